"""What a viewer's table of Indulgence looks like."""

from __future__ import annotations

from simony.core.event import Event
from simony.core.scene import Scene
from simony.core.text import Text
from simony.games.indulgence.figures import Figures
from simony.games.indulgence.view import IndulgenceView


def scene(figures: Figures, view: IndulgenceView) -> Scene:
    return Scene("indulgence", view.viewer, Text("error-illegal"), (), (), (), ())


def tell(figures: Figures, event: Event) -> Text:
    return Text("error-illegal")


def rules(figures: Figures) -> list[Text]:
    return []
