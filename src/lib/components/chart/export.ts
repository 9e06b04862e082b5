// The chart as it stands, in a file of its own: the styles written into the elements, the camera taken off.

const PROPERTIES = [
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-width',
	'stroke-dasharray',
	'stroke-linecap',
	'font-family',
	'font-size',
	'font-weight'
];

/** Standalone SVG text with what is marked now. `background` lies under it. */
export function svgText(
	svg: SVGSVGElement,
	size: readonly [w: number, h: number],
	background: string
): string {
	const copy = svg.cloneNode(true) as SVGSVGElement;
	const drawn = [...svg.querySelectorAll('*')];
	[...copy.querySelectorAll('*')].forEach((element, i) => {
		const style = getComputedStyle(drawn[i]!);
		if (style.display === 'none') element.setAttribute('data-hidden', '');
		for (const property of PROPERTIES) {
			const value = style.getPropertyValue(property);
			if (value) element.setAttribute(property, value);
		}
		for (const name of ['class', 'data-id', 'data-take', 'data-depth']) element.removeAttribute(name);
	});
	copy.querySelectorAll('[data-hidden]').forEach((element) => element.remove());
	copy.querySelector('g')?.removeAttribute('transform');
	for (const { name } of [...copy.attributes]) copy.removeAttribute(name);
	const under = copy.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'rect');
	for (const [name, value] of [
		['width', '100%'],
		['height', '100%'],
		['fill', background]
	] as const)
		under.setAttribute(name, value);
	copy.prepend(under);
	copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	copy.setAttribute('viewBox', `0 0 ${size[0]} ${size[1]}`);
	copy.setAttribute('width', String(size[0]));
	copy.setAttribute('height', String(size[1]));
	return new XMLSerializer().serializeToString(copy);
}

/** Hands a text to the visitor as a file. */
export function download(text: string, name: string, type: string): void {
	const url = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
