"""The conformance suite: checks of the contract that work for every game.

It is part of the package, for authors of games:

    from simony.conformance import check_game
    for finding in check_game(SPEC):
        print(finding)

or, with pytest, parametrize over `setups` and `CHECKS` (`simony new-game` writes such a test).
"""

from simony.conformance.checks.determinism import digest
from simony.conformance.playthrough import Fault
from simony.conformance.runner import CHECKS, SPEC_CHECKS, Finding, check_game, check_opened
from simony.conformance.setups import Setup, setups
from simony.conformance.world_enumeration import check_worlds_from, enumerate_worlds

__all__ = [
    "CHECKS",
    "SPEC_CHECKS",
    "Fault",
    "Finding",
    "Setup",
    "check_game",
    "check_opened",
    "check_worlds_from",
    "digest",
    "enumerate_worlds",
    "setups",
]
