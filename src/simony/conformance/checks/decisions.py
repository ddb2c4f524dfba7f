"""Pending seats, legal actions, and the refusal of illegal ones."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from simony.conformance.playthrough import (
    Position,
    play_through,
    replay_positions,
    sample_positions,
    viewer_name,
)
from simony.conformance.texts import translation_problem
from simony.core.contract import Game
from simony.core.errors import IllegalAction, NotPending
from simony.core.event import SPECTATOR
from simony.core.rng import Rng

_SPARE = 8
_ILLEGAL_AT = 4
_STRANGE_NUMBERS = (-1, -2, -(2**40), 2**40)
_STRANGE_SEATS = (SPECTATOR, -2, 15, 61, 99, 2**40)


def pending(game: Game, seeds: Sequence[int]) -> None:
    """A pending seat has legal actions: ascending, distinct, known, and at most ``max_legal``.
    Other seats have none.

    Chance acts only when no seat is pending and the game is not over.
    """
    for seed in seeds:
        playthrough = play_through(game, seed)
        for position in replay_positions(playthrough, range(len(playthrough.entries) + 1)):
            asked = position.state.pending()
            if asked < 0 or asked >> game.seats:
                position.fail(f"pending() = {asked} names seats that do not exist")
            if asked and position.state.over():
                position.fail(f"the game is over, yet pending() = {asked}")
            first = min(position.state.pending_seats(), default=-1)
            if position.state.seat_to_act() != first:
                position.fail(
                    f"seat_to_act() is {position.state.seat_to_act()}, but of the seats pending "
                    f"the lowest is {first}"
                )
            for seat in range(game.seats):
                _choices(position, seat, asked=bool(asked >> seat & 1))


def _choices(position: Position, seat: int, *, asked: bool) -> None:
    game = position.game
    out = vec[i64]([-1] * (game.max_legal + _SPARE))
    found = position.state.legal_into(seat, out)
    if found > game.max_legal:
        position.fail(
            f"{viewer_name(seat)} has {found} choices, more than max_legal = {game.max_legal}"
        )
    legal = [out[index] for index in range(found)]
    if bool(legal) != asked:
        position.fail(
            f"{viewer_name(seat)} is "
            f"{'pending but has no choice' if asked else f'not pending but has choices {legal}'}"
        )
    if legal != sorted(set(legal)):
        position.fail(f"the choices of {viewer_name(seat)} are not ascending and distinct: {legal}")
    if legal and not 0 <= legal[0] <= legal[-1] < game.action_count:
        position.fail(
            f"the choices of {viewer_name(seat)} are not all from 0 to {game.action_count - 1}: "
            f"{legal}"
        )
    if position.state.legal(seat) != legal:
        position.fail(
            f"legal({seat}) is {position.state.legal(seat)}, but legal_into gives {legal}"
        )
    if legal:
        _random_choice(position, seat, legal)


def _random_choice(position: Position, seat: int, legal: list[int]) -> None:
    """Check that `random_action` is uniform and draws exactly once."""
    out = vec[i64]([-1] * position.game.max_legal)
    for number in range(len(legal)):
        rng, other = Rng(f"{seat} {number}"), Rng(f"{seat} {number}")
        action, right = position.state.random_action(seat, rng, out), legal[other.below(len(legal))]
        if action != right:
            position.fail(
                f"random_action({seat}) is {action}, but of the choices {legal} the one drawn is "
                f"{right}"
            )
        if rng.bits32() != other.bits32():
            position.fail(f"random_action({seat}) must draw exactly once, below {len(legal)}")


def from_view(game: Game, seeds: Sequence[int]) -> None:
    """A view has the viewer's legal actions; a spectator has none."""
    for position in sample_positions(game, seeds, 20, "from view"):
        for viewer in position.sampled_viewers():
            shown = position.view(viewer).legal
            right = [] if viewer == SPECTATOR else position.state.legal(viewer)
            if shown != right:
                position.fail(
                    f"view({viewer}).legal is {shown}, but {right} are legal for "
                    f"{viewer_name(viewer)}"
                )
            if position.view(viewer).viewer != viewer:
                position.fail(f"view({viewer}).viewer is {position.view(viewer).viewer}")


def illegal(game: Game, seeds: Sequence[int]) -> None:
    """Every illegal action, and every action of a seat that is not pending, is refused with a
    translated reason, and nothing changes.
    """
    for position in sample_positions(game, seeds, _ILLEGAL_AT, "illegal"):
        numbers = [*range(game.action_count), game.action_count, *_STRANGE_NUMBERS]
        for seat in range(game.seats):
            legal = position.state.legal(seat)
            asked = bool(position.state.pending() >> seat & 1)
            for action in numbers if asked else [0, game.action_count - 1, -1]:
                if action not in legal:
                    _check_refused(position, seat, action, IllegalAction if asked else NotPending)
        for seat in (*_STRANGE_SEATS, game.seats):
            _check_refused(position, seat, 0, NotPending)


def _check_refused(
    position: Position, seat: int, action: int, expected: type[IllegalAction]
) -> None:
    before = position.state.to_bytes()
    try:
        position.state.play(seat, action, [])
    except IllegalAction as error:
        refusal = error
    except Exception as error:  # noqa: BLE001  # whatever it is
        position.fail(
            f"the illegal action {action} of {viewer_name(seat)} must be refused with "
            f"IllegalAction, not {type(error).__name__}: {error}"
        )
    else:
        position.fail(
            f"{viewer_name(seat)} was allowed action {action}{_named(position.game, action)}, "
            f"which is not in legal({seat})"
        )
    if not isinstance(refusal, expected):
        position.fail(
            f"{viewer_name(seat)} is not pending, so that action {action} must be a NotPending, "
            f"not a {type(refusal).__name__}"
        )
    if position.state.to_bytes() != before:
        position.fail(
            f"the illegal action {action}{_named(position.game, action)} of {viewer_name(seat)} "
            "changed the state"
        )
    problem = translation_problem(refusal.text, seat)
    if problem:
        position.fail(
            f"the reason against action {action}{_named(position.game, action)} of "
            f"{viewer_name(seat)} has no translation: {problem}"
        )


def _named(game: Game, action: int) -> str:
    return f" ({game.notation(action)})" if 0 <= action < game.action_count else ""
