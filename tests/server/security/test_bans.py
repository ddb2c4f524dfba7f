"""Bans: a banned device or address is refused, and its open sockets are closed."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.harness import FakeEnvironment, Harness, open_harness, run
from server.store.sample_store import with_store
from server.table_actions import ask, new_device, with_harness
from simony.core.errors import BadOption
from simony.server.security.bans import Banned, Bans, read_value
from simony.server.store.moderation_rows import ADDRESS, DEVICE, Ban
from simony.server.store.store import Store

NOW = 1_000_000.0


def banned(bans: Bans, *addresses: str, device: str = "") -> list[bool]:
    return [bans.is_banned(device, address, NOW) for address in addresses]


@pytest.mark.parametrize(
    ("value", "kept", "inside", "outside"),
    [
        (
            "192.0.2.1",
            "192.0.2.1/32",
            ["192.0.2.1", "::ffff:192.0.2.1"],
            ["192.0.2.2", "2001:db8::1", "", "nonsense"],
        ),
        ("192.0.2.77/24", "192.0.2.0/24", ["192.0.2.0", "192.0.2.255"], ["192.0.3.0"]),
        (
            "2001:db8:0:5::9",
            "2001:db8:0:5::/64",
            ["2001:db8:0:5::/64", "2001:db8:0:5:ffff::1"],
            ["2001:db8:0:6::/64", "192.0.2.1"],
        ),
        ("2001:db8::/32", "2001:db8::/32", ["2001:db8:ffff::/64"], ["2001:db9::/64"]),
        ("::ffff:192.0.2.1", "192.0.2.1/32", ["192.0.2.1"], ["192.0.2.2"]),
        ("0.0.0.0/0", "0.0.0.0/0", ["1.2.3.4"], ["2001:db8::1"]),
    ],
)
def test_an_address_or_a_network(
    tmp_path: Path, value: str, kept: str, inside: list[str], outside: list[str]
) -> None:
    async def use(store: Store) -> None:
        bans = Bans(store)
        assert (await bans.add(Ban(ADDRESS, value, "", NOW, None))).value == kept
        for known in (bans, await loaded(store)):
            assert all(banned(known, *inside))
            assert not any(banned(known, *outside))
        assert await bans.remove(ADDRESS, value)
        assert not await bans.remove(ADDRESS, value)
        assert not any(banned(bans, *inside))

    with_store(tmp_path / "table.db", use)


async def loaded(store: Store) -> Bans:
    bans = Bans(store)
    await bans.load()
    return bans


def test_a_ban_ends(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        bans = Bans(store)
        await bans.add(Ban(DEVICE, "d1", "spam", NOW, NOW + 10))
        with pytest.raises(Banned) as why:
            bans.check("d1", "", NOW + 9)
        assert (why.value.text.args["until"], why.value.text.args["reason"]) == (
            "1970-01-12",
            "spam",
        )
        bans.check("d1", "", NOW + 10)
        bans.check("d2", "", NOW)

    with_store(tmp_path / "table.db", use)


def test_a_ban_that_has_ended_hides_no_other(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        bans = Bans(store)
        await bans.add(Ban(DEVICE, "d1", "", NOW - 10, NOW - 5))
        await bans.add(Ban(ADDRESS, "192.0.2.1", "", NOW - 10, NOW - 5))
        await bans.add(Ban(ADDRESS, "192.0.2.0/24", "", NOW - 10, None))
        assert banned(bans, "192.0.2.1", "192.0.3.1", device="d1") == [True, False]

    with_store(tmp_path / "table.db", use)


@pytest.mark.parametrize("value", ["", "example.com", "192.0.2.1/99", "192.0.2", "1.2.3.4 5"])
def test_what_is_no_address_is_refused(value: str) -> None:
    with pytest.raises(BadOption):
        read_value(ADDRESS, value)


@with_harness
async def test_a_banned_address_gets_nothing_but_the_reason(harness: Harness) -> None:
    _, token = await new_device(harness, "Anna", "192.0.2.1")
    await harness.server.bans.add(Ban(ADDRESS, "192.0.2.0/24", "spam", harness.time.now(), None))
    for path in ("/", "/api/games", "/api/tables", "/api/me"):
        answer = await ask(harness, "GET", path, token, "192.0.2.99")
        assert (answer.status_code, answer.json()["key"]) == (403, "table-banned")
        assert "spam" in answer.json()["text"]
    assert (await ask(harness, "GET", "/api/me", token, "192.0.3.1")).status_code == 200


@with_harness
async def test_a_banned_device_is_nobody_anywhere(harness: Harness) -> None:
    device, token = await new_device(harness)
    await harness.server.bans.add(
        Ban(DEVICE, device, "spam", harness.time.now(), harness.time.now() + 86_400)
    )
    for method, path, body in (
        ("GET", "/api/me", None),
        ("POST", "/api/tables", {"game": "dogma"}),
        ("PATCH", "/api/me", {"name": "Bo"}),
    ):
        answer = await ask(harness, method, path, token, json=body)
        assert (answer.status_code, answer.json()["key"]) == (403, "table-banned")
    assert "1970-01-13" in answer.json()["text"]


def test_a_ban_outlives_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        time, data = FakeEnvironment(), tmp_path / "table.db"
        async with open_harness(data, time) as harness:
            await harness.server.bans.add(Ban(ADDRESS, "192.0.2.1", "", time.now(), None))
        async with open_harness(data, time) as harness:
            assert (await ask(harness, "GET", "/api/games", address="192.0.2.1")).status_code == 403

    run(play())


@with_harness
async def test_open_sockets_are_closed(harness: Harness) -> None:
    clients = await harness.begun("Anna", "Bo", "Chi", game="dogma")
    gone: list[str] = []
    for client in clients:
        client.watcher.disconnect = lambda name=client.caller.name: gone.append(name)  # type: ignore[misc]  # bound now, not later
    assert harness.server.registry.disconnect(lambda caller: caller.device == "d-Bo") == 1
    assert gone == ["Bo"]
