### Candle

candle-name = Candle
candle-about = Seal a card in secret: the brightest flame that nobody else shows wins the round.

candle-option-wind = Wind
candle-option-wind-off = off: the highest number wins
candle-option-wind-on = on: the lowest number wins

candle-card-red = red { $number }
candle-card-white = white { $number }
candle-card-back = a sealed card

## The rules

candle-rule-deal = There are { $cards } cards, two of each number. Everybody gets { $each }; the rest stay in the box, unseen.
candle-rule-round = In each round everybody seals one card in secret; then all are turned up, and they burn down.
candle-rule-win = Whoever shows the highest number that nobody else shows wins { $flames } { $flames ->
        [one] flame
       *[other] flames
    }. If nobody does, the prize stays for the next round.
candle-rule-wind = In the wind, whoever shows the lowest number that nobody else shows wins { $flames } { $flames ->
        [one] flame
       *[other] flames
    }. If nobody does, the prize stays for the next round.
candle-rule-bet = With your card you may seal a bet: { $flames } more if you win the round, { $flames } less if you do not.
candle-rule-end = When all cards have burnt down, whoever has the most flames wins.

## The table

candle-zone-hand = Your hand
candle-zone-sealed =
    { $who-is ->
        [you] Sealed by you
       *[other] Sealed by { $who }
    }
candle-zone-shown = The last round
candle-zone-burnt = Burnt down
candle-fact-rounds = { $left ->
        [one] One round is left.
       *[other] { $left } rounds are left.
    }
candle-fact-prize = The next winner gets { $flames }.

candle-prompt-card = Choose the card to seal.
candle-prompt-bet = Do you bet on the { $card }?
candle-prompt-wait = Waiting for { $seats }.
candle-prompt-over = The game is over.
candle-choose-card = Seal the { $card }
candle-choose-hold = Seal it without a bet
candle-choose-bet = Seal it with a bet

## The chronicle

candle-tell-dealt = Everybody is dealt { $each } cards.
candle-tell-hand = You hold { $cards }.
candle-tell-chosen =
    { $who-is ->
        [you] You choose the { $card }.
       *[other] { $who } chooses the { $card }.
    }
candle-tell-sealed =
    { $who-is ->
        [you] You have sealed a card.
       *[other] { $who } has sealed a card.
    }
candle-tell-shown = Turned up, in order of seats: { $cards }.
candle-tell-won =
    { $who-is ->
        [you] You win { $prize }.
       *[other] { $who } wins { $prize }.
    }
candle-tell-nobody = Nobody shines alone: the prize stays.

## Why not

candle-error-hand = The entry “{ $entry }” must be at most { $expected } for this many players, not { $came }.
candle-error-bet-now = You have chosen your card: now say whether you bet on it.
candle-error-card-first = Choose the card first, then say whether you bet on it.
candle-error-not-held = You do not hold that { $number }.
