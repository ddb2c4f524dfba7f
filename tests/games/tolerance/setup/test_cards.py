"""One trick for every card that has an effect, and the rulebook's own trick in every reign.

Each expects what the winner gains, who dies and who is converted, in the format of `resolved`;
other cards of the trick act too.
"""

import pytest

from positions.tolerance import card_of, resolved
from simony.games.tolerance import SPEC
from simony.games.tolerance.rules.figures import CARD_KEYS, CARDS, NO_EFFECT, Figures

# By card: the trick, the reign, what the winner chooses, and the result.
TRICKS = {
    "n1": ("n1 c10 p2 t9", "elizabeth", "", "money +4"),
    "n2": ("n2 p1 p8 c10", "mary", "", "catholic +5"),
    "n4": ("n4 c4 t12 p1", "mary", "", "money +4, t12 catholic"),
    "n5": ("n5 c6 p2 t3", "mary", "", "catholic +5, c6 dead, p2 dead"),
    "n6": ("n6 n7 p3 t9", "mary", "", "n7 dead, p3 dead"),
    "n8": ("n8 n7 p3 c4", "mary", "p3", "n7 catholic, p3 dead"),
    "n9": ("n9 c10 p2 n7", "mary", "", "catholic +13, n7 catholic"),
    "n10": ("n10 c5 t9 n3", "mary", "", "money +2, protestant +7"),
    "n11": ("n11 n7 p3 t9", "mary", "p3", "p3 dead"),
    "n12": ("n12 n7 p3 t9", "mary", "", "money +2"),
    "n13": ("n13 p2 t2 t3", "mary", "p2", "p2 dead"),
    "n14": ("n14 c5 t3 p6", "mary", "", "money +4, protestant +7"),
    "c1": ("c1 n7 p1 p3 t3", "mary", "", "t3 catholic"),
    "c2": ("c2 n7 p2 p1", "mary", "", "p1 protestant"),
    "c3": ("c3 n3 p2 t3", "mary", "", "n3 dead"),
    "c4": ("c4 p3 t6 n7", "mary", "", "p3 catholic, t6 catholic"),
    "c5": ("c5 p3 t3 n3", "mary", "", "protestant +7"),
    "c6": ("c6 p2 t2 n7", "mary", "", "catholic +7"),
    "c7": ("c7 p3 t3 n7", "mary", "", "t3 dead"),
    "c8": ("c8 p2 t1 n7", "mary", "", "p2 protestant, t1 protestant"),
    "c9": ("c9 n7 p3 p2", "mary", "", "p3 dead"),
    "c10": ("c10 p3 n7 t2", "mary", "", "p3 catholic"),
    "c11": ("c11 n7 p3 t2", "mary", "n7", "protestant +3"),
    "c12": ("c12 c4 t12 n3", "mary", "", "money +1, t12 catholic"),
    "c13": ("c13 t12 w2 n3", "mary", "", "money +2"),
    "c14": ("c14 p3 t9 n7", "mary", "", "catholic +8, protestant +5"),
    "t8": ("t8 n3 p2 c4", "mary", "", "catholic +3"),
    "t13": ("t13 n3 t3 p1", "mary", "", "money +5"),
    "t14": ("t14 t3 w12 p1", "mary", "", "money +10"),
    "p9": ("p9 p2 n3", "mary", "", "catholic +2, protestant +3"),
    "p10": ("p10 n3 p3 t3", "mary", "", "catholic +5, protestant +3"),
    "p12": ("p12 p6 n3 t3", "mary", "", "money +2"),
    "p13": ("p13 n3 p3 t3", "mary", "", "catholic +4, protestant +2"),
    "p14": ("p14 p6 n3 t3", "mary", "", "money +3"),
    "w1": ("n3 w1 p3 t3", "mary", "p3", "p3 dead"),
    "w1b": ("n3 w1b p3 t3", "mary", "n3", "n3 dead"),
    "w2": ("n3 w2 c5 t3", "mary", "", "money -1, protestant +5"),
    "w3": ("n7 w3 p7 t3", "mary", "", "n7 dead, p7 dead"),
    "w4": ("n7 w4 p2 t3", "mary", "", "catholic +2, protestant +7"),
    "w5": ("n7 w5 p3 t6", "mary", "", "n7 dead, t6 dead"),
    "w6": ("n7 w6 c5 t3", "mary", "", "money +2, protestant +8"),
    "w7": ("n3 w7 p2 t3", "mary", "p2", "p2 dead"),
    "w8": ("n3 w8 t2 t3", "mary", "t2", "t2 dead"),
    "w9": ("n7 w9 p8 t3", "mary", "", "n7 dead, p8 dead"),
    "w10": ("n7 w10 c5 t3", "mary", "", "money +2, protestant +8"),
    "w11": ("n7 w11 p3 t2", "mary", "p3", "p3 dead"),
    "w12": ("n7 w12 p6 t3", "mary", "", "money +2"),
    "w13": ("n7 w13 p2 t3", "mary", "", "catholic -2, protestant -2"),
    "mary": ("n3 mary p2 t3", "mary", "", "nothing"),
    "elizabeth": ("n3 elizabeth p2 t3", "elizabeth", "", "nothing"),
    "james": ("n3 james p2 t3", "james", "", "nothing"),
}


@pytest.mark.parametrize("card", TRICKS)
def test_card(card: str) -> None:
    trick, reign, choose, outcome = TRICKS[card]
    assert resolved(trick, reign, choose) == outcome


def test_every_card_with_an_effect_has_a_trick() -> None:
    game = SPEC.open(3)
    figures = Figures(game.figures, game.options)
    acting = [card for card in range(CARDS) if figures.effect[card] != NO_EFFECT]
    assert sorted(card_of(code) for code in TRICKS) == acting
    assert len(acting) == len(CARD_KEYS) - 17 - 5  # guild members have no effect either


# --- the rulebook's trick: Preacher Gilbert, the Bailiff, Catherine de Medici, the Valiant Knight -

MARCUS = "c10 w10 n9 n8"


def test_T2_the_worked_trick_in_the_first_reign() -> None:
    assert resolved(MARCUS, "mary") == "money +2, catholic +12, n9 dead"


def test_T2_the_worked_trick_in_the_second_reign() -> None:
    assert resolved(MARCUS, "elizabeth") == "money +2, catholic +10, n9 dead"


def test_T2_in_the_third_reign_gilbert_converts_the_bailiff() -> None:
    assert (
        resolved(MARCUS, "james") == "money +2, catholic +10, protestant +2, w10 catholic, n9 dead"
    )
