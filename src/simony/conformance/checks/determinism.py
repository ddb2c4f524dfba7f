"""The same seed gives the same game, a log adds up to its state, and both builds agree."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import zip_longest

from simony.conformance.playthrough import Spot, Walk, perform, replayed, title, viewers, walk
from simony.core.contract import Game, State
from simony.core.errors import BadLog, IllegalAction
from simony.core.event import Event
from simony.core.log import Entry, Log
from simony.core.log import reading as log_reading
from simony.core.rng import Rng


def same_seed(game: Game, seeds: Sequence[int]) -> None:
    """Equal seeds give equal logs and equal bytes, also while another game is going on."""
    for seed in seeds:
        first = walk.__wrapped__(game, seed)
        again = walk.__wrapped__(game, seed)
        for number, (one, other) in enumerate(zip_longest(first.entries, again.entries)):
            if one != other:
                _at(first, number).fail(
                    f"two games with the same seed differ: {one} in the first, {other} in the second"
                )
        _interleaved(first)


def _interleaved(one: Walk) -> None:
    """Two states that play the same log in turns never differ: nothing is kept outside the
    state.
    """
    left, right = one.game.new(), one.game.new()
    for number, entry in enumerate(one.entries):
        perform(left, entry)
        perform(right, entry)
        if left.to_bytes() != right.to_bytes():
            Spot(one, number + 1, left).fail(
                "two games that play the same log side by side differ: something is kept outside the state"
            )


def _at(one: Walk, number: int) -> Spot:
    return next(replayed(one, [number]))


def replay(game: Game, seeds: Sequence[int]) -> None:
    """A log adds up to the same state without and with events, and after it was written down and
    read back.
    """
    for seed in seeds:
        one = walk(game, seed)
        silent, told = game.new(), game.new()
        written = Log(game)
        for number, entry in enumerate(one.entries):
            perform(silent, entry)
            events: list[Event] = []
            perform(told, entry, events)
            if silent.to_bytes() != told.to_bytes():
                Spot(one, number + 1, told).fail(
                    "the state depends on whether anybody asks for events"
                )
            _write(one, number, written, entry)
        _read_back(one, written, silent)


def _write(one: Walk, number: int, written: Log, entry: Entry) -> None:
    try:
        written.add(entry)
    except IllegalAction as error:
        Spot(one, number, written.state).fail(
            f"the log refuses what was just played ({entry}): {error}"
        )


def _read_back(one: Walk, written: Log, state: State) -> None:
    spot = Spot(one, len(one.entries), state)
    try:
        read = log_reading.parse_log(
            written.dump(), lambda _key, _seats, _options, _house: one.game
        )
    except BadLog as error:
        spot.fail(f"the log cannot be read back: {error}")
    for name, other in (("checked", written.state), ("read back", read.state)):
        if other.to_bytes() != state.to_bytes():
            spot.fail(f"the log, {name}, adds up to another state")


def digest(game: Game, games: int = 2, seed: int = 0) -> str:
    """One hash of some games: logs, final states, and on the way what everybody sees, could imagine
    and would be advised.

    Interpreted and compiled builds must give the same.
    """
    found = hashlib.sha256(title(game).encode())
    for number in range(seed, seed + games):
        one = walk(game, number)
        for spot in replayed(one, range(0, len(one.entries) + 1, 7)):
            _digest_spot(found, spot)
        for spot in replayed(one, [len(one.entries)]):
            found.update(
                repr([(entry.seat, entry.action, entry.outcome) for entry in one.entries]).encode()
            )
            found.update(spot.state.to_bytes())
            found.update(repr((spot.state.scores(), spot.state.places())).encode())
    return found.hexdigest()


def _digest_spot(found: hashlib._Hash, spot: Spot) -> None:
    for viewer in viewers(spot.game):
        view = spot.view(viewer)
        found.update(view.to_bytes())
        found.update(spot.game.sample(view, Rng(spot.number)).to_bytes())
    for seat in spot.state.pending_seats():
        found.update(str(spot.game.suggest(spot.state.copy(), seat, Rng(spot.number))).encode())
