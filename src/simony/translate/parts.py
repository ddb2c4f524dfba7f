"""The parts of the catalogue: each package with its texts in the complete languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from simony.i18n.catalogue import LANGUAGES, SOURCE, known_variables, own_source, part_name
from simony.i18n.messages import Message, parse_texts
from simony.registry import game_specs

TEMPLATE = "simony.template"
"""Its texts are those of a game that somebody else will write."""


@dataclass(frozen=True)
class Part:
    package: str
    complete: tuple[str, ...]
    """The texts in each complete language, English first."""

    @property
    def name(self) -> str:
        return part_name(self.package)

    @property
    def english(self) -> Mapping[str, Message]:
        return parse_texts(self.complete[0]).messages

    @property
    def variables(self) -> dict[str, frozenset[str]]:
        return known_variables(self.complete)


def all_parts() -> list[Part]:
    """Return all parts, also of the games that others have installed."""
    packages = {*_packages(files("simony"), "simony"), *(s.package for s in game_specs().values())}
    return [read_part(each) for each in sorted(packages - {TEMPLATE})]


def read_part(package: str) -> Part:
    complete = [each.code for each in LANGUAGES.values() if not each.draft]
    sources = [own_source(package, code) for code in complete]
    return Part(package, tuple(each for each in sources if each is not None))


def _packages(folder: Traversable, name: str) -> Iterator[str]:
    if (folder / "text" / f"{SOURCE}.ftl").is_file():
        yield name
    for each in folder.iterdir():
        if each.is_dir() and (each / "__init__.py").is_file():
            yield from _packages(each, f"{name}.{each.name}")
