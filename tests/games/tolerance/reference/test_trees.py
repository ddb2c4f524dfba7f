"""Exact trees: every way to play out a small ending, counted by the engine and by the naive
reference.
"""

import pytest

from games.tolerance.reference.lockstep import naive_tree, tree
from positions.tolerance import position

# Each with its number of decisions and of ways to end.
ENDINGS = {
    "the last trick": (
        (3, 1),
        "3 players, last trick, A to lead, A holds n3, B holds n9, C holds p5",
    ),
    "a plague in the last trick": (
        (13, 8),
        "3 players, last trick, A to lead, A holds w1, B holds n9, C holds p5",
    ),
    "two tricks with Wilds": (
        (103, 46),
        "3 players, last trick, A to lead, A holds n8 w3, B holds n9 c10, C holds p5 w10",
    ),
    "two tricks and the execution": (
        (55, 72),
        (
            "3 players, last trick, A to lead, A holds mary n3, B holds n9 c10, C holds p5 t9, "
            "B has living catholic t2"
        ),
    ),
    "loans to repay": (
        (32, 14),
        (
            "3 players, last trick, A to lead, A holds c12 n3, B holds c5 t9, C holds t14 p5, "
            "money 1 9 0, loans BC, B started"
        ),
    ),
    "two plagues, in the second reign": (
        (301, 144),
        (
            "3 players, two plagues, reign elizabeth, last trick, A to lead, A holds w1 c2, "
            "B holds w1b n9, C holds n5 p5"
        ),
    ),
    "the last reign, with roles": (
        (29, 16),
        (
            "3 players, reign james, last trick, A to lead, A holds n13 c10, B holds n11 c3, "
            "C holds w7 w9, roles ned patchwork juba"
        ),
    ),
    "four players": (
        (111, 34),
        (
            "4 players, last trick, B to lead, A holds n8 t9, B holds n4 c12, C holds t14 w6, "
            "D holds p9 n12, points 3 9 1 0"
        ),
    ),
    "five players, one trick": (
        (48, 64),
        (
            "5 players, last trick, C to lead, A holds w1, B holds n13, C holds n2, D holds w8, "
            "E holds w11"
        ),
    ),
}


@pytest.mark.parametrize(("size", "description"), ENDINGS.values(), ids=ENDINGS)
def test_tree(size: tuple[int, int], description: str) -> None:
    state = position(description).state
    nodes, ends = tree(state)
    assert (nodes, ends) == naive_tree(state)
    assert (nodes, ends.total()) == size
