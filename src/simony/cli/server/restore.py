"""``simony restore``: a backup takes the place of a server's data, which are kept beside it."""

from __future__ import annotations

import argparse
import time

from simony.cli.arguments import file_name, language_of
from simony.cli.server.backup import add_data, data_file
from simony.terminal.files import typed_path
from simony.terminal.screen import Screen
from simony.terminal.translator import Voice

NAME = "restore"
HELP = "put a backup in the place of a server's data; what was there is kept under another name"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=file_name, help="a backup")
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    from simony.server.store.backup import restore

    data = data_file(arguments)
    kept = restore(typed_path(arguments.file), data, time.time())
    voice, screen = Voice(language_of(arguments)), Screen()
    screen.print(voice.tell("cli-restored", file=str(data)), soft_wrap=True)
    if kept is not None:
        screen.print(voice.tell("cli-restored-kept", file=str(kept)), soft_wrap=True)
    return 0
