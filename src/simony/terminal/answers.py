"""What the person typed: a number, a notation, or words near enough to one choice."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cached_property

from simony.core.choice_numbers import choice_numbers
from simony.core.contract import Game
from simony.core.errors import BadNotation, SimonyError
from simony.core.scene import Choice
from simony.i18n.text import Arg, Text

_WORD = re.compile(r"[^\W\d_]+|\d+")
_CLEAR = 3
"""One letter is a slip more often than a choice."""
_CLEAR_SIGNS = 2
"""A word of Chinese signs or kana is shorter."""
_SHOWN = 6
_MANY = 4000
"""Beyond so many actions we do not compare with all of them only to say why not."""


class Unclear(SimonyError):
    """Typed words that fit nothing, or more than one thing."""


def plain(typed: str) -> str:
    """Full-width digits and letters, as a Japanese keyboard gives them, mean the same."""
    return " ".join(unicodedata.normalize("NFKC", typed).split())


def span(choices: Sequence[Choice]) -> dict[str, Arg]:
    """How many there are, and from which number to which: for a sentence."""
    there = choice_numbers(choices)
    return {"count": len(there), "first": min(there, default=1), "last": max(there, default=1)}


class Answers:
    """Finds the action that was meant.

    It may be one that is not allowed: then the rules say why.
    """

    def __init__(self, game: Game, say: Callable[[Text], str]) -> None:
        self._game = game
        self._say = say

    def find(self, typed: str, choices: Sequence[Choice]) -> int:
        """The action; `Unclear` where none can be made out."""
        if typed.isascii() and typed.isdigit():
            return self._numbered(typed, choices)
        try:
            return self._game.parse(typed)
        except BadNotation as error:
            return self._like(typed, choices, error)

    def _numbered(self, typed: str, choices: Sequence[Choice]) -> int:
        there = choice_numbers(choices)
        if len(typed) <= len(str(_MANY)) and int(typed) in there:
            return choices[there.index(int(typed))].action
        raise Unclear("terminal-no-such-choice", came=typed[:9], **span(choices))

    def _like(self, typed: str, choices: Sequence[Choice], error: BadNotation) -> int:
        said = {choice.action: plain(self._say(choice.text)).casefold() for choice in choices}
        wanted = typed.casefold()
        worded = [choice for choice in choices if said[choice.action] == wanted]
        begun = [
            choice
            for choice in choices
            if _is_clear(wanted) and said[choice.action].startswith(wanted)
        ]
        near = [worded] if worded else [_near(typed, choices), begun, _near(typed, self._all)]
        for found in near:
            if len(found) == 1:
                return found[0].action
            if found:
                meant: list[Arg] = [
                    choice.text if found is begun else choice.notation for choice in found[:_SHOWN]
                ]
                raise Unclear("terminal-several", came=typed[:40], choices=meant)
        raise Unclear("terminal-not-understood", **span(choices), problem=error.text) from error

    @cached_property
    def _all(self) -> list[Choice]:
        """Every action there is, so that a card one may not play is understood too."""
        if self._game.action_count > _MANY:
            return []
        return [
            Choice(action, Text(""), self._game.notation(action))
            for action in range(self._game.action_count)
        ]


def _is_clear(words: str) -> bool:
    """Whether so much of a choice's words is meant for it."""
    return len(words) >= (
        _CLEAR_SIGNS
        if any(unicodedata.east_asian_width(letter) == "W" for letter in words)
        else _CLEAR
    )


def _near(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices whose notation holds the typed words in their order, each at least begun, with
    the fewest words left over.
    """
    wanted = _WORD.findall(typed.casefold())
    left_over = {
        choice.action: _left_over(wanted, _WORD.findall(choice.notation.casefold()))
        for choice in choices
    }
    fewest = min((left for left in left_over.values() if left is not None), default=None)
    return (
        []
        if fewest is None
        else [choice for choice in choices if left_over[choice.action] == fewest]
    )


def _left_over(wanted: list[str], words: list[str]) -> int | None:
    letters = [word for word in wanted if not word.isdigit()]
    if not letters or (letters == wanted and max(map(len, letters)) < _CLEAR):
        return None
    rest = iter(words)
    for want in wanted:
        if not any(word == want if want.isdigit() else word.startswith(want) for word in rest):
            return None
    return len(words) - len(wanted)
