"""A name for each number of `MeaCulpaView.features`."""

from __future__ import annotations

from simony.core.features import FeatureNames
from simony.games.mea_culpa.rules.figures import (
    CARD_KEYS,
    CHARACTERS,
    COINS,
    COLOURS,
    DENS,
    GOODS,
    ROOMS,
    SITES,
    STONES,
)
from simony.games.mea_culpa.view.view import MAX_SEATS

_FRAMES = [
    "none", "line", "bonus", "chest", "prepare", "bid", "pick", "preliminary", "early visit", "lap",
    "turn", "free", "duel", "visited", "suite", "discard", "stones", "crew", "move crew",
    "move stone", "good", "rob", "give", "evaluate", "letters", "due", "window",
]  # fmt: skip
_GIFTS = [*STONES[:GOODS], *(f"coin {coin}" for coin in COINS)]


def feature_names() -> list[str]:
    names = FeatureNames()
    for step in range(MAX_SEATS):
        _seat(names, f"seat +{step}")
    names.add_block("frame at the bottom", _FRAMES)
    names.add_block("frame on top", _FRAMES)
    names.add_block("bag", STONES, 10)
    names.add_block("market", STONES, 10)
    names.add_block("Letters in the supply", COLOURS, 15)
    names.add_block("Letters on display", COLOURS, 15)
    names.add_block("discarded", CARD_KEYS, 3)
    for room in range(ROOMS):
        names.add_block(f"room {room + 1}", CARD_KEYS)
    names.add_block("Pope stones", DENS, 3)
    names.add_block("crew", SITES)
    for site in SITES:
        names.add_block(f"site {site}", ["nave", "cathedral"])
    names.add("crews in the hut", 4)
    names.add("crew on the Emperor's card")
    names.add("Suite 5 is open")
    names.add("Suite 6 is open")
    names.add("cathedrals finished", 2)
    names.add("round", 11)
    names.add("die, if known", 6)
    names.add("guess, if known", 6)
    names.add_block(
        "left out",
        [
            "taler",
            "notches",
            *(f"stones for {den}" for den in DENS),
            "steps",
            "a free stone",
            "deeds",
        ],
        10,
    )
    return names.names


def _seat(names: FeatureNames, seat: str) -> None:
    names.add_block(seat, ["soul towards Heaven", "soul towards Hell"], 40)
    names.add_block(seat, ["place in the line"], 3)
    names.add_block(seat, ["post"], 6)
    names.add_block(seat, ["taler"], 100)
    names.add_block(seat, ["asked"])
    names.add_block(f"{seat} has", STONES[:GOODS], 10)
    names.add_block(f"{seat} Letters", COLOURS, 15)
    names.add_block(f"{seat} stones in", DENS, 7)
    names.add_block(f"{seat} gave", _GIFTS, 10)
    names.add_block(f"{seat} gave into compartment I", _GIFTS, 10)
    names.add_block(f"{seat} compartment I is known", _GIFTS)
    names.add_block(f"{seat} is", CHARACTERS)
    names.add_block(seat, ["notches bid, if known"], 6)
    names.add_block(seat, ["coins bid, if known"], 100)
    names.add_block(seat, ["highest bid"])
