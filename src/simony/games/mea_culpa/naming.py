"""What each number of `MeaCulpaView.features` is."""

from __future__ import annotations

from simony.core.sheet import Names
from simony.games.mea_culpa.figures import CARD_KEYS, CHARACTERS, COINS, COLOURS, DENS, GOODS, ROOMS, SITES, STONES
from simony.games.mea_culpa.view import MOST_SEATS

_FRAMES = [
    "none", "line", "bonus", "chest", "prepare", "bid", "pick", "preliminary", "early visit", "lap", "turn", "free", "duel", "visited",
    "suite", "discard", "stones", "crew", "move crew", "move stone", "good", "rob", "give", "evaluate", "letters", "due", "window",
]  # fmt: skip
_GIFTS = [*STONES[:GOODS], *(f"coin {coin}" for coin in COINS)]


def feature_names() -> list[str]:
    names = Names()
    for step in range(MOST_SEATS):
        _seat(names, f"seat +{step}")
    names.block("frame at the bottom", _FRAMES)
    names.block("frame on top", _FRAMES)
    names.block("bag", STONES, 10)
    names.block("market", STONES, 10)
    names.block("Letters in the supply", COLOURS, 15)
    names.block("Letters on display", COLOURS, 15)
    names.block("discarded", CARD_KEYS, 3)
    for room in range(ROOMS):
        names.block(f"room {room + 1}", CARD_KEYS)
    names.block("Pope stones", DENS, 3)
    names.block("crew", SITES)
    for site in SITES:
        names.block(f"site {site}", ["nave", "cathedral"])
    names.one("crews in the hut", 4)
    names.one("crew on the Emperor's card")
    names.one("Suite 5 is open")
    names.one("Suite 6 is open")
    names.one("cathedrals finished", 2)
    names.one("round", 11)
    names.one("die, if known", 6)
    names.one("guess, if known", 6)
    names.block("left out", ["taler", "notches", *(f"stones for {den}" for den in DENS), "steps", "a free stone", "deeds"], 10)
    return names.found


def _seat(names: Names, seat: str) -> None:
    names.block(seat, ["soul towards Heaven", "soul towards Hell"], 40)
    names.block(seat, ["place in the line"], 3)
    names.block(seat, ["post"], 6)
    names.block(seat, ["taler"], 100)
    names.block(seat, ["asked"])
    names.block(f"{seat} has", STONES[:GOODS], 10)
    names.block(f"{seat} Letters", COLOURS, 15)
    names.block(f"{seat} stones in", DENS, 7)
    names.block(f"{seat} gave", _GIFTS, 10)
    names.block(f"{seat} gave into compartment I", _GIFTS, 10)
    names.block(f"{seat} compartment I is known", _GIFTS)
    names.block(f"{seat} is", CHARACTERS)
    names.block(seat, ["notches bid, if known"], 6)
    names.block(seat, ["coins bid, if known"], 100)
    names.block(seat, ["highest bid"])
