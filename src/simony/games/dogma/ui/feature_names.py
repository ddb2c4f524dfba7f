"""A name for each number of `DogmaView.features`."""

from __future__ import annotations

from simony.core.features import FeatureNames
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.view.view import MAX_SEATS

_PHASES = ["deal", "confess", "take off", "laying", "answer", "over"]


def feature_names() -> list[str]:
    names = FeatureNames()
    for where in ("own hand", "own in the pile", "gone, seen by all", "own gone unseen"):
        names.add_block(where, KIND_NAMES, 4)
    for step in range(MAX_SEATS):
        names.add_block(f"seat +{step} known to have", KIND_NAMES, 4)
        names.add_block(f"seat +{step} can have", KIND_NAMES, 4)
        names.add_block(f"seat +{step}", ["asked", "out"])
        names.add_block(f"seat +{step}", ["rubies"], 2)
        names.add_block(f"seat +{step}", ["cards held", "cards in the pile"], 28)
        names.add_block(f"seat +{step}", ["cards in the topmost layer"], 3)
        names.add_block(f"seat +{step}", ["owner of the topmost layer"])
        names.add_block(f"seat +{step}", ["place"], 8)
    names.add_block("on the Altar", KIND_NAMES)
    names.add_block("name of the pile", KIND_NAMES)
    names.add_block("Dogma to be put on the Altar", KIND_NAMES)
    names.add_block("phase", _PHASES)
    names.add("own cards in the making", 3)
    names.add("joining")
    names.add("proclaimed")
    names.add("confessions", 500)
    names.add("layers", 8)
    names.add("cards in the pile", 56)
    names.add("discard unseen by the viewer", 56)
    names.add("left out", 16)
    names.add("seats still in", 8)
    names.add("topmost layer is own")
    return names.names
