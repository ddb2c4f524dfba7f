"""Playing and replaying games in a terminal, with choices by number or in words."""

from simony.i18n.sentences import add_text_package

add_text_package("simony.terminal")
