"""The rules of Dogma: state, actions, legal moves, chance and scoring."""
