### ターミナルのテーブル。

terminal-you = あなた
terminal-score = 得点
terminal-none = –
terminal-labelled = { $label }：
terminal-bracketed = （{ $words }）
terminal-alike = ×{ $count }
terminal-times = { $sentence }（{ $count }回）
terminal-column-held = 手札
terminal-column-taken = 獲得
terminal-column-florins = フロリン
terminal-column-bulls = 勅書
terminal-mark-led = リード
terminal-mark-ring = リング
terminal-mark-winning = 優勢
terminal-mark-forbidden = 対象
terminal-mark-chosen = 選択中


## はじめに

terminal-welcome = { $game }。相手は{ $names }です。
terminal-options = オプション：{ $options }
terminal-seed = シード：{ $seed }
terminal-resumed = { $file }のゲームを続けます。
terminal-resumed-over = { $file }のゲームは終わっています。
terminal-broken-off = 途中で止まったゲームが残っています。続けるには：simony play --resume { $file }
terminal-broken-off-delete = もう続けないときは、次のファイルを削除してください：{ $file }
terminal-broken-off-others = それより古いものが、ほかに{ $count }個あります：{ $folder }
terminal-commands-short = 番号か、選ぶものをことばで入力してください。? で説明、u で取り消し、s で保存、q で終了します。

## たずねる

terminal-ask = {"> "}
terminal-nothing-typed =
    { $count ->
        [1] 選べるのはひとつだけです。{ $first } を入力してください。説明は ? で見られます。
       *[other] { $first } から { $last } までの番号を入力してください。説明は ? で見られます。
    }
terminal-no-such-choice =
    { $count ->
        [1] { $came }番はありません。選べるのは{ $first }番だけです。
       *[other] { $came }番はありません。選べるのは{ $first }番から{ $last }番までです。
    }
terminal-not-understood =
    { $count ->
        [1] 選べるものではありません。{ $first } か、表示されていることばのとおりに入力してください。
       *[other] 選べるものの中にありません。{ $first } から { $last } までの番号か、表示されていることばのとおりに入力してください。
    }
    { $problem }
terminal-several = 「{ $came }」はいくつかに当てはまります：{ $choices }。もう少し詳しく書くか、番号を入力してください。
terminal-ruling = { $problem }（{ $ruling }）
terminal-hint = 枢機卿ならこれを選びます：{ $choice }
terminal-no-hint = 助言できることはありません。
terminal-yes = y yes はい
terminal-no = n no いいえ
terminal-yes-or-no = y（はい）か n（いいえ）で答えてください。
terminal-unclear-stay = 「はい」でも「いいえ」でもなかったので、このままゲームを続けます。
terminal-ask-save = ゲームを{ $file }に保存しますか。(y/n)
terminal-ask-overwrite = { $file }はすでにあります。上書きしますか。(y/n)
terminal-ask-resign = 投了して最下位になりますか。(y/n)

## コマンド

terminal-commands = 入力できるもの：
terminal-command-1 = ?          いま決めることの説明とこの一覧。? ことば でルールを検索
terminal-command-2 = t          テーブル全体をもう一度見る
terminal-command-3 = l [N]      最近の出来事を見る
terminal-command-4 = h          ヒント：枢機卿ならどうするか、なぜか
terminal-command-5 = u          直前の決定を取り消す
terminal-command-6 = s [FILE]   ゲームを保存する
terminal-command-7 = r          投了する
terminal-command-8 = q          終了する
terminal-not-in-rules = 「{ $came }」はルールに出てきません。

## 取り消し

terminal-undo-nothing = 取り消せる決定がまだありません。
terminal-undo-chance = 直前の決定のあとにカードが配られ、すでに見られています。取り消せません。

## 保存と終了

terminal-saved = { $file }に保存しました。
terminal-not-saved = ゲームは保存しませんでした。
terminal-resume = 続けるには：simony play --resume { $file }
terminal-replay = もう一度見るには：simony replay { $file }
terminal-bye = またどうぞ。
terminal-lost = ターミナルが閉じられたため、ゲームはここで止まります。
terminal-no-input = 入力が終わったため、ゲームはここで止まります。
terminal-interrupted = 中断されたため、ゲームはここで止まります。
terminal-nothing-lost = まだ何も決めていないので、失われたものはありません。
terminal-not-kept = ゲームを残しておけませんでした。{ $problem }

## 結果

terminal-won =
    { $who-is ->
        [you] あなたの勝ちです！
       *[other] { $who }の勝ちです。
    }
terminal-won-shared = 勝利を分け合うのは{ $winners }です。
terminal-same-score = ここでは{ $score }だけで順位は決まりません。決め方はルールにあります：simony rules { $game }

## リプレイ

terminal-players = プレイヤー：{ $names }
terminal-step = {"… "}
terminal-goes-on = 保存されたゲームはここまでです。
