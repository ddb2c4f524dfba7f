"""Shuffles that are promised before anybody sits down and can be checked after the game."""

from __future__ import annotations

import base64
import json
import logging
from pathlib import Path

import pytest

from server.harness import Client, FakeEnvironment, Harness, open_harness, run
from server.table_actions import (
    broken_disk,
    candle,
    choose,
    confess,
    do,
    dogma,
    entries,
    everything,
    finish,
    get,
    next_server,
    stranger,
    with_harness,
)
from simony.cli import main
from simony.core.errors import BadLog
from simony.core.log import Log
from simony.core.log.fair_rng import commitment
from simony.core.log.fairness import verify_promise
from simony.registry import read_log_text
from simony.server.protocol.problem import Conflict
from simony.server.runtime.environment import Environment
from simony.server.state.table_record import encode_record
from simony.server.tables.seating import hash_nonce


@with_harness
async def test_the_commitment_is_there_before_anybody_sits(harness: Harness) -> None:
    table = await harness.table(await harness.device("Anna"), game="dogma", seats=3, listed=True)
    zoe = Client(await harness.device("Zoe"), table)
    await zoe.look()
    assert zoe.news["commitment"] == commitment(table.state.secret)
    assert not any(seat["taken"] for seat in zoe.news["seats"])
    lobby = (await get(harness, "/api/tables")).json()
    assert lobby["tables"][0]["commitment"] == zoe.news["commitment"]
    fairness = (await get(harness, f"/api/tables/{table.record.id}/fairness")).json()
    assert (fairness["commitment"], fairness["secret"]) == (zoe.news["commitment"], None)


@with_harness
async def test_the_commitment_does_not_change_any_more(harness: Harness) -> None:
    clients = await candle(harness)
    await finish(clients)
    assert len({news["commitment"] for client in clients for news in client.of("table")}) == 1


@with_harness
async def test_every_seat_s_nonce_is_in_the_log(harness: Harness) -> None:
    clients = await candle(harness)
    await finish(clients)
    log = clients[0].table.state.revealed_log()
    assert log.promise is not None
    assert log.promise.nonces == tuple(
        hash_nonce(f"nonce of {name}") for name in ("Anna", "Bo", "Chi")
    )
    assert log.promise.commitment == clients[0].news["commitment"]
    assert log.promise.pin == clients[0].news["pin"]


@with_harness
async def test_another_nonce_makes_other_cards(harness: Harness) -> None:
    deals = []
    for nonce in ("one", "two", "one"):
        clients = await harness.seated("Anna", "Bo", "Chi", game="dogma")
        await clients[1].say("take", seat=1, nonce=nonce)
        await clients[0].say("start")
        deals.append(entries(clients[0])[0])
    assert deals[0] == deals[2] != deals[1]


def test_the_system_s_generator_gives_every_table_another_secret_of_256_bits() -> None:
    secrets = {Environment().secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


def test_no_id_is_taken_for_an_option_of_a_command() -> None:
    assert not any(Environment().token(12).startswith("-") for _ in range(2000))


# --- when it is over ------------------------------------------------------------------------------


@with_harness
async def test_a_finished_game_s_log_keeps_its_promise(harness: Harness) -> None:
    clients = await harness.begun("Anna", "Bo", "Chi", game="indulgence")
    for _ in range(20):
        for client in clients:
            if client.frame["prompt"] is not None:
                await choose(client)
    for client in clients[1:]:
        await client.say("resign")
    log = clients[0].table.state.revealed_log()
    assert verify_promise(log) >= 2
    assert log.secret == clients[0].table.state.secret.hex()
    assert read_log_text(log.dump().encode()).digest() == log.digest()
    fairness = (await get(harness, f"/api/tables/{clients[0].table.record.id}/fairness")).json()
    assert fairness["secret"] == log.secret


def finished(tmp_path: Path) -> Log:
    """The log of a short game."""
    logs: list[Log] = []

    async def play() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            clients = await dogma(harness)
            await confess(clients[0])
            await do(clients[1], "doubt")
            for client in clients[1:]:
                await client.say("resign")
            logs.append(clients[0].table.state.revealed_log())

    run(play())
    return logs[0]


def test_simony_verify_checks_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.log"
    file.write_text(finished(tmp_path).dump())
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().err == ""


def test_simony_verify_finds_a_broken_promise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log, file = finished(tmp_path), tmp_path / "game.log"
    log.secret = "00" * 32
    with pytest.raises(BadLog):
        verify_promise(log)
    file.write_text(log.dump())
    assert main(["verify", str(file)]) == 1
    assert capsys.readouterr().err


# --- until it is over -----------------------------------------------------------------------------


def forms(secret: bytes) -> list[bytes]:
    """Every way in which somebody might have written it."""
    digits = secret.hex()
    texts = [
        digits,
        digits.upper(),
        repr(secret)[2:-1],
        str(list(secret))[1:-1],
        str(int(digits, 16)),
    ]
    return [
        secret,
        base64.b64encode(secret)[:-1],
        base64.urlsafe_b64encode(secret)[:-1],
        *(text.encode() for text in texts),
    ]


def test_before_the_end_the_secret_is_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    told: list[bytes] = []
    secrets: list[bytes] = []

    async def play() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            told.extend(await everything_that_is_told(harness, secrets))

    run(play())
    told.append(caplog.text.encode())
    assert len(b"".join(told)) > 10_000
    for form in forms(secrets[0]):
        assert form not in b"\n".join(told)


async def everything_that_is_told(harness: Harness, secrets: list[bytes]) -> list[bytes]:
    """Return what players, a spectator of open hands and HTTP clients are sent, also in
    errors, and the representations of the server's objects.
    """
    clients = await dogma(harness, listed=True, watching="open")
    table = clients[0].table
    secrets.append(table.state.secret)
    zoe = await stranger(harness, clients[0])
    for seat, client in enumerate(clients):
        await client.say("consent", seat=seat, yes=True)
    await zoe.look(open=True)
    answers = [
        await clients[0].move(action, prompt=prompt)
        for action, prompt in ((0, 0), (0, clients[0].prompt), (99, clients[0].prompt))
    ]
    answers.append(await clients[0].send("nonsense"))
    answers.append(await fails(harness, clients[0]))
    answers.append(await breaks(clients[0]))
    await confess(clients[0])
    await do(clients[1], "doubt")
    answers.append(await clients[2].say("rematch"))
    told = [data for client in (*clients, zoe) for data in client.heard] + [
        json.dumps(answer).encode() for answer in answers
    ]
    own = [
        f"/api/tables/{table.record.id}{path}"
        for path in ("", "/log", "/replay", "/fairness", "/code")
    ]
    told += [
        (await get(harness, path)).content
        for path in (*own, "/api/tables", "/metrics", "/api/health")
    ]
    transaction = table.transaction()
    objects = [
        table,
        table.record,
        table.timeline,
        transaction,
        transaction.record,
        clients[0].table.services,
        table.timeline and table.timeline.log,
    ]
    told += [f"{thing!r} {thing}".encode() for thing in objects]
    assert table.timeline is not None
    told += [
        encode_record(table.record),
        table.timeline.log.dump().encode(),
        table.timeline.log.state.to_bytes(),
    ]
    with pytest.raises(Conflict) as refused:
        table.state.revealed_log()
    return [*told, repr(refused.value).encode(), str(refused.value).encode()]


async def fails(harness: Harness, client: Client) -> dict[str, object]:
    """A commit that the disk refuses."""
    with broken_disk(harness):
        answer = await client.move(client.choices[0])
    assert answer["type"] == "unavailable"
    return answer


async def breaks(client: Client) -> dict[str, object]:
    """Simulate a programming error in the middle of a change."""
    keep = client.table.commit

    async def stumble(transaction: object) -> None:
        raise RuntimeError(f"while keeping {transaction!r}")

    client.table.commit = stumble  # type: ignore[method-assign]
    answer = await client.move(client.choices[0])
    client.table.commit = keep  # type: ignore[method-assign]
    assert answer["type"] == "unavailable"
    return answer


@with_harness
async def test_the_database_has_the_secret_in_one_place_only(harness: Harness) -> None:
    clients = await dogma(harness)
    await confess(clients[0])
    stored = await harness.server.services.store.read("SELECT secret FROM game_table")
    assert stored == [(clients[0].table.state.secret,)]
    rows = (await everything(harness, *clients))[2]
    assert isinstance(rows, list)
    rest = repr(
        [
            [value for value in row if value != clients[0].table.state.secret]
            for table in rows
            for row in table
        ]
    ).encode()
    assert not any(
        form in rest
        for form in forms(clients[0].table.state.secret)
        if form != clients[0].table.state.secret
    )


def test_a_table_keeps_its_secret_over_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            clients = await candle(harness)
            await choose(clients[0])
            secret = clients[0].table.state.secret
        async with next_server(data, time) as harness:
            (table,) = harness.server.registry.tables.values()
            assert table.state.secret == secret
            assert table.timeline is not None
            assert table.timeline.log.secret == ""

    run(play())
