"""All checks by name, and functions to run them without pytest."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from simony import registry
from simony.conformance import spec_checks
from simony.conformance.checks import (
    chance,
    copies,
    decisions,
    determinism,
    features,
    invariants,
    notation,
    records,
    sampling,
    scenes,
    secrecy,
    simultaneous,
)
from simony.conformance.setups import Setup, setups
from simony.core.contract import Game
from simony.core.game_spec import GameSpec
from simony.i18n.sentences import add_text_package

Check = Callable[[Game, Sequence[int]], None]
SpecCheck = Callable[[GameSpec], None]

CHECKS: dict[str, Check] = {
    "about": spec_checks.about,
    "determinism": determinism.same_seed,
    "replay": determinism.replay,
    "length": invariants.ends,
    "places": invariants.places,
    "copies-independent": copies.independent,
    "copies-complete": copies.complete,
    "queries": copies.queries,
    "pending": decisions.pending,
    "legal-in-view": decisions.from_view,
    "illegal": decisions.illegal,
    "records": records.records,
    "conservation": invariants.conservation,
    "chance": chance.chance,
    "chance-outcomes": chance.chance_outcomes,
    "sample": sampling.sample,
    "beliefs": sampling.beliefs,
    "history": sampling.history,
    "exact-worlds": sampling.exact_worlds,
    "secrecy": secrecy.secrecy,
    "reasons": secrecy.reasons,
    "suggestions": secrecy.suggestions,
    "arrival-order": simultaneous.arrival_order,
    "notation": notation.notation,
    "fuzz": notation.fuzz,
    "features": features.features,
    "scenes": scenes.scenes,
    "chronicle": scenes.chronicle,
    "rules": scenes.rules,
}
"""Checks of a game opened for some seats and options.

Each raises an ``AssertionError`` that says what is wrong and where.
"""

SPEC_CHECKS: dict[str, SpecCheck] = {
    "contract": registry.check_contract,
    "opens": spec_checks.opens,
    "earlier_options": spec_checks.earlier_options,
    "texts": spec_checks.texts,
}
"""Checks of a `GameSpec` as a whole."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A failed check: its name, the setup (None for the spec itself) and the message."""

    check: str
    setup: Setup | None
    message: str

    def __str__(self) -> str:
        return f"[{self.check}] {self.message}"


def check_opened(
    game: Game,
    seeds: Sequence[int] = (0, 1),
    names: Iterable[str] = CHECKS,
    setup: Setup | None = None,
) -> list[Finding]:
    """Run the named checks on an opened game and return what failed."""
    return [
        finding
        for name in names
        for finding in _run(name, setup, partial(CHECKS[name], game, seeds))
    ]


def check_game(spec: GameSpec, games: int = 2, names: Iterable[str] = CHECKS) -> Iterator[Finding]:
    """Run the checks for each number of seats and a selection of options; yield what failed.

    Each check looks at `games` random games.
    """
    add_text_package(spec.package)
    for name, check in SPEC_CHECKS.items():
        findings = _run(name, None, partial(check, spec))
        yield from findings
        if findings and name == "contract":
            return  # without all methods the other checks make no sense
    for setup in setups(spec):
        yield from check_opened(setup.open(spec), range(games), names, setup)


def _run(name: str, setup: Setup | None, check: Callable[[], None]) -> list[Finding]:
    try:
        check()
    except AssertionError as fault:
        return [Finding(name, setup, str(fault))]
    except Exception as error:  # noqa: BLE001  # whatever a game raises is a finding
        return [
            Finding(
                name,
                setup,
                f"{type(error).__name__}: "
                f"{error}\n{''.join(traceback.format_tb(error.__traceback__)[-3:])}",
            )
        ]
    return []
