"""The rows of the store: statements that write them, and functions that read them.

All the server's SQL is here, except in `moderation_rows` and `retention`.

A function that writes returns statements: the caller combines what belongs together and commits it
at once. Tokens are passed and stored as hashes (`sha256`): the file never contains a token.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from simony.i18n.text import Text
from simony.server.store.data_file import damage_error
from simony.server.store.store import Store
from simony.server.store.writer import Row, Statement, checksum

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"
MAX_ROWS = 1000
MAX_LINES = 10_000

_Struct = TypeVar("_Struct", bound=msgspec.Struct)


def sha256(token: str) -> bytes:
    """Return what is stored of a token: enough to recognise it, not enough to use it."""
    return hashlib.sha256(token.encode()).digest()


def read_all(kind: type[_Struct], rows: Sequence[Row]) -> list[_Struct]:
    """Return the rows as structs."""
    # Not strict, since SQLite's booleans are numbers.
    return [msgspec.convert(row, kind, strict=False) for row in rows]


def _one(kind: type[_Struct], rows: Sequence[Row]) -> _Struct | None:
    return read_all(kind, rows)[0] if rows else None


# --- devices --------------------------------------------------------------------------------------


class Device(msgspec.Struct, array_like=True, frozen=True):
    """A browser or another client. There are no other accounts."""

    id: str
    name: str
    language: str
    created: float
    seen: float


def put_device(device: Device, token: bytes) -> Statement:
    """Add a device, or give a known one another token."""
    sql = """INSERT INTO device (id, token, name, language, created, seen) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET token = excluded.token, name = excluded.name,
            language = excluded.language, seen = excluded.seen"""
    return sql, (device.id, token, device.name, device.language, device.created, device.seen)


def touch_device(device: str, now: float) -> Statement:
    return "UPDATE device SET seen = ? WHERE id = ?", (now, device)


def rename_device(device: str, name: str, language: str) -> Statement:
    return "UPDATE device SET name = ?, language = ? WHERE id = ?", (name, language, device)


def delete_device(device: str) -> Statement:
    """Delete a device; its seats, chat and results stay. `retention.forget_device` does more."""
    return "DELETE FROM device WHERE id = ?", (device,)


async def get_device(store: Store, device: str) -> Device | None:
    return _one(
        Device,
        await store.read(
            "SELECT id, name, language, created, seen FROM device WHERE id = ?", (device,)
        ),
    )


async def find_device_by_token(store: Store, token: bytes) -> Device | None:
    return _one(
        Device,
        await store.read(
            "SELECT id, name, language, created, seen FROM device WHERE token = ?", (token,)
        ),
    )


# --- tables ---------------------------------------------------------------------------------------


class GameTable(msgspec.Struct, array_like=True, frozen=True):
    """A table: the fields that are searched, and a body that only the table itself reads."""

    id: str
    game: str
    listed: bool
    status: str
    created: float
    updated: float
    secret: bytes
    body: bytes


class MyTable(msgspec.Struct, array_like=True, frozen=True):
    """A table where a device has a seat, once for each of its seats."""

    id: str
    game: str
    status: str
    updated: float
    seat: int
    asked: bool


class ListedTable(msgspec.Struct, array_like=True, frozen=True):
    """A table for the lobby."""

    id: str
    game: str
    status: str
    created: float
    updated: float
    body: bytes


def put_table(table: GameTable) -> Statement:
    """Add a table or update it."""
    sql = """INSERT INTO game_table
            (id, game, listed, status, created, updated, secret, body, checksum)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET game = excluded.game, listed = excluded.listed,
            status = excluded.status, updated = excluded.updated, secret = excluded.secret,
            body = excluded.body, checksum = excluded.checksum"""
    values = (
        table.id,
        table.game,
        table.listed,
        table.status,
        table.created,
        table.updated,
        table.secret,
        table.body,
    )
    return sql, (*values, _checksum_of(table))


def _checksum_of(table: GameTable) -> int:
    return checksum(
        table.id,
        table.game,
        int(table.listed),
        table.status,
        float(table.created),
        table.secret,
        table.body,
    )


def touch_table(table: str, now: float) -> Statement:
    """Note that something happened at a table that does not change its body."""
    return "UPDATE game_table SET updated = ? WHERE id = ?", (now, table)


def delete_table(table: str) -> list[Statement]:
    """Delete a table with all its rows, results included."""
    return [
        ("DELETE FROM result WHERE game_table = ?", (table,)),
        ("DELETE FROM game_table WHERE id = ?", (table,)),
    ]


async def get_table(store: Store, table: str) -> GameTable | None:
    """Return the table; raise `BadData` if its checksum is wrong."""
    sql = """SELECT id, game, listed, status, created, updated, secret, body, checksum
        FROM game_table WHERE id = ?"""
    rows = await store.read(sql, (table,))
    found = _one(GameTable, [row[:-1] for row in rows])
    if found is not None and _checksum_of(found) != rows[0][-1]:
        raise damage_error(store.path, Text("error-data-why-changed", table=table, number=0))
    return found


async def tables_of_device(store: Store, device: str, limit: int = MAX_ROWS) -> list[MyTable]:
    """Return the tables where a device sits, newest first."""
    sql = """SELECT game_table.id, game, status, updated, seat, asked
        FROM seat JOIN game_table ON game_table.id = seat.game_table
        WHERE device = ? ORDER BY updated DESC, game_table.id, seat LIMIT ?"""
    return read_all(MyTable, await store.read(sql, (device, limit)))


async def tables_that_name(store: Store, device: str) -> list[str]:
    """Return every table whose body contains this device, for example as host or muted.

    It reads all tables, so it is for rare use.
    """
    sql = "SELECT id FROM game_table WHERE instr(body, CAST(? AS BLOB)) > 0 ORDER BY id"
    return [str(row[0]) for row in await store.read(sql, (device,))]


async def lobby(store: Store, limit: int = MAX_ROWS) -> list[ListedTable]:
    """Return the listed tables that one could join or watch: the newest of each origin first, then
    the second newest of each, and so on.

    So nobody can push others out by making many tables. Tables without an origin are from an older
    layout; each counts as an origin of its own.
    """
    sql = """SELECT id, game, status, created, updated, body FROM (
            SELECT id AS chosen, row_number() OVER (
                PARTITION BY CASE origin WHEN x'' THEN CAST(id AS BLOB) ELSE origin END
                ORDER BY updated DESC, id
            ) AS turn, updated AS latest
            FROM game_table WHERE listed = 1 AND status IN ('open', 'playing')
            ORDER BY turn, latest DESC, chosen LIMIT ?
        ) JOIN game_table ON id = chosen ORDER BY turn, updated DESC, id"""
    return read_all(ListedTable, await store.read(sql, (limit,)))


async def tables_in_play(store: Store, since: float, limit: int = MAX_ROWS) -> list[str]:
    """Return the tables whose game is running and that have changed since then, newest first."""
    sql = """SELECT id FROM game_table WHERE status = 'playing' AND updated >= ?
        ORDER BY updated DESC, id LIMIT ?"""
    return [str(row[0]) for row in await store.read(sql, (since, limit))]


# --- entries and moves ----------------------------------------------------------------------------


class Entry(msgspec.Struct, array_like=True, frozen=True):
    """A line of a table's log. The first has the number 1."""

    number: int
    line: str
    at: float


class Move(msgspec.Struct, array_like=True, frozen=True):
    """An accepted move: its first entry, the number of its entries, and the answer, which
    repeats get too.
    """

    first: int
    count: int
    answer: bytes


def add_entries(table: str, first: int, lines: Sequence[str], at: float) -> list[Statement]:
    """Add lines to the log from the number `first` on. They are refused unless they are the
    next.
    """
    sql = "INSERT INTO entry (game_table, number, line, at, checksum) VALUES (?, ?, ?, ?, ?)"
    return [
        (sql, (table, number, line, at, checksum(table, number, line, float(at))))
        for number, line in enumerate(lines, first)
    ]


async def get_entries(store: Store, table: str) -> list[Entry]:
    """Return the log; raise `BadData` if a line is missing or its checksum is wrong."""
    sql = "SELECT number, line, at, checksum FROM entry WHERE game_table = ? ORDER BY number"
    rows = await store.read(sql, (table,))
    entries = read_all(Entry, [row[:-1] for row in rows])
    for number, (entry, row) in enumerate(zip(entries, rows, strict=True), 1):
        if entry.number != number or checksum(table, number, entry.line, entry.at) != row[-1]:
            raise damage_error(
                store.path, Text("error-data-why-changed", table=table, number=number)
            )
    return entries


def add_move(table: str, seat: int, move_id: str, move: Move) -> Statement:
    sql = """INSERT INTO move (game_table, seat, move_id, first, count, answer)
        VALUES (?, ?, ?, ?, ?, ?)"""
    return sql, (table, seat, move_id, move.first, move.count, move.answer)


def delete_moves(table: str, seat: int) -> Statement:
    """Delete the ids a seat gave its moves; the moves themselves are in the log."""
    return "DELETE FROM move WHERE game_table = ? AND seat = ?", (table, seat)


async def accepted_moves(store: Store, table: str) -> list[tuple[int, str, bytes]]:
    """Return every accepted move of a table: its seat, its id, its answer."""
    return [
        (row[0], row[1], row[2])
        for row in await store.read(
            "SELECT seat, move_id, answer FROM move WHERE game_table = ?", (table,)
        )
    ]


# --- seats ----------------------------------------------------------------------------------------


class Seat(msgspec.Struct, array_like=True, frozen=True):
    """Who has a seat (no device: a bot, or free), and whether it is their turn."""

    seat: int
    device: str | None
    asked: bool = False


class Ticket(msgspec.Struct, array_like=True, frozen=True):
    """A seat that a link moves to another device."""

    game_table: str
    seat: int


def put_seats(table: str, seats: Sequence[Seat]) -> list[Statement]:
    """Replace all seats of a table."""
    sql = "INSERT INTO seat (game_table, seat, device, asked) VALUES (?, ?, ?, ?)"
    return [
        ("DELETE FROM seat WHERE game_table = ?", (table,)),
        *((sql, (table, each.seat, each.device, each.asked)) for each in seats),
    ]


def put_ticket(token: bytes, ticket: Ticket, expires: float) -> Statement:
    return "INSERT INTO ticket (token, game_table, seat, expires) VALUES (?, ?, ?, ?)", (
        token,
        ticket.game_table,
        ticket.seat,
        expires,
    )


def delete_tickets(table: str, seat: int) -> Statement:
    """Delete the tickets of a seat, which its former holder made."""
    return "DELETE FROM ticket WHERE game_table = ? AND seat = ?", (table, seat)


async def find_ticket(store: Store, token: bytes, now: float) -> Ticket | None:
    """Return the seat of a ticket that is still valid."""
    sql = "SELECT game_table, seat FROM ticket WHERE token = ? AND expires > ?"
    return _one(Ticket, await store.read(sql, (token, now)))


# --- chat -----------------------------------------------------------------------------------------


class ChatLine(msgspec.Struct, array_like=True, frozen=True):
    number: int
    device: str | None
    name: str
    text: str
    at: float
    hidden: bool = False


def add_chat(table: str, line: ChatLine) -> Statement:
    sql = """INSERT INTO chat (game_table, number, device, name, text, at, hidden)
        VALUES (?, ?, ?, ?, ?, ?, ?)"""
    return sql, (table, line.number, line.device, line.name, line.text, line.at, line.hidden)


def hide_chat(table: str, number: int, hidden: bool = True) -> Statement:
    return "UPDATE chat SET hidden = ? WHERE game_table = ? AND number = ?", (hidden, table, number)


async def chat_after(
    store: Store, table: str, number: int, limit: int = MAX_ROWS
) -> list[ChatLine]:
    """Return the next lines after the one with this number, hidden ones too."""
    sql = """SELECT number, device, name, text, at, hidden FROM chat
        WHERE game_table = ? AND number > ? ORDER BY number LIMIT ?"""
    return read_all(ChatLine, await store.read(sql, (table, number, limit)))


async def get_chat(store: Store, table: str, number: int) -> ChatLine | None:
    """Return one line, with its text even if it is hidden."""
    sql = """SELECT number, device, name, text, at, hidden FROM chat
        WHERE game_table = ? AND number = ?"""
    return _one(ChatLine, await store.read(sql, (table, number)))


async def last_chat(store: Store, table: str, limit: int = MAX_ROWS) -> list[ChatLine]:
    """Return the last lines, in the order in which they were written."""
    sql = """SELECT number, device, name, text, at, hidden FROM chat
        WHERE game_table = ? ORDER BY number DESC LIMIT ?"""
    return read_all(ChatLine, await store.read(sql, (table, limit)))[::-1]


# --- results --------------------------------------------------------------------------------------


class Result(msgspec.Struct, frozen=True):
    """How a game ended: each seat's place and score, and the devices for whose statistics it
    counts.
    """

    game: str
    places: Sequence[int]
    scores: Sequence[int]
    devices: Mapping[int, str]
    finished: float


class Tally(msgspec.Struct, array_like=True, frozen=True):
    """A device's results in one game. A shared win counts as a fraction for each winner."""

    game: str
    played: int
    wins: float
    average_place: float


def add_results(table: str, result: Result) -> list[Statement]:
    sql = """INSERT INTO result
            (game_table, seat, device, game, seats, place, win, score, finished)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    seats, winners = len(result.places), list(result.places).count(1)
    statements: list[Statement] = []
    for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True)):
        win = 1 / winners if place == 1 else 0.0
        statements.append(
            (
                sql,
                (
                    table,
                    seat,
                    result.devices.get(seat),
                    result.game,
                    seats,
                    place,
                    win,
                    score,
                    result.finished,
                ),
            )
        )
    return statements


async def results_of_device(store: Store, device: str) -> list[Tally]:
    sql = """SELECT game, count(*), sum(win), avg(place) FROM result
        WHERE device = ? GROUP BY game ORDER BY game"""
    return read_all(Tally, await store.read(sql, (device,)))
