"""Sampled worlds compared with all deals that are consistent with what was seen.

The comparison is by brute force: every way to deal the unseen cards at the start of a short
history, replayed card by card with the naive reference. A deal stays if each card that was seen
could be played, and a face-down card stands for each that could lie there.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from games.indulgence.reference.lockstep import cards_in, tricks_of
from games.indulgence.reference.naive import CARDS, Card, Naive, after
from positions.indulgence import IndulgencePosition, ending
from positions.language import viewer_of
from shared.chi_square import check_uniform
from simony.core.records import encode
from simony.core.rng import Rng
from simony.games.indulgence.rules.rules import IndulgenceState
from simony.registry import open_game

if TYPE_CHECKING:
    from collections.abc import Iterator

World = tuple[tuple[frozenset[Card], ...], tuple[tuple[int, Card], ...]]


@dataclass
class History:
    """A start, what was played since, and the viewer."""

    description: str
    moves: str
    viewer: str
    worlds: int
    """How many there are, so that a change is noticed; counted by brute force."""
    first_trick: bool = False
    """Taken as if the described cards were all there ever were, and none had been played: lead bans
    hold.
    """


def deals(pool: list[Card], sizes: list[int]) -> Iterator[list[list[Card]]]:
    """Return every way to deal the pool to hands of these sizes."""
    if not sizes:
        yield []
        return
    for hand in combinations(pool, sizes[0]):
        left = [card for card in pool if card not in hand]
        for rest in deals(left, sizes[1:]):
            yield [list(hand), *rest]


def start_of(history: History) -> IndulgencePosition:
    at = ending(history.description)
    if history.first_trick:
        state = at.game.load(encode(at.state.record() | {"trick_number": 0}))
        assert isinstance(state, IndulgenceState)
        return IndulgencePosition(at.game, state)
    return at


def naive_with(at: IndulgencePosition, hands: list[list[Card]], first_trick: bool) -> Naive:
    state = at.state
    return Naive.ending(
        at.game.seats,
        ruler=state.ruler,
        edicts=at.edicts("force"),
        hands=hands,
        leader=state.leader,
        expert=True,
        edition=at.game.options["edition"],
        sinner=None if state.sinner < 0 else state.sinner,
        bull=state.bull == 1,
        trump=None if state.trump < 0 else ["medici", "sforza", "borgia", "orsini"][state.trump],
        tricks=[]
        if first_trick
        else [trick for seat in range(at.game.seats) for trick in tricks_of(state, seat)],
    )


def all_worlds(history: History) -> set[World]:
    at = start_of(history)
    seats, viewer = at.game.seats, viewer_of(history.viewer)
    hands = [cards_in(hand) for hand in at.state.hands]
    others = [seat for seat in range(seats) if seat != viewer]
    pool = [card for seat in others for card in hands[seat]]
    moves = [move.split(": ") for move in history.moves.split(", ")] if history.moves else []
    plays = [
        (ord(who) - ord("A"), at.game.notation(at.game.parse(at.spell(said))))
        for who, said in moves
    ]
    open_from = len(plays) - len(plays) % seats  # from here on the trick is not complete
    face_down = "tricks" in at.edicts("force")
    found: set[World] = set()
    for deal in deals(pool, [len(hands[seat]) for seat in others]):
        for seat, hand in zip(others, deal, strict=True):
            hands[seat] = hand
        games = [naive_with(at, hands, history.first_trick)]
        for number, (seat, move) in enumerate(plays):
            unseen = face_down and number >= open_from and seat != viewer
            announced = move.split()[1] if number == open_from else ""
            games = [
                after(game, could)
                for game in games
                for could in candidates(game, move, announced, unseen=unseen)
            ]
        found |= {world_of(game) for game in games}
    return found


def candidates(game: Naive, move: str, announced: str, *, unseen: bool) -> list[str]:
    """Return what a seat can have played, given what the viewer saw."""
    if not unseen:
        return [move] if move in game.legal() else []
    alike = [could for could in game.legal() if could.endswith("ring") == move.endswith("ring")]
    return [could for could in alike if could.split()[1].startswith(announced)]


def world_of(game: Naive) -> World:
    return tuple(frozenset(hand) for hand in game.hands), tuple(
        sorted((seat, card) for seat, card, _ in game.table)
    )


def world_of_state(state: IndulgenceState) -> World:
    table = tuple((seat, CARDS[card]) for seat, card in enumerate(state.trick) if card < len(CARDS))
    return tuple(frozenset(cards_in(hand)) for hand in state.hands), table


FACE_UP = (
    "expert, A rules, edict first-or-last, A has taken 12 others, A took the first trick, "
    "rest taken by B, "
)
FACE_DOWN = "expert, A rules, edict tricks, rest taken by B, "
SIX_CARDS = "A holds m12, B holds s1 m3, C holds m4 b5, A to lead"
TURNED = "A holds m12 s3, B holds s1 b3 b4, C holds s2 m45, A to lead"
TWO_EACH = "A holds m12, B holds s1 m3, C holds m45, D holds b12, A to lead"
THREE_EACH = "A holds m12 s3, B holds s1 b3 m3, C holds s2 m45, A to lead"

HISTORIES = {
    "nothing seen": History(f"4 players, {FACE_UP} {TWO_EACH}", "", "A", 90),
    "nothing seen by a spectator": History(
        f"3 players, {FACE_UP} A holds m12, B holds m34, C holds s12, A to lead",
        "",
        "spectator",
        90,
    ),
    "one could not follow": History(
        f"4 players, {FACE_UP} {TWO_EACH}", "A: m1, B: m3, C: m4, D: b1", "A", 4
    ),
    "one could not follow, and a spectator": History(
        f"4 players, {FACE_UP} {TWO_EACH}", "A: m1, B: m3, C: m4, D: b1", "spectator", 12
    ),
    "seen by who comes last": History(
        f"4 players, {FACE_UP} {TWO_EACH}", "A: m1, B: m3, C: m4", "D", 6
    ),
    "two families lacked, of three players": History(
        "3 players, " + FACE_UP + "A holds m12 s34, B holds s1 b345, C holds b12 s2 m3, A to lead",
        "A: m1, B: b3, C: m3, C: b1, A: s3, B: b4",
        "C",
        2,
    ),
    "a void remembered in the next trick": History(
        "4 players, "
        + FACE_UP
        + "A holds m12 s9, B holds s1 m3 o1, C holds m45 b3, D holds b12 s2, A to lead",
        "A: m1, B: m3, C: m5, D: b1, C: b3",
        "B",
        9,
    ),
    "face down: the leader alone": History(
        f"3 players, {FACE_DOWN} {THREE_EACH}", "A: m1", "B", 40
    ),
    "face down: the leader, seen by nobody": History(
        f"3 players, {FACE_DOWN} {SIX_CARDS}", "A: m1", "spectator", 120
    ),
    "face down: a follower who followed or could not": History(
        f"3 players, {FACE_DOWN} {THREE_EACH}", "A: m1, B: m3", "C", 45
    ),
    "face down: a follower, seen by the leader": History(
        f"3 players, {FACE_DOWN} {THREE_EACH}", "A: m1, B: m3", "A", 33
    ),
    "face down: a follower, seen by a spectator": History(
        f"3 players, {FACE_DOWN} {SIX_CARDS}", "A: m1, B: m3", "spectator", 168
    ),
    "face down: three cards of four": History(
        f"4 players, {FACE_DOWN} {TWO_EACH}", "A: m1, B: m3, C: m4", "D", 360
    ),
    "face down: two followers, seen by the leader": History(
        f"4 players, {FACE_DOWN} {TWO_EACH}", "A: m1, B: m3, C: m4", "A", 180
    ),
    "face down: a family nobody else can have": History(
        f"3 players, {FACE_DOWN} A holds m1 s1, B holds s2 s3, C holds b1 b2, A to lead",
        "A: m1, B: s2",
        "C",
        6,
    ),
    "face down: after a trick was turned up": History(
        f"3 players, {FACE_DOWN} {TURNED}", "A: m1, B: b3, C: m4, C: m5, A: m2", "B", 8
    ),
    "face down: the same, and a spectator": History(
        f"3 players, {FACE_DOWN} {TURNED}", "A: m1, B: b3, C: m4, C: m5, A: m2", "spectator", 48
    ),
    "face down: the ring on a hidden lead": History(
        (
            "3 players, expert, B rules, edict tricks, A sins, rest taken by A, A holds m12 s3, "
            "B holds s1 b3 m3, C holds s2 m45, A to lead"
        ),
        "A: m1 ring",
        "B",
        40,
    ),
    "face down: the ring on a hidden follower, seen by its owner": History(
        (
            "3 players, expert, B rules, edict tricks, A sins, rest taken by A, A holds m12 s3, "
            "B holds s1 b3 m3, C holds s2 m45, C to lead"
        ),
        "C: m4, A: m2 ring",
        "A",
        30,
    ),
}

BANS = "expert, japanese edition, A rules, edict even-medici-sforza, rest taken by B, A to lead, "
HIDDEN_BANS = (
    "expert, japanese edition, A rules, bull tricks even-medici-sforza first-or-last, "
    "rest taken by B, A to lead, "
)
PARTLY_BANNED = (
    "expert, A rules, bull tricks even-medici-sforza first-or-last, rest taken by B, A to lead, "
)
FIRST_TRICKS = {
    "face down, a family partly banned": History(
        f"3 players, {PARTLY_BANNED} A holds m1 s2 b4, B holds m2 s4 m4, C holds m6 o1 b5",
        "A: m1",
        "C",
        16,
        first_trick=True,
    ),
    "face down, a family partly banned, and a follower": History(
        f"3 players, {PARTLY_BANNED} A holds m1 s2, B holds m2 s4, C holds m6 o1",
        "A: m1, B: m2",
        "C",
        6,
        first_trick=True,
    ),
    "face down, a family partly banned, seen by a spectator": History(
        f"3 players, {PARTLY_BANNED} A holds m1 s2, B holds m2 s4, C holds m6 o1",
        "A: m1, B: m2",
        "spectator",
        92,
        first_trick=True,
    ),
    "a banned lead": History(
        f"3 players, {BANS} A holds m1 s12, B holds b12 m4, C holds b3 o1 m5",
        "A: m1",
        "C",
        3,
        first_trick=True,
    ),
    "a lead that is not banned": History(
        f"3 players, {BANS} A holds m1 s1 b4, B holds b12 m4, C holds b3 o1 m5",
        "A: b4",
        "C",
        10,
        first_trick=True,
    ),
    "a banned lead, and a void": History(
        f"3 players, {BANS} A holds m1 s12, B holds b12 s4, C holds b3 o1 m5",
        "A: m1, B: b1",
        "C",
        3,
        first_trick=True,
    ),
    "a banned lead, seen by a spectator": History(
        f"3 players, {BANS} A holds m1 s1, B holds b1 m4, C holds b3 m5",
        "A: m1",
        "spectator",
        18,
        first_trick=True,
    ),
    "face down, a family that is banned": History(
        f"3 players, {HIDDEN_BANS} A holds m1 s12, B holds b12 m4, C holds b3 o1 m5",
        "A: m1",
        "C",
        6,
        first_trick=True,
    ),
    "face down, a family that is not": History(
        f"3 players, {HIDDEN_BANS} A holds m1 s1 b4, B holds b12 m4, C holds b3 o1 m5",
        "A: b4",
        "C",
        30,
        first_trick=True,
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    "history", [*HISTORIES.values(), *FIRST_TRICKS.values()], ids=[*HISTORIES, *FIRST_TRICKS]
)
def test_sampled_worlds_are_all_worlds_equally_likely(history: History) -> None:
    at = start_of(history)
    if history.moves:
        at.play(history.moves)
    worlds = all_worlds(history)
    assert len(worlds) == history.worlds
    assert world_of_state(at.state) in worlds
    view = at.view(history.viewer)
    rng = Rng("worlds")
    counted: Counter[World] = Counter()
    for number in range(25 * len(worlds)):
        world = at.game.sample(view, rng)
        assert isinstance(world, IndulgenceState)
        counted[world_of_state(world)] += 1
        if number < 20:
            assert world.view(view.viewer).to_bytes() == view.to_bytes()
    check_uniform(counted, worlds)


def test_worlds_at_every_step_of_a_game_look_the_same_to_the_viewer() -> None:
    game = open_game("indulgence", 4, {"expert": True})
    rng = Rng("every step")
    state = game.new()
    while not state.over():
        if state.pending() == 0:
            state.apply_chance(state.draw(rng))
        else:
            seat = state.pending_seats()[0]
            state.apply(seat, game.suggest(state, seat, rng))
        view = state.view(rng.below(5) - 1)
        assert game.sample(view, rng).view(view.viewer).to_bytes() == view.to_bytes()
