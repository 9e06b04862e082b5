// How a text will be read, in sentences: the answers a player wants before using the card.
// It says only what the meaning (ast.ts) says, so it can't disagree with the engine that plays the same meaning.
import type { Sentence, Slots } from '../../core/text';
import {
	abilitiesOf,
	type Ability,
	type AbilityText,
	type CardKind,
	type Op,
	type Span,
	type Target,
	type Trigger
} from './ast';
import { printText } from './print';
import { READING, type ReadingCode } from './reading-texts';
import { poolWords, TRIGGER_NAMES, verbWords } from './words';

export interface ReadingLine extends Sentence {
	readonly code: ReadingCode;
	/** The disputed point this rests on. */
	readonly ruling?: string;
}
/** Is the unit with this text among its own targets? */
export type SelfAnswer = 'target' | 'included' | 'if_matches' | 'excluded' | 'not_applicable';

export interface AbilityReading {
	/** Index of the block and of the ability in it, from 0. */
	readonly block: number;
	readonly index: number;
	readonly trigger: Trigger;
	readonly at: Span;
	readonly when: ReadingLine;
	readonly does: ReadingLine;
	/** Chosen, random or all. */
	readonly how: ReadingLine;
	/** Who is in the pool; null where nothing on the field is targeted. */
	readonly pool: ReadingLine | null;
	readonly self: ReadingLine & { readonly is: SelfAnswer; readonly word: Span | null };
	/** What happens with nobody to hit. */
	readonly ifNone: ReadingLine | null;
	/** Does it need the part before it? */
	readonly link: ReadingLine | null;
	readonly dependsOnPrevious: boolean;
	/** The same card with する for して, or the other way round, and what would change. */
	readonly contrast: { readonly text: string; readonly line: ReadingLine } | null;
}
export interface Reading {
	readonly kind: CardKind;
	readonly usableWithoutTarget: boolean;
	readonly usable: ReadingLine;
	/** Must the player pick something? */
	readonly choice: boolean;
	readonly abilities: readonly AbilityReading[];
}

const line = (code: ReadingCode, slots?: Slots, ruling?: string): ReadingLine => ({
	code,
	...READING[code],
	...(slots && { slots }),
	...(ruling && { ruling })
});

/** May a pool be empty? A leader is always there, but may fail a condition (section 8 of the specification). */
export const mayBeEmpty = (t: Target): boolean => t.kind === 'unit' || t.conditions.length > 0;

/** Explains a text; any text that `parseText` returned, faulty ones too. */
export function read(ast: AbilityText): Reading {
	const picks = abilitiesOf(ast).filter((a) => a.target?.select === 'choose');
	const needs = picks.some((a) => mayBeEmpty(a.target!));
	const several = ast.blocks.some((b) => b.abilities.length > 1);
	return {
		kind: ast.kind,
		usableWithoutTarget: ast.kind === 'unit' || !needs,
		usable: line(
			ast.kind === 'unit'
				? 'unit_always'
				: needs
					? several
						? 'spell_needs_target_for_all'
						: 'spell_needs_target'
					: picks.length
						? 'spell_has_a_leader'
						: 'spell_without_pick'
		),
		choice: picks.length > 0,
		abilities: ast.blocks.flatMap((block, b) =>
			block.abilities.map((ability, index): AbilityReading => ({
				block: b,
				index,
				trigger: block.trigger,
				at: ability.at,
				when: line('when', { when: TRIGGER_NAMES[block.trigger] }),
				does: {
					...line('does', { verb: verbWords(ability.verb) }),
					cites: VERB_CITES[ability.verb.op] ?? []
				},
				how: how(ability, block.trigger),
				pool: ability.target && pool(ability.target),
				self: self(ability, block.trigger, ast.kind),
				ifNone: ability.target && ifNone(ability.target, ast.kind, block.trigger),
				link:
					index === 0
						? null
						: line(ability.link === 'requiresPrevious' ? 'needs_previous' : 'stands_alone', {
								n: index,
								m: index + 1
							}),
				dependsOnPrevious: ability.link === 'requiresPrevious',
				contrast: index === 0 ? null : contrast(ast, b, index)
			}))
		)
	};
}

const mayPick = (trigger: Trigger): boolean => trigger === 'summon' || trigger === 'cast';
/** Verbs with rules of their own. */
const VERB_CITES: Partial<Record<Op, readonly string[]>> = {
	advanceTurn: ['T34', 'T35', 'T36', 'T37'],
	transform: ['T40'],
	evolve: ['T47']
};

function how({ target }: Ability, trigger: Trigger): ReadingLine {
	if (!target) return line('no_target');
	const n = target.count ?? 1;
	switch (target.select) {
		case 'choose':
			return mayPick(trigger) ? line('chosen', { n }) : line('chosen_nowhere');
		case 'random':
			return line('at_random', { n });
		case 'all':
			return line('everyone');
		case 'fixed':
			return line('determined');
		case 'self':
			return line('itself');
		case 'unspecified':
			return line('not_said');
	}
}

function pool(t: Target): ReadingLine {
	const who = poolWords(t);
	if (t.select === 'self') return line('pool_self');
	if (t.kind === 'leader') return line('pool_leaders', { who });
	if (t.kind === 'unit')
		return line(t.conditions.length || t.tribe ? 'pool_narrowed' : 'pool_units', { who });
	return line(t.elided ? 'pool_elided' : 'pool_characters', { who });
}

function self(ability: Ability, trigger: Trigger, kind: CardKind): AbilityReading['self'] {
	const t = ability.target;
	const answer = (is: SelfAnswer, code: ReadingCode, word: Span | null = null, ruling?: string) => ({
		...line(code, undefined, ruling),
		is,
		word
	});
	if (!t) return answer('not_applicable', 'self_no_target');
	if (t.select === 'self') return answer('target', 'self_is_target', t.at);
	if (kind === 'spell') return answer('not_applicable', 'self_on_spell');
	if (t.select === 'choose')
		return trigger === 'summon'
			? answer('excluded', 'self_arriving')
			: answer('not_applicable', 'self_no_pick_here');
	if (t.side === 'enemy') return answer('excluded', 'self_wrong_side');
	if (t.kind === 'leader') return answer('excluded', 'self_not_leader');
	if (t.notSelf) return answer('excluded', 'self_left_out', t.notSelfAt);
	if (trigger === 'death') return answer('excluded', 'self_is_dead', null, 'B14');
	return t.tribe !== null || t.conditions.length
		? answer('if_matches', 'self_if_matches')
		: answer('included', t.select === 'random' ? 'self_may_be_drawn' : 'self_is_hit');
}

function ifNone(t: Target, kind: CardKind, trigger: Trigger): ReadingLine | null {
	if (t.select === 'choose' && !mayPick(trigger)) return null;
	if (t.select === 'fixed' || t.select === 'self' || t.select === 'unspecified') return null;
	if (!mayBeEmpty(t)) return line('never_empty');
	if (t.select !== 'choose') return line(t.select === 'random' ? 'none_random' : 'none_all');
	return line(kind === 'unit' ? 'none_unit' : 'none_spell');
}

/** The text with the link before ability `index` turned round. */
function contrast(ast: AbilityText, b: number, index: number): AbilityReading['contrast'] {
	const { abilities } = ast.blocks[b]!;
	const before = abilities[index - 1]!;
	if (before.verb.op === 'unknown') return null;
	const turned: AbilityText = {
		...ast,
		blocks: ast.blocks.map((block, i) =>
			i === b
				? { ...block, abilities: abilities.map((a, j) => (j === index - 1 ? { ...a, te: !a.te } : a)) }
				: block
		)
	};
	const code = contrastCode(before, ast.kind);
	return { text: printText(turned), line: line(code, { n: index, m: index + 1 }) };
}

function contrastCode({ target, te }: Ability, kind: CardKind): ReadingCode {
	if (!target) return 'contrast_same';
	if (target.select === 'fixed' || (target.select !== 'self' && !mayBeEmpty(target)))
		return 'contrast_always';
	if (kind === 'spell' && target.select === 'choose') return 'contrast_spell';
	return te ? 'contrast_suru' : 'contrast_shite';
}
