"""Why not: what to tell a player who asks for something the rules do not allow."""

from __future__ import annotations

from simony.core.errors import IllegalAction
from simony.games.dogma.figures import Figures
from simony.games.dogma.view import DogmaView


def reason(view: DogmaView, figures: Figures, action: int) -> IllegalAction:  # noqa: ARG001
    return IllegalAction("error-illegal")
