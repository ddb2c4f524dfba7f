"""Tables described aloud: `language` is for every game, and each game adds its own words in a
module of its own.
"""
