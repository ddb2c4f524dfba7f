"""A name for each number of `ToleranceView.features`."""

from __future__ import annotations

from simony.core.features import FeatureNames
from simony.games.tolerance.rules.figures import CARDS, REIGNS, ROLE_KEYS, SUITS, TALLIES, WILD
from simony.games.tolerance.ui.notation import card_words
from simony.games.tolerance.view.view import MAX_SEATS

_PHASES = ["start", "roles", "deal", "starter", "trick", "targeting", "execution", "loans", "over"]
_CARDS = [card_words(card) for card in range(CARDS)]


def feature_names() -> list[str]:
    names = FeatureNames()
    suits = SUITS[:WILD]
    names.add_block("own hand", _CARDS)
    for step in range(MAX_SEATS):
        for what in ("in the trick", "living on the board", "dead on the board"):
            names.add_block(f"seat +{step} {what}", _CARDS)
        names.add_block(f"seat +{step} known not to hold", suits)
        for tally in TALLIES:
            names.add_block(f"seat +{step}", [tally.replace("_", " ")], 99)
            names.add_block(f"seat +{step} pennants", [tally.replace("_", " ")], 10)
        names.add_block(f"seat +{step}", ["leader", "asked", "starter", "loan", "Wild aside"])
        names.add_block(f"seat +{step}", ["cards held"], 12)
        names.add_block(f"seat +{step} role", ROLE_KEYS)
        names.add_block(f"seat +{step} may have the role", ROLE_KEYS)
    names.add_block("phase", _PHASES)
    names.add_block("reign", REIGNS)
    names.add_block("led", suits)
    names.add("trick number", 12)
    names.add("points above the best other: 0.5 and one hundredth a point")
    names.add_block("fallen in the trick", _CARDS)
    names.add_block("named so far", _CARDS)
    return names.names
