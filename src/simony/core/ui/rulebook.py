"""The rules of a game as texts with its figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from simony.core.ui.phrases import CACHE_SIZE
from simony.i18n.text import Arg, Text

F = TypeVar("F")


def rule_texts(
    key: str, needs: Mapping[str, tuple[str, ...]], figure: Callable[[F, str], Arg]
) -> Callable[[F, str], Text]:
    """Return a function that gives a chapter or ruling: the text `key` with its anchor for ``{}``.

    `needs` has the figures that it mentions, by anchor; `figure` gives a figure by its name.
    """

    @lru_cache(CACHE_SIZE)
    def rule(figures: F, anchor: str) -> Text:
        return Text(
            key.format(anchor),
            **{name: figure(figures, name) for name in needs.get(anchor, ())},
        )

    return rule
