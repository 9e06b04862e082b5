// The attack: S12, S14, S15, S21-S28, S31, S32.
import { answer, end, pass, pick, play, scenario, step, support, table } from './tools';

const block = (card: string, more: Parameters<typeof step>[3]) =>
	step('B', 'block', { card: `B:${card}` }, more);

export const ATTACKS = [
	scenario('s12-standing-cards', {
		title: ['スタンドしている枚数だけ攻撃できる', 'As many attacks as standing cards'],
		shows: ['S12', 'R34', 'R37', 'R56'],
		setup: table(
			'A 3 attack',
			{ ring: 'V03', bench: ['V02', 'V04', 'V06:rest'] },
			{ ring: 'V05:defence+9000' }
		),
		steps: [
			support('A', 'V02', { expect: ['A.bench.posture = rest stand rest', 'attacks = 1', 'asks = attack'] }),
			support('A', 'V04', { expect: ['A.bench.posture = rest rest rest', 'attacks = 2', 'asks = attack'] }),
			support('A', 'V06', { refused: ['not_standing'] }),
			support('A', 'V02', { refused: ['not_standing'] }),
			end('A', { expect: ['turn = B'] })
		]
	}),

	scenario('s14-partner', {
		title: ['名前と称号の両方が一致する', 'Name and title must both match'],
		about: [
			'アカリ（V05）のパートナーは「ヒビキ/霧笛番」。同じ名前でも称号が違えば、通常の攻撃になる。',
			'Akari’s (V05) partner is Hibiki/Foghorn Keeper. The same name with another title makes a normal attack.'
		],
		shows: ['S14', 'R37', 'R38', 'R51'],
		setup: table('A 3 attack', { ring: 'V05', bench: ['V06', 'V06b'] }, { ring: 'V03', hand: ['V01'] }),
		note: [
			'ベンチにヒビキが二人。霧笛番のヒビキ（V06）と、非番の日のヒビキ（V06b）。',
			'Two Hibikis on the bench: Foghorn Keeper (V06) and Day Off (V06b).'
		],
		steps: [
			support('A', 'V06', {
				note: [
					'称号も一致するV06がサポートした。パートナーアタックになる。',
					'V06, whose title matches too, supports: a partner attack.'
				],
				expect: ['attack.partner = yes', 'asks = block', 'decides = B', 'log has is_partner_attack'],
				variations: [
					{
						name: { ja: '称号が違うヒビキ', en: 'Hibiki with the other title' },
						steps: [
							support('A', 'V06b', {
								note: [
									'V06bは名前しか一致しない。通常の攻撃になる。',
									'V06b matches by name only: a normal attack.'
								],
								expect: ['attack.partner = no', 'log has is_normal_attack']
							}),
							pass('B', {
								note: ['4000ダメージでは防御力5000に届かない。', '4000 damage is below the defence of 5000.'],
								expect: ['B.ring = V03', 'B.ring.damage = 4000']
							})
						]
					}
				]
			}),
			pass('B', {
				note: [
					'防御力5000のガンテツ（V03）も、パートナーアタックでリタイヤした。ダメージは関係ない。',
					'Gantetsu (V03) has a defence of 5000 and is retired all the same: damage doesn’t matter.'
				],
				expect: ['B.retire = V03', 'B.ring = V01.11', 'log has retired_by_partner']
			})
		]
	}),

	scenario('s15-not-a-partner-attack', {
		title: ['パートナーアタックにならない（永続）', 'It doesn’t become a partner attack (continuous)'],
		shows: ['S15', 'R39'],
		setup: table(
			'A 3 attack',
			{ ring: 'V05', bench: ['V06'] },
			{ ring: 'V03', bench: ['V24'], hand: ['V01'] }
		),
		steps: [
			support('A', 'V06', {
				expect: ['attack.partner = no', 'asks = block', 'log has not_partner_by_effect']
			}),
			pass('B', {
				expect: ['B.ring = V03', 'B.ring.damage = 4000', 'B.retire =', 'log has damage_dealt']
			})
		]
	}),
	scenario('s15-not-in-the-window', {
		title: ['パートナーアタックにならない（誘発）', 'It doesn’t become a partner attack (fired)'],
		shows: ['S15', 'R39', 'R40'],
		setup: table('A 3 attack', { ring: 'V05', bench: ['V06'] }, { ring: 'V03', bench: ['V25'] }),
		steps: [
			support('A', 'V06', { expect: ['attack.partner = yes', 'area = B:V25', 'decides = B'] }),
			pick('B', 'e1', { expect: ['asks = question'] }),
			answer('B', 'yes', {
				expect: [
					'B.ring = V03',
					'B.ring.damage = 4000',
					'B.retire =',
					'B.waiting = V25',
					'log runs not_partner_by_effect damage_dealt stays'
				]
			})
		]
	}),

	scenario('s21-block', {
		title: ['ブロックすればダメージ0', 'A block makes the damage 0'],
		shows: ['S21', 'R45', 'R46'],
		setup: table('A 3 attack', { ring: 'V03:attack+4000', bench: ['V02'] }, { ring: 'V05', hand: ['V06'] }),
		expect: ['A.ring.attack = 9000'],
		steps: [
			support('A', 'V02', { expect: ['asks = block', 'decides = B', 'attack.partner = no'] }),
			block('V06', {
				expect: [
					'B.waiting = V06',
					'B.ring = V05',
					'B.ring.damage = 0',
					'log runs blocked damage_blocked stays'
				]
			})
		]
	}),
	scenario('s21-not-the-partner', {
		title: ['称号の違うカードではブロックできない', 'The other title doesn’t block'],
		shows: ['S21', 'R45'],
		setup: table('A 3 attack', { ring: 'V03:attack+4000', bench: ['V02'] }, { ring: 'V05', hand: ['V06b'] }),
		steps: [
			support('A', 'V02', { expect: ['asks = block'] }),
			block('V06b', { refused: ['not_the_partner'] }),
			pass('B', { expect: ['B.retire = V05', 'B.hand = V06b', 'log has retired_by_damage'] })
		]
	}),

	scenario('block-sets-off', {
		title: ['ブロックした時の能力', 'What a block sets off'],
		shows: ['R45', 'R46'],
		setup: table(
			'A 3 attack',
			{ ring: 'V03', bench: ['V02'] },
			{ ring: 'V05', bench: ['V35'], hand: ['V06'] }
		),
		steps: [
			support('A', 'V02', { expect: ['asks = block'] }),
			block('V06', { expect: ['area = B:V35', 'attack.blocked = yes', 'asks = pick', 'decides = B'] }),
			pick('B', 'e1'),
			answer('B', 'yes', { expect: ['B.hand.count = 1', 'B.ring.damage = 0'] })
		]
	}),

	scenario('s22-legal-but-useless', {
		title: ['できるけれど助からない', 'Legal, but no help'],
		about: [
			'パートナーアタックにパートナーブロックを使うことはできる。ダメージは0になるが、パートナーアタックによるリタイヤは防げない。',
			'A partner attack may be partner-blocked. The damage is 0, but the partner attack retires the card anyway.'
		],
		shows: ['S22', 'R47', 'R48', 'R51'],
		setup: table('A 3 attack', { ring: 'V05', bench: ['V06'] }, { ring: 'V05', hand: ['V06'] }),
		note: [
			'AもBもリングはアカリ（V05）。Bの手札にはパートナーのヒビキ（V06）がいる。',
			'Both rings hold Akari (V05). B has her partner Hibiki (V06) in hand.'
		],
		steps: [
			support('A', 'V06', {
				note: ['ヒビキがサポートして、パートナーアタックになった。', 'Hibiki supports: a partner attack.'],
				expect: ['attack.partner = yes', 'asks = block']
			}),
			block('V06', {
				note: [
					'ブロックは合法。ダメージは0になった。それでもアカリはリタイヤする（R47）。ヒビキを失っただけ。',
					'The block is legal and the damage is 0. Akari is retired all the same (R47): only Hibiki is lost on top.'
				],
				expect: [
					'B.retire = V05',
					'B.waiting = V06',
					'B.ring = V01.11',
					'log runs blocked retired_by_partner refilled'
				]
			}),
			end('A', {
				note: [
					'BがブロックしなければヒビキはBの手札に残っていた。',
					'Without the block Hibiki would still be in B’s hand.'
				]
			})
		]
	}),

	scenario('s23-wide-block', {
		title: ['ブロックの範囲を広げるカード', 'A card that widens the block'],
		shows: ['S23', 'R49'],
		setup: table('A 3 attack', { ring: 'V03', bench: ['V02'] }, { ring: 'V04', hand: ['V16'] }),
		steps: [
			support('A', 'V02', { expect: ['asks = block'] }),
			block('V16', { expect: ['B.ring = V04', 'B.ring.damage = 0', 'B.waiting = V16'] })
		]
	}),
	scenario('s23-wrong-series', {
		title: ['範囲の外のリング', 'A ring it doesn’t reach'],
		shows: ['S23', 'R49'],
		setup: table('A 3 attack', { ring: 'V03', bench: ['V02'] }, { ring: 'V34', hand: ['V16'] }),
		steps: [
			support('A', 'V02', { expect: ['asks = block'] }),
			block('V16', { refused: ['wider_block_does_not_fit'] }),
			pass('B', { expect: ['B.retire = V34', 'B.hand = V16'] })
		]
	}),

	scenario('s24-block-in-support', {
		title: ['サポートステップでのブロック', 'A block in the support step'],
		shows: ['S24', 'R40', 'R50'],
		setup: table(
			'A 3 attack',
			{ ring: 'V03', bench: ['V02'] },
			{ ring: 'V04', bench: ['V17'], hand: ['V13', 'V34'] }
		),
		steps: [
			support('A', 'V02', { expect: ['area = B:V17', 'asks = pick', 'decides = B'] }),
			pick('B', 'e1', { expect: ['asks = question', 'attack.blocked = no'] }),
			answer('B', 'B:V34', { refused: ['not_harbor'] }),
			answer('B', 'B:V13', { expect: ['attack.blocked = yes', 'B.waiting = V13', 'asks = block'] }),
			pass('B', { expect: ['B.ring = V04', 'B.ring.damage = 0'] })
		]
	}),

	scenario('s25-damage-adds-up', {
		title: ['ダメージは積み重なる', 'Damage adds up'],
		about: [
			'ダメージが消えるのはターンの終わりだけ。一度では倒れないカードも、同じターンの二度目の攻撃で倒れる。',
			'Damage goes away only at the end of the turn: what survives one attack may fall to the second.'
		],
		shows: ['S25', 'R52', 'R60', 'E11'],
		setup: table('A 3 attack', { ring: 'V02', bench: ['V04', 'V06'] }, { ring: 'V03' }),
		note: [
			'攻撃力3000のタツ（V02）が、防御力5000のガンテツ（V03）を攻撃する。サポートできるカードは2枚。',
			'Tatsu (V02, attack 3000) against Gantetsu (V03, defence 5000); two cards can support.'
		],
		steps: [
			support('A', 'V04', {
				note: [
					'一度目。3000ダメージ。5000に届かないので残る。',
					'The first attack: 3000 damage, below 5000. He stays.'
				],
				expect: ['B.ring = V03', 'B.ring.damage = 3000', 'A.ring.damage = 0']
			}),
			support('A', 'V06', {
				note: [
					'二度目。合計6000で5000以上になり、リタイヤした。攻撃した側はダメージを受けていない。',
					'The second: 6000 in all reaches 5000, and he is retired. The attacker has taken nothing.'
				],
				expect: ['B.retire = V03', 'B.ring = V01.11', 'B.ring.damage = 0', 'A.ring.damage = 0']
			}),
			end('A', {
				note: [
					'新しくリングに来たカードにダメージはない。ダメージはカードについている。',
					'The card that came onto the ring has no damage: damage belongs to the card.'
				]
			})
		]
	}),

	scenario('s26-spark', {
		title: ['スパークは山札から', 'A spark from the deck'],
		shows: ['S26', 'R53', 'R54', 'E06'],
		setup: table('A 3 attack', { ring: 'V03', bench: ['V02'] }, { ring: 'V04', deck: ['V18', 'V01.11*9'] }),
		steps: [
			support('A', 'V02', {
				expect: [
					'B.ring = V18',
					'area = B:V18',
					'decides = B',
					'log runs retired_by_damage refilled after_the_attack'
				]
			}),
			pick('B', 'e1', { expect: ['B.hand.count = 1', 'asks = attack', 'decides = A'] })
		]
	}),
	scenario('s26-no-spark-from-hand', {
		title: ['手札から出してもスパークしない', 'No spark from the hand'],
		shows: ['S26', 'R54', 'E06'],
		setup: table('A 3 character', { hand: ['V18'], energy: ['V01'] }, {}),
		steps: [
			play('A', 'V18', 'ring', { expect: ['A.ring = V18', 'area =', 'A.hand =', 'log lacks ability_fired'] })
		]
	}),

	scenario('s27-fourth-part', {
		title: ['四つ目の処理まで待つ', 'It waits for the fourth part'],
		about: [
			'リタイヤした時の能力も補充で出たスパークも、攻撃の解決の四つ目で一緒に発動する。途中では何も起こらない。',
			'What retiring sets off and the spark of the refill wait together for the fourth part of the resolution.'
		],
		shows: ['S27', 'R51', 'R52', 'R53', 'R54'],
		setup: table('A 3 attack', { ring: 'V03', bench: ['V02'] }, { ring: 'V29', deck: ['V18', 'V01.11*9'] }),
		steps: [
			support('A', 'V02', {
				expect: [
					'area = B:V29 B:V18',
					'B.ring = V18',
					'B.hand.count = 0',
					'log runs retired_by_damage refilled after_the_attack collected'
				]
			}),
			pick('B', 'e2', { expect: ['B.hand.count = 1', 'area = B:V29'] }),
			pick('B', 'e1', { expect: ['B.hand.count = 2', 'asks = attack'] })
		]
	}),

	scenario('s28-attack-end', {
		title: ['攻撃終了時はスパークの後', 'The end of the attack comes after the sparks'],
		about: [
			'攻撃終了時の能力は、攻撃の解決の四つ目がすべて終わってから発動する。そこで起きたカードは、もう一度サポートできる。',
			'Abilities of the end of the attack fire only when the fourth part is done. A card stood up there can support again.'
		],
		shows: ['S28', 'R55', 'R56'],
		setup: table(
			'A 3 attack',
			{ ring: 'V05', bench: ['V19', 'V06', 'V30'], energy: ['V01'] },
			{ ring: 'V04', deck: ['V18', 'V01.11*9'] }
		),
		note: [
			'Aのベンチに渡り板のハヤテ（V19）、ヒビキ（V06）、乾杯のジョッキ（V30）。Bの山札の一番上は花火師ホムラ（V18）。',
			'A’s bench: Hayate (V19), Hibiki (V06), Jock (V30). On top of B’s deck: Homura (V18).'
		],
		steps: [
			support('A', 'V19', {
				note: [
					'ハヤテがサポート。ミオはリタイヤし、ホムラが補充されてスパーク。ハヤテの能力はまだ発動していない。',
					'Hayate supports. Mio is retired, Homura refills the ring and sparks. Hayate’s ability hasn’t fired yet.'
				],
				expect: ['area = B:V18', 'decides = B', 'B.ring = V18']
			}),
			pick('B', 'e1', {
				note: [
					'スパークが解決した。ここではじめて攻撃終了時になり、ハヤテの能力が発動する。',
					'The spark is resolved. Only now does the attack end, and Hayate’s ability fires.'
				],
				expect: ['B.hand.count = 1', 'area = A:V19', 'asks = cancel', 'decides = B', 'log has attack_ends']
			}),
			pass('B', {
				note: [
					'引いたカードがあるので、Bはキャンセルするか聞かれる。しない。',
					'B has drawn a card and is asked about cancelling. B doesn’t.'
				]
			}),
			pick('A', 'e2', { note: ['Aがハヤテの能力を解決する。', 'A resolves Hayate’s ability.'] }),
			answer('A', 'yes', {
				note: [
					'エネルギーを1枚レストして、ハヤテがスタンドした。攻撃宣言に戻る。',
					'One energy is rested and Hayate stands. Back to the declaration.'
				],
				expect: ['A.bench.posture = stand stand stand', 'A.energy.standing = 0', 'asks = attack']
			}),
			support('A', 'V06', {
				note: ['次はヒビキがサポートして、パートナーアタック。', 'Now Hibiki supports: a partner attack.'],
				expect: ['attack.partner = yes', 'asks = block']
			}),
			pass('B', {
				note: [
					'Bはブロックしない。ホムラもリタイヤした。終了時にジョッキの能力が発動している（ハヤテは今度はサポートしていない）。',
					'B doesn’t block, and Homura is retired. At the end Jock’s ability fires (Hayate didn’t support this time).'
				],
				expect: ['B.retire = V04 V18', 'area = A:V30', 'log runs retired_by_partner attack_ends']
			}),
			pass('B', { note: ['Bはキャンセルしない。', 'B doesn’t cancel.'] }),
			pick('A', 'e3', { note: ['ジョッキの能力を解決する。', 'Jock’s ability is resolved.'] }),
			answer('A', 'yes', {
				note: ['1枚引いた。', 'A card is drawn.'],
				expect: ['A.hand.count = 1']
			}),
			support('A', 'V19', {
				note: ['起きたハヤテはもう一度サポートできる。', 'Hayate, stood up, supports again.'],
				expect: ['attacks = 3', 'asks = block']
			}),
			pass('B', {
				note: [
					'Bはブロックしない。攻撃終了時、ハヤテの能力がまた発動した。',
					'B doesn’t block. At the end of the attack Hayate’s ability has fired again.'
				],
				expect: ['area = A:V19']
			}),
			pass('B', { note: ['Bはここでもキャンセルしない。', 'Again B doesn’t cancel.'] }),
			pick('A', 'e4', { note: ['それでも発動はしている。', 'It has fired all the same.'] }),
			answer('A', 'yes', {
				note: [
					'コストを全部払えないので「使う」は選べない。',
					'The cost can’t be paid in full: “use” isn’t possible.'
				],
				refused: ['cost_energy']
			}),
			answer('A', 'no', {
				note: ['使わずに終わる。', 'It is left unused.'],
				expect: ['A.bench.posture = rest rest stand']
			})
		]
	}),

	scenario('s31-tenth-retire', {
		title: ['10枚目のリタイヤ', 'The tenth retired card'],
		about: [
			'リタイヤが10枚になっても、待っている能力があるうちは決着しない。能力が片付いた次のチェックで敗北する。',
			'Ten retired cards don’t end the game while an ability is waiting: the loss comes at the next check after it.'
		],
		shows: ['S31', 'E02', 'A3'],
		setup: table('A 3 attack', { ring: 'V03', bench: ['V02'] }, { ring: 'V29', retire: ['V01.31*9'] }),
		steps: [
			support('A', 'V02', {
				expect: ['B.retire.count = 10', 'over = no', 'area = B:V29', 'asks = pick']
			}),
			pick('B', 'e1', {
				expect: [
					'B.hand.count = 1',
					'over = yes',
					'winner = A',
					'over.why = retire',
					'log runs resolved lost_by_retire'
				]
			}),
			end('A', { refused: ['game_over'] })
		]
	}),
	scenario('s32-last-card', {
		title: ['最後の1枚で補充する', 'Refilling with the last card'],
		shows: ['S32', 'R53', 'E02', 'A3'],
		setup: table('A 3 attack', { ring: 'V03', bench: ['V02'] }, { ring: 'V04', deck: ['V01'] }),
		steps: [
			support('A', 'V02', {
				expect: [
					'B.ring = V01',
					'B.deck.count = 0',
					'over = yes',
					'winner = A',
					'over.why = deck',
					'log runs refilled lost_by_deck'
				]
			})
		]
	}),
	scenario('s32-spark-without-a-card', {
		title: ['引くカードのないスパーク', 'A spark with nothing to draw'],
		about: [
			'最後の1枚で補充したカードがスパークする。引けるカードはなく、能力が片付いた次のチェックで敗北する。',
			'The last card refills the ring and sparks. There is nothing to draw, and the loss comes at the check after it.'
		],
		shows: ['S32', 'R54', 'E02'],
		setup: table('A 3 attack', { ring: 'V03', bench: ['V02'] }, { ring: 'V04', deck: ['V18'] }),
		steps: [
			support('A', 'V02', { expect: ['B.ring = V18', 'B.deck.count = 0', 'over = no', 'area = B:V18'] }),
			pick('B', 'e1', {
				expect: ['B.hand.count = 0', 'winner = A', 'over.why = deck', 'log runs deck_is_empty lost_by_deck']
			})
		]
	}),
	scenario('attacker-leaves', {
		title: ['攻撃したカードがいなくなったら', 'When the attacker has left'],
		about: [
			'攻撃の途中でリングのカードがいなくなると、与えるダメージは0として扱う（文書にない、推論）。リングは補充される。',
			'With the attacking card gone in mid-attack, the damage counts as 0 (not in the page: inferred). The ring is refilled.'
		],
		shows: ['R52', 'R53', 'E10'],
		setup: table('A 3 attack', { ring: 'V05', bench: ['V02', 'V26'] }, { ring: 'V04' }),
		steps: [
			support('A', 'V02', { expect: ['area = A:V26'] }),
			pick('A', 'e1'),
			answer('A', 'yes', {
				expect: [
					'A.waiting = V05',
					'A.ring = V01.12',
					'A.hand = V01.11',
					'B.ring = V04',
					'B.ring.damage = 0',
					'log runs attacker_gone stays refilled'
				]
			})
		]
	}),
	scenario('both-lose', {
		title: ['同時なら引き分け', 'Both at once: a draw'],
		shows: ['E02', 'A3'],
		setup: table(
			'A 3 attack',
			{ ring: 'V05', bench: ['V06', 'V26'], deck: ['V01', 'V01.2'] },
			{ ring: 'V04', deck: ['V02'] }
		),
		steps: [
			support('A', 'V06', { expect: ['area = A:V26'] }),
			pick('A', 'e1'),
			answer('A', 'yes', {
				expect: ['A.deck.count = 0', 'B.deck.count = 0', 'over = yes', 'winner = draw', 'over.why = both']
			})
		]
	})
];
