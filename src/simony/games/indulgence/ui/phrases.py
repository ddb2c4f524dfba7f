"""The phrases that Indulgence's sentences are made of: cards, florins and edicts.

The phrases of an edict are made from its kind and its cards, so that an edict of house rules has
phrases too.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache, reduce

from simony.core.bits import count, members
from simony.core.ui.phrases import CACHE_SIZE, counted, named
from simony.games.indulgence.rules.figures import (
    CARDS_EDICT,
    FAMILIES,
    KINDS,
    NUMBERS,
    PAIRS_EDICT,
    THREE_EDICT,
    TRUMP_EDICT,
    Figures,
)
from simony.i18n.phrases import or_list, seat_list, semicolon_list
from simony.i18n.text import Arg, Text

EVEN, ODD = [2, 4, 6, 8], [1, 3, 5, 7, 9]

florins = counted("indulgence-florins")
family = named("indulgence-family-{}", FAMILIES)


@cache
def card(number: int) -> Text:
    return Text("indulgence-card", family=family(number // 9), number=number % 9 + 1)


def cards(numbers: Iterable[int]) -> Text:
    """Return several cards (at least one), family by family: *Medici 3 and 8; Borgia 2*."""
    held: dict[int, list[Arg]] = {}
    for each in sorted(numbers):
        held.setdefault(each // 9, []).append(each % 9 + 1)
    return semicolon_list([_family_cards(group, its) for group, its in held.items()])


def _family_cards(group: int, numbers: list[Arg]) -> Text:
    if len(numbers) == len(NUMBERS):
        return Text("indulgence-family-whole", family=family(group))
    return Text("indulgence-family-cards", family=family(group), numbers=numbers)


def in_groups(groups: list[list[int]]) -> Text:
    """Return seats in order, those of one group side by side: *A, then B and C*. There is at least
    one group.
    """
    parts = [Text("indulgence-seats", seats=seat_list(each)) for each in groups]
    return reduce(lambda head, last: Text("indulgence-then", head=head, last=last), parts)


# --- edicts ---------------------------------------------------------------------------------------


def kind(figures: Figures, edict: int) -> str:
    return KINDS[figures.kind[edict]]


@lru_cache(CACHE_SIZE)
def edict_name(figures: Figures, edict: int) -> Text:
    """Return the short name: *No 2s or 3s*."""
    return Text(
        f"indulgence-edict-name-{kind(figures, edict)}",
        **_edict_args(figures, edict, either_way=True),
    )


def edict_quoted(figures: Figures, edict: int) -> Text:
    return Text("indulgence-edict-quoted", name=edict_name(figures, edict))


def edict_names(figures: Figures, edicts: int) -> list[Arg]:
    """Return the names of the edicts of a mask, for a list in a sentence."""
    return [edict_quoted(figures, edict) for edict in members(edicts)]


def edict_choices(figures: Figures, edicts: int) -> Text:
    """Return the names of the edicts of a mask (at least one) as alternatives."""
    return or_list([edict_quoted(figures, edict) for edict in members(edicts)])


@lru_cache(CACHE_SIZE)
def edict_cost(figures: Figures, edict: int) -> Text:
    """Return what the Edict side says, with its price."""
    price = florins(figures.pays[edict])
    return Text(
        f"indulgence-edict-cost-{kind(figures, edict)}",
        price=price,
        **_edict_args(figures, edict, either_way=True),
    )


@lru_cache(CACHE_SIZE)
def sin_goal(figures: Figures, edict: int) -> Text:
    """Return what the Sin side demands, without a full stop: *take all 4 of the 6s*."""
    return Text(
        f"indulgence-sin-goal-{kind(figures, edict)}",
        **_edict_args(figures, edict, either_way=False),
        **_how_many(figures, edict),
    )


def sin_goals(figures: Figures, edicts: int) -> Text:
    """Return the goals of all Sins of a mask, at least one."""
    return semicolon_list([sin_goal(figures, edict) for edict in members(edicts)])


@lru_cache(CACHE_SIZE)
def edict_full(figures: Figures, edict: int, *, bull: bool = False) -> Text:
    """Return both sides, the prices and the lead ban. Under a papal bull a single Sin
    pays nothing.
    """
    goal = sin_goal(figures, edict)
    sin = Text("indulgence-edict-sin-bull", goal=goal) if bull else _sin(figures, edict, goal)
    banned = f"-{kind(figures, edict)}-banned" if figures.banned[edict] != 0 else ""
    return Text(
        f"indulgence-edict-full{banned}",
        name=edict_quoted(figures, edict),
        cost=edict_cost(figures, edict),
        sin=sin,
    )


def _sin(figures: Figures, edict: int, goal: Text) -> Text:
    return Text("indulgence-edict-sin", goal=goal, price=florins(figures.sin_pays[edict]))


def banned_words(figures: Figures, edict: int, trump: int) -> Text:
    """Return the cards that an edict with a lead ban bans."""
    if figures.kind[edict] == TRUMP_EDICT:
        return family(trump)
    return _cards_phrase(figures.families[edict], figures.numbers[edict], either_way=False)


def _edict_args(figures: Figures, edict: int, *, either_way: bool) -> dict[str, Arg]:
    """Return what an edict of this kind is about, as arguments."""
    if figures.kind[edict] == CARDS_EDICT:
        return {
            "what": _cards_phrase(
                figures.families[edict], figures.numbers[edict], either_way=either_way
            )
        }
    if figures.kind[edict] == THREE_EDICT:
        return {"goal": figures.goal[edict]}
    if figures.kind[edict] == PAIRS_EDICT:
        first, second = figures.families[edict]
        return {"first": family(first), "second": family(second)}
    if figures.families[edict]:
        return {"family": family(figures.families[edict][0])}
    return {}


def _how_many(figures: Figures, edict: int) -> dict[str, Arg]:
    return {"count": count(figures.forbidden[edict])} if figures.kind[edict] == CARDS_EDICT else {}


def _cards_phrase(families: list[int], numbers: list[int], *, either_way: bool) -> Text:
    """Return the cards of some families with some numbers: *2s or 3s*, *Medici*, *even Medici or
    Sforza*.
    """
    if len(families) == len(numbers) == 1:
        return card(families[0] * 9 + numbers[0] - 1)
    all_families = len(families) == len(FAMILIES)
    whose = _listed([family(each) for each in sorted(families)], either_way=either_way)
    if len(numbers) == len(NUMBERS):
        return (
            Text("indulgence-cards-all")
            if all_families
            else Text("indulgence-cards-families", families=whose)
        )
    for parity, its_numbers in (("even", EVEN), ("odd", ODD)):
        if sorted(numbers) == its_numbers:
            return (
                Text(f"indulgence-cards-all-{parity}")
                if all_families
                else Text(f"indulgence-cards-{parity}", families=whose)
            )
    which = _listed(
        [Text("indulgence-number-each", number=each) for each in sorted(numbers)],
        either_way=either_way,
    )
    return (
        Text("indulgence-cards-numbers", numbers=which)
        if all_families
        else Text("indulgence-cards-some", numbers=which, families=whose)
    )


def _listed(parts: list[Text], *, either_way: bool) -> Arg:
    return or_list(parts) if either_way else [*parts]
