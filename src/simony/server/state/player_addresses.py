"""The addresses of a table's players, kept in memory only.

While a game is played, nobody sees all hands from one of them.
"""

from __future__ import annotations

from simony.server.protocol.caller import Caller
from simony.server.state.table_record import TableRecord

MAX_ADDRESSES = 256
"""Addresses remembered per table. If players use more, nobody new sees all hands."""


class PlayerAddresses:
    """The addresses of one table's players, with the devices that used each."""

    def __init__(self) -> None:
        self._devices: dict[str, set[str]] = {}

    def note(self, record: TableRecord, caller: Caller) -> bool:
        """Remember a caller who is a player; return whether the address is new."""
        if not caller.address or not record.seats_of(caller.device):
            return False
        is_new = caller.address not in self._devices
        if not is_new or len(self._devices) < MAX_ADDRESSES:
            self._devices.setdefault(caller.address, set()).add(caller.device)
        return is_new

    def begin(self, record: TableRecord) -> None:
        """Forget devices without a seat: the game begins, and they are no players."""
        self._devices = {
            address: devices
            for address, devices in self._devices.items()
            if any(map(record.seats_of, devices))
        }

    def may_be_player(self, address: str) -> bool:
        """Return whether somebody at this address may be a player.

        An unknown address may be anybody's.
        """
        return not address or address in self._devices or len(self._devices) >= MAX_ADDRESSES
