// The chart component alone, driven along the counter war; and beside it the floor: the same classes set on the same
// elements with nothing else done. bench/page.ts asks for both.
import { flushSync, mount } from 'svelte';
import { system } from '../../src/lib/machines/blackpoker';
import type { MicroStep } from '../../src/lib/machines/kernel';
import type { Table } from '../../src/lib/rules/blackpoker/table';
import StateChart from '../../src/lib/components/chart/StateChart.svelte';
import '../../src/app.css';
import { counterWar } from '../games';
import { chartProps } from './props.svelte';

const { start, moves } = counterWar(system);
const steps: MicroStep<Table>[] = [{ position: start, hops: [], happened: [] }];
for (const move of moves)
	steps.push(...system.kernel.run(steps[steps.length - 1]!.position, system.event(move)));

const props = chartProps(system, steps[0]!);
const target = document.getElementById('chart')!;
mount(StateChart, { target, props: props.of });

/** Svelte's own work, then the styles and places that the browser owes; painting is the same for both. */
const settle = () => {
	flushSync();
	return target.querySelector('svg')!.getBoundingClientRect().width;
};

export interface Redraw {
	readonly steps: number;
	/** Milliseconds a step. */
	readonly component: number;
	readonly floor: number;
}
declare global {
	interface Window {
		/** Measures both, so many times along the line. Null until the chart is drawn. */
		redraw(rounds: number): Redraw | null;
	}
}
globalThis.window.redraw = (rounds) => {
	if (!target.querySelector('svg [data-id]')) return null;
	// what each step changes: the classes of these elements
	const classes: [Element, string | null][][] = [];
	const watch = new MutationObserver(() => {});
	watch.observe(target, { attributes: true, attributeFilter: ['class'], subtree: true });
	for (const step of [...steps, steps[0]!]) {
		props.show(step);
		settle();
		const changed = new Set(watch.takeRecords().map((record) => record.target as Element));
		classes.push([...changed].map((element) => [element, element.getAttribute('class')]));
	}
	watch.disconnect();
	const time = (change: (step: number) => void) => {
		const from = performance.now();
		for (let round = 0; round < rounds; round++)
			for (let step = 0; step < steps.length; step++) {
				change(step);
				settle();
			}
		return (performance.now() - from) / (rounds * steps.length);
	};
	const component = time((step) => props.show(steps[step]!));
	const floor = time((step) => {
		for (const [element, names] of classes[step]!) element.setAttribute('class', names ?? '');
	});
	return { steps: steps.length, component, floor };
};
