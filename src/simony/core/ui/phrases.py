"""Phrases that differ between games only in their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from simony.i18n.text import Text

CACHE_SIZE = 512
"""Entries in each cache of phrases, items and zones. They recur in scene after scene; without the
caches a scene of Indulgence takes three times as long. With 4,096 entries a server's memory still
grew after 160,000 messages (183 MB); scenes are made as fast with 512.
"""


def named(key: str, names: Sequence[str]) -> Callable[[int], Text]:
    """Return a function that names a thing by its number: the text `key` with a name for ``{}``."""
    return [Text(key.format(name)) for name in names].__getitem__


def counted(key: str) -> Callable[[int], Text]:
    """Return a function that gives a number of things: the text `key` with ``count``."""

    @lru_cache(CACHE_SIZE)
    def phrase(count: int) -> Text:
        return Text(key, count=count)

    return phrase
