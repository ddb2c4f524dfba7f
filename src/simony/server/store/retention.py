"""How long data is kept, and how a person's data is deleted."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from simony.server.store.store import Statement, Store

DAY = 24 * 60 * 60.0
BATCH = 50
"""Tables or devices that are deleted in one commit, so that play never waits long."""
MAX_BATCHES = 20
"""Commits of one sweep; the rest is deleted in the next."""

# A table that was closed before its game began counts as never begun.
_NEVER_BEGAN = (
    "(status = 'open' OR (status = 'closed' AND NOT EXISTS"
    " (SELECT 1 FROM entry WHERE entry.game_table = game_table.id)))"
)


@dataclass(frozen=True, slots=True)
class RetentionDays:
    """Days for which data is kept after the last change (a device: after it was last seen)."""

    not_begun: float = 14
    resting: float = 400
    finished: float = 400
    devices: float = 800


@dataclass(slots=True)
class SweepResult:
    """What was deleted."""

    tables: list[str] = field(default_factory=list)
    devices: list[str] = field(default_factory=list)
    tickets: int = 0


@dataclass(frozen=True, slots=True)
class ForgottenDevice:
    """The tables where a deleted device had a seat or wrote something.

    Its name may be in their bodies, or in the memory of a running one.
    """

    sat: list[str]
    chatted: list[str]


async def delete_old(
    store: Store, now: float, keep: RetentionDays | None = None, spare: Collection[str] = ()
) -> SweepResult:
    """Delete what is old, but no table of `spare` (those that are in use).

    It works in batches, so that nobody waits long.
    """
    days = keep or RetentionDays()
    swept = SweepResult()
    for which, kept in (
        (_NEVER_BEGAN, days.not_begun),
        ("status = 'playing'", days.resting),
        ("status IN ('over', 'closed')", days.finished),
    ):
        swept.tables += await _delete_tables(
            store, f"{which} AND updated < ?", now - kept * DAY, spare
        )
    swept.devices = await _delete_devices(store, now - days.devices * DAY)
    ended = "DELETE FROM ban WHERE until <= ?"
    [gone, _] = await store.change(
        [("DELETE FROM ticket WHERE expires <= ? RETURNING 1", (now,)), (ended, (now,))]
    )
    swept.tickets = len(gone)
    return swept


async def _delete_tables(
    store: Store, where: str, before: float, spare: Collection[str]
) -> list[str]:
    deleted: list[str] = []
    after = ""
    for _ in range(MAX_BATCHES):
        query = f"SELECT id FROM game_table WHERE {where} AND id > ? ORDER BY id LIMIT ?"  # noqa: S608  # our own conditions
        found = [str(row[0]) for row in await store.read(query, (before, after, BATCH))]
        if not found:
            break
        after = found[-1]
        rows = await store.change(
            [
                each
                for table in found
                if table not in spare
                for each in _delete_old(table, where, before)
            ]
        )
        deleted += [str(row[0]) for each in rows for row in each]
    return deleted


def _delete_old(table: str, where: str, before: float) -> list[Statement]:
    """Check the condition again, since the table may have changed meanwhile.

    Results stay with their devices; results without a device are deleted too.
    """
    delete = f"DELETE FROM game_table WHERE {where} AND id = ? RETURNING id"  # noqa: S608  # our own conditions
    orphans = """DELETE FROM result WHERE game_table = ?1 AND device IS NULL
        AND NOT EXISTS (SELECT 1 FROM game_table WHERE id = ?1)"""
    return [(delete, (before, table)), (orphans, (table,))]


async def _delete_devices(store: Store, before: float) -> list[str]:
    """Delete devices that have not been used for long and have no seat."""
    sql = """DELETE FROM device WHERE id IN (
            SELECT id FROM device WHERE seen < ?
                AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.device = device.id)
            ORDER BY seen LIMIT ?
        ) RETURNING id"""
    deleted: list[str] = []
    for _ in range(MAX_BATCHES):
        [rows] = await store.change([(sql, (before, BATCH))])
        deleted += [str(row[0]) for row in rows]
        if len(rows) < BATCH:
            break
    return deleted


async def forget_device(store: Store, device: str) -> ForgottenDevice:
    """Delete a person's data: the device with its token and name, its chat, reports, bans and
    tickets.

    Its seats and results stay, without a device. What was deleted is overwritten in the file at
    once; in backups it remains until they are replaced.
    """
    rows = await store.change(_forget(device))
    await store.checkpoint()
    return ForgottenDevice(*(sorted({str(row[0]) for row in each}) for each in rows[:2]))


def _forget(device: str) -> list[Statement]:
    seats = "(SELECT game_table, seat FROM seat WHERE device = ?)"
    return [
        ("SELECT game_table FROM seat WHERE device = ?", (device,)),
        # The empty line stays, so that no other line gets its number.
        (
            """UPDATE chat SET name = '', text = '', hidden = 1, device = NULL
                WHERE device = ? RETURNING game_table""",
            (device,),
        ),
        (f"DELETE FROM ticket WHERE (game_table, seat) IN {seats}", (device,)),  # noqa: S608  # our own words
        (f"DELETE FROM move WHERE (game_table, seat) IN {seats}", (device,)),  # noqa: S608  # our own words
        ("DELETE FROM ban WHERE kind = 'device' AND value = ?", (device,)),
        # Foreign keys update seats and results and delete reports (see `schema`).
        ("DELETE FROM device WHERE id = ?", (device,)),
    ]
