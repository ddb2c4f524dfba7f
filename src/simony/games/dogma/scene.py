"""Dogma for the eye: to be written."""

from __future__ import annotations

from simony.core.event import Event
from simony.core.figures import Table
from simony.core.scene import Scene
from simony.core.text import Text
from simony.games.dogma.figures import Figures
from simony.games.dogma.view import DogmaView


def scene(figures: Figures, view: DogmaView) -> Scene:
    raise NotImplementedError


def tell(figures: Figures, event: Event) -> Text:
    raise NotImplementedError


def rules(figures: Figures, data: Table) -> list[Text]:
    raise NotImplementedError
