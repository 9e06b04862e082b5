// The head of a scenario: format, frame, text profile and rulings.
import type { Problem } from '../../core/contract';
import { FORMAT_NAMES, FRAME_NAMES, FRAMES_OF } from '../names';
import { RULINGS } from '../rulings';
import { FORMATS, FRAMES, PROFILES, type Format, type Frame, type Profile } from '../table';
import { problem } from './problems';

export interface Regulation {
	readonly format: Format;
	readonly frame: Frame;
	readonly profile: Profile;
	readonly rulings: Readonly<Record<string, string>>;
}

/** Format, frame, text profile and rulings of a scenario's head. */
export function readRegulation(head: {
	readonly regulation?: { readonly format: string; readonly frame: string };
	readonly profile?: string;
	readonly rulings?: Readonly<Record<string, string>>;
}): Regulation | Problem[] {
	const problems: Problem[] = [];
	const { format = 'master', frame = 'extra' } = head.regulation ?? {};
	const knownFormat = (FORMATS as readonly string[]).includes(format);
	const knownFrame = (FRAMES as readonly string[]).includes(frame);
	if (!knownFormat) problems.push(problem('unknown_format', 'regulation.format', { value: format }));
	if (!knownFrame) problems.push(problem('unknown_frame', 'regulation.frame', { value: frame }));
	if (knownFormat && knownFrame && !FRAMES_OF[format as Format].includes(frame as Frame))
		problems.push(
			problem('format_frame', 'regulation', {
				format: FORMAT_NAMES[format as Format],
				frame: FRAME_NAMES[frame as Frame]
			})
		);
	const profile = head.profile ?? 'seed';
	if (!(PROFILES as readonly string[]).includes(profile))
		problems.push(problem('unknown_profile', 'profile', { value: profile }));
	for (const [id, choice] of Object.entries(head.rulings ?? {})) {
		const ruling = Object.hasOwn(RULINGS, id) ? RULINGS[id]! : null;
		if (!ruling) problems.push(problem('unknown_ruling', `rulings.${id}`, { value: id }));
		else if (!ruling.choices.includes(choice))
			problems.push(problem('unknown_choice', `rulings.${id}`, { ruling: id, value: choice }));
	}
	if (problems.length) return problems;
	return {
		format: format as Format,
		frame: frame as Frame,
		profile: profile as Profile,
		rulings: head.rulings ?? {}
	};
}
