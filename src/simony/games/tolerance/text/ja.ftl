### トレランス
###
### ひとつの物にはひとつのことば。en.ftlも同じです：
###
###   reign        治世         3つのラウンドのひとつ。君主の名で呼ぶ
###   Monarch      君主         治世の君主のカード
###   suit         身分         貴族、聖職者、町人、農民
###   Wild         ワイルド     身分のないカード。出すときに身分を宣言する
###   aside        外し         リードされていない身分として出すこと
###   religion     宗派         カトリック、プロテスタント、中立
###   prevailing   時の国教     治世の君主の宗派
###   piety        信仰心       宗派ごとに数えるもの
###   money        お金         税で得るもの
###   effect       効果         トリックが取られたときにカードがすること
###   kill         殺す         カードを死者の山に置くこと
###   condemn      断罪する     自分より信仰心の低い、最も低い者を殺す
###   convert      改宗させる   最も信仰心の低い者をもう一方の宗派にする
###   board        ボード       取ったカードを6つの山に置く場所
###   guild        ギルド       町人の一部
###   pennant      旗           10ごとにもらう印
###   loan         借金         お金が足りない人がするもの
###   role         役           何が得点になるかを決めるもの
###   execution    処刑         治世の終わりに生きている君主がすること

tolerance-name = トレランス
tolerance-about = 税を集め、祈り、殺し、改宗させるカードのトリックを、宗教観の違う3人の君主のもとで取り合います。
tolerance-score = 得点

tolerance-option-roles = 役
tolerance-option-roles-bertram = 全員が中庸のバートラム
tolerance-option-roles-random = くじで配る
tolerance-option-roles-choose = 順番に選ぶ
tolerance-option-hidden_roles = 役を隠すか
tolerance-option-hidden_roles-off = 全員の役が見える
tolerance-option-hidden_roles-on = 最後まで隠す（くじで配るときだけ）
tolerance-option-plagues = 疫病持ちの枚数
tolerance-option-plagues-1 = 1枚
tolerance-option-plagues-2 = 2枚
tolerance-option-open_tableaux = ほかの人の山の見え方
tolerance-option-open_tableaux-off = いちばん上のカードだけ
tolerance-option-open_tableaux-on = すべてのカード

## 小さなことば

tolerance-card = { $name }（{ $suit }{ $rank }）
tolerance-card-full = { $card }：{ $religion }、信仰心{ $piety }、お金{ $money }。{ $effect }。
tolerance-seat-role =
    { $who-is ->
        [you] あなたは{ $role }
       *[other] { $who }は{ $role }
    }
tolerance-line = { $line }{ $points }
tolerance-pennants = 旗{ $count }本
tolerance-pile-beneath = 下に{ $count }枚
tolerance-loan = 借金
tolerance-sheet-mary = メアリー1世の治世 { $points }
tolerance-sheet-elizabeth = エリザベス1世の治世 { $points }
tolerance-sheet-james = ジェームズ1世の治世 { $points }
tolerance-sheet-money = お金の旗 { $points }
tolerance-sheet-catholic_piety = カトリックの信仰心の旗 { $points }
tolerance-sheet-protestant_piety = プロテスタントの信仰心の旗 { $points }
tolerance-sheet-loan = 借金 { $points }

tolerance-suit-nobles = 貴族
tolerance-suit-clergy = 聖職者
tolerance-suit-townsfolk = 町人
tolerance-suit-peasants = 農民
tolerance-suit-wild = ワイルド
tolerance-religion-neutral = 中立
tolerance-religion-catholic = カトリック
tolerance-religion-protestant = プロテスタント
tolerance-religion-prevailing = 時の国教
tolerance-pile-living-neutral = 生きている中立
tolerance-pile-living-catholic = 生きているカトリック
tolerance-pile-living-protestant = 生きているプロテスタント
tolerance-pile-dead-neutral = 死んだ中立
tolerance-pile-dead-catholic = 死んだカトリック
tolerance-pile-dead-protestant = 死んだプロテスタント
tolerance-tally-money = お金
tolerance-tally-catholic_piety = カトリックの信仰心
tolerance-tally-protestant_piety = プロテスタントの信仰心
tolerance-reign-mary = メアリー1世
tolerance-reign-elizabeth = エリザベス1世
tolerance-reign-james = ジェームズ1世
tolerance-reign-religion = { $reign }（{ $religion }）

tolerance-role-bertram = 中庸のバートラム
tolerance-role-ned = ネッド
tolerance-role-pierre = ピエール
tolerance-role-george = ジョージ
tolerance-role-juba = ジュバ
tolerance-role-margaret = マーガレット
tolerance-role-gregory = 自作農グレゴリー
tolerance-role-patchwork = パッチワーク
tolerance-role-hidden = 隠された役

tolerance-line-nobles = 貴族1枚
tolerance-line-clergy = 聖職者1枚
tolerance-line-townsfolk = 町人1枚
tolerance-line-peasants = 農民1枚
tolerance-line-wild = ワイルド1枚
tolerance-line-guild_any = ギルド員がいる
tolerance-line-guild_most = ギルド員が最多
tolerance-line-dead_catholic = 死んだカトリック1枚
tolerance-line-dead_protestant = 死んだプロテスタント1枚

## 効果

tolerance-effect-none = 効果なし
tolerance-effect-guild = ギルド員
tolerance-effect-taxes = { $reach }から税を集める
tolerance-effect-piety = { $reach }から信仰心を集める
tolerance-effect-taxes_piety = { $reach }から税と信仰心を集める
tolerance-effect-kill = { $reach }を殺す
tolerance-effect-condemn = { $reach }を断罪する
tolerance-effect-convert = { $reach }を改宗させる
tolerance-effect-lose_piety = 取った人は両方の信仰心を{ $count }失う
tolerance-effect-royal_execution = 治世の終わりに、いずれかのボードの1枚を処刑する
tolerance-reach-all = すべての{ $what }
tolerance-reach-some = { $what }のうち{ $count }枚
tolerance-reach-lowest = 信仰心の最も低い{ $what }
tolerance-target-all = カード
tolerance-target-nobles = 貴族
tolerance-target-clergy = 聖職者
tolerance-target-townsfolk = 町人
tolerance-target-peasants = 農民
tolerance-target-wild = ワイルド
tolerance-target-neutral = 中立のカード
tolerance-target-catholic = カトリック
tolerance-target-protestant = プロテスタント
tolerance-target-monarch = 君主の宗派のカード
tolerance-target-highest_rank = ランクの最も高いカード
tolerance-target-highest_money = お金の最も多いカード
tolerance-target-highest_piety = 信仰心の最も高いカード

## 場にあるもの

tolerance-zone-reign = 治世
tolerance-zone-trick = トリック
tolerance-zone-trick-led = トリック（リードは{ $suit }）
tolerance-zone-trick-won =
    { $who-is ->
        [you] あなたが取ったトリック（解決中）
       *[other] { $who }が取ったトリック（解決中）
    }
tolerance-zone-hand = あなたの手札
tolerance-zone-roles = 選べる役
tolerance-zone-held =
    { $who-is ->
        [you] あなたの手札
       *[other] { $who }の手札
    }
tolerance-zone-living-catholic =
    { $who-is ->
        [you] あなたの生きているカトリック
       *[other] { $who }の生きているカトリック
    }
tolerance-zone-living-neutral =
    { $who-is ->
        [you] あなたの生きている中立
       *[other] { $who }の生きている中立
    }
tolerance-zone-living-protestant =
    { $who-is ->
        [you] あなたの生きているプロテスタント
       *[other] { $who }の生きているプロテスタント
    }
tolerance-zone-dead-catholic =
    { $who-is ->
        [you] あなたの死んだカトリック
       *[other] { $who }の死んだカトリック
    }
tolerance-zone-dead-neutral =
    { $who-is ->
        [you] あなたの死んだ中立
       *[other] { $who }の死んだ中立
    }
tolerance-zone-dead-protestant =
    { $who-is ->
        [you] あなたの死んだプロテスタント
       *[other] { $who }の死んだプロテスタント
    }
tolerance-zone-money =
    { $who-is ->
        [you] あなたのお金
       *[other] { $who }のお金
    }
tolerance-zone-catholic_piety =
    { $who-is ->
        [you] あなたのカトリックの信仰心
       *[other] { $who }のカトリックの信仰心
    }
tolerance-zone-protestant_piety =
    { $who-is ->
        [you] あなたのプロテスタントの信仰心
       *[other] { $who }のプロテスタントの信仰心
    }
tolerance-zone-loan =
    { $who-is ->
        [you] あなたの借金
       *[other] { $who }の借金
    }
tolerance-zone-role =
    { $who-is ->
        [you] あなたの役
       *[other] { $who }の役
    }
tolerance-zone-points =
    { $who-is ->
        [you] あなたの点
       *[other] { $who }の点
    }
tolerance-zone-held-short = 手札
tolerance-zone-points-short = 点
tolerance-zone-money-short = お金
tolerance-zone-catholic_piety-short = カト
tolerance-zone-protestant_piety-short = プロ

tolerance-mark-led = リード
tolerance-mark-winning = 勝っている
tolerance-mark-aside = 外し
tolerance-mark-acting = 行動中
tolerance-mark-fallen = 死亡
tolerance-mark-converted = 改宗
tolerance-mark-chosen = 指名済み
tolerance-panel-starter = 最初のリード
tolerance-panel-leader = リード
tolerance-panel-winner = トリックを取った
tolerance-panel-loan = 借金

## いまの状況

tolerance-fact-reign = { $reign }の治世（{ $reigns }つのうち{ $number }つ目）。
tolerance-fact-trick = { $reign }の治世、トリック{ $trick }／{ $tricks }。
tolerance-fact-prevailing = 時の国教は{ $religion }です。
tolerance-fact-acting = これから行動：{ $card }（{ $effect }）
tolerance-fact-role = この治世の{ $role }：{ $lines }
tolerance-fact-role-end = 最後に旗1本につき（{ $role }）：{ $lines }
tolerance-fact-suspects = { $who }の役の候補：{ $roles }
tolerance-fact-place =
    { $who-is ->
        [you] { $place }位：あなた（{ $role }）{ $points }点
       *[other] { $place }位：{ $who }（{ $role }）{ $points }点
    }

## たずねること

tolerance-prompt-start = まもなくゲームが始まります。
tolerance-prompt-deal = { $reign }の治世のカードを配ります。
tolerance-prompt-role =
    { $who-is ->
        [you] 役を選んでください。
       *[other] { $who }が役を選んでいます。
    }
tolerance-prompt-starter =
    { $who-is ->
        [you] { $reign }の治世で最初にリードする人を選んでください。
       *[other] { $reign }の治世で最初にリードする人を{ $who }が選んでいます。
    }
tolerance-prompt-lead =
    { $who-is ->
        [you] リードしてください。
       *[other] { $who }がリードします。
    }
tolerance-prompt-follow =
    { $who-is ->
        [you] { $suit }を出すか、ワイルドを出してください。
       *[other] { $who }の番です。リードは{ $suit }です。
    }
tolerance-prompt-void = { $suit }がありません。どのカードを出してもかまいません。
tolerance-prompt-target =
    { $who-is ->
        [you] { $card }の効果：{ $effect }。どれにしますか。
       *[other] { $card }の効果：{ $effect }。{ $who }が選びます。
    }
tolerance-prompt-execution =
    { $who-is ->
        [you] { $card }は生きています。誰を処刑しますか。
       *[other] { $card }は生きています。処刑する相手を{ $who }が選びます。
    }
tolerance-prompt-loan =
    { $who-is ->
        [you] お金{ $price }で借金を返しますか。
       *[other] { $who }はお金{ $price }で借金を返せます。
    }
tolerance-prompt-over =
    { $who-is ->
        [you] あなたの勝ちです（{ $points }点）。
       *[other] { $who }の勝ちです（{ $points }点）。
    }
tolerance-prompt-over-shared = { $winners }が勝利を分け合いました。

tolerance-choice-play = { $card }を出す
tolerance-choice-play-as = { $card }を{ $suit }として出す
tolerance-choice-play-aside = { $card }を外しで出す
tolerance-choice-target = { $card }
tolerance-choice-execute = { $card }を処刑する
tolerance-choice-first = { $who }が最初にリードする
tolerance-choice-first-self = 自分が最初にリードする
tolerance-choice-role = { $role }
tolerance-choice-repay = お金{ $price }で借金を返す
tolerance-choice-keep = 借金を返さない

## 記録

tolerance-tell-role =
    { $who-is ->
        [you] あなたの役は{ $role }です。
       *[other] { $who }の役は{ $role }です。
    }
tolerance-tell-role-taken =
    { $who-is ->
        [you] あなたは{ $role }を選びました。
       *[other] { $who }は{ $role }を選びました。
    }
tolerance-tell-dealt =
    { $who-is ->
        [you] { $reign }の治世が始まります。最初にリードする人をあなたが選びます。
       *[other] { $reign }の治世が始まります。最初にリードする人を{ $who }が選びます。
    }
tolerance-tell-hand =
    { $who-is ->
        [you] あなたの手札：{ $cards }
       *[other] { $who }の手札：{ $cards }
    }
tolerance-tell-starter =
    { $who-is ->
        [you] あなたは{ $first }を最初のリードに選びました。
       *[other] { $first-is ->
            [you] { $who }はあなたを最初のリードに選びました。
           *[other] { $who }は{ $first }を最初のリードに選びました。
        }
    }
tolerance-tell-starter-self =
    { $who-is ->
        [you] あなたは自分が最初にリードすることにしました。
       *[other] { $who }は自分が最初にリードすることにしました。
    }
tolerance-tell-led =
    { $who-is ->
        [you] あなたは{ $card }をリードしました。
       *[other] { $who }は{ $card }をリードしました。
    }
tolerance-tell-played =
    { $who-is ->
        [you] あなたは{ $card }を出しました。
       *[other] { $who }は{ $card }を出しました。
    }
tolerance-tell-led-as =
    { $who-is ->
        [you] あなたは{ $card }を{ $suit }としてリードしました。
       *[other] { $who }は{ $card }を{ $suit }としてリードしました。
    }
tolerance-tell-played-as =
    { $who-is ->
        [you] あなたは{ $card }を{ $suit }として出しました。
       *[other] { $who }は{ $card }を{ $suit }として出しました。
    }
tolerance-tell-played-aside =
    { $who-is ->
        [you] あなたは{ $card }を外しで出しました。
       *[other] { $who }は{ $card }を外しで出しました。
    }
tolerance-tell-won =
    { $who-is ->
        [you] あなたは{ $card }でトリックを取りました。行動の順：{ $cards }
       *[other] { $who }は{ $card }でトリックを取りました。行動の順：{ $cards }
    }
tolerance-tell-taxes = { $card }は{ $cards }から税を集めました：お金{ $amount }
tolerance-tell-piety = { $card }は{ $cards }から信仰心を集めました：カトリック{ $catholic }、プロテスタント{ $protestant }
tolerance-tell-killed = { $card }は{ $cards }を殺しました。
tolerance-tell-condemned = { $card }は{ $cards }を断罪しました。
tolerance-tell-converted = { $card }は{ $cards }を{ $religion }に改宗させました。
tolerance-tell-lost-piety =
    { $who-is ->
        [you] { $card }：あなたは両方の信仰心を{ $amount }失いました。
       *[other] { $card }：{ $who }は両方の信仰心を{ $amount }失いました。
    }
tolerance-tell-idle = { $card }の効果（{ $effect }）は、相手がいませんでした。
tolerance-tell-silenced = { $card }は死んでいるため、行動しません。
tolerance-tell-pennant =
    { $who-is ->
        [you] あなたの{ $tally }が{ $total }になり、旗が{ $pennants }本になりました。
       *[other] { $who }の{ $tally }が{ $total }になり、旗が{ $pennants }本になりました。
    }
tolerance-tell-loan =
    { $who-is ->
        [you] あなたはお金が足りず、借金をしました。お金は{ $money }になります。
       *[other] { $who }はお金が足りず、借金をしました。お金は{ $money }になります。
    }
tolerance-tell-laid-part = { $pile }：{ $cards }
tolerance-tell-laid =
    { $who-is ->
        [you] あなたのボードに置かれました。{ $parts }
       *[other] { $who }のボードに置かれました。{ $parts }
    }
tolerance-tell-reign-over = { $reign }の治世が終わりました。すべての山を表にします。君主は生きています。
tolerance-tell-reign-over-dead = { $reign }の治世が終わりました。すべての山を表にします。君主は死んでいます。
tolerance-tell-executed =
    { $owner-is ->
        [you] { tolerance-whose }{ $monarch }が、あなたの{ $card }を処刑しました。
       *[other] { tolerance-whose }{ $monarch }が、{ $owner }の{ $card }を処刑しました。
    }
tolerance-whose =
    { $who-is ->
        [you] あなたの
       *[other] { $who }の
    }
tolerance-tell-crown-taxes =
    { $who-is ->
        [you] あなたの生きている{ $religion }への国の税：お金{ $amount }
       *[other] { $who }の生きている{ $religion }への国の税：お金{ $amount }
    }
tolerance-tell-living-piety =
    { $who-is ->
        [you] あなたの生きているカードの信仰心：カトリック{ $catholic }、プロテスタント{ $protestant }
       *[other] { $who }の生きているカードの信仰心：カトリック{ $catholic }、プロテスタント{ $protestant }
    }
tolerance-tell-repaid =
    { $who-is ->
        [you] あなたは借金を返しました。お金は残り{ $money }です。
       *[other] { $who }は借金を返しました。お金は残り{ $money }です。
    }
tolerance-tell-kept-loan =
    { $who-is ->
        [you] あなたは借金を返しませんでした。
       *[other] { $who }は借金を返しませんでした。
    }
tolerance-tell-scored =
    { $who-is ->
        [you] あなたの得点{ $gained }：身分{ $suits }、ギルド{ $guilds }、死者{ $dead }。合計{ $total }点
       *[other] { $who }の得点{ $gained }：身分{ $suits }、ギルド{ $guilds }、死者{ $dead }。合計{ $total }点
    }
tolerance-tell-scored-hidden =
    { $who-is ->
        [you] あなたの得点{ $gained }。合計{ $total }点
       *[other] { $who }の得点{ $gained }。合計{ $total }点
    }
tolerance-tell-roles-shown = 役が明かされます：{ $roles }
tolerance-tell-final =
    { $who-is ->
        [you] あなたの旗：お金{ $money }、カトリック{ $catholic }、プロテスタント{ $protestant }{ tolerance-loan-cost }。合計{ $total }点
       *[other] { $who }の旗：お金{ $money }、カトリック{ $catholic }、プロテスタント{ $protestant }{ tolerance-loan-cost }。合計{ $total }点
    }
tolerance-loan-cost =
    { $loan ->
        [0] { "" }
       *[other] 、借金−{ $loan }
    }
tolerance-tell-game-over =
    { $who-is ->
        [you] ゲーム終了。あなたの勝ちです（{ $points }点）。
       *[other] ゲーム終了。{ $who }の勝ちです（{ $points }点）。
    }
tolerance-tell-game-over-shared = ゲーム終了。{ $winners }が勝利を分け合いました。

## できない理由

tolerance-why-role-first = 治世はまだ始まっていません。先に役を選んでください。
tolerance-why-starter-first = 先に、最初にリードする人を選んでください。
tolerance-why-target-first = トリックの解決中です。{ $card }の効果：{ $effect }。{ $cards }から選んでください。
tolerance-why-execution-first = 治世は終わり、{ $card }は生きています。処刑するカードを選んでください。
tolerance-why-loan-first = 治世は終わりました。先に、借金を返すかどうか答えてください。
tolerance-why-loan-later = 借金を返すかどうかは、治世の終わりにたずねられたときだけ決められます。
tolerance-why-not-held = { $card }は手札にありません。手札は{ $cards }です。
tolerance-why-follow = リードは{ $suit }で、あなたは持っています。{ $cards }か、ワイルドを出してください。
tolerance-why-lead-aside = { $card }をリードするときは、4つの身分のどれかを宣言してください。
tolerance-why-declare = リードは{ $suit }です。{ $card }は{ $suit }として出すか、外しで出してください。
tolerance-why-target-later = いまカードを指名することはありません。手札から出してください。
tolerance-why-target-elsewhere = { $card }はこのトリックにありません。効果はトリックの中だけに及びます。{ $cards }から選んでください。
tolerance-why-target-dead = { $card }は死んでいます。{ $cards }から選んでください。
tolerance-why-target-chosen = { $card }はもう選びました。{ $cards }から選んでください。
tolerance-why-target-itself = { $card }は自分自身には何もしません。{ $cards }から選んでください。
tolerance-why-target-wrong = { $acting }の効果は{ $card }には及びません。{ $cards }から選んでください。
tolerance-why-monarch = { $card }は自分自身を処刑しません。ほかの生きているカードを選んでください。
tolerance-why-victim = { $card }はどのボードでも生きていません。生きているカードを選んでください。
tolerance-why-starter-later =
    { $who-is ->
        [you] { $reign }の治世ではあなたが最初にリードすると決まっています。
       *[other] { $reign }の治世では{ $who }が最初にリードすると決まっています。
    }
tolerance-why-role-taken =
    { $who-is ->
        [you] あなたの役はもう{ $role }です。残りは{ $roles }です。
       *[other] { $role }は{ $who }の役です。同じ役は2人いません。残りは{ $roles }です。
    }
tolerance-why-role-later = 役は最初の治世の前に決まり、変わりません。

## オプションとハウスルールの誤り

tolerance-error-hidden = 役を隠せるのは、くじで配るとき（roles=random）だけです。roles={ $roles }では隠せません。
tolerance-error-target = 「{ $entry }」は{ $came }ですが、「all」と「highest_…」はほかと並べられません。

## ルール

tolerance-rules-goal = トレランスは、12トリックの治世を3回行うトリックテイキングゲームです。トリックが取られると、そのカードが行動します。税を集め、祈り、殺し、改宗させます。治世の終わりに自分のボードにあるカードが、役に応じて得点になります。3つ目の治世のあと、得点の最も多い人が勝ちます。
tolerance-rules-cards = 貴族、聖職者、町人、農民の4つの身分が1〜14まであり、ほかにワイルドの1〜13と、治世ごとにランク14の君主が1枚あります。カードには宗派、信仰心、お金（マイナスもあります）があり、効果のあるものもあります。町人の一部はギルド員です。
tolerance-rules-religions = カードはカトリック、プロテスタント、または時の国教です。時の国教は君主の宗派です：{ $reigns }。中立のカードはどの宗派でもありません。
tolerance-rules-setup = 全員がお金{ $money }で始めます。治世ごとに身分とワイルドのカードを混ぜ、君主を加えて1人12枚ずつ配ります。残りは見ずによけておきます。最初にリードする人は、1つ目の治世ではくじで決まった人が、その後は得点の最も少ない人が選びます。
tolerance-rules-tricks = 1人がカードをリードし、時計回りに1枚ずつ出します。リードされた身分を持っていれば、それかワイルドを出さなければなりません。持っていなければ何を出してもかまいません。リードされた身分の最も高いカードが勝ちます。その身分として宣言されたワイルドも含みます。取った人が次にリードします。
tolerance-rules-wilds = ワイルドはいつでも出せます。リードするときは4つの身分のどれかを宣言します。あとから出すときは、リードされた身分として出すか、外しで出します。外しでは勝てません。
tolerance-rules-effects = トリックを取った人が、そのカードの効果をランク14から1の順に解決します。同じランクなら、貴族、聖職者、町人、農民、ワイルドの順です。選ぶことがあれば、取った人が選びます。
tolerance-rules-words = 税を集めるとは、対象の生きているカードのお金をすべて得ることです。信仰心を集めるとは、その信仰心を宗派ごとに得ることです。断罪は、ある宗派で信仰心の最も低いカードを、行動するカードの信仰心より低ければ殺します。改宗は、同じ条件で、もう一方の宗派に変えます。
tolerance-rules-boards = そのあと、カードは取った人のボードの6つの山に置かれます。生者か死者か、カトリックか中立かプロテスタントかで分けます。ほかの人に見えるのは、それぞれの山のいちばん上だけです。
tolerance-rules-end-of-reign = 12トリックのあと、生きている君主は、いずれかのボードのほかの生きているカード1枚を処刑します。全員が、君主の宗派の生きている山のカード1枚につきお金1を、次に生きているカトリックとプロテスタントのカード1枚につき信仰心{ $living }を得ます。お金{ $repay }で借金を返せます。それから得点を数えます。
tolerance-rules-points = 得点は、身分ごとの生きているカード、ギルド員がいることと最も多いこと、死んだカトリックとプロテスタントについて、その治世の役のとおりに数えます。
tolerance-rules-loans = トリックのあと、または治世の税のあとにお金が0より少なければ、借金をして、お金が{ $leaves }になります。借金があるとお金は0より減らず、2つ目の借金はしません。返すにはお金{ $repay }、返さなければ最後に{ $costs }点を失います。
tolerance-rules-end = 3つ目の治世のあと、旗1本ごとに役のとおりの点が入ります。旗はお金、カトリックの信仰心、プロテスタントの信仰心のそれぞれ{ $pennant }ごとに1本です。借金は{ $costs }点を失います。
tolerance-rules-roles-bertram = このゲームでは全員が中庸のバートラムです。
tolerance-rules-roles-random = このゲームでは役をくじで配ります。
tolerance-rules-roles-choose = このゲームでは、くじで決まった席から時計回りに役を選びます。
tolerance-rules-hidden = 役は最後まで隠します。
tolerance-rules-open = すべての山は見えています。
tolerance-rules-all-cards = カード：
tolerance-rules-one-card = { $card }
tolerance-rules-all-roles = このゲームの役と得点：
tolerance-rules-one-role = { $role }（{ $reign }）：{ $lines }
tolerance-rules-one-role-end = { $role }（最後に旗1本につき）：{ $lines }
tolerance-rules-rulings = 迷ったときの裁定：

tolerance-rules-t1 = T1. 効果は、いま取ったトリックのカードだけに及びます。ボードに及ぶのは君主の処刑だけです。
tolerance-rules-t2 = T2. ルールブックの例のトリック（説教師ギルバート、ランク10の執行官、カトリーヌ・ド・メディシス、勇敢な騎士）は、1つ目と2つ目の治世で成り立ちます。3つ目の治世では時の国教がプロテスタントなので、ギルバートは執行官を改宗させます。
tolerance-rules-t3 = T3. リードされた身分で同じランクなら、宣言されたワイルドより本来のカードが勝ちます。ワイルドどうしなら先に出したほうが勝ちます。
tolerance-rules-t4 = T4. ワイルドは外しで出せますが、勝てません。効果と得点では、何と宣言してもワイルドはワイルドです。
tolerance-rules-t6 = T6. 相手がいれば、取った人の損になっても効果は必ず行います。
tolerance-rules-t7 = T7. 対象は、誰が出したカードでも、トリックを取った人が選びます。
tolerance-rules-t8 = T8. カードは自分自身を殺したり、断罪したり、改宗させたりしません。税と信仰心は自分自身も含みます。
tolerance-rules-t9 = T9. 最も高いもの、最も低いものは、行動するカードを除いて、並ぶものすべてです。
tolerance-rules-t10 = T10. ひとつの効果はひとつの合計です。そのあとに上限{ $most }、信仰心の下限0、借金があるときのお金の下限0を当てはめ、それから旗を数えます。借金がなければ、トリックの最後の効果までお金はマイナスでもかまいません。
tolerance-rules-t11 = T11. マイナスのお金は数として比べます。
tolerance-rules-t12 = T12. 順番の前に殺されたカードは行動せず、何にも数えません。
tolerance-rules-t13 = T13. 改宗したカードはすぐに新しい宗派になります。時の国教のカードでも同じです。
tolerance-rules-t14 = T14. 改宗したカードの効果は変わりません。
tolerance-rules-t15 = T15. 法律家は君主の宗派のカードから税を集めます。2つ目の治世では中立のカード、ほかの治世では時の国教のカードも含みます。
tolerance-rules-t16 = T16. 2枚の疫病持ちがひとつのトリックにあれば、先に出されたほうが先に行動し、もう1枚を殺すこともできます。
tolerance-rules-t17 = T17. 教皇レオは、生きているすべてのカードから税と信仰心の両方を集めます。
tolerance-rules-t18 = T18. 中立のカードの信仰心は何も得られませんが、比べるときには数えます。
tolerance-rules-t19 = T19. 信仰心は0より減りません。
tolerance-rules-t20 = T20. 合計が{ $pennant }の倍数に達するたびに、トリックの途中でも旗をもらいます。
tolerance-rules-t21 = T21. 借金が必要かどうかは、トリックの効果がすべて終わったあとと、治世の終わりのそれぞれの段階のあとに確かめます。
tolerance-rules-t22 = T22. 借金がなくてお金が0より少ない人は、借金をして、お金が{ $leaves }になります。
tolerance-rules-t23 = T23. 借金があると、お金は0で止まります。2つ目の借金はありません。
tolerance-rules-t24 = T24. 借金は、した治世も含めて、どの治世の終わりにもお金{ $repay }で返せます。返せる人には、その治世で最初にリードした人から時計回りにたずねます。3つ目の治世では自動的に返します。旗は残るので、必ず得だからです。
tolerance-rules-t26 = T26. お金を払っても旗は失いません。
tolerance-rules-t27 = T27. 死んだカードは、死んだカトリックとプロテスタントとしてだけ得点になります。中立の死者は得点になりません。
tolerance-rules-t28 = T28. 死んだカードの宗派は、死んだときのものです。
tolerance-rules-t29 = T29. ギルド員が最も多いというには、少なくとも1人必要です。
tolerance-rules-t30 = T30. ギルド員がいることと、最も多い（同数を含む）ことは、両方とも得点になります。
tolerance-rules-t31 = T31. 身分のあと、ギルドのあと、死者のあとに、得点が0より少なければ0にします。
tolerance-rules-t32 = T32. 処刑は、生きている君主を持つ人が税の前に行い、いずれかのボードのほかの生きているカード1枚を選びます。必ず行います。
tolerance-rules-t33 = T33. 処刑の前にすべての山を表にします。
tolerance-rules-t34 = T34. 治世のあいだ、見えるのはそれぞれの山のいちばん上だけです。自分の山は見ることができます。
tolerance-rules-t35 = T35. カードは行動した順に山に置きます。
tolerance-rules-t39 = T39. 得点の最も少ない人は、それまでの得点で決めます。同点なら、前の治世で最初にリードした人の次から時計回りに最初の人です。
tolerance-rules-t40 = T40. 同点なら、両方の信仰心の合計が高い人が勝ちます。それも同じなら勝利を分け合います。
tolerance-rules-t41 = T41. 最後に旗の点を加え、それから借金の{ $costs }点を引きます。合計はマイナスになることもあります。
tolerance-rules-t43 = T43. { $most }を超える分は失われます。
tolerance-rules-t44 = T44. 7つの役は、2人が同じになることはありません。基本のゲームでは全員がバートラムです。
tolerance-rules-t45 = T45. 役を隠すとき、ほかの人に見えるのは治世ごとの得点の合計だけで、役やその内訳は見えません。最後にすべての役を明かします。

tolerance-rules-trust = カードの名前と効果はルールブックにあります。宗派、信仰心、お金と、役の数値は、例のトリックにあるものを除いて書かれていません。釣り合いが取れるように私たちが補ったもので、箱のカードとは違うかもしれません。
tolerance-rules-names = 効果のないカードの名前もルールブックにはなく、次の名前は私たちのものです：{ $cards }
tolerance-rules-house = この卓のハウスルールによる数値：{ $entries }
tolerance-rules-correct = 箱をお持ちなら、ハウスルールのファイルで数値を直して遊べます。docs/house-rules.mdをご覧ください。
tolerance-rules-publishers = ゲームとその名前は発売元のものです。このルールは私たち自身のことばで書きました。気に入ったら、ぜひ買ってください。
tolerance-figure = { $of }：{ $path } { $value }
tolerance-figure-other = { $path } { $value }

## 案内（はじめての決断のとき）：たずねること、または選択肢の名前に対応します

tolerance-guide-role = 役は、何が点になるかを決めます。ボードのどの身分か、ギルドか、死者か、そして最後に旗1本が何点になるか。点は治世ごとに違います。役はゲームの最後まで変わらないので、どんな手札でも生かせそうな役を選びましょう。
tolerance-guide-starter = 最初にリードする人が、最初のトリックの身分を決めます。ボードにほしい強いカードがあるなら自分で、様子を見たいならほかの人に任せましょう。
tolerance-guide-lead = リードした身分には、ワイルドを出す人のほかは従わなければなりません。トリックを取った人は、カードをすべてボードに置き、その効果も受けます。まず、そこに来そうなカードがほしいかどうかを考えましょう。カードはランクの高い順に行動します。
tolerance-guide-follow = リードされた身分を持っているので、その中から出すか、ワイルドを出します。いちばん高いカードが、税も信仰心も亡骸もすべて引き受けます。人を殺すカードを渡せば相手の取り分を台なしにできますが、裕福なカードは相手の稼ぎになります。
tolerance-guide-void = リードされた身分がないので、その身分を名乗るワイルドのほかは、何を出してもトリックは取れません。取る人が困るカードを出しましょう。人を殺すカード、お金を減らすカード、その人の役に合わない身分などです。
tolerance-guide-target = あなたが取ったトリックのカードが行動します。相手が何枚もあるので、あなたが選びます。死んだカードはもう行動せず、税も信仰心も生まず、あなたのボードの死者の山に置かれます。まだ行動していないカードも見ておきましょう。
tolerance-guide-execution = 治世が終わり、あなたの君主は生きています。どのボードからでも、生きているほかのカードを1枚、処刑しなければなりません。だれかのギルド、点になる身分、ある宗派の最後の1枚を奪えます。このとき、山はすべて公開されます。
tolerance-guide-loan = 借金が残ったままゲームが終わると、点を失います。返すかどうかは治世の終わりごとにたずねます。お金を使っても、取った旗は失いません。ただし、次の旗までは遠くなります。
tolerance-guide-play-as = ワイルドは、宣言した身分になります。ただしトリックを取るためだけです。リードすれば、全員が従う身分を選べます。従うときは、ランクで取りにいくか、外しにして争わないかを選びます。効果はどちらでも働きます。

## カード

tolerance-card-lawyer = 法律家
tolerance-card-executioner = 処刑人
tolerance-card-young-squire = 若き従者
tolerance-card-standard-bearer = 旗手
tolerance-card-humble-alain = 慎ましきアラン
tolerance-card-guy-fawkes = ガイ・フォークス
tolerance-card-lady-in-waiting = 侍女
tolerance-card-valiant-knight = 勇敢な騎士
tolerance-card-catherine-de-medici = カトリーヌ・ド・メディシス
tolerance-card-earl-cecil = セシル伯
tolerance-card-duke-of-guise = ギーズ公
tolerance-card-francis-ii = フランソワ2世
tolerance-card-gaspard-de-coligny = ガスパール・ド・コリニー
tolerance-card-henry-of-france = フランス王アンリ
tolerance-card-vicar-filemon = フィレモン司祭
tolerance-card-vicar-longleaf = ロングリーフ司祭
tolerance-card-vicar-penance = ペナンス司祭
tolerance-card-hermit = 隠者
tolerance-card-vicar-bottomsly = ボトムズリー司祭
tolerance-card-father-crossroad = クロスロード神父
tolerance-card-father-highhall = ハイホール神父
tolerance-card-father-eggert = エガート神父
tolerance-card-father-humbolt = ハンボルト神父
tolerance-card-preacher-gilbert = 説教師ギルバート
tolerance-card-preacher-lamb = 説教師ラム
tolerance-card-bishop-marcus = マーカス司教
tolerance-card-cardinal-charles = シャルル枢機卿
tolerance-card-pope-leo = 教皇レオ
tolerance-card-beggar = 物乞い
tolerance-card-washerwoman = 洗濯女
tolerance-card-street-hawker = 行商人
tolerance-card-night-watchman = 夜警
tolerance-card-minstrel = 吟遊詩人
tolerance-card-apothecary = 薬種商
tolerance-card-barber-surgeon = 床屋外科医
tolerance-card-alluring-witches = 魅惑の魔女たち
tolerance-card-carpenter = 大工
tolerance-card-innkeeper = 宿屋の主人
tolerance-card-master-tailor = 仕立屋の親方
tolerance-card-merchant-lord = 豪商
tolerance-card-merchant-matriarch = 商家の女主人
tolerance-card-mayor = 市長
tolerance-card-orphan = 孤児
tolerance-card-milkmaid = 乳搾りの娘
tolerance-card-shepherd = 羊飼い
tolerance-card-swineherd = 豚飼い
tolerance-card-woodcutter = 木こり
tolerance-card-fisherman = 漁師
tolerance-card-miller = 粉屋
tolerance-card-midwife = 産婆
tolerance-card-ploughman = 農夫
tolerance-card-parish-priest = 教区司祭
tolerance-card-yeoman = 自作農
tolerance-card-village-reeve = 村の代官
tolerance-card-elder-council = 長老会
tolerance-card-manor-lord = 荘園領主
tolerance-card-plaguebearer = 疫病持ち
tolerance-card-second-plaguebearer = 第二の疫病持ち
tolerance-card-tax-collector = 徴税人
tolerance-card-satyr = サテュロス
tolerance-card-medical-scholars = 医学者たち
tolerance-card-unluck = 不運
tolerance-card-bailiff-6 = 執行官（6）
tolerance-card-witch-hunters = 魔女狩り
tolerance-card-bandits = 盗賊団
tolerance-card-ravisher = 略奪者
tolerance-card-bailiff-10 = 執行官（10）
tolerance-card-inquisition = 異端審問
tolerance-card-courier = 急使
tolerance-card-flagellants = 鞭打ち苦行者
tolerance-card-mary-i = メアリー1世
tolerance-card-elizabeth-i = エリザベス1世
tolerance-card-james-i = ジェームズ1世

## ブラウザのテーブル

web-tolerance-board = ボード全体
web-tolerance-yours = あなたのボード
web-tolerance-bare = このボードにはまだ何もありません。
web-tolerance-pile = { $pile }：{ $count }枚、いちばん上は{ $top }
web-tolerance-trick = トリック{ $trick }／{ $tricks }
web-tolerance-sheet = 得点表
web-tolerance-notes = いま大切なこと
web-tolerance-total = 合計
web-tolerance-pennant = 旗1本（{ $tally }）
web-tolerance-taxes = 王室の税が集められます。
web-tolerance-piety = 生きているカードが信仰心をもたらします。
web-tolerance-scored = 治世の得点を数えます。
web-minutes-tolerance = 60～90分
web-score-tolerance = { $score }点
web-last-tolerance = 前のトリック
web-rules-head-cards = カード
web-rules-head-religions = 宗派
web-rules-head-wilds = ワイルド
web-rules-head-effects = 効果
web-rules-head-words = ことばの意味
web-rules-head-boards = ボード
web-rules-head-end-of-reign = 治世の終わり
web-rules-head-points = 点
web-rules-head-loans = 借金
web-rules-head-all-roles = すべての役
