"""A position of Dogma that can be played on and queried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from positions.dogma.phrases import cards_of, kind_of
from positions.language import Position, letter_of, seat_of
from simony.games.dogma.rules.counts import KINDS, of_kind, size
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.ui.notation import cards_text
from simony.games.dogma.view.view import DogmaView

if TYPE_CHECKING:
    from simony.games.dogma.rules.rules import DogmaState


class DogmaPosition(Position):
    """A position of Dogma.

    ``faith with 2 murder`` is a whole confession, ``join with faith`` a whole joining.
    """

    state: DogmaState

    def steps(self, seat: int, said: str) -> list[str]:
        first, spoken, cards = said.partition(" with ")
        if not spoken:
            return [said]
        kinds = [kind for kind in range(KINDS) for _ in range(of_kind(cards_of(cards), kind))]
        begin = "join" if first == "join" else f"name {first}"
        done = (
            []
            if len(kinds) in (self.state.figures.most_cards, size(self.state.hands[seat]))
            else ["done"]
        )
        return [begin, *(f"lay {KIND_NAMES[kind]}" for kind in kinds), *done]

    # --- what holds -------------------------------------------------------------------------------

    def view(self, who: str) -> DogmaView:
        found = super().view(who)
        assert isinstance(found, DogmaView)
        return found

    def holds(self, who: str) -> str:
        return cards_text(self.state.hands[seat_of(who)])

    def sizes(self) -> list[int]:
        return [size(hand) for hand in self.state.hands]

    def discard(self) -> str:
        return cards_text(self.state.gone)

    def pile(self) -> str:
        """The layers from the bottom: who laid them, and how many cards."""
        layers = range(len(self.state.layers))
        return " ".join(
            f"{letter_of(self.state.owners[layer])}{size(self.state.layers[layer])}"
            for layer in layers
        )

    def rubies(self) -> list[int]:
        return list(self.state.rubies)

    def altar(self) -> list[str]:
        return [name for kind, name in enumerate(KIND_NAMES) if self.state.altar >> kind & 1]

    def names(self, who: str) -> list[str]:
        """The kinds a seat may name now."""
        return self._kinds_to("name", who)

    def dogmas(self, who: str) -> list[str]:
        """The Dogmas a seat may proclaim now."""
        return self._kinds_to("proclaim", who)

    def _kinds_to(self, word: str, who: str) -> list[str]:
        return [choice.split()[1] for choice in self.choices(who) if choice.startswith(f"{word} ")]

    def out(self) -> str:
        """Who has gone out, in this order; when the game is over, the last one too."""
        ranked = sorted((rank, seat) for seat, rank in enumerate(self.state.rank) if rank)
        return "".join(letter_of(seat) for _, seat in ranked)

    def is_pending(self, who: str) -> bool:
        """D3: the hand is empty, and the cards lie unchecked."""
        seat = seat_of(who)
        layers = range(len(self.state.layers))
        unchecked = any(self.state.owners[layer] == seat for layer in layers)
        return self.state.hands[seat] == 0 and self.state.rank[seat] == 0 and unchecked

    # --- what is known ----------------------------------------------------------------------------

    def known(self, viewer: str, who: str) -> str:
        """The cards a viewer knows to be on another seat's side."""
        return cards_text(self.view(viewer).known(seat_of(who)))

    def max_copies(self, viewer: str, who: str, kind: str) -> int:
        """How many cards of a kind a viewer thinks there can be on another seat's side."""
        return int(self.view(viewer).max_copies(seat_of(who), kind_of(kind)))
