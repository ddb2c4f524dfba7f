"""Names that look alike.

A name mixes no alphabets that can be mistaken for each other, and no two names at a table look the
same. Two names look the same if they share a skeleton. The mapping is our own and small. The
library confusable_homoglyphs knows more characters, but lists look-alikes without making skeletons,
and costs 0.09 s and 18 MB at the start (measured with version 3.3.1).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from simony.server.protocol.problem import Conflict, InvalidData

MAX_NAME = 24
ALIKE = frozenset({"LATIN", "CYRILLIC", "GREEK"})
"""Alphabets with letters that look the same.

Others, such as kana and kanji, can be combined with each of them.
"""
_IGNORED = frozenset("\u200c\u200d\ufe0e\ufe0f")
_CAPITALS = dict(
    zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "АВЕЅІЈКМНОРСТУХԚԜ", "ABEZHIKMNOPTYX" + "ABESIJKMHOPCTYXQW", strict=True)
)
_SMALL = dict(
    zip("αικνορυχ" + "авеікморстухһјԛԝѕцп", "aiknopux" + "abeikmopctyxhjqwsun", strict=True)
)
_TO_LATIN = str.maketrans({**_SMALL, **_CAPITALS})
_SHAPES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o", "O": "o"})
_PAIRS = (("rn", "m"), ("vv", "w"))


def check_scripts(name: str) -> None:
    """Raise `InvalidData` for a name that mixes Latin, Cyrillic and Greek letters."""
    found = {
        unicodedata.name(letter, "").partition(" ")[0]
        for letter in unicodedata.normalize("NFKC", name)
        if letter.isalpha()
    }
    if len(found & ALIKE) > 1:
        raise InvalidData("table-door-name-scripts")


def skeletons(name: str) -> tuple[str, str]:
    """Return two skeletons of a name: how it reads ignoring case, and how it looks.

    Names that share either can be mistaken for each other.
    """
    plain = unicodedata.normalize(
        "NFKC", "".join(letter for letter in name if letter not in _IGNORED)
    )
    latin = " ".join(plain.translate(_TO_LATIN).split())
    shape = latin.translate(_SHAPES)
    for pair, letter in _PAIRS:
        shape = shape.replace(pair, letter)
    return latin.casefold(), shape


def looks_like_one_of(name: str, others: Iterable[str]) -> bool:
    read, shape = skeletons(name)
    return any(
        other_read == read or other_shape == shape
        for other_read, other_shape in map(skeletons, filter(None, others))
    )


def numbered(name: str, others: Iterable[str], most: int) -> str:
    """Return the name, if needed with the first number that makes it look different from the
    others.
    """
    known, number, found = list(others), 1, name
    while looks_like_one_of(found, known):
        number += 1
        found = f"{name[: most - len(str(number)) - 1].rstrip()} {number}"
    return found


def name_at_table(name: str, others: Iterable[str], *, chosen: bool) -> str:
    """Return the name for a seat.

    A name that was chosen for the seat is refused if it looks like another's; a device's own name
    gets a number.
    """
    known = list(others)
    if chosen and looks_like_one_of(name, known):
        raise Conflict("table-name-alike", came=name)
    return numbered(name, known, MAX_NAME)
