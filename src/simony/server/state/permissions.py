"""Who may do what at a table. Each ``must_`` function raises a `Refusal` if the caller may not."""

from __future__ import annotations

from simony.core.log.visibility import OMNISCIENT
from simony.server.protocol.caller import Caller
from simony.server.protocol.problem import Conflict, Forbidden, NoDevice, NotFound
from simony.server.state.table_record import OPEN, PLAYING, TableRecord

MAX_ADDRESSES = 256
"""Addresses remembered per table. If players use more, nobody new sees all hands."""


def must_be_known(caller: Caller) -> None:
    """Require a device that has introduced itself."""
    if not caller.device:
        raise NoDevice("table-no-device")


def must_be_host(record: TableRecord, caller: Caller) -> None:
    must_be_known(caller)
    if caller.device != record.host:
        raise Forbidden("table-not-host")


def must_exist(record: TableRecord, seat: int) -> None:
    if not 0 <= seat < record.seats:
        raise NotFound("error-no-such-seat", seat=seat + 1, seats=record.seats)


def must_hold(record: TableRecord, caller: Caller, seat: int) -> None:
    """Require the device that has this seat."""
    must_be_known(caller)
    must_exist(record, seat)
    if record.chairs[seat].device != caller.device:
        raise Forbidden("table-not-your-seat", seat=seat + 1)


def must_sit(record: TableRecord, caller: Caller) -> int:
    """Require a device with a seat at this table; return its first seat."""
    must_be_known(caller)
    held = record.seats_of(caller.device)
    if not held:
        raise Forbidden("table-not-seated")
    return held[0]


def must_be_open(record: TableRecord) -> None:
    if record.status != OPEN:
        raise Conflict("table-begun")


def must_be_playing(record: TableRecord) -> None:
    if record.status != PLAYING:
        raise Conflict("table-not-begun" if record.status == OPEN else "error-log-over")


def own_seat(record: TableRecord, caller: Caller, seat: int | None) -> int:
    """Return the seat the caller means: the one they name, the one they look at, or their
    only one.
    """
    if seat is not None:
        must_hold(record, caller, seat)
        return seat
    held = record.seats_of(caller.device)
    if caller.viewer in held:
        return caller.viewer
    must_sit(record, caller)
    if len(held) > 1:
        raise Conflict("table-which-seat")
    return held[0]


# --- who may see what -----------------------------------------------------------------------------


class PlayerAddresses:
    """The addresses of one table's players, with the devices that used each; in memory only.

    While a game is played, nobody sees all hands from one of them.
    """

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


def may_look(record: TableRecord, caller: Caller, viewer: int, players: PlayerAddresses) -> bool:
    """Return whether the caller may see this viewer's frames."""
    watching = record.settings.watching
    if viewer >= 0:
        return (
            viewer < record.seats
            and bool(caller.device)
            and record.chairs[viewer].device == caller.device
        )
    if viewer == OMNISCIENT:
        return (
            record.all_consent
            and watching in ("open", "delayed")
            and _may_see_hands(record, caller, players)
        )
    return (
        watching != "nobody"
        or bool(record.seats_of(caller.device))
        or (bool(caller.device) and caller.device == record.host)
    )


def _may_see_hands(record: TableRecord, caller: Caller, players: PlayerAddresses) -> bool:
    """Return whether the caller is no player, as far as one can tell.

    While a game is played, unknown devices and players' addresses are refused.
    """
    if record.seats_of(caller.device):
        return False
    if record.status != PLAYING:
        return True
    return (
        bool(caller.device)
        and caller.device not in record.barred
        and not players.may_be_player(caller.address)
    )
