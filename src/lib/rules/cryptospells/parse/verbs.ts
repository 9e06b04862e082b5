// Every verb of the grammar once: how it is recognised in a text and how it is written back.
import type { FreeVerb, Keyword, Stat, TargetVerb, Who } from './ast';
import { amount } from './phrase';
import type { Role, Scanner } from './scanner';

type Groups = Readonly<Record<string, string | undefined>>;
interface Form<V> {
	/** Sticky, with indices. `suru` and `shite` name the plain and the te ending. */
	readonly pattern: RegExp;
	readonly make: (groups: Groups) => V;
}

const ROLES: Readonly<Record<string, Role>> = {
	n: 'number',
	attack: 'number',
	health: 'number',
	name: 'name',
	kw: 'keyword',
	who: 'who',
	suru: 'suru',
	shite: 'shite'
};

const n = (g: Groups): number => amount(g.n!);
const signed = (text: string): number => Math.sign(Number(text)) * amount(text.replace(/^[+-]/, '')) + 0;
const KEYWORD = '前衛|速攻|連撃|貫通|攻撃不可';

/** Verbs that stand after a target, the particle included. */
const TARGET_FORMS: readonly Form<TargetVerb>[] = [
	{
		pattern: /に(?<n>\d+)ダメージ(?:を(?:(?<shite>与えて)|(?<suru>与える)))?/dy,
		make: (g) => ({ op: 'damage', n: n(g) })
	},
	{
		pattern: /を(?<attack>[+-]\d+)\/(?<health>[+-]\d+)(?:(?<shite>して)|(?<suru>する))?/dy,
		make: (g) => ({ op: 'stats', attack: signed(g.attack!), health: signed(g.health!) })
	},
	{ pattern: /を破壊(?:(?<shite>して)|(?<suru>する))?/dy, make: () => ({ op: 'destroy' }) },
	{ pattern: /を手札に(?:(?<shite>戻して)|(?<suru>戻す))/dy, make: () => ({ op: 'bounce' }) },
	{ pattern: /を消滅(?:(?<shite>させて)|(?<suru>させる))/dy, make: () => ({ op: 'banish' }) },
	{
		pattern: /を「(?<name>[^「」\n]+)」に変身(?:(?<shite>させて)|(?<suru>させる))/dy,
		make: (g) => ({ op: 'transform', into: g.name!.trim() })
	},
	{
		pattern: /を(?<name>[^「」にを。、 \n]+)に変身(?:(?<shite>させて)|(?<suru>させる))/dy,
		make: (g) => ({ op: 'transform', into: g.name! })
	},
	{ pattern: /を進化(?:(?<shite>させて)|(?<suru>させる))/dy, make: () => ({ op: 'evolve' }) },
	{
		pattern: /(?:を|の体力を)(?<n>\d+)回復(?:(?<shite>して)|(?<suru>する))?/dy,
		make: (g) => ({ op: 'heal', n: n(g) })
	},
	{
		pattern: /の(?<stat>攻撃力|体力|コスト)を(?<n>\d+)に(?:(?<shite>して)|(?<suru>する))/dy,
		make: (g) => ({ op: 'setStat', stat: g.stat as Stat, n: n(g) })
	},
	{
		pattern: new RegExp(
			`に(?<kw>${KEYWORD})を(?:(?<shite>付与して|与えて|して)|(?<suru>付与する|与える|する))`,
			'dy'
		),
		make: (g) => ({ op: 'grant', keyword: g.kw as Keyword })
	},
	{
		pattern: new RegExp(`を(?<kw>${KEYWORD})に(?:(?<shite>して)|(?<suru>する))`, 'dy'),
		make: (g) => ({ op: 'grant', keyword: g.kw as Keyword })
	}
];

const OWNERS: Readonly<Record<string, Who>> = { 味方: 'ally', 相手: 'enemy', お互い: 'both' };
const who = (g: Groups): Who => OWNERS[g.who?.replace(/[のはに]$/, '') ?? ''] ?? 'unsaid';

/** Verbs that need no target on the field. */
const FREE_FORMS: readonly Form<FreeVerb>[] = [
	{
		pattern: /(?<who>味方は|相手は|お互いに)?カードを(?<n>\d+)枚(?:(?<shite>引いて)|(?<suru>引く))/dy,
		make: (g) => ({ op: 'draw', who: who(g), n: n(g) })
	},
	{
		pattern: /(?<who>(?:味方|相手|お互い)の?)?最大マナを(?<n>\d+)(?:(?<shite>減らして)|(?<suru>減らす))/dy,
		make: (g) => ({ op: 'maxMana', who: who(g), by: 0 - n(g) })
	},
	{
		pattern: /(?<who>(?:味方|相手|お互い)の?)?最大マナを(?<n>\d+)(?:(?<shite>増やして)|(?<suru>増やす))/dy,
		make: (g) => ({ op: 'maxMana', who: who(g), by: n(g) })
	},
	{
		pattern: /(?<who>(?:味方|相手|お互い)の?)?マナを(?<n>\d+)(?:(?<shite>回復して)|(?<suru>回復する))/dy,
		make: (g) => ({ op: 'mana', who: who(g), n: n(g), way: 'restore' })
	},
	{
		pattern: /(?<who>(?:味方|相手|お互い)の?)?マナを(?<n>\d+)(?:(?<shite>増やして)|(?<suru>増やす))/dy,
		make: (g) => ({ op: 'mana', who: who(g), n: n(g), way: 'add' })
	},
	{
		pattern: /(?:味方の?)?手札を(?<n>\d+)枚(?:(?<shite>捨てて)|(?<suru>捨てる))/dy,
		make: (g) => ({ op: 'discard', n: n(g) })
	},
	{
		pattern: /「(?<name>[^「」\n]+)」を(?<n>\d+)体(?:(?<shite>召喚して)|(?<suru>召喚する))/dy,
		make: (g) => ({ op: 'token', name: g.name!.trim(), n: n(g) })
	},
	{
		pattern: /(?<n>\d+)ターン(?:(?<shite>進めて)|(?<suru>進める))/dy,
		make: (g) => ({ op: 'advanceTurn', n: n(g) })
	}
];

/** A verb as found, with its form. */
export interface Found<V> {
	readonly verb: V;
	readonly te: boolean;
	/** Length of the written ending, 0 when the verb ends bare. */
	readonly ending: number;
}

function find<V>(s: Scanner, forms: readonly Form<V>[]): Found<V> | null {
	for (const { pattern, make } of forms) {
		const g = s.takeParts(pattern, 'verb', ROLES);
		if (g) return { verb: make(g), te: g.shite !== undefined, ending: (g.shite ?? g.suru ?? '').length };
	}
	return null;
}
export const targetVerb = (s: Scanner): Found<TargetVerb> | null => find(s, TARGET_FORMS);
export const freeVerb = (s: Scanner): Found<FreeVerb> | null => find(s, FREE_FORMS);

const wide = (text: string | number): string =>
	String(text).replace(/[0-9+/-]/g, (c) =>
		c === '-' ? '－' : String.fromCharCode(c.charCodeAt(0) + 0xfee0)
	);
const sign = (value: number): string => wide(value < 0 ? value : `+${value}`);
const OWNER_WORDS: Readonly<Record<Who, string>> = {
	ally: '味方',
	enemy: '相手',
	both: 'お互い',
	unsaid: ''
};
const of = (whose: Who): string => (whose === 'unsaid' ? '' : `${OWNER_WORDS[whose]}の`);
const does = (whose: Who): string =>
	whose === 'unsaid' ? '' : OWNER_WORDS[whose] + (whose === 'both' ? 'に' : 'は');

/** A number in the full width of Japanese cards. */
export const wideNumber = (value: number): string => wide(value);

/** The verb as cards write it, after its target's words if it has one. */
export function printVerb(verb: TargetVerb | FreeVerb, te: boolean): string {
	const end = (shite: string, suru: string) => (te ? shite : suru);
	switch (verb.op) {
		case 'damage':
			return `に${wide(verb.n)}ダメージ${end('を与えて', '')}`;
		case 'stats':
			return `を${sign(verb.attack)}／${sign(verb.health)}${end('して', 'する')}`;
		case 'destroy':
			return `を破壊${end('して', 'する')}`;
		case 'bounce':
			return `を手札に${end('戻して', '戻す')}`;
		case 'banish':
			return `を消滅${end('させて', 'させる')}`;
		case 'transform':
			return `を「${verb.into}」に変身${end('させて', 'させる')}`;
		case 'evolve':
			return `を進化${end('させて', 'させる')}`;
		case 'heal':
			return `を${wide(verb.n)}回復${end('して', 'する')}`;
		case 'setStat':
			return `の${verb.stat}を${wide(verb.n)}に${end('して', 'する')}`;
		case 'grant':
			return `に${verb.keyword}を付与${end('して', 'する')}`;
		case 'draw':
			return `${does(verb.who)}カードを${wide(verb.n)}枚${end('引いて', '引く')}`;
		case 'maxMana':
			return `${of(verb.who)}最大マナを${wide(Math.abs(verb.by))}${
				verb.by < 0 ? end('減らして', '減らす') : end('増やして', '増やす')
			}`;
		case 'mana':
			return `${of(verb.who)}マナを${wide(verb.n)}${
				verb.way === 'restore' ? end('回復して', '回復する') : end('増やして', '増やす')
			}`;
		case 'discard':
			return `手札を${wide(verb.n)}枚${end('捨てて', '捨てる')}`;
		case 'token':
			return `「${verb.name}」を${wide(verb.n)}体${end('召喚して', '召喚する')}`;
		case 'advanceTurn':
			return `${wide(verb.n)}ターン${end('進めて', '進める')}`;
	}
}
