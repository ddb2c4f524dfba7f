"""The contract of every game: `View`, `State` and `Game`.

Hot methods take and return ``i64`` and ``vec[i64]``; Python integers work everywhere too. The
classes are concrete and raise ``NotImplementedError``: an abstract method that is missing in an
interpreted subclass of a compiled class would end the process. The registry checks that a game has
them all.
"""

# Compiled with mypyc.

from __future__ import annotations

import hashlib
from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from simony.core.bits import BIT, lowest, members
from simony.core.errors import IllegalAction, NotPending
from simony.core.event import Event
from simony.core.features import FeatureWriter, new_feature_writer
from simony.core.figures import FigureDict, hash_figures
from simony.core.records import Record, encode
from simony.core.rng import Rng
from simony.core.scene import Scene
from simony.i18n.text import SeatName, Text


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """Everything one viewer may know, and nothing else.

    All code outside the rules works with views, never with states.

    >>> from simony import Rng, open_game
    >>> game = open_game("dogma", seats=3)
    >>> state = game.new()
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> [seat] = state.pending_seats()
    >>> view = state.view(seat)
    >>> view.viewer, [game.notation(action) for action in view.legal[:3]]
    (2, ['name mercy', 'name sincerity', 'name generosity'])
    >>> view.record()["sizes"]
    [19, 18, 19]
    """

    def __init__(self, viewer: i64, legal: list[int]) -> None:
        self.viewer = viewer
        self.legal = legal

    def record(self) -> Record:
        """Return the view as named numbers. Views with equal records are equal."""
        raise NotImplementedError

    def features_into(self, writer: FeatureWriter) -> None:
        """Write the view as `Game.feature_count` numbers from 0 to 1, for learners.

        `Game.feature_names` has the meaning of each number.
        """
        raise NotImplementedError

    def features(self) -> list[float]:
        """Return the features as a list. Slower than `features_into`."""
        writer = new_feature_writer()
        self.features_into(writer)
        return writer.values()

    def to_bytes(self) -> bytes:
        """Return the record in its canonical form; `Game.load_view` is the inverse."""
        return encode(self.record())

    def to_json(self) -> str:
        """Return the same as text, for bots that are not written in Python."""
        return self.to_bytes().decode()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The full state of a game, as its log determines it.

    A state is mutable. Either seats must decide (`pending`), or chance must act (no seat is
    `pending` and the game is not `over`), or the game is over.

    >>> from simony import Rng, open_game
    >>> state = open_game("dogma", seats=3).new()
    >>> state.pending_seats()
    []
    >>> state.apply_chance(state.draw(Rng(1)))
    >>> [seat] = state.pending_seats()
    >>> state.play(seat, state.legal(seat)[0])
    >>> state.over(), state.scores()
    (False, [0, 2, 0])
    """

    # --- methods that a game defines --------------------------------------------------------------

    def game(self) -> Game:
        """Return the game that this is a state of."""
        raise NotImplementedError

    def pending(self) -> i64:
        """Return the mask of the seats that must decide.

        There are several where choices are sealed or any seat may react.
        """
        raise NotImplementedError

    def over(self) -> bool:
        """Return whether the game has ended. Then no seat is pending and chance does not act."""
        raise NotImplementedError

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of `seat` into `out`, ascending, and return their number, which
        is 0 exactly for a seat that is not pending.

        `out` has room for `Game.max_legal`. What is legal depends on `view(seat)` alone.
        """
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        """Let `seat` take `action`, which must be legal.

        Events are appended to `out`; without it none are made.
        """
        raise NotImplementedError

    def explain_illegal(self, seat: i64, action: i64) -> IllegalAction:  # noqa: ARG002  # a game that overrides it reads them
        """Return why a pending `seat` may not take `action`, with the ruling.

        It is called only for illegal actions. It must reveal nothing beyond the seat's view.
        """
        return IllegalAction("error-illegal")

    def draw(self, rng: Rng) -> list[int]:
        """Draw an outcome of chance (a deal, a starting player) with the right probability.

        Does not change the state.
        """
        raise NotImplementedError

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
        """Apply a drawn outcome of chance.

        The log has the outcome, so that a replay needs no generator.
        """
        raise NotImplementedError

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        """Return whether `draw` could give this outcome now.

        Accepts any list of numbers that fit 64 bits.
        """
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[list[int], int]] | None:
        """Return all outcomes with their weights, or None if there are too many to list."""
        return None

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:
        """Return a key for everything that `viewer` learns when `seat` takes `action`, including
        reveals that it triggers. Called before `apply`.

        Two actions have equal keys exactly if the viewer cannot tell them apart. The key is
        `UNSEEN` if the view does not change at all.
        """
        raise NotImplementedError

    def observed_chance(self, viewer: i64, outcome: list[int]) -> i64:
        """Return the key for an outcome of chance, as `observed` does for an action."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """Return what `seat` (or `SPECTATOR`) may know, built from nothing."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Return the current score of each seat."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Return the place of each seat; 1 is the best, and ties share the better place.

        Before the end, these are the places if the game stopped here.
        """
        raise NotImplementedError

    def pieces(self) -> list[int]:
        """Return where every piece is: one place number per piece, in a fixed order.

        `LOST` and `DOUBLED` must never occur.
        """
        raise NotImplementedError

    def copy(self) -> State:
        """Return an independent copy: a change of one never shows in the other."""
        raise NotImplementedError

    def record(self) -> Record:
        """Return all fields except `cache_fields` by name: a number, or a row of numbers, which is
        empty for a missing object.

        `Game.load` is the inverse.
        """
        raise NotImplementedError

    # --- methods that every game inherits ---------------------------------------------------------

    def legal(self, seat: i64) -> list[int]:
        """Return the legal actions of `seat`, ascending."""
        out = vec[i64]([0] * self.game().max_legal)
        found: i64 = self.legal_into(seat, out)
        return [out[index] for index in range(found)]

    def play(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        """Check the action, then apply it. Raise `IllegalAction`, leaving the state unchanged, if
        it is illegal.
        """
        refusal = self.why_illegal(seat, action)
        if refusal is not None:
            raise refusal
        self.apply(seat, action, out)

    def why_illegal(self, seat: i64, action: i64) -> IllegalAction | None:
        """Return why `seat` may not take `action`, or None if it may."""
        if seat < 0 or seat >= self.game().seats:
            return NotPending("error-no-such-seat", seat=seat + 1, seats=self.game().seats)
        if self.pending() & BIT[seat] == 0:
            return NotPending("error-not-pending", who=SeatName(seat))
        if action in self.legal(seat):
            return None
        if action < 0 or action >= self.game().action_count:
            return IllegalAction("error-no-such-action", action=action)
        return self.explain_illegal(seat, action)

    def seat_to_act(self) -> i64:
        """Return the lowest pending seat, or -1. For hot loops.

        A game in which one seat decides at a time can override it to avoid making the mask.
        """
        pending: i64 = self.pending()
        if pending == 0:
            return -1
        return lowest(pending)

    def random_action(self, seat: i64, rng: Rng, out: vec[i64]) -> i64:
        """Return a random legal action of a pending `seat`, each equally likely. For hot loops.

        It is the action that `legal_into` writes at the place that `rng.below` draws; `out` has
        room as for `legal_into`. A game can override it to avoid listing all actions.
        """
        return out[rng.below(self.legal_into(seat, out))]

    def features_into(self, seat: i64, writer: FeatureWriter) -> None:
        """Write the features of `view(seat)`. For hot loops.

        A game can override it with a view that lists no legal actions and shares rows with the
        state. The conformance suite checks that the features are those of `view`.
        """
        self.view(seat).features_into(writer)

    def pending_seats(self) -> list[int]:
        return members(self.pending())

    def to_bytes(self) -> bytes:
        """Return the record in its canonical form; `Game.load` is the inverse."""
        return encode(self.record())

    def position_bytes(self) -> bytes:
        """Return `to_bytes` without the history: states with equal bytes here continue alike,
        however they were reached.

        A game whose states remember more than the present position overrides it.
        """
        return self.to_bytes()

    def multiplicity(self, viewer: i64) -> int:  # noqa: ARG002  # a game that overrides it reads it
        """Return the number of ways in which the pieces hidden from `viewer` can be placed as they
        are, if some look alike; 1 if none do.

        `Game.sample` gives a placement in proportion to it: pieces are dealt one by one, even if
        some cannot be told apart.
        """
        return 1

    def cache_fields(self) -> tuple[str, ...]:
        """Return the names of fields that only cache what follows from the others. They are not in
        `record`.

        Copies may share cached objects that no longer change. A state without its caches behaves
        the same.
        """
        return ()

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return load_state, (self.game(), self.to_bytes())


LOST = -1
DOUBLED = -2


def only_place(places: list[int], if_none: int) -> int:
    """Return the place of a piece that was found in `places`: `DOUBLED` if there are several."""
    if len(places) > 1:
        return DOUBLED
    return places[0] if places else if_none


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """A distribution of worlds for one viewer at one decision, given everything that others did."""

    def sample_world(self, rng: Rng) -> State:
        """Sample a world. Its view for the viewer equals the one that the belief was made from.

        It may depend on the worlds sampled before.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with fixed seats, options and figures.

    ``figures`` are all figures with their statuses and ``house_rules`` the changes among them;
    ``figures_hash`` and ``rules_version`` identify the figures and the rules. ``legacy_options``
    has the options that came after the first logs, each with the value that means the game as it
    was before (`simony.core.game_spec.Option.before`). A log has at most ``max_actions`` entries of
    seats and chance, a decision at most ``max_legal`` legal actions. Actions are 0 to
    ``action_count - 1``.

    >>> from simony import Rng, open_game
    >>> game = open_game("indulgence", seats=4, options={"expert": True})
    >>> game.key, game.seats, game.options["expert"]
    ('indulgence', 4, 'on')
    >>> state = game.new()
    >>> game.outcome_notation(state.draw(Rng(1)))[:13]
    'start ruler 4'
    >>> game.notation(game.parse("SIN"))
    'sin'
    """

    def __init__(
        self,
        key: str,
        seats: int,
        options: dict[str, str],
        figures: FigureDict,
        rules_version: int,
        max_actions: int,
        max_legal: int,
        action_count: int,
        feature_count: int,
    ) -> None:
        self.key = key
        self.seats = seats
        self.options = options
        self.figures = figures
        self.figures_hash: str = hash_figures(figures)
        self.house_rules: FigureDict = {}
        self.legacy_options: dict[str, str] = {}
        self.rules_version = rules_version
        self.max_actions = max_actions
        self.max_legal = max_legal
        self.action_count = action_count
        self.feature_count = feature_count

    @property
    def pin(self) -> str:
        """A hash of the rules and figures, to which a table is pinned when its game starts."""
        return hashlib.sha256(
            f"{self.key} {self.rules_version} {self.figures_hash}".encode()
        ).hexdigest()[:16]

    def written_options(self) -> dict[str, str]:
        """Return the options as files hold them: without those that mean the game as it was before
        they existed. So a file from before and a new one of the same game agree.
        """
        return {
            key: value
            for key, value in self.options.items()
            if value != self.legacy_options.get(key)
        }

    def new(self) -> State:
        """Return the initial state. If anything is random, chance acts first."""
        raise NotImplementedError

    def load(self, data: bytes) -> State:
        """Return the state of `State.to_bytes`. Raises `BadRecord`."""
        raise NotImplementedError

    def load_view(self, data: bytes | str) -> View:
        """Return the view of `View.to_bytes` or `View.to_json`. Raises `BadRecord`."""
        raise NotImplementedError

    def sample(self, view: View, rng: Rng) -> State:
        """Sample a world that is consistent with the view: uniform over the placements of all
        hidden pieces that some history with the same observations leads to.

        Its view for the same viewer equals `view`. Other seats may remember less in it than they
        would in a real game.
        """
        raise NotImplementedError

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return a quick, sensible action for a pending `seat`.

        It may depend only on what the seat knows.
        """
        raise NotImplementedError

    def unnoticed_action(self, legal: list[int]) -> i64:  # noqa: ARG002  # a game that overrides it reads it
        """Return the action of a player who has not noticed what there is to notice; -1 if nothing
        can be overlooked.

        Bots take it now and then, weaker ones more often: a bot that never misses anything is no
        fun to play tricks on.
        """
        return -1

    def likelihood(self, world: State, viewer: i64) -> float:  # noqa: ARG002  # a game that overrides it reads them
        """Return how well `world` fits the recent actions of others that the viewer saw, if they
        play by the heuristics: more than 0, at most 1.

        A search can weight worlds by it. By default all worlds are equally likely, as in `sample`.
        """
        return 1.0

    def belief(self, view: View, rng: Rng) -> Belief | None:  # noqa: ARG002  # a game that overrides it reads them
        """Return a distribution of worlds given everything that the viewer saw others do, or None
        if the game has none.

        A search then does not weight worlds by `likelihood`.
        """
        return None

    def win_probabilities(self, state: State) -> list[float]:  # noqa: ARG002  # a game that overrides it reads it
        """Return the expected share of the win for each seat, or an empty list if that needs
        search.

        The shares add up to 1. It is called only where chance is to act, for example before a new
        deal. A search can end its rollouts there: what follows is mostly luck, which hides the
        effect of an action.
        """
        return []

    def search_budgets(self) -> list[int]:
        """Return the number of rollouts per decision for a bishop, a cardinal and a pope.

        The numbers are chosen so that each level measurably beats the one before. Where a rollout
        says little about an action, a few more help little; where it says much, more soon stop
        helping.
        """
        return [32, 100, 1200]

    def bot_version(self) -> int:
        """Return a number that is raised whenever a bot of any level plays differently with the
        same budget.

        Files of games record it: games of different versions are not mixed.
        """
        return 1

    def feature_names(self) -> list[str]:
        """Return the name of each number of `View.features`: ``feature_count`` distinct names."""
        return [f"feature {number}" for number in range(self.feature_count)]

    def scene(self, view: View) -> Scene:
        """Return what the viewer's table looks like, in text keys and arguments."""
        raise NotImplementedError

    def describe(self, event: Event) -> Text:
        """Return the text of an event for the chronicle."""
        raise NotImplementedError

    def rules(self) -> list[Text]:
        """Return the rules of this game in our words. The keys of the texts end in the anchors of
        links.
        """
        raise NotImplementedError

    def notation(self, action: i64) -> str:
        """Return a short text for an action, the same in every state."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """Return the action of a notation, ignoring case and spacing. Raises `BadNotation`, a
        ``ValueError``.
        """
        raise NotImplementedError

    def outcome_notation(self, outcome: list[int]) -> str:
        """Return a short text for an outcome of chance."""
        raise NotImplementedError

    def parse_outcome(self, text: str) -> list[int]:
        """Return the outcome of an `outcome_notation`. Raises `BadNotation`."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return reopen_game, (
            type(self),
            self.seats,
            self.options,
            self.figures,
            self.house_rules,
            self.legacy_options,
        )


def load_state(game: Game, data: bytes) -> State:
    """Restore a state from a pickle."""
    return game.load(data)


def reopen_game(
    make: Callable[[int, dict[str, str], FigureDict], Game],
    seats: int,
    options: dict[str, str],
    figures: FigureDict,
    house_rules: FigureDict,
    legacy_options: dict[str, str],
) -> Game:
    """Restore a game from a pickle; `make` is its class (see `GameSpec.make`)."""
    game = make(seats, options, figures)
    game.house_rules = house_rules
    game.legacy_options = legacy_options
    return game
