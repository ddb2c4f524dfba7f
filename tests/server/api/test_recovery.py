"""Recovery phrases: how to get one's seats back on another device."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path

from server.harness import Harness, open_harness, run, token_of
from server.table_actions import ask, new_device, with_harness
from simony.server.api.recovery import WORDS, new_phrase, phrase_hash, word_list
from simony.server.security.rate_limits import LimitFigures


async def phrase_of(harness: Harness, token: str) -> str:
    answer = await ask(harness, "POST", "/api/me/recovery", token)
    assert answer.status_code == 200, answer.text
    phrase: str = answer.json()["phrase"]
    return phrase


def test_a_phrase_has_eighty_bits() -> None:
    words = word_list()
    assert len(words) == len(set(words)) == 256
    assert WORDS * 8 >= 80
    assert all(re.fullmatch("[a-z]{3,8}", word) for word in words)
    assert len({word[:4] for word in words}) == 256, "four letters say which word is meant"
    assert len(new_phrase().split()) == WORDS
    assert new_phrase() != new_phrase()


def test_capitals_and_spaces_make_no_difference() -> None:
    assert (
        phrase_hash("  Apple\u3000RIVER\n owl ")
        == phrase_hash("apple river owl")
        != phrase_hash("apple owl river")
    )


@with_harness
async def test_a_phrase_gives_another_browser_the_device_once(harness: Harness) -> None:
    device, old = await new_device(harness)
    table = (await ask(harness, "POST", "/api/tables", old, json={"game": "dogma"})).json()["table"]
    await ask(
        harness,
        "POST",
        f"/api/tables/{table}/commands",
        old,
        json={"type": "take", "seat": 0, "nonce": "a word"},
    )
    phrase = await phrase_of(harness, old)
    answer = await ask(
        harness, "POST", "/api/recover", json={"phrase": f" {phrase.upper()} ", "bearer": True}
    )
    assert (answer.status_code, answer.json()["id"], answer.json()["name"]) == (200, device, "Anna")
    new = answer.json()["token"]
    assert (await ask(harness, "GET", "/api/me", old)).status_code == 401
    assert [
        each["table"]
        for each in (await ask(harness, "GET", "/api/me/tables", new)).json()["tables"]
    ] == [table]
    again = await ask(harness, "POST", "/api/recover", json={"phrase": phrase})
    assert (again.status_code, again.json()["key"]) == (404, "table-phrase-unknown")
    assert (await ask(harness, "GET", "/api/me", new)).status_code == 200


@with_harness
async def test_a_browser_gets_a_cookie_and_never_sees_the_token(harness: Harness) -> None:
    _, old = await new_device(harness)
    answer = await ask(
        harness, "POST", "/api/recover", json={"phrase": await phrase_of(harness, old)}
    )
    assert answer.json() == {
        "id": answer.json()["id"],
        "name": "Anna",
        "language": "en",
        "token": "",
    }
    assert re.match(
        r"simony_device=[A-Za-z0-9_-]{43}; Path=/; .*HttpOnly; SameSite=Lax",
        answer.headers["set-cookie"],
    )


@with_harness
async def test_asking_again_replaces_the_phrase(harness: Harness) -> None:
    _, token = await new_device(harness)
    first, second = await phrase_of(harness, token), await phrase_of(harness, token)
    assert (await ask(harness, "POST", "/api/recover", json={"phrase": first})).status_code == 404
    assert (await ask(harness, "POST", "/api/recover", json={"phrase": second})).status_code == 200


@with_harness
async def test_only_a_hash_is_kept_and_it_goes_with_the_device(harness: Harness) -> None:
    device, token = await new_device(harness)
    phrase = await phrase_of(harness, token)
    store = harness.server.services.store
    assert [tuple(row) for row in await store.read("SELECT device, phrase FROM recovery")] == [
        (device, phrase_hash(phrase))
    ]
    await ask(harness, "DELETE", "/api/me", token)
    assert await store.read("SELECT * FROM recovery") == []
    assert (await ask(harness, "POST", "/api/recover", json={"phrase": phrase})).status_code == 404


@with_harness
async def test_the_sockets_of_the_old_browser_are_closed(harness: Harness) -> None:
    clients = await harness.seated("Anna", "Bo", game="dogma")
    gone: list[str] = []
    for client in clients:
        client.watcher.disconnect = lambda name=client.caller.name: gone.append(name)  # type: ignore[misc]  # bound now, not later
    phrase = await phrase_of(harness, token_of("Anna"))
    assert (await ask(harness, "POST", "/api/recover", json={"phrase": phrase})).status_code == 200
    assert gone == ["Anna"]


def test_guessing_is_limited_strictly_by_address(tmp_path: Path) -> None:
    limits = dataclasses.replace(
        LimitFigures.none(), address_recoveries=LimitFigures().address_recoveries
    )

    async def play() -> None:
        async with open_harness(tmp_path / "table.db", limits=limits) as harness:
            _, token = await new_device(harness)
            phrase = await phrase_of(harness, token)
            for _ in range(5):
                assert (
                    await ask(
                        harness, "POST", "/api/recover", address="192.0.2.1", json={"phrase": "no"}
                    )
                ).status_code == 404
            answer = await ask(
                harness, "POST", "/api/recover", address="192.0.2.1", json={"phrase": phrase}
            )
            assert (answer.status_code, answer.headers["retry-after"]) == (429, "720")
            assert (
                await ask(
                    harness, "POST", "/api/recover", address="192.0.2.2", json={"phrase": phrase}
                )
            ).status_code == 200

    run(play())
