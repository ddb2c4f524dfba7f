"""Copies are independent and complete, and queries do not change a state."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from simony.conformance.playthrough import (
    Position,
    apply_entry,
    pick,
    play_through,
    random_entry,
    replay_positions,
    sample_positions,
    shuffled,
    viewer_name,
)
from simony.core.contract import Game, State
from simony.core.errors import BadRecord
from simony.core.records import Record

_KEPT = 60
_PLAYED_ON = 2
_COMPLETE_AT = 2
_QUERIES_AT = 6
_LOOKED_AT = 40
_CACHES_OF = 1


def independent(game: Game, seeds: Sequence[int]) -> None:
    """No copy taken along a game ever changes, and nothing done to a copy shows in the original."""
    for seed in seeds:
        playthrough = play_through(game, seed)
        every = 1 + len(playthrough.entries) // _KEPT
        kept: list[tuple[Position, bytes]] = []
        for position in replay_positions(
            playthrough, range(0, len(playthrough.entries) + 1, every)
        ):
            twin = position.state.copy()
            if twin.to_bytes() != position.state.to_bytes():
                position.fail(
                    f"a copy is not equal to its original: {_difference(position.state, twin)}"
                )
            kept.append((Position(playthrough, position.number, twin), twin.to_bytes()))
        for position, before in kept:
            if position.state.to_bytes() != before:
                position.fail(
                    "a copy taken here changed while its original was played on: "
                    f"{_changed(game, before, position.state)}"
                )
    for position in sample_positions(game, seeds, _PLAYED_ON, "copies"):
        _play_copy_on(position)
        _play_copy_on(_sampled(position))


def _sampled(position: Position) -> Position:
    """Return the same position in a sampled world, which may differ from any played game."""
    viewer = pick(position.rng("imagined"), position.sampled_viewers())
    return Position(
        position.playthrough,
        position.number,
        position.game.sample(position.view(viewer), position.rng("world")),
    )


def _play_copy_on(position: Position) -> None:
    viewer = pick(position.rng("looking"), position.sampled_viewers())
    before, looked = position.state.to_bytes(), position.view(viewer).to_bytes()
    twin, rng = position.state.copy(), position.rng("copies")
    for number in range(position.game.max_actions):
        if twin.over():
            break
        entry = random_entry(twin, rng)
        apply_entry(twin, entry, [])
        if position.state.to_bytes() != before:
            position.fail(
                f"playing {entry} on a copy changed the original: "
                f"{_changed(position.game, before, position.state)}"
            )
        if number < _LOOKED_AT:
            twin.view(viewer)
    if position.view(viewer).to_bytes() != looked:
        position.fail(
            f"playing a copy on changed what {viewer_name(viewer)} sees of the original: they "
            "share something mutable"
        )


def complete(game: Game, seeds: Sequence[int]) -> None:
    """Copied, saved and pickled states have every field: each field is changed in turn, and the
    change must be in the copy.
    """
    start = _constants(game.new())
    for position in sample_positions(game, seeds, _COMPLETE_AT, "complete"):
        _fields_are_recorded(position, start)
        _caches_do_not_matter(position)
        for each in (position, _sampled(position)):
            for name in each.state.record():
                _field(each, name)


def _fields_are_recorded(position: Position, start: dict[str, object]) -> None:
    """All fields that are numbers are in the record; the others never change, unless they are
    caches.
    """
    fields = _attributes(position.state)
    recorded = set(position.state.record())
    strange = (
        set(position.state.cache_fields()) - set(fields)
        | set(position.state.cache_fields()) & recorded
    )
    if strange:
        position.fail(
            "cache_fields() must name fields of the state that are not in record(); these are "
            f"not: {sorted(strange)}"
        )
    numbers = {name for name, value in fields.items() if _is_number(value)} - set(
        position.state.cache_fields()
    )
    if numbers - recorded:
        position.fail(
            "fields of the state that record() leaves out, and load() would forget: "
            f"{sorted(numbers - recorded)}"
        )
    for name, value in _constants(position.state).items():
        if name in start and start[name] is not value and start[name] != value:
            position.fail(
                f"the field {name!r} changes but is no number or row of numbers, so it cannot be "
                "in record()"
            )


def _caches_do_not_matter(position: Position) -> None:
    """A state with filled caches gives the same views as one made from its record."""
    for viewer in (
        shuffled(position.rng("caches"), position.sampled_viewers())[:_CACHES_OF]
        if position.state.cache_fields()
        else ()
    ):
        cached, fresh = (
            position.view(viewer).record(),
            position.game.load(position.state.to_bytes()).view(viewer).record(),
        )
        if cached != fresh:
            changes = _compare(fresh, cached)
            position.fail(
                f"the cache of the state, {position.state.cache_fields()}, differs from a fresh "
                f"computation for {viewer_name(viewer)}: {changes}"
            )


def _attributes(state: State) -> dict[str, object]:
    """Return all fields; a compiled class lists them."""
    names = {*getattr(type(state), "__mypyc_attrs__", ()), *getattr(state, "__dict__", ())} - {
        "__dict__"
    }
    return {name: getattr(state, name) for name in names}


def _constants(state: State) -> dict[str, object]:
    """Return the fields that must never change, because they are not recorded."""
    passing = {*state.cache_fields(), *state.record()}
    return {
        name: value
        for name, value in _attributes(state).items()
        if not _is_number(value) and name not in passing
    }


def _is_number(value: object) -> bool:
    return isinstance(value, int | list | type(vec[i64]()))


def _field(position: Position, name: str) -> None:
    state = position.state.copy()
    if not hasattr(state, name):
        position.fail(f"record() names {name!r}, but the state has no field of that name")
    if _is_number(getattr(state, name)):  # an object is compared without a change
        _change(state, name, 1)
        if not _loads(state):  # a number at its upper bound
            _change(state, name, -2)
        if state.record()[name] == position.state.record()[name]:
            position.fail(f"record() does not show a change of the field {name!r}")
    expected = state.record()
    ways = {
        "copy()": state.copy(),
        "copy.copy()": copy.copy(state),
        "copy.deepcopy()": copy.deepcopy(state),
    }
    if _loads(state):
        ways["load(to_bytes())"] = position.game.load(state.to_bytes())
        ways["pickle"] = pickle.loads(pickle.dumps(state))  # noqa: S301  # we made these bytes ourselves
    for way, twin in ways.items():
        if twin.record() != expected:
            position.fail(f"{way} forgets or spoils a field: {_difference(state, twin)}")


def _loads(state: State) -> bool:
    """Return whether `load` accepts a state: it may refuse impossible numbers."""
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


def queries(game: Game, seeds: Sequence[int]) -> None:
    """No query changes a state."""
    for position in sample_positions(game, seeds, _QUERIES_AT, "asking"):
        before = position.state.to_bytes()
        for name, query in _queries(position).items():
            query()
            if position.state.to_bytes() != before:
                position.fail(
                    f"{name} changed the state: {_changed(position.game, before, position.state)}"
                )


def _queries(position: Position) -> dict[str, Callable[[], object]]:
    game, state, all_viewers = position.game, position.state, position.sampled_viewers()
    found: dict[str, Callable[[], object]] = {
        "over()": state.over,
        "scores()": state.scores,
        "places()": state.places,
        "pieces()": state.pieces,
        "copy()": state.copy,
        "view()": lambda: [state.view(viewer).features() for viewer in all_viewers],
        "legal()": lambda: [state.legal(seat) for seat in range(game.seats)],
    }
    return found | (
        _seat_queries(position)
        if state.pending()
        else _chance_queries(position)
        if position.next
        else {}
    )


def _seat_queries(position: Position) -> dict[str, Callable[[], object]]:
    game, state, all_viewers = position.game, position.state, position.sampled_viewers()
    seat = state.pending_seats()[-1]
    return {
        "suggest()": lambda: game.suggest(state, seat, position.rng("asking")),
        "why_illegal()": lambda: [
            state.why_illegal(seat, action) for action in range(game.action_count)
        ],
        "observed()": lambda: [
            state.observed(viewer, seat, action)
            for viewer in all_viewers
            for action in state.legal(seat)
        ],
    }


def _chance_queries(position: Position) -> dict[str, Callable[[], object]]:
    state = position.state
    outcome = list(position.next.outcome) if position.next else []
    return {
        "draw()": lambda: state.draw(position.rng("asking")),
        "is_possible_outcome()": lambda: state.is_possible_outcome(outcome),
        "chance_outcomes()": state.chance_outcomes,
        "observed_chance()": lambda: [
            state.observed_chance(viewer, outcome) for viewer in position.sampled_viewers()
        ],
    }
