"""Seatings, and games in which a bot fails."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lab.arena.short_matches import add_kind, short_game, short_match
from simony.bots.fault import FAULT_KINDS, GONE, ILLEGAL, RAISED
from simony.bots.programs.program import ProgramCommands
from simony.bots.programs.sync_program import ProgramRunner
from simony.core.contract import View
from simony.core.errors import BadOption
from simony.lab.arena.match import Match, make_match
from simony.lab.arena.match_game import PlayedGame, play_game, win_shares
from simony.registry import open_game

FAULTY_PROGRAM = str(Path(__file__).parents[2] / "bots" / "programs" / "faulty_program.py")


def games(match: Match, deals: int = 1) -> list[PlayedGame]:
    hiring = ProgramRunner(match.programs)
    try:
        return [
            play_game(match, deal, seating, hiring)
            for deal in range(deals)
            for seating in range(len(match.seatings))
        ]
    finally:
        hiring.close()


# --- seatings -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("named", "seats", "seatings"),
    [
        (["random"], 4, 1),
        (["priest", "random"], 4, 4),
        (["priest", "random", "priest", "random"], 4, 2),
        (["priest", "priest", "random", "random"], 4, 4),
        (["priest", "random", "bishop"], 4, 4),
    ],
)
def test_every_bot_gets_every_seat_equally_often(
    named: list[str], seats: int, seatings: int
) -> None:
    match = make_match(short_game(seats), named, "s")
    assert match.bots == tuple(named + named[-1:] * (seats - len(named)))
    assert len(match.seatings) == len(set(match.seatings)) == seatings
    for name in match.names:
        assert (
            len({sum(seating[seat] == name for seating in match.seatings) for seat in range(seats)})
            == 1
        )


def test_no_bots_or_too_many_are_refused() -> None:
    with pytest.raises(BadOption, match="4 bots for 3 players"):
        make_match(short_game(3), ["random"] * 4, "s")
    with pytest.raises(BadOption, match="at least one"):
        make_match(short_game(3), [], "s")
    with pytest.raises(BadOption, match="no bot “antipope”"):
        make_match(short_game(3), ["priest", "antipope"], "s")


def test_a_shared_first_place_is_a_shared_win() -> None:
    assert win_shares([1, 2, 3]) == [1, 0, 0]
    assert win_shares([2, 1, 1]) == [0, 0.5, 0.5]
    assert win_shares([1, 1, 1, 1]) == [0.25] * 4


# --- the same cards for every seating -------------------------------------------------------------


def test_bots_that_play_alike_get_the_same_game_in_every_seating(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only the seating changes: with the same play, chance does the same to each seat, to the last
    card.
    """
    for name in ("left", "right"):
        add_kind(monkeypatch, name, lambda view: view.legal[len(view.legal) // 2])
    for key in ("dogma", "indulgence", "mea_culpa", "tolerance"):
        match = make_match(open_game(key), ["left", "right"], "s")
        first, *others = games(match)
        for game in others:
            assert (game.places, game.scores, game.decisions) == (
                first.places,
                first.scores,
                first.decisions,
            )


def test_different_bots_get_the_same_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: dict[int, object] = {}

    def watching(place: int) -> Callable[[View], int]:
        def watch(view: View) -> int:
            seen.setdefault(int(view.viewer), view.record()["hand"])
            return view.legal[place]

        return watch

    add_kind(monkeypatch, "first", watching(0))
    add_kind(monkeypatch, "last", watching(-1))
    match = short_match("first", "last")
    hiring = ProgramRunner(ProgramCommands())
    hands = []
    for deal in range(2):
        for seating in range(3):
            seen.clear()
            play_game(match, deal, seating, hiring)
            hands.append(dict(seen))
    hiring.close()
    assert hands[0] == hands[1] == hands[2] != hands[3] == hands[4] == hands[5]
    assert set(hands[0]) == {0, 1, 2}


def test_deals_differ_and_so_does_the_luck_of_bots() -> None:
    played = games(short_match("random", "priest"), deals=3)
    assert len({tuple(game.scores) for game in played}) == len(played)


@pytest.mark.parametrize(
    ("key", "seats", "known"),
    [
        (
            "indulgence",
            3,
            [
                [40, 32, 18, 85, 86, 84], [29, 21, 40, 91, 88, 89], [12, 60, 18, 89, 89, 90],
                [51, 0, 42, 86, 86, 83], [34, 17, 39, 73, 71, 71], [22, 51, 17, 71, 69, 72],
            ],
        ),
        ("dogma", 2, [[1, 0, 55, 58], [0, 1, 73, 76], [1, 0, 81, 85], [0, 1, 75, 73]]),
    ],
)  # fmt: skip
def test_both_builds_play_the_same_games(key: str, seats: int, known: list[list[int]]) -> None:
    """Points and decisions of every seat: the same numbers for the interpreted and the compiled
    run.
    """
    played = games(make_match(open_game(key, seats), ["priest", "random"], "known"), deals=2)
    assert [[*game.scores, *game.decisions] for game in played] == known


# --- bots that fail -------------------------------------------------------------------------------


def fail(_view: View) -> int:
    raise ZeroDivisionError("candles")


def test_a_bot_that_raises_or_cheats_loses_its_turns_and_the_game_continues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    add_kind(monkeypatch, "fails", fail)
    add_kind(monkeypatch, "cheats", lambda _: 10_000)
    for game in games(short_match("fails", "cheats", "random")):
        faults = {trouble.bot: trouble for trouble in game.troubles}
        assert set(faults) == {"fails", "cheats"}
        assert list(faults["fails"].kinds) == [RAISED]
        assert list(faults["cheats"].kinds) == [ILLEGAL]
        assert "ZeroDivisionError('candles')" in faults["fails"].first
        assert 1 in game.places
        assert sum(trouble.count for trouble in game.troubles) < sum(game.decisions)


def test_the_fallback_is_the_heuristics(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that always fails still beats random bots, because a priest plays for it."""
    add_kind(monkeypatch, "fails", fail)
    match = short_match("fails", "random")
    wins = [
        win_shares(game.places)[match.seatings[game.seating].index("fails")]
        for game in games(match, deals=12)
    ]
    assert sum(wins) > 0.45 * len(wins)


def test_every_game_has_a_process_of_its_own(tmp_path: Path) -> None:
    """A process that saw a deal from another seat would know its neighbours' cards."""
    heard = tmp_path / "heard"
    programs = ProgramCommands({"mine": (sys.executable, FAULTY_PROGRAM, "well", "-", str(heard))})
    played = games(short_match("mine", "mine", "random", programs=programs))
    assert all(game.troubles == [] for game in played)
    lines = heard.read_text().splitlines()
    assert (
        sum('"type":"hello"' in line for line in lines)
        == sum('"type":"over"' in line for line in lines)
        == 2 * len(played)
    )


def test_a_program_that_crashes_is_counted_and_the_game_continues() -> None:
    programs = ProgramCommands({"mine": (sys.executable, FAULTY_PROGRAM, "crashes")})
    [first, *_] = games(short_match("mine", "random", programs=programs))
    [trouble] = first.troubles
    assert trouble.kinds == {GONE: first.decisions[0]}
    assert "out of candles" in trouble.first


def test_fault_kinds_are_distinct() -> None:
    assert len(set(FAULT_KINDS)) == 5
