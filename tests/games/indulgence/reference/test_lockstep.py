"""Whole games played in lockstep by the engine and the naive reference."""

from collections import Counter

import pytest

from games.indulgence.reference.lockstep import Pair, blind, sinful
from simony.core.event import Event
from simony.core.rng import Rng

TABLES = [
    (seats, expert, edition)
    for seats in (3, 4)
    for expert in (False, True)
    for edition in ("english", "japanese")
]
GAMES = 24  # for each setup: 192 in all


def play_one(pair: Pair, rng: Rng, *, sinfully: bool) -> list[Event]:
    """One game; both must agree at every step."""
    events: list[Event] = []
    choose = sinful if sinfully else blind
    pair.shuffle(rng)
    while not pair.state.over():
        pair.agree()
        if pair.state.pending() == 0:
            pair.shuffle(rng, favour=sinfully and rng.below(3) == 0)
        else:
            pair.play(choose(pair.state, pair.state.turn, rng), events)
    pair.agree()
    return events


@pytest.mark.parametrize(("seats", "expert", "edition"), TABLES)
def test_lockstep(seats: int, expert: bool, edition: str) -> None:
    happened: Counter[str] = Counter()
    for number in range(GAMES):
        rng = Rng(f"lockstep {seats} {expert} {edition} {number}")
        pair = Pair.open(seats, expert=expert, edition=edition)
        happened.update(event.kind for event in play_one(pair, rng, sinfully=number % 2 == 1))
        happened["champion"] += pair.state.champion >= 0
    # The games must cover everything that can happen.
    wanted = {"sin-made", "sin-missed", "pass", "hand-over", "paid", "game-over"}
    wanted |= {"bull", "trump", "named", "played-hidden", "champion"} if expert else set()
    assert wanted <= {kind for kind, times in happened.items() if times}
    assert happened["sin-made"] >= GAMES
