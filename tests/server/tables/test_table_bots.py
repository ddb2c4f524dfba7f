"""Bots decide elsewhere, and their actions are shown at fixed beats."""

from __future__ import annotations

import asyncio

from server.harness import Client, Harness, LocalBotService, settled
from server.table_actions import (
    broken_disk,
    candle,
    choose,
    confess,
    do,
    entries,
    hand,
    timed_messages,
    times,
    with_harness,
)
from simony.core.contract import Game
from simony.core.errors import SimonyError
from simony.server.protocol.problem import Conflict

BEAT = 1.0


async def among_bots(harness: Harness, first: int = 2, **settings: float) -> Client:
    """Anna at a table of Dogma with two bots."""
    chosen = {"beat": BEAT, **settings}
    (anna,) = await harness.begun(
        "Anna",
        game="dogma",
        seats=3,
        options={"first": str(first)},
        bots=[None, "priest", "priest"],
        **chosen,
    )
    return anna


# --- playing --------------------------------------------------------------------------------------


@with_harness
async def test_a_whole_game_of_one_person_among_bots(harness: Harness) -> None:
    (anna,) = await candle(
        harness, "Anna", seats=4, bots=[None, "priest", "random", "bishop"], beat=BEAT
    )
    while anna.frame["result"] is None:
        if anna.frame["prompt"] is not None:
            await choose(anna)
        await harness.time.advance(0.25)
    assert anna.news["status"] == "over"
    assert {level for level, _ in harness.bot_service.asked} == {"priest", "random", "bishop"}
    assert [bool(seat["name"]) for seat in anna.news["seats"]] == [True] * 4


@with_harness
async def test_with_no_beat_bots_act_at_once(harness: Harness) -> None:
    anna = await among_bots(harness, beat=0.0)
    assert harness.time.time == 1_000_000
    assert anna.frame["number"] > 1


@with_harness
async def test_nothing_is_thought_where_no_bot_is_asked(harness: Harness) -> None:
    await among_bots(harness, first=1)
    assert harness.bot_service.asked == []


# --- beats ----------------------------------------------------------------------------------------


@with_harness
async def test_bots_act_visibly_only_at_the_beat_however_many_hidden_steps_they_took(
    harness: Harness,
) -> None:
    anna = await among_bots(harness)
    heard = timed_messages(harness, anna)
    for _ in range(40):
        await harness.time.advance(0.125)
    shown = times(heard)
    steps = sum(line[0] in "23" for line in entries(anna))
    assert len(shown) >= 2
    assert steps > len(shown)
    assert shown == [float(number) for number in range(1, len(shown) + 1)]


@with_harness
async def test_beats_are_counted_from_what_was_last_seen(harness: Harness) -> None:
    anna = await among_bots(harness, first=1)
    await harness.time.advance(0.375)
    heard = timed_messages(harness, anna)
    await confess(anna)
    for _ in range(10):
        await harness.time.advance(0.25)
    seen = times(heard)
    own = [when for when in seen if when == 0]
    assert len(own) == 3
    assert all(when == int(when) for when in seen)
    assert seen[len(own)] == 1.0


@with_harness
async def test_hidden_steps_of_a_bot_are_taken_before_the_beat_and_show_nothing(
    harness: Harness,
) -> None:
    anna = await among_bots(harness)
    heard = timed_messages(harness, anna)
    await harness.time.advance(0.5)
    assert [line for line in entries(anna) if line.startswith("2 name")]
    assert heard == []


@with_harness
async def test_a_bot_that_thinks_past_a_beat_shows_at_the_next_and_never_in_between(
    harness: Harness,
) -> None:
    anna = await among_bots(harness, first=1)
    harness.bot_service.wait = asyncio.Event()
    heard = timed_messages(harness, anna)
    await confess(anna)
    await harness.time.advance(2.25)
    assert len(times(heard)) == 3
    harness.bot_service.wait.set()
    await harness.time.advance(0.5)
    assert len(times(heard)) == 3
    await harness.time.advance(0.25)
    assert times(heard)[3] == 3.0


@with_harness
async def test_a_level_that_thinks_longer_than_a_beat_acts_at_every_second(
    harness: Harness,
) -> None:
    bots = [None, "pope", "pope"]
    (anna,) = await harness.begun(
        "Anna", game="dogma", seats=3, options={"first": "2"}, bots=bots, beat=BEAT
    )
    heard = timed_messages(harness, anna)
    for _ in range(36):
        await harness.time.advance(0.125)
    assert times(heard)[:2] == [2.0, 4.0]
    assert all(
        0.5 < seconds <= 2.0 for level, seconds in harness.bot_service.asked if level == "pope"
    )


@with_harness
async def test_with_no_beat_a_level_has_the_time_it_needs(harness: Harness) -> None:
    await harness.begun(
        "Anna",
        game="dogma",
        seats=3,
        options={"first": "2"},
        bots=[None, "pope", "bishop"],
        beat=0.0,
    )
    assert {
        (level, seconds) for level, seconds in harness.bot_service.asked if level == "pope"
    } == {("pope", 2.0)}


class HeldBotService(LocalBotService):
    """Every decision is held back until it is released."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[int, asyncio.Event] = {}

    async def decide(
        self, game: Game, view: bytes, level: str, *, seconds: float, seed: str
    ) -> int:
        mine = self.waiting[game.load_view(view).viewer] = asyncio.Event()
        await mine.wait()
        return await super().decide(game, view, level, seconds=seconds, seed=seed)


@with_harness
async def test_the_order_in_which_bots_were_ready_is_not_shown(harness: Harness) -> None:
    told = []
    for order in ([1, 2], [2, 1]):
        harness.server.services.bot_service = bot_service = HeldBotService()
        (anna,) = await candle(harness, "Anna", seats=3, bots=[None, "priest", "priest"], beat=BEAT)
        heard = timed_messages(harness, anna)
        for _ in range(2):
            await settled()
            for seat in order:
                bot_service.waiting.pop(seat).set()
                await settled()
        await harness.time.advance(1)
        told.append(
            [
                (when, [event["seat"] for event in message["events"]])
                for when, message in heard
                if message["type"] == "frame"
            ]
        )
    assert told[0] == told[1] == [(1.0, [1]), (1.0, [2])]


@with_harness
async def test_a_bot_is_asked_once_for_each_prompt(harness: Harness) -> None:
    anna, bo = await candle(harness, "Anna", "Bo", seats=3, bots=[None, None, "priest"], beat=BEAT)
    await settled()
    for client in (anna, bo):
        await choose(client)
    await settled()
    assert len(harness.bot_service.asked) == 2


@with_harness
async def test_a_bot_gets_no_more_time_than_there_is_until_the_beat(harness: Harness) -> None:
    await among_bots(harness)
    assert harness.bot_service.asked
    assert all(seconds <= BEAT / 2 for _, seconds in harness.bot_service.asked)


# --- when things change while a bot thinks --------------------------------------------------------


async def thinking_bot(harness: Harness) -> Client:
    """Anna has confessed, and the next bot is still thinking."""
    anna = await among_bots(harness, first=1)
    harness.bot_service.wait = asyncio.Event()
    await confess(anna)
    await settled()
    assert len(harness.bot_service.asked) == 1
    return anna


async def let_it_think(harness: Harness) -> None:
    assert harness.bot_service.wait is not None
    harness.bot_service.wait.set()
    await harness.time.advance(3)


@with_harness
async def test_an_undo_while_a_bot_thinks_takes_the_question_away(harness: Harness) -> None:
    anna = await thinking_bot(harness)
    await anna.say("undo")
    assert entries(anna)[-1] == "= undo 1 1 agreed"
    await let_it_think(harness)
    assert entries(anna)[-1] == "= undo 1 1 agreed"
    assert (await do(anna, "done"))["type"] == "accepted"
    await harness.time.advance(3)
    assert entries(anna)[-1] != "1 done"


@with_harness
async def test_what_a_bot_had_ready_before_an_undo_is_not_done_after_it(harness: Harness) -> None:
    anna = await among_bots(harness, first=1)
    await confess(anna)
    await harness.time.advance(0.5)
    await anna.say("undo")
    await harness.time.advance(0.25)
    heard = timed_messages(harness, anna)
    await do(anna, "done")
    await harness.time.advance(0.875)
    assert times(heard) == [0.0]
    await harness.time.advance(0.125)
    assert times(heard)[1] == 1.0


@with_harness
async def test_resigning_while_a_bot_thinks_ends_the_game(harness: Harness) -> None:
    anna = await thinking_bot(harness)
    await anna.say("resign")
    count = len(entries(anna))
    await let_it_think(harness)
    assert anna.news["status"] == "over"
    assert len(entries(anna)) == count


@with_harness
async def test_a_game_that_ends_while_a_bot_thinks_ends_its_thought(harness: Harness) -> None:
    anna = await thinking_bot(harness)
    await anna.say("resign")
    count = len(entries(anna))
    await settled()
    assert not anna.table._upcoming.is_busy
    await let_it_think(harness)
    assert len(entries(anna)) == count


@with_harness
async def test_a_player_who_returns_while_the_stand_in_thinks_decides_alone(
    harness: Harness,
) -> None:
    anna = await among_bots(harness, first=1)
    harness.bot_service.wait = asyncio.Event()
    anna.leave()
    await harness.time.advance(60)
    await anna.say("replace", seat=0)
    await settled()
    assert len(harness.bot_service.asked) == 1
    back = Client(anna.caller, anna.table)
    await back.look(0)
    await let_it_think(harness)
    assert entries(back)[-2:] == ["= hand-over 1 priest", "= hand-over 1 owner"]
    assert (await do(back, "name mercy", f"lay {hand(back)[0]}"))["type"] == "accepted"


# --- bots that fail -------------------------------------------------------------------------------


class Wrong(LocalBotService):
    async def decide(
        self, game: Game, view: bytes, level: str, *, seconds: float, seed: str
    ) -> int:
        del game, view, seconds, seed
        self.asked.append((level, 0.0))
        return 59


class Failing(LocalBotService):
    def __init__(self, error: SimonyError) -> None:
        super().__init__()
        self.error = error

    async def decide(
        self, game: Game, view: bytes, level: str, *, seconds: float, seed: str
    ) -> int:
        del game, view, seconds, seed
        self.asked.append((level, 0.0))
        raise self.error


@with_harness
async def test_a_bot_that_wants_something_illegal_does_something_legal(harness: Harness) -> None:
    harness.server.services.bot_service = wrong = Wrong()
    anna = await among_bots(harness)
    await harness.time.advance(1)
    assert wrong.asked
    assert any(line.startswith("2 name") for line in entries(anna))


@with_harness
async def test_a_game_goes_on_though_no_bot_can_think(harness: Harness) -> None:
    harness.server.services.bot_service = failing = Failing(Conflict("table-thinker-failed"))
    anna = await among_bots(harness)
    await harness.time.advance(20)
    assert anna.frame["prompt"] is not None or anna.frame["number"] > 3
    assert len(failing.asked) >= 3
    assert (
        f"simony_bot_failures_total {len(failing.asked)}.0\n"
        in harness.server.services.metrics.text().decode()
    )


@with_harness
async def test_a_bot_s_move_that_could_not_be_stored_is_tried_again(harness: Harness) -> None:
    anna = await among_bots(harness, first=1)
    await confess(anna)
    count = len(entries(anna))
    with broken_disk(harness):
        await harness.time.advance(1.5)
    assert len(entries(anna)) == count
    await harness.time.advance(3)
    assert len(entries(anna)) > count
