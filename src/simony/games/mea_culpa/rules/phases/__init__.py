"""The phases of Mea Culpa, each with its rules: the House, the market, the building sites, rounds
and turns.
"""
