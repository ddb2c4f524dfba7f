"""Worker processes, progress bars and signals, for commands that run for a while."""

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
from simony.terminal.translator import Translator

MOST_JOBS = 256
RAY = "ray"


def add_workers(parser: argparse.ArgumentParser) -> None:
    jobs_help = (
        "number of processes; does not change the games (default: one per core for long runs)"
    )
    parser.add_argument(
        "--jobs", metavar="J", type=whole_number(1, MOST_JOBS), default=0, help=jobs_help
    )
    parser.add_argument(
        "--on",
        choices=[RAY],
        help="cluster to play on; does not change the games (default: this machine)",
    )
    address_help = "address of the cluster, with --on ray (default: a local Ray of its own)"
    parser.add_argument("--address", metavar="A", type=file_name, help=address_help)


def workers_from(arguments: argparse.Namespace) -> Workers:
    if arguments.address and arguments.on != RAY:
        raise BadOption("cli-address")
    if arguments.on == RAY and arguments.jobs:
        raise BadOption("cli-ray-jobs")
    return Workers(arguments.jobs, arguments.on == RAY, arguments.address or "")


def progress_bar(screen: Screen) -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=screen, transient=True)


@contextmanager
def progress(
    total: int, translator: Translator, *, quiet: bool
) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on standard error if that is a terminal."""
    screen = Screen(stderr=True)
    if quiet or not screen.is_terminal:
        yield None
        return
    with progress_bar(screen) as bar:
        task = bar.add_task(translator.text("cli-simulating"), total=total)
        yield lambda played: bar.advance(task, played)


@contextmanager
def stop_on_signal() -> Iterator[None]:
    """Let SIGTERM end the work as Ctrl-C does, and Ctrl-C even if the parent process ignored it."""

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
