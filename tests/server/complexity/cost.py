"""What one message costs the event loop: processor time of the loop's own thread, counted in units
of a calibration loop.

A *unit* is one run of `_work`: 10,000 steps of plain Python arithmetic. It is timed in the same
process, right before and after what is measured, so a slow or busy machine makes both slower and
the number of units stays the same. On the reference machine (the two-core virtual machine this was
written on, Python 3.11) a unit takes `REFERENCE_MS`, which turns units into the milliseconds of the
table and the budget.

Only the thread of the loop is charged: worker processes and the database's threads do their work
elsewhere.
"""

from __future__ import annotations

import asyncio
import gc
import math
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from statistics import median

REFERENCE_MS = 0.6
"""Milliseconds of one unit on the reference machine."""
BUDGET_MS = 50.0
"""What any message may cost the loop, at the largest size."""
FLOOR_MS = 3.0
"""Growth is judged only above this: below, noise and fixed costs matter more than the input."""
TOLERANCE = 2.0
"""Four times the input may cost eight times as much: caches and allocators are not linear.

Quadratic growth costs sixteen times as much.
"""
MAX_BYTES = 32 * 1024 * 1024
"""What one message may allocate at its peak."""
MAX_ANSWER_BYTES = 256 * 1024
"""Bytes of the answer to one socket message: a client asks for it with a few bytes, as often
as the limits allow.
"""
_STEPS = 10_000
_LONG_MS = 100.0
"""What costs more than this is not measured repeatedly."""

Drive = Callable[[], Awaitable[object]]


def _work() -> int:
    total = 0
    for number in range(_STEPS):
        total += number * number % 7
    return total


def unit_seconds(runs: int = 3) -> float:
    """Return the processor seconds of one unit, now and on this machine."""
    taken = []
    for _ in range(runs):
        begun = time.thread_time()
        _work()
        taken.append(time.thread_time() - begun)
    return median(taken)


async def cost_ms(drive: Drive, runs: int = 3) -> float:
    """The median cost of a message in milliseconds of the reference machine."""
    taken: list[float] = []
    gc.collect(0)
    gc.disable()
    try:
        for _ in range(runs):
            before = unit_seconds()
            begun = time.thread_time()
            await drive()
            spent = time.thread_time() - begun
            taken.append(spent / ((before + unit_seconds()) / 2) * REFERENCE_MS)
            if taken[-1] > _LONG_MS:
                break
    finally:
        gc.enable()
    return median(taken)


async def rough_ms(drive: Drive, unit: float) -> float:
    """Return the cost of a message, measured once against a unit that was timed earlier: good
    enough to see that it is negligible.
    """
    begun = time.thread_time()
    await drive()
    return (time.thread_time() - begun) / unit * REFERENCE_MS


async def peak_bytes(drive: Drive) -> int:
    """Return the peak of Python's memory for a message, above what was in use before."""
    gc.collect(1)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        await drive()
        await asyncio.sleep(0)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return max(0, peak - before)


@dataclass(frozen=True, slots=True)
class Measurement:
    """One size of one input. `size` is in bytes sent, or in stored items if a case grows those."""

    size: int
    ms: float


def too_steep(smaller: Measurement, larger: Measurement) -> bool:
    """Whether the cost grew worse than linearly from one size to the other."""
    if larger.ms < FLOOR_MS or larger.size < 2 * smaller.size:
        return False
    return larger.ms / max(smaller.ms, FLOOR_MS / 8) > TOLERANCE * larger.size / smaller.size


def growth(measurements: list[Measurement]) -> float:
    """Return the power of the size by which the cost grew: 1 is linear, 2 quadratic; 0 if it
    is too small to say.
    """
    larger = measurements[-1]
    smaller = next(
        (each for each in reversed(measurements) if 2 * each.size <= larger.size and each.ms > 0),
        None,
    )
    if smaller is None or larger.ms < FLOOR_MS:
        return 0.0
    return math.log(larger.ms / smaller.ms) / math.log(larger.size / smaller.size)
