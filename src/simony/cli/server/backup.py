"""``simony backup``: a copy of a server's data, which may be running."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from simony.cli.arguments import add_file, language_of
from simony.terminal.files import typed_path
from simony.terminal.screen import Screen
from simony.terminal.translator import Translator

NAME = "backup"
HELP = "copy the data of a server, running or not, and check the copy"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_data(parser)
    about = "file for the backup (default: beside the data, with the date in its name)"
    add_file(parser, "--to", about)


def add_data(parser: argparse.ArgumentParser) -> None:
    about = "the server's data file (default: table.db in your data folder)"
    add_file(parser, "--data", about)


def data_file(arguments: argparse.Namespace) -> Path:
    from simony.server.store.store import default_data_file

    return typed_path(arguments.data) if arguments.data else default_data_file()


def run(arguments: argparse.Namespace) -> int:
    from simony.server.store.backup import back_up
    from simony.server.store.data_file import ON_REQUEST, backup_name

    data = data_file(arguments)
    target = (
        typed_path(arguments.to) if arguments.to else backup_name(data, ON_REQUEST, time.time())
    )
    back_up(data, target)
    translator = Translator(language_of(arguments))
    Screen().print(translator.text("cli-backed-up", file=str(target)), soft_wrap=True)
    return 0
