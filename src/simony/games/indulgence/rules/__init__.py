"""The rules of Indulgence: state, actions, legal moves, chance and scoring."""
