"""Programs at a table: chosen like levels, played for where they fail, reported, and gone when the
game is.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bots.processes import exists
from server.harness import Client, Desk, open_desk, run, settled
from server.rounds import candle, choose
from simony.bots.fault import BotFault
from simony.bots.levels import LEVELS
from simony.bots.programs.program import ProgramCommands
from simony.core.contract import Game, View
from simony.core.rng import Rng
from simony.registry import open_game
from simony.server.tables.program_bots import Guests

FAULTY_PROGRAM = str(Path(__file__).parents[1] / "bots" / "programs" / "faulty_program.py")
BOTS = [None, "mine", "mine"]


def programs(way: str = "well", *more: str) -> ProgramCommands:
    return ProgramCommands({"mine": (sys.executable, FAULTY_PROGRAM, way, *more)})


async def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110  # what is waited for happens in other processes
            await asyncio.sleep(0.01)


async def play_on(anna: Client) -> None:
    """Anna takes the first thing she may do until the game is over."""
    while anna.frame["result"] is None:
        if anna.frame["prompt"] is not None:
            await choose(anna)
        await settled()
        await asyncio.sleep(0.01)


def metrics(desk: Desk) -> str:
    return desk.server.services.measured.text().decode()


# --- playing --------------------------------------------------------------------------------------


def test_programs_play_a_whole_game_each_in_a_process_of_its_own(tmp_path: Path) -> None:
    heard = tmp_path / "heard"

    async def evening() -> None:
        async with open_desk(
            tmp_path / "table.db", programs=programs("well", "-", str(heard))
        ) as desk:
            (anna,) = await candle(desk, "Anna", seats=3, bots=BOTS)
            await until(lambda: len(desk.server.services.guests.pids) == 2)
            pids = desk.server.services.guests.pids
            await play_on(anna)
            assert [seat["bot"] for seat in anna.news["seats"]] == ["", "mine", "mine"]
            await until(lambda: not any(map(exists, pids)))
            assert desk.server.services.guests.pids == []
            assert "simony_bot_faults_total{" not in metrics(desk)

    run(evening())
    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert sorted(message["seat"] for message in told if message["type"] == "hello") == [1, 2]
    assert {message["seat"] for message in told if message["type"] == "view"} == {1, 2}
    assert all(
        message["view"]["viewer"] == message["seat"]
        for message in told
        if message["type"] == "view"
    )
    assert len([message for message in told if message["type"] == "over"]) == 2


@pytest.mark.parametrize(
    ("way", "kind"),
    [("no json", "nonsense"), ("illegal", "illegal"), ("crashes", "gone"), ("floods", "gone")],
)
def test_a_program_that_fails_is_played_for_counted_and_told_of(
    tmp_path: Path, way: str, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def evening() -> None:
        async with open_desk(tmp_path / "table.db", programs=programs(way)) as desk:
            (anna,) = await candle(desk, "Anna", seats=3, bots=[None, "mine", "random"])
            await play_on(anna)
            assert anna.news["status"] == "over"
            assert "priest" in {level for level, _ in desk.thinking.asked}
            assert f'simony_bot_faults_total{{bot="mine",kind="{kind}"}}' in metrics(desk)

    with caplog.at_level(logging.WARNING, "simony.server"):
        run(evening())
    told = [
        record.getMessage()
        for record in caplog.records
        if "the program mine has lost its turn" in record.getMessage()
    ]
    assert told
    assert len(told) <= 2
    assert all(kind in line and line.isprintable() for line in told)


def test_a_program_that_hangs_holds_nobody_up_for_long(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_desk(tmp_path / "table.db", programs=programs("hangs")) as desk:
            (anna,) = await candle(desk, "Anna", seats=3, bots=BOTS)
            await until(lambda: bool(desk.server.services.guests.pids))
            pids = desk.server.services.guests.pids
            await asyncio.wait_for(play_on(anna), 30)
            assert not any(map(exists, pids))
            assert 'kind="late"' in metrics(desk)

    run(evening())


def test_a_server_that_closes_leaves_no_program_behind(tmp_path: Path) -> None:
    pids: list[int] = []

    async def evening() -> None:
        async with open_desk(tmp_path / "table.db", programs=programs()) as desk:
            await candle(desk, "Anna", seats=3, bots=BOTS)
            await until(lambda: len(desk.server.services.guests.pids) == 2)
            pids.extend(desk.server.services.guests.pids)
            assert all(map(exists, pids))

    run(evening())
    assert len(pids) == 2
    assert not any(map(exists, pids))


@pytest.mark.parametrize("way", ["hangs", "deaf", "stays", "well"])
def test_closing_waits_for_no_program(way: str) -> None:
    async def evening() -> None:
        guests = Guests(programs(way), most=2)
        game, view = first_view()
        asked = [
            asyncio.create_task(
                guests.decide(f"table {number}", game, view, "mine", seconds=60, seed="s")
            )
            for number in range(4)
        ]
        await until(lambda: len(guests.pids) == 2)
        pids = guests.pids
        guests.leave("table 0")
        begin = time.monotonic()
        await guests.close()
        assert time.monotonic() - begin < 5
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, BotFault) or answer in view.legal for answer in answers)
        assert not any(map(exists, pids))
        with pytest.raises(BotFault):
            await guests.decide("table 9", game, view, "mine", seconds=1, seed="s")

    run(evening())


def test_without_its_program_a_game_goes_on(tmp_path: Path) -> None:
    """The server was started again, and nobody named the program."""

    async def evening() -> None:
        async with open_desk(tmp_path / "table.db", programs=programs()) as desk:
            (anna,) = await candle(desk, "Anna", seats=3, bots=BOTS)
            table = anna.table.charter.id
        async with open_desk(tmp_path / "table.db") as desk:
            again = Client(anna.caller, await desk.server.house.find(table))
            await again.look(0)
            await play_on(again)
            assert 'simony_bot_faults_total{bot="mine",kind="gone"}' in metrics(desk)

    run(evening())


# --- choosing -------------------------------------------------------------------------------------


def test_programs_are_on_the_shelf_after_the_levels_and_can_be_seated_by_name(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        async with open_desk(tmp_path / "table.db", programs=programs()) as desk:
            assert desk.server.services.levels == [*LEVELS, "mine"]
            shelf = await desk.server._shelf.games(None)  # type: ignore[arg-type]  # it asks nothing
            assert shelf.levels[-1] == "mine"
            anna, _ = await desk.seated("Anna", "Bo", seats=3, game="dogma")
            assert (await anna.say("bot", seat=2, level="mine"))["type"] == "done"
            assert anna.news["seats"][2]["bot"] == "mine"
            refused = await anna.say("bot", seat=2, level="yours")
            assert " | ".join([*LEVELS, "mine"]) in json.dumps(refused, ensure_ascii=False)

    run(evening())


def test_without_programs_their_names_are_refused(tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_desk(tmp_path / "table.db") as desk:
            (anna,) = await desk.seated("Anna", seats=3, game="dogma")
            assert (await anna.say("bot", seat=2, level="mine"))["type"] == "refused"

    run(evening())


def first_view() -> tuple[Game, View]:
    """Of a game of Dogma that has just begun."""
    game = open_game("dogma", 3)
    state, rng = game.new(), Rng("deal")
    while state.seat_to_act() < 0:
        state.apply_chance(state.draw(rng))
    return game, state.view(state.seat_to_act())


# --- many -----------------------------------------------------------------------------------------


def test_there_are_only_so_many_and_who_was_asked_longest_ago_leaves() -> None:
    async def evening() -> None:
        guests = Guests(programs(), most=2)
        game, view = first_view()

        async def ask(table: str) -> None:
            assert (
                await guests.decide(table, game, view, "mine", seconds=20, seed="s") in view.legal
            )

        await ask("one")
        first = guests.pids
        await ask("two")
        await ask("one")
        assert set(first) <= set(guests.pids)
        await ask("three")
        assert len(guests.pids) == 2
        assert set(first) <= set(guests.pids)
        await asyncio.gather(*(ask(f"table {number}") for number in range(6)))
        assert len(guests.pids) == 2
        await until(lambda: not any(map(exists, first)))
        pids = guests.pids
        with pytest.raises(BotFault, match="no such program"):
            await guests.decide("one", game, view, "yours", seconds=1, seed="s")
        await guests.close()
        assert not any(map(exists, pids))

    run(evening())


def test_a_question_that_is_taken_back_does_not_spoil_the_next() -> None:
    """While a program starts, and while it thinks: whoever asked may go away."""

    async def evening() -> None:
        game, view = first_view()
        guests = Guests(programs("slow"))
        for wait in (0.0, 0.01, 0.3, 0.5):
            thought = asyncio.create_task(
                guests.decide("one", game, view, "mine", seconds=20, seed="s")
            )
            await asyncio.sleep(wait)
            thought.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thought
            assert (
                await guests.decide("one", game, view, "mine", seconds=20, seed="s")
                == view.legal[0]
            )
        await guests.close()

    run(evening())
