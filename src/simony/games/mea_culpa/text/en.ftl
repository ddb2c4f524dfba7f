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
