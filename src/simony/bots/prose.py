"""A view as text: what one seat knows and may do, in sentences, for whoever reads words better than numbers.

It is made of the view's scene and of the events the seat has heard, as the terminal's table is, and of nothing else: there is no state here
to look into. The same view and the same past give the same text, without colours, and no longer than a game's table makes it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, islice

from simony.core.contract import Game, View
from simony.core.event import Event
from simony.core.numbering import numbers
from simony.core.scene import Item, Scene, SeatPanel, Zone
from simony.core.text import Arg, Text
from simony.core.words import Words, words

MOST_RECALLED = 200
"""So many sentences about the past stand in a text, at most."""
_COUNTED = ("pile", "counter")


@dataclass
class Past:
    """What one seat has heard: the last things that it may know of, and how many of them are new since it was last asked."""

    seat: int
    heard: deque[Event | Text] = field(default_factory=lambda: deque(maxlen=MOST_RECALLED))
    new: int = 0

    def hear(self, events: Iterable[Event]) -> None:
        """What has happened. Others' secrets are passed over."""
        for event in events:
            if event.seen_by(self.seat):
                self.note(event)

    def note(self, what: Event | Text) -> None:
        """One thing that the seat may know; a text for what is outside the rules."""
        self.heard.append(what)
        self.new = min(MOST_RECALLED, self.new + 1)

    def asked(self) -> None:
        """What is known by now is news no more."""
        self.new = 0


@dataclass(frozen=True)
class Offer:
    """One action: what to answer for it, by number or by notation, and what it means."""

    action: int
    number: int
    notation: str
    text: str


@dataclass(frozen=True)
class Prose:
    """A question in words: all of it, and its choices once more one by one."""

    text: str
    offers: tuple[Offer, ...]


def rules(game: Game, language: str) -> str:
    """The rules of this very game, with its options and figures, and how to answer: told once, before the first question."""
    voice = _Voice(game, language, None)
    said = [voice.say(text) for text in game.rules()]
    return "\n".join([voice.tell("prose-how", game=voice.game_name), "", voice.head("prose-rules", game=voice.game_name), *said])


def prose(game: Game, view: View, language: str, past: Past | None = None, memory: int = 0) -> Prose:
    """What the viewer knows and is asked. `memory` is how many sentences about the past there are, if there are so many; what is new
    is always told. With no `past` nothing is said about it."""
    scene = game.scene(view)
    voice = _Voice(game, language, int(view.viewer))
    offers = tuple(_offers(scene, voice))
    parts = [
        [voice.tell("prose-title", game=voice.game_name, seats=game.seats, name=voice.words.name(int(view.viewer)))],
        *(_past(game, past, memory, voice) if past is not None else ()),
        [voice.head("prose-table"), *(f"- {line}" for line in _table(scene, voice))],
        [voice.head("prose-question"), voice.say(scene.prompt), *_explained(game, scene, voice)],
        [voice.head("prose-choices"), *(f"{offer.number}. {offer.notation} – {offer.text}" for offer in offers)],
        [voice.tell("prose-answer")],
    ]
    return Prose("\n\n".join("\n".join(part) for part in parts), offers)


class _Voice:
    """Speaks to one seat, in one language. Seats have numbers for names, so that no name is a hint."""

    def __init__(self, game: Game, language: str, viewer: int | None) -> None:
        self.words: Words = words(language)
        self.key = game.key
        self.viewer = viewer

    @property
    def game_name(self) -> str:
        return self.or_else(f"{self.key}-name", self.key)

    def say(self, text: Text) -> str:
        return self.words.say(text, None, self.viewer)

    def tell(self, key: str, **args: Arg) -> str:
        return self.say(Text(key, **args))

    def or_else(self, key: str, otherwise: str) -> str:
        """The text if there is one; games of others need not have them all."""
        return self.tell(key) if self.words.has(key) else otherwise

    def head(self, key: str, **args: Arg) -> str:
        return f"## {self.tell(key, **args)}"

    def labelled(self, label: str, what: str) -> str:
        return self.tell("prose-labelled", label=label) + what

    def bracketed(self, parts: Sequence[str]) -> str:
        return self.tell("prose-bracketed", words=self.words.say_comma(list(parts))) if parts else ""

    def apart(self, parts: Iterable[str]) -> str:
        return self.tell("prose-apart").join(parts)


# --- the past -----------------------------------------------------------------------------------------------------------------------------


def _past(game: Game, past: Past, memory: int, voice: _Voice) -> Iterator[list[str]]:
    recalled = islice(past.heard, max(0, len(past.heard) - max(past.new, memory)), None)
    told = [f"- {voice.say(game.tell(each) if isinstance(each, Event) else each)}" for each in recalled]
    earlier, since = told[: len(told) - past.new], told[len(told) - past.new :]
    if earlier:
        yield [voice.head("prose-earlier"), *earlier]
    yield [voice.head("prose-since"), *(since or [f"- {voice.tell('prose-nothing')}"])]


# --- the table ----------------------------------------------------------------------------------------------------------------------------


def _table(scene: Scene, voice: _Voice) -> Iterator[str]:
    yield from (voice.say(fact) for fact in scene.facts)
    for panel in scene.seats:
        line = _seat(panel, scene, voice)
        if line:
            yield line
    for zone in scene.zones:
        what = _lying(zone, voice)
        if what:
            yield voice.labelled(voice.say(zone.label), what)


def _seat(panel: SeatPanel, scene: Scene, voice: _Voice) -> str:
    """A seat's roles and score; nothing for one that has neither, or whose score a counter says anyway."""
    parts = [voice.say(role) for role in panel.roles]
    if panel.score is not None and not _is_counted(scene):
        parts.append(f"{voice.or_else(f'{voice.key}-score', voice.tell('prose-points'))} {panel.score}")
    name = voice.words.name(panel.seat)
    return voice.labelled(name, voice.words.say_comma(parts)) if parts else ""


def _is_counted(scene: Scene) -> bool:
    """Whether every seat has a counter that shows its score."""
    there = {(zone.seat, zone.amount) for zone in scene.zones if zone.kind == "counter"}
    return all((panel.seat, panel.score) in there for panel in scene.seats)


def _lying(zone: Zone, voice: _Voice) -> str:
    """What lies in a zone. Of what is empty only the viewer's own and counters are worth a word."""
    parts = [] if zone.amount is None else [str(zone.amount)]
    if zone.note is None or any(item.look for item in zone.items):
        parts += _items(zone.items, voice)
    if zone.note is not None:
        parts.append(voice.say(zone.note))
    if parts == ["0"] and zone.kind != "counter":
        parts = []
    if not parts and zone.seat == voice.viewer and zone.kind not in _COUNTED:
        return voice.tell("prose-none")
    return voice.apart(parts)


def _items(items: Sequence[Item], voice: _Voice) -> list[str]:
    return [_alike(list(same), voice) for _, same in groupby(items, key=lambda item: (item.face, item.marks, item.seat))]


def _alike(items: Sequence[Item], voice: _Voice) -> str:
    """Things side by side that nobody could tell apart: whose they are, what, how many, and what is special about them."""
    first = items[0]
    marks = [voice.or_else(f"{voice.key}-mark-{mark}", mark) for mark in first.marks]
    face = voice.say(first.face) + (voice.tell("prose-alike", count=len(items)) if len(items) > 1 else "") + voice.bracketed(marks)
    return face if first.seat is None or first.kind != "card" else voice.labelled(voice.words.name(first.seat), face)


# --- the question -------------------------------------------------------------------------------------------------------------------------


def _explained(game: Game, scene: Scene, voice: _Voice) -> Iterator[str]:
    """What there is to say about what lies here; what the rules say in general has been told."""
    general = {text.key for text in game.rules()}
    yield from (voice.say(text) for text in scene.about if text.key not in general)


def _offers(scene: Scene, voice: _Voice) -> Iterator[Offer]:
    for number, choice in zip(numbers(scene.choices), scene.choices, strict=True):
        yield Offer(choice.action, number, choice.notation, voice.say(choice.text))
