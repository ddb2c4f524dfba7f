"""``simony restore``: replaces a server's data with a backup and keeps the old data beside it."""

from __future__ import annotations

import argparse
import time

from simony.cli.arguments import file_name, language_of
from simony.cli.server.backup import add_data, data_file
from simony.terminal.files import typed_path
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "restore"
HELP = "replace the data of a server with a backup; the old data are kept under another name"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=file_name, help="backup to restore")
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    from simony.server.store.backup import restore

    data = data_file(arguments)
    kept = restore(typed_path(arguments.file), data, time.time())
    translator, screen = Translator(language_of(arguments)), Screen()
    screen.print(translator.text("cli-restored", file=str(data)), soft_wrap=True)
    if kept is not None:
        screen.print(translator.text("cli-restored-kept", file=str(kept)), soft_wrap=True)
    return 0
