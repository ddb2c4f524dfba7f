"""The fields of states and views of Tolerance.

Cards, suits, religions, roles and seats are small numbers; sets of them are masks, a set of cards
two of them: cards of suits, and Wilds. After a change run `make fields`.
"""

from __future__ import annotations

from typing import Final

from simony.core.fields import Fields, number, row, seat
from simony.games.tolerance.rules.actions import NOTHING
from simony.games.tolerance.rules.figures import CARDS, NO_CARD, TRICKS
from simony.games.tolerance.rules.scoring import OFF

_NATURALS: Final = (0, (1 << 56) - 1)
_WILDS: Final = (0, (1 << 17) - 1)
_CARD: Final = (0, 73)
_SEATS: Final = (0, 31)
_PLACES: Final = (0, 31)

FIELDS: Final = Fields(
    hidden=[
        row("hands", _NATURALS, "The cards of suits that each seat holds."),
        row("wilds", _WILDS, "The Wilds that each seat holds."),
    ],
    filtered=[
        row("roles", (-1, 7), "The role of each seat, or -1 for one that is not known.", first=-1),
    ],
    public=[
        row("lacks", (0, 15), "The suits that each seat has shown not to have."),
        row("trick", _CARD, "The card that each seat played, or NO_CARD.", first=NO_CARD),
        row(
            "order",
            _CARD,
            "While a won trick is resolved: its cards in the order they act.",
            first=NO_CARD,
        ),
        row(
            "board",
            (-1, (1 << 12) - 1),
            "Where each card lies, packed as in `scoring`. With a careful memory every pile can be"
            " followed, so a view has them all; a scene draws less.",
            first=OFF,
            length=CARDS,
        ),
        row("tallies", (-999, 99), "Money and both pieties of each seat.", per_seat=3),
        row("pennants", (0, 99), "The pennants for each tally.", per_seat=3),
        row("points", (-9999, 9999), "The points of each seat."),
        row(
            "earned",
            (-9999, 9999),
            "What each of the three reigns brought a seat, for the score sheet.",
            per_seat=3,
        ),
        row(
            "suspects",
            (0, 254),
            "With hidden roles: the roles that the published points leave open for each seat.",
        ),
        row(
            "past",
            (-1, 140),
            "What was played in this reign, card after card, then NOTHING.",
            first=NOTHING,
            per_seat=TRICKS,
        ),
        number("phase", (0, 8), "The phase, as in `actions`."),
        number("reign", (0, 2), "The number of the reign, from 0."),
        number("trick_number", (0, 12), "The number of the trick, from 0."),
        seat("chooser", "The seat that chooses who starts the reign."),
        seat("starter", "The seat that starts the reign."),
        seat("leader", "The seat that led the trick, or won it while it is resolved."),
        seat("turn", "The seat to act; nobody when chance acts or the game is over."),
        number("led", (-1, 3), "The suit led.", first=-1),
        number("asides", _SEATS, "The seats whose Wild is aside."),
        number("acting", (0, 4), "The place in `order` of the acting card."),
        number("religions", (0, (1 << 10) - 1), "The religion at each place, in two bits."),
        number("fallen", _PLACES, "The places of the dead."),
        number("chosen", _PLACES, "The places named so far."),
        number("loans", _SEATS, "The seats that have a loan."),
    ],
    derived=[
        row("sizes", (0, 12), "The number of cards that each seat holds."),
        number("hand", _NATURALS, "The viewer's own cards of suits; none for a spectator."),
        number("hand_wilds", _WILDS, "The viewer's own Wilds."),
    ],
    is_compiled=True,
)
