"""Bans of devices and addresses, in memory and in the database."""

from __future__ import annotations

import ipaddress
import time

from simony.core.errors import BadOption
from simony.server.protocol.problem import Forbidden
from simony.server.store.moderation_rows import ADDRESS, DEVICE, Ban, all_bans, delete_ban, put_ban
from simony.server.store.store import Store

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
HOUSEHOLD = 64
"""One household has a whole IPv6 network of this many bits: banning a single address of it would
keep nobody out.
"""


class Banned(Forbidden):
    """This device or address is banned from the server."""


class Bans:
    """All bans.

    Addresses are looked up by the prefix lengths of banned networks, so that many bans cost no more
    than few.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._devices: dict[str, Ban] = {}
        self._networks: dict[tuple[int, int], dict[int, Ban]] = {}

    async def load(self) -> None:
        self._devices.clear()
        self._networks.clear()
        for ban in await all_bans(self._store):
            self._remember(ban)

    def check(self, device: str, address: str, now: float) -> None:
        """Raise `Banned` for a device or an address (or network) that is banned now."""
        for ban in (self._devices.get(device), *self._by_address(address)):
            if ban is not None and (ban.until is None or ban.until > now):
                raise Banned("table-banned", until=_day(ban.until), reason=ban.reason or "-")

    def is_banned(self, device: str, address: str, now: float) -> bool:
        try:
            self.check(device, address, now)
        except Banned:
            return True
        return False

    async def add(self, ban: Ban) -> Ban:
        """Add a ban and return it; its value is stored as `read_value` writes it."""
        kept = Ban(ban.kind, read_value(ban.kind, ban.value), ban.reason, ban.since, ban.until)
        await self._store.commit([put_ban(kept)])
        self._remember(kept)
        return kept

    async def remove(self, kind: str, value: str) -> bool:
        """Lift a ban; return whether there was one."""
        kept = read_value(kind, value)
        found = any((ban.kind, ban.value) == (kind, kept) for ban in await all_bans(self._store))
        await self._store.commit([delete_ban(kind, kept)])
        await self.load()
        return found

    async def all(self) -> list[Ban]:
        return await all_bans(self._store)

    def _remember(self, ban: Ban) -> None:
        if ban.kind == DEVICE:
            self._devices[ban.value] = ban
            return
        network = ipaddress.ip_network(ban.value)
        bits = network.max_prefixlen - network.prefixlen
        self._networks.setdefault((network.version, bits), {})[
            int(network.network_address) >> bits
        ] = ban

    def _by_address(self, address: str) -> list[Ban | None]:
        ip = read_address(address) if self._networks else None
        if ip is None:
            return []
        return [
            bans.get(int(ip) >> bits)
            for (version, bits), bans in self._networks.items()
            if version == ip.version
        ]


def read_address(text: str) -> Address | None:
    """Return the address in a text such as ``192.0.2.1`` or ``2001:db8::/64``, which stands for a
    household.
    """
    try:
        ip = ipaddress.ip_address(text.partition("/")[0].partition("%")[0])
    except ValueError:
        return None
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return mapped or ip


def read_value(kind: str, value: str) -> str:
    """Return the value of a ban as it is stored: a device's id, or a network in CIDR notation.

    Raise `BadOption` if it is neither.
    """
    if kind == DEVICE:
        return value
    if kind != ADDRESS:
        raise BadOption("table-ban-kind", came=kind)
    try:
        return str(_network(value.strip()))
    except ValueError:
        raise BadOption("table-ban-address", came=value) from None


def _network(text: str) -> Network:
    ip = read_address(text) if "/" not in text else None
    if isinstance(ip, ipaddress.IPv6Address):
        return ipaddress.ip_network((ip, HOUSEHOLD), strict=False)
    return ipaddress.ip_network(str(ip) if ip is not None else text, strict=False)


def _day(until: float | None) -> str:
    return "never" if until is None else time.strftime("%Y-%m-%d", time.gmtime(until))
