"""The rows of moderation: reports, reviews, bans, recovery phrases, and who made which table.

`rows` has all others.
"""

from __future__ import annotations

import msgspec

from simony.server.store.address_hashes import PREFIX_BYTES
from simony.server.store.rows import read_all
from simony.server.store.store import Statement, Store

DEVICE, ADDRESS = "device", "address"


# --- reports --------------------------------------------------------------------------------------


class Report(msgspec.Struct, array_like=True, frozen=True):
    """A device's report of a line of chat or a name; `origin` is where it came from (see
    `address_hashes`).
    """

    what: str
    device: str
    at: float
    origin: bytes = b""


class TableReports(msgspec.Struct, array_like=True, frozen=True):
    """How often something at a table was reported: by how many devices, and from how many
    origins at most in one start.
    """

    game_table: str
    what: str
    devices: int
    origins: int
    last: float
    reviewed: bool


def name_at(seat: int) -> str:
    """Return the subject of a report about a seat's name."""
    return f"name {seat}"


def line_at(number: int) -> str:
    """Return the subject of a report about a line of chat."""
    return f"chat {number}"


def add_report(table: str, report: Report) -> Statement:
    """Add a report; a second one by the same device does nothing."""
    sql = """INSERT INTO report (game_table, what, device, at, origin) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING"""
    return sql, (table, report.what, report.device, report.at, report.origin)


def delete_reports(table: str, what: str) -> Statement:
    return "DELETE FROM report WHERE game_table = ? AND what = ?", (table, what)


async def count_origins(store: Store, table: str, what: str, start_prefix: bytes) -> int:
    """Return from how many origins of this start a thing was reported.

    Those of earlier starts could be the same people again.
    """
    sql = """SELECT count(DISTINCT origin) FROM report
        WHERE game_table = ? AND what = ? AND substr(origin, 1, ?) = ?"""
    return int((await store.read(sql, (table, what, PREFIX_BYTES, start_prefix)))[0][0])


async def reported(store: Store, limit: int) -> list[TableReports]:
    """Return what was reported at any table, the latest first."""
    sql = """SELECT report.game_table, report.what, count(*), count(DISTINCT origin),
            max(report.at), review.what IS NOT NULL
        FROM report LEFT JOIN review USING (game_table, what)
        GROUP BY report.game_table, report.what
        ORDER BY max(report.at) DESC, report.game_table, report.what LIMIT ?"""
    return read_all(TableReports, await store.read(sql, (limit,)))


# --- reviews --------------------------------------------------------------------------------------


def add_review(table: str, what: str, at: float) -> Statement:
    """Note that the host or the operator has reviewed it: reports do not hide it any more."""
    sql = """INSERT INTO review (game_table, what, at) VALUES (?, ?, ?)
        ON CONFLICT DO UPDATE SET at = excluded.at"""
    return sql, (table, what, at)


def delete_review(table: str, what: str) -> Statement:
    return "DELETE FROM review WHERE game_table = ? AND what = ?", (table, what)


async def reviews_of(store: Store, table: str) -> set[str]:
    return {
        str(row[0])
        for row in await store.read("SELECT what FROM review WHERE game_table = ?", (table,))
    }


# --- who made a table -----------------------------------------------------------------------------


def put_creator(table: str, creator: str, origin: bytes) -> Statement:
    return "UPDATE game_table SET creator = ?, origin = ? WHERE id = ?", (creator, origin, table)


def copy_creator(table: str, before: str) -> Statement:
    """A rematch counts as made by the creator of the table before it."""
    sql = """UPDATE game_table
        SET (creator, origin) = (SELECT creator, origin FROM game_table WHERE id = ?)
        WHERE id = ?"""
    return sql, (before, table)


async def count_not_begun(store: Store, creator: str) -> int:
    """Return how many tables of a device have not begun."""
    return int(
        (
            await store.read(
                "SELECT count(*) FROM game_table WHERE creator = ? AND status = 'open'", (creator,)
            )
        )[0][0]
    )


async def count_lines(store: Store, table: str, device: str) -> int:
    """Return how many lines of a table's chat a device has written."""
    return int(
        (
            await store.read(
                "SELECT count(*) FROM chat WHERE device = ? AND game_table = ?", (device, table)
            )
        )[0][0]
    )


class TableLine(msgspec.Struct, array_like=True, frozen=True):
    """A table as the operator's list shows it."""

    id: str
    game: str
    status: str
    listed: bool
    created: float
    updated: float
    creator: str | None
    reports: int


async def list_tables(
    store: Store, status: str | None, game: str | None, device: str | None, limit: int
) -> list[TableLine]:
    """Return the tables that match the filters, the latest change first."""
    sql = """SELECT id, game, status, listed, created, updated, creator,
            (SELECT count(*) FROM report WHERE game_table = id)
        FROM game_table WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR game = ?2)
            AND (?3 IS NULL OR creator = ?3
                OR id IN (SELECT game_table FROM seat WHERE device = ?3))
        ORDER BY updated DESC, id LIMIT ?4"""
    return read_all(TableLine, await store.read(sql, (status, game, device, limit)))


# --- bans -----------------------------------------------------------------------------------------


class Ban(msgspec.Struct, array_like=True, frozen=True):
    """A banned device, address or network in CIDR notation; `until` is none for a permanent ban."""

    kind: str
    value: str
    reason: str
    since: float
    until: float | None


def put_ban(ban: Ban) -> Statement:
    sql = "INSERT OR REPLACE INTO ban (kind, value, reason, since, until) VALUES (?, ?, ?, ?, ?)"
    return sql, (ban.kind, ban.value, ban.reason, ban.since, ban.until)


def delete_ban(kind: str, value: str) -> Statement:
    return "DELETE FROM ban WHERE kind = ? AND value = ?", (kind, value)


async def all_bans(store: Store) -> list[Ban]:
    return read_all(
        Ban,
        await store.read(
            "SELECT kind, value, reason, since, until FROM ban ORDER BY since, kind, value"
        ),
    )


# --- recovery -------------------------------------------------------------------------------------


def put_phrase(device: str, phrase: bytes, now: float) -> Statement:
    """Store the hash of a device's recovery phrase, in place of the one before."""
    return "INSERT OR REPLACE INTO recovery (device, phrase, made) VALUES (?, ?, ?)", (
        device,
        phrase,
        now,
    )


def use_phrase(phrase: bytes, token: bytes, now: float) -> list[Statement]:
    """Give the device of this phrase another token, and use the phrase up.

    The first statement returns the device.
    """
    renew = """UPDATE device SET token = ?1, seen = ?2
        WHERE id = (SELECT device FROM recovery WHERE phrase = ?3)
        RETURNING id, name, language, created, seen"""
    return [(renew, (token, now, phrase)), ("DELETE FROM recovery WHERE phrase = ?", (phrase,))]


def put_token(device: str, token: bytes) -> list[Statement]:
    """Give a device another token; a recovery phrase made with the old one is void.

    The first statement returns the device.
    """
    return [
        ("UPDATE device SET token = ? WHERE id = ? RETURNING id", (token, device)),
        ("DELETE FROM recovery WHERE device = ?", (device,)),
    ]
