// The target phrase at the head of an ability: 自身を除くランダムな味方ユニット１体 and its relatives.
import type { Condition, Keyword, Stat, Target, TargetSide } from './ast';
import type { Scanner } from './scanner';

/** No text needs more; larger numbers are refused so that a board stays playable. */
export const NUMBER_LIMIT = 99;
/** A number as written, kept within what a board can play. `tooLarge` tells the parser to complain. */
export const amount = (digits: string): number => Math.min(Number(digits), NUMBER_LIMIT + 1);

const SIDES: Readonly<Record<string, TargetSide>> = { 味方: 'ally', 相手: 'enemy', お互い: 'both' };
const KINDS = { ユニット: 'unit', リーダー: 'leader', キャラクター: 'character' } as const;

const SELF = /(自身|このユニット)(?!を除く)/y;
const NOT_SELF = /自身を除く|他の/y;
const RANDOM = /ランダムな/y;
const ALL = /全ての/y;
const COMPARE = /(攻撃力|体力|コスト)が?(\d+)(以上|以下)?の/y;
const PARITY = /(攻撃力|体力|コスト)が(偶数|奇数)の/y;
const WITH_KEYWORD = /(前衛|速攻|連撃|貫通|攻撃不可)(?:を持つ|持ちの)/y;
// The の of 味方の攻撃力を… belongs to the verb.
const SIDE = /(味方|相手|お互い)(?:の(?!(?:攻撃力|体力|コスト)を))?/y;
const KIND = /ユニット|リーダー|キャラクター/y;
// Words in katakana that could stand before a particle without being a tribe.
const TRIBE =
	/(?!(?:カード|マナ|ターン|ダメージ|コスト|ランダム)(?:\d|を|に|の|は|$))[ァ-ヶー・]{2,}(?=\d|を|に|の|は|$)/y;
const ELIDED = /(?=\d+体|を|に|の|は|$)/y;
const COUNT = /(\d+)体/y;

function condition(s: Scanner): Condition | null {
	let m = s.take(PARITY, 'condition');
	if (m) return { is: 'parity', stat: m[1] as Stat, parity: m[2] === '偶数' ? 'even' : 'odd' };
	m = s.take(COMPARE, 'condition');
	if (m)
		return {
			is: 'compare',
			stat: m[1] as Stat,
			op: m[3] === '以上' ? '>=' : m[3] === '以下' ? '<=' : '=',
			n: amount(m[2]!)
		};
	m = s.take(WITH_KEYWORD, 'condition');
	return m && { is: 'keyword', keyword: m[1] as Keyword };
}

/** Reads a target, or null when none begins here. The words may come in any order before the kind. */
export function targetPhrase(s: Scanner): Target | null {
	const start = s.at;
	const self = s.take(SELF, 'self');
	if (self)
		return {
			select: 'self',
			side: 'any',
			kind: 'unit',
			elided: false,
			tribe: null,
			count: null,
			notSelf: null,
			selfWord: self[1] as '自身' | 'このユニット',
			conditions: [],
			conflict: false,
			at: s.span(start),
			notSelfAt: null
		};

	let quantifier: 'random' | 'all' | null = null;
	let conflict = false;
	let side: TargetSide = 'any';
	let notSelf: Target['notSelf'] = null;
	let notSelfAt: Target['notSelfAt'] = null;
	const conditions: Condition[] = [];
	for (;;) {
		const here = s.at;
		const excluded = s.take(NOT_SELF, 'notSelf');
		if (excluded) {
			notSelf = excluded[0] as Target['notSelf'];
			notSelfAt = s.span(here);
			continue;
		}
		const next = s.take(RANDOM, 'random') ? 'random' : s.take(ALL, 'all') ? 'all' : null;
		if (next) {
			conflict ||= quantifier !== null;
			quantifier = next;
			continue;
		}
		const found = condition(s);
		if (found) {
			conditions.push(found);
			continue;
		}
		const whose: RegExpExecArray | null = side === 'any' ? s.take(SIDE, 'side') : null;
		if (!whose) break;
		side = SIDES[whose[1]!]!;
	}

	let kind: Target['kind'];
	let tribe: string | null = null;
	let elided = false;
	const named = s.take(KIND, 'kind');
	if (named) kind = KINDS[named[0] as keyof typeof KINDS];
	else {
		const people = s.take(TRIBE, 'kind');
		if (people) {
			kind = 'unit';
			tribe = people[0];
		} else if ((side === 'ally' || side === 'enemy') && s.look(ELIDED)) {
			kind = 'character'; // T07: 味方１体 is short for an ally character
			elided = true;
		} else return null;
	}
	const counted = s.take(COUNT, 'count');
	const count = counted ? amount(counted[1]!) : quantifier === 'random' ? 1 : null;
	const select =
		quantifier ??
		(kind === 'leader' && side !== 'any'
			? 'fixed' // T14: only one answer, so nothing is picked
			: counted
				? 'choose'
				: 'unspecified');
	return {
		select,
		side,
		kind,
		elided,
		tribe,
		count,
		notSelf,
		selfWord: null,
		conditions,
		conflict: conflict || (quantifier === 'all' && counted !== null),
		at: s.span(start),
		notSelfAt
	};
}
