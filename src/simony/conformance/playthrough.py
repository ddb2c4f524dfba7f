"""Random games, and the positions in them that the checks look at.

A check gets the state at some positions: from a replay of its own if it looks at all of them,
otherwise from cached copies, because replaying a long game takes long.
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
_CACHED_EVERY = 20


class Fault(AssertionError):
    """A game breaks the contract. Says what is wrong, where, and the log that leads there."""


def pick(rng: Rng, things: Sequence[_T]) -> _T:
    return things[rng.below(len(things))]


def shuffled(rng: Rng, things: Sequence[_T]) -> list[_T]:
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in things]


def viewers(game: Game) -> list[int]:
    """Return all viewers: the spectator and every seat."""
    return [SPECTATOR, *range(game.seats)]


def sampled_viewers(game: Game, seed: int) -> list[int]:
    """Return the viewers to check in the game of that seed: the spectator and all seats, or some
    seats that vary with the seed if there are many.
    """
    if game.seats <= _FEW_SEATS:
        return viewers(game)
    seats = shuffled(Rng(f"{seed} watching"), range(game.seats))
    return [SPECTATOR, *sorted(seats[:_WATCHING])]


def viewer_name(viewer: int) -> str:
    """Return a viewer's name for a message; seats are counted from 0, as in code."""
    return "the spectator" if viewer == SPECTATOR else f"seat {viewer}"


def game_title(game: Game) -> str:
    options = ", ".join(f"{key}={value}" for key, value in sorted(game.options.items()))
    return f"{game.key} with {game.seats} seats" + (f" ({options})" if options else "")


def entry_text(game: Game, entry: Entry) -> str:
    """Return an entry for a message, with bare numbers if the game's notation fails."""
    try:
        if entry.kind == CHANCE:
            return f"chance: {game.outcome_notation(list(entry.outcome))}"
        return f"{viewer_name(entry.seat)}: {game.notation(entry.action)}"
    except Exception:  # noqa: BLE001  # this is for a message about another fault
        return (
            f"{viewer_name(entry.seat)}: action {entry.action}"
            if entry.kind == PLAY
            else f"chance: {list(entry.outcome)}"
        )


def fail(game: Game, problem: str) -> NoReturn:
    """Raise a `Fault` about a game as a whole."""
    raise Fault("\n".join([problem, f"in {game_title(game)}"]))


def apply_entry(state: State, entry: Entry, out: list[Event] | None = None) -> None:
    """Apply an entry to a state."""
    if entry.kind == CHANCE:
        state.apply_chance(list(entry.outcome), out)
    else:
        state.apply(entry.seat, entry.action, out)


class Transition:
    """The state after an entry, and what each viewer sees of it."""

    def __init__(self, state: State, entry: Entry) -> None:
        self.state = state.copy()
        self.events: list[Event] = []
        apply_entry(self.state, entry, self.events)

    def observation(self, viewer: int) -> tuple[bytes, str]:
        return self.state.view(viewer).to_bytes(), json.dumps(
            visible_records(self.events, viewer), sort_keys=True
        )


@dataclass(frozen=True, slots=True)
class Playthrough:
    """One random game.

    `marks` describe each position: the kinds of the last events, and the number of pending seats.
    """

    game: Game
    seed: int
    entries: tuple[Entry, ...]
    marks: tuple[tuple[object, ...], ...]
    ended: bool

    def events_of(self, number: int) -> tuple[object, ...]:
        """Return the kinds of the events of an entry."""
        return self.marks[number + 1][1:]


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a playthrough. Copy the state before changing it: others may use it."""

    playthrough: Playthrough
    number: int
    state: State

    @property
    def game(self) -> Game:
        return self.playthrough.game

    @property
    def next(self) -> Entry | None:
        """The next entry, or None at the end."""
        return (
            self.playthrough.entries[self.number]
            if self.number < len(self.playthrough.entries)
            else None
        )

    def rng(self, purpose: str) -> Rng:
        """Return a generator for one purpose, the same in every run."""
        return Rng(f"{self.playthrough.seed} {self.number} {purpose}")

    def view(self, viewer: int) -> View:
        return self.state.view(viewer)

    def sampled_viewers(self) -> list[int]:
        """Return the viewers to check in this game."""
        return sampled_viewers(self.game, self.playthrough.seed)

    def sampled_seats(self) -> list[int]:
        return [viewer for viewer in self.sampled_viewers() if viewer != SPECTATOR]

    def fail(self, problem: str) -> NoReturn:
        """Raise a `Fault` about this position, with the log that leads to it."""
        playthrough = self.playthrough
        first = max(0, self.number - _SHOWN_ENTRIES)
        log = [
            f"  {number + 1}. {entry_text(playthrough.game, playthrough.entries[number])}"
            for number in range(first, self.number)
        ]
        where = (
            f"{game_title(playthrough.game)}, seed {playthrough.seed}, after {self.number} entries"
        )
        raise Fault(
            "\n".join(
                [problem, f"in {where}{':' if log else ''}", *(["  …"] if first else []), *log]
            )
        )


def random_entry(state: State, rng: Rng) -> Entry:
    """Return a random legal entry."""
    seats = state.pending_seats()
    if not seats:
        return Entry(CHANCE, outcome=tuple(state.draw(rng)))
    seat = pick(rng, seats)
    return Entry(PLAY, seat, pick(rng, state.legal(seat)))


def _suggested_entry(state: State, rng: Rng) -> Entry:
    """Return the game's suggestion, or sometimes a random entry."""
    entry = random_entry(state, rng)
    if entry.kind == CHANCE or rng.below(3) == 0:
        return entry
    action = state.game().suggest(state.copy(), entry.seat, rng)
    return Entry(PLAY, entry.seat, action) if action in state.legal(entry.seat) else entry


@lru_cache(maxsize=256)
def play_through(game: Game, seed: int) -> Playthrough:
    """Play the game of that seed: even seeds at random, odd ones mostly by suggestion.

    It stops after ``max_actions`` entries.
    """
    state, rng = game.new(), Rng(seed)
    entries: list[Entry] = []
    marks: list[tuple[object, ...]] = [()]
    while not state.over() and len(entries) <= game.max_actions:
        entry = _suggested_entry(state, rng) if seed % 2 else random_entry(state, rng)
        events: list[Event] = []
        apply_entry(state, entry, events)
        entries.append(entry)
        marks.append((len(state.pending_seats()), *sorted({event.kind for event in events})))
    return Playthrough(game, seed, tuple(entries), tuple(marks), state.over())


def replay_positions(playthrough: Playthrough, numbers: Sequence[int]) -> Iterator[Position]:
    """Yield the positions of these numbers in order, from one fresh state."""
    state = playthrough.game.new()
    wanted = set(numbers)
    for number in range(len(playthrough.entries) + 1):
        if number in wanted:
            yield Position(playthrough, number, state)
        if number < len(playthrough.entries):
            apply_entry(state, playthrough.entries[number])


def positions_at(playthrough: Playthrough, numbers: Iterable[int]) -> Iterator[Position]:
    """Yield the positions of these numbers in order, each with a state of its own whose views have
    been made before.

    A state may cache what it computes for views (`State.cache_fields`), which takes long in a long
    game: so it is computed once for all checks.
    """
    kept = _cached_states(playthrough.game, playthrough.seed)
    for number in sorted(numbers):
        state = kept[number // _CACHED_EVERY].copy()
        for entry in playthrough.entries[number - number % _CACHED_EVERY : number]:
            apply_entry(state, entry)
        yield Position(playthrough, number, state)


@lru_cache(maxsize=16)
def _cached_states(game: Game, seed: int) -> list[State]:
    playthrough = play_through(game, seed)
    found: list[State] = []
    for position in replay_positions(
        playthrough, range(0, len(playthrough.entries) + 1, _CACHED_EVERY)
    ):
        for viewer in position.sampled_viewers():
            position.view(viewer)
        found.append(position.state.copy())
    return found


def sample_positions(
    game: Game, seeds: Sequence[int], wanted: int, purpose: str = ""
) -> Iterator[Position]:
    """Yield some positions of each seed's game, always with the first and the last: one of each
    kind first, then any.
    """
    for seed in seeds:
        playthrough = play_through(game, seed)
        yield from positions_at(
            playthrough, _varied_numbers(playthrough, wanted, Rng(f"{seed} spots {purpose}"))
        )


def _varied_numbers(playthrough: Playthrough, wanted: int, rng: Rng) -> list[int]:
    last = len(playthrough.marks) - 1
    return one_of_each_first(
        [0, last, *shuffled(rng, range(1, last))], playthrough.marks.__getitem__
    )[:wanted]


def one_of_each_first(things: Iterable[_T], kind: Callable[[_T], object]) -> list[_T]:
    """Return the things with the first of each kind at the front."""
    met: set[object] = set()
    new: list[_T] = []
    seen: list[_T] = []
    for thing in things:
        (seen if kind(thing) in met else new).append(thing)
        met.add(kind(thing))
    return [*new, *seen]
