"""The table: a server for games among people and bots, that nobody can peek through and that never
loses a game.
"""

from simony.i18n.sentences import add_text_package

add_text_package("simony.server")
