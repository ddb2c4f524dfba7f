### Mea Culpa

mea_culpa-name = Mea Culpa
mea_culpa-about = Bid for Pope and Emperor, sin where it pays, and donate to the cathedrals whose Letters will save your soul.

mea_culpa-option-open_screens = Open screens
mea_culpa-option-open_screens-off = off: what is behind a screen is hidden
mea_culpa-option-open_screens-on = on: everybody sees what is behind every screen

mea_culpa-rule-goal = Whoever brings their soul to Heaven, or closest to it, wins.
mea_culpa-prompt-decide = It is for you to decide.
mea_culpa-prompt-wait = Waiting for { $seats }.
mea_culpa-prompt-over = The game is over.
mea_culpa-choice = { $move }
mea_culpa-tell = { $what }

mea_culpa-error-deck = The House of Pleasure needs at least { $expected } cards, not { $came }.
mea_culpa-error-reserved = The sin “{ $option }” of Meta Culpa needs a clock or hands: its name is reserved, and it is not offered.

mea_culpa-option-meta_culpa = Meta Culpa
mea_culpa-option-meta_culpa-off = off: the rules are kept
mea_culpa-option-meta_culpa-on = on: sloppy handling is a sin, for whoever is caught
mea_culpa-option-take_back = Taking back
mea_culpa-option-take_back-on = on: it can be done, and called
mea_culpa-option-take_back-off = off: it cannot be done
mea_culpa-option-bid_unsettled = Taking a card before the bid is paid
mea_culpa-option-bid_unsettled-on = on: it can be done, and called
mea_culpa-option-bid_unsettled-off = off: it cannot be done
mea_culpa-option-late_notch = Notches turned late
mea_culpa-option-late_notch-on = on: it can be done, and called
mea_culpa-option-late_notch-off = off: it cannot be done
mea_culpa-option-merchant_forgets = A forgetful Merchant
mea_culpa-option-merchant_forgets-on = on: it can be done, and called
mea_culpa-option-merchant_forgets-off = off: it cannot be done
mea_culpa-option-late_payment = Payment left out
mea_culpa-option-late_payment-on = on: it can be done, and called
mea_culpa-option-late_payment-off = off: it cannot be done
mea_culpa-option-pope_without_die = The Pope without the die
mea_culpa-option-pope_without_die-on = on: it can be done, and called
mea_culpa-option-pope_without_die-off = off: it cannot be done
mea_culpa-option-preliminary_forgotten = Preliminary action forgotten
mea_culpa-option-preliminary_forgotten-on = on: it can be done, and called
mea_culpa-option-preliminary_forgotten-off = off: it cannot be done
mea_culpa-option-late_lust = Stones in Lust placed late
mea_culpa-option-late_lust-on = on: it can be done, and called
mea_culpa-option-late_lust-off = off: it cannot be done
mea_culpa-option-late_greed = Stones in Greed placed late
mea_culpa-option-late_greed-on = on: it can be done, and called
mea_culpa-option-late_greed-off = off: it cannot be done
mea_culpa-option-donation_hidden = Donations not shown
mea_culpa-option-donation_hidden-on = on: it can be done, and called
mea_culpa-option-donation_hidden-off = off: it cannot be done
