"""The search behind the stronger bots, compiled: trees for each seat, regret matching,
explanations.
"""
