"""The history of a seat as programs at a table get it: what the seat saw, what is new since
its own last decision, and what was undone.
"""

from __future__ import annotations

import pytest

from simony.bots.programs.text_observation import SeatHistory, make_text_observation
from simony.core.event import Event
from simony.core.log import CHANCE, PLAY, UNDO, Entry, Log
from simony.core.rng import Rng
from simony.registry import game_specs, open_game
from simony.server.state.timeline import Timeline


def played(key: str, steps: int) -> tuple[Timeline, list[SeatHistory]]:
    """Return a game as a server follows it, and each seat's history as an arena would record
    it, with everything at once.
    """
    game, rng = open_game(key), Rng(f"told {key}")
    timeline, pasts = (
        Timeline(Log(game), remembered=None),
        [SeatHistory(seat) for seat in range(game.seats)],
    )
    for _ in range(steps):
        state = timeline.log.state
        seat = int(state.seat_to_act())
        if seat < 0:
            timeline.add(Entry(CHANCE, outcome=tuple(state.draw(rng))), 0.0)
        else:
            pasts[seat].mark_read()
            timeline.add(Entry(PLAY, seat, int(game.suggest(state, seat, rng))), 0.0)
        for past in pasts:
            past.add_events(timeline.last.events)
    return timeline, pasts


@pytest.mark.parametrize("key", sorted(game_specs()))
def test_a_seat_s_history_is_the_same_at_a_server_as_in_the_arena(key: str) -> None:
    timeline, pasts = played(key, 40)
    for seat, past in enumerate(pasts):
        found = timeline.history(seat)
        assert list(found.entries) == list(past.entries)
        assert found.unread == past.unread
        assert all(isinstance(event, Event) and event.seen_by(seat) for event in found.entries)


def test_undone_actions_are_mentioned() -> None:
    timeline, _ = played("indulgence", 20)
    seat, game = timeline.log.entries[-1].seat, timeline.log.game
    timeline.add(Entry(UNDO, seat, count=1, agreed=True), 0.0)
    for reader, sentence in (
        (seat, "- You take back your last decision."),
        ((seat + 1) % game.seats, f"- Player {seat + 1} takes back a decision."),
    ):
        text = make_text_observation(
            game, timeline.log.state.view(reader), "en", timeline.history(reader)
        ).text
        assert f"{sentence}\n\n## The table" in text
