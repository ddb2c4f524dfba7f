"""Translating a `Text` into a sentence with Fluent.

`simony.i18n.catalogue` finds the languages and their text files; `add_text_package` adds the texts
of a package.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from simony.i18n import catalogue
from simony.i18n.catalogue import SOURCE, text_source
from simony.i18n.text import Arg, SeatName, Text

LANGUAGES = tuple(each.code for each in catalogue.LANGUAGES.values() if not each.draft)
"""The complete languages. `catalogue.LANGUAGES` has the drafts too."""
MAX_ARGUMENT_LENGTH = 400
"""Longer arguments are cut: Fluent refuses parts of more than 2,500 characters."""
_packages: list[str] = ["simony.core"]


def add_text_package(package: str) -> None:
    """Add the text files of `package`."""
    if package not in _packages:
        _packages.append(package)
        localization.cache_clear()


@cache
def localization(language: str) -> Localization:
    """Return the texts of a language, or the English ones for an unknown language."""
    return Localization(language if language in catalogue.LANGUAGES else SOURCE, tuple(_packages))


def fluent_source(language: str) -> str:
    """Return all text files of a language as one, for clients with their own Fluent."""
    return "\n".join(text_source(package, language) for package in _packages)


def shorten(word: str) -> str:
    return word if len(word) <= MAX_ARGUMENT_LENGTH else word[: MAX_ARGUMENT_LENGTH - 1] + "…"


class Localization:
    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        # Isolation marks would show as boxes in a terminal; all our languages run left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(text_source(package, language)))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def translate(
        self, text: Text, names: Mapping[int, str] | None = None, viewer: int | None = None
    ) -> str:
        """Return the sentence. Raises ``LookupError`` for a missing key or argument; tests make
        sure that none is missing.
        """
        if not self._bundle.has_message(text.key):
            raise LookupError(f"no text {text.key!r} in {self.language}")
        pattern = self._bundle.get_message(text.key).value
        if pattern is None:
            raise LookupError(f"the text {text.key!r} has no words in {self.language}")
        filled: dict[str, object] = {}
        for name, arg in text.args.items():
            if isinstance(arg, SeatName):
                filled[f"{name}-is"] = "you" if arg.seat == viewer else "other"
            filled[name] = self._fill(arg, names, viewer)
        sentence, problems = self._bundle.format_pattern(pattern, filled)
        if problems:
            raise LookupError(f"{text!r} in {self.language}: {problems[0]}")
        return str(sentence)

    def _fill(self, arg: Arg, names: Mapping[int, str] | None, viewer: int | None) -> object:
        if isinstance(arg, Text):
            return self.translate(arg, names, viewer)
        if isinstance(arg, SeatName):
            return self.seat_name(arg.seat, names)
        if isinstance(arg, list):
            return self.join_and([str(self._fill(each, names, viewer)) for each in arg])
        return shorten(arg) if isinstance(arg, str) else arg

    def seat_name(self, seat: int, names: Mapping[int, str] | None = None) -> str:
        """Return the name of a seat."""
        if names and seat in names:
            return shorten(names[seat])
        return self.translate(Text("seat-name", number=seat + 1))

    def join_and(self, parts: list[str]) -> str:
        """Return a list in words: *a, b and c*."""
        if len(parts) < 2:
            return "".join(parts)
        key = "list-join" if len(parts) == 2 else "list-join-many"
        return self.translate(Text(key, head=self.join_commas(parts[:-1]), last=parts[-1]))

    def join_commas(self, parts: list[str]) -> str:
        return self.translate(Text("list-comma")).join(parts)
