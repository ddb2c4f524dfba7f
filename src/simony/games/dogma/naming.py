"""What each number of `DogmaView.features` is."""

from __future__ import annotations

from simony.core.sheet import Names
from simony.games.dogma.figures import KIND_NAMES
from simony.games.dogma.view import MOST_SEATS

_PHASES = ["deal", "confess", "take off", "laying", "answer", "over"]


def feature_names() -> list[str]:
    names = Names()
    for where in ("own hand", "own in the pile", "gone, seen by all", "own gone unseen"):
        names.block(where, KIND_NAMES, 4)
    for step in range(MOST_SEATS):
        names.block(f"seat +{step} known to have", KIND_NAMES, 4)
        names.block(f"seat +{step} can have", KIND_NAMES, 4)
        names.block(f"seat +{step}", ["asked", "out"])
        names.block(f"seat +{step}", ["rubies"], 2)
        names.block(f"seat +{step}", ["cards held", "cards in the pile"], 28)
        names.block(f"seat +{step}", ["cards in the topmost layer"], 3)
        names.block(f"seat +{step}", ["owner of the topmost layer"])
        names.block(f"seat +{step}", ["place"], 8)
    names.block("on the Altar", KIND_NAMES)
    names.block("name of the pile", KIND_NAMES)
    names.block("Dogma to be put on the Altar", KIND_NAMES)
    names.block("phase", _PHASES)
    names.one("own cards in the making", 3)
    names.one("joining")
    names.one("proclaimed")
    names.one("confessions", 500)
    names.one("layers", 8)
    names.one("cards in the pile", 56)
    names.one("discard unseen by the viewer", 56)
    names.one("left out", 16)
    names.one("seats still in", 8)
    names.one("topmost layer is own")
    return names.found
