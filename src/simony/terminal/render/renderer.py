"""Drawing a `Scene` in a terminal: seats, facts, zones, the prompt and the choices.

It draws every game's scene and knows no game. Whatever is shown in colour is also in words.
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
    bare_face,
    count_suffix,
    face,
    group_identical,
    in_brackets,
    label,
    legend,
    marks_text,
    split_face,
)
from simony.terminal.render.layout import INDENT, wrap_indented, wrap_units
from simony.terminal.render.seat_grid import draw_seats
from simony.terminal.render.styles import HEAD, NOW, QUIET, Highlighter, style_of
from simony.terminal.translator import Translator

_GAP = 3
_MOST_COLUMNS = 6
_COUNTED = ("pile", "counter")


class Renderer:
    """Draws scenes for one reader on one console."""

    def __init__(self, console: Console, translator: Translator, highlighter: Highlighter) -> None:
        self._console = console
        self._translator = translator
        self._highlighter = highlighter

    def draw_decision(
        self, scene: Scene, explained: Sequence[Text], *, again: bool = False
    ) -> None:
        """Draw the table and the question.

        During card play the table is brief: only what changes from trick to trick.

        `explained` are the texts about this position, not about the rules in general; they are
        printed below the question. If nothing has happened since the last question (`again`), the
        question is a further part of the same decision and the table is still visible above it:
        then only the reader's own cards are drawn.
        """
        if again:
            self._own_cards(scene)
            self.draw_question(scene, () if is_about_the_hand(scene) else explained)
        elif is_about_the_hand(scene):
            self.draw_table(scene, brief=True)
            self.draw_question(scene, ())
        else:
            self.draw_table(
                scene, said_below=" ".join(self._translator.translate(text) for text in explained)
            )
            self.draw_question(scene, explained)

    def draw_table(self, scene: Scene, *, brief: bool = False, said_below: str = "") -> None:
        """Draw the table, without the question and without facts that are printed below it."""
        self._highlighter.learn(scene)
        self.draw_title(scene)
        rows, beside_seats = draw_seats(scene, self._translator, self._console)
        for row in rows:
            self._console.print(row)
        facts = [
            self._translator.translate(fact)
            for fact in scene.facts[1:]
            if not self._repeats(fact, said_below)
        ]
        for fact in facts:
            self.print_text(fact)
        elsewhere = [zone for zone in scene.zones if zone not in beside_seats]
        shown = [
            zone
            for zone in elsewhere
            if self._is_worth_showing(zone, scene, " ".join([*facts, said_below]))
        ]
        for line in self._zones(
            [zone for zone in shown if _has_cards(zone)] if brief else shown, scene
        ):
            self._console.print(line)

    def _own_cards(self, scene: Scene) -> None:
        own = [zone for zone in scene.zones if zone.seat == scene.viewer and _has_cards(zone)]
        for line in self._zones(own, scene):
            self._console.print(line)

    def draw_title(self, scene: Scene) -> None:
        """Draw the name of the game and its progress, on one line if there is room."""
        name = self._translator.text_or(f"{scene.game}-name", scene.game)
        progress = "".join(self._translator.translate(fact) for fact in scene.facts[:1])
        whole = Line(f"{name} · {progress.rstrip('.。')}" if progress else name, style=HEAD)
        fits = whole.cell_len + INDENT + 1 < self._console.width
        self._console.print()
        self._console.print(
            Rule(whole if fits else Line(name, style=HEAD), align="left", style=QUIET)
        )
        if not fits:
            self.print_text(progress, HEAD)

    def draw_question(self, scene: Scene, explained: Sequence[Text]) -> None:
        """Draw the prompt and the numbered choices.

        An explanation that names one of several choices replaces that choice's words.
        """
        self._console.print()
        self.print_text(f"{self.mark} {self._translator.translate(scene.prompt)}", NOW, hang=2)
        answers = {
            choice.action: self._translator.translate(choice.text) for choice in scene.choices
        }
        for text in explained:
            sentence = self._translator.translate(text)
            meant = [
                choice.action for choice in scene.choices if self._is_named(choice.text, sentence)
            ]
            if len(meant) == 1 and len(explained) > 1:
                answers[meant[0]] = sentence
            else:
                self.print_text(sentence)
        self._choices(scene, answers)

    def _is_named(self, answer: Text, sentence: str) -> bool:
        """Return whether a sentence contains everything that an answer says."""
        parts = [
            self._translator.translate(arg) for arg in answer.args.values() if isinstance(arg, Text)
        ]
        return self._translator.translate(answer) in sentence or (
            bool(parts) and all(part in sentence for part in parts)
        )

    def _repeats(self, fact: Text, said_below: str) -> bool:
        """Return whether a whole sentence of the fact is repeated below."""
        sentences = [
            self._translator.translate(arg) for arg in fact.args.values() if isinstance(arg, Text)
        ]
        return any(
            sentence.endswith((".", "。")) and sentence in said_below for sentence in sentences
        )

    def print_text(self, sentence: str, style: str = "", hang: int = 0) -> None:
        """Print a sentence, wrapped within the margins."""
        for paragraph in sentence.split("\n"):
            self._console.print(
                wrap_indented(self._highlighter.line(paragraph, style), self._console, hang)
            )

    def print_unwrapped(self, sentence: str) -> None:
        """Print a sentence with a file or a command to copy, without line breaks of our own."""
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
            yield wrap_units(
                Line(),
                [self._head(zone).append(str(_count(zone)), style=QUIET) for zone in counted],
                " · ",
                self._console,
            )

    def _is_worth_showing(self, zone: Zone, scene: Scene, facts: str) -> bool:
        """Return False for a zone that is empty, or that facts or choices cover already.

        They do not cover marks.
        """
        if zone.kind in _COUNTED:
            return _count(zone) > 0
        if zone.kind == "hand" or not zone.items:
            return bool(zone.items)
        offered = {choice.item for choice in scene.choices}
        if all(item.id in offered for item in zone.items):
            return False
        return not all(
            item.kind != "card" and not item.marks and self._is_mentioned(item.face, facts)
            for item in zone.items
        )

    def _is_mentioned(self, text: Text, facts: str) -> bool:
        if self._translator.translate(text).casefold() in facts.casefold():
            return True
        return any(
            self._is_mentioned(arg, facts) for arg in text.args.values() if isinstance(arg, Text)
        )

    def _head(self, zone: Zone) -> Line:
        return Line().append(
            self._translator.text("terminal-labelled", label=label(zone, self._translator)),
            style=QUIET,
        )

    def _labelled(self, zone: Zone, scene: Scene) -> RenderableType:
        head = self._head(zone)
        if zone.note is not None and not any(item.look for item in zone.items):
            return wrap_indented(
                head.append_text(self._highlighter.line(self._translator.translate(zone.note))),
                self._console,
                hang=2,
            )
        is_hand = zone.kind == "hand"
        units = self._groups(zone, scene) if is_hand else self._units(zone, scene)
        signs = legend(zone, scene, self._translator)
        if signs:
            units.append(Line().append(in_brackets(signs, self._translator).strip(), style=QUIET))
        return wrap_units(head, units, "   " if is_hand else " · ", self._console, hang=2)

    def _units(self, zone: Zone, scene: Scene) -> list[Line]:
        if _has_layers(zone):
            return [
                self._layer(seat, list(items), scene)
                for seat, items in groupby(zone.items, key=lambda item: item.seat)
            ]
        return [self._lying(items, scene) for items in group_identical(zone.items)]

    def _lying(self, items: Sequence[Item], scene: Scene) -> Line:
        seat = items[0].seat if items[0].kind == "card" else None
        return self._owner(seat).append_text(face(items, scene.game, self._translator))

    def _layer(self, seat: int | None, items: Sequence[Item], scene: Scene) -> Line:
        """Return what one seat laid at once: ``Cesare: Mercy, Murder (in question)``."""
        faces = [bare_face(each, self._translator) for each in group_identical(items)]
        line = self._owner(seat).append_text(Line(self._translator.text("list-comma")).join(faces))
        return line.append(marks_text(items[0], scene.game, self._translator))

    def _owner(self, seat: int | None) -> Line:
        """Return the owner's name as a prefix, or an empty line."""
        return Line(
            ""
            if seat is None
            else self._translator.text("terminal-labelled", label=self._translator.seat_label(seat))
        )

    def _groups(self, zone: Zone, scene: Scene) -> list[Line]:
        """Return the hand grouped by family: ``Medici 2 5 7`` and ``Borgia 3``."""
        playable = {choice.item for choice in scene.choices}
        all_alike = not is_about_the_hand(scene)
        groups: dict[str, Line] = {}
        for items in group_identical(zone.items):
            item = items[0]
            title, short = split_face(item, self._translator)
            line = groups.setdefault(title or short, Line().append(title, style=style_of(item)))
            may = all_alike or any(each.id in playable for each in items)
            style = f"{'bold' if may else 'dim'} {style_of(item)}"
            line.append(" " if title else "").append(
                short + count_suffix(len(items), self._translator), style=style
            )
            line.append(marks_text(item, scene.game, self._translator))
        return list(groups.values())

    # --- choices ----------------------------------------------------------------------------------

    def _choices(self, scene: Scene, answers: dict[int, str]) -> None:
        items = {item.id: item for zone in scene.zones for item in zone.items}
        numbers = choice_numbers(scene.choices)
        digits = len(str(max(numbers, default=1)))
        cells = [
            self._choice(f"{number:>{digits}}  ", choice, answers, items)
            for number, choice in zip(numbers, scene.choices, strict=True)
        ]
        widest = max((cell.cell_len for cell in cells), default=1)
        columns = max(
            1, min(len(cells), (self._console.width - INDENT) // (widest + _GAP), _MOST_COLUMNS)
        )
        if columns == 1:
            for cell in cells:
                self._console.print(wrap_indented(cell, self._console, hang=digits + 2))
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
    """Return whether a pile shows who laid what."""
    return zone.kind == "pile" and any(item.seat is not None for item in zone.items)


def _count(zone: Zone) -> int:
    return zone.amount if zone.amount is not None else len(zone.items)


def is_about_the_hand(scene: Scene) -> bool:
    """Return whether the decision is which card of the hand to play."""
    held = {item.id for zone in scene.zones if zone.kind == "hand" for item in zone.items}
    return any(choice.item in held for choice in scene.choices)
