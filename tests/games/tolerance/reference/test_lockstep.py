"""Whole games played in lockstep by the engine and the naive reference."""

from collections import Counter

import pytest

from games.tolerance.reference.lockstep import Pair
from simony.core.event import Event
from simony.core.rng import Rng

OPTIONS: dict[str, dict[str, str]] = {
    "bertram": {},
    "random": {"roles": "random", "plagues": "2"},
    "hidden": {"roles": "random", "hidden_roles": "on"},
    "choose": {"roles": "choose", "plagues": "2", "open_tableaux": "on"},
}
GAMES = 12  # for each setup: 144 in all


def play_one(pair: Pair, rng: Rng) -> list[Event]:
    """One game; both must agree at every step."""
    events: list[Event] = []
    while not pair.state.over():
        pair.agree()
        if pair.state.pending() == 0:
            pair.shuffle(rng)
        else:
            legal = pair.state.legal(pair.state.turn)
            pair.play(legal[rng.below(len(legal))], events)
    pair.agree()
    return events


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_lockstep(seats: int, options: str) -> None:
    happened: Counter[str] = Counter()
    for number in range(GAMES):
        pair = Pair.open(seats, OPTIONS[options])
        happened.update(
            event.kind for event in play_one(pair, Rng(f"lockstep {seats} {options} {number}"))
        )
    # The games must cover everything that can happen.
    wanted = {
        "taxes",
        "piety",
        "killed",
        "condemned",
        "converted",
        "lost-piety",
        "idle",
        "silenced",
        "pennant",
        "loan",
        "repaid",
    }
    wanted |= {"executed", "reign-over", "game-over"} | (
        {"roles-shown", "scored-hidden"} if options == "hidden" else set()
    )
    assert wanted <= set(happened)
