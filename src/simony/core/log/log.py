"""The log: what happened, entry by entry. Truth is the log; a state is what it adds up to.

Besides what seats and chance do, a log holds entries outside the rules:

- **undo** takes back the last entries of seats and chance (they stay in the log). Without the
  others' agreement: the seat's own, back to the last one that somebody observed who did not act;
  with it, any number. Chance after an undo draws afresh, so a table lets nobody undo a draw that
  anybody saw (`Log.entries_since_draw`); where an older log did, `Log.redeals` counts it.
- **resign** and **time-out**: the seat comes last, behind everybody who did neither; of several
  such seats the later is ahead. Play goes on (whoever acts for the seat) until one seat is left
  that did neither: then the game is over.
- **agreed-end**: the game is over, and places are as they stand (`State.places`).
- **hand-over**: somebody else, a bot perhaps, acts for the seat from now on, or its owner again. No
  effect on places: they belong to the seat.

A log knows who saw each entry (`seen`), so that whoever shows games can number what each viewer is
shown.

The text form is documented in docs/log-format.md. Seats are counted from 1 there.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from simony.core.contract import Game, State
from simony.core.errors import IllegalAction
from simony.core.event import EVERYONE, SPECTATOR, UNSEEN, Event, audience_of
from simony.core.log.fair_rng import FairRng
from simony.core.log.snapshots import Snapshots
from simony.core.rng import Rng
from simony.i18n.text import SeatName

LOG_FORMAT = "simony-log 1"
CHANCE, PLAY, UNDO, RESIGN, AGREED_END, HAND_OVER, TIME_OUT = (
    "chance",
    "play",
    "undo",
    "resign",
    "agreed-end",
    "hand-over",
    "time-out",
)
OWNER = "owner"
"""Whom a seat is handed back to: a log names nobody who came later than its header."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry. Which fields count depends on the kind."""

    kind: str
    seat: int = -1
    action: int = -1
    outcome: tuple[int, ...] = ()
    count: int = 0
    agreed: bool = False
    handed_to: str = ""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a table gave its word on before the game (`simony.core.log.fair_rng`): the hash of its
    secret, and the seats' own words.

    `pin` is the hash of the rules and figures that everybody sat down to.
    """

    commitment: str
    nonces: tuple[str, ...]
    pin: str


class Log:
    """A game in progress or finished, with the state its entries add up to."""

    def __init__(
        self, game: Game, names: Sequence[str] = (), promise: Promise | None = None
    ) -> None:
        self.game = game
        self.names = list(names)
        self.promise = promise
        self.secret = ""
        """The table's secret in hexadecimal digits, told when the game is over."""
        self.entries: list[Entry] = []
        self.audiences: list[int] = []
        """The viewers whose picture each entry changed, as an event's audience is written."""
        self.state: State = game.new()
        self.agreed = False
        self.draws = 0
        """The number of chance entries, those that were undone included."""
        self.redeals = 0
        """The number of chance entries that were undone though somebody had seen what was drawn."""
        self._retired: list[int] = []
        self._snapshots = Snapshots(game)
        self._live: list[
            tuple[Entry, int]
        ] = []  # what seats and chance did and was not undone; who saw it

    def copy(self) -> Log:
        """An independent copy."""
        twin = Log(self.game, self.names, self.promise)
        twin.secret = self.secret
        twin.entries = self.entries[:]
        twin.audiences = self.audiences[:]
        twin.state = self.state.copy()
        twin.agreed = self.agreed
        twin.draws = self.draws
        twin.redeals = self.redeals
        twin._snapshots = self._snapshots.copy()
        twin._retired = self._retired[:]
        twin._live = self._live[:]
        return twin

    # --- what may happen --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.agreed or self.state.over() or len(self._retired) >= self.game.seats - 1

    @property
    def retired_seats(self) -> list[int]:
        """The seats that resigned or ran out of time, in that order."""
        return self._retired[:]

    def play(self, seat: int, action: int, out: list[Event] | None = None) -> None:
        """A seat acts; `IllegalAction` where it may not."""
        self._check_not_over()
        objection = self.state.why_illegal(seat, action)
        if objection is not None:
            raise objection
        seen: int = audience_of(seat)
        for other in self._viewers():
            if other != seat and self.state.observed(other, seat, action) != UNSEEN:
                seen |= audience_of(other)
        self.state.apply(seat, action, out)
        self._append_live(Entry(PLAY, seat, action), seen)

    def draw_chance(self, rng: Rng, out: list[Event] | None = None) -> None:
        """Chance acts; it must be its turn."""
        self.apply_chance(self.state.draw(rng), out)

    def draw_fair_chance(self, secret: bytes, out: list[Event] | None = None) -> None:
        """Chance acts as it was promised.

        Every draw has its own number, those that were taken back included.
        """
        assert self.promise is not None
        self.draw_chance(FairRng(secret, list(self.promise.nonces), self.draws), out)

    def apply_chance(self, outcome: Sequence[int], out: list[Event] | None = None) -> None:
        """Chance acts with a known outcome."""
        self._check_not_over()
        if self.state.pending() != 0 or not self.state.is_possible_outcome(list(outcome)):
            raise IllegalAction("error-log-chance")
        seen: int = 0
        for viewer in self._viewers():
            if self.state.observed_chance(viewer, list(outcome)) != UNSEEN:
                seen |= audience_of(viewer)
        self.state.apply_chance(list(outcome), out)
        self.draws += 1
        self._append_live(Entry(CHANCE, outcome=tuple(outcome)), seen)

    def undoable_count(self, seat: int) -> int:
        """How many entries the seat may take back without asking.

        What others do behind their hands does not change it.
        """
        return len(self._private_entries(seat))

    def _private_entries(self, seat: int) -> list[int]:
        """Where the seat's last entries stand that nobody else has seen, the last one first."""
        found: list[int] = []
        for place in range(len(self._live) - 1, -1, -1):
            entry, seen = self._live[place]
            if entry.kind != PLAY or seen != audience_of(entry.seat):
                break
            if entry.seat == seat:
                found.append(place)
        return found

    @property
    def live_count(self) -> int:
        """How many entries of seats and chance have not been taken back."""
        return len(self._live)

    def entries_since_action(self, seat: int) -> int:
        """How many entries lie between now and before the seat's last action, that one included; 0
        if it has not acted.
        """
        for count, (entry, _) in enumerate(reversed(self._live), 1):
            if entry.kind == PLAY and entry.seat == seat:
                return count
        return 0

    def entries_since_draw(self) -> int:
        """How many entries lie between now and the last draw that anybody saw.

        An undo of more would let players choose among deals.
        """
        for count, (entry, seen) in enumerate(reversed(self._live)):
            if _is_seen_draw(entry, seen):
                return count
        return len(self._live)

    def undo(self, seat: int, count: int | None = None, *, agreed: bool = False) -> None:
        """Take back the last `count` entries; all that may be taken back without asking, if not
        said.
        """
        self._check_not_over()
        self._check_seat(seat)
        most = len(self._live) if agreed else self.undoable_count(seat)
        count = most if count is None else count
        if not 1 <= count <= most:
            raise IllegalAction("error-log-undo", who=SeatName(seat), most=most)
        places = range(len(self._live) - 1, -1, -1) if agreed else self._private_entries(seat)
        first = places[count - 1]
        for place in places[:count]:
            self.redeals += _is_seen_draw(*self._live.pop(place))
        self._append(
            Entry(UNDO, seat, count=count, agreed=agreed), EVERYONE if agreed else audience_of(seat)
        )
        self._rebuild(first)

    def resign(self, seat: int) -> None:
        self._retire(seat, RESIGN)

    def time_out(self, seat: int) -> None:
        self._retire(seat, TIME_OUT)

    def agree_end(self) -> None:
        """Everybody wants to stop here."""
        self._check_not_over()
        self.agreed = True
        self._append(Entry(AGREED_END))

    def hand_over(self, seat: int, to: str) -> None:
        """From now on `to` acts for the seat."""
        self._check_not_over()
        self._check_seat(seat)
        if not to or to != " ".join(to.split()) or "#" in to:
            raise IllegalAction("error-log-name", came=to)
        self._append(Entry(HAND_OVER, seat, handed_to=to))

    def places(self) -> list[int]:
        """The place of each seat, with what happened outside the rules."""
        by_rules = self.state.places()
        ranks = [
            (
                self._retired.index(seat) - self.game.seats if seat in self._retired else 0,
                -by_rules[seat],
            )
            for seat in self._seats()
        ]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def replay(self) -> Iterator[tuple[Entry, State]]:
        """Every entry with the state after it, from the beginning: for replays."""
        again = Log(self.game, self.names, self.promise)
        for entry in self.entries:
            again.add(entry)
            yield entry, again.state

    def add(self, entry: Entry, out: list[Event] | None = None) -> None:
        """Append any entry, checked."""
        if entry.kind == PLAY:
            self.play(entry.seat, entry.action, out)
        elif entry.kind == CHANCE:
            self.apply_chance(entry.outcome, out)
        elif entry.kind == UNDO:
            self.undo(entry.seat, entry.count, agreed=entry.agreed)
        elif entry.kind == AGREED_END:
            self.agree_end()
        elif entry.kind == HAND_OVER:
            self.hand_over(entry.seat, entry.handed_to)
        else:
            self._retire(entry.seat, entry.kind)

    def _append_live(self, entry: Entry, seen: int) -> None:
        self._append(entry, seen)
        self._live.append((entry, seen))
        self._snapshots.take_if_due(len(self._live), self.state)

    def _append(self, entry: Entry, seen: int = EVERYONE) -> None:
        self.entries.append(entry)
        self.audiences.append(seen)

    def _retire(self, seat: int, kind: str) -> None:
        self._check_not_over()
        self._check_seat(seat)
        if seat in self._retired:
            raise IllegalAction("error-log-given-up", who=SeatName(seat))
        self._retired.append(seat)
        self._append(Entry(kind, seat))

    def _rebuild(self, changed: int) -> None:
        """Come to the state again after the entries from place `changed` on are others."""
        start, self.state = self._snapshots.rewind(changed)
        for place in range(start, len(self._live)):
            entry = self._live[place][0]
            if entry.kind == PLAY:
                self.state.apply(entry.seat, entry.action)
            else:
                self.state.apply_chance(list(entry.outcome))
            self._snapshots.take_if_due(place + 1, self.state)

    def _check_not_over(self) -> None:
        if self.over:
            raise IllegalAction("error-log-over")

    def _check_seat(self, seat: int) -> None:
        if seat not in self._seats():
            raise IllegalAction("error-no-such-seat", seat=seat + 1, seats=self.game.seats)

    def _seats(self) -> range:
        return range(self.game.seats)

    def _viewers(self) -> list[int]:
        return [SPECTATOR, *self._seats()]

    # --- the text form ----------------------------------------------------------------------------

    def dump(self) -> str:
        """The whole log as text.

        Every line ends in a tag made of itself and all lines before it.
        """
        chain = HashChain()
        told = [f"! secret {self.secret}"] if self.secret else []
        lines = [
            *self._header(),
            *(self.entry_line(entry) for entry in self.entries),
            *told,
            self.closing_line(),
        ]
        return "".join(f"{line} #{chain.tag(line)}\n" for line in lines)

    def digest(self) -> str:
        """One hash of everything in the log."""
        return hashlib.sha256(self.dump().encode()).hexdigest()

    def _header(self) -> list[str]:
        game = self.game
        options = " ".join(f"{key}={value}" for key, value in sorted(game.options.items()))
        lines = [
            LOG_FORMAT,
            f"game: {game.key}",
            f"seats: {game.seats}",
            f"options: {options}".rstrip(),
            f"rules: {game.rules_version}",
            f"figures: {game.figures_hash}",
        ]
        if game.house_rules:
            lines.append(f"house: {json.dumps(game.house_rules, sort_keys=True)}")
        if self.names:
            lines.append(f"names: {json.dumps(self.names)}")
        if self.promise is not None:
            lines.append(f"promise: {json.dumps(asdict(self.promise))}")
        return [*lines, "---"]

    def entry_line(self, entry: Entry) -> str:
        """An entry as text, without its tag; `parse_entry` is the inverse."""
        if entry.kind == PLAY:
            return f"{entry.seat + 1} {self.game.notation(entry.action)}"
        if entry.kind == CHANCE:
            return f"* {self.game.outcome_notation(list(entry.outcome))}"
        words = [f"= {entry.kind}"]
        if entry.seat >= 0:
            words.append(str(entry.seat + 1))
        if entry.kind == UNDO:
            words.append(str(entry.count))
        if entry.agreed:
            words.append("agreed")
        if entry.handed_to:
            words.append(entry.handed_to)
        return " ".join(words)

    def closing_line(self) -> str:
        """The last line: how many entries, and how it ended if it did."""
        if not self.over:
            return f". {len(self.entries)} entries, going on"
        places = " ".join(map(str, self.places()))
        scores = " ".join(map(str, self.state.scores()))
        return f". {len(self.entries)} entries, over, places {places}, scores {scores}"


def _is_seen_draw(entry: Entry, seen: int) -> bool:
    return entry.kind == CHANCE and seen != 0


class HashChain:
    """Makes the tag of each line of a log: of itself and all lines before it."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def tag(self, line: str) -> str:
        self._hash.update(line.encode() + b"\n")
        return self._hash.hexdigest()[:8]
