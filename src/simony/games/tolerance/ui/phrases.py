"""The phrases that Tolerance's sentences are made of: cards, suits, religions, roles, effects."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from simony.core.bits import BIT
from simony.core.ui.phrases import CACHE_SIZE, named
from simony.games.tolerance.rules.figures import (
    ALL_OF_THEM,
    CARD_KEYS,
    EFFECTS,
    EVERY_SUIT,
    HIGHEST,
    HIGHEST_MARK,
    LINES,
    LOSE_PIETY,
    LOWEST,
    NO_EFFECT,
    RANK_OF,
    REIGNS,
    RELIGIONS,
    ROLE_KEYS,
    ROYAL_EXECUTION,
    SUIT_OF,
    SUITS,
    TALLIES,
    TARGETS,
    Figures,
)
from simony.games.tolerance.rules.scoring import DEAD, first_line
from simony.i18n.phrases import or_list
from simony.i18n.text import Arg, Text


@cache
def card(number: int) -> Text:
    return Text(
        "tolerance-card",
        name=Text(f"tolerance-card-{CARD_KEYS[number]}"),
        suit=suit(SUIT_OF[number]),
        rank=RANK_OF[number],
    )


def cards(numbers: Iterable[int]) -> list[Arg]:
    return [card(each) for each in numbers]


card_name = named("tolerance-card-{}", CARD_KEYS)


def card_names(numbers: Iterable[int]) -> list[Arg]:
    """Return several cards, for a list in a sentence."""
    return [card_name(each) for each in numbers]


def any_card(numbers: Iterable[int]) -> Text:
    """Return several cards (at least one) as alternatives."""
    return or_list([card(each) for each in numbers])


suit = named("tolerance-suit-{}", SUITS)
religion = named("tolerance-religion-{}", RELIGIONS)
reign = named("tolerance-reign-{}", REIGNS)


@cache
def role(number: int) -> Text:
    """Return a role's name; -1 for an unknown one."""
    return Text(f"tolerance-role-{ROLE_KEYS[number]}" if number >= 0 else "tolerance-role-hidden")


tally = named("tolerance-tally-{}", TALLIES)


@cache
def pile(number: int) -> Text:
    return Text(
        f"tolerance-pile-{'dead' if number >= DEAD else 'living'}-{RELIGIONS[number % DEAD]}"
    )


# --- effects --------------------------------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def effect(figures: Figures, number: int) -> Text:
    """Return a card's effect in words, or that it is a guild member, or that it has none."""
    kind = figures.effect[number]
    if kind == NO_EFFECT:
        return Text("tolerance-effect-guild" if figures.guild[number] else "tolerance-effect-none")
    if kind == ROYAL_EXECUTION:
        return Text("tolerance-effect-royal_execution")
    if kind == LOSE_PIETY:
        return Text("tolerance-effect-lose_piety", count=figures.count[number])
    return Text(f"tolerance-effect-{EFFECTS[kind]}", reach=_reach(*reach(figures, number)))


def reach(figures: Figures, number: int) -> tuple[list[str], str]:
    """Return which cards an effect reaches, and how many of them: ``all``, ``lowest`` or a number.

    No cards and ``all`` for an effect that reaches none.
    """
    count = figures.count[number]
    return _targets(
        figures.target[number]
    ), "all" if count == ALL_OF_THEM else "lowest" if count == LOWEST else str(count)


def _targets(target: int) -> list[str]:
    if target >= HIGHEST_MARK:
        return [HIGHEST[(target // HIGHEST_MARK).bit_length() - 1]]
    if target == EVERY_SUIT:
        return ["all"]
    return [TARGETS[mark] for mark in range(9) if target & BIT[mark] != 0]


def _reach(targets: list[str], count: str) -> Text:
    whats: list[Arg] = [Text(f"tolerance-target-{target}") for target in targets]
    if count in ("all", "lowest"):
        return Text(f"tolerance-reach-{count}", what=whats)
    return Text("tolerance-reach-some", count=int(count), what=whats)


@lru_cache(CACHE_SIZE)
def card_full(figures: Figures, number: int) -> Text:
    """Return a card with everything printed on it."""
    its = (
        Text("tolerance-religion-prevailing")
        if figures.prevails[number]
        else religion(figures.religion[number])
    )
    return Text(
        "tolerance-card-full",
        card=card(number),
        religion=its,
        piety=figures.piety[number],
        money=figures.coins[number],
        effect=effect(figures, number),
    )


# --- roles ----------------------------------------------------------------------------------------


@lru_cache(CACHE_SIZE)
def role_lines(figures: Figures, number: int, of_reign: int) -> list[Arg]:
    """Return what a role pays in a reign, line by line; lines that pay nothing are left out."""
    first = first_line(number, of_reign)
    paid = [(line, figures.lines[first + place]) for place, line in enumerate(LINES)]
    return [
        Text("tolerance-line", line=Text(f"tolerance-line-{line}"), points=_signed(points))
        for line, points in paid
        if points
    ]


@lru_cache(CACHE_SIZE)
def role_pennants(figures: Figures, number: int) -> list[Arg]:
    points_each = [(place, figures.pennant_points[3 * number + place]) for place in range(3)]
    return [
        Text("tolerance-line", line=tally(place), points=_signed(points))
        for place, points in points_each
        if points
    ]


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"


def gained(points: int) -> str:
    """Return points with their sign; 0 has none."""
    return _signed(points) if points else "0"
