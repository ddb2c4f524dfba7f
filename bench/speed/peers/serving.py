"""The common part of every worker of bench/speed/compare_libraries.py.

It runs where only one library is installed, so it uses only the standard library.

A worker first writes one line: its `versions` and the `rows` it can measure. Then, for each line it
reads, the name of a row, it measures that row and writes its decisions per second. It ends when its
input ends.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

Row = Callable[[], float]
"""Measures once: decisions per second of processor time, because the machine may be shared."""

SLICE = 0.5
"""Approximate seconds per measurement."""


def rate(portion: Callable[[], int]) -> Row:
    """Return a row for a function that makes some decisions and returns their number."""

    def run() -> float:
        decisions, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            decisions += portion()
        return decisions / (time.process_time() - begin)

    return run


def serve(packages: list[str], rows: dict[str, Row]) -> None:
    """Answer requests. Output of the library goes to standard error, so that the answers stay
    readable.
    """
    answers, sys.stdout = sys.stdout, sys.stderr
    versions = {package: version(package) for package in packages}
    print(json.dumps({"versions": versions, "rows": list(rows)}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(rows[line.strip()]()), file=answers, flush=True)
