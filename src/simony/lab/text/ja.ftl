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
