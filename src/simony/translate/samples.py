"""Sample sentences of a text: one for each form it can take."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product

from fluent.runtime import FluentBundle, FluentResource

from simony.i18n.catalogue import text_source
from simony.i18n.messages import Message, Selection, all_variables
from simony.translate.check import CATEGORIES, plural_form
from simony.translate.parts import Part

MOST_FORMS = 12
NAMES = ("Anna", "Bo", "Cesare")
Args = dict[str, str | int]


@dataclass(frozen=True)
class Sample:
    args: Args
    english: str
    own: str


class Sampler:
    """Writes sample sentences in English and in one other language."""

    def __init__(self, parts: Sequence[Part], code: str) -> None:
        self._own = _bundle(parts, code)
        self._english = _bundle(parts, "en")
        self._numbers = _sample_numbers(code)

    def samples(
        self, key: str, messages: Mapping[str, Message], own: Message | None
    ) -> list[Sample]:
        """Return a sample for each combination of variants, up to `MOST_FORMS`."""
        selections = [*_selections(key, messages), *(own.selections if own else ())]
        names = sorted(all_variables(key, messages) | (own.variables if own else frozenset()))
        return [
            Sample(args, _format(self._english, key, args), _format(self._own, key, args))
            for args in islice(self._combinations(names, selections), MOST_FORMS)
        ]

    def _combinations(
        self, names: Sequence[str], selections: Sequence[Selection]
    ) -> Iterator[Args]:
        seats = [name.removesuffix("-is") for name in names if name.endswith("-is")]
        people = dict(zip(seats, NAMES, strict=False))
        values: dict[str, list[str | int]] = {
            name: [people.get(name, f"‹{name}›")] for name in names
        }
        for each in selections:
            values[each.variable] = self._values(each.variable, selections)
        for combination in product(*values.values()):
            yield dict(zip(values, combination, strict=True))

    def _values(self, variable: str, selections: Sequence[Selection]) -> list[str | int]:
        variants = [
            name for each in selections if each.variable == variable for name in each.variants
        ]
        if (
            all(name in CATEGORIES or name.isdigit() for name in variants)
            and variable[-3:] != "-is"
        ):
            exact = [int(name) for name in variants if name.isdigit()]
            return list(dict.fromkeys([*self._numbers, *exact]))
        return list(dict.fromkeys(variants))


def _selections(key: str, messages: Mapping[str, Message]) -> list[Selection]:
    """Return the selections of a message and of those it names."""
    message = messages[key]
    found = list(message.selections)
    for each in sorted(message.references - {key}):
        found += _selections(each, messages) if each in messages else []
    return found


def _sample_numbers(code: str) -> list[int]:
    """Return a number for each plural form of the language and of English."""
    forms, found = (plural_form(code), plural_form("en")), dict[str, int]()
    for number in (1, 2, 5, 0, 3, 11, 21, 100):
        for place, form in enumerate(forms):
            found.setdefault(f"{place} {form(number)}", number)
    return list(dict.fromkeys(found.values()))


def _bundle(parts: Sequence[Part], code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for part in parts:
        bundle.add_resource(FluentResource(text_source(part.package, code)))
    return bundle


def _format(bundle: FluentBundle, key: str, args: Args) -> str:
    pattern = bundle.get_message(key).value
    return "" if pattern is None else str(bundle.format_pattern(pattern, args)[0])
