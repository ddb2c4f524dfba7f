"""Games whose optimal play is known: Kuhn poker, and a simultaneous choice of two."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.contract import Game, State, View
from simony.core.event import UNSEEN
from simony.core.records import Record
from simony.core.rng import Rng

PASS, BET = 0, 1


class SmallView(View):
    def __init__(self, viewer: int, legal: list[int], known: list[int]) -> None:
        super().__init__(viewer, legal)
        self.known = known

    def record(self) -> Record:
        return {"viewer": self.viewer, "legal": self.legal, "known": self.known}


class SmallGame(Game):
    def __init__(self, key: str) -> None:
        super().__init__(key, 2, {}, {}, 1, 9, 2, 2, 1)


class Kuhn(State):
    """Kuhn poker: one of three cards each, one coin in; bet one more or pass. A bet is called by a
    bet.
    """

    def __init__(self) -> None:
        self.home = SmallGame("kuhn")
        self.cards: list[int] = []
        self.said: list[int] = []

    def game(self) -> Game:
        return self.home

    def over(self) -> bool:
        return self.said in (
            [PASS, PASS],
            [BET, PASS],
            [BET, BET],
            [PASS, BET, PASS],
            [PASS, BET, BET],
        )

    def pending(self) -> int:
        return 0 if not self.cards or self.over() else 1 << len(self.said) % 2

    def legal_into(self, seat: int, out: vec[i64]) -> int:  # noqa: ARG002  # as the contract has it
        out[0], out[1] = PASS, BET
        return 2

    def apply(self, seat: int, action: int, out: object = None) -> None:  # noqa: ARG002  # as the contract has it
        self.said.append(action)

    def chance_outcomes(self) -> list[tuple[list[int], int]]:
        return [([one, other], 1) for one in range(3) for other in range(3) if one != other]

    def draw(self, rng: Rng) -> list[int]:
        return self.chance_outcomes()[rng.below(6)][0]

    def apply_chance(self, outcome: list[int], out: object = None) -> None:  # noqa: ARG002  # as the contract has it
        self.cards = outcome

    def observed(self, viewer: int, seat: int, action: int) -> int:  # noqa: ARG002  # as the contract has it
        return action

    def observed_chance(self, viewer: int, outcome: list[int]) -> int:
        return outcome[viewer]

    def view(self, seat: int) -> View:
        return SmallView(seat, [PASS, BET], [self.cards[seat], *self.said])

    def copy(self) -> State:
        twin = Kuhn()
        twin.cards, twin.said = self.cards, self.said[:]
        return twin

    def coins(self) -> int:
        """Return what seat 0 wins."""
        if self.said[-2:] == [BET, PASS]:
            return 1 if len(self.said) == 2 else -1
        stake = 2 if BET in self.said else 1
        return stake if self.cards[0] > self.cards[1] else -stake


def kuhn_payoff(state: State) -> float:
    """Return the payoff: 1 for a win of two coins, 0 for a loss of two."""
    assert isinstance(state, Kuhn)
    return (state.coins() + 2) / 4


class Sealed(State):
    """Both choose simultaneously.

    Seat 0 wants to choose what the other did: 1 for twice PASS, a half for twice BET, else 0.
    """

    def __init__(self) -> None:
        self.home = SmallGame("sealed")
        self.chosen = [-1, -1]

    def game(self) -> Game:
        return self.home

    def over(self) -> bool:
        return -1 not in self.chosen

    def pending(self) -> int:
        return sum(1 << seat for seat in (0, 1) if self.chosen[seat] < 0)

    def legal_into(self, seat: int, out: vec[i64]) -> int:  # noqa: ARG002  # as the contract has it
        out[0], out[1] = PASS, BET
        return 2

    def apply(self, seat: int, action: int, out: object = None) -> None:  # noqa: ARG002  # as the contract has it
        self.chosen[seat] = action

    def observed(self, viewer: int, seat: int, action: int) -> int:
        return action if viewer == seat else UNSEEN

    def view(self, seat: int) -> View:
        return SmallView(seat, [PASS, BET], [])

    def copy(self) -> State:
        twin = Sealed()
        twin.chosen = self.chosen[:]
        return twin

    def places(self) -> list[int]:
        if self.chosen == [PASS, PASS]:
            return [1, 2]
        return [1, 1] if self.chosen == [BET, BET] else [2, 1]

    def scores(self) -> list[int]:
        return [0, 0]
