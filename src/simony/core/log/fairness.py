"""Verification of fair draws."""

from __future__ import annotations

from simony.core.errors import BadLog
from simony.core.log.fair_rng import FairRng, commitment
from simony.core.log.log import CHANCE, Log


def verify_promise(log: Log) -> int:
    """Repeat all draws from the secret and return their number.

    Raises `BadLog` if a draw differs, or if the log has no promise or no secret.
    """
    if log.promise is None or not log.secret:
        raise BadLog("error-fair-none")
    secret = bytes.fromhex(log.secret)
    if commitment(secret) != log.promise.commitment:
        raise BadLog("error-fair-secret")
    if len(log.promise.nonces) != log.game.seats:
        raise BadLog("error-fair-nonces", expected=log.game.seats, came=len(log.promise.nonces))
    replayed = Log(log.game)
    for entry in log.entries:
        if entry.kind == CHANCE:
            number = replayed.draws
            if (
                tuple(replayed.state.draw(FairRng(secret, list(log.promise.nonces), number)))
                != entry.outcome
            ):
                raise BadLog("error-fair-draw", number=number + 1)
        replayed.add(entry)
    return replayed.draws
