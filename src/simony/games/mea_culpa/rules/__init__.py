"""The rules of Mea Culpa: state, actions, legal moves, chance and scoring."""
