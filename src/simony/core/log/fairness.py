"""Whether a finished game was dealt as its table had promised."""

from __future__ import annotations

from simony.core.errors import BadLog
from simony.core.log.fair_rng import FairRng, commitment
from simony.core.log.log import CHANCE, Log


def verify_promise(log: Log) -> int:
    """Draw everything again from the secret; how many draws agreed.

    `BadLog` if the table broke its word.

    Only a log with a promise and a told secret can be checked.
    """
    if log.promise is None or not log.secret:
        raise BadLog("error-fair-none")
    secret = bytes.fromhex(log.secret)
    if commitment(secret) != log.promise.commitment:
        raise BadLog("error-fair-secret")
    if len(log.promise.nonces) != log.game.seats:
        raise BadLog("error-fair-nonces", expected=log.game.seats, came=len(log.promise.nonces))
    again = Log(log.game)
    for entry in log.entries:
        if entry.kind == CHANCE:
            number = again.draws
            if (
                tuple(again.state.draw(FairRng(secret, list(log.promise.nonces), number)))
                != entry.outcome
            ):
                raise BadLog("error-fair-draw", number=number + 1)
        again.add(entry)
    return again.draws
