"""The seats of a scene, and who has won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from simony.core.scene import Item, SeatPanel, Zone
from simony.core.ui.phrases import CACHE_SIZE
from simony.i18n.text import SeatName, Text


def seat_panels(
    roles: Iterable[tuple[Text, ...]],
    *,
    to_act: Sequence[int | None],
    scores: Sequence[int] | None = None,
    places: Sequence[int | None] | None = None,
) -> tuple[SeatPanel, ...]:
    """Return the panel of each seat, by its roles; scores and places are by seat, where there
    are any.
    """
    return tuple(
        SeatPanel(
            seat,
            its_roles,
            seat in to_act,
            scores[seat] if scores else None,
            places[seat] if places else None,
        )
        for seat, its_roles in enumerate(roles)
    )


@lru_cache(4 * CACHE_SIZE)  # for all games
def amount_zone(name: str, kind: str, key: str, seat: int, amount: int) -> Zone:
    """Return a seat's counter, or pile without a list, with the text `key`."""
    label = Text(key, who=SeatName(seat))
    return Zone(f"{name}-{seat}", kind, label, seat=seat, amount=amount)


def seat_row(name: str, key: str, seat: int, items: tuple[Item, ...]) -> Zone:
    """Return a row of items before a seat, with the text `key`."""
    return Zone(name, "row", Text(key, who=SeatName(seat)), items, seat=seat)


def winners(places: Sequence[int]) -> list[int]:
    """Return the seats that share the first place."""
    return [seat for seat, place in enumerate(places) if place == 1]
