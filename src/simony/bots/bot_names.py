"""What bots are called."""

from __future__ import annotations

from collections.abc import Collection

from simony.i18n.sentences import Localization
from simony.i18n.text import Text

BOT_NAMES = 8


def bot_names(words: Localization, taken: Collection[str] = ()) -> list[str]:
    """The names for bots in one language, but for those that somebody at the table bears
    already.
    """
    names = [words.translate(Text(f"bot-name-{number}")) for number in range(1, BOT_NAMES + 1)]
    borne = {name.casefold() for name in taken}
    return [name for name in names if name.casefold() not in borne]
