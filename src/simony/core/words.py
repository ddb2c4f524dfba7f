"""Sentences: turns a `Text` into words with Fluent, in the language of whoever reads.

Text files lie in a ``text`` folder of a package, one a language; `use` adds a package's folder to all languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from simony.core.text import Arg, SeatName, Text

LANGUAGES = ("en", "ja")
MAX_WORD = 400
"""What somebody typed is shown up to here: Fluent refuses parts of more than 2,500 characters, and nobody reads them."""
_packages: list[str] = ["simony.core"]


def use(package: str) -> None:
    """Add the text files of `package`."""
    if package not in _packages:
        _packages.append(package)
        words.cache_clear()


@cache
def words(language: str) -> Words:
    """The words of one language; English for a language we do not have."""
    return Words(language if language in LANGUAGES else "en", tuple(_packages))


def sources(language: str) -> str:
    """All text files of one language as one, for a client that has Fluent of its own."""
    return "\n".join(_source(package, language) for package in _packages)


def _source(package: str, language: str) -> str:
    return (files(package) / "text" / f"{language}.ftl").read_text("utf-8")


def shortened(word: str) -> str:
    return word if len(word) <= MAX_WORD else word[: MAX_WORD - 1] + "…"


class Words:
    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        # Isolation marks would show as boxes in a terminal; our languages run one way.
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(_source(package, language)))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, text: Text, names: Mapping[int, str] | None = None, viewer: int | None = None) -> str:
        """The sentence. A key or argument that is missing raises ``LookupError``: tests see to it that none is."""
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
            return self.say(arg, names, viewer)
        if isinstance(arg, SeatName):
            return self.name(arg.seat, names)
        if isinstance(arg, list):
            return self.join([str(self._fill(each, names, viewer)) for each in arg])
        return shortened(arg) if isinstance(arg, str) else arg

    def name(self, seat: int, names: Mapping[int, str] | None = None) -> str:
        """What a seat is called."""
        if names and seat in names:
            return shortened(names[seat])
        return self.say(Text("seat-name", number=seat + 1))

    def join(self, parts: list[str]) -> str:
        """A list in words: *a, b and c*."""
        if len(parts) < 2:
            return "".join(parts)
        key = "list-join" if len(parts) == 2 else "list-join-many"
        return self.say(Text(key, head=self.say_comma(parts[:-1]), last=parts[-1]))

    def say_comma(self, parts: list[str]) -> str:
        return self.say(Text("list-comma")).join(parts)
