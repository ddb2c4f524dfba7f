"""The rules: figures, states, actions, chance."""
