// Lays one chart out with ELK. Runs at build time only (scripts/charts.mjs); nothing that ships imports this.
import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { initialDot, initialWire, type Direction, type Rect, type Wire } from '../../charts/layout';
import type { ChartNode, Graph } from './graph';
import { edgeLabel, HEAD, nodeLabel, type Texts } from './labels';

/** One chart with its own corner at 0,0. */
export interface Piece {
	readonly w: number;
	readonly h: number;
	readonly boxes: ReadonlyMap<string, Rect>;
	readonly wires: ReadonlyMap<string, Wire>;
}

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
const DOT = 10;
/** Half pixels are enough, and short in the file. */
const round = (n: number): number => Math.round(n * 2) / 2;

export async function layoutChart(
	elk: ELK,
	graph: Graph,
	texts: Texts,
	direction: Direction
): Promise<Piece> {
	const edges: ElkExtendedEdge[] = graph.edges.map((edge) => {
		const label = edgeLabel(texts, graph.chart, edge);
		return {
			id: edge.id,
			sources: [edge.source],
			targets: [edge.target],
			labels: label ? [{ id: `${edge.id}#`, text: '-', width: label.w, height: label.h }] : []
		};
	});
	const convert = (node: ChartNode): ElkNode => {
		const label = nodeLabel(texts, graph.chart, node);
		if (!node.children.length) return { id: node.id, width: label.w, height: label.h };
		const children = node.children.map(convert);
		if (node.initial) {
			children.unshift({ id: initialDot(node.id), width: DOT, height: DOT });
			edges.push({ id: initialWire(node.id), sources: [initialDot(node.id)], targets: [node.initial] });
		}
		return {
			id: node.id,
			children,
			layoutOptions: {
				...options(direction),
				'elk.padding': `[top=${HEAD + 14},left=16,bottom=16,right=16]`,
				'elk.nodeSize.constraints': 'MINIMUM_SIZE',
				'elk.nodeSize.minimum': `(${label.w + 40},60)`
			}
		};
	};
	const laid = await elk.layout({
		id: '',
		layoutOptions: { ...options(direction), 'elk.padding': '[top=0,left=0,bottom=0,right=0]' },
		children: [convert(graph.root)],
		edges
	});
	return collect(laid);
}

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
