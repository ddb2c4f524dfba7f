"""Small stores for tests: rows around a table, and how to read what a file contains."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from simony.server.store import moderation_rows, rows
from simony.server.store.moderation_rows import ADDRESS, Ban, Report
from simony.server.store.rows import ChatLine, Device, GameTable, Move, Result, Seat, Ticket, sha256
from simony.server.store.store import Statement, Store

Answer = TypeVar("Answer")
TIMEOUT_SECONDS = 120
"""Seconds that anything may take on a busy machine."""
NEVER = 2**60


def with_store(
    path: Path, use: Callable[[Store], Awaitable[Answer]], checkpoint_bytes: int | None = None
) -> Answer:
    """Open a store, use it and close it."""

    async def main() -> Answer:
        store = (
            Store.open(path)
            if checkpoint_bytes is None
            else Store.open(path, checkpoint_bytes=checkpoint_bytes)
        )
        async with store:
            return await asyncio.wait_for(use(store), TIMEOUT_SECONDS)

    return asyncio.run(main())


def a_device(key: str = "anna", seen: float = 10.0) -> Statement:
    return rows.put_device(
        Device(key, key.capitalize(), "en", 1.0, seen), sha256(f"token of {key}")
    )


def a_table(
    key: str = "t",
    *,
    status: str = "playing",
    listed: bool = True,
    updated: float = 2.0,
    body: bytes = b"{}",
) -> Statement:
    return rows.put_table(GameTable(key, "vesper", listed, status, 1.0, updated, b"a secret", body))


def line(number: int) -> str:
    return f"1 play {number} " + "card " * (number % 7)


def entries(count: int, first: int = 1, table: str = "t") -> list[Statement]:
    return rows.add_entries(
        table, first, [line(number) for number in range(first, first + count)], 3.0
    )


def everything(table: str = "t") -> list[Statement]:
    """Return a row of each kind around a table, of the devices anna and bela."""
    return [
        a_device("anna"),
        a_device("bela"),
        a_table(table),
        *entries(3, table=table),
        rows.add_move(table, 0, "m1", Move(1, 2, b"accepted")),
        *rows.put_seats(table, [Seat(0, "anna", asked=True), Seat(1, "bela"), Seat(2, None)]),
        *rows.add_results(
            table, Result("vesper", [1, 2, 3], [30, 20, 10], {0: "anna", 1: "bela"}, 9.0)
        ),
        rows.add_chat(table, ChatLine(1, "anna", "Anna", "hello", 4.0)),
        rows.add_chat(table, ChatLine(2, "bela", "Bela", "good evening", 5.0)),
        moderation_rows.add_report(table, Report("chat 1", "bela", 6.0, b"a start and a hash")),
        moderation_rows.add_review(table, "name 1", 7.0),
        moderation_rows.put_creator(table, "anna", b"from a house"),
        moderation_rows.put_ban(Ban(ADDRESS, "192.0.2.0/24", "spam", 8.0, None)),
        moderation_rows.put_phrase("anna", sha256("ten words of anna"), 8.0),
        rows.put_ticket(sha256(f"link to {table}"), Ticket(table, 0), 100.0),
    ]


async def device_count(store: Store) -> int:
    return int((await store.read("SELECT count(*) FROM device"))[0][0])


async def seats_of(store: Store, table: str) -> list[Seat]:
    sql = "SELECT seat, device, asked FROM seat WHERE game_table = ? ORDER BY seat"
    return rows.read_all(Seat, await store.read(sql, (table,)))


async def reports_of(store: Store, table: str) -> list[Report]:
    sql = "SELECT what, device, at, origin FROM report WHERE game_table = ? ORDER BY at, what"
    return rows.read_all(Report, await store.read(sql, (table,)))


async def lines_of(store: Store, table: str = "t") -> list[str]:
    return [entry.line for entry in await rows.get_entries(store, table)]


def lines_in(path: Path, table: str = "t") -> list[str]:
    """Return the log of a table in a file."""
    return with_store(path, lambda store: lines_of(store, table))


def first_lines(count: int) -> list[str]:
    return [line(number) for number in range(1, count + 1)]
