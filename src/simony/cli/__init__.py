"""The command line: one module per command."""

from simony.cli.entry import main
from simony.i18n.sentences import add_text_package

__all__ = ["main"]

add_text_package("simony.cli")
