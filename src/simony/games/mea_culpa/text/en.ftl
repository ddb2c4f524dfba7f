### Mea Culpa
###
### One word for one thing, here and in ja.ftl:
###
###   soul             魂           what a player wants to bring to Heaven
###   Record of Sins   罪の記録     the track from Heaven through Start to Hell; its places are spaces
###   step             歩           one space further
###   post             刻み棒       shows 1 to 6 notches (刻み): part of a bid, then what a round’s pleasures cost
###   taler            ターラー     money; a coin (硬貨) is 1, 2, 5 or 10
###   stone            石           what is in the bag: goods and indulgence stones (免罪石)
###   good             品物         bread, wine, cloth, jewels
###   Letter           免罪符       a Letter of Indulgence, yellow, blue, red or green
###   screen           ついたて     what a player keeps taler, goods and Letters behind
###   chest            寄進箱       takes donations (寄進), in compartments (仕切り) I and II
###   character        人物         Pope, Emperor, Merchant, Petty Sinner
###   first action     先行行動     what a character does as soon as it is picked (the preliminary action)
###   House            快楽の館     of Pleasure: rooms (部屋) 1 to 4, Suites (スイート) 5 and 6
###   Den              巣窟         of Lust, of Greed, of Petty Sins
###   sin stone        罪石         a player’s stone, placed in a Den
###   Pope stone       教皇石       three of them at one Den have the others punished
###   site             建設地       where crews (建設隊) build a nave (身廊), then a spire: a cathedral (大聖堂)

mea_culpa-name = Mea Culpa
mea_culpa-about = Bid for Pope and Emperor, sin where it pays, and donate to the cathedrals whose Letters will save your soul.
mea_culpa-score = Soul

mea_culpa-option-open_screens = Open screens
mea_culpa-option-open_screens-off = what is behind a screen is hidden
mea_culpa-option-open_screens-on = everybody sees what is behind every screen
mea_culpa-option-meta_culpa = Meta Culpa
mea_culpa-option-meta_culpa-off = the rules are kept
mea_culpa-option-meta_culpa-on = sloppy handling is a sin, for whoever is caught
mea_culpa-option-take_back = Taking back
mea_culpa-option-take_back-on = it can be done, and called
mea_culpa-option-take_back-off = it cannot be done
mea_culpa-option-bid_unsettled = Taking a card before the bid is paid
mea_culpa-option-bid_unsettled-on = it can be done, and called
mea_culpa-option-bid_unsettled-off = it cannot be done
mea_culpa-option-late_notch = Notches turned late
mea_culpa-option-late_notch-on = it can be done, and called
mea_culpa-option-late_notch-off = it cannot be done
mea_culpa-option-merchant_forgets = A forgetful Merchant
mea_culpa-option-merchant_forgets-on = it can be done, and called
mea_culpa-option-merchant_forgets-off = it cannot be done
mea_culpa-option-late_payment = Payment left out
mea_culpa-option-late_payment-on = it can be done, and called
mea_culpa-option-late_payment-off = it cannot be done
mea_culpa-option-pope_without_die = The Pope without the die
mea_culpa-option-pope_without_die-on = it can be done, and called
mea_culpa-option-pope_without_die-off = it cannot be done
mea_culpa-option-preliminary_forgotten = First action forgotten
mea_culpa-option-preliminary_forgotten-on = it can be done, and called
mea_culpa-option-preliminary_forgotten-off = it cannot be done
mea_culpa-option-late_lust = Stones in Lust placed late
mea_culpa-option-late_lust-on = it can be done, and called
mea_culpa-option-late_lust-off = it cannot be done
mea_culpa-option-late_greed = Stones in Greed placed late
mea_culpa-option-late_greed-on = it can be done, and called
mea_culpa-option-late_greed-off = it cannot be done
mea_culpa-option-donation_hidden = Donations not shown
mea_culpa-option-donation_hidden-on = it can be done, and called
mea_culpa-option-donation_hidden-off = it cannot be done

## Small words

mea_culpa-taler = { $count } taler
mea_culpa-notches =
    { $count ->
        [0] no notch
        [one] 1 notch
       *[other] { $count } notches
    }
mea_culpa-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
mea_culpa-sin-stones =
    { $count ->
        [one] 1 sin stone
       *[other] { $count } sin stones
    }
mea_culpa-steps-of =
    { $who-is ->
        [you] you { $steps }
       *[other] { $who } { $steps }
    }
mea_culpa-points-of =
    { $who-is ->
        [you] you { $points }
       *[other] { $who } { $points }
    }
mea_culpa-post-of =
    { $who-is ->
        [you] you { $post }
       *[other] { $who } { $post }
    }

mea_culpa-stone-bread = bread
mea_culpa-stone-wine = wine
mea_culpa-stone-cloth = cloth
mea_culpa-stone-jewel = jewel
mea_culpa-stone-indulgence = indulgence stone
mea_culpa-some-bread =
    { $count ->
        [one] a loaf of bread
       *[other] { $count } loaves of bread
    }
mea_culpa-some-wine =
    { $count ->
        [one] a bottle of wine
       *[other] { $count } bottles of wine
    }
mea_culpa-some-cloth =
    { $count ->
        [one] a roll of cloth
       *[other] { $count } rolls of cloth
    }
mea_culpa-some-jewel =
    { $count ->
        [one] a jewel
       *[other] { $count } jewels
    }
mea_culpa-some-indulgence =
    { $count ->
        [one] an indulgence stone
       *[other] { $count } indulgence stones
    }
mea_culpa-coin = a coin of { $value }
mea_culpa-coins =
    { $count ->
        [one] a coin of { $value }
       *[other] { $count } coins of { $value }
    }

mea_culpa-colour-yellow = yellow
mea_culpa-colour-blue = blue
mea_culpa-colour-red = red
mea_culpa-colour-green = green
mea_culpa-letter-yellow = yellow Letter
mea_culpa-letter-blue = blue Letter
mea_culpa-letter-red = red Letter
mea_culpa-letter-green = green Letter
mea_culpa-letters =
    { $count ->
        [one] { $colour }
       *[other] { $count } { $colour }
    }

mea_culpa-character-pope = Pope
mea_culpa-character-emperor = Emperor
mea_culpa-character-merchant = Merchant
mea_culpa-character-petty-sinner = Petty Sinner
mea_culpa-character-of =
    { $who-is ->
        [you] { $character }: you
       *[other] { $character }: { $who }
    }

mea_culpa-den-lust = Den of Lust
mea_culpa-den-greed = Den of Greed
mea_culpa-den-petty-sins = Den of Petty Sins
mea_culpa-site-left = left site
mea_culpa-site-middle = middle site
mea_culpa-site-right = right site
mea_culpa-stage-nothing = nothing built
mea_culpa-stage-nave = nave
mea_culpa-stage-cathedral = cathedral
mea_culpa-category-food = bread and wine
mea_culpa-category-finery = cloth and jewels
mea_culpa-category-money = money
mea_culpa-row = { $category }: { $letters }
mea_culpa-bonus-bread-wine = bread and wine
mea_culpa-bonus-jewel = a jewel
mea_culpa-bonus-taler = a coin of { $taler }
mea_culpa-bonus-blue-letter = a blue Letter

mea_culpa-due-stones = { $stones } in the { $den }
mea_culpa-space-heaven = Heaven
mea_culpa-space-start = Start
mea_culpa-space-up = { $space } above Start
mea_culpa-space-down = { $space } below Start

mea_culpa-room = room { $number }
mea_culpa-suite = Suite { $number }
mea_culpa-room-with = { $room }: { $benefit } ({ $notches })
mea_culpa-room-with-free = { $room }: { $benefit }
mea_culpa-room-closed = { $room }: closed
mea_culpa-room-empty = no card
mea_culpa-suite-any = any room’s card without its notches
mea_culpa-suite-letter = the yellow Letter
mea_culpa-cost-both = { $notches }, { $stones } in Lust
mea_culpa-cost-stones = { $stones } in Lust
mea_culpa-cost-notches = { $notches }
mea_culpa-cost-nothing = free
mea_culpa-cards =
    { $count ->
        [one] { $card }
       *[other] { $card } ({ $count })
    }

mea_culpa-card-emperor-letter = the Emperor gives you a Letter
mea_culpa-card-pope-letter = the Pope gives you a yellow Letter
mea_culpa-card-three-steps = all others { $amount } steps towards Hell
mea_culpa-card-five-steps = all others { $amount } steps towards Hell
mea_culpa-card-lust = all others { $amount } stones in Lust
mea_culpa-card-greed = all others { $amount } stones in Greed
mea_culpa-card-move-crew = move a crew
mea_culpa-card-new-crew = place a crew
mea_culpa-card-pope-stone = move a Pope stone
mea_culpa-card-good = take a good
mea_culpa-card-steal = steal { $amount } taler
mea_culpa-card-three-taler = take { $amount } taler
mea_culpa-card-five-taler = take { $amount } taler
mea_culpa-card-seven-taler = take { $amount } taler

## What lies where

mea_culpa-zone-track = Record of Sins
mea_culpa-zone-bonuses = Starting bonuses
mea_culpa-zone-characters = Characters
mea_culpa-zone-house = House of Pleasure
mea_culpa-zone-bids = Bids
mea_culpa-zone-meeting = The urgent meeting
mea_culpa-zone-deck = Cards in the deck
mea_culpa-zone-discard = Cards discarded
mea_culpa-zone-market = Market
mea_culpa-zone-bag = Stones in the bag
mea_culpa-zone-stalls = Prices, to buy and to sell
mea_culpa-zone-site-left = Left site
mea_culpa-zone-site-middle = Middle site
mea_culpa-zone-site-right = Right site
mea_culpa-zone-hut = Builders’ hut
mea_culpa-zone-display = Letters to choose from
mea_culpa-zone-supply = Letters in the supply
mea_culpa-zone-post =
    { $who-is ->
        [you] Your post
       *[other] { $who }’s post
    }
mea_culpa-zone-post-short = Post
mea_culpa-zone-reserve =
    { $who-is ->
        [you] Your sin stones in reserve
       *[other] { $who }’s sin stones in reserve
    }
mea_culpa-zone-reserve-short = Stones
mea_culpa-zone-taler =
    { $who-is ->
        [you] Your taler
       *[other] { $who }’s taler
    }
mea_culpa-zone-taler-short = Taler
mea_culpa-zone-goods =
    { $who-is ->
        [you] Your goods
       *[other] { $who }’s goods
    }
mea_culpa-zone-letters =
    { $who-is ->
        [you] Your Letters
       *[other] { $who }’s Letters
    }
mea_culpa-zone-purse = Your coins
mea_culpa-zone-chest-given =
    { $who-is ->
        [you] Your chest
       *[other] { $who }’s chest
    }
mea_culpa-zone-chest-first =
    { $who-is ->
        [you] Your chest, compartment I
       *[other] { $who }’s chest, compartment I
    }
mea_culpa-zone-chest-second =
    { $who-is ->
        [you] Your chest, compartment II
       *[other] { $who }’s chest, compartment II
    }
mea_culpa-zone-chest-unshown =
    { $who-is ->
        [you] Your gifts not shown yet
       *[other] { $who }’s gifts not shown yet
    }
mea_culpa-note-bag = In it: { $stones }.

mea_culpa-gift-hidden = something
mea_culpa-gift-unshown = { $gift } ({ $compartment })
mea_culpa-gate-heaven = Heaven
mea_culpa-gate-hell = Hell
mea_culpa-soul =
    { $who-is ->
        [you] you: { $place }
       *[other] { $who }: { $place }
    }
mea_culpa-stall = { $stone } { $buy }/{ $sell }
mea_culpa-stall-letter = { $stone } { $buy }
mea_culpa-pope-stone = Pope stone
mea_culpa-sin-of =
    { $who-is ->
        [you] your stone
       *[other] { $who }’s stone
    }
mea_culpa-crew = crew
mea_culpa-supply = { $colour } { $count }
mea_culpa-bid-hidden =
    { $who-is ->
        [you] your bid
       *[other] { $who }’s bid
    }
mea_culpa-bid-of =
    { $who-is ->
        [you] you { $bid } ({ mea_culpa-bid-parts })
       *[other] { $who } { $bid } ({ mea_culpa-bid-parts })
    }
mea_culpa-bid-parts =
    { $coins ->
        [0] { $notches }
       *[other] { $notches }, { $taler }
    }
mea_culpa-die-hidden =
    { $who-is ->
        [you] your die
       *[other] { $who }’s die
    }
mea_culpa-die-shown =
    { $who-is ->
        [you] your die: { $room }
       *[other] { $who }’s die: { $room }
    }
mea_culpa-guess-hidden =
    { $who-is ->
        [you] your guess
       *[other] { $who }’s guess
    }
mea_culpa-guess-shown =
    { $who-is ->
        [you] your guess: { $room }
       *[other] { $who }’s guess: { $room }
    }

mea_culpa-mark-acting = acting
mea_culpa-mark-crew = has a crew
mea_culpa-mark-on-card = the Emperor’s
mea_culpa-mark-sealed = sealed
mea_culpa-mark-set = done
mea_culpa-mark-pending = awaited

## How things stand

mea_culpa-fact-start = Before the first round.
mea_culpa-fact-round =
    { $finished ->
        [0] Round { $round }, no cathedral finished yet.
       *[other] Round { $round }, one cathedral finished.
    }
mea_culpa-fact-evaluation = The cathedral of the { $site } is finished: compartment { $compartment } is evaluated, now { $category }.
mea_culpa-fact-almost = One more crew at the { $site } finishes its cathedral.
mea_culpa-fact-almost-last = One more crew at the { $site } finishes its cathedral and ends the game.
mea_culpa-fact-den = A third Pope stone at the { $den } would punish the sins in the other Dens: { $sinners }.
mea_culpa-fact-letters =
    { $sets ->
        [0] Your Letters lift you { $steps }: no set yet.
        [one] Your Letters lift you { $steps }: 1 set, { $letters } more.
       *[other] Your Letters lift you { $steps }: { $sets } sets, { $letters } more.
    }
mea_culpa-fact-owed = You have left out { $dues }, and can still pay before your turn is over.
mea_culpa-fact-over = The game ended in round { $round }.
mea_culpa-fact-place =
    { $who-is ->
        [you] { $place }. You: { $space }
       *[other] { $place }. { $who }: { $space }
    }

## What is asked

mea_culpa-prompt-start = The souls are about to line up on Start.
mea_culpa-prompt-prepare = Round { $round } is being prepared.
mea_culpa-prompt-bonus =
    { $who-is ->
        [you] Take a starting bonus.
       *[other] { $who } takes a starting bonus.
    }
mea_culpa-prompt-chest =
    { $who-is ->
        [you] Into which compartment do you put { $gift }?
       *[other] { $who } puts { $gift } into the chest.
    }
mea_culpa-prompt-bid = How many notches do you bid? You have { $taler } to add.
mea_culpa-prompt-bid-coins = You bid { $notches }. How many of your { $taler } do you add?
mea_culpa-prompt-bid-more = You bid { $notches } and { $laid } so far. How many of the other { $left } do you add?
mea_culpa-prompt-bid-wait = All bid in secret. Still to seal theirs: { $seats }.
mea_culpa-prompt-pick =
    { $who-is ->
        [you] Pick a character.
       *[other] { $who } picks a character.
    }
mea_culpa-prompt-early-stone =
    { $who-is ->
        [you] As Pope you may move a Pope stone.
       *[other] { $who } may move a Pope stone.
    }
mea_culpa-prompt-early-stone-hold =
    { $who-is ->
        [you] As Pope you may move a Pope stone, now or later.
       *[other] { $who } may move a Pope stone, now or later.
    }
mea_culpa-prompt-early-crew =
    { $who-is ->
        [you] Place the Emperor’s crew at a site.
       *[other] { $who } places the Emperor’s crew.
    }
mea_culpa-prompt-early-crew-hold =
    { $who-is ->
        [you] Place the Emperor’s crew at a site, now or later.
       *[other] { $who } places the Emperor’s crew, now or later.
    }
mea_culpa-prompt-both =
    { $who-is ->
        [you] Place the Emperor’s crew, and move a Pope stone if you like: which comes first?
       *[other] { $who } has the first actions of Pope and Emperor.
    }
mea_culpa-prompt-early-visit =
    { $who-is ->
        [you] As Petty Sinner you may visit the House now, without notches.
       *[other] { $who } may visit the House as Petty Sinner.
    }
mea_culpa-prompt-turn =
    { $who-is ->
        [you] Your turn as { $character }: take an action, or pass.
       *[other] { $who }’s turn as { $character }.
    }
mea_culpa-prompt-turn-second =
    { $who-is ->
        [you] A second action of another kind costs { $notches }. Or end your turn.
       *[other] { $who }, as { $character }, may take a second action for { $notches }.
    }
mea_culpa-prompt-turn-donate =
    { $who-is ->
        [you] As { $character } you may donate once more. Or go on, or end your turn.
       *[other] { $who }, as { $character }, may donate once more.
    }
mea_culpa-prompt-free =
    { $who-is ->
        [you] As Merchant, take a stone from the market, free.
       *[other] { $who } takes a stone from the market as Merchant.
    }
mea_culpa-prompt-free-nearest =
    { $who-is ->
        [you] There is no Merchant, and you are nearest Hell: take a stone from the market, free.
       *[other] There is no Merchant: { $who }, nearest Hell, takes a stone from the market.
    }
mea_culpa-prompt-die = Set the die in secret: which room or suite do you visit? { $guesser } guesses.
mea_culpa-prompt-guess = { $pope } has an urgent meeting. Where? Guess right, and the Pope is caught.
mea_culpa-prompt-meeting =
    { $pope-is ->
        [you] You have an urgent meeting, and { $guesser } guesses where. Awaited: { $seats }.
       *[other] { $guesser-is ->
            [you] { $pope } has an urgent meeting, and you guess where. Awaited: { $seats }.
           *[other] { $pope } has an urgent meeting, and { $guesser } guesses where. Awaited: { $seats }.
        }
    }
mea_culpa-prompt-suite =
    { $who-is ->
        [you] You are in Suite 5: which room’s card do you use?
       *[other] { $who }, in Suite 5, chooses a room’s card.
    }
mea_culpa-prompt-empty =
    { $who-is ->
        [you] You lack { $stones } for the { $den }. Take back all your stones from one Den, for a step towards Hell each: which?
       *[other] { $who } lacks { $stones } for the { $den }, and must empty a Den.
    }
mea_culpa-prompt-crew =
    { $who-is ->
        [you] Place a crew from the hut: at which site?
       *[other] { $who } places a crew from the hut.
    }
mea_culpa-prompt-move-crew =
    { $who-is ->
        [you] Move a crew to another site.
       *[other] { $who } moves a crew.
    }
mea_culpa-prompt-move-stone =
    { $who-is ->
        [you] Move a Pope stone to another Den.
       *[other] { $who } moves a Pope stone.
    }
mea_culpa-prompt-good =
    { $who-is ->
        [you] Take a good from the market, free.
       *[other] { $who } takes a good from the market.
    }
mea_culpa-prompt-rob =
    { $who-is ->
        [you] From whom do you steal { $taler }?
       *[other] { $who } is about to steal { $taler } from somebody.
    }
mea_culpa-prompt-give =
    { $who-is ->
        [you] As Emperor you must give { $to } a Letter: which?
       *[other] { $to-is ->
            [you] { $who } must give you a Letter.
           *[other] { $who } must give { $to } a Letter.
        }
    }
mea_culpa-prompt-letters =
    { $who-is ->
        [you] For { $category }: take a Letter.
       *[other] For { $category }: { $who } takes a Letter.
    }
mea_culpa-prompt-due =
    { $who-is ->
        [you] { $due } are due. Do you pay?
       *[other] { $who } has something to pay.
    }
mea_culpa-prompt-due-bid =
    { $who-is ->
        [you] You have picked; the coins you bid are due: { $due }. Do you pay?
       *[other] { $who } has a bid to pay.
    }
mea_culpa-prompt-window =
    { $sinner-is ->
        [you] Your turn is over.
       *[other] { $sinner }’s turn is over. Was anything left out?
    }
mea_culpa-prompt-window-wait =
    { $sinner-is ->
        [you] Your turn is over, and the others may call. Awaited: { $seats }.
       *[other] { $sinner }’s turn is over, and the others may call. Awaited: { $seats }.
    }
mea_culpa-prompt-over = { $ending }
mea_culpa-wins =
    { $who-is ->
        [you] Hallelujah! You win.
       *[other] { $who } wins.
    }
mea_culpa-wins-shared = Heaven has room for several: { $winners } win together.

mea_culpa-choice-bonus = { $bonus }
mea_culpa-choice-bid = { $notches }
mea_culpa-choice-coins = { $taler }: bid { $bid }
mea_culpa-choice-hundred = 100 taler, and more
mea_culpa-choice-pick-pope = the Pope: may move a Pope stone, visits incognito
mea_culpa-choice-pick-emperor = the Emperor: places a crew, donates two at a time
mea_culpa-choice-pick-merchant = the Merchant: takes a free stone every turn
mea_culpa-choice-pick-petty-sinner = the Petty Sinner: { $stones } at once; pays no notches in the House, may go there now
mea_culpa-choice-move-stone = Pope stone: { $source } → { $target }
mea_culpa-choice-no-stone = Leave the Pope stones
mea_culpa-choice-crew = Crew to the { $site }
mea_culpa-choice-move-crew = Crew: { $source } → { $target }
mea_culpa-choice-hold = Hold it back for later
mea_culpa-choice-pass = Pass
mea_culpa-choice-done = End the turn
mea_culpa-choice-no-visit = No visit
mea_culpa-choice-buy = Buy { $stone } for { $price }
mea_culpa-choice-buy-two = Buy 2 × { $stone } for { $price } ({ $stones } in Greed)
mea_culpa-choice-buy-letter = Buy a { $letter } for { $price }
mea_culpa-choice-sell = Sell { $stone } for { $price }
mea_culpa-choice-donate = Donate { $gift }
mea_culpa-choice-donate-into = Donate { $gift } ({ $compartment })
mea_culpa-choice-visit = Visit { $room }: { $benefit } ({ $cost })
mea_culpa-choice-visit-closed = Visit { $room }
mea_culpa-choice-meet = Visit the House incognito: an urgent meeting
mea_culpa-choice-die = { $room }: { $benefit }
mea_culpa-choice-guess = { $room }: { $benefit }
mea_culpa-choice-room = { $room }: { $benefit }
mea_culpa-choice-empty = Empty the { $den }
mea_culpa-choice-take = Take { $stone }
mea_culpa-choice-take-letter = Take an indulgence stone: a { $letter }
mea_culpa-choice-return = Take an indulgence stone: no Letter is left for it
mea_culpa-choice-forget = Forget it
mea_culpa-choice-pay = Pay
mea_culpa-choice-skip = Leave it out
mea_culpa-choice-settle = Pay what you left out
mea_culpa-choice-take-back = Take the last action back
mea_culpa-choice-call = Caught!
mea_culpa-choice-let = Say nothing
mea_culpa-choice-let-all = Say nothing for the rest of the round
mea_culpa-choice-hide = Donate { $gift }, unshown
mea_culpa-choice-hide-into = Donate { $gift }, unshown ({ $compartment })
mea_culpa-choice-rob = { $victim }
mea_culpa-choice-choose = { $letter }
mea_culpa-choice-give = { $letter }

## The chronicle

mea_culpa-tell-line = The souls line up on Start, nearest Heaven first: { $seats }.
mea_culpa-tell-bonus =
    { $who-is ->
        [you] As starting bonus you take { $bonus }, for your chest.
       *[other] As starting bonus { $who } takes { $bonus }, for the chest.
    }
mea_culpa-tell-bonus-letter =
    { $who-is ->
        [you] As starting bonus you take { $bonus }.
       *[other] As starting bonus { $who } takes { $bonus }.
    }
mea_culpa-tell-prepared = Round { $round }. To the market come { $stones }. The rooms offer: { $cards }.
mea_culpa-tell-prepared-no-letter = Round { $round }. To the market come { $stones }. The rooms offer: { $cards }. No yellow Letter is left, and Suite 6 stays shut.
mea_culpa-tell-bid =
    { $who-is ->
        [you] You seal your bid: { $bid } ({ mea_culpa-bid-parts }).
       *[other] { $who } seals a bid: { $bid } ({ mea_culpa-bid-parts }).
    }
mea_culpa-tell-sealed =
    { $who-is ->
        [you] Your bid is sealed.
       *[other] { $who } has sealed a bid.
    }
mea_culpa-tell-bids =
    { $keeper-is ->
        [you] The bids are lifted: { $bids }. You show the most notches, and keep your coins; all others are lost.
       *[other] The bids are lifted: { $bids }. { $keeper } shows the most notches, and keeps the coins; all others are lost.
    }
mea_culpa-tell-picks =
    { $who-is ->
        [you] You pick the { $character }.
       *[other] { $who } picks the { $character }.
    }
mea_culpa-tell-holds =
    { $who-is ->
        [you] You hold your first action back.
       *[other] { $who } holds the first action back.
    }
mea_culpa-tell-no-stone =
    { $who-is ->
        [you] You leave the Pope stones where they are.
       *[other] { $who } leaves the Pope stones where they are.
    }
mea_culpa-tell-no-visit =
    { $who-is ->
        [you] You do not visit the House.
       *[other] { $who } does not visit the House.
    }
mea_culpa-tell-passes =
    { $who-is ->
        [you] You end your turn.
       *[other] { $who } ends the turn.
    }
mea_culpa-tell-buys =
    { $who-is ->
        [you] You buy { $stones } for { $price }.
       *[other] { $who } buys { $stones } for { $price }.
    }
mea_culpa-tell-buys-two =
    { $who-is ->
        [you] Greedily, you buy { $stones } for the price of one, { $price }.
       *[other] Greedily, { $who } buys { $stones } for the price of one, { $price }.
    }
mea_culpa-tell-buys-letter =
    { $who-is ->
        [you] You buy a { $letter } for { $price }.
       *[other] { $who } buys a { $letter } for { $price }.
    }
mea_culpa-tell-sells =
    { $who-is ->
        [you] You sell { $stones } for { $price }.
       *[other] { $who } sells { $stones } for { $price }.
    }
mea_culpa-tell-donates =
    { $who-is ->
        [you] You donate { $gift }.
       *[other] { $who } donates { $gift }.
    }
mea_culpa-tell-donates-into =
    { $who-is ->
        [you] You donate { $gift }, into compartment { $compartment }.
       *[other] { $who } donates { $gift }, into compartment { $compartment }.
    }
mea_culpa-tell-takes =
    { $who-is ->
        [you] You take { $stones } from the market, free.
       *[other] { $who } takes { $stones } from the market, free.
    }
mea_culpa-tell-takes-letter =
    { $who-is ->
        [you] You take an indulgence stone, free: a { $letter }.
       *[other] { $who } takes an indulgence stone, free: a { $letter }.
    }
mea_culpa-tell-returns-stone =
    { $who-is ->
        [you] You take an indulgence stone, but no red or green Letter is left for it.
       *[other] { $who } takes an indulgence stone, but no red or green Letter is left for it.
    }
mea_culpa-tell-visits =
    { $who-is ->
        [you] You visit { $room }.
       *[other] { $who } visits { $room }.
    }
mea_culpa-tell-card =
    { $who-is ->
        [you] You use the card of { $room }: { $card }.
       *[other] { $who } uses the card of { $room }: { $card }.
    }
mea_culpa-tell-yellow-letter =
    { $who-is ->
        [you] You take the yellow Letter.
       *[other] { $who } takes the yellow Letter.
    }
mea_culpa-tell-meeting =
    { $who-is ->
        [you] You have an urgent meeting. { $guesser } guesses where.
       *[other] { $guesser-is ->
            [you] { $who } has an urgent meeting. You guess where.
           *[other] { $who } has an urgent meeting. { $guesser } guesses where.
        }
    }
mea_culpa-tell-die =
    { $who-is ->
        [you] You set the die to { $room }.
       *[other] { $who } sets the die to { $room }.
    }
mea_culpa-tell-guess =
    { $who-is ->
        [you] You guess { $room }.
       *[other] { $who } guesses { $room }.
    }
mea_culpa-tell-die-set =
    { $who-is ->
        [you] Your die is set.
       *[other] { $who } has set the die.
    }
mea_culpa-tell-guess-made =
    { $who-is ->
        [you] Your guess is made.
       *[other] { $who } has made a guess.
    }
mea_culpa-tell-caught =
    { $guesser-is ->
        [you] You guess { $guess }: right! { $who } is caught in the act.
       *[other] { $who-is ->
            [you] { $guesser } guesses { $guess }: right! You are caught in the act.
           *[other] { $guesser } guesses { $guess }: right! { $who } is caught in the act.
        }
    }
mea_culpa-tell-unseen =
    { $guesser-is ->
        [you] You guess { $guess }, but { $who } is in { $room }, and gets away unseen.
       *[other] { $who-is ->
            [you] { $guesser } guesses { $guess }, but you are in { $room }, and get away unseen.
           *[other] { $guesser } guesses { $guess }, but { $who } is in { $room }, and gets away unseen.
        }
    }
mea_culpa-tell-turned-away =
    { $who-is ->
        [you] Your post has no room for the notches of { $room }: nothing comes of your visit.
       *[other] { $who }’s post has no room for the notches of { $room }: nothing comes of the visit.
    }
mea_culpa-tell-nothing =
    { $who-is ->
        [you] The card does nothing for you: { $card }.
       *[other] The card does nothing for { $who }: { $card }.
    }
mea_culpa-tell-taler =
    { $who-is ->
        [you] You take { $taler } from the bank.
       *[other] { $who } takes { $taler } from the bank.
    }
mea_culpa-tell-gives-letter =
    { $who-is ->
        [you] You give { $to } a { $letter }.
       *[other] { $to-is ->
            [you] { $who } gives you a { $letter }.
           *[other] { $who } gives { $to } a { $letter }.
        }
    }
mea_culpa-tell-robs =
    { $who-is ->
        [you] You steal { $taler } from { $victim }.
       *[other] { $victim-is ->
            [you] { $who } steals { $taler } from you.
           *[other] { $who } steals { $taler } from { $victim }.
        }
    }
mea_culpa-tell-robs-nothing =
    { $who-is ->
        [you] You try to steal from { $victim }, who does not have { $taler }.
       *[other] { $victim-is ->
            [you] { $who } tries to steal from you, but you do not have { $taler }.
           *[other] { $who } tries to steal from { $victim }, who does not have { $taler }.
        }
    }
mea_culpa-tell-falls =
    { $who-is ->
        [you] Your soul moves { $steps } towards Hell: { $place }.
       *[other] { $who }’s soul moves { $steps } towards Hell: { $place }.
    }
mea_culpa-tell-stays =
    { $who-is ->
        [you] { $steps } would take your soul into Hell itself: it stays, { $place }.
       *[other] { $steps } would take { $who }’s soul into Hell itself: it stays, { $place }.
    }
mea_culpa-tell-sins =
    { $who-is ->
        [you] You place { $stones } in the { $den }.
       *[other] { $who } places { $stones } in the { $den }.
    }
mea_culpa-tell-emptied =
    { $who-is ->
        [you] Out of sin stones, you take { $stones } back from the { $den }.
       *[other] Out of sin stones, { $who } takes { $stones } back from the { $den }.
    }
mea_culpa-tell-pope-stone =
    { $who-is ->
        [you] You move a Pope stone from the { $source } to the { $target }.
       *[other] { $who } moves a Pope stone from the { $source } to the { $target }.
    }
mea_culpa-tell-punished =
    { $who-is ->
        [you] All three Pope stones lie at the { $den }: the sins in the other two Dens are punished, but yours are forgiven. Each Den has one Pope stone again.
       *[other] All three Pope stones lie at the { $den }: the sins in the other two Dens are punished, but { $who }’s are forgiven. Each Den has one Pope stone again.
    }
mea_culpa-tell-notches =
    { $who-is ->
        [you] Your post turns by { $notches } and shows { $post }.
       *[other] { $who }’s post turns by { $notches } and shows { $post }.
    }
mea_culpa-tell-compared =
    { $who-is ->
        [you] The posts are compared: { $posts }. You pay { $steps }.
       *[other] The posts are compared: { $posts }. { $who } pays { $steps }.
    }
mea_culpa-tell-compared-level = The posts are compared: all show { $notches }, and nobody moves.
mea_culpa-tell-lifted =
    { $who-is ->
        [you] Your Letters ({ mea_culpa-sets-and-letters }) lift your soul { $steps }: { $place }.
       *[other] { $who }’s Letters ({ mea_culpa-sets-and-letters }) lift the soul { $steps }: { $place }.
    }
mea_culpa-sets-and-letters =
    { $sets ->
        [0] { $letters } without a set
        [one] 1 set and { $letters } more
       *[other] { $sets } sets and { $letters } more
    }
mea_culpa-tell-lifted-nothing =
    { $who-is ->
        [you] You have no Letters, and your soul stays: { $place }.
       *[other] { $who } has no Letters, and the soul stays: { $place }.
    }
mea_culpa-tell-crew =
    { $who-is ->
        [you] You place a crew at the { $site }.
       *[other] { $who } places a crew at the { $site }.
    }
mea_culpa-tell-crew-moved =
    { $who-is ->
        [you] You move a crew from the { $source } to the { $target }.
       *[other] { $who } moves a crew from the { $source } to the { $target }.
    }
mea_culpa-tell-nave = A nave rises at the { $site }. Its crews return to the hut.
mea_culpa-tell-cathedral = The spire stands: the cathedral of the { $site } is finished! Its crews return to the hut.
mea_culpa-tell-opened =
    { $who-is ->
        [you] Your compartment { $compartment } holds { $gifts }.
       *[other] { $who }’s compartment { $compartment } holds { $gifts }.
    }
mea_culpa-tell-opened-empty =
    { $who-is ->
        [you] Your compartment { $compartment } is empty.
       *[other] { $who }’s compartment { $compartment } is empty.
    }
mea_culpa-tell-donors =
    { $first-is ->
        [you] Donations of { $category }: { $given }. You gave the most, then { $second }. To be had: { $letters }.
       *[other] { $second-is ->
            [you] Donations of { $category }: { $given }. { $first } gave the most, then you. To be had: { $letters }.
           *[other] Donations of { $category }: { $given }. { $first } gave the most, then { $second }. To be had: { $letters }.
        }
    }
mea_culpa-tell-donors-lone =
    { $who-is ->
        [you] Donations of { $category }: yours alone, { $points }. To be had: { $letters }.
       *[other] Donations of { $category }: { $who }’s alone, { $points }. To be had: { $letters }.
    }
mea_culpa-tell-donors-none = Donations of { $category }: none, and the Letters stay in the supply.
mea_culpa-tell-donors-no-letters = Donations of { $category }: made in vain, no Letter for them is left in the supply.
mea_culpa-tell-all-letters =
    { $who-is ->
        [you] You take all of these Letters: { $letters }.
       *[other] { $who } takes all of these Letters: { $letters }.
    }
mea_culpa-tell-no-letters =
    { $who-is ->
        [you] There is no Letter for you.
       *[other] There is no Letter for { $who }.
    }
mea_culpa-tell-letter =
    { $who-is ->
        [you] You take a { $letter }.
       *[other] { $who } takes a { $letter }.
    }
mea_culpa-tell-pays =
    { $who-is ->
        [you] You pay { $due }.
       *[other] { $who } pays { $due }.
    }
mea_culpa-tell-leaves-out =
    { $who-is ->
        [you] You leave out { $due }.
       *[other] { $who } leaves out { $due }.
    }
mea_culpa-tell-settles =
    { $who-is ->
        [you] You pay late what you had left out.
       *[other] { $who } pays late what was left out.
    }
mea_culpa-tell-takes-back =
    { $who-is ->
        [you] You take your last action back.
       *[other] { $who } takes the last action back.
    }
mea_culpa-tell-forgets =
    { $who-is ->
        [you] You forget your free stone.
       *[other] { $who } forgets the free stone.
    }
mea_culpa-tell-donates-unseen =
    { $who-is ->
        [you] You donate something without showing it.
       *[other] { $who } donates something without showing it.
    }
mea_culpa-tell-hides-gift =
    { $who-is ->
        [you] You donate { $gift } without showing it, into compartment { $compartment }.
       *[other] { $who } donates { $gift } without showing it, into compartment { $compartment }.
    }
mea_culpa-tell-answer-call =
    { $who-is ->
        [you] You call: Caught!
       *[other] { $who } calls: Caught!
    }
mea_culpa-tell-answer-let =
    { $who-is ->
        [you] You say nothing.
       *[other] { $who } says nothing.
    }
mea_culpa-tell-answer-let-all =
    { $who-is ->
        [you] You say nothing, and will not until the end of the round.
       *[other] { $who } says nothing, and will not until the end of the round.
    }
mea_culpa-tell-answered =
    { $who-is ->
        [you] You have answered.
       *[other] { $who } has answered.
    }
mea_culpa-tell-caught-sinning =
    { $who-is ->
        [you] Caught! You are called by { $callers }, and rightly.
       *[other] Caught! { $who } is called by { $callers }, and rightly.
    }
mea_culpa-tell-wrong-call =
    { $who-is ->
        [you] You are called by { $callers }, but you left nothing out: a stone in the Den of Petty Sins for a wrong call.
       *[other] { $who } is called by { $callers }, but left nothing out: a stone in the Den of Petty Sins for a wrong call.
    }
mea_culpa-tell-over = The game is over. { $ending }

## Why not

mea_culpa-why-now-bonus = The game has not begun: take a starting bonus first.
mea_culpa-why-now-chest = First say which compartment your bonus goes into.
mea_culpa-why-now-bid = All are bidding: set your post, then add coins if you like.
mea_culpa-why-now-pick = It is time to pick a character.
mea_culpa-why-now-preliminary = First comes what your character does on being picked: Pope stones or the crew.
mea_culpa-why-now-early-visit = You may visit the House now as Petty Sinner, or let it be. Turns begin later.
mea_culpa-why-now-turn = It is your turn: buy, sell, donate, visit the House, or pass.
mea_culpa-why-now-free = First take your free stone from the market.
mea_culpa-why-now-duel = The Pope has an urgent meeting: first the die is set and the guess made.
mea_culpa-why-now-suite = You are in Suite 5: choose the room whose card you use.
mea_culpa-why-now-empty = You have no sin stones left: first choose the Den to empty.
mea_culpa-why-now-crew = The card has you place a crew: choose a site.
mea_culpa-why-now-move-crew = The card has you move a crew: choose from where to where.
mea_culpa-why-now-move-stone = The card has you move a Pope stone: choose from where to where.
mea_culpa-why-now-good = The card gives you a good: take one from the market.
mea_culpa-why-now-rob = The card has you steal: choose from whom.
mea_culpa-why-now-give = You must give a Letter away: choose which.
mea_culpa-why-now-letters = The cathedral’s Letters are handed out: choose one of those on display.
mea_culpa-why-now-due = First say whether you pay what is due, or leave it out.
mea_culpa-why-now-window = A turn is over: call, or say nothing.
mea_culpa-why-no-variant = That belongs to the variant Meta Culpa, which this table does not play.
mea_culpa-why-no-switch = This table has agreed that this cannot be done.
mea_culpa-why-nothing-owed = You have left nothing out that could be paid late.
mea_culpa-why-reserved = What you have left out stays reserved until your turn is over: { $left } are free.
mea_culpa-why-reserved-notches = The notches you have left out stay reserved until your turn is over, and with them your post has no room: it cannot pass { $most }.
mea_culpa-why-take-back = There is nothing to take back: once a turn only the last action can be, if nothing hidden was shown and nobody else has decided anything since. Donations stay.
mea_culpa-why-bonus-taken = Taken already: { $bonus }. There is { $left }.
mea_culpa-why-notches-set = Your post is set to { $notches }. Say how many coins you add; none will do.
mea_culpa-why-notches-first = First set your post: 1 to { $most } notches.
mea_culpa-why-coins = You cannot add { $wanted }: only coins that you own can be bid, and you have { $left } left.
mea_culpa-why-picked =
    { $who-is ->
        [you] You have the { $character } already. There is { $left }.
       *[other] { $who } has the { $character }. There is { $left }.
    }
mea_culpa-why-stone-first = You place no crew: you may move a Pope stone, or leave them.
mea_culpa-why-must-place = The Emperor’s crew must be placed: choose a site.
mea_culpa-why-hold = Only with three players can a first action be held back, and only while the other of Pope and Emperor is on offer.
mea_culpa-why-no-pope-stone = There is no Pope stone at the { $den }. Move one from the { $dens }.
mea_culpa-why-finished = The cathedral of the { $site } is finished: no crew goes there. Choose the { $sites }.
mea_culpa-why-buy-again = You have bought something this turn. A second action must be of another kind, and goods and Letters are the same kind.
mea_culpa-why-sell-again = You have sold a good this turn. A second action must be of another kind.
mea_culpa-why-donate-again = You have donated this turn. A second action must be of another kind.
mea_culpa-why-visit-again = You have visited the House this turn. A second action must be of another kind.
mea_culpa-why-two-actions = You have taken two actions, and there is no third. End your turn.
mea_culpa-why-post-full = A second action costs a notch, and your post shows { $most } already.
mea_culpa-why-sold-out = There is none in the market: { $stone }.
mea_culpa-why-price = It costs { $price }, and you have { $left }.
mea_culpa-why-no-two = There are no two in the market: { $stone }. You may buy the one.
mea_culpa-why-no-indulgence = There is no indulgence stone in the market, and so no Letter to be had.
mea_culpa-why-no-letter = No { $letter } is left in the supply.
mea_culpa-why-no-good = There is none behind your screen: { $stone }.
mea_culpa-why-coin = You cannot give { $gift }: you have { $left }. Change is free.
mea_culpa-why-compartment = Compartment I was opened with the first cathedral: everything goes into II now.
mea_culpa-why-house-closed = The whole House is closed for this round.
mea_culpa-why-not-pope = Only the Pope visits the House incognito. Name the room you visit.
mea_culpa-why-incognito = The Pope names no room, but has an urgent meeting and sets the die in secret.
mea_culpa-why-too-many-notches = No post passes { $most } notches: yours would show { $post } before { $room }, which costs { $notches }.
mea_culpa-why-visited = Somebody has been in { $room } this round. Open: { $rooms }.
mea_culpa-why-suite-5 = Suite 5 is closed, because no card is left in any room. Open: { $rooms }.
mea_culpa-why-suite-6 = Suite 6 is closed: its yellow Letter is gone. Open: { $rooms }.
mea_culpa-why-die = You are the one who visits: set the die.
mea_culpa-why-guess = You are the one who guesses: name a room or suite.
mea_culpa-why-die-closed = Die and guess are about what is open, and { $room } is closed. Open: { $rooms }.
mea_culpa-why-chest-order = The pieces of a bonus are put into the chest one by one: now { $gift }.
mea_culpa-why-den-empty = You have no stone in the { $den }. Empty the { $dens }.
mea_culpa-why-no-crew = No crew stands at the { $site }. Move the one at the { $sites }.
mea_culpa-why-no-indulgence-free = This card gives a good, never an indulgence stone.
mea_culpa-why-letters-left = There is a Letter for the indulgence stone: choose its colour.
mea_culpa-why-rob-self = You cannot steal from yourself. Choose an opponent.
mea_culpa-why-not-displayed = There is no { $letter } on display. Choose a { $letters }.
mea_culpa-why-not-yours = You have no { $letter }. Give a { $letters }.

## What can be wrong with house rules

mea_culpa-error-deck = The House of Pleasure needs at least { $expected } cards, not { $came }.
mea_culpa-error-reserved = The sin “{ $option }” of Meta Culpa needs a clock or hands: its name is reserved, and it is not offered.

## The rules

mea_culpa-rules-goal = Mea Culpa is a game of bidding and donating for 2 to 4 players. Every player has a poor soul, which slides towards Hell all game long; Letters of Indulgence lift it at the end. They are bought, presented, and taken in Suite 6, but most of them go to whoever donates to the cathedrals. Whoever’s soul is in Heaven at the end wins, or else whoever’s is nearest to it.
mea_culpa-rules-setup = Everybody has { $taler }, { $sins } and a chest with two compartments. { $crews } crews stand in the builders’ hut, one Pope stone lies at each of the three Dens. In the bag are { $bag }. The souls stand on Start in a random line, and the one nearest Heaven picks first of four bonuses: bread and wine, a jewel, a coin of { $coin }, a blue Letter. Goods and the coin are donated at once, each into the compartment one likes; the Letter goes behind the screen. What nobody picks goes back.
mea_culpa-rules-record = The Record of Sins has Start, { $hell } spaces towards Hell, and above Start spaces towards Heaven: step { $heaven } is Heaven itself. Only on Start, at the beginning, do several souls share a space. A soul that would end on an occupied space goes on to the next free one. No soul goes into Hell: one that would pass the last space does not move at all. Ties go to the soul nearer Hell.
mea_culpa-rules-round = A round has four parts: it is prepared; all bid for the characters; the characters act in turn until the market is empty; the posts are compared.
mea_culpa-rules-prepare = { $market } stones are drawn from the bag to the market. Every character is on offer again, and a crew from the hut goes on the Emperor’s card. Cards left in rooms 1 to 4 are discarded, and four new ones are laid there; when the deck runs out the discarded cards are shuffled. Suite 5 is open, and in Suite 6 lies a yellow Letter.
mea_culpa-rules-bids = All bid in secret and at once: 1 to { $most } notches on the post, and any number of coins. The bids are shown together. The highest sum picks a character first, and so on down. All coins bid are lost, but not those of the player who shows the most notches. The notches stay on the posts: see what they cost at the end of the round.
mea_culpa-rules-characters = Each character does something at once on being picked, its first action, and has a privilege for the round. They act in the order Pope, Emperor, Merchant, Petty Sinner.
mea_culpa-rules-pope = Pope. First action: may move a Pope stone from one Den to another. Privilege: visits the House incognito.
mea_culpa-rules-emperor = Emperor. First action: must place the crew that is on the card at a site. Privilege: may donate two pieces in one action.
mea_culpa-rules-merchant = Merchant. No first action. Privilege: at the end of each of their turns takes any stone from the market, free. An indulgence stone is exchanged for a red or green Letter.
mea_culpa-rules-petty-sinner = Petty Sinner. First action: must place { $petty } in the Den of Petty Sins, and may visit the House at once. Privilege: pays no notches for rooms and Suite 6.
mea_culpa-rules-turn = A turn is a pass or one action: buy, sell, donate, or visit the House. A second action, of another kind, costs { $second }. The characters take turns again and again until the market is empty at the end of a turn.
mea_culpa-rules-buying = Buy one good from the market at its price; or an indulgence stone for { $letter }, which is exchanged for a red or green Letter; or, greedily, two identical goods for the price of one, with { $greed } in the Den of Greed.
mea_culpa-rules-selling = Sell one good from behind the screen. It goes back into the bag.
mea_culpa-rules-donating = Donate one good or one coin: show it, then put it into compartment I or II of your chest without showing which. It stays there until a cathedral is finished. What donations count: { $worth }; coins count their value.
mea_culpa-rules-visits = The House of Pleasure has four rooms with a card each, and two suites; each can be visited once a round. A room: turn your post by its card’s notches, do what it says, discard it. Suite 5: place { $suite } in the Den of Lust, then use the card of any room without its notches. Suite 6: place { $suite } in the Den of Lust, turn your post by { $yellow }, take the yellow Letter. Nobody may visit what would turn the post past { $most }.
mea_culpa-rules-incognito = The Pope does not say which room it is, but sets the die to it in secret, and the other player nearest Hell guesses. Guessed right, the Pope is caught: { $caught } towards Hell, and everything is paid as usual. Otherwise it costs neither notches nor stones.
mea_culpa-rules-stones = Every player has { $sins }. Those in the Dens are sins that may yet be punished. Whoever must place a stone and has none left takes back all of theirs from one Den, moving a step towards Hell for each, and goes on.
mea_culpa-rules-dens = When all three Pope stones lie at one Den, the other two are punished: each sin stone there costs its owner one step towards Hell. Whoever moved the third Pope stone pays nothing. All take back their stones from the two punished Dens, the Den with the Pope stones is untouched, and each Den has one Pope stone again.
mea_culpa-rules-sites = Two crews at a site build a nave, two more a spire: then the cathedral is finished. Crews that have built something go back to the hut.
mea_culpa-rules-evaluation = A finished cathedral breaks in on whatever is going on: donations are evaluated at once, compartment I for the first cathedral and II for the second. In the order bread and wine, cloth and jewels, money, the two biggest donors take the Letters listed under the cathedral, in turns, the bigger first. Somebody who donated alone takes all of them; if nobody did, they stay. Equal donations: nearer Hell counts as bigger. Then the compartment is emptied: goods to the bag, money to the bank. After the first cathedral all donations go into II.
mea_culpa-rules-posts = At the end of a round the posts are compared: whoever shows the most notches moves towards Hell by the difference to the fewest. Of several who show the most, only the one farthest from Hell moves.
mea_culpa-rules-end = After the second evaluation the game is over. The posts are compared once more; then the Letters lift the souls, from the one nearest Hell on: every set of four colours { $set }, every other Letter { $single }. Whoever is in Heaven has won; if nobody is, whoever is nearest to it.
mea_culpa-rules-two = Two players pick two characters each, taking turns. In an evaluation the bigger donor takes two Letters, the other two, the bigger the rest.
mea_culpa-rules-three = With three players one character is left over. If it is the Pope or the Emperor, whoever holds the other has the first action of both. If it is the Merchant, whoever is nearest Hell at the end of their turn takes a free stone.
mea_culpa-rules-screens = Taler, goods and Letters are kept behind a screen. All see what goes there and what comes out, so that a good memory knows everything; the table does not show it.
mea_culpa-rules-open = At this table the screens are open: all see what everybody has.
mea_culpa-rules-meta = Meta Culpa: sloppy handling is a sin. Whatever is to be paid, and some other steps, may be left out or done late. When a turn is over any opponent may call “Caught!”. Whoever is caught pays what was left out and places a stone in the Den of Petty Sins; the Petty Sinner pays, but places no stone. What nobody calls stays unpaid.
mea_culpa-rules-register = The sins this table has agreed on: { $sins }.
mea_culpa-sin-take_back = taking an action back
mea_culpa-sin-bid_unsettled = taking a character before the bid is paid
mea_culpa-sin-late_notch = turning the post late
mea_culpa-sin-merchant_forgets = forgetting the Merchant’s stone
mea_culpa-sin-late_payment = taking goods or a Letter without paying
mea_culpa-sin-pope_without_die = visiting the House as Pope without the die
mea_culpa-sin-preliminary_forgotten = forgetting a first action
mea_culpa-sin-late_lust = placing the stone in Lust late
mea_culpa-sin-late_greed = placing the stone in Greed late
mea_culpa-sin-donation_hidden = donating without showing it
mea_culpa-rules-all-prices = What the market asks and pays:
mea_culpa-rules-one-price = { $stone }: { $terms }
mea_culpa-price-good = buy for { $buy }, sell for { $sell }
mea_culpa-price-letter = buy for { $buy }, a red or green Letter
mea_culpa-rules-all-rows = The Letters under the cathedrals:
mea_culpa-rules-one-row = The { $site }: { $rows }
mea_culpa-rules-all-cards = The cards of the House of Pleasure:
mea_culpa-rules-one-card =
    { $copies ->
        [one] { $card } ({ $notches }, 1 card). { $more }
       *[other] { $card } ({ $notches }, { $copies } cards). { $more }
    }
mea_culpa-card-full-emperor-letter = If an opponent is Emperor and has a Letter, they must give you one of their choice.
mea_culpa-card-full-pope-letter = If an opponent is Pope and has a yellow Letter, they must give you one.
mea_culpa-card-full-three-steps = Every opponent’s soul moves { $amount } steps towards Hell, nearest Hell first.
mea_culpa-card-full-five-steps = Every opponent’s soul moves { $amount } steps towards Hell, nearest Hell first.
mea_culpa-card-full-lust = Every opponent places { $amount } sin stones in the Den of Lust.
mea_culpa-card-full-greed = Every opponent places { $amount } sin stones in the Den of Greed.
mea_culpa-card-full-move-crew = From one site to another.
mea_culpa-card-full-new-crew = From the hut to a site.
mea_culpa-card-full-pope-stone = From one Den to another.
mea_culpa-card-full-good = From the market, free.
mea_culpa-card-full-steal = From an opponent you choose; whoever has fewer than { $amount } gives nothing.
mea_culpa-card-full-three-taler = { $amount } from the bank.
mea_culpa-card-full-five-taler = { $amount } from the bank.
mea_culpa-card-full-seven-taler = { $amount } from the bank.
mea_culpa-worth =
    { $points ->
        [one] { $stone } 1 point
       *[other] { $stone } { $points } points
    }
mea_culpa-rules-rulings = Rulings, for the cases in which people ask:

mea_culpa-rules-m1 = M1. Whether the market is empty is looked at when a turn is over, after the Merchant’s stone: a second action may still follow the purchase of the last stone.
mea_culpa-rules-m3 = M3. A move that would pass space { $hell } is void, all of it: the soul stays. So is one that would be pushed on past it.
mea_culpa-rules-m4 = M4. Occupied spaces are counted when moving; only an occupied last space pushes on, to the next free one in the same direction. Heaven holds any number, and a soul pushed on from the last space before it enters Heaven.
mea_culpa-rules-m5 = M5. The notch for a second action is turned before it, and the limit of { $most } is looked at after that.
mea_culpa-rules-m6 = M6. Several sin stones punished together are one move of so many steps.
mea_culpa-rules-m7 = M7. When several souls move at once, the nearest to Hell goes first, then the next as things stand by then.
mea_culpa-rules-m8 = M8. On Start the souls stand in a random line, which settles every tie there. Coming back to Start later, a soul needs the space free as anywhere.
mea_culpa-rules-m10 = M10. A player has as many sets as Letters of the colour they have fewest of. All of a player’s Letters lift the soul in one move.
mea_culpa-rules-m11 = M11. All who are in Heaven win together.
mea_culpa-rules-m13 = M13. What a House card says must be done where it can be. Crews and Pope stones move to a different site or Den. Suite 5, once visited, is occupied for the round, and the card that was used there is discarded.
mea_culpa-rules-m14 = M14. If the Pope is nearest Hell, the nearest to Hell of the others guesses. Die and guess are about rooms and suites that are open. For Suite 5 the die shows 5, and the room is chosen afterwards. Caught: the step first, then stone, notches and what the room offers.
mea_culpa-rules-m15 = M15. The Pope may set the die to any open room or suite, whatever it would cost.
mea_culpa-rules-m16 = M16. Caught where the post would pass { $most }: one step, the post goes to { $most }, no action and no stone, the room stays open; but the Pope’s action is spent.
mea_culpa-rules-m18 = M18. A visitor’s order: stone, notches, what the room offers, discard.
mea_culpa-rules-m19 = M19. Suite 5 is closed when no room has a card any more.
mea_culpa-rules-m20 = M20. A room that would do nothing may be visited.
mea_culpa-rules-m21 = M21. “Take a good” never takes an indulgence stone.
mea_culpa-rules-m22 = M22. If red or green Letters run out, the other colour is taken. If both have, none can be bought, and an indulgence stone taken free only goes back to the bag.
mea_culpa-rules-m23 = M23. When no yellow Letter is left, Suite 6 stays shut.
mea_culpa-rules-m24 = M24. If the supply lacks some of a cathedral’s Letters, what is there is handed out.
mea_culpa-rules-m25 = M25. No crew goes to a finished cathedral.
mea_culpa-rules-m26 = M26. With an empty hut, “place a crew” does nothing. The Emperor always finds a crew, because the sites hold three at the most.
mea_culpa-rules-m27 = M27. The eleventh Emperor’s crew ends the game at the latest: there are no more than 11 rounds.
mea_culpa-rules-m28 = M28. The second cathedral ends the game at once, whatever is going on.
mea_culpa-rules-m30 = M30. Out of sin stones: place what is left, then choose a Den with a stone of yours (the one being filled counts), take back all of yours from it, move so many steps, and go on placing; if need be, again.
mea_culpa-rules-m31 = M31. When a card has several place stones, the nearest to Hell goes first.
mea_culpa-rules-m32 = M32. Buying a good and buying a Letter are the same kind of action.
mea_culpa-rules-m33 = M33. With { $most } notches there is no second action.
mea_culpa-rules-m34 = M34. The Petty Sinner too pays a notch for a second action.
mea_culpa-rules-m36 = M36. A donation of money is one coin. Change is free.
mea_culpa-rules-m37 = M37. What moves is seen by all: bids, prices, goods, Letters, donations. Hidden are only how donations are split between the compartments until the first evaluation, bids before they are shown, the die before the guess, and what is drawn next.
mea_culpa-rules-m39 = M39. Three players without a Merchant: whoever is nearest Hell at the end of their turn takes a free stone. If nobody has taken a stone in a whole lap, the nearest to Hell takes one, so that a round always ends.
mea_culpa-rules-m40 = M40. Three players: only the first action passes on, not the privilege. Whoever picks Pope or Emperor while the other is on offer may act at once or hold back. If the other is then picked, the held action comes just before that player’s; if it is left over, its holder does what remains after the last pick, in either order.
mea_culpa-rules-m41 = M41. Two players: a privilege belongs to the card whose turn it is. The Petty Sinner’s early visit is made as Petty Sinner: without the die even by a holder of the Pope, and with stones in Lust.
mea_culpa-rules-m42 = M42. A donor has at least one point in the category.
mea_culpa-rules-m44 = M44. Only coins that one owns can be bid.
mea_culpa-rules-m60 = M60. Die and guess are asked for at the same time, and each is sealed until the other is there. With one room open both are known, and the Pope is caught without being asked.
mea_culpa-rules-m61 = M61. Whoever steals may choose any opponent, even one who has too little and gives nothing.
mea_culpa-rules-m69 = M69. The Emperor’s second donation follows the first directly; whoever does something else in between has donated once.
mea_culpa-rules-m70 = M70. The free stone of M39 is the Merchant’s in every respect: it may be an indulgence stone, and it must be taken.
mea_culpa-rules-m71 = M71. Nobody is asked where there is nothing to choose: the last bonus, the last character, the Letters of somebody who donated alone, Letters of one colour, the only Den to empty, the only way to move a crew, the only good, a turn in which nothing can be done.
mea_culpa-rules-m72 = M72. A bid has no limit but what one owns; here a hundred coins are one decision.
mea_culpa-rules-m50 = M50. An action is allowed only if its whole cost could be paid. What was left out stays reserved until the window closes.
mea_culpa-rules-m51 = M51. The Emperor’s crew cannot be left out. At any number of players, if a whole lap takes no stone from the market, the nearest to Hell takes one.
mea_culpa-rules-m52 = M52. One action a turn may be taken back, and only while nothing hidden was shown and nobody else has decided anything since.
mea_culpa-rules-m53 = M53. A wrong call costs the caller a stone in the Den of Petty Sins. This is our addition: without it everybody would always call.
mea_culpa-rules-m54 = M54. There is one window a turn, when it is over, for all opponents alike; whoever likes says nothing for the rest of the round. A gift that was not shown is shown when the window closes.
mea_culpa-rules-m62 = M62. What is paid late, but before the turn is over, is no sin.
mea_culpa-rules-m63 = M63. Whoever is caught places one stone, however much was left out.
mea_culpa-rules-m64 = M64. A Pope who visits the House without the die pays nothing, as if the room had not been guessed; if called, everything, as if it had been.
mea_culpa-rules-m65 = M65. A Merchant who forgot the free stone and is caught takes it after all.
mea_culpa-rules-m66 = M66. A donation cannot be taken back.
mea_culpa-rules-m67 = M67. Whoever has chosen to say nothing for the rest of the round is asked again in the next one.
mea_culpa-rules-m68 = M68. Picking a character counts as a turn: the coins bid are due when the card is taken, and a window follows the first action. Of first actions only the Petty Sinner’s stones can be left out.
mea_culpa-rules-m73 = M73. A gift that was not shown is shown, and counts, when a cathedral is finished in the same turn. Where that ends the game no window opens, and what was left out counts as paid.

mea_culpa-rules-trust = Most figures are printed in the rulebook or follow from it. Of the prices it prints only that of bread and of an indulgence stone, and not how far Heaven is; which Letters lie under which cathedral is ours as well.
mea_culpa-rules-reconstructed = These figures are reconstructed, and the board in the box may say otherwise: { $entries }.
mea_culpa-rules-house = These figures are this table’s own, by its house rules: { $entries }.
mea_culpa-rules-correct = If you own the box, you can correct any figure in a house-rules file and play with it: see docs/house-rules.md.
mea_culpa-rules-publishers = The game and its name belong to its authors and publisher. These rules are told in our own words; if you like the game, buy it.
mea_culpa-figure-buy = to buy: { $stone } { $value }
mea_culpa-figure-sell = to sell: { $stone } { $value }
mea_culpa-figure-heaven = the step that is Heaven { $value }
mea_culpa-figure = { $path } { $value }

## The guide, when a decision first comes up: named as what is asked, or as the choice it is about

mea_culpa-guide-bonus = A first donation for your chest, or a blue Letter. Goods and coins count when a cathedral is finished: compartment I for the first, II for the second. A jewel counts 2 points among cloth and jewels, where few donate early.
mea_culpa-guide-chest = Your chest has two compartments, and nobody sees where a gift goes. I is opened when the first cathedral is finished, II with the second, at the end of the game. Early gifts are well placed in I; but what you give there too late is not lost, it simply has to go into II.
mea_culpa-guide-bid = Notches and coins together are your bid: the highest picks first. The most notches keep their coins, all others lose them. But notches are sins: they stay on your post, and at the end of the round whoever shows the most slides towards Hell. A low post leaves room for pleasures.
mea_culpa-guide-bid-coins = Coins make the bid higher without sin. They are lost unless you show the most notches. Nobody sees your bid before all have sealed theirs.
mea_culpa-guide-bid-more = More than a hundred coins are laid in steps: say how many more, and your bid is sealed.
mea_culpa-guide-pick = Pope: visits the House unseen, if nobody guesses where. Emperor: says where building goes on, and donates twice as fast. Merchant: a free stone every turn. Petty Sinner: the House without notches. They act in this order, and the market empties as they go.
mea_culpa-guide-early-stone = Three Pope stones at one Den have the sins in the other two punished, with a step towards Hell for each stone. If you bring the third one, your own sins are forgiven. Look at who has stones where, before you move one or leave it.
mea_culpa-guide-early-stone-hold = With three players, if nobody picks the Emperor, you will place the crew as well, and may choose the order. Hold back, and you decide when that is known.
mea_culpa-guide-early-crew = Two crews build a nave, two more finish the cathedral, and then donations are evaluated: first all compartments I, with the second cathedral all compartments II, which ends the game. Bring that nearer, or keep it away, as your chest has it. Each site lists the Letters it brings.
mea_culpa-guide-early-crew-hold = With three players, if nobody picks the Pope, you may move a Pope stone as well, and choose the order. Hold back, and you place the crew when that is known.
mea_culpa-guide-both = One of Pope and Emperor was not picked, so you act for both. The crew must be placed; the Pope stone may stay. Which of the two first can matter: a finished cathedral is evaluated at once, and ties go to the soul nearer Hell.
mea_culpa-guide-early-visit = The Petty Sinner goes to the House before everybody else, and pays no notches. A suite still costs a sin stone in Lust. What you take now, nobody takes before you.
mea_culpa-guide-turn = One action a turn: buy, sell, donate or visit the House. Goods sell for more than they cost, and donations win Letters when a cathedral is finished. A pass costs nothing; the round ends when the market is empty.
mea_culpa-guide-turn-second = A second action turns your post by a notch. At the end of the round only the highest post pays, by its difference to the lowest: if others show more than you, a notch may be free of cost.
mea_culpa-guide-turn-donate = The Emperor donates two pieces in one action, and may split them between the compartments. The second is free of charge; whatever else you do now counts as a second action.
mea_culpa-guide-free = Any stone, and free. An indulgence stone is a Letter, red or green; a jewel sells best. Every stone taken also brings the end of the round nearer.
mea_culpa-guide-free-nearest = Nobody is Merchant in this round, so the soul nearest Hell has the free stone: yours. A Letter, or something to sell or to donate.
mea_culpa-guide-die = As Pope you slip into the House. If your room is not guessed, you pay nothing at all, neither notches nor stones. If it is, you take a step towards Hell and pay as usual. What is best for you is what will be guessed first.
mea_culpa-guide-guess = Guess where the Pope is. If you are right, the Pope takes a step towards Hell and pays for the visit; if not, it is free. What would you want, in the Pope’s place, and what would you fear to be guessed?
mea_culpa-guide-suite = Suite 5 lets you use any room’s card without its notches: the dearest is now as cheap as the others. Its card is discarded afterwards.
mea_culpa-guide-empty = You have to place a stone and have none left. Choose a Den: all your stones there come back, and each costs a step towards Hell. A Den with few stones is cheap, but may be full again soon; one that is about to be punished would cost you the same.
mea_culpa-guide-crew = A crew of your own, from the hut. Two at a site build a nave, two more the spire. Does it serve your chest if a cathedral is finished soon?
mea_culpa-guide-move-crew = Take a crew from one site to another: you can hold up a cathedral, or finish one.
mea_culpa-guide-move-stone = The third Pope stone at a Den has the sins in the other two punished, and forgives yours. One further away from that keeps everybody safe for now.
mea_culpa-guide-good = Any good in the market, free; indulgence stones are not goods. To be sold, or to be donated.
mea_culpa-guide-rob = Whoever has fewer taler than the card names gives nothing. All that went behind the screens was seen: who has been selling?
mea_culpa-guide-give = One of your Letters goes to whoever used the card, and you choose which. A set of four colours is worth far more than four others: give what is not part of one.
mea_culpa-guide-letters = The two biggest donors take turns. Four Letters of four colours make a set, and a set lifts your soul much further than single ones: take what your sets lack, and see what the other needs.
mea_culpa-guide-due = In Meta Culpa you may leave out what you have to pay. When your turn is over, the others may call “Caught!”: then you pay after all, and place a stone in the Den of Petty Sins. If nobody notices, you never pay. Before your turn is over you can still make it good.
mea_culpa-guide-due-bid = The coins you bid are to be paid when you take your character. Leave them out, and they stay yours, unless somebody calls at the end of your turn.
mea_culpa-guide-window = Look at what was told of this turn: was everything paid, every notch turned, every stone placed? If you call rightly, the sinner pays and places a stone. If you call wrongly, the stone is yours.

## Mea Culpa in the browser

web-mea_culpa-buy = buy { $price }
web-mea_culpa-sell = sell { $price }
web-mea_culpa-coins = Taler to add to the bid
web-mea_culpa-lay =
    { $coin ->
        [one] Lay 1 taler more
       *[other] Lay { $coin } taler more
    }
web-mea_culpa-none = None
web-mea_culpa-seal = Seal it: { $choice }
web-mea_culpa-turn-up = The bids are turned up.
web-minutes-mea_culpa = 60 to 90 minutes
web-score-mea_culpa = at { $score }, counted from Start
web-last-mea_culpa = Last bids
