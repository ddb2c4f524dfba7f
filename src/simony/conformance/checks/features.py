"""What a learner gets."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec

from simony.conformance.playthrough import fail, spots, who
from simony.core.contract import Game, View
from simony.core.features import FeatureWriter

_AT = 8


def features(game: Game, seeds: Sequence[int]) -> None:
    """Always ``feature_count`` numbers from 0 to 1, the same for the same view, and each with a
    name of its own.
    """
    names = game.feature_names()
    if len(names) != game.feature_count or len(set(names)) != len(names):
        fail(
            game,
            f"feature_names: {len(names)} names, {len(set(names))} of them different, where feature_count = {game.feature_count}",
        )
    for spot in spots(game, seeds, _AT, "features"):
        for viewer in spot.watching():
            view = spot.view(viewer)
            found = view.features()
            if len(found) != game.feature_count:
                spot.fail(
                    f"features of {who(viewer)}: {len(found)} numbers, not feature_count = {game.feature_count}"
                )
            if _written_over(view, game.feature_count) != found:
                spot.fail(
                    f"features of {who(viewer)} are others where something was written before: each place must be written"
                )
            wrong = [
                (place, number) for place, number in enumerate(found) if not 0.0 <= number <= 1.0
            ]
            if wrong:
                spot.fail(
                    f"features of {who(viewer)} must be from 0 to 1; (place, number) {wrong[:5]} are not"
                )
            if game.load_view(view.to_bytes()).features() != found:
                spot.fail(
                    f"features of {who(viewer)} are others for a view with the same bytes: they know what the record does not say"
                )


def _written_over(view: View, count: int) -> list[float]:
    """The features, written in the middle of a buffer that was used before."""
    sheet = FeatureWriter(vec[float]([0.5] * (count + 2)), 1)
    view.features_into(sheet)
    return sheet.values()[1:]
