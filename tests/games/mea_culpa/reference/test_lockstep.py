"""The engine compared with the naive reference on random positions: moves, Dens, posts, lifts and
donations.
"""

from __future__ import annotations

import random
from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.mea_culpa.reference.naive import DENS, Evaluation, Record, punish
from simony.core.contract import Game
from simony.core.event import Event
from simony.games.mea_culpa.rules import apply
from simony.games.mea_culpa.rules.actions import CHOOSE, F_EVALUATE, frame
from simony.games.mea_culpa.rules.board import dens, souls
from simony.games.mea_culpa.rules.figures import COLOURS, SITES
from simony.games.mea_culpa.rules.rules import MeaCulpaState
from simony.registry import open_game

GIFTS = ["bread", "wine", "cloth", "jewel", "1", "2", "5", "10"]
WHO = "ABCD"


@cache
def opened(seats: int) -> Game:
    return open_game("mea_culpa", seats)


def position(seats: int, rng: random.Random) -> tuple[MeaCulpaState, Record]:
    """Return souls anywhere they may be, crowded so that they get in each other's way, often near
    an end of the track.
    """
    state = opened(seats).new()
    assert isinstance(state, MeaCulpaState)
    low = rng.choice((-40, -12, -6, 0))
    spaces = rng.sample(range(low, low + rng.choice((5, 8, 12))), seats)
    if rng.random() < 0.3:
        spaces = [0 if rng.random() < 0.6 else space for space in spaces]
    line = list(range(seats))
    rng.shuffle(line)
    state.souls = vec[i64](spaces)
    state.line = vec[i64](line)
    return state, Record(
        {WHO[seat]: spaces[seat] for seat in range(seats)},
        sorted(WHO[:seats], key=lambda who: line[WHO.index(who)]),
    )


def same(state: MeaCulpaState, record: Record) -> bool:
    return list(state.souls) == [record.souls[WHO[seat]] for seat in range(len(state.souls))]


SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
POSITIONS = pytest.mark.parametrize("positions", [500, pytest.param(9000, marks=pytest.mark.soak)])
"""Of each kind and number of players: in the soak tests more than 100,000 in all."""


@SEATS
@POSITIONS
def test_moves_towards_hell(seats: int, positions: int) -> None:
    rng = random.Random(f"falls {seats}")
    for _ in range(positions):
        state, record = position(seats, rng)
        steps = [rng.randrange(7) for _ in range(seats)]
        souls.fall_in_order(state, (1 << seats) - 1, vec[i64](steps), None)
        record.all_down({WHO[seat]: steps[seat] for seat in range(seats)})
        assert same(state, record)


@SEATS
@POSITIONS
def test_dens(seats: int, positions: int) -> None:
    rng = random.Random(f"dens {seats}")
    for _ in range(positions):
        state, record = position(seats, rng)
        sins = {WHO[seat]: {den: rng.randrange(3) for den in DENS} for seat in range(seats)}
        state.sins = vec[i64]([sins[WHO[seat]][den] for seat in range(seats) for den in DENS])
        spared, placer = rng.randrange(3), rng.randrange(seats)
        state.pope_stones = vec[i64](
            [2 if den == spared else 1 if den == (spared + 1) % 3 else 0 for den in range(3)]
        )
        dens.move_pope_stone(
            state, placer, 2 * ((spared + 1) % 3) + 1, None
        )  # two further on is one back
        punish(record, sins, DENS[spared], WHO[placer])
        assert same(state, record)
        assert list(state.sins) == [sins[WHO[seat]][den] for seat in range(seats) for den in DENS]
        assert list(state.pope_stones) == [1, 1, 1]


@SEATS
@POSITIONS
def test_posts_and_letters_at_the_end(seats: int, positions: int) -> None:
    rng = random.Random(f"end {seats}")
    for _ in range(positions):
        state, record = position(seats, rng)
        posts = [rng.randrange(1, 7) for _ in range(seats)]
        letters = {
            WHO[seat]: {colour: rng.choice((0, 1, 2, 5, 7)) for colour in COLOURS}
            for seat in range(seats)
        }
        state.posts = vec[i64](posts)
        state.letters = vec[i64](
            [letters[WHO[seat]][colour] for seat in range(seats) for colour in COLOURS]
        )
        souls.compare_posts(state, None)
        record.compare({WHO[seat]: posts[seat] for seat in range(seats)})
        assert same(state, record)
        souls.lift_souls(state, None)
        record.lift(letters)
        assert same(state, record)
        assert state.places() == [record.places()[WHO[seat]] for seat in range(seats)]


@SEATS
@POSITIONS
def test_donations(seats: int, positions: int) -> None:
    rng = random.Random(f"donations {seats}")
    for _ in range(positions):
        state, record = position(seats, rng)
        second = rng.random() < 0.5
        gifts = {
            WHO[seat]: {gift: rng.choice((0, 0, 0, 1, 2)) for gift in GIFTS}
            for seat in range(seats)
        }
        given = [gifts[WHO[seat]][gift] for seat in range(seats) for gift in GIFTS]
        elsewhere = [0 if second else rng.randrange(3) for _ in given]
        state.given = vec[i64]([here + there for here, there in zip(given, elsewhere, strict=True)])
        state.first = vec[i64]([0] * len(given) if second else given)
        supply = {colour: rng.choice((0, 2, 11)) for colour in COLOURS}
        state.supply = vec[i64]([supply[colour] for colour in COLOURS])
        site = rng.randrange(3)
        wishes = {WHO[seat]: rng.sample(["blue", "red", "green"], 3) for seat in range(seats)}
        run_evaluation(state, site, wishes, second=second)
        got = Evaluation(record, gifts, supply, wishes).run(SITES[site])
        for seat in range(seats):
            assert [got[WHO[seat]].count(colour) for colour in COLOURS] == list(state.letters)[
                4 * seat : 4 * seat + 4
            ]
        assert list(state.supply) == [supply[colour] for colour in COLOURS]
        if not second:
            assert list(state.given) == elsewhere
            assert not any(state.first)


def run_evaluation(
    state: MeaCulpaState, site: int, wishes: dict[str, list[str]], *, second: bool
) -> None:
    """Finish a cathedral in the early visit of a Petty Sinner, and let the donors take what they
    wish.
    """
    state.finished = 2 if second else 1
    state.posts = vec[i64]([1] * len(state.posts))
    souls = list(state.souls)
    state.stack[0] = frame(F_EVALUATE, 0, site, 0, 0)
    state.depth = 1
    events: list[Event] = []
    apply.advance(state, events)
    while state.pending():
        seat = state.seat_to_act()
        shown = [action - CHOOSE for action in state.legal(seat)]
        state.play(
            seat,
            CHOOSE
            + next(
                COLOURS.index(wish) for wish in wishes[WHO[seat]] if COLOURS.index(wish) in shown
            ),
        )
    if second:
        assert state.over()
    else:
        assert list(state.souls) == souls
