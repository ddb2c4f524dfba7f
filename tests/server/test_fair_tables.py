"""Shuffles that are promised before anybody sits and can be checked when all is over."""

from __future__ import annotations

import base64
import json
import logging
from pathlib import Path

import pytest

from server.harness import Client, Desk, StillTime, open_desk, run
from server.rounds import (
    at_a_desk,
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
)
from simony.cli import main
from simony.core.errors import BadLog
from simony.core.log import Log
from simony.core.log.fair_rng import commitment
from simony.core.log.fairness import verify_promise
from simony.registry import read_log_text
from simony.server.protocol.problem import NotNow
from simony.server.runtime.environment import Surroundings
from simony.server.state.table_record import encode_charter
from simony.server.tables.seating import hashed_nonce


@at_a_desk
async def test_the_commitment_is_there_before_anybody_sits(desk: Desk) -> None:
    table = await desk.table(await desk.device("Anna"), game="dogma", seats=3, listed=True)
    zoe = Client(await desk.device("Zoe"), table)
    await zoe.look()
    assert zoe.news["commitment"] == commitment(table.secret)
    assert not any(seat["taken"] for seat in zoe.news["seats"])
    lobby = (await get(desk, "/api/tables")).json()
    assert lobby["tables"][0]["commitment"] == zoe.news["commitment"]
    fairness = (await get(desk, f"/api/tables/{table.charter.id}/fairness")).json()
    assert (fairness["commitment"], fairness["secret"]) == (zoe.news["commitment"], None)


@at_a_desk
async def test_the_commitment_does_not_change_any_more(desk: Desk) -> None:
    clients = await candle(desk)
    await finish(clients)
    assert len({news["commitment"] for client in clients for news in client.of("table")}) == 1


@at_a_desk
async def test_every_seat_s_own_words_are_in_the_log(desk: Desk) -> None:
    clients = await candle(desk)
    await finish(clients)
    log = clients[0].table.told_log()
    assert log.promise is not None
    assert log.promise.nonces == tuple(
        hashed_nonce(f"nonce of {name}") for name in ("Anna", "Bo", "Chi")
    )
    assert log.promise.commitment == clients[0].news["commitment"]
    assert log.promise.pin == clients[0].news["pin"]


@at_a_desk
async def test_another_nonce_makes_other_cards(desk: Desk) -> None:
    deals = []
    for nonce in ("one", "two", "one"):
        clients = await desk.seated("Anna", "Bo", "Chi", game="dogma")
        await clients[1].say("take", seat=1, nonce=nonce)
        await clients[0].say("start")
        deals.append(entries(clients[0])[0])
    assert deals[0] == deals[2] != deals[1]


def test_the_system_s_generator_gives_every_table_another_secret_of_256_bits() -> None:
    secrets = {Surroundings().secret() for _ in range(50)}
    assert len(secrets) == 50
    assert {len(secret) for secret in secrets} == {32}


# --- when it is over ------------------------------------------------------------------------------


@at_a_desk
async def test_a_finished_game_s_log_keeps_its_promise(desk: Desk) -> None:
    clients = await desk.begun("Anna", "Bo", "Chi", game="indulgence")
    for _ in range(20):
        for client in clients:
            if client.frame["prompt"] is not None:
                await choose(client)
    for client in clients[1:]:
        await client.say("resign")
    log = clients[0].table.told_log()
    assert verify_promise(log) >= 2
    assert log.secret == clients[0].table.secret.hex()
    assert read_log_text(log.dump().encode()).digest() == log.digest()
    fairness = (await get(desk, f"/api/tables/{clients[0].table.charter.id}/fairness")).json()
    assert fairness["secret"] == log.secret


def finished(tmp_path: Path) -> Log:
    """The log of a short game."""
    logs: list[Log] = []

    async def play() -> None:
        async with open_desk(tmp_path / "table.db") as desk:
            clients = await dogma(desk)
            await confess(clients[0])
            await do(clients[1], "doubt")
            for client in clients[1:]:
                await client.say("resign")
            logs.append(clients[0].table.told_log())

    run(play())
    return logs[0]


def test_simony_verify_checks_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.log"
    file.write_text(finished(tmp_path).dump())
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().err == ""


def test_simony_verify_finds_a_table_that_broke_its_word(
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
        async with open_desk(tmp_path / "table.db") as desk:
            told.extend(await everything_that_is_told(desk, secrets))

    run(play())
    told.append(caplog.text.encode())
    assert len(b"".join(told)) > 10_000
    for form in forms(secrets[0]):
        assert form not in b"\n".join(told)


async def everything_that_is_told(desk: Desk, secrets: list[bytes]) -> list[bytes]:
    """To players, to a spectator with open eyes, over HTTP, in errors, and by the objects of the
    server about themselves.
    """
    clients = await dogma(desk, listed=True, watching="open")
    table = clients[0].table
    secrets.append(table.secret)
    zoe = await stranger(desk, clients[0])
    for seat, client in enumerate(clients):
        await client.say("consent", seat=seat, yes=True)
    await zoe.look(open=True)
    answers = [
        await clients[0].move(action, prompt=prompt)
        for action, prompt in ((0, 0), (0, clients[0].prompt), (99, clients[0].prompt))
    ]
    answers.append(await clients[0].send("nonsense"))
    answers.append(await fails(desk, clients[0]))
    answers.append(await breaks(clients[0]))
    await confess(clients[0])
    await do(clients[1], "doubt")
    answers.append(await clients[2].say("rematch"))
    told = [data for client in (*clients, zoe) for data in client.heard] + [
        json.dumps(answer).encode() for answer in answers
    ]
    own = [
        f"/api/tables/{table.charter.id}{path}"
        for path in ("", "/log", "/replay", "/fairness", "/code")
    ]
    told += [
        (await get(desk, path)).content for path in (*own, "/api/tables", "/metrics", "/api/health")
    ]
    draft = table.draft()
    objects = [
        table,
        table.charter,
        table.course,
        draft,
        draft.charter,
        clients[0].table.services,
        table.course and table.course.log,
    ]
    told += [f"{thing!r} {thing}".encode() for thing in objects]
    assert table.course is not None
    told += [
        encode_charter(table.charter),
        table.course.log.dump().encode(),
        table.course.log.state.to_bytes(),
    ]
    with pytest.raises(NotNow) as refused:
        table.told_log()
    return [*told, repr(refused.value).encode(), str(refused.value).encode()]


async def fails(desk: Desk, client: Client) -> dict[str, object]:
    """A commit that the disk refuses."""
    with broken_disk(desk):
        answer = await client.move(client.choices[0])
    assert answer["type"] == "unavailable"
    return answer


async def breaks(client: Client) -> dict[str, object]:
    """A mistake of ours in the middle of a change."""
    keep = client.table.keep

    async def stumble(draft: object) -> None:
        raise RuntimeError(f"while keeping {draft!r}")

    client.table.keep = stumble  # type: ignore[method-assign]
    answer = await client.move(client.choices[0])
    client.table.keep = keep  # type: ignore[method-assign]
    assert answer["type"] == "unavailable"
    return answer


@at_a_desk
async def test_the_database_has_the_secret_in_one_place_only(desk: Desk) -> None:
    clients = await dogma(desk)
    await confess(clients[0])
    stored = await desk.server.services.store.read("SELECT secret FROM game_table")
    assert stored == [(clients[0].table.secret,)]
    rows = (await everything(desk, *clients))[2]
    assert isinstance(rows, list)
    rest = repr(
        [
            [value for value in row if value != clients[0].table.secret]
            for table in rows
            for row in table
        ]
    ).encode()
    assert not any(
        form in rest for form in forms(clients[0].table.secret) if form != clients[0].table.secret
    )


def test_a_table_keeps_its_secret_over_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = StillTime(), tmp_path / "table.db"
        async with open_desk(data, time) as desk:
            clients = await candle(desk)
            await choose(clients[0])
            secret = clients[0].table.secret
        async with next_server(data, time) as desk:
            (table,) = desk.server.house.tables.values()
            assert table.secret == secret
            assert table.course is not None
            assert table.course.log.secret == ""

    run(play())
