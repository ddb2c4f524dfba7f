"""Tables in use: the task that owns each, seats, turns, chat, bots, and the registry of all
tables.
"""
