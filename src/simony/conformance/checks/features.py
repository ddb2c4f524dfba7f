"""Features for learners."""

from __future__ import annotations

from collections.abc import Sequence

from simony.conformance.playthrough import fail, sample_positions, viewer_name
from simony.core.contract import Game, State, View
from simony.core.features import FeatureWriter, new_feature_writer

_AT = 8


def features(game: Game, seeds: Sequence[int]) -> None:
    """There are always ``feature_count`` numbers from 0 to 1, equal for equal views, with distinct
    names.
    """
    names = game.feature_names()
    if len(names) != game.feature_count or len(set(names)) != len(names):
        fail(
            game,
            f"feature_names: {len(names)} names, {len(set(names))} of them different, where "
            f"feature_count = {game.feature_count}",
        )
    writer = new_feature_writer()
    for position in sample_positions(game, seeds, _AT, "features"):
        for viewer in position.sampled_viewers():
            view = position.view(viewer)
            found = view.features()
            if len(found) != game.feature_count:
                position.fail(
                    f"features of {viewer_name(viewer)}: {len(found)} numbers, not feature_count = "
                    f"{game.feature_count}"
                )
            if _written_again(writer, view) != found:
                position.fail(
                    f"features of {viewer_name(viewer)} depend on what was written before: the "
                    "writer's buffer must be left to it"
                )
            if _written_by_state(position.state, viewer) != found:
                position.fail(
                    f"State.features_into of {viewer_name(viewer)} differs from the features of "
                    "its view"
                )
            wrong = [
                (place, number) for place, number in enumerate(found) if not 0.0 <= number <= 1.0
            ]
            if wrong:
                position.fail(
                    f"features of {viewer_name(viewer)} must be from 0 to 1; (place, number) "
                    f"{wrong[:5]} are not"
                )
            if game.load_view(view.to_bytes()).features() != found:
                position.fail(
                    f"features of {viewer_name(viewer)} differ for a view with the same bytes: "
                    "they use something that is not in the record"
                )


def _written_again(writer: FeatureWriter, view: View) -> list[float]:
    """Return the features, written where those of another view were."""
    writer.restart()
    view.features_into(writer)
    return writer.values()


def _written_by_state(state: State, viewer: int) -> list[float]:
    writer = new_feature_writer()
    state.features_into(viewer, writer)
    return writer.values()
