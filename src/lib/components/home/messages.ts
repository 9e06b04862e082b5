import type { Messages } from '../../i18n/messages';

export const messages = {
	title: { ja: 'カードゲームのルールを目で見て確かめる', en: 'See card-game rules at work' },
	description: {
		ja: 'カードゲームのルールを一手ずつ、前にも後ろにも進めて、なぜそうなるのかを条文つきで示すデバッガ。',
		en: 'A debugger for card-game rules: step forwards and back, and see why, with the rule behind every step.'
	},
	head: { ja: 'そのタイミング、目で見て確かめる。', en: 'See exactly when, and why.' },
	lead: {
		ja: 'リクエストが積まれ、チャンスが移り、誘発が割り込む。カードゲームのルールを一手ずつ、前にも後ろにも進めて、なぜそうなるのかを条文つきで示します。',
		en: 'Requests pile up, the chance moves, triggers cut in. Kuroko plays the rules of card games one step at a time, forwards and back, and shows why, with the rule behind every step.'
	},
	toDebugger: { ja: '検証画面をひらく', en: 'Open the debugger' },
	toRules: { ja: 'ルールを引く', en: 'Look up a rule' },
	toRead: { ja: 'カードの文を読み解く', en: 'Read a card text' },
	demo: {
		name: { ja: '動く見本', en: 'A board that steps' },
		step: { ja: '手順 {n} / {of}', en: 'Step {n} of {of}' },
		back: { ja: '戻る', en: 'Back' },
		next: { ja: '進む', en: 'Next' },
		again: { ja: '最初から', en: 'From the start' },
		open: { ja: 'この場面を検証する', en: 'Debug this scene' }
	},
	systems: { ja: 'ルールを選ぶ', en: 'Choose your rules' },
	honesty: { ja: '出典にないこと', en: 'What its source leaves open' },
	scenes: { ja: '{n}の場面', en: '{n} scenes' },
	start: { ja: '検証する', en: 'Debug' },
	reference: { ja: 'ルール集', en: 'Rules' },
	about: {
		blackpoker: {
			ja: '後から積んだものが先に解決する。トランプ2組で戦うゲームの90のアクションと、86の裁定。',
			en: 'The last request staged resolves first: two decks of playing cards, 90 actions, 86 rulings.'
		},
		victory: {
			ja: '7つのフェイズと、たまった誘発をターンプレイヤーから先に選んで解決するチェックタイミング。',
			en: 'Seven phases, and a pool of triggers that are picked, the turn player’s first.'
		},
		cryptospells: {
			ja: '「破壊して引く」と「破壊する。引く」は何が違うのか。カードの文を読み解き、その場で試す。',
			en: 'What one particle in a Japanese card text changes: have it read, then try it on a board.'
		},
		five: {
			ja: '回避から割合軽減まで、ひとつの攻撃がⅠ〜Ⅴの関門をくぐって何点になるか。',
			en: 'One attack on its way through five gates, from evading it to dividing what is left.'
		}
	},
	featured: { ja: 'よく聞かれる場面', en: 'Scenes people ask about' },
	steps: { ja: '{n}手', en: '{n} moves' },
	ways: { ja: 'できること', en: 'What you can do here' },
	can: {
		step: {
			head: { ja: '一手ずつ、両方向に', en: 'Step, both ways' },
			text: {
				ja: 'イン・オーバー・アウト・続行を、前にも後ろにも。ステートチャートは動いているものそのものです。',
				en: 'Into, over, out and on, forwards and back. The statecharts drawn are the ones that run.'
			}
		},
		why: {
			head: { ja: 'できない理由まで', en: 'Why not, too' },
			text: {
				ja: 'すべての行動について、できるかどうかと、できない理由を全部、条文と直し方つきで。',
				en: 'Every action, legal or not, with all the reasons, the rules they rest on and the nearest fix.'
			}
		},
		share: {
			head: { ja: 'リンクひとつで同じ場面', en: 'One link, the same scene' },
			text: {
				ja: '配置も分岐も手順も、リンクの中に入ります。サーバーも登録もいりません。',
				en: 'Set-up, variations and step all travel inside the link. No server, no account.'
			}
		}
	}
} as const satisfies Messages;
