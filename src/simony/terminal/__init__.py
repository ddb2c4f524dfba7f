"""The terminal table: a Scene in a terminal, and choices by number or in words."""

from simony.core.words import use

use("simony.terminal")
