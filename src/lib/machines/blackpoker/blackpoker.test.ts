import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../rules/blackpoker/scenarios';
import { say } from '../../rules/core/text';
import { system } from './index';
import { isProblems } from '../../rules/core/contract';

describe('scenarios', () => {
	it.each(SCENARIOS.map((s) => [s.id, s] as const))('%s plays', (_, s) => {
		const started = system.start(s);
		if (isProblems(started)) throw new Error(JSON.stringify(started));
		let p = started as Exclude<typeof started, readonly unknown[]>;
		for (const step of s.steps) {
			expect(system.whyNot(p, step.move).map((r) => say(r, 'en'))).toEqual([]);
			for (const m of system.kernel.run(p, system.event(step.move))) {
				p = m.position;
				console.log(
					m.position.frames.map((f) => f[0] + '.' + JSON.stringify(f[1])).join(' > '),
					'|',
					m.happened.map((h) => say(h, 'en')).join(' ')
				);
				expect(system.faults(p)).toEqual([]);
			}
		}
		console.log(JSON.stringify(system.facts(p)));
	});
});
