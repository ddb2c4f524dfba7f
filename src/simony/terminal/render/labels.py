"""Short texts for items and zones: labels, faces with their marks, column heads."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text as Line

from simony.core.scene import Item, Scene, Zone
from simony.i18n.text import Text
from simony.terminal.render.styles import NOW, style_of
from simony.terminal.translator import Translator

SIGNS = {"forbidden": "!"}
"""Marks shown as a sign after the face and explained once per zone; all others are words."""


def label(zone: Zone, translator: Translator) -> str:
    return translator.translate(zone.label)


def column_head(zone: Zone, translator: Translator) -> str:
    """Return the head of a column: the game's own (``…-short``), a common one, or nothing."""
    own = f"{zone.label.key}-short"
    if translator.has(own):
        return translator.text(own)
    return translator.text_or(f"terminal-column-{column_of(zone)}", "")


def column_of(zone: Zone) -> str:
    """Return the column of a seat's zone: ``taken-2`` belongs to the column ``taken``."""
    return zone.id.removesuffix(f"-{zone.seat}")


def signs(item: Item) -> str:
    return "".join(SIGNS.get(mark, "") for mark in item.marks)


def mark_word(mark: str, game: str, translator: Translator) -> str:
    return translator.text_or(
        f"{game}-mark-{mark}", translator.text_or(f"terminal-mark-{mark}", mark)
    )


def group_identical(items: Sequence[Item]) -> list[list[Item]]:
    """Group neighbouring items that look the same."""
    return [
        list(same)
        for _, same in groupby(items, key=lambda item: (item.face, item.marks, item.seat))
    ]


def count_suffix(count: int, translator: Translator) -> str:
    """Return the suffix that counts identical items; empty for a single one."""
    return translator.text("terminal-alike", count=count) if count > 1 else ""


def bare_face(items: Sequence[Item], translator: Translator) -> Line:
    """Return the face of identical items in its colour: *Medici 7!*."""
    return (
        Line()
        .append(translator.translate(items[0].face) + signs(items[0]), style=style_of(items[0]))
        .append(count_suffix(len(items), translator))
    )


def face(items: Sequence[Item], game: str, translator: Translator) -> Line:
    """Return the face with its marks in words: *Medici 7! (led, winning)*."""
    line = bare_face(items, translator)
    return line.append(
        marks_text(items[0], game, translator), style=NOW if "winning" in items[0].marks else ""
    )


def marks_text(item: Item, game: str, translator: Translator) -> str:
    """Return the marks that are words, in brackets."""
    words = [mark_word(mark, game, translator) for mark in item.marks if mark not in SIGNS]
    return in_brackets(translator.localization.join_commas(words), translator) if words else ""


def in_brackets(words: str, translator: Translator) -> str:
    """Return the words in the brackets of the language."""
    return translator.text("terminal-bracketed", words=words)


def legend(zone: Zone, scene: Scene, translator: Translator) -> str:
    """Return an explanation of the signs in a zone."""
    shown = [mark for mark in SIGNS if any(mark in item.marks for item in zone.items)]
    return translator.localization.join_commas(
        [f"{SIGNS[mark]} {mark_word(mark, scene.game, translator)}" for mark in shown]
    )


def split_face(item: Item, translator: Translator) -> tuple[str, str]:
    """Split a face into the name of its group and its number with signs: *Medici* and *7!*.

    Without a group, the first part is empty.
    """
    number = item.look.get("number", "")
    groups = [arg for arg in item.face.args.values() if isinstance(arg, Text)]
    if number and len(groups) == 1:
        return translator.translate(groups[0]), number + signs(item)
    return "", translator.translate(item.face) + signs(item)
