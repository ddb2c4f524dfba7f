"""A fuzzer that knows the protocol: real devices at real tables of all games in every phase, with
invalid messages in between.

    PYTHONPATH=src:tests python tests/server/fuzz/fuzz_sessions.py --messages 100000
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from server.fuzz.fuzz_tables import Room, Tally
from server.server_process import ServerProcess, run, serving
from simony.registry import game_specs

QUARTERS = 4
ROOMS = 2
"""Tables of each game that are played at the same time."""
SLOW_TURNS = re.compile(
    r'^simony_slow_turns_total\{[^\n]*cause="request"[^\n]*\} ([0-9.e+]+)$', re.MULTILINE
)
"""Turns of the loop over 100 ms of processor time; turns in which the machine was busy
otherwise do not count.
"""
_CPU = re.compile(r"\((?:0\.[1-9]|[1-9])[0-9.]* s of processor time\)")
_TABLES = re.compile(r"^simony_tables ([0-9.e+]+)$", re.MULTILINE)


def fuzz(
    server: ServerProcess, messages: int, seed: str = "sessions", seconds: float = 7200.0
) -> Tally:
    """Send messages to a server and count the answers. Memory is read after each quarter."""
    tally = Tally()

    async def play() -> None:
        rooms = [
            Room(server, game, Random(f"{seed} {game} {number}"), tally)
            for game in game_specs()
            for number in range(ROOMS)
        ]
        for room in rooms:
            await room.sit_down()
        for quarter in range(1, QUARTERS + 1):
            await asyncio.gather(
                *(_keep_on(room, tally, messages * quarter // QUARTERS) for room in rooms)
            )
            tally.memory.append(server.resident())
        for room in rooms:
            await room.leave()

    run(play(), seconds)
    return tally


async def _keep_on(room: Room, tally: Tally, until: int) -> None:
    while tally.sent < until:
        await room.step()


def metric(server: ServerProcess, pattern: re.Pattern[str]) -> float | None:
    """Return the sum of a metric over all its labels; None if there is no such metric."""
    found = pattern.findall(server.ask("GET", "/metrics").text)
    return sum(map(float, found)) if found else None


def report(server: ServerProcess, tally: Tally, seconds: float) -> str:
    answers = ", ".join(f"{kind} {count}" for kind, count in tally.answers.most_common())
    memory = ", ".join("?" if each is None else f"{each / 2**20:.0f} MB" for each in tally.memory)
    slow = metric(server, SLOW_TURNS) or 0.0
    return "\n".join(
        [
            (
                f"messages: {tally.sent} in {seconds:.0f} s, by game {dict(tally.games)},"
                f" by phase {dict(tally.phases)}, {tally.tables} tables"
            ),
            f"answers: {answers}",
            f"refused because they could not be decoded: {100 * tally.refused:.1f} %",
            (
                f"HTTP: {dict(sorted(tally.statuses.items()))}, of these >= 500: {broken(tally)};"
                f" told to wait: {tally.busy}"
            ),
            f"closes: {dict(tally.closes)}, of these 1011: {tally.closes[1011]}",
            f"lost on the way: {tally.lost or 'none'}",
            (
                f"tracebacks: {server.error_output.count('Traceback')},"
                f" bytes on stderr: {len(server.error_output)}"
            ),
            (
                f"memory at the quarters: {memory},"
                f" with {metric(server, _TABLES):.0f} tables in memory at the end"
            ),
            f"turns of the loop over 100 ms of processor time: {slow:.0f}",
            *(line for line in server.long_turns if _CPU.search(line)),
        ]
    )


def broken(tally: Tally) -> int:
    """Return the number of answers that are the server's own fault."""
    return (
        sum(count for status, count in tally.statuses.items() if status >= 500)
        + tally.answers["unavailable"]
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Fuzz a server with valid sessions in every phase."
    )
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", default="sessions")
    options = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "table.db") as server:
        tally = fuzz(server, options.messages, options.seed)
        sys.stdout.write(report(server, tally, time.monotonic() - begun) + "\n")
        failed = broken(tally) or tally.closes[1011] or server.error_output or not server.is_running
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
