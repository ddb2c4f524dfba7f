"""The phrases that Mea Culpa's sentences are made of: goods, coins, Letters, characters, Dens,
sites, rooms, cards, spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from simony.core.ui.phrases import CACHE_SIZE, counted, named
from simony.core.ui.seats import winners
from simony.games.mea_culpa.rules.actions import DUE_BID, DUE_NOTCHES, DUE_STONES, DUE_TALER
from simony.games.mea_culpa.rules.figures import (
    BONUSES,
    CARD_KEYS,
    CATEGORIES,
    CHARACTERS,
    COIN,
    COLOURS,
    DENS,
    FACE,
    GIFTS,
    GOODS,
    NO_CARD,
    ROOMS,
    SITES,
    STONES,
    SUITE_5,
    Figures,
)
from simony.i18n.phrases import or_list, seat_list
from simony.i18n.text import Arg, SeatName, Text

# --- pieces and amounts ---------------------------------------------------------------------------

stone = named("mea_culpa-stone-{}", STONES)
"""A good or an indulgence stone."""


@cache
def stone_count(number: int, count: int) -> Text:
    """Return a number of stones: *2 loaves of bread*."""
    return Text(f"mea_culpa-some-{STONES[number]}", count=count)


def one_stone(number: int) -> Text:
    return stone_count(number, 1)


def stone_counts(counts: Sequence[int]) -> list[Arg]:
    """Return the stones of each kind, where there are any."""
    return [stone_count(number, count) for number, count in enumerate(counts) if count]


taler = counted("mea_culpa-taler")
notches = counted("mea_culpa-notches")
steps = counted("mea_culpa-steps")
sin_stones = counted("mea_culpa-sin-stones")


def bid(shown: int, coins: int) -> dict[str, Arg]:
    """Return the parts of a bid as arguments of a sentence."""
    return {"notches": notches(shown), "coins": coins, "taler": taler(coins), "bid": shown + coins}


@cache
def gift(number: int) -> Text:
    """A good, or a coin."""
    return one_stone(number) if number < COIN else Text("mea_culpa-coin", value=int(FACE[number]))


def gifts(counts: Sequence[int]) -> list[Arg]:
    """Return what lies in a chest: goods, then coins by their value."""
    coins = [
        Text("mea_culpa-coins", value=int(FACE[number]), count=counts[number])
        for number in range(GOODS, GIFTS)
        if counts[number]
    ]
    return [*stone_counts(counts[:GOODS]), *coins]


colour = named("mea_culpa-colour-{}", COLOURS)
letter = named("mea_culpa-letter-{}", COLOURS)


def letters(counts: Sequence[int]) -> list[Arg]:
    """Return Letters of several colours: *3 blue, 1 red and 1 green*."""
    return [
        Text("mea_culpa-letters", count=count, colour=colour(number))
        for number, count in enumerate(counts)
        if count
    ]


character = named("mea_culpa-character-{}", CHARACTERS)
den = named("mea_culpa-den-{}", DENS)
site = named("mea_culpa-site-{}", SITES)
category = named("mea_culpa-category-{}", CATEGORIES)


@lru_cache(CACHE_SIZE)
def bonus(figures: Figures, number: int) -> Text:
    return Text(f"mea_culpa-bonus-{BONUSES[number]}", taler=taler(int(FACE[figures.bonus_coin])))


@cache
def compartment(number: int) -> str:
    """Return I or II, the same in every language."""
    return "I" if number == 1 else "II"


def place(figures: Figures, space: int) -> Text:
    """A space of the Record of Sins."""
    if space >= figures.heaven:
        return Text("mea_culpa-space-heaven")
    if space == 0:
        return Text("mea_culpa-space-start")
    return Text("mea_culpa-space-up" if space > 0 else "mea_culpa-space-down", space=abs(space))


@lru_cache(CACHE_SIZE)
def due(what: int, amount: int) -> Text:
    """Meta Culpa: return something that must be paid."""
    if what in (DUE_TALER, DUE_BID):
        return taler(amount)
    if what == DUE_NOTCHES:
        return notches(amount)
    return Text("mea_culpa-due-stones", stones=sin_stones(amount), den=den(what - DUE_STONES))


# --- the House of Pleasure ------------------------------------------------------------------------


@cache
def room(number: int) -> Text:
    """Room 1 to 4, Suite 5 or 6."""
    return Text("mea_culpa-room" if number < ROOMS else "mea_culpa-suite", number=number + 1)


def any_room(numbers: Iterable[int]) -> Text:
    """Return several rooms and suites (at least one) as alternatives."""
    return or_list([room(each) for each in numbers])


@lru_cache(CACHE_SIZE)
def card(figures: Figures, number: int) -> Text:
    """Return what a card does, in few words."""
    return Text(f"mea_culpa-card-{CARD_KEYS[number]}", amount=int(figures.amount[number]))


@lru_cache(CACHE_SIZE)
def benefit(figures: Figures, number: int, its_card: int) -> Text:
    """Return what a room or suite offers: its card; any room's; the yellow Letter."""
    if number < ROOMS:
        return card(figures, its_card) if its_card != NO_CARD else Text("mea_culpa-room-empty")
    return Text("mea_culpa-suite-any" if number == SUITE_5 else "mea_culpa-suite-letter")


@lru_cache(CACHE_SIZE)
def cost(turned: int, stones: int) -> Text:
    """Return what a visit costs: notches, stones in the Den of Lust, both or nothing."""
    if turned and stones:
        return Text("mea_culpa-cost-both", notches=notches(turned), stones=sin_stones(stones))
    if stones:
        return Text("mea_culpa-cost-stones", stones=sin_stones(stones))
    return (
        Text("mea_culpa-cost-notches", notches=notches(turned))
        if turned
        else Text("mea_culpa-cost-nothing")
    )


# --- players --------------------------------------------------------------------------------------


def ending(places: list[int]) -> Text:
    """Return who has won, as a sentence."""
    first = winners(places)
    if len(first) > 1:
        return Text("mea_culpa-wins-shared", winners=seat_list(first))
    return Text("mea_culpa-wins", who=SeatName(first[0]))
