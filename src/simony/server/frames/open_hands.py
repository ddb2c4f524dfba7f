"""Scenes with all hands open, combined from what each seat sees.

They are for finished games, and for games whose players agreed to it.
"""

from __future__ import annotations

from msgspec.structs import replace

from simony.core.contract import Game, State
from simony.core.event import SPECTATOR
from simony.core.log.visibility import OMNISCIENT
from simony.core.scene import Item, Scene, Zone


def open_scene(game: Game, state: State) -> Scene:
    """Return the public scene with the seats' own zones added, and the faces that any seat
    can see.
    """
    public = game.scene(state.view(SPECTATOR))
    zones = list(public.zones)
    for seat in range(game.seats):
        own = game.scene(state.view(seat)).zones
        shown = {zone.id for zone in own}
        zones = [
            _reveal(zone, own, seat) for zone in zones if zone.id in shown or zone.seat != seat
        ]
        known = {zone.id for zone in public.zones}
        zones += [_add_seat_zone(zone, seat) for zone in own if zone.id not in known and zone.items]
    return replace(public, viewer=OMNISCIENT, zones=tuple(zones))


def _reveal(zone: Zone, own: tuple[Zone, ...], seat: int) -> Zone:
    """Return the zone with the faces that are hidden in public but not from this seat."""
    twin = next(
        (each for each in own if each.id == zone.id and len(each.items) == len(zone.items)), None
    )
    if twin is None:
        return zone
    items = [
        _owned(theirs, seat) if ours.hidden and not theirs.hidden else ours
        for ours, theirs in zip(zone.items, twin.items, strict=True)
    ]
    return replace(zone, items=tuple(items))


def _add_seat_zone(zone: Zone, seat: int) -> Zone:
    return replace(
        zone, id=f"{zone.id}@{seat}", items=tuple(_owned(item, seat) for item in zone.items)
    )


def _owned(item: Item, seat: int) -> Item:
    """Return the item with the seat in its id, because two seats may use the same id."""
    return replace(item, id=f"{item.id}@{seat}")
