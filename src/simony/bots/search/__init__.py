"""The search of the stronger bots, compiled: seat trees, regret matching, explanations."""
