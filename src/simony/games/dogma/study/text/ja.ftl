### デザイナーが読むドグマの言葉。

dogma-column-confessions = 告解の回数
dogma-column-stopped = 告解が多すぎて打ち切られたか（D30）
dogma-column-lies = 嘘の告解の回数
dogma-column-joins = 便乗の回数
dogma-column-dogmas = 公布された教義の数
dogma-column-turn = 最初の人を1として数えた席の順
dogma-column-vices = 配られたカードのうち悪徳の枚数
dogma-column-dealt-sets = 配られてすぐ除かれる4枚組の数
dogma-column-confessed = その席の告解の回数
dogma-column-caught = 疑われた嘘：席についてはその回数、告解については一番上のカードがそうだったか
dogma-column-answers = 信じるか疑うかを答えた回数
dogma-column-right-answers = 判断が正しかった回数
dogma-column-taken = 引き取ったカードの枚数
dogma-column-confession = 告解の番号
dogma-column-kind = 挙げられた種類
dogma-column-cards = 最初に伏せられた枚数
dogma-column-true = すべてその種類だったか
dogma-column-judged-true = 判断された一番上のカードが真実だったか
dogma-column-answer = 終わり方：信じた（believed）、疑った（doubted）
dogma-column-right = 判断が正しかったか
dogma-column-responder = 答えた席
dogma-column-taker = 山を引き取った席。捨てられたら空
dogma-column-pile = 山の枚数

dogma-answer-is-believed = 信じた
dogma-answer-is-doubted = 疑った

dogma-question-win-by-turn = 最初の人からの順ごとの勝率
dogma-question-true-by-cards = 枚数ごとの告解が真実である割合
dogma-question-right-by-answer = 答えごとの判断が正しい割合
dogma-question-caught-by-cards = 便乗のない嘘が見破られる割合（枚数ごと）
dogma-question-right-by-joins = 便乗の回数ごとの判断が正しい割合
dogma-question-pile-by-answer = 答えごとの山の枚数
dogma-question-win-by-dogmas = 公布した教義の数ごとの勝率
dogma-question-confessions = 1ゲームの告解の回数
dogma-question-stopped = 打ち切り（D30）の割合
dogma-question-luck-vices = 運：配られた悪徳
