"""A view as text: it has all choices, nothing hidden, and a bounded length."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import pytest

from simony.bots.programs.text_observation import (
    MAX_RECALLED,
    SeatHistory,
    TextObservation,
    make_text_observation,
    rules_text,
)
from simony.core.contract import Game, State
from simony.core.event import EVERYONE, Event
from simony.core.rng import Rng
from simony.i18n.sentences import LANGUAGES, localization
from simony.registry import game_specs, open_game

KEYS = sorted(game_specs())
LONGEST = 30_000
"""In characters.

The longest one seen had 19,000: Tolerance for five, with the maximum memory.
"""
LEFT_OVER = re.compile(
    r"\b(?:prose|terminal|indulgence|dogma|tolerance|mea_culpa|error)-[a-z]|[{}\x1b]|\$who"
)
"""Matches missing texts and unfilled arguments."""


def questions(
    game: Game, language: str, every: int, most: int, memory: int = 12
) -> Iterator[tuple[State, int, SeatHistory, TextObservation]]:
    """Yield every `every`-th question of a game between priests, with the history of its seat."""
    state, rng, number = game.new(), Rng(f"prose {game.key}"), 0
    pasts = [SeatHistory(seat) for seat in range(game.seats)]
    while not state.over() and most > 0:
        events: list[Event] = []
        seat = int(state.seat_to_act())
        if seat < 0:
            state.apply_chance(state.draw(rng), events)
        else:
            number += 1
            if number % every == 0:
                most -= 1
                yield (
                    state,
                    seat,
                    pasts[seat],
                    make_text_observation(game, state.view(seat), language, pasts[seat], memory),
                )
            pasts[seat].mark_read()
            state.apply(seat, game.suggest(state, seat, rng), events)
        for past in pasts:
            past.add_events(events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_choice_has_number_notation_and_text(key: str, language: str) -> None:
    game = open_game(key)
    for state, seat, _, told in questions(game, language, every=7, most=30):
        assert sorted(offer.action for offer in told.choices) == state.legal(seat)
        lines = told.text.splitlines()
        for offer in told.choices:
            assert offer.notation == game.notation(offer.action)
            assert offer.text
            assert lines.count(f"{offer.number}. {offer.notation} – {offer.text}") == 1
        assert len({offer.number for offer in told.choices}) == len(told.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_a_text_is_plain_and_of_bounded_length(key: str, language: str) -> None:
    spec = game_specs()[key]
    for seats in (min(spec.seat_counts), max(spec.seat_counts)):
        game = open_game(key, seats)
        texts = [
            rules_text(game, language),
            *(
                told.text
                for *_, told in questions(game, language, every=23, most=12, memory=MAX_RECALLED)
            ),
        ]
        for text in texts:
            assert len(text) < LONGEST
            assert LEFT_OVER.search(text) is None
            assert {unicodedata.category(letter) for letter in text.replace("\n", "")}.isdisjoint(
                {"Cc", "Cf", "Cs", "Co"}
            )


@pytest.mark.parametrize("key", KEYS)
def test_the_text_describes_table_and_hand(key: str) -> None:
    """The text names every visible item in every zone, and the counts."""
    game = open_game(key)
    for state, seat, _, told in questions(game, "en", every=11, most=12):
        fresh = make_text_observation(game, state.view(seat), "en")
        assert fresh.choices == told.choices
        assert "since you were last asked" not in fresh.text
        scene = game.scene(state.view(seat))
        table = fresh.text.partition("## The table")[2]
        for zone in scene.zones:
            for item in zone.items:
                if zone.note is None or item.look:
                    assert localization("en").translate(item.face, None, seat) in table
            if zone.amount or (zone.amount is not None and zone.kind == "counter"):
                assert (
                    f"- {localization('en').translate(zone.label, None, seat)}: {zone.amount}"
                    in table
                )
        for fact in scene.facts:
            assert localization("en").translate(fact, None, seat) in table


def test_news_is_told_once_and_the_past_as_far_as_requested() -> None:
    game = open_game("indulgence", 4)
    past = SeatHistory(1)
    told = [Event("led", EVERYONE, {}) for _ in range(3)]
    past.add_events(told)
    assert (len(past.entries), past.unread) == (3, 3)
    past.mark_read()
    past.add_events([Event("secret", 1 << 2, {}), Event("own", 1 << 1, {})])
    assert [each.kind for each in past.entries if isinstance(each, Event)] == [
        "led",
        "led",
        "led",
        "own",
    ]
    assert past.unread == 1
    past.add_events([Event("led", EVERYONE, {})] * (2 * MAX_RECALLED))
    assert (len(past.entries), past.unread) == (MAX_RECALLED, MAX_RECALLED)

    for _, _, heard, short in questions(game, "en", every=9, most=9, memory=0):
        assert "## What happened before" not in short.text
        since = short.text.partition("## What has happened since you were last asked\n")[
            2
        ].partition("\n\n")[0]
        assert since.count("\n") + 1 == max(1, heard.unread)
    for _, _, heard, long in questions(game, "en", every=9, most=9, memory=12):
        before = long.text.partition("## What happened before\n")[2].partition("\n\n")[0]
        assert (before.count("\n") + 1 if before else 0) == max(
            0, min(12, len(heard.entries)) - heard.unread
        )


# --- nothing hidden -------------------------------------------------------------------------------


class Eavesdropper(SeatHistory):
    """A history that also records events hidden from its seat."""

    def add_events(self, events: object) -> None:
        assert isinstance(events, list)
        for event in events:
            self.add(event)


def told_apart(
    key: str, kind: type[SeatHistory], seed: str, most: int = 6, steps: int = 14
) -> tuple[int, int]:
    """Play two worlds that a seat cannot tell apart with steps that look alike to it; return the
    number of steps, and how often the texts differed.
    """
    game, rng = open_game(key), Rng(seed)
    compared = different = 0
    for state, viewer, _, _ in questions(game, "en", every=13, most=most):
        truth, world = state.copy(), game.sample(state.view(viewer), rng)
        one, other = kind(viewer), kind(viewer)
        for _ in range(steps):
            heard = _step_alike(truth, world, viewer, rng)
            if heard is None:
                break
            one.add_events(heard[0])
            other.add_events(heard[1])
            compared += 1
            texts = [
                make_text_observation(game, each.view(viewer), "en", past, 50).text
                for each, past in ((truth, one), (world, other))
            ]
            different += texts[0] != texts[1]
    return compared, different


def _step_alike(
    one: State, other: State, viewer: int, rng: Rng
) -> tuple[list[Event], list[Event]] | None:
    """Return the next step of both, which looks the same to the viewer; None if the worlds
    diverge.
    """
    seat = int(one.seat_to_act())
    if one.over() or seat < 0 or one.pending() != other.pending():
        return None
    alike = [
        (action, twin)
        for action in one.legal(seat)
        for twin in other.legal(seat)
        if one.observed(viewer, seat, action) == other.observed(viewer, seat, twin)
    ]
    if not alike:
        return None
    action, twin = alike[rng.below(len(alike))]
    told: tuple[list[Event], list[Event]] = ([], [])
    one.apply(seat, action, told[0])
    other.apply(seat, twin, told[1])
    return told


@pytest.mark.parametrize("key", KEYS)
def test_indistinguishable_worlds_give_the_same_text(key: str) -> None:
    compared, different = told_apart(key, SeatHistory, "worlds")
    assert compared > 12
    assert different == 0


def test_a_history_with_hidden_events_is_detected() -> None:
    assert told_apart("dogma", Eavesdropper, "worlds")[1] > 0
