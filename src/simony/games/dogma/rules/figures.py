"""The figures of Dogma, validated, in the form that the rules read."""

# Compiled with mypyc.

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from simony.core.figures import FigureDict, Section

VICE_NAMES: Final = ["murder", "deceit", "greed", "lust", "gluttony", "pride", "heresy"]
VIRTUE_NAMES: Final = [
    "mercy",
    "sincerity",
    "generosity",
    "chastity",
    "temperance",
    "humility",
    "faith",
]
KIND_NAMES: Final = VICE_NAMES + VIRTUE_NAMES

NEXT_CONFESSOR: Final = ["responder", "after_responder", "responder_if_right"]
RESPONDER: Final = 0
AFTER_RESPONDER: Final = 1


class Figures:
    def __init__(self, data: FigureDict, next_confessor: str) -> None:
        top = Section("", data)
        game = top.section("game")
        self.rubies: Final[i64] = game.number("rubies", 1, 9)
        self.altar: Final[i64] = game.number("altar", 1, 3)
        self.most_cards: Final[i64] = game.number("most_cards", 1, 3)
        self.two_players: Final[i64] = game.number("two_players", 1, 28)
        self.confessions: Final[i64] = game.number("confessions", 1, 9999)
        game.reject_unread()
        kinds = top.section("kind")
        for vice, virtue in zip(VICE_NAMES, VIRTUE_NAMES, strict=True):
            kinds.word(vice, [virtue])
        kinds.reject_unread()
        top.reject_unread()
        self.next_confessor: Final[i64] = NEXT_CONFESSOR.index(next_confessor)
