"""Nothing a viewer is shown, told or asked depends on what the viewer may not know.

The truth is compared with worlds that the viewer cannot tell from it, now and one step later. What
`observed` says must be exact: equal keys for what the viewer cannot tell apart, different keys for
what it can.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simony.conformance.checks.chance import draws
from simony.conformance.playthrough import After, Spot, say_entry, shuffled, spots, who
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


def worlds_of(spot: Spot, viewer: int, wanted: int = _WORLDS) -> Iterator[State]:
    """Worlds that the viewer cannot tell from the truth."""
    rng = spot.rng(f"worlds of {viewer}")
    view = spot.view(viewer)
    for _ in range(wanted):
        world = spot.game.sample(view, rng)
        if (
            world.view(viewer).to_bytes() == view.to_bytes()
        ):  # where it is not, the check of sample() says so
            yield world


def secrecy(game: Game, seeds: Sequence[int]) -> None:
    """In two worlds that a viewer cannot tell apart the same seats are asked, the same is legal,
    and the next step looks the same.
    """
    for spot in spots(game, seeds, _AT, "secrecy"):
        for viewer in spot.watching():
            spot.view(viewer)  # before copies are taken: what it keeps for that, they have too
        steps = _next_steps(spot, spot.state)
        for viewer in spot.watching():
            worlds = list(worlds_of(spot, viewer))
            for world in worlds:
                _now(spot, viewer, world)
            both = [*steps, *(step for world in worlds[:1] for step in _next_steps(spot, world))]
            _next(spot, viewer, [each for step in both for each in _unfolded(spot, viewer, step)])


def _now(spot: Spot, viewer: int, world: State) -> None:
    state = spot.state
    shown = f"{who(viewer)} sees the same view in two worlds, but"
    if world.pending() != state.pending():
        spot.fail(
            f"{shown} pending() is {state.pending()} in one and {world.pending()} in the other: who is asked must be in the view"
        )
    if world.over() != state.over():
        spot.fail(f"{shown} the game is over in only one of them")
    if viewer != SPECTATOR and world.legal(viewer) != state.legal(viewer):
        spot.fail(
            f"{shown} {state.legal(viewer)} is legal in one and {world.legal(viewer)} in the other"
        )


@dataclass(frozen=True, slots=True)
class _NextStep:
    """Something that could happen next in one of the worlds."""

    state: State
    entry: Entry
    after: After

    def key(self, viewer: int) -> int:
        if self.entry.kind == CHANCE:
            return int(self.state.observed_chance(viewer, list(self.entry.outcome)))
        return int(self.state.observed(viewer, self.entry.seat, self.entry.action))


def _next_steps(spot: Spot, state: State) -> list[_NextStep]:
    return [_NextStep(state, entry, After(state, entry)) for entry in _next_entries(spot, state)]


def _next_entries(spot: Spot, state: State) -> Iterator[Entry]:
    if state.pending():
        for seat in state.pending_seats():
            yield from _actions(spot, state, seat, _ACTIONS)
    elif not state.over():
        outcomes = draws(spot.rng("next"), Spot(spot.walk, spot.number, state), _DRAWS)
        yield from (Entry(CHANCE, outcome=tuple(outcome)) for outcome in outcomes)


def _actions(spot: Spot, state: State, seat: int, most: int) -> list[Entry]:
    return [
        Entry(PLAY, seat, action) for action in shuffled(spot.rng("next"), state.legal(seat))[:most]
    ]


def _unfolded(spot: Spot, viewer: int, step: _NextStep) -> Iterator[_NextStep]:
    """A step, and if another seat began something unseen with it, that choice to the step that is
    seen.

    In a sampled world the choice may be at another point than in truth: what can be compared is how
    it ends.
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
            _NextStep(after, entry, After(after, entry))
            for entry in _actions(spot, after, seat, _CHOICES)
        ]
        yield from steps
        step = steps[-1]
        after = step.after.state


def _next(spot: Spot, viewer: int, steps: list[_NextStep]) -> None:
    """Steps of one seat, or of chance, in both worlds: keys are equal exactly if the viewer learns
    the same.
    """
    by_actor: dict[int, list[_NextStep]] = {}
    for step in steps:
        by_actor.setdefault(step.entry.seat, []).append(step)
    before = spot.view(viewer).to_bytes(), "[]"
    for actor, its_steps in by_actor.items():
        _exact(spot, viewer, before, its_steps, own=actor == viewer and viewer != SPECTATOR)


_Learnt = tuple[bytes, str, int | None]


def _exact(
    spot: Spot, viewer: int, before: tuple[bytes, str], steps: list[_NextStep], *, own: bool
) -> None:
    by_key: dict[int, tuple[_Learnt, _NextStep]] = {}
    by_learnt: dict[_Learnt, tuple[int, _NextStep]] = {}
    for step in steps:
        key, told = step.key(viewer), step.after.told(viewer)
        learnt = (*told, step.entry.action if own else None)  # who acts knows what it did
        _unseen(spot, viewer, step, key, unchanged=told == before)
        same_learnt, same_key_step = by_key.setdefault(key, (learnt, step))
        if same_learnt != learnt:
            spot.fail(_too_coarse(spot, viewer, key, same_key_step, step))
        if same_key_step.after.state.pending() != step.after.state.pending():
            spot.fail(
                f"{_pair(spot, same_key_step, step)}: {who(viewer)} cannot tell these apart, but other seats are pending after them"
            )
        same_key, same_learnt_step = by_learnt.setdefault(learnt, (key, step))
        if same_key != key:
            keys = f"observed keys {same_key} and {key}"
            spot.fail(
                f"{_pair(spot, same_learnt_step, step)}: {who(viewer)} cannot tell these apart, but they have {keys} (too fine)"
            )


def _unseen(spot: Spot, viewer: int, step: _NextStep, key: int, *, unchanged: bool) -> None:
    said = say_entry(spot.game, step.entry)
    if key == UNSEEN and not unchanged:
        spot.fail(
            f"{said}: observed is UNSEEN for {who(viewer)}, but the view changes or an event arrives: {_news(spot, viewer, step)}"
        )
    if key != UNSEEN and unchanged:
        spot.fail(
            f"{said}: {who(viewer)} sees no change and no event, so observed must be UNSEEN, not {key}"
        )


def _news(spot: Spot, viewer: int, step: _NextStep) -> str:
    before, after = spot.view(viewer).record(), step.after.state.view(viewer).record()
    changes = [
        f"{name} from {before[name]} to {after[name]}"
        for name in before
        if before[name] != after[name]
    ]
    return "; ".join([*changes, f"events {step.after.told(viewer)[1]}"])


def _too_coarse(spot: Spot, viewer: int, key: int, one: _NextStep, other: _NextStep) -> str:
    first, second = one.after.state.view(viewer).record(), other.after.state.view(viewer).record()
    parts = [
        f"{name} is {first[name]} or {second[name]}"
        for name in first
        if first[name] != second[name]
    ]
    events = [step.after.told(viewer)[1] for step in (one, other)]
    if events[0] != events[1]:
        parts.append(f"events are {events[0]} or {events[1]}")
    shown = "; ".join(parts) or "these are the viewer's own and differ"
    said = f"{who(viewer)} gets the same observed key {key}, but learns different things (a leak, or too coarse)"
    return f"{_pair(spot, one, other)}: {said}: {shown}"


def _pair(spot: Spot, one: _NextStep, other: _NextStep) -> str:
    worlds = " (in another world)" if one.state is not other.state else ""
    return f"“{say_entry(spot.game, one.entry)}” and “{say_entry(spot.game, other.entry)}”{worlds}"


def reasons(game: Game, seeds: Sequence[int]) -> None:
    """What an illegal action is answered with tells nothing beyond the view."""
    for spot in spots(game, seeds, _REASONS_AT, "reasons"):
        for seat in spot.watching_seats():
            for world in worlds_of(spot, seat):
                for action in [*range(game.action_count), -1]:
                    one, other = (
                        spot.state.why_illegal(seat, action),
                        world.why_illegal(seat, action),
                    )
                    if (one and (one.text, one.ruling)) != (other and (other.text, other.ruling)):
                        said = say_entry(game, Entry(PLAY, seat, action))
                        spot.fail(
                            f"{said}: in two worlds with the same view the objections differ: {one!r} and {other!r}"
                        )


def suggestions(game: Game, seeds: Sequence[int]) -> None:
    """A suggestion is legal, and the same in worlds the seat cannot tell apart."""
    for spot in spots(game, seeds, _SUGGESTED_AT, "suggest"):
        for seat in spot.state.pending_seats():
            suggested = game.suggest(spot.state.copy(), seat, spot.rng("suggest"))
            if suggested not in spot.state.legal(seat):
                spot.fail(
                    f"suggest gives {who(seat)} {suggested}, but {spot.state.legal(seat)} are legal"
                )
            for world in worlds_of(spot, seat, 4):
                other = game.suggest(world, seat, spot.rng("suggest"))
                if other != suggested:
                    spot.fail(
                        f"suggest gives {who(seat)} {suggested}, and {other} in a world with the same view and an equal generator: it peeks"
                    )
