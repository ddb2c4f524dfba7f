### ドグマ
###
### ひとつの物にはひとつのことば。en.ftlも同じです：
###
###   kind        種類         14種類、4枚ずつのカード
###   vice        悪徳         いま名を挙げられない種類
###   virtue      美徳         いま名を挙げられる種類
###   confess     告解する     カードを伏せ、美徳の名を挙げる
###   join        便乗する     判断するかわりに、同じ名で自分のカードを上に伏せる
###   believe     信じる       最後に伏せられたカードは真実だと答える
###   doubt       疑う         嘘だと答える
###   true, lie   真実、嘘     すべて挙げた名のとおりか、そうでないか
###   pile        山           ひとつの告解で伏せられたカード全部
###   discard     捨て札       伏せたままゲームから除かれたカード
###   ruby        ルビー       正しい判断でもらえるもの
###   Dogma       教義         種類ごとに1枚。祭壇に置くと、その種類が裏返る
###   proclaim    公布する     教義を祭壇に置く
###   Altar       祭壇         教義を置く場所
###   out         あがり       手札がなくなり、助かること
###   burn        火あぶり     最後の1人になること

dogma-name = ドグマ
dogma-about = 嘘かまことか、美徳を告解して手札を減らします。最後まで手札を残した枢機卿は火あぶりです。
dogma-score = 上回った人数

dogma-option-next_confessor = 判断のあと、次に告解する人
dogma-option-next_confessor-responder = 判断した人
dogma-option-next_confessor-after_responder = 判断した人の次の人
dogma-option-next_confessor-responder_if_right = 判断が正しければその人、誤っていれば次の人
dogma-option-first = 最初に告解する人
dogma-option-first-random = くじで決める

## 小さなことば

dogma-who =
    { $who-is ->
        [you] あなた
       *[other] { $who }
    }
dogma-card-count = { $count }枚
dogma-ruby-count = ルビー{ $count }個
dogma-up-to =
    { $most ->
        [1] 1枚
       *[other] 1〜{ $most }枚
    }
dogma-rubies-in-words = ルビー{ $rubies }個
dogma-dogmas-in-words = 教義{ $altar }枚
dogma-confessions-in-words = 告解{ $confessions }回

## カード

dogma-kind-murder = 殺人
dogma-kind-deceit = 欺瞞
dogma-kind-greed = 強欲
dogma-kind-lust = 色欲
dogma-kind-gluttony = 暴食
dogma-kind-pride = 傲慢
dogma-kind-heresy = 異端
dogma-kind-mercy = 慈悲
dogma-kind-sincerity = 誠実
dogma-kind-generosity = 寛大
dogma-kind-chastity = 純潔
dogma-kind-temperance = 節制
dogma-kind-humility = 謙虚
dogma-kind-faith = 信仰

dogma-cards =
    { $count ->
        [1] { $kind }
       *[other] { $kind }{ $count }枚
    }
dogma-card-hidden = 伏せ札

## 場にあるもの

dogma-zone-altar = 祭壇
dogma-zone-deck = 公布できる教義
dogma-zone-proclaimed = 新しい教義
dogma-zone-names = 告解できる美徳
dogma-zone-pile = 山
dogma-zone-pile-named = 「{ $kind }」の山
dogma-zone-laid = 「{ $kind }」として伏せているカード
dogma-zone-gone-seen = 捨て札（全員が見たもの）
dogma-zone-gone-own = 捨て札（あなただけが知るもの）
dogma-zone-gone-unseen = 捨て札（あなたの知らないもの）
dogma-zone-left-out = 使わないカード
dogma-zone-held = { dogma-who }の手札
dogma-zone-rubies = { dogma-who }のルビー
dogma-zone-held-short = 手札
dogma-zone-rubies-short = ルビー
dogma-zone-vices = あなたの悪徳
dogma-zone-virtues = あなたの美徳

dogma-mark-asked = 判断待ち
dogma-mark-now-virtue = いまは美徳
dogma-mark-now-vice = いまは悪徳
dogma-role-out = { $place }位であがり
dogma-role-pending = あがり待ち
dogma-role-burns = 火あぶり

## いまの状況

dogma-fact-confession = 告解{ $number }回目（最大{ $most }回）。
dogma-fact-over = { dogma-confessions-in-words }で終了。
dogma-fact-pending = { dogma-who }は最後のカードを伏せました。嘘を見破られなければ、{ dogma-who }はあがりです。
dogma-fact-pending-last =
    { $other-is ->
        [you] { dogma-who }は最後のカードを伏せました。嘘を見破られなければ{ dogma-who }はあがり、残るあなたが火あぶりです。
       *[other] { dogma-who }は最後のカードを伏せました。嘘を見破られなければ{ dogma-who }はあがり、残る{ $other }が火あぶりです。
    }
dogma-fact-known = { $who }が手札に持つとわかっているカード：{ $cards }
dogma-fact-known-or-laid = { $who }が手札に持つか、山に伏せたとわかっているカード：{ $cards }
dogma-fact-known-laid = { $who }が山に伏せたとわかっているカード：{ $cards }
dogma-fact-stopped = { dogma-confessions-in-words }で打ち切りました。残っていた人の順位は、手札の少ない順です（独自ルールD30）。
dogma-fact-place = { $place }位：{ dogma-who }
dogma-fact-place-holding = { $place }位：{ dogma-who }（手札{ $count }）

## たずねること

dogma-prompt-deal = カードを配っています。
dogma-prompt-confess =
    { $who-is ->
        [you] あなたが告解する番です。美徳の名をひとつ挙げ、そのあとカードを伏せます（嘘でもかまいません）。
       *[other] { $who }が告解する番です。
    }
dogma-prompt-confess-rubies =
    { $who-is ->
        [you] あなたが告解する番です。美徳の名をひとつ挙げ、そのあとカードを伏せます（嘘でもかまいません）。先に{ $price }を払って教義を公布することもできます。
       *[other] { $who }が告解する番です。先に{ $price }で教義を公布するかもしれません。
    }
dogma-prompt-take-off =
    { $who-is ->
        [you] 祭壇がいっぱいです。「{ $kind }」と入れ替える教義を選んでください。
       *[other] 祭壇がいっぱいです。「{ $kind }」と入れ替える教義を{ $who }が選んでいます。
    }
dogma-prompt-lay =
    { $most ->
        [1] 「{ $kind }」を告解します。カードを1枚伏せてください（嘘でもかまいません）。
       *[other] 「{ $kind }」を告解します。カードを1〜{ $most }枚、種類の順に伏せます（嘘でもかまいません）。1枚目はどれにしますか？
    }
dogma-prompt-lay-more = 「{ $kind }」の告解に{ $cards }を伏せました。もう1枚伏せますか、これで終わりにしますか？
dogma-prompt-lay-no-more = 「{ $kind }」の告解に{ $cards }を伏せました。種類の順でこれよりあとのカードは手札にないので、これで終わりです。
dogma-prompt-join =
    { $most ->
        [1] 「{ $kind }」の告解に便乗します。カードを1枚伏せてください（嘘でもかまいません）。
       *[other] 「{ $kind }」の告解に便乗します。カードを1〜{ $most }枚、種類の順に伏せます（嘘でもかまいません）。1枚目はどれにしますか？
    }
dogma-prompt-join-more = 「{ $kind }」の告解に便乗して{ $cards }を伏せました。もう1枚伏せますか、これで終わりにしますか？
dogma-prompt-join-no-more = 「{ $kind }」の告解に便乗して{ $cards }を伏せました。種類の順でこれよりあとのカードは手札にないので、これで終わりです。
dogma-prompt-answer =
    { $who-is ->
        [you] { $by }が「{ $kind }」を告解し、カードを{ $count }伏せました。信じますか、疑いますか、便乗しますか？
       *[other] { $by-is ->
            [you] あなたは「{ $kind }」を告解し、カードを{ $count }伏せました。信じるか、疑うか、便乗するか、{ $who }が考えています。
           *[other] { $by }が「{ $kind }」を告解し、カードを{ $count }伏せました。信じるか、疑うか、便乗するか、{ $who }が考えています。
        }
    }
dogma-prompt-answer-joined =
    { $who-is ->
        [you] { $by }が「{ $kind }」の告解に便乗し、カードを{ $count }伏せました。信じますか、疑いますか、あなたも便乗しますか？
       *[other] { $by-is ->
            [you] あなたは「{ $kind }」の告解に便乗し、カードを{ $count }伏せました。信じるか、疑うか、便乗するか、{ $who }が考えています。
           *[other] { $by }が「{ $kind }」の告解に便乗し、カードを{ $count }伏せました。信じるか、疑うか、便乗するか、{ $who }が考えています。
        }
    }
dogma-prompt-over = ゲーム終了です。{ $first }{ $last }
dogma-wins =
    { $who-is ->
        [you] あなたの勝ちです！
       *[other] { $who }の勝ちです。
    }
dogma-wins-shared = { $winners }が勝利を分け合います。
dogma-burns = { dogma-who }は火あぶりです。
dogma-burns-several = { $losers }はそろって火あぶりです。
dogma-burns-nobody = 火あぶりになる人はいません。

## 答えられること

dogma-choice-name =
    { $held ->
        [0] { $kind }を告解（手札になし）
       *[other] { $kind }を告解（手札に{ $held }枚）
    }
dogma-choice-lay = { $kind }を伏せる
dogma-choice-done = これで終わり（{ $count }）
dogma-choice-believe =
    { $gains ->
        [1] 信じる：真実なら山（{ $count }）は捨て札になり、あなたはルビー1個を得ます。嘘なら、あなたが山を引き取ります。
       *[other] 信じる：真実なら山（{ $count }）は捨て札になります。嘘なら、あなたが山を引き取ります。
    }
dogma-choice-doubt =
    { $gains ->
        [1] 疑う：嘘なら{ $by }が山（{ $count }）を引き取り、あなたはルビー1個を得ます。真実なら、あなたが山を引き取ります。
       *[other] 疑う：嘘なら{ $by }が山（{ $count }）を引き取ります。真実なら、あなたが山を引き取ります。
    }
dogma-choice-believe-last = 信じる：{ $by }があがり、あなたは火あぶりになります（D4）。
dogma-choice-doubt-last =
    { $gains ->
        [1] 疑う：嘘なら{ $by }が山（{ $count }）を引き取り、あなたはルビー1個を得ます。真実なら{ $by }があがり、あなたは火あぶりになります（D4）。
       *[other] 疑う：嘘なら{ $by }が山（{ $count }）を引き取ります。真実なら{ $by }があがり、あなたは火あぶりになります（D4）。
    }
dogma-choice-join = 便乗する：同じ「{ $kind }」としてカードを{ dogma-up-to }上に伏せます。次は{ $following }が、あなたのカードについて答えます。
dogma-choice-join-last = 便乗する：同じ「{ $kind }」としてカードを上に伏せます。ただし{ $by }があがり、あなたは火あぶりになります（D4）。
dogma-choice-proclaim-vice = { $kind }を美徳と公布
dogma-choice-proclaim-virtue = { $kind }を悪徳と公布
dogma-choice-replace-vice = { $kind }を下げる：悪徳に戻ります
dogma-choice-replace-virtue = { $kind }を下げる：美徳に戻ります

## できごと

dogma-tell-dealt = カードがすべて配られました。最初に告解するのは{ dogma-who }です。
dogma-tell-dealt-left-out = カードが配られ、{ $cards }は見ないまま除かれました。最初に告解するのは{ dogma-who }です。
dogma-tell-hand = { dogma-who }の手札：{ $cards }
dogma-tell-confessed = { $who }が「{ $kind }」を告解し、カードを{ $count }伏せました。
dogma-tell-confessed-own = { dogma-who }が「{ $kind }」を告解し、カードを{ $count }伏せました（{ $cards }）。
dogma-tell-joined = { $who }が「{ $kind }」の告解に便乗し、カードを{ $count }伏せました。
dogma-tell-joined-own = { dogma-who }が「{ $kind }」の告解に便乗し、カードを{ $count }伏せました（{ $cards }）。
dogma-believes =
    { $by-is ->
        [you] { dogma-who }はあなたを信じました。
       *[other] { dogma-who }は{ $by }を信じました。
    }
dogma-doubts =
    { $by-is ->
        [you] { dogma-who }はあなたを疑いました。
       *[other] { dogma-who }は{ $by }を疑いました。
    }
dogma-tell-true = { $answer }「{ $kind }」として伏せたカードは{ $cards }。真実でした。
dogma-tell-lie = { $answer }「{ $kind }」として伏せたカードは{ $cards }。嘘でした。
dogma-tell-discarded = 山の{ $count }が捨て札になりました。
dogma-tell-discarded-unseen = 山の{ $count }が捨て札になりました。そのうち{ $unseen }枚は表にならないままです。
dogma-tell-took = { dogma-who }が山の{ $count }を引き取りました（{ $cards }）。
dogma-tell-took-hidden = { $who }が山の{ $count }を引き取りました。
dogma-tell-ruby = { dogma-who }はルビー1個を得ました（計{ $rubies }個）。
dogma-tell-set =
    { $sets ->
        [1] { dogma-who }の手札に{ $kinds }が4枚そろい、捨て札になりました。
       *[other] { dogma-who }の手札に{ $kinds }が4枚ずつそろい、捨て札になりました。
    }
dogma-tell-proclaimed-vice = { dogma-who }が{ $price }を払って公布しました：「{ $kind }」は美徳である。
dogma-tell-proclaimed-virtue = { dogma-who }が{ $price }を払って公布しました：「{ $kind }」は悪徳である。
dogma-tell-replaced-vice = 「{ $kind }」は祭壇から下げられ、悪徳に戻りました。
dogma-tell-replaced-virtue = 「{ $kind }」は祭壇から下げられ、美徳に戻りました。
dogma-tell-out =
    { $who-is ->
        [you] あなたの手札がなくなりました。{ $place }位であがりです！
       *[other] { $who }の手札がなくなり、{ $place }位であがりました。
    }
dogma-tell-game-over = ゲーム終了。{ $first }{ $last }
dogma-tell-stopped = { dogma-confessions-in-words }に達したので、ここで打ち切ります（D30）。{ $first }{ $last }

## できない理由

dogma-may-lay = 伏せられるカード：{ $kinds }
dogma-may-lay-or-be-done = 伏せられるカード：{ $kinds }。終わりにすることもできます。
dogma-may-be-done = もう終わりにするしかありません。
dogma-why-vice = 「{ $kind }」は悪徳で、その教義は祭壇にないため、告解できません。この中から選んでください：{ $names }
dogma-why-turned = 「{ $kind }」は祭壇にあり、いまは悪徳なので、告解できません。この中から選んでください：{ $names }
dogma-why-name-first = カードを伏せる前に、告解する美徳の名を挙げてください：{ $names }
dogma-why-named = もう「{ $kind }」を告解しているので、変えられません。{ $may }
dogma-why-name-stays = 便乗するときは名を変えられません。「{ $kind }」のままです。{ $may }
dogma-why-answer-first = { $by }のカードについて、先に答えてください：信じる・疑う・便乗する
dogma-why-join-first = { $by }のカードについて、先に答えてください。自分のカードを伏せるには、まず便乗します。信じるか疑うこともできます。
dogma-why-one-card = カードを1枚は伏せなければなりません。{ $may }
dogma-why-not-held = 「{ $kind }」は手札にありません。{ $may }
dogma-why-order = ひとつの告解のカードは種類の順に伏せます。もう「{ $last }」を伏せています。{ $may }
dogma-why-nothing-to-answer = 答えることはありません。告解するのはあなたです。この中から選んでください：{ $names }
dogma-why-joined = もう便乗したので、カードの真偽は判断できません。{ $may }
dogma-why-confessing = 答えることはありません。告解しているのはあなたです。{ $may }
dogma-why-dogma-late = 教義を公布できるのは告解の前で、あなたはもう告解を始めています。{ $may }
dogma-why-dogma-not-yours = 教義を公布できるのは、これから告解を始める人だけです。いまはあなたではありません。
dogma-why-dogma-again = この手番ではもう教義を公布しました。公布は1手番に1回です。告解する美徳を選んでください：{ $names }
dogma-why-dogma-rubies = 教義を公布するには{ $price }が必要ですが、あなたは{ $held }個しか持っていません。告解する美徳を選んでください：{ $names }
dogma-why-dogma-there = 「{ $kind }」の教義はもう祭壇にあります。祭壇にない教義を選んでください。いまあるのは{ $altar }です。
dogma-why-replace-later = 教義が祭壇から下がるのは、祭壇がいっぱいのときに新しい教義が公布された場合だけです。
dogma-why-take-off-first = 祭壇に「{ $kind }」を置く場所がありません。先に、入れ替える教義を選んでください：{ $altar }
dogma-why-not-on-altar = 「{ $kind }」は祭壇にありません。入れ替える教義を選んでください：{ $altar }

## ルール

dogma-rules-goal = ドグマは2〜8人で遊ぶブラフゲームです。全員が枢機卿となり、嘘かまことか、美徳を告解して手札を減らします。手札がなくなった人からあがり、火あぶりを免れます。最後に残った1人は火あぶりとなり、ゲームに負けます。
dogma-rules-kinds = カードは56枚、7つの悪徳（{ $vices }）と7つの美徳（{ $virtues }）が4枚ずつあります。このほかに、14の種類それぞれに教義が1枚あります。
dogma-rules-setup = カードをすべて配ります。割り切れないときは、最初に告解する人から順に1枚ずつ多くなります。2人のときは{ $two }枚ずつ配り、残りは見ないままゲームから除きます。
dogma-rules-turn = 手番の流れ：手番の人は、ルビーを払って教義を公布することができ、そのあと必ず告解します。ほかの人は順に答え、だれかが信じるか疑うまで続けます。判断されたカードを表にし、山を決まりのとおりに動かして、次の人が告解します。
dogma-rules-confess = 告解するには、カードを{ dogma-up-to }伏せ、いま美徳である種類の名をひとつ挙げます。伏せるカードは何でもかまいません。美徳でなければならないのは名だけです。
dogma-rules-one-by-one =
    { $most ->
        [1] このテーブルでは、先に名を、次にカードを選びます。ほかの人には両方が同時に見えます。
       *[other] このテーブルでは、先に名を選び、次にカードを1枚ずつ、種類の一覧の順に選びます。{ $most }枚になるか、手札がなくなるか、終わりにすると決めるまで、ほかの人には何も見えません。
    }
dogma-rules-answer = ゲームに残っている次の人は、信じるか、疑うか、便乗するかを必ず答えます。便乗する人は、自分のカードを{ dogma-up-to }、同じ名で山の上に伏せます。するとその次の人が、便乗した人のカードについてだけ答えます。下にあるカードが表になることは、もうありません。
dogma-rules-check = 信じるか疑うと、最後の人が伏せたカードだけを表にします。すべてが挙げた名の種類なら真実、そうでなければ嘘です。信じて真実なら、山はすべて捨て札になり、信じた人はルビー1個を得ます。信じて嘘なら、信じた人が山をすべて引き取ります。疑って真実なら、疑った人が山をすべて引き取ります。疑って嘘なら、嘘をついた人が山をすべて引き取り、疑った人はルビー1個を得ます。
dogma-rules-sets = 同じ種類が手札に4枚そろったら、その場で全員に見せて捨て札にします。
dogma-rules-rubies = 正しく判断するとルビー1個を得ます。持てるのは{ dogma-rubies-in-words }までです。いっぱいのときは、使うまで新しく得られません。
dogma-rules-proclaim = 告解の前に、{ dogma-rubies-in-words }を払って教義を公布できます。教義は祭壇に置かれ、その種類を裏返します。祭壇にある悪徳は美徳となり、告解できます。祭壇にある美徳は悪徳となり、告解できません。
dogma-rules-altar = 祭壇に置けるのは{ dogma-dogmas-in-words }までです。それを超えるときは、新しい教義が1枚と入れ替わります。下げた教義はまた公布できるようになり、その種類もカードのとおりに戻ります。
dogma-rules-out = 最後のカードを伏せても、まだあがりではありません。疑われて嘘だったときは、カードが戻ってきてゲームを続けます。真実だったとき、信じられたとき、上に便乗されたときは、あがりです。
dogma-rules-end = 残りが1人になったらゲームは終わり、その人が火あぶりです。ほかの人の順位は、あがった順です。
dogma-rules-stop = これはルールブックにない、わたしたちの追加です：{ dogma-confessions-in-words }で終わらなければ、そこで打ち切ります（D30）。こうした決まりがないと、ゲームがいつまでも続くことがあります。
dogma-rules-rulings = 迷ったときの裁定：

dogma-rules-d1 =
    { $next ->
        [after_responder] D1. 判断のあとは、このテーブルの選択により、判断した人の次の人が告解します。残り2人のときは、判断した人が告解します。
        [responder_if_right] D1. このテーブルの選択により、判断が正しければ判断した人が、誤っていればその次の人が、次に告解します。あがった人は飛ばします。
       *[responder] D1. 判断のあとは、判断した人が次に告解します。つまり手番は「答えてから告解する」となり、2人なら交互になります。判断した人があがっていれば、残っている次の人が告解します。
    }
dogma-rules-d3 = D3. 最後のカードが確認されないまま手札が空の人は、あがり待ちです。嘘を見破られたら、山を引き取ってゲームを続けます（4枚そろって手札がまた空になれば別です）。真実だったとき、信じられたとき、便乗されたときは、あがりです。
dogma-rules-d4 = D4. 残り2人で1人があがり待ちのとき、答えが何であれ、その人があがれば、もう1人は手札が空になっていてもその場で負けです。
dogma-rules-d5 = D5. 答えのあとの順序：カードを表にする、山を動かす、ルビーを得る、4枚そろいを捨てる、あがる、次の告解を始める。
dogma-rules-d6 = D6. 同じ種類の4枚は、配られたあとと山を引き取ったあとに、その場で自動的に、全員に見えるように捨てます。何種類でも同時に捨てます。祭壇は関係ありません。配られたあとに手札が空になった人は、最初に告解する人から席順にあがります。最初の人があがったら、残っている次の人が始めます。残りが1人ならその人の負け、だれも残らなければ、席順で最後の人の負けです。
dogma-rules-d7 = D7. 表にしたカードに1枚でも違う種類があれば、嘘です。
dogma-rules-d8 = D8. 告解でも便乗でも、伏せるカードは{ dogma-up-to }です。枚数は全員に見え、偽れません。
dogma-rules-d9 = D9. 便乗しても、名は変わりません。
dogma-rules-d11 = D11. パスはできません。信じるか、疑うか、便乗します。
dogma-rules-d12 = D12. 山を引き取る人は、表にならなかったカードも含めてすべて引き取り、中身は本人だけが見ます。ひとまとめに引き取るので、どの伏せ札をだれが伏せたかは、だれにもわかりません。山が捨て札になるとき、表にならなかったカードは見えないままです。
dogma-rules-d13 = D13. 捨て札は伏せておきます。わかるのは、表になったカードだけです。
dogma-rules-d14 = D14. ルビーを得るのは正しく判断した人だけです。告解した人が得ることはありません。
dogma-rules-d15 = D15. { dogma-rubies-in-words }を持っているときは、新しく得られません。
dogma-rules-d16 = D16. 教義の公布には{ dogma-rubies-in-words }が必要です。公布できるのは、これから告解を始める人だけで、1手番に1回です。
dogma-rules-d17 = D17. 祭壇にない教義なら、どれでも公布できます。カードがもう残っていない種類でもかまいません。
dogma-rules-d19 =
    { $altar ->
        [1] D19. 祭壇に教義があるときは、新しい教義と入れ替わります。下げた種類はすぐ元に戻ります。
       *[other] D19. 祭壇に教義が{ $altar }枚あるときは、公布する人が、入れ替える1枚を選びます。下げた種類はすぐ元に戻ります。
    }
dogma-rules-d20 = D20. 告解できるのは、祭壇にない美徳と、祭壇にある悪徳です。いつも{ $fewest }〜{ $all }種類あります。
dogma-rules-d22 = D22. 4枚とも残っていないと知られている種類でも、告解できます。
dogma-rules-d27 = D27. あがった人はルビーを返します。
dogma-rules-d29 = D29. 順位はあがった順です。2人が同時にあがったときは、カードを表にされた人が上です。
dogma-rules-d30 = D30. わたしたちの追加：{ dogma-confessions-in-words }に達したら、その最後の判断のあとで打ち切ります。残っている人の順位は手札の少ない順で、同じ枚数なら同じ順位です。手札のいちばん多い人が火あぶりです（全員同数なら、だれも火あぶりになりません）。便乗は告解の回数に数えません。

dogma-rules-names = 種類の名前のうち、ルールブックにあるのは{ $printed }です。次の名前はわたしたちが補ったもので、製品のカードとは違うかもしれません：{ $others }。種類とカードの数は確かです。
dogma-rules-ours = 告解の回数で終わること（D30）と、カードを1枚ずつ種類の順に伏せることは、わたしたちが決めたものです。ほかの裁定は、ルールブックに書かれていない点を補っています。
dogma-rules-reconstructed = 補った数値：{ $entries }。
dogma-rules-house = このテーブルのハウスルールによる数値：{ $entries }。
dogma-rules-correct = どの数値もハウスルールのファイルで変えられます。docs/house-rules.mdをごらんください。
dogma-rules-publishers = ゲームとその名前は作者と出版社のものです。このルールはわたしたちのことばで書いています。気に入ったら、ぜひ製品をお求めください。

dogma-figure-rubies = 教義の公布に必要なルビー、また持てる上限（{ $value }）
dogma-figure-altar = 祭壇に置ける教義の数（{ $value }）
dogma-figure-most_cards = 一度に伏せられるカードの数（{ $value }）
dogma-figure-two_players = 2人のときに配る枚数（{ $value }）

## 案内：ある決断が初めて出てきたときの説明（たずねること、または選択肢の名で）

dogma-guide-confess = まず名を挙げます。これから伏せると言い張る美徳です。カードはそのあとで選び、何でもかまいません。持っている美徳を挙げれば、真実を伏せられます。ほかの名なら、疑われないかぎり悪徳を手放せます。
dogma-guide-confess-rubies = 教義を公布できるだけのルビーがあります。教義はその種類を全員にとって裏返します。悪徳は告解できる美徳に、美徳は告解できない悪徳になります。ルビーを取っておいて、このまま美徳の名を挙げてもかまいません。
dogma-guide-take-off = 祭壇にはもう場所がありません。下げた教義はほかの教義のところに戻り、その種類はカードのとおりに戻ります。もう聞きたくない名はどれですか？
dogma-guide-lay = 次はカードです。1枚ずつ伏せます。ほかの人に見えるのは枚数だけです。挙げた名と違うカードが1枚でもあれば、嘘になります。伏せ終わるまではだれにも見えず、「取り消す」で戻せます。
dogma-guide-lay-more = たくさん伏せれば手札は早く減りますが、真実になるのは、すべてが挙げた名のカードのときだけです。カードは種類の順に伏せるので、続けられるのはあとの種類だけです。
dogma-guide-lay-no-more = カードは種類の順に伏せます。これよりあとの種類は手札にありません。ほかのカードを伏せたかったのなら「取り消す」で戻し、そうでなければ終わりにしてください。
dogma-guide-join = 便乗とは、同じ名で自分のカードを上に重ねることです。次の人は、あなたのカードについてだけ答えます。下にあるカードが表になることは、もうありません。
dogma-guide-join-more = 伏せるほど手札は減りますが、疑われたときに真実でなければならないカードも増えます。ここでもカードは種類の順に伏せます。
dogma-guide-join-no-more = これよりあとの種類は手札にないので、加えられるのはここまでです。ほかのカードから始めたければ、「取り消す」で戻せます。
dogma-guide-answer = このカードは、言われたとおりのものでしょうか。信じて真実なら、山はゲームから除かれます。疑って嘘なら、山は嘘をついた人に戻ります。正しければルビーを得て、間違えば自分が山を引き取ります。便乗して、次の人に判断させることもできます。
dogma-guide-answer-joined = 判断するのは最後に重ねられたカードだけで、表になるのもそれだけです。けれども、動くのは山全体です。自分の手札を数えましょう。その名のカードは、ほかの人の手に何枚ありうるでしょうか。

## ブラウザのテーブル

web-dogma-cardinals = ほかの枢機卿
web-dogma-layer = { $who }：{ $kind }として{ $cards }
web-dogma-judgement = 直前の判断
web-dogma-true = 真実
web-dogma-lie = 嘘
web-dogma-discard = 捨て札
web-dogma-register = ゲームから除かれたとわかっているカード
web-dogma-gone = { $kind }：4枚のうち{ $count }枚はもうないとわかっています
web-minutes-dogma = 15～30分
web-score-dogma = { $score }人を上回る
web-last-dogma = 前の審判
web-rules-head-kinds = 悪徳と美徳
web-rules-head-confess = 告解する
web-rules-head-answer = 答える
web-rules-head-check = 真実か、嘘か
web-rules-head-sets = 同じ種類が4枚
web-rules-head-rubies = ルビー
web-rules-head-proclaim = 教義を公布する
web-rules-head-altar = 祭壇
web-rules-head-out = あがり
web-rules-head-stop = 決着がつかないとき
web-figure-rubies = 教義に必要なルビーの数と、持てる上限
web-figure-altar = 祭壇に置ける教義の数
web-figure-most_cards = 一度に伏せられる枚数
web-figure-two_players = 2人のときの手札の枚数
web-figure-confessions = この回数の告解で終了
