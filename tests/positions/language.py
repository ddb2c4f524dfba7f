"""The language of the rule tests: a description of a position, and a position that can be played on
and queried.

A `Description` reads phrases separated by commas and line ends (``B rules hand 3, C holds m137
s2``). A game declares the phrases it knows::

    class MyDescription(Description):
        @says("WHO holds REST")
        def holds(self, seat: int, cards: str) -> None: ...

In a pattern WHO is a seat, N a number, WORD one word and REST everything that follows; in tests
seats are the letters A, B, C … An unknown phrase or an impossible position raises `Impossible`.

A `Position` is played on by saying who does what (``C: b2 ring``). It can be asked what is legal,
what is refused, and which events each viewer sees.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, Self, TypeVar

import pytest

from simony.core.contract import DOUBLED, LOST, Game, State, View
from simony.core.errors import IllegalAction, NotPending
from simony.core.event import SPECTATOR, Event, visible_records
from simony.core.rng import Rng

LETTERS = "ABCDEFGH"

Method = TypeVar("Method", bound=Callable[..., None])
_HOLES = {"WHO": "([A-H])", "N": r"(\d+)", "WORD": r"(\S+)", "REST": "(.+)"}
_PATTERNS: dict[Callable[..., None], list[str]] = {}


class Impossible(Exception):  # no Error suffix: it reads better in tests
    """A description that cannot be read, or one of an impossible position."""


def seat_of(letter: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise Impossible(f"{letter!r} is no seat: seats are {', '.join(LETTERS)}")
    return LETTERS.index(letter)


def letter_of(seat: int) -> str:
    return LETTERS[seat] if seat >= 0 else "nobody"


def viewer_of(name: str) -> int:
    return SPECTATOR if name == "spectator" else seat_of(name)


def phrases(text: str) -> list[str]:
    """Split a description into phrases; a colon counts as a space."""
    spoken = [
        re.sub(r"\s+", " ", part.replace(":", " ")).strip() for part in re.split(r"[,\n]", text)
    ]
    return [part for part in spoken if part]


def says(pattern: str) -> Callable[[Method], Method]:
    """Let the decorated method read the phrases that match `pattern`, with the values of its
    placeholders.
    """

    def mark(method: Method) -> Method:
        _PATTERNS.setdefault(method, []).append(pattern)
        return method

    return mark


class Description:
    """Parser of descriptions; a game's subclass declares its phrases with `says`."""

    _known: ClassVar[list[tuple[str, re.Pattern[str], str]]] = []

    def __init_subclass__(cls) -> None:
        own = [
            (pattern, name)
            for name, method in vars(cls).items()
            if callable(method)
            for pattern in _PATTERNS.get(method, [])
        ]
        cls._known = [*cls._known, *((pattern, _regex(pattern), name) for pattern, name in own)]

    def read(self, text: str) -> Self:
        for phrase in phrases(text):
            self._read(phrase)
        return self

    def _read(self, phrase: str) -> None:
        for pattern, regex, name in self._known:
            found = regex.fullmatch(phrase)
            if found:
                getattr(self, name)(*_filled(pattern, found.groups()))
                return
        known = " · ".join(pattern for pattern, _, _ in self._known)
        raise Impossible(f"cannot read {phrase!r}; known: {known}")


def _regex(pattern: str) -> re.Pattern[str]:
    return re.compile(" ".join(_HOLES.get(word, re.escape(word)) for word in pattern.split()))


def _filled(pattern: str, groups: tuple[str, ...]) -> list[int | str]:
    holes = [word for word in pattern.split() if word in _HOLES]
    readers: dict[str, Callable[[str], int | str]] = {"WHO": seat_of, "N": int}
    return [readers.get(hole, str)(text) for hole, text in zip(holes, groups, strict=True)]


class Position:
    """A position in the middle of a game.

    A game's subclass translates its short words with `spell` and `shorten`.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.scores_before = state.scores()
        self.check()

    # --- words ------------------------------------------------------------------------------------

    def spell(self, said: str) -> str:
        """Return a move, as tests write it, in the game's notation."""
        return said

    def shorten(self, notation: str) -> str:
        """Return a move in the game's notation as tests write it."""
        return notation

    def steps(self, seat: int, said: str) -> list[str]:  # noqa: ARG002  # a game that overrides it reads the seat
        """Split a compound move into single moves."""
        return [said]

    def _said(self, text: str) -> tuple[int, str]:
        who, colon, said = text.partition(":")
        if not colon:
            raise Impossible(f"who does {text!r}? Expected: WHO: MOVE")
        return seat_of(who.strip()), said.strip()

    def _move(self, text: str) -> tuple[int, int]:
        seat, said = self._said(text)
        return seat, self.game.parse(self.spell(said))

    # --- what happens -----------------------------------------------------------------------------

    def play(self, moves: str) -> Self:
        """Play ``C: b2 ring, D: b3``, one move after the other, each checked."""
        self.events = []
        for move in re.split(r"[,\n]", moves):
            if move.strip():
                seat, said = self._said(move)
                for step in self.steps(seat, said):
                    self.state.play(seat, self.game.parse(self.spell(step)), self.events)
                    self.check()
        return self

    def chance(self, outcome: str) -> Self:
        """Apply this outcome of chance, which must be possible."""
        parsed = self.game.parse_outcome(outcome)
        if self.state.pending() != 0 or not self.state.is_possible_outcome(parsed):
            raise Impossible(f"chance cannot do {outcome!r} now")
        self.events = []
        self.state.apply_chance(parsed, self.events)
        self.check()
        return self

    def shuffle(self, seed: int = 0) -> Self:
        """Let chance act until a seat must act or the game is over."""
        self.events = []
        rng = Rng(seed)
        while self.state.pending() == 0 and not self.state.over():
            self.state.apply_chance(self.state.draw(rng), self.events)
        self.check()
        return self

    def copy(self) -> Self:
        return type(self)(self.game, self.state.copy())

    # --- what holds -------------------------------------------------------------------------------

    def to_act(self) -> str:
        """Return the letters of all seats that must act; empty if chance acts or the game
        is over.
        """
        return "".join(letter_of(seat) for seat in self.state.pending_seats())

    def over(self) -> bool:
        return self.state.over()

    def choices(self, who: str) -> list[str]:
        """Return the legal moves of a seat, in the game's order."""
        return [
            self.shorten(self.game.notation(action)) for action in self.state.legal(seat_of(who))
        ]

    def refuses(self, move: str, ruling: str | None = None) -> IllegalAction:
        """Check that the move is refused, with this ruling if one is given, and that nothing
        changes.
        """
        seat, action = self._move(move)
        before = self.state.to_bytes()
        with pytest.raises(IllegalAction) as caught:
            self.state.play(seat, action)
        assert self.state.to_bytes() == before, f"{move!r} was refused and yet changed something"
        refusal = caught.value
        assert not isinstance(refusal, NotPending), (
            f"{move!r}: {letter_of(seat)} is not asked at all"
        )
        if ruling is not None:
            assert refusal.ruling == ruling, (
                f"{move!r} is refused by {refusal.ruling!r}, not {ruling!r}: {refusal}"
            )
        return refusal

    def must_wait(self, move: str) -> None:
        """Check that this seat has nothing to decide now."""
        seat, action = self._move(move)
        with pytest.raises(NotPending):
            self.state.play(seat, action)

    def events_for(self, who: str, kind: str = "") -> list[dict[str, object]]:
        """Return the events that a viewer (a seat, or ``spectator``) saw during the last `play`,
        `chance` or `shuffle`.
        """
        seen = visible_records(self.events, viewer_of(who))
        return [event for event in seen if not kind or event["kind"] == kind]

    def kinds(self, who: str) -> list[str]:
        """Return the kinds of the events that a viewer saw."""
        return [str(event["kind"]) for event in self.events_for(who)]

    def was_told(self, who: str, kind: str, **what: int | list[int]) -> bool:
        """Whether a viewer saw exactly one event of this kind, with at least these values."""
        seen = self.events_for(who, kind)
        return len(seen) == 1 and all(seen[0].get(name) == value for name, value in what.items())

    def view(self, who: str) -> View:
        return self.state.view(viewer_of(who))

    def gained(self) -> list[int]:
        """Return how much the score of each seat has changed since the position was described."""
        return [
            now - before
            for now, before in zip(self.state.scores(), self.scores_before, strict=True)
        ]

    def places(self) -> list[int]:
        return self.state.places()

    def check(self) -> None:
        """Check what holds for every position of every game."""
        pieces = self.state.pieces()
        if LOST in pieces or DOUBLED in pieces:
            raise Impossible(f"a piece is lost or there twice: {pieces}")
        for seat in self.state.pending_seats():
            legal = self.state.legal(seat)
            assert legal == sorted(set(legal)) != [], (
                f"{letter_of(seat)} is asked, and offered {legal}"
            )
