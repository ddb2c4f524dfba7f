### What designers read about Dogma.

dogma-column-confessions = confessions made
dogma-column-stopped = whether the game was stopped after too many confessions (D30)
dogma-column-lies = confessions that were lies
dogma-column-joins = how often somebody joined
dogma-column-dogmas = Dogmas proclaimed
dogma-column-turn = seat counted from the starter, who is 1
dogma-column-vices = vices among the cards dealt
dogma-column-dealt-sets = fours of a kind dealt, which are discarded at once
dogma-column-confessed = confessions the seat made
dogma-column-caught = lies that were doubted: the number of a seat’s lies, or whether the top cards of this confession were one
dogma-column-answers = how often the seat believed or doubted
dogma-column-right-answers = how often its answer was right
dogma-column-taken = cards taken up
dogma-column-confession = number of the confession
dogma-column-kind = the kind that was named
dogma-column-cards = how many cards were laid first
dogma-column-true = whether all of them were of that kind
dogma-column-judged-true = whether the cards on top, which are judged, were true
dogma-column-answer = how it ended: believed or doubted
dogma-column-right = whether the answer was right
dogma-column-responder = the seat that answered
dogma-column-taker = the seat that took the pile; empty if it was discarded
dogma-column-pile = cards in the pile

dogma-answer-is-believed = believed
dogma-answer-is-doubted = doubted

dogma-question-win-by-turn = Wins by turn order
dogma-question-true-by-cards = How often a confession is true, by its number of cards
dogma-question-right-by-answer = How often an answer is right
dogma-question-caught-by-cards = How often a lie that nobody joins is caught, by its number of cards
dogma-question-right-by-joins = How often the answer is right, by how many joined
dogma-question-pile-by-answer = Cards in the pile, by the answer
dogma-question-win-by-dogmas = Wins by Dogmas proclaimed
dogma-question-confessions = Confessions per game
dogma-question-stopped = How often the game is stopped (D30)
dogma-question-luck-vices = Luck: vices dealt
