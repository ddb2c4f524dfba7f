"""Games played at random, and the moments in them that the checks look at.

A walk is a log. A check is handed the state at some moments: of a replay of its own if it looks at
all of them, otherwise from copies kept on the way, since a long game is long to replay.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NoReturn, TypeVar

from simony.core.contract import Game, State, View
from simony.core.event import SPECTATOR, Event, visible_records
from simony.core.log import CHANCE, PLAY, Entry
from simony.core.rng import Rng

_T = TypeVar("_T")
_SHOWN_ENTRIES = 40
_FEW_SEATS = 4
_WATCHING = 3
_KEPT_EVERY = 20


class Fault(AssertionError):
    """A game does not keep the contract: what is wrong, where, and the log that leads there."""


def pick(rng: Rng, things: Sequence[_T]) -> _T:
    return things[rng.below(len(things))]


def shuffled(rng: Rng, things: Sequence[_T]) -> list[_T]:
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in things]


def viewers(game: Game) -> list[int]:
    """Everybody who may look: the spectator and all seats."""
    return [SPECTATOR, *range(game.seats)]


def watching(game: Game, seed: int) -> list[int]:
    """Who looks at the game of that seed: the spectator and all seats; where these are many, some
    of them, others in every game.
    """
    if game.seats <= _FEW_SEATS:
        return viewers(game)
    seats = shuffled(Rng(f"{seed} watching"), range(game.seats))
    return [SPECTATOR, *sorted(seats[:_WATCHING])]


def who(viewer: int) -> str:
    """A viewer in a message; seats are counted from 0, as in code."""
    return "the spectator" if viewer == SPECTATOR else f"seat {viewer}"


def title(game: Game) -> str:
    options = ", ".join(f"{key}={value}" for key, value in sorted(game.options.items()))
    return f"{game.key} with {game.seats} seats" + (f" ({options})" if options else "")


def say_entry(game: Game, entry: Entry) -> str:
    """An entry in a message; with bare numbers where the game's notation fails."""
    try:
        if entry.kind == CHANCE:
            return f"chance: {game.outcome_notation(list(entry.outcome))}"
        return f"{who(entry.seat)}: {game.notation(entry.action)}"
    except Exception:  # noqa: BLE001  # this is for a message about another fault
        return (
            f"{who(entry.seat)}: action {entry.action}"
            if entry.kind == PLAY
            else f"chance: {list(entry.outcome)}"
        )


def fail(game: Game, problem: str) -> NoReturn:
    """Say what is wrong with a game, whatever is played."""
    raise Fault("\n".join([problem, f"in {title(game)}"]))


def perform(state: State, entry: Entry, out: list[Event] | None = None) -> None:
    """Let an entry happen to a state."""
    if entry.kind == CHANCE:
        state.apply_chance(list(entry.outcome), out)
    else:
        state.apply(entry.seat, entry.action, out)


class After:
    """What follows from an entry: a new state, and what each viewer is shown and told of it."""

    def __init__(self, state: State, entry: Entry) -> None:
        self.state = state.copy()
        self.events: list[Event] = []
        perform(self.state, entry, self.events)

    def told(self, viewer: int) -> tuple[bytes, str]:
        return self.state.view(viewer).to_bytes(), json.dumps(
            visible_records(self.events, viewer), sort_keys=True
        )


@dataclass(frozen=True, slots=True)
class Walk:
    """One game played at random.

    `marks` say of each moment what it is like: what just happened, and how many decide.
    """

    game: Game
    seed: int
    entries: tuple[Entry, ...]
    marks: tuple[tuple[object, ...], ...]
    ended: bool

    def events_of(self, number: int) -> tuple[object, ...]:
        """The kinds of the events an entry made."""
        return self.marks[number + 1][1:]


@dataclass(frozen=True, slots=True)
class Spot:
    """A moment of a walk.

    The state may be the walk's own: whoever changes it takes a copy first.
    """

    walk: Walk
    number: int
    state: State

    @property
    def game(self) -> Game:
        return self.walk.game

    @property
    def next(self) -> Entry | None:
        """What happened next."""
        return self.walk.entries[self.number] if self.number < len(self.walk.entries) else None

    def rng(self, purpose: str) -> Rng:
        """A generator of its own for each purpose, the same in every run."""
        return Rng(f"{self.walk.seed} {self.number} {purpose}")

    def view(self, viewer: int) -> View:
        return self.state.view(viewer)

    def watching(self) -> list[int]:
        """Who looks here."""
        return watching(self.game, self.walk.seed)

    def watching_seats(self) -> list[int]:
        return [viewer for viewer in self.watching() if viewer != SPECTATOR]

    def fail(self, problem: str) -> NoReturn:
        """Say what is wrong here, with the log that leads here."""
        walk = self.walk
        first = max(0, self.number - _SHOWN_ENTRIES)
        log = [
            f"  {number + 1}. {say_entry(walk.game, walk.entries[number])}"
            for number in range(first, self.number)
        ]
        where = f"{title(walk.game)}, seed {walk.seed}, after {self.number} entries"
        raise Fault(
            "\n".join(
                [problem, f"in {where}{':' if log else ''}", *(["  …"] if first else []), *log]
            )
        )


def next_entry(state: State, rng: Rng) -> Entry:
    """Something that may happen now, at random."""
    seats = state.pending_seats()
    if not seats:
        return Entry(CHANCE, outcome=tuple(state.draw(rng)))
    seat = pick(rng, seats)
    return Entry(PLAY, seat, pick(rng, state.legal(seat)))


def _suggested(state: State, rng: Rng) -> Entry:
    """Something sensible, where the game's suggestion will do."""
    entry = next_entry(state, rng)
    if entry.kind == CHANCE or rng.below(3) == 0:
        return entry
    action = state.game().suggest(state.copy(), entry.seat, rng)
    return Entry(PLAY, entry.seat, action) if action in state.legal(entry.seat) else entry


@lru_cache(maxsize=256)
def walk(game: Game, seed: int) -> Walk:
    """The game of that seed: even seeds play at random, odd ones mostly by suggestion.

    It is cut off where it is longer than allowed.
    """
    state, rng = game.new(), Rng(seed)
    entries: list[Entry] = []
    marks: list[tuple[object, ...]] = [()]
    while not state.over() and len(entries) <= game.max_actions:
        entry = _suggested(state, rng) if seed % 2 else next_entry(state, rng)
        events: list[Event] = []
        perform(state, entry, events)
        entries.append(entry)
        marks.append((len(state.pending_seats()), *sorted({event.kind for event in events})))
    return Walk(game, seed, tuple(entries), tuple(marks), state.over())


def replayed(one: Walk, numbers: Sequence[int]) -> Iterator[Spot]:
    """The walk's moments of these numbers, in order, as one state comes by them that nobody has
    asked anything before.
    """
    state = one.game.new()
    wanted = set(numbers)
    for number in range(len(one.entries) + 1):
        if number in wanted:
            yield Spot(one, number, state)
        if number < len(one.entries):
            perform(state, one.entries[number])


def moments(one: Walk, numbers: Iterable[int]) -> Iterator[Spot]:
    """The walk's moments of these numbers, in order, each with a state of its own that those
    watching have looked at before.

    A state may keep what it makes for a view (`State.cache_fields`), and in a long game that is
    much: so they look at it once for all checks.
    """
    kept = _kept(one.game, one.seed)
    for number in sorted(numbers):
        state = kept[number // _KEPT_EVERY].copy()
        for entry in one.entries[number - number % _KEPT_EVERY : number]:
            perform(state, entry)
        yield Spot(one, number, state)


@lru_cache(maxsize=16)
def _kept(game: Game, seed: int) -> list[State]:
    one = walk(game, seed)
    found: list[State] = []
    for spot in replayed(one, range(0, len(one.entries) + 1, _KEPT_EVERY)):
        for viewer in spot.watching():
            spot.view(viewer)
        found.append(spot.state.copy())
    return found


def spots(game: Game, seeds: Sequence[int], wanted: int, purpose: str = "") -> Iterator[Spot]:
    """Some moments of each seed's game: of every kind first, then any, and always the first and the
    last.
    """
    for seed in seeds:
        one = walk(game, seed)
        yield from moments(one, _telling(one, wanted, Rng(f"{seed} spots {purpose}")))


def _telling(one: Walk, wanted: int, rng: Rng) -> list[int]:
    last = len(one.marks) - 1
    return of_every_kind([0, last, *shuffled(rng, range(1, last))], one.marks.__getitem__)[:wanted]


def of_every_kind(things: Iterable[_T], kind: Callable[[_T], object]) -> list[_T]:
    """The first of every kind first."""
    met: set[object] = set()
    new: list[_T] = []
    seen: list[_T] = []
    for thing in things:
        (seen if kind(thing) in met else new).append(thing)
        met.add(kind(thing))
    return [*new, *seen]
