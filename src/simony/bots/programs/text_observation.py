"""A view as text: what one seat knows and may do, in sentences, for language models.

It is made from the view's scene and the events the seat has seen, like the table in the terminal,
and from nothing else: no state is available here. The same view and history give the same text,
without colours and of bounded length.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, islice

from simony.core.choice_numbers import choice_numbers
from simony.core.contract import Game, View
from simony.core.event import Event
from simony.core.scene import Item, Scene, SeatPanel, Zone
from simony.i18n.sentences import Localization, localization
from simony.i18n.text import Arg, Text

MAX_RECALLED = 200
"""The most sentences about the history in a text."""
_COUNTED = ("pile", "counter")


@dataclass
class SeatHistory:
    """The last events that a seat may know, and how many are new since its last decision."""

    seat: int
    entries: deque[Event | Text] = field(default_factory=lambda: deque(maxlen=MAX_RECALLED))
    unread: int = 0

    def add_events(self, events: Iterable[Event]) -> None:
        """Add events, except those that are hidden from the seat."""
        for event in events:
            if event.seen_by(self.seat):
                self.add(event)

    def add(self, what: Event | Text) -> None:
        """Add one event that the seat may know; a text for something outside the rules."""
        self.entries.append(what)
        self.unread = min(MAX_RECALLED, self.unread + 1)

    def mark_read(self) -> None:
        """Mark all entries as read."""
        self.unread = 0


@dataclass(frozen=True)
class NumberedChoice:
    """One action: its number, its notation and its meaning."""

    action: int
    number: int
    notation: str
    text: str


@dataclass(frozen=True)
class TextObservation:
    """A decision as text, and its choices."""

    text: str
    choices: tuple[NumberedChoice, ...]


def rules_text(game: Game, language: str) -> str:
    """Return the rules of this game, with its options and figures, and how to answer.

    They are sent once, before the first question.
    """
    words = _SeatLocalization(game, language, None)
    said = [words.translate(text) for text in game.rules()]
    return "\n".join(
        [
            words.translate_key("prose-how", game=words.game_name),
            "",
            words.heading("prose-rules", game=words.game_name),
            *said,
        ]
    )


def make_text_observation(
    game: Game, view: View, language: str, history: SeatHistory | None = None, memory: int = 0
) -> TextObservation:
    """Return what the viewer knows and must decide.

    `memory` is the number of sentences about the past, if there are that many; new ones are always
    included. Without a `history` the past is left out.
    """
    scene = game.scene(view)
    words = _SeatLocalization(game, language, int(view.viewer))
    choices = tuple(_numbered_choices(scene, words))
    parts = [
        [
            words.translate_key(
                "prose-title",
                game=words.game_name,
                seats=game.seats,
                name=words.localization.seat_name(int(view.viewer)),
            )
        ],
        *(_history_parts(game, history, memory, words) if history is not None else ()),
        [words.heading("prose-table"), *(f"- {line}" for line in _scene_lines(scene, words))],
        [
            words.heading("prose-question"),
            words.translate(scene.prompt),
            *_explanations(game, scene, words),
        ],
        [
            words.heading("prose-choices"),
            *(f"{choice.number}. {choice.notation} – {choice.text}" for choice in choices),
        ],
        [words.translate_key("prose-answer")],
    ]
    return TextObservation("\n\n".join("\n".join(part) for part in parts), choices)


class _SeatLocalization:
    """Localization for one seat in one language.

    Seats have numbers for names, so that no name is a hint.
    """

    def __init__(self, game: Game, language: str, viewer: int | None) -> None:
        self.localization: Localization = localization(language)
        self.key = game.key
        self.viewer = viewer

    @property
    def game_name(self) -> str:
        return self.translate_or(f"{self.key}-name", self.key)

    def translate(self, text: Text) -> str:
        return self.localization.translate(text, None, self.viewer)

    def translate_key(self, key: str, **args: Arg) -> str:
        return self.translate(Text(key, **args))

    def translate_or(self, key: str, otherwise: str) -> str:
        """Return the text of a key, or `otherwise` if the game does not have one."""
        return self.translate_key(key) if self.localization.has(key) else otherwise

    def heading(self, key: str, **args: Arg) -> str:
        return f"## {self.translate_key(key, **args)}"

    def labelled(self, label: str, what: str) -> str:
        return self.translate_key("prose-labelled", label=label) + what

    def bracketed(self, parts: Sequence[str]) -> str:
        return (
            self.translate_key("prose-bracketed", words=self.localization.join_commas(list(parts)))
            if parts
            else ""
        )

    def join_apart(self, parts: Iterable[str]) -> str:
        return self.translate_key("prose-apart").join(parts)


# --- the past -------------------------------------------------------------------------------------


def _history_parts(
    game: Game, history: SeatHistory, memory: int, words: _SeatLocalization
) -> Iterator[list[str]]:
    recalled = islice(
        history.entries, max(0, len(history.entries) - max(history.unread, memory)), None
    )
    told = [
        f"- {words.translate(game.describe(each) if isinstance(each, Event) else each)}"
        for each in recalled
    ]
    earlier, since = told[: len(told) - history.unread], told[len(told) - history.unread :]
    if earlier:
        yield [words.heading("prose-earlier"), *earlier]
    yield [words.heading("prose-since"), *(since or [f"- {words.translate_key('prose-nothing')}"])]


# --- the table ------------------------------------------------------------------------------------


def _scene_lines(scene: Scene, words: _SeatLocalization) -> Iterator[str]:
    yield from (words.translate(fact) for fact in scene.facts)
    for panel in scene.seats:
        line = _seat_line(panel, scene, words)
        if line:
            yield line
    for zone in scene.zones:
        what = _zone_contents(zone, words)
        if what:
            yield words.labelled(words.translate(zone.label), what)


def _seat_line(panel: SeatPanel, scene: Scene, words: _SeatLocalization) -> str:
    """Return a seat's roles and score; empty if it has neither, or a counter shows its score."""
    parts = [words.translate(role) for role in panel.roles]
    if panel.score is not None and not _is_counted(scene):
        parts.append(
            words.translate_or(f"{words.key}-score", words.translate_key("prose-points"))
            + f" {panel.score}"
        )
    name = words.localization.seat_name(panel.seat)
    return words.labelled(name, words.localization.join_commas(parts)) if parts else ""


def _is_counted(scene: Scene) -> bool:
    """Whether every seat has a counter that shows its score."""
    there = {(zone.seat, zone.amount) for zone in scene.zones if zone.kind == "counter"}
    return all((panel.seat, panel.score) in there for panel in scene.seats)


def _zone_contents(zone: Zone, words: _SeatLocalization) -> str:
    """Return the contents of a zone.

    Empty zones are mentioned only if they are counters or the viewer's own.
    """
    parts = [] if zone.amount is None else [str(zone.amount)]
    if zone.note is None or any(item.look for item in zone.items):
        parts += _items(zone.items, words)
    if zone.note is not None:
        parts.append(words.translate(zone.note))
    if parts == ["0"] and zone.kind != "counter":
        parts = []
    if not parts and zone.seat == words.viewer and zone.kind not in _COUNTED:
        return words.translate_key("prose-none")
    return words.join_apart(parts)


def _items(items: Sequence[Item], words: _SeatLocalization) -> list[str]:
    return [
        _group_text(list(same), words)
        for _, same in groupby(items, key=lambda item: (item.face, item.marks, item.seat))
    ]


def _group_text(items: Sequence[Item], words: _SeatLocalization) -> str:
    """Return the text of adjacent items that look alike: owner, face, count, marks."""
    first = items[0]
    marks = [words.translate_or(f"{words.key}-mark-{mark}", mark) for mark in first.marks]
    face = (
        words.translate(first.face)
        + (words.translate_key("prose-alike", count=len(items)) if len(items) > 1 else "")
        + words.bracketed(marks)
    )
    return (
        face
        if first.seat is None or first.kind != "card"
        else words.labelled(words.localization.seat_name(first.seat), face)
    )


# --- the question ---------------------------------------------------------------------------------


def _explanations(game: Game, scene: Scene, words: _SeatLocalization) -> Iterator[str]:
    """Return explanations of the table, except those that are in the rules."""
    general = {text.key for text in game.rules()}
    yield from (words.translate(text) for text in scene.about if text.key not in general)


def _numbered_choices(scene: Scene, words: _SeatLocalization) -> Iterator[NumberedChoice]:
    for number, choice in zip(choice_numbers(scene.choices), scene.choices, strict=True):
        yield NumberedChoice(choice.action, number, choice.notation, words.translate(choice.text))
