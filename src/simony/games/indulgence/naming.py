"""What each number of `IndulgenceView.features` is."""

from __future__ import annotations

from simony.core.sheet import Names
from simony.games.indulgence.figures import CARDS, FAMILIES, MAX_EDICTS, Figures
from simony.games.indulgence.notation import card_words
from simony.games.indulgence.view import MOST_SEATS

_PHASES = ["start", "draw", "deal", "edict", "trump", "auction", "trick", "tie", "over"]
_CARDS = [card_words(card) for card in range(CARDS)]


def feature_names(figures: Figures) -> list[str]:
    names = Names()
    edicts = [figures.keys[edict] if edict < len(figures.keys) else f"#{edict}" for edict in range(MAX_EDICTS)]
    for where in ("in the deck", "face up", "in force", "used"):
        names.block(f"edict {where}", edicts)
    names.block("own hand", _CARDS)
    for step in range(MOST_SEATS):
        for what in ("in the trick", "taken", "known not to hold"):
            names.block(f"seat +{step} {what}", _CARDS)
    names.block("unseen", _CARDS)
    names.block("ringed", _CARDS)
    for step in range(MOST_SEATS):
        names.block(f"seat +{step}", ["Ruler", "Sinner", "leader", "asked", "bull left"])
        names.block(f"seat +{step}", ["florins"], 120)
        names.block(f"seat +{step}", ["tricks won", "cards held"], 12)
    names.block("phase", _PHASES)
    names.block("led", FAMILIES)
    names.block("trump", FAMILIES)
    names.one("hand number", 12)
    names.one("trick number", 12)
    names.one("bull in force")
    names.one("ring used")
    names.one("ring face down")
    return names.found
