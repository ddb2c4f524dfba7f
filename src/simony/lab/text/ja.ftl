### 実験室：シミュレーション、報告、走査。

error-simulation-kind = { $file }はシミュレーションの記録ではありません。
error-simulation-more = フォルダーにはすでに{ $kept }ゲームがありますが、{ $came }ゲームが求められました。同じかそれ以上を求めるか、別のフォルダーを指定してください。
error-extra = { $module }が必要ですが、インストールされていません：{ $command }
error-ray-address = { $address }のRayクラスターを使えません：{ $why }
error-ray-failed = Rayクラスターが失敗しました：{ $why }
error-draw = このゲームには、くじで決められる選択「{ $came }」はありません。使えるもの：{ $known }

## どのゲームにもある列

lab-column-game = ゲームの番号（1から）
lab-column-decisions = ゲーム中の選択の数
lab-column-best = 勝者の得点
lab-column-margin = 1位と2位の点差
lab-column-shared = 1位が複数いるか
lab-column-seat = 席（1から）
lab-column-bot = その席のボットのレベル
lab-column-won = その席が得た勝ち：1、0、または分け合った1位の割合
lab-column-place = 最終順位
lab-column-score = 最終得点
lab-column-behind = 首位との点差

## 報告

lab-report-title = { $game }（{ $players }人）のバランス
lab-rules-plain = 標準ルール
lab-lead = ボット同士（{ $bots }）の{ $games }ゲーム。ルール：{ $rules }。
lab-lead-options = オプション：{ $options }
lab-lead-drawn = 選ばずにくじで決めたもの：{ $choices }。そのため、違いは選んだ人のものではなく、その選択自身のものです。
lab-lead-against = 2つのルールを比べます：{ $rules }と{ $other }。展開が同じであるかぎり同じカードとサイコロを使い、1ゲームずつ比べています。
lab-lead-looks =
    { $looks ->
        [0] 区間はそれぞれ単独で95 %信頼区間です。同じゲームの行は独立な標本ではなく、ゲームが独立な標本です。
       *[other] 区間はそれぞれ単独で95 %信頼区間です。同じゲームの行は独立な標本ではなく、ゲームが独立な標本です。{ $looks }個の差を検定し、ホルム法で補正したものだけを報告します：95 %の確率で、報告した差に偽陽性はありません。
    }
lab-foot = シード{ $seed }、ルールの版{ $rules }、数値{ $figures }。同じコマンドと同じシードから同じページができます。ボットのすることは人のすることと同じではありません。1つの数字よりも、2つのルールの差のほうが多くを語ります。
lab-question-win-by-seat = 席ごとの勝率
lab-question-win-by-bot = ボットごとの勝率
lab-question-length = 長さ：1ゲームの選択の数
lab-question-score = 得点
lab-question-margin = 2位との点差
lab-question-shared = 1位が分けられる割合

lab-seat = 席{ $number }
lab-yes = はい
lab-no = いいえ
lab-all = 全体
lab-percent = { $number } %
lab-points = { $number }ポイント
lab-range = { $low }〜{ $high }
lab-named = { $name }が{ $number }
lab-named-change = { $name }（{ $number }）
lab-value = 値{ $value }
lab-titled = { $title }：{ $name }
lab-more =
    { $count ->
       *[other] ほか{ $count }件
    }
lab-head-mean = 平均
lab-head-wins = 勝率
lab-head-interval = 95 %区間
lab-head-rows = 行数
lab-head-verdict = 判定
lab-head-finding = 項目
lab-head-expected = 基準
lab-head-measured = 測定値
lab-head-now = 現在
lab-head-changed = 変更後
lab-head-difference = 差
lab-head-change = 変化
lab-head-share = 割合
lab-head-other = もう一方のルール
lab-plot-told = { $name }：{ $mean }（95 %：{ $range }）
lab-plot-bar = { $name }：{ $share }
lab-plot-bars = { $name }：{ $rules }では{ $share }、{ $other }では{ $against }
lab-axis-share = 割合と95 %区間
lab-axis-mean = 平均と95 %区間
lab-numbers = 数値
lab-verdict-above = 高い
lab-verdict-below = 低い
lab-verdict-open = 偶然かもしれない
lab-verdict-real = 有意
lab-verdict-chance = 偶然かも
lab-change-real = { $size }（{ $range }）
lab-change-open = { $size }（{ $range }）：偶然かもしれない

lab-summary-differences = 基準との差
lab-summary-changes = { $rules }から{ $other }への変化
lab-summary-sweep = 現在の値からの変化
lab-summary-none = 有意な差はありません。
lab-summary-rest = 偶然かもしれない差：{ $count }件。
lab-summary-more = ほか{ $count }件はページにあります。
lab-summary-note = 範囲は95 %区間です。全体にHolm補正を行い、有意かどうかを判定しています。

lab-says-one = { $mean }（95 %：{ $range }）。
lab-says-never = このゲームの中では一度も起きませんでした。
lab-says-fair-above = 公平な割合{ $against }より多い：{ $names }。
lab-says-fair-below = 公平な割合{ $against }より少ない：{ $names }。
lab-says-fair-none = 公平な割合{ $against }との有意差はどれにもありません。{ $size }の差があれば、5回に4回は見つかります。
lab-says-mean-above = 全体の平均{ $against }より高い：{ $names }。
lab-says-mean-below = 全体の平均{ $against }より低い：{ $names }。
lab-says-mean-none = 全体の平均{ $against }との有意差はどれにもありません。{ $size }の差があれば、5回に4回は見つかります。
lab-says-luck = 2人を比べると、これが多かった人が上位で終わったのは{ $share }です（95 %：{ $range }）。50 %なら関係ありません。順位相関は{ $gamma }です。
lab-says-luck-open = 関係があるという証拠はありません。
lab-says-luck-weak-above = 有利ですが、ごくわずかです。
lab-says-luck-weak-below = 不利ですが、ごくわずかです。
lab-says-luck-some-above = はっきり有利です。
lab-says-luck-some-below = はっきり不利です。
lab-says-luck-strong-above = ゲームの多くを決めます。
lab-says-luck-strong-below = 不利さがゲームの多くを決めます。
lab-says-spread = 平均{ $mean }（95 %：{ $range }）。中央値は{ $middle }で、10のうち8は{ $low }から{ $high }の間です。
lab-says-words = { $names }。
lab-says-change-above = { $other }のほうが多い：{ $names }。この差は有意です。
lab-says-change-below = { $other }のほうが少ない：{ $names }。この差は有意です。
lab-says-change-none = 2つのルールに有意差はありません。{ $size }の差があれば、5回に4回は見つかります。

## 走査、探索、疑問

error-figure-unknown = { $game }に数値「{ $came }」はありません。ハウスルールの名前（edict.sixes.paysなど）か、その終わりを指定してください
error-figure-many = 「{ $came }」で終わる数値がいくつもあります。次のどれかを指定してください：{ $known }
error-setting = 「数値=値」の形（sixes.pays=1..4、heaven=30..40..2、rubies=1,2,3など）で指定してください。「{ $came }」は読めません
error-setting-many = { $came }通りは多すぎます。最大は{ $most }です。
error-measure = 「表.列[列=値,…]」の形（won[seat=1]、hands.gained[role=ruler]など）か、even[列]で指定してください。「{ $came }」は読めません
error-measure-word = 列{ $came }は言葉なので平均がありません。括弧に入れてください：won[{ $came }=…]
error-measure-unknown = 列{ $name }はありません（「{ $came }」の中）。列は次のとおり：{ $known }
error-wish = 「測るもの=数」の形（won[seat=1]=0.25、even[role]=0など）で指定してください。「{ $came }」は読めません

lab-head-games = ゲーム数
lab-head-figure = 数値
lab-head-course = 展開が変わるゲーム
lab-head-result = 順位が変わるゲーム
lab-head-moved = 得点の動き
lab-head-win-change = 勝率の変化
lab-group = { $column } { $value }
lab-sweep-title = { $game }：{ $figures }の働き
lab-sweep-lead = { $count }通りの設定それぞれで、ボット同士（{ $bots }）の{ $games }ゲーム。どの設定も同じ配りで、1ゲームずつ比べています。
lab-sweep-standing = 標準：{ $values }。変化はこれとの差です。
lab-sweep-nothing = 該当する行がありません。
lab-sweep-told = { $figures }の値ごとの{ $measure }
lab-sweep-says = { $least }（{ $at }のとき）から{ $most }（{ $peak }のとき）まで。
lab-sweep-real = ページ全体にHolm補正を行って有意な変化：{ $names }。
lab-sweep-open = ページ全体にHolm補正を行うと、どの変化も偶然かもしれません。
lab-fit-title = { $game }：目標に最も近い{ $figures }
lab-fit-section = 試したもの
lab-fit-lead = 目標：{ $wishes }。{ $count }通りの設定を競わせ、最良より明らかに劣るものは除外し、残りは倍のゲームを行いました。
lab-fit-best = 目標に最も近い設定：{ $values }（{ $games }ゲーム）。
lab-fit-level = { $count ->
   *[other] これと区別できない設定がほかに{ $count }通りあります：{ $values }。
    }
lab-fit-alone = ほかはすべて明らかに遠い設定です。
lab-fit-missed = それでも{ $measure }は{ $size }ずれています。
lab-fit-left = 残った
lab-fit-given-up = 除外
lab-doubts-title = { $game }：復元した数値は重要か
lab-doubts-section = 復元した数値
lab-doubts-lead = { $figures }個の数値を少し小さく、また少し大きくして、それぞれボット同士（{ $bots }）の{ $games }ゲーム。
lab-doubts-how = どの設定も同じ配りです。少しでも違えば展開が変わったと数えます。勝率の変化は、最も有意な席または群のもので、比べたすべてについてホルム法で補正してから報告します。
lab-doubts-left-out = 言葉と並びは変えていません：{ $names }
lab-doubts-most = 結果を最も変えるもの：{ $names }。
lab-doubts-real = { $count ->
   *[other] { $count }個の数値が勝率に有意な影響を与えます：{ $names }。
    }
lab-doubts-none-real = 勝率に有意な影響を与える数値はありません。
lab-doubts-quiet = { $count ->
   *[other] { $count }個はどのゲームも変えませんでした：{ $names }。
    }
