"""The command line: one file a command."""

from simony.cli.entry import main
from simony.core.words import use

__all__ = ["main"]

use("simony.cli")
