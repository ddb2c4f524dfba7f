"""The rules of Tolerance: state, actions, legal moves, chance and scoring."""
