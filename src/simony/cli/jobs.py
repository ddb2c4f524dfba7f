"""What commands have in common that work for a while: who works, a bar that shows how far they are,
and how they are stopped.
"""

from __future__ import annotations

import argparse
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from simony.cli.arguments import file_name, whole_number
from simony.core.errors import BadOption
from simony.lab.simulate.workers import Workers
from simony.terminal.screen import Screen
from simony.terminal.translator import Voice

MOST_JOBS = 256
RAY = "ray"


def add_workers(parser: argparse.ArgumentParser) -> None:
    jobs_help = "how many processes; the games are the same (default: as many as there are cores, if it takes a while)"
    parser.add_argument(
        "--jobs", metavar="J", type=whole_number(1, MOST_JOBS), default=0, help=jobs_help
    )
    parser.add_argument(
        "--on",
        choices=[RAY],
        help="where: on a Ray cluster; the games are the same (default: on this machine)",
    )
    address_help = "the cluster's address, with --on ray (default: a Ray of this machine's own, heard by nobody else)"
    parser.add_argument("--address", metavar="A", type=file_name, help=address_help)


def workers_from(arguments: argparse.Namespace) -> Workers:
    if arguments.address and arguments.on != RAY:
        raise BadOption("cli-address")
    if arguments.on == RAY and arguments.jobs:
        raise BadOption("cli-ray-jobs")
    return Workers(arguments.jobs, arguments.on == RAY, arguments.address or "")


@contextmanager
def progress(total: int, voice: Voice, *, quiet: bool) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where somebody looks at it."""
    screen = Screen(stderr=True)
    if quiet or not screen.is_terminal:
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(voice.tell("cli-simulating"), total=total)
        yield lambda played: bar.advance(task, played)


@contextmanager
def told_to_stop() -> Iterator[None]:
    """A polite kill (SIGTERM) ends work as Ctrl-C does, and Ctrl-C does even where whoever started
    us had it ignored.
    """

    def stop(_signal: int, _frame: FrameType | None) -> None:
        signal.raise_signal(signal.SIGINT)

    before = (
        signal.signal(signal.SIGTERM, stop),
        signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before[0])
        signal.signal(signal.SIGINT, before[1])
