"""Dogma: bluffing, for 2 to 8 players. The rules are here; views, worlds, words and a box are not yet, so it is not on the shelf."""
