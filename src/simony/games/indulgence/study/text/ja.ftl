### デザイナーが読むインダルジェンスの言葉。

indulgence-column-hands = 行われたディールの数
indulgence-column-ended = ゲームが終わった理由：全ラウンド終了（rounds）、支払い不能（broke）、教皇勅書のもとで罪業が成功（champion）
indulgence-column-sins = 挑まれた罪業の数
indulgence-column-sins-made = 成功した罪業の数
indulgence-column-bulls = 使われた教皇勅書の数
indulgence-column-turn = 最初にルーラーになった順番（最初のルーラーが1）
indulgence-column-first-gain = 最初のディールで得たフロリン
indulgence-column-first-high = 最初に配られた手札のうち7以上の枚数
indulgence-column-hand = ディールの番号
indulgence-column-role = そのディールでの役：ルーラー（ruler）、罪人（sinner）、その他（player）
indulgence-column-edict = 有効なエディクト。3枚すべてなら bull
indulgence-column-bull = ルーラーが教皇勅書を使ったか
indulgence-column-sinned = 誰かが罪業に挑んだか
indulgence-column-made = 罪業が成功したか。誰も挑まなければ空
indulgence-column-gained = そのディールで得たフロリン
indulgence-column-tricks = 取ったトリックの数
indulgence-column-high = 配られた7以上のカードの枚数
indulgence-column-lasted = 決着までのトリック数

indulgence-edict-is-bull = 教皇勅書
indulgence-role-is-ruler = ルーラー
indulgence-role-is-sinner = 罪人
indulgence-role-is-player = その他
indulgence-ended-is-rounds = 全ラウンド終了
indulgence-ended-is-broke = 支払い不能
indulgence-ended-is-champion = 勅書のもとで罪業が成功

indulgence-question-win-by-turn = 最初にルーラーになる順番ごとの勝率
indulgence-question-win-by-edict = 選んだエディクトごとのルーラーの勝率
indulgence-question-gain-by-edict = エディクトごとのルーラーの獲得フロリン
indulgence-question-sinned-by-edict = エディクトごとの罪業に挑む割合
indulgence-question-made-by-edict = エディクトごとの罪業の成功率
indulgence-question-gain-by-role = 役ごとのディールの獲得フロリン
indulgence-question-bulls = ディールごとの教皇勅書が使われる割合
indulgence-question-ended = ゲームの終わり方
indulgence-question-luck-first-gain = 運：最初のディールの収支
indulgence-question-luck-first-high = 運：最初の手札の高いカード
