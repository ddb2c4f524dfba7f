"""What every worker of bench/speed/compare_libraries.py has in common.

It is run where only one peer is installed, so it uses nothing but Python's own.

A worker first writes one line: what it is (`versions`) and what it can measure (`rows`). Then, for
each line it reads, the name of a row, it writes how many decisions a second that row made just now.
It ends when there is nothing more to read.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

Row = Callable[[], float]
"""Measures once: decisions a second, of processor time, because the machine may be shared."""

SLICE = 0.5
"""Seconds a measurement, about."""


def rate(portion: Callable[[], int]) -> Row:
    """Of what makes some decisions and says how many."""

    def run() -> float:
        decisions, begin = 0, time.process_time()
        while time.process_time() - begin < SLICE:
            decisions += portion()
        return decisions / (time.process_time() - begin)

    return run


def serve(packages: list[str], rows: dict[str, Row]) -> None:
    """Whatever a library prints meanwhile goes to standard error, so that the answers stay
    readable.
    """
    answers, sys.stdout = sys.stdout, sys.stderr
    versions = {package: version(package) for package in packages}
    print(json.dumps({"versions": versions, "rows": list(rows)}), file=answers, flush=True)
    for line in sys.stdin:
        print(json.dumps(rows[line.strip()]()), file=answers, flush=True)
