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
