### メア・クルパ
###
### ひとつの物にはひとつのことば。en.ftlも同じです：
###
###   soul             魂           プレイヤーが天国へ導きたいもの
###   Record of Sins   罪の記録     天国からスタートを通って地獄に至る道。1つ1つをマスと数える
###   step             歩           マス1つ分の移動
###   post             刻み棒       1〜6の刻みを示す。入札の一部であり、ラウンド中の楽しみの代価
###   taler            ターラー     お金。硬貨は1、2、5、10
###   stone            石           袋に入っているもの。品物と免罪石
###   good             品物         パン、ワイン、布、宝石
###   Letter           免罪符       黄、青、赤、緑の4色
###   screen           ついたて     ターラー、品物、免罪符を置くところ
###   chest            寄進箱       寄進を入れる。仕切りIとIIがある
###   character        人物         教皇、皇帝、商人、小罪人
###   first action     先行行動     人物を選んだらすぐに行うこと
###   House            快楽の館     部屋1〜4とスイート5、6
###   Den              巣窟         色欲、強欲、小罪
###   sin stone        罪石         プレイヤーが巣窟に置く石
###   Pope stone       教皇石       1つの巣窟に3つ集まると、ほかの巣窟の罪が罰せられる
###   site             建設地       建設隊が身廊、次に尖塔を建て、大聖堂となる

mea_culpa-name = メア・クルパ
mea_culpa-about = 教皇や皇帝を競り落とし、得になる罪は犯し、大聖堂に寄進して魂を救う免罪符を集めましょう。
mea_culpa-score = 魂

mea_culpa-option-open_screens = 公開ついたて
mea_culpa-option-open_screens-off = なし：ついたての裏は隠されます
mea_culpa-option-open_screens-on = あり：全員のついたての裏が見えます
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
mea_culpa-option-preliminary_forgotten = 先行行動の忘れ
mea_culpa-option-preliminary_forgotten-on = あり：やってもよいが、指摘されうる
mea_culpa-option-preliminary_forgotten-off = なし：できません
mea_culpa-option-late_lust = 色欲の罪石の置き忘れ
mea_culpa-option-late_lust-on = あり：やってもよいが、指摘されうる
mea_culpa-option-late_lust-off = なし：できません
mea_culpa-option-late_greed = 強欲の罪石の置き忘れ
mea_culpa-option-late_greed-on = あり：やってもよいが、指摘されうる
mea_culpa-option-late_greed-off = なし：できません
mea_culpa-option-donation_hidden = 寄進を見せない
mea_culpa-option-donation_hidden-on = あり：やってもよいが、指摘されうる
mea_culpa-option-donation_hidden-off = なし：できません

## 小さなことば

mea_culpa-taler = { $count }ターラー
mea_culpa-notches = { $count }刻み
mea_culpa-steps = { $count }歩
mea_culpa-sin-stones = 罪石{ $count }個
mea_culpa-steps-of =
    { $who-is ->
        [you] あなた{ $steps }
       *[other] { $who }{ $steps }
    }
mea_culpa-points-of =
    { $who-is ->
        [you] あなた{ $points }点
       *[other] { $who }{ $points }点
    }
mea_culpa-post-of =
    { $who-is ->
        [you] あなた{ $post }
       *[other] { $who }{ $post }
    }

mea_culpa-stone-bread = パン
mea_culpa-stone-wine = ワイン
mea_culpa-stone-cloth = 布
mea_culpa-stone-jewel = 宝石
mea_culpa-stone-indulgence = 免罪石
mea_culpa-some-bread = パン{ $count }個
mea_culpa-some-wine = ワイン{ $count }本
mea_culpa-some-cloth = 布{ $count }巻
mea_culpa-some-jewel = 宝石{ $count }個
mea_culpa-some-indulgence = 免罪石{ $count }個
mea_culpa-coin = { $value }ターラー硬貨
mea_culpa-coins =
    { $count ->
        [1] { $value }ターラー硬貨
       *[other] { $value }ターラー硬貨{ $count }枚
    }

mea_culpa-colour-yellow = 黄
mea_culpa-colour-blue = 青
mea_culpa-colour-red = 赤
mea_culpa-colour-green = 緑
mea_culpa-letter-yellow = 黄の免罪符
mea_culpa-letter-blue = 青の免罪符
mea_culpa-letter-red = 赤の免罪符
mea_culpa-letter-green = 緑の免罪符
mea_culpa-letters = { $colour }{ $count }

mea_culpa-character-pope = 教皇
mea_culpa-character-emperor = 皇帝
mea_culpa-character-merchant = 商人
mea_culpa-character-petty-sinner = 小罪人
mea_culpa-character-of =
    { $who-is ->
        [you] { $character }：あなた
       *[other] { $character }：{ $who }
    }

mea_culpa-den-lust = 色欲の巣窟
mea_culpa-den-greed = 強欲の巣窟
mea_culpa-den-petty-sins = 小罪の巣窟
mea_culpa-site-left = 左の建設地
mea_culpa-site-middle = 中央の建設地
mea_culpa-site-right = 右の建設地
mea_culpa-stage-nothing = 建物なし
mea_culpa-stage-nave = 身廊
mea_culpa-stage-cathedral = 大聖堂
mea_culpa-category-food = パンとワイン
mea_culpa-category-finery = 布と宝石
mea_culpa-category-money = お金
mea_culpa-row = { $category }：{ $letters }
mea_culpa-bonus-bread-wine = パンとワイン
mea_culpa-bonus-jewel = 宝石
mea_culpa-bonus-taler = { $taler }硬貨
mea_culpa-bonus-blue-letter = 青の免罪符

mea_culpa-due-stones = { $den }への{ $stones }
mea_culpa-space-heaven = 天国
mea_culpa-space-start = スタート
mea_culpa-space-up = 上{ $space }
mea_culpa-space-down = 下{ $space }

mea_culpa-room = 部屋{ $number }
mea_culpa-suite = スイート{ $number }
mea_culpa-room-with = { $room }：{ $benefit }（{ $notches }）
mea_culpa-room-with-free = { $room }：{ $benefit }
mea_culpa-room-closed = { $room }：閉室
mea_culpa-room-empty = カードなし
mea_culpa-suite-any = どれかの部屋のカードを刻みなしで使う
mea_culpa-suite-letter = 黄の免罪符を得る
mea_culpa-cost-both = { $notches }、色欲に{ $stones }
mea_culpa-cost-stones = 色欲に{ $stones }
mea_culpa-cost-notches = { $notches }
mea_culpa-cost-nothing = 無料
mea_culpa-cards =
    { $count ->
        [1] { $card }
       *[other] { $card }（{ $count }枚）
    }

mea_culpa-card-emperor-letter = 皇帝から免罪符をもらう
mea_culpa-card-pope-letter = 教皇から黄の免罪符をもらう
mea_culpa-card-three-steps = ほかの全員が地獄へ{ $amount }歩
mea_culpa-card-five-steps = ほかの全員が地獄へ{ $amount }歩
mea_culpa-card-lust = ほかの全員が色欲に罪石{ $amount }個
mea_culpa-card-greed = ほかの全員が強欲に罪石{ $amount }個
mea_culpa-card-move-crew = 建設隊を動かす
mea_culpa-card-new-crew = 建設隊を置く
mea_culpa-card-pope-stone = 教皇石を動かす
mea_culpa-card-good = 品物を取る
mea_culpa-card-steal = { $amount }ターラーを盗む
mea_culpa-card-three-taler = { $amount }ターラーを得る
mea_culpa-card-five-taler = { $amount }ターラーを得る
mea_culpa-card-seven-taler = { $amount }ターラーを得る

## 場にあるもの

mea_culpa-zone-track = 罪の記録
mea_culpa-zone-bonuses = 開始ボーナス
mea_culpa-zone-characters = 人物
mea_culpa-zone-house = 快楽の館
mea_culpa-zone-bids = 入札
mea_culpa-zone-meeting = 緊急の会合
mea_culpa-zone-deck = 山札
mea_culpa-zone-discard = 捨て札
mea_culpa-zone-market = 市場
mea_culpa-zone-bag = 袋の中の石
mea_culpa-zone-stalls = 値段（買値/売値）
mea_culpa-zone-site-left = 左の建設地
mea_culpa-zone-site-middle = 中央の建設地
mea_culpa-zone-site-right = 右の建設地
mea_culpa-zone-hut = 建設隊の小屋
mea_culpa-zone-display = 選べる免罪符
mea_culpa-zone-supply = 残りの免罪符
mea_culpa-zone-post =
    { $who-is ->
        [you] あなたの刻み棒
       *[other] { $who }の刻み棒
    }
mea_culpa-zone-post-short = 刻み
mea_culpa-zone-reserve =
    { $who-is ->
        [you] あなたの手元の罪石
       *[other] { $who }の手元の罪石
    }
mea_culpa-zone-reserve-short = 罪石
mea_culpa-zone-taler =
    { $who-is ->
        [you] あなたのターラー
       *[other] { $who }のターラー
    }
mea_culpa-zone-taler-short = ターラー
mea_culpa-zone-goods =
    { $who-is ->
        [you] あなたの品物
       *[other] { $who }の品物
    }
mea_culpa-zone-letters =
    { $who-is ->
        [you] あなたの免罪符
       *[other] { $who }の免罪符
    }
mea_culpa-zone-purse = あなたの硬貨
mea_culpa-zone-chest-given =
    { $who-is ->
        [you] あなたの寄進箱
       *[other] { $who }の寄進箱
    }
mea_culpa-zone-chest-first =
    { $who-is ->
        [you] あなたの寄進箱、仕切りI
       *[other] { $who }の寄進箱、仕切りI
    }
mea_culpa-zone-chest-second =
    { $who-is ->
        [you] あなたの寄進箱、仕切りII
       *[other] { $who }の寄進箱、仕切りII
    }
mea_culpa-zone-chest-unshown =
    { $who-is ->
        [you] あなたがまだ見せていない寄進
       *[other] { $who }がまだ見せていない寄進
    }
mea_culpa-note-bag = 中身：{ $stones }

mea_culpa-gift-hidden = 何か
mea_culpa-gift-unshown = { $gift }（{ $compartment }）
mea_culpa-gate-heaven = 天国
mea_culpa-gate-hell = 地獄
mea_culpa-soul =
    { $who-is ->
        [you] あなた：{ $place }
       *[other] { $who }：{ $place }
    }
mea_culpa-stall = { $stone }{ $buy }/{ $sell }
mea_culpa-stall-letter = { $stone }{ $buy }
mea_culpa-pope-stone = 教皇石
mea_culpa-sin-of =
    { $who-is ->
        [you] あなたの罪石
       *[other] { $who }の罪石
    }
mea_culpa-crew = 建設隊
mea_culpa-supply = { $colour }{ $count }
mea_culpa-bid-hidden =
    { $who-is ->
        [you] あなたの入札
       *[other] { $who }の入札
    }
mea_culpa-bid-of =
    { $who-is ->
        [you] あなた{ $bid }（{ mea_culpa-bid-parts }）
       *[other] { $who }{ $bid }（{ mea_culpa-bid-parts }）
    }
mea_culpa-bid-parts =
    { $coins ->
        [0] { $notches }
       *[other] { $notches }＋{ $taler }
    }
mea_culpa-die-hidden =
    { $who-is ->
        [you] あなたのダイス
       *[other] { $who }のダイス
    }
mea_culpa-die-shown =
    { $who-is ->
        [you] あなたのダイス：{ $room }
       *[other] { $who }のダイス：{ $room }
    }
mea_culpa-guess-hidden =
    { $who-is ->
        [you] あなたの推測
       *[other] { $who }の推測
    }
mea_culpa-guess-shown =
    { $who-is ->
        [you] あなたの推測：{ $room }
       *[other] { $who }の推測：{ $room }
    }

mea_culpa-mark-acting = 手番
mea_culpa-mark-crew = 建設隊あり
mea_culpa-mark-on-card = 皇帝のもの
mea_culpa-mark-sealed = 提出済み
mea_culpa-mark-set = 決定済み
mea_culpa-mark-pending = 待ち

## いまの状況

mea_culpa-fact-start = 最初のラウンドの前。
mea_culpa-fact-round =
    { $finished ->
        [0] ラウンド{ $round }、完成した大聖堂はまだありません。
       *[other] ラウンド{ $round }、大聖堂が1つ完成しています。
    }
mea_culpa-fact-evaluation = { $site }の大聖堂が完成しました。仕切り{ $compartment }を評価中、いまは{ $category }です。
mea_culpa-fact-almost = { $site }にあと1隊で大聖堂が完成します。
mea_culpa-fact-almost-last = { $site }にあと1隊で大聖堂が完成し、ゲームが終わります。
mea_culpa-fact-den = { $den }に3つ目の教皇石が来ると、ほかの巣窟の罪が罰せられます：{ $sinners }
mea_culpa-fact-letters =
    { $sets ->
        [0] いまの免罪符で{ $steps }上がります（4色そろいなし、{ $letters }枚）。
       *[other] いまの免罪符で{ $steps }上がります（4色そろい{ $sets }組、ほか{ $letters }枚）。
    }
mea_culpa-fact-owed = 抜かしたもの：{ $dues }。手番が終わるまでなら払えます。
mea_culpa-fact-over = ラウンド{ $round }でゲーム終了。
mea_culpa-fact-place =
    { $who-is ->
        [you] { $place }位：あなた（{ $space }）
       *[other] { $place }位：{ $who }（{ $space }）
    }

## たずねること

mea_culpa-prompt-start = 魂がスタートに並びます。
mea_culpa-prompt-prepare = ラウンド{ $round }の準備をします。
mea_culpa-prompt-bonus =
    { $who-is ->
        [you] 開始ボーナスを選んでください。
       *[other] { $who }が開始ボーナスを選んでいます。
    }
mea_culpa-prompt-chest =
    { $who-is ->
        [you] { $gift }をどちらの仕切りに入れますか？
       *[other] { $who }が{ $gift }を寄進箱に入れます。
    }
mea_culpa-prompt-bid = 何刻みで入札しますか？　{ $taler }まで加えられます。
mea_culpa-prompt-bid-coins = { $notches }で入札します。手持ちの{ $taler }からいくら加えますか？
mea_culpa-prompt-bid-more = いまの入札は{ $notches }と{ $laid }です。残りの{ $left }からいくら加えますか？
mea_culpa-prompt-bid-wait = 全員が秘密に入札しています。まだの人：{ $seats }
mea_culpa-prompt-pick =
    { $who-is ->
        [you] 人物を選んでください。
       *[other] { $who }が人物を選んでいます。
    }
mea_culpa-prompt-early-stone =
    { $who-is ->
        [you] 教皇として、教皇石を動かすことができます。
       *[other] { $who }は教皇石を動かすことができます。
    }
mea_culpa-prompt-early-stone-hold =
    { $who-is ->
        [you] 教皇として、いま、またはあとで教皇石を動かすことができます。
       *[other] { $who }は、いま、またはあとで教皇石を動かすことができます。
    }
mea_culpa-prompt-early-crew =
    { $who-is ->
        [you] 皇帝の建設隊を建設地に置いてください。
       *[other] { $who }が皇帝の建設隊を置きます。
    }
mea_culpa-prompt-early-crew-hold =
    { $who-is ->
        [you] 皇帝の建設隊を、いま、またはあとで建設地に置いてください。
       *[other] { $who }が皇帝の建設隊を、いま、またはあとで置きます。
    }
mea_culpa-prompt-both =
    { $who-is ->
        [you] 皇帝の建設隊を置き、よければ教皇石も動かします。どちらを先にしますか？
       *[other] { $who }が教皇と皇帝の先行行動を行います。
    }
mea_culpa-prompt-early-visit =
    { $who-is ->
        [you] 小罪人として、いま刻みなしで館を訪れることができます。
       *[other] { $who }は小罪人として館を訪れることができます。
    }
mea_culpa-prompt-turn =
    { $who-is ->
        [you] { $character }としてのあなたの手番です。行動するか、パスしてください。
       *[other] { $character }としての{ $who }の手番です。
    }
mea_culpa-prompt-turn-second =
    { $who-is ->
        [you] { $notches }で、別の種類の行動をもう1つできます。手番を終えることもできます。
       *[other] { $character }の{ $who }は、{ $notches }で2つ目の行動ができます。
    }
mea_culpa-prompt-turn-donate =
    { $who-is ->
        [you] { $character }として、もう1つ寄進できます。ほかのことをするか、手番を終えることもできます。
       *[other] { $character }の{ $who }は、もう1つ寄進できます。
    }
mea_culpa-prompt-free =
    { $who-is ->
        [you] 商人として、市場の石を1つ無料で取ってください。
       *[other] { $who }が商人として市場の石を1つ取ります。
    }
mea_culpa-prompt-free-nearest =
    { $who-is ->
        [you] 商人がいないため、地獄に最も近いあなたが市場の石を1つ無料で取ります。
       *[other] 商人がいないため、地獄に最も近い{ $who }が市場の石を1つ取ります。
    }
mea_culpa-prompt-die = 秘密にダイスを合わせてください。どの部屋を訪れますか？　当てるのは{ $guesser }です。
mea_culpa-prompt-guess = { $pope }に緊急の会合があります。どこでしょう？　当たれば教皇は見つかります。
mea_culpa-prompt-meeting =
    { $pope-is ->
        [you] あなたに緊急の会合があり、{ $guesser }が行き先を推測します。待っている人：{ $seats }
       *[other] { $guesser-is ->
            [you] { $pope }に緊急の会合があり、あなたが行き先を推測します。待っている人：{ $seats }
           *[other] { $pope }に緊急の会合があり、{ $guesser }が行き先を推測します。待っている人：{ $seats }
        }
    }
mea_culpa-prompt-suite =
    { $who-is ->
        [you] スイート5にいます。どの部屋のカードを使いますか？
       *[other] スイート5の{ $who }が部屋のカードを選んでいます。
    }
mea_culpa-prompt-empty =
    { $who-is ->
        [you] { $den }に置く{ $stones }が足りません。巣窟を1つ選び、自分の罪石をすべて引き取ります（1個につき地獄へ1歩）。どれにしますか？
       *[other] { $who }は{ $den }に置く{ $stones }が足りず、巣窟を1つ空にします。
    }
mea_culpa-prompt-crew =
    { $who-is ->
        [you] 小屋の建設隊を置きます。どの建設地にしますか？
       *[other] { $who }が小屋の建設隊を置きます。
    }
mea_culpa-prompt-move-crew =
    { $who-is ->
        [you] 建設隊を別の建設地に動かしてください。
       *[other] { $who }が建設隊を動かします。
    }
mea_culpa-prompt-move-stone =
    { $who-is ->
        [you] 教皇石を別の巣窟に動かしてください。
       *[other] { $who }が教皇石を動かします。
    }
mea_culpa-prompt-good =
    { $who-is ->
        [you] 市場の品物を1つ無料で取ってください。
       *[other] { $who }が市場の品物を1つ取ります。
    }
mea_culpa-prompt-rob =
    { $who-is ->
        [you] だれから{ $taler }を盗みますか？
       *[other] { $who }がだれかから{ $taler }を盗もうとしています。
    }
mea_culpa-prompt-give =
    { $who-is ->
        [you] 皇帝として、{ $to }に免罪符を1枚渡してください。どれにしますか？
       *[other] { $to-is ->
            [you] { $who }があなたに免罪符を1枚渡します。
           *[other] { $who }が{ $to }に免罪符を1枚渡します。
        }
    }
mea_culpa-prompt-letters =
    { $who-is ->
        [you] { $category }の寄進：免罪符を1枚選んでください。
       *[other] { $category }の寄進：{ $who }が免罪符を1枚選びます。
    }
mea_culpa-prompt-due =
    { $who-is ->
        [you] { $due }を払うときです。払いますか？
       *[other] { $who }には払うものがあります。
    }
mea_culpa-prompt-due-bid =
    { $who-is ->
        [you] 人物を選びました。入札した{ $due }を払うときです。払いますか？
       *[other] { $who }には払うべき入札があります。
    }
mea_culpa-prompt-window =
    { $sinner-is ->
        [you] あなたの手番は終わりです。
       *[other] { $sinner }の手番は終わりです。何か抜けていませんでしたか？
    }
mea_culpa-prompt-window-wait =
    { $sinner-is ->
        [you] あなたの手番は終わり、ほかの人が指摘できます。待っている人：{ $seats }
       *[other] { $sinner }の手番は終わり、ほかの人が指摘できます。待っている人：{ $seats }
    }
mea_culpa-prompt-over = { $ending }
mea_culpa-wins =
    { $who-is ->
        [you] ハレルヤ！　あなたの勝ちです。
       *[other] { $who }の勝ちです。
    }
mea_culpa-wins-shared = 天国は1人のものではありません。{ $winners }がともに勝ちました。

mea_culpa-choice-bonus = { $bonus }
mea_culpa-choice-bid = { $notches }
mea_culpa-choice-coins = { $taler }（計{ $bid }）
mea_culpa-choice-hundred = 100ターラー、さらに加える
mea_culpa-choice-pick-pope = 教皇：教皇石を動かせる、お忍びで館を訪れる
mea_culpa-choice-pick-emperor = 皇帝：建設隊を置く、一度に2つ寄進できる
mea_culpa-choice-pick-merchant = 商人：毎手番、石を1つ無料で取る
mea_culpa-choice-pick-petty-sinner = 小罪人：すぐに{ $stones }、館では刻みなし、いますぐ訪れてもよい
mea_culpa-choice-move-stone = 教皇石：{ $source }→{ $target }
mea_culpa-choice-no-stone = 教皇石を動かさない
mea_culpa-choice-crew = { $site }に建設隊
mea_culpa-choice-move-crew = 建設隊：{ $source }→{ $target }
mea_culpa-choice-hold = あとに取っておく
mea_culpa-choice-pass = パス
mea_culpa-choice-done = 手番を終える
mea_culpa-choice-no-visit = 訪れない
mea_culpa-choice-buy = { $stone }を{ $price }で買う
mea_culpa-choice-buy-two = { $stone }2つを{ $price }で買う（強欲に{ $stones }）
mea_culpa-choice-buy-letter = { $letter }を{ $price }で買う
mea_culpa-choice-sell = { $stone }を{ $price }で売る
mea_culpa-choice-donate = { $gift }を寄進
mea_culpa-choice-donate-into = { $gift }を寄進（{ $compartment }）
mea_culpa-choice-visit = { $room }を訪れる：{ $benefit }（{ $cost }）
mea_culpa-choice-visit-closed = { $room }を訪れる
mea_culpa-choice-meet = 館をお忍びで訪れる：緊急の会合
mea_culpa-choice-die = { $room }：{ $benefit }
mea_culpa-choice-guess = { $room }：{ $benefit }
mea_culpa-choice-room = { $room }：{ $benefit }
mea_culpa-choice-empty = { $den }を空にする
mea_culpa-choice-take = { $stone }を取る
mea_culpa-choice-take-letter = 免罪石を取る：{ $letter }
mea_culpa-choice-return = 免罪石を取る：替える免罪符は残っていない
mea_culpa-choice-forget = 取り忘れる
mea_culpa-choice-pay = 払う
mea_culpa-choice-skip = 払わずにおく
mea_culpa-choice-settle = 抜かしたものを払う
mea_culpa-choice-take-back = 最後の行動を取り消す
mea_culpa-choice-call = 見つけた！
mea_culpa-choice-let = 何も言わない
mea_culpa-choice-let-all = ラウンドの終わりまで何も言わない
mea_culpa-choice-hide = { $gift }を見せずに寄進
mea_culpa-choice-hide-into = { $gift }を見せずに寄進（{ $compartment }）
mea_culpa-choice-rob = { $victim }
mea_culpa-choice-choose = { $letter }
mea_culpa-choice-give = { $letter }

## できごと

mea_culpa-tell-line = 魂がスタートに並びました。天国に近い順に：{ $seats }
mea_culpa-tell-bonus =
    { $who-is ->
        [you] あなたは開始ボーナスに{ $bonus }を選び、寄進箱に入れます。
       *[other] { $who }は開始ボーナスに{ $bonus }を選び、寄進箱に入れます。
    }
mea_culpa-tell-bonus-letter =
    { $who-is ->
        [you] あなたは開始ボーナスに{ $bonus }を選びました。
       *[other] { $who }は開始ボーナスに{ $bonus }を選びました。
    }
mea_culpa-tell-prepared = ラウンド{ $round }。市場に並ぶのは{ $stones }。部屋のカード：{ $cards }
mea_culpa-tell-prepared-no-letter = ラウンド{ $round }。市場に並ぶのは{ $stones }。黄の免罪符がなくなり、スイート6は閉じたままです。部屋のカード：{ $cards }
mea_culpa-tell-bid =
    { $who-is ->
        [you] あなたは{ $bid }で入札しました（{ mea_culpa-bid-parts }）。
       *[other] { $who }は{ $bid }で入札しました（{ mea_culpa-bid-parts }）。
    }
mea_culpa-tell-sealed =
    { $who-is ->
        [you] あなたは入札を終えました。
       *[other] { $who }は入札を終えました。
    }
mea_culpa-tell-bids =
    { $keeper-is ->
        [you] 入札が公開されました：{ $bids }。刻みが最も多いあなたは硬貨を取り戻し、ほかの硬貨は失われます。
       *[other] 入札が公開されました：{ $bids }。刻みが最も多い{ $keeper }は硬貨を取り戻し、ほかの硬貨は失われます。
    }
mea_culpa-tell-picks =
    { $who-is ->
        [you] あなたは{ $character }を選びました。
       *[other] { $who }は{ $character }を選びました。
    }
mea_culpa-tell-holds =
    { $who-is ->
        [you] あなたは先行行動をあとに取っておきます。
       *[other] { $who }は先行行動をあとに取っておきます。
    }
mea_culpa-tell-no-stone =
    { $who-is ->
        [you] あなたは教皇石を動かしませんでした。
       *[other] { $who }は教皇石を動かしませんでした。
    }
mea_culpa-tell-no-visit =
    { $who-is ->
        [you] あなたは館を訪れませんでした。
       *[other] { $who }は館を訪れませんでした。
    }
mea_culpa-tell-passes =
    { $who-is ->
        [you] あなたは手番を終えました。
       *[other] { $who }は手番を終えました。
    }
mea_culpa-tell-buys =
    { $who-is ->
        [you] あなたは{ $stones }を{ $price }で買いました。
       *[other] { $who }は{ $stones }を{ $price }で買いました。
    }
mea_culpa-tell-buys-two =
    { $who-is ->
        [you] あなたは欲張って、{ $stones }を1つ分の{ $price }で買いました。
       *[other] { $who }は欲張って、{ $stones }を1つ分の{ $price }で買いました。
    }
mea_culpa-tell-buys-letter =
    { $who-is ->
        [you] あなたは{ $letter }を{ $price }で買いました。
       *[other] { $who }は{ $letter }を{ $price }で買いました。
    }
mea_culpa-tell-sells =
    { $who-is ->
        [you] あなたは{ $stones }を{ $price }で売りました。
       *[other] { $who }は{ $stones }を{ $price }で売りました。
    }
mea_culpa-tell-donates =
    { $who-is ->
        [you] あなたは{ $gift }を寄進しました。
       *[other] { $who }は{ $gift }を寄進しました。
    }
mea_culpa-tell-donates-into =
    { $who-is ->
        [you] あなたは{ $gift }を仕切り{ $compartment }に寄進しました。
       *[other] { $who }は{ $gift }を仕切り{ $compartment }に寄進しました。
    }
mea_culpa-tell-takes =
    { $who-is ->
        [you] あなたは市場の{ $stones }を無料で取りました。
       *[other] { $who }は市場の{ $stones }を無料で取りました。
    }
mea_culpa-tell-takes-letter =
    { $who-is ->
        [you] あなたは免罪石を無料で取り、{ $letter }に替えました。
       *[other] { $who }は免罪石を無料で取り、{ $letter }に替えました。
    }
mea_culpa-tell-returns-stone =
    { $who-is ->
        [you] あなたは免罪石を取りましたが、赤と緑の免罪符はもう残っていません。
       *[other] { $who }は免罪石を取りましたが、赤と緑の免罪符はもう残っていません。
    }
mea_culpa-tell-visits =
    { $who-is ->
        [you] あなたは{ $room }を訪れました。
       *[other] { $who }は{ $room }を訪れました。
    }
mea_culpa-tell-card =
    { $who-is ->
        [you] あなたは{ $room }のカードを使いました：{ $card }
       *[other] { $who }は{ $room }のカードを使いました：{ $card }
    }
mea_culpa-tell-yellow-letter =
    { $who-is ->
        [you] あなたは黄の免罪符を得ました。
       *[other] { $who }は黄の免罪符を得ました。
    }
mea_culpa-tell-meeting =
    { $who-is ->
        [you] あなたに緊急の会合があります。{ $guesser }が行き先を推測します。
       *[other] { $guesser-is ->
            [you] { $who }に緊急の会合があります。あなたが行き先を推測します。
           *[other] { $who }に緊急の会合があります。{ $guesser }が行き先を推測します。
        }
    }
mea_culpa-tell-die =
    { $who-is ->
        [you] あなたはダイスを{ $room }に合わせました。
       *[other] { $who }はダイスを{ $room }に合わせました。
    }
mea_culpa-tell-guess =
    { $who-is ->
        [you] あなたの推測は{ $room }です。
       *[other] { $who }の推測は{ $room }です。
    }
mea_culpa-tell-die-set =
    { $who-is ->
        [you] あなたはダイスを合わせました。
       *[other] { $who }はダイスを合わせました。
    }
mea_culpa-tell-guess-made =
    { $who-is ->
        [you] あなたは行き先を推測しました。
       *[other] { $who }は行き先を推測しました。
    }
mea_culpa-tell-caught =
    { $guesser-is ->
        [you] あなたの推測は{ $guess }。正解です！　{ $who }は見つかりました。
       *[other] { $who-is ->
            [you] { $guesser }の推測は{ $guess }。正解です！　あなたは見つかりました。
           *[other] { $guesser }の推測は{ $guess }。正解です！　{ $who }は見つかりました。
        }
    }
mea_culpa-tell-unseen =
    { $guesser-is ->
        [you] あなたの推測は{ $guess }ですが、{ $who }は{ $room }にいて、見つかりませんでした。
       *[other] { $who-is ->
            [you] { $guesser }の推測は{ $guess }ですが、あなたは{ $room }にいて、見つかりませんでした。
           *[other] { $guesser }の推測は{ $guess }ですが、{ $who }は{ $room }にいて、見つかりませんでした。
        }
    }
mea_culpa-tell-turned-away =
    { $who-is ->
        [you] あなたの刻み棒には{ $room }の刻みの余裕がなく、訪問はむだになりました。
       *[other] { $who }の刻み棒には{ $room }の刻みの余裕がなく、訪問はむだになりました。
    }
mea_culpa-tell-nothing =
    { $who-is ->
        [you] カードはあなたに何ももたらしませんでした：{ $card }
       *[other] カードは{ $who }に何ももたらしませんでした：{ $card }
    }
mea_culpa-tell-taler =
    { $who-is ->
        [you] あなたは銀行から{ $taler }を得ました。
       *[other] { $who }は銀行から{ $taler }を得ました。
    }
mea_culpa-tell-gives-letter =
    { $who-is ->
        [you] あなたは{ $to }に{ $letter }を渡しました。
       *[other] { $to-is ->
            [you] { $who }はあなたに{ $letter }を渡しました。
           *[other] { $who }は{ $to }に{ $letter }を渡しました。
        }
    }
mea_culpa-tell-robs =
    { $who-is ->
        [you] あなたは{ $victim }から{ $taler }を盗みました。
       *[other] { $victim-is ->
            [you] { $who }はあなたから{ $taler }を盗みました。
           *[other] { $who }は{ $victim }から{ $taler }を盗みました。
        }
    }
mea_culpa-tell-robs-nothing =
    { $who-is ->
        [you] あなたは{ $victim }から盗もうとしましたが、{ $victim }は{ $taler }を持っていません。
       *[other] { $victim-is ->
            [you] { $who }はあなたから盗もうとしましたが、あなたは{ $taler }を持っていません。
           *[other] { $who }は{ $victim }から盗もうとしましたが、{ $victim }は{ $taler }を持っていません。
        }
    }
mea_culpa-tell-falls =
    { $who-is ->
        [you] あなたの魂は地獄へ{ $steps }進み、{ $place }になりました。
       *[other] { $who }の魂は地獄へ{ $steps }進み、{ $place }になりました。
    }
mea_culpa-tell-stays =
    { $who-is ->
        [you] { $steps }進むと地獄に入ってしまうため、あなたの魂は動きません（{ $place }）。
       *[other] { $steps }進むと地獄に入ってしまうため、{ $who }の魂は動きません（{ $place }）。
    }
mea_culpa-tell-sins =
    { $who-is ->
        [you] あなたは{ $den }に{ $stones }を置きました。
       *[other] { $who }は{ $den }に{ $stones }を置きました。
    }
mea_culpa-tell-emptied =
    { $who-is ->
        [you] 罪石が足りないあなたは、{ $den }から{ $stones }を引き取りました。
       *[other] 罪石が足りない{ $who }は、{ $den }から{ $stones }を引き取りました。
    }
mea_culpa-tell-pope-stone =
    { $who-is ->
        [you] あなたは教皇石を{ $source }から{ $target }へ動かしました。
       *[other] { $who }は教皇石を{ $source }から{ $target }へ動かしました。
    }
mea_culpa-tell-punished =
    { $who-is ->
        [you] 教皇石が3つとも{ $den }に集まり、ほかの2つの巣窟の罪が罰せられます。あなたの罪は赦されます。教皇石は各巣窟に1つずつ戻ります。
       *[other] 教皇石が3つとも{ $den }に集まり、ほかの2つの巣窟の罪が罰せられます。{ $who }の罪は赦されます。教皇石は各巣窟に1つずつ戻ります。
    }
mea_culpa-tell-notches =
    { $who-is ->
        [you] あなたの刻み棒は{ $notches }増え、{ $post }になりました。
       *[other] { $who }の刻み棒は{ $notches }増え、{ $post }になりました。
    }
mea_culpa-tell-compared =
    { $who-is ->
        [you] 刻み棒を比べます：{ $posts }。あなたが{ $steps }を負います。
       *[other] 刻み棒を比べます：{ $posts }。{ $who }が{ $steps }を負います。
    }
mea_culpa-tell-compared-level = 刻み棒を比べます：全員が{ $notches }で、だれも動きません。
mea_culpa-tell-lifted =
    { $who-is ->
        [you] あなたの免罪符（{ mea_culpa-sets-and-letters }）で魂は{ $steps }上がり、{ $place }になりました。
       *[other] { $who }の免罪符（{ mea_culpa-sets-and-letters }）で魂は{ $steps }上がり、{ $place }になりました。
    }
mea_culpa-sets-and-letters =
    { $sets ->
        [0] 4色そろいなし、{ $letters }枚
       *[other] 4色そろい{ $sets }組、ほか{ $letters }枚
    }
mea_culpa-tell-lifted-nothing =
    { $who-is ->
        [you] あなたは免罪符がなく、魂は動きません（{ $place }）。
       *[other] { $who }は免罪符がなく、魂は動きません（{ $place }）。
    }
mea_culpa-tell-crew =
    { $who-is ->
        [you] あなたは{ $site }に建設隊を置きました。
       *[other] { $who }は{ $site }に建設隊を置きました。
    }
mea_culpa-tell-crew-moved =
    { $who-is ->
        [you] あなたは建設隊を{ $source }から{ $target }へ動かしました。
       *[other] { $who }は建設隊を{ $source }から{ $target }へ動かしました。
    }
mea_culpa-tell-nave = { $site }に身廊が建ちました。建設隊は小屋に戻ります。
mea_culpa-tell-cathedral = 尖塔が立ち、{ $site }の大聖堂が完成しました！　建設隊は小屋に戻ります。
mea_culpa-tell-opened =
    { $who-is ->
        [you] あなたの仕切り{ $compartment }：{ $gifts }
       *[other] { $who }の仕切り{ $compartment }：{ $gifts }
    }
mea_culpa-tell-opened-empty =
    { $who-is ->
        [you] あなたの仕切り{ $compartment }は空です。
       *[other] { $who }の仕切り{ $compartment }は空です。
    }
mea_culpa-tell-donors =
    { $first-is ->
        [you] { $category }の寄進：{ $given }。あなたが1位、{ $second }が2位です。免罪符：{ $letters }
       *[other] { $second-is ->
            [you] { $category }の寄進：{ $given }。{ $first }が1位、あなたが2位です。免罪符：{ $letters }
           *[other] { $category }の寄進：{ $given }。{ $first }が1位、{ $second }が2位です。免罪符：{ $letters }
        }
    }
mea_culpa-tell-donors-lone =
    { $who-is ->
        [you] { $category }の寄進：あなただけです（{ $points }点）。免罪符：{ $letters }
       *[other] { $category }の寄進：{ $who }だけです（{ $points }点）。免罪符：{ $letters }
    }
mea_culpa-tell-donors-none = { $category }の寄進：だれもいません。免罪符は残ります。
mea_culpa-tell-donors-no-letters = { $category }の寄進：渡せる免罪符がもうありません。
mea_culpa-tell-all-letters =
    { $who-is ->
        [you] あなたが免罪符をすべて得ました：{ $letters }
       *[other] { $who }が免罪符をすべて得ました：{ $letters }
    }
mea_culpa-tell-no-letters =
    { $who-is ->
        [you] あなたへの免罪符はありません。
       *[other] { $who }への免罪符はありません。
    }
mea_culpa-tell-letter =
    { $who-is ->
        [you] あなたは{ $letter }を得ました。
       *[other] { $who }は{ $letter }を得ました。
    }
mea_culpa-tell-pays =
    { $who-is ->
        [you] あなたは{ $due }を払いました。
       *[other] { $who }は{ $due }を払いました。
    }
mea_culpa-tell-leaves-out =
    { $who-is ->
        [you] あなたは{ $due }を払わずにおきました。
       *[other] { $who }は{ $due }を払わずにおきました。
    }
mea_culpa-tell-settles =
    { $who-is ->
        [you] あなたは抜かしたものを遅れて払いました。
       *[other] { $who }は抜かしたものを遅れて払いました。
    }
mea_culpa-tell-takes-back =
    { $who-is ->
        [you] あなたは最後の行動を取り消しました。
       *[other] { $who }は最後の行動を取り消しました。
    }
mea_culpa-tell-forgets =
    { $who-is ->
        [you] あなたは無料の石を取り忘れました。
       *[other] { $who }は無料の石を取り忘れました。
    }
mea_culpa-tell-donates-unseen =
    { $who-is ->
        [you] あなたは何かを見せずに寄進しました。
       *[other] { $who }は何かを見せずに寄進しました。
    }
mea_culpa-tell-hides-gift =
    { $who-is ->
        [you] あなたは{ $gift }を見せずに仕切り{ $compartment }に寄進しました。
       *[other] { $who }は{ $gift }を見せずに仕切り{ $compartment }に寄進しました。
    }
mea_culpa-tell-answer-call =
    { $who-is ->
        [you] あなたは「見つけた！」と指摘しました。
       *[other] { $who }は「見つけた！」と指摘しました。
    }
mea_culpa-tell-answer-let =
    { $who-is ->
        [you] あなたは何も言いませんでした。
       *[other] { $who }は何も言いませんでした。
    }
mea_culpa-tell-answer-let-all =
    { $who-is ->
        [you] あなたは何も言わず、ラウンドの終わりまで黙っています。
       *[other] { $who }は何も言わず、ラウンドの終わりまで黙っています。
    }
mea_culpa-tell-answered =
    { $who-is ->
        [you] あなたは答えました。
       *[other] { $who }は答えました。
    }
mea_culpa-tell-caught-sinning =
    { $who-is ->
        [you] 見つけた！　{ $callers }の指摘どおり、あなたは罪を犯していました。
       *[other] 見つけた！　{ $callers }の指摘どおり、{ $who }は罪を犯していました。
    }
mea_culpa-tell-wrong-call =
    { $who-is ->
        [you] { $callers }が指摘しましたが、あなたは何も抜かしていません。誤った指摘には小罪の巣窟に罪石1個です。
       *[other] { $callers }が指摘しましたが、{ $who }は何も抜かしていません。誤った指摘には小罪の巣窟に罪石1個です。
    }
mea_culpa-tell-over = ゲーム終了。{ $ending }

## できない理由

mea_culpa-why-now-bonus = まだ始まっていません。先に開始ボーナスを選んでください。
mea_culpa-why-now-chest = 先に、ボーナスを入れる仕切りを選んでください。
mea_culpa-why-now-bid = いまは入札です。刻み棒を合わせ、よければ硬貨を加えてください。
mea_culpa-why-now-pick = いまは人物を選ぶときです。
mea_culpa-why-now-preliminary = 先に、選んだ人物の先行行動（教皇石または建設隊）を行ってください。
mea_culpa-why-now-early-visit = いまは、小罪人として館を訪れるかどうかを決めるときです。手番はあとで始まります。
mea_culpa-why-now-turn = あなたの手番です。買う、売る、寄進する、館を訪れる、パスのどれかを選んでください。
mea_culpa-why-now-free = 先に、市場から無料の石を取ってください。
mea_culpa-why-now-duel = 教皇に緊急の会合があります。先にダイスと推測を決めてください。
mea_culpa-why-now-suite = スイート5にいます。カードを使う部屋を選んでください。
mea_culpa-why-now-empty = 罪石が足りません。先に、空にする巣窟を選んでください。
mea_culpa-why-now-crew = カードの効果で建設隊を置きます。建設地を選んでください。
mea_culpa-why-now-move-crew = カードの効果で建設隊を動かします。どこからどこへ動かすか選んでください。
mea_culpa-why-now-move-stone = カードの効果で教皇石を動かします。どこからどこへ動かすか選んでください。
mea_culpa-why-now-good = カードの効果で品物をもらいます。市場から1つ選んでください。
mea_culpa-why-now-rob = カードの効果で盗みます。相手を選んでください。
mea_culpa-why-now-give = 免罪符を1枚渡さなければなりません。どれか選んでください。
mea_culpa-why-now-letters = 大聖堂の免罪符を分けています。並んでいるものから1枚選んでください。
mea_culpa-why-now-due = 先に、払うか払わずにおくかを決めてください。
mea_culpa-why-now-window = 手番が終わりました。指摘するか、何も言わないか決めてください。
mea_culpa-why-no-variant = それは選択ルール「メタ・クルパ」のもので、このテーブルでは使いません。
mea_culpa-why-no-switch = このテーブルでは、それはできないことになっています。
mea_culpa-why-nothing-owed = 遅れて払うものは何もありません。
mea_culpa-why-reserved = 抜かした分は手番が終わるまで取り置かれます。使えるのは{ $left }です。
mea_culpa-why-reserved-notches = 抜かした刻みは手番が終わるまで取り置かれ、それを合わせると刻み棒に余裕がありません（上限{ $most }）。
mea_culpa-why-take-back = 取り消せるものがありません。取り消せるのは1手番に1回、最後の行動だけで、隠れたものが明かされず、ほかの人が何も決めていないときに限ります。寄進は取り消せません。
mea_culpa-why-bonus-taken = { $bonus }はもう取られました。残りは{ $left }です。
mea_culpa-why-notches-set = 刻み棒はもう{ $notches }に合わせました。加える硬貨を決めてください（0でもかまいません）。
mea_culpa-why-notches-first = 先に刻み棒を1〜{ $most }刻みに合わせてください。
mea_culpa-why-coins = { $wanted }は加えられません。入札できるのは持っている硬貨だけで、残りは{ $left }です。
mea_culpa-why-picked =
    { $who-is ->
        [you] { $character }はもうあなたのものです。残りは{ $left }です。
       *[other] { $character }は{ $who }が選びました。残りは{ $left }です。
    }
mea_culpa-why-stone-first = 建設隊は置きません。教皇石を動かすか、そのままにしてください。
mea_culpa-why-must-place = 皇帝の建設隊は必ず置きます。建設地を選んでください。
mea_culpa-why-hold = 先行行動を取っておけるのは3人のときだけで、教皇と皇帝のもう一方がまだ選ばれていない間に限ります。
mea_culpa-why-no-pope-stone = { $den }に教皇石はありません。{ $dens }から動かしてください。
mea_culpa-why-finished = { $site }の大聖堂は完成しているため、建設隊は置けません。{ $sites }を選んでください。
mea_culpa-why-buy-again = この手番ではもう買いました。2つ目の行動は別の種類に限ります。品物と免罪符は同じ種類です。
mea_culpa-why-sell-again = この手番ではもう売りました。2つ目の行動は別の種類に限ります。
mea_culpa-why-donate-again = この手番ではもう寄進しました。2つ目の行動は別の種類に限ります。
mea_culpa-why-visit-again = この手番ではもう館を訪れました。2つ目の行動は別の種類に限ります。
mea_culpa-why-two-actions = もう2つ行動しました。3つ目はありません。手番を終えてください。
mea_culpa-why-post-full = 2つ目の行動には1刻み必要ですが、刻み棒はもう{ $most }です。
mea_culpa-why-sold-out = 市場にありません：{ $stone }
mea_culpa-why-price = { $price }必要ですが、手持ちは{ $left }です。
mea_culpa-why-no-two = 市場に2つはありません：{ $stone }。1つなら買えます。
mea_culpa-why-no-indulgence = 市場に免罪石がないため、免罪符は得られません。
mea_culpa-why-no-letter = { $letter }はもう残っていません。
mea_culpa-why-no-good = ついたての裏にありません：{ $stone }
mea_culpa-why-coin = { $gift }は渡せません。手持ちは{ $left }です。両替は自由です。
mea_culpa-why-compartment = 仕切りIは最初の大聖堂で開けられました。これからはすべてIIに入れます。
mea_culpa-why-house-closed = このラウンドの館はすべて閉じています。
mea_culpa-why-not-pope = お忍びで館を訪れるのは教皇だけです。訪れる部屋を言ってください。
mea_culpa-why-incognito = 教皇は部屋を言わず、緊急の会合として秘密にダイスを合わせます。
mea_culpa-why-too-many-notches = 刻み棒は{ $most }を超えられません。{ $room }の前で{ $post }になり、さらに{ $notches }必要です。
mea_culpa-why-visited = { $room }はこのラウンドにもう訪れられました。開いているのは{ $rooms }です。
mea_culpa-why-suite-5 = どの部屋にもカードがないため、スイート5は閉じています。開いているのは{ $rooms }です。
mea_culpa-why-suite-6 = 黄の免罪符がないため、スイート6は閉じています。開いているのは{ $rooms }です。
mea_culpa-why-die = 訪れるのはあなたです。ダイスを合わせてください。
mea_culpa-why-guess = 推測するのはあなたです。部屋かスイートを言ってください。
mea_culpa-why-die-closed = ダイスと推測は開いている部屋だけです。{ $room }は閉じています。開いているのは{ $rooms }です。
mea_culpa-why-chest-order = ボーナスは1つずつ寄進箱に入れます。いまは{ $gift }です。
mea_culpa-why-den-empty = { $den }にあなたの罪石はありません。{ $dens }を空にしてください。
mea_culpa-why-no-crew = { $site }に建設隊はいません。{ $sites }の建設隊を動かしてください。
mea_culpa-why-no-indulgence-free = このカードで取れるのは品物だけで、免罪石は取れません。
mea_culpa-why-letters-left = 免罪石に替える免罪符が残っています。色を選んでください。
mea_culpa-why-rob-self = 自分からは盗めません。相手を選んでください。
mea_culpa-why-not-displayed = { $letter }は並んでいません。{ $letters }から選んでください。
mea_culpa-why-not-yours = { $letter }を持っていません。{ $letters }から選んでください。

## ハウスルールのまちがい

mea_culpa-error-deck = 快楽の館には少なくとも{ $expected }枚のカードが必要ですが、{ $came }枚しかありません。
mea_culpa-error-reserved = メタ・クルパの罪「{ $option }」には時計か手が必要です。名前だけが予約されていて、選べません。

## ルール

mea_culpa-rules-goal = メア・クルパは、入札と寄進を競う2〜4人用のゲームです。だれもが哀れな魂をひとつ持ち、魂はゲーム中ずっと地獄へ滑り落ちていきます。最後に免罪符が魂を引き上げます。免罪符は買うことも、もらうことも、スイート6で得ることもできますが、多くは大聖堂に寄進した人のものになります。最後に魂が天国にいる人、いなければ天国に最も近い人が勝ちます。
mea_culpa-rules-setup = 全員が{ $taler }、{ $sins }、2つの仕切りのある寄進箱を持ちます。建設隊{ $crews }隊は小屋に、教皇石は3つの巣窟に1つずつあります。袋の中身は{ $bag }です。魂はスタートにくじで決めた順に並び、天国に近い人から順に、4つの開始ボーナスの1つを選びます：パンとワイン、宝石、{ $coin }硬貨、青の免罪符。品物と硬貨はすぐに寄進し、1つずつ好きな仕切りに入れます。免罪符はついたての裏に置きます。選ばれなかったものは戻します。
mea_culpa-rules-record = 罪の記録には、スタートと、地獄へ向かう{ $hell }マス、天国へ向かうマスがあり、上へ{ $heaven }歩目が天国です。複数の魂が並べるのは、最初のスタートだけです。ふさがったマスで止まる魂は、次の空きマスまで進みます。地獄に入ることはなく、最後のマスを越える移動は行いません。同点では、いつも地獄に近いほうが優先です。
mea_culpa-rules-round = ラウンドは4つに分かれます：準備する、全員が人物に入札する、市場が空になるまで人物が順に行動する、刻み棒を比べる。
mea_culpa-rules-prepare = 袋から石{ $market }個を市場に出します。人物はすべて選べるようになり、小屋の建設隊1隊を皇帝のカードに置きます。部屋1〜4に残ったカードを捨て、新しいカードを4枚置きます。山札がなくなれば捨て札を切り直します。スイート5は開き、スイート6には黄の免罪符を置きます。
mea_culpa-rules-bids = 全員が秘密に、同時に入札します：刻み棒の1〜{ $most }刻みと、好きなだけの硬貨です。入札は一斉に公開します。合計の高い人から順に人物を選びます。入札した硬貨はすべて失われますが、刻みが最も多い人だけは取り戻します。刻みはそのまま残り、ラウンドの終わりに代価となります。
mea_culpa-rules-characters = 人物は選ばれるとすぐに先行行動を行い、ラウンド中は特権を持ちます。行動の順は教皇、皇帝、商人、小罪人です。
mea_culpa-rules-pope = 教皇。先行行動：教皇石を1つ、別の巣窟に動かすことができます。特権：お忍びで館を訪れます。
mea_culpa-rules-emperor = 皇帝。先行行動：カードの建設隊を必ず建設地に置きます。特権：1回の行動で2つ寄進できます。
mea_culpa-rules-merchant = 商人。先行行動はありません。特権：自分の手番が終わるたびに、市場の石を1つ無料で取ります。免罪石は赤か緑の免罪符に替えます。
mea_culpa-rules-petty-sinner = 小罪人。先行行動：小罪の巣窟に{ $petty }を必ず置き、すぐに館を訪れることができます。特権：部屋とスイート6の刻みを払いません。
mea_culpa-rules-turn = 手番では、パスするか、1つ行動します：買う、売る、寄進する、館を訪れる。{ $second }を払えば、別の種類の行動をもう1つできます。手番の終わりに市場が空になるまで、人物は順に手番をくり返します。
mea_culpa-rules-buying = 市場の品物を1つ、その値段で買います。または免罪石を{ $letter }で買い、赤か緑の免罪符に替えます。または欲張って、同じ品物2つを1つ分の値段で買い、強欲の巣窟に{ $greed }を置きます。
mea_culpa-rules-selling = ついたての裏の品物を1つ売ります。品物は袋に戻ります。
mea_culpa-rules-donating = 品物か硬貨を1つ寄進します。全員に見せてから、寄進箱の仕切りIかIIに、どちらか見せずに入れます。大聖堂が完成するまで取り出せません。寄進の価値：{ $worth }。硬貨は額面どおりです。
mea_culpa-rules-visits = 快楽の館には、カードのある部屋4つとスイート2つがあり、それぞれ1ラウンドに1回だけ訪れられます。部屋：カードの刻みだけ刻み棒を回し、書かれたことを行い、カードを捨てます。スイート5：色欲の巣窟に{ $suite }を置き、どれかの部屋のカードを刻みなしで使います。スイート6：色欲の巣窟に{ $suite }を置き、刻み棒を{ $yellow }回し、黄の免罪符を得ます。刻み棒が{ $most }を超える訪問はできません。
mea_culpa-rules-incognito = 教皇は部屋を言わず、秘密にダイスを合わせます。ほかの人のうち地獄に最も近い人が行き先を推測します。当たれば教皇は見つかり、地獄へ{ $caught }進み、ふつうに払います。外れれば、刻みも罪石も要りません。
mea_culpa-rules-stones = 全員が{ $sins }を持ちます。巣窟にあるものは、やがて罰せられるかもしれない罪です。置くべき罪石が足りない人は、巣窟を1つ選んで自分の罪石をすべて引き取り、1個につき地獄へ1歩進んでから、続けて置きます。
mea_culpa-rules-dens = 教皇石が3つとも1つの巣窟に集まると、ほかの2つの巣窟が罰せられます：そこの罪石1個につき、持ち主は地獄へ1歩進みます。3つ目の教皇石を動かした人は赦されます。罰せられた2つの巣窟の罪石は全員が引き取り、教皇石のある巣窟はそのままです。教皇石は各巣窟に1つずつ戻ります。
mea_culpa-rules-sites = 建設地の建設隊2隊で身廊が、さらに2隊で尖塔が建ち、大聖堂が完成します。建て終えた建設隊は小屋に戻ります。
mea_culpa-rules-evaluation = 大聖堂が完成すると、何の途中でもすぐに寄進を評価します。1つ目では仕切りI、2つ目では仕切りIIです。パンとワイン、布と宝石、お金の順に、寄進の多い2人が、大聖堂の下に記された免罪符を、多い人から交互に取ります。寄進者が1人なら全部取り、だれもいなければ残ります。同点なら地獄に近いほうが上です。そのあと仕切りを空にし、品物は袋に、お金は銀行に戻します。最初の大聖堂のあとは、寄進はすべてIIに入れます。
mea_culpa-rules-posts = ラウンドの終わりに刻み棒を比べます。刻みが最も多い人は、最も少ない人との差だけ地獄へ進みます。最多が複数なら、そのうち地獄から最も遠い人だけが進みます。
mea_culpa-rules-end = 2つ目の評価のあと、ゲームは終わります。もう一度刻み棒を比べ、そのあと地獄に近い人から順に、免罪符で魂を引き上げます：4色そろい1組につき{ $set }、ほかの免罪符1枚につき{ $single }。天国にいる人の勝ちです。だれもいなければ、天国に最も近い人が勝ちます。
mea_culpa-rules-two = 2人のときは、人物を交互に2人ずつ選びます。評価では、寄進の多い人が2枚、もう1人が2枚、残りを多い人が取ります。
mea_culpa-rules-three = 3人のときは、人物が1人残ります。教皇か皇帝が残れば、もう一方を持つ人が両方の先行行動を行います。商人が残れば、自分の手番の終わりに地獄に最も近い人が無料の石を取ります。
mea_culpa-rules-screens = ターラー、品物、免罪符はついたての裏に置きます。出入りは全員に見えるので、覚えていればすべてわかりますが、場には表示しません。
mea_culpa-rules-open = このテーブルではついたてがなく、全員の持ち物が見えます。
mea_culpa-rules-meta = メタ・クルパ：ずさんな振る舞いも罪になります。払うべきものや、いくつかの手順は、抜かしたり遅らせたりできます。手番が終わると、相手はだれでも「見つけた！」と指摘できます。見つかった人は、抜かしたものを払い、小罪の巣窟に罪石を1個置きます。小罪人は払うだけで、罪石は置きません。だれも指摘しなければ、払わないままです。
mea_culpa-rules-register = このテーブルで決めた罪：{ $sins }。
mea_culpa-sin-take_back = 行動の取り消し
mea_culpa-sin-bid_unsettled = 入札を払う前に人物を取ること
mea_culpa-sin-late_notch = 刻み棒の回し遅れ
mea_culpa-sin-merchant_forgets = 商人の石の取り忘れ
mea_culpa-sin-late_payment = 代金を払わずに品物や免罪符を取ること
mea_culpa-sin-pope_without_die = 教皇がダイスなしで館を訪れること
mea_culpa-sin-preliminary_forgotten = 先行行動の忘れ
mea_culpa-sin-late_lust = 色欲への罪石の置き遅れ
mea_culpa-sin-late_greed = 強欲への罪石の置き遅れ
mea_culpa-sin-donation_hidden = 見せずに寄進すること
mea_culpa-rules-all-prices = 市場の値段：
mea_culpa-rules-one-price = { $stone }：{ $terms }
mea_culpa-price-good = { $buy }で買い、{ $sell }で売る
mea_culpa-price-letter = { $buy }で買い、赤か緑の免罪符に替える
mea_culpa-rules-all-rows = 大聖堂の下の免罪符：
mea_culpa-rules-one-row = { $site }：{ $rows }
mea_culpa-rules-all-cards = 快楽の館のカード：
mea_culpa-rules-one-card = { $card }（{ $notches }、{ $copies }枚）。{ $more }
mea_culpa-card-full-emperor-letter = 相手が皇帝で免罪符を持っていれば、相手の選んだ1枚をもらいます。
mea_culpa-card-full-pope-letter = 相手が教皇で黄の免罪符を持っていれば、1枚もらいます。
mea_culpa-card-full-three-steps = ほかの全員の魂が、地獄に近い順に{ $amount }歩ずつ地獄へ進みます。
mea_culpa-card-full-five-steps = ほかの全員の魂が、地獄に近い順に{ $amount }歩ずつ地獄へ進みます。
mea_culpa-card-full-lust = ほかの全員が、色欲の巣窟に罪石を{ $amount }個ずつ置きます。
mea_culpa-card-full-greed = ほかの全員が、強欲の巣窟に罪石を{ $amount }個ずつ置きます。
mea_culpa-card-full-move-crew = 建設地から別の建設地へ。
mea_culpa-card-full-new-crew = 小屋から建設地へ。
mea_culpa-card-full-pope-stone = 巣窟から別の巣窟へ。
mea_culpa-card-full-good = 市場から無料で。
mea_culpa-card-full-steal = 選んだ相手から。{ $amount }ターラーに満たない人からは何も得られません。
mea_culpa-card-full-three-taler = 銀行から{ $amount }。
mea_culpa-card-full-five-taler = 銀行から{ $amount }。
mea_culpa-card-full-seven-taler = 銀行から{ $amount }。
mea_culpa-worth = { $stone }は{ $points }点
mea_culpa-rules-rulings = 迷ったときの裁定：

mea_culpa-rules-m1 = M1. 市場が空かどうかは、商人の石を取ったあと、手番の終わりに確かめます。最後の石を買ったあとでも、2つ目の行動はできます。
mea_culpa-rules-m3 = M3. { $hell }マス目を越える移動は、すべて無効です。魂は動きません。押し出されて越えるときも同じです。
mea_culpa-rules-m4 = M4. 移動では、ふさがったマスも数えます。止まるマスがふさがっているときだけ、同じ向きの次の空きマスまで進みます。天国には何人でも入れます。天国の手前のマスから押し出された魂は、天国に入ります。
mea_culpa-rules-m5 = M5. 2つ目の行動の刻みは行動の前に回し、上限{ $most }はそのあとで確かめます。
mea_culpa-rules-m6 = M6. まとめて罰せられた罪石は、その数だけの1回の移動です。
mea_culpa-rules-m7 = M7. 複数の魂が同時に動くときは、地獄に最も近い魂から動かし、そのつど位置を見直します。
mea_culpa-rules-m8 = M8. スタートでは、くじで決めた並び順が同点を決めます。あとでスタートに戻るときは、ほかのマスと同じく空いていなければなりません。
mea_culpa-rules-m10 = M10. 4色そろいの組数は、最も少ない色の枚数です。1人の免罪符はまとめて1回の移動にします。
mea_culpa-rules-m11 = M11. 天国にいる人は全員が勝者です。
mea_culpa-rules-m13 = M13. 館のカードに書かれたことは、できるかぎり行います。建設隊と教皇石は、別の建設地や巣窟に動かします。スイート5は一度訪れられるとそのラウンドは閉じ、使った部屋のカードは捨てます。
mea_culpa-rules-m14 = M14. 教皇が地獄に最も近いときは、ほかの人のうち地獄に最も近い人が推測します。ダイスと推測の対象は、開いている部屋とスイートです。スイート5ならダイスは5で、部屋は公開のあとに選びます。見つかったら、まず1歩、次に罪石、刻み、部屋の効果の順です。
mea_culpa-rules-m15 = M15. 教皇は、代価にかかわらず、開いているどの部屋やスイートにもダイスを合わせられます。
mea_culpa-rules-m16 = M16. 刻み棒が{ $most }を超える部屋で見つかったときは、1歩進み、刻み棒は{ $most }になり、効果も罪石もありません。部屋は開いたままですが、教皇の行動は終わりです。
mea_culpa-rules-m18 = M18. 訪問の順序：罪石、刻み、部屋の効果、捨て札。
mea_culpa-rules-m19 = M19. どの部屋にもカードがなければ、スイート5は閉じます。
mea_culpa-rules-m20 = M20. 何も起こらない部屋を訪れてもかまいません。
mea_culpa-rules-m21 = M21. 「品物を取る」で免罪石は取れません。
mea_culpa-rules-m22 = M22. 赤か緑の免罪符がなくなれば、もう一方を取ります。両方なくなれば買えず、無料で取った免罪石は袋に戻るだけです。
mea_culpa-rules-m23 = M23. 黄の免罪符がなくなれば、スイート6は閉じたままです。
mea_culpa-rules-m24 = M24. 大聖堂の免罪符が足りなければ、あるだけを分けます。
mea_culpa-rules-m25 = M25. 完成した大聖堂に建設隊は置けません。
mea_culpa-rules-m26 = M26. 小屋が空なら、「建設隊を置く」では何も起こりません。建設地にいるのは最大3隊なので、皇帝の建設隊がなくなることはありません。
mea_culpa-rules-m27 = M27. 遅くとも11隊目の皇帝の建設隊でゲームは終わります。ラウンドは11を超えません。
mea_culpa-rules-m28 = M28. 2つ目の大聖堂が完成すると、何の途中でもすぐにゲームが終わります。
mea_culpa-rules-m30 = M30. 罪石が足りないとき：残りを置き、自分の罪石がある巣窟を1つ選び（いま置いている巣窟も含む）、そこから自分の罪石をすべて引き取り、その数だけ進み、続けて置きます。必要ならくり返します。
mea_culpa-rules-m31 = M31. カードで複数の人が罪石を置くときは、地獄に近い人からです。
mea_culpa-rules-m32 = M32. 品物を買うことと免罪符を買うことは、同じ種類の行動です。
mea_culpa-rules-m33 = M33. 刻み棒が{ $most }なら、2つ目の行動はできません。
mea_culpa-rules-m34 = M34. 小罪人も、2つ目の行動には刻みを払います。
mea_culpa-rules-m36 = M36. お金の寄進は硬貨1枚です。両替は自由です。
mea_culpa-rules-m37 = M37. 動いたものは全員に見えます：入札、代金、品物、免罪符、寄進。隠されるのは、最初の評価までの寄進の仕切り分け、公開前の入札、推測前のダイス、これから引くものだけです。
mea_culpa-rules-m39 = M39. 3人で商人がいないとき：手番の終わりに地獄に最も近い人が、無料の石を取ります。一巡で石が1つも減らなければ、地獄に最も近い人が1つ取ります。こうしてラウンドは必ず終わります。
mea_culpa-rules-m40 = M40. 3人のとき：引き継ぐのは先行行動だけで、特権は引き継ぎません。教皇と皇帝の一方を、もう一方が残っている間に選んだ人は、すぐに行うか、取っておくことができます。もう一方が選ばれたら、取っておいた行動をその人の行動の直前に行います。残ったら、最後に残りをどちらの順でも行います。
mea_culpa-rules-m41 = M41. 2人のとき：特権は手番の人物カードのものです。小罪人の先の訪問は小罪人として行います。教皇を持っていてもダイスは使わず、色欲の罪石は置きます。
mea_culpa-rules-m42 = M42. 寄進者とは、その区分で1点以上ある人です。
mea_culpa-rules-m44 = M44. 入札できるのは、持っている硬貨だけです。
mea_culpa-rules-m60 = M60. ダイスと推測は同時に決め、両方そろうまで伏せます。開いている部屋が1つだけなら両方わかっているので、教皇はたずねられずに見つかります。
mea_culpa-rules-m61 = M61. 盗む相手はだれでも選べます。足りなくて何も渡せない人でもかまいません。
mea_culpa-rules-m69 = M69. 皇帝の2つ目の寄進は、1つ目のすぐあとに行います。間にほかのことをすると、寄進は1つだけです。
mea_culpa-rules-m70 = M70. M39の無料の石は、すべて商人の石と同じ扱いです。免罪石でもよく、必ず取ります。
mea_culpa-rules-m71 = M71. 選ぶ余地がないときは、たずねません：最後のボーナス、最後の人物、寄進者が1人のときの免罪符、1色だけの免罪符、空にできる唯一の巣窟、建設隊の唯一の動かし方、唯一の品物、何もできない手番。
mea_culpa-rules-m72 = M72. 入札の上限は持っている額だけです。ここでは100枚をひとまとめに決めます。
mea_culpa-rules-m50 = M50. 行動できるのは、その代価をすべて払えるときだけです。抜かした分は、指摘の機会が終わるまで取り置かれます。
mea_culpa-rules-m51 = M51. 皇帝の建設隊は抜かせません。何人のときでも、一巡で市場の石が1つも減らなければ、地獄に最も近い人が1つ取ります。
mea_culpa-rules-m52 = M52. 取り消せるのは1手番に1回で、隠れたものが明かされず、ほかの人が何も決めていないときだけです。
mea_culpa-rules-m53 = M53. 誤って指摘した人は、小罪の巣窟に罪石を1個置きます。これはわたしたちの追加です。そうでなければ、だれもがいつも指摘するでしょう。
mea_culpa-rules-m54 = M54. 指摘の機会は、手番の終わりに1回、相手全員に同じように与えられます。ラウンドの終わりまで何も言わないと決めることもできます。見せなかった寄進は、そのあとで見せます。
mea_culpa-rules-m62 = M62. 手番が終わる前に遅れて払えば、罪ではありません。
mea_culpa-rules-m63 = M63. どれだけ抜かしても、見つかった人が置く罪石は1個です。
mea_culpa-rules-m64 = M64. ダイスなしで館を訪れた教皇は、当てられなかったときと同じく何も払いません。指摘されれば、当てられたときと同じくすべて払います。
mea_culpa-rules-m65 = M65. 無料の石を取り忘れて見つかった商人は、あらためて取ります。
mea_culpa-rules-m66 = M66. 寄進は取り消せません。
mea_culpa-rules-m67 = M67. ラウンドの終わりまで何も言わないと決めた人には、次のラウンドからまたたずねます。
mea_culpa-rules-m68 = M68. 人物を選ぶことも1つの手番と数えます：入札した硬貨はカードを取るときに払い、先行行動のあとに指摘の機会があります。先行行動のうち、抜かせるのは小罪人の罪石だけです。
mea_culpa-rules-m73 = M73. 同じ手番に大聖堂が完成したら、見せなかった寄進もそこで見せ、数に入れます。それでゲームが終わるときは指摘の機会がなく、抜かした分は払ったものとします。

mea_culpa-rules-trust = 数値のほとんどは、ルールブックにあるか、そこから導けます。値段のうち書かれているのはパンと免罪石だけで、天国までの距離も書かれていません。どの大聖堂の下にどの免罪符があるかも、わたしたちが補いました。
mea_culpa-rules-reconstructed = 次の数値は補ったもので、製品のボードとは違うかもしれません：{ $entries }。
mea_culpa-rules-house = このテーブルのハウスルールによる数値：{ $entries }。
mea_culpa-rules-correct = 製品をお持ちなら、どの数値もハウスルールのファイルで正して遊べます。docs/house-rules.mdをごらんください。
mea_culpa-rules-publishers = ゲームとその名前は作者と出版社のものです。このルールはわたしたちのことばで書いています。気に入ったら、ぜひ製品をお求めください。
mea_culpa-figure-buy = 買値：{ $stone }{ $value }
mea_culpa-figure-sell = 売値：{ $stone }{ $value }
mea_culpa-figure-heaven = 天国までの歩数{ $value }
mea_culpa-figure = { $path } { $value }

## 案内：ある決断が初めて出てきたときの説明（たずねること、または選択肢の名で）

mea_culpa-guide-bonus = 寄進箱への最初の寄進か、青の免罪符です。品物と硬貨は大聖堂が完成したときに数えます。仕切りIは1つ目、IIは2つ目の大聖堂です。宝石は「布と宝石」で2点になります。はじめのうち、ここに寄進する人は多くありません。
mea_culpa-guide-chest = 寄進箱には仕切りが2つあり、どちらに入れたかはだれにも見えません。Iは1つ目の大聖堂で、IIは2つ目の大聖堂、つまりゲームの終わりに開けます。早い寄進はIに入れるのがよいでしょう。1つ目の大聖堂のあとは、すべてIIに入れることになります。
mea_culpa-guide-bid = 刻みと硬貨の合計が入札です。高い人から人物を選びます。刻みが最も多い人は硬貨を取り戻し、ほかの人は失います。けれども刻みは罪です。刻み棒に残り、ラウンドの終わりに最も多い人が地獄へ滑ります。少なければ、そのぶん楽しみの余裕があります。
mea_culpa-guide-bid-coins = 硬貨は罪なしに入札を高くします。刻みが最も多くなければ、失われます。全員が入札を終えるまで、だれにも見えません。
mea_culpa-guide-bid-more = 100枚を超える硬貨は分けて載せます。あといくら加えるか決めれば、入札は終わりです。
mea_culpa-guide-pick = 教皇：当てられなければ、ただで館を訪れます。皇帝：どこに建てるかを決め、一度に2つ寄進します。商人：毎手番、無料の石。小罪人：館で刻みを払いません。この順に行動し、そのたびに市場は減っていきます。
mea_culpa-guide-early-stone = 教皇石が1つの巣窟に3つ集まると、ほかの2つの巣窟の罪が罰せられ、罪石1個につき地獄へ1歩進みます。3つ目を動かした人の罪は赦されます。だれの罪石がどこにあるかを見てから、動かすかどうか決めましょう。
mea_culpa-guide-early-stone-hold = 3人のとき、皇帝を選ぶ人がいなければ、あなたが建設隊も置き、順番も選べます。取っておけば、それがわかってから決められます。
mea_culpa-guide-early-crew = 2隊で身廊、さらに2隊で大聖堂が完成し、寄進を評価します。1つ目では全員の仕切りI、2つ目では仕切りIIで、そこでゲームが終わります。自分の寄進箱に合わせて、近づけるか遠ざけるか決めましょう。得られる免罪符は建設地ごとに違います。
mea_culpa-guide-early-crew-hold = 3人のとき、教皇を選ぶ人がいなければ、あなたが教皇石も動かせて、順番も選べます。取っておけば、それがわかってから建設隊を置けます。
mea_culpa-guide-both = 教皇か皇帝が選ばれなかったため、あなたが両方の先行行動を行います。建設隊は必ず置き、教皇石は動かさなくてもかまいません。順番が大事なこともあります。大聖堂が完成すればすぐに評価し、同点では地獄に近い魂が優先です。
mea_culpa-guide-early-visit = 小罪人はだれよりも先に館に行き、刻みを払いません。スイートでは色欲に罪石を置きます。いま取ったものは、もうだれにも取られません。
mea_culpa-guide-turn = 手番の行動は1つです：買う、売る、寄進する、館を訪れる。品物は買値より高く売れ、寄進は大聖堂の完成で免罪符になります。パスは無料です。市場が空になるとラウンドは終わります。
mea_culpa-guide-turn-second = 2つ目の行動で刻み棒が1つ回ります。ラウンドの終わりに払うのは刻みが最も多い人だけで、最も少ない人との差です。ほかの人のほうが多ければ、痛くないかもしれません。
mea_culpa-guide-turn-donate = 皇帝は1回の行動で2つ寄進でき、仕切りも別々に選べます。2つ目に代価は要りません。ほかのことをすると、2つ目の行動になります。
mea_culpa-guide-free = どの石でも無料です。免罪石は赤か緑の免罪符になり、宝石は高く売れます。石が減るほど、ラウンドの終わりも近づきます。
mea_culpa-guide-free-nearest = このラウンドに商人はいないので、地獄に最も近い魂、つまりあなたが無料の石を取ります。免罪符にするか、売るか、寄進するか。
mea_culpa-guide-die = 教皇はこっそり館に入ります。部屋を当てられなければ、刻みも罪石も要りません。当てられると、地獄へ1歩進み、ふつうに払います。いちばん得な部屋は、いちばん先に疑われます。
mea_culpa-guide-guess = 教皇の行き先を当ててください。当たれば、教皇は地獄へ1歩進み、訪問の代価を払います。外れれば無料です。自分が教皇なら、どこに行きたいですか。どこを当てられるのがこわいですか。
mea_culpa-guide-suite = スイート5では、どの部屋のカードも刻みなしで使えます。いちばん高いカードも、ほかと同じ値段です。使ったカードは捨てます。
mea_culpa-guide-empty = 置くべき罪石がありません。巣窟を1つ選ぶと、そこの自分の罪石がすべて戻り、1個につき地獄へ1歩進みます。少ない巣窟なら安くすみますが、すぐまた足りなくなるかもしれません。
mea_culpa-guide-crew = 小屋の建設隊を1隊置けます。2隊で身廊、さらに2隊で尖塔です。大聖堂が早く完成すると、自分の寄進箱に都合がよいでしょうか。
mea_culpa-guide-move-crew = 建設隊を別の建設地に動かします。大聖堂を遅らせることも、完成させることもできます。
mea_culpa-guide-move-stone = 1つの巣窟に3つ目の教皇石が来ると、ほかの2つの巣窟の罪が罰せられ、あなたの罪は赦されます。教皇石が離れていれば、いまのところ全員が無事です。
mea_culpa-guide-good = 市場の品物を1つ、無料で取れます。免罪石は品物ではありません。売るか、寄進するか。
mea_culpa-guide-rob = カードの額に満たない人からは、何も得られません。ついたての裏に入ったものは、みな見えていました。よく売っていたのはだれでしょう。
mea_culpa-guide-give = カードを使った人に、免罪符を1枚渡します。どれを渡すかはあなたが選びます。4色そろいの1組は、ばらの4枚よりずっと価値があります。組にならないものを渡しましょう。
mea_culpa-guide-letters = 寄進の多い2人が交互に取ります。4色で1組になり、組はばらの免罪符よりずっと高く魂を引き上げます。自分の組に足りない色を取り、相手が欲しい色にも気をつけましょう。
mea_culpa-guide-due = メタ・クルパでは、払うべきものを抜かすことができます。手番が終わると、ほかの人は「見つけた！」と指摘できます。指摘されれば、結局払ったうえに、小罪の巣窟に罪石を1個置きます。だれも気づかなければ、払わずにすみます。手番が終わるまでなら、遅れて払えます。
mea_culpa-guide-due-bid = 入札した硬貨は、人物を取るときに払います。払わずにおけば手元に残りますが、手番の終わりに指摘されるかもしれません。
mea_culpa-guide-window = この手番の記録を見てみましょう。代金はすべて払われましたか。刻みは回され、罪石は置かれましたか。正しく指摘すれば、相手が払い、罪石を置きます。まちがえれば、罪石を置くのはあなたです。

## ブラウザのテーブル

web-mea_culpa-buy = 買値{ $price }
web-mea_culpa-sell = 売値{ $price }
web-mea_culpa-coins = 入札に加えるターラー
web-mea_culpa-lay = さらに{ $coin }ターラー置く
web-mea_culpa-none = 置かない
web-mea_culpa-seal = 封をする（{ $choice }）
web-mea_culpa-turn-up = 入札を公開します。
web-minutes-mea_culpa = 60～90分
web-score-mea_culpa = スタートから{ $score }マス
web-last-mea_culpa = 前の入札
