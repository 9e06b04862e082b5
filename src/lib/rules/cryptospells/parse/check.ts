// What a text that can be read still gets wrong: who may pick, how many, and what must hang together.
import { abilitiesOf, type Ability, type AbilityText, type Span, type Target, type Verb } from './ast';
import { diagnose, type Diagnostic, type DiagnosticCode } from './diagnostics';
import { NUMBER_LIMIT } from './phrase';

/**
 * All diagnostics about the meaning of a text. `heads` are the places of the blocks' triggers; `unread` says that a
 * part was already refused, so that an empty block needs no second complaint.
 */
export function check(
	source: string,
	ast: AbilityText,
	heads: readonly Span[],
	unread: boolean
): readonly Diagnostic[] {
	const found: Diagnostic[] = [];
	const say = (code: DiagnosticCode, at: Span, slots?: Parameters<typeof diagnose>[3]) =>
		found.push(diagnose(source, code, at, slots));
	const all = abilitiesOf(ast);
	const picks = all.filter((a) => a.target?.select === 'choose');

	ast.blocks.forEach((block, i) => {
		if (block.trigger === 'none' && ast.kind === 'unit') say('unit-needs-trigger', block.at);
		if (block.trigger !== 'cast' && ast.kind === 'spell') say('spell-has-trigger', heads[i]!);
		if (!block.abilities.length && !unread) say('empty-block', heads[i]!);
		// T31: two abilities go with being played, not with a death or a turn
		const dual = block.trigger === 'summon' || block.trigger === 'cast';
		if (block.abilities.length > 1 && !dual) say('dual-outside-summon-or-spell', block.abilities[1]!.at);
		if (block.abilities.length > 2) say('more-than-two-abilities', block.abilities[2]!.at);
		const last = block.abilities[block.abilities.length - 1];
		if (last?.te) say('dangling-te-form', last.at);
	});
	for (const a of picks) {
		if (a.trigger !== 'summon' && a.trigger !== 'cast') say('choose-only-on-summon-or-spell', a.target!.at);
		if (a.target!.count! > 1) say('choose-more-than-one', a.target!.at, { count: a.target!.count! });
	}
	if (picks.length > 1) say('two-choose-abilities', picks[1]!.at);
	for (const a of all) {
		if (numbersOf(a).some((n) => n > NUMBER_LIMIT)) say('number-too-large', a.at, { limit: NUMBER_LIMIT });
		if (a.target) checkTarget(a.target, ast.kind === 'spell', say);
	}
	return found;
}

function checkTarget(
	target: Target,
	onSpell: boolean,
	say: (code: DiagnosticCode, at: Span) => unknown
): void {
	if (target.count === 0) say('count-zero', target.at);
	if (target.conflict) say('conflicting-quantifiers', target.at);
	if (onSpell && (target.select === 'self' || target.notSelf)) say('self-word-on-spell', target.at);
	if (target.select === 'unspecified') say('no-count-and-no-quantifier', target.at);
}

function numbersOf({ target, verb }: Ability): readonly number[] {
	const inTarget = target
		? [target.count ?? 0, ...target.conditions.map((c) => (c.is === 'compare' ? c.n : 0))]
		: [];
	return [...inTarget, ...numbersOfVerb(verb)];
}
function numbersOfVerb(verb: Verb): readonly number[] {
	if (verb.op === 'stats') return [Math.abs(verb.attack), Math.abs(verb.health)];
	if (verb.op === 'maxMana') return [Math.abs(verb.by)];
	return 'n' in verb ? [verb.n] : [];
}
