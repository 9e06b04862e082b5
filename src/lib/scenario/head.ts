// What a scenario's head says, checked against its system: format, frame and rulings must exist.
// The set-up itself is the system's own to check.
import type { Problem } from '../rules/core/contract';
import type { RuleSystem } from '../machines/contract';
import { makePath } from './paths';
import { problem } from './problems';
import type { Scenario } from './types';

type HeadSystem = Pick<RuleSystem, 'rulings' | 'regulations'>;

export function checkHead(system: HeadSystem, { regulation, rulings }: Scenario): readonly Problem[] {
	return [...checkRegulation(system, regulation), ...checkRulings(system, rulings ?? {})];
}

function checkRegulation(
	{ regulations }: HeadSystem,
	regulation: Scenario['regulation']
): readonly Problem[] {
	if (!regulation) return [];
	if (!regulations) return [problem('no_regulations', { path: 'regulation' })];
	const { format, frame } = regulation;
	const formats = regulations.formats.map((f) => f.id);
	if (!formats.includes(format))
		return [problem('format_unknown', { path: 'regulation.format' }, { format, known: formats.join(' ') })];
	const frames = regulations.frames.filter((f) => f.formats.includes(format)).map((f) => f.id);
	if (!frames.includes(frame))
		return [
			problem('frame_unknown', { path: 'regulation.frame' }, { format, frame, known: frames.join(' ') })
		];
	return [];
}

function checkRulings(system: HeadSystem, rulings: NonNullable<Scenario['rulings']>): readonly Problem[] {
	return Object.entries(rulings).flatMap(([ruling, choice]) => {
		const where = { path: makePath(['rulings', ruling]) };
		const known = Object.hasOwn(system.rulings, ruling) ? system.rulings[ruling]! : null;
		if (!known) return [problem('ruling_unknown', where, { ruling })];
		if (known.choices.includes(choice)) return [];
		return [problem('choice_unknown', where, { ruling, choice, known: known.choices.join(' ') })];
	});
}
