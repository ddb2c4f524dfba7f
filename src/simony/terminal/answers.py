"""Reading an answer: a number, a notation, or the beginning of a choice's words."""

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
"""Fewer letters are more often a typing error than a choice."""
_CLEAR_WIDE = 2
"""The same for words in kanji or kana, which are shorter."""
_SHOWN = 6
_MANY = 4000
"""In games with more actions than this, illegal actions are not recognised by their words."""


class UnclearAnswer(SimonyError):
    """The answer matches no action, or more than one."""


def normalize(typed: str) -> str:
    """Return the text with single spaces, and full-width digits and letters made narrow."""
    return " ".join(unicodedata.normalize("NFKC", typed).split())


def choice_range(choices: Sequence[Choice]) -> dict[str, Arg]:
    """Return the number of choices and the first and last number to type, as text arguments."""
    numbers = choice_numbers(choices)
    return {
        "count": len(numbers),
        "first": min(numbers, default=1),
        "last": max(numbers, default=1),
    }


class AnswerParser:
    """Finds the action that an answer means.

    It may be an illegal one: then the rules say why.
    """

    def __init__(self, game: Game, say: Callable[[Text], str]) -> None:
        self._game = game
        self._say = say

    def find(self, typed: str, choices: Sequence[Choice]) -> int:
        """Return the action, or raise `UnclearAnswer`."""
        if typed.isascii() and typed.isdigit():
            return self._match_number(typed, choices)
        try:
            return self._game.parse(typed)
        except BadNotation as error:
            return self._match_words(typed, choices, error)

    def _match_number(self, typed: str, choices: Sequence[Choice]) -> int:
        numbers = choice_numbers(choices)
        if len(typed) <= len(str(_MANY)) and int(typed) in numbers:
            return choices[numbers.index(int(typed))].action
        raise UnclearAnswer("terminal-no-such-choice", came=typed[:9], **choice_range(choices))

    def _match_words(self, typed: str, choices: Sequence[Choice], error: BadNotation) -> int:
        said = {choice.action: normalize(self._say(choice.text)).casefold() for choice in choices}
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
                raise UnclearAnswer("terminal-several", came=typed[:40], choices=meant)
        raise UnclearAnswer(
            "terminal-not-understood", **choice_range(choices), problem=error.text
        ) from error

    @cached_property
    def _all(self) -> list[Choice]:
        """Every action of the game, so that illegal ones are recognised too."""
        if self._game.action_count > _MANY:
            return []
        return [
            Choice(action, Text(""), self._game.notation(action))
            for action in range(self._game.action_count)
        ]


def _is_clear(words: str) -> bool:
    """Return whether the words are long enough to stand for a choice that begins with them."""
    return len(words) >= (
        _CLEAR_WIDE
        if any(unicodedata.east_asian_width(letter) == "W" for letter in words)
        else _CLEAR
    )


def _near(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """Return the choices whose notation contains the typed words in order, at least by their
    beginnings, with the fewest words left over.
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
