"""A move is accepted, stale, illegal or not yours; and it is on the disk before anybody is told."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from server.harness import Client, FakeEnvironment, Harness, Json, open_harness, run
from server.table_actions import (
    broken_disk,
    candle,
    choose,
    confess,
    confession,
    do,
    dogma,
    entries,
    everything,
    hand,
    key,
    next_server,
    reconnect,
    stranger,
    with_harness,
)


def speaks(client: Client, language: str) -> None:
    client.watcher.caller = replace(client.watcher.caller, language=language)


# --- the four answers -----------------------------------------------------------------------------


@with_harness
async def test_an_accepted_move_names_the_frame_that_shows_it(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    answer = await do(anna, "name mercy", id=77)
    assert (answer["type"], answer["move_id"], answer["id"]) == ("accepted", "d-Anna-1", 77)
    assert answer["frame"] == anna.frame["number"]
    assert entries(anna)[-1] == "1 name mercy"


@with_harness
async def test_a_stale_move_gets_a_whole_fresh_frame_and_changes_nothing(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    asked = anna.prompt
    await do(anna, "name mercy")
    before = await everything(harness, anna, bo, chi)
    answer = await do(anna, "name faith", prompt=asked)
    assert (answer["type"], key(answer)) == ("stale", "table-stale")
    assert answer["frame"]["whole"]
    assert {**answer["frame"], "events": anna.frame["events"], "whole": False} == anna.frame
    assert await everything(harness, anna, bo, chi) == before


@with_harness
async def test_after_acting_a_seat_has_a_new_prompt_even_with_the_same_choices(
    harness: Harness,
) -> None:
    anna, _, _ = await dogma(harness)
    kind = next(kind for kind in hand(anna) if hand(anna).count(kind) == 3)
    await do(anna, "name mercy", f"lay {kind}")
    prompt, choices = anna.prompt, anna.choices
    assert (await do(anna, f"lay {kind}"))["type"] == "accepted"
    assert anna.choices == choices
    assert (await do(anna, f"lay {kind}", prompt=prompt))["type"] == "stale"


@with_harness
async def test_a_prompt_that_was_never_asked_is_stale(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    assert (await do(anna, "name mercy", prompt=anna.prompt + 1))["type"] == "stale"
    unasked = await do(bo, "name mercy")
    assert (unasked["type"], key(unasked)) == ("stale", "error-not-pending")
    assert unasked["frame"]["prompt"] is None
    assert unasked["frame"]["viewer"] == 1


@pytest.mark.parametrize("language", ["en", "ja"])
def test_an_illegal_move_is_told_why_and_by_which_ruling(tmp_path: Path, language: str) -> None:
    async def play() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            anna, bo, chi = await dogma(harness)
            speaks(anna, language)
            before = await everything(harness, anna, bo, chi)
            answer = await do(anna, "name murder")
            assert (answer["type"], key(answer)) == ("illegal", "dogma-why-vice")
            assert answer["problem"]["ruling"] == "D20"
            assert {"en": "Murder", "ja": "殺人"}[language] in answer["problem"]["text"]
            assert await everything(harness, anna, bo, chi) == before

    run(play())


@with_harness
async def test_a_number_that_is_no_action_at_all_is_illegal(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    before = await everything(harness, anna)
    for action in (60, 99, -1, 2**53, -(2**53)):
        assert (await anna.move(action))["type"] == "illegal"
    assert await everything(harness, anna) == before


@with_harness
async def test_another_s_seat_is_not_yours(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    zoe = await stranger(harness, anna)
    before = await everything(harness, anna, bo, chi, zoe)
    for client, seat, why in (
        (bo, 0, "table-not-your-seat"),
        (zoe, 0, "table-not-your-seat"),
        (zoe, None, "table-not-seated"),
    ):
        answer = await client.say("move", prompt=anna.prompt, actions=[7], move_id="m", seat=seat)
        assert (answer["type"], key(answer)) == ("not_yours", why)
    assert await everything(harness, anna, bo, chi, zoe) == before


@with_harness
async def test_before_the_game_and_after_it_no_move_is_yours(harness: Harness) -> None:
    anna, bo, chi = await harness.seated("Anna", "Bo", "Chi", game="dogma")
    early = await anna.say("move", prompt=1, actions=[7], move_id="early")
    assert (early["type"], key(early)) == ("not_yours", "table-not-begun")
    await anna.say("start")
    for client in (bo, chi):
        await client.say("resign")
    assert anna.frame["result"] is not None
    before = await everything(harness, anna, bo, chi)
    late = await anna.say("move", prompt=1, actions=[7], move_id="late")
    assert (late["type"], key(late)) == ("not_yours", "error-log-over")
    assert await everything(harness, anna, bo, chi) == before


@with_harness
async def test_while_a_bot_stands_in_the_seat_s_moves_are_not_yours(harness: Harness) -> None:
    _, bo, chi = await dogma(harness)
    await chi.say("resign")
    answer = await chi.say("move", prompt=1, actions=[7], move_id="m")
    assert (answer["type"], key(answer)) == ("not_yours", "table-stand-in-acts")
    assert (await bo.say("undo"))["type"] == "refused"


# --- repeats --------------------------------------------------------------------------------------


@with_harness
async def test_a_repeated_move_gets_the_first_answer_and_is_done_once(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    prompt = anna.prompt
    first = await do(anna, "name mercy", move_id="m", prompt=prompt)
    before = await everything(harness, anna, bo)
    assert await do(anna, "name mercy", move_id="m", prompt=prompt) == first
    assert {**await do(anna, "name faith", move_id="m", prompt=999, id=5), "id": 0} == first
    assert await everything(harness, anna, bo) == before


@with_harness
async def test_a_repeat_of_what_was_refused_gets_the_first_answer_too(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    illegal = await do(anna, "name murder", move_id="i")
    stale = await do(anna, "name mercy", move_id="s", prompt=50)
    await do(anna, "name mercy")
    assert await do(anna, "name murder", move_id="i") == illegal
    assert await do(anna, "name mercy", move_id="s") == stale


@with_harness
async def test_the_same_move_id_of_two_seats_is_two_moves(harness: Harness) -> None:
    anna, bo, _ = await candle(harness)
    assert (await anna.move(anna.choices[0], move_id="m"))["type"] == "accepted"
    assert (await bo.move(bo.choices[0], move_id="m"))["type"] == "accepted"
    assert len(entries(anna)) == 3


@with_harness
async def test_repeats_on_the_way_at_once_get_one_answer(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    move = {"prompt": anna.prompt, "actions": [7], "move_id": "m"}
    answers = await asyncio.gather(*(anna.say("move", **move) for _ in range(5)))
    assert answers == [answers[0]] * 5
    assert answers[0]["type"] == "accepted"
    assert len(entries(anna)) == 2


def test_after_a_restart_an_accepted_move_is_still_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, _, _ = await dogma(harness)
            prompt = anna.prompt
            first = await do(anna, "name mercy", move_id="m", prompt=prompt)
        async with next_server(data, time) as harness:
            anna = await reconnect(harness, anna)
            await anna.look(0)
            assert await do(anna, "name mercy", move_id="m", prompt=prompt) == first
            assert entries(anna)[1:] == ["1 name mercy"]

    run(play())


# --- staged sequences -----------------------------------------------------------------------------


@with_harness
async def test_a_staged_confession_counts_as_one_move(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    answer = await do(anna, *confession(anna))
    assert answer["type"] == "accepted"
    assert answer["frame"] == anna.frame["number"]
    assert bo.frame["prompt"] is not None
    stored = await harness.server.services.store.read("SELECT first, count FROM move")
    assert stored == [(2, 3)]


@with_harness
async def test_a_sequence_with_one_bad_step_is_not_done_at_all(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    before = await everything(harness, anna, bo, chi)
    assert (await do(anna, "name mercy", f"lay {hand_lacks(anna)}", "done"))["type"] == "illegal"
    assert (await do(anna, "name mercy", "done"))["problem"]["ruling"] == "D8"
    assert await everything(harness, anna, bo, chi) == before


def hand_lacks(client: Client) -> str:
    """A kind the client does not hold."""
    kinds = ("murder", "deceit", "greed", "lust", "gluttony", "pride", "heresy", "mercy", "faith")
    return next(kind for kind in kinds if kind not in hand(client))


@with_harness
async def test_a_sequence_does_not_continue_past_its_own_decision(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    before = await everything(harness, anna, bo, chi)
    answer = await do(anna, *confession(anna), "believe")
    assert (answer["type"], key(answer)) == ("illegal", "table-sequence")
    assert answer["problem"]["args"]["number"] == 4
    assert await everything(harness, anna, bo, chi) == before


# --- sealed choices -------------------------------------------------------------------------------


@with_harness
async def test_sealed_choices_do_not_make_each_other_stale(harness: Harness) -> None:
    anna, bo, chi = await candle(harness)
    prompts = [client.prompt for client in (anna, bo, chi)]
    for client in (chi, anna, bo):
        assert (await choose(client))["type"] == "accepted"
    assert [client.prompt for client in (anna, bo, chi)] == [prompt + 1 for prompt in prompts]
    for client in (bo, chi, anna):
        assert (await choose(client))["type"] == "accepted"
    assert len({frame["prompt"] for frame in anna.frames} - {None}) == 3


@with_harness
async def test_a_seat_that_waits_is_not_made_stale_by_others_who_seal(harness: Harness) -> None:
    anna, bo, chi = await candle(harness)
    prompt, choice = anna.prompt, anna.choices[0]
    for client in (bo, chi, chi, bo):
        await choose(client)
    assert (await anna.say("move", prompt=prompt, actions=[choice], move_id="m"))[
        "type"
    ] == "accepted"


# --- the disk comes first -------------------------------------------------------------------------


class Gate:
    """A disk whose commits wait until they are released."""

    def __init__(self, harness: Harness) -> None:
        self.store = harness.server.services.store
        self.reached = threading.Event()
        self.open = threading.Event()

    def shut(self) -> None:
        self.store.before_commit = self._wait

    def mend(self) -> None:
        self.store.before_commit = None

    def _wait(self) -> None:
        self.reached.set()
        assert self.open.wait(60)


@with_harness
async def test_neither_answer_nor_frame_comes_before_the_commit(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    await do(anna, *confession(anna)[:-1])
    heard = [list(client.heard) for client in (anna, bo, chi)]
    gate = Gate(harness)
    gate.shut()
    answer: asyncio.Task[Json] = asyncio.create_task(do(anna, "done"))
    assert await asyncio.to_thread(gate.reached.wait, 60)
    for _ in range(50):
        await asyncio.sleep(0.001)
    assert not answer.done()
    assert [client.heard for client in (anna, bo, chi)] == heard
    assert len(entries(anna)) == 3
    gate.open.set()
    assert (await answer)["type"] == "accepted"
    assert all(
        len(client.heard) > len(before)
        for client, before in zip((anna, bo, chi), heard, strict=True)
    )
    gate.mend()


@with_harness
async def test_a_move_that_could_not_be_stored_has_not_happened(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    before = await everything(harness, anna, bo, chi)
    with broken_disk(harness):
        answer = await do(anna, *confession(anna), move_id="m")
    assert answer["type"] == "unavailable"
    assert await everything(harness, anna, bo, chi) == before
    assert (await do(anna, *confession(anna), move_id="m"))["type"] == "accepted"
    assert bo.frame["prompt"] is not None


@with_harness
async def test_other_commands_that_could_not_be_stored_have_not_happened_either(
    harness: Harness,
) -> None:
    anna, bo, chi = await dogma(harness)
    await confess(anna)
    offer = int((await anna.say("undo"))["value"])
    await bo.say("reply", offer=offer, yes=True)
    before = await everything(harness, anna, bo, chi)
    with broken_disk(harness):
        for client, kind, fields in (
            (chi, "reply", {"offer": offer, "yes": True}),
            (bo, "chat", {"text": "hello"}),
            (bo, "resign", {}),
            (bo, "ticket", {"seat": 1}),
            (anna, "remove", {"seat": 1}),
        ):
            assert (await client.say(kind, **fields))["type"] == "unavailable"
    assert await everything(harness, anna, bo, chi) == before
    assert (await chi.say("reply", offer=offer, yes=True))["type"] == "done"
    assert entries(anna)[-1] == "= undo 1 1 agreed"
