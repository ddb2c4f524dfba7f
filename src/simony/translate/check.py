"""Check the texts of a language against the English ones, and name what does not fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentSerializer, ast

from simony.i18n.messages import Message, Selection, all_variables, parse_texts
from simony.translate.parts import Part
from simony.translate.room import is_sentence, room_for, text_width

AS_IN_ENGLISH = "as in English"
FITS_EVERY_NUMBER = "fits every number"
HAS_ROOM = "has room"
"""A translator who means it writes one of these into the comment above a text."""
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
_HIGHEST_COUNT = 1000
_WORD = re.compile(r"[^\W\d_]{2,}")


@dataclass(frozen=True)
class Finding:
    """Something wrong in a text file."""

    line: int
    column: int
    key: str
    said: str

    def __str__(self) -> str:
        place = f"line {self.line}" + (f", column {self.column}" if self.column else "")
        return f"{place}: {self.key}: {self.said}" if self.key else f"{place}: {self.said}"


def missing_keys(part: Part, own: str) -> list[str]:
    there = parse_texts(own).messages
    return [key for key in part.english if key not in there]


def check_texts(part: Part, own: str, code: str) -> list[Finding]:
    """Return what is wrong with the texts of a part; that some are missing is not."""
    texts = parse_texts(own)
    found = [Finding(each.line, each.column, "", each.said) for each in texts.problems]
    found += [Finding(line, 0, key, "this id is here twice") for key, line in texts.repeated]
    one = _OneLanguage(part, dict(texts.messages), plural_categories(code))
    for message in texts.messages.values():
        found += [Finding(message.line, 0, message.key, said) for said in one.faults(message)]
    return sorted(found, key=lambda each: (each.line, each.column))


def plural_categories(code: str) -> frozenset[str]:
    """Return the plural forms that whole numbers have in a language."""
    form = plural_form(code)
    return frozenset(form(number) for number in range(_HIGHEST_COUNT + 1))


def plural_form(code: str) -> Callable[[int], str]:
    try:
        return Locale.parse(code).plural_form
    except UnknownLocaleError:
        return lambda _: "other"


@dataclass(frozen=True)
class _OneLanguage:
    part: Part
    own: dict[str, Message]
    categories: frozenset[str]

    def faults(self, message: Message) -> Iterator[str]:
        english = self.part.english.get(message.key)
        if english is None:
            yield f"there is no such id{_perhaps(message.key, self.part.english)}"
            return
        yield from self._variables(message)
        yield from self._variants(message, english)
        yield from self._length(message, english)
        if _is_untranslated(message, english):
            yield f"this is the English text; translate it, or say “# {AS_IN_ENGLISH}” above it"

    def _variables(self, message: Message) -> Iterator[str]:
        known = self.part.variables[message.key]
        for name in sorted(message.variables - known):
            expected = _braced(known) or "no variables"
            yield f"nobody fills {{ ${name} }} here; there are: {expected}"
        for name in sorted(message.references - self.part.english.keys()):
            yield f"there is no text {{ {name} }}"
        ours = _bases(all_variables(message.key, {**self.part.english, **self.own}))
        for name in sorted(_bases(all_variables(message.key, self.part.english)) - ours):
            yield f"{{ ${name} }} is missing"

    def _variants(self, message: Message, english: Message) -> Iterator[str]:
        meant = {each.variable: each for each in english.selections}
        for each in message.selections:
            if each.variable in meant:
                yield from self._selection(each, meant[each.variable])
            elif _counts(each):
                yield from self._plural(each)
        if self.categories != {"other"} and FITS_EVERY_NUMBER not in message.source:
            yield from self._no_plural(message, english)

    def _no_plural(self, message: Message, english: Message) -> Iterator[str]:
        chosen = {each.variable for each in message.selections}
        for each in english.selections:
            if _is_plural(each) and each.variable not in chosen:
                yield (
                    f"no plural forms: choose by {{ ${each.variable} }} between {self._forms()}, "
                    f"or say “# {FITS_EVERY_NUMBER}” above it"
                )

    def _selection(self, own: Selection, english: Selection) -> Iterator[str]:
        if _counts(english) or _counts(own):
            if _is_plural(english) or _is_plural(own):
                yield from self._plural(own)
            return
        for name in own.variants:
            if name not in english.variants:
                yield f"[{name}] is never chosen; there are: {_bracketed(english.variants)}"
        for name in english.variants:
            if name not in own.variants:
                yield f"the variant [{name}] is missing"

    def _plural(self, own: Selection) -> Iterator[str]:
        for name in own.variants:
            if name in CATEGORIES and name not in self.categories | {"other"}:
                yield f"this language has no plural form [{name}]; it has: {self._forms()}"
        numbered = {"one"} if "1" in own.variants else set()
        covered = {*own.variants, own.default, "other"} | numbered
        for name in sorted(self.categories - covered):
            yield f"the plural form [{name}] of {{ ${own.variable} }} is missing"

    def _forms(self) -> str:
        return _bracketed(each for each in CATEGORIES if each in self.categories)

    def _length(self, message: Message, english: Message) -> Iterator[str]:
        width = text_width(message, {**self.part.english, **self.own})
        there = text_width(english, self.part.english)
        room = room_for(message.key, there, sentence=is_sentence(english))
        if width > room and HAS_ROOM not in message.source:
            yield (
                f"too long for its place: {width} columns, English {there}, room for {room}; "
                f"if the preview shows that it fits, say “# {HAS_ROOM}” above it"
            )


def _perhaps(key: str, known: Iterable[str]) -> str:
    near = get_close_matches(key, known, 1)
    return f"; perhaps {near[0]}" if near else ""


def _braced(names: frozenset[str]) -> str:
    return ", ".join(f"{{ ${name} }}" for name in sorted(names))


def _bracketed(names: Iterable[str]) -> str:
    return ", ".join(f"[{name}]" for name in names)


def _bases(variables: frozenset[str]) -> set[str]:
    """Return the variables; a seat gives both its name and who it is."""
    return {name.removesuffix("-is") for name in variables}


def _counts(selection: Selection) -> bool:
    """Return whether all variants are numbers or plural forms."""
    return all(name in CATEGORIES or name.isdigit() for name in selection.variants)


def _is_plural(selection: Selection) -> bool:
    return any(name in CATEGORIES and name != "other" for name in selection.variants)


def _is_untranslated(own: Message, english: Message) -> bool:
    if AS_IN_ENGLISH in own.source or not _same(own.pattern, english.pattern):
        return False
    words = [
        word
        for node in own.pattern.elements
        if isinstance(node, ast.TextElement)
        for word in _WORD.findall(node.value)
    ]
    return len(words) > 1


def _same(one: ast.Pattern, other: ast.Pattern) -> bool:
    serializer = FluentSerializer()
    both = [ast.Message(ast.Identifier("it"), pattern) for pattern in (one, other)]
    return serializer.serialize_entry(both[0]) == serializer.serialize_entry(both[1])
