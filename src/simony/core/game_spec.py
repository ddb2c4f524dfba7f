"""The specification of a game: its seats and options, and how to open it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from simony.core.contract import Game
from simony.core.errors import BadOption, did_you_mean
from simony.core.figures import (
    FigureDict,
    apply_house_rules,
    errors_in_file,
    misspelt_entries,
    read_figures,
)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game. The first value is the default."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]


def switch(key: str) -> Option:
    """Return an option that is off by default."""
    return Option(key, ("off", "on"))


def seat_choice(key: str, most_seats: int) -> Option:
    """Return an option whose value is random or a seat, counted from 1."""
    return Option(key, ("random", *(str(seat + 1) for seat in range(most_seats))))


def _unchanged(figures: FigureDict, _options: dict[str, str]) -> FigureDict:
    return figures


@dataclass(frozen=True)
class GameSpec:
    """A game before seats, options and figures are chosen.

    `make` gets seats, all options by name and the figures, and raises `BadFigures` if those are
    invalid. `prepare` selects from the data file what the options ask for (such as an edition)
    before house rules are applied.
    """

    key: str
    package: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    make: Callable[[int, dict[str, str], FigureDict], Game] = field(repr=False)
    prepare: Callable[[FigureDict, dict[str, str]], FigureDict] = field(
        default=_unchanged, repr=False
    )
    default_seats: int = 0
    """The default number of seats; 0 for the maximum."""
    study: str = ""
    """The game's `simony.core.study.Study` as ``package:class``; the package has its own texts."""

    def open(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        house_rules: FigureDict | None = None,
        house_rules_name: str = "house rules",
    ) -> Game:
        """Return the game for a number of players, with these options and house rules."""
        seats = self.default_seats or max(self.seat_counts) if seats is None else seats
        if seats not in self.seat_counts:
            raise BadOption(
                "error-seats",
                game=self.key,
                came=seats,
                low=min(self.seat_counts),
                high=max(self.seat_counts),
            )
        chosen = self.check_options(seats, options or {})
        figures = self.prepare(read_figures(self.package), chosen)
        if not house_rules:
            return self.make(seats, chosen, figures)
        with errors_in_file(house_rules_name), misspelt_entries(figures, house_rules):
            game = self.make(seats, chosen, apply_house_rules(figures, house_rules))
        game.house_rules = house_rules
        return game

    def check_options(self, seats: int, options: Mapping[str, object]) -> dict[str, str]:
        """Return all options with their values as words; booleans become ``on`` and ``off``."""
        chosen = {option.key: option.default for option in self.options}
        by_key = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in by_key:
                problem = BadOption(
                    "error-option-unknown",
                    game=self.key,
                    option=str(key),
                    known=", ".join(by_key) or "–",
                )
                raise did_you_mean(problem, key, by_key)
            word = _as_word(value)
            if word not in by_key[key].values or (
                word.isdigit() and "random" in by_key[key].values and int(word) > seats
            ):
                allowed = [
                    each for each in by_key[key].values if not each.isdigit() or int(each) <= seats
                ]
                problem = BadOption(
                    "error-option-value", option=key, came=word, expected=" | ".join(allowed)
                )
                raise did_you_mean(problem, word, allowed)
            chosen[key] = word
        return chosen


def _as_word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).strip().lower()
