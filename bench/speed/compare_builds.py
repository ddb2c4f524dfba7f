"""Compares two builds of Simony row by row, in one run on one core.

    pip install --no-deps --target old OLD.whl
    pip install --no-deps --target new NEW.whl
    python bench/speed/compare_builds.py --old old OLD/rules_speed.py --new new NEW/rules_speed.py

Each build has a process of its own, with its own version of the benchmark script. A round measures
every row with both, one right after the other, and the next round in the other order. The table
shows the median over the rounds of the ratio new to old: above 1 is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import runpy
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any


def rows_of(script: str) -> dict[str, tuple[str, Callable[[], Any]]]:
    """Return the rows of `rules_speed.py` or `search_speed.py`, in this or an older version."""
    names = runpy.run_path(script)
    if "OURS" in names:
        return {
            f"search, {key} of {seats}, {'first' if first else 'all'}": (
                "decisions/s",
                names["ours"](key, seats, first),
            )
            for key, seats in names["OURS"]
            for first in (True, False)
        }
    games = ("indulgence", "dogma", "tolerance", "mea_culpa")
    return {name: row for game in games for name, row in names[game]().items()}


def measure(script: str) -> None:
    """Answer requests on standard input: the name of a row, answered with its figure."""
    rows = rows_of(script)
    print(json.dumps({name: unit for name, (unit, _) in rows.items()}), flush=True)
    for line in sys.stdin:
        figure = rows[line.rstrip("\n")][1]()
        print(figure[1] if isinstance(figure, tuple) else figure, flush=True)


class Build:
    """One build, in a process that measures rows on request."""

    def __init__(self, site: str, script: str) -> None:
        folder = Path(script).resolve().parent
        path = os.pathsep.join([str(Path(site).resolve()), str(folder)])
        self._process = subprocess.Popen(  # noqa: S603  # this script
            [sys.executable, __file__, "--measure", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONPATH": path},
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._requests, self._answers = self._process.stdin, self._process.stdout
        self.units: dict[str, str] = json.loads(self._answers.readline())

    def run(self, name: str) -> float:
        self._requests.write(f"{name}\n")
        self._requests.flush()
        return float(self._answers.readline())

    def close(self) -> None:
        self._requests.close()
        self._process.wait()


def compare(old: Build, new: Build, rounds: int) -> dict[str, float]:
    """Return the speed of the new build as a ratio to the old one, for every row of both."""
    ratios: dict[str, list[float]] = {name: [] for name in old.units if name in new.units}
    for number in range(rounds):
        for name, found_ratios in ratios.items():
            order = (old, new) if number % 2 == 0 else (new, old)
            found = {build: build.run(name) for build in order}
            ratio = found[new] / found[old]
            found_ratios.append(1 / ratio if old.units[name] == "µs" else ratio)
    return {name: statistics.median(found) for name, found in ratios.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description="compare two builds row by row")
    parser.add_argument("--old", nargs=2, metavar=("SITE", "SCRIPT"))
    parser.add_argument("--new", nargs=2, metavar=("SITE", "SCRIPT"))
    parser.add_argument("--rounds", type=int, default=9, help="rounds (default: 9)")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        measure(arguments.measure)
        return
    old, new = Build(*arguments.old), Build(*arguments.new)
    found = compare(old, new, arguments.rounds)
    old.close()
    new.close()
    for name, ratio in found.items():
        print(f"{name:42s} {ratio:6.3f}")
    print(f"{'geometric mean':42s} {statistics.geometric_mean(found.values()):6.3f}")


if __name__ == "__main__":
    main()
