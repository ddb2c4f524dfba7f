"""Whether a text has a translation in every language."""

from __future__ import annotations

from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import Text

_translated: set[tuple[str, str, int | None]] = set()


def translation_problem(text: Text, reader: int | None = None) -> str:
    """Return what is wrong with a text in some language, for one reader or for none; empty if
    nothing is.
    """
    for language in LANGUAGES:
        key = (language, repr(text), reader)
        if key in _translated:
            continue
        try:
            sentence = localization(language).translate(text, viewer=reader)
        except LookupError as error:
            return str(error)
        if not sentence.strip():
            return f"the text {text!r} is empty in {language}"
        _translated.add(key)
    return ""
