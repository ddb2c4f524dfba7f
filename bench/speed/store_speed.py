"""Compares durable writes per second: our group commit and plain sqlite3 with a commit per write,
in one run.

    python bench/speed/store_speed.py [FOLDER]

Both write one row at a time into a file in FOLDER (default: the system's for temporary files; its
disk is what counts) with a write-ahead log and ``synchronous=FULL``, for several concurrent tasks,
each of which waits for its row before it writes again. The baseline does what is usual: a thread
with a connection, and a transaction for every row. Rounds alternate; the table shows medians.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from simony.server.store.rows import GameTable, add_entries, put_table
from simony.server.store.store import Store

ROUNDS = 7
SECONDS = 1.0
ASKING = (1, 50, 300)
LINE = "3 play medici 7 ring"

Write = Callable[[str, int], Awaitable[None]]


async def measure(write: Write, tasks: int, label: str) -> tuple[float, float]:
    """Return writes per second, and the 99th percentile of the waiting time in milliseconds."""
    waited: list[float] = []
    end = time.perf_counter() + SECONDS

    async def ask(table: str) -> None:
        number = 0
        while (begin := time.perf_counter()) < end:
            number += 1
            await write(table, number)
            waited.append(time.perf_counter() - begin)

    begin = time.perf_counter()
    await asyncio.gather(*(ask(f"{label}-{task}") for task in range(tasks)))
    return len(waited) / (time.perf_counter() - begin), 1000 * sorted(waited)[
        int(0.99 * len(waited))
    ]


async def ours(path: Path, tasks: int, label: str) -> tuple[float, float]:
    async with Store.open(path) as store:
        tables = [
            GameTable(f"{label}-{task}", "bench", True, "playing", 0.0, 0.0, b"", b"{}")
            for task in range(tasks)
        ]
        await store.commit([put_table(table) for table in tables])

        async def write(table: str, number: int) -> None:
            await store.commit(add_entries(table, number, [LINE], 0.0))

        return await measure(write, tasks, label)


async def plain(path: Path, tasks: int, label: str) -> tuple[float, float]:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL").fetchall()
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(
        "CREATE TABLE IF NOT EXISTS entry "
        "(game_table TEXT, number INTEGER, line TEXT, PRIMARY KEY (game_table, number))"
    )
    loop = asyncio.get_running_loop()

    def insert(table: str, number: int) -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO entry VALUES (?, ?, ?)", (table, number, LINE))
        connection.execute("COMMIT")

    with ThreadPoolExecutor(1) as thread:

        async def write(table: str, number: int) -> None:
            await loop.run_in_executor(thread, insert, table, number)

        found = await measure(write, tasks, label)
    connection.close()
    return found


def compare(folder: Path, tasks: int) -> None:
    rows: dict[str, list[tuple[float, float]]] = {"group commit": [], "a commit a write": []}
    for number in range(ROUNDS):
        label = f"{tasks}-{number}"
        rows["group commit"].append(asyncio.run(ours(folder / "ours.db", tasks, label)))
        rows["a commit a write"].append(asyncio.run(plain(folder / "plain.db", tasks, label)))
    speeds = {name: statistics.median(speed for speed, _ in found) for name, found in rows.items()}
    for name, found in rows.items():
        print(
            f"{tasks:>6}  {name:<18}{speeds[name]:>12,.0f}"
            f"{statistics.median(slow for _, slow in found):>12.1f}"
        )
    ratios = [
        mine[0] / theirs[0]
        for mine, theirs in zip(rows["group commit"], rows["a commit a write"], strict=True)
    ]
    print(
        f"{tasks:>6}  {'ratio':<18}{statistics.median(ratios):>12.2f}   "
        f"({min(ratios):.2f} to {max(ratios):.2f})"
    )


def main() -> None:
    print(f"{'asking':>6}  {'':<18}{'writes a s':>12}{'p99 ms':>12}")
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        for tasks in ASKING:
            compare(Path(folder), tasks)


if __name__ == "__main__":
    main()
