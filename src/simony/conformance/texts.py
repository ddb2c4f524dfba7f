"""Whether a text can be said in every language."""

from __future__ import annotations

from simony.i18n.sentences import LANGUAGES, localization
from simony.i18n.text import Text

_said: set[tuple[str, str, int | None]] = set()


def unsayable(text: Text, reader: int | None = None) -> str:
    """What is wrong with a text in some language, said to a viewer or to nobody in particular;
    empty if nothing is.
    """
    for language in LANGUAGES:
        key = (language, repr(text), reader)
        if key in _said:
            continue
        try:
            sentence = localization(language).translate(text, viewer=reader)
        except LookupError as error:
            return str(error)
        if not sentence.strip():
            return f"the text {text!r} is empty in {language}"
        _said.add(key)
    return ""
