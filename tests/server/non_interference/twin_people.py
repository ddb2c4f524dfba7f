"""A table of people in one of two worlds (`twin_server`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from server.harness import Json
from server.non_interference.twin_games import TwinPlan
from server.non_interference.twin_server import PART, PARTS, PlayStyle, World
from simony.conformance.playthrough import pick, shuffled, viewers
from simony.core.event import UNSEEN
from simony.core.log import PLAY
from simony.server.state.timeline import NOT_ASKED

TRICKS = (
    "chat",
    "stale",
    "illegal",
    "illegal_sequence",
    "foreign",
    "repeat",
    "resume",
    "drop",
    "ask_back",
    "ask_end",
    "get",
    "peep",
    "ticket",
    "by_http",
    "hint",
)
NOISES = ("blunder", "go on", "go on", "begin", "begin")


class People(World):
    """The other seats are people."""

    def __init__(self, folder: Path, plan: TwinPlan, world: int, style: PlayStyle) -> None:
        super().__init__(folder, plan, world, style)
        self._left: dict[int, list[int]] = {}
        self._sent: list[Json] = []
        self._moves = 0
        self._away: int | None = None

    async def play(self) -> None:
        await self.open()
        for stage in self.plan.stages:
            self._left = {seat: list(pair[self.world]) for seat, pair in stage.items()}
            if self.style.restarts and self.common.below(3) == 0:
                await self._come_back()
                await self.restart()
            for seat in shuffled(self.common, sorted(stage)):
                await self._decide(seat)
                await self._take_back(seat)
                await self._tricks()
        await self._come_back()
        if self.style.clock is not None:
            await self._let_time_run_out()

    async def _decide(self, seat: int) -> None:
        if seat != self.plan.viewer:
            await self._wait()
            await self._finish(seat)
            return
        await self._come_back()
        while self._left[seat]:
            await self._wait()
            action = self._left[seat].pop(0)
            await self._own_move(action)
            if self.viewer.frame["undo"] and self.common.below(2):
                await self._undo_and_repeat(action)

    async def _undo_and_repeat(self, action: int) -> None:
        """The viewer undoes something and does it again."""
        await self._wait()
        answer = await self.viewer.say("undo")
        assert (answer["type"], answer["value"]) == ("done", ""), (
            "nobody else has seen it, and nobody is asked"
        )
        await self._wait()
        await self._own_move(action)

    async def _own_move(self, action: int) -> None:
        await self._come_back()
        answer = await self._send([action])
        assert answer["type"] == "accepted", answer

    async def _send(self, actions: list[int], **fields: Any) -> Json:
        """Send a move of the viewer."""
        self._moves += 1
        move = {
            "prompt": self.viewer.prompt,
            "actions": actions,
            "move_id": f"move {self._moves}",
            "id": self._moves,
            **fields,
        }
        self._sent.append(move)
        return await self.viewer.say("move", **move)

    # --- secret actions ---------------------------------------------------------------------------

    async def _wait(self) -> None:
        """Wait a while, in which others act in secret."""
        for part in range(PARTS):
            await self.time.advance(PART)
            await self._act_in_secret()
            if part == 0 and self.common.below(4) < self.style.busy:
                await self._trick()

    async def _meanwhile(self) -> None:
        await self._wait()

    async def _act_in_secret(self) -> None:
        open_lines = [
            seat for seat, line in self._left.items() if seat != self.plan.viewer and line
        ]
        if not open_lines or not self.own.below(2):
            return
        seat, noise = pick(self.own, open_lines), self.style.noise or pick(self.own, NOISES)
        if noise == "blunder":
            await self._blunder(seat)
        elif noise == "go on" and len(self._left[seat]) > 1:
            await self._move(seat, [self._left[seat].pop(0)])
        elif await self._begin(seat):
            assert (await self.clients[seat].say("undo"))["type"] == "done"

    async def _finish(self, seat: int) -> None:
        """Play the rest of the planned actions, at once or one by one."""
        line = self._left.pop(seat)
        for part in [line] if self.own.below(2) else [[action] for action in line]:
            await self._move(seat, part)

    async def _move(self, seat: int, actions: list[int]) -> None:
        answer = await self._try(seat, actions)
        assert answer["type"] == "accepted", answer

    async def _try(self, seat: int, actions: list[int], prompt: int | None = None) -> Json:
        assert self.table.timeline is not None
        prompt = max(0, self.table.timeline.prompt(seat)) if prompt is None else prompt
        return await self.clients[seat].move(*actions, prompt=prompt, seat=seat)

    async def _begin(self, seat: int) -> bool:
        """Do something that only the seat itself sees, if possible."""
        assert self.table.timeline is not None
        state = self.log.state
        if self.log.over or self.table.timeline.prompt(seat) == NOT_ASKED:
            return False
        others = [viewer for viewer in viewers(self.game) if viewer != seat]
        hidden = [
            action
            for action in state.legal(seat)
            if all(state.observed(viewer, seat, action) == UNSEEN for viewer in others)
        ]
        if hidden:
            await self._move(seat, [pick(self.own, hidden)])
        return bool(hidden)

    async def _blunder(self, seat: int) -> None:
        """Make illegal moves, which only the seat itself sees.

        Their answers push each other out of memory, but not those of other seats.
        """
        for _ in range(70 if self.own.below(6) == 0 else 1):
            assert (await self._try(seat, [0], prompt=1000))["type"] == "stale"
        assert (await self._try(seat, [-1]))["type"] in ("illegal", "stale")

    async def _take_back(self, seat: int) -> None:
        """Undo with everybody's consent what a seat has just shown, and what others have
        begun since, and show it again.
        """
        if (
            self.common.below(3)
            or self.log.over
            or self.log.entries[-1].kind != PLAY
            or self.log.entries[-1].seat != seat
        ):
            return
        action = self.log.entries[-1].action
        asked = [
            other
            for other in self.log.state.pending_seats()
            if other not in (seat, self.plan.viewer)
        ]
        for other in asked:
            for _ in range(self.own.below(3)):
                await self._begin(other)
        who = self.viewer if seat == self.plan.viewer else self.clients[seat]
        offer = (await who.say("undo", seat=seat))["value"]
        for other in range(self.game.seats):
            if other != seat:
                client = self.viewer if other == self.plan.viewer else self.clients[other]
                assert (await client.say("reply", offer=int(offer), yes=True))["type"] == "done"
        if seat == self.plan.viewer:
            await self._come_back()
            await self._own_move(action)
        else:
            await self._move(seat, [action])

    # --- what the viewer is up to -----------------------------------------------------------------

    async def _tricks(self) -> None:
        await self._come_back()
        for _ in range(self.common.below(2 + 2 * self.style.busy)):
            await self._trick()

    async def _trick(self) -> None:
        trick = getattr(self, f"_{pick(self.common, self.style.tricks or TRICKS)}")
        if self._away is None and not self.log.over:
            await trick()

    async def _chat(self) -> None:
        await self.viewer.say("chat", text=f"{self.common.below(1000)}")

    async def _stale(self) -> None:
        await self._send([0], prompt=pick(self.common, (0, 1, 999)) + self.viewer.prompt * 1000)

    async def _illegal(self) -> None:
        allowed = self.viewer.choices
        wrong = [
            action
            for action in (-1, *range(self.game.action_count), 10**9)
            if action not in allowed
        ]
        await self._send([pick(self.common, wrong)])

    async def _illegal_sequence(self) -> None:
        await self._send([*self.viewer.choices[:1], -1])

    async def _foreign(self) -> None:
        seats = [seat for seat in range(self.game.seats) if seat != self.plan.viewer]
        await self._send([0], seat=pick(self.common, seats))

    async def _repeat(self) -> None:
        if self._sent:
            await self.viewer.say("move", **pick(self.common, self._sent))

    async def _resume(self) -> None:
        last = self.viewer.frame["number"]
        await self.viewer.look(
            self.seat, frame=pick(self.common, (last, last, max(0, last - 3), 0, 999, None))
        )

    async def _drop(self) -> None:
        self._away = self.viewer.frame["number"]
        self.viewer.leave()

    async def _come_back(self) -> None:
        if self._away is not None:
            last, self._away = self._away, None
            await self._look(self.viewer.caller, frame=last)

    async def _ask_back(self) -> None:
        """Ask to undo what others have seen; they do not answer, or say no."""
        if self.seat is None or self.viewer.frame["undo"]:
            return
        answer = await self.viewer.say("undo")
        if answer["type"] == "done" and self.common.below(2):
            await self._refuse(answer["value"])

    async def _ask_end(self) -> None:
        if self.seat is not None:
            answer = await self.viewer.say("offer", what="end")
            await self._refuse(answer["value"])

    async def _refuse(self, offer: str) -> None:
        await self._wait()
        other = next(iter(self.clients.values()))
        await other.say("reply", offer=int(offer), yes=False)

    async def _peep(self) -> None:
        await self.viewer.look((self.plan.viewer + 1) % self.game.seats)
        await self.viewer.look(open=True)
        await self.viewer.look(self.seat, frame=self.viewer.frame["number"])

    async def _ticket(self) -> None:
        await self.viewer.say("ticket", seat=self.common.below(self.game.seats))

    async def _hint(self) -> None:
        await self.viewer.say("hint", prompt=self.viewer.prompt)

    async def _get(self) -> None:
        table = self.table.record.id
        paths = (
            f"/api/tables/{table}",
            f"/api/tables/{table}/fairness",
            f"/api/tables/{table}/log",
            f"/api/tables/{table}/replay",
            "/api/tables",
            "/api/me",
            "/api/me/tables",
            "/api/me/statistics",
            "/api/health",
        )
        for path in paths:
            await self._ask("GET", path)

    async def _by_http(self) -> None:
        body = {
            "type": "move",
            "prompt": 0,
            "actions": [0],
            "move_id": f"http {self.common.below(4)}",
        }
        await self._ask("POST", f"/api/tables/{self.table.record.id}/commands", json=body)

    async def _ask(self, method: str, path: str, **more: Any) -> None:
        transport = httpx.ASGITransport(self.app)
        headers = {"authorization": f"Bearer {self._token}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            answer = await client.request(method, path, headers=headers, **more)
        assert answer.status_code < 500
        self.notes.add(
            f"{method} {path} {answer.status_code} {sorted(answer.headers.items())}", answer.content
        )

    async def _let_time_run_out(self) -> None:
        """Let everybody stop. Whose time is up first, and when, does not depend on secret
        actions.
        """
        while not self.log.over and not self.log.retired_seats:
            await self.time.advance(4 * PART)
