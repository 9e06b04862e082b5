// "What can be done now": every action for a player, legal first, with all reasons and the nearest single fix.
import type { MoveOption, Reason } from '../core/contract';
import type { L10n, Sentence, Slots } from '../core/text';
import { l10n } from '../core/text';
import { actionOf, actionsFor } from './actions';
import { entry20Deck, fullDeck, labelOf, type CardId, type Player } from './cards';
import { canDrive, costOf } from './costs';
import { TYPE_NAMES, type ActionDef, type KeySpec } from './define';
import { fitsSome, keyCount, keySets } from './keys';
import { whyNotAction } from './legal';
import { keyUnitLetter } from './names';
import { because } from './reasons';
import { changed, foeOf, withPlayer, type Profile, type Table } from './table';
import { isBulwark } from './units';

const FIXES = {
	fix_chance: [l10n('チャンスが{seat}に来れば起こせる。', 'Legal once the chance is with {seat}.'), '9.4[3]'],
	fix_turn: [l10n('{seat}のターンなら起こせる。', "Legal in {seat}'s own turn."), '5.3'],
	fix_other_turn: [l10n('相手のターンなら起こせる。', "Legal in the opponent's turn."), '5.3'],
	fix_stage: [l10n('ステージが空になれば起こせる。', 'Legal once the stage is empty.'), '5.3'],
	fix_next_turn: [l10n('次の自分のターンには起こせる。', 'Legal again in your next turn.'), 'AMB-26'],
	fix_charge: [
		l10n('防壁があと1つチャージ状態なら起こせる。', 'Legal with one more charged bulwark.'),
		'5.2'
	],
	fix_discard: [l10n('手札がもう1枚あれば起こせる。', 'Legal with one more card in hand.'), '5.2'],
	fix_card: [l10n('手札に{card}があれば起こせる(例)。', 'Legal with, for example, {card} in hand.'), '5.3'],
	fix_attack: [l10n('先にアタックを起こせば、起こせる。', 'Legal once Attack has been requested.'), 'AMB-53'],
	fix_life: [l10n('ライフが{max}枚以下になれば起こせる。', 'Legal with a life of {max} or less.'), 'AMB-71'],
	fix_trump: [l10n('切札{card}が表向きなら起こせる。', 'Legal with the trump {card} face up.'), '6.3'],
	fix_unit: [
		l10n('{seat}のキャラクターがチャージされれば起こせる。', 'Legal once the unit is charged.'),
		'5.2'
	]
} as const satisfies Record<string, readonly [L10n, string]>;
type FixCode = keyof typeof FIXES;
interface Fix {
	readonly code: FixCode;
	readonly table: Table;
	readonly slots?: Slots;
}

/** Single changes that might do, for the reasons given. Each is tried on the same checks before it is offered. */
function* changesFor(
	table: Table,
	by: Player,
	action: ActionDef,
	reasons: readonly Reason[]
): Generator<Fix> {
	const codes = new Set(reasons.map((r) => r.code));
	const p = table.players[by];
	const mine = (change: Parameters<typeof withPlayer>[2]): Table => withPlayer(table, by, change);
	if (codes.has('not_your_chance'))
		yield { code: 'fix_chance', table: changed(table, { chance: by }), slots: { seat: by } };
	if (codes.has('stage_not_empty')) yield { code: 'fix_stage', table: changed(table, { stage: [] }) };
	if (codes.has('not_your_turn'))
		yield { code: 'fix_turn', table: changed(table, { turn: by }), slots: { seat: by } };
	if (codes.has('your_own_turn'))
		yield { code: 'fix_other_turn', table: changed(table, { turn: foeOf(by) }) };
	if (codes.has('giant_must_attack'))
		yield { code: 'fix_attack', table: mine({ used: [...p.used, 'attack'] }) };
	for (const condition of action.conditions ?? []) {
		if (condition.kind === 'trump-open' && codes.has('trump_not_open')) {
			const card = `${by}:${condition.suit}${condition.rank}`;
			const open = { card, faceUp: true, locked: false };
			const others = p.trumps.filter((t) => t.card !== card);
			yield { code: 'fix_trump', table: mine({ trumps: [...others, open] }), slots: { card: labelOf(card) } };
		}
		if ('max' in condition && codes.has('life_above'))
			yield {
				code: 'fix_life',
				table: mine({ life: p.life.slice(0, condition.max) }),
				slots: { max: condition.max }
			};
	}
	if (codes.has('used_this_turn')) yield { code: 'fix_next_turn', table: mine({ used: [] }) };
	if (codes.has('cost_bulwarks')) {
		const spent = p.field.find((u) => isBulwark(u) && !canDrive(u));
		if (spent)
			yield {
				code: 'fix_charge',
				table: mine({ field: p.field.map((u) => (u === spent ? { ...u, driven: false } : u)) })
			};
		else {
			const wall = {
				id: '+',
				cards: [spareCard(table, by)],
				faceDown: true,
				driven: false,
				entered: 0,
				mods: []
			};
			yield { code: 'fix_charge', table: mine({ field: [...p.field, wall] }) };
		}
	}
	if (codes.has('cost_discard'))
		yield { code: 'fix_discard', table: mine({ hand: [...p.hand, spareCard(table, by)] }) };
	if (codes.has('cost_unit_driven'))
		yield {
			code: 'fix_unit',
			table: mine({ field: p.field.map((u) => ({ ...u, driven: false })) }),
			slots: { seat: by }
		};
	const spec = action.keys;
	if (spec && codes.has('no_key_cards') && codes.size === 1 && oneShort(spec, p.hand)) {
		// any card that completes a set shows what is missing; only the suit of 装備 depends on which one it is
		const bySuit = action.target?.tests?.includes('key-suit') ? Infinity : 1;
		const completing = deckOf(table, by).filter(
			(card) => !p.hand.includes(card) && fitsSome(card, spec) && keySets(spec, [...p.hand, card], 1).length
		);
		for (const card of completing.slice(0, bySuit))
			yield { code: 'fix_card', table: mine({ hand: [...p.hand, card] }), slots: { card: labelOf(card) } };
	}
}
const oneShort = (spec: KeySpec, hand: readonly CardId[]): boolean =>
	hand.filter((c) => fitsSome(c, spec)).length >= keyCount(spec) - 1;
/** A card that is no use as a key, to stand for "one more card". */
const spareCard = (table: Table, by: Player): CardId =>
	deckOf(table, by).find((c) => !table.players[by].hand.includes(c)) ?? `${by}:S2`;
const deckOf = (table: Table, by: Player): CardId[] =>
	table.frame === 'entry20' ? entry20Deck(by) : fullDeck(by);

/** The nearest single change after which no reason is left. */
export function nearestFix(
	table: Table,
	by: Player,
	action: ActionDef,
	reasons: readonly Reason[]
): Sentence | undefined {
	const kinds = new Set(reasons.map((r) => r.code));
	// two reasons of different kinds can fall with one change only where the change touches both: being on the other side of a turn
	if (kinds.size > 2) return undefined;
	for (const { code, table: changed, slots } of changesFor(table, by, action, reasons))
		if (!whyNotAction(changed, by, action).length) {
			const [text, cite] = FIXES[code];
			return { code, text, cites: [cite], ...(slots && { slots }) };
		}
	return undefined;
}

const SPEED = { immediate: l10n('即時', 'immediate'), normal: l10n('通常', 'normal') } as const;
const TIMING = { main: l10n('メイン', 'main'), quick: l10n('クイック', 'quick') } as const;
const TRIGGER = { direct: l10n('直接', 'direct'), triggered: l10n('誘発', 'triggered') } as const;
const notations = new Map<string, L10n>();
/** `@直接-通常-クイック | $D`, the official notation, and the same in English words. */
export function notationOf(action: ActionDef, profile: Profile): L10n {
	const key = `${action.id} ${action.speed} ${action.type} ${profile}`;
	// AMB-09: driving the unit is K in the seed, C in the other texts
	const letters = action.cost.replaceAll('K', keyUnitLetter(profile));
	let text = notations.get(key);
	if (!text) {
		const cost = letters ? ` | $${letters}` : '';
		const side = (lang: 'ja' | 'en') =>
			`${TYPE_NAMES[action.type][lang]} @${TRIGGER[action.trigger][lang]}-${SPEED[action.speed][lang]}-${TIMING[action.timing][lang]}${cost}`;
		notations.set(key, (text = l10n(side('ja'), side('en'))));
	}
	return text;
}

const PASS = l10n('パスする', 'Pass');
/** What a pass leads to, in one sentence. */
function afterPass(table: Table, by: Player): Sentence {
	const last = table.passes.includes(foeOf(by));
	const top = table.stage[table.stage.length - 1];
	const to = (code: string, text: L10n, slots: Slots, ...cites: string[]): Sentence => ({
		code,
		text,
		slots,
		cites
	});
	if (!last)
		return to(
			'pass_moves',
			l10n('チャンスは{seat}へ移る。', 'The chance goes to {seat}.'),
			{ seat: foeOf(by) },
			'9.4[16]'
		);
	if (!top)
		return to(
			'pass_returns',
			l10n(
				'両者が続けてパスしたことになるが、ステージは空。チャンスが{seat}に戻るだけ。',
				'Both have then passed, but the stage is empty: the chance just returns to {seat}.'
			),
			{ seat: table.turn },
			'9.4[14]',
			'AMB-34'
		);
	return to(
		'pass_resolves',
		l10n(
			'両者が続けてパスしたことになり、一番上の{action}({id})が解決される。',
			'Both have then passed in a row: {action} ({id}), on top, resolves.'
		),
		{ action: actionOf(table, top.action).name, id: top.id },
		'9.4[12]',
		'9.4[15]'
	);
}

const DISCOUNT: Sentence = {
	code: 'discount_applies',
	text: l10n('魔術士がいるのでDは払わない。', 'Your magician waives the D.'),
	cites: ['character:magician', 'AMB-23']
};
/** The fix is looked for when somebody reads it: trying changes costs more than all the reasons together. */
function withFix(option: MoveOption, find: () => Sentence | undefined): MoveOption {
	let found: Sentence | undefined | null = null;
	return Object.defineProperty({ ...option }, 'fix', {
		enumerable: true,
		get: () => (found === null ? (found = find()) : found)
	});
}

/** Pass and every action of the regulation for this player, legal ones first. */
export function optionsOf(table: Table, by: Player): MoveOption[] {
	const mayPass = table.chance === by && !table.over;
	const pass: MoveOption = {
		seat: by,
		action: 'pass',
		label: PASS,
		legal: mayPass,
		reasons: mayPass ? [] : whyNotPass(table, by),
		...(mayPass && { consequence: afterPass(table, by) }),
		cites: ['9.4[11]']
	};
	const rest = actionsFor(table).map((action): MoveOption => {
		const reasons = whyNotAction(table, by, action);
		const { waived } = costOf(table, by, action);
		const option: MoveOption = {
			seat: by,
			action: action.id,
			label: action.name,
			notation: notationOf(action, table.profile),
			legal: !reasons.length,
			reasons,
			...(waived && { consequence: DISCOUNT }),
			cites: [`action:${action.id}`]
		};
		return reasons.length ? withFix(option, () => nearestFix(table, by, action, reasons)) : option;
	});
	return [pass, ...rest.filter((o) => o.legal), ...rest.filter((o) => !o.legal)];
}
/** Reasons against passing. */
export function whyNotPass(table: Table, by: Player): Reason[] {
	if (table.over) return [because('game_over')];
	if (table.chance === 'system') return [because('rules_at_work')];
	return table.chance === by ? [] : [because('not_your_chance', { holder: table.chance })];
}
