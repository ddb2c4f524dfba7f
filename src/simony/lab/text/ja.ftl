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
lab-rules-plain = 現在のルール
lab-lead = ボット同士（{ $bots }）の{ $games }ゲーム。ルール：{ $rules }。
lab-lead-options = オプション：{ $options }
lab-lead-drawn = 選ばずにくじで決めたもの：{ $choices }。そのため、違いは選んだ人のものではなく、その選択自身のものです。
lab-lead-against = 2つのルールを比べます：{ $rules }と{ $other }。展開が同じであるかぎり同じカードとサイコロを使い、1ゲームずつ比べています。
lab-lead-looks =
    { $looks ->
        [0] 区間はそれぞれ単独で95 %の確かさです。同じゲームの行は1つの証拠と数えます。
       *[other] 区間はそれぞれ単独で95 %の確かさです。同じゲームの行は1つの証拠と数えます。{ $looks }個の差を調べたので、全体として成り立つ場合にだけ本物の差とします（ホルムの方法）：95 %の確かさで、本物とした差に偶然のものはありません。
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
lab-named = { $name }（{ $number }）
lab-more =
    { $count ->
       *[other] ほか{ $count }件
    }
lab-head-mean = 平均
lab-head-wins = 勝率
lab-head-interval = 95 %区間
lab-head-rows = 行数
lab-head-verdict = 判定
lab-head-change = 変化
lab-head-share = 割合
lab-head-other = もう一方のルール
lab-numbers = 数値
lab-verdict-above = 高い
lab-verdict-below = 低い
lab-verdict-open = 差は見られない
lab-change-real = { $size }（{ $range }）
lab-change-open = { $size }（{ $range }）：本物とは言えない

lab-says-one = { $mean }（95 %：{ $range }）。
lab-says-fair-above = 公平な割合{ $against }より多い：{ $names }。
lab-says-fair-below = 公平な割合{ $against }より少ない：{ $names }。
lab-says-fair-none = どれも公平な割合{ $against }と違うとは言えません。{ $size }の差があれば、5回に4回は見えたはずです。
lab-says-mean-above = 全体の平均{ $against }より高い：{ $names }。
lab-says-mean-below = 全体の平均{ $against }より低い：{ $names }。
lab-says-mean-none = どれも全体の平均{ $against }と違うとは言えません。{ $size }の差があれば、5回に4回は見えたはずです。
lab-says-luck = 2人を比べると、これが多かった人が上位で終わったのは{ $share }です（95 %：{ $range }）。50 %なら関係ありません。順位相関は{ $gamma }です。
lab-says-luck-open = 関係があるとは言えません。
lab-says-luck-weak-above = 有利ですが、ごくわずかです。
lab-says-luck-weak-below = 不利ですが、ごくわずかです。
lab-says-luck-some-above = はっきり有利です。
lab-says-luck-some-below = はっきり不利です。
lab-says-luck-strong-above = ゲームの多くを決めます。
lab-says-luck-strong-below = 不利さがゲームの多くを決めます。
lab-says-spread = 平均{ $mean }（95 %：{ $range }）。半分は{ $middle }以下で、10のうち8は{ $low }から{ $high }です。
lab-says-words = { $names }。
lab-says-change-above = { $other }のほうが多い：{ $names }。この差は本物です。
lab-says-change-below = { $other }のほうが少ない：{ $names }。この差は本物です。
lab-says-change-none = 2つのルールの差は見られません。{ $size }の差があれば、5回に4回は見えたはずです。
