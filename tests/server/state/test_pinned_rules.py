"""A running table keeps the rules and figures it began with, or reports that it cannot, and
loses nothing.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from server.harness import Client, FakeEnvironment, Harness, open_harness, run
from server.table_actions import (
    candle,
    choose,
    entries,
    everything,
    finish,
    get,
    key,
    next_server,
    reconnect,
    with_harness,
)
from simony import registry
from simony.core import game_spec
from simony.core.figures import FigureDict, apply_house_rules, read_figures
from simony.core.game_spec import Option
from simony.core.log.visibility import OMNISCIENT
from simony.registry import read_log_text
from simony.server.state import opening
from simony.server.state.table_record import table_row
from simony.server.store import rows
from simony.template import SPEC
from simony.template import game as rules_of_candle


def upgrade(patch: pytest.MonkeyPatch) -> None:
    """A later version of the program in which a bet wins or loses five flames."""

    def later(package: str) -> FigureDict:
        return (
            apply_house_rules(read_figures(package), {"game": {"bet": 5}}, "public")
            if package.endswith("template")
            else read_figures(package)
        )

    patch.setattr(game_spec, "read_figures", later)
    # A later version is another process: it has no games of this one, nor this one of it.
    patch.setattr(opening, "_open_plain_game", opening._open_plain_game.__wrapped__)


@with_harness
async def test_news_lobby_and_log_say_what_a_table_is_pinned_to(harness: Harness) -> None:
    clients = await candle(harness, listed=True)
    game = clients[0].table.game
    assert game is not None
    lobby = (await get(harness, "/api/tables")).json()["tables"][0]
    for told in (clients[0].news, lobby):
        assert (told["pin"], told["rules_version"], told["figures"]) == (
            game.pin,
            game.rules_version,
            game.figures_hash,
        )
    await finish(clients)
    assert game.pin in clients[0].table.state.revealed_log().dump()


@with_harness
async def test_house_rules_have_a_pin_of_their_own(harness: Harness) -> None:
    usual = await candle(harness)
    dear = await candle(harness, house_rules={"game": {"bet": 3}})
    assert usual[0].news["pin"] != dear[0].news["pin"]
    assert (usual[0].news["house_rules"], dear[0].news["house_rules"]) == (False, True)


def test_with_other_figures_in_a_later_version_a_table_finishes_on_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            before = await candle(harness)
            await choose(before[0])
        upgrade(monkeypatch)
        async with next_server(data, time) as harness:
            clients = [await reconnect(harness, client) for client in before]
            for seat, client in enumerate(clients):
                await client.look(seat)
            assert clients[0].news["problem"] is None
            assert clients[0].news["pin"] == before[0].news["pin"]
            newer = await candle(harness)
            assert newer[0].news["pin"] != before[0].news["pin"]
            assert clients[0].table.game is not None
            assert clients[0].table.game.figures["game"]["bet"]["value"] == 1
            await finish(clients)
            assert clients[0].frame["result"]["by_rules"]

    run(play())


def test_with_other_rules_a_table_says_so_and_moves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            before = await candle(harness)
            await choose(before[0])
            stored = await on_disk(harness)
        monkeypatch.setattr(rules_of_candle, "RULES_VERSION", 2)
        async with next_server(data, time) as harness:
            anna = await reconnect(harness, before[0])
            await anna.look(0)
            assert anna.news["problem"]["key"] == "table-other-rules"
            assert (anna.news["problem"]["args"]["began"], anna.news["problem"]["args"]["now"]) == (
                1,
                2,
            )
            assert anna.frames == []
            answer = await anna.say(
                "move", prompt=before[0].prompt, actions=[before[0].choices[0]], move_id="m"
            )
            assert (answer["type"], key(answer)) == ("not_yours", "table-other-rules")
            for kind, fields in (
                ("undo", {}),
                ("resign", {}),
                ("offer", {"what": "end"}),
                ("ticket", {"seat": 0}),
            ):
                assert key(await anna.say(kind, **fields)) == "table-other-rules"
            assert await on_disk(harness) == stored

    run(play())


async def on_disk(harness: Harness) -> list[object]:
    store = harness.server.services.store
    return [
        await store.read(f"SELECT * FROM {name}")  # noqa: S608  # our own names
        for name in ("game_table", "entry", "move", "seat", "chat")
    ]


def test_at_such_a_table_chat_still_works_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            before = await candle(harness)
            await choose(before[0])
            asked = await rows.tables_of_device(harness.server.services.store, "d-Bo")
        with monkeypatch.context() as patch:
            patch.setattr(rules_of_candle, "RULES_VERSION", 2)
            async with next_server(data, time) as harness:
                anna = await reconnect(harness, before[0])
                assert (await anna.say("chat", text="when will it go on?"))["type"] == "done"
                (mine,) = await rows.tables_of_device(harness.server.services.store, "d-Bo")
                assert (
                    (mine.asked, mine.status)
                    == (asked[0].asked, asked[0].status)
                    == (True, "playing")
                )
        async with next_server(data, time) as harness:
            clients = [await reconnect(harness, client) for client in before]
            for seat, client in enumerate(clients):
                await client.look(seat)
            assert clients[1].last("chat")["text"] == "when will it go on?"
            assert clients[1].news["problem"] is None
            assert clients[0].frame["prompt"] == before[0].frame["prompt"]
            await finish(clients)
            assert clients[0].frame["result"]["by_rules"]

    run(play())


def test_a_finished_game_of_other_rules_keeps_its_log_to_the_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its frames cannot be shown; its log is there for the release that can."""

    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await candle(harness)
            await finish(clients)
            count = len(entries(clients[0]))
            path = f"/api/tables/{clients[0].table.record.id}"
            log = (await get(harness, f"{path}/log")).content
        monkeypatch.setattr(rules_of_candle, "RULES_VERSION", 2)
        async with next_server(data, time) as harness:
            table = clients[0].table.record.id
            answer = await get(harness, f"{path}/replay")
            assert (answer.status_code, answer.json()["key"]) == (409, "table-other-rules")
            assert (await get(harness, f"{path}/log")).content == log
            assert len(await rows.get_entries(harness.server.services.store, table)) == count

    run(play())


def test_a_finished_game_of_an_old_server_has_no_closing_line_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await candle(harness)
            await finish(clients)
            table = clients[0].table
            table.record.closing = ""
            row = table_row(table.record, table.state.secret, time.now())
            await harness.server.services.store.commit([rows.put_table(row)])
        monkeypatch.setattr(rules_of_candle, "RULES_VERSION", 2)
        async with next_server(data, time) as harness:
            answer = await get(harness, f"/api/tables/{table.record.id}/log")
            assert (answer.status_code, answer.json()["key"]) == (409, "table-other-rules")

    run(play())


def test_the_host_can_close_a_table_of_other_rules_and_then_its_log_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            before = await candle(harness, listed=True)
            await choose(before[0])
            timeline = before[0].table.timeline
            assert timeline is not None
            log = timeline.log.dump()
        path = f"/api/tables/{before[0].table.record.id}"
        with monkeypatch.context() as patch:
            patch.setattr(rules_of_candle, "RULES_VERSION", 2)
            async with next_server(data, time) as harness:
                lobby = (await get(harness, "/api/tables")).json()["tables"]
                assert [each["rules_version"] for each in lobby] == [1]
                anna, bo = [await reconnect(harness, client) for client in before[:2]]
                refused = await get(harness, f"{path}/log")
                assert (refused.status_code, refused.json()["key"]) == (409, "table-other-rules")
                assert key(await bo.say("close")) == "table-not-host"
                assert (await anna.say("close"))["type"] == "done"
                assert (await get(harness, f"{path}/log")).text == log
                others = await candle(harness)
                await finish(others)
                assert others[0].frame["result"]["by_rules"]
        assert read_log_text(log.encode()).entries == timeline.log.entries

    run(play())


# --- an option that came later --------------------------------------------------------------------


def test_a_table_from_before_an_option_goes_on_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wind becomes an option that is on by default; before there was no wind."""
    later = replace(SPEC, options=(Option("wind", ("on", "off"), before="off"),))

    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            before = await candle(harness)
            await choose(before[0])
            table = before[0].table
            table.record.options.clear()  # as a server without the option stored it
            row = table_row(table.record, table.state.secret, time.now())
            await harness.server.services.store.commit([rows.put_table(row)])
        monkeypatch.setitem(registry.game_specs(), "candle", later)
        monkeypatch.setattr(opening, "_games", {})
        async with next_server(data, time) as harness:
            clients = [await reconnect(harness, client) for client in before]
            for seat, client in enumerate(clients):
                await client.look(seat)
            assert (clients[0].news["problem"], clients[0].news["options"]) == (
                None,
                {"wind": "off"},
            )
            newer = await harness.begun("Anna", "Bo", game="candle")
            assert newer[0].news["options"] == {"wind": "on"}
            await finish(clients)
            log = (await get(harness, f"/api/tables/{table.record.id}/log")).content
            assert b"options: #" in log
            assert read_log_text(log).game.options == {"wind": "off"}

    run(play())


def test_a_table_with_an_option_of_a_later_version_is_not_played_without_it(
    tmp_path: Path,
) -> None:
    """After a rollback an older server would otherwise play other rules without a word."""

    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            before = await candle(harness)
            await choose(before[0])
            table = before[0].table
            table.record.options["storm"] = "on"
            row = table_row(table.record, table.state.secret, time.now())
            await harness.server.services.store.commit([rows.put_table(row)])
        async with next_server(data, time) as harness:
            anna = await reconnect(harness, before[0])
            await anna.look(0)
            assert anna.news["problem"]["key"] == "table-cannot-go-on"
            assert "storm" in anna.news["problem"]["text"]

    run(play())


def test_a_game_that_is_gone_altogether_is_a_problem_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await candle(harness)
        monkeypatch.delitem(registry.game_specs(), "candle")
        async with next_server(data, time) as harness:
            anna = await reconnect(harness, clients[0])
            await anna.look(0)
            assert anna.news["problem"]["key"] == "table-cannot-go-on"
            assert await everything(harness, anna)

    run(play())


def test_a_log_of_the_table_can_be_read_with_the_same_rules(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            clients: list[Client] = await candle(harness)
            await finish(clients)
            answer = await get(harness, f"/api/tables/{clients[0].table.record.id}/replay?eyes=all")
            assert {frame["viewer"] for frame in answer.json()["frames"]} == {OMNISCIENT}

    run(play())
