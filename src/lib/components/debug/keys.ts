// The keyboard of the debugger: one table for the keys themselves, the `?` dialog and the titles.
import type { L10n } from '$lib/rules/core/text';
import { messages } from './messages';

export interface Shortcut {
	/** As `KeyboardEvent.key`, with `Shift+` before it where it is held. */
	readonly keys: readonly string[];
	readonly name: L10n;
	readonly does: Command;
	/** Needs no single-letter keys to be allowed. */
	readonly always?: boolean;
}
export type Command =
	| 'into'
	| 'back'
	| 'over'
	| 'overBack'
	| 'out'
	| 'outBack'
	| 'go'
	| 'goBack'
	| 'start'
	| 'end'
	| 'auto'
	| 'pass'
	| 'search'
	| 'viewer'
	| 'variation'
	| 'breakpoints'
	| 'scenarios'
	| 'share'
	| 'note'
	| 'cancel'
	| 'help';

const { step, keys, tools } = messages;
export const SHORTCUTS: readonly Shortcut[] = [
	{ keys: ['ArrowRight', '.'], name: step.intoHint, does: 'into', always: true },
	{ keys: ['ArrowLeft', ','], name: step.backHint, does: 'back', always: true },
	{ keys: ['Shift+ArrowRight', 'n'], name: step.over, does: 'over', always: true },
	{ keys: ['Shift+ArrowLeft', 'Shift+N'], name: step.overBack, does: 'overBack', always: true },
	{ keys: ['o'], name: step.out, does: 'out' },
	{ keys: ['Shift+O'], name: step.outBack, does: 'outBack' },
	{ keys: ['c'], name: step.go, does: 'go' },
	{ keys: ['Shift+C'], name: step.goBack, does: 'goBack' },
	{ keys: ['Home'], name: step.start, does: 'start', always: true },
	{ keys: ['End'], name: step.end, does: 'end', always: true },
	{ keys: ['a'], name: step.auto, does: 'auto' },
	{ keys: ['p'], name: keys.pass, does: 'pass' },
	{ keys: ['/'], name: keys.search, does: 'search' },
	{ keys: ['v'], name: keys.viewer, does: 'viewer' },
	{ keys: ['b'], name: tools.breakpoints, does: 'breakpoints' },
	{ keys: ['w'], name: keys.variation, does: 'variation' },
	{ keys: ['g'], name: tools.choose, does: 'scenarios' },
	{ keys: ['s'], name: tools.share, does: 'share' },
	{ keys: ['Escape'], name: keys.cancel, does: 'cancel', always: true },
	{ keys: ['?'], name: keys.help, does: 'help' }
];

/** How a key is written in the list. */
export const keyLabel = (key: string): string =>
	key
		.replace('ArrowRight', '→')
		.replace('ArrowLeft', '←')
		.replace('Escape', 'Esc')
		.replace(/^[a-z]$/, (c) => c.toUpperCase())
		.replace('Shift+', '⇧ ');

/** What a key press asks for; null where it belongs to something else, such as a field being typed in. */
export function commandOf(event: KeyboardEvent, singles: boolean): Command | null {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
		return null;
	const at = event.target as Partial<Element> | null;
	if (at?.closest?.('input, textarea, select, dialog, [popover], [role="separator"], [role="tree"]'))
		return null;
	const named = event.key.length > 1 || /[a-z]/i.test(event.key);
	const key = event.shiftKey && named ? `Shift+${event.key}` : event.key;
	const found = SHORTCUTS.find((s) => s.keys.includes(key));
	if (!found || (!singles && event.key.length === 1)) return null;
	return found.does;
}
