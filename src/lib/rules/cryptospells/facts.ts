// The facts that expectations are written about, the status line, the running text, and what must always hold.
import type { Facts, ScriptView, Sentence } from '../core/contract';
import { l10n } from '../core/text';
import { decider, type Waiting } from './actions';
import { textOf } from './cards';
import { picksFor } from './flow';
import { abilitiesOf } from './parse/ast';
import { read } from './parse/read';
import { poolWords, abilityWords, TRIGGER_NAMES } from './parse/words';
import { pickOf } from './flow';
import { entry, sentencesOf } from './sentences';
import { blockOf, cardOf, cardOfPiece, healthNow, SIDES, type Table } from './table';
import { attacksLeft, nameOf } from './units';
import { pendings } from './view';

/** Every fact about a position. Units by their id: `a1.attack`, `a1.health`, `a1.attacks` (left this turn) … */
export function facts(table: Table, waiting: Waiting): Facts {
	const all: Record<string, readonly string[]> = {
		turn: [table.turn.seat],
		waits: [waiting],
		result: [table.result?.winner ?? 'none'],
		why: table.result ? [table.result.why] : [],
		queue: pendings(table).map((p) => `${p.source}.${blockOf(table, p).trigger}`),
		offered: waiting === 'choosing' ? picksFor(table, table.using!.card) : [],
		using: table.using ? [table.using.card] : []
	};
	for (const side of SIDES) {
		const { life, mana, maxMana, hand, deck, field, grave, gone } = table.players[side];
		Object.assign(all, {
			[`${side}.life`]: [String(life)],
			[`${side}.mana`]: [String(mana)],
			[`${side}.maxMana`]: [String(maxMana)],
			[`${side}.hand`]: hand,
			[`${side}.cards`]: [String(hand.length)],
			[`${side}.deck`]: [String(deck.length)],
			[`${side}.field`]: field.map((u) => u.id),
			[`${side}.grave`]: grave,
			[`${side}.gone`]: gone
		});
		for (const unit of field)
			Object.assign(all, {
				[`${unit.id}.card`]: [cardOfPiece(table, unit.id).id],
				[`${unit.id}.attack`]: [String(unit.attack)],
				[`${unit.id}.health`]: [String(healthNow(unit))],
				[`${unit.id}.attacks`]: [String(attacksLeft(unit))],
				[`${unit.id}.keywords`]: unit.keywords,
				[`${unit.id}.sick`]: [unit.sick ? 'yes' : 'no']
			});
	}
	table.desk.forEach((desk, i) => Object.assign(all, deskFacts(desk, `desk.${i + 1}`)));
	return all;
}

/** How a text on the desk is read: `desk.1.problems`, `desk.1.usable`, and per ability `desk.1.1.select` … */
function deskFacts(desk: Table['desk'][number], name: string): Facts {
	const parsed = textOf(desk);
	const reading = read(parsed.ast);
	const all: Record<string, readonly string[]> = {
		[`${name}.problems`]: parsed.diagnostics.map((d) => d.code),
		[`${name}.usable`]: [reading.usableWithoutTarget ? 'yes' : 'no'],
		[`${name}.picks`]: [reading.choice ? 'yes' : 'no']
	};
	abilitiesOf(parsed.ast).forEach(({ target, verb, link, trigger }, i) => {
		const at = `${name}.${i + 1}`;
		Object.assign(all, {
			[`${at}.trigger`]: [trigger],
			[`${at}.verb`]: [verb.op],
			[`${at}.select`]: [target?.select ?? 'none'],
			[`${at}.side`]: target ? [target.side] : [],
			[`${at}.kind`]: target ? [target.tribe ?? target.kind] : [],
			[`${at}.count`]: target?.count == null ? [] : [String(target.count)],
			[`${at}.self`]: [reading.abilities[i]!.self.is],
			[`${at}.link`]: [link]
		});
	});
	return all;
}

export const STATUS_TEXTS = {
	mulligan: entry(
		'{seat}が、最初の手札を使うか引き直すかを決める。',
		'{seat} keeps or redraws the opening hand.',
		'G01'
	),
	main: entry(
		'{seat}の番。カードを使うか、攻撃するか、ターンを終える。',
		'{seat} may use a card, attack, or end the turn.',
		'G02'
	),
	choosing: entry(
		'{seat}が「{card}」の対象を選ぶ：{pool}',
		'{seat} picks a target for {card}: {pool}',
		'T08',
		'T10'
	),
	ordering: entry(
		'{seat}が、同時に発動する能力の順番を決める。',
		'{seat} puts abilities that fire together in order.',
		'G14'
	),
	using: entry('{seat}が「{card}」を使っている。', '{seat} is using {card}.', 'G02'),
	at_work: entry('ルールの処理中。', 'The rules are at work.', 'G02'),
	working: entry(
		'能力の列を処理している（残り{n}）。',
		'The queue of abilities is being carried out ({n} left).',
		'G14'
	),
	resolving: entry(
		'「{card}」の{when}の能力を処理している。',
		'Carrying out {card}’s ability ({when}).',
		'G14'
	),
	won_life: entry(
		'{seat}の勝ち。相手リーダーのLPが0になった。',
		'{seat} wins: the enemy leader is at 0 LP.',
		'T04'
	),
	won_deck: entry(
		'{seat}の勝ち。相手が引けなかった。',
		'{seat} wins: the other player had no card to draw.',
		'G15'
	),
	won_both: entry(
		'両者が同時に負ける形になり、{seat}の勝ちとする。',
		'Both lost at once; it is ruled {seat}’s win.',
		'T04'
	),
	draw_both: entry('引き分け。両者が同時に負ける形になった。', 'A draw: both lost at once.', 'T04'),
	draw_endless: entry(
		'引き分け。能力の連鎖が終わらない。',
		'A draw: the chain of abilities does not end.',
		'G21'
	)
} as const;
const text = sentencesOf(STATUS_TEXTS);

/** One sentence: who may act and what is awaited, what the rules are doing, or who has won. */
export function status(table: Table, waiting: Waiting): Sentence {
	const { result } = table;
	if (result) {
		if (result.why === 'endless') return text('draw_endless');
		if (result.winner === 'draw') return text('draw_both');
		if (result.why === 'both') return text('won_both', { seat: result.winner });
		return text(result.why === 'life' ? 'won_life' : 'won_deck', { seat: result.winner });
	}
	const seat = decider(table, waiting);
	if (!seat) {
		const [first] = pendings(table);
		const current = table.runs[table.runs.length - 1]?.current;
		if (current && first)
			return text('resolving', {
				card: cardOf(table, current.card).name,
				when: TRIGGER_NAMES[blockOf(table, current).trigger]
			});
		if (first) return text('working', { n: pendings(table).length });
		return table.using
			? text('using', { seat: table.turn.seat, card: nameOf(table, table.using.card) })
			: text('at_work');
	}
	if (waiting === 'choosing') {
		const { card } = table.using!;
		return text('choosing', { seat, card: nameOf(table, card), pool: poolWords(pickOf(table, card)!) });
	}
	return text(waiting === 'mulligan' || waiting === 'main' ? waiting : 'ordering', { seat });
}

/** The text block being carried out, with the ability that is due. */
export function script(table: Table): ScriptView | null {
	const current = table.runs[table.runs.length - 1]?.current ?? table.runs.at(-2)?.current;
	if (!current) return null;
	const block = blockOf(table, current);
	const card = cardOf(table, current.card);
	const done = current.performed.length > current.at;
	return {
		title: l10n(
			`${card.name.ja}（${TRIGGER_NAMES[block.trigger].ja}）`,
			`${card.name.en} (${TRIGGER_NAMES[block.trigger].en})`
		),
		lines: block.abilities.map((a) => {
			const words = abilityWords(a.target, a.verb);
			return a.link === 'requiresPrevious'
				? l10n(`（前が発動したら）${words.ja}`, `(if the part before activated) ${words.en}`)
				: words;
		}),
		at: current.at + (done ? 1 : 0),
		cites: ['T01', 'T32', 'T33']
	};
}

/** Breaks of what must always hold; empty is good. */
export function faults(table: Table): readonly string[] {
	const found: string[] = [];
	const places = new Map<string, number>();
	const put = (id: string) => places.set(id, (places.get(id) ?? 0) + 1);
	for (const side of SIDES) {
		const { hand, deck, field, grave, gone, mana, maxMana } = table.players[side];
		[...hand, ...deck, ...grave, ...gone].forEach(put);
		field.forEach((u) => put(u.id));
		if (field.length > table.limits.field) found.push(`${side} has ${field.length} units`);
		if (mana < 0 || maxMana < 0) found.push(`${side} has ${mana}/${maxMana} mana`);
		for (const u of field)
			if (u.attack < 0 || u.damage < 0 || u.used < 0) found.push(`${u.id} has a negative value`);
		const cards = [...hand, ...deck, ...grave, ...gone, ...field.map((u) => u.id)];
		for (const id of cards) if (table.pieces[id]?.owner !== side) found.push(`${id} is not ${side}’s`);
	}
	if (table.casting !== null) put(table.casting);
	for (const id of Object.keys(table.pieces))
		if (places.get(id) !== 1) found.push(`${id} is in ${places.get(id) ?? 0} places`);
	if (places.size !== Object.keys(table.pieces).length) found.push('a piece has no card');
	return found;
}
