"""Who may do what at a table. Each of these passes, or says why not."""

from __future__ import annotations

from simony.core.log.visibility import OMNISCIENT
from simony.server.protocol.caller import Caller
from simony.server.protocol.problem import NoDevice, NotAllowed, NotNow, NotThere
from simony.server.state.player_addresses import PlayerAddresses
from simony.server.state.table_record import OPEN, PLAYING, Charter


def must_be_known(caller: Caller) -> None:
    """A device that has introduced itself."""
    if not caller.device:
        raise NoDevice("table-no-device")


def must_be_host(charter: Charter, caller: Caller) -> None:
    must_be_known(caller)
    if caller.device != charter.host:
        raise NotAllowed("table-not-host")


def must_exist(charter: Charter, seat: int) -> None:
    if not 0 <= seat < charter.seats:
        raise NotThere("error-no-such-seat", seat=seat + 1, seats=charter.seats)


def must_hold(charter: Charter, caller: Caller, seat: int) -> None:
    """The device that sits there."""
    must_be_known(caller)
    must_exist(charter, seat)
    if charter.chairs[seat].device != caller.device:
        raise NotAllowed("table-not-your-seat", seat=seat + 1)


def must_sit(charter: Charter, caller: Caller) -> int:
    """Somebody at this table; their first seat."""
    must_be_known(caller)
    held = charter.chairs_of(caller.device)
    if not held:
        raise NotAllowed("table-not-seated")
    return held[0]


def must_be_open(charter: Charter) -> None:
    if charter.status != OPEN:
        raise NotNow("table-begun")


def must_be_playing(charter: Charter) -> None:
    if charter.status != PLAYING:
        raise NotNow("table-not-begun" if charter.status == OPEN else "error-log-over")


def may_look(charter: Charter, caller: Caller, viewer: int, players: PlayerAddresses) -> bool:
    """Whether somebody may look through these eyes."""
    watching = charter.settings.watching
    if viewer >= 0:
        return (
            viewer < charter.seats
            and bool(caller.device)
            and charter.chairs[viewer].device == caller.device
        )
    if viewer == OMNISCIENT:
        return (
            charter.all_consent
            and watching in ("open", "delayed")
            and _may_see_hands(charter, caller, players)
        )
    return (
        watching != "nobody"
        or bool(charter.chairs_of(caller.device))
        or (bool(caller.device) and caller.device == charter.host)
    )


def _may_see_hands(charter: Charter, caller: Caller, players: PlayerAddresses) -> bool:
    """Whether this is no player, as far as one can tell.

    While a game is played, a stranger or a player's address will not do.
    """
    if charter.chairs_of(caller.device):
        return False
    if charter.status != PLAYING:
        return True
    return (
        bool(caller.device)
        and caller.device not in charter.barred
        and not players.may_be(caller.address)
    )


def own_seat(charter: Charter, caller: Caller, seat: int | None) -> int:
    """The seat somebody means: the one they name, the one they look through, or their only one."""
    if seat is not None:
        must_hold(charter, caller, seat)
        return seat
    held = charter.chairs_of(caller.device)
    if caller.viewer in held:
        return caller.viewer
    must_sit(charter, caller)
    if len(held) > 1:
        raise NotNow("table-which-seat")
    return held[0]
