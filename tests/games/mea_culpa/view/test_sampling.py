"""Exact sampling: all possible worlds are played on in every way, and `sample` gives exactly these,
as often as it should.
"""

from __future__ import annotations

import pytest

from positions.language import seat_of
from positions.mea_culpa import MeaCulpaPosition, position
from simony.conformance import check_worlds_from
from simony.core.contract import State
from simony.core.rng import Rng

THREE = (
    "3 players, souls -1 -2 -3, posts 1 1 1, A is pope, B is emperor, C is merchant, market bread 2"
)
SHUT = "suite 5 closed, suite 6 closed"
READY = "built 1 0 0, crews 1 0 0"
POSITIONS = {
    "splits, and a cathedral about to be finished": (
        (
            f"{THREE}, turn merchant, rooms new-crew - - -, {SHUT}, taler 0 0 1, "
            f"A gave wine I 5 II, B gave bread I bread II, {READY}"
        ),
        "",
    ),
    "a donation to come": (
        f"{THREE}, turn emperor, rooms - - - -, {SHUT}, taler 0 2 0, B has wine 1, A gave bread I",
        "",
    ),
    "bids": ("3 players, bidding, souls -1 -2 -3, taler 1 0 2, rooms good - - -", ""),
    "a bid that is sealed": (
        "3 players, bidding, souls -1 -2 -3, taler 1 0 2, rooms good - - -",
        "A: bid 3, A: coins 1",
    ),
    "the Pope's die": (
        f"{THREE}, turn pope, rooms five-taler steal - -, {SHUT}, taler 0 0 0",
        "A: meet",
    ),
    "a die that is set": (
        f"{THREE}, turn pope, rooms five-taler steal - -, suite 6 closed, taler 0 0 0",
        "A: meet, A: die 5",
    ),
    "a hidden gift": (
        f"{THREE}, with meta_culpa, turn emperor, rooms - - - -, {SHUT}, taler 0 2 0, B has wine 2",
        "B: hide wine I",
    ),
    "two hidden gifts": (
        f"{THREE}, with meta_culpa, turn emperor, rooms - - - -, {SHUT}, taler 0 2 0, B has wine 2",
        "B: hide wine I, B: hide 2 II, B: pass",
    ),
    "a window": (
        f"{THREE}, with meta_culpa, turn emperor, rooms - - - -, {SHUT}, taler 0 2 0",
        "B: buy bread, B: skip, B: pass, A: caught",
    ),
}


def worlds_of(at: MeaCulpaPosition, viewer: int) -> list[State]:
    """Return all of them: they are few, and each comes up in a thousand draws."""
    view, rng = at.state.view(viewer), Rng("worlds")
    found = {
        world.position_bytes(): world for world in (at.game.sample(view, rng) for _ in range(1000))
    }
    assert at.state.position_bytes() in found
    assert len(found) <= 60
    return list(found.values())


@pytest.mark.slow
@pytest.mark.parametrize("who", "ABC")
@pytest.mark.parametrize("name", POSITIONS)
def test_sampled_worlds_are_exactly_the_possible_ones_and_equally_likely(
    name: str, who: str
) -> None:
    said, played = POSITIONS[name]
    at = position(said).play(played)
    assert (
        check_worlds_from(at.game, worlds_of(at, seat_of(who)), seat_of(who), groups=30, counted=80)
        > 0
    )
