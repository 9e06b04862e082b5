// Chapter 9 of the 8.2 book, step by step: the core flow, the trigger check and continuous abilities.
// Step numbers are those of the official charts; where only the charts' order is known the entry is marked.
import type { RuleDoc } from '../../core/contract';
import { rule } from './rulebook-sections';

export const FLOW = {
	'9': rule(
		'コアルール',
		'Core rules',
		'ターン、チャンス、ステージ、パスがどう巡るかを定める。',
		'How turn, chance, stage and passing go round.',
		'R 9'
	),
	'9.1': rule(
		'チャンス',
		'The chance',
		'リクエストできる権利をチャンスと呼び、持つのは常に1人(解決中はシステム)。持っている間は何度でもリクエストできる。',
		'The right to request is called the chance. Exactly one player holds it (the rule system while resolving), and may request as often as they like.',
		'R 9.1'
	),
	'9.2': rule(
		'トリガー・スピード・タイミング',
		'Trigger, speed, timing',
		'直接は自分の判断で、誘発は条件が満たされると自動でリクエストされる。即時はその場で解決し、通常はステージに置かれる。メインは自分のターンでステージが空の時だけ、クイックはチャンスがあればいつでも使える。',
		'Direct actions are requested by decision, triggered ones automatically. Immediate ones resolve at once, normal ones go on the stage. Main timing needs your own turn and an empty stage; quick timing just the chance.',
		'R 9.2'
	),
	'9.2.1.5': rule(
		'起動条件',
		'Start conditions',
		'起動条件を見るのはリクエストする時だけ。その後に条件が崩れても、効果が自分で確かめ直すものを除き、リクエストはそのまま解決される。',
		'Start conditions are checked when requesting. If one fails later the request still resolves, unless its effect checks again by itself.',
		'R 9.2.1.5'
	),
	'9.3': rule(
		'能力',
		'Abilities',
		'第8版の能力は継続するものだけ。コストは要らず、ステージにも置かれない。',
		'Since edition 8 there are only continuous abilities. They cost nothing and never use the stage.',
		'R 9.3'
	),
	'9.4': rule(
		'コアフロー',
		'Core flow',
		'ゲーム全体の流れ。チャンスを持つ側がリクエストするかパスし、全員がパスしたらステージの一番上を解決する。ステージが空なら何も起こらず、ターンを終わらせるのはエンドだけ。',
		'The flow of the whole game. The holder of the chance requests or passes; once all have passed, the top of the stage is resolved. On an empty stage nothing happens: only End ends a turn.',
		'R 9.4'
	),
	'9.4[1]': rule(
		'ゲームの準備',
		'Set-up',
		'フレームの手順で準備し、先攻がターンとチャンスを持つ。',
		'Set up by the frame; the first player holds turn and chance.',
		'R 9.4 [1]'
	),
	'9.4[2]': rule(
		'ターンプレイヤーがチャンスを得る',
		'The turn player gets the chance',
		'チャンスはターンプレイヤーに移る。ステージから1つ解決されるたびに、ここへ戻る。',
		'The chance goes to the turn player. Every resolution from the stage comes back here.',
		'R 9.4 [2]'
	),
	'9.4[3]': rule(
		'リクエストするか',
		'Request something?',
		'チャンスを持つ側が、リクエストするかパスするかを決める。',
		'The holder of the chance decides: request or pass.',
		'R 9.4 [3]'
	),
	'9.4[4]': rule(
		'パス記録を消す',
		'Clear the pass record',
		'誰かがリクエストすれば、それまでのパスは帳消しになる。即時のリクエストでも同じ。',
		'A request by anybody wipes out the passes so far; an immediate one does too.',
		'R 9.4 [4]'
	),
	'9.4[5]': rule(
		'リクエストする',
		'Make the request',
		'宣言し、コストを払い、キーカード・キーユニット・対象を決める(5.3)。',
		'Announce, pay, and fix key cards, key unit and target (5.3).',
		'R 9.4 [5]'
	),
	'9.4[6]': rule(
		'誘発チェック',
		'Trigger check',
		'その時までに満たされた誘発条件を集めて処理する(9.4.1)。リクエストの前後で1回ずつ、ステージから解決した後に1回行う。',
		'Triggers met so far are gathered and dealt with (9.4.1). It happens on both sides of every request and after every resolution from the stage.',
		'R 9.4 [6]'
	),
	'9.4[7]': rule(
		'即時か通常か',
		'Immediate or normal?',
		'スピードで分かれる。即時ならすぐ解決し、通常ならステージに置く。',
		'The speed decides: immediate is resolved now, normal is staged.',
		'R 9.4 [7]'
	),
	'9.4[8]': rule(
		'即時を解決する',
		'Resolve the immediate request',
		'即時のリクエストはステージを通らないので、応じることも、打ち消すことも、対象を変えることもできない。',
		'An immediate request never lies on the stage: nobody can answer, counter or re-aim it.',
		'R 9.4 [8]'
	),
	'9.4[9]': rule(
		'勝敗判定',
		'Win/loss check',
		'解決のたびにライフを確かめる(5.5)。',
		'Life is looked at after every resolution (5.5).',
		'R 9.4 [9]'
	),
	'9.4[10]': rule(
		'ステージに置く',
		'Put it on the stage',
		'通常のリクエストをステージの一番上に置く。チャンスは動かず、同じプレイヤーが続けて行動できる。',
		'A normal request goes on top of the stage. The chance does not move: the same player may go on.',
		'R 9.4 [10]'
	),
	'9.4[11]': rule(
		'パスを記録する',
		'Record the pass',
		'パスした側をパス記録に加える。',
		'Whoever passes is added to the pass record.',
		'R 9.4 [11]'
	),
	'9.4[12]': rule(
		'全員がパスしたか',
		'Has everybody passed?',
		'全員がパス記録に入っていれば解決へ進み、そうでなければチャンスが移る。',
		'If all are in the pass record, resolution begins; otherwise the chance moves on.',
		'R 9.4 [12]'
	),
	'9.4[13]': rule(
		'システムがチャンスを得る',
		'The rule system takes the chance',
		'解決の間は誰もリクエストできない。ここでパス記録も消す(AMB-16)。',
		'Nobody can request while resolving. The pass record is cleared here (AMB-16).',
		'R 9.4 [13]'
	),
	'9.4[14]': rule(
		'ステージにあるか',
		'Anything on the stage?',
		'ステージが空なら[2]に戻るだけで、ターンは終わらない。',
		'On an empty stage the flow just returns to [2]; the turn does not end.',
		'R 9.4 [14]'
	),
	'9.4[15]': rule(
		'一番上を解決する',
		'Resolve the top request',
		'ステージの一番上(最後に置かれたもの)を1つだけ解決する。次の1つには、改めて全員のパスが要る。',
		'The top of the stage, the one staged last, is resolved, and only that one. The next needs a new round of passes.',
		'R 9.4 [15]'
	),
	'9.4[16]': rule(
		'チャンスを移す',
		'Move the chance',
		'パスしていない相手にチャンスが移る。',
		'The chance goes to the player who has not passed.',
		'R 9.4 [16]'
	),
	'9.4.1': rule(
		'誘発チェック',
		'The trigger check',
		'満たされた誘発アクションをバッファに集め、まず即時をすべて解決し、次に通常をステージに置く。どちらもターンプレイヤーが先。誘発は自動で、断ることはできない(AMB-33)。',
		'Triggered actions whose condition was met are gathered in a buffer; first all immediates are resolved, then the normals are staged, the turn player first each time. Triggers are automatic and cannot be declined (AMB-33).',
		'R 9.4.1'
	),
	'9.4.1[6-1]': rule(
		'バッファに集める',
		'Gather into the buffer',
		'前のチェックから今までに条件を満たした誘発アクションを、すべてバッファに入れる。',
		'Every triggered action whose condition was met since the last check goes into the buffer.',
		'R 9.4.1 [6-1]'
	),
	'9.4.1[6-2]': rule(
		'バッファは空か',
		'Is the buffer empty?',
		'空になるまで[6-3]以降を繰り返し、空になればチェックを終える。',
		'The steps from [6-3] on are repeated until it is empty; then the check ends.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-3]': rule(
		'即時があるか',
		'Any immediate one?',
		'バッファに即時が1つでもあれば、通常より先にすべて片付ける。',
		'While the buffer holds an immediate request, those are finished before any normal one.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-4]': rule(
		'ターンプレイヤーから順に',
		'In turn order',
		'ターンプレイヤー、次に相手の順に、自分の即時を処理する。',
		'The turn player, then the opponent, deals with their own immediates.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-5]': rule(
		'即時を解決する',
		'Resolve immediates',
		'そのプレイヤーの即時を、メイン、クイックの順に1つずつ選んで解決する。',
		"That player's immediates are picked and resolved one by one, main timing before quick.",
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-5-1]': rule(
		'メインを先に',
		'Main first',
		'メインの即時があれば先に扱う。ステージが空かどうかは問わない。',
		'Main-timed immediates come first; whether the stage is empty does not matter for them.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-5-2]': rule(
		'1つ選ぶ',
		'Pick one',
		'同じタイミングのものが複数あれば、持ち主が順番を選ぶ。',
		'Among several of the same timing their controller picks the order.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-5-3]': rule(
		'解決する',
		'Resolve it',
		'選んだリクエストを解決する(5.4)。',
		'The picked request is resolved (5.4).',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-5-4]': rule(
		'勝敗判定',
		'Win/loss check',
		'誘発した即時を1つ解決するたびに勝敗を判定する(5.5)。',
		'Win or loss is checked after each triggered immediate (5.5).',
		'R 9.4.1 [6-5-4]'
	),
	'9.4.1[6-5-5]': rule(
		'新しい誘発を加える',
		'Add new triggers',
		'解決の結果あらたに誘発したものも、同じバッファに加える。',
		'What the resolution newly triggered joins the same buffer.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-6]': rule(
		'次のプレイヤーへ',
		'On to the next player',
		'自分の即時が終わったら相手に回す。残りがある限り[6-3]に戻る。',
		"When one player's immediates are done the other follows; back to [6-3] while any is left.",
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-7]': rule(
		'通常に移る',
		'Turn to the normal ones',
		'即時がなくなったら、通常を置く手順に移る。途中で生まれた即時は、この手順が終わるまで待つ。',
		'With no immediate left, the normals are staged. An immediate created meanwhile waits until that is finished.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-8]': rule(
		'通常があるか',
		'Any normal one?',
		'バッファに通常が残っているかを見る。図の文字は即時となっているが、通常の誤記と読む(AMB-11)。',
		'Looks for normal requests left in the buffer. The chart prints "immediate" here, a slip (AMB-11).',
		'R 9.4.1 [6-8]'
	),
	'9.4.1[6-9]': rule(
		'順に回す',
		'Go round',
		'ターンプレイヤー、次に相手の順に[6-10]を行う。ここも図では即時と書かれている(AMB-11)。',
		'The turn player, then the opponent, performs [6-10]. Here too the chart prints "immediate" (AMB-11).',
		'R 9.4.1 [6-9]'
	),
	'9.4.1[6-10]': rule(
		'通常を置く',
		'Stage the normal ones',
		'そのプレイヤーの通常を、メイン、クイックの順にステージへ置く。相手の分はターンプレイヤーの分の上に積まれ、先に解決される。',
		"That player's normals are staged, main timing before quick. The opponent's come to lie above the turn player's and resolve first.",
		'R 9.4.1 [6-10]'
	),
	'9.4.1[6-10-1]': rule(
		'メインがあるか',
		'Any main-timed one?',
		'メインの通常から先に扱う。',
		'Main-timed normals come first.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-10-2]': rule(
		'1つ選ぶ',
		'Pick one',
		'複数あれば、持ち主が置く順番を選ぶ。',
		'Among several their controller picks the order of staging.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-10-3]': rule(
		'バッファから取り出す',
		'Take it from the buffer',
		'選んだものをバッファから取り出す。',
		'The picked one leaves the buffer.',
		'R 9.4.1',
		'derived'
	),
	'9.4.1[6-10-4]': rule(
		'ステージは空か',
		'Is the stage empty?',
		'メインの通常を置けるのは、ステージが空の時だけ。',
		'A main-timed normal may be staged only while the stage is empty.',
		'R 9.4.1 [6-10-4]'
	),
	'9.4.1[6-10-5]': rule(
		'ステージに置く',
		'Put it on the stage',
		'ステージが空なら、メインの通常を置く。クイックの通常は、空でなくても置く。',
		'On an empty stage the main-timed normal is staged. Quick-timed normals are staged in any case.',
		'R 9.4.1 [6-10-5]'
	),
	'9.4.1[6-10-6]': rule(
		'捨てる',
		'Throw it away',
		'ステージが空でなければ、メインの通常は置かれずに失われる。ドロー、ブロック、ダメージ判定も例外ではない。',
		'On a stage that is not empty the main-timed normal is lost. Draw, Block and Damage judgement are no exception.',
		'R 9.4.1 [6-10-6]'
	),
	'9.4.2': rule(
		'継続効果の計算順',
		'Order of continuous abilities',
		'能力や修整が関わるたびに、何もない状態から計算し直す。全ての、あなたの、この、の順に、同じ区分では古いものから重ね、矛盾すれば新しい方が勝つ。矛盾しなければ足し合わせる。',
		'Whenever abilities matter they are recomputed from scratch: all, then your, then this; inside one class the older first, the newer overriding. Effects that do not contradict each other add up.',
		'R 9.4.2'
	),
	'9.4.2.1': rule(
		'適用する区分',
		'The three classes',
		'「全ての」は革命の戦闘の変化と喪失。「あなたの」は切札が与えるラベル、フォース、要塞、魔力増加。「この」はアップ、ダウン、激励と、魔王・巨人・装備についての制限。',
		'"All" covers the changed combat of Revolution and Loss; "your" the labels given by trumps, Force, Fortress and mana growth; "this" Up, Down, Rally and the immunities of demon king, giant and to Equip.',
		'R 9.4.2',
		'derived'
	),
	'9.4.2.2': rule(
		'古い順',
		'Older first',
		'同じ区分の中では、先に始まったものから当てはめる。',
		'Inside one class what began earlier is applied earlier.',
		'R 9.4.2',
		'derived'
	),
	'9.4.2.3': rule(
		'計算の例',
		'The worked example',
		'全ての-1、あなたの+2、この+3が重なると、合計は+4になる。本文の例は+5と書いているが、足し間違いとみなす(AMB-86)。サイズが0以下になっても、それだけでは場を離れない。',
		'With -1 (all), +2 (your) and +3 (this) the total is +4; the printed +5 is a slip (AMB-86). A size of 0 or less does not by itself remove a soldier.',
		'R 9.4.2.3'
	)
} satisfies Record<string, RuleDoc>;
