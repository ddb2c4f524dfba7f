"""``simony admin``: with a running server, and with a data file alone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from cli.shell import Outcome, simony
from server.server_process import SocketClient, run, serving, wait_for
from simony.cli import main
from simony.server.admin.port import address_file

pytestmark = pytest.mark.once


def admin(data: Path, *words: str, typed: str = "", language: str = "en") -> Outcome:
    return simony(
        data.parent, "admin", *words, "--data", str(data), "--lang", language, typed=typed
    )


def answer(data: Path, *words: str) -> Any:
    done = admin(data, *words, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


def test_a_running_server_is_asked_and_obeys(tmp_path: Path) -> None:
    data = tmp_path / "table.db"
    with serving(data) as server:

        async def play() -> None:
            async with server.seated("Anna", "Bo", game="dogma", seats=3) as lines:
                await watch(lines[0].table, lines)

        async def watch(table: str, lines: list[SocketClient]) -> None:
            listed = await asyncio.to_thread(answer, data, "tables", "--status", "open")
            assert [(each["id"], each["game"]) for each in listed] == [(table, "dogma")]
            shown = await asyncio.to_thread(answer, data, "show", table)
            device = shown["seats"][1]["device"]
            assert {each["address"] for each in shown["connected"]} == {"127.0.0.1"}
            refused = await asyncio.to_thread(admin, data, "ban", "device", device, typed="n\n")
            assert (refused.code, await asyncio.to_thread(answer, data, "bans")) == (1, [])
            banned = await asyncio.to_thread(
                admin, data, "ban", "device", device, "--reason", "spam", "--days", "1", typed="y\n"
            )
            assert banned.code == 0, banned.err
            assert "Connections closed: 1" in banned.out
            await asyncio.to_thread(wait_for, lambda: lines[1].is_gone)
            assert lines[1].code == 1008
            refusal = server.ask("GET", "/api/me", lines[1].person)
            assert (refusal.status_code, "spam" in refusal.json()["text"]) == (403, True)
            assert (await lines[0].say("ping"))["type"] == "pong"
            missing = await asyncio.to_thread(admin, data, "show", "nothing", language="ja")
            assert (missing.code, missing.out) == (2, "")
            assert missing.err.startswith("エラー：")

        run(play())
        assert server.stop() == 0
        assert not address_file(data).exists()
    assert [each["reason"] for each in answer(data, "bans")] == ["spam"]


def test_a_server_that_was_killed_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    data = tmp_path / "table.db"
    with serving(data) as server:
        table = server.table(server.person("Anna"), game="dogma")
        server.kill()
        wait_for(lambda: not server.is_running)
    assert address_file(data).exists()
    assert [each["id"] for each in answer(data, "tables")] == [table]
    assert admin(data, "delete-table", table, typed="").code == 1, "nobody said yes"
    assert admin(data, "delete-table", table, "--yes").code == 0
    assert answer(data, "tables") == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_printed(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "table.db"
    with serving(data) as server:
        anna = server.person("Anna")
        table = server.table(anna, game="dogma", bots=["priest"])
        for body in (
            {"type": "take", "seat": 1, "nonce": "a word of Bo"},
            {"type": "chat", "text": "hello"},
            {"type": "hide", "line": 1},
            {"type": "report", "seat": 1},
        ):
            assert (
                server.ask("POST", f"/api/tables/{table}/commands", anna, json=body).json()["type"]
                == "done"
            )
        server.stop()
    common = ("--data", str(data), "--lang", language)
    for words in (
        ("tables",), ("show", table), ("reports",), ("unhide", table, "--line", "1"),
        ("ban", "address", "192.0.2.7", "--yes"), ("bans",),
        ("unban", "address", "192.0.2.7"), ("bans",), ("sweep", "--yes"),
        ("delete-table", table, "--yes"), ("tables",),
    ):  # fmt: skip
        assert main(["admin", *words, *common]) == 0, words
        shown = capsys.readouterr()
        assert shown.out.strip(), words
        assert "cli-" not in shown.out, shown.out
        assert "{" not in shown.out or words[0] == "show", shown.out


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["nothing"],
        ["show"],
        ["unhide", "t"],
        ["unhide", "t", "--line", "1", "--seat", "1"],
        ["ban", "planet", "x"],
        ["tables", "--limit", "0"],
    ],
)
def test_wrong_words_are_refused(
    tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", *words]) == 2
    assert capsys.readouterr().err.startswith("error: ")
    assert list(tmp_path.iterdir()) == []
