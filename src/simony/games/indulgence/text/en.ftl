### Indulgence
###
### One word for one thing, here and in ja.ftl:
###
###   hand        ディール       one deal of all the cards, from the Edict to the payments
###   cards       カード、手札   what a player holds
###   family      ファミリー     one of four suits: Medici, Sforza, Borgia, Orsini
###   florin      フロリン       the money
###   Ruler       ルーラー       who chooses the Edict and is paid
###   Edict       エディクト     what it costs to take
###   Sin         罪業           the other side of an Edict: what a sinner must do instead
###   sinner      罪人           who undertakes the Sin
###   ring        リング         makes one of the sinner's cards a 10
###   papal bull  教皇勅書       puts all three Edicts in force (expert game)
###   trick, lead, follow, trump, pass     トリック、リード、フォロー、切り札、パス
###   first lead  最初のリード   the card that opens the first trick of a hand

indulgence-name = Indulgence
indulgence-about = Take tricks, but not the ones the Ruler forbids; or dare to sin and take them all.

indulgence-option-expert = The expert game
indulgence-option-expert-off = the twelve Edicts of the basic set
indulgence-option-expert-on = all twenty Edicts, and a papal bull for everybody
indulgence-option-edition = Whose rulebook holds where the two differ
indulgence-option-edition-english = the English one
indulgence-option-edition-japanese = the Japanese one: a 6 costs 1 florin, and two Edicts are against all cards of two families
indulgence-option-first_ruler = Who is Ruler in the first hand
indulgence-option-first_ruler-random = drawn at random

## Small words

indulgence-who =
    { $who-is ->
        [you] you
       *[other] { $who }
    }
indulgence-to =
    { $to-is ->
        [you] you
       *[other] { $to }
    }
indulgence-florins =
    { $count ->
        [one] 1 florin
       *[other] { $count } florins
    }
indulgence-then = { $head }, then { $last }
indulgence-seats = { $seats }
indulgence-number-each = { $number }s
indulgence-number-the = the { $number }
indulgence-with-ring =
    { $ring ->
        [1] {" "}with the ring on it
       *[other] {""}
    }

## Cards

indulgence-family-medici = Medici
indulgence-family-sforza = Sforza
indulgence-family-borgia = Borgia
indulgence-family-orsini = Orsini
indulgence-family-colour = { $family } ({ $colour })
indulgence-colour-red = red
indulgence-colour-purple = purple
indulgence-colour-green = green
indulgence-colour-blue = blue

indulgence-card = { $family } { $number }
indulgence-card-hidden = a face-down card
indulgence-card-hidden-led = a face-down card, announced as { $family }
indulgence-family-cards = { $family } { $numbers }
indulgence-family-whole = every { $family }
indulgence-seat-card = { indulgence-who }: { $card }
indulgence-seat-florins = { indulgence-who }: { $price }

# Which cards an Edict is about.
indulgence-cards-all = cards at all
indulgence-cards-all-even = even cards
indulgence-cards-all-odd = odd cards
indulgence-cards-families = { $families }
indulgence-cards-even = even { $families }
indulgence-cards-odd = odd { $families }
indulgence-cards-numbers = { $numbers }
indulgence-cards-some = { $numbers } of { $families }

## Edicts: the name

indulgence-edict-quoted = “{ $name }”
indulgence-edict-name-cards = No { $what }
indulgence-edict-name-trump = No trump
indulgence-edict-name-last = Not the last { $family }
indulgence-edict-name-three-tricks =
    { $goal ->
        [one] Not the first to take a trick
       *[other] Not the first to { $goal } tricks
    }
indulgence-edict-name-first-or-last = Not the first or last trick
indulgence-edict-name-most = Not the most of a family
indulgence-edict-name-tricks = No tricks
indulgence-edict-name-pairs = No pairs of { $first } and { $second }

## Edicts: what taking costs

indulgence-edict-cost-cards = Take no { $what }: each one costs { $price }, paid to the Ruler.
indulgence-edict-cost-trump = The Ruler makes one family trump. Take no trump: each one costs { $price }, paid to the Ruler.
indulgence-edict-cost-last = Do not take the last { $family } to be played: it costs { $price }, paid to the Ruler.
indulgence-edict-cost-three-tricks =
    { $goal ->
        [one] Do not be the first to take a trick: it costs { $price }, paid to the Ruler.
       *[other] Do not be the first to { $goal } tricks, in a row or not: it costs { $price }, paid to the Ruler.
    }
indulgence-edict-cost-first-or-last = Take neither the first trick nor the last: each of the two costs { $price }, paid to the Ruler.
indulgence-edict-cost-most = Do not take the most cards of any family: each family costs { $price }, paid to the Ruler, who breaks ties.
indulgence-edict-cost-tricks = Cards are played face down. Take no tricks: each one costs { $price }, paid to the Ruler.
indulgence-edict-cost-pairs = Take no { $first } and { $second } of the same number: each such pair costs { $price }, paid to the Ruler.

## Edicts: what the Sin asks

indulgence-sin-name = Sin: { $goal }
indulgence-sin-goal-cards =
    { $count ->
        [one] take the { $what }
       *[other] take all { $count } of the { $what }
    }
indulgence-sin-goal-trump = take all 9 trumps
indulgence-sin-goal-last = take the last { $family } to be played
indulgence-sin-goal-three-tricks =
    { $goal ->
        [one] be the first to take a trick
       *[other] be the first to { $goal } tricks
    }
indulgence-sin-goal-first-or-last = take both the first trick and the last
indulgence-sin-goal-most = take the most cards of all four families, ties included
indulgence-sin-goal-tricks = take every trick
indulgence-sin-goal-pairs = take all 9 pairs of { $first } and { $second }

## Edicts: both sides

indulgence-edict-full = { $name } – { $cost } { $sin }
indulgence-edict-sin = Sin: { $goal }, and every other player pays the sinner { $price }.
indulgence-edict-sin-bull = Sin: { $goal }.
indulgence-edict-full-cards-banned = { indulgence-edict-full } These cards are banned from the first lead.
indulgence-edict-full-trump-banned = { indulgence-edict-full } Trump is banned from the first lead.

## What lies where

indulgence-bull = Papal bull
indulgence-zone-edicts = Edicts to choose from
indulgence-zone-force =
    { $count ->
        [one] The Edict in force
       *[other] Edicts in force
    }
indulgence-zone-sin = The Sin
indulgence-zone-deck = Edicts still to be drawn
indulgence-zone-used = Edicts out of the game
indulgence-zone-trick = The trick
indulgence-zone-ring = The ring
indulgence-zone-hand = Your cards
indulgence-zone-held =
    { $who-is ->
        [you] Your cards
       *[other] { $who }’s cards
    }
indulgence-zone-taken =
    { $who-is ->
        [you] Tricks you have taken
       *[other] Tricks { $who } has taken
    }
indulgence-zone-florins =
    { $who-is ->
        [you] Your florins
       *[other] { $who }’s florins
    }
indulgence-zone-bull =
    { $who-is ->
        [you] Your papal bull
       *[other] { $who }’s papal bull
    }
indulgence-zone-held-short = Cards
indulgence-zone-taken-short = Tricks
indulgence-zone-florins-short = Florins
indulgence-zone-bull-short = Bull
indulgence-ring-on-table = It lies on the table until somebody sins.
indulgence-ring-with =
    { $who-is ->
        [you] You have it.
       *[other] { $who } has it.
    }
indulgence-ring-on-card = It lies on a card of this trick.
indulgence-ring-used = It has been used in this hand.

indulgence-mark-led = led
indulgence-mark-ring = ring
indulgence-mark-winning = winning
indulgence-mark-forbidden = at stake
indulgence-role-ruler = Ruler
indulgence-role-sinner = Sinner
indulgence-role-leader = Leads
indulgence-role-passed = Passed

## How things stand

indulgence-fact-hand = Hand { $hand } of { $hands }.
indulgence-fact-trick = Hand { $hand } of { $hands }, trick { $trick } of { $tricks }.
indulgence-fact-edict = { $name } is in force. { $cost }
indulgence-fact-bull =
    { $who-is ->
        [you] You have spent your papal bull: three Edicts are in force at once, and what they cost adds up.
       *[other] { $who } has spent the papal bull: three Edicts are in force at once, and what they cost adds up.
    }
indulgence-fact-sin =
    { $who-is ->
        [you] You sin. You must { $goal }: then every other player pays you { $price }; if you fail, you pay the Ruler { $failed }.
       *[other] { $who } sins, and must { $goal }: then every other player pays { $who } { $price }; after a failure { $who } pays the Ruler { $failed }.
    }
indulgence-fact-sin-bull =
    { $who-is ->
        [you] You sin against a papal bull and must do all of this: { $goals }. Then the game is yours; if you fail in any, you pay the Ruler { $failed }.
       *[other] { $who } sins against a papal bull and must do all of this: { $goals }. Then { $who } wins the game; after a failure in any, { $who } pays the Ruler { $failed }.
    }
indulgence-fact-trump = Trump: { $family }.
indulgence-fact-ring =
    { $who-is ->
        [you] You still have the ring: from the second trick on it makes one of your cards a { $ring }.
       *[other] { $who } still has the ring: from the second trick on it makes one card a { $ring }.
    }
indulgence-fact-ring-used =
    { $who-is ->
        [you] You have used the ring, on the { $card }.
       *[other] { $who } has used the ring, on the { $card }.
    }
indulgence-fact-ring-hidden = { $who } has put the ring on a face-down card.
indulgence-fact-face-down = Cards are played face down and turned up when the trick is complete. The leader announces the family.
indulgence-fact-turned-up = The leader of a trick announces the family; the cards are turned up when the trick is complete.
indulgence-fact-gone = { $family } taken: { $gone } of 9.
indulgence-fact-banned = Banned from the first lead: { $what }.
indulgence-fact-short = Somebody could not pay in full, so this was the last hand.
indulgence-fact-place =
    { $who-is ->
        [you] { $place }. You, with { $price }
       *[other] { $place }. { $who }, with { $price }
    }

## What is asked

indulgence-prompt-start = The first Ruler is drawn and three Edicts are laid out.
indulgence-prompt-draw = New Edicts are laid out.
indulgence-prompt-deal =
    { $who-is ->
        [you] You are the Ruler. The cards are dealt.
       *[other] { $who } is the Ruler. The cards are dealt.
    }
indulgence-prompt-edict =
    { $who-is ->
        [you] You are the Ruler: choose the Edict for this hand.
       *[other] { $who }, the Ruler, chooses the Edict for this hand.
    }
indulgence-prompt-edict-bull =
    { $who-is ->
        [you] You are the Ruler: choose the Edict for this hand, or spend your papal bull.
       *[other] { $who }, the Ruler, chooses the Edict for this hand or spends the papal bull.
    }
indulgence-prompt-trump =
    { $who-is ->
        [you] Name the trump family.
       *[other] { $who } names the trump family.
    }
indulgence-prompt-auction =
    { $who-is ->
        [you] Will you pass or sin?
       *[other] { $who } decides whether to pass or to sin.
    }
indulgence-prompt-lead =
    { $who-is ->
        [you] You lead: play a card.
       *[other] { $who } leads.
    }
indulgence-prompt-follow =
    { $who-is ->
        [you] { $family } was led: follow with one of yours.
       *[other] { $family } was led. { $who } plays.
    }
indulgence-prompt-void = { $family } was led and you have none: play any card.
indulgence-prompt-tie =
    { $who-is ->
        [you] Tied for the most { $family }: { $tied }. You decide who pays.
       *[other] Tied for the most { $family }: { $tied }. { $who } decides who pays.
    }
indulgence-prompt-over =
    { $who-is ->
        [you] The game is over. You win, with { $price }!
       *[other] The game is over. { $who } wins, with { $price }.
    }
indulgence-prompt-over-bull =
    { $who-is ->
        [you] The game is over. Your Sin against the papal bull has won it!
       *[other] The game is over. { $who }’s Sin against the papal bull has won it.
    }
indulgence-prompt-over-shared = The game is over. The victory is shared by { $winners }.

## What decided between equals

indulgence-about-level = With { $price } each, the more recent Ruler is ahead: { $order } (I29).
indulgence-about-shared = With { $price } each, { $seats } share a place: they were never Ruler (I29).

## What may be answered

indulgence-choice-play = Play the { $card }
indulgence-choice-play-ring = Play the { $card } with the ring
indulgence-choice-edict = { $name }. { $cost }
indulgence-choice-bull = Papal bull: all { $count } Edicts
indulgence-choice-trump = { $family } is trump
indulgence-choice-pass = Pass
indulgence-choice-sin = Sin: { $goals }. Succeed, and every other player pays you { $price }; fail, and you pay the Ruler { $failed }.
indulgence-choice-sin-bull = Sin, all three: { $goals }. Succeed in all, and you win the game at once; fail in any, and you pay the Ruler { $failed }.
indulgence-choice-name =
    { $who-is ->
        [you] Name yourself: nobody pays for { $family }
       *[other] { $who } pays for { $family }
    }

## The chronicle

indulgence-tell-first-ruler =
    { $who-is ->
        [you] You are the first Ruler.
       *[other] { $who } is the first Ruler.
    }
indulgence-tell-edicts-laid =
    { $count ->
        [one] A new Edict lies face up: { $edicts }.
       *[other] New Edicts lie face up: { $edicts }.
    }
indulgence-tell-dealt =
    { $who-is ->
        [you] Hand { $hand }: you are the Ruler. The cards are dealt.
       *[other] Hand { $hand }: { $who } is the Ruler. The cards are dealt.
    }
indulgence-tell-hand =
    { $who-is ->
        [you] Your cards: { $cards }.
       *[other] { $who }’s cards: { $cards }.
    }
indulgence-tell-edict =
    { $who-is ->
        [you] You choose { $edicts }.
       *[other] { $who } chooses { $edicts }.
    }
indulgence-tell-bull =
    { $who-is ->
        [you] You spend your papal bull: { $edicts } are in force.
       *[other] { $who } spends the papal bull: { $edicts } are in force.
    }
indulgence-tell-trump =
    { $who-is ->
        [you] You make { $family } trump.
       *[other] { $who } makes { $family } trump.
    }
indulgence-tell-pass =
    { $who-is ->
        [you] You pass.
       *[other] { $who } passes.
    }
indulgence-tell-sin =
    { $who-is ->
        [you] You sin, and take the ring.
       *[other] { $who } sins, and takes the ring.
    }
indulgence-tell-played =
    { $who-is ->
        [you] You play the { $card }{ indulgence-with-ring }.
       *[other] { $who } plays the { $card }{ indulgence-with-ring }.
    }
indulgence-tell-played-own-hidden =
    { $who-is ->
        [you] You play the { $card } face down{ indulgence-with-ring }.
       *[other] { $who } plays the { $card } face down{ indulgence-with-ring }.
    }
indulgence-tell-led-own-hidden =
    { $who-is ->
        [you] You play the { $card } face down{ indulgence-with-ring } and announce { $family }.
       *[other] { $who } plays the { $card } face down{ indulgence-with-ring } and announces { $family }.
    }
indulgence-tell-played-hidden =
    { $who-is ->
        [you] You play a card face down{ indulgence-with-ring }.
       *[other] { $who } plays a card face down{ indulgence-with-ring }.
    }
indulgence-tell-led-hidden =
    { $who-is ->
        [you] You lead a card face down{ indulgence-with-ring } and announce { $family }.
       *[other] { $who } leads a card face down{ indulgence-with-ring } and announces { $family }.
    }
indulgence-tell-taken =
    { $who-is ->
        [you] You take the trick.
       *[other] { $who } takes the trick.
    }
indulgence-tell-taken-turned =
    { $who-is ->
        [you] The cards are turned up ({ $cards }). You take the trick.
       *[other] The cards are turned up ({ $cards }). { $who } takes the trick.
    }
indulgence-tell-hand-over =
    { $tricks ->
        [one] Hand { $hand } is over after one trick.
       *[other] Hand { $hand } is over after { $tricks } tricks.
    }
indulgence-tell-sin-made =
    { $who-is ->
        [you] Your Sin succeeds!
       *[other] { $who }’s Sin succeeds.
    }
indulgence-tell-sin-missed =
    { $who-is ->
        [you] Your Sin fails.
       *[other] { $who }’s Sin fails.
    }
indulgence-tell-named =
    { $who-is ->
        [you] You decide that { $named } had the most { $family }.
       *[other] { $named-is ->
            [you] { $who } decides that you had the most { $family }.
           *[other] { $who } decides that { $named } had the most { $family }.
        }
    }
indulgence-tell-named-self =
    { $who-is ->
        [you] You decide that you had the most { $family } yourself: nobody pays for it.
       *[other] { $who } claims the most { $family }: nobody pays for it.
    }
indulgence-bill = { $price }: { $parts }
indulgence-bill-within = { $price } ({ $parts })
indulgence-bill-part = { $amount } for { $name }
indulgence-tell-paid =
    { $who-is ->
        [you] You pay { indulgence-to } { $price }.
       *[other] { $who } pays { indulgence-to } { $price }.
    }
indulgence-tell-paid-short =
    { $who-is ->
        [you] You owe { indulgence-to } { $price } but have only { $paid }, and pay that; the bank adds the rest.
       *[other] { $who } owes { indulgence-to } { $price } but has only { $paid }, and pays that; the bank adds the rest.
    }
indulgence-tell-game-over =
    { $who-is ->
        [you] The game is over. You win! ({ $purses })
       *[other] The game is over. { $who } wins. ({ $purses })
    }
indulgence-tell-game-over-bull =
    { $who-is ->
        [you] The game is over. Your Sin against the papal bull wins it! ({ $purses })
       *[other] The game is over. { $who }’s Sin against the papal bull wins it. ({ $purses })
    }
indulgence-tell-game-over-shared = The game is over. The victory is shared by { $winners }. ({ $purses })

## Why not

indulgence-why-edict-first = Cards are played later. Choose an Edict first: { $edicts }.
indulgence-why-trump-first = Cards are played later. Name the trump family first.
indulgence-why-auction-first = Cards are played later. Say first whether you pass or sin.
indulgence-why-tie-first = The hand is over, and no more cards are played. Name who pays for the most { $family }.
indulgence-why-not-held = You do not hold the { $card }. You may play { $cards }.
indulgence-why-follow = The led family is { $family } and you hold { $numbers }: you must follow.
indulgence-why-banned = The { $card } is banned from the first lead by { $edicts }. You may lead { $cards }.
indulgence-why-ring-nobody = Only a sinner may use the ring, and nobody has sinned. Play the card without it.
indulgence-why-ring-not-yours = Only the sinner may use the ring, and that is { $who }. Play the card without it.
indulgence-why-ring-used = You have already used the ring in this hand, on the { $card }. Play the card without it.
indulgence-why-ring-first-trick = The ring may not be used in the first trick of a hand. Play the card without it.
indulgence-why-edict-chosen =
    { $who-is ->
        [you] You have made your choice for this hand: { $edicts }.
       *[other] Only the Ruler chooses, and { $who } has done so: { $edicts }.
    }
indulgence-why-edict-none = There is no such Edict in this game. Choose { $edicts }.
indulgence-why-edict-expert = { $name } belongs to the expert game. Choose { $edicts }.
indulgence-why-edict-used = { $name } has been used and is out of the game. Choose { $edicts }.
indulgence-why-edict-deck = { $name } does not lie face up. Choose { $edicts }.
indulgence-why-bull-none = There are no papal bulls in this game: they belong to the expert game.
indulgence-why-bull-late = A papal bull is spent by the Ruler, at the moment of choosing the Edict, and at no other time.
indulgence-why-bull-spent = You have spent your papal bull: each player has one a game. Choose one Edict.
indulgence-why-bull-few =
    { $count ->
        [one] A papal bull needs three Edicts face up, and there is only one. Choose that.
       *[other] A papal bull needs three Edicts face up, and there are only { $count }. Choose one of them.
    }
indulgence-why-trump-early = A trump family is named after the Edict, and only if that Edict asks for it. Choose first: { $edicts }.
indulgence-why-trump-none = There is no trump in this hand, with { $edicts } in force.
indulgence-why-trump-named =
    { $who-is ->
        [you] You have made { $family } trump, and so it stays for this hand.
       *[other] The Ruler, { $who }, has made { $family } trump, and so it stays for this hand.
    }
indulgence-why-ruler-never-sins = The Ruler neither passes nor sins: that is for the others.
indulgence-why-all-passed = The auction is over: everybody has passed, you too.
indulgence-why-auction-over =
    { $who-is ->
        [you] The auction is over: you have sinned, and there is no way back.
       *[other] The auction is over: { $who } has sinned, and there is one sinner a hand.
    }
indulgence-why-name-later = Players are named only after the last trick, when several have taken the most of a family under the Edict against it.
indulgence-why-name-not-tied =
    { $who-is ->
        [you] You are not tied for the most { $family }. Name one of these: { $tied }.
       *[other] { $who } is not tied for the most { $family }. Name one of these: { $tied }.
    }

## What can be wrong with house rules

indulgence-error-edict-most = There may be at most { $expected } edicts under “{ $entry }”, not { $came }.
indulgence-error-edict-count = This game needs at least { $expected } edicts under “{ $entry }”, and there are { $came }.
indulgence-error-edict-key = The name of “{ $entry }” must be of small letters, digits and hyphens, 40 at most.

## The rules

indulgence-rules-goal =
    Indulgence is a game of taking tricks in which what is worth taking changes from hand to hand. Each player is Ruler { $rounds ->
        [1] once
        [2] twice
       *[other] { $rounds } times
    }. Whoever has the most florins at the end wins.
indulgence-rules-tricks = Cards are played in tricks. One player leads a card, and the others each play one in turn, clockwise. Whoever holds a card of the led family must play one (follow); whoever does not may play any card. The highest card of the led family takes the trick, or the highest trump, if there is trump and one was played. The taker leads the next trick.
indulgence-rules-setup = There are 36 cards: the numbers 1 to 9 in four families. Everybody starts with { $florins }. The Edicts are shuffled and three of them laid face up; the ring lies on the table.
indulgence-rules-hand = A hand goes like this: missing Edicts are drawn, up to three face up; all the cards are dealt; the Ruler chooses an Edict; the others may sin; tricks are played; florins are paid. Then the player to the Ruler’s left is Ruler.
indulgence-rules-edict = The Ruler looks at the cards dealt, then chooses one of the Edicts lying face up. It says what the other players had better not take, and what they pay the Ruler if they do.
indulgence-rules-sin = Beginning at the Ruler’s left, each player passes or sins. The first to sin ends the auction, takes the ring and turns each Edict in force to its Sin side, which asks for what the Edict forbids. Against a single Edict, every other player pays a sinner who succeeds; one who fails pays the Ruler { $failed }.
indulgence-rules-play = The sinner leads the first trick; if nobody sinned, the Ruler does. Some Edicts ban cards from that first lead; a leader who holds nothing else may lead anything. Follow the led family if you can.
indulgence-rules-ring = Once in the hand, but not in the first trick, the sinner may put the ring on the card being played. It then counts as a { $ring } of its own family.
indulgence-rules-pay = When the hand is over, everybody pays what the Edict or the Sin says. The Ruler never pays for an Edict.
indulgence-rules-end =
    The game is over when everybody has been Ruler { $rounds ->
        [1] once
        [2] twice
       *[other] { $rounds } times
    }, or after a hand in which somebody could not pay in full. The most florins win.
indulgence-rules-expert = The expert game adds more Edicts and one papal bull a player. Once a game, instead of choosing one Edict, the Ruler may spend it: then all three are in force. To sin against a bull is to attempt all three Sins: making them wins the game at once, and failing in any costs { $failed_bull }, paid to the Ruler.
indulgence-rules-editions = Two rulebooks exist. The English one holds unless the table chooses the Japanese edition, where a 6 costs 1 florin and the Edicts against even cards of two families are against all their cards.
indulgence-rules-families = The families: { $families }.
indulgence-rules-edicts = The Edicts of this game:
indulgence-rules-one-edict = { $edict }
indulgence-rules-rulings = Rulings, for the cases in which people ask:

indulgence-rules-i1 = I1. The first Ruler is drawn at random, unless the table chooses one.
indulgence-rules-i2 = I2. An Edict that has been used is out of the game for good.
indulgence-rules-i3 = I3. When fewer than three Edicts are left, the Ruler chooses from those there are.
indulgence-rules-i5 = I5. Each player has one papal bull a game, in the expert game only, and may spend it only while three Edicts lie face up.
indulgence-rules-i6 = I6. The bull is spent at the moment of choosing the Edict, with one’s cards already seen.
indulgence-rules-i7 = I7. When nobody sins against a bull, all three Edicts are paid, and they add up.
indulgence-rules-i8 = I8. To sin against a bull takes all three Sins. Success ends the game at once, and the sinner wins whatever the purses hold; no florins move. Any failure costs exactly { $failed_bull }, paid to the Ruler, and nobody pays anything else.
indulgence-rules-i9 = I9. A bull with the trump Edict has one trump for the whole hand. With the Edict against tricks, the whole hand is played face down.
indulgence-rules-i10 = I10. Under a bull, all cards that any of the three Edicts bans are banned from the first lead.
indulgence-rules-i11 = I11. After a bull its three Edicts are out of the game, and three new ones are laid out as far as the deck reaches. The next hand draws no further one.
indulgence-rules-i12 = I12. Everybody but the Ruler has one chance to sin, clockwise from the Ruler’s left, until somebody does. The Ruler never sins.
indulgence-rules-i13 = I13. The ban on the first lead binds a sinner as well as a Ruler. Whoever holds only banned cards may lead any of them.
indulgence-rules-i14 = I14. Once somebody sins, only the Sin counts: nobody pays for forbidden cards in that hand.
indulgence-rules-i15 = I15. The Ruler pays a successful sinner like everybody else.
indulgence-rules-i16 = I16. What the Ruler takes costs nobody anything, and nobody else pays in the Ruler’s place.
indulgence-rules-i17 = I17. To have the most of a family means more than any other player. If several are tied, the Ruler names the one who pays; naming oneself means that nobody does. One player pays a family. This is asked after the last trick, before anything is paid, family by family.
indulgence-rules-i18 = I18. When the most of each family is the Sin, every tie that includes the sinner counts for the sinner.
indulgence-rules-i19 = I19. The ring is for the sinner alone, once in the hand, on any card, but not in the first trick. The card becomes a { $ring } of its own family: it beats the 9, it does not beat trump, and on a card of another family than the led one it does nothing, unless that card is trump.
indulgence-rules-i20 = I20. When the hand is scored, a card that bore the ring has its printed number again.
indulgence-rules-i21 = I21. When cards are played face down, the ring is put openly on the hidden card.
indulgence-rules-i22 = I22. Under the Edict against tricks the leader announces the family of the hidden card, truthfully, and the others must follow. Nobody sees a card until the trick is complete; then everybody sees all of them.
indulgence-rules-i23 = I23. The last of a family is its ninth card to be taken: whoever takes the trick it lies in pays, once. How many of the family are gone is public.
indulgence-rules-i24 = I24. There is at most one pair for each number.
indulgence-rules-i25 = I25. Whoever takes the first trick and the last pays for both.
indulgence-rules-i26 = I26. A hand ends early once nothing left to be played matters, judged after each complete trick by the cards taken. Without a Sin: when every Edict in force is settled. With a Sin: as soon as it must fail or has succeeded. Cards that were not played are not shown.
indulgence-rules-i27 = I27. Whoever owes more than they have pays what they have. The one who is owed receives the full sum, and the game ends after the payments of that hand.
indulgence-rules-i28 = I28. To have exactly nothing left after paying in full does not end the game.
indulgence-rules-i29 = I29. A sinner who beats a bull comes first. Otherwise florins decide; of players with the same, the one who was Ruler more recently is ahead. Players who never ruled come after those and share their place.
indulgence-rules-i31 = I31. With three players, each holds 12 cards instead of 9, the prices stay the same, and a Sin is paid by two.
indulgence-rules-i32 = I32. Tricks taken lie face down: the table shows how many, and how many florins each player has, but not which cards. Cards you saw are for you to remember.
indulgence-rules-i33 = I33. Whoever cannot follow may play any card: there is no duty to play trump, or a higher one.

indulgence-rules-trust = Not every figure of the printed game is known. Some are printed in the rulebook, some follow from published descriptions, and some nobody has published.
indulgence-rules-reconstructed = These we have reconstructed ourselves, so that the game is balanced; the cards in the box may say otherwise:
indulgence-rules-house = These are this table’s own, by its house rules:
indulgence-rules-figure = { $of }: { $parts }.
indulgence-rules-correct = If you own the box, you can correct any figure in a house-rules file and play with it: see docs/house-rules.md.
indulgence-rules-publishers = The game and its name belong to its publisher. These rules are told in our own words; if you like the game, buy it.

indulgence-figure-of-game = The game
indulgence-figure-game-rounds = how often each player is Ruler ({ $value })
indulgence-figure-game-florins = the florins at the start ({ $value })
indulgence-figure-game-ring = the number the ring gives ({ $value })
indulgence-figure-sin-failed = what a failed Sin costs ({ $value })
indulgence-figure-sin-failed_bull = what a failed Sin against a bull costs ({ $value })
indulgence-figure-colour = the colour of { $family } ({ $value })
indulgence-figure-edict-pays = the price ({ $value })
indulgence-figure-edict-sin_pays = what the Sin pays ({ $value })
indulgence-figure-edict-tricks = the number of tricks ({ $value })
indulgence-figure-families = which families
indulgence-figure-numbers = which numbers
indulgence-figure-ban = the ban from the first lead
indulgence-figure-no-ban = no ban from the first lead
indulgence-figure-whole = the whole Edict
indulgence-figure-other = { $path } ({ $value })

## The guide, when a decision first comes up: named as what is asked, or as the choice it is about

indulgence-guide-edict = As Ruler you make the law of this hand. What an Edict forbids costs whoever takes it, and the florins go to you; what you take yourself costs nobody anything. Which of these can your cards push onto the others? But beware: somebody may sin, and try the very opposite.
indulgence-guide-edict-bull = As Ruler you make the law of this hand: what an Edict forbids costs whoever takes it, and the florins go to you. Once in the game your papal bull puts all the Edicts on the table in force together. It pays well; but a Sin against it that succeeds wins the whole game.
indulgence-guide-trump = Trumps beat every other card. Name the family you would rather not have against you, and remember which cards the Edict makes others pay for.
indulgence-guide-auction = You may turn the Edict round. To sin is to bring about what it forbids, all of it, with the ring to help you: succeed, and everybody pays you; fail, and you pay the Ruler. You are asked once a hand, and the first to sin ends the asking. Most hands are for passing.
indulgence-guide-lead = Who leads says which family is to be played: the others must follow it if they can. The highest card of that family takes the trick, unless a trump falls, and its owner leads the next. Low cards hand the lead to somebody else.
indulgence-guide-follow = You hold cards of the family that was led, so it must be one of these; tap another and the table says why not. Stay below the highest card if you do not want the trick, go above it if you do.
indulgence-guide-void = You have none of the led family, so you are free. A card of another family cannot take the trick unless it is trump: a good moment to give somebody a card they will pay for.
indulgence-guide-tie = Several have the most of this family, and only one of them pays. You rule, so you say who. If you are among them and name yourself, nobody pays.
indulgence-guide-play-ring = You sin, so the ring is yours: once in this hand it raises the card you play to the ring’s number, within its own family. Tap a card, and you are asked whether to play it with the ring or without.

## Indulgence in the browser

web-indulgence-edict = Edict
web-indulgence-sin = Sin
web-indulgence-each = each
web-indulgence-from-each = from each
web-minutes-indulgence = 30 to 45 minutes
web-score-indulgence =
    { $score ->
        [one] 1 florin
       *[other] { $score } florins
    }
web-last-indulgence = Last trick
web-rules-head-hand = A hand
web-rules-head-edict = The Edict
web-rules-head-sin = To sin
web-rules-head-play = Playing the cards
web-rules-head-ring = The ring
web-rules-head-pay = Paying
web-rules-head-expert = The expert game
web-rules-head-editions = Two editions
web-rules-head-families = The families
web-rules-head-edicts = The Edicts
web-figure-rounds = how often each player is Ruler
web-figure-florins = florins at the start
web-figure-ring = the number the ring gives
web-figure-failed = what a failed Sin costs
web-figure-failed_bull = what a failed Sin against a bull costs
web-figure-pays = the price
web-figure-sin_pays = what the Sin pays
web-figure-tricks = the number of tricks
web-figure-ban = banned from the first lead
web-figure-families = which families
web-figure-medici = colour of the family
web-figure-sforza = colour of the family
web-figure-borgia = colour of the family
web-figure-orsini = colour of the family
