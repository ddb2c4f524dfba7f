"""Cases in which the server's stored data grows instead of the message: long games, full
chats, many tables.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator

from server.complexity.asgi_client import Ask
from server.complexity.cases import Case, Drive
from server.complexity.world import World
from simony.server.state.timeline import REMEMBERED_STEPS
from simony.server.tables.chat import CHAT_REMEMBERED

AFTER = ("log", "replay", "replay?eyes=0", "replay?first={last}&count=50", "fairness", "")
"""What can be asked about a finished game."""
MAX_ENTRIES = 4096
"""The longest game that is tried. Games have no limit: actions can be undone and repeated for
ever.
"""
MAX_TABLES = 200
"""As many tables as the lobby shows."""

Prepare = Callable[[World, int], Awaitable[Drive]]


def state_cases(*, short: bool) -> Iterator[Case]:
    entries = [512, 1024, MAX_ENTRIES // 2] if short else [512, 1024, 2048, MAX_ENTRIES]
    for what in AFTER:
        target = f"GET /api/tables/{{table}}/{what.partition('?')[0]}".removesuffix("/")
        yield Case(target, "kept", f"entries of a finished game, {what}", _after(what), entries)
    for command in ("undo", "hint", "move", "chat", "look", "resign"):
        yield Case(
            f"socket {command}",
            "kept",
            "entries of a running game",
            _at_long_game(command),
            entries,
            once=command == "resign",
        )
    yield Case("socket look", "kept", "lines of chat", _look_at_chat, [12, 50, CHAT_REMEMBERED])
    yield Case(
        "socket look", "kept", "frames that were missed", _look_back, [2, 8, REMEMBERED_STEPS - 1]
    )
    for path in ("/api/tables", "/api/me/tables"):
        yield Case(f"GET {path}", "kept", "tables", _lists(path), [12, 50, MAX_TABLES])
    yield Case("DELETE /api/me", "kept", "tables", _forget, [2, 8, 32], once=True)


def _after(what: str) -> Prepare:
    async def prepare(world: World, size: int) -> Drive:
        table = await world.at(await world.long_table("frames", size))
        assert table.timeline is not None
        last = len(table.timeline.log.entries) - 50
        request = Ask(
            "GET", f"/api/tables/{table.record.id}/{what.format(last=last)}".removesuffix("/")
        )
        return lambda: world.ask(request)

    return prepare


def _at_long_game(command: str) -> Prepare:
    async def prepare(world: World, size: int) -> Drive:
        table = await world.at(await world.long_table(f"game for {command}", size))
        assert table.timeline is not None
        seat = table.timeline.seats_to_act()[0]
        prompt, legal = table.timeline.prompt(seat), table.timeline.log.state.legal(seat)
        known: dict[str, dict[str, object]] = {
            "move": {
                "prompt": prompt,
                "actions": legal[:1],
                "move_id": f"long {size}",
                "seat": seat,
            },
            "hint": {"prompt": prompt, "seat": seat},
            "chat": {"text": "hello"},
        }
        fields = known.get(command, {"seat": seat})
        socket = await world.socket(table.record.id, int(seat == 1))
        return lambda: socket.say(json.dumps({"type": command, **fields}))

    return prepare


async def _look_at_chat(world: World, size: int) -> Drive:
    socket = await world.socket(await world.long_table("chat", size), None)
    return lambda: socket.say('{"type":"look"}')


async def _look_back(world: World, size: int) -> Drive:
    table = await world.at(await world.long_table("frames", 512))
    assert table.timeline is not None
    number = table.timeline.last.numbers[-1] - size
    socket = await world.socket(table.record.id, None)
    return lambda: socket.say(json.dumps({"type": "look", "frame": number}))


def _lists(path: str) -> Prepare:
    async def prepare(world: World, size: int) -> Drive:
        request = Ask("GET", path, (("authorization", f"Bearer {await world.many_tables(size)}"),))
        return lambda: world.ask(request)

    return prepare


async def _forget(world: World, size: int) -> Drive:
    request = Ask(
        "DELETE", "/api/me", (("authorization", f"Bearer {await world.many_tables(size)}"),)
    )
    return lambda: world.ask(request)
