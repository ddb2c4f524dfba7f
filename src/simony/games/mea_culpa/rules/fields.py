"""The fields of states and views of Mea Culpa.

Seats, goods, colours, Dens, sites and rooms are small numbers; rows over seats have one block per
seat. What is behind screens is known to everybody with a perfect memory, so a view has it; a scene
draws less. After a change run `make fields`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from simony.core.errors import BadRecord
from simony.core.fields import ANY_LENGTH, Fields, number, row
from simony.core.records import RecordReader

if TYPE_CHECKING:
    from simony.games.mea_culpa.rules.generated_fields import StateFields

_COUNT: Final = (0, 99)
_FLAG: Final = (0, 1)
_ROOM: Final = (-1, 5)
_TALER: Final = (0, 99_999)
_BEFORE: Final = (-99_999, (1 << 32) - 1)

BEFORE_ROWS: Final = (
    "souls", "posts", "taler", "goods", "letters", "sins", "bag", "market", "supply", "discard",
    "rooms", "pope_stones", "crews", "built", "stack", "ledger",
)  # fmt: skip
BEFORE_NUMBERS: Final = 5
"""What can be taken back: these rows one after the other, then depth, hut, both suites and the
bank.
"""


def _read_before(reader: RecordReader, _seats: int, state: StateFields) -> vec[i64]:
    """Read what can be taken back: nothing, or all of it."""
    found = reader.numbers("before", -1, *_BEFORE)
    expected = sum(len(getattr(state, name)) for name in BEFORE_ROWS) + BEFORE_NUMBERS
    if found and len(found) != expected:
        raise BadRecord("error-record-length", name="before", expected=expected, came=len(found))
    return vec[i64](found)


FIELDS: Final = Fields(
    hidden=[],
    filtered=[
        row("taler", _TALER, "The taler behind each screen."),
        row("goods", _COUNT, "The goods behind each screen, by kind.", per_seat=4),
        row(
            "first",
            (-1, 999),
            "Those of the gifts in `given` that are in compartment I; the others are in II. -1 in"
            " another player's chest until the first cathedral is finished.",
            per_seat=8,
        ),
        row("notches", (0, 6), "The notches that each seat bids; 0 while they are sealed."),
        row("coins", _TALER, "The coins that each seat bids; 0 while they are sealed."),
        row(
            "ledger",
            (0, 99_999),
            "For Meta Culpa: what was left out, by places named in `state`. In a view the calls of"
            " others are missing while the window is open, and a gift that was not shown is"
            " UNKNOWN_GIFT and still among `goods` or `taler`.",
            length=21,
        ),
        number(
            "die",
            _ROOM,
            "The die of the Pope's visit; -1 except for the Pope who set it, until both are done.",
            first=-1,
        ),
        number("guess", _ROOM, "The guess at it; -1 except for the guesser.", first=-1),
    ],
    public=[
        row("souls", (-99, 99), "Steps from Start: towards Heaven above zero, towards Hell below."),
        row("line", (0, 3), "The order on Start; 0 is nearest Hell."),
        row("posts", (0, 6), "The notches that each post shows."),
        row("letters", _COUNT, "The Letters behind each screen, by colour.", per_seat=4),
        row("sins", _COUNT, "The stones of each seat in the three Dens.", per_seat=3),
        row("given", (0, 999), "All gifts in each chest, by kind.", per_seat=8),
        row("order", (0, 3), "The seats from the highest bid down."),
        row("holders", (-1, 3), "The seats that have the characters.", first=-1, length=4),
        row("bag", _COUNT, "The stones in the bag.", length=5),
        row("market", _COUNT, "The stones in the market.", length=5),
        row("supply", _COUNT, "The Letters in the supply.", length=4),
        row("display", _COUNT, "The Letters on display.", length=4),
        row("deck", _COUNT, "The cards in the deck, by kind.", length=14),
        row("discard", _COUNT, "The cards in the discard, by kind.", length=14),
        row("rooms", (-1, 13), "The card in each room, or NO_CARD.", first=-1, length=4),
        row("pope_stones", (0, 3), "The Pope stones in each Den.", first=1, length=3),
        row("crews", (0, 1), "The crews at each site.", length=3),
        row("built", (0, 2), "Whether a nave (1) or a cathedral (2) is built at a site.", length=3),
        row("stack", (0, (1 << 32) - 1), "What is in progress: frames of `actions`.", length=16),
        row(
            "before",
            _BEFORE,
            "For Meta Culpa: what can be taken back (BEFORE_ROWS), or nothing.",
            length=ANY_LENGTH,
            read=_read_before,
        ),
        number("depth", (0, 16), "The number of frames on the stack; 0 when the game is over."),
        number("waiting", (0, 15), "The seats that must decide."),
        number("round", _COUNT, "The number of the round, from 0."),
        number("finished", (0, 2), "The number of cathedrals that were evaluated."),
        number("hut", _COUNT, "The crews in the hut."),
        number("on_card", _FLAG, "Whether a crew is on the Emperor's card."),
        number("suite_5", _FLAG, "Whether Suite 5 is still open in this round."),
        number("suite_6", _FLAG, "Whether a Letter lies in Suite 6."),
        number("bonuses", (0, 15), "The starting bonuses that are left."),
        number("lap_stones", _COUNT, "The stones in the market when the lap began."),
        number("bank", (-99_999, 99_999), "The money of the bank, which starts at 0."),
    ],
    derived=[],
    is_compiled=True,
)
