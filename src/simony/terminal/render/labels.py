"""The short words beside things: labels, faces with their marks, heads of columns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text as Line

from simony.core.scene import Item, Scene, Zone
from simony.i18n.text import Text
from simony.terminal.render.styles import NOW, style_of
from simony.terminal.translator import Voice

SIGNS = {"forbidden": "!"}
"""Marks that are a sign behind the face, explained once beside the zone; all others are words."""


def label(zone: Zone, voice: Voice) -> str:
    return voice.say(zone.label)


def column_head(zone: Zone, voice: Voice) -> str:
    """A word for a column: the game's own (``…-short``), or one of the common ones, or none."""
    own = f"{zone.label.key}-short"
    if voice.has(own):
        return voice.tell(own)
    return voice.or_else(f"terminal-column-{column_of(zone)}", "")


def column_of(zone: Zone) -> str:
    """What zones of the same kind before every seat have in common: ``taken-2`` is of the column
    ``taken``.
    """
    return zone.id.removesuffix(f"-{zone.seat}")


def signs(item: Item) -> str:
    return "".join(SIGNS.get(mark, "") for mark in item.marks)


def mark_word(mark: str, game: str, voice: Voice) -> str:
    return voice.or_else(f"{game}-mark-{mark}", voice.or_else(f"terminal-mark-{mark}", mark))


def alike(items: Sequence[Item]) -> list[list[Item]]:
    """The items, with those side by side that nobody could tell apart together."""
    return [
        list(same)
        for _, same in groupby(items, key=lambda item: (item.face, item.marks, item.seat))
    ]


def times(count: int, voice: Voice) -> str:
    """Behind things that are all alike, how many there are; nothing behind a single one."""
    return voice.tell("terminal-alike", count=count) if count > 1 else ""


def bare_face(items: Sequence[Item], voice: Voice) -> Line:
    """The face of items that are alike, in its colour: *Medici 7!*."""
    return (
        Line()
        .append(voice.say(items[0].face) + signs(items[0]), style=style_of(items[0]))
        .append(times(len(items), voice))
    )


def face(items: Sequence[Item], game: str, voice: Voice) -> Line:
    """The same, with its marks in words: *Medici 7! (led, winning)*."""
    line = bare_face(items, voice)
    return line.append(
        marked(items[0], game, voice), style=NOW if "winning" in items[0].marks else ""
    )


def marked(item: Item, game: str, voice: Voice) -> str:
    """The marks that are words, in brackets."""
    words = [mark_word(mark, game, voice) for mark in item.marks if mark not in SIGNS]
    return bracketed(voice.words.join_commas(words), voice) if words else ""


def bracketed(words: str, voice: Voice) -> str:
    """Words behind others, in the brackets of the language."""
    return voice.tell("terminal-bracketed", words=words)


def legend(zone: Zone, scene: Scene, voice: Voice) -> str:
    """What the signs in a zone mean."""
    there = [mark for mark in SIGNS if any(mark in item.marks for item in zone.items)]
    return voice.words.join_commas(
        [f"{SIGNS[mark]} {mark_word(mark, scene.game, voice)}" for mark in there]
    )


def split_face(item: Item, voice: Voice) -> tuple[str, str]:
    """A face as the name of its group and its number with its signs: *Medici* and *7!*; without a
    group, the whole of it.
    """
    number = item.look.get("number", "")
    groups = [arg for arg in item.face.args.values() if isinstance(arg, Text)]
    if number and len(groups) == 1:
        return voice.say(groups[0]), number + signs(item)
    return "", voice.say(item.face) + signs(item)
