"""A reference implementation of a table: a log, and which moves were accepted.

What a server shows and answers must follow from it alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from server.harness import Json
from simony.core.contract import Game
from simony.core.errors import IllegalAction
from simony.core.event import SPECTATOR, Event, audience_of, visible_records
from simony.core.log import (
    AGREED_END,
    CHANCE,
    HAND_OVER,
    OWNER,
    PLAY,
    RESIGN,
    UNDO,
    Entry,
    Log,
    Promise,
)
from simony.core.log.visibility import describe_entry
from simony.server.protocol.codec import encode

STAND_IN = "priest"
Question = tuple[int, ...]
"""What a seat has to decide, identified by what the seat can distinguish."""


def plain(value: object) -> Any:
    """Return the value as it is sent."""
    return json.loads(encode(value))


@dataclass
class Offer:
    """An offer of a seat, and the seats that have not agreed yet."""

    number: int
    what: str
    seat: int
    waiting: list[int]
    standing: int = 0

    def to_json(self) -> Json:
        return {
            "number": self.number,
            "what": self.what,
            "seat": self.seat,
            "waiting": self.waiting,
        }


@dataclass
class Shown:
    """The expected frame; its prompt is identified by the question."""

    frame: Json
    question: Question | None


@dataclass
class ReferenceGame:
    """One game at one table."""

    game: Game
    table: str
    log: Log
    secret: bytes
    accepted: dict[tuple[int, str], int] = field(default_factory=dict)
    """Every accepted move, and the number of the frame that showed it to its seat."""
    shown: dict[int, list[Shown]] = field(default_factory=dict)
    """All frames of each viewer, by their numbers."""
    stand_ins: dict[int, str] = field(default_factory=dict)
    offers: list[Offer] = field(default_factory=list)
    offers_made: int = 0

    def __post_init__(self) -> None:
        self._asked = [0] * self.game.seats
        self._acted = [0] * self.game.seats
        self._surprised = [0] * self.game.seats
        self._legal: list[list[int]] = [[] for _ in range(self.game.seats)]
        self._change(None, [])
        self._chance()

    # --- entries ----------------------------------------------------------------------------------

    def add(self, *entries: Entry) -> None:
        """Add entries, each with the chance entries that follow."""
        for entry in entries:
            events: list[Event] = []
            self.log.add(entry, events)
            self._change(entry, events)
            self._chance()

    def _chance(self) -> None:
        while not self.log.over and self.log.state.pending() == 0:
            events: list[Event] = []
            self.log.draw_fair_chance(self.secret, events)
            self._change(self.log.entries[-1], events)

    def _change(self, entry: Entry | None, events: Sequence[Event]) -> None:
        seen = self.log.audiences[-1] if entry is not None else -1
        self._ask(entry, seen)
        if seen & audience_of(SPECTATOR):
            is_kept = not self.log.over and (entry is None or entry.kind != RESIGN)
            self.offers = [offer for offer in self.offers if offer.what == "end" and is_kept]
        for viewer in self.viewers:
            if seen & audience_of(viewer):
                self.shown.setdefault(viewer, []).append(self._show(viewer, entry, events))

    def _ask(self, entry: Entry | None, seen: int) -> None:
        for seat in range(self.game.seats):
            legal = [] if self.log.over else self.log.state.legal(seat)
            self._asked[seat] += bool(legal) and not self._legal[seat]
            self._acted[seat] += entry is not None and entry.seat == seat
            self._surprised[seat] += (
                entry is not None
                and entry.kind in (CHANCE, UNDO)
                and bool(seen & audience_of(seat))
            )
            self._legal[seat] = legal

    def _show(self, viewer: int, entry: Entry | None, events: Sequence[Event]) -> Shown:
        told = [
            {**record, "text": self.game.describe(event)}
            for event, record in _heard(events, viewer)
        ]
        if entry is not None and entry.kind not in (PLAY, CHANCE):
            told.append({"kind": entry.kind, "seat": entry.seat, "text": describe_entry(entry)})
        return Shown(
            {**self._now(viewer), "number": len(self.shown.get(viewer, ())), "events": plain(told)},
            self.question(viewer),
        )

    # --- the state --------------------------------------------------------------------------------

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.game.seats)]

    def number(self, viewer: int) -> int:
        """Return the number of the viewer's last frame."""
        return len(self.shown[viewer]) - 1

    def question(self, viewer: int) -> Question | None:
        """Return what the viewer has to decide now, if anything: it changes when the seat has
        acted, was surprised by chance or an undo, or has other legal actions.
        """
        if viewer == SPECTATOR or not self._legal[viewer]:
            return None
        return (
            self._asked[viewer],
            self._acted[viewer],
            self._surprised[viewer],
            *self._legal[viewer],
        )

    def whole(self, viewer: int) -> Shown:
        """Return the frame for a client that has seen none before."""
        return Shown(
            {**self._now(viewer), "number": self.number(viewer), "events": []},
            self.question(viewer),
        )

    def _now(self, viewer: int) -> Json:
        log = self.log
        scene = plain(self.game.scene(log.state.view(viewer)))
        if log.over:
            scene["choices"] = []
        by_rules = log.state.over() and not any(
            entry.kind in (RESIGN, AGREED_END) for entry in log.entries
        )
        result = {"places": log.places(), "scores": log.state.scores(), "by_rules": by_rules}
        return {
            "table": self.table,
            "viewer": viewer,
            "scene": scene,
            "undo": log.undoable_count(viewer) if viewer >= 0 and not log.over else 0,
            "result": result if log.over else None,
        }

    def is_playing(self, seat: int) -> bool:
        """Return whether the person in this seat decides for it."""
        return not self.log.over and seat not in self.stand_ins

    # --- what seats do ----------------------------------------------------------------------------

    def play(self, seat: int, actions: Sequence[int]) -> IllegalAction | None:
        """Make a move; return why it is illegal, if it is, and change nothing."""
        tried = self.log.copy()
        for place, action in enumerate(actions):
            if place > 0 and (tried.over or not tried.state.legal(seat)):
                return IllegalAction("table-sequence")
            try:
                tried.play(seat, action)
            except IllegalAction as error:
                return error
            if place + 1 < len(actions) and tried.state.pending() == 0:
                return IllegalAction("table-sequence")
        self.add(*(Entry(PLAY, seat, action) for action in actions))
        return None

    def take_back(self, seat: int) -> None:
        """Undo the seat's last action, which nobody else has seen."""
        self.add(Entry(UNDO, seat, count=1))

    def give_up(self, seat: int) -> None:
        """Resign; a bot plays on if anybody is left to play with."""
        self.add(Entry(RESIGN, seat))
        if not self.log.over:
            self.hand_over(seat, STAND_IN)

    def hand_over(self, seat: int, level: str) -> None:
        self.stand_ins[seat] = level
        self.add(Entry(HAND_OVER, seat, handed_to=level))

    def back(self, seat: int) -> None:
        """Give the seat back to its owner, unless they resigned."""
        if not self.log.over and seat in self.stand_ins and seat not in self.log.retired_seats:
            del self.stand_ins[seat]
            self.add(Entry(HAND_OVER, seat, handed_to=OWNER))

    def offer(self, what: str, seat: int) -> Offer:
        """Ask everybody else who has not resigned."""
        self.offers = [offer for offer in self.offers if (offer.what, offer.seat) != (what, seat)]
        self.offers_made += 1
        waiting = [
            other
            for other in range(self.game.seats)
            if other != seat and other not in self.log.retired_seats
        ]
        made = Offer(
            self.offers_made,
            what,
            seat,
            waiting,
            self.log.live_count - self.log.entries_since_action(seat),
        )
        self.offers.append(made)
        self._carry_out(made)
        return made

    def agree(self, offer: Offer, seat: int) -> None:
        offer.waiting.remove(seat)
        self._carry_out(offer)

    def _carry_out(self, offer: Offer) -> None:
        if offer.waiting:
            return
        self.offers.remove(offer)
        count = self.log.live_count - offer.standing
        self.add(
            Entry(AGREED_END)
            if offer.what == "end"
            else Entry(UNDO, offer.seat, count=count, agreed=True)
        )

    def forget_offers(self) -> None:
        """Forget the offers, which are not stored."""
        self.offers, self.offers_made = [], 0


def reference_game(
    game: Game, table: str, names: Sequence[str], promise: Promise, secret: bytes
) -> ReferenceGame:
    return ReferenceGame(game, table, Log(game, names, promise), secret)


def _heard(events: Sequence[Event], viewer: int) -> list[tuple[Event, dict[str, object]]]:
    heard = [event for event in events if event.seen_by(viewer)]
    return list(zip(heard, visible_records(list(events), viewer), strict=True))
