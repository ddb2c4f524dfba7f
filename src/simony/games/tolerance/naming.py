"""What each number of `ToleranceView.features` is."""

from __future__ import annotations

from simony.core.sheet import Names
from simony.games.tolerance.figures import CARDS, REIGNS, ROLE_KEYS, SUITS, TALLIES, WILD
from simony.games.tolerance.notation import card_words
from simony.games.tolerance.view import MOST_SEATS

_PHASES = ["start", "roles", "deal", "starter", "trick", "targeting", "execution", "loans", "over"]
_CARDS = [card_words(card) for card in range(CARDS)]


def feature_names() -> list[str]:
    names = Names()
    suits = SUITS[:WILD]
    names.block("own hand", _CARDS)
    for step in range(MOST_SEATS):
        for what in ("in the trick", "living on the board", "dead on the board"):
            names.block(f"seat +{step} {what}", _CARDS)
        names.block(f"seat +{step} known not to hold", suits)
        for tally in TALLIES:
            names.block(f"seat +{step}", [tally.replace("_", " ")], 99)
            names.block(f"seat +{step} pennants", [tally.replace("_", " ")], 10)
        names.block(f"seat +{step}", ["leader", "asked", "starter", "loan", "Wild aside"])
        names.block(f"seat +{step}", ["cards held"], 12)
        names.block(f"seat +{step} role", ROLE_KEYS)
        names.block(f"seat +{step} may have the role", ROLE_KEYS)
    names.block("phase", _PHASES)
    names.block("reign", REIGNS)
    names.block("led", suits)
    names.one("trick number", 12)
    names.one("points above the best other: 0.5 and one hundredth a point")
    names.block("fallen in the trick", _CARDS)
    names.block("named so far", _CARDS)
    return names.found
