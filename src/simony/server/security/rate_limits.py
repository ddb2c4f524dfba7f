"""How often somebody may do something: token buckets, one a kind of thing and a doer.

A bucket holds at most `burst` tokens and gets `rate` new ones a second; whatever is done takes one. Time is told, never read.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from dataclasses import dataclass, fields, replace
from enum import StrEnum

from simony.server.protocol.problem import TooFast

NEARLY = 1e-3
"""A wall clock counts in steps of 0.24 µs today, so that whoever waits just as long as told may be a trifle short of a token."""


class Kind(StrEnum):
    """What is counted, each by the key in brackets; every kind is a field of `LimitFigures`."""

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
    """So many a second in the long run, and so many at once."""

    rate: float
    burst: float

    def __post_init__(self) -> None:
        if not (self.rate > 0 and self.burst >= 1):
            raise ValueError(self)


@dataclass(frozen=True, slots=True)
class LimitFigures:
    """All the figures. A person at the table uses a fraction of them; a programme in a loop does not get far."""

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
        """All of it so many times as generous."""
        more = {each.name: getattr(self, each.name) for each in fields(self)}
        return LimitFigures(**{name: Rate(rate.rate * factor, max(1.0, rate.burst * factor)) for name, rate in more.items()})

    @classmethod
    def lan(cls) -> LimitFigures:
        """For one household: all phones may come from one address, behind a router of their own."""
        return replace(
            cls(),
            address_requests=Rate(100, 1000),
            address_devices=Rate(1, 200),
            address_tables=Rate(600 / 3600, 600),
            look_bytes=Rate(2 * 1024 * 1024, 32 * 1024 * 1024),
        )

    @classmethod
    def none(cls) -> LimitFigures:
        """As good as no limits, for load tests."""
        return cls().times(1e6)


@dataclass(frozen=True, slots=True)
class Quotas:
    """How much of something there may be, however slowly it was made."""

    open_tables: int = 20
    """Tables of one device that have not begun."""
    device_lines: int = 300
    """Lines of chat of one device at one table."""
    table_lines: int = 2000
    """Lines of chat at one table."""

    @classmethod
    def none(cls) -> Quotas:
        """As good as no quotas, for load tests."""
        return cls(2**53, 2**53, 2**53)


class Bucket:
    """Full at first."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at: float | None = None

    def take(self, now: float) -> float:
        """Take a token: 0.0, or the seconds until there is one."""
        self._fill(now)
        if self._tokens < 1 - NEARLY:
            return (1 - self._tokens) / self._rate
        self._tokens -= 1
        return 0.0

    def charge(self, amount: float, now: float) -> None:
        """Take any amount, after the fact. The bucket may owe tokens then, and `take` refuses until they are paid back."""
        self._fill(now)
        self._tokens -= amount

    def overdraw(self, amount: float, now: float) -> bool:
        """Take any amount, and return whether it was more than there was."""
        self.charge(amount, now)
        return self._tokens < 0

    def full(self, now: float) -> bool:
        self._fill(now)
        return self._tokens >= self._burst

    def _fill(self, now: float) -> None:
        # A wall clock can be set back. Then no time has passed, and it goes on from there.
        passed = 0.0 if self._at is None else max(0.0, now - self._at)
        self._tokens = min(self._burst, self._tokens + passed * self._rate)
        self._at = now


class Limits:
    """All the buckets, at most `most` of each kind: then whoever has been quiet for longest is forgotten."""

    def __init__(self, figures: LimitFigures | None = None, most: int = 20_000) -> None:
        self.figures = figures or LimitFigures()
        self._most = most
        self._buckets: dict[Kind, OrderedDict[str, Bucket]] = {kind: OrderedDict() for kind in Kind}

    def take(self, kind: Kind, key: str, now: float) -> float:
        """0.0 if it is allowed now, otherwise for how many seconds to wait."""
        return self._bucket(kind, key, now).take(now)

    def charge(self, kind: Kind, key: str, amount: float, now: float) -> None:
        """Count something whose amount is known only once it is done."""
        self._bucket(kind, key, now).charge(amount, now)

    def check(self, kind: Kind, key: str, now: float) -> None:
        """`TooFast` where `take` says to wait."""
        wait = self.take(kind, key, now)
        if wait > 0:
            raise TooFast(f"table-door-fast-{kind.value.replace('_', '-')}", wait)

    def forget(self, kind: Kind, key: str) -> None:
        """A socket that has closed."""
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
        """Who comes shows out two who have been quiet: a full bucket says no more than none."""
        for _ in range(2):
            if buckets and (len(buckets) >= self._most or next(iter(buckets.values())).full(now)):
                buckets.popitem(last=False)


def address_key(address: str | None) -> str:
    """What counts as one address: a whole network of 64 bits in IPv6, which is what one household has."""
    try:
        ip = ipaddress.ip_address(address or "")
    except ValueError:
        return ""
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))
    return str(ip)
