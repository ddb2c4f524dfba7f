"""The log of a game: every entry in order. The log is the truth; the state follows from it.

Besides the actions of seats and chance, a log has entries outside the rules:

- **undo** undoes the last entries of seats and chance, which stay in the log. Without the others'
  agreement only the seat's own entries that no other viewer observed; with it, any number. After an
  undo chance draws again, so tables allow no undo of a draw that anyone saw
  (`Log.entries_since_draw`); `Log.redeals` counts such undos in older logs.
- **resign** and **time-out**: the seat comes last, behind all seats that did neither; of several
  such seats the later one is ahead. Play continues (another player acts for the seat) until only
  one seat is left that did neither: then the game is over.
- **agreed-end**: the game is over with the current places (`State.places`).
- **hand-over**: another player, such as a bot, acts for the seat from now on, or its owner again.
  Places are not affected: they belong to the seat.

A log records who saw each entry (`audiences`), so that clients can number what each viewer is
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
from simony.core.game_spec import RecordedGame
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
"""The name for a seat's owner in a hand-over: a log names only the players of its header."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a log. Which fields are used depends on the kind.

    >>> from simony import Log, Rng, open_game
    >>> game, rng = open_game("dogma", seats=3), Rng(1)
    >>> log = Log(game, names=["Anna", "Bo", "Chi"])
    >>> log.draw_chance(rng)
    >>> [seat] = log.state.pending_seats()
    >>> log.play(seat, log.state.legal(seat)[0])
    >>> entry = log.entries[-1]
    >>> entry.kind, entry.seat == seat, game.notation(entry.action)
    ('play', True, 'name mercy')
    """

    kind: str
    seat: int = -1
    action: int = -1
    outcome: tuple[int, ...] = ()
    count: int = 0
    agreed: bool = False
    handed_to: str = ""


@dataclass(frozen=True, slots=True)
class Promise:
    """The promise of fair draws before a game (`simony.core.log.fair_rng`): the hash of the table's
    secret, and the seats' nonces.

    `pin` is the hash of the rules and figures that the players agreed to.

    >>> from simony import Log, open_game
    >>> from simony.core.log import Promise
    >>> from simony.core.log.fair_rng import commitment
    >>> game, secret = open_game("dogma", seats=3), bytes(32)
    >>> promise = Promise(commitment(secret), ("anna", "bo", "chi"), game.pin)
    >>> log = Log(game, promise=promise)
    >>> log.draw_fair_chance(secret)
    >>> log.draws
    1
    """

    commitment: str
    nonces: tuple[str, ...]
    pin: str


class Log:
    """A game, in progress or finished, with its current state.

    >>> from simony import Log, Rng, open_game
    >>> game, rng = open_game("dogma", seats=3), Rng(1)
    >>> log = Log(game, names=["Anna", "Bo", "Chi"])
    >>> log.draw_chance(rng)
    >>> [seat] = log.state.pending_seats()
    >>> log.play(seat, log.state.legal(seat)[0])
    >>> len(log.entries), log.over
    (2, False)
    >>> print(log.dump().splitlines()[-1])
    . 2 entries, going on #ef3aeb8a
    >>> log.undo(seat, agreed=True, count=1)
    >>> log.entries[-1].kind, log.live_count
    ('undo', 1)
    """

    def __init__(
        self, game: Game, names: Sequence[str] = (), promise: Promise | None = None
    ) -> None:
        self.game = game
        self.names = list(names)
        self.promise = promise
        self.secret = ""
        """The table's secret in hexadecimal digits, revealed when the game is over."""
        self.entries: list[Entry] = []
        self.audiences: list[int] = []
        """The viewers who saw each entry, as masks like `Event.audience`."""
        self.state: State = game.new()
        self.agreed = False
        self.draws = 0
        """The number of chance entries, including undone ones."""
        self.redeals = 0
        """The number of undone chance entries that a viewer had seen."""
        self._retired: list[int] = []
        self._snapshots = Snapshots(game)
        self._live: list[tuple[Entry, int]] = []
        """Entries of seats and chance that were not undone, with their audiences."""

    def copy(self) -> Log:
        """Return an independent copy."""
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

    # --- entries ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.agreed or self.state.over() or len(self._retired) >= self.game.seats - 1

    @property
    def retired_seats(self) -> list[int]:
        """The seats that resigned or ran out of time, in order."""
        return self._retired[:]

    def play(self, seat: int, action: int, out: list[Event] | None = None) -> None:
        """Let a seat act. Raises `IllegalAction`."""
        self._check_not_over()
        refusal = self.state.why_illegal(seat, action)
        if refusal is not None:
            raise refusal
        seen: int = audience_of(seat)
        for other in self._viewers():
            if other != seat and self.state.observed(other, seat, action) != UNSEEN:
                seen |= audience_of(other)
        self.state.apply(seat, action, out)
        self._append_live(Entry(PLAY, seat, action), seen)

    def draw_chance(self, rng: Rng, out: list[Event] | None = None) -> None:
        """Let chance draw an outcome; it must be its turn."""
        self.apply_chance(self.state.draw(rng), out)

    def draw_fair_chance(self, secret: bytes, out: list[Event] | None = None) -> None:
        """Let chance draw as promised. Every draw has its own number, including undone ones."""
        assert self.promise is not None
        self.draw_chance(FairRng(secret, list(self.promise.nonces), self.draws), out)

    def apply_chance(self, outcome: Sequence[int], out: list[Event] | None = None) -> None:
        """Let chance act with a known outcome. Raises `IllegalAction`."""
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
        """Return the number of entries that the seat may undo without agreement.

        Hidden entries of others do not change it.
        """
        return len(self._private_entries(seat))

    def _private_entries(self, seat: int) -> list[int]:
        """Return the places of the seat's last entries that no one else saw, the latest first."""
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
        """The number of entries of seats and chance that were not undone."""
        return len(self._live)

    def entries_since_action(self, seat: int) -> int:
        """Return the number of entries since the seat's last action, including it; 0 if it has not
        acted.
        """
        for count, (entry, _) in enumerate(reversed(self._live), 1):
            if entry.kind == PLAY and entry.seat == seat:
                return count
        return 0

    def entries_since_draw(self) -> int:
        """Return the number of entries since the last draw that anyone saw.

        Undoing more would let players choose among deals.
        """
        for count, (entry, seen) in enumerate(reversed(self._live)):
            if _is_seen_draw(entry, seen):
                return count
        return len(self._live)

    def undo(self, seat: int, count: int | None = None, *, agreed: bool = False) -> None:
        """Undo the last `count` entries, by default all that may be undone without agreement."""
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
        """End the game here, by agreement of all players."""
        self._check_not_over()
        self.agreed = True
        self._append(Entry(AGREED_END))

    def hand_over(self, seat: int, to: str) -> None:
        """Let `to` act for the seat from now on."""
        self._check_not_over()
        self._check_seat(seat)
        if not to or to != " ".join(to.split()) or "#" in to:
            raise IllegalAction("error-log-name", came=to)
        self._append(Entry(HAND_OVER, seat, handed_to=to))

    def places(self) -> list[int]:
        """Return the place of each seat, including resignations and time-outs."""
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
        """Yield every entry with the state after it, from the beginning."""
        again = Log(self.game, self.names, self.promise)
        for entry in self.entries:
            again.add(entry)
            yield entry, again.state

    def add(self, entry: Entry, out: list[Event] | None = None) -> None:
        """Check and append an entry of any kind."""
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
        """Rebuild the state after the entries from place `changed` on have changed."""
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
        """Return the log as text. Every line ends in a tag over itself and all lines before."""
        lines = [self.entry_line(entry) for entry in self.entries]
        return log_text(self._header(), lines, self.secret, self.closing_line())

    def digest(self) -> str:
        """Return a hash of the whole log."""
        return hashlib.sha256(self.dump().encode()).hexdigest()

    def _header(self) -> list[str]:
        game = self.game
        recorded = RecordedGame(
            game.key,
            game.seats,
            game.written_options(),
            game.house_rules,
            game.rules_version,
            game.figures_hash,
        )
        return log_header(recorded, self.names, self.promise)

    def entry_line(self, entry: Entry) -> str:
        """Return an entry as text, without its tag; `parse_entry` is the inverse."""
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
        """Return the last line: the number of entries, and the result if the game is over."""
        if not self.over:
            return unfinished_line(len(self.entries))
        places = " ".join(map(str, self.places()))
        scores = " ".join(map(str, self.state.scores()))
        return f". {len(self.entries)} entries, over, places {places}, scores {scores}"


def log_text(header: list[str], entry_lines: list[str], secret: str, closing: str) -> str:
    """Return the text of a log from its parts; it needs no rules, so they may be of any version."""
    chain = HashChain()
    secrets = [f"! secret {secret}"] if secret else []
    lines = [*header, *entry_lines, *secrets, closing]
    return "".join(f"{line} #{chain.tag(line)}\n" for line in lines)


def log_header(game: RecordedGame, names: Sequence[str], promise: Promise | None) -> list[str]:
    """Return the lines up to the entries, without their tags."""
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
    if names:
        lines.append(f"names: {json.dumps(names)}")
    if promise is not None:
        lines.append(f"promise: {json.dumps(asdict(promise))}")
    return [*lines, "---"]


def unfinished_line(entries: int) -> str:
    """Return the closing line of a game that is not over."""
    return f". {entries} entries, going on"


def _is_seen_draw(entry: Entry, seen: int) -> bool:
    return entry.kind == CHANCE and seen != 0


class HashChain:
    """Makes the tags of the lines of a log, each over the line and all lines before it."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def tag(self, line: str) -> str:
        self._hash.update(line.encode() + b"\n")
        return self._hash.hexdigest()[:8]
