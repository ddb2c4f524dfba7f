"""Nothing that a viewer sees depends on what the viewer may not know.

The truth is compared with worlds that the viewer cannot tell from it, now and one step later.
`observed` must be exact: equal keys for what the viewer cannot tell apart, different keys for what
it can.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simony.conformance.checks.chance import draws
from simony.conformance.playthrough import (
    Position,
    Transition,
    entry_text,
    sample_positions,
    shuffled,
    viewer_name,
)
from simony.core.contract import Game, State
from simony.core.event import SPECTATOR, UNSEEN
from simony.core.log import CHANCE, PLAY, Entry

_AT = 8
_WORLDS = 2
_ACTIONS = 12
_CHOICES = 3
_LONGEST_CHOICE = 12
_DRAWS = 3
_REASONS_AT = 3
_SUGGESTED_AT = 12


def worlds_of(position: Position, viewer: int, wanted: int = _WORLDS) -> Iterator[State]:
    """Yield worlds that the viewer cannot tell from the truth."""
    rng = position.rng(f"worlds of {viewer}")
    view = position.view(viewer)
    for _ in range(wanted):
        world = position.game.sample(view, rng)
        if world.view(viewer).to_bytes() == view.to_bytes():  # otherwise "sample" fails
            yield world


def secrecy(game: Game, seeds: Sequence[int]) -> None:
    """In two worlds that a viewer cannot tell apart the same seats are pending, the same actions
    are legal, and the next step looks the same.
    """
    for position in sample_positions(game, seeds, _AT, "secrecy"):
        for viewer in position.sampled_viewers():
            position.view(viewer)  # fills the caches, which the copies share
        steps = _next_steps(position, position.state)
        for viewer in position.sampled_viewers():
            worlds = list(worlds_of(position, viewer))
            for world in worlds:
                _check_now(position, viewer, world)
            both = [
                *steps,
                *(step for world in worlds[:1] for step in _next_steps(position, world)),
            ]
            _check_next(
                position,
                viewer,
                [each for step in both for each in _unfold(position, viewer, step)],
            )


def _check_now(position: Position, viewer: int, world: State) -> None:
    state = position.state
    shown = f"{viewer_name(viewer)} sees the same view in two worlds, but"
    if world.pending() != state.pending():
        position.fail(
            f"{shown} pending() is {state.pending()} in one and {world.pending()} in the other: "
            "pending seats must be in the view"
        )
    if world.over() != state.over():
        position.fail(f"{shown} the game is over in only one of them")
    if viewer != SPECTATOR and world.legal(viewer) != state.legal(viewer):
        position.fail(
            f"{shown} {state.legal(viewer)} is legal in one and {world.legal(viewer)} in the other"
        )


@dataclass(frozen=True, slots=True)
class _NextStep:
    """A possible next step in one of the worlds."""

    state: State
    entry: Entry
    after: Transition

    def key(self, viewer: int) -> int:
        if self.entry.kind == CHANCE:
            return int(self.state.observed_chance(viewer, list(self.entry.outcome)))
        return int(self.state.observed(viewer, self.entry.seat, self.entry.action))


def _next_steps(position: Position, state: State) -> list[_NextStep]:
    return [
        _NextStep(state, entry, Transition(state, entry))
        for entry in _next_entries(position, state)
    ]


def _next_entries(position: Position, state: State) -> Iterator[Entry]:
    if state.pending():
        for seat in state.pending_seats():
            yield from _actions(position, state, seat, _ACTIONS)
    elif not state.over():
        outcomes = draws(
            position.rng("next"), Position(position.playthrough, position.number, state), _DRAWS
        )
        yield from (Entry(CHANCE, outcome=tuple(outcome)) for outcome in outcomes)


def _actions(position: Position, state: State, seat: int, most: int) -> list[Entry]:
    return [
        Entry(PLAY, seat, action)
        for action in shuffled(position.rng("next"), state.legal(seat))[:most]
    ]


def _unfold(position: Position, viewer: int, step: _NextStep) -> Iterator[_NextStep]:
    """Yield a step and, if another seat begins an unseen choice with it, the steps up to the one
    that the viewer observes.

    In a sampled world the choice may be at another point than in truth: only its end can be
    compared.
    """
    yield step
    seat, after = step.entry.seat, step.after.state
    for _ in range(_LONGEST_CHOICE):
        if (
            step.entry.kind == CHANCE
            or seat == viewer
            or step.key(viewer) != UNSEEN
            or not after.pending() >> seat & 1
        ):
            return
        steps = [
            _NextStep(after, entry, Transition(after, entry))
            for entry in _actions(position, after, seat, _CHOICES)
        ]
        yield from steps
        step = steps[-1]
        after = step.after.state


def _check_next(position: Position, viewer: int, steps: list[_NextStep]) -> None:
    """Check steps of one seat, or of chance, in both worlds: keys are equal exactly if the viewer
    learns the same.
    """
    by_actor: dict[int, list[_NextStep]] = {}
    for step in steps:
        by_actor.setdefault(step.entry.seat, []).append(step)
    before = position.view(viewer).to_bytes(), "[]"
    for actor, its_steps in by_actor.items():
        _check_keys(
            position, viewer, before, its_steps, own=actor == viewer and viewer != SPECTATOR
        )


_Learned = tuple[bytes, str, int | None]


def _check_keys(
    position: Position, viewer: int, before: tuple[bytes, str], steps: list[_NextStep], *, own: bool
) -> None:
    by_key: dict[int, tuple[_Learned, _NextStep]] = {}
    by_learned: dict[_Learned, tuple[int, _NextStep]] = {}
    for step in steps:
        key, told = step.key(viewer), step.after.observation(viewer)
        learned = (*told, step.entry.action if own else None)  # a seat knows its own action
        _check_unseen(position, viewer, step, key, unchanged=told == before)
        same_learned, same_key_step = by_key.setdefault(key, (learned, step))
        if same_learned != learned:
            position.fail(_too_coarse(position, viewer, key, same_key_step, step))
        if same_key_step.after.state.pending() != step.after.state.pending():
            position.fail(
                f"{_pair(position, same_key_step, step)}: {viewer_name(viewer)} cannot tell these "
                "apart, but other seats are pending after them"
            )
        same_key, same_learned_step = by_learned.setdefault(learned, (key, step))
        if same_key != key:
            keys = f"observed keys {same_key} and {key}"
            position.fail(
                f"{_pair(position, same_learned_step, step)}: {viewer_name(viewer)} cannot tell "
                f"these apart, but they have {keys} (too fine)"
            )


def _check_unseen(
    position: Position, viewer: int, step: _NextStep, key: int, *, unchanged: bool
) -> None:
    said = entry_text(position.game, step.entry)
    if key == UNSEEN and not unchanged:
        position.fail(
            f"{said}: observed is UNSEEN for {viewer_name(viewer)}, but the view changes or an "
            f"event arrives: {_news(position, viewer, step)}"
        )
    if key != UNSEEN and unchanged:
        position.fail(
            f"{said}: {viewer_name(viewer)} sees no change and no event, so observed must be "
            f"UNSEEN, not {key}"
        )


def _news(position: Position, viewer: int, step: _NextStep) -> str:
    before, after = position.view(viewer).record(), step.after.state.view(viewer).record()
    changes = [
        f"{name} from {before[name]} to {after[name]}"
        for name in before
        if before[name] != after[name]
    ]
    return "; ".join([*changes, f"events {step.after.observation(viewer)[1]}"])


def _too_coarse(position: Position, viewer: int, key: int, one: _NextStep, other: _NextStep) -> str:
    first, second = one.after.state.view(viewer).record(), other.after.state.view(viewer).record()
    parts = [
        f"{name} is {first[name]} or {second[name]}"
        for name in first
        if first[name] != second[name]
    ]
    events = [step.after.observation(viewer)[1] for step in (one, other)]
    if events[0] != events[1]:
        parts.append(f"events are {events[0]} or {events[1]}")
    shown = "; ".join(parts) or "these are the viewer's own and differ"
    said = (
        f"{viewer_name(viewer)} gets the same observed key {key}, but learns different things (a "
        "leak, or too coarse)"
    )
    return f"{_pair(position, one, other)}: {said}: {shown}"


def _pair(position: Position, one: _NextStep, other: _NextStep) -> str:
    worlds = " (in another world)" if one.state is not other.state else ""
    return (
        f"“{entry_text(position.game, one.entry)}” and "
        f"“{entry_text(position.game, other.entry)}”{worlds}"
    )


def reasons(game: Game, seeds: Sequence[int]) -> None:
    """The reason against an illegal action reveals nothing beyond the view."""
    for position in sample_positions(game, seeds, _REASONS_AT, "reasons"):
        for seat in position.sampled_seats():
            for world in worlds_of(position, seat):
                for action in [*range(game.action_count), -1]:
                    one, other = (
                        position.state.why_illegal(seat, action),
                        world.why_illegal(seat, action),
                    )
                    if (one and (one.text, one.ruling)) != (other and (other.text, other.ruling)):
                        said = entry_text(game, Entry(PLAY, seat, action))
                        position.fail(
                            f"{said}: in two worlds with the same view the reasons differ: {one!r} "
                            f"and {other!r}"
                        )


def suggestions(game: Game, seeds: Sequence[int]) -> None:
    """A suggestion is legal, and the same in worlds the seat cannot tell apart."""
    for position in sample_positions(game, seeds, _SUGGESTED_AT, "suggest"):
        for seat in position.state.pending_seats():
            suggested = game.suggest(position.state.copy(), seat, position.rng("suggest"))
            if suggested not in position.state.legal(seat):
                position.fail(
                    f"suggest gives {viewer_name(seat)} {suggested}, but "
                    f"{position.state.legal(seat)} are legal"
                )
            for world in worlds_of(position, seat, 4):
                other = game.suggest(world, seat, position.rng("suggest"))
                if other != suggested:
                    position.fail(
                        f"suggest gives {viewer_name(seat)} {suggested}, and {other} in a world "
                        "with the same view and an equal generator: it uses hidden information"
                    )
