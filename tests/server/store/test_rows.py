"""The rows of the store: what is written is read back, in the right order and number."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.store.sample_store import (
    a_device,
    a_table,
    device_count,
    entries,
    everything,
    first_lines,
    lines_of,
    reports_of,
    with_store,
)
from simony.server.store import moderation_rows, rows
from simony.server.store.moderation_rows import Report
from simony.server.store.rows import (
    ChatLine,
    Device,
    GameTable,
    ListedTable,
    Move,
    MyTable,
    Result,
    Seat,
    Tally,
    Ticket,
    sha256,
)
from simony.server.store.store import StatementRefused, Store

TABLES = ("device", "game_table", "entry", "move", "seat", "result", "chat", "report", "ticket")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "table.db"


async def counts(store: Store) -> dict[str, int]:
    return {name: (await store.read(f"SELECT count(*) FROM {name}"))[0][0] for name in TABLES}  # noqa: S608


def test_devices_are_found_by_their_token(path: Path) -> None:
    async def use(store: Store) -> None:
        anna = Device("d1", "Anna", "ja", 1.0, 2.0)
        await store.commit([rows.put_device(anna, sha256("secret"))])
        assert await rows.find_device_by_token(store, sha256("secret")) == anna
        assert await rows.find_device_by_token(store, sha256("other")) is None
        assert await rows.get_device(store, "d1") == anna
        await store.commit([rows.touch_device("d1", 9.0), rows.rename_device("d1", "Änne", "en")])
        assert await rows.get_device(store, "d1") == Device("d1", "Änne", "en", 1.0, 9.0)
        with pytest.raises(StatementRefused):
            await store.commit(
                [rows.put_device(Device("d2", "Eve", "en", 3.0, 3.0), sha256("secret"))]
            )
        await store.commit(
            [rows.put_device(Device("d1", "Anna", "ja", 1.0, 10.0), sha256("renewed"))]
        )
        assert await rows.find_device_by_token(store, sha256("secret")) is None
        assert await device_count(store) == 1
        await store.commit([rows.delete_device("d1")])
        assert await rows.get_device(store, "d1") is None

    with_store(path, use)
    assert b"renewed" not in path.read_bytes()


def test_a_table_keeps_its_rows_when_it_changes(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit(everything())
        before = await counts(store)
        changed = GameTable("t", "vesper", False, "over", 1.0, 77.0, b"a secret", b'{"new":1}')
        await store.commit([rows.put_table(changed)])
        assert await rows.get_table(store, "t") == changed
        assert await counts(store) == before
        await store.commit([rows.touch_table("t", 78.0)])
        found = await rows.get_table(store, "t")
        assert found is not None
        assert found.updated == 78.0
        assert await rows.get_table(store, "u") is None

    with_store(path, use)


def test_times_may_be_whole_numbers(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit(
            [
                rows.put_table(GameTable("t", "g", True, "open", 1, 2, b"", b"")),
                *rows.add_entries("t", 1, ["x"], 3),
            ]
        )
        assert await rows.get_table(store, "t") is not None
        assert await lines_of(store) == ["x"]

    with_store(path, use)


def test_a_deleted_table_leaves_nothing(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit(everything("other"))
        alone = await counts(store)
        await store.commit(everything())
        await store.commit(rows.delete_table("t"))
        assert await counts(store) == alone

    with_store(path, use)


def test_entries_are_read_in_order(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_table(), *entries(10)])
        assert await lines_of(store) == first_lines(10)
        assert (await rows.get_entries(store, "t"))[0] == rows.Entry(1, first_lines(1)[0], 3.0)

    with_store(path, use)


def test_a_move_is_found_again_and_is_there_once(path: Path) -> None:
    async def use(store: Store) -> None:
        move = Move(4, 2, b"accepted")
        await store.commit([a_table(), rows.add_move("t", 1, "m", move)])
        assert await store.read("SELECT first, count, answer FROM move") == [(4, 2, b"accepted")]
        assert await rows.accepted_moves(store, "t") == [(1, "m", b"accepted")]
        with pytest.raises(StatementRefused):
            await store.commit([rows.add_move("t", 1, "m", Move(9, 1, b"again"))])

    with_store(path, use)


def test_my_tables_are_the_newest_first_with_whose_turn_it_is(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_device("anna"), a_device("bela")])
        for key, updated in (("old", 1.0), ("new", 9.0), ("middle", 5.0)):
            await store.commit(
                [
                    a_table(key, updated=updated),
                    *rows.put_seats(
                        key,
                        [
                            Seat(0, "anna"),
                            Seat(1, "bela", asked=key == "old"),
                            Seat(2, "anna", asked=key == "new"),
                        ],
                    ),
                ]
            )
        mine = await rows.tables_of_device(store, "anna")
        assert [(each.id, each.seat, each.asked) for each in mine] == [
            ("new", 0, False),
            ("new", 2, True),
            ("middle", 0, False),
            ("middle", 2, False),
            ("old", 0, False),
            ("old", 2, False),
        ]
        assert await rows.tables_of_device(store, "bela", 1) == [
            MyTable("new", "vesper", "playing", 9.0, 1, asked=False)
        ]
        await store.commit(rows.put_seats("new", [Seat(0, None), Seat(1, "bela")]))
        assert [each.id for each in await rows.tables_of_device(store, "anna")] == [
            "middle",
            "middle",
            "old",
            "old",
        ]

    with_store(path, use)


def test_the_lobby_shows_listed_tables_that_are_not_over(path: Path) -> None:
    async def use(store: Store) -> None:
        for number, (status, listed) in enumerate(
            [("open", True), ("open", False), ("playing", True), ("over", True), ("closed", True)]
        ):
            await store.commit(
                [a_table(f"t{number}", status=status, listed=listed, updated=float(number))]
            )
        shown = await rows.lobby(store)
        assert [each.id for each in shown] == ["t2", "t0"]
        assert shown[1] == ListedTable("t0", "vesper", "open", 1.0, 0.0, b"{}")
        assert len(await rows.lobby(store, 1)) == 1
        assert await rows.tables_in_play(store, 2.0) == ["t2"]
        assert await rows.tables_in_play(store, 3.0) == []

    with_store(path, use)


def test_a_ticket_is_good_for_a_while_and_until_the_seat_has_moved(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit(
            [
                a_table(),
                rows.put_ticket(sha256("a"), Ticket("t", 3), 50.0),
                rows.put_ticket(sha256("b"), Ticket("t", 1), 50.0),
            ]
        )
        assert await rows.find_ticket(store, sha256("a"), 49.0) == Ticket("t", 3)
        assert await rows.find_ticket(store, sha256("b"), 50.0) is None
        assert await rows.find_ticket(store, sha256("c"), 1.0) is None
        await store.commit([rows.delete_tickets("t", 3)])
        assert await rows.find_ticket(store, sha256("a"), 49.0) is None
        assert await rows.find_ticket(store, sha256("b"), 49.0) == Ticket("t", 1)

    with_store(path, use)


def test_chat_is_read_from_a_number_on_and_can_be_hidden(path: Path) -> None:
    async def use(store: Store) -> None:
        said = [
            ChatLine(number, "anna", "Anna", f"{number}; DROP TABLE chat --", 1.0 * number)
            for number in range(1, 6)
        ]
        await store.commit([a_device(), a_table(), *(rows.add_chat("t", each) for each in said)])
        assert await rows.chat_after(store, "t", 0) == said
        assert await rows.chat_after(store, "t", 2, 2) == said[2:4]
        assert await rows.last_chat(store, "t", 2) == said[3:]
        await store.commit([rows.hide_chat("t", 4)])
        assert [each.hidden for each in await rows.chat_after(store, "t", 0)] == [
            False,
            False,
            False,
            True,
            False,
        ]
        await store.commit([rows.hide_chat("t", 4, hidden=False)])
        assert await rows.chat_after(store, "t", 3) == said[3:]

    with_store(path, use)


def test_a_device_reports_a_thing_once(path: Path) -> None:
    async def use(store: Store) -> None:
        reports = [
            Report("chat 1", "anna", 1.0, b"now 1"),
            Report("chat 1", "bela", 2.0, b"now 2"),
            Report("name 0", "bela", 3.0, b"now 2"),
        ]
        await store.commit(
            [
                a_device("anna"),
                a_device("bela"),
                a_table(),
                *(moderation_rows.add_report("t", each) for each in reports),
            ]
        )
        await store.commit(
            [moderation_rows.add_report("t", Report("chat 1", "anna", 9.0, b"now 3"))]
        )
        assert await reports_of(store, "t") == reports
        assert [
            await moderation_rows.count_origins(store, "t", what, b"now ")
            for what in ("chat 1", "name 0", "name 1")
        ] == [2, 1, 0]
        assert await moderation_rows.count_origins(store, "u", "chat 1", b"now ") == 0
        assert await moderation_rows.count_origins(store, "t", "chat 1", b"then") == 0

    with_store(path, use)


def test_results_are_tallied_and_shared_wins_shared(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.commit([a_device("anna"), a_device("bela")])
        games = [
            ("a", "vesper", [1, 1, 1]),
            ("b", "vesper", [2, 1, 3]),
            ("c", "vesper", [1, 2, 2]),
            ("d", "matins", [2, 1, 3]),
        ]
        for key, game, places in games:
            result = Result(game, places, [0, 0, 0], {0: "anna", 2: "bela"}, 9.0)
            await store.commit([a_table(key), *rows.add_results(key, result)])
        matins, vesper = await rows.results_of_device(store, "anna")
        assert matins == Tally("matins", 1, 0.0, 2.0)
        assert (vesper.game, vesper.played) == ("vesper", 3)
        assert (vesper.wins, vesper.average_place) == pytest.approx((1 + 1 / 3, 4 / 3))
        assert (await rows.results_of_device(store, "bela"))[1].wins == pytest.approx(1 / 3)
        assert await rows.results_of_device(store, "cesare") == []
        with pytest.raises(StatementRefused):
            await store.commit(rows.add_results("a", Result("vesper", [1, 2], [0, 0], {}, 9.0)))

    with_store(path, use)
