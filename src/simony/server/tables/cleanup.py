"""Deleting old data: only after a backup, and only while the clock can be trusted.

Deletion depends on the wall clock, and a wall clock can be wrong: a machine without a battery, a
typing error, a broken time server. So each sweep compares it with a clock that cannot be set. If
the two disagree by more than an hour, or if the time of the last sweep is in the future or more
than thirty days ago, nothing is deleted until the server has run for seven days with a consistent
clock, or until the operator says that the clock is right (``simony admin sweep``).
"""

from __future__ import annotations

import logging
from collections.abc import Collection

from simony.server.runtime.environment import Environment
from simony.server.store.backup import backup_if_due, has_fresh_backup
from simony.server.store.retention import DAY, RetentionDays, SweepResult, delete_old
from simony.server.store.store import Statement, Store

JUMP = 3600.0
"""The wall clock jumped if it and the steady clock differ by more seconds than this between
two sweeps.
"""
GAP = 30 * DAY
"""A server that was off for longer than this cannot know whether its clock is right."""
PROBATION = 7 * DAY
"""Seconds of consistent running after which the clock is trusted again."""
SWEPT, HELD = "swept", "held"
"""What the database remembers: when the last sweep was, and for how long the clock has been
consistent since it jumped.
"""
_logger = logging.getLogger("simony.server")


class Cleanup:
    """Sweeps one store."""

    def __init__(
        self, store: Store, environment: Environment, keep: RetentionDays | None = None
    ) -> None:
        self._store = store
        self._environment = environment
        self._keep = keep
        self._before: tuple[float, float] | None = None
        """The wall clock and the steady clock at the last sweep of this process."""

    async def sweep(self, spare: Collection[str] = ()) -> SweepResult | None:
        """Make the daily backup if it is due, then delete what is old but no table of `spare`.

        Return None if nothing may be deleted now.
        """
        now = self._environment.now()
        is_trusted = await self._check_clock(now)
        await backup_if_due(self._store.path, now, prune=is_trusted)
        if not is_trusted or not has_fresh_backup(self._store.path, now):
            return None
        return await delete_old(self._store, now, self._keep, spare)

    async def trust(self) -> None:
        """Trust the clock from now on: the next sweep may delete."""
        now = self._environment.now()
        self._before = (now, self._environment.steady())
        await self._store.commit([_remember(SWEPT, now), _forget(HELD)])

    async def _check_clock(self, now: float) -> bool:
        """Return whether the clock can be trusted, and remember its state."""
        moments = await _read_moments(self._store)
        steady, before = self._environment.steady(), self._before
        jumped = (
            _is_gap(now, moments.get(SWEPT))
            if before is None
            else abs((now - before[0]) - (steady - before[1])) > JUMP
        )
        passed = 0.0 if before is None else steady - before[1]
        held = _consistent_seconds(moments.get(HELD), passed, jumped=jumped)
        if held is not None and HELD not in moments:
            _logger.warning(
                "the clock jumped: nothing old is deleted for seven days,"
                " or until simony admin sweep"
            )
        await self._store.commit(
            [_remember(SWEPT, now), _forget(HELD) if held is None else _remember(HELD, held)]
        )
        self._before = (now, steady)
        return held is None


def _consistent_seconds(held: float | None, passed: float, *, jumped: bool) -> float | None:
    """Return for how many seconds the clock has been consistent since it jumped; None if it
    can be trusted.
    """
    if jumped:
        return 0.0
    if held is None or held + passed >= PROBATION:
        return None
    return held + passed


def _is_gap(now: float, last: float | None) -> bool:
    return last is not None and not -JUMP <= now - last <= GAP


async def _read_moments(store: Store) -> dict[str, float]:
    """Return the remembered times.

    A file that has never been swept has at least the time of its last change.
    """
    found = {
        str(what): float(seconds)
        for what, seconds in await store.read("SELECT what, seconds FROM moment")
    }
    if SWEPT not in found:
        [(table, device)] = await store.read(
            "SELECT (SELECT max(updated) FROM game_table), (SELECT max(seen) FROM device)"
        )
        found.update({SWEPT: max(table or 0.0, device or 0.0)} if table or device else {})
    return found


def _remember(what: str, seconds: float) -> Statement:
    return "INSERT OR REPLACE INTO moment (what, seconds) VALUES (?, ?)", (what, seconds)


def _forget(what: str) -> Statement:
    return "DELETE FROM moment WHERE what = ?", (what,)
