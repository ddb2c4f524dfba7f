"""A small language for positions in the tests of rules.

`language` is shared by all games; each game has a package with its own phrases.
"""
