"""The table: a server for games among people and bots, that nobody can peek through and that never loses a game."""

from simony.core.words import use

use("simony.table")
