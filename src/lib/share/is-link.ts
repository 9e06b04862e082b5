// Tells a pasted link from a pasted scenario. Apart from the codec: the page asks before it loads either.

/** A scenario may well have a link in its notes: what begins like one is not taken for a link. */
export const isLink = (text: string): boolean =>
	/#[ks]=/.test(text) && !/^\s*(?:(?:#[^\n]*\n\s*)*kuroko\s|[{[])/.test(text);
