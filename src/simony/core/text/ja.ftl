### どのゲームでも、どの画面でも使うことば。

seat-name = プレイヤー{ $number }
seat-within =
    { $who-is ->
        [you] あなた
       *[other] { $who }
    }
list-comma = 、
list-join = { $head }と{ $last }
list-join-many = { $head }、{ $last }
list-or-comma = { $head }・{ $last }
list-or = { $head }・{ $last }
list-row = { $head }／{ $last }

## うまくいかないとき

error-illegal = いまはできません。
error-no-such-seat = 席{ $seat }はありません。このテーブルの席は1から{ $seats }までです。
error-not-pending =
    { $who-is ->
        [you] いまはあなたの番ではありません。
       *[other] いまは{ $who }の番ではありません。
    }
error-no-such-action = { $action }番の行動はありません。
error-notation = 「{ $came }」はここでは読み取れません。書き方：{ $expected }

error-did-you-mean = { $problem }（「{ $name }」のことですか？）
error-game-unknown = 「{ $came }」というゲームはありません。あるのは：{ $known }
error-game-box = ゲーム「{ $game }」の登録が正しくありません。エントリーポイントには、その名前をキーに持つBoxを指定してください。
error-game-missing = ゲーム「{ $game }」は取り決めを満たしていません。{ $kind }に{ $missing }がありません。
error-seats = { $game }は{ $low }人から{ $high }人で遊ぶゲームです。{ $came }人では遊べません。
error-option-unknown = { $game }に「{ $option }」というオプションはありません。あるのは：{ $known }
error-option-value = オプション{ $option }に指定できるのは{ $expected }です。「{ $came }」は指定できません。

error-file-read = ファイル{ $file }を読み込めません：{ $why }
error-file-write = ファイル{ $file }に書き込めません：{ $why }

error-house-size = ハウスルールのファイル{ $file }が大きすぎます。読み込めるのは{ $limit }バイトまでです。
error-house-toml = ハウスルールのファイル{ $file }はTOMLとして読み取れません：{ $why }
error-house-entry = { $file }：{ $problem }
error-figures-table = 項目「{ $entry }」はテーブルでなければなりません。[{ $entry }]と書き、その下に中身を書いてください。
error-figures-missing = 項目「{ $entry }」がありません。必要な値：{ $expected }
error-figures-value = 項目「{ $entry }」の値は{ $expected }でなければなりません。{ $came }は使えません。
error-figures-list = 項目「{ $entry }」は、次の中から重複なしで{ $many }個を並べたリストでなければなりません：{ $expected }。{ $came }は使えません。
error-figures-unknown = 「{ $entry }」という項目はありません。あるのは：{ $expected }
error-figures-deep = 項目「{ $entry }」は深すぎます。表の入れ子は{ $limit }段までです。
error-figures-remove = 項目「{ $entry }」はもともとないので、取り除けません。

error-record-json = 保存データはJSONオブジェクトでなければなりません。
error-record-missing = 保存データに「{ $name }」がありません。
error-record-number = 保存データの「{ $name }」は整数でなければなりません。
error-record-numbers = 保存データの「{ $name }」は整数のリストでなければなりません。
error-record-length = 保存データの「{ $name }」に必要な数値は{ $expected }個です。{ $came }個ありました。
error-record-extra = 「{ $name }」は保存データに含められません。
error-record-value = 保存データの「{ $name }」を{ $came }にすることはできません。
error-record-fit = 保存データの「{ $name }」がほかの内容と合いません。
error-view-impossible = あり得ない盤面です。カードの数が合いません。データが壊れているか、別のゲームのものです。

## Logs

error-log-line = { $line }行目：{ $problem }
error-log-file = { $file }：{ $problem }
error-log-size = 記録が大きすぎます。読み込めるのは{ $limit }バイトまでです。
error-log-tag = この行が壊れているか、これより前の行が書き換えられています：「{ $came }」。照合の印が合いません。
error-log-expected = 「{ $expected }」のはずですが、「{ $came }」でした。
error-log-cut = ファイルが途中で切れています。最後の行がありません。
error-other-rules = { $game }のルール第{ $began }版で始まっています。このプログラムのルールは第{ $now }版です。{ $way }
error-rules-release = これを読める最後のリリースは{ $release }です。
error-rules-older = これを書いた、より古いリリースを使ってください。
error-rules-newer = より新しいリリースが書いたものです。このプログラムを更新してください。
error-other-figures = { $game }の別の数値（{ $began }）で始まっています。このプログラムにあるのは{ $now }と過去のリリースの数値だけです。より新しいリリースか、独自の数値を使ったリリースが書いたものなので、それを使ってください。
error-log-secret = 秘密の値は、公平を約束した対局が終わったあと、最後の行の直前に、16進数64桁で一度だけ書かれます。
error-log-chance = いま、その偶然は起こりえません。
error-log-over = ゲームは終わっています。
error-log-undo =
    { $most ->
        [0] { $who-is ->
            [you] あなた
           *[other] { $who }
        }が取り消せる手はありません。
       *[other] 取り消せるのは{ $most }手までです。
    }
error-log-given-up =
    { $who-is ->
        [you] あなたはすでに投了しています。
       *[other] { $who }はすでに投了しています。
    }
error-log-name = 「{ $came }」は名前に使えません。「#」を含まない1行にしてください。

## 公平なシャッフル

error-fair-none = この記録には公平なシャッフルの約束がないか、秘密の値がまだ明かされていません。確かめられるものがありません。
error-fair-secret = 明かされた秘密の値は、約束されたものと違います(ハッシュが一致しません)。テーブルは約束を守りませんでした。
error-fair-nonces = 約束には{ $expected }席それぞれの言葉が必要ですが、{ $came }個あります。
error-fair-draw = { $number }回目の抽選は、秘密の値と各席の言葉から得られるものと違います。テーブルは約束を守りませんでした。

## Bots

bot-name-1 = ルクレツィア
bot-name-2 = チェーザレ
bot-name-3 = ベアトリーチェ
bot-name-4 = ルドヴィーコ
bot-name-5 = イザベラ
bot-name-6 = ジローラモ
bot-name-7 = カテリーナ
bot-name-8 = ロドリーゴ
error-level = 「{ $came }」というボットはありません。あるのは：{ $known }
error-bot-parameters = { $name }に指定できる項目はありません。「/{ $came }」を取り除いてください。
error-bot-parameter = { $name }は「{ $came }」を受け付けません。スラッシュの後に指定できるのは：{ $known }
error-bot-parameter-twice = { $name }に{ $parameter }が2回指定されています。
error-bot-value = { $name }に{ $parameter }={ $came }は指定できません。指定できるのは：{ $expected }
error-program-name = プログラムの名前を「{ $came }」にはできません。英小文字で始まり、英小文字（a〜z）・数字・- だけでできた16文字以内の名前にしてください。
error-program-taken = { $name }というボットはすでにあります。プログラムには別の名前を付けてください。
error-program-command = プログラム{ $name }のコマンド「{ $came }」を読み取れません。シェルと同じように単語を並べてください（例：python3 bot.py）。
error-program-start = プログラム{ $name }を席に着かせられません：{ $problem }
error-arena-bots = { $came ->
    [0] ボットを1つ以上指定してください。
   *[other] { $seats }人のゲームにボットが{ $came }個指定されています。席の数までにしてください。
    }
error-arena-target = 公平な勝率の{ $came }倍には勝てません。0より大きく{ $most }より小さい数を指定してください。
error-arena-crew = 対戦していたプロセスの1つがひとりでに終了しました。それまでの結果は残っています。
error-results-busy = { $file }には、いま別のプロセスが書き込んでいます。
error-results-kind = { $file }はアリーナの結果ファイルではありません。別のファイルを選んでください。
error-results-other = { $file }は別の対戦の結果です。{ $what }が{ $expected }ではなく{ $came }になっています。別のファイルを選ぶか、同じ条件を指定してください。
error-results-release = { $file }は別のリリースで作られました。{ $what }が{ $expected }ではなく{ $came }になっています。リリースの違うゲームは混ぜられません。作ったときのリリースで続けるか、別のファイルを選んでください。
error-results-line = { $file }は壊れています。{ $line }行目はこの対戦のゲームではありません。

## New game

error-new-game-name = 「{ $came }」はゲームの名前にできません。英小文字で始まり、英小文字（a〜z）・数字・_ だけでできた1語にしてください（例：「vesper」）。
error-new-game-taken = 「{ $came }」というゲームはすでにあります。別の名前にしてください。
error-new-game-exists = { $folder } はすでにあります。別の名前にするか、別の場所を選んでください。

## ルールの外のできごと

tell-undo =
    { $who-is ->
        [you] あなたは直前の決定を取り消しました。
       *[other] { $who }は決定を取り消しました。
    }
tell-hand-over =
    { $who-is ->
        [you] ここからは{ $to }があなたの代わりに行動します。
       *[other] ここからは{ $to }が{ $who }の代わりに行動します。
    }
tell-back =
    { $who-is ->
        [you] ここからはまたあなた自身が行動します。
       *[other] ここからはまた{ $who }本人が行動します。
    }
tell-agreed-end = 全員の合意により、ゲームをここで終えます。
tell-resign =
    { $who-is ->
        [you] あなたは投了しました。
       *[other] { $who }は投了しました。
    }
tell-time-out =
    { $who-is ->
        [you] あなたは時間切れです。
       *[other] { $who }は時間切れです。
    }

## ボットがその手を選ぶわけ

why-only = ほかにできることはありません。
why-habit = ふつう役に立つ手です。試してみる時間はありませんでした。
why-wins =
    { $sure ->
        [sure] はっきり最善です。思い描いた局の{ $percent }％で勝ち、次善の手は{ $other }％でした。
        [likely] おそらく最善です。思い描いた局の{ $percent }％で勝ち、次善の手は{ $other }％でした。
       *[open] わずかに良さそうです。思い描いた局の{ $percent }％で勝ち、次善の手は{ $other }％でした。ただの運かもしれません。
    }
why-points = 勝つ割合は次善の手とほぼ同じで、点がおよそ{ $points }点多くなります。
why-costs = 勝つ割合は次善の手とほぼ同じで、{ $who }の点がおよそ{ $points }点減ります。
why-mixed = ここでいつも同じ手を選ぶと、読まれてしまいます。この手は、同じ場面の100回のうちおよそ{ $often }回選ぶのがよいでしょう。思い描いた局の{ $percent }％で勝ちました。
why-unread = いつもの打ち方を知っている相手に対して、いちばん良い手です。思い描いた局の{ $percent }％で勝ちました。
why-natural = 試した中に、自然な手よりはっきり良いものはありませんでした。思い描いた局の{ $percent }％で勝ちました。

## 手番の情報を文章で（言語モデル向け）

prose-labelled = { $label }：
prose-bracketed = （{ $words }）
prose-alike = ×{ $count }
prose-apart = ；
prose-none = なし
prose-points = 得点
prose-rules = { $game }のルール
prose-how =
    あなたはほかのプレイヤーを相手に{ $game }を遊び、勝利を目指します。手番のたびに、これまでの出来事、あなたが知ってよい範囲の場のようす、選べる行動が伝えられます。書かれていることはすべて事実ですが、ずっと前の出来事は省かれることがあります。席の番号は手番の順です。
    考え方は自由です。答えの最後の行には、選択肢の番号か表記を一つだけ書き、ほかには何も書かないでください。
prose-title = { $game }、{ $seats }人。あなたは{ $name }です。
prose-earlier = それまでの出来事
prose-since = 前回の選択から後の出来事
prose-nothing = なし
prose-table = 場のようす
prose-question = いま求められていること
prose-choices = 選択肢（番号、表記、意味）
prose-answer = 答えの最後の行には、番号か表記を一つだけ書いてください。
