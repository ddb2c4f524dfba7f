"""Programs at a table: chosen like levels, replaced for a turn if they fail, logged, and
ended with the game.
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
from server.harness import Client, Harness, open_harness, run, settled
from server.table_actions import candle, choose
from simony.bots.fault import BotFault
from simony.bots.levels import LEVELS
from simony.bots.programs.program import ProgramCommands
from simony.core.contract import Game, View
from simony.core.rng import Rng
from simony.registry import open_game
from simony.server.tables.program_bots import ProgramBots

FAULTY_PROGRAM = str(Path(__file__).parents[2] / "bots" / "programs" / "faulty_program.py")
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


def metrics(harness: Harness) -> str:
    return harness.server.services.metrics.text().decode()


# --- playing --------------------------------------------------------------------------------------


def test_programs_play_a_whole_game_each_in_a_process_of_its_own(tmp_path: Path) -> None:
    heard = tmp_path / "heard"

    async def main() -> None:
        async with open_harness(
            tmp_path / "table.db", programs=programs("well", "-", str(heard))
        ) as harness:
            (anna,) = await candle(harness, "Anna", seats=3, bots=BOTS)
            await until(lambda: len(harness.server.services.program_bots.pids) == 2)
            pids = harness.server.services.program_bots.pids
            await play_on(anna)
            assert [seat["bot"] for seat in anna.news["seats"]] == ["", "mine", "mine"]
            await until(lambda: not any(map(exists, pids)))
            assert harness.server.services.program_bots.pids == []
            assert "simony_bot_faults_total{" not in metrics(harness)

    run(main())
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
def test_a_failing_program_is_replaced_for_the_turn_counted_and_logged(
    tmp_path: Path, way: str, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with open_harness(tmp_path / "table.db", programs=programs(way)) as harness:
            (anna,) = await candle(harness, "Anna", seats=3, bots=[None, "mine", "random"])
            await play_on(anna)
            assert anna.news["status"] == "over"
            assert "priest" in {level for level, _ in harness.bot_service.asked}
            assert f'simony_bot_faults_total{{bot="mine",kind="{kind}"}}' in metrics(harness)

    with caplog.at_level(logging.WARNING, "simony.server"):
        run(main())
    told = [
        record.getMessage()
        for record in caplog.records
        if "the program mine has lost its turn" in record.getMessage()
    ]
    assert told
    assert len(told) <= 2
    assert all(kind in line and line.isprintable() for line in told)


def test_a_program_that_hangs_holds_nobody_up_for_long(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_harness(tmp_path / "table.db", programs=programs("hangs")) as harness:
            (anna,) = await candle(harness, "Anna", seats=3, bots=BOTS)
            await until(lambda: bool(harness.server.services.program_bots.pids))
            pids = harness.server.services.program_bots.pids
            await asyncio.wait_for(play_on(anna), 30)
            assert not any(map(exists, pids))
            assert 'kind="late"' in metrics(harness)

    run(main())


def test_a_server_that_closes_leaves_no_program_behind(tmp_path: Path) -> None:
    pids: list[int] = []

    async def main() -> None:
        async with open_harness(tmp_path / "table.db", programs=programs()) as harness:
            await candle(harness, "Anna", seats=3, bots=BOTS)
            await until(lambda: len(harness.server.services.program_bots.pids) == 2)
            pids.extend(harness.server.services.program_bots.pids)
            assert all(map(exists, pids))

    run(main())
    assert len(pids) == 2
    assert not any(map(exists, pids))


@pytest.mark.parametrize("way", ["hangs", "deaf", "stays", "well"])
def test_closing_waits_for_no_program(way: str) -> None:
    async def main() -> None:
        program_bots = ProgramBots(programs(way), most=2)
        game, view = first_view()
        asked = [
            asyncio.create_task(
                program_bots.decide(f"table {number}", game, view, "mine", seconds=60, seed="s")
            )
            for number in range(4)
        ]
        await until(lambda: len(program_bots.pids) == 2)
        pids = program_bots.pids
        program_bots.leave("table 0")
        begin = time.monotonic()
        await program_bots.close()
        assert time.monotonic() - begin < 5
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, BotFault) or answer in view.legal for answer in answers)
        assert not any(map(exists, pids))
        with pytest.raises(BotFault):
            await program_bots.decide("table 9", game, view, "mine", seconds=1, seed="s")

    run(main())


def test_without_its_program_a_game_goes_on(tmp_path: Path) -> None:
    """The server was restarted without naming the program."""

    async def main() -> None:
        async with open_harness(tmp_path / "table.db", programs=programs()) as harness:
            (anna,) = await candle(harness, "Anna", seats=3, bots=BOTS)
            table = anna.table.record.id
        async with open_harness(tmp_path / "table.db") as harness:
            again = Client(anna.caller, await harness.server.registry.find(table))
            await again.look(0)
            await play_on(again)
            assert 'simony_bot_faults_total{bot="mine",kind="gone"}' in metrics(harness)

    run(main())


# --- choosing -------------------------------------------------------------------------------------


def test_programs_follow_the_levels_in_the_catalogue_and_can_be_seated_by_name(
    tmp_path: Path,
) -> None:
    async def main() -> None:
        async with open_harness(tmp_path / "table.db", programs=programs()) as harness:
            assert harness.server.services.levels == [*LEVELS, "mine"]
            catalogue = await harness.server._catalogue.games(None)  # type: ignore[arg-type]  # it asks nothing
            assert catalogue.levels[-1] == "mine"
            anna, _ = await harness.seated("Anna", "Bo", seats=3, game="dogma")
            assert (await anna.say("bot", seat=2, level="mine"))["type"] == "done"
            assert anna.news["seats"][2]["bot"] == "mine"
            refused = await anna.say("bot", seat=2, level="yours")
            assert " | ".join([*LEVELS, "mine"]) in json.dumps(refused, ensure_ascii=False)

    run(main())


def test_without_programs_their_names_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            (anna,) = await harness.seated("Anna", seats=3, game="dogma")
            assert (await anna.say("bot", seat=2, level="mine"))["type"] == "refused"

    run(main())


def first_view() -> tuple[Game, View]:
    """Of a game of Dogma that has just begun."""
    game = open_game("dogma", 3)
    state, rng = game.new(), Rng("deal")
    while state.seat_to_act() < 0:
        state.apply_chance(state.draw(rng))
    return game, state.view(state.seat_to_act())


# --- many -----------------------------------------------------------------------------------------


def test_the_number_of_programs_is_limited_and_the_least_recently_asked_is_ended() -> None:
    async def main() -> None:
        program_bots = ProgramBots(programs(), most=2)
        game, view = first_view()

        async def ask(table: str) -> None:
            assert (
                await program_bots.decide(table, game, view, "mine", seconds=20, seed="s")
                in view.legal
            )

        await ask("one")
        first = program_bots.pids
        await ask("two")
        await ask("one")
        assert set(first) <= set(program_bots.pids)
        await ask("three")
        assert len(program_bots.pids) == 2
        assert set(first) <= set(program_bots.pids)
        await asyncio.gather(*(ask(f"table {number}") for number in range(6)))
        assert len(program_bots.pids) == 2
        await until(lambda: not any(map(exists, first)))
        pids = program_bots.pids
        with pytest.raises(BotFault, match="no such program"):
            await program_bots.decide("one", game, view, "yours", seconds=1, seed="s")
        await program_bots.close()
        assert not any(map(exists, pids))

    run(main())


def test_a_cancelled_question_does_not_affect_the_next() -> None:
    """While a program starts and while it thinks, the caller may be cancelled."""

    async def main() -> None:
        game, view = first_view()
        program_bots = ProgramBots(programs("slow"))
        for wait in (0.0, 0.01, 0.3, 0.5):
            thought = asyncio.create_task(
                program_bots.decide("one", game, view, "mine", seconds=20, seed="s")
            )
            await asyncio.sleep(wait)
            thought.cancel()
            with pytest.raises(asyncio.CancelledError):
                await thought
            assert (
                await program_bots.decide("one", game, view, "mine", seconds=20, seed="s")
                == view.legal[0]
            )
        await program_bots.close()

    run(main())
