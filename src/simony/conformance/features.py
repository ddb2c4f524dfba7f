"""What a learner gets."""

from __future__ import annotations

from collections.abc import Sequence

from simony.conformance.walk import spots, who
from simony.core.contract import Game

_AT = 8


def features(game: Game, seeds: Sequence[int]) -> None:
    """Always ``feature_count`` numbers from 0 to 1, the same for the same view."""
    for spot in spots(game, seeds, _AT, "features"):
        for viewer in spot.watching():
            view = spot.view(viewer)
            found = view.features()
            if len(found) != game.feature_count:
                spot.fail(f"features of {who(viewer)}: {len(found)} numbers, not feature_count = {game.feature_count}")
            wrong = [(place, number) for place, number in enumerate(found) if not 0.0 <= number <= 1.0]
            if wrong:
                spot.fail(f"features of {who(viewer)} must be from 0 to 1; (place, number) {wrong[:5]} are not")
            if game.load_view(view.to_bytes()).features() != found:
                spot.fail(f"features of {who(viewer)} are others for a view with the same bytes: they know what the record does not say")
