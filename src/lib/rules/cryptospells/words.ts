// Words that links write as one number. Append only: the order is part of every old link, so new words go to the end.
export const WORDS: readonly string[] = [
	// set-up
	...'A B setup turn phase main mulligan seed fate limits cards desk life mana maxMana deck hand field grave gone'.split(
		' '
	),
	...'card id attack health damage cost sick used allowance keywords name en kind unit spell tribe evolves text'.split(
		' '
	),
	// moves
	...'keep redraw use attack end pick pass cancel order target A.leader B.leader'.split(' '),
	// rulings and their choices
	...'B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14 B15 B16 B17 B18 B19 B20'.split(' '),
	...'all-once repeat must optional affected attempted after-block between carry reset kept never-sick'.split(
		' '
	),
	...'no-refill refill draw acting-loses loses no-effect lost skipped field-order chosen nothing another'.split(
		' '
	),
	...'own enemy out in two one stated setup no fires listed reset-first ends stays'.split(' '),
	// keywords and tribes
	...'前衛 速攻 連撃 貫通 攻撃不可 フェアリー ソルジャー'.split(' '),
	// cards
	...'dragon-knight sun-blessing digestion alberich squirrel sylvia ifrit manticore ambush thor'.split(' '),
	...'chain-of-hearts elly silas mana-crystal apprentice footman goblin stone-giant great-bear pixie'.split(
		' '
	),
	...'recruit gatekeeper courier twinblade storm-rider statue lancer spring-keeper scribe fire-watch'.split(
		' '
	),
	...'thorn gambler legatee bellringer altar-keeper cub white-wolf twin-pups hound colt charger sapling'.split(
		' '
	),
	...'great-tree polymorph twin-form growth judgement arrow balm spark even-verdict odd-verdict offering'.split(
		' '
	)
];
