"""Names for bots."""

from __future__ import annotations

from collections.abc import Collection

from simony.i18n.sentences import Localization
from simony.i18n.text import Text

BOT_NAMES = 8


def bot_names(words: Localization, taken: Collection[str] = ()) -> list[str]:
    """Return the bot names of one language, without those already taken at the table."""
    names = [words.translate(Text(f"bot-name-{number}")) for number in range(1, BOT_NAMES + 1)]
    taken_folded = {name.casefold() for name in taken}
    return [name for name in names if name.casefold() not in taken_folded]
