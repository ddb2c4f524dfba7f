"""Whole games at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.harness import open_harness, play_out, run


@pytest.mark.parametrize(("game", "seats"), [("indulgence", 3), ("dogma", 3)])
def test_a_game_from_the_first_seat_to_the_result(tmp_path: Path, game: str, seats: int) -> None:
    async def play() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            clients = await harness.begun("Anna", "Bo", "Chi", game=game)
            await play_out(clients)
            places = clients[0].frame["result"]["places"]
            assert min(places) == 1
            assert len(places) == seats
            assert all(client.frame["result"] == clients[0].frame["result"] for client in clients)
            assert clients[0].table.record.status == "over"

    run(play())
