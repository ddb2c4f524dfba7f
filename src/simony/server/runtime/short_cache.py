"""Cache a result for a short time, for many clients that ask at about the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class ShortCache(Generic[T]):
    """Makes a result at most once in `seconds`. A failure is not cached."""

    def __init__(
        self, seconds: float, clock: Callable[[], float], make: Callable[[], Coroutine[Any, Any, T]]
    ) -> None:
        self._seconds = seconds
        self._clock = clock
        self._make = make
        self._making: asyncio.Task[T] | None = None
        self._begun = 0.0

    async def get(self) -> T:
        now = self._clock()
        if self._making is None or (
            self._making.done()
            and (now - self._begun >= self._seconds or self._has_failed(self._making))
        ):
            self._begun = now
            self._making = asyncio.create_task(self._make())
        return await asyncio.shield(self._making)

    @staticmethod
    def _has_failed(task: asyncio.Task[T]) -> bool:
        return task.cancelled() or task.exception() is not None
