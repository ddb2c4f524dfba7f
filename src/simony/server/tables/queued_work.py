"""Work in a table's queue.

Refused commands are errors that pass from the table's task to the caller's. An error whose
traceback leads back to itself is a cycle, and the garbage collector runs so rarely
(`serve.collect_garbage_rarely`) that a cycle would keep its whole table in memory. So nothing here
keeps an error, or the work, once it is done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from simony.core.errors import SimonyError
from simony.server.protocol.problem import InternalError
from simony.server.runtime.watchdog import name_task, task_name

T = TypeVar("T")
_logger = logging.getLogger("simony.server")


class QueuedWork(Generic[T]):
    """One piece of work, created by the task that asks for it and done by the table's."""

    def __init__(self, work: Callable[[], Awaitable[T]]) -> None:
        self._work: Callable[[], Awaitable[T]] | None = work
        self._asker = task_name()
        self._answer: asyncio.Future[T | SimonyError] = asyncio.get_running_loop().create_future()

    async def do(self) -> None:
        """Do the work; an exception is an answer too."""
        assert self._work is not None
        work, self._work = self._work, None
        name_task(f"table, for {self._asker}")
        try:
            self._settle(await work())
        except SimonyError as error:
            self._settle(error.with_traceback(None))
        except Exception:
            _logger.exception("at a table")
            self._settle(InternalError("table-broken"))

    async def result(self) -> T:
        """Wait until it is done; return its answer or raise its `SimonyError`."""
        answer = await self._answer
        del self._answer
        try:
            if isinstance(answer, SimonyError):
                raise answer
            return answer
        finally:
            del answer

    def _settle(self, answer: T | SimonyError) -> None:
        if not self._answer.done():
            self._answer.set_result(answer)
