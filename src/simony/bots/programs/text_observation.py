"""A view as text: what one seat knows and may do, in sentences, for whoever reads words better than
numbers.

It is made of the view's scene and of the events the seat has heard, as the terminal's table is, and
of nothing else: there is no state here to look into. The same view and the same past give the same
text, without colours, and no longer than a game's table makes it.
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
"""So many sentences about the past stand in a text, at most."""
_COUNTED = ("pile", "counter")


@dataclass
class SeatHistory:
    """What one seat has heard: the last things that it may know of, and how many of them are new
    since it was last asked.
    """

    seat: int
    entries: deque[Event | Text] = field(default_factory=lambda: deque(maxlen=MAX_RECALLED))
    unread: int = 0

    def add_events(self, events: Iterable[Event]) -> None:
        """What has happened. Others' secrets are passed over."""
        for event in events:
            if event.seen_by(self.seat):
                self.add(event)

    def add(self, what: Event | Text) -> None:
        """One thing that the seat may know; a text for what is outside the rules."""
        self.entries.append(what)
        self.unread = min(MAX_RECALLED, self.unread + 1)

    def mark_read(self) -> None:
        """What is known by now is news no more."""
        self.unread = 0


@dataclass(frozen=True)
class NumberedChoice:
    """One action: what to answer for it, by number or by notation, and what it means."""

    action: int
    number: int
    notation: str
    text: str


@dataclass(frozen=True)
class TextObservation:
    """A question in words: all of it, and its choices once more one by one."""

    text: str
    choices: tuple[NumberedChoice, ...]


def rules_text(game: Game, language: str) -> str:
    """The rules of this very game, with its options and figures, and how to answer: told once,
    before the first question.
    """
    voice = _SeatLocalization(game, language, None)
    said = [voice.translate(text) for text in game.rules()]
    return "\n".join(
        [
            voice.translate_key("prose-how", game=voice.game_name),
            "",
            voice.heading("prose-rules", game=voice.game_name),
            *said,
        ]
    )


def make_text_observation(
    game: Game, view: View, language: str, history: SeatHistory | None = None, memory: int = 0
) -> TextObservation:
    """What the viewer knows and is asked.

    `memory` is how many sentences about the past there are, if there are so many; what is new is
    always told. With no `past` nothing is said about it.
    """
    scene = game.scene(view)
    voice = _SeatLocalization(game, language, int(view.viewer))
    offers = tuple(_numbered_choices(scene, voice))
    parts = [
        [
            voice.translate_key(
                "prose-title",
                game=voice.game_name,
                seats=game.seats,
                name=voice.localization.seat_name(int(view.viewer)),
            )
        ],
        *(_history_parts(game, history, memory, voice) if history is not None else ()),
        [voice.heading("prose-table"), *(f"- {line}" for line in _scene_lines(scene, voice))],
        [
            voice.heading("prose-question"),
            voice.translate(scene.prompt),
            *_explanations(game, scene, voice),
        ],
        [
            voice.heading("prose-choices"),
            *(f"{offer.number}. {offer.notation} – {offer.text}" for offer in offers),
        ],
        [voice.translate_key("prose-answer")],
    ]
    return TextObservation("\n\n".join("\n".join(part) for part in parts), offers)


class _SeatLocalization:
    """Speaks to one seat, in one language.

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
        """The text if there is one; games of others need not have them all."""
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
    game: Game, past: SeatHistory, memory: int, voice: _SeatLocalization
) -> Iterator[list[str]]:
    recalled = islice(past.entries, max(0, len(past.entries) - max(past.unread, memory)), None)
    told = [
        f"- {voice.translate(game.describe(each) if isinstance(each, Event) else each)}"
        for each in recalled
    ]
    earlier, since = told[: len(told) - past.unread], told[len(told) - past.unread :]
    if earlier:
        yield [voice.heading("prose-earlier"), *earlier]
    yield [voice.heading("prose-since"), *(since or [f"- {voice.translate_key('prose-nothing')}"])]


# --- the table ------------------------------------------------------------------------------------


def _scene_lines(scene: Scene, voice: _SeatLocalization) -> Iterator[str]:
    yield from (voice.translate(fact) for fact in scene.facts)
    for panel in scene.seats:
        line = _seat_line(panel, scene, voice)
        if line:
            yield line
    for zone in scene.zones:
        what = _zone_contents(zone, voice)
        if what:
            yield voice.labelled(voice.translate(zone.label), what)


def _seat_line(panel: SeatPanel, scene: Scene, voice: _SeatLocalization) -> str:
    """A seat's roles and score; nothing for one that has neither, or whose score a counter says
    anyway.
    """
    parts = [voice.translate(role) for role in panel.roles]
    if panel.score is not None and not _is_counted(scene):
        parts.append(
            f"{voice.translate_or(f'{voice.key}-score', voice.translate_key('prose-points'))} {panel.score}"
        )
    name = voice.localization.seat_name(panel.seat)
    return voice.labelled(name, voice.localization.join_commas(parts)) if parts else ""


def _is_counted(scene: Scene) -> bool:
    """Whether every seat has a counter that shows its score."""
    there = {(zone.seat, zone.amount) for zone in scene.zones if zone.kind == "counter"}
    return all((panel.seat, panel.score) in there for panel in scene.seats)


def _zone_contents(zone: Zone, voice: _SeatLocalization) -> str:
    """What lies in a zone. Of what is empty only the viewer's own and counters are worth a word."""
    parts = [] if zone.amount is None else [str(zone.amount)]
    if zone.note is None or any(item.look for item in zone.items):
        parts += _items(zone.items, voice)
    if zone.note is not None:
        parts.append(voice.translate(zone.note))
    if parts == ["0"] and zone.kind != "counter":
        parts = []
    if not parts and zone.seat == voice.viewer and zone.kind not in _COUNTED:
        return voice.translate_key("prose-none")
    return voice.join_apart(parts)


def _items(items: Sequence[Item], voice: _SeatLocalization) -> list[str]:
    return [
        _group_text(list(same), voice)
        for _, same in groupby(items, key=lambda item: (item.face, item.marks, item.seat))
    ]


def _group_text(items: Sequence[Item], voice: _SeatLocalization) -> str:
    """Things side by side that nobody could tell apart: whose they are, what, how many, and what is
    special about them.
    """
    first = items[0]
    marks = [voice.translate_or(f"{voice.key}-mark-{mark}", mark) for mark in first.marks]
    face = (
        voice.translate(first.face)
        + (voice.translate_key("prose-alike", count=len(items)) if len(items) > 1 else "")
        + voice.bracketed(marks)
    )
    return (
        face
        if first.seat is None or first.kind != "card"
        else voice.labelled(voice.localization.seat_name(first.seat), face)
    )


# --- the question ---------------------------------------------------------------------------------


def _explanations(game: Game, scene: Scene, voice: _SeatLocalization) -> Iterator[str]:
    """What there is to say about what lies here; what the rules say in general has been told."""
    general = {text.key for text in game.rules()}
    yield from (voice.translate(text) for text in scene.about if text.key not in general)


def _numbered_choices(scene: Scene, voice: _SeatLocalization) -> Iterator[NumberedChoice]:
    for number, choice in zip(choice_numbers(scene.choices), scene.choices, strict=True):
        yield NumberedChoice(choice.action, number, choice.notation, voice.translate(choice.text))
