"""People at tables of all games, in every phase, who send mostly valid messages and sometimes
arbitrary ones.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake

from server.fuzz.test_fuzz import message, mutated, nonsense
from server.server_process import SHORT, ConnectionLost, Json, Person, ServerProcess, SocketClient
from simony.registry import game_specs
from simony.server.protocol.messages import Answer

ANSWER_TYPES = {str(kind.__struct_config__.tag) for kind in Answer.__subclasses__()}
JUNK = 0.22
"""The share of arbitrary messages."""
STEPS = {"open": 14, "playing": 400, "over": 25, "closed": 8}
"""Messages that a table gets in each phase before its people continue to the next."""
MAX_HEARD = 200
MAX_LOST = 20
"""Connections that may be lost without a reason before the fuzzer stops."""


@dataclass
class Tally:
    """Counts of messages and answers."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    """Messages by the phase of their table."""
    games: Counter[str] = field(default_factory=Counter)
    undecodable: int = 0
    """Answers that say that a message could not be decoded."""
    closes: Counter[int | None] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    busy: int = 0
    """Requests that were told to wait (503) because too many jobs of this address waited: all
    people here share one.
    """
    lost: list[str] = field(default_factory=list)
    """Connections and requests that failed, and how."""
    tables: int = 0
    memory: list[int | None] = field(default_factory=list)

    def hear(self, heard: Json) -> None:
        if heard["type"] in ANSWER_TYPES:
            self.answers[heard["type"]] += 1
            self.undecodable += heard.get("problem", {}).get("key", "").startswith("table-door")

    @property
    def refused(self) -> float:
        """The share of messages that were refused because they could not be decoded."""
        return self.undecodable / max(1, self.sent)


@dataclass(eq=False)
class Player:
    """One person with one socket at a table."""

    person: Person
    line: SocketClient
    seat: int
    news: Json = field(default_factory=dict)
    moves: int = 0

    @property
    def prompt(self) -> int | None:
        number: int | None = self.line.frame.get("prompt") if self.line.frame else None
        return number

    def move(self, rng: Random) -> Json:
        """Make a legal move, if there is a prompt."""
        if self.prompt is None or not self.line.choices:
            return {"type": "look", "seat": self.seat}
        self.moves += 1
        action = rng.choice(self.line.choices)
        return {
            "type": "move",
            "prompt": self.prompt,
            "actions": [action],
            "move_id": f"{self.seat}-{self.moves}-{rng.random()}",
        }


class Room:
    """A table, followed by new ones as long as there is something to send."""

    def __init__(self, server: ServerProcess, game: str, rng: Random, tally: Tally) -> None:
        self._server = server
        self._game = game
        self._rng = rng
        self._tally = tally
        self._people = [
            server.person(f"P{seat}") for seat in range(min(game_specs()[game].seat_counts))
        ]
        self._players: list[Player] = []
        self._table = ""
        self._left = 0
        self._phase = ""

    # --- tables -----------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, person: Person | None = None, **more: Any) -> Json:
        """Ask until the server has time for it."""
        while True:
            answer = await asyncio.to_thread(self._server.ask, method, path, person, **more)
            found: Json = answer.json() if "json" in answer.headers.get("content-type", "") else {}
            if found.get("key") != "table-busy":
                self._tally.statuses[answer.status_code] += 1
                return found
            self._tally.busy += 1
            await asyncio.sleep(float(answer.headers["retry-after"]))

    async def sit_down(self, table: str = "") -> None:
        """Go to a table, or to a new one."""
        settings = {
            **SHORT.get(self._game, {"game": self._game}),
            "seats": len(self._people),
            "beat": 0.0,
        }
        settings["watching"] = self._rng.choice(["public", "open", "nobody"])
        settings["listed"] = self._rng.random() < 0.3
        self._table = (
            table
            or (await self.ask("POST", "/api/tables", self._people[0], json=settings))["table"]
        )
        self._tally.tables += 1
        await self.leave()
        self._players = [await self._player(seat) for seat in range(len(self._people))]

    async def _player(self, seat: int) -> Player:
        person = self._people[seat]
        player: list[Player] = []

        def hear(heard: Json) -> None:
            self._tally.hear(heard)
            if player and heard["type"] == "table":
                player[0].news = heard

        player.append(Player(person, await self._server.connect(self._table, person, hear), seat))
        await self._say(
            player[0], {"type": "take", "seat": seat, "nonce": f"n{self._rng.random()}"}
        )
        await self._say(player[0], {"type": "look", "seat": seat})
        return player[0]

    async def leave(self) -> None:
        for player in self._players:
            self._tally.closes[player.line.code] += player.line.is_gone
            await player.line.close()
        self._players = []

    # --- messages ---------------------------------------------------------------------------------

    async def _say(self, player: Player, fields: Json) -> Json:
        self._tally.sent += 1
        self._tally.phases[self._phase or "open"] += 1
        self._tally.games[self._game] += 1
        kind = fields.pop("type")
        del player.line.heard[:-MAX_HEARD]
        return await player.line.say(kind, **fields)

    async def _junk(self, player: Player) -> None:
        make: Callable[[Random], str | bytes] = self._rng.choice([message, mutated, nonsense])
        data = make(self._rng)
        if len(data.encode() if isinstance(data, str) else data) > 8192:
            return
        self._tally.sent += 1
        await player.line.send(data)

    async def step(self) -> None:
        """Send one message; at a new table if the connection to the old one is lost."""
        try:
            if not self._players:
                await self.sit_down()
            await self._step()
        except (ConnectionLost, InvalidHandshake, OSError, httpx.TransportError) as error:
            self._note(error)
            await self.leave()

    def _note(self, error: Exception) -> None:
        """Count a connection that was closed; remember other failures."""
        if isinstance(error, ConnectionLost) and error.args[0] is not None:
            self._tally.closes[error.args[0]] += 1
            return
        self._tally.lost.append(repr(error))
        if len(self._tally.lost) > MAX_LOST:
            raise error

    async def _step(self) -> None:
        player = self._rng.choice(self._players)
        self._turn_phase(player.news.get("status", "open"))
        self._left -= 1
        if self._rng.random() < JUNK:
            await self._junk(player)
        elif self._left <= 0:
            await self._go_on(self._phase)
        elif self._rng.random() < 0.02:
            await self._visit(player)
        else:
            await self._say(player, self._sensible(player))

    def _turn_phase(self, phase: str) -> None:
        if phase != self._phase:
            self._phase, self._left = phase, STEPS[phase]

    async def _visit(self, player: Player) -> None:
        """Ask something over HTTP."""
        about = self._rng.choice(["", "/fairness", "/log", "/replay?eyes=public", "/code"])
        paths = [
            f"/api/tables/{self._table}{about}",
            "/api/me",
            "/api/me/tables",
            "/api/me/statistics",
            "/api/tables",
            "/api/games",
        ]
        await self.ask("GET", self._rng.choice(paths), player.person)

    def _sensible(self, player: Player) -> Json:
        """Send a message that is valid in this phase."""
        rng, seat = self._rng, player.seat
        last = player.line.frame.get("number", 0) if player.line.frame else 0
        always: list[Json] = [
            {"type": "chat", "text": rng.choice(["hello", "漢字", "💀", "a" * 500])},
            {
                "type": "look",
                "seat": seat,
                "frame": max(0, last - rng.randrange(5)),
                "chat": rng.randrange(50),
            },
            {"type": "ping"},
            {"type": "ticket", "seat": seat},
            {"type": "report", "line": 1 + rng.randrange(5)},
        ]
        if self._phase == "open":
            other = {"type": "take", "seat": seat, "name": "Ännchen", "nonce": "n"}
            return rng.choice(
                [
                    *always,
                    other,
                    {"type": "leave", "seat": seat},
                    {"type": "consent", "seat": seat, "yes": True},
                ]
            )
        if self._phase != "playing" or rng.random() < 0.2:
            return rng.choice(
                [
                    *always,
                    {"type": "mute", "line": 1, "on": rng.random() < 0.2},
                    {"type": "hide", "line": 2},
                ]
            )
        offers = [
            each["number"] for each in player.news.get("offers", []) if seat in each["waiting"]
        ]
        if offers:
            return {"type": "reply", "offer": offers[0], "yes": rng.random() < 0.3}
        if rng.random() < 0.12:
            return rng.choice(
                [{"type": "undo", "seat": seat}, {"type": "consent", "seat": seat, "yes": True}]
            )
        if rng.random() < 0.002 and player.prompt is not None:
            return {"type": "hint", "prompt": player.prompt, "seat": seat}
        return player.move(rng)

    async def _go_on(self, phase: str) -> None:
        """Continue to the next phase, in one of several ways."""
        self._left = STEPS[phase] // 4
        host, *others = self._players
        if phase == "open":
            for player in self._players:
                await self._say(player, {"type": "take", "seat": player.seat, "nonce": "n"})
            await self._say(host, {"type": "start"})
        elif phase == "playing" and self._rng.random() < 0.5:
            await self._say(host, {"type": "offer", "what": "end", "seat": 0})
            for player in others:
                for offer in player.news.get("offers", []):
                    await self._say(
                        player, {"type": "reply", "offer": offer["number"], "yes": True}
                    )
        elif phase == "playing":
            await self._say(self._rng.choice(self._players), {"type": "resign"})
        elif phase == "over" and self._rng.random() < 0.5:
            answer = await self._say(host, {"type": "rematch"})
            await self.sit_down(answer.get("value", ""))
        elif phase == "over":
            await self._say(host, {"type": "close"})
        else:
            await self.sit_down()
