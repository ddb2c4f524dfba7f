"""The fields of a view, as declared in `fields`.

Written by `python -m simony.core.fields`: edit `fields`, not this.
"""

from __future__ import annotations

from simony.core.contract import View
from simony.core.records import Record
from simony.template.rules.fields import FIELDS


class ViewFields(View):
    """The fields of a view, and how they are recorded."""

    def __init__(self, viewer: int, legal: list[int]) -> None:
        super().__init__(viewer, legal)
        self.hand: int = 0
        """The mask of the viewer's own cards."""
        self.chosen: int = -1
        """The card that the viewer has chosen, or NONE."""
        self.bet: int = -1
        """The viewer's own bet, or NONE."""
        self.sealed: int = 0
        """The mask of the seats that have decided."""
        self.left: int = 0
        """The number of cards in each hand, and so of rounds left."""
        self.cards: int = 0
        """The number of cards in the pack."""
        self.shown: list[int] = []
        """The cards of the last round."""
        self.flames: list[int] = []
        """The scores."""
        self.burnt: int = 0
        """The mask of all cards shown so far."""
        self.prize: int = 0
        """What the next winner gets."""
        self.dealt: int = 0
        """Whether the cards have been dealt."""

    def record(self) -> Record:
        return FIELDS.view_record(self)
