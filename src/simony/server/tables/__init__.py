"""Tables at work: the task that owns one, seats, turns, chat, bots, and the registry of all
tables.
"""
