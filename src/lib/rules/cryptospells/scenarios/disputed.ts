// Every disputed point twice: the same set-up under the default and under another reading, with what differs.
import type { SetupCard } from '../setup';
import { attack, end, order, pair, pick, simple, use } from './build';

const unit = (
	id: string,
	name: string,
	en: string,
	attackAndHealth: readonly [number, number],
	text = ''
): SetupCard => ({
	id,
	name,
	en,
	kind: 'unit',
	cost: 1,
	attack: attackAndHealth[0],
	health: attackAndHealth[1],
	text
});
const spell = (id: string, name: string, en: string, text: string): SetupCard => ({
	id,
	name,
	en,
	kind: 'spell',
	cost: 1,
	text
});

export const DISPUTED = [
	...pair(
		{
			ruling: 'B1',
			title: ['ランダムの数に足りない', 'Too few for the random number'],
			shows: ['T19'],
			setup: { A: { hand: [{ card: 'alberich', id: 'spell' }], field: [{ card: 'footman', id: 'ally' }] } }
		},
		{
			steps: [
				use('spell', {
					note: ['いる1体に1回だけ。', 'The one that is there, once.'],
					expect: ['ally.attack = 3']
				})
			]
		},
		{
			choice: 'repeat',
			steps: [
				use('spell', {
					note: ['足りない分も同じ1体に当たり、2回強くなる。', 'The rest hits the same unit: twice.'],
					expect: ['ally.attack = 4']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B2',
			title: ['選ばないこと', 'Declining a pick'],
			shows: ['T10', 'T18'],
			setup: {
				A: {
					hand: [
						{ card: 'chain-of-hearts', id: 'chain' },
						{ card: 'digestion', id: 'spell' }
					],
					field: [{ card: 'footman', id: 'ally' }]
				}
			}
		},
		{
			steps: [
				use('chain', { expect: ['offered = ally'] }),
				simple('pass', {
					note: [
						'選べる対象がいるので、選ばずには済ませられない。',
						'There is something to pick, so it can’t be declined.'
					],
					refused: ['pick_is_due']
				}),
				pick('ally', { expect: ['A.field = chain', 'A.hand has ally'] })
			]
		},
		{
			choice: 'optional',
			steps: [
				use('chain', { expect: ['offered = ally'] }),
				simple('pass', {
					note: [
						'選ばずに召喚できる。後の「引く」は起こる。',
						'It is summoned without a pick; the draw still happens.'
					],
					expect: ['A.field = ally chain', 'A.deck = 9']
				}),
				use('spell'),
				simple('pass', {
					note: ['スペルでは、この読みでも選ばずに使えない。', 'A spell can’t go without a pick even so.'],
					refused: ['spell_needs_its_pick']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B3',
			title: ['「して」の前が発動したとは', 'When did the part before して activate?'],
			shows: ['T33'],
			setup: { A: { hand: [{ card: 'offering', id: 'spell' }], deck: 10 } }
		},
		{
			steps: [
				use('spell', {
					note: ['誰にも及ばなかったので、引けない。', 'Nobody was affected: no draw.'],
					expect: ['A.deck = 10']
				})
			]
		},
		{
			choice: 'attempted',
			steps: [
				use('spell', {
					note: ['行おうとしたので、2枚引ける。', 'It was attempted: two cards.'],
					expect: ['A.deck = 8']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B4',
			title: ['死亡時はいつか', 'When death abilities run'],
			shows: ['G14'],
			setup: {
				cards: [
					unit('nest', 'ゴブリンの巣', 'Goblin Nest', [1, 1], '死亡時：「ゴブリン」を１体召喚する'),
					spell(
						'rally',
						'弔い合戦',
						'Avenging Rally',
						'味方ユニット１体を破壊する　全ての味方ユニットを＋１／＋１する'
					)
				],
				A: {
					hand: [{ card: 'rally', id: 'spell' }],
					field: [
						{ card: 'nest', id: 'nest' },
						{ card: 'footman', id: 'ally' }
					]
				}
			}
		},
		{
			steps: [
				use('spell'),
				pick('nest', {
					note: [
						'文を全て終えてから巣が死に、ゴブリンが出る。強化は受けない。',
						'The nest dies after the whole text; the goblin comes too late for the bonus.'
					],
					expect: ['A.field = ally A:goblin.3', 'ally.attack = 3', 'A:goblin.3.attack = 1']
				})
			]
		},
		{
			choice: 'between',
			steps: [
				use('spell'),
				pick('nest', {
					note: [
						'次の効果の前にゴブリンが出るので、強化を受ける。',
						'The goblin arrives before the next part and gets the bonus.'
					],
					expect: ['A.field = ally A:goblin.3', 'ally.attack = 3', 'A:goblin.3.attack = 2']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B5',
			title: ['攻撃した後の変身', 'Attacks used before the change'],
			shows: ['T40'],
			setup: {
				A: { hand: [{ card: 'twin-form', id: 'form' }], field: [{ card: 'footman', id: 'unit', used: 1 }] }
			}
		},
		{
			steps: [
				use('form'),
				pick('unit', {
					note: ['済んだ攻撃を数える。', 'The used attack counts.'],
					expect: ['unit.attacks = 0']
				})
			]
		},
		{
			choice: 'reset',
			steps: [
				use('form'),
				pick('unit', {
					note: ['数え直すので、もう1回攻撃できる。', 'The count starts again: one more.'],
					expect: ['unit.attacks = 1']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B6',
			title: ['進化と召喚酔い', 'Sickness through evolution'],
			shows: ['T47'],
			setup: {
				A: { hand: [{ card: 'growth', id: 'growth' }], field: [{ card: 'sapling', id: 'unit', sick: true }] }
			}
		},
		{
			steps: [
				use('growth'),
				pick('unit', { note: ['召喚酔いのまま。', 'It stays sick.'], expect: ['unit.attacks = 0'] })
			]
		},
		{
			choice: 'never-sick',
			steps: [
				use('growth'),
				pick('unit', {
					note: ['進化したので、すぐに攻撃できる。', 'Evolved, it may attack at once.'],
					expect: ['unit.attacks = 1']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B7',
			title: ['１ターン進めるとマナ', 'Mana when a turn is advanced'],
			shows: ['T35'],
			setup: {
				A: { mana: 5, maxMana: 5, hand: [{ card: 'silas', id: 'silas' }] },
				B: { mana: 2, maxMana: 10 }
			}
		},
		{
			steps: [
				use('silas', {
					note: [
						'最大マナだけが増える。Bはもう10なので増えない。',
						'Only the max mana goes up; B’s is at 10 already.'
					],
					expect: ['A.maxMana = 6', 'A.mana = 0', 'B.maxMana = 10', 'B.mana = 2']
				})
			]
		},
		{
			choice: 'refill',
			steps: [
				use('silas', {
					note: ['マナも最大まで回復する。', 'Mana is filled as well.'],
					expect: ['A.maxMana = 6', 'A.mana = 6', 'B.mana = 10']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B8',
			title: ['両者が同時に0', 'Both leaders at 0'],
			shows: ['T04'],
			setup: { A: { life: 2, hand: [{ card: 'ifrit', id: 'ifrit' }] }, B: { life: 2 } }
		},
		{
			steps: [
				use('ifrit', {
					note: ['同時に0なので、引き分け。', 'Both at 0 together: a draw.'],
					expect: ['result = draw', 'why = both']
				})
			]
		},
		{
			choice: 'acting-loses',
			steps: [
				use('ifrit', { note: ['手番のAが負ける。', 'A, whose turn it is, loses.'], expect: ['result = B'] })
			]
		}
	),
	...pair(
		{
			ruling: 'B9',
			title: ['デッキがないのに引く', 'Drawing from an empty deck'],
			shows: ['T35', 'G15'],
			setup: { A: { hand: [{ card: 'silas', id: 'silas' }], deck: 0 } }
		},
		{
			steps: [
				use('silas', {
					note: ['引けないAが負ける。', 'A can’t draw and loses.'],
					expect: ['result = B', 'why = deck']
				})
			]
		},
		{
			choice: 'no-effect',
			steps: [
				use('silas', {
					note: ['引けないだけで、何も起こらない。', 'A just doesn’t draw.'],
					expect: ['result = none', 'B.cards = 1']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B10',
			title: ['手札がいっぱい', 'A full hand'],
			shows: ['G04'],
			setup: {
				B: {
					hand: Array.from({ length: 9 }, (_, i) => ({ card: 'footman', id: `h${i + 1}` })),
					deck: [
						{ card: 'pixie', id: 'top' },
						{ card: 'pixie', id: 'next' }
					]
				}
			}
		},
		{
			steps: [
				end({
					note: [
						'Bは9枚持っているので、引いたカードは墓地へ行く。',
						'B holds nine: what is drawn goes to the graveyard.'
					],
					expect: ['turn = B', 'B.cards = 9', 'B.deck = 1', 'B.grave = top']
				})
			]
		},
		{
			choice: 'skipped',
			steps: [
				end({
					note: ['引かないので、デッキに残る。', 'It isn’t drawn and stays on the deck.'],
					expect: ['turn = B', 'B.cards = 9', 'B.deck = 2', 'B.grave =']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B11',
			title: ['同じ側の能力の順番', 'Order within one side'],
			shows: ['G14'],
			setup: {
				cards: [unit('curse', '呪いの壺', 'Cursed Urn', [1, 2], 'ターン終了時：味方リーダーに１ダメージ')],
				A: {
					life: 1,
					field: [
						{ card: 'curse', id: 'curse' },
						{ card: 'spring-keeper', id: 'spring' }
					]
				}
			}
		},
		{
			steps: [
				end({
					note: [
						'場に出た順なので、先に1ダメージを受けて負ける。',
						'In the order of arrival the damage comes first: a loss.'
					],
					expect: ['result = B']
				})
			]
		},
		{
			choice: 'chosen',
			steps: [
				end({ note: ['順番を決める。', 'The order is asked for.'], expect: ['waits = order-end'] }),
				order(['spring'], {
					note: ['全てを並べなければならない。', 'All of them must be put in order.'],
					refused: ['order_all']
				}),
				order(['spring', 'curse'], {
					note: ['先に回復すれば、負けずに済む。', 'Healed first, A survives.'],
					expect: ['result = none', 'A.life = 1', 'turn = B']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B12',
			title: ['選んだ対象が先にいなくなった', 'The picked target is gone'],
			shows: ['T10'],
			setup: {
				fate: ['e1', 'e2'],
				cards: [
					spell('storm', '嵐', 'Storm', 'ランダムな相手ユニット１体を破壊する　相手ユニット１体に２ダメージ')
				],
				A: { hand: [{ card: 'storm', id: 'spell' }] },
				B: {
					field: [
						{ card: 'footman', id: 'e1' },
						{ card: 'statue', id: 'e2' }
					]
				}
			}
		},
		{
			steps: [
				use('spell'),
				pick('e1', {
					note: [
						'選んだe1が、先に無作為で破壊された。2ダメージは発動しない。',
						'e1, which was picked, is destroyed by lot first: no 2 damage.'
					],
					expect: ['B.field = e2', 'e2.health = 5', 'log has pick_gone']
				})
			]
		},
		{
			choice: 'another',
			steps: [
				use('spell'),
				pick('e1', {
					note: [
						'残っているe2が代わりに2ダメージを受ける。',
						'e2, which is left, takes the 2 damage in its place.'
					],
					expect: ['B.field = e2', 'e2.health = 3', 'log has pick_replaced']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B13',
			title: ['トールが減らす最大マナ', 'Whose max mana Thor reduces'],
			shows: ['T32'],
			setup: { A: { hand: [{ card: 'thor', id: 'thor' }] } }
		},
		{
			steps: [
				use('thor', {
					note: ['使った側の最大マナが減る。', 'Its own player’s goes down.'],
					expect: ['A.maxMana = 8', 'B.maxMana = 10']
				})
			]
		},
		{
			choice: 'enemy',
			steps: [
				use('thor', {
					note: ['相手の最大マナが減る。', 'The opponent’s goes down.'],
					expect: ['A.maxMana = 10', 'B.maxMana = 8']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B14',
			title: ['死んだユニット自身は範囲に入るか', 'Is the dead unit in its own pool?'],
			shows: ['T22', 'T25', 'T28'],
			setup: {
				cards: [
					unit('retreat', '退き太鼓', 'Drum of Retreat', [1, 1], '死亡時：全ての味方ユニットを手札に戻す')
				],
				A: {
					field: [
						{ card: 'retreat', id: 'drum' },
						{ card: 'footman', id: 'ally' }
					]
				},
				B: { field: [{ card: 'footman', id: 'foe' }] }
			}
		},
		{
			steps: [
				attack('drum', 'foe', {
					note: [
						'死んだ太鼓は場にいないので、戻るのは味方だけ。',
						'The dead drum has left the field: only the ally returns.'
					],
					expect: ['A.hand = ally', 'A.grave = drum']
				})
			]
		},
		{
			choice: 'in',
			steps: [
				attack('drum', 'foe', {
					note: ['死んだ太鼓も範囲に入り、手札に戻る。', 'The dead drum counts too and returns.'],
					expect: ['A.hand = ally drum', 'A.grave =']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B15',
			title: ['速攻と連撃を持つ、出たばかりのユニット', 'Rush and double attack, just arrived'],
			shows: ['T44', 'T45'],
			setup: {
				A: {
					hand: [{ card: 'polymorph', id: 'spell' }],
					field: [{ card: 'storm-rider', id: 'rider', sick: true }]
				}
			}
		},
		{
			steps: [
				use('spell'),
				pick('rider', {
					note: ['変身する前は2回攻撃できたので、2回。', 'It could attack twice before: two.'],
					expect: ['rider.attacks = 2']
				})
			]
		},
		{
			choice: 'one',
			steps: [
				use('spell'),
				pick('rider', {
					note: [
						'「速攻のユニットからは1回」と文字どおりに読む。',
						'“From one with rush: one”, to the letter.'
					],
					expect: ['rider.attacks = 1']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B16',
			title: ['枠の数', 'Numbers of the frame'],
			shows: ['G05'],
			setup: {
				limits: { hand: 5, field: 2, mana: 8, life: 20 },
				A: {
					maxMana: 8,
					hand: [{ card: 'footman', id: 'third' }],
					field: [
						{ card: 'footman', id: 'u1' },
						{ card: 'footman', id: 'u2' }
					]
				}
			}
		},
		{
			steps: [
				use('third', {
					note: ['場は6体までなので、3体目を出せる。', 'The field holds six: a third unit fits.'],
					expect: ['A.field = u1 u2 third', 'B.life = 25']
				})
			]
		},
		{
			choice: 'setup',
			steps: [
				use('third', {
					note: ['場を2体までと決めたので、出せない。', 'Here the field holds two: no room.'],
					refused: ['field_full'],
					expect: ['A.field = u1 u2', 'B.life = 20']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B17',
			title: ['効果で出たユニットの召喚時', 'Summon abilities of units put there'],
			shows: ['G20'],
			setup: {
				cards: [spell('call', '賭場への招待', 'Invitation', '「賭博師」を１体召喚する')],
				A: { hand: [{ card: 'call', id: 'spell' }] }
			}
		},
		{
			steps: [
				use('spell', {
					note: [
						'手札から使っていないので、召喚時は発動しない。',
						'It wasn’t used from the hand, so 召喚時 does not fire.'
					],
					expect: ['A.field = A:gambler.2', 'A:gambler.2.attack = 2', 'A:gambler.2.sick = yes']
				})
			]
		},
		{
			choice: 'fires',
			steps: [
				use('spell', {
					note: ['召喚時が発動し、自分を＋１／＋１する。', '召喚時 fires and strengthens it.'],
					expect: ['A.field = A:gambler.2', 'A:gambler.2.attack = 3']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B18',
			title: ['変身したユニットの死亡時', 'Death abilities and transformation'],
			shows: ['T40'],
			setup: { A: { hand: [{ card: 'polymorph', id: 'spell' }], field: [{ card: 'legatee', id: 'unit' }] } }
		},
		{
			steps: [
				use('spell'),
				pick('unit', {
					note: ['変身は死亡ではないので、引かない。', 'Transforming is not dying: no draw.'],
					expect: ['unit.card = apprentice', 'A.cards = 0']
				})
			]
		},
		{
			choice: 'fires',
			steps: [
				use('spell'),
				pick('unit', {
					note: ['元の姿の死亡時が発動し、1枚引く。', 'The old form’s 死亡時 fires: one card.'],
					expect: ['unit.card = apprentice', 'A.cards = 1']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B19',
			title: ['１ターン進めるの順番', 'Order of the four parts'],
			shows: ['T35', 'T37'],
			setup: {
				cards: [unit('academy', '学び舎', 'Academy', [0, 3], 'ターン開始時：「見習い」を１体召喚する')],
				A: { hand: [{ card: 'silas', id: 'silas' }], field: [{ card: 'academy', id: 'school' }] }
			}
		},
		{
			steps: [
				use('silas', {
					note: [
						'最後に攻撃の権利が戻るので、途中で出た見習いも攻撃できる。',
						'Attacks are renewed last, so the apprentice that arrived on the way may attack.'
					],
					expect: ['A.field = school A:apprentice.3', 'A:apprentice.3.attacks = 1']
				})
			]
		},
		{
			choice: 'reset-first',
			steps: [
				use('silas', {
					note: [
						'先に戻るので、後から出た見習いは召喚酔い。',
						'Renewed first: the apprentice comes later and is sick.'
					],
					expect: ['A.field = school A:apprentice.3', 'A:apprentice.3.attacks = 0']
				})
			]
		}
	),
	...pair(
		{
			ruling: 'B20',
			title: ['変身したユニットと１ターン進める', 'A transformed unit and an advanced turn'],
			shows: ['T37', 'T40', 'T41'],
			setup: {
				A: {
					hand: [
						{ card: 'polymorph', id: 'spell' },
						{ card: 'silas', id: 'silas' }
					],
					field: [{ card: 'statue', id: 'unit' }]
				}
			}
		},
		{
			steps: [
				use('spell'),
				pick('unit', {
					note: ['攻撃不可からの変身なので0回。', 'From one that can’t attack: none.'],
					expect: ['unit.attacks = 0']
				}),
				use('silas', {
					note: ['権利が戻り、変身した後の姿で1回攻撃できる。', 'Renewed, it follows its new form: one.'],
					expect: ['unit.attacks = 1']
				})
			]
		},
		{
			choice: 'stays',
			steps: [
				use('spell'),
				pick('unit', { expect: ['unit.attacks = 0'] }),
				use('silas', {
					note: ['このターンは変身する前に従ったまま。', 'This turn it still follows its old form.'],
					expect: ['unit.attacks = 0']
				})
			]
		}
	)
];
