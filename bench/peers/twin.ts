// A hand-written twin of the engine's step: the counter war as one plain function with a switch on the phase, no charts,
// no frames, no action table. It does the same work at the same grain: all reasons against a request, costs, key cards,
// target, trigger check, passes, resolution line by line, loss check, an immutable table and a sentence for each change.
// What it can't do is everything else: it knows three actions and would have to be rewritten for a fourth.
type Player = 'A' | 'B';
type Phase =
	| 'decide'
	| 'payCost'
	| 'setKeys'
	| 'setTarget'
	| 'triggersBefore'
	| 'branch'
	| 'triggersAfter'
	| 'passed'
	| 'checkTarget'
	| 'effect'
	| 'leaveStage'
	| 'keyCards'
	| 'rematch'
	| 'lossCheck'
	| 'triggersTop'
	| 'chanceBack'
	| 'over';
interface Unit {
	readonly id: string;
	readonly cards: readonly string[];
	readonly driven: boolean;
	readonly mods: readonly { readonly cards: readonly string[]; readonly by: number }[];
}
interface PlayerState {
	readonly life: readonly string[];
	readonly hand: readonly string[];
	readonly graveyard: readonly string[];
	readonly fog: readonly { readonly cards: readonly string[]; readonly target: string }[];
	readonly field: readonly Unit[];
}
interface Request {
	readonly id: string;
	readonly action: keyof typeof ACTIONS;
	readonly by: Player;
	readonly keys: readonly string[];
	readonly held: readonly string[];
	readonly target: string;
	readonly paid: readonly string[];
}
export interface TwinTable {
	readonly phase: Phase;
	readonly turn: Player;
	readonly chance: Player | 'system';
	readonly passes: readonly Player[];
	readonly stage: readonly Request[];
	readonly declaring: Request | null;
	readonly resolving: { readonly line: number; readonly skipped: boolean; readonly moved: boolean } | null;
	readonly events: readonly { readonly type: string; readonly about: string }[];
	readonly loser: Player | null;
	readonly nextRequest: number;
	readonly players: { readonly A: PlayerState; readonly B: PlayerState };
}
export type TwinEvent =
	| {
			readonly type: 'REQUEST';
			readonly by: Player;
			readonly action: keyof typeof ACTIONS;
			readonly keys: readonly string[];
			readonly cost: readonly string[];
			readonly target: string;
	  }
	| { readonly type: 'PASS' }
	| { readonly type: 'NEXT' };
/** Text in two languages, filled later, with the rules it rests on: what the log keeps. */
interface Said {
	readonly kind: string;
	readonly text: { readonly ja: string; readonly en: string };
	readonly slots: Readonly<Record<string, unknown>>;
	readonly cites: readonly string[];
	readonly moved?: readonly (readonly [string, string, string])[];
}
type Tell = (said: Said) => void;

const NEXT = { type: 'NEXT' } as const;
const ACTIONS = {
	up: { suit: 'H', target: 'unit' },
	down: { suit: 'S', target: 'unit' },
	counter: { suit: 'C', target: 'request' }
} as const;
const TRIGGERS: readonly { readonly type: string; readonly about: string }[] = [
	{ type: 'resolved', about: 'attack' },
	{ type: 'resolved', about: 'block' },
	{ type: 'resolved', about: 'charge' },
	{ type: 'fell', about: 'royal' },
	{ type: 'discarded', about: 'twice' }
];
const SENTENCES = {
	requested: { ja: '{by}が{action}をリクエスト', en: '{by} requests {action}' },
	paid: { ja: '{by}が{cards}を捨てた', en: '{by} discards {cards}' },
	keys: { ja: 'キーカードは{cards}', en: 'the key card is {cards}' },
	target: { ja: '対象は{target}', en: 'the target is {target}' },
	staged: { ja: '{action}がステージに置かれた', en: '{action} goes on the stage' },
	passed: { ja: '{by}がパス', en: '{by} passes' },
	chance: { ja: 'チャンスは{by}へ', en: 'the chance goes to {by}' },
	modified: { ja: '{unit}のサイズ{by}', en: 'size of {unit} {by}' },
	fell: { ja: '{unit}は墓地へ', en: '{unit} goes to the graveyard' },
	negated: { ja: '{request}は無効', en: '{request} is countered' },
	lost: { ja: '{action}は対象を失った', en: '{action} has lost its target' },
	resolved: { ja: '{action}を解決した', en: '{action} has resolved' },
	moved: { ja: '{cards}が{to}へ', en: '{cards} to {to}' }
} as const;
const say = (
	tell: Tell | undefined,
	kind: keyof typeof SENTENCES,
	slots: Said['slots'],
	moved?: Said['moved']
): void => tell?.({ kind, text: SENTENCES[kind], slots, cites: ['R 9.4'], ...(moved && { moved }) });

const foeOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');
const suitOf = (card: string) => card.charAt(2);
const numberOf = (card: string) => ({ A: 1, J: 11, Q: 12, K: 13 })[card.slice(3)] ?? Number(card.slice(3));
const sizeOf = (unit: Unit) =>
	unit.cards.reduce((sum, card) => sum + numberOf(card), 0) + unit.mods.reduce((sum, mod) => sum + mod.by, 0);
const without = (cards: readonly string[], gone: readonly string[]) => cards.filter((c) => !gone.includes(c));
const withPlayer = (table: TwinTable, player: Player, change: Partial<PlayerState>): TwinTable => ({
	...table,
	players:
		player === 'A'
			? { A: { ...table.players.A, ...change }, B: table.players.B }
			: { A: table.players.A, B: { ...table.players.B, ...change } }
});
const unitAt = (table: TwinTable, id: string) =>
	table.players.A.field.find((unit) => unit.id === id) ??
	table.players.B.field.find((unit) => unit.id === id);
const topOf = (table: TwinTable) => table.stage[table.stage.length - 1]!;
const isThere = (table: TwinTable, request: Request) =>
	ACTIONS[request.action].target === 'unit'
		? unitAt(table, request.target) !== undefined
		: table.stage.some((r) => r.id === request.target);

/** All reasons against a request; none: legal. */
function whyNot(table: TwinTable, event: Extract<TwinEvent, { type: 'REQUEST' }>): string[] {
	const reasons: string[] = [];
	const { hand } = table.players[event.by];
	const { suit, target } = ACTIONS[event.action];
	if (table.chance !== event.by) reasons.push('not_the_chance_holder');
	if (event.keys.length !== 1) reasons.push('wrong_number_of_key_cards');
	for (const card of event.keys) {
		if (!hand.includes(card)) reasons.push('key_card_not_in_hand');
		if (suitOf(card) !== suit) reasons.push('key_card_of_another_suit');
	}
	if (event.cost.length !== 1) reasons.push('cost_not_paid');
	for (const card of event.cost) {
		if (!hand.includes(card)) reasons.push('cost_card_not_in_hand');
		if (event.keys.includes(card)) reasons.push('card_used_twice');
	}
	if (target === 'unit' && !unitAt(table, event.target)) reasons.push('no_such_soldier');
	if (target === 'request' && !table.stage.some((r) => r.id === event.target))
		reasons.push('no_such_request');
	return reasons;
}

/** What happened since the last trigger check meets no condition in this game; looking for it is the work. */
function checkTriggers(table: TwinTable, then: Phase): TwinTable {
	const met = table.events.filter((e) => TRIGGERS.some((t) => t.type === e.type && t.about === e.about));
	if (met.length) throw new Error('the counter war triggers nothing');
	return { ...table, events: [], phase: table.loser ? 'over' : then };
}

const EFFECTS: Record<Request['action'], ((table: TwinTable, request: Request, tell?: Tell) => TwinTable)[]> =
	{
		up: [(table, request, tell) => modify(table, request, 1, tell), keysToFog],
		down: [
			(table, request, tell) => modify(table, request, -1, tell),
			(table, request, tell) => {
				const unit = unitAt(table, request.target)!;
				return sizeOf(unit) <= 0 ? bury(table, unit, tell) : keysToFog(table, request, tell);
			}
		],
		counter: [
			(table, request, tell) => {
				const other = table.stage.find((r) => r.id === request.target);
				if (!other || Math.max(...other.keys.map(numberOf)) > numberOf(request.keys[0]!)) return table;
				say(tell, 'negated', { request: other.id }, [[other.held[0]!, 'stage', `${other.by}.graveyard`]]);
				const { graveyard } = table.players[other.by];
				return withPlayer({ ...table, stage: table.stage.filter((r) => r !== other) }, other.by, {
					graveyard: [...graveyard, ...other.held]
				});
			}
		]
	};

function modify(table: TwinTable, request: Request, sign: number, tell?: Tell): TwinTable {
	const by = sign * numberOf(request.keys[0]!);
	say(tell, 'modified', { unit: request.target, by });
	for (const player of ['A', 'B'] as const) {
		const { field } = table.players[player];
		if (field.some((unit) => unit.id === request.target))
			table = withPlayer(table, player, {
				field: field.map((unit) =>
					unit.id === request.target ? { ...unit, mods: [...unit.mods, { cards: request.keys, by }] } : unit
				)
			});
	}
	return table;
}
function bury(table: TwinTable, unit: Unit, tell?: Tell): TwinTable {
	const owner = unit.cards[0]!.charAt(0) as Player;
	say(
		tell,
		'fell',
		{ unit: unit.id },
		unit.cards.map((card) => [card, `${owner}.field`, `${owner}.graveyard`])
	);
	const { field, graveyard } = table.players[owner];
	return withPlayer({ ...table, events: [...table.events, { type: 'fell', about: 'soldier' }] }, owner, {
		field: field.filter((u) => u !== unit),
		graveyard: [...graveyard, ...unit.cards]
	});
}
function keysToFog(table: TwinTable, request: Request, tell?: Tell): TwinTable {
	say(tell, 'moved', { cards: request.held, to: 'fog' }, [[request.held[0]!, 'stage', `${request.by}.fog`]]);
	const { fog } = table.players[request.by];
	return withPlayer({ ...table, resolving: { ...table.resolving!, moved: true } }, request.by, {
		fog: [...fog, { cards: request.held, target: request.target }]
	});
}

/** One micro step; null: not possible here. */
export function step(table: TwinTable, event: TwinEvent, tell?: Tell): TwinTable | null {
	if (table.phase === 'decide') {
		if (event.type === 'PASS') {
			const by = table.chance as Player;
			say(tell, 'passed', { by });
			return { ...table, passes: [...table.passes, by], phase: 'passed' };
		}
		if (event.type !== 'REQUEST' || whyNot(table, event).length) return null;
		const { by, action, keys, cost, target } = event;
		const id = `r${table.nextRequest}`;
		say(tell, 'requested', { by, action });
		return {
			...table,
			passes: [],
			declaring: { id, action, by, keys, held: [], target, paid: cost },
			nextRequest: table.nextRequest + 1,
			phase: 'payCost'
		};
	}
	if (event.type !== 'NEXT') return null;
	switch (table.phase) {
		case 'payCost': {
			const { by, paid } = table.declaring!;
			const { hand, graveyard } = table.players[by];
			say(tell, 'paid', { by, cards: paid }, [[paid[0]!, `${by}.hand`, `${by}.graveyard`]]);
			const events = [...table.events, { type: 'discarded', about: 'once' }];
			return withPlayer({ ...table, events, phase: 'setKeys' }, by, {
				hand: without(hand, paid),
				graveyard: [...graveyard, ...paid]
			});
		}
		case 'setKeys': {
			const declaring = table.declaring!;
			const { by, keys } = declaring;
			say(tell, 'keys', { cards: keys }, [[keys[0]!, `${by}.hand`, 'stage']]);
			return withPlayer({ ...table, declaring: { ...declaring, held: keys }, phase: 'setTarget' }, by, {
				hand: without(table.players[by].hand, keys)
			});
		}
		case 'setTarget': {
			const { action, target } = table.declaring!;
			say(tell, 'target', { target });
			return {
				...table,
				events: [...table.events, { type: 'requested', about: action }],
				phase: 'triggersBefore'
			};
		}
		case 'triggersBefore':
			return checkTriggers(table, 'branch');
		case 'branch': {
			const request = table.declaring!;
			say(tell, 'staged', { action: request.action });
			const events = [...table.events, { type: 'staged', about: request.action }];
			return { ...table, stage: [...table.stage, request], declaring: null, events, phase: 'triggersAfter' };
		}
		case 'triggersAfter':
			return checkTriggers(table, 'decide');
		case 'passed': {
			if (table.passes.length < 2) {
				const chance = foeOf(table.chance as Player);
				say(tell, 'chance', { by: chance });
				return { ...table, chance, phase: 'decide' };
			}
			if (!table.stage.length) return { ...table, chance: 'system', passes: [], phase: 'chanceBack' };
			const resolving = { line: 0, skipped: false, moved: false };
			return { ...table, chance: 'system', passes: [], resolving, phase: 'checkTarget' };
		}
		case 'checkTarget': {
			const request = topOf(table);
			if (isThere(table, request)) return { ...table, phase: 'effect' };
			say(tell, 'lost', { action: request.action });
			return { ...table, resolving: { ...table.resolving!, skipped: true }, phase: 'leaveStage' };
		}
		case 'effect': {
			const request = topOf(table);
			const line = table.resolving!.line;
			const lines = EFFECTS[request.action];
			if (line === lines.length) return { ...table, phase: 'leaveStage' };
			const after = lines[line]!(table, request, tell);
			return { ...after, resolving: { ...after.resolving!, line: line + 1 } };
		}
		case 'leaveStage': {
			const request = topOf(table);
			return { ...table, stage: table.stage.slice(0, -1), declaring: request, phase: 'keyCards' };
		}
		case 'keyCards': {
			const { by, held } = table.declaring!;
			if (table.resolving!.moved) return { ...table, phase: 'rematch' };
			say(tell, 'moved', { cards: held, to: 'graveyard' }, [[held[0]!, 'stage', `${by}.graveyard`]]);
			return withPlayer({ ...table, phase: 'rematch' }, by, {
				graveyard: [...table.players[by].graveyard, ...held]
			});
		}
		case 'rematch': {
			const { action } = table.declaring!;
			say(tell, 'resolved', { action });
			const events = [...table.events, { type: 'resolved', about: action }];
			return { ...table, declaring: null, resolving: null, events, phase: 'lossCheck' };
		}
		case 'lossCheck': {
			const loser = [table.turn, foeOf(table.turn)].find((player) => !table.players[player].life.length);
			return { ...table, loser: loser ?? null, phase: 'triggersTop' };
		}
		case 'triggersTop':
			return checkTriggers(table, 'chanceBack');
		case 'chanceBack':
			say(tell, 'chance', { by: table.turn });
			return { ...table, chance: table.turn, phase: 'decide' };
		default:
			return null;
	}
}

/** Goes on to the next decision; every micro step in order. */
export function run(table: TwinTable, event: TwinEvent): { table: TwinTable; said: readonly Said[] }[] {
	const steps: { table: TwinTable; said: readonly Said[] }[] = [];
	let next: TwinTable | null = table;
	for (let send: TwinEvent = event; next && (send === event || next.phase !== 'decide'); send = NEXT) {
		const said: Said[] = [];
		next = step(next, send, (s) => void said.push(s));
		if (next) steps.push({ table: next, said });
		if (next?.phase === 'over') break;
	}
	return steps;
}
/** As `run`, only the last table, and no log. */
export function settle(table: TwinTable, event: TwinEvent): TwinTable | null {
	let next = step(table, event);
	while (next && next.phase !== 'decide' && next.phase !== 'over') next = step(next, NEXT);
	return next;
}
