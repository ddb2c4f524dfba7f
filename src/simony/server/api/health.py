"""The check behind ``/api/health``: whether the store can be written."""

from __future__ import annotations

import asyncio

from simony.core.errors import SimonyError
from simony.server.runtime.environment import Environment
from simony.server.runtime.short_cache import ShortCache
from simony.server.store.store import Store

FRESH_SECONDS = 5.0
"""Seconds for which a result is used, however many clients ask."""
TIMEOUT_SECONDS = 5.0
"""A disk that takes longer has failed."""
_NOTHING = (("SELECT 1", ()),)
"""A commit that changes nothing itself. Every commit raises the number in `tide`, so it is a real
write.
"""


class HealthCheck:
    """One check for all clients, and its result while it is fresh."""

    def __init__(self, store: Store, environment: Environment) -> None:
        self._store = store
        self._recent = ShortCache(FRESH_SECONDS, environment.monotonic, self._write)

    async def check(self) -> bool:
        """Return whether a commit reaches the disk, checked at most once in `FRESH_SECONDS`."""
        try:
            return await asyncio.wait_for(self._recent.get(), TIMEOUT_SECONDS)
        except TimeoutError:
            return False

    async def _write(self) -> bool:
        try:
            await self._store.commit(_NOTHING)
        except SimonyError:
            return False
        return True
