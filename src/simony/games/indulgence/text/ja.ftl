### インダルジェンス
###
### ひとつの物にはひとつのことば。en.ftlも同じです：
###
###   hand        ディール       エディクト選びから支払いまで、カードを配りきる1回ぶん
###   cards       カード、手札   プレイヤーが持つもの
###   family      ファミリー     4つのスート：メディチ、スフォルツァ、ボルジア、オルシーニ
###   florin      フロリン       お金
###   Ruler       ルーラー       エディクトを選び、支払いを受ける人
###   Edict       エディクト     取ると支払いになるもの
###   Sin         罪業           エディクトの裏面。罪人がめざすこと
###   sinner      罪人           罪業に挑む人
###   ring        リング         罪人のカード1枚を10にする
###   papal bull  教皇勅書       3枚のエディクトをすべて有効にする（エキスパートゲーム）
###   trick, lead, follow, trump, pass     トリック、リード、フォロー、切り札、パス
###   first lead  最初のリード   ディールの最初のトリックで最初に出すカード

indulgence-name = インダルジェンス
indulgence-about = ルーラーが禁じたものを避けてトリックを取るか、罪業に挑んで取りつくすか。

indulgence-option-expert = エキスパートゲーム
indulgence-option-expert-off = 基本のエディクト12枚
indulgence-option-expert-on = エディクト20枚すべてと、1人1枚の教皇勅書
indulgence-option-edition = 2つのルールブックが違うときに従うほう
indulgence-option-edition-english = 英語版
indulgence-option-edition-japanese = 日本語版：6は1枚1フロリン、2枚のエディクトは2つのファミリーの全カードが対象
indulgence-option-first_ruler = 最初のディールのルーラー
indulgence-option-first_ruler-random = くじで決める

## 小さなことば

indulgence-who =
    { $who-is ->
        [you] あなた
       *[other] { $who }
    }
indulgence-to =
    { $to-is ->
        [you] あなた
       *[other] { $to }
    }
indulgence-florins = { $count }フロリン
indulgence-then = { $head }、{ $last }
indulgence-seats = { $seats }
indulgence-number-each = { $number }
indulgence-number-the = { $number }
indulgence-with-ring =
    { $ring ->
        [1] リング付きで
       *[other] {""}
    }

## カード

indulgence-family-medici = メディチ
indulgence-family-sforza = スフォルツァ
indulgence-family-borgia = ボルジア
indulgence-family-orsini = オルシーニ
indulgence-family-colour = { $family }（{ $colour }）
indulgence-colour-red = 赤
indulgence-colour-purple = 紫
indulgence-colour-green = 緑
indulgence-colour-blue = 青

indulgence-card = { $family }の{ $number }
indulgence-card-hidden = 伏せたカード
indulgence-card-hidden-led = 伏せたカード、{ $family }と宣言
indulgence-family-cards = { $family }の{ $numbers }
indulgence-family-whole = { $family }全部
indulgence-seat-card = { indulgence-who }：{ $card }
indulgence-seat-florins = { indulgence-who }：{ $price }

# エディクトの対象になるカード。
indulgence-cards-all = すべてのカード
indulgence-cards-all-even = 偶数のカード
indulgence-cards-all-odd = 奇数のカード
indulgence-cards-families = { $families }
indulgence-cards-even = { $families }の偶数
indulgence-cards-odd = { $families }の奇数
indulgence-cards-numbers = { $numbers }
indulgence-cards-some = { $families }の{ $numbers }

## エディクトの名前

indulgence-edict-quoted = 「{ $name }」
indulgence-edict-name-cards = { $what }禁止
indulgence-edict-name-trump = 切り札禁止
indulgence-edict-name-last = 最後の{ $family }禁止
indulgence-edict-name-three-tricks = { $goal }トリック先取禁止
indulgence-edict-name-first-or-last = 最初と最後のトリック禁止
indulgence-edict-name-most = ファミリー最多禁止
indulgence-edict-name-tricks = トリック禁止
indulgence-edict-name-pairs = { $first }と{ $second }のペア禁止

## エディクト：取ったときの支払い

indulgence-edict-cost-cards = { $what }を取ると、1枚につき{ $price }をルーラーに払います。
indulgence-edict-cost-trump = ルーラーが切り札のファミリーを決めます。切り札を取ると、1枚につき{ $price }をルーラーに払います。
indulgence-edict-cost-last = 最後に出る{ $family }を取ると、{ $price }をルーラーに払います。
indulgence-edict-cost-three-tricks = 最初に{ $goal }トリックに達すると、{ $price }をルーラーに払います。続けて取らなくても数えます。
indulgence-edict-cost-first-or-last = 最初のトリックと最後のトリックは、取るとそれぞれ{ $price }をルーラーに払います。
indulgence-edict-cost-most = あるファミリーをいちばん多く取ると、ファミリーひとつにつき{ $price }をルーラーに払います。同数ならルーラーが決めます。
indulgence-edict-cost-tricks = カードは伏せて出します。トリックを取ると、1トリックにつき{ $price }をルーラーに払います。
indulgence-edict-cost-pairs = { $first }と{ $second }の同じ数字を両方取ると、1組につき{ $price }をルーラーに払います。

## エディクト：罪業の目標

indulgence-sin-name = 罪業：{ $goal }
indulgence-sin-goal-cards =
    { $count ->
        [1] { $what }を取る
       *[other] { $what }を{ $count }枚すべて取る
    }
indulgence-sin-goal-trump = 切り札を9枚すべて取る
indulgence-sin-goal-last = 最後に出る{ $family }を取る
indulgence-sin-goal-three-tricks = 最初に{ $goal }トリックに達する
indulgence-sin-goal-first-or-last = 最初と最後のトリックを両方取る
indulgence-sin-goal-most = 4つのファミリーすべてをいちばん多く（同数でもよい）取る
indulgence-sin-goal-tricks = すべてのトリックを取る
indulgence-sin-goal-pairs = { $first }と{ $second }のペアを9組すべて取る

## エディクト：両面

indulgence-edict-full = { $name }：{ $cost }{ $sin }
indulgence-edict-sin = 罪業では、{ $goal }と、ほかの全員から{ $price }ずつもらえます。
indulgence-edict-sin-bull = 罪業の目標：{ $goal }。
indulgence-edict-full-cards-banned = { indulgence-edict-full }これらのカードは最初のリードに使えません。
indulgence-edict-full-trump-banned = { indulgence-edict-full }切り札は最初のリードに使えません。

## 場にあるもの

indulgence-bull = 教皇勅書
indulgence-zone-edicts = 選べるエディクト
indulgence-zone-force =
    { $count ->
        [1] 有効なエディクト
       *[other] 有効なエディクト
    }
indulgence-zone-sin = 罪業
indulgence-zone-deck = エディクトの山札
indulgence-zone-used = 使い終えたエディクト
indulgence-zone-trick = トリック
indulgence-zone-ring = リング
indulgence-zone-hand = あなたの手札
indulgence-zone-held = { indulgence-who }の手札
indulgence-zone-taken = { indulgence-who }が取ったトリック
indulgence-zone-florins = { indulgence-who }のフロリン
indulgence-zone-bull = { indulgence-who }の教皇勅書
indulgence-zone-held-short = 手札
indulgence-zone-taken-short = トリック
indulgence-zone-florins-short = フロリン
indulgence-zone-bull-short = 勅書
indulgence-ring-on-table = だれかが罪業に挑むまで、場に置かれています。
indulgence-ring-with = { indulgence-who }が持っています。
indulgence-ring-on-card = いまのトリックのカードにのっています。
indulgence-ring-used = このディールではもう使われました。

indulgence-mark-led = リード
indulgence-mark-ring = リング
indulgence-mark-winning = 優勢
indulgence-mark-forbidden = 対象
indulgence-role-ruler = ルーラー
indulgence-role-sinner = 罪人
indulgence-role-leader = リード
indulgence-role-passed = パス

## いまの状況

indulgence-fact-hand = 第{ $hand }ディール（全{ $hands }ディール）。
indulgence-fact-trick = 第{ $hand }ディール（全{ $hands }ディール）、第{ $trick }トリック（全{ $tricks }トリック）。
indulgence-fact-edict = { $name }が有効です。{ $cost }
indulgence-fact-bull = { indulgence-who }が教皇勅書を使いました。3枚のエディクトが同時に有効で、支払いは合計されます。
indulgence-fact-sin = { indulgence-who }が罪業に挑んでいます。目標は「{ $goal }」。成功すればほかの全員から{ $price }ずつもらい、失敗すればルーラーに{ $failed }を払います。
indulgence-fact-sin-bull = { indulgence-who }が教皇勅書のもとで罪業に挑んでいます。目標は次のすべてです：{ $goals }。成功すればその場でゲームに勝ち、ひとつでも失敗すればルーラーに{ $failed }を払います。
indulgence-fact-trump = 切り札：{ $family }
indulgence-fact-ring = { indulgence-who }はまだリングを持っています。2トリック目から、カード1枚を{ $ring }にできます。
indulgence-fact-ring-used = { indulgence-who }は{ $card }でリングを使いました。
indulgence-fact-ring-hidden = { $who }が伏せたカードにリングをのせました。
indulgence-fact-face-down = カードは伏せて出し、トリックがそろったら表にします。リードする人はファミリーを宣言します。
indulgence-fact-turned-up = リードする人はファミリーを宣言します。カードはトリックがそろったら表にします。
indulgence-fact-gone = 取られた{ $family }：9枚のうち{ $gone }枚
indulgence-fact-banned = 最初のリードに使えないカード：{ $what }
indulgence-fact-short = 支払いきれない人が出たので、これが最後のディールでした。
indulgence-fact-place = { $place }位：{ indulgence-who }（{ $price }）

## たずねること

indulgence-prompt-start = 最初のルーラーを決め、エディクトを3枚並べています。
indulgence-prompt-draw = 新しいエディクトを並べています。
indulgence-prompt-deal = ルーラーは{ indulgence-who }です。カードを配っています。
indulgence-prompt-edict =
    { $who-is ->
        [you] あなたがルーラーです。このディールのエディクトを選んでください。
       *[other] ルーラーの{ $who }がエディクトを選んでいます。
    }
indulgence-prompt-edict-bull =
    { $who-is ->
        [you] あなたがルーラーです。このディールのエディクトを選ぶか、教皇勅書を使ってください。
       *[other] ルーラーの{ $who }が、エディクトを選ぶか教皇勅書を使うか考えています。
    }
indulgence-prompt-trump =
    { $who-is ->
        [you] 切り札のファミリーを決めてください。
       *[other] { $who }が切り札のファミリーを決めています。
    }
indulgence-prompt-auction =
    { $who-is ->
        [you] パスしますか、罪業に挑みますか？
       *[other] { $who }が、パスするか罪業に挑むか考えています。
    }
indulgence-prompt-lead =
    { $who-is ->
        [you] あなたのリードです。カードを出してください。
       *[other] { $who }のリードです。
    }
indulgence-prompt-follow =
    { $who-is ->
        [you] リードは{ $family }です。{ $family }を出してください。
       *[other] リードは{ $family }です。{ $who }の番です。
    }
indulgence-prompt-void = リードは{ $family }ですが、あなたは持っていません。好きなカードを出してください。
indulgence-prompt-tie =
    { $who-is ->
        [you] { $family }の最多は{ $tied }が同数です。だれが払うかを決めてください。
       *[other] { $family }の最多は{ $tied }が同数です。だれが払うかを{ $who }が決めています。
    }
indulgence-prompt-over =
    { $who-is ->
        [you] ゲーム終了です。{ $price }で、あなたの勝ちです！
       *[other] ゲーム終了です。{ $price }で、{ $who }の勝ちです。
    }
indulgence-prompt-over-bull =
    { $who-is ->
        [you] ゲーム終了です。教皇勅書のもとで罪業を果たした、あなたの勝ちです！
       *[other] ゲーム終了です。教皇勅書のもとで罪業を果たした、{ $who }の勝ちです。
    }
indulgence-prompt-over-shared = ゲーム終了です。{ $winners }が勝利を分け合います。

## 同じフロリンの人の順位

indulgence-about-level = 同じ{ $price }なら、最近ルーラーだった人が上です：{ $order }の順（I29）。
indulgence-about-shared = { $price }で並ぶ{ $seats }は同じ順位です。まだルーラーになっていないからです（I29）。

## 答えられること

indulgence-choice-play = { $card }を出す
indulgence-choice-play-ring = { $card }をリング付きで出す
indulgence-choice-edict = { $name }：{ $cost }
indulgence-choice-bull = 教皇勅書：エディクト{ $count }枚すべて
indulgence-choice-trump = { $family }を切り札にする
indulgence-choice-pass = パスする
indulgence-choice-sin = 罪業に挑む：{ $goals }。成功すればほかの全員から{ $price }ずつもらい、失敗すればルーラーに{ $failed }を払います。
indulgence-choice-sin-bull = 3つの罪業すべてに挑む：{ $goals }。すべて果たせばその場でゲームに勝ち、ひとつでも失敗すればルーラーに{ $failed }を払います。
indulgence-choice-name =
    { $who-is ->
        [you] 自分を選ぶ：{ $family }ではだれも払いません
       *[other] { $family }は{ $who }が払う
    }

## できごと

indulgence-tell-first-ruler = 最初のルーラーは{ indulgence-who }です。
indulgence-tell-edicts-laid =
    { $count ->
        [1] 新しいエディクトが並びました：{ $edicts }
       *[other] 新しいエディクトが{ $count }枚並びました：{ $edicts }
    }
indulgence-tell-dealt = 第{ $hand }ディール。ルーラーは{ indulgence-who }です。カードが配られました。
indulgence-tell-hand = { indulgence-who }の手札：{ $cards }
indulgence-tell-edict = { indulgence-who }が{ $edicts }を選びました。
indulgence-tell-bull = { indulgence-who }が教皇勅書を使いました。{ $edicts }が有効です。
indulgence-tell-trump = { indulgence-who }が{ $family }を切り札にしました。
indulgence-tell-pass = { indulgence-who }はパスしました。
indulgence-tell-sin = { indulgence-who }が罪業に挑み、リングを手にしました。
indulgence-tell-played = { indulgence-who }が{ indulgence-with-ring }{ $card }を出しました。
indulgence-tell-played-own-hidden = { indulgence-who }が{ indulgence-with-ring }{ $card }を伏せて出しました。
indulgence-tell-led-own-hidden = { indulgence-who }が{ indulgence-with-ring }{ $card }を伏せて出し、{ $family }と宣言しました。
indulgence-tell-played-hidden = { indulgence-who }が{ indulgence-with-ring }カードを伏せて出しました。
indulgence-tell-led-hidden = { indulgence-who }が{ indulgence-with-ring }カードを伏せてリードし、{ $family }と宣言しました。
indulgence-tell-taken = { indulgence-who }がトリックを取りました。
indulgence-tell-taken-turned = カードが表になりました（{ $cards }）。{ indulgence-who }がトリックを取りました。
indulgence-tell-hand-over = 第{ $hand }ディールは{ $tricks }トリックで終わりました。
indulgence-tell-sin-made =
    { $who-is ->
        [you] あなたの罪業が成功しました！
       *[other] { $who }の罪業が成功しました。
    }
indulgence-tell-sin-missed = { indulgence-who }の罪業は失敗しました。
indulgence-tell-named =
    { $named-is ->
        [you] { indulgence-who }はあなたを{ $family }の最多と決めました。
       *[other] { indulgence-who }は{ $named }を{ $family }の最多と決めました。
    }
indulgence-tell-named-self = { indulgence-who }は自分を{ $family }の最多と決めました。だれも払いません。
indulgence-bill = { $price }（{ $parts }）
indulgence-bill-within = { $price }（{ $parts }）
indulgence-bill-part = { $name }に{ $amount }
indulgence-tell-paid = { indulgence-who }が{ indulgence-to }に{ $price }を払いました。
indulgence-tell-paid-short = { indulgence-who }は{ indulgence-to }に{ $price }を払うはずでしたが、手元の{ $paid }だけを払いました。不足分は銀行が補います。
indulgence-tell-game-over =
    { $who-is ->
        [you] ゲーム終了。あなたの勝ちです！（{ $purses }）
       *[other] ゲーム終了。{ $who }の勝ちです。（{ $purses }）
    }
indulgence-tell-game-over-bull =
    { $who-is ->
        [you] ゲーム終了。教皇勅書のもとで罪業を果たした、あなたの勝ちです！（{ $purses }）
       *[other] ゲーム終了。教皇勅書のもとで罪業を果たした、{ $who }の勝ちです。（{ $purses }）
    }
indulgence-tell-game-over-shared = ゲーム終了。{ $winners }が勝利を分け合います。（{ $purses }）

## できない理由

indulgence-why-edict-first = カードを出すのはまだ先です。先にエディクトを選んでください：{ $edicts }
indulgence-why-trump-first = カードを出すのはまだ先です。先に切り札のファミリーを決めてください。
indulgence-why-auction-first = カードを出すのはまだ先です。先に、パスするか罪業に挑むかを決めてください。
indulgence-why-tie-first = ディールは終わり、カードはもう出せません。{ $family }の分をだれが払うかを決めてください。
indulgence-why-not-held = { $card }は手札にありません。出せるカード：{ $cards }
indulgence-why-follow = リードは{ $family }で、あなたは{ $numbers }を持っています。フォローしなければなりません。
indulgence-why-banned = { $card }は{ $edicts }により最初のリードに使えません。リードできるカード：{ $cards }
indulgence-why-ring-nobody = リングを使えるのは罪人だけで、このディールに罪人はいません。リングなしで出してください。
indulgence-why-ring-not-yours = リングを使えるのは罪人の{ $who }だけです。リングなしで出してください。
indulgence-why-ring-used = このディールのリングはもう{ $card }に使いました。リングなしで出してください。
indulgence-why-ring-first-trick = リングはディールの最初のトリックでは使えません。リングなしで出してください。
indulgence-why-edict-chosen =
    { $who-is ->
        [you] このディールのエディクトはもう選びました：{ $edicts }
       *[other] エディクトを選ぶのはルーラーの{ $who }で、もう決まっています：{ $edicts }
    }
indulgence-why-edict-none = そのエディクトはこのゲームにありません。この中から選んでください：{ $edicts }
indulgence-why-edict-expert = { $name }はエキスパートゲーム用です。この中から選んでください：{ $edicts }
indulgence-why-edict-used = { $name }は使い終えたので、もうありません。この中から選んでください：{ $edicts }
indulgence-why-edict-deck = { $name }は場に出ていません。この中から選んでください：{ $edicts }
indulgence-why-bull-none = このゲームに教皇勅書はありません。エキスパートゲームで使うものです。
indulgence-why-bull-late = 教皇勅書を使えるのは、ルーラーがエディクトを選ぶときだけです。
indulgence-why-bull-spent = あなたの教皇勅書はもう使いました。使えるのはゲーム中に1回です。エディクトを1枚選んでください。
indulgence-why-bull-few = 教皇勅書を使うにはエディクトが3枚必要ですが、場には{ $count }枚しかありません。1枚選んでください。
indulgence-why-trump-early = 切り札を決めるのはエディクトを選んだあとで、そのエディクトが求めるときだけです。先に選んでください：{ $edicts }
indulgence-why-trump-none = このディールに切り札はありません。有効なのは{ $edicts }です。
indulgence-why-trump-named =
    { $who-is ->
        [you] 切り札はもう{ $family }に決めました。このディールの間は変わりません。
       *[other] 切り札はルーラーの{ $who }が{ $family }に決めました。このディールの間は変わりません。
    }
indulgence-why-ruler-never-sins = ルーラーはパスも罪業もしません。決めるのはほかの人です。
indulgence-why-all-passed = 罪業に挑む機会は終わりました。あなたも含めて全員がパスしています。
indulgence-why-auction-over =
    { $who-is ->
        [you] 罪業に挑む機会は終わりました。あなたはもう罪業に挑んでいて、取り消せません。
       *[other] 罪業に挑む機会は終わりました。{ $who }が挑んでいて、罪人は1ディールに1人です。
    }
indulgence-why-name-later = 支払う人を決めるのは、「ファミリー最多禁止」のディールで、最後のトリックのあとに同数の人がいるときだけです。
indulgence-why-name-not-tied =
    { $who-is ->
        [you] あなたは{ $family }の最多で並んでいません。この中から選んでください：{ $tied }
       *[other] { $who }は{ $family }の最多で並んでいません。この中から選んでください：{ $tied }
    }

## ハウスルールの誤り

indulgence-error-edict-most = 「{ $entry }」に書けるエディクトは{ $expected }枚までです。{ $came }枚ありました。
indulgence-error-edict-count = このゲームには「{ $entry }」にエディクトが{ $expected }枚以上必要ですが、{ $came }枚しかありません。
indulgence-error-edict-key = 「{ $entry }」の名前は、英小文字、数字、ハイフンで40文字までにしてください。

## ルール

indulgence-rules-goal = インダルジェンスは、ディールごとに狙いの変わるトリックテイキングゲームです。各プレイヤーは{ $rounds }回ずつルーラーになります。最後にいちばん多くのフロリンを持っている人の勝ちです。
indulgence-rules-tricks = カードはトリックごとに出します。1人がカードをリードし、ほかの人は時計回りに1枚ずつ出します。リードと同じファミリーを持っていれば、必ずそれを出します（フォロー）。なければ何を出してもかまいません。リードされたファミリーでいちばん大きいカードがトリックを取ります。切り札があって出されたときは、いちばん大きい切り札が取ります。取った人が次のトリックをリードします。
indulgence-rules-setup = カードは36枚、4つのファミリーに1から9まであります。全員が{ $florins }を持って始めます。エディクトをよく混ぜて3枚を表向きに並べ、リングを場に置きます。
indulgence-rules-hand = ディールの流れ：足りないエディクトを3枚になるまで補い、カードをすべて配り、ルーラーがエディクトを選び、ほかの人は罪業に挑むことができ、トリックをおこない、フロリンを払います。次はルーラーの左隣がルーラーになります。
indulgence-rules-edict = ルーラーは手札を見てから、表向きのエディクトを1枚選びます。エディクトには、ほかの人が取らないほうがよいものと、取ったときルーラーに払う額が書かれています。
indulgence-rules-sin = ルーラーの左隣から順に、パスするか罪業に挑むかを決めます。だれかが挑んだらそこで終わりです。罪人はリングを受け取り、有効なエディクトを罪業の面に返して、禁じられたことをやりとげます。エディクトが1枚のときは、成功すればほかの全員が罪人に払い、失敗すれば罪人がルーラーに{ $failed }を払います。
indulgence-rules-play = 最初のトリックは罪人が、いなければルーラーがリードします。エディクトによっては、最初のリードに使えないカードがあります。それしか持っていなければ何をリードしてもかまいません。リードされたファミリーを持っていればフォローします。
indulgence-rules-ring = 罪人は1ディールに1回だけ、最初のトリックを除いて、出すカードにリングをのせられます。そのカードは同じファミリーの{ $ring }になります。
indulgence-rules-pay = ディールが終わったら、エディクトまたは罪業のとおりに払います。ルーラーがエディクトで払うことはありません。
indulgence-rules-end = 全員が{ $rounds }回ずつルーラーになるか、支払いきれない人が出たディールのあとで、ゲームは終わります。フロリンのいちばん多い人の勝ちです。
indulgence-rules-expert = エキスパートゲームではエディクトが増え、教皇勅書を1人1枚持ちます。ルーラーはゲーム中に1回、エディクトを1枚選ぶかわりに教皇勅書を使い、3枚すべてを有効にできます。そのとき罪業に挑む人は、3つの罪業をすべて果たさなければなりません。果たせばその場でゲームに勝ち、果たせなければルーラーに{ $failed_bull }を払います。
indulgence-rules-editions = ルールブックは2種類あります。日本語版を選ばなければ英語版のルールです。日本語版では、6は1枚1フロリンで、2つのファミリーの偶数を禁じるエディクトは、そのファミリーのすべてのカードを禁じます。
indulgence-rules-families = ファミリー：{ $families }
indulgence-rules-edicts = このゲームのエディクト：
indulgence-rules-one-edict = { $edict }
indulgence-rules-rulings = 迷ったときの裁定：

indulgence-rules-i1 = I1. 最初のルーラーは、テーブルで決めなければ、くじで決まります。
indulgence-rules-i2 = I2. 使い終えたエディクトは、ゲームから取り除きます。
indulgence-rules-i3 = I3. 残りのエディクトが3枚より少ないときは、あるものから選びます。
indulgence-rules-i5 = I5. 教皇勅書はエキスパートゲームだけで使い、1人につきゲーム中に1回、エディクトが3枚表向きのときだけ使えます。
indulgence-rules-i6 = I6. 教皇勅書は、手札を見たあと、エディクトを選ぶそのときに使います。
indulgence-rules-i7 = I7. 教皇勅書のもとで罪業に挑む人がいなければ、3枚のエディクトの支払いをすべて合計します。
indulgence-rules-i8 = I8. 教皇勅書のもとでの罪業は、3つすべてが必要です。成功すればゲームはその場で終わり、フロリンの数にかかわらず罪人の勝ちです。フロリンは動きません。ひとつでも失敗すれば、ルーラーに{ $failed_bull }だけを払い、ほかの支払いはありません。
indulgence-rules-i9 = I9. 教皇勅書に切り札のエディクトが含まれるときは、ディールを通して切り札はひとつです。トリックを禁じるエディクトが含まれるときは、ディールのすべてのカードを伏せて出します。
indulgence-rules-i10 = I10. 教皇勅書のもとでは、3枚のエディクトのどれかが禁じるカードは、すべて最初のリードに使えません。
indulgence-rules-i11 = I11. 教皇勅書のあとは、3枚のエディクトを取り除き、新しい3枚を（山札のあるかぎり）並べます。次のディールでは補充をしません。
indulgence-rules-i12 = I12. 罪業に挑む機会は、ルーラー以外の全員に1回ずつ、ルーラーの左隣から時計回りに、だれかが挑むまであります。ルーラーは罪業に挑めません。
indulgence-rules-i13 = I13. 最初のリードの制限は、ルーラーにも罪人にもあてはまります。禁じられたカードしか持っていなければ、どれをリードしてもかまいません。
indulgence-rules-i14 = I14. だれかが罪業に挑んだディールでは、罪業だけを数えます。禁じられたカードを取っても払いません。
indulgence-rules-i15 = I15. ルーラーも、成功した罪人にはほかの人と同じように払います。
indulgence-rules-i16 = I16. ルーラーが取ったものには、だれも払いません。ほかの人がかわりに払うこともありません。
indulgence-rules-i17 = I17. 「いちばん多い」とは、ほかのだれよりも多いことです。同数の人がいれば、払う人をルーラーが1人決めます。自分を選べばだれも払いません。払うのはファミリーごとに1人です。最後のトリックのあと、支払いの前に、ファミリーの順に決めます。
indulgence-rules-i18 = I18. ファミリーの最多が罪業のときは、罪人を含む同数はすべて罪人の最多と数えます。
indulgence-rules-i19 = I19. リングは罪人だけが、1ディールに1回、最初のトリックを除いて、どのカードにも使えます。カードは同じファミリーの{ $ring }になり、9には勝ちますが、切り札には勝てません。リードと違うファミリーのカードでは、それが切り札でないかぎり何も起こりません。
indulgence-rules-i20 = I20. 支払いを数えるときは、リングをのせたカードも元の数字に戻ります。
indulgence-rules-i21 = I21. カードを伏せて出すときも、リングは見えるように、伏せたカードの上に置きます。
indulgence-rules-i22 = I22. トリックを禁じるエディクトでは、リードする人が伏せたカードのファミリーを正直に宣言し、ほかの人はフォローします。トリックがそろうまではだれもカードを見ません。そろったら全員が見ます。
indulgence-rules-i23 = I23. 「最後の1枚」とは、そのファミリーで9枚目に取られるカードです。それを含むトリックを取った人が1回だけ払います。何枚取られたかは全員に公開です。
indulgence-rules-i24 = I24. ペアは、ひとつの数字につき1組までです。
indulgence-rules-i25 = I25. 最初と最後のトリックを両方取った人は、両方の分を払います。
indulgence-rules-i26 = I26. 残りのカードで何も変わらなくなったら、ディールはそこで終わります。トリックがそろうたびに、取られたカードだけで判断します。罪業がなければ、有効なエディクトがすべて決着したとき。罪業があれば、失敗か成功が決まったとき。出されなかったカードは公開しません。
indulgence-rules-i27 = I27. 払いきれない人は、持っているだけ払います。受け取る人は全額を受け取り、ゲームはそのディールの支払いのあとで終わります。
indulgence-rules-i28 = I28. 全額を払ってちょうど0になっても、ゲームは終わりません。
indulgence-rules-i29 = I29. 教皇勅書のもとで罪業を果たした人が1位です。そうでなければフロリンの多い順、同じなら最近ルーラーだった人が上です。一度もルーラーになっていない人はその下で、同じ順位になります。
indulgence-rules-i31 = I31. 3人のときは、手札が9枚ではなく12枚になり、金額は同じで、罪業には2人が払います。
indulgence-rules-i32 = I32. 取ったトリックは伏せておきます。場からわかるのはトリックの数と各自のフロリンだけで、どのカードかは見せません。見たカードは自分で覚えておきましょう。
indulgence-rules-i33 = I33. フォローできないときは何を出してもかまいません。切り札や、より大きい切り札を出す義務はありません。

indulgence-rules-trust = 製品版の数値がすべて知られているわけではありません。ルールブックに書かれたもの、公開された紹介からわかるもの、だれも公開していないものがあります。
indulgence-rules-reconstructed = 次の数値は、ゲームの釣り合いがとれるように、わたしたちが補ったものです。製品のカードとは違うかもしれません：
indulgence-rules-house = 次の数値は、このテーブルのハウスルールによるものです：
indulgence-rules-figure = { $of }：{ $parts }
indulgence-rules-correct = 製品をお持ちなら、どの数値もハウスルールのファイルで直して遊べます。docs/house-rules.mdをごらんください。
indulgence-rules-publishers = ゲームとその名前は出版社のものです。このルールはわたしたちのことばで書いています。気に入ったら、ぜひ製品をお求めください。

indulgence-figure-of-game = ゲーム
indulgence-figure-game-rounds = ルーラーになる回数（{ $value }）
indulgence-figure-game-florins = はじめのフロリン（{ $value }）
indulgence-figure-game-ring = リングがあたえる数字（{ $value }）
indulgence-figure-sin-failed = 罪業に失敗したときの支払い（{ $value }）
indulgence-figure-sin-failed_bull = 教皇勅書のもとで罪業に失敗したときの支払い（{ $value }）
indulgence-figure-colour = { $family }の色（{ $value }）
indulgence-figure-edict-pays = 金額（{ $value }）
indulgence-figure-edict-sin_pays = 罪業でもらえる額（{ $value }）
indulgence-figure-edict-tricks = トリックの数（{ $value }）
indulgence-figure-families = 対象のファミリー
indulgence-figure-numbers = 対象の数字
indulgence-figure-ban = 最初のリードの制限
indulgence-figure-no-ban = 最初のリードに制限がないこと
indulgence-figure-whole = エディクト全体
indulgence-figure-other = { $path }（{ $value }）

## 案内：ある決断が初めて出てきたときの説明（たずねること、または選択肢の名で）

indulgence-guide-edict = ルーラーは、このディールの掟を決めます。エディクトが禁じるものを取った人は、あなたにフロリンを払います。あなた自身が取っても、だれも払いません。手札を見て、ほかの人に押しつけられそうなものを選びましょう。ただし、だれかが罪業に挑んで、その逆を狙うかもしれません。
indulgence-guide-edict-bull = ルーラーは、このディールの掟を決めます。エディクトが禁じるものを取った人は、あなたにフロリンを払います。ゲームに一度だけ、教皇勅書で場のエディクトをすべて同時に有効にできます。実入りは大きいのですが、それに挑んだ罪業が成功すると、その人がゲームに勝ちます。
indulgence-guide-trump = 切り札は、ほかのどのカードにも勝ちます。相手に使われたくないファミリーを選びましょう。エディクトがどのカードに支払いを求めるかも忘れずに。
indulgence-guide-auction = エディクトを裏返すことができます。罪業に挑むとは、禁じられたことを、リングの助けを借りてすべてやりとげることです。成功すれば全員があなたに払い、失敗すればあなたがルーラーに払います。たずねられるのは1ディールに1回で、だれかが挑めばそこで終わりです。たいていはパスで十分です。
indulgence-guide-lead = リードする人が、このトリックのファミリーを決めます。ほかの人は、持っていればそのファミリーを出します。切り札が出なければ、そのファミリーでいちばん大きいカードがトリックを取り、取った人が次をリードします。小さいカードなら、リードをほかの人に渡せます。
indulgence-guide-follow = リードされたファミリーを持っているので、その中から出します。ほかのカードに触れると、出せない理由がわかります。トリックを取りたくなければいちばん大きいカードより下を、取りたければ上を出しましょう。
indulgence-guide-void = リードされたファミリーを持っていないので、何を出してもかまいません。ほかのファミリーのカードは、切り札でないかぎりトリックを取れません。だれかに払わせたいカードを渡す好機です。
indulgence-guide-tie = このファミリーの最多が同数で、払うのはそのうちの1人だけです。だれが払うかは、ルーラーのあなたが決めます。あなたもその中にいて自分を選べば、だれも払いません。
indulgence-guide-play-ring = 罪業に挑んだあなたは、リングを持っています。このディールに一度だけ、出すカードを同じファミリーのまま、リングの数に引き上げます。カードに触れると、リングをのせるかどうかをたずねます。

## ブラウザのテーブル

web-indulgence-edict = エディクト
web-indulgence-sin = 罪業
web-indulgence-each = ずつ
web-indulgence-from-each = 全員から
web-minutes-indulgence = 30～45分
web-score-indulgence = { $score }フロリン
web-last-indulgence = 前のトリック
web-rules-head-hand = ディールの流れ
web-rules-head-edict = エディクト
web-rules-head-sin = 罪業に挑む
web-rules-head-play = カードの出し方
web-rules-head-ring = リング
web-rules-head-pay = 支払い
web-rules-head-expert = エキスパートゲーム
web-rules-head-editions = 2つの版
web-rules-head-families = ファミリー
web-rules-head-edicts = エディクト一覧
web-figure-rounds = 1人がルーラーになる回数
web-figure-florins = 最初のフロリン
web-figure-ring = リングをのせたカードの数字
web-figure-failed = 罪業に失敗したときの支払い
web-figure-failed_bull = 教皇勅書の罪業に失敗したときの支払い
web-figure-pays = 支払う額
web-figure-sin_pays = 罪業で受け取る額
web-figure-tricks = トリックの数
web-figure-ban = 最初のリードの禁止
web-figure-families = 対象のファミリー
web-figure-medici = ファミリーの色
web-figure-sforza = ファミリーの色
web-figure-borgia = ファミリーの色
web-figure-orsini = ファミリーの色
