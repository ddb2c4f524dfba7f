"""The bots that a learner plays against."""

from __future__ import annotations

from collections.abc import Sequence

from simony.bots.bot_spec import Budget, Player, make_player, parse_bot_spec
from simony.core.contract import Game
from simony.core.errors import BadOption


def check_seat(game: Game, seat: int | None) -> int | None:
    """Return the learner's seat, or None for any. Raises `BadOption`."""
    if seat is not None and not 0 <= seat < game.seats:
        raise BadOption("adapters-seat", came=seat, last=game.seats - 1)
    return seat


def check_bots(game: Game, bots: str | Sequence[str]) -> list[str]:
    """Return the spec of each bot, as `bots_per_seat`. Raises `BadOption` for an invalid one."""
    specs = bots_per_seat(game, bots)
    for spec in specs:
        parse_bot_spec(spec)
    return specs


def bots_per_seat(game: Game, bots: str | Sequence[str]) -> list[str]:
    """Return the specs of the bots in the seats after the learner's, from one spec for all or one
    per seat.
    """
    specs = [bots] * (game.seats - 1) if isinstance(bots, str) else list(bots)
    if len(specs) != game.seats - 1:
        raise BadOption("adapters-bots", came=len(specs), seats=game.seats)
    return specs


def seat_bots(game: Game, seat: int, specs: list[str], seed: str) -> dict[int, Player]:
    """Return the bots by seat when the learner has `seat`. `seed` determines their choices."""
    found: dict[int, Player] = {}
    for step, spec in enumerate(specs, 1):
        other = (seat + step) % game.seats
        found[other] = make_player(game, spec, other, f"{seed} {other}", Budget())
    return found
