"""Who is asked, what may be chosen, and what happens to whoever chooses something else."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from simony.conformance.playthrough import Spot, replayed, spots, walk, who
from simony.conformance.texts import unsayable
from simony.core.contract import Game
from simony.core.errors import IllegalAction, NotPending
from simony.core.event import SPECTATOR
from simony.core.rng import Rng

_SPARE = 8
_ILLEGAL_AT = 4
_STRANGE_NUMBERS = (-1, -2, -(2**40), 2**40)
_STRANGE_SEATS = (SPECTATOR, -2, 15, 61, 99, 2**40)


def pending(game: Game, seeds: Sequence[int]) -> None:
    """A pending seat has a choice, ascending, without repeats, of known actions, at most
    ``max_legal``; nobody else has any.

    Chance acts only when nobody is pending and the game is not over.
    """
    for seed in seeds:
        one = walk(game, seed)
        for spot in replayed(one, range(len(one.entries) + 1)):
            asked = spot.state.pending()
            if asked < 0 or asked >> game.seats:
                spot.fail(f"pending() = {asked} names seats that are not there")
            if asked and spot.state.over():
                spot.fail(f"the game is over, yet pending() = {asked}")
            first = min(spot.state.pending_seats(), default=-1)
            if spot.state.seat_to_act() != first:
                spot.fail(
                    f"seat_to_act() is {spot.state.seat_to_act()}, but of the seats pending the lowest is {first}"
                )
            for seat in range(game.seats):
                _choices(spot, seat, asked=bool(asked >> seat & 1))


def _choices(spot: Spot, seat: int, *, asked: bool) -> None:
    game = spot.game
    out = vec[i64]([-1] * (game.max_legal + _SPARE))
    found = spot.state.legal_into(seat, out)
    if found > game.max_legal:
        spot.fail(f"{who(seat)} has {found} choices, more than max_legal = {game.max_legal}")
    legal = [out[index] for index in range(found)]
    if bool(legal) != asked:
        spot.fail(
            f"{who(seat)} is {'pending but has no choice' if asked else f'not pending but has choices {legal}'}"
        )
    if legal != sorted(set(legal)):
        spot.fail(f"the choices of {who(seat)} are not ascending and distinct: {legal}")
    if legal and not 0 <= legal[0] <= legal[-1] < game.action_count:
        spot.fail(
            f"the choices of {who(seat)} are not all from 0 to {game.action_count - 1}: {legal}"
        )
    if spot.state.legal(seat) != legal:
        spot.fail(f"legal({seat}) is {spot.state.legal(seat)}, but legal_into gives {legal}")
    if legal:
        _random_choice(spot, seat, legal)


def _random_choice(spot: Spot, seat: int, legal: list[int]) -> None:
    """As often as there are choices, and the generator is left where one draw leaves it."""
    out = vec[i64]([-1] * spot.game.max_legal)
    for number in range(len(legal)):
        rng, other = Rng(f"{seat} {number}"), Rng(f"{seat} {number}")
        action, right = spot.state.random_action(seat, rng, out), legal[other.below(len(legal))]
        if action != right:
            spot.fail(
                f"random_action({seat}) is {action}, but of the choices {legal} the one drawn is {right}"
            )
        if rng.bits32() != other.bits32():
            spot.fail(f"random_action({seat}) draws otherwise than once below {len(legal)}")


def from_view(game: Game, seeds: Sequence[int]) -> None:
    """A view has the viewer's choices; a spectator has none."""
    for spot in spots(game, seeds, 20, "from view"):
        for viewer in spot.watching():
            shown = spot.view(viewer).legal
            right = [] if viewer == SPECTATOR else spot.state.legal(viewer)
            if shown != right:
                spot.fail(
                    f"view({viewer}).legal is {shown}, but {right} are legal for {who(viewer)}"
                )
            if spot.view(viewer).viewer != viewer:
                spot.fail(f"view({viewer}).viewer is {spot.view(viewer).viewer}")


def illegal(game: Game, seeds: Sequence[int]) -> None:
    """Every action that is not legal, and every seat that is not asked, is refused for a reason in
    words, and nothing changes.
    """
    for spot in spots(game, seeds, _ILLEGAL_AT, "illegal"):
        numbers = [*range(game.action_count), game.action_count, *_STRANGE_NUMBERS]
        for seat in range(game.seats):
            legal = spot.state.legal(seat)
            asked = bool(spot.state.pending() >> seat & 1)
            for action in numbers if asked else [0, game.action_count - 1, -1]:
                if action not in legal:
                    _refused(spot, seat, action, IllegalAction if asked else NotPending)
        for seat in (*_STRANGE_SEATS, game.seats):
            _refused(spot, seat, 0, NotPending)


def _refused(spot: Spot, seat: int, action: int, expected: type[IllegalAction]) -> None:
    before = spot.state.to_bytes()
    try:
        spot.state.play(seat, action, [])
    except IllegalAction as error:
        refusal = error
    except Exception as error:  # noqa: BLE001  # whatever it is
        spot.fail(
            f"the illegal action {action} of {who(seat)} must be refused with IllegalAction, not {type(error).__name__}: {error}"
        )
    else:
        spot.fail(
            f"{who(seat)} was allowed action {action}{_named(spot.game, action)}, which is not in legal({seat})"
        )
    if not isinstance(refusal, expected):
        spot.fail(
            f"{who(seat)} is not pending, so that action {action} must be a NotPending, not a {type(refusal).__name__}"
        )
    if spot.state.to_bytes() != before:
        spot.fail(
            f"the illegal action {action}{_named(spot.game, action)} of {who(seat)} changed the state"
        )
    problem = unsayable(refusal.text, seat)
    if problem:
        spot.fail(
            f"the reason against action {action}{_named(spot.game, action)} of {who(seat)} cannot be said: {problem}"
        )


def _named(game: Game, action: int) -> str:
    return f" ({game.notation(action)})" if 0 <= action < game.action_count else ""
