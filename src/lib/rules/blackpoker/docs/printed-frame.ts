// The 53 actions of the frames as the default text prints them: attributes, sections, versions. Facts, not prose.
import { printed, type Printed } from './printed';

export const PRINTED_FRAME = {
	'open-pack': printed('パック操作', '@直接-即時-クイック', 'standard', {
		conditions: ['packUnopened'],
		frames: 'pack',
		section: '6.3.2.1.1 8.3.2.1.1',
		rulings: 'AMB-72'
	}),
	'rare-draw': printed('レアカード操作', '@直接-即時-クイック', 'standard', {
		conditions: ['lifeNine'],
		frames: 'rare-pack',
		section: '6.3.2.2.1 8.3.2.2.1',
		rulings: 'AMB-71'
	}),
	'rare-summon': printed('召喚', '@直接-通常-クイック | $S', 'standard', {
		keys: 'rare',
		goes: 'field',
		frames: 'rare-pack',
		section: '6.3.2.2.2 8.3.2.2.2',
		rulings: 'AMB-61 AMB-71'
	}),
	'trap-counter': printed('レアカード操作', '@直接-通常-クイック', 'standard', {
		keys: 'rare',
		target: 'keyedRequest',
		goes: 'graveyard',
		frames: 'rare-pack',
		section: '6.3.2.2.3 8.3.2.2.3',
		rulings: 'AMB-36 AMB-37 AMB-38'
	}),
	'quick-open': printed('切札操作', '@直接-即時-クイック | $DD', 'master', {
		frames: 'extra',
		section: '6.3.2.3.1 8.3.2.3.1',
		rulings: 'AMB-79'
	}),
	'main-open': printed('切札操作', '@直接-即時-メイン | $BBL', 'master', {
		frames: 'extra',
		section: '6.3.2.3.2 8.3.2.3.2',
		rulings: 'AMB-79'
	}),
	'close-trump': printed('切札操作', '@直接-通常-クイック | $D', 'master', {
		keys: 'Q',
		target: 'openTrump',
		goes: 'fog',
		frames: 'extra',
		section: '6.3.2.3.3 8.3.2.3.3',
		rulings: 'AMB-56 AMB-57 AMB-79'
	}),
	'destroy-trump': printed('切札操作', '@直接-通常-クイック | $B', 'master', {
		keys: 'A–K',
		target: 'openTrump',
		goes: 'graveyard',
		frames: 'extra',
		section: '6.3.2.3.4 8.3.2.3.4',
		rulings: 'AMB-79'
	}),
	'revolution-draw': printed('誘発魔法', '@誘発-即時-クイック', 'master', {
		conditions: ['trump:s-a'],
		frames: 'extra',
		section: '6.3.2.4.1 8.3.2.4.1',
		versions: 'ex4.14.0 → v8.2',
		rulings: 'AMB-52'
	}),
	slash: printed('兵士起因', '@直接-即時-メイン | $K', 'master', {
		unit: '<スラッシュ>',
		target: 'soldier',
		conditions: ['trump:s-2'],
		goes: 'stays',
		frames: 'extra',
		section: '6.3.2.5.1 8.3.2.5.1',
		versions: 'ex3.4.0 → v8.1',
		rulings: 'AMB-09 AMB-78 AMB-80'
	}),
	drain: printed('通常魔法', '@直接-通常-メイン', 'master', {
		target: 'opponent',
		conditions: ['trump:s-3'],
		frames: 'extra',
		section: '6.3.2.6.1 8.3.2.6.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-67'
	}),
	intimidate: printed('通常魔法', '@直接-通常-メイン | $L', 'master', {
		conditions: ['trump:s-4'],
		frames: 'extra',
		section: '6.3.2.7.1 8.3.2.7.1',
		versions: 'ex4.18.0 → v8.2',
		rulings: 'AMB-64'
	}),
	resurrection: printed('通常魔法', '@直接-通常-メイン | $BL', 'master', {
		conditions: ['trump:s-5'],
		frames: 'extra',
		section: '6.3.2.8.1 8.3.2.8.1',
		versions: 'ex3.10.0 → v8.2',
		rulings: 'AMB-61'
	}),
	'instant-kill': printed('速攻魔法', '@直接-即時-クイック', 'master', {
		target: 'soldier',
		conditions: ['trump:s-7'],
		frames: 'extra',
		section: '6.3.2.9.1 8.3.2.9.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-66'
	}),
	'summon-reanimator': printed('召喚', '@直接-通常-メイン | $BL', 'master', {
		keys: '♡2–10',
		conditions: ['trump:s-j'],
		goes: 'fieldOrGraveyard',
		frames: 'extra',
		section: '6.3.2.10.1 8.3.2.10.1',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-61 AMB-62'
	}),
	'quick-summon-reanimator': printed('召喚', '@直接-通常-クイック | $D', 'master', {
		keys: '♡2–10',
		conditions: ['trump:s-j'],
		goes: 'fieldOrGraveyard',
		frames: 'extra',
		section: '6.3.2.10.2 8.3.2.10.2',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-61 AMB-62'
	}),
	'reanimator-reanimate': printed('兵士起因', '@直接-通常-メイン | $K', 'master', {
		unit: 'reanimator',
		target: 'ownCharacter',
		goes: 'stays',
		frames: 'extra',
		section: '6.3.2.10.3 8.3.2.10.3',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-09 AMB-36'
	}),
	'reanimator-revive': printed('切札操作', '@誘発-即時-クイック', 'master', {
		frames: 'extra',
		section: '6.3.2.10.4 8.3.2.10.4',
		rulings: 'AMB-74'
	}),
	'summon-demon-king': printed('召喚', '@直接-通常-メイン | $SS', 'master', {
		conditions: ['trump:s-k'],
		frames: 'extra',
		section: '6.3.2.11.1 8.3.2.11.1',
		versions: 'ex3.10.0 → v8.2',
		rulings: 'AMB-73'
	}),
	'demon-whisper': printed('誘発魔法', '@誘発-即時-クイック', 'master', {
		conditions: ['trump:s-k'],
		frames: 'extra',
		section: '6.3.2.11.2 8.3.2.11.2',
		versions: 'ex3.10.0 → v8.2',
		rulings: 'AMB-17'
	}),
	reinforcement: printed('通常魔法', '@直接-通常-メイン | $BL', 'master', {
		conditions: ['trump:h-2', 'oncePerTurn'],
		frames: 'extra',
		section: '6.3.2.12.1 8.3.2.12.1',
		versions: 'ex3.10.0 → v8.2',
		rulings: 'AMB-26 AMB-61'
	}),
	rally: printed('兵士起因', '@直接-即時-クイック | $K', 'master', {
		unit: '<激励>',
		target: 'soldier',
		conditions: ['trump:h-3'],
		goes: 'stays',
		frames: 'extra',
		section: '6.3.2.13.1 8.3.2.13.1',
		versions: 'ex3.4.0 → v8.1',
		rulings: 'AMB-09 AMB-78 AMB-80 AMB-83 AMB-84'
	}),
	'cease-fire': printed('速攻魔法', '@直接-通常-クイック', 'master', {
		target: 'attack',
		conditions: ['trump:h-4'],
		frames: 'extra',
		section: '6.3.2.14.1 8.3.2.14.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-06 AMB-79'
	}),
	pursuit: printed('速攻魔法', '@直接-通常-メイン | $BDD', 'master', {
		conditions: ['trump:h-5', 'oncePerTurn'],
		frames: 'extra',
		section: '6.3.2.15.1 8.3.2.15.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-07 AMB-23 AMB-24 AMB-25 AMB-26 AMB-35'
	}),
	'phantom-reverse': printed('通常魔法', '@直接-通常-メイン | $K', 'master', {
		unit: '<ファントム>',
		conditions: ['trump:h-7'],
		goes: 'becomesSoldier',
		frames: 'extra',
		section: '6.3.2.16.1 8.3.2.16.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-09 AMB-36 AMB-48 AMB-61'
	}),
	illusion: printed('誘発魔法', '@誘発-通常-クイック', 'master', {
		conditions: ['trump:h-7'],
		frames: 'extra',
		section: '6.3.2.16.2 8.3.2.16.2',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-08 AMB-17'
	}),
	salvation: printed('通常魔法', '@直接-通常-メイン | $B', 'master', {
		keys: '♡A–K',
		conditions: ['trump:h-8'],
		goes: 'graveyard',
		frames: 'extra',
		section: '6.3.2.17.1 8.3.2.17.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-47 AMB-64'
	}),
	'summon-chariot': printed('召喚', '@直接-通常-メイン | $BL', 'master', {
		keys: '♢2–10',
		conditions: ['trump:h-j'],
		goes: 'fieldOrGraveyard',
		frames: 'extra',
		section: '6.3.2.18.1 8.3.2.18.1',
		versions: 'ex4.22.0 → v8.2'
	}),
	'quick-summon-chariot': printed('召喚', '@直接-通常-クイック | $D', 'master', {
		keys: '♢2–10',
		conditions: ['trump:h-j'],
		goes: 'fieldOrGraveyard',
		frames: 'extra',
		section: '6.3.2.18.2 8.3.2.18.2',
		versions: 'ex4.22.0 → v8.2'
	}),
	'chariot-destroy-bulwark': printed('兵士起因', '@直接-通常-メイン | $K', 'master', {
		unit: 'chariot',
		target: 'bulwark',
		goes: 'stays',
		frames: 'extra',
		section: '6.3.2.18.3 8.3.2.18.3',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-09 AMB-36'
	}),
	'chariot-revive': printed('切札操作', '@誘発-即時-クイック', 'master', {
		frames: 'extra',
		section: '6.3.2.18.4 8.3.2.18.4',
		rulings: 'AMB-74'
	}),
	'summon-giant': printed('召喚', '@直接-通常-メイン | $SS', 'master', {
		conditions: ['trump:h-k'],
		frames: 'extra',
		section: '6.3.2.19.1 8.3.2.19.1',
		versions: 'ex3.10.0 → v8.2',
		rulings: 'AMB-73'
	}),
	'extra-bulwark': printed('通常魔法', '@直接-即時-メイン | $L', 'master', {
		conditions: ['trump:d-a', 'oncePerTurn'],
		frames: 'extra',
		section: '6.3.2.20.1 8.3.2.20.1',
		versions: 'ex3.10.0 → v8.2',
		rulings: 'AMB-26'
	}),
	negotiate: printed('兵士起因', '@直接-即時-クイック | $K', 'master', {
		unit: '<交渉>',
		target: 'character',
		conditions: ['trump:d-3'],
		goes: 'stays',
		frames: 'extra',
		section: '6.3.2.21.1 8.3.2.21.1',
		versions: 'ex3.4.0 → v8.1',
		rulings: 'AMB-09 AMB-78 AMB-80'
	}),
	offset: printed('速攻魔法', '@直接-即時-クイック | $D', 'master', {
		target: 'someKeyRequest',
		conditions: ['trump:d-4'],
		frames: 'extra',
		section: '6.3.2.22.1 8.3.2.22.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-03 AMB-23 AMB-27 AMB-36 AMB-37 AMB-40'
	}),
	exhaustion: printed('誘発魔法', '@誘発-通常-クイック', 'master', {
		conditions: ['trump:d-5'],
		frames: 'extra',
		section: '6.3.2.23.1 8.3.2.23.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-05 AMB-17'
	}),
	repair: printed('通常魔法', '@直接-即時-メイン | $L', 'master', {
		target: 'ownDiamond',
		conditions: ['trump:d-8'],
		frames: 'extra',
		section: '6.3.2.24.1 8.3.2.24.1',
		versions: 'ex4.14.0 → v8.2',
		rulings: 'AMB-35 AMB-81'
	}),
	rest: printed('通常魔法', '@直接-通常-メイン | $B', 'master', {
		conditions: ['trump:d-9'],
		frames: 'extra',
		section: '6.3.2.25.1 8.3.2.25.1',
		versions: 'ex4.18.0 → v8.2'
	}),
	satisfaction: printed('誘発魔法', '@誘発-通常-クイック', 'master', {
		conditions: ['trump:d-9'],
		frames: 'extra',
		section: '6.3.2.25.2 8.3.2.25.2',
		versions: 'ex4.18.0 → v8.2',
		rulings: 'AMB-17'
	}),
	'summon-strategist': printed('召喚', '@直接-通常-メイン | $BL', 'master', {
		keys: '♣2–10',
		conditions: ['trump:d-j'],
		goes: 'fieldOrGraveyard',
		frames: 'extra',
		section: '6.3.2.26.1 8.3.2.26.1',
		versions: 'ex4.22.0 → v8.2'
	}),
	'quick-summon-strategist': printed('召喚', '@直接-通常-クイック | $D', 'master', {
		keys: '♣2–10',
		conditions: ['trump:d-j'],
		goes: 'fieldOrGraveyard',
		frames: 'extra',
		section: '6.3.2.26.2 8.3.2.26.2',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-36 AMB-37 AMB-39'
	}),
	foresee: printed('兵士起因', '@直接-即時-クイック | $K', 'master', {
		unit: 'strategist',
		goes: 'stays',
		frames: 'extra',
		section: '6.3.2.26.3 8.3.2.26.3',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-09 AMB-21 AMB-78'
	}),
	'strategist-revive': printed('切札操作', '@誘発-即時-クイック', 'master', {
		frames: 'extra',
		section: '6.3.2.26.4 8.3.2.26.4',
		rulings: 'AMB-74'
	}),
	switch: printed('兵士起因', '@直接-即時-クイック | $K', 'master', {
		unit: '<スイッチ>',
		conditions: ['trump:c-4'],
		goes: 'hand',
		frames: 'extra',
		section: '6.3.2.27.1 8.3.2.27.1',
		versions: 'ex3.4.0 → v8.1',
		rulings: 'AMB-09 AMB-30 AMB-61 AMB-78 AMB-80'
	}),
	'civil-war': printed('通常魔法', '@直接-通常-メイン | $B', 'master', {
		keys: '♣A–K',
		target: 'opponent',
		conditions: ['trump:c-5'],
		goes: 'graveyard',
		frames: 'extra',
		section: '6.3.2.28.1 8.3.2.28.1',
		versions: 'ex4.14.0 → v8.2'
	}),
	riot: printed('誘発魔法', '@誘発-即時-クイック', 'master', {
		conditions: ['trump:c-5'],
		frames: 'extra',
		section: '6.3.2.28.2 8.3.2.28.2',
		versions: 'ex4.14.0 → v8.2',
		rulings: 'AMB-77'
	}),
	'hand-refill': printed('誘発魔法', '@誘発-通常-クイック', 'master', {
		conditions: ['trump:c-7'],
		frames: 'extra',
		section: '6.3.2.29.1 8.3.2.29.1',
		versions: 'ex3.10.0 → v8.2',
		rulings: 'AMB-04 AMB-17'
	}),
	reset: printed('通常魔法', '@直接-通常-メイン | $L', 'master', {
		keys: '♣A–K',
		conditions: ['trump:c-8'],
		goes: 'graveyard',
		frames: 'extra',
		section: '6.3.2.30.1 8.3.2.30.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-04 AMB-79'
	}),
	'last-ditch': printed('速攻魔法', '@直接-即時-クイック', 'master', {
		target: 'someKeyRequest',
		conditions: ['trump:c-10'],
		frames: 'extra',
		section: '6.3.2.31.1 8.3.2.31.1',
		versions: 'ex5.30.0 → v8.2',
		rulings: 'AMB-27 AMB-36 AMB-37 AMB-41'
	}),
	'summon-knight': printed('召喚', '@直接-通常-メイン | $BL', 'master', {
		keys: '♠2–10',
		conditions: ['trump:c-j'],
		goes: 'fieldOrGraveyard',
		frames: 'extra',
		section: '6.3.2.32.1 8.3.2.32.1',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-02 AMB-14'
	}),
	'quick-summon-knight': printed('召喚', '@直接-通常-クイック | $D', 'master', {
		keys: '♠2–10',
		conditions: ['trump:c-j'],
		goes: 'fieldOrGraveyard',
		frames: 'extra',
		section: '6.3.2.32.2 8.3.2.32.2',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-02'
	}),
	sweep: printed('兵士起因', '@直接-即時-クイック | $K', 'master', {
		unit: 'knight',
		target: 'opponent',
		goes: 'stays',
		frames: 'extra',
		section: '6.3.2.32.3 8.3.2.32.3',
		versions: 'ex4.22.0 → v8.2',
		rulings: 'AMB-09 AMB-78'
	}),
	'knight-revive': printed('切札操作', '@誘発-即時-クイック', 'master', {
		frames: 'extra',
		section: '6.3.2.32.4 8.3.2.32.4',
		rulings: 'AMB-74'
	})
} satisfies Record<string, Printed>;
