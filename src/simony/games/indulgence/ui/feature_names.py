"""A name for each number of `IndulgenceView.features`."""

from __future__ import annotations

from simony.core.features import FeatureNames
from simony.games.indulgence.rules.figures import CARDS, FAMILIES, MAX_EDICTS, Figures
from simony.games.indulgence.ui.notation import card_words
from simony.games.indulgence.view.view import MAX_SEATS

_PHASES = ["start", "draw", "deal", "edict", "trump", "auction", "trick", "tie", "over"]
_CARDS = [card_words(card) for card in range(CARDS)]


def feature_names(figures: Figures) -> list[str]:
    names = FeatureNames()
    edicts = [
        figures.keys[edict] if edict < len(figures.keys) else f"#{edict}"
        for edict in range(MAX_EDICTS)
    ]
    for where in ("in the deck", "face up", "in force", "used"):
        names.add_block(f"edict {where}", edicts)
    names.add_block("own hand", _CARDS)
    for step in range(MAX_SEATS):
        for what in ("in the trick", "taken", "known not to hold"):
            names.add_block(f"seat +{step} {what}", _CARDS)
    names.add_block("unseen", _CARDS)
    names.add_block("ringed", _CARDS)
    for step in range(MAX_SEATS):
        names.add_block(f"seat +{step}", ["Ruler", "Sinner", "leader", "asked", "bull left"])
        names.add_block(f"seat +{step}", ["florins"], 120)
        names.add_block(f"seat +{step}", ["tricks won", "cards held"], 12)
    names.add_block("phase", _PHASES)
    names.add_block("led", FAMILIES)
    names.add_block("trump", FAMILIES)
    names.add("hand number", 12)
    names.add("trick number", 12)
    names.add("bull in force")
    names.add("ring used")
    names.add("ring face down")
    return names.names
