// Lays one chart out with ELK. Runs at build time only (scripts/charts.mjs); nothing that ships imports this.
//
// Two things keep large charts readable. A transition out of its surroundings, of which its source or target has many,
// is cut short: a small flag beside its source names the target. And a compound of many compounds (a turn of
// phases) is laid out block by block, in rows in reading order, with such flags between the blocks.
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { flag, initialDot, initialWire, type Direction, type Rect, type Wire } from '../../charts/layout';
import type { ChartEdge, ChartNode, Graph } from './graph';
import { edgeLabel, flagSize, HEAD, nodeLabel, type Texts } from './labels';
import { moved, rows } from './rows';

/** Something laid out, with its own corner at 0,0. */
export interface Piece {
	readonly w: number;
	readonly h: number;
	readonly boxes: ReadonlyMap<string, Rect>;
	readonly wires: ReadonlyMap<string, Wire>;
}
/** How to lay out: which way arrows lead, and the width by height that blocks in rows aim at. */
export interface Wish {
	readonly direction: Direction;
	readonly shape: number;
}

const PAD = 16;
const DOT = 10;
/** From so many far transitions on, those into or out of a state are flagged instead of wired. */
const MANY = 4;
/** From so many compounds on, a compound is laid out in blocks. */
const MANY_BLOCKS = 4;

const options = (direction: Direction) => ({
	'elk.algorithm': 'layered',
	'elk.direction': direction.toUpperCase(),
	'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
	'elk.edgeRouting': 'ORTHOGONAL',
	// any other considerModelOrder crashes elkjs 0.12.1 once edges cross the border of a compound state
	'elk.layered.considerModelOrder.strategy': 'NONE',
	// begins where the chart begins, so that loops read as ways back
	'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
	'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
	'elk.layered.crossingMinimization.semiInteractive': 'true',
	'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
	// a guard reads best near the state that asks it
	'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'TAIL_LAYER',
	'elk.layered.thoroughness': '30',
	'elk.randomSeed': '1',
	'elk.edgeLabels.inline': 'false',
	'elk.spacing.nodeNode': '18',
	'elk.spacing.edgeNode': '10',
	'elk.spacing.edgeEdge': '9',
	'elk.spacing.edgeLabel': '3',
	'elk.spacing.labelLabel': '4',
	'elk.spacing.nodeSelfLoop': '12',
	'elk.layered.spacing.nodeNodeBetweenLayers': direction === 'down' ? '24' : '30',
	'elk.layered.spacing.edgeNodeBetweenLayers': '10',
	'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
	'elk.json.shapeCoords': 'ROOT',
	'elk.json.edgeCoords': 'ROOT'
});

/** Half pixels are enough, and short in the file. */
const round = (n: number): number => Math.round(n * 2) / 2;
const isBlocks = (node: ChartNode): boolean =>
	node.children.filter((child) => child.children.length).length >= MANY_BLOCKS;

export async function layoutChart(elk: ELK, graph: Graph, texts: Texts, wish: Wish): Promise<Piece> {
	const parentOf = new Map(graph.nodes.map((node) => [node.id, node.parent]));
	const isFar = ({ source, target }: ChartEdge) =>
		parentOf.get(source) !== parentOf.get(target) &&
		parentOf.get(source) !== target &&
		parentOf.get(target) !== source;
	const farInto = new Map<string, number>();
	const farFrom = new Map<string, number>();
	for (const { source, target } of graph.edges.filter(isFar)) {
		farInto.set(target, (farInto.get(target) ?? 0) + 1);
		farFrom.set(source, (farFrom.get(source) ?? 0) + 1);
	}
	const compounds = new Set(graph.nodes.filter((node) => node.children.length).map((node) => node.id));
	const isFlagged = (edge: ChartEdge) =>
		edge.source === edge.target
			? compounds.has(edge.source) // the loop would go around everything in it
			: isFar(edge) && (farInto.get(edge.target)! >= MANY || farFrom.get(edge.source)! >= MANY);

	/** The nodes drawn together with `top`: all below, but blocks only as wholes. */
	function region(top: readonly ChartNode[], into = new Set<string>()): Set<string> {
		for (const node of top) {
			into.add(node.id);
			if (!isBlocks(node)) region(node.children, into);
		}
		return into;
	}

	/** These nodes with their transitions, and the dot of the compound they are in, if it points to one of them. */
	async function layoutRegion(top: readonly ChartNode[], owner: ChartNode | null): Promise<Piece> {
		const inside = region(top);
		const blocks = new Map<string, Piece>();
		const edges: ElkExtendedEdge[] = [];
		const flags = new Map<string, ElkNode[]>(); // by the parent they stand in
		for (const edge of graph.edges) {
			if (!inside.has(edge.source)) continue;
			const label = edgeLabel(texts, graph.chart, edge);
			const cut = isFlagged(edge) || !inside.has(edge.target);
			if (cut) {
				const [width, height] = flagSize(texts, graph, edge);
				const parent = parentOf.get(edge.source) ?? '';
				const place = inside.has(parent) ? parent : '';
				flags.set(place, [...(flags.get(place) ?? []), { id: flag(edge.id), width, height }]);
			}
			edges.push({
				id: edge.id,
				sources: [edge.source],
				targets: [cut ? flag(edge.id) : edge.target],
				labels: label ? [{ id: `${edge.id}#`, text: '-', width: label.w, height: label.h }] : []
			});
		}
		const dot = (node: ChartNode, children: ElkNode[]) => {
			if (!node.initial || !inside.has(node.initial)) return;
			children.unshift({ id: initialDot(node.id), width: DOT, height: DOT });
			edges.push({ id: initialWire(node.id), sources: [initialDot(node.id)], targets: [node.initial] });
		};
		const convert = async (node: ChartNode): Promise<ElkNode> => {
			const label = nodeLabel(texts, graph.chart, node);
			if (!node.children.length)
				return {
					id: node.id,
					width: label.w,
					height: label.h,
					layoutOptions: {
						'elk.layered.edgeRouting.selfLoopDistribution': 'NORTH_SOUTH',
						'elk.layered.edgeRouting.selfLoopOrdering': 'SEQUENCED'
					}
				};
			if (isBlocks(node)) {
				const piece = await layoutBlocks(node);
				blocks.set(node.id, piece);
				return { id: node.id, width: piece.w, height: piece.h };
			}
			const children = await all(node.children, convert);
			children.push(...(flags.get(node.id) ?? []));
			dot(node, children);
			return frame(node, label.w, children, wish.direction);
		};
		const children = await all(top, convert);
		if (owner) dot(owner, children);
		children.push(...(flags.get('') ?? []));
		const laid = await elk.layout({
			id: '',
			children,
			layoutOptions: { ...options(wish.direction), 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
			edges
		});
		return embed(collect(laid), blocks);
	}

	/** The children in rows: each compound a block, the plain states together one more. */
	async function layoutBlocks(node: ChartNode): Promise<Piece> {
		const plain = node.children.filter((child) => !child.children.length);
		const groups = node.children.filter((child) => child.children.length).map((child) => [child]);
		// where the compound begins, reading begins
		if (plain.length)
			groups.splice(plain.some((child) => child.id === node.initial) ? 0 : groups.length, 0, plain);
		const pieces = await all(groups, (group) => layoutRegion(group, node));
		const { w, h, at } = rows(pieces, wish.shape);
		const boxes = new Map<string, Rect>();
		const wires = new Map<string, Wire>();
		pieces.forEach((piece, i) => moved(piece, at[i]![0] + PAD, at[i]![1] + HEAD + PAD - 2, boxes, wires));
		const width = Math.max(w + 2 * PAD, nodeLabel(texts, graph.chart, node).w + 40);
		return { w: width, h: h + HEAD + 2 * PAD - 2, boxes, wires };
	}

	if (isBlocks(graph.root)) {
		const piece = await layoutBlocks(graph.root);
		return { ...piece, boxes: new Map([[graph.root.id, [0, 0, piece.w, piece.h]], ...piece.boxes]) };
	}
	return layoutRegion([graph.root], null);
}

async function all<A, B>(items: readonly A[], map: (item: A) => Promise<B>): Promise<B[]> {
	const done: B[] = [];
	for (const item of items) done.push(await map(item));
	return done;
}

const frame = (node: ChartNode, minimum: number, children: ElkNode[], direction: Direction): ElkNode => ({
	id: node.id,
	children,
	layoutOptions: {
		...options(direction),
		'elk.padding': `[top=${HEAD + 14},left=${PAD},bottom=${PAD},right=${PAD}]`,
		'elk.nodeSize.constraints': 'MINIMUM_SIZE',
		'elk.nodeSize.minimum': `(${minimum + 40},60)`
	}
});

function collect(laid: ElkNode): Piece {
	const boxes = new Map<string, Rect>();
	const wires = new Map<string, Wire>();
	const visit = (node: ElkNode): void => {
		if (node.id)
			boxes.set(node.id, [round(node.x!), round(node.y!), round(node.width!), round(node.height!)]);
		for (const edge of node.edges ?? []) {
			const section = edge.sections?.[0];
			if (!section) throw new Error(`ELK gave no way for ${edge.id}`);
			const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
			const label = edge.labels?.[0];
			wires.set(edge.id!, {
				way: points.flatMap((p) => [round(p.x), round(p.y)]),
				...(label && { label: [round(label.x!), round(label.y!), round(label.width!), round(label.height!)] })
			});
		}
		node.children?.forEach(visit);
	};
	visit(laid);
	return { w: Math.ceil(laid.width!), h: Math.ceil(laid.height!), boxes, wires };
}

/** What was laid out on its own comes where its whole was put. */
function embed(piece: Piece, blocks: ReadonlyMap<string, Piece>): Piece {
	const boxes = new Map(piece.boxes);
	const wires = new Map(piece.wires);
	for (const [id, block] of blocks) {
		const [x, y] = piece.boxes.get(id)!;
		moved(block, x, y, boxes, wires);
	}
	return { ...piece, boxes, wires };
}
