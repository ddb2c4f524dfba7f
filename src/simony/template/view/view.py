"""What one viewer of Candle knows."""

from __future__ import annotations

from simony.core.features import FeatureWriter
from simony.template.rules.generated_fields import ViewFields


class CandleView(ViewFields):
    """The view. Its fields are declared in `rules.fields`."""

    def is_pending(self, seat: int) -> bool:
        """Return whether a seat must still decide."""
        return self.left > 0 and not self.sealed >> seat & 1

    def features_into(self, writer: FeatureWriter) -> None:
        """Write one number per card for the hand, the chosen card and the burnt cards; then the
        bet; then sealed and flames for each seat.
        """
        writer.multi_hot(self.hand, self.cards)
        writer.one_hot(self.chosen, self.cards)
        writer.multi_hot(self.burnt, self.cards)
        writer.flag(self.bet == 1)
        for seat, flames in enumerate(self.flames):
            writer.flag(bool(self.sealed >> seat & 1))
            writer.fraction(0.5 + flames / 100)
