"""Copies are independent and complete, and asking a state changes nothing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from simony.conformance.playthrough import (
    Spot,
    next_entry,
    perform,
    pick,
    replayed,
    shuffled,
    spots,
    walk,
    who,
)
from simony.core.contract import Game, State
from simony.core.errors import BadRecord
from simony.core.records import Record

_KEPT = 60
_PLAYED_ON = 2
_COMPLETE_AT = 2
_ASKED_AT = 6
_LOOKED_AT = 40
_CACHES_OF = 1


def independent(game: Game, seeds: Sequence[int]) -> None:
    """No copy taken along a game ever changes, and nothing done to a copy shows in the original."""
    for seed in seeds:
        one = walk(game, seed)
        every = 1 + len(one.entries) // _KEPT
        kept: list[tuple[Spot, bytes]] = []
        for spot in replayed(one, range(0, len(one.entries) + 1, every)):
            twin = spot.state.copy()
            if twin.to_bytes() != spot.state.to_bytes():
                spot.fail(f"a copy is not equal to its original: {_difference(spot.state, twin)}")
            kept.append((Spot(one, spot.number, twin), twin.to_bytes()))
        for spot, before in kept:
            if spot.state.to_bytes() != before:
                spot.fail(
                    f"a copy taken here changed while its original was played on: {_changed(game, before, spot.state)}"
                )
    for spot in spots(game, seeds, _PLAYED_ON, "copies"):
        _play_copy_on(spot)
        _play_copy_on(_imagined(spot))


def _imagined(spot: Spot) -> Spot:
    """The same moment in a sampled world, which may have what a game that was played has not."""
    viewer = pick(spot.rng("imagined"), spot.watching())
    return Spot(spot.walk, spot.number, spot.game.sample(spot.view(viewer), spot.rng("world")))


def _play_copy_on(spot: Spot) -> None:
    viewer = pick(spot.rng("looking"), spot.watching())
    before, looked = spot.state.to_bytes(), spot.view(viewer).to_bytes()
    twin, rng = spot.state.copy(), spot.rng("copies")
    for number in range(spot.game.max_actions):
        if twin.over():
            break
        entry = next_entry(twin, rng)
        perform(twin, entry, [])
        if spot.state.to_bytes() != before:
            spot.fail(
                f"playing {entry} on a copy changed the original: {_changed(spot.game, before, spot.state)}"
            )
        if number < _LOOKED_AT:
            twin.view(viewer)
    if spot.view(viewer).to_bytes() != looked:
        spot.fail(
            f"playing a copy on changed what {who(viewer)} sees of the original: both have something in common that changes"
        )


def complete(game: Game, seeds: Sequence[int]) -> None:
    """A copy, a saved and a pickled state have every field: each is changed in turn and must be
    found changed.
    """
    start = _constants(game.new())
    for spot in spots(game, seeds, _COMPLETE_AT, "complete"):
        _fields_are_recorded(spot, start)
        _caches_do_not_matter(spot)
        for each in (spot, _imagined(spot)):
            for name in each.state.record():
                _field(each, name)


def _fields_are_recorded(spot: Spot, start: dict[str, object]) -> None:
    """All fields that are numbers are in the record, and the others never change, unless they are
    caches.
    """
    fields = _attributes(spot.state)
    recorded = set(spot.state.record())
    strange = (
        set(spot.state.cache_fields()) - set(fields) | set(spot.state.cache_fields()) & recorded
    )
    if strange:
        spot.fail(
            f"cache_fields() must name fields of the state that are not in record(); these are not such: {sorted(strange)}"
        )
    numbers = {name for name, value in fields.items() if _is_number(value)} - set(
        spot.state.cache_fields()
    )
    if numbers - recorded:
        spot.fail(
            f"fields of the state that record() leaves out, and load() would forget: {sorted(numbers - recorded)}"
        )
    for name, value in _constants(spot.state).items():
        if name in start and start[name] is not value and start[name] != value:
            spot.fail(
                f"the field {name!r} changes but is no number or row of numbers, so it cannot be in record()"
            )


def _caches_do_not_matter(spot: Spot) -> None:
    """A state that was looked at all the way shows the same as one that is made from its record,
    and has kept nothing.
    """
    for viewer in (
        shuffled(spot.rng("caches"), spot.watching())[:_CACHES_OF]
        if spot.state.cache_fields()
        else ()
    ):
        kept, anew = (
            spot.view(viewer).record(),
            spot.game.load(spot.state.to_bytes()).view(viewer).record(),
        )
        if kept != anew:
            changes = _compare(anew, kept)
            spot.fail(
                f"what the state keeps, {spot.state.cache_fields()}, is not what would be made anew for {who(viewer)}: {changes}"
            )


def _attributes(state: State) -> dict[str, object]:
    """All fields; a compiled class lists them."""
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())} - {
        "__dict__"
    }
    return {name: getattr(state, name) for name in names}


def _constants(state: State) -> dict[str, object]:
    """What should never change: it is not recorded."""
    passing = {*state.cache_fields(), *state.record()}
    return {
        name: value
        for name, value in _attributes(state).items()
        if not _is_number(value) and name not in passing
    }


def _is_number(value: object) -> bool:
    return isinstance(value, int | list | type(vec[i64]()))


def _field(spot: Spot, name: str) -> None:
    state = spot.state.copy()
    if not hasattr(state, name):
        spot.fail(f"record() names {name!r}, but the state has no field of that name")
    if _is_number(getattr(state, name)):  # an object may be there or not; it is compared as it is
        _change(state, name, 1)
        if not _loads(state):  # a number at its upper bound
            _change(state, name, -2)
        if state.record()[name] == spot.state.record()[name]:
            spot.fail(f"record() does not show a change of the field {name!r}")
    expected = state.record()
    ways = {
        "copy()": state.copy(),
        "copy.copy()": copy.copy(state),
        "copy.deepcopy()": copy.deepcopy(state),
    }
    if _loads(state):
        ways["load(to_bytes())"] = spot.game.load(state.to_bytes())
        ways["pickle"] = pickle.loads(pickle.dumps(state))  # noqa: S301  # we made these bytes ourselves
    for way, twin in ways.items():
        if twin.record() != expected:
            spot.fail(f"{way} forgets or spoils a field: {_difference(state, twin)}")


def _loads(state: State) -> bool:
    """Whether a state is one that `load` takes: it may refuse numbers that cannot be."""
    try:
        state.game().load(state.to_bytes())
    except BadRecord:
        return False
    return True


def _change(state: State, name: str, by: int) -> None:
    value = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, value + by)
    elif isinstance(value, list):
        setattr(state, name, [each + by for each in value] or [by])
    else:
        setattr(state, name, vec[i64]([each + by for each in value] or [by]))


def _difference(one: State, other: State) -> str:
    return _compare(one.record(), other.record())


def _changed(game: Game, before: bytes, state: State) -> str:
    return _compare(game.load(before).record(), state.record())


def _compare(before: Record, after: Record) -> str:
    return "; ".join(
        f"{name} was {before.get(name)}, is {after.get(name)}"
        for name in before
        if before[name] != after.get(name)
    )


def asking(game: Game, seeds: Sequence[int]) -> None:
    """Whatever is asked of a state, it stays as it is."""
    for spot in spots(game, seeds, _ASKED_AT, "asking"):
        before = spot.state.to_bytes()
        for name, question in _questions(spot).items():
            question()
            if spot.state.to_bytes() != before:
                spot.fail(
                    f"asking {name} changed the state: {_changed(spot.game, before, spot.state)}"
                )


def _questions(spot: Spot) -> dict[str, Callable[[], object]]:
    game, state, everybody = spot.game, spot.state, spot.watching()
    questions: dict[str, Callable[[], object]] = {
        "over()": state.over,
        "scores()": state.scores,
        "places()": state.places,
        "pieces()": state.pieces,
        "copy()": state.copy,
        "view()": lambda: [state.view(viewer).features() for viewer in everybody],
        "legal()": lambda: [state.legal(seat) for seat in range(game.seats)],
    }
    return questions | (
        _of_a_seat(spot) if state.pending() else _of_chance(spot) if spot.next else {}
    )


def _of_a_seat(spot: Spot) -> dict[str, Callable[[], object]]:
    game, state, everybody = spot.game, spot.state, spot.watching()
    seat = state.pending_seats()[-1]
    return {
        "suggest()": lambda: game.suggest(state, seat, spot.rng("asking")),
        "why_illegal()": lambda: [
            state.why_illegal(seat, action) for action in range(game.action_count)
        ],
        "observed()": lambda: [
            state.observed(viewer, seat, action)
            for viewer in everybody
            for action in state.legal(seat)
        ],
    }


def _of_chance(spot: Spot) -> dict[str, Callable[[], object]]:
    state = spot.state
    outcome = list(spot.next.outcome) if spot.next else []
    return {
        "draw()": lambda: state.draw(spot.rng("asking")),
        "is_possible_outcome()": lambda: state.is_possible_outcome(outcome),
        "chance_outcomes()": state.chance_outcomes,
        "observed_chance()": lambda: [
            state.observed_chance(viewer, outcome) for viewer in spot.watching()
        ],
    }
