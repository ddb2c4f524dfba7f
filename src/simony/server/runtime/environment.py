"""What a server takes from outside: clocks and chance.

Tests bring their own, so that two servers can be made to say the same.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Callable
from typing import Protocol

from simony.core.log.fair_rng import SECRET_BYTES, commitment


class Timer(Protocol):
    def cancel(self) -> None: ...


class Surroundings:
    """The real ones."""

    def now(self) -> float:
        """Seconds since 1970, for what is written down."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds since some moment, for durations."""
        return time.monotonic()

    def steady(self) -> float:
        """Seconds since some moment, by a clock that nobody can set and that goes on while the
        machine sleeps, where there is one.
        """
        return (
            time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()
        )

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        """Call at a moment of `monotonic`."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.monotonic()), call)

    def token(self, size: int) -> str:
        """Letters and digits that nobody guesses, made of so many random bytes."""
        return secrets.token_urlsafe(size)

    def secret(self) -> bytes:
        """The secret a table's shuffles come from."""
        return secrets.token_bytes(SECRET_BYTES)

    def commitment(self, secret: bytes) -> str:
        """What is published of it."""
        return commitment(secret)
