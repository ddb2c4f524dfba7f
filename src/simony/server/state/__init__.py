"""One table as data: its record, the timeline of its game, a change before it is committed, and who
may do what.
"""
