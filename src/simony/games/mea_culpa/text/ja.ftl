### Mea Culpa（メア・クルパ）

mea_culpa-name = メア・クルパ
mea_culpa-about = 教皇や皇帝を競り落とし、得になる罪は犯し、大聖堂に寄進して魂を救う免罪符を集めましょう。

mea_culpa-option-open_screens = 公開ついたて
mea_culpa-option-open_screens-off = なし：ついたての裏は隠されます
mea_culpa-option-open_screens-on = あり：全員のついたての裏が見えます

mea_culpa-rule-goal = 自分の魂を天国へ、あるいは天国に最も近くまで導いた人が勝ちます。
mea_culpa-prompt-decide = あなたが決める番です。
mea_culpa-prompt-wait = { $seats }を待っています。
mea_culpa-prompt-over = ゲームは終わりました。
mea_culpa-choice = { $move }
mea_culpa-tell = { $what }

mea_culpa-error-deck = 快楽の館には少なくとも{ $expected }枚のカードが必要ですが、{ $came }枚しかありません。
mea_culpa-error-reserved = メタ・クルパの罪「{ $option }」には時計か手が必要です。名前だけが予約されていて、選べません。

mea_culpa-option-meta_culpa = メタ・クルパ
mea_culpa-option-meta_culpa-off = なし：規則どおりに遊びます
mea_culpa-option-meta_culpa-on = あり：ずさんな振る舞いも、見つかれば罪になります
mea_culpa-option-take_back = 待った
mea_culpa-option-take_back-on = あり：やってもよいが、指摘されうる
mea_culpa-option-take_back-off = なし：できません
mea_culpa-option-bid_unsettled = 入札金を払う前に人物を取る
mea_culpa-option-bid_unsettled-on = あり：やってもよいが、指摘されうる
mea_culpa-option-bid_unsettled-off = なし：できません
mea_culpa-option-late_notch = 刻みの回し忘れ
mea_culpa-option-late_notch-on = あり：やってもよいが、指摘されうる
mea_culpa-option-late_notch-off = なし：できません
mea_culpa-option-merchant_forgets = 商人の取り忘れ
mea_culpa-option-merchant_forgets-on = あり：やってもよいが、指摘されうる
mea_culpa-option-merchant_forgets-off = なし：できません
mea_culpa-option-late_payment = 代金の払い忘れ
mea_culpa-option-late_payment-on = あり：やってもよいが、指摘されうる
mea_culpa-option-late_payment-off = なし：できません
mea_culpa-option-pope_without_die = ダイスを使わない教皇
mea_culpa-option-pope_without_die-on = あり：やってもよいが、指摘されうる
mea_culpa-option-pope_without_die-off = なし：できません
mea_culpa-option-preliminary_forgotten = 準備行動の忘れ
mea_culpa-option-preliminary_forgotten-on = あり：やってもよいが、指摘されうる
mea_culpa-option-preliminary_forgotten-off = なし：できません
mea_culpa-option-late_lust = 色欲の石の置き忘れ
mea_culpa-option-late_lust-on = あり：やってもよいが、指摘されうる
mea_culpa-option-late_lust-off = なし：できません
mea_culpa-option-late_greed = 強欲の石の置き忘れ
mea_culpa-option-late_greed-on = あり：やってもよいが、指摘されうる
mea_culpa-option-late_greed-off = なし：できません
mea_culpa-option-donation_hidden = 寄進を見せない
mea_culpa-option-donation_hidden-on = あり：やってもよいが、指摘されうる
mea_culpa-option-donation_hidden-off = なし：できません
