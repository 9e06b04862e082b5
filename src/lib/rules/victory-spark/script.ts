// The rule being carried out, in printed steps of our wording, with the step that is executing: the ability in
// resolution line by line, or else the procedure of the phase that the chart `game` is in.
import type { ScriptView } from '../core/contract';
import { l10n, type L10n } from '../core/text';
import { abilityOf, resolving } from './flow/check';
import { cardLabel, KIND_NAMES } from './labels';
import type { Table } from './table';
import type { RuleId } from './docs/rulebook';

interface Procedure {
	readonly title: L10n;
	readonly lines: readonly L10n[];
	readonly cites: readonly RuleId[];
}
const procedure = (
	title: [string, string],
	lines: readonly [string, string][],
	...cites: RuleId[]
): Procedure => ({
	title: l10n(...title),
	lines: lines.map(([ja, en]) => l10n(ja, en)),
	cites
});

const PROCEDURES = {
	setup: procedure(
		['対戦の準備', 'Set-up'],
		[
			['リングのカードを裏向きに選ぶ', 'Pick the ring cards face down'],
			['同時に公開する', 'Reveal them together'],
			['山札を切る', 'Shuffle the decks'],
			['先攻を決める', 'Decide who goes first'],
			['5枚ずつ引く', 'Draw five each']
		],
		'E01'
	),
	stand: procedure(
		['スタンドフェイズ', 'Stand phase'],
		[
			[
				'ターン開始時・スタンドフェイズ開始時の能力',
				'Abilities of the start of the turn and of the stand phase'
			],
			['エネルギーとベンチを同時に一段起こす', 'Energy and bench are turned up one stage together']
		],
		'R03',
		'R05'
	),
	draw: procedure(
		['ドローフェイズ', 'Draw phase'],
		[
			['ドローフェイズ開始時の能力', 'Abilities of the start of the draw phase'],
			['1枚引く（先攻の最初のターンは引かない）', 'Draw one (not in the very first turn)']
		],
		'R06',
		'R08'
	),
	energy: procedure(
		['エネルギーフェイズ', 'Energy phase'],
		[
			['エネルギーフェイズ開始時の能力', 'Abilities of the start of the energy phase'],
			['手札1枚をエネルギーとして置いてよい', 'A hand card may be placed as energy']
		],
		'R09',
		'R10'
	),
	character: procedure(
		['カードのプレイ', 'Playing a card'],
		[
			['レベルぶんのエネルギーをレストする', 'Rest energy for the level'],
			['新しいカードを置く', 'The new card is put down'],
			['古いカードがいれば控え室へ', 'An old card there goes to the waiting room'],
			['チェックタイミング', 'Check timing']
		],
		'R16',
		'R18',
		'R23'
	),
	ability: procedure(
		['【起】の使用', 'Using an activated ability'],
		[
			['宣言する', 'Declare it'],
			['コストを払う', 'Pay the cost'],
			['解決領域に置く', 'Put it into the resolution area'],
			['チェックタイミングで解決する', 'It resolves in check timing']
		],
		'R31'
	),
	attack: procedure(
		['攻撃', 'Attack'],
		[
			['ベンチの1枚をレストしてサポートする', 'A bench card rests and supports'],
			['パートナーの名前と称号を比べる', 'Compare the partner’s name and title'],
			['サポート時・攻撃時の能力', 'Abilities of supporting and attacking'],
			['パートナーブロック', 'Partner block'],
			['解決1：パートナーアタックされたカードはリタイヤ', 'Resolution 1: a partner-attacked card is retired'],
			['解決2：ダメージ。防御力以上ならリタイヤ', 'Resolution 2: damage; at defence it is retired'],
			['解決3：空のリングに山札の一番上を置く', 'Resolution 3: an empty ring is refilled from the deck'],
			['解決4：スパークやリタイヤした時の能力', 'Resolution 4: sparks and abilities of retiring'],
			['攻撃終了時の能力。「この攻撃」の効果が終わる', 'Abilities of the end of the attack; its effects end']
		],
		'R37',
		'R45',
		'R51',
		'R55'
	),
	end: procedure(
		['エンドフェイズ', 'End phase'],
		[
			['手札が6枚より多ければ5枚にする', 'More than six hand cards: keep five'],
			['このターンの効果とすべてのダメージが終わる', 'Effects of this turn and all damage end']
		],
		'R57',
		'R58'
	)
} as const;

/** Which line of its procedure a state of the chart `game` is at; states that are no step of one are left out. */
const AT: Readonly<Record<string, readonly [keyof typeof PROCEDURES, number]>> = {
	'setup.ask': ['setup', 0],
	'setup.noted': ['setup', 0],
	'setup.reveal': ['setup', 1],
	'setup.shuffle': ['setup', 2],
	'setup.first': ['setup', 3],
	'setup.draw': ['setup', 4],
	'stand.begin': ['stand', 0],
	'stand.startWindow': ['stand', 0],
	'stand.turnUp': ['stand', 1],
	'stand.window': ['stand', 2],
	'draw.begin': ['draw', 0],
	'draw.startWindow': ['draw', 0],
	'draw.take': ['draw', 1],
	'draw.window': ['draw', 2],
	'energy.begin': ['energy', 0],
	'energy.startWindow': ['energy', 0],
	'energy.open': ['energy', 1],
	'energy.window': ['energy', 2],
	'character.bench.rest': ['character', 0],
	'character.bench.move': ['character', 1],
	'character.play.rest': ['character', 0],
	'character.play.arrive': ['character', 1],
	'character.play.leave': ['character', 2],
	'character.window': ['character', 3],
	'ability.use.declare': ['ability', 0],
	'ability.use.pay': ['ability', 1],
	'ability.use.enter': ['ability', 2],
	'ability.window': ['ability', 3],
	'attack.support.rest': ['attack', 0],
	'attack.support.compare': ['attack', 1],
	'attack.support.setOff': ['attack', 2],
	'attack.support.window': ['attack', 2],
	'attack.block.check': ['attack', 3],
	'attack.block.ask': ['attack', 3],
	'attack.block.window': ['attack', 3],
	'attack.resolve.partner': ['attack', 4],
	'attack.resolve.damage.deal': ['attack', 5],
	'attack.resolve.damage.compare': ['attack', 5],
	'attack.resolve.refill': ['attack', 6],
	'attack.resolve.triggers': ['attack', 7],
	'attack.resolve.window': ['attack', 7],
	'attack.end.setOff': ['attack', 8],
	'attack.end.window': ['attack', 8],
	'attack.end.expire': ['attack', 8],
	'end.check': ['end', 0],
	'end.trim': ['end', 0],
	'end.cleanup': ['end', 1],
	'end.passTurn': ['end', 2]
};

/** `path` is where the chart `game` stands, e.g. `turn.attack.block.ask`. */
export function scriptOf(table: Table, path: string): ScriptView | null {
	const now = resolving(table);
	if (now) {
		const ability = abilityOf(now.entry);
		const label = cardLabel(now.entry.source);
		return {
			title: l10n(`${label.ja}${KIND_NAMES[ability.kind].ja}`, `${label.en} ${KIND_NAMES[ability.kind].en}`),
			lines: ability.lines.map((l) => l.text),
			at: table.now!.line,
			cites: ability.cites
		};
	}
	const at = AT[path.replace(/^turn\./, '')];
	if (!at) return null;
	const [name, line] = at;
	return { ...PROCEDURES[name], at: line };
}
export const SCRIPT_STATES = Object.keys(AT);
