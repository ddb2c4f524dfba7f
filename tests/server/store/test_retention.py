"""How long data is kept, and what is left when a person deletes theirs."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.store.sample_store import (
    a_device,
    a_table,
    device_count,
    entries,
    everything,
    reports_of,
    seats_of,
    with_store,
)
from simony.server.store import retention, rows
from simony.server.store.retention import (
    DAY,
    ForgottenDevice,
    RetentionDays,
    delete_old,
    forget_device,
)
from simony.server.store.rows import ChatLine, Result, Seat, Ticket, sha256
from simony.server.store.store import Statement, Store

NOW = 2000 * DAY


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


def aged(key: str, status: str, days: float) -> Statement:
    return a_table(key, status=status, updated=NOW - days * DAY)


def on_disk(path: Path) -> bytes:
    return path.read_bytes() + path.with_name("table.db-wal").read_bytes()


async def tables(store: Store) -> set[str]:
    return {row[0] for row in await store.read("SELECT id FROM game_table")}


def test_tables_go_when_they_are_old_and_not_before(path: Path) -> None:
    async def use(store: Store) -> None:
        for status, days in (("open", 14), ("playing", 400), ("over", 400), ("closed", 400)):
            await store.commit(
                [
                    aged(f"{status} young", status, days - 0.1),
                    aged(f"{status} old", status, days + 0.1),
                ]
            )
        await store.commit([*entries(1, table="closed young"), aged("never began", "closed", 15)])
        swept = await delete_old(store, NOW)
        assert set(swept.tables) == {
            "open old",
            "playing old",
            "over old",
            "closed old",
            "never began",
        }
        assert await tables(store) == {"open young", "playing young", "over young", "closed young"}
        assert (await delete_old(store, NOW)).tables == []

    with_store(path, use)


def test_other_figures_and_tables_that_are_spared(path: Path) -> None:
    async def use(store: Store) -> None:
        for key in "abc":
            await store.commit([aged(key, "over", 5)])
        assert set(
            (await delete_old(store, NOW, RetentionDays(finished=3), spare={"b"})).tables
        ) == {
            "a",
            "c",
        }
        assert await tables(store) == {"b"}

    with_store(path, use)


def test_a_sweep_is_limited_and_the_next_continues(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "BATCH", 3)
    monkeypatch.setattr(retention, "MAX_BATCHES", 2)

    async def use(store: Store) -> None:
        await store.commit([aged(f"{number:02}", "over", 500) for number in range(14)])
        await store.commit([a_device(f"d{number}", seen=0.0) for number in range(14)])
        rounds = []
        for _ in range(4):
            commits = store.statistics.commits
            swept = await delete_old(store, NOW)
            assert store.statistics.commits - commits <= 2 + 2 + 1
            rounds.append((len(swept.tables), len(swept.devices)))
        assert rounds == [(6, 6), (6, 6), (2, 2), (0, 0)]

    with_store(path, use)


def test_results_stay_with_their_devices(path: Path) -> None:
    async def use(store: Store) -> None:
        old = NOW - 500 * DAY
        await store.commit([a_device("anna", seen=NOW), aged("t", "over", 500)])
        await store.commit(
            rows.add_results("t", Result("vesper", [1, 2], [5, 3], {0: "anna"}, old))
        )
        await delete_old(store, NOW)
        assert await tables(store) == set()
        assert [each.played for each in await rows.results_of_device(store, "anna")] == [1]
        assert await store.read("SELECT seat FROM result") == [(0,)]

    with_store(path, use)


def test_devices_go_when_nobody_uses_them_and_they_sit_nowhere(path: Path) -> None:
    async def use(store: Store) -> None:
        for key, days in (("young", 799), ("old", 801), ("sitting", 801)):
            await store.commit([a_device(key, seen=NOW - days * DAY)])
        await store.commit([aged("t", "playing", 1), *rows.put_seats("t", [Seat(0, "sitting")])])
        assert (await delete_old(store, NOW)).devices == ["old"]
        assert await device_count(store) == 2

    with_store(path, use)


def test_tickets_go_when_they_have_expired(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([aged("t", "open", 1)])
        for number, expires in enumerate((NOW - 1, NOW, NOW + 1)):
            await store.commit([rows.put_ticket(sha256(str(number)), Ticket("t", 0), expires)])
        assert (await delete_old(store, NOW)).tickets == 2
        assert await rows.find_ticket(store, sha256("2"), NOW) == Ticket("t", 0)

    with_store(path, use)


def test_forgetting_a_device_leaves_nothing_of_the_person(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([*everything(), rows.rename_device("anna", "Annabella", "en")])
        await store.commit(
            [
                a_table("seen"),
                rows.add_chat("seen", ChatLine(1, "anna", "Annabella", "a lovely game", 1.0)),
            ]
        )
        await store.commit(
            [
                a_table("u"),
                *rows.put_seats("u", [Seat(1, "anna"), Seat(2, "anna")]),
                rows.hide_chat("t", 2),
            ]
        )
        assert b"Annabella" in await asyncio.to_thread(on_disk, path)
        assert await forget_device(store, "anna") == ForgottenDevice(
            sat=["t", "u"], chatted=["seen", "t"]
        )

        assert await rows.get_device(store, "anna") is None
        assert await rows.find_device_by_token(store, sha256("token of anna")) is None
        assert [each.device for each in await seats_of(store, "t")] == [None, "bela", None]
        assert await rows.chat_after(store, "t", 0) == [
            ChatLine(1, None, "", "", 4.0, hidden=True),
            ChatLine(2, "bela", "Bela", "good evening", 5.0, hidden=True),
        ]
        assert await rows.find_ticket(store, sha256("link to t"), 1.0) is None
        assert await rows.results_of_device(store, "anna") == []
        assert await store.read("SELECT device FROM result ORDER BY seat") == [
            (None,),
            ("bela",),
            (None,),
        ]
        assert [each.device for each in await reports_of(store, "t")] == ["bela"]
        assert len(await rows.get_entries(store, "t")) == 3
        left = await asyncio.to_thread(on_disk, path)
        for trace in (b"Annabella", b"a lovely game", sha256("token of anna")):
            assert trace not in left

    with_store(path, use)


def test_forgetting_nobody_does_nothing(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit(everything())
        assert await forget_device(store, "nobody") == ForgottenDevice([], [])
        assert await device_count(store) == 2

    with_store(path, use)
