"""The log: what happened, entry by entry. Truth is the log; a state is what it adds up to.

Besides what seats and chance do, a log holds entries outside the rules:

- **undo** takes back the last entries of seats and chance (they stay in the log). Without the others' agreement: the seat's own, back to
  the last one that somebody observed who did not act; with it, any number. Chance after an undo draws afresh.
- **resign** and **time-out**: the seat comes last, behind everybody who did neither; of several such seats the later is ahead. Play goes on
  (whoever acts for the seat) until one seat is left that did neither: then the game is over.
- **agreed-end**: the game is over, and places are as they stand (`State.places`).
- **hand-over**: somebody else, a bot perhaps, acts for the seat from now on, or its owner again. No effect on places: they belong to the
  seat.

A log knows who saw each entry (`seen`), so that whoever shows games can number what each viewer is shown.

The text form is documented in docs/log-format.md. Seats are counted from 1 there.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import TypeVar

from simony.core.contract import Game, State
from simony.core.errors import BadLog, BadNotation, IllegalAction, SimonyError
from simony.core.event import EVERYONE, SPECTATOR, UNSEEN, Event, audience_of
from simony.core.fair import FairRng
from simony.core.figures import Table
from simony.core.rng import Rng
from simony.core.text import SeatName, Text

FORMAT = "simony-log 1"
CHANCE, PLAY, UNDO, RESIGN, AGREED_END, HAND_OVER, TIME_OUT = "chance", "play", "undo", "resign", "agreed-end", "hand-over", "time-out"
OWNER = "owner"
"""Whom a seat is handed back to: a log names nobody who came later than its header."""
MAX_LOG = 4 * 1024 * 1024
_SECRET = re.compile(r"[0-9a-f]{64}")

_Json = TypeVar("_Json", Table, list[object])
Opener = Callable[[str, int, dict[str, str], Table], Game]


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry. Which fields count depends on the kind."""

    kind: str
    seat: int = -1
    action: int = -1
    outcome: tuple[int, ...] = ()
    count: int = 0
    agreed: bool = False
    word: str = ""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a table gave its word on before the game (`simony.core.fair`): the hash of its secret, and the seats' own words.

    `pin` is the hash of the rules and figures that everybody sat down to.
    """

    commitment: str
    nonces: tuple[str, ...]
    pin: str


class Log:
    """A game in progress or finished, with the state its entries add up to."""

    def __init__(self, game: Game, names: Sequence[str] = (), promise: Promise | None = None) -> None:
        self.game = game
        self.names = list(names)
        self.promise = promise
        self.secret = ""
        """The table's secret in hexadecimal digits, told when the game is over."""
        self.entries: list[Entry] = []
        self.seen: list[int] = []
        """The viewers whose picture each entry changed, as an event's audience is written."""
        self.state: State = game.new()
        self.agreed = False
        self._given_up: list[int] = []
        self._live: list[tuple[Entry, int]] = []  # what seats and chance did and was not undone; who saw it

    def copy(self) -> Log:
        """An independent copy."""
        twin = Log(self.game, self.names, self.promise)
        twin.secret = self.secret
        twin.entries = self.entries[:]
        twin.seen = self.seen[:]
        twin.state = self.state.copy()
        twin.agreed = self.agreed
        twin._given_up = self._given_up[:]
        twin._live = self._live[:]
        return twin

    # --- what may happen ----------------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.agreed or self.state.over() or len(self._given_up) >= self.game.seats - 1

    @property
    def given_up(self) -> list[int]:
        """The seats that resigned or ran out of time, in that order."""
        return self._given_up[:]

    def play(self, seat: int, action: int, out: list[Event] | None = None) -> None:
        """A seat acts; `IllegalAction` where it may not."""
        self._still_on()
        objection = self.state.objection(seat, action)
        if objection is not None:
            raise objection
        seen: int = audience_of(seat)
        for other in self._viewers():
            if other != seat and self.state.observed(other, seat, action) != UNSEEN:
                seen |= audience_of(other)
        self.state.apply(seat, action, out)
        self._add(Entry(PLAY, seat, action), seen)

    def chance(self, rng: Rng, out: list[Event] | None = None) -> None:
        """Chance acts; it must be its turn."""
        self.settle(self.state.draw(rng), out)

    def fair_chance(self, secret: bytes, out: list[Event] | None = None) -> None:
        """Chance acts as it was promised. Every draw has its own number, those that were taken back included."""
        assert self.promise is not None
        self.chance(FairRng(secret, list(self.promise.nonces), self.draws), out)

    @property
    def draws(self) -> int:
        """How often chance has acted."""
        return sum(entry.kind == CHANCE for entry in self.entries)

    def settle(self, outcome: Sequence[int], out: list[Event] | None = None) -> None:
        """Chance acts with a known outcome."""
        self._still_on()
        if self.state.pending() != 0 or not self.state.fits(list(outcome)):
            raise IllegalAction("error-log-chance")
        seen: int = 0
        for viewer in self._viewers():
            if self.state.observed_chance(viewer, list(outcome)) != UNSEEN:
                seen |= audience_of(viewer)
        self.state.settle(list(outcome), out)
        self._add(Entry(CHANCE, outcome=tuple(outcome)), seen)

    def can_undo(self, seat: int) -> int:
        """How many entries the seat may take back without asking. What others do behind their hands does not change it."""
        return len(self._unseen(seat))

    def _unseen(self, seat: int) -> list[int]:
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
    def standing(self) -> int:
        """How many entries of seats and chance have not been taken back."""
        return len(self._live)

    def back_to(self, seat: int) -> int:
        """How many entries lie between now and before the seat's last action, that one included; 0 if it has not acted."""
        for count, (entry, _) in enumerate(reversed(self._live), 1):
            if entry.kind == PLAY and entry.seat == seat:
                return count
        return 0

    def undo(self, seat: int, count: int | None = None, *, agreed: bool = False) -> None:
        """Take back the last `count` entries; all that may be taken back without asking, if not said."""
        self._still_on()
        self._check_seat(seat)
        most = len(self._live) if agreed else self.can_undo(seat)
        count = most if count is None else count
        if not 1 <= count <= most:
            raise IllegalAction("error-log-undo", who=SeatName(seat), most=most)
        places = range(len(self._live) - 1, -1, -1) if agreed else self._unseen(seat)
        for place in places[:count]:
            del self._live[place]
        self._note(Entry(UNDO, seat, count=count, agreed=agreed), EVERYONE if agreed else audience_of(seat))
        self._rebuild()

    def resign(self, seat: int) -> None:
        self._give_up(seat, RESIGN)

    def time_out(self, seat: int) -> None:
        self._give_up(seat, TIME_OUT)

    def agree_end(self) -> None:
        """Everybody wants to stop here."""
        self._still_on()
        self.agreed = True
        self._note(Entry(AGREED_END))

    def hand_over(self, seat: int, to: str) -> None:
        """From now on `to` acts for the seat."""
        self._still_on()
        self._check_seat(seat)
        if not to or to != " ".join(to.split()) or "#" in to:
            raise IllegalAction("error-log-name", came=to)
        self._note(Entry(HAND_OVER, seat, word=to))

    def places(self) -> list[int]:
        """The place of each seat, with what happened outside the rules."""
        by_rules = self.state.places()
        ranks = [(self._given_up.index(seat) - self.game.seats if seat in self._given_up else 0, -by_rules[seat]) for seat in self._seats()]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def moments(self) -> Iterator[tuple[Entry, State]]:
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
            self.settle(entry.outcome, out)
        elif entry.kind == UNDO:
            self.undo(entry.seat, entry.count, agreed=entry.agreed)
        elif entry.kind == AGREED_END:
            self.agree_end()
        elif entry.kind == HAND_OVER:
            self.hand_over(entry.seat, entry.word)
        else:
            self._give_up(entry.seat, entry.kind)

    def _add(self, entry: Entry, seen: int) -> None:
        self._note(entry, seen)
        self._live.append((entry, seen))

    def _note(self, entry: Entry, seen: int = EVERYONE) -> None:
        self.entries.append(entry)
        self.seen.append(seen)

    def _give_up(self, seat: int, kind: str) -> None:
        self._still_on()
        self._check_seat(seat)
        if seat in self._given_up:
            raise IllegalAction("error-log-given-up", who=SeatName(seat))
        self._given_up.append(seat)
        self._note(Entry(kind, seat))

    def _rebuild(self) -> None:
        self.state = self.game.new()
        for entry, _ in self._live:
            if entry.kind == PLAY:
                self.state.apply(entry.seat, entry.action)
            else:
                self.state.settle(list(entry.outcome))

    def _still_on(self) -> None:
        if self.over:
            raise IllegalAction("error-log-over")

    def _check_seat(self, seat: int) -> None:
        if seat not in self._seats():
            raise IllegalAction("error-no-such-seat", seat=seat + 1, seats=self.game.seats)

    def _seats(self) -> range:
        return range(self.game.seats)

    def _viewers(self) -> list[int]:
        return [SPECTATOR, *self._seats()]

    # --- the text form ------------------------------------------------------------------------------------------------------------------

    def dump(self) -> str:
        """The whole log as text. Every line ends in a tag made of itself and all lines before it."""
        chain = _Chain()
        told = [f"! secret {self.secret}"] if self.secret else []
        lines = [*self._header(), *(self.line(entry) for entry in self.entries), *told, self.closing()]
        return "".join(f"{line} #{chain.tag(line)}\n" for line in lines)

    def digest(self) -> str:
        """One hash of everything in the log."""
        return hashlib.sha256(self.dump().encode()).hexdigest()

    def _header(self) -> list[str]:
        game = self.game
        lines = [
            FORMAT,
            f"game: {game.key}",
            f"seats: {game.seats}",
            f"options: {' '.join(f'{key}={value}' for key, value in sorted(game.options.items()))}".rstrip(),
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

    def line(self, entry: Entry) -> str:
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
        if entry.word:
            words.append(entry.word)
        return " ".join(words)

    def closing(self) -> str:
        """The last line: how many entries, and how it ended if it did."""
        if not self.over:
            return f". {len(self.entries)} entries, going on"
        places = " ".join(map(str, self.places()))
        scores = " ".join(map(str, self.state.scores()))
        return f". {len(self.entries)} entries, over, places {places}, scores {scores}"


class _Chain:
    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def tag(self, line: str) -> str:
        self._hash.update(line.encode() + b"\n")
        return self._hash.hexdigest()[:8]


# --- reading ----------------------------------------------------------------------------------------------------------------------------


def read(text: str, open_game: Opener) -> Log:
    """The log in a text, replayed. `BadLog` names the first line that is damaged or does not fit."""
    lines = list(_checked(text))
    log, start = _read_header(lines, open_game)
    for number, line in enumerate(lines[start:-1], start + 1):
        if line.startswith("! secret "):
            log.secret = _told_secret(log, number, line, is_last=number == len(lines) - 1)
            continue
        try:
            log.add(parse_entry(log.game, line))
        except (IllegalAction, BadNotation) as error:
            raise _bad(number, error.text) from error
    if not lines[-1].startswith(". "):
        raise _bad(len(lines) + 1, Text("error-log-cut"))
    if lines[-1] != log.closing():
        raise _bad(len(lines), Text("error-log-expected", expected=log.closing(), came=_short(lines[-1])))
    return log


def _told_secret(log: Log, number: int, line: str, *, is_last: bool) -> str:
    """A secret is told once, by a table that promised one, when all is over."""
    secret = line.removeprefix("! secret ")
    if log.promise is None or not log.over or not is_last or not _SECRET.fullmatch(secret):
        raise _bad(number, Text("error-log-secret"))
    return secret


def _checked(text: str) -> Iterator[str]:
    """The lines without their tags, each tag checked."""
    chain = _Chain()
    if not text:
        raise _bad(1, Text("error-log-expected", expected=FORMAT, came=""))
    for number, raw in enumerate(text.removesuffix("\n").split("\n"), 1):
        whole = raw.removesuffix("\r")  # a file that went through Windows is not damaged
        line, mark, tag = whole.rpartition(" #")
        if number == 1 and line != FORMAT:
            raise _bad(1, Text("error-log-expected", expected=FORMAT, came=_short(whole)))
        if not mark or tag != chain.tag(line):
            raise _bad(number, Text("error-log-tag", came=_short(whole)))
        yield line


def _read_header(lines: list[str], open_game: Opener) -> tuple[Log, int]:
    if "---" not in lines:
        raise _bad(len(lines) + 1, Text("error-log-expected", expected="---", came=""))
    end = lines.index("---")
    fields: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:end], 2):
        name, _, value = line.partition(":")
        fields[name] = (number, value.strip())
    for name in ("game", "seats", "options", "rules", "figures"):
        if name not in fields:
            raise _bad(end + 1, Text("error-log-expected", expected=f"{name}: …", came="---"))
    house = _json_field(fields, "house", {})
    names = _json_field(fields, "names", [])
    promise = _read_promise(fields)
    game = _open(fields, house, open_game)
    _compare(fields["rules"], str(game.rules_version), "error-log-rules")
    _compare(fields["figures"], game.figures_hash, "error-log-figures")
    if promise is not None and promise.pin != game.pin:
        raise _bad(fields["promise"][0], Text("error-log-expected", expected=game.pin, came=_short(promise.pin)))
    return Log(game, [str(name) for name in names], promise), end + 1


def _read_promise(fields: dict[str, tuple[int, str]]) -> Promise | None:
    if "promise" not in fields:
        return None
    table = _json_field(fields, "promise", {})
    match table:
        case {"commitment": str(commitment), "nonces": [*nonces], "pin": str(pin)} if all(isinstance(each, str) for each in nonces):
            return Promise(commitment, tuple(nonces), pin)
    number, text = fields["promise"]
    raise _bad(number, Text("error-log-expected", expected="promise: commitment, nonces, pin", came=_short(text)))


def _open(fields: dict[str, tuple[int, str]], house: Table, open_game: Opener) -> Game:
    number, seats = fields["seats"]
    if not (seats.isascii() and seats.isdigit() and len(seats) <= 2):  # no table seats a hundred
        raise _bad(number, Text("error-log-expected", expected="seats: NUMBER", came=_short(seats)))
    options = dict(word.partition("=")[::2] for word in fields["options"][1].split())
    try:
        return open_game(fields["game"][1], int(seats), options, house)
    except SimonyError as error:
        raise _bad(fields["game"][0], error.text) from error


def _json_field(fields: dict[str, tuple[int, str]], name: str, otherwise: _Json) -> _Json:
    """A field in JSON, of the kind of what stands in for it where it is missing."""
    if name not in fields:
        return otherwise
    number, text = fields[name]
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, type(otherwise)):
        raise _bad(number, Text("error-log-expected", expected=f"{name}: JSON", came=_short(text)))
    return value


def _compare(field: tuple[int, str], ours: str, key: str) -> None:
    number, theirs = field
    if theirs != ours:
        raise _bad(number, Text(key, expected=ours, came=_short(theirs)))


def parse_entry(game: Game, line: str) -> Entry:
    """The entry a line stands for; `BadNotation` for anything else."""
    who, _, rest = line.partition(" ")
    if who == "*":
        return Entry(CHANCE, outcome=tuple(game.parse_outcome(rest)))
    if who == "=":
        return _parse_outside(line, rest.split())
    if _is_count(who):
        return Entry(PLAY, int(who) - 1, game.parse(rest))
    raise BadNotation("error-notation", came=_short(line), expected="SEAT ACTION · * OUTCOME · = ENTRY")


def _parse_outside(line: str, words: list[str]) -> Entry:
    match words:
        case ["undo", seat, count] if _is_count(seat) and _is_count(count):
            return Entry(UNDO, int(seat) - 1, count=int(count))
        case ["undo", seat, count, "agreed"] if _is_count(seat) and _is_count(count):
            return Entry(UNDO, int(seat) - 1, count=int(count), agreed=True)
        case [("resign" | "time-out") as kind, seat] if _is_count(seat):
            return Entry(kind, int(seat) - 1)
        case ["agreed-end"]:
            return Entry(AGREED_END)
        case ["hand-over", seat, *to] if _is_count(seat) and to:
            return Entry(HAND_OVER, int(seat) - 1, word=" ".join(to))
    expected = "undo SEAT COUNT [agreed] · resign SEAT · time-out SEAT · agreed-end · hand-over SEAT NAME"
    raise BadNotation("error-notation", came=_short(line), expected=expected)


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4 and word[0] != "0"  # no log is longer


def _bad(number: int, problem: Text) -> BadLog:
    return BadLog("error-log-line", line=number, problem=problem)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."  # enough to recognise it
