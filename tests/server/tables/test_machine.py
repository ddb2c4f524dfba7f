"""A state machine of clients at one table: they play, make illegal moves, repeat, undo, disconnect
and reconnect, and the server is restarted.

After every step the table, its database and what everybody has been shown agree with the reference
game (`server.reference_game`), and every answer is the one it predicts.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from server.harness import Client, FakeEnvironment, Harness, Json, open_harness, settled
from server.reference_game import (
    STAND_IN,
    Offer,
    Question,
    ReferenceGame,
    Shown,
    plain,
    reference_game,
)
from simony import registry
from simony.core.event import SPECTATOR
from simony.core.log import PLAY, Promise
from simony.server.frames.audience import MISSED_BYTES, MISSED_FRAMES
from simony.server.live.sockets import execute
from simony.server.protocol.caller import Caller
from simony.server.protocol.codec import decode_command, encode
from simony.server.state.timeline import REMEMBERED_STEPS
from simony.server.store import rows
from simony.server.tables.table import Table
from simony.server.tables.table_registry import IDLE_SECONDS
from simony.template import SPEC as CANDLE

NAMES = ("Anna", "Bo", "Chi")
SEATS = len(NAMES)
SEAT = st.integers(0, SEATS - 1)
WHO = st.integers(SPECTATOR, SEATS - 1)
NUMBER = st.integers(0, 2**12)
EVERY = st.lists(st.booleans(), min_size=SEATS + 1, max_size=SEATS + 1)
AWAY = 60.0
_T = TypeVar("_T")


@dataclass
class Person:
    """Somebody with a device: what they have seen, and what they have sent."""

    viewer: int
    caller: Caller
    client: Client | None = None
    last: int | None = None
    """The number of the last frame they have seen."""
    line: int = 0
    """The number of the last line of chat they have seen."""
    prompts: dict[int, Question] = field(default_factory=dict)
    prompt: int = 0
    sent: list[Json] = field(default_factory=list)
    missing_from: float = 0.0

    @property
    def seat(self) -> int | None:
        return None if self.viewer == SPECTATOR else self.viewer


class TableMachine(RuleBasedStateMachine):
    """One table of three, a spectator, and the reference game."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self._loop = asyncio.new_event_loop()
        self._folder = TemporaryDirectory()
        self._stack = AsyncExitStack()
        self._time = FakeEnvironment(key)
        self._key = key
        self._moves = 0
        self._chat: list[str] = []
        self._answers: dict[tuple[int, str], Json] = {}
        """The first answers to moves that were not accepted, as long as the table is in memory."""
        self.harness: Harness
        self.people: dict[int, Person] = {}
        self.model: ReferenceGame
        self._do(self._begin())

    def _do(self, work: Coroutine[Any, Any, _T]) -> _T:
        return self._loop.run_until_complete(asyncio.wait_for(work, 300))

    async def _begin(self) -> None:
        await self._open()
        clients = await self.harness.begun(*NAMES, game=self._key)
        record = clients[0].table.record
        promise = Promise(record.commitment, tuple(record.nonces), record.pin)
        self._id = record.id
        self.model = reference_game(
            clients[0].table.timeline.log.game,  # type: ignore[union-attr]
            record.id,
            record.names,
            promise,
            self._time.secret(),
        )
        self.people = {
            seat: Person(seat, client.caller, client) for seat, client in enumerate(clients)
        }
        self.people[SPECTATOR] = Person(SPECTATOR, await self.harness.device("Wu"))

    async def _open(self) -> None:
        self.harness = await self._stack.enter_async_context(
            open_harness(Path(self._folder.name) / "table.db", self._time)
        )

    def teardown(self) -> None:
        self._do(self._stack.aclose())
        self._do(self._loop.shutdown_default_executor())
        self._loop.close()
        self._folder.cleanup()

    # --- moves ------------------------------------------------------------------------------------

    def _asked(self) -> list[int]:
        return [
            seat
            for seat in range(SEATS)
            if self.model.question(seat) is not None and self.model.is_playing(seat)
        ]

    @precondition(lambda self: self._asked())
    @rule(numbers=st.lists(NUMBER, min_size=1, max_size=6))
    def play(self, numbers: list[int]) -> None:
        """Somebody who has to decide does anything legal.

        Without a connection they may not know their current prompt.
        """
        for number in numbers:
            asked = self._asked()
            if asked:
                seat = asked[number % len(asked)]
                legal = self.model.log.state.legal(seat)
                self._move(seat, [legal[number // 7 % len(legal)]])

    @rule(seat=SEAT, numbers=st.lists(NUMBER, min_size=2, max_size=5))
    def play_a_sequence(self, seat: int, numbers: list[int]) -> None:
        """Send actions that may be legal one after the other as one move."""
        state, actions = self.model.log.state.copy(), list[int]()
        for number in numbers:
            legal = state.legal(seat) or [number % self.model.game.action_count]
            actions.append(legal[number % len(legal)])
            if actions[-1] in state.legal(seat):
                state.apply(seat, actions[-1])
        self._move(seat, actions)

    @rule(seat=SEAT, action=st.integers(-3, 120) | st.integers(-(2**53), 2**53))
    def play_any_number(self, seat: int, action: int) -> None:
        self._move(seat, [action])

    @rule(seat=SEAT, number=NUMBER, old=st.booleans())
    def answer_another_prompt(self, seat: int, number: int, old: bool) -> None:
        seen = sorted(self.people[seat].prompts)
        prompt = seen[number % len(seen)] if old and seen else 1000 + number
        legal = self.model.log.state.legal(seat) or [0]
        self._move(seat, [legal[number % len(legal)]], prompt=prompt)

    @rule(who=WHO, seat=SEAT, number=NUMBER)
    def play_for_another(self, who: int, seat: int, number: int) -> None:
        legal = self.model.log.state.legal(seat) or [0]
        if who != seat:
            self._move(who, [legal[number % len(legal)]], seat=seat)

    @rule(who=WHO, number=NUMBER, other=st.booleans())
    def repeat(self, who: int, number: int, other: bool) -> None:
        """Send the same again, or something else with the same id."""
        person = self.people[who]
        if person.sent:
            move = person.sent[number % len(person.sent)]
            self._send(person, {**move, "actions": [number]} if other else move)

    def _move(self, who: int, actions: list[int], **fields: Any) -> None:
        person = self.people[who]
        self._moves += 1
        move = {
            "prompt": person.prompt,
            "actions": actions,
            "move_id": f"move {self._moves}",
            **fields,
        }
        person.sent.append(move)
        self._send(person, move)

    def _send(self, person: Person, move: Json) -> None:
        self._load()
        foreign = move.get("seat", person.viewer) != person.viewer or person.viewer == SPECTATOR
        known = (person.viewer, move["move_id"])
        expected = (
            self._expected(person, move) if not foreign and known not in self._answers else None
        )
        answer = self._do(self._say(person, "move", **move, id=self._moves))
        assert (answer.pop("id"), answer["move_id"]) == (self._moves, move["move_id"])
        if foreign:
            assert answer["type"] == "not_yours"
        elif expected is None:
            assert answer == self._answers[known]
        else:
            self._compare(person, answer, expected)
            if answer["type"] != "accepted":
                self._answers[known] = answer
        self._settle()

    def _expected(self, person: Person, move: Json) -> Json:
        """Return the reference game's answer to a move, after making it there if it is legal."""
        model, seat, known = self.model, person.viewer, (person.viewer, move["move_id"])
        if known in model.accepted:
            return {"type": "accepted", "frame": model.accepted[known]}
        if not model.is_playing(seat):
            return {
                "type": "not_yours",
                "problem": "error-log-over" if model.log.over else "table-stand-in-acts",
            }
        question = model.question(seat)
        if question is None or person.prompts.get(move["prompt"]) != question:
            return {
                "type": "stale",
                "problem": "error-not-pending" if question is None else "table-stale",
            }
        objection = model.play(seat, move["actions"])
        if objection is not None:
            return {"type": "illegal", "problem": objection.text.key, "ruling": objection.ruling}
        model.accepted[known] = model.number(seat)
        return {"type": "accepted", "frame": model.number(seat)}

    def _compare(self, person: Person, answer: Json, expected: Json) -> None:
        assert answer["type"] == expected["type"], (answer, expected)
        if answer["type"] == "accepted":
            assert answer["frame"] == expected["frame"]
            return
        assert answer["problem"]["key"] == expected["problem"]
        assert (answer["problem"].get("ruling") or "") == expected.get("ruling", "")
        if answer["type"] == "stale":
            self._check_frame(person, answer["frame"], self.model.whole(person.viewer), whole=True)

    # --- taking back, agreeing, giving up ---------------------------------------------------------

    @rule(seat=SEAT)
    def undo(self, seat: int) -> None:
        self._load()
        model = self.model
        taken_back, asked = model.log.undoable_count(seat), model.log.entries_since_action(seat)
        if not model.is_playing(seat) or not (
            taken_back or 0 < asked <= model.log.entries_since_draw()
        ):
            self._refused(seat, "undo")
        elif taken_back:
            model.take_back(seat)
            assert self._done(seat, "undo") == ""
        else:
            made = model.offer("undo", seat)
            assert self._done(seat, "undo") == str(made.number)

    @rule(seat=SEAT)
    def offer_an_end(self, seat: int) -> None:
        self._load()
        if self.model.log.over or seat in self.model.log.retired_seats:
            self._refused(seat, "offer", what="end")
        else:
            made = self.model.offer("end", seat)
            assert self._done(seat, "offer", what="end") == str(made.number)

    @rule(who=WHO, number=NUMBER, yes=st.integers(0, 3))
    def reply(self, who: int, number: int, yes: int) -> None:
        self._load()
        offers = self.model.offers
        offer = offers[number % len(offers)] if offers else Offer(number + 1, "end", 0, [])
        fields = {"offer": offer.number, "yes": yes > 0}
        takes_back = who == offer.seat and offer in offers and not yes
        if (who not in offer.waiting and not takes_back) or self.model.log.over:
            self._refused(who, "reply", **fields)
            return
        if yes:
            self.model.agree(offer, who)
        else:
            offers.remove(offer)
        self._done(who, "reply", **fields)

    @rule(seat=SEAT, how_likely=st.integers(0, 7))
    def resign(self, seat: int, how_likely: int) -> None:
        if how_likely:
            return
        self._load()
        if self.model.log.over or seat in self.model.log.retired_seats:
            self._refused(seat, "resign")
        else:
            self.model.give_up(seat)
            self._done(seat, "resign")

    @precondition(lambda self: not self.model.stand_ins)
    @rule(seat=SEAT, who=WHO)
    def replace(self, seat: int, who: int) -> None:
        """A bot stands in for somebody who has been away for a while."""
        self._load()
        person = self.people[seat]
        is_away = person.client is None and self._time.time >= person.missing_from
        if not is_away or self.model.log.over or who == SPECTATOR:
            self._refused(who, "replace", seat=seat)
        else:
            self.model.hand_over(seat, STAND_IN)
            self._done(who, "replace", seat=seat)

    @rule(who=WHO)
    def chat(self, who: int) -> None:
        self._chat.append(f"line {len(self._chat) + 1}")
        assert self._done(who, "chat", text=self._chat[-1]) == str(len(self._chat))

    def _done(self, who: int, kind: str, **fields: Any) -> str:
        answer = self._do(self._say(self.people[who], kind, **fields))
        assert answer["type"] == "done", answer
        self._settle()
        value: str = answer["value"]
        return value

    def _refused(self, who: int, kind: str, **fields: Any) -> None:
        answer = self._do(self._say(self.people[who], kind, **fields))
        assert answer["type"] == "refused", answer
        self._settle()

    async def _say(self, person: Person, kind: str, **fields: Any) -> Json:
        """Send over the person's connection; without one, as a single request."""
        if person.client is not None:
            return await person.client.say(kind, **fields)
        command = decode_command(json.dumps({"type": kind, **fields}))
        answer: Json = plain(await execute(await self._find(), person.caller, command))
        return answer

    # --- lines and servers ------------------------------------------------------------------------

    @rule(who=WHO)
    def drop(self, who: int) -> None:
        person = self.people[who]
        if person.client is not None:
            self._read(person)
            person.client.leave()
            person.client = None
            person.missing_from = self._time.time + AWAY

    @rule(
        who=WHO, knows=st.sampled_from(["last", "last", "last", "nothing", "earlier", "too much"])
    )
    def come_back(self, who: int, knows: str) -> None:
        """Reconnect, with the number of the last frame seen or another."""
        person = self.people[who]
        self.drop(who)
        table = self._do(self._find())
        number = {
            "last": person.last,
            "nothing": None,
            "earlier": max(0, (person.last or 0) - 3),
            "too much": 10_000,
        }[knows]
        if who != SPECTATOR:
            self.model.back(who)
        person.last = number
        person.client = Client(person.caller, table)
        assert (
            self._do(person.client.look(person.seat, frame=number, chat=person.line))["type"]
            == "done"
        )
        self._read(person, may_be_whole=self._is_lost(who, number))
        self._settle()

    def _is_lost(self, viewer: int, number: int | None) -> bool:
        """Return whether a whole frame may come: what was missed is forgotten, or too much to
        send.
        """
        last = self.model.number(viewer)
        if number is None or not last - min(REMEMBERED_STEPS, MISSED_FRAMES + 1) < number <= last:
            return True
        missed = [self.model.shown[viewer][each].frame for each in range(number + 1, last + 1)]
        return sum(len(encode(frame)) for frame in missed) > 0.9 * MISSED_BYTES

    @rule(back=EVERY)
    def restart(self, back: list[bool]) -> None:
        """Restart the server on the same file. Everybody is disconnected; some reconnect at
        once.
        """
        self._do(self._restart())
        self._some_come_back(back)

    async def _restart(self) -> None:
        for person in self.people.values():
            self._read(person)
            person.client = None
        await self._stack.aclose()
        self._time._timers.clear()
        await self._open()
        self._forget()

    @rule(back=EVERY)
    def unload_idle_tables(self, back: list[bool]) -> None:
        """Everybody leaves, and after a while the table is unloaded."""
        for who in self.people:
            self.drop(who)
        self._do(self._unload())
        self._some_come_back(back)

    async def _unload(self) -> None:
        await self._time.advance(IDLE_SECONDS + 1)
        await self.harness.server.registry.unload_idle_tables()
        assert not self.harness.server.registry.tables

    def _some_come_back(self, back: list[bool]) -> None:
        for who, comes in zip(self.people, back, strict=True):
            if comes:
                self.come_back(who, "last")

    async def _find(self) -> Table:
        registry = self.harness.server.registry
        if self._id not in registry.tables:
            await registry.find(self._id)
            self._forget()
        return registry.tables[self._id]

    def _load(self) -> None:
        """A command loads the table again."""
        self._do(self._find())

    def _forget(self) -> None:
        """Forget what is not stored."""
        self.model.forget_offers()
        self._answers.clear()
        for person in self.people.values():
            person.missing_from = self._time.time + AWAY

    @rule(seconds=st.sampled_from([0.5, AWAY - 1, AWAY, 3600.0]))
    def pass_time(self, seconds: float) -> None:
        self._do(self._time.advance(seconds))

    # --- what must be so --------------------------------------------------------------------------

    def _settle(self) -> None:
        """Let bots act, and make the reference game follow."""
        self._do(self._wait_for_bots())

    async def _wait_for_bots(self) -> None:
        table = await self._find()
        assert table.timeline is not None
        for _ in range(2000):
            await settled()
            self._follow_bots(table)
            if not any(seat in self.model.stand_ins for seat in table.timeline.seats_to_act()):
                return
        raise AssertionError("a bot does not decide")

    def _follow_bots(self, table: Table) -> None:
        assert table.timeline is not None
        entries = table.timeline.log.entries
        while len(self.model.log.entries) < len(entries):
            entry = entries[len(self.model.log.entries)]
            assert entry.kind == PLAY, f"{entry} happened by itself"
            assert entry.seat in self.model.stand_ins, f"{entry} happened by itself"
            self.model.add(entry)

    @invariant()
    def the_table_is_what_the_bare_engine_says(self) -> None:
        table = self.harness.server.registry.tables.get(self._id)
        if table is not None:
            assert table.timeline is not None
            assert table.timeline.log.dump() == self.model.log.dump()
            assert table.record.status == ("over" if self.model.log.over else "playing")

    @invariant()
    def the_database_is_what_the_bare_engine_says(self) -> None:
        store = self.harness.server.services.store
        lines = [entry.line for entry in self._do(rows.get_entries(store, self._id))]
        assert lines == [self.model.log.entry_line(entry) for entry in self.model.log.entries]
        moves = [
            (seat, move_id) for seat, move_id, _ in self._do(rows.accepted_moves(store, self._id))
        ]
        assert sorted(moves) == sorted(self.model.accepted)
        chat = self._do(rows.last_chat(store, self._id))
        assert [line.text for line in chat] == self._chat

    @invariant()
    def everybody_has_seen_what_the_bare_engine_shows(self) -> None:
        for person in self.people.values():
            self._read(person)
            if person.client is not None:
                assert person.last == self.model.number(person.viewer)
                assert person.line == len(self._chat)
                assert person.client.news["offers"] == [
                    offer.to_json() for offer in self.model.offers
                ]

    def _read(self, person: Person, *, may_be_whole: bool = False) -> None:
        """Check what the person was sent. The very first frame is whole too."""
        if person.client is None:
            return
        for message in person.client.messages:
            if message["type"] == "frame":
                self._see(person, message, may_be_whole=may_be_whole or message["number"] == 0)
            elif message["type"] == "chat":
                person.line += 1
                assert (message["line"], message["text"]) == (
                    person.line,
                    self._chat[person.line - 1],
                )
        person.client.heard[:] = [
            data for data in person.client.heard if data.startswith((b'{"type":"table"',))
        ][-1:]

    def _see(self, person: Person, frame: Json, *, may_be_whole: bool) -> None:
        shown = self.model.shown[person.viewer]
        if frame["whole"]:
            assert may_be_whole, "a frame was lost"
            expected = (
                self.model.whole(person.viewer)
                if frame["number"]
                else Shown({**shown[0].frame, "events": []}, shown[0].question)
            )
        else:
            assert person.last is not None
            assert frame["number"] == person.last + 1, "a frame was lost or doubled"
            expected = shown[frame["number"]]
        self._check_frame(person, frame, expected, whole=frame["whole"])
        person.last = frame["number"]

    def _check_frame(self, person: Person, frame: Json, expected: Shown, *, whole: bool) -> None:
        assert {name: frame[name] for name in expected.frame} == expected.frame
        assert frame["whole"] == whole
        assert (frame["prompt"] is None) == (expected.question is None)
        if expected.question is not None:
            known = person.prompts.setdefault(frame["prompt"], expected.question)
            assert known == expected.question, "one prompt for two questions"
            assert list(person.prompts.values()).count(known) == 1, "two prompts for one question"
            person.prompt = frame["prompt"]


SHORT = settings(
    max_examples=12,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
LONG = settings(SHORT, max_examples=400, stateful_step_count=80, derandomize=False)
GAMES = (*registry.game_specs(), "candle")


@pytest.fixture(autouse=True)
def _registered() -> None:
    registry.register(CANDLE)


def run_machine(key: str, how: settings) -> None:
    class Machine(TableMachine):
        def __init__(self) -> None:
            super().__init__(key)

    run_state_machine_as_test(Machine, settings=how)


@pytest.mark.parametrize("key", GAMES)
def test_a_table_agrees_with_the_reference_game(key: str) -> None:
    run_machine(key, SHORT)


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_a_table_agrees_with_the_reference_game_for_a_long_time(key: str) -> None:
    run_machine(key, LONG)
