"""The specification of a game: its seats and options, and how to open it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from simony.core.contract import Game
from simony.core.errors import (
    BadFigures,
    BadOption,
    OtherFigures,
    OtherRules,
    SimonyError,
    did_you_mean,
)
from simony.core.figures import (
    FigureDict,
    apply_house_rules,
    errors_in_file,
    hash_figures,
    misspelt_entries,
    read_figures,
    read_older_figures,
)
from simony.i18n.text import Text


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game. The first value is the default.

    An option that is added after a release has `before`: the value that means the game as it was
    before the option existed. Logs, tables and results that lack the option get that value.

    >>> from simony.core.game_spec import Option
    >>> Option("deck", ("small", "large")).default
    'small'
    """

    key: str
    values: tuple[str, ...]
    before: str = ""

    @property
    def default(self) -> str:
        return self.values[0]


def switch(key: str) -> Option:
    """Return an option that is off by default."""
    return Option(key, ("off", "on"))


def seat_choice(key: str, most_seats: int) -> Option:
    """Return an option whose value is random or a seat, counted from 1."""
    return Option(key, ("random", *(str(seat + 1) for seat in range(most_seats))))


@dataclass(frozen=True, slots=True)
class RecordedGame:
    """The game of a log or of results, as their header names it.

    >>> from simony import open_game
    >>> from simony.core.game_spec import RecordedGame
    >>> from simony.registry import reopen_game
    >>> now = open_game("dogma", seats=3)
    >>> recorded = RecordedGame("dogma", 3, {}, {}, now.rules_version, now.figures_hash)
    >>> reopen_game(recorded).options == now.options
    True
    """

    key: str
    seats: int
    options: Mapping[str, object]
    house_rules: FigureDict
    rules_version: int
    figures_hash: str


def _unchanged(figures: FigureDict, _options: dict[str, str]) -> FigureDict:
    return figures


@dataclass(frozen=True)
class GameSpec:
    """A game before seats, options and figures are chosen.

    `make` gets seats, all options by name and the figures, and raises `BadFigures` if those are
    invalid. `prepare` selects from the data file what the options ask for (such as an edition)
    before house rules are applied.

    docs/versions.md has the policy of versions.

    >>> from simony.registry import game_spec
    >>> spec = game_spec("dogma")
    >>> spec.seat_counts
    (2, 3, 4, 5, 6, 7, 8)
    >>> spec.open(seats=3).seats
    3
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
    environment_version: int = 1
    """The number in the names of environments for learners (``-v1``): raised with the rules, the
    defaults, the figures, the numbers of actions, or the features.
    """
    older_rules: tuple[str, ...] = ()
    """The last release with each earlier version of the rules, from 1 on: ``"simony 0.4.1"``."""
    small_games: str = ""
    """A function that returns a list of `simony.core.probability.small_game.SmallGame`, as
    ``module:function``.
    """

    def open(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        house_rules: FigureDict | None = None,
        house_rules_name: str = "house rules",
    ) -> Game:
        """Return the game for a number of players, with these options and house rules."""
        seats = self.default_seats or max(self.seat_counts) if seats is None else seats
        self._check_seats(seats)
        chosen = self.check_options(seats, options or {})
        figures = self.prepare(read_figures(self.package), chosen)
        if not house_rules:
            return self.build(seats, chosen, figures)
        with errors_in_file(house_rules_name), misspelt_entries(figures, house_rules):
            return self.build(seats, chosen, apply_house_rules(figures, house_rules), house_rules)

    def build(
        self,
        seats: int,
        options: dict[str, str],
        figures: FigureDict,
        house_rules: FigureDict | None = None,
    ) -> Game:
        """Return the game with all options and all figures, which contain the house rules."""
        game = self.make(seats, options, figures)
        game.house_rules = house_rules or {}
        game.legacy_options = self.legacy_options
        return game

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            raise BadOption(
                "error-seats",
                game=self.key,
                came=seats,
                low=min(self.seat_counts),
                high=max(self.seat_counts),
            )

    # --- games that began with an earlier release -------------------------------------------------

    @property
    def legacy_options(self) -> dict[str, str]:
        """The options that came later, each with the value of the time before."""
        return {option.key: option.before for option in self.options if option.before}

    def reopen(self, recorded: RecordedGame) -> Game:
        """Return the game that was recorded, on the options and figures it began with.

        Raises `OtherRules` or `OtherFigures` if this program does not have them.
        """
        seats = recorded.seats
        with self._explained_by_rules(recorded.rules_version):
            self._check_seats(seats)
            options = self.recorded_options(seats, recorded.options)
            figures = self._recorded_figures(recorded, options)
            with errors_in_file("house rules"):
                game = self.build(seats, options, figures, recorded.house_rules)
        self._check_rules(recorded.rules_version, game.rules_version)
        return game

    def rebuild(
        self,
        seats: int,
        options: Mapping[str, object],
        figures: FigureDict,
        house_rules: FigureDict,
        rules_version: int,
    ) -> Game:
        """Return the game that was recorded together with all its figures. Raises `OtherRules`."""
        with self._explained_by_rules(rules_version):
            chosen = self.recorded_options(seats, options)
            game = self.build(seats, chosen, figures, house_rules)
        self._check_rules(rules_version, game.rules_version)
        return game

    def recorded_options(self, seats: int, options: Mapping[str, object]) -> dict[str, str]:
        """Return all options of a game that was recorded, perhaps before some of them existed."""
        return self.check_options(seats, {**self.legacy_options, **options})

    def _recorded_figures(self, recorded: RecordedGame, options: dict[str, str]) -> FigureDict:
        """Return the figures with the recorded hash: of this release or of an earlier one.

        House rules are applied to the figures they were written for.
        """
        now = ""
        problem: BadFigures | None = None
        for base in self._released_figures():
            try:
                figures = apply_house_rules(self.prepare(base, options), recorded.house_rules)
            except BadFigures as error:  # they may be for the figures of another release
                problem = problem or error
                continue
            found = hash_figures(figures)
            if found == recorded.figures_hash:
                return figures
            now = now or found
        if problem is not None:
            with errors_in_file("house rules"):
                raise problem
        raise OtherFigures(
            "error-other-figures", game=self.key, began=recorded.figures_hash[:16], now=now
        )

    def _released_figures(self) -> Iterator[FigureDict]:
        yield read_figures(self.package)
        yield from read_older_figures(self.package)

    @contextmanager
    def _explained_by_rules(self, began: int) -> Iterator[None]:
        """Give other rules as the reason if something else fails first because of them."""
        try:
            yield
        except SimonyError:
            self._check_rules(began, self.open().rules_version)
            raise

    def _check_rules(self, began: int, now: int) -> None:
        if began != now:
            raise OtherRules(
                "error-other-rules",
                game=self.key,
                began=began,
                now=now,
                way=self._release(began, now),
            )

    def _release(self, began: int, now: int) -> Text:
        """Return which release has those rules."""
        if began > now:
            return Text("error-rules-newer")
        if 1 <= began <= len(self.older_rules):
            return Text("error-rules-release", release=self.older_rules[began - 1])
        return Text("error-rules-older")

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
