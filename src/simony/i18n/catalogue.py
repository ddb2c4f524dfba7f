"""The languages there are, and the text files of each.

A language is a folder of ``languages`` with a ``language.toml``: nothing else lists it. English,
the source, lies beside the code that shows it, in ``text/en.ftl`` of each package. A language may
do the same, as Japanese does, and a game from outside brings its own texts so. Otherwise the texts
are in the language's folder, in one file per part: ``core.ftl``, ``dogma.ftl``.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from simony.i18n.messages import all_variables, parse_texts

SOURCE = "en"
MORE_FOLDERS = "SIMONY_LANGUAGES"
"""The environment variable that names further folders of languages, as PATH does."""
STATUSES = ("draft", "complete")
_CODE = re.compile(r"[a-z]{2,3}")


class BadLanguage(ValueError):
    """A ``language.toml`` that cannot be used."""


@dataclass(frozen=True)
class Language:
    code: str
    name: str
    """The name in the language itself."""
    draft: bool
    """A draft shows English where it has no text, and is used only by those who choose it."""
    folder: Traversable


def find_languages() -> dict[str, Language]:
    """Return all languages by code: English, then the complete ones, then the drafts.

    A folder that cannot be used is left out; `simony translate check` says why.
    """
    found: list[Language] = []
    for folder in language_folders():
        with suppress(BadLanguage):
            found.append(read_language(folder))
    found.sort(key=lambda each: (each.code != SOURCE, each.draft, each.code))
    return {each.code: each for each in found}


def language_folders() -> Iterator[Traversable]:
    places: list[Traversable] = [files("simony.i18n") / "languages"]
    more = os.environ.get(MORE_FOLDERS, "").split(os.pathsep)
    places += [Path(name) for name in more if name and Path(name).is_dir()]
    for place in places:
        yield from (each for each in place.iterdir() if (each / "language.toml").is_file())


def read_language(folder: Traversable) -> Language:
    where = f"{folder.name}/language.toml"
    if not _CODE.fullmatch(folder.name):
        raise BadLanguage(f"{where}: the folder’s name must be a code such as de or nds")
    try:
        told = tomllib.loads((folder / "language.toml").read_text("utf-8"))
    except ValueError as error:
        raise BadLanguage(f"{where}: {error}") from None
    name, status = told.get("name"), told.get("status")
    if not isinstance(name, str) or not name.strip():
        raise BadLanguage(f'{where}: expected the language’s own name, as in name = "Deutsch"')
    if status not in STATUSES:
        raise BadLanguage(f"{where}: expected a status, {' or '.join(STATUSES)}, not {status!r}")
    return Language(folder.name, name, status == "draft", folder)


LANGUAGES = find_languages()
"""All languages by code."""


def part_name(package: str) -> str:
    """Return the name of a package's file in a language's folder, without its ending."""
    return package.removeprefix("simony.").removeprefix("games.").replace(".", "-")


def own_source(package: str, code: str) -> str | None:
    """Return the texts that a language has for a package, or None if it has no file for it."""
    places = [files(package) / "text" / f"{code}.ftl"]
    if code in LANGUAGES:
        places.insert(0, LANGUAGES[code].folder / f"{part_name(package)}.ftl")
    there = [place.read_text("utf-8") for place in places if place.is_file()]
    return "\n".join(there) if there else None


def text_source(package: str, code: str) -> str:
    """Return the texts of a package in a language, with the English of those it lacks.

    A file of a complete language is returned as it is, so that the tests find what it lacks.
    """
    own = own_source(package, code)
    if own is not None and not LANGUAGES[code].draft:
        return own
    others = [own_source(package, each.code) for each in LANGUAGES.values() if not each.draft]
    return _with_english(own or "", tuple(each for each in others if each is not None))


@lru_cache(maxsize=64)
def _with_english(own: str, complete: tuple[str, ...]) -> str:
    """Return the texts that can be used, and the English of all others: that of a text that cannot
    be read, or has a variable that nobody fills, is better than none.
    """
    there, english = parse_texts(own), parse_texts(complete[0])
    known = [
        each
        for each in there.messages.values()
        if each.key in english.messages and each.references <= english.messages.keys()
    ]
    usable = [
        each
        for each in known
        if each.variables <= all_variables(each.key, english.messages)
        # Reading the other languages takes a while, and is seldom needed.
        or each.variables <= known_variables(complete)[each.key]
    ]
    keys = {each.key for each in usable}
    missing = [each for each in english.messages.values() if each.key not in keys]
    return "\n".join([*there.terms, *(each.source for each in (*usable, *missing)), ""])


@lru_cache(maxsize=64)
def known_variables(complete: tuple[str, ...]) -> dict[str, frozenset[str]]:
    """Return the variables that each message may use, from the complete languages, English
    first. Which of them a seat fills, with `-is` beside it, may show in one of them only.
    """
    found: dict[str, frozenset[str]] = {}
    for source in complete:
        messages = parse_texts(source).messages
        for key in messages:
            found[key] = found.get(key, frozenset()) | all_variables(key, messages)
    return found
