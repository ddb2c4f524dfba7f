"""The contract every game keeps: `View`, `State` and `Game`.

Hot methods take and return ``i64`` and ``vec[i64]``; Python integers pass for them everywhere. The
classes are concrete and raise ``NotImplementedError``, because an abstract method left out of an
interpreted subclass of a compiled class would end the whole process; the registry checks that a
game has them all.
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

    Whoever is outside the rules gets one of these.
    """

    def __init__(self, viewer: i64, legal: list[int]) -> None:
        self.viewer = viewer
        self.legal = legal

    def record(self) -> Record:
        """All of it as named numbers; two views with equal records are the same view."""
        raise NotImplementedError

    def features_into(self, writer: FeatureWriter) -> None:
        """The same for a learner: write `Game.feature_count` numbers from 0 to 1.

        `Game.feature_names` says what each of them is.
        """
        raise NotImplementedError

    def features(self) -> list[float]:
        """`features_into` for whoever is in no hurry."""
        sheet = new_feature_writer()
        self.features_into(sheet)
        return sheet.values()

    def to_bytes(self) -> bytes:
        """The record in its one canonical form; `Game.load_view` reads it back."""
        return encode(self.record())

    def to_json(self) -> str:
        """The same bytes as text, for a bot that is not written in Python."""
        return self.to_bytes().decode()


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth about one game: what its log adds up to.

    A state is mutable. Somebody must decide (`pending`), or chance must act (nobody is `pending`
    and it is not `over`), or it is over.
    """

    # --- what a game writes -----------------------------------------------------------------------

    def game(self) -> Game:
        """The game this is a state of."""
        raise NotImplementedError

    def pending(self) -> i64:
        """The mask of the seats that owe a decision.

        Several at once where choices are sealed or a window is open.
        """
        raise NotImplementedError

    def over(self) -> bool:
        """Whether the game has ended. Then nobody is pending and chance is done."""
        raise NotImplementedError

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the actions open to `seat` into `out`, ascending, and return how many: 0 for a seat
        that is not pending, never else.

        `out` has room for `Game.max_legal`. What is legal depends on `view(seat)` alone.
        """
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        """Let `seat` take `action`, which the caller knows to be legal.

        Events go to `out`; without it none are made.
        """
        raise NotImplementedError

    def explain_illegal(self, seat: i64, action: i64) -> IllegalAction:  # noqa: ARG002  # a game that overrides it reads them
        """Why a pending `seat` may not take `action`, with the ruling.

        Asked only of actions that are not legal.

        It may tell the seat nothing beyond its view.
        """
        return IllegalAction("error-illegal")

    def draw(self, rng: Rng) -> list[int]:
        """Chance: choose an outcome (a deal, a starting player), each with its right probability.

        Changes nothing.
        """
        raise NotImplementedError

    def apply_chance(self, outcome: list[int], out: list[Event] | None = None) -> None:
        """Let a drawn outcome happen.

        The log keeps the outcome, so that a replay needs no generator.
        """
        raise NotImplementedError

    def is_possible_outcome(self, outcome: list[int]) -> bool:
        """Whether `draw` could give this outcome now; any list of numbers that fit an ``i64`` may
        be asked about.
        """
        raise NotImplementedError

    def chance_outcomes(self) -> list[tuple[list[int], int]] | None:
        """All outcomes with their weights where they can be listed, otherwise None."""
        return None

    def observed(self, viewer: i64, seat: i64, action: i64) -> i64:
        """One key for all that `viewer` will learn when `seat` takes `action`, reveals it triggers
        included. Asked before `apply`.

        Two actions have equal keys exactly if the viewer could not tell them apart; `UNSEEN` if the
        viewer's view does not change at all.
        """
        raise NotImplementedError

    def observed_chance(self, viewer: i64, outcome: list[int]) -> i64:
        """The same for an outcome of chance."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """What `seat` (or `SPECTATOR`) may know, built up from nothing."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat, 1 the best, ties sharing the better place.

        Before the end: if the game stopped here.
        """
        raise NotImplementedError

    def pieces(self) -> list[int]:
        """Where every piece is: one place number a piece, in a fixed order.

        `LOST` or `DOUBLED` must never occur.
        """
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy: nothing done to either shows in the other."""
        raise NotImplementedError

    def record(self) -> Record:
        """All fields but the `cache_fields`, by name: a number, or a row of them, which is empty
        for an object that is not there.

        `Game.load` is the inverse.
        """
        raise NotImplementedError

    # --- what every game gets ---------------------------------------------------------------------

    def legal(self, seat: i64) -> list[int]:
        """The actions open to `seat`, ascending."""
        out = vec[i64]([0] * self.game().max_legal)
        found: i64 = self.legal_into(seat, out)
        return [out[index] for index in range(found)]

    def play(self, seat: i64, action: i64, out: list[Event] | None = None) -> None:
        """`apply` for people and servers: raises `IllegalAction`, and changes nothing, where it is
        not legal.
        """
        objection = self.why_illegal(seat, action)
        if objection is not None:
            raise objection
        self.apply(seat, action, out)

    def why_illegal(self, seat: i64, action: i64) -> IllegalAction | None:
        """What is wrong with `seat` taking `action`, or None."""
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
        """For loops: the lowest pending seat, or -1.

        A game in which one seat decides at a time may answer without making the mask.
        """
        pending: i64 = self.pending()
        if pending == 0:
            return -1
        return lowest(pending)

    def random_action(self, seat: i64, rng: Rng, out: vec[i64]) -> i64:
        """For loops: one of the actions open to a pending `seat`, each equally likely; `out` has
        room as for `legal_into`.

        It is the one that `legal_into` would write at the place that `rng.below` draws. A game may
        know it without listing them all.
        """
        return out[rng.below(self.legal_into(seat, out))]

    def pending_seats(self) -> list[int]:
        return members(self.pending())

    def to_bytes(self) -> bytes:
        """The record in its one canonical form; `Game.load` reads it back."""
        return encode(self.record())

    def position_bytes(self) -> bytes:
        """`to_bytes` without what is only remembered: two states with equal bytes here go on alike,
        whatever led to them.

        A game whose states keep more of the past than what lies on the table says here what does.
        """
        return self.to_bytes()

    def multiplicity(self, viewer: i64) -> int:  # noqa: ARG002  # a game that overrides it reads it
        """In how many ways the pieces hidden from `viewer` can lie as they do, where some look
        alike; 1 where none do.

        `Game.sample` gives a placement so much more often: pieces are dealt one by one, though some
        cannot be told apart.
        """
        return 1

    def cache_fields(self) -> tuple[str, ...]:
        """The names of fields that only keep what can be made anew from the others: they are not in
        `record`.

        Copies may share what is kept, if nobody changes it any more. A state that has lost it
        shows, allows and does the same.
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Worlds that could be true for one viewer at one decision, drawn by how well they fit all that
    others have done.
    """

    def sample_world(self, rng: Rng) -> State:
        """The next one.

        Its view for the viewer is the one that was guessed from; which it is may depend on those
        drawn before.
        """
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game bound to its seats, options and figures: nothing that follows takes any of them.

    ``key, seats, options`` say which; ``figures`` are all figures with their statuses,
    ``house_rules`` the changes among them, if any; ``figures_hash`` and ``rules_version`` name the
    figures and the rules; no log holds more than ``max_actions`` entries of seats and chance; no
    decision offers more than ``max_legal``; actions are 0 to ``action_count - 1``.
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
        self.figures_hash = hash_figures(figures)
        self.house_rules: FigureDict = {}
        self.rules_version = rules_version
        self.max_actions = max_actions
        self.max_legal = max_legal
        self.action_count = action_count
        self.feature_count = feature_count

    @property
    def pin(self) -> str:
        """One hash of the rules and the figures: what a table is pinned to when its game begins."""
        return hashlib.sha256(
            f"{self.key} {self.rules_version} {self.figures_hash}".encode()
        ).hexdigest()[:16]

    def new(self) -> State:
        """A game about to begin; chance acts first where anything is random."""
        raise NotImplementedError

    def load(self, data: bytes) -> State:
        """The inverse of `State.to_bytes`; `BadRecord` for anything else."""
        raise NotImplementedError

    def load_view(self, data: bytes | str) -> View:
        """The inverse of `View.to_bytes` and `View.to_json`; `BadRecord` for anything else."""
        raise NotImplementedError

    def sample(self, view: View, rng: Rng) -> State:
        """A world that could be true: uniform over the places of all hidden pieces for which some
        history shows the viewer the same.

        Its view for the same viewer equals `view`; what other seats remember in it may be less than
        they would.
        """
        raise NotImplementedError

    def suggest(self, state: State, seat: i64, rng: Rng) -> i64:
        """A quick sensible move for `seat`, which is pending.

        It may depend only on what the seat knows.
        """
        raise NotImplementedError

    def unnoticed_action(self, legal: list[int]) -> i64:  # noqa: ARG002  # a game that overrides it reads it
        """Which of the legal actions somebody takes who has not noticed what there may be to
        notice; -1 where nothing can be overlooked.

        Bots do it now and then, the weaker the more often: a program that forgets nothing would be
        no fun to slip anything past.
        """
        return -1

    def likelihood(self, world: State, viewer: i64) -> float:  # noqa: ARG002  # a game that overrides it reads them
        """How well `world` fits what the viewer has lately seen others do, if they play by the
        heuristics: more than 0, at most 1.

        A search may draw worlds by it. A game that says nothing takes all worlds for equally
        likely, as `sample` does.
        """
        return 1.0

    def belief(self, view: View, rng: Rng) -> Belief | None:  # noqa: ARG002  # a game that overrides it reads them
        """Worlds drawn by all that the viewer has seen others do, for a game that can tell at once
        what speaks against a hand.

        A search then weighs no worlds by `likelihood`. None where nothing can be told so.
        """
        return None

    def win_probabilities(self, state: State) -> list[float]:  # noqa: ARG002  # a game that overrides it reads it
        """What share of the win each seat may expect, where a glance tells: where nothing is held
        and chance is about to deal anew, say. The shares add up to 1; there are none where one
        had to play on to tell. Asked only where chance is to act.

        A search may end its imagined games there: what comes later is mostly luck, which hides what
        an action does now.
        """
        return []

    def search_budgets(self) -> list[int]:
        """How many games a bishop, a cardinal and a pope play in their heads for a decision: so
        many that each is seen to beat the one before. Where little shows what an action does, a
        few more help little; where much does, they soon help no more.
        """
        return [32, 100, 1200]

    def bot_version(self) -> int:
        """A number that rises when a bot of any level would do something else than before with the
        same budget: games that were played before do not belong together with those played
        since, and files of them say so.
        """
        return 1

    def feature_names(self) -> list[str]:
        """What each of the numbers that `View.features` gives is: ``feature_count`` names, no two
        alike.
        """
        return [f"feature {number}" for number in range(self.feature_count)]

    def scene(self, view: View) -> Scene:
        """What the viewer's table looks like: text keys and arguments, never sentences."""
        raise NotImplementedError

    def describe(self, event: Event) -> Text:
        """The sentence for the chronicle."""
        raise NotImplementedError

    def rules(self) -> list[Text]:
        """The rules of this game in our words: a text each, whose keys end in the anchor that links
        lead to.
        """
        raise NotImplementedError

    def notation(self, action: i64) -> str:
        """A short text for an action, the same whatever the state."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The inverse of `notation`, forgiving about case and spaces; `BadNotation`, a
        ``ValueError``, for anything else.
        """
        raise NotImplementedError

    def outcome_notation(self, outcome: list[int]) -> str:
        """A short text for an outcome of chance."""
        raise NotImplementedError

    def parse_outcome(self, text: str) -> list[int]:
        """The inverse of `outcome_notation`; `BadNotation` for anything else."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return reopen_game, (type(self), self.seats, self.options, self.figures, self.house_rules)


def load_state(game: Game, data: bytes) -> State:
    """What pickle calls."""
    return game.load(data)


def reopen_game(
    make: Callable[[int, dict[str, str], FigureDict], Game],
    seats: int,
    options: dict[str, str],
    figures: FigureDict,
    house_rules: FigureDict,
) -> Game:
    """What pickle calls: a game's class is made from seats, options and figures
    (`GameSpec.make`).
    """
    game = make(seats, options, figures)
    game.house_rules = house_rules
    return game
