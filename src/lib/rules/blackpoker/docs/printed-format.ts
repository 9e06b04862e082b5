// The 37 actions of the formats as the default text prints them: attributes, sections, versions. Facts, not prose.
import { printed, type Printed } from './printed';

export const PRINTED_FORMAT = {
	end: printed('基本', '@直接-通常-メイン', 'lite', {
		section: '7.3.1.1.1',
		versions: 'v0.2 → v8.0',
		rulings: 'AMB-17 AMB-32 AMB-34 AMB-53 AMB-56 AMB-77'
	}),
	charge: printed('基本', '@誘発-即時-メイン', 'lite', {
		section: '7.3.1.1.2',
		versions: 'v4.0 → v8.0',
		rulings: 'AMB-19 AMB-75'
	}),
	draw: printed('基本', '@誘発-通常-メイン', 'lite', {
		section: '7.3.1.1.3',
		versions: 'v4.0 → v8.0',
		rulings: 'AMB-17 AMB-19 AMB-24 AMB-82'
	}),
	attack: printed('基本', '@直接-通常-メイン', 'lite', {
		conditions: ['oncePerTurn'],
		section: '7.3.1.1.4',
		versions: 'v0.2 → v8.1',
		rulings: 'AMB-25 AMB-26 AMB-42 AMB-48 AMB-49 AMB-53'
	}),
	block: printed('基本', '@誘発-通常-メイン', 'lite', {
		section: '7.3.1.1.5',
		versions: 'v0.2 → v8.1',
		rulings: 'AMB-19 AMB-24 AMB-43 AMB-44'
	}),
	'damage-judgement': printed('基本', '@誘発-通常-メイン', 'lite', {
		section: '7.3.1.1.6',
		versions: 'v0.2 → v8.0',
		rulings: 'AMB-15 AMB-19 AMB-45 AMB-46 AMB-47 AMB-50 AMB-51'
	}),
	'generation-change': printed('誘発魔法', '@誘発-即時-クイック', 'lite', {
		section: '7.3.1.1.7',
		versions: 'v1.0 → v8.0',
		rulings: 'AMB-33 AMB-60 AMB-74'
	}),
	'set-bulwark': printed('召喚', '@直接-即時-メイン | $L', 'lite', {
		conditions: ['oncePerTurn'],
		section: '7.3.1.2.1',
		versions: 'v0.1 → v8.0',
		rulings: 'AMB-21 AMB-26'
	}),
	'summon-soldier': printed('召喚', '@直接-通常-メイン | $BL', 'lite', {
		keys: '2–10',
		goes: 'field',
		section: '7.3.1.2.2',
		versions: 'v3.0 → v8.0',
		rulings: 'AMB-21'
	}),
	'summon-hero': printed('召喚', '@直接-通常-メイン | $BBL', 'lite', {
		keys: 'J–K',
		goes: 'field',
		section: '7.3.1.2.3',
		versions: 'v3.0 → v8.0'
	}),
	'summon-ace': printed('召喚', '@直接-通常-メイン | $L', 'lite', {
		keys: 'A',
		goes: 'field',
		section: '7.3.1.2.4',
		versions: 'v3.0 → v8.0'
	}),
	'quick-summon': printed('召喚', '@直接-通常-クイック | $D', 'pro', {
		keys: 'A',
		conditions: ['notYourTurn'],
		goes: 'field',
		section: '7.3.1.2.5',
		versions: 'v6.0 → v8.0'
	}),
	'summon-magician': printed('召喚', '@直接-通常-メイン | $BD', 'standard', {
		keys: 'Joker',
		goes: 'field',
		section: '7.3.1.2.6',
		versions: 'v3.0 → v8.0'
	}),
	equip: printed('召喚', '@直接-通常-メイン | $BL', 'lite', {
		keys: 'A–K',
		target: 'ownSameSuit',
		goes: 'field',
		section: '7.3.1.2.7',
		versions: 'v0.1 → v8.1',
		rulings: 'AMB-14 AMB-29 AMB-30 AMB-48 AMB-81'
	}),
	up: printed('速攻魔法', '@直接-通常-クイック | $D', 'lite', {
		keys: '♡A–10',
		target: 'soldier',
		goes: 'fog',
		section: '7.3.1.3.1',
		versions: 'v0.1 → v8.1',
		rulings: 'AMB-23 AMB-29 AMB-56 AMB-57 AMB-84'
	}),
	down: printed('速攻魔法', '@直接-通常-クイック | $D', 'lite', {
		keys: '♠A–10',
		target: 'soldier',
		goes: 'fogOrGraveyard',
		section: '7.3.1.3.2',
		versions: 'v0.1 → v8.1',
		rulings: 'AMB-23 AMB-29 AMB-56 AMB-57 AMB-58 AMB-84'
	}),
	twist: printed('速攻魔法', '@直接-通常-クイック | $D', 'lite', {
		keys: '♢A–10',
		target: 'character',
		goes: 'graveyard',
		section: '7.3.1.3.3',
		versions: 'v0.2 → v8.1',
		rulings: 'AMB-23'
	}),
	counter: printed('速攻魔法', '@直接-通常-クイック | $D', 'lite', {
		keys: '♣A–10',
		target: 'keyedRequest',
		goes: 'graveyard',
		section: '7.3.1.3.4',
		versions: 'v0.1 → v8.1',
		rulings: 'AMB-23 AMB-27 AMB-36 AMB-37'
	}),
	kill: printed('速攻魔法', '@直接-通常-クイック', 'pro', {
		keys: '♠A–10 ×2',
		target: 'soldier',
		goes: 'graveyard',
		section: '7.3.1.3.5',
		versions: 'v1.0 → v8.1'
	}),
	reunion: printed('速攻魔法', '@直接-通常-クイック', 'pro', {
		keys: '♡A–10 ×2',
		goes: 'graveyard',
		section: '7.3.1.3.6',
		versions: 'v1.0 → v8.0',
		rulings: 'AMB-28'
	}),
	truce: printed('速攻魔法', '@直接-通常-クイック', 'pro', {
		keys: '♢A–10 ×2',
		target: 'judgement',
		goes: 'graveyard',
		section: '7.3.1.3.7',
		versions: 'v1.0 → v8.1',
		rulings: 'AMB-55'
	}),
	'change-target': printed('速攻魔法', '@直接-通常-クイック', 'pro', {
		keys: '♣A–10 ×2',
		target: 'aimedRequest',
		goes: 'graveyard',
		section: '7.3.1.3.8',
		versions: 'v1.0 → v8.1',
		rulings: 'AMB-31'
	}),
	search: printed('速攻魔法', '@直接-即時-クイック', 'lite', {
		keys: 'Joker',
		goes: 'graveyard',
		section: '7.3.1.3.9',
		versions: 'v0.1 → v8.0',
		rulings: 'AMB-10 AMB-70'
	}),
	'black-jack': printed('速攻魔法', '@直接-通常-クイック', 'master', {
		keys: 'A + J',
		goes: 'graveyard',
		section: '7.3.1.3.10',
		versions: 'v1.0 → v8.1',
		rulings: 'AMB-69'
	}),
	'royal-straight-flush': printed('速攻魔法', '@直接-通常-クイック | $BB', 'master', {
		keys: 'A + 10 + J + Q + K',
		relation: 'same-suit',
		target: 'player',
		goes: 'graveyard',
		section: '7.3.1.3.11',
		versions: 'v1.0 → v8.1',
		rulings: 'AMB-76'
	}),
	reverse: printed('速攻魔法', '@直接-通常-クイック', 'pro', {
		keys: 'A–K・Joker ×2',
		relation: 'same-number',
		target: 'character',
		goes: 'graveyard',
		section: '7.3.1.3.12',
		versions: 'v0.1 → v8.1',
		rulings: 'AMB-29 AMB-30 AMB-48 AMB-54 AMB-61 AMB-68'
	}),
	return: printed('速攻魔法', '@直接-通常-クイック | $B', 'standard', {
		keys: 'A–K ×2',
		relation: 'same-suit',
		target: 'ownCharacter',
		goes: 'hand',
		section: '7.3.1.3.13',
		versions: 'v1.0 → v8.1',
		rulings: 'AMB-67 AMB-68'
	}),
	'destroy-bulwark': printed('通常魔法', '@直接-通常-メイン', 'lite', {
		keys: '♡A–K + ♢A–K',
		target: 'bulwark',
		goes: 'graveyard',
		section: '7.3.1.4.1',
		versions: 'v0.2 → v8.1'
	}),
	throwing: printed('通常魔法', '@直接-通常-メイン', 'lite', {
		keys: '♠A–K + ♣A–K',
		target: 'opponent',
		goes: 'graveyard',
		section: '7.3.1.4.2',
		versions: 'v0.1 → v8.1',
		rulings: 'AMB-76'
	}),
	'death-lance': printed('通常魔法', '@直接-通常-メイン', 'standard', {
		keys: '♠A–K + ♢A–K',
		target: 'soldier',
		goes: 'graveyard',
		section: '7.3.1.4.3',
		versions: 'v2.0 → v8.1',
		rulings: 'AMB-65 AMB-76'
	}),
	'add-bulwark': printed('通常魔法', '@直接-通常-メイン', 'standard', {
		keys: '♡A–K + ♣A–K',
		goes: 'graveyard',
		section: '7.3.1.4.4',
		versions: 'v3.0 → v8.0'
	}),
	reanimate: printed('通常魔法', '@直接-通常-メイン', 'standard', {
		keys: '♠A–K + ♡A–K',
		target: 'ownCharacter',
		goes: 'graveyard',
		section: '7.3.1.4.5',
		versions: 'v3.0 → v8.1',
		rulings: 'AMB-28 AMB-61 AMB-67'
	}),
	handes: printed('通常魔法', '@直接-通常-メイン', 'standard', {
		keys: '♢A–K + ♣A–K',
		target: 'opponent',
		goes: 'graveyard',
		section: '7.3.1.4.6',
		versions: 'v3.0 → v8.1'
	}),
	'sword-rain': printed('通常魔法', '@直接-通常-メイン | $BB', 'master', {
		keys: '♠A–10 ×2',
		notCounterable: true,
		goes: 'graveyard',
		section: '7.3.1.4.7',
		versions: 'v3.0 → v8.0',
		rulings: 'AMB-37 AMB-64'
	}),
	force: printed('通常魔法', '@直接-通常-メイン | $BB', 'master', {
		keys: '♡A–10 ×2',
		notCounterable: true,
		goes: 'fog',
		section: '7.3.1.4.8',
		versions: 'v3.0 → v8.0',
		rulings: 'AMB-37 AMB-47 AMB-57 AMB-84'
	}),
	recruit: printed('通常魔法', '@直接-通常-メイン | $BB', 'master', {
		keys: '♢A–10 ×2',
		notCounterable: true,
		goes: 'graveyard',
		section: '7.3.1.4.9',
		versions: 'v3.0 → v8.0',
		rulings: 'AMB-37 AMB-61 AMB-63'
	}),
	'surprise-attack': printed('通常魔法', '@直接-通常-メイン | $BB', 'master', {
		keys: '♣A–10 ×2',
		notCounterable: true,
		goes: 'graveyard',
		section: '7.3.1.4.10',
		versions: 'v3.0 → v8.0',
		rulings: 'AMB-37 AMB-48 AMB-61'
	})
} satisfies Record<string, Printed>;
