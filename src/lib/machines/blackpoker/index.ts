// BlackPoker 8.2 as a rule system: its charts joined with its rules, and the questions everybody may ask.
import type {
	Decision,
	Field,
	Move,
	MoveOption,
	Reason,
	ScriptView,
	Sentence
} from '../../rules/core/contract';
import { isProblems } from '../../rules/core/contract';
import { l10n, type L10n, type Slots } from '../../rules/core/text';
import type { ActionId } from '../../rules/blackpoker/docs/ids';
import { nameOfAction } from '../../rules/blackpoker/actions';
import { chooser, choiceField, whyNotChoice } from '../../rules/blackpoker/deal';
import { factsOf, faultsOf } from '../../rules/blackpoker/facts';
import { actions, guards, signals } from '../../rules/blackpoker/flow';
import { requestField, whyNoSeat, whyNotRequest } from '../../rules/blackpoker/legal';
import { FORMAT_NAMES, FRAME_NAMES, FRAMES_OF, PROFILE_NAMES } from '../../rules/blackpoker/names';
import { optionsOf, whyNotPass } from '../../rules/blackpoker/options';
import { because } from '../../rules/blackpoker/reasons';
import { askField, askOf, whyNotAnswer } from '../../rules/blackpoker/resolve';
import { IMPLIED, RULINGS } from '../../rules/blackpoker/rulings';
import { parseSetup, placesOf } from '../../rules/blackpoker/setup/parse';
import { printSetup } from '../../rules/blackpoker/setup/print';
import { readSetup } from '../../rules/blackpoker/setup/read';
import { readRegulation } from '../../rules/blackpoker/setup/regulation';
import {
	FORMATS,
	FRAMES,
	PROFILES,
	resolution,
	resolvingRequest,
	type Table
} from '../../rules/blackpoker/table';
import { chooserOf, orderField, whyNotOrder } from '../../rules/blackpoker/triggers';
import { asSpoken } from '../../rules/blackpoker/unseen';
import { boardView } from '../../rules/blackpoker/view';
import type { Player } from '../../rules/blackpoker/cards';
import { FAMILIES, keysOf } from '../../rules/blackpoker/scenarios/families';
import { compiledExecutor } from '../compiled';
import type { RuleSystem } from '../contract';
import { makeKernel, type ChartRules, type Position } from '../kernel';
import { shelf } from '../shelf';
import { charts } from './charts';
import { chartDocs } from './docs';

const rules = { guards, actions, signals } as unknown as ChartRules<Table>;
const BESIDE = ['turn'] as const;
const kernel = makeKernel(compiledExecutor(charts, rules.guards), rules, 'game', BESIDE);

/** A stated table begins in play, with the chance holder's decision; a new game at the door of its set-up. */
const opening = (table: Table): Position<Table> => ({
	...kernel.start(table),
	frames: table.dealing
		? [
				['game', 'setup'],
				['setup', 'ready']
			]
		: [
				['game', 'play'],
				['stage', 'decide']
			]
});

/** What the running chart waits for: an act of the chance holder, an answer, or the order of triggers. */
type Waiting =
	| { readonly kind: 'act'; readonly seat: Player }
	| { readonly kind: 'begin'; readonly seat: Player }
	| { readonly kind: 'deal' | 'ask'; readonly seat: Player; readonly field: Field }
	| {
			readonly kind: 'order';
			readonly seat: Player;
			readonly field: Field;
			readonly speed: 'immediate' | 'normal';
	  };

function waiting({ frames, table }: Position<Table>): Waiting | null {
	const [chart, value] = frames[frames.length - 1]!;
	if (chart === 'setup' && value === 'ready') return { kind: 'begin', seat: 'A' };
	if (chart === 'setup' && typeof value === 'string' && value.startsWith('choose'))
		return { kind: 'deal', seat: chooser(table), field: choiceField(table) };
	if (chart === 'stage' && value === 'decide') return { kind: 'act', seat: table.chance as Player };
	if (chart === 'resolve' && value === 'asking') {
		const ask = askOf(table);
		return { kind: 'ask', seat: ask.seat, field: askField(ask) };
	}
	if (chart === 'trigger' && (value === 'chooseImmediate' || value === 'chooseNormal')) {
		const speed = value === 'chooseImmediate' ? 'immediate' : 'normal';
		return { kind: 'order', seat: chooserOf(table, speed), field: orderField(table, speed), speed };
	}
	return null;
}

const sentence = (code: string, text: L10n, slots: Slots, ...cites: string[]): Sentence => ({
	code,
	text,
	slots,
	cites
});
const ACT = l10n(
	'{seat}がチャンスを持っている。アクションを起こすか、パスする。',
	'{seat} holds the chance: request an action, or pass.'
);
const RESPOND = l10n(
	'{seat}がチャンスを持っている。一番上の{action}({id})に応じるか、パスする。',
	'{seat} holds the chance: respond to {action} ({id}) on top, or pass.'
);
const CHOOSE = l10n('{seat}が選ぶ: {what}。', '{seat} chooses: {what}.');

const BEGIN = l10n('対戦の準備を始める。', 'Begin the set-up.');

function prompt(table: Table, w: Waiting): Sentence {
	if (w.kind === 'begin') return sentence('await_begin', BEGIN, {}, '8.3');
	if (w.kind !== 'act')
		return sentence('await_choice', CHOOSE, { seat: w.seat, what: w.field.label }, ...w.field.cites);
	const top = table.stage[table.stage.length - 1];
	return top
		? sentence(
				'await_response',
				RESPOND,
				{ seat: w.seat, action: nameOfAction(top.action), id: top.id },
				'9.4[3]'
			)
		: sentence('await_act', ACT, { seat: w.seat }, '9.4[3]');
}

/** What the rules are doing where nobody is asked, by the state of the running chart. */
function working({ frames, table }: Position<Table>): Sentence {
	const [chart] = frames[frames.length - 1]!;
	if (chart === 'resolve') {
		const request = resolvingRequest(table);
		return sentence(
			'resolving_status',
			l10n('{action}({id})を解決している。', '{action} ({id}) is being resolved.'),
			{ action: nameOfAction(request.action), id: request.id },
			'5.4'
		);
	}
	if (chart === 'trigger')
		return sentence(
			'trigger_status',
			l10n('誘発チェックをしている。', 'The trigger check is running.'),
			{},
			'9.4.1'
		);
	if (table.dealing)
		return sentence('deal_status', l10n('対戦の準備をしている。', 'The game is being set up.'), {}, '8.3');
	if (table.declaring)
		return sentence(
			'declaring_status',
			l10n('{seat}が{action}({id})を起こしている。', '{seat} is declaring {action} ({id}).'),
			{ seat: table.declaring.by, action: nameOfAction(table.declaring.action), id: table.declaring.id },
			'9.4[5]'
		);
	return sentence('flow_status', l10n('コアフローを進めている。', 'The core flow goes on.'), {}, '9.4');
}

function whyNot(position: Position<Table>, move: Move): readonly Reason[] {
	const { table } = position;
	const noSeat = whyNoSeat(move);
	if (noSeat.length) return noSeat;
	const w = waiting(position);
	if (!w) return [because(table.over ? 'game_over' : 'rules_at_work')];
	if (w.kind === 'begin')
		return move.action === 'begin' ? [] : [because('answer_first', { asked: BEGIN, seat: w.seat })];
	if (w.kind === 'deal') return whyNotChoice(table, move);
	if (w.kind === 'ask') return whyNotAnswer(table, askOf(table), move);
	if (w.kind === 'order') return whyNotOrder(table, w.speed, move);
	return move.action === 'pass' ? whyNotPass(table, move.seat as Player) : whyNotRequest(table, move);
}

function moves(position: Position<Table>, seat?: Move['seat']): readonly MoveOption[] {
	const w = waiting(position);
	if (!w) return seat === 'A' || seat === 'B' ? optionsOf(position.table, seat) : [];
	const by = (seat ?? w.seat) as Player;
	if (w.kind === 'act') return optionsOf(position.table, by);
	if (w.kind === 'begin')
		return [{ seat: w.seat, action: 'begin', label: BEGIN, legal: true, reasons: [], cites: ['8.3'] }];
	const mine = by === w.seat;
	return [
		{
			seat: by,
			action: 'answer',
			label: w.field.label,
			legal: mine,
			reasons: mine ? [] : [because('answer_first', { asked: w.field.label, seat: w.seat })],
			cites: w.field.cites
		}
	];
}

/** The lines of 90 actions in two languages: not before one of them is carried out. */
const actionLines = async () => (await import('../../rules/blackpoker/docs/lines')).ACTION_LINES;
type ActionLines = Awaited<ReturnType<typeof actionLines>>;

function script({ table }: Position<Table>): ScriptView | null {
	if (!table.resolving.length) return null;
	const request = resolvingRequest(table);
	const { line, skipped } = resolution(table);
	return {
		title: nameOfAction(request.action),
		lines: [],
		later: async () => (await actionLines())[request.action as keyof ActionLines],
		at: skipped ? Infinity : line,
		cites: [`action:${request.action}`]
	};
}

/** Guards about the move to come: nothing can be said before there is one. */
const MOVE_GUARDS = [
	'isLegal',
	'mayPass',
	'answerFits',
	'immediateFits',
	'normalFits',
	'mayBegin',
	'choiceFits'
];
const DEAL_GUARDS = ['choosesTrumps', 'choosesOpening', 'choosesRare', 'isTied', 'revealsLeft'];

export const system: RuleSystem<Table> = {
	id: 'blackpoker@8.2',
	title: l10n('ブラックポーカー 8.2', 'BlackPoker 8.2'),
	charts,
	root: 'game',
	beside: BESIDE,
	chartDocs,
	rules,
	kernel,
	start(head) {
		const regulation = readRegulation(head);
		if (isProblems(regulation)) return regulation;
		const table = readSetup(head.setup, regulation as Exclude<typeof regulation, readonly unknown[]>);
		return isProblems(table) ? table : opening(table as Table);
	},
	decision(position): Decision | null {
		const w = waiting(position);
		return (
			w && { seat: w.seat, kind: w.kind === 'act' ? 'act' : 'answer', prompt: prompt(position.table, w) }
		);
	},
	status(position) {
		const { over } = position.table;
		if (over)
			return sentence(
				'over_status',
				l10n('{loser}のライフがなくなった。{winner}の勝ち。', '{loser} has no life left: {winner} wins.'),
				{ loser: over.loser, winner: over.loser === 'A' ? 'B' : 'A' },
				'5.5'
			);
		const w = waiting(position);
		return w ? prompt(position.table, w) : working(position);
	},
	moves,
	field(position, draft) {
		const w = waiting(position);
		if (draft.action === 'answer') return w && 'field' in w && !draft.picks?.[w.field.id] ? w.field : null;
		return draft.action === 'pass' || draft.action === 'begin' ? null : requestField(position.table, draft);
	},
	whyNot,
	asSpoken: ({ table }, move) => asSpoken(table, move),
	event: (move) =>
		move.action === 'pass'
			? { type: 'PASS', move }
			: move.action === 'answer'
				? { type: 'ANSWER', move }
				: { type: move.action === 'begin' ? 'BEGIN' : 'REQUEST', move },
	view: ({ table }, viewer) => boardView(table, viewer),
	redeal: async () => (await import('../../rules/blackpoker/redeal')).redeal,
	ahead: actionLines,
	script,
	later: async (action) =>
		(await import('../../rules/blackpoker/docs/summaries')).SUMMARIES[action as ActionId],
	facts: ({ table }) => factsOf(table),
	guard({ table, frames }, name) {
		const asks = guards[name as keyof typeof guards];
		// what depends on the move to come can't be said before there is one
		if (!asks || MOVE_GUARDS.includes(name) || (DEAL_GUARDS.includes(name) && !table.dealing)) return null;
		if (name === 'isImmediate' && !table.declaring) return null;
		const resolving = frames[frames.length - 1]![0] === 'resolve';
		if (['targetIsWrong', 'asks', 'lineIsLeft'].includes(name) && !resolving) return null;
		return asks(table, { type: 'NEXT' });
	},
	faults: ({ table }) => faultsOf(table),
	notation: {
		parse: parseSetup,
		places: placesOf,
		print: printSetup,
		card: /^(?:[SHDC](?:10|[A2-9JQK])|X[12])$/
	},
	regulations: {
		formats: FORMATS.map((id) => ({ id, name: FORMAT_NAMES[id] })),
		frames: FRAMES.map((id) => ({
			id,
			name: FRAME_NAMES[id],
			formats: FORMATS.filter((f) => FRAMES_OF[f].includes(id))
		}))
	},
	profiles: PROFILES.map((id) => ({ id, name: PROFILE_NAMES[id], implies: IMPLIED[id] })),
	rulings: RULINGS,
	words: async () => (await import('../../rules/blackpoker/words')).WORDS,
	docs: () => import('../../rules/blackpoker/docs').then((m) => m.docs),
	...shelf(FAMILIES, keysOf)
};
