"""A Scene in a terminal: seats with what lies before them, facts, zones, what is asked and what can
be answered.

It draws every game's Scene and knows no game. What is drawn in colour is said in words too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from simony.core.choice_numbers import choice_numbers
from simony.core.scene import Choice, Item, Scene, Zone
from simony.i18n.text import Text
from simony.terminal.render.labels import (
    alike,
    bare_face,
    bracketed,
    face,
    label,
    legend,
    marked,
    split_face,
    times,
)
from simony.terminal.render.layout import INDENT, flowing, hanging
from simony.terminal.render.seat_grid import draw_seats
from simony.terminal.render.styles import HEAD, NOW, QUIET, Painter, style_of
from simony.terminal.translator import Voice

_GAP = 3
_MOST_COLUMNS = 6
_COUNTED = ("pile", "counter")


class Drawing:
    """Draws scenes for one reader on one console."""

    def __init__(self, console: Console, voice: Voice, painter: Painter) -> None:
        self._console = console
        self._voice = voice
        self._painter = painter

    def asks(self, scene: Scene, explained: Sequence[Text], *, again: bool = False) -> None:
        """The table and the question.

        While cards are played the table is brief: only what changes from trick to trick.

        `explained` are the texts about what lies here, not about the rules in general; they stand
        below the question. If nothing has happened since the reader was asked (`again`), the
        question is a further part of the same decision, and the table still to be seen above it:
        then only the reader's own cards are drawn.
        """
        if again:
            self._own_cards(scene)
            self.question(scene, () if is_about_the_hand(scene) else explained)
        elif is_about_the_hand(scene):
            self.table(scene, brief=True)
            self.question(scene, ())
        else:
            self.table(scene, said_below=" ".join(self._voice.say(text) for text in explained))
            self.question(scene, explained)

    def table(self, scene: Scene, *, brief: bool = False, said_below: str = "") -> None:
        """The table, without what is asked, and without the facts that will be said below it."""
        self._painter.learn(scene)
        self.title(scene)
        rows, beside_seats = draw_seats(scene, self._voice, self._console)
        for row in rows:
            self._console.print(row)
        facts = [
            self._voice.say(fact) for fact in scene.facts[1:] if not self._repeats(fact, said_below)
        ]
        for fact in facts:
            self.say(fact)
        elsewhere = [zone for zone in scene.zones if zone not in beside_seats]
        shown = [
            zone
            for zone in elsewhere
            if self._worth_showing(zone, scene, " ".join([*facts, said_below]))
        ]
        for line in self._zones(
            [zone for zone in shown if _has_cards(zone)] if brief else shown, scene
        ):
            self._console.print(line)

    def _own_cards(self, scene: Scene) -> None:
        own = [zone for zone in scene.zones if zone.seat == scene.viewer and _has_cards(zone)]
        for line in self._zones(own, scene):
            self._console.print(line)

    def title(self, scene: Scene) -> None:
        """The game and how far it has come, on one line if there is room."""
        name = self._voice.or_else(f"{scene.game}-name", scene.game)
        progress = "".join(self._voice.say(fact) for fact in scene.facts[:1])
        whole = Line(f"{name} · {progress.rstrip('.。')}" if progress else name, style=HEAD)
        fits = whole.cell_len + INDENT + 1 < self._console.width
        self._console.print()
        self._console.print(
            Rule(whole if fits else Line(name, style=HEAD), align="left", style=QUIET)
        )
        if not fits:
            self.say(progress, HEAD)

    def question(self, scene: Scene, explained: Sequence[Text]) -> None:
        """What is asked, and the numbered answers; an explanation that names one of the answers
        takes its place.
        """
        self._console.print()
        self.say(f"{self.mark} {self._voice.say(scene.prompt)}", NOW, hang=2)
        answers = {choice.action: self._voice.say(choice.text) for choice in scene.choices}
        for text in explained:
            sentence = self._voice.say(text)
            meant = [
                choice.action for choice in scene.choices if self._is_named(choice.text, sentence)
            ]
            if len(meant) == 1 and len(explained) > 1:
                answers[meant[0]] = sentence
            else:
                self.say(sentence)
        self._choices(scene, answers)

    def _is_named(self, answer: Text, sentence: str) -> bool:
        """Whether a sentence says all that an answer says."""
        parts = [self._voice.say(arg) for arg in answer.args.values() if isinstance(arg, Text)]
        return self._voice.say(answer) in sentence or (
            bool(parts) and all(part in sentence for part in parts)
        )

    def _repeats(self, fact: Text, said_below: str) -> bool:
        """Whether a whole sentence of the fact comes again."""
        sentences = [self._voice.say(arg) for arg in fact.args.values() if isinstance(arg, Text)]
        return any(
            sentence.endswith((".", "。")) and sentence in said_below for sentence in sentences
        )

    def say(self, sentence: str, style: str = "", hang: int = 0) -> None:
        """A sentence, wrapped within the margins."""
        for paragraph in sentence.split("\n"):
            self._console.print(hanging(self._painter.line(paragraph, style), self._console, hang))

    def say_unbroken(self, sentence: str) -> None:
        """A sentence with a file or a command in it, to be copied: the terminal breaks it where it
        must.
        """
        for paragraph in sentence.split("\n"):
            self._console.print(Line(" " * INDENT + paragraph), soft_wrap=True)

    @property
    def mark(self) -> str:
        return ">" if self._console.options.ascii_only else "▶"

    @property
    def dot(self) -> str:
        return "*" if self._console.options.ascii_only else "·"

    # --- zones ------------------------------------------------------------------------------------

    def _zones(self, shown: Sequence[Zone], scene: Scene) -> Iterable[RenderableType]:
        for zone in shown:
            if zone.kind not in _COUNTED or _has_layers(zone):
                yield self._labelled(zone, scene)
        counted = [zone for zone in shown if zone.kind in _COUNTED and not _has_layers(zone)]
        if counted:
            yield flowing(
                Line(),
                [self._head(zone).append(str(_count(zone)), style=QUIET) for zone in counted],
                " · ",
                self._console,
            )

    def _worth_showing(self, zone: Zone, scene: Scene, facts: str) -> bool:
        """Not what is empty, nor what the facts or the choices say anyway; what is special about a
        thing, they do not.
        """
        if zone.kind in _COUNTED:
            return _count(zone) > 0
        if zone.kind == "hand" or not zone.items:
            return bool(zone.items)
        offered = {choice.item for choice in scene.choices}
        if all(item.id in offered for item in zone.items):
            return False
        return not all(
            item.kind != "card" and not item.marks and self._is_said(item.face, facts)
            for item in zone.items
        )

    def _is_said(self, text: Text, facts: str) -> bool:
        if self._voice.say(text).casefold() in facts.casefold():
            return True
        return any(self._is_said(arg, facts) for arg in text.args.values() if isinstance(arg, Text))

    def _head(self, zone: Zone) -> Line:
        return Line().append(
            self._voice.tell("terminal-labelled", label=label(zone, self._voice)), style=QUIET
        )

    def _labelled(self, zone: Zone, scene: Scene) -> RenderableType:
        head = self._head(zone)
        if zone.note is not None and not any(item.look for item in zone.items):
            return hanging(
                head.append_text(self._painter.line(self._voice.say(zone.note))),
                self._console,
                hang=2,
            )
        is_hand = zone.kind == "hand"
        units = self._groups(zone, scene) if is_hand else self._units(zone, scene)
        signs = legend(zone, scene, self._voice)
        if signs:
            units.append(Line().append(bracketed(signs, self._voice).strip(), style=QUIET))
        return flowing(head, units, "   " if is_hand else " · ", self._console, hang=2)

    def _units(self, zone: Zone, scene: Scene) -> list[Line]:
        if _has_layers(zone):
            return [
                self._layer(seat, list(items), scene)
                for seat, items in groupby(zone.items, key=lambda item: item.seat)
            ]
        return [self._lying(items, scene) for items in alike(zone.items)]

    def _lying(self, items: Sequence[Item], scene: Scene) -> Line:
        seat = items[0].seat if items[0].kind == "card" else None
        return self._of(seat).append_text(face(items, scene.game, self._voice))

    def _layer(self, seat: int | None, items: Sequence[Item], scene: Scene) -> Line:
        """What one seat laid at once: ``Cesare: Mercy, Murder (in question)``."""
        faces = [bare_face(each, self._voice) for each in alike(items)]
        line = self._of(seat).append_text(Line(self._voice.tell("list-comma")).join(faces))
        return line.append(marked(items[0], scene.game, self._voice))

    def _of(self, seat: int | None) -> Line:
        """Whose it is, before it."""
        return Line(
            ""
            if seat is None
            else self._voice.tell("terminal-labelled", label=self._voice.name(seat))
        )

    def _groups(self, zone: Zone, scene: Scene) -> list[Line]:
        """The hand, grouped by what faces have in common: ``Medici 2 5 7`` and ``Borgia 3``."""
        playable = {choice.item for choice in scene.choices}
        all_alike = not is_about_the_hand(scene)
        groups: dict[str, Line] = {}
        for items in alike(zone.items):
            item = items[0]
            title, short = split_face(item, self._voice)
            line = groups.setdefault(title or short, Line().append(title, style=style_of(item)))
            may = all_alike or any(each.id in playable for each in items)
            style = f"{'bold' if may else 'dim'} {style_of(item)}"
            line.append(" " if title else "").append(
                short + times(len(items), self._voice), style=style
            )
            line.append(marked(item, scene.game, self._voice))
        return list(groups.values())

    # --- choices ----------------------------------------------------------------------------------

    def _choices(self, scene: Scene, answers: dict[int, str]) -> None:
        items = {item.id: item for zone in scene.zones for item in zone.items}
        there = choice_numbers(scene.choices)
        digits = len(str(max(there, default=1)))
        cells = [
            self._choice(f"{number:>{digits}}  ", choice, answers, items)
            for number, choice in zip(there, scene.choices, strict=True)
        ]
        widest = max((cell.cell_len for cell in cells), default=1)
        columns = max(
            1, min(len(cells), (self._console.width - INDENT) // (widest + _GAP), _MOST_COLUMNS)
        )
        if columns == 1:
            for cell in cells:
                self._console.print(hanging(cell, self._console, hang=digits + 2))
            return
        grid = Grid.grid(padding=(0, _GAP, 0, 0))
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        self._console.print(Padding(grid, (0, 0, 0, INDENT), expand=False))

    def _choice(
        self, number: str, choice: Choice, answers: dict[int, str], items: dict[str, Item]
    ) -> Line:
        item = items.get(choice.item or "")
        words = Line(answers[choice.action], style=style_of(item) if item is not None else "")
        return Line().append_text(Line(number, style="bold")).append_text(words)


def _has_cards(zone: Zone) -> bool:
    return any(item.kind == "card" for item in zone.items)


def _has_layers(zone: Zone) -> bool:
    """Whether a pile shows who laid what."""
    return zone.kind == "pile" and any(item.seat is not None for item in zone.items)


def _count(zone: Zone) -> int:
    return zone.amount if zone.amount is not None else len(zone.items)


def is_about_the_hand(scene: Scene) -> bool:
    """Whether what is asked is which card to play."""
    held = {item.id for zone in scene.zones if zone.kind == "hand" for item in zone.items}
    return any(choice.item in held for choice in scene.choices)
