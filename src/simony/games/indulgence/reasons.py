"""Why not: what to tell a player who asks for something the rules do not allow."""

from __future__ import annotations

from simony.core.errors import IllegalAction
from simony.games.indulgence.figures import Figures
from simony.games.indulgence.view import IndulgenceView


def reason(view: IndulgenceView, figures: Figures, action: int) -> IllegalAction:
    return IllegalAction("error-illegal")
