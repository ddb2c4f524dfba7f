"""The layout of the data file: migrations, numbered from 1. SQLite's `user_version` says how many a
file has had.

A released migration is never changed: every change is a new one at the end.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing

APPLICATION = 0x53_69_6D_6F
"""The application id that marks a file as ours ("Simo")."""

Migration = tuple[str, ...]

_FIRST: Migration = (
    # One number that every commit raises. It is the first table, so that a checkpoint copies its
    # page into the file before any other's: if the file alone has a higher number than the file
    # with its write-ahead log, a longer log has been lost (see `integrity`).
    """CREATE TABLE tide (
        id INTEGER PRIMARY KEY CHECK (id = 0),
        number INTEGER NOT NULL
    ) STRICT""",
    "INSERT INTO tide VALUES (0, 0)",
    """CREATE TABLE device (
        id TEXT PRIMARY KEY,
        token BLOB NOT NULL UNIQUE,
        name TEXT NOT NULL,
        language TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX device_by_seen ON device (seen)",
    """CREATE TABLE game_table (
        id TEXT PRIMARY KEY NOT NULL,
        game TEXT NOT NULL,
        listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        created REAL NOT NULL,
        updated REAL NOT NULL,
        secret BLOB NOT NULL,
        body BLOB NOT NULL,
        checksum INTEGER NOT NULL
    ) STRICT""",
    "CREATE INDEX game_table_by_status ON game_table (status, updated)",
    (
        "CREATE INDEX game_table_in_lobby ON game_table (updated)"
        " WHERE listed = 1 AND status IN ('open', 'playing')"
    ),
    """CREATE TABLE entry (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        number INTEGER NOT NULL,
        line TEXT NOT NULL,
        at REAL NOT NULL,
        checksum INTEGER NOT NULL,
        PRIMARY KEY (game_table, number)
    ) STRICT, WITHOUT ROWID""",
    # The log has no gaps and is written in order. The text of a statement is compared byte by byte
    # (`missing_objects`), so its long line stays.
    """CREATE TRIGGER entry_in_order BEFORE INSERT ON entry
        WHEN NEW.number != 1 + coalesce((SELECT max(number) FROM entry WHERE game_table = NEW.game_table), 0)
        BEGIN SELECT RAISE(ABORT, 'not the next entry'); END""",  # noqa: E501
    """CREATE TABLE move (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        move_id TEXT NOT NULL,
        first INTEGER NOT NULL,
        count INTEGER NOT NULL,
        answer BLOB NOT NULL,
        PRIMARY KEY (game_table, seat, move_id)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE seat (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        device TEXT REFERENCES device ON DELETE SET NULL,
        asked INTEGER NOT NULL CHECK (asked IN (0, 1)),
        PRIMARY KEY (game_table, seat)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX seat_by_device ON seat (device) WHERE device IS NOT NULL",
    # A result outlives its table as long as its device exists: it is the device's statistics.
    """CREATE TABLE result (
        game_table TEXT NOT NULL,
        seat INTEGER NOT NULL,
        device TEXT REFERENCES device ON DELETE SET NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        place INTEGER NOT NULL,
        win REAL NOT NULL,
        score INTEGER NOT NULL,
        finished REAL NOT NULL,
        PRIMARY KEY (game_table, seat)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX result_by_device ON result (device) WHERE device IS NOT NULL",
    """CREATE TABLE chat (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        number INTEGER NOT NULL,
        device TEXT REFERENCES device ON DELETE SET NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        at REAL NOT NULL,
        hidden INTEGER NOT NULL CHECK (hidden IN (0, 1)),
        PRIMARY KEY (game_table, number)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX chat_by_device ON chat (device) WHERE device IS NOT NULL",
    """CREATE TABLE report (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        what TEXT NOT NULL,
        device TEXT NOT NULL REFERENCES device ON DELETE CASCADE,
        at REAL NOT NULL,
        PRIMARY KEY (game_table, what, device)
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX report_by_device ON report (device)",
    """CREATE TABLE ticket (
        token BLOB PRIMARY KEY,
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        expires REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
    "CREATE INDEX ticket_by_table ON ticket (game_table, seat)",
    "CREATE INDEX ticket_by_end ON ticket (expires)",
)

_SECOND: Migration = (
    # Times that the server itself must remember, by name (see `cleanup`).
    """CREATE TABLE moment (
        what TEXT PRIMARY KEY,
        seconds REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
    # Who made a table, for quotas, and from which address, for a fair lobby. An origin is a keyed
    # hash (see `address_hashes`).
    "ALTER TABLE game_table ADD COLUMN creator TEXT REFERENCES device ON DELETE SET NULL",
    "ALTER TABLE game_table ADD COLUMN origin BLOB NOT NULL DEFAULT x''",
    "CREATE INDEX game_table_by_creator ON game_table (creator, status) WHERE creator IS NOT NULL",
    "DROP INDEX game_table_in_lobby",
    (
        "CREATE INDEX game_table_in_lobby ON game_table (origin, updated, id)"
        " WHERE listed = 1 AND status IN ('open', 'playing')"
    ),
    # Reports count by origin. Older ones have none, and do not count any more.
    "ALTER TABLE report ADD COLUMN origin BLOB NOT NULL DEFAULT x''",
    # What the host or the operator has reviewed: reports do not hide it any more.
    """CREATE TABLE review (
        game_table TEXT NOT NULL REFERENCES game_table ON DELETE CASCADE,
        what TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (game_table, what)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE ban (
        kind TEXT NOT NULL CHECK (kind IN ('device', 'address')),
        value TEXT NOT NULL,
        reason TEXT NOT NULL,
        since REAL NOT NULL,
        until REAL,
        PRIMARY KEY (kind, value)
    ) STRICT, WITHOUT ROWID""",
    # The SHA-256 of a phrase that gives a lost device back (see `recovery`).
    """CREATE TABLE recovery (
        device TEXT PRIMARY KEY REFERENCES device ON DELETE CASCADE,
        phrase BLOB NOT NULL UNIQUE,
        made REAL NOT NULL
    ) STRICT, WITHOUT ROWID""",
)

MIGRATIONS: tuple[Migration, ...] = (_FIRST, _SECOND)

CHECKED = {
    "game_table": ("id, 0", "id, game, listed, status, created, secret, body"),
    "entry": ("game_table, number", "game_table, number, line, at"),
}
"""The tables that contain games: the key of a row, and the values in its `writer.checksum`.

SQLite has no checksums of its own.
"""


def version(connection: sqlite3.Connection) -> int:
    """Return how many migrations the file has had."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] | None = None) -> None:
    """Apply the migrations that the file has not had, each completely or not at all."""
    steps = MIGRATIONS if migrations is None else migrations
    for number in range(version(connection) + 1, len(steps) + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in steps[number - 1]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def layout(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """Return every table and index with its SQL."""
    return set(connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL"))


def missing_objects(connection: sqlite3.Connection) -> list[str]:
    """Return the tables and indexes that are missing or different for the file's version."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, MIGRATIONS[: version(connection)])
        return sorted(name for name, _ in layout(model) - layout(connection))
