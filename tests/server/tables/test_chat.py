"""Chat, names, and their moderation."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from server.harness import Client, FakeEnvironment, Harness, open_harness, run
from server.store.sample_store import reports_of
from server.table_actions import (
    candle,
    dogma,
    entries,
    everything,
    finish,
    get,
    key,
    next_server,
    reconnect,
    stranger,
    with_harness,
)
from simony.server.store.address_hashes import AddressHasher

MARKUP = [
    "<script>alert(1)</script>",
    "</title><img src=x onerror=alert(1)>",
    '"; DROP TABLE chat; --',
    "{{7*7}} ${7*7} %s {0} { $who }",
    "= resign 1",
    "😀 ÀÖ 日本語 العربية",
]
ODD = ["a\x00b", "a\x1b[31mb", "a\u202eb", "\ufeffa", "a\u200bb"]


def lines(client: Client) -> list[tuple[int, str, str]]:
    return [(line["line"], line["name"], line["text"]) for line in client.of("chat")]


async def reports(
    harness: Harness, client: Client, count: int, address: str = "", **what: int
) -> None:
    """Let `count` devices report something, each from its own address unless one is given."""
    for number in range(count):
        someone = await stranger(harness, client, f"R{number}")
        if address:
            someone.watcher.caller = dataclasses.replace(someone.caller, address=address)
        assert (await someone.say("report", **what))["type"] == "done"


# --- chat -----------------------------------------------------------------------------------------


@with_harness
async def test_a_line_goes_to_everybody_with_its_number_and_its_writer(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    zoe = await stranger(harness, anna)
    await zoe.look()
    assert (await anna.say("chat", text="good evening"))["value"] == "1"
    assert (await zoe.say("chat", text="hello"))["value"] == "2"
    for client in (anna, bo, zoe):
        assert lines(client) == [(1, "Anna", "good evening"), (2, "Zoe", "hello")]
    assert [line["seat"] for line in bo.of("chat")] == [0, None]
    assert bo.of("chat")[0]["at"] == harness.time.now()


@with_harness
async def test_a_client_that_returns_gets_the_lines_it_missed(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    for text in ("one", "two", "three"):
        await anna.say("chat", text=text)
    for have, missed in ((0, [1, 2, 3]), (2, [3]), (3, []), (99, [])):
        back = Client(bo.caller, bo.table)
        await back.look(1, chat=have)
        assert [line["line"] for line in back.of("chat")] == missed


def test_chat_outlives_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, bo, _ = await dogma(harness)
            await anna.say("chat", text="one")
            await bo.say("chat", text="two")
            await anna.say("hide", line=2)
        async with next_server(data, time) as harness:
            back = await reconnect(harness, anna)
            await back.look(0)
            assert lines(back) == [(1, "Anna", "one"), (2, "", "")]
            assert (await back.say("chat", text="three"))["value"] == "3"

    run(play())


@with_harness
async def test_a_muted_device_cannot_write_until_the_host_lifts_it(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    await bo.say("chat", text="spam")
    assert (await anna.say("mute", line=1))["type"] == "done"
    assert key(await bo.say("chat", text="more spam")) == "table-muted"
    assert len(anna.of("chat")) == 1
    assert (await anna.say("mute", line=1, on=False))["type"] == "done"
    assert (await bo.say("chat", text="sorry"))["type"] == "done"


@with_harness
async def test_a_line_the_host_hides_is_sent_again_empty(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    await bo.say("chat", text="rude")
    assert (await anna.say("hide", line=1))["type"] == "done"
    last = bo.of("chat")[-1]
    assert (last["line"], last["name"], last["text"], last["hidden"]) == (1, "", "", True)
    late = Client(bo.caller, bo.table)
    await late.look(1)
    assert b"rude" not in b"".join(late.heard)
    for kind in ("hide", "mute"):
        assert key(await anna.say(kind, line=2)) == "table-no-line"


# --- reports --------------------------------------------------------------------------------------


@with_harness
async def test_three_reports_hide_a_line(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    await bo.say("chat", text="rude")
    await reports(harness, anna, 2, line=1)
    assert not anna.of("chat")[-1]["hidden"]
    await reports(harness, anna, 3, line=1)
    assert (anna.of("chat")[-1]["hidden"], anna.of("chat")[-1]["text"]) == (True, "")


@with_harness
async def test_one_device_reports_a_thing_once(harness: Harness) -> None:
    anna, bo, chi = await dogma(harness)
    await bo.say("chat", text="fine")
    for _ in range(5):
        assert (await chi.say("report", line=1))["type"] == "done"
    assert not anna.of("chat")[-1]["hidden"]


@with_harness
async def test_three_reports_hide_a_name_here_and_in_the_lobby(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3, game="dogma", listed=True)
    await bo.say("take", seat=1, name="Rudeboy")
    await reports(harness, anna, 2, seat=1)
    assert anna.news["seats"][1]["name"] == "Rudeboy"
    assert "Rudeboy" in (await get(harness, "/api/tables")).text
    await reports(harness, anna, 3, seat=1)
    assert (anna.news["seats"][1]["name"], anna.news["seats"][1]["taken"]) == ("", True)
    assert "Rudeboy" not in (await get(harness, "/api/tables")).text


@with_harness
async def test_reports_of_a_name_do_not_stay_with_the_seat(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3, game="dogma")
    await reports(harness, anna, 2, seat=1)
    await bo.say("leave", seat=1)
    chi = await stranger(harness, anna, "Chi")
    await chi.say("take", seat=1, nonce="n")
    await reports(harness, anna, 1, seat=1)
    assert anna.news["seats"][1]["name"] == "Chi"


@with_harness
async def test_reports_of_an_empty_seat_do_not_hide_the_next_name(harness: Harness) -> None:
    (anna,) = await harness.seated("Anna", seats=3, game="dogma")
    await reports(harness, anna, 3, seat=1)
    await anna.say("hide", seat=2)
    for seat, name in ((1, "Bo"), (2, "Chi")):
        someone = await stranger(harness, anna, name)
        await someone.say("take", seat=seat, nonce="n")
    assert [seat["name"] for seat in anna.news["seats"]] == ["Anna", "Bo", "Chi"]


@with_harness
async def test_a_hidden_name_shows_nowhere_else_either(harness: Harness) -> None:
    anna, bo, chi = await harness.seated("Anna", "Bo", "Chi", game="dogma", options={"first": "1"})
    await bo.say("take", seat=1, name="Rudeboy")
    await anna.say("start")
    await reports(harness, anna, 3, seat=1)
    for client in (anna, chi):
        client.heard.clear()
    await bo.say("chat", text="hello")
    bo.leave()
    await harness.time.advance(60)
    await anna.say("replace", seat=1)
    back = Client(bo.caller, bo.table)
    await back.look(1)
    illegal = await anna.move(0)
    for client in (bo, chi):
        await client.say("resign")
    assert anna.news["status"] == "over"
    told = (
        b"".join(anna.heard + chi.heard)
        + json.dumps(illegal).encode()
        + anna.table.state.revealed_log().dump().encode()
    )
    assert b"Rudeboy" not in told


@with_harness
async def test_row_8_devices_of_one_address_are_one_report(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    await bo.say("chat", text="fine")
    await reports(harness, anna, 9, "192.0.2.1", line=1)
    await reports(harness, anna, 9, "192.0.2.1", seat=1)
    assert (anna.of("chat")[-1]["hidden"], anna.news["seats"][1]["name"]) == (False, "Bo")
    assert len(await reports_of(harness.server.services.store, anna.table.record.id)) == 18


@with_harness
async def test_row_8_addresses_are_not_stored(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    await reports(harness, anna, 1, "192.0.2.1", seat=1)
    stored = repr(await everything(harness, anna)).encode()
    assert b"192.0.2" not in stored
    (made,) = await reports_of(harness.server.services.store, anna.table.record.id)
    assert made.origin == harness.server.services.address_hasher.hash("192.0.2.1")
    assert made.origin != AddressHasher().hash("192.0.2.1"), "another start has another key"


def test_row_8_one_address_does_not_count_again_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, bo, _ = await dogma(harness)
            await bo.say("chat", text="fine")
        for number in range(4):
            async with next_server(data, time) as harness:
                back = await reconnect(harness, anna)
                someone = Client(
                    dataclasses.replace(await harness.device(f"R{number}"), address="192.0.2.1"),
                    back.table,
                )
                assert (await someone.say("report", line=1))["type"] == "done"
                await back.look(0)
                assert not back.of("chat")[-1]["hidden"]

    run(play())


@with_harness
async def test_row_8_the_host_shows_a_hidden_line_again_and_reports_do_not_hide_it_any_more(
    harness: Harness,
) -> None:
    anna, bo, _ = await dogma(harness)
    await bo.say("chat", text="fine")
    await reports(harness, anna, 3, line=1)
    assert anna.of("chat")[-1]["hidden"]
    assert key(await bo.say("hide", line=1, on=False)) == "table-not-host"
    assert (await anna.say("hide", line=1, on=False))["type"] == "done"
    last = bo.of("chat")[-1]
    assert (last["line"], last["name"], last["text"], last["hidden"]) == (1, "Bo", "fine", False)
    await reports(harness, anna, 6, line=1)
    assert not bo.of("chat")[-1]["hidden"]
    late = Client(bo.caller, bo.table)
    await late.look(1)
    assert lines(late) == [(1, "Bo", "fine")]


@with_harness
async def test_row_8_the_host_shows_a_hidden_name_again_until_it_is_another(
    harness: Harness,
) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3, game="dogma")
    await reports(harness, anna, 3, seat=1)
    assert (anna.news["seats"][1]["name"], anna.news["seats"][1]["name_hidden"]) == ("", True)
    assert (await anna.say("hide", seat=1, on=False))["type"] == "done"
    assert (anna.news["seats"][1]["name"], anna.news["seats"][1]["name_hidden"]) == ("Bo", False)
    await reports(harness, anna, 5, seat=1)
    assert anna.news["seats"][1]["name"] == "Bo"
    await bo.say("take", seat=1, name="Rudeboy")
    await reports(harness, anna, 3, seat=1)
    assert anna.news["seats"][1]["name"] == "", "nobody has looked at this name"
    assert (await anna.say("hide", seat=0))["type"] == "done"
    assert anna.news["seats"][0]["name"] == ""


def test_row_8_what_the_host_has_reviewed_is_remembered(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            anna, bo, _ = await dogma(harness)
            await bo.say("chat", text="fine")
            await anna.say("hide", line=1)
        async with next_server(data, time) as harness:
            back = await reconnect(harness, anna)
            assert (await back.say("hide", line=1, on=False))["type"] == "done"
        async with next_server(data, time) as harness:
            back = await reconnect(harness, anna)
            await reports(harness, back, 3, line=1)
            await back.look(0)
            assert lines(back) == [(1, "Bo", "fine")]

    run(play())


@with_harness
async def test_a_line_whose_writer_is_forgotten_is_not_shown_again(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    await bo.say("chat", text="my garden")
    await harness.server.registry.forget("d-Bo")
    assert key(await anna.say("hide", line=1, on=False)) == "table-no-line"


@with_harness
async def test_a_rematch_hides_the_names_that_were_hidden(harness: Harness) -> None:
    clients = await candle(harness)
    await clients[0].say("hide", seat=1)
    await finish(clients)
    table = await harness.server.registry.find((await clients[0].say("rematch"))["value"])
    assert table.record.name(1) == ""


@with_harness
async def test_a_report_names_a_line_or_a_seat(harness: Harness) -> None:
    anna, _, _ = await dogma(harness)
    for kind in ("report", "hide"):
        assert key(await anna.say(kind)) == "table-report-what"
        assert key(await anna.say(kind, seat=0, line=1)) == "table-report-what"
    assert key(await anna.say("report", line=7)) == "table-no-line"
    assert key(await anna.say("report", seat=7)) == "error-no-such-seat"


# --- what people write is data --------------------------------------------------------------------


@with_harness
async def test_what_looks_like_markup_or_commands_is_only_text(harness: Harness) -> None:
    anna, bo, _ = await dogma(harness)
    count = len(entries(anna))
    for text in MARKUP:
        assert (await anna.say("chat", text=text))["type"] == "done"
    assert [line[2] for line in lines(bo)] == MARKUP
    assert len(entries(anna)) == count
    stored = await harness.server.services.store.read("SELECT text FROM chat ORDER BY number")
    assert [row[0] for row in stored] == MARKUP


@with_harness
async def test_a_name_that_looks_like_markup_is_only_a_name(harness: Harness) -> None:
    anna, bo = await harness.seated("Anna", "Bo", seats=3, game="dogma", listed=True)
    for name in ("<b>Bo</b>", "Bo # & \"'", "= resign 1", "{ $who }"):
        assert (await bo.say("take", seat=1, name=name))["type"] == "done"
        assert anna.news["seats"][1]["name"] == name
        lobby = (await get(harness, "/api/tables")).json()
        assert lobby["tables"][0]["seats"][1]["name"] == name


@pytest.mark.parametrize("odd", ODD)
def test_characters_that_would_disturb_the_words_around_them_are_refused(
    tmp_path: Path, odd: str
) -> None:
    async def play() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            (anna,) = await harness.seated("Anna", seats=3, game="dogma")
            assert key(await anna.say("chat", text=odd)) == "table-door-chat-character"
            assert key(await anna.say("take", seat=0, name=odd)) == "table-door-name-character"
            assert (lines(anna), anna.news["seats"][0]["name"]) == ([], "Anna")

    run(play())


@with_harness
async def test_nothing_and_far_too_much_are_refused(harness: Harness) -> None:
    (anna,) = await harness.seated("Anna", seats=3, game="dogma")
    for text in (" ", "a" * 501):
        assert key(await anna.say("chat", text=text)) == "table-door-chat-length"
    assert (await anna.say("chat", text=""))["type"] == "refused"
    assert key(await anna.say("take", seat=0, name="a" * 25)) == "table-door-name-length"
