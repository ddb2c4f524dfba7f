"""Rate limits: one token bucket for each kind of request and each client.

A bucket holds at most `burst` tokens and gains `rate` tokens per second; each request takes one.
The time is always passed in, never read from a clock.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass, fields, replace
from enum import StrEnum

from simony.server.protocol.problem import RateLimited

ROUNDING = 1e-3
"""A wall clock counts in steps of 0.24 µs today, so that a client that waits exactly as long as it
was told may be slightly short of a token.
"""


class Kind(StrEnum):
    """What is counted, by the key in brackets. Every kind is a field of `LimitFigures`."""

    SOCKET_MESSAGES = "socket_messages"  # (the socket)
    DEVICE_COMMANDS = "device_commands"  # (the device)
    ADDRESS_REQUESTS = "address_requests"  # (the address)
    ADDRESS_DEVICES = "address_devices"  # (the address)
    DEVICE_TABLES = "device_tables"  # (the device)
    ADDRESS_TABLES = "address_tables"  # (the address)
    ADDRESS_RECOVERIES = "address_recoveries"  # (the address)
    CHAT = "chat"  # (the device)
    LOOK_BYTES = "look_bytes"  # (the address), charged for what was sent


@dataclass(frozen=True, slots=True)
class Rate:
    """Requests per second in the long run, and the number allowed at once."""

    rate: float
    burst: float

    def __post_init__(self) -> None:
        if not (self.rate > 0 and self.burst >= 1):
            raise ValueError(self)


@dataclass(frozen=True, slots=True)
class LimitFigures:
    """All rate limits.

    A person at a table uses a fraction of them; a program in a loop is stopped soon.
    """

    socket_messages: Rate = Rate(10, 40)
    device_commands: Rate = Rate(5, 30)
    address_requests: Rate = Rate(20, 120)
    address_devices: Rate = Rate(20 / 3600, 20)
    device_tables: Rate = Rate(20 / 3600, 20)
    address_tables: Rate = Rate(60 / 3600, 60)
    address_recoveries: Rate = Rate(5 / 3600, 5)
    chat: Rate = Rate(0.5, 8)
    look_bytes: Rate = Rate(256 * 1024, 4 * 1024 * 1024)

    def of(self, kind: Kind) -> Rate:
        rate = getattr(self, kind.value)
        assert isinstance(rate, Rate)
        return rate

    def times(self, factor: float) -> LimitFigures:
        """Return the limits multiplied by a factor."""
        more = {each.name: getattr(self, each.name) for each in fields(self)}
        return LimitFigures(
            **{
                name: Rate(rate.rate * factor, max(1.0, rate.burst * factor))
                for name, rate in more.items()
            }
        )

    @classmethod
    def lan(cls) -> LimitFigures:
        """Return the limits for one household, where all phones may share an address behind a
        router.
        """
        return replace(
            cls(),
            address_requests=Rate(100, 1000),
            address_devices=Rate(1, 200),
            address_tables=Rate(600 / 3600, 600),
            look_bytes=Rate(2 * 1024 * 1024, 32 * 1024 * 1024),
        )

    @classmethod
    def none(cls) -> LimitFigures:
        """Return limits that are practically unlimited, for load tests."""
        return cls().times(1e6)


@dataclass(frozen=True, slots=True)
class Quotas:
    """Limits on amounts, independent of time."""

    open_tables: int = 20
    """Tables of one device that have not begun."""
    device_lines: int = 300
    """Lines of chat of one device at one table."""
    table_lines: int = 2000
    """Lines of chat at one table."""

    @classmethod
    def none(cls) -> Quotas:
        """Return quotas that are practically unlimited, for load tests."""
        return cls(2**53, 2**53, 2**53)


class Bucket:
    """A token bucket. It starts full."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at: float | None = None

    def take(self, now: float) -> float:
        """Take a token. Return 0.0, or the seconds until there is one."""
        self._fill(now)
        if self._tokens < 1 - ROUNDING:
            return (1 - self._tokens) / self._rate
        self._tokens -= 1
        return 0.0

    def charge(self, amount: float, now: float) -> None:
        """Take any amount afterwards.

        The bucket may then owe tokens, and `take` refuses until they are paid back.
        """
        self._fill(now)
        self._tokens -= amount

    def overdraw(self, amount: float, now: float) -> bool:
        """Take any amount. Return whether that was more than the bucket had."""
        self.charge(amount, now)
        return self._tokens < 0

    def full(self, now: float) -> bool:
        self._fill(now)
        return self._tokens >= self._burst

    def _fill(self, now: float) -> None:
        # A wall clock can be set back. Then no time has passed, and counting continues from there.
        passed = 0.0 if self._at is None else max(0.0, now - self._at)
        self._tokens = min(self._burst, self._tokens + passed * self._rate)
        self._at = now


class Limits:
    """All buckets, at most `most` of each kind; beyond that the least recently used is dropped."""

    def __init__(self, figures: LimitFigures | None = None, most: int = 20_000) -> None:
        self.figures = figures or LimitFigures()
        self._most = most
        self._buckets: dict[Kind, OrderedDict[str, Bucket]] = {kind: OrderedDict() for kind in Kind}

    def take(self, kind: Kind, key: str, now: float) -> float:
        """Return 0.0 if it is allowed now, otherwise the seconds to wait."""
        return self._bucket(kind, key, now).take(now)

    def charge(self, kind: Kind, key: str, amount: float, now: float) -> None:
        """Count something whose amount is known only afterwards."""
        self._bucket(kind, key, now).charge(amount, now)

    def check(self, kind: Kind, key: str, now: float) -> None:
        """Raise `RateLimited` if `take` says to wait."""
        wait = self.take(kind, key, now)
        if wait > 0:
            raise RateLimited(f"table-door-fast-{kind.value.replace('_', '-')}", wait)

    def forget(self, kind: Kind, key: str) -> None:
        """Drop the bucket of a socket that has closed."""
        self._buckets[kind].pop(key, None)

    def __len__(self) -> int:
        return sum(len(buckets) for buckets in self._buckets.values())

    def _bucket(self, kind: Kind, key: str, now: float) -> Bucket:
        buckets = self._buckets[kind]
        if key not in buckets:
            self._make_room(buckets, now)
            figures = self.figures.of(kind)
            buckets[key] = Bucket(figures.rate, figures.burst)
        buckets.move_to_end(key)
        return buckets[key]

    def _make_room(self, buckets: OrderedDict[str, Bucket], now: float) -> None:
        """Drop up to two old buckets for a new one. A full bucket says no more than none."""
        for _ in range(2):
            if buckets and (len(buckets) >= self._most or next(iter(buckets.values())).full(now)):
                buckets.popitem(last=False)


def address_key(address: str | None) -> str:
    """Return what counts as one address: in IPv6 a whole network of 64 bits, which is one
    household's.
    """
    try:
        ip = ipaddress.ip_address(address or "")
    except ValueError:
        return ""
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))
    return str(ip)
