"""Compares our decisions per second with those of other libraries, each in its own environment, in
one run on one core.

    make bench        the tables; add ARGUMENTS='--write docs/adapters.md' to update the document

Each library has a worker (bench/speed/peers/with_*.py) that waits for requests. A round asks for
every row once, one after the other; the tables show medians over the rounds, and ratios taken round
by round, so that a busy machine slows all alike. If a library could not be installed, or its worker
ends, the tables say so.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

sys.path.append(str(Path(__file__).resolve().parents[1]))
import generated_parts

HERE: Final = Path(__file__).resolve().parent
TIMEOUT: Final = 300.0
"""Seconds to wait for an answer. The first one takes long, because libraries compile then."""

LIBRARIES: Final = {
    "simony": "Simony",
    "openspiel": "OpenSpiel",
    "pgx": "Pgx",
    "rlcard": "RLCard",
    "pettingzoo": "PettingZoo",
    "catanatron": "Catanatron",
    "chess": "python-chess",
}
TABLES: Final = {
    "rules": "Random games, by the rules alone",
    "learners": "With an observation and the legal actions for each decision",
}
YARDSTICKS: Final = {"rules": ("openspiel", "hearts, in C++"), "learners": ("rlcard", "bridge")}
MAKER: Final = "make bench"


class Lost(Exception):
    """A worker that does not answer, or not as expected."""


class Worker:
    """One library's process. It is ended when it is lost."""

    def __init__(self, command: list[str]) -> None:
        self._open = ExitStack()
        # Other output goes into a file: a pipe that nobody reads would fill up.
        self._words = self._open.enter_context(
            tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        )  # `_open` closes it
        try:
            self._process = self._open.enter_context(
                subprocess.Popen(  # noqa: S603  # our own workers
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=self._words,
                    text=True,
                )
            )
        except OSError as problem:
            self._open.close()
            raise Lost(str(problem)) from None
        self._open.callback(self._process.kill)
        about = self._answer()
        if not isinstance(about, dict) or not {"versions", "rows"} <= about.keys():
            raise self._lost(f"expected versions and rows, got {about!r}")
        self.versions: dict[str, str] = about["versions"]
        self.rows: list[str] = about["rows"]

    def measure(self, row: str) -> float:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # then no answer comes either
            self._process.stdin.write(f"{row}\n")
            self._process.stdin.flush()
        answer = self._answer()
        if not isinstance(answer, int | float) or not answer > 0:
            raise self._lost(f"expected decisions per second, got {answer!r}")
        return float(answer)

    def close(self) -> None:
        with suppress(BrokenPipeError):
            self._open.close()

    def _answer(self) -> object:
        assert self._process.stdout is not None
        impatience = threading.Timer(TIMEOUT, self._process.kill)
        impatience.start()
        try:
            line = self._process.stdout.readline()
        finally:
            impatience.cancel()
        if not line:
            self._process.kill()
            self._process.wait()
            self._words.seek(0)
            words = self._words.read().strip().splitlines()
            raise self._lost(words[-1][:200] if words else "it ended without a word")
        try:
            return json.loads(line)
        except ValueError:
            raise self._lost(f"expected JSON, got {line.strip()[:80]!r}") from None

    def _lost(self, why: str) -> Lost:
        self.close()
        return Lost(why)


@dataclass
class Findings:
    """The measurements by library and row, one figure per round."""

    figures: dict[tuple[str, str], list[float]] = field(default_factory=dict)
    versions: dict[str, dict[str, str]] = field(default_factory=dict)
    absent: dict[str, str] = field(default_factory=dict)
    """The reason, by library."""

    def lose(self, library: str, why: str) -> None:
        """Drop a library: rows with fewer rounds than others would not be comparable."""
        self.absent[library] = why
        self.figures = {row: found for row, found in self.figures.items() if row[0] != library}


def run(commands: dict[str, list[str]], rounds: int) -> Findings:
    found = Findings()
    workers: dict[str, Worker] = {}
    try:
        for library, command in commands.items():
            print(f"starting {LIBRARIES[library]}", file=sys.stderr)
            try:
                workers[library] = Worker(command)
            except Lost as problem:
                found.absent[library] = str(problem)
                continue
            found.versions[library] = workers[library].versions
            found.figures |= {(library, row): [] for row in workers[library].rows}
        for number in range(rounds):
            print(f"round {number + 1} of {rounds}", file=sys.stderr)
            for library, row in list(found.figures):
                if library in found.absent:
                    continue
                try:
                    found.figures[library, row].append(workers[library].measure(row))
                except Lost as problem:
                    found.lose(library, str(problem))
    finally:
        for worker in workers.values():
            worker.close()
    return found


def markdown(found: Findings, rounds: int, machine: str) -> str:
    """Return the tables, fastest first, with the versions they were made with."""
    blocks = [
        f"{machine}; one core, medians of {rounds} interleaved rounds, of processor time. "
        + ", ".join(versions(found))
        + ".",
    ]
    for table, title in TABLES.items():
        rows = {
            row: figures
            for row, figures in found.figures.items()
            if row[1].startswith(f"{table}: ")
        }
        if rows:
            blocks.append(one_table(table, title, rows))
    blocks.extend(
        f"{LIBRARIES[library]} could not be measured: {why}."
        for library, why in found.absent.items()
    )
    return "\n\n".join(blocks) + "\n"


def versions(found: Findings) -> Iterable[str]:
    for library, parts in found.versions.items():
        own, *others = parts.items()
        yield f"{LIBRARIES[library]} {own[1]}" + "".join(
            f" ({name} {number})" for name, number in others
        )


def one_table(table: str, title: str, rows: dict[tuple[str, str], list[float]]) -> str:
    library, name = YARDSTICKS[table]
    yardstick = rows.get((library, f"{table}: {name}"))
    beside = f" | × {LIBRARIES[library]} {name}" if yardstick else ""
    lines = [
        f"| {title} | decisions per second{beside} |",
        "|---|--:|" + ("--:|" if yardstick else ""),
    ]
    for row, figures in sorted(rows.items(), key=lambda item: -statistics.median(item[1])):
        label = f"{LIBRARIES[row[0]]}: {row[1].removeprefix(f'{table}: ')}"
        shown = f"**{label}**" if row[0] == "simony" else label
        ratio = f" | {times(figures, yardstick)}" if yardstick else ""
        lines.append(f"| {shown} | {statistics.median(figures):,.0f}{ratio} |")
    return "\n".join(lines)


def times(figures: list[float], yardstick: list[float]) -> str:
    ratio = statistics.median(one / other for one, other in zip(figures, yardstick, strict=True))
    return f"{ratio:.0f}" if ratio >= 10 else f"{ratio:.2g}"


def machine() -> str:
    """Return a description of the machine, as far as known."""
    names: list[str] = []
    cpus = Path("/proc/cpuinfo")
    if cpus.is_file():
        names = [
            line.partition(":")[2].strip()
            for line in cpus.read_text("utf-8").splitlines()
            if line.startswith("model name")
        ]
    processor = names[0] if names else platform.processor() or platform.machine()
    python = platform.python_version()
    return f"{processor} ({os.cpu_count()} cores), {platform.system()}, Python {python}"


def on_one_core() -> None:
    """Pin all workers, with all their threads, to the last core: the first one handles most
    interrupts.
    """
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def commands(environments: Path, ours: Path) -> dict[str, list[str]]:
    """Return the command of each library's worker; a missing one fails to start, and the tables say
    so.
    """
    pythons = {library: environments / library / "bin/python" for library in LIBRARIES} | {
        "simony": ours
    }
    return {
        library: [str(python), str(HERE / f"peers/with_{library}.py")]
        for library, python in pythons.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Compare our decisions per second with those of other libraries."
    )
    parser.add_argument(
        "--environments",
        type=Path,
        default=Path(".venv-peers"),
        help="folder with one environment per library (default: .venv-peers)",
    )
    parser.add_argument(
        "--only",
        action="append",
        choices=list(LIBRARIES),
        help="measure only this library; may be repeated",
    )
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument(
        "--write",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="also put the tables into this document, between its markers",
    )
    arguments = parser.parse_args()
    on_one_core()
    asked = commands(arguments.environments, Path(sys.executable))
    found = run(
        {library: asked[library] for library in arguments.only or LIBRARIES}, arguments.rounds
    )
    made = markdown(found, arguments.rounds, machine())
    print(made, end="")
    for file in arguments.write:
        generated_parts.write(file, made, MAKER)


if __name__ == "__main__":
    main()
