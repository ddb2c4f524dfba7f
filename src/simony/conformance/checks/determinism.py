"""Equal seeds give equal games, a log leads to one state, and both builds agree."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import zip_longest

from simony.conformance.playthrough import (
    Playthrough,
    Position,
    apply_entry,
    game_title,
    play_through,
    replay_positions,
    viewers,
)
from simony.core.contract import Game, State
from simony.core.errors import BadLog, IllegalAction
from simony.core.event import Event
from simony.core.log import Entry, Log
from simony.core.log import reading as log_reading
from simony.core.rng import Rng


def same_seed(game: Game, seeds: Sequence[int]) -> None:
    """Equal seeds give equal logs and equal bytes, even if two games alternate."""
    for seed in seeds:
        first = play_through.__wrapped__(game, seed)
        again = play_through.__wrapped__(game, seed)
        for number, (one, other) in enumerate(zip_longest(first.entries, again.entries)):
            if one != other:
                _at(first, number).fail(
                    f"two games with the same seed differ: {one} in the first, {other} in the "
                    "second"
                )
        _interleaved(first)


def _interleaved(playthrough: Playthrough) -> None:
    """Two states that play the same log in turns never differ: nothing is stored outside them."""
    left, right = playthrough.game.new(), playthrough.game.new()
    for number, entry in enumerate(playthrough.entries):
        apply_entry(left, entry)
        apply_entry(right, entry)
        if left.to_bytes() != right.to_bytes():
            Position(playthrough, number + 1, left).fail(
                "two games that play the same log side by side differ: something is stored outside "
                "the state"
            )


def _at(playthrough: Playthrough, number: int) -> Position:
    return next(replay_positions(playthrough, [number]))


def replay(game: Game, seeds: Sequence[int]) -> None:
    """A log leads to the same state without and with events, and after saving and reading it."""
    for seed in seeds:
        playthrough = play_through(game, seed)
        silent, told = game.new(), game.new()
        written = Log(game)
        for number, entry in enumerate(playthrough.entries):
            apply_entry(silent, entry)
            events: list[Event] = []
            apply_entry(told, entry, events)
            if silent.to_bytes() != told.to_bytes():
                Position(playthrough, number + 1, told).fail(
                    "the state depends on whether events are asked for"
                )
            _write(playthrough, number, written, entry)
        _read_back(playthrough, written, silent)


def _write(playthrough: Playthrough, number: int, written: Log, entry: Entry) -> None:
    try:
        written.add(entry)
    except IllegalAction as error:
        Position(playthrough, number, written.state).fail(
            f"the log refuses what was just played ({entry}): {error}"
        )


def _read_back(playthrough: Playthrough, written: Log, state: State) -> None:
    position = Position(playthrough, len(playthrough.entries), state)
    try:
        read = log_reading.parse_log(written.dump(), lambda _recorded: playthrough.game)
    except BadLog as error:
        position.fail(f"the log cannot be read back: {error}")
    for name, other in (("checked", written.state), ("read back", read.state)):
        if other.to_bytes() != state.to_bytes():
            position.fail(f"the log, {name}, leads to another state")


def digest(game: Game, games: int = 2, seed: int = 0) -> str:
    """Return one hash of some games: logs, final states, and on the way views, sampled worlds and
    suggestions.

    Interpreted and compiled builds must give the same.
    """
    found = hashlib.sha256(game_title(game).encode())
    for number in range(seed, seed + games):
        playthrough = play_through(game, number)
        for position in replay_positions(playthrough, range(0, len(playthrough.entries) + 1, 7)):
            _digest_position(found, position)
        for position in replay_positions(playthrough, [len(playthrough.entries)]):
            found.update(
                repr(
                    [(entry.seat, entry.action, entry.outcome) for entry in playthrough.entries]
                ).encode()
            )
            found.update(position.state.to_bytes())
            found.update(repr((position.state.scores(), position.state.places())).encode())
    return found.hexdigest()


def _digest_position(found: hashlib._Hash, position: Position) -> None:
    for viewer in viewers(position.game):
        view = position.view(viewer)
        found.update(view.to_bytes())
        found.update(position.game.sample(view, Rng(position.number)).to_bytes())
    for seat in position.state.pending_seats():
        found.update(
            str(position.game.suggest(position.state.copy(), seat, Rng(position.number))).encode()
        )
