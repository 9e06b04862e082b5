// For tests only: three charts that call one another and one beside them, with rules small enough to read at a glance.
import { createMachine } from 'xstate';
import { l10n } from '../../rules/core/text';
import { compiledExecutor } from '../../machines/compiled';
import type { ChartDoc } from '../../machines/contract';
import { makeKernel, type ChartRules } from '../../machines/kernel';

const NEXT = (target: string, actions?: string | readonly string[]) => ({
	NEXT: { target, ...(actions && { actions: actions as string[] }) }
});

const turn = createMachine({
	id: 'turn',
	initial: 'main',
	states: {
		main: { on: { END: 'ending', ATTACK: 'battle' } },
		ending: {
			initial: 'end',
			states: { end: { on: { CHARGE: 'charge' } }, charge: { on: { DRAW: 'draw' } }, draw: {} },
			on: { MAIN: 'main' }
		},
		battle: {
			initial: 'attack',
			states: { attack: { on: { BLOCK: 'block' } }, block: { on: { JUDGE: 'judgement' } }, judgement: {} },
			on: { MAIN: 'main' }
		}
	}
});
const stage = createMachine({
	id: 'stage',
	initial: 'decide',
	states: {
		decide: {
			on: {
				REQUEST: { guard: 'isLegal', target: 'declare', actions: ['resetPasses', 'announce'] },
				PASS: { target: 'pass', actions: 'recordPass' }
			}
		},
		declare: {
			initial: 'payCost',
			states: {
				payCost: { on: NEXT('setKeys') },
				setKeys: { on: NEXT('setTarget') },
				setTarget: { on: NEXT('#stage.triggersBefore', 'call:trigger') }
			}
		},
		triggersBefore: { on: { 'RETURN.trigger': [{ guard: 'isOver', target: 'over' }, { target: 'branch' }] } },
		branch: {
			on: {
				NEXT: [
					{ guard: 'isImmediate', target: 'resolveNow', actions: 'call:resolve' },
					{ target: 'triggersAfter', actions: ['pushOnStage', 'call:trigger'] }
				]
			}
		},
		resolveNow: { on: { 'RETURN.resolve': 'winCheckNow' } },
		winCheckNow: {
			on: {
				NEXT: [
					{ guard: 'someoneLost', target: 'over' },
					{ target: 'triggersAfter', actions: 'call:trigger' }
				]
			}
		},
		triggersAfter: { on: { 'RETURN.trigger': [{ guard: 'isOver', target: 'over' }, { target: 'decide' }] } },
		pass: {
			on: {
				NEXT: [
					{ guard: 'notAllPassed', target: 'decide', actions: 'moveChance' },
					{ guard: 'stageEmpty', target: 'chanceToTurnPlayer', actions: 'signal:turn' },
					{ target: 'resolveTop', actions: ['popStage', 'call:resolve'] }
				]
			}
		},
		resolveTop: { on: { 'RETURN.resolve': 'winCheckTop' } },
		winCheckTop: {
			on: {
				NEXT: [
					{ guard: 'someoneLost', target: 'over' },
					{ target: 'triggersTop', actions: 'call:trigger' }
				]
			}
		},
		triggersTop: {
			on: { 'RETURN.trigger': [{ guard: 'isOver', target: 'over' }, { target: 'chanceToTurnPlayer' }] }
		},
		chanceToTurnPlayer: { on: NEXT('decide', 'chanceToTurnPlayer') },
		over: { type: 'final' }
	}
});
const trigger = createMachine({
	id: 'trigger',
	initial: 'gather',
	states: {
		gather: { on: NEXT('sort') },
		sort: {
			on: {
				NEXT: [
					{ guard: 'bufferEmpty', target: 'done' },
					{ guard: 'immediateWaits', target: 'immediate', actions: ['takeTriggered', 'call:resolve'] },
					{ target: 'sort', reenter: true, actions: 'placeNormal' }
				]
			}
		},
		immediate: { on: { 'RETURN.resolve': 'winCheck' } },
		winCheck: { on: { NEXT: [{ guard: 'someoneLost', target: 'done' }, { target: 'sort' }] } },
		done: { type: 'final' }
	}
});
const resolve = createMachine({
	id: 'resolve',
	initial: 'checkTarget',
	states: {
		checkTarget: {
			on: { NEXT: [{ guard: 'targetStillRight', target: 'effect' }, { target: 'leaveStage' }] }
		},
		effect: {
			on: {
				ANSWER: { guard: 'answerFits', target: 'effect', reenter: true },
				NEXT: { target: 'leaveStage', actions: 'doEffect' }
			}
		},
		leaveStage: { on: NEXT('keyCards') },
		keyCards: { on: NEXT('done') },
		done: { type: 'final' }
	}
});

export interface FixtureTable {
	/** Requests on the stage. */
	readonly stage: number;
	readonly passes: number;
	/** Triggered immediate requests that wait. */
	readonly triggered: number;
}
const none = (table: FixtureTable) => table;
const rules: ChartRules<FixtureTable> = {
	guards: {
		isLegal: () => true,
		isOver: () => false,
		isImmediate: () => false,
		someoneLost: () => false,
		notAllPassed: (table) => table.passes < 2,
		stageEmpty: (table) => table.stage === 0,
		bufferEmpty: (table) => table.triggered === 0,
		immediateWaits: (table) => table.triggered > 0,
		targetStillRight: () => true,
		answerFits: () => true
	},
	actions: {
		resetPasses: (table) => ({ ...table, passes: 0 }),
		announce: none,
		recordPass: (table) => ({ ...table, passes: table.passes + 1 }),
		pushOnStage: (table) => ({ ...table, stage: table.stage + 1 }),
		popStage: (table) => ({ ...table, stage: table.stage - 1, passes: 0 }),
		moveChance: none,
		chanceToTurnPlayer: (table) => ({ ...table, passes: 0 }),
		takeTriggered: (table) => ({ ...table, triggered: table.triggered - 1 }),
		placeNormal: none,
		doEffect: none
	},
	signals: { turn: () => 'END' }
};

const states = (
	of: Readonly<Record<string, readonly [ja: string, en: string, cites?: string]>>
): ChartDoc['states'] =>
	Object.fromEntries(
		Object.entries(of).map(([id, [ja, en, cite]]) => [id, { label: l10n(ja, en), cites: cite ? [cite] : [] }])
	);
const guards: ChartDoc['guards'] = {
	isLegal: l10n('合法である', 'it is legal'),
	isOver: l10n('決着した', 'the game is over'),
	isImmediate: l10n('即時である', 'it is immediate'),
	someoneLost: l10n('敗北条件を満たしたプレイヤーがいる', 'a player meets a loss condition'),
	notAllPassed: l10n('まだ全員はパスしていない', 'not all have passed'),
	stageEmpty: l10n('ステージが空', 'the stage is empty'),
	bufferEmpty: l10n('バッファが空', 'the buffer is empty'),
	immediateWaits: l10n('即時リクエストが待っている', 'an immediate request waits'),
	targetStillRight: l10n('対象がまだ正しい', 'the target is still right'),
	answerFits: l10n('質問に合う答え', 'the answer fits')
};
const chartDocs: Readonly<Record<string, ChartDoc>> = {
	turn: {
		title: l10n('ターン', 'Turn'),
		states: states({
			'turn.main': ['メイン', 'Main', '9.1'],
			'turn.ending': ['ターン終了', 'Ending the turn'],
			'turn.ending.end': ['エンド', 'End'],
			'turn.ending.charge': ['チャージ', 'Charge'],
			'turn.ending.draw': ['ドロー', 'Draw'],
			'turn.battle': ['戦い', 'Battle'],
			'turn.battle.attack': ['アタック', 'Attack'],
			'turn.battle.block': ['ブロック', 'Block'],
			'turn.battle.judgement': ['ダメージ判定', 'Damage judgement']
		}),
		events: {
			END: l10n('エンド', 'End'),
			ATTACK: l10n('アタック', 'Attack'),
			CHARGE: l10n('チャージ', 'Charge'),
			DRAW: l10n('ドロー', 'Draw'),
			MAIN: l10n('メインへ', 'To main'),
			BLOCK: l10n('ブロック', 'Block'),
			JUDGE: l10n('判定', 'Judge')
		},
		guards: {}
	},
	stage: {
		title: l10n('ステージ', 'Stage'),
		states: states({
			'stage.decide': ['行動を待つ', 'Waits for a player', '9.4'],
			'stage.declare': ['リクエストを起こす', 'Making a request', '9.4'],
			'stage.declare.payCost': ['コストを払う', 'Pay the cost'],
			'stage.declare.setKeys': ['キーカードを出す', 'Set key cards'],
			'stage.declare.setTarget': ['対象を決める', 'Set the target'],
			'stage.triggersBefore': ['起こした後の誘発', 'Triggers of the request'],
			'stage.branch': ['スピードで分かれる', 'Branch on speed'],
			'stage.resolveNow': ['すぐ解決する', 'Resolve at once'],
			'stage.winCheckNow': ['勝敗判定', 'Win check'],
			'stage.triggersAfter': ['積んだ後の誘発', 'Triggers after it'],
			'stage.pass': ['パスを数える', 'Count the passes'],
			'stage.resolveTop': ['一番上を解決する', 'Resolve the top'],
			'stage.winCheckTop': ['勝敗判定', 'Win check'],
			'stage.triggersTop': ['解決後の誘発', 'Triggers after it'],
			'stage.chanceToTurnPlayer': ['チャンスをターンプレイヤーへ', 'Chance to the turn player'],
			'stage.over': ['決着', 'Game over']
		}),
		events: { REQUEST: l10n('リクエスト', 'Request'), PASS: l10n('パス', 'Pass') },
		guards
	},
	trigger: {
		title: l10n('誘発チェック', 'Trigger check'),
		states: states({
			'trigger.gather': ['集める', 'Gather', '9.4.1'],
			'trigger.sort': ['並べる', 'Sort'],
			'trigger.immediate': ['即時を解決する', 'Resolve an immediate'],
			'trigger.winCheck': ['勝敗判定', 'Win check'],
			'trigger.done': ['終わり', 'Done']
		}),
		events: {},
		guards
	},
	resolve: {
		title: l10n('解決', 'Resolution'),
		states: states({
			'resolve.checkTarget': ['対象の確認', 'Check the target', '9.4.3'],
			'resolve.effect': ['効果', 'Effect'],
			'resolve.leaveStage': ['ステージを離れる', 'Leave the stage'],
			'resolve.keyCards': ['キーカードを墓地へ', 'Key cards to graveyard'],
			'resolve.done': ['終わり', 'Done']
		}),
		events: { ANSWER: l10n('答える', 'Answer') },
		guards
	}
};

const charts = { stage, trigger, resolve, turn };
export const fixture = {
	id: 'fixture@1',
	charts,
	root: 'stage',
	beside: ['turn'],
	chartDocs,
	rules,
	kernel: makeKernel(compiledExecutor(charts, rules.guards), rules, 'stage', ['turn'])
};
export const START: FixtureTable = { stage: 0, passes: 0, triggered: 0 };
