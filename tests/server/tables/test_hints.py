"""Hints: one at a time for each seat, a few for each address, so that nobody can occupy all
bot processes.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from server.harness import Client, Harness, open_harness, run, settled
from simony.server.tables.hints import MAX_HINTS, MAX_PER_ADDRESS


async def a_player(harness: Harness, name: str, address: str) -> Client:
    """Return a client at a table with bots that has to decide."""
    [client] = await harness.begun(name, game="dogma", seats=2, bots=[None, "priest"], beat=10.0)
    client.watcher.caller = replace(client.watcher.caller, address=address)
    for _ in range(100):
        if client.frame["prompt"] is not None:
            return client
        await harness.time.advance(10.0)
    raise AssertionError("nobody is asked")


async def asking(client: Client) -> asyncio.Task[str]:
    async def ask() -> str:
        return str((await client.say("hint", prompt=client.prompt))["type"])

    task = asyncio.create_task(ask())
    await settled()
    return task


def test_one_hint_per_seat_and_a_few_per_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            players = [
                await a_player(harness, f"Guest {number}", "1.2.3.4")
                for number in range(MAX_PER_ADDRESS + 1)
            ]
            other = await a_player(harness, "Other", "5.6.7.8")
            harness.bot_service.wait = asyncio.Event()
            waiting = [await asking(player) for player in players[:-1]]
            assert await (await asking(players[0])) == "slow_down"
            assert await (await asking(players[-1])) == "slow_down"
            waiting.append(await asking(other))
            harness.bot_service.wait.set()
            assert [await each for each in waiting] == ["hinted"] * len(waiting)
            assert await (await asking(players[-1])) == "hinted"
            assert not harness.server.services.hints

    run(main())


def test_hints_are_limited_in_total(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            player = await a_player(harness, "Anna", "1.2.3.4")
            with ExitStack() as running:
                for number in range(MAX_HINTS):
                    running.enter_context(
                        harness.server.services.hints.running("another", number, f"10.0.0.{number}")
                    )
                answer = await player.say("hint", prompt=player.prompt)
            assert (answer["type"], answer["problem"]["key"]) == ("slow_down", "table-busy")

    run(main())


def test_after_cancelling_a_hint_a_seat_can_ask_again(tmp_path: Path) -> None:
    async def main() -> None:
        async with open_harness(tmp_path / "table.db") as harness:
            player = await a_player(harness, "Anna", "1.2.3.4")
            harness.bot_service.wait = asyncio.Event()
            given_up = await asking(player)
            given_up.cancel()
            await settled()
            harness.bot_service.wait.set()
            assert await (await asking(player)) == "hinted"
            assert not harness.server.services.hints

    run(main())
