### Candle

candle-name = キャンドル
candle-about = ひそかに1枚を伏せる。ほかの誰とも重ならない、いちばん明るい炎がラウンドに勝つ。

candle-option-wind = 風
candle-option-wind-off = なし：大きい数が勝つ
candle-option-wind-on = あり：小さい数が勝つ

candle-card-red = 赤の{ $number }
candle-card-white = 白の{ $number }
candle-card-back = 伏せたカード

## ルール

candle-rule-deal = カードは全部で{ $cards }枚、どの数も2枚ずつ。全員に{ $each }枚ずつ配り、残りは見ずに箱に入れておく。
candle-rule-round = 各ラウンド、全員がひそかに1枚ずつ伏せる。そろったら表にし、使ったカードは燃え尽きる。
candle-rule-win = ほかの誰とも重ならない数のうち、いちばん大きい数を出した人が炎を{ $flames }つ得る。誰もいなければ、賞は次のラウンドに持ち越す。
candle-rule-wind = 風のあるときは、ほかの誰とも重ならない数のうち、いちばん小さい数を出した人が炎を{ $flames }つ得る。誰もいなければ、賞は次のラウンドに持ち越す。
candle-rule-bet = カードと一緒に賭けを伏せてもよい。そのラウンドに勝てばさらに{ $flames }つ得て、勝てなければ{ $flames }つ失う。
candle-rule-end = すべてのカードが燃え尽きたとき、炎がいちばん多い人の勝ち。

## テーブル

candle-zone-hand = あなたの手札
candle-zone-sealed =
    { $who-is ->
        [you] あなたの伏せ札
       *[other] { $who }の伏せ札
    }
candle-zone-shown = 前のラウンド
candle-zone-burnt = 燃え尽きたカード
candle-fact-rounds = 残り{ $left }ラウンド。
candle-fact-prize = 次の勝者は炎を{ $flames }つ得る。

candle-prompt-card = 伏せるカードを選んでください。
candle-prompt-bet = { $card }に賭けますか？
candle-prompt-wait = { $seats }を待っています。
candle-prompt-over = ゲーム終了です。
candle-choose-card = { $card }を伏せる
candle-choose-hold = 賭けずに伏せる
candle-choose-bet = 賭けて伏せる

## 記録

candle-tell-dealt = 全員に{ $each }枚ずつ配られた。
candle-tell-hand = あなたの手札は{ $cards }。
candle-tell-chosen =
    { $who-is ->
        [you] あなたは{ $card }を選んだ。
       *[other] { $who }は{ $card }を選んだ。
    }
candle-tell-sealed =
    { $who-is ->
        [you] あなたはカードを伏せた。
       *[other] { $who }はカードを伏せた。
    }
candle-tell-shown = 席順に表にすると、{ $cards }。
candle-tell-won =
    { $who-is ->
        [you] あなたは炎を{ $prize }つ得た。
       *[other] { $who }は炎を{ $prize }つ得た。
    }
candle-tell-nobody = ひとりで輝く炎はない。賞は持ち越し。

## できない理由

candle-error-hand = 「{ $entry }」はこの人数では{ $expected }以下にしてください（{ $came }になっています）。
candle-error-bet-now = カードはもう選びました。次は賭けるかどうかを決めてください。
candle-error-card-first = まずカードを選び、それから賭けるかどうかを決めてください。
candle-error-not-held = その{ $number }は手札にありません。
