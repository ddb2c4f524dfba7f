"""What clients and operators are told when the store fails (row 9 of the review)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import jsonschema_rs
import pytest

from server.harness import Harness, open_harness, run
from server.server_process import serving
from server.table_actions import ask, broken_disk, new_device, next_server, with_harness


def told(answer: object) -> tuple[int, str]:
    status, headers = answer.status_code, answer.headers  # type: ignore[attr-defined]  # an answer of httpx
    return status, headers.get("retry-after", "")


@with_harness
async def test_row_9_what_cannot_be_saved_is_answered_503_and_when_to_ask_again(
    harness: Harness,
) -> None:
    _, token = await new_device(harness)
    table = (await ask(harness, "POST", "/api/tables", token, json={"game": "dogma"})).json()[
        "table"
    ]
    with broken_disk(harness):
        for method, path, body in (
            ("POST", "/api/devices", {"name": "Bo"}),
            ("PATCH", "/api/me", {"name": "Bo"}),
            ("POST", "/api/tables", {"game": "dogma"}),
            ("DELETE", "/api/me", None),
        ):
            answer = await ask(harness, method, path, token, json=body)
            assert told(answer) == (503, "5"), (path, answer.text)
            assert answer.json()["key"] == "error-store-commit"
        answer = await ask(
            harness,
            "POST",
            f"/api/tables/{table}/commands",
            token,
            json={"type": "take", "seat": 0, "nonce": "a word", "id": 4},
        )
        assert told(answer) == (503, "5")
        assert (answer.json()["type"], answer.json()["id"]) == ("unavailable", 4)
    answer = await ask(
        harness,
        "POST",
        f"/api/tables/{table}/commands",
        token,
        json={"type": "take", "seat": 0, "nonce": "a word"},
    )
    assert (answer.status_code, answer.json()["type"]) == (200, "done")


def test_row_9_a_row_that_was_changed_on_the_disk_is_answered_503(tmp_path: Path) -> None:
    async def play() -> None:
        data = tmp_path / "table.db"
        async with open_harness(data) as harness:
            table = await harness.table(await harness.device("Anna"), game="dogma")
            key = table.record.id
        async with next_server(data, harness.time) as harness:
            await asyncio.to_thread(spoil, data)
            answer = await ask(harness, "GET", f"/api/tables/{key}")
            assert told(answer) == (503, "5")
            assert answer.json()["key"] == "error-data-damaged"

    run(play())


def spoil(data: Path) -> None:
    with closing(sqlite3.connect(data)) as connection, connection:
        connection.execute("UPDATE game_table SET secret = x'00'")


@with_harness
async def test_row_9_the_document_says_what_503_looks_like(harness: Harness) -> None:
    document = harness.server.openapi()
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert all("503" in each["responses"] for each in operations)
    _, token = await new_device(harness)
    table = (await ask(harness, "POST", "/api/tables", token, json={"game": "dogma"})).json()[
        "table"
    ]
    with broken_disk(harness):
        for method, path, known in (
            ("GET", "/api/health", "/api/health"),
            ("POST", f"/api/tables/{table}/commands", "/api/tables/{table}/commands"),
        ):
            answer = await ask(
                harness,
                method,
                path,
                token,
                json={"type": "take", "seat": 0, "nonce": "a word"} if method == "POST" else None,
            )
            schema = document["paths"][known][method.lower()]["responses"]["503"]["content"][
                "application/json"
            ]["schema"]
            jsonschema_rs.validate({**schema, "components": document["components"]}, answer.json())


# --- health ---------------------------------------------------------------------------------------


@with_harness
async def test_row_9_health_fails_when_nothing_can_be_written_and_recovers(
    harness: Harness,
) -> None:
    assert (await ask(harness, "GET", "/api/health")).json()["status"] == "ok"
    await harness.time.advance(5)
    with broken_disk(harness):
        answer = await ask(harness, "GET", "/api/health")
        assert told(answer) == (503, "5")
        assert answer.json()["status"] == "failing"
    await harness.time.advance(5)
    answer = await ask(harness, "GET", "/api/health")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")


@with_harness
async def test_row_9_health_commits_once_in_five_seconds_for_all_who_ask(harness: Harness) -> None:
    statistics = harness.server.services.store.statistics
    before = statistics.commits
    await asyncio.gather(*(ask(harness, "GET", "/api/health") for _ in range(20)))
    await harness.time.advance(4.9)
    await ask(harness, "GET", "/api/health")
    assert statistics.commits == before + 1
    await harness.time.advance(0.1)
    await ask(harness, "GET", "/api/health")
    assert statistics.commits == before + 2


@pytest.mark.once
@pytest.mark.skipif(sys.platform != "linux", reason="sets another process's limits")
def test_row_9_a_disk_that_is_really_full(tmp_path: Path) -> None:
    """A limit on file sizes simulates the full disk: to the server, no write succeeds."""
    import resource

    with serving(tmp_path / "table.db") as server:
        anna = server.person("Anna")
        usual = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
        health = server.ask("GET", "/api/health")
        assert (health.status_code, health.json()["status"]) == (503, "failing")
        answer = server.ask("POST", "/api/tables", anna, json={"game": "dogma"})
        assert (answer.status_code, answer.json()["key"]) == (503, "error-store-commit")
        assert server.ask("GET", "/api/me", anna).status_code == 200, (
            "what was kept can still be read"
        )
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, usual)
        assert server.ask("POST", "/api/tables", anna, json={"game": "dogma"}).status_code == 201
        assert "Traceback" not in server.error_output
        assert json.loads(server.ask("GET", "/api/me", anna).content)["name"] == "Anna"
