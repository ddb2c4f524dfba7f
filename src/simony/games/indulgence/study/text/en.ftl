### What designers read about Indulgence.

indulgence-column-hands = hands played
indulgence-column-ended = why the game ended: all rounds were played (rounds), a player could not pay (broke), a Sin under a bull succeeded (champion)
indulgence-column-sins = Sins tried
indulgence-column-sins-made = Sins that succeeded
indulgence-column-bulls = papal bulls spent
indulgence-column-turn = turn order as Ruler: 1 for the first Ruler
indulgence-column-first-gain = florins gained in the first hand
indulgence-column-first-high = cards from 7 up in the first hand dealt
indulgence-column-hand = number of the hand
indulgence-column-role = the seat's role in the hand: ruler, sinner or player
indulgence-column-edict = the edict in force; bull if all three were
indulgence-column-bull = whether the Ruler spent the papal bull
indulgence-column-sinned = whether somebody tried the Sin
indulgence-column-made = whether the Sin succeeded; empty if nobody tried
indulgence-column-gained = florins the seat gained in the hand
indulgence-column-tricks = tricks the seat won
indulgence-column-high = cards from 7 up that the seat was dealt
indulgence-column-lasted = tricks until the hand was decided

indulgence-edict-is-bull = papal bull
indulgence-role-is-ruler = Ruler
indulgence-role-is-sinner = sinner
indulgence-role-is-player = player
indulgence-ended-is-rounds = all rounds played
indulgence-ended-is-broke = a player could not pay
indulgence-ended-is-champion = Sin under a bull succeeded

indulgence-question-win-by-turn = Wins by turn order as Ruler
indulgence-question-win-by-edict = Wins of the Ruler by the edict they chose
indulgence-question-gain-by-edict = Florins the Ruler gains by edict
indulgence-question-sinned-by-edict = How often the Sin is tried, by edict
indulgence-question-made-by-edict = How often a Sin succeeds once it is tried, by edict
indulgence-question-gain-by-role = Florins gained in a hand by role
indulgence-question-bulls = How often the papal bull is spent, by hand
indulgence-question-ended = How games end
indulgence-question-luck-first-gain = Luck: florins gained in the first hand
indulgence-question-luck-first-high = Luck: high cards in the first hand
