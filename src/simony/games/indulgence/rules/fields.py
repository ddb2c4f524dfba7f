"""The fields of states and views of Indulgence.

Cards, edicts and seats are small numbers; sets of them are masks. After a change run `make fields`.
"""

from __future__ import annotations

from typing import Final

from simony.core.fields import Fields, number, row, seat
from simony.games.indulgence.rules.figures import NO_CARD

_CARD_SET: Final = (0, (1 << 36) - 1)
_EDICT_SET: Final = (0, (1 << 40) - 1)
_PACKED: Final = (0, (1 << 16) - 1)
_COUNT: Final = (0, 12)
_FAMILY: Final = (-1, 3)
_FLAG: Final = (0, 1)
_FLORINS: Final = (0, 1_000_000)

FIELDS: Final = Fields(
    hidden=[
        row("hands", _CARD_SET, "The cards that each seat holds."),
    ],
    filtered=[
        row(
            "trick",
            (0, 37),
            "The card of each seat in the trick, NO_CARD, or HIDDEN from the viewer.",
            first=NO_CARD,
        ),
        number(
            "ring_card",
            (-1, 37),
            "The card with the ring, -1, or HIDDEN from the viewer (I21).",
            first=-1,
        ),
    ],
    public=[
        row("taken", _CARD_SET, "The cards that each seat took in complete tricks."),
        row(
            "lacks",
            _CARD_SET,
            "The cards that each seat is known not to hold: it did not follow (I33), or led a"
            " banned card to the first trick (I13).",
        ),
        row("won", _COUNT, "The number of tricks that each seat won in this hand."),
        row("florins", _FLORINS, "The florins of each seat."),
        number("phase", (0, 8), "The phase, as in `actions`."),
        number("hand_number", (0, 35), "The number of the hand, from 0."),
        number("trick_number", _COUNT, "The number of the trick, from 0."),
        seat("ruler", "The Ruler."),
        seat("sinner", "The Sinner."),
        seat("leader", "The seat that leads the trick."),
        seat("turn", "The seat to act; nobody when chance acts or the game is over."),
        number("trump", _FAMILY, "The trump family.", first=-1),
        number("bull", _FLAG, "Whether a papal bull is in force."),
        number("bulls", (0, 15), "The seats that still have their bull."),
        number("deck", _EDICT_SET, "The edicts in the deck."),
        number("row", _EDICT_SET, "The edicts face up."),
        number("force", _EDICT_SET, "The edicts in force."),
        number("used", _EDICT_SET, "The edicts that were in force before."),
        number(
            "raced", _PACKED, "At place n, who was first to win n tricks; packed as in `scoring`."
        ),
        number(
            "ninth", _PACKED, "For each family, who took its ninth card; packed as in `scoring`."
        ),
        number("named", _PACKED, "For each family, whom the Ruler named in a tie (I17); packed."),
        seat("champion", "The champion."),
        number("short", _FLAG, "Whether a seat could not pay all that it owed (I27)."),
        number("bank", _FLORINS, "The florins that were credited beyond what was paid (I27)."),
    ],
    derived=[
        row("sizes", _COUNT, "The number of cards that each seat holds."),
        number("hand", _CARD_SET, "The viewer's own cards; none for a spectator."),
        number("led", _FAMILY, "The family led.", first=-1),
    ],
    is_compiled=True,
)
