"""The `GameSpec` of Mea Culpa, which explains why some sins of the variant are not offered."""

from __future__ import annotations

from collections.abc import Mapping

from simony.core.errors import BadOption
from simony.core.game_spec import GameSpec
from simony.games.mea_culpa.rules.figures import RESERVED


class MeaCulpaSpec(GameSpec):
    def check_options(self, seats: int, options: Mapping[str, object]) -> dict[str, str]:
        for key in options:
            if key in RESERVED:
                raise BadOption("mea_culpa-error-reserved", option=key)
        return super().check_options(seats, options)
