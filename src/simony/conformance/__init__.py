"""The conformance suite: what every game must do, checked without knowing any game.

It is shipped for authors of games.

    from simony.conformance import check_game
    for finding in check_game(SPEC):
        print(finding)

or, with pytest, parametrize over `setups` and `CHECKS` (`simony new-game` writes such a test).
"""

from simony.conformance.exact import check_worlds_from, world_list
from simony.conformance.repeat import digest
from simony.conformance.runner import BOX_CHECKS, CHECKS, Finding, check_game, check_opened
from simony.conformance.spread import Setup, setups
from simony.conformance.walk import Fault

__all__ = [
    "BOX_CHECKS",
    "CHECKS",
    "Fault",
    "Finding",
    "Setup",
    "check_game",
    "check_opened",
    "check_worlds_from",
    "digest",
    "setups",
    "world_list",
]
