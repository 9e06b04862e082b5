// A scenario for any text that can be played: the sample board, and the moves that make each of its abilities run.
import { l10n, type L10n } from '../../rules/core/text';
import { isProblems, type Json, type Move, type Problem } from '../../rules/core/contract';
import type { ParsedText } from '../../rules/cryptospells/parse/parse';
import { TRIGGER_NAMES } from '../../rules/cryptospells/parse/words';
import type { Trigger } from '../../rules/cryptospells/parse/ast';
import { SAMPLE, sampleSetup } from '../../rules/cryptospells/sample';
import type { Table } from '../../rules/cryptospells/table';
import type { Scenario, ScenarioStep } from '../../scenario/types';
import type { Position } from '../kernel';
import { system, waitingOf } from './index';

const NOTES = {
	use: l10n('カードを使う。', 'The card is used.'),
	pick: l10n('対象を1体選ぶ。', 'A target is picked.'),
	refused: l10n('使えない。', 'It can’t be used.'),
	end: l10n('ターンを終える。', 'The turn ends.'),
	attack: l10n('攻撃する。', 'It attacks.')
} as const;

/** The scenario for a text, or why it can't be played. */
export function tryout(parsed: ParsedText): Scenario | readonly Problem[] {
	const { ast, source } = parsed;
	const triggers = new Set<Trigger>(ast.blocks.map((b) => b.trigger));
	const fromHand = ast.kind === 'spell' || triggers.has('summon') || !triggers.size;
	const setup = sampleSetup(source, ast, fromHand ? 'hand' : 'field') as unknown as Json;
	const first = system.start({ setup });
	if (isProblems(first as readonly Problem[])) return first as readonly Problem[];
	const script = new Script(first as Position<Table>);

	if (fromHand) script.use();
	if (triggers.has('death')) script.die(fromHand);
	if (triggers.has('turnEnd') && script.ensureTurn('A')) script.end();
	if (triggers.has('turnStart')) script.untilTurnStart();
	if (!script.steps.length) script.end();

	const when = [...triggers].map((t) => TRIGGER_NAMES[t]);
	return {
		kuroko: 1,
		system: system.id,
		id: 'tried-text',
		title: l10n('読んだカードを試す', 'Trying the card that was read'),
		about: l10n(
			`${source}（${when.map((w) => w.ja).join('、')}）`,
			`${source} (${when.map((w) => w.en).join(', ')})`
		),
		setup,
		steps: script.steps
	};
}

/** Collects moves that the rules allow, one after the other. */
class Script {
	readonly steps: ScenarioStep[] = [];
	constructor(private position: Position<Table>) {}

	private get seat() {
		return this.position.table.turn.seat;
	}
	/** Plays it if it is legal. */
	private play(move: Move, note: L10n): boolean {
		if (system.whyNot(this.position, move).length) return false;
		this.steps.push({ move, note });
		this.position = system.kernel.settle(this.position, system.event(move))!;
		return true;
	}
	use(): void {
		const move: Move = { seat: 'A', action: 'use', picks: { card: [SAMPLE.card] } };
		const refused = system.whyNot(this.position, move).map((r) => r.code);
		if (refused.length) return void this.steps.push({ move, note: NOTES.refused, refused });
		this.play(move, NOTES.use);
		if (waitingOf(this.position) !== 'choosing') return;
		const field = system.field(this.position, { seat: 'A', action: 'pick' });
		const target = field?.options.find((o) => !o.reasons.length)?.id;
		if (target !== undefined)
			this.play({ seat: 'A', action: 'pick', picks: { target: [target] } }, NOTES.pick);
	}
	end(): boolean {
		return this.play({ seat: this.seat, action: 'end' }, NOTES.end);
	}
	ensureTurn(seat: 'A' | 'B'): boolean {
		while (this.seat !== seat && this.end());
		return this.seat === seat;
	}
	/** Brings the unit to its death in combat: on its own attack, or on the giant's. */
	die(justArrived: boolean): void {
		const attack = (seat: 'A' | 'B', unit: string, target: string) =>
			this.play({ seat, action: 'attack', picks: { unit: [unit], target: [target] } }, NOTES.attack);
		if (!justArrived && attack('A', SAMPLE.card, SAMPLE.bigFoe)) return;
		if (this.ensureTurn('B')) attack('B', SAMPLE.bigFoe, SAMPLE.card);
	}
	untilTurnStart(): void {
		if (this.seat === 'A') this.end();
		if (this.seat === 'B') this.end();
	}
}
