"""The server: tables for games among people and bots.

Nobody sees what a seat may not know, and no game is lost.
"""

from simony.i18n.sentences import add_text_package

add_text_package("simony.server")
