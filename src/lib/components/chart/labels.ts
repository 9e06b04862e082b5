// The words on a chart, cut into lines, and how much room they take. The layout at build time and the drawing
// at run time both ask here, so that a label always fits the room that was left for it.
import type { Lang } from '../../rules/core/text';
import type { ChartDoc } from '../../machines/contract';
import { isAutomatic, type ChartEdge, type ChartNode, type Graph } from './graph';

export type ChartDocs = Readonly<Record<string, ChartDoc>>;

export const NAME = 13; // font sizes in px
export const SMALL = 11;
export const LINE = 14; // height of a line of small text
export const HEAD = 30; // title bar of a box with boxes in it
/** Room left of a guard for its present truth, and left of a label for the button that takes the transition. */
export const MARK = 16;

/** A character of the scripts that take a full square each. */
const WIDE =
	/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6①-⓿]/u;
// measured on Noto Sans, the widest of the fonts in --font
const NARROW = /[ilIjt.,:;'!|()[\]-]/;
const em = (c: string): number =>
	WIDE.test(c) ? 1 : NARROW.test(c) ? 0.36 : /[A-Z0-9mw—→★]/.test(c) ? 0.7 : 0.58;

/** Estimated width in px; a little generous, since fonts differ. */
export const widthOf = (text: string, size: number): number =>
	[...text].reduce((sum, c) => sum + em(c), 0) * size;

/** Characters that must not begin, or end, a line in Japanese. */
const NO_START = /[、。，．・：；？！ー～）」』】〕ぁぃぅぇぉっゃゅょァィゥェォッャュョ)\].,]/;
const NO_END = /[（「『【〔([]/;
const mayBreak = (before: string, after: string): boolean =>
	before === ' ' ||
	(after !== ' ' && !NO_START.test(after) && !NO_END.test(before) && (WIDE.test(before) || WIDE.test(after)));

/** Cuts a text into lines of about `room` em: at spaces, and between full-width characters. */
export function wrap(text: string, room: number): string[] {
	const pieces: string[] = [];
	for (const c of text) {
		const last = pieces.at(-1);
		if (last === undefined || mayBreak(last.at(-1)!, c)) pieces.push(c);
		else pieces[pieces.length - 1] = last + c;
	}
	const whole = widthOf(text, 1);
	if (whole <= room) return [text.trim()];
	// lines of about the same length look better than a full one and a rest
	const even = Math.min(room, whole / Math.ceil(whole / room) + 1);
	const lines = [''];
	for (const piece of pieces) {
		const line = lines.at(-1)!;
		if (line && widthOf((line + piece).trimEnd(), 1) > even) lines.push(piece);
		else lines[lines.length - 1] = line + piece;
	}
	return lines.map((line) => line.trim());
}

/** Texts of one language; what the documents don't name keeps the name it has in the chart. */
export function textsOf(docs: ChartDocs, lang: Lang) {
	const pick = <T>(chart: string, of: (doc: ChartDoc) => T | undefined): T | undefined => {
		const doc = docs[chart];
		return doc && of(doc);
	};
	return {
		chart: (chart: string): string => docs[chart]?.title[lang] ?? chart,
		state: (chart: string, node: ChartNode): string =>
			pick(chart, (d) => d.states[node.id])?.label[lang] ??
			(node.parent === null ? (docs[chart]?.title[lang] ?? chart) : node.key),
		cites: (chart: string, id: string): readonly string[] => pick(chart, (d) => d.states[id])?.cites ?? [],
		event: (chart: string, type: string): string => pick(chart, (d) => d.events[type])?.[lang] ?? type,
		guard: (chart: string, name: string): string => pick(chart, (d) => d.guards[name])?.[lang] ?? name
	};
}
export type Texts = ReturnType<typeof textsOf>;

export interface EdgeLabel {
	readonly event: readonly string[];
	readonly guard: readonly string[];
	/** Where the guard's text begins. */
	readonly indent: number;
	readonly w: number;
	readonly h: number;
}
/** What is written at an arrow: who sets it off, unless that is the rules themselves, and its guard. */
export function edgeLabel(texts: Texts, chart: string, edge: ChartEdge): EdgeLabel | null {
	const event = isAutomatic(edge.event) ? [] : wrap(texts.event(chart, edge.event), 9);
	const guard = edge.guard ? wrap(texts.guard(chart, edge.guard), 10) : [];
	if (!event.length && !guard.length) return null;
	const widest = (lines: readonly string[]) => Math.max(0, ...lines.map((line) => widthOf(line, SMALL)));
	// the button stands before the first line, a guard's truth before the guard
	const indent = event.length ? MARK : 2 * MARK;
	return {
		event,
		guard,
		indent,
		w: Math.ceil(Math.max(widest(event) + MARK, guard.length ? widest(guard) + indent : 0) + 10),
		h: (event.length + guard.length) * LINE + 4
	};
}

export interface NodeLabel {
	readonly name: readonly string[];
	/** The charts it waits for, in small print. */
	readonly below: readonly string[];
	readonly w: number;
	readonly h: number;
}
export function nodeLabel(texts: Texts, chart: string, node: ChartNode): NodeLabel {
	const name = wrap(texts.state(chart, node), node.children.length ? 40 : 10);
	const below = node.waitsFor.map((callee) => texts.chart(callee));
	const widest = Math.max(
		...name.map((line) => widthOf(line, NAME)),
		...below.map((line) => widthOf(line, SMALL) + MARK)
	);
	return {
		name,
		below,
		w: Math.ceil(Math.max(72, widest + 28)),
		h: Math.max(38, 20 + name.length * 17 + below.length * LINE)
	};
}

/** The name of a transition's target, for the flag that stands in for it. */
export const flagText = (texts: Texts, { chart, nodes }: Graph, edge: ChartEdge): string =>
	`→ ${texts.state(
		chart,
		nodes.find((node) => node.id === edge.target)!
	)}`;
export const flagSize = (texts: Texts, graph: Graph, edge: ChartEdge): readonly [w: number, h: number] => [
	Math.ceil(widthOf(flagText(texts, graph, edge), SMALL) + 18),
	22
];

/** Changes whenever anything does that the layout was made from: states, transitions, or the room a label takes. */
export function layoutHash(graphs: readonly Graph[], texts: Texts): string {
	const said = graphs.map((g) => [
		g,
		g.nodes.map((n) => nodeLabel(texts, g.chart, n)),
		g.edges.map((e) => edgeLabel(texts, g.chart, e))
	]);
	let h = 5381;
	for (const c of JSON.stringify(said)) h = ((h * 33) ^ c.charCodeAt(0)) >>> 0;
	return h.toString(36);
}
