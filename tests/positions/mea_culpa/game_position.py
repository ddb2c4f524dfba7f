"""A position of Mea Culpa that can be played on and queried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from positions.language import Position, letter_of, seat_of
from simony.games.mea_culpa.rules.figures import CARD_KEYS, CHARACTERS, COLOURS, DENS, STONES
from simony.games.mea_culpa.view.view import MeaCulpaView

if TYPE_CHECKING:
    from simony.games.mea_culpa.rules.rules import MeaCulpaState


class MeaCulpaPosition(Position):
    """A position of Mea Culpa. Moves are in the game's notation, except ``rob B``."""

    state: MeaCulpaState

    def spell(self, said: str) -> str:
        words = said.split()
        return f"rob {seat_of(words[1]) + 1}" if words[0] == "rob" else said

    def shorten(self, notation: str) -> str:
        words = notation.split()
        return f"rob {letter_of(int(words[1]) - 1)}" if words[0] == "rob" else notation

    def view(self, who: str) -> MeaCulpaView:
        found = super().view(who)
        assert isinstance(found, MeaCulpaView)
        return found

    def souls(self) -> list[int]:
        return list(self.state.souls)

    def soul(self, who: str) -> int:
        return int(self.state.souls[seat_of(who)])

    def posts(self) -> list[int]:
        return list(self.state.posts)

    def post(self, who: str) -> int:
        return int(self.state.posts[seat_of(who)])

    def taler(self, who: str) -> int:
        return int(self.state.taler[seat_of(who)])

    def goods(self, who: str) -> dict[str, int]:
        """What a player has, without what they have none of."""
        return _named(STONES[:4], list(self.state.goods)[4 * seat_of(who) :])

    def letters(self, who: str) -> dict[str, int]:
        return _named(COLOURS, list(self.state.letters)[4 * seat_of(who) :])

    def sins(self, who: str) -> dict[str, int]:
        return _named(DENS, list(self.state.sins)[3 * seat_of(who) :])

    def reserve(self, who: str) -> int:
        return int(self.state.reserve(seat_of(who)))

    def market(self) -> dict[str, int]:
        return _named(STONES, list(self.state.market))

    def bag(self, stone: str) -> int:
        return int(self.state.bag[STONES.index(stone)])

    def supply(self, colour: str) -> int:
        return int(self.state.supply[COLOURS.index(colour)])

    def rooms(self) -> list[str]:
        return [CARD_KEYS[card] if card >= 0 else "-" for card in self.state.rooms]

    def discarded(self) -> dict[str, int]:
        return _named(CARD_KEYS, list(self.state.discard))

    def holder(self, character: str) -> str:
        return letter_of(self.state.holders[CHARACTERS.index(character)])

    def given(self, who: str) -> list[int]:
        """How much lies in the compartments, gift by gift: all, and in I."""
        at = 8 * seat_of(who)
        return list(self.state.given)[at : at + 8]

    def first(self, who: str) -> list[int]:
        at = 8 * seat_of(who)
        return list(self.state.first)[at : at + 8]

    def pope_stones(self) -> list[int]:
        return list(self.state.pope_stones)

    def crews(self) -> list[int]:
        return list(self.state.crews)

    def built(self) -> list[int]:
        return list(self.state.built)

    def kinds_of_choice(self, who: str) -> set[str]:
        """The first words of what a seat may do."""
        return {choice.split()[0] for choice in self.choices(who)}


def _named(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=False) if count}
