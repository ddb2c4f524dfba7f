"""Exact trees: every way to play out a small ending, counted by the engine and by the naive
reference.
"""

import pytest

from games.indulgence.reference.lockstep import as_naive, tree
from games.indulgence.reference.naive import count_tree, tally_tree
from positions.indulgence import ending

# Each with its number of decisions and of ways to end.
ENDINGS = {
    "sinner with the ring": ((627, 226), """
        4 players, A rules hand 2, edict sixes, C sins, florins 20 40 35 25, rest taken by C
        C to lead
        A holds m9 s2 b1, B holds o3 o5 b6, C holds m6 s8 b2, D holds o1 b7 b8
    """),
    "a Sin of three players": ((223, 71), """
        3 players, A rules hand 2, edict twos-and-threes, C sins, rest taken by C, A to lead
        A holds m9 s2 b1, B holds o3 o5 b4, C holds m6 s8 b2
    """),
    "trump": ((326, 67), """
        4 players, expert, B rules hand 3, edict trump, trump sforza, rest taken by A
        D has taken s12 and 2 others, A to lead
        A holds m1 m5 s3, B holds m2 s4 o1, C holds m8 o3 o4, D holds s9 b2 b3
    """),
    "trump with a sinner": ((135, 46), """
        3 players, expert, B rules hand 3, edict trump, trump sforza, A sins, rest taken by A
        A to lead
        A holds s1 s5 b9, B holds s4 m1 m2, C holds s7 b1 b2
    """),
    "face down, with a sinner": ((273, 84), """
        3 players, expert, C rules, edict tricks, A sins, rest taken by A, A to lead
        A holds m1 m9 b3, B holds m5 b4 o1, C holds b9 o8 o9
    """),
    "face down": ((285, 50), """
        4 players, expert, C rules hand 12, edict tricks, rest taken by B, A has taken 8 others
        A to lead
        A holds m1 m9 b5, B holds m5 b4 o2, C holds b9 o8 s1, D holds m4 o1 b6
    """),
    "most, with ties": ((45, 19), """
        4 players, expert, A rules, edict most, D to lead
        A has taken m12 s12345 b1234 o1, B has taken m345 s6789 o2, C has taken m678 b5
        D has taken b67 o78
        A holds b8 o3, B holds m9 o4, C holds o9 o5, D holds b9 o6
    """),
    "most, with ties of three players": ((120, 36), """
        3 players, expert, A rules, edict most, C to lead
        A has taken m1234 s12345, B has taken m567 s6789 b12, C has taken m89 b345 o1234
        A holds b6 o5 b9, B holds b7 o6 o9, C holds b8 o8 o7
    """),
    "most as a Sin": ((59, 20), """
        4 players, expert, A rules, edict most, C sins, C to lead
        A has taken m9 o789, B has taken m123 s1234 o6, C has taken m4 s56789 b56789 o12345
        A holds m5 b1, B holds m6 m7, C holds m8 b3, D holds b2 b4
    """),
    "pairs": ((265, 48), """
        4 players, expert, D rules hand 4, edict pairs-medici-orsini, A to lead, rest taken by D
        B has taken m1 o23 s1, C has taken m3 s234
        A holds m7 s8 b9, B holds m8 o1 b8, C holds o7 s9 b7, D holds m2 o8 s7
    """),
    "the last of a family": ((82, 20), """
        3 players, B rules hand 2, edict last-orsini, C to lead, rest taken by C
        A holds o1 o9 m3, B holds m7 o5 s2, C holds m5 s9 o4
    """),
    "first or last, with a sinner": ((366, 74), """
        4 players, A rules, edict first-or-last, B sins, B took the first trick
        C has taken 8 others, rest taken by B, B to lead
        A holds m5 o1 s1, B holds m6 o6 s4, C holds m1 o9 s2, D holds m7 b1 s3
    """),
    "three tricks": ((97, 33), """
        4 players, A rules, edict three-tricks, A to lead, B took the first trick
        A has taken 8 others
        B has taken 8 others, C has taken 4 others, D has taken 4 others
        A holds m2 s3 o5, B holds m9 s1 b4, C holds m7 b9 o9, D holds s9 o1 m8
    """),
    "a bull with trump, short of florins": ((401, 64), """
        4 players, expert, A rules hand 6, bull trump last-medici any-sforza, trump borgia
        florins 90 9 1 20, rest taken by D, A to lead
        A holds m9 s1 o1, B holds b9 s2 m1, C holds m8 s3 b2, D holds b1 s4 o9
    """),
}  # fmt: skip


@pytest.mark.parametrize(("size", "description"), ENDINGS.values(), ids=ENDINGS)
def test_tree(size: tuple[int, int], description: str) -> None:
    at = ending(description)
    naive = as_naive(at)
    nodes, tally = tree(at.state)
    assert (nodes, tally.total()) == count_tree(naive) == size
    assert tally == tally_tree(naive)
