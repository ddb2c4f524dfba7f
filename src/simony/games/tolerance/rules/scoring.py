"""Scoring of boards: victory points by role, and places. Pure functions of public facts and a role.

A board is a row over the cards: where each lies, as packed by `laid`, or OFF.
"""

# Compiled with mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.games.tolerance.rules.figures import (
    CARDS,
    CATHOLIC,
    DEAD_CATHOLIC,
    DEAD_PROTESTANT,
    FIELD,
    GUILD_ANY,
    GUILD_MOST,
    GUILDS,
    PROTESTANT,
    SIZE,
    WILD,
    Figures,
)

OFF: Final = -1
"""The place of a card that lies on no board."""
PILES: Final = 6
DEAD: Final = 3
"""The first of a board's dead piles; piles are numbered by religion, the living ones first."""
PILE_BITS: Final = 5
PILE_MASK: Final = 31

_OWNER: Final[vec[i64]] = vec[i64]([code // PILES for code in range(32)])
_PILE: Final[vec[i64]] = vec[i64]([code % PILES for code in range(32)])
_LIVING: Final = 0b000111000111000111000111000111
"""The living piles of five boards, as a mask. OFF would be on pile 31, which no board has."""

# The contents of a seat's board, packed in one number: six bits for each suit, then guild members,
# dead Catholics, dead Protestants.
_FIELD_MASK: Final = 63
_LIVING_FIELDS: Final = (1 << 36) - 1
_DEAD: Final = 5
"""A dead religion's field is this plus the religion's number."""
_NO_PILES: Final[vec[i64]] = vec[i64]([0] * 32)
_NO_BOARDS: Final[vec[i64]] = vec[i64]([0] * 5)


def laid(seat: i64, pile: i64, height: i64) -> i64:
    """Return where a card lies: on which pile of whose board, and at which height: later cards lie
    higher (T35).
    """
    return (height << PILE_BITS) | (seat * PILES + pile)


def owner_of(where: i64) -> i64:
    return _OWNER[where & PILE_MASK]


def pile_of(where: i64) -> i64:
    return _PILE[where & PILE_MASK]


def off_board(board: vec[i64], first: i64, end: i64) -> i64:
    """Return the mask of the cards from `first` to before `end` that lie on no board.

    Only OFF is below zero.
    """
    found: i64 = 0
    while end > first:
        end -= 1
        found = found * 2 + ((board[end] >> 62) & 1)
    return found


def living(where: i64) -> i64:
    """Return 1 for a living card on a board; 0 for one that is dead or OFF."""
    return (_LIVING >> (where & PILE_MASK)) & 1


def piles_of(figures: Figures, board: vec[i64]) -> vec[i64]:
    """Return what lies on each pile of every board, packed like `Figures.units`."""
    found = _NO_PILES[:]
    units = figures.units
    card: i64 = 0
    while card < CARDS:
        found[board[card] & PILE_MASK] += units[card]
        card += 1
    return found


def size_of(piles: vec[i64], seat: i64, pile: i64) -> i64:
    """Return the number of cards on a pile."""
    return held(piles[PILES * seat + pile], SIZE)


def tableaux(piles: vec[i64], seats: i64) -> vec[i64]:
    """Return what each seat's board holds, packed.

    T27: of dead cards, only whether Catholic or Protestant; T28: as they died.
    """
    found = _NO_BOARDS[:seats]
    seat: i64 = 0
    while seat < seats:
        first: i64 = PILES * seat
        alive: i64 = (
            piles[first] + piles[first + CATHOLIC] + piles[first + PROTESTANT]
        ) & _LIVING_FIELDS
        catholics: i64 = size_of(piles, seat, DEAD + CATHOLIC) << (FIELD * (_DEAD + CATHOLIC))
        protestants: i64 = size_of(piles, seat, DEAD + PROTESTANT) << (FIELD * (_DEAD + PROTESTANT))
        found[seat] = alive | catholics | protestants
        seat += 1
    return found


def held(tableau: i64, field: i64) -> i64:
    return (tableau >> (FIELD * field)) & _FIELD_MASK


def guilds(tableau: i64) -> i64:
    return held(tableau, GUILDS)


def most_guilds(boards: vec[i64]) -> i64:
    """Return the most guild members on one board."""
    most: i64 = 0
    for tableau in boards:
        if guilds(tableau) > most:
            most = guilds(tableau)
    return most


def suit_points(figures: Figures, line: i64, tableau: i64) -> i64:
    """Return the points for living cards. `line` is where the role's lines for the reign begin."""
    total: i64 = 0
    suit: i64 = 0
    while suit <= WILD:
        total += held(tableau, suit) * figures.lines[line + suit]
        suit += 1
    return total


def guild_points(figures: Figures, line: i64, tableau: i64, most: i64) -> i64:
    """T29: the most needs at least one. T30: both are paid."""
    own: i64 = guilds(tableau)
    if own == 0:
        return 0
    total: i64 = figures.lines[line + GUILD_ANY]
    if own == most:
        total += figures.lines[line + GUILD_MOST]
    return total


def dead_points(figures: Figures, line: i64, tableau: i64) -> i64:
    return (
        held(tableau, _DEAD + CATHOLIC) * figures.lines[line + DEAD_CATHOLIC]
        + held(tableau, _DEAD + PROTESTANT) * figures.lines[line + DEAD_PROTESTANT]
    )


def first_line(role: i64, reign: i64) -> i64:
    """Return where a role's lines for a reign begin."""
    return (role * 3 + reign) * 9


def reign_points(
    figures: Figures, role: i64, reign: i64, before: i64, tableau: i64, most: i64
) -> i64:
    """Return the points after a reign of a player who had `before`.

    T31: never below 0 after suits, guilds and the dead.
    """
    line: i64 = first_line(role, reign)
    points: i64 = _not_below_0(before + suit_points(figures, line, tableau))
    points = _not_below_0(points + guild_points(figures, line, tableau, most))
    return _not_below_0(points + dead_points(figures, line, tableau))


def _not_below_0(points: i64) -> i64:
    if points < 0:
        return 0
    return points


def places(points: vec[i64], tallies: vec[i64]) -> list[int]:
    """T40: the most points, then the higher sum of both pieties, then shared."""
    found: list[int] = []
    seat: i64 = 0
    while seat < len(points):
        place: i64 = 1
        rank: i64 = _rank(points, tallies, seat)
        other: i64 = 0
        while other < len(points):
            if _rank(points, tallies, other) > rank:
                place += 1
            other += 1
        found.append(place)
        seat += 1
    return found


def _rank(points: vec[i64], tallies: vec[i64], seat: i64) -> i64:
    return points[seat] * 1000 + tallies[3 * seat + CATHOLIC] + tallies[3 * seat + PROTESTANT]
