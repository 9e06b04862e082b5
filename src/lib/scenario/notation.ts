// The text notation: a scenario that people can read, write and paste into a chat.
// docs/scenario-format.md describes it; read-notation.ts reads it. Indentation and empty lines mean nothing, so a chat may eat them.
import type { L10n, Seat } from '../rules/core/text';
import type { Move } from '../rules/core/contract';
import type { RuleSystem } from '../machines/contract';
import { makeWord } from './words';
import type { Scenario, ScenarioStep } from './types';

/** What the notation needs to know of a system. */
export type NotationSystem = Pick<RuleSystem, 'notation'>;

/** The line's text after a keyword: written bare where that reads back the same, as a JSON string otherwise. */
const makeProse = (text: string): string =>
	text !== '' && text === text.trim() && !/^"|[\p{Cc}\u2028\u2029]/u.test(text) ? text : JSON.stringify(text);

const bothLines = (keyword: string, text: L10n | undefined): string[] =>
	text ? [`${keyword}ja: ${makeProse(text.ja)}`, `${keyword}en: ${makeProse(text.en)}`] : [];

/** A pick as it is written in a move of `seat`: its own cards without their seat. */
function makePick(pick: string, seat: Seat, card: RegExp | undefined): string {
	const bare = makeWord(pick);
	if (!card || bare !== pick) return bare;
	// a bare word that looks like a card would be read as one of the mover's own
	if (card.test(pick)) return JSON.stringify(pick);
	const own = pick.startsWith(`${seat}:`) ? pick.slice(2) : '';
	return card.test(own) ? own : pick;
}

/** The pick that a written word means. */
export function readPick(word: string, quoted: boolean, seat: Seat, card: RegExp | undefined): string {
	return !quoted && card?.test(word) ? `${seat}:${word}` : word;
}

/** A move in one line, e.g. `A up keys=H3 discard=C2 target=B:S5`. */
export function makeMove({ seat, action, picks }: Move, card?: RegExp): string {
	const fields = Object.entries(picks ?? {}).map(
		([field, ids]) => `${makeWord(field)}=${ids.map((id) => makePick(id, seat, card)).join(',')}`
	);
	return [seat, makeWord(action), ...fields].join(' ');
}

/** Writes a scenario; `parseNotation(makeNotation(x))` equals `x`. */
export function makeNotation(scenario: Scenario, system: NotationSystem): string {
	const { notation } = system;
	const steps = (list: readonly ScenarioStep[], indent: string): string[] =>
		list.flatMap((step) => {
			const under = [
				...bothLines('', step.note),
				...(step.expect ?? []).map((e) => `expect ${e}`),
				...(step.refused ? [`refused ${step.refused.map(makeWord).join(' ')}`] : []),
				...(step.variations ?? []).flatMap((variation) => [
					'{',
					...bothLines('  name ', variation.name),
					...steps(variation.steps, '  '),
					'}'
				])
			];
			return [makeMove(step.move, notation.card), ...under.map((line) => `  ${line}`)].map(
				(line) => indent + line
			);
		});
	const { regulation, profile, rulings, shows } = scenario;
	return (
		[
			`kuroko 1 ${makeWord(scenario.system)}`,
			`id ${scenario.id}`,
			...bothLines('title ', scenario.title),
			...bothLines('about ', scenario.about),
			...(regulation ? [`regulation ${makeWord(regulation.format)} ${makeWord(regulation.frame)}`] : []),
			...(profile !== undefined ? [`profile ${makeWord(profile)}`] : []),
			...Object.entries(rulings ?? {}).map(([id, choice]) => `ruling ${makeWord(id)} ${makeWord(choice)}`),
			...(shows ? [`shows ${shows.map(makeWord).join(' ')}`] : []),
			'',
			'setup',
			...notation.print(scenario.setup).map((line) => `  ${line}`),
			'',
			'moves',
			...bothLines('  ', scenario.note),
			...(scenario.expect ?? []).map((e) => `  expect ${e}`),
			...steps(scenario.steps, '')
		].join('\n') + '\n'
	);
}
