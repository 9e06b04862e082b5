// Writes a meaning back as a card would: full-width numbers, 「：」 after the trigger, a wide space between abilities.
import { TRIGGER_WORDS, type Ability, type AbilityText, type Condition, type Target } from './ast';
import { printVerb, wideNumber } from './verbs';

const TRIGGER_OF = Object.fromEntries(Object.entries(TRIGGER_WORDS).map(([word, t]) => [t, word]));
const SIDE_WORDS = { any: '', ally: '味方', enemy: '相手', both: 'お互いの' } as const;
const KIND_WORDS = { unit: 'ユニット', leader: 'リーダー', character: 'キャラクター' } as const;

function printCondition(c: Condition): string {
	if (c.is === 'keyword') return `${c.keyword}を持つ`;
	if (c.is === 'parity') return `${c.stat}が${c.parity === 'even' ? '偶数' : '奇数'}の`;
	return `${c.stat}${wideNumber(c.n)}${c.op === '>=' ? '以上' : c.op === '<=' ? '以下' : ''}の`;
}

/** The target's words, e.g. 自身を除くランダムな味方ユニット１体. */
export function printTarget(t: Target): string {
	if (t.selfWord) return t.selfWord;
	const quantifier = t.select === 'random' ? 'ランダムな' : t.select === 'all' ? '全ての' : '';
	const kind = t.elided ? '' : (t.tribe ?? KIND_WORDS[t.kind]);
	const count = t.count === null ? '' : `${wideNumber(t.count)}体`;
	return (
		(t.notSelf ?? '') +
		quantifier +
		t.conditions.map(printCondition).join('') +
		SIDE_WORDS[t.side] +
		kind +
		count
	);
}

/** One ability's words. `te` overrules its form: して in place of する, or the other way round. */
export function printAbility(ability: Ability, te = ability.te): string {
	const target = ability.target ? printTarget(ability.target) : '';
	return target + (ability.verb.op === 'unknown' ? ability.verb.raw : printVerb(ability.verb, te));
}

// After する a space parts two abilities, after して nothing does; unknown words reach as far as the next space.
const apart = (previous: Ability | undefined): boolean =>
	previous !== undefined && (!previous.te || previous.verb.op === 'unknown');

/** The whole text; reading it again gives the same meaning. */
export function printText(ast: AbilityText): string {
	const blocks = ast.blocks.map((block) => {
		const head = TRIGGER_OF[block.trigger] ? `${TRIGGER_OF[block.trigger]}：` : '';
		return block.abilities.reduce(
			(text, a, i) => text + (apart(block.abilities[i - 1]) ? '　' : '') + printAbility(a),
			head
		);
	});
	return [...ast.keywords, ...blocks].join('　');
}
