"""The complexity test: everything a client can send costs the event loop little, and grows no
faster than its size.

Every declared endpoint, field, command and route is sent inputs that grow (`inputs`), and what the
server stores is grown too (`stored_state`). Each must stay within the budget at the largest size,
grow no worse than linearly, and stay within its memory (`cost` has the figures). An input that has
failed is not grown further.

    PYTHONPATH=src:tests python tests/server/complexity/run.py [--long] [--only WORDS] [--all]
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from server.complexity.asgi_client import Reply
from server.complexity.cases import (
    Case,
    Drive,
    http_cases,
    route_cases,
    socket_cases,
    upgrade_cases,
)
from server.complexity.connection_reads import wire_cases
from server.complexity.cost import (
    BUDGET_MS,
    FLOOR_MS,
    MAX_ANSWER_BYTES,
    MAX_BYTES,
    Measurement,
    cost_ms,
    growth,
    peak_bytes,
    rough_ms,
    too_steep,
    unit_seconds,
)
from server.complexity.stored_state import state_cases
from server.complexity.world import World, open_world

QUIET_MS = FLOOR_MS / 2
"""What costs less than this in one run is not measured again."""
MAX_SKIPPED = 16
"""An input with a negligible cost is grown by this factor at once: even quadratic costs stay
below half a second then.
"""
SMALL_BYTES = 20_000
"""Inputs that never get larger than this may be tried at their largest size first: even quadratic
costs take less than a second.
"""


@dataclass
class Finding:
    """The measurements of one case, and its faults."""

    case: Case
    measurements: list[Measurement] = field(default_factory=list)
    reply: Reply = field(default_factory=lambda: Reply("", 0))
    peak: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def worst_ms(self) -> float:
        return max((each.ms for each in self.measurements), default=0.0)

    def row(self) -> str:
        steps = "  ".join(f"{each.size}: {each.ms:.1f}" for each in self.measurements[-4:])
        power = growth(self.measurements)
        shown = f"n^{power:.1f}" if power else "–"
        verdict = ", ".join(self.faults) or "ok"
        megabytes = f"{self.peak / 2**20:.1f} MB" if self.peak else "–"
        answer = f"{self.reply.outcome}, {self.reply.size} B"
        return f"{self.case.name} | {steps} | {shown} | {megabytes} | {answer} | {verdict}"


HEADING = "input | size: ms (reference machine) | growth | memory | answer | verdict"


def all_cases(world: World, *, short: bool) -> list[Case]:
    """Everything that is tried, in the short or the long form."""
    step = 4 if short else 2
    found: list[Case] = []
    for endpoint in world.harness.server.endpoints():
        found += http_cases(endpoint, step, short=short)
    found += [
        *route_cases(world, step),
        *socket_cases(step, short=short),
        *upgrade_cases(step),
        *state_cases(short=short),
        *wire_cases(step),
    ]
    return found


async def judge(world: World, case: Case) -> Finding:
    """Grow one input until it is as large as possible or has failed."""
    finding = Finding(case)
    for size in await _worthwhile(world, finding):
        if _can_skip(finding, size):
            continue
        drive = await case.prepare(world, size)
        finding.measurements.append(Measurement(size, await _cost(finding, drive)))
        finding.faults = _faults(finding)
        if finding.faults:
            await _confirm(world, finding)
        if finding.faults:
            break
    last = finding.measurements[-1]
    if not case.once and last.ms > FLOOR_MS:  # less time is not enough to fill so much memory
        drive = await case.prepare(world, last.size)
        finding.peak = await peak_bytes(drive)
        if finding.peak > MAX_BYTES:
            finding.faults.append("memory")
    return finding


def _can_skip(finding: Finding, size: int) -> bool:
    """Return whether a size may be left out: the one before had a negligible cost, and there
    are larger ones.
    """
    if (
        not finding.measurements
        or finding.measurements[-1].ms > QUIET_MS
        or finding.case.slot == "kept"
    ):
        return False
    return (
        size <= MAX_SKIPPED * finding.measurements[-1].size // 2 and size != finding.case.sizes[-1]
    )


async def _cost(finding: Finding, drive: Drive, runs: int = 3) -> float:
    async def kept() -> None:
        finding.reply = await drive()

    if finding.case.once:
        return await cost_ms(kept, 1)
    first = await rough_ms(kept, _unit())
    return first if first < QUIET_MS else await cost_ms(kept, runs)


@lru_cache(1)
def _unit_at(second: int) -> float:
    del second
    return unit_seconds(9)


def _unit() -> float:
    """A unit that was timed within the last seconds."""
    return _unit_at(int(time.monotonic()) // 3)


async def _worthwhile(world: World, finding: Finding) -> list[int]:
    """Return the sizes to try. If the largest is small and costs no more than the smallest,
    the others are left out.
    """
    sizes = finding.case.sizes
    if sizes[-1] > SMALL_BYTES or finding.case.once or finding.case.slot == "kept":
        return sizes
    for size in (sizes[-1], sizes[0]):
        finding.measurements.append(
            Measurement(size, await _cost(finding, await finding.case.prepare(world, size)))
        )
        if finding.measurements[0].ms < QUIET_MS:
            break
    finding.measurements.reverse()
    finding.faults = _faults(finding)
    if (
        finding.measurements[-1].ms < max(QUIET_MS, finding.measurements[0].ms + FLOOR_MS)
        and not finding.faults
    ):
        return []
    finding.measurements.clear()
    return sizes


def _faults(finding: Finding) -> list[str]:
    last = finding.measurements[-1]
    found = ["over budget"] if last.ms > BUDGET_MS else []
    if any(too_steep(smaller, last) for smaller in finding.measurements[:-1]):
        found.append("growth")
    if finding.reply.outcome in ("500", "unavailable"):
        found.append("broken")
    if finding.case.target.startswith("socket") and finding.reply.size > MAX_ANSWER_BYTES:
        found.append("answer")
    return found


async def _confirm(world: World, finding: Finding) -> None:
    """Measure the last sizes again, more often, because the machine may have been busy for a
    moment.
    """
    for place in range(max(0, len(finding.measurements) - 2), len(finding.measurements)):
        size = finding.measurements[place].size
        drive = await finding.case.prepare(world, size)
        before = finding.measurements[place].ms
        again = await _cost(finding, drive, 5)
        is_last = place == len(finding.measurements) - 1
        finding.measurements[place] = Measurement(
            size, min(before, again) if is_last else max(before, again)
        )
    finding.faults = _faults(finding)


async def explore(
    world: World, cases: Iterable[Case], report: Callable[[Finding], None] = lambda _: None
) -> list[Finding]:
    """Judge cases one after the other."""
    findings = []
    for case in cases:
        findings.append(await judge(world, case))
        report(findings[-1])
    return findings


def run_all(
    folder: Path, *, short: bool, only: str = "", report: Callable[[Finding], None] = lambda _: None
) -> list[Finding]:
    """Run the whole test with a new server; `only` selects cases whose names contain all
    these words.
    """

    async def play() -> list[Finding]:
        async with open_world(folder) as world:
            cases = [
                case
                for case in all_cases(world, short=short)
                if all(word in case.name for word in only.split())
            ]
            return await explore(world, cases, report)

    return asyncio.run(play())


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what grown messages cost the event loop.")
    parser.add_argument(
        "--long",
        action="store_true",
        help="every way at every field, each size twice the one before",
    )
    parser.add_argument(
        "--only", default="", help="only inputs whose names have all of these words"
    )
    parser.add_argument(
        "--all", action="store_true", help="print every row, not only the costly and the failed"
    )
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)
    begun = time.monotonic()

    def report(finding: Finding) -> None:
        if options.all or finding.faults or finding.worst_ms > BUDGET_MS / 5:
            sys.stdout.write(finding.row() + "\n")
            sys.stdout.flush()

    sys.stdout.write(
        f"unit: {unit_seconds(101) * 1000:.2f} ms here;"
        f" budget {BUDGET_MS:.0f} ms, {MAX_BYTES >> 20} MB\n{HEADING}\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        findings = run_all(Path(folder), short=not options.long, only=options.only, report=report)
    failed = sum(bool(finding.faults) for finding in findings)
    sys.stdout.write(f"{len(findings)} inputs, {failed} failed, {time.monotonic() - begun:.0f} s\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
