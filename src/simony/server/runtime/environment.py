"""What a server takes from outside: clocks and randomness.

Tests replace it, so that two servers can be made to behave the same.
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


class Environment:
    """The real clocks and random numbers."""

    now: Callable[[], float] = staticmethod(time.time)
    """Seconds since 1970, for what is stored."""
    monotonic: Callable[[], float] = staticmethod(time.monotonic)
    """Seconds since some moment, for durations."""

    def steady(self) -> float:
        """Seconds by a clock that nobody can set and that runs while the machine sleeps, if there
        is one.
        """
        return (
            time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()
        )

    def call_at(self, when: float, call: Callable[[], None]) -> Timer:
        """Call at a moment of `monotonic`."""
        return asyncio.get_running_loop().call_later(max(0.0, when - self.monotonic()), call)

    def token(self, size: int) -> str:
        """Return letters and digits made of `size` random bytes.

        No token begins with a dash: a command would take it for an option.
        """
        token = secrets.token_urlsafe(size)
        return self.token(size) if token.startswith("-") else token

    def secret(self) -> bytes:
        """Return a new secret for a table's shuffles."""
        return secrets.token_bytes(SECRET_BYTES)

    def commitment(self, secret: bytes) -> str:
        """Return what is published of a secret before the game."""
        return commitment(secret)
