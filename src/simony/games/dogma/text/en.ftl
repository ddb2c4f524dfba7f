### Dogma
###
### One word for one thing, here and in ja.ftl:
###
###   kind        種類         one of fourteen sorts of cards, four of each
###   vice        悪徳         a kind that may not be named, as things stand
###   virtue      美徳         a kind that may be named, as things stand
###   confess     告解する     to lay cards face down and name a virtue
###   join        便乗する     to lay cards on top, under the same name, instead of judging
###   believe     信じる       to answer that the last cards are true
###   doubt       疑う         to answer that they are not
###   true, lie   真実、嘘     all of the kind named, or not
###   pile        山           all the cards of one confession
###   discard     捨て札       cards out of the game, face down
###   ruby        ルビー       what a right answer earns
###   Dogma       教義         a card for each kind; on the Altar it turns its kind over
###   proclaim    公布する     to put a Dogma on the Altar
###   Altar       祭壇         where Dogmas lie
###   out         あがり       without cards, and safe
###   burn        火あぶり     to be the last one left

dogma-name = Dogma
dogma-about = Confess to virtues, truthfully or not, to be rid of your cards: the last cardinal who holds any burns.
dogma-score = Left behind

dogma-option-next_confessor = Who confesses after a judgement
dogma-option-next_confessor-responder = whoever judged
dogma-option-next_confessor-after_responder = the player after the one who judged
dogma-option-next_confessor-responder_if_right = whoever judged, if rightly; otherwise the player after
dogma-option-first = Who confesses first
dogma-option-first-random = drawn at random

## Small words

dogma-who =
    { $who-is ->
        [you] you
       *[other] { $who }
    }
dogma-card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dogma-ruby-count =
    { $count ->
        [one] 1 ruby
       *[other] { $count } rubies
    }
dogma-up-to =
    { $most ->
        [one] 1 card
        [2] 1 or 2 cards
       *[other] 1 to { $most } cards
    }
dogma-rubies-in-words =
    { $rubies ->
        [one] 1 ruby
       *[other] { $rubies } rubies
    }
dogma-dogmas-in-words =
    { $altar ->
        [one] 1 Dogma
       *[other] { $altar } Dogmas
    }
dogma-confessions-in-words =
    { $confessions ->
        [one] 1 confession
       *[other] { $confessions } confessions
    }

## Cards

dogma-kind-murder = Murder
dogma-kind-deceit = Deceit
dogma-kind-greed = Greed
dogma-kind-lust = Lust
dogma-kind-gluttony = Gluttony
dogma-kind-pride = Pride
dogma-kind-heresy = Heresy
dogma-kind-mercy = Mercy
dogma-kind-sincerity = Sincerity
dogma-kind-generosity = Generosity
dogma-kind-chastity = Chastity
dogma-kind-temperance = Temperance
dogma-kind-humility = Humility
dogma-kind-faith = Faith

dogma-cards =
    { $count ->
        [one] { $kind }
       *[other] { $kind } ×{ $count }
    }
dogma-card-hidden = face down

## What lies where

dogma-zone-altar = The Altar
dogma-zone-deck = Dogmas to proclaim
dogma-zone-proclaimed = The new Dogma
dogma-zone-names = May be named
dogma-zone-pile = The pile
dogma-zone-pile-named = The pile, laid as { $kind }
dogma-zone-laid = You are laying, as { $kind }
dogma-zone-gone-seen = Discarded, seen by all
dogma-zone-gone-own = Discarded, yours, seen by nobody else
dogma-zone-gone-unseen = Discarded, unseen by you
dogma-zone-left-out = Left out of the game, unseen
dogma-zone-held =
    { $who-is ->
        [you] Your cards
       *[other] { $who }’s cards
    }
dogma-zone-rubies =
    { $who-is ->
        [you] Your rubies
       *[other] { $who }’s rubies
    }
dogma-zone-held-short = Cards
dogma-zone-rubies-short = Rubies
dogma-zone-vices = Your vices
dogma-zone-virtues = Your virtues

dogma-mark-asked = in question
dogma-mark-now-virtue = now a virtue
dogma-mark-now-vice = now a vice
dogma-role-out = Out, place { $place }
dogma-role-pending = Last cards laid, unchecked
dogma-role-burns = Burns

## How things stand

dogma-fact-confession = Confession { $number } of at most { $most }.
dogma-fact-over = After { dogma-confessions-in-words }.
dogma-fact-pending =
    { $who-is ->
        [you] You have laid your last cards. Unless you are caught lying, you are out.
       *[other] { $who } has laid their last cards. Unless caught lying, { $who } is out.
    }
dogma-fact-pending-last =
    { $who-is ->
        [you] You have laid your last cards. Unless you are caught lying, you are out, and { $other } is the last one left and burns.
       *[other] { $other-is ->
            [you] { $who } has laid their last cards. Unless caught lying, { $who } is out, and you are the last one left and burn.
           *[other] { $who } has laid their last cards. Unless caught lying, { $who } is out, and { $other } is the last one left and burns.
        }
    }
dogma-fact-known = { $who } is known to hold { $cards }.
dogma-fact-known-or-laid = { $who } is known to hold, or to have laid in the pile, { $cards }.
dogma-fact-known-laid = { $who } is known to have laid in the pile { $cards }.
dogma-fact-stopped = The game stopped after { dogma-confessions-in-words }. Whoever was still in is placed by cards, the fewer the better: our own rule (D30).
dogma-fact-place =
    { $who-is ->
        [you] { $place }. You
       *[other] { $place }. { $who }
    }
dogma-fact-place-holding =
    { $who-is ->
        [you] { $place }. You, with { $count }
       *[other] { $place }. { $who }, with { $count }
    }

## What is asked

dogma-prompt-deal = The cards are dealt.
dogma-prompt-confess =
    { $who-is ->
        [you] Your turn to confess: name a virtue, then lay cards for it, true or not.
       *[other] It is { $who }’s turn to confess.
    }
dogma-prompt-confess-rubies =
    { $who-is ->
        [you] Your turn to confess: name a virtue, then lay cards for it, true or not. Or first spend { $price } and proclaim a Dogma.
       *[other] It is { $who }’s turn to confess, or first to spend { $price } on a Dogma.
    }
dogma-prompt-take-off =
    { $who-is ->
        [you] The Altar is full: which Dogma makes way for { $kind }?
       *[other] The Altar is full: { $who } chooses the Dogma that makes way for { $kind }.
    }
dogma-prompt-lay =
    { $most ->
        [one] You confess to { $kind }: lay a card face down, true or not.
       *[other] You confess to { $kind }: lay { dogma-up-to } face down, true or not. Which is the first, in the order of the kinds?
    }
dogma-prompt-lay-more = You confess to { $kind } and have laid { $cards }. Lay another card, or is that all?
dogma-prompt-lay-no-more = You confess to { $kind } and have laid { $cards }. No other card of yours comes after that in the order of the kinds, so that is all.
dogma-prompt-join =
    { $most ->
        [one] You join the confession to { $kind }: lay a card face down, true or not.
       *[other] You join the confession to { $kind }: lay { dogma-up-to } face down, true or not. Which is the first, in the order of the kinds?
    }
dogma-prompt-join-more = You join the confession to { $kind } and have laid { $cards }. Lay another card, or is that all?
dogma-prompt-join-no-more = You join the confession to { $kind } and have laid { $cards }. No other card of yours comes after that in the order of the kinds, so that is all.
dogma-prompt-answer =
    { $who-is ->
        [you] { $by } confesses to { $kind }, with { $count }. Do you believe, doubt or join?
       *[other] { $by-is ->
            [you] You confess to { $kind }, with { $count }. { $who } believes, doubts or joins.
           *[other] { $by } confesses to { $kind }, with { $count }. { $who } believes, doubts or joins.
        }
    }
dogma-prompt-answer-joined =
    { $who-is ->
        [you] { $by } has joined the confession to { $kind }, with { $count }. Do you believe that, doubt it or join too?
       *[other] { $by-is ->
            [you] You have joined the confession to { $kind }, with { $count }. { $who } believes, doubts or joins.
           *[other] { $by } has joined the confession to { $kind }, with { $count }. { $who } believes, doubts or joins.
        }
    }
dogma-prompt-over = The game is over. { $first } { $last }
dogma-wins =
    { $who-is ->
        [you] You win!
       *[other] { $who } wins.
    }
dogma-wins-shared = The victory is shared by { $winners }.
dogma-burns =
    { $who-is ->
        [you] You burn.
       *[other] { $who } burns.
    }
dogma-burns-several = These burn together: { $losers }.
dogma-burns-nobody = Nobody burns.

## What may be answered

dogma-choice-name =
    { $held ->
        [0] Name { $kind } (you hold none)
       *[other] Name { $kind } (you hold { $held })
    }
dogma-choice-lay = Lay { $kind }
dogma-choice-done = That is all: { $count }
dogma-choice-believe =
    { $gains ->
        [1] Believe. If true, the pile ({ $count }) is discarded and you gain a ruby; if a lie, you take it.
       *[other] Believe. If true, the pile ({ $count }) is discarded; if a lie, you take it.
    }
dogma-choice-doubt =
    { $gains ->
        [1] Doubt. If a lie, { $by } takes the pile ({ $count }) and you gain a ruby; if true, you take it.
       *[other] Doubt. If a lie, { $by } takes the pile ({ $count }); if true, you take it.
    }
dogma-choice-believe-last = Believe. { $by } is then out, and you burn (D4).
dogma-choice-doubt-last =
    { $gains ->
        [1] Doubt. If a lie, { $by } takes the pile ({ $count }) and you gain a ruby; if true, { $by } is out, and you burn (D4).
       *[other] Doubt. If a lie, { $by } takes the pile ({ $count }); if true, { $by } is out, and you burn (D4).
    }
dogma-choice-join = Join. Lay { dogma-up-to } on top, also as { $kind }; then { $following } is asked about yours.
dogma-choice-join-last = Join. You lay cards on top, also as { $kind }; but { $by } is then out, and you burn (D4).
dogma-choice-proclaim-vice = Proclaim { $kind } a virtue
dogma-choice-proclaim-virtue = Proclaim { $kind } a vice
dogma-choice-replace-vice = Take { $kind } off: it is a vice again
dogma-choice-replace-virtue = Take { $kind } off: it is a virtue again

## The chronicle

dogma-tell-dealt =
    { $who-is ->
        [you] All cards are dealt. You are to begin.
       *[other] All cards are dealt. { $who } is to begin.
    }
dogma-tell-dealt-left-out =
    { $who-is ->
        [you] The cards are dealt, and { $cards } are left out, unseen. You are to begin.
       *[other] The cards are dealt, and { $cards } are left out, unseen. { $who } is to begin.
    }
dogma-tell-hand =
    { $who-is ->
        [you] Your cards: { $cards }.
       *[other] { $who }’s cards: { $cards }.
    }
dogma-tell-confessed = { $who } confesses to { $kind }, with { $count }.
dogma-tell-confessed-own =
    { $who-is ->
        [you] You confess to { $kind }, with { $count }: { $cards }.
       *[other] { $who } confesses to { $kind }, with { $count }: { $cards }.
    }
dogma-tell-joined = { $who } joins the confession to { $kind }, with { $count }.
dogma-tell-joined-own =
    { $who-is ->
        [you] You join the confession to { $kind }, with { $count }: { $cards }.
       *[other] { $who } joins the confession to { $kind }, with { $count }: { $cards }.
    }
dogma-believes =
    { $who-is ->
        [you] You believe { $by }.
       *[other] { $by-is ->
            [you] { $who } believes you.
           *[other] { $who } believes { $by }.
        }
    }
dogma-doubts =
    { $who-is ->
        [you] You doubt { $by }.
       *[other] { $by-is ->
            [you] { $who } doubts you.
           *[other] { $who } doubts { $by }.
        }
    }
dogma-tell-true = { $answer } Laid as { $kind } and turned up: { $cards }. It was true.
dogma-tell-lie = { $answer } Laid as { $kind } and turned up: { $cards }. It was a lie.
dogma-tell-discarded = The pile is discarded: { $count }.
dogma-tell-discarded-unseen = The pile is discarded: { $count }, { $unseen } of them unseen.
dogma-tell-took =
    { $who-is ->
        [you] You take the pile, { $count }: { $cards }.
       *[other] { $who } takes the pile, { $count }: { $cards }.
    }
dogma-tell-took-hidden = { $who } takes the pile, { $count }.
dogma-tell-ruby =
    { $who-is ->
        [you] You gain a ruby, and have { $rubies } now.
       *[other] { $who } gains a ruby, and has { $rubies } now.
    }
dogma-tell-set =
    { $who-is ->
        [you] { $sets ->
            [1] You hold all four of { $kinds }, and discard them.
           *[other] You hold all four each of { $kinds }, and discard them.
        }
       *[other] { $sets ->
            [1] { $who } holds all four of { $kinds }, and discards them.
           *[other] { $who } holds all four each of { $kinds }, and discards them.
        }
    }
dogma-tell-proclaimed-vice =
    { $who-is ->
        [you] You spend { $price } and proclaim: { $kind } is a virtue.
       *[other] { $who } spends { $price } and proclaims: { $kind } is a virtue.
    }
dogma-tell-proclaimed-virtue =
    { $who-is ->
        [you] You spend { $price } and proclaim: { $kind } is a vice.
       *[other] { $who } spends { $price } and proclaims: { $kind } is a vice.
    }
dogma-tell-replaced-vice = { $kind } is taken off the Altar, and is a vice again.
dogma-tell-replaced-virtue = { $kind } is taken off the Altar, and is a virtue again.
dogma-tell-out =
    { $who-is ->
        [you] You have no cards left and are out of the game, in place { $place }!
       *[other] { $who } has no cards left and is out of the game, in place { $place }.
    }
dogma-tell-game-over = The game is over. { $first } { $last }
dogma-tell-stopped = After { dogma-confessions-in-words } the game stops here (D30). { $first } { $last }

## Why not

dogma-may-lay = You may lay { $kinds }.
dogma-may-lay-or-be-done = You may lay { $kinds }, or be done.
dogma-may-be-done = You can only finish now.
dogma-why-vice = { $kind } is a vice, and its Dogma is not on the Altar: it may not be named. Name { $names }.
dogma-why-turned = { $kind } lies on the Altar, and there a virtue counts as a vice: it may not be named. Name { $names }.
dogma-why-name-first = Cards are laid for a name. First name what you confess to: { $names }.
dogma-why-named = You have named { $kind }, and so it stays. { $may }
dogma-why-name-stays = Whoever joins keeps the name, and that is { $kind }. { $may }
dogma-why-answer-first = { $by }’s cards await your answer. First believe, doubt or join.
dogma-why-join-first = { $by }’s cards await your answer. To lay cards of yours, join first; or believe, or doubt.
dogma-why-one-card = At least one card must be laid. { $may }
dogma-why-not-held = You have no { $kind } in your hand. { $may }
dogma-why-order = The cards of one confession are laid in the order of the kinds, and you have laid { $last }. { $may }
dogma-why-nothing-to-answer = There is nothing to answer: it is you who must confess. Name { $names }.
dogma-why-joined = You have joined, and cannot judge these cards any more. { $may }
dogma-why-confessing = There is nothing to answer: you are confessing. { $may }
dogma-why-dogma-late = A Dogma is proclaimed before a confession, and you have begun yours. { $may }
dogma-why-dogma-not-yours = A Dogma is proclaimed only by the player who is about to begin a confession, and that is not you now.
dogma-why-dogma-again = You have proclaimed a Dogma this turn already, and only one a turn is allowed. Confess now: name { $names }.
dogma-why-dogma-rubies = A Dogma costs { $price }, and you have { $held }. Name what you confess to: { $names }.
dogma-why-dogma-there = The Dogma of { $kind } is on the Altar already. Proclaim one that is not. The Altar holds { $altar }.
dogma-why-replace-later = A Dogma leaves the Altar only when another is proclaimed and there is no more room.
dogma-why-take-off-first = There is no room on the Altar for { $kind }. First choose which Dogma makes way: { $altar }.
dogma-why-not-on-altar = { $kind } is not on the Altar. Choose which Dogma makes way: { $altar }.

## The rules

dogma-rules-goal = Dogma is a game of bluffing for 2 to 8 players, cardinals all of them. You get rid of your cards by confessing to virtues, truthfully or not. Whoever has no cards left is out, and safe. The last one left burns, and loses the game.
dogma-rules-kinds = There are 56 cards: four each of seven vices ({ $vices }) and seven virtues ({ $virtues }). For each of these 14 kinds there is a Dogma too.
dogma-rules-setup = All the cards are dealt; if they do not come out even, the first players, counted from the one who begins, get one more. Two players get { $two } each, and the rest stay out of the game, unseen.
dogma-rules-turn = A turn goes like this: whoever’s turn it is may spend rubies on a Dogma, and must then confess. The others answer, one after the other, until one of them believes or doubts. The cards in question are turned up, the pile goes where it belongs, and the next player confesses.
dogma-rules-confess = To confess is to lay { dogma-up-to } face down and to name one kind, which must count as a virtue now. Any cards will do: only the name has to be a virtue.
dogma-rules-one-by-one =
    { $most ->
        [one] At this table you choose the name first, then the card. The others see both together.
       *[other] At this table you choose the name first, then the cards one by one, in the order in which the kinds are listed. The others see nothing of it until it is complete: with { $most } cards, with your last one, or when you say so.
    }
dogma-rules-answer = The next player still in the game must answer: believe, doubt or join. To join is to lay { dogma-up-to } of one’s own face down on the pile, under the same name. Then the next player must answer, and only about the cards of the one who joined. What lies below is no longer turned up.
dogma-rules-check = To believe or to doubt turns up the last player’s cards, and no others. If all of them are of the kind named, they are true; otherwise they are a lie. Believed and true: the whole pile is discarded, and the one who believed gains a ruby. Believed and a lie: the one who believed takes the whole pile. Doubted and true: the one who doubted takes the whole pile. Doubted and a lie: the liar takes the whole pile, and the one who doubted gains a ruby.
dogma-rules-sets = Whoever holds all four cards of a kind discards them at once, for all to see.
dogma-rules-rubies = A right judgement earns a ruby. Nobody may have more than { dogma-rubies-in-words }: whoever has as many gains no more until they are spent.
dogma-rules-proclaim = Before confessing you may spend { dogma-rubies-in-words } and proclaim a Dogma: it is laid on the Altar and turns its kind over. A vice on the Altar counts as a virtue, and may be named. A virtue on the Altar counts as a vice, and may not.
dogma-rules-altar = There is room for { dogma-dogmas-in-words } on the Altar. One more takes the place of one that is there; the old one goes back to the deck, and its kind is again what its cards say.
dogma-rules-out = Whoever lays the last card of the hand is not out yet. If the cards are doubted and a lie, they come back, and play goes on. If they prove true, are believed, or somebody joins over them, their owner is out.
dogma-rules-end = The game is over when one player is left: that one burns. The others are placed in the order in which they went out.
dogma-rules-stop = Our own addition, not in the rulebook: the game stops after { dogma-confessions-in-words } if it is not over by then (D30). Without such an end it could go on for ever.
dogma-rules-rulings = Rulings, for the cases in which people ask:

dogma-rules-d1 =
    { $next ->
        [after_responder] D1. After a judgement, the player after the one who judged confesses next, as this table has chosen; when two are left, the one who judged does.
        [responder_if_right] D1. After a right judgement, the one who judged confesses next; after a wrong one, the player after. This table has chosen so. Whoever is out is passed over.
       *[responder] D1. After a judgement, the one who judged confesses next: so a turn is to answer and then to confess, and two players take turns. If the one who judged is out, the next player still in does.
    }
dogma-rules-d3 = D3. A player whose last cards lie unchecked has to wait, with an empty hand. Caught lying, that player takes the pile and plays on, unless four of a kind empty the hand again. Otherwise, if the cards are true, or believed, or joined over, that player is out.
dogma-rules-d4 = D4. When two are left and one of them waits so, then whatever the answer is, if that one goes out, the other has lost at once, even with an empty hand.
dogma-rules-d5 = D5. After an answer, in this order: the cards are turned up, the pile moves, a ruby is gained, four of a kind are discarded, players go out, the next confession begins.
dogma-rules-d6 = D6. Four of a kind are discarded at once, by themselves and openly: after the deal and after taking a pile, several kinds together if need be. The Altar has nothing to do with it. Hands that are emptied by it after the deal go out in the order of the seats from the one who begins; if that one is out, the next player still in begins. If one player is left, that one has lost; if none is, the last in that order.
dogma-rules-d7 = D7. It is a lie if any card turned up is not of the kind named.
dogma-rules-d8 = D8. To confess or to join takes { dogma-up-to }. How many it is can be seen, and cannot be misstated.
dogma-rules-d9 = D9. Whoever joins keeps the name.
dogma-rules-d11 = D11. Nobody may pass: believe, doubt or join.
dogma-rules-d12 = D12. Whoever must take the pile takes all of it, with what was not turned up, and alone sees what that is. It comes as one lot: nobody is told who laid which hidden card. When a pile is discarded, what was not turned up stays unseen.
dogma-rules-d13 = D13. The discard lies face down. Only what was turned up is known.
dogma-rules-d14 = D14. Only whoever judged rightly gains a ruby, never whoever confessed.
dogma-rules-d15 = D15. With { dogma-rubies-in-words } you gain no more.
dogma-rules-d16 = D16. A Dogma costs { dogma-rubies-in-words }, and is proclaimed only by the player who is about to begin a confession, one a turn.
dogma-rules-d17 = D17. Any Dogma that is not on the Altar may be proclaimed, even that of a kind whose cards are gone.
dogma-rules-d19 =
    { $altar ->
        [one] D19. When there is a Dogma on the Altar, a new one replaces it. What its kind counts as changes back at once.
       *[other] D19. When { $altar } Dogmas are on the Altar, whoever proclaims another chooses which of them it replaces. What that kind counts as changes back at once.
    }
dogma-rules-d20 = D20. The kinds that may be named are the virtues that are not on the Altar and the vices that are: always from { $fewest } to { $all } kinds.
dogma-rules-d22 = D22. A kind may be named even when everybody knows that its four cards are gone.
dogma-rules-d27 = D27. Whoever goes out returns their rubies.
dogma-rules-d29 = D29. Places are in the order of going out. If two go out in one step, the one whose cards were turned up is ahead.
dogma-rules-d30 = D30. Our own addition: after { dogma-confessions-in-words }, once the last has been judged, the game stops. Those still in are placed by their cards, the fewer the better, and share a place if they hold equally many; whoever holds the most burns, unless all hold the same. Joining does not count as a confession.

dogma-rules-names = Of the names of the kinds, the rulebook prints { $printed }. These are reconstructed, and the cards in the box may say otherwise: { $others }. How many kinds and cards there are is certain.
dogma-rules-ours = Of our own making are the end by a number of confessions (D30) and that cards are laid one by one in the order of the kinds. The other rulings settle what the rulebook leaves open.
dogma-rules-reconstructed = Figures that are reconstructed: { $entries }.
dogma-rules-house = Figures of this table’s own, by its house rules: { $entries }.
dogma-rules-correct = Every figure can be changed in a house-rules file: see docs/house-rules.md.
dogma-rules-publishers = The game and its name belong to its authors and publisher. These rules are told in our own words; if you like the game, buy it.

dogma-figure-rubies = what a Dogma costs in rubies, and the most one may have ({ $value })
dogma-figure-altar = how many Dogmas the Altar holds ({ $value })
dogma-figure-most_cards = how many cards may be laid at once ({ $value })
dogma-figure-two_players = the cards that each of two players gets ({ $value })

## The guide, when a decision first comes up: named as what is asked, or as the choice it is about

dogma-guide-confess = First a name: the virtue you say you are about to lay. The cards come afterwards, and they may be anything. Name a virtue you hold, and you can lay the truth; name any other, and you get rid of vices, as long as nobody doubts you.
dogma-guide-confess-rubies = You have rubies enough to proclaim a Dogma. It turns its kind over for everybody: a vice becomes a virtue that may be named, a virtue a vice that may not. Or keep your rubies, and simply name a virtue to confess to.
dogma-guide-take-off = There is no room left on the Altar. The Dogma you take off goes back to the others, and its kind is again what its cards say. Which of these names would you rather not hear again?
dogma-guide-lay = Now the cards, one at a time and face down. The others will see how many you laid, and nothing else. If one of them is not what you named, it is a lie. Until the layer is complete nobody sees it, and Undo takes cards back.
dogma-guide-lay-more = With more cards your hand empties faster, but all of them have to be what you named for it to be true. They are laid in the order of the kinds, so only what comes later can follow.
dogma-guide-lay-no-more = Cards are laid in the order of the kinds, and you have none that comes later. If you meant to lay others, take these back with Undo; otherwise say that this is all.
dogma-guide-join = To join is to lay cards of your own on top, under the same name. The next player is then asked about yours only: nobody will turn up what lies below.
dogma-guide-join-more = Each further card empties your hand, and is one more that has to be true, should somebody doubt. Here too cards are laid in the order of the kinds.
dogma-guide-join-no-more = Nothing you hold comes later in the order of the kinds, so this is all you can add. Undo takes back what you laid, if you would rather begin with other cards.
dogma-guide-answer = Are these cards what they are said to be? Believe, and if they are, the pile leaves the game; doubt, and if they are not, the pile goes back to the liar. Being right earns a ruby. Being wrong, you take the pile yourself. Or join, and let the next player judge.
dogma-guide-answer-joined = Only the last layer is judged, and that is all that will be turned up; but the whole pile is at stake. Count what you hold yourself: how many cards of that name can there be in other hands?

## Dogma in the browser

web-dogma-cardinals = The other cardinals
web-dogma-layer = { $who }: { $cards }, laid as { $kind }
web-dogma-judgement = The last judgement
web-dogma-true = True
web-dogma-lie = A lie
web-dogma-discard = Discard
web-dogma-register = Known to have left the game
web-dogma-gone = { $kind }: { $count } of 4 known to be gone
web-minutes-dogma = 15 to 30 minutes
web-score-dogma = left { $score } behind
web-last-dogma = Last judgement
web-rules-head-kinds = Vices and virtues
web-rules-head-confess = To confess
web-rules-head-answer = The answer
web-rules-head-check = True or a lie
web-rules-head-sets = Four of a kind
web-rules-head-rubies = Rubies
web-rules-head-proclaim = To proclaim a Dogma
web-rules-head-altar = The Altar
web-rules-head-out = To be out
web-rules-head-stop = If nobody ends it
web-figure-rubies = what a Dogma costs, and the most one may have
web-figure-altar = how many Dogmas the Altar holds
web-figure-most_cards = how many cards may be laid at once
web-figure-two_players = cards for each of two players
web-figure-confessions = after so many the game stops
