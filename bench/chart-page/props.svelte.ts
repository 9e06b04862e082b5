// The properties of the chart as the debugger would give them, changed from outside the component.
import type { MicroStep } from '../../src/lib/machines/kernel';
import type { RuleSystem } from '../../src/lib/machines/contract';

export function chartProps<T>(system: RuleSystem<T>, first: MicroStep<T>) {
	let step = $state.raw(first);
	return {
		show: (next: MicroStep<T>) => (step = next),
		of: {
			system,
			lang: 'en' as const,
			get frames() {
				return step.position.frames;
			},
			get beside() {
				return step.position.beside;
			},
			get hops() {
				return step.hops;
			},
			get guard() {
				const { position } = step;
				return (name: string) => system.guard(position, name);
			},
			get enabled() {
				return system.kernel.waits(step.position) ? ['REQUEST', 'PASS'] : ['NEXT'];
			}
		}
	};
}
