// Targets and verbs in plain words of both languages, for the explanation, the log and the board.
import { l10n, type L10n } from '../../core/text';
import type { Condition, Stat, Target, Trigger, Verb, Who } from './ast';

export const STAT_WORDS: Readonly<Record<Stat, L10n>> = {
	攻撃力: l10n('攻撃力', 'attack'),
	体力: l10n('体力', 'health'),
	コスト: l10n('コスト', 'cost')
};
export const TRIGGER_NAMES: Readonly<Record<Trigger, L10n>> = {
	summon: l10n('召喚時', 'on summon'),
	death: l10n('死亡時', 'on death'),
	turnStart: l10n('ターン開始時', 'at the start of the turn'),
	turnEnd: l10n('ターン終了時', 'at the end of the turn'),
	cast: l10n('使ったとき', 'when used'),
	none: l10n('いつ使うか不明', 'no trigger')
};

/** A condition before a noun in Japanese, after it in English. */
export function conditionWords(c: Condition): L10n {
	if (c.is === 'keyword') return l10n(`${c.keyword}を持つ`, `with ${c.keyword}`);
	const stat = STAT_WORDS[c.stat];
	if (c.is === 'parity')
		return c.parity === 'even'
			? l10n(`${stat.ja}が偶数（0を含む）の`, `with even ${stat.en} (0 counts)`)
			: l10n(`${stat.ja}が奇数の`, `with odd ${stat.en}`);
	const bound = {
		'>=': l10n(`${c.n}以上`, `${c.n} or more`),
		'<=': l10n(`${c.n}以下`, `${c.n} or less`),
		'=': l10n(`${c.n}`, `exactly ${c.n}`)
	}[c.op];
	return l10n(`${stat.ja}が${bound.ja}の`, `with ${stat.en} ${bound.en}`);
}

const UNITS = {
	any: l10n('両方の場のユニット', 'units on both sides'),
	both: l10n('両方の場のユニット', 'units on both sides'),
	ally: l10n('味方ユニット', 'ally units'),
	enemy: l10n('相手ユニット', 'enemy units')
} as const;
const LEADERS = {
	any: l10n('両方のリーダー', 'both leaders'),
	both: l10n('両方のリーダー', 'both leaders'),
	ally: l10n('味方リーダー', 'the ally leader'),
	enemy: l10n('相手リーダー', 'the enemy leader')
} as const;
const TRIBES = {
	any: l10n('両方の場の{tribe}', '{tribe} units on both sides'),
	both: l10n('両方の場の{tribe}', '{tribe} units on both sides'),
	ally: l10n('味方の{tribe}', 'ally {tribe} units'),
	enemy: l10n('相手の{tribe}', 'enemy {tribe} units')
} as const;

/** Who may be hit, in words, before anything is left out: 体力が8以下の相手ユニット. */
export function poolWords(t: Target): L10n {
	if (t.select === 'self') return l10n('このユニット自身', 'this unit itself');
	const leaders = LEADERS[t.side];
	let who: L10n = leaders;
	if (t.tribe !== null) {
		const tribe = t.tribe;
		const at = TRIBES[t.side];
		who = l10n(
			at.ja.replace('{tribe}', () => tribe),
			at.en.replace('{tribe}', () => tribe)
		);
	} else if (t.kind !== 'leader') {
		const units = UNITS[t.side];
		who = t.kind === 'unit' ? units : l10n(`${units.ja}と${leaders.ja}`, `${units.en} and ${leaders.en}`);
	}
	const conditions = t.conditions.map(conditionWords);
	return l10n(
		conditions.map((c) => c.ja).join('') + who.ja,
		[who.en, ...conditions.map((c) => c.en)].join(' ')
	);
}

const WHO: Readonly<Record<Who, L10n>> = {
	ally: l10n('使った側', 'its player'),
	unsaid: l10n('使った側', 'its player'),
	enemy: l10n('相手', 'the opponent'),
	both: l10n('両方のプレイヤー', 'both players')
};
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** What the verb does, without its target. */
export function verbWords(verb: Verb): L10n {
	switch (verb.op) {
		case 'damage':
			return l10n(`${verb.n}ダメージを与える`, `deal ${verb.n} damage`);
		case 'stats':
			return l10n(
				`攻撃力を${signed(verb.attack)}、体力を${signed(verb.health)}する`,
				`change attack by ${signed(verb.attack)} and health by ${signed(verb.health)}`
			);
		case 'destroy':
			return l10n('破壊する', 'destroy');
		case 'bounce':
			return l10n('持ち主の手札に戻す', 'return to the owner’s hand');
		case 'banish':
			return l10n(
				'消滅させる（墓地へ行かず、死亡時も起こらない）',
				'banish (no graveyard, no death ability)'
			);
		case 'transform':
			return l10n(`「${verb.into}」に変身させる`, `transform into 「${verb.into}」`);
		case 'evolve':
			return l10n('進化させる', 'evolve');
		case 'heal':
			return l10n(`${verb.n}回復する`, `restore ${verb.n}`);
		case 'setStat':
			return l10n(`${verb.stat}を${verb.n}にする`, `set ${STAT_WORDS[verb.stat].en} to ${verb.n}`);
		case 'grant':
			return l10n(`${verb.keyword}を持たせる`, `give ${verb.keyword}`);
		case 'draw':
			return l10n(
				`${WHO[verb.who].ja}がカードを${verb.n}枚引く`,
				verb.who === 'both'
					? `both players draw ${cards(verb.n)}`
					: `${WHO[verb.who].en} draws ${cards(verb.n)}`
			);
		case 'maxMana':
			return l10n(
				`${WHO[verb.who].ja}の最大マナを${signed(verb.by)}する`,
				`change the max mana of ${WHO[verb.who].en} by ${signed(verb.by)}`
			);
		case 'mana':
			return verb.way === 'restore'
				? l10n(
						`${WHO[verb.who].ja}のマナを、最大マナまでの範囲で${verb.n}回復する`,
						`restore ${verb.n} mana of ${WHO[verb.who].en}, up to the max`
					)
				: l10n(`${WHO[verb.who].ja}のマナを${verb.n}増やす`, `add ${verb.n} mana to ${WHO[verb.who].en}`);
		case 'discard':
			return l10n(`使った側が手札を${verb.n}枚捨てる`, `its player discards ${cards(verb.n)}`);
		case 'token':
			return l10n(`「${verb.name}」を${verb.n}体召喚する`, `summon ${verb.n} × 「${verb.name}」`);
		case 'advanceTurn':
			return l10n(`${verb.n}ターン進める`, verb.n === 1 ? 'advance one turn' : `advance ${verb.n} turns`);
		case 'unknown':
			return l10n(`知らない動詞「${verb.raw}」`, `an unknown verb, “${verb.raw}”`);
	}
}

/** A whole ability in one line: whom, how chosen, and what. */
export function abilityWords(target: Target | null, verb: Verb): L10n {
	const does = verbWords(verb);
	if (!target) return does;
	const who = poolWords(target);
	const n = target.count ?? 1;
	const not = target.notSelf ? l10n('（自身を除く）', ' (not itself)') : l10n('', '');
	switch (target.select) {
		case 'choose':
			return l10n(`${who.ja}から選んだ${n}体：${does.ja}`, `${n} picked from ${who.en}: ${does.en}`);
		case 'random':
			return l10n(
				`${who.ja}${not.ja}から無作為に${n}体：${does.ja}`,
				`${n} at random from ${who.en}${not.en}: ${does.en}`
			);
		case 'all':
			return l10n(`${who.ja}${not.ja}の全て：${does.ja}`, `all ${who.en}${not.en}: ${does.en}`);
		default:
			return l10n(`${who.ja}：${does.ja}`, `${who.en}: ${does.en}`);
	}
}
