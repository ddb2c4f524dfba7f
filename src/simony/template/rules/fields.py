"""The fields of states and views of Candle.

A mask of cards has bit `card` set for each card. After a change run this command, which writes
`rules/generated_fields.py`:

    python -m simony.core.fields simony.template
"""

from __future__ import annotations

from typing import Final

from simony.core.fields import Fields, number, row

NONE: Final = -1
"""No card, no bet."""
_CARD: Final = (NONE, 61)
_CARDS: Final = (0, (1 << 62) - 1)
_BET: Final = (NONE, 1)
_FLAMES: Final = (-999_999, 999_999)
_FLAG: Final = (0, 1)

FIELDS: Final = Fields(
    # Only the state has these.
    hidden=[
        row("hands", _CARDS, "The mask of cards in each hand."),
        row(
            "chosen",
            _CARD,
            "The card that each seat has chosen in this round, or NONE. It stays in the hand until"
            " all are shown.",
            first=NONE,
        ),
        row(
            "bets",
            _BET,
            "The bet of each seat in this round, or NONE. A seat has sealed once it has one.",
            first=NONE,
        ),
        number("box", _CARDS, "The mask of cards that are not in the game."),
    ],
    # State and view have these, and `view()` says what a viewer sees of them.
    filtered=[],
    # State and view have these, and every viewer sees them.
    public=[
        row("shown", _CARD, "The cards of the last round.", first=NONE),
        row("flames", _FLAMES, "The scores."),
        number("burnt", _CARDS, "The mask of all cards shown so far."),
        number("prize", _FLAMES, "What the next winner gets."),
        number("dealt", _FLAG, "Whether the cards have been dealt."),
    ],
    # Only the view has these.
    derived=[
        number("hand", _CARDS, "The mask of the viewer's own cards."),
        number("chosen", _CARD, "The card that the viewer has chosen, or NONE.", first=NONE),
        number("bet", _BET, "The viewer's own bet, or NONE.", first=NONE),
        number("sealed", (0, 255), "The mask of the seats that have decided."),
        number("left", (0, 62), "The number of cards in each hand, and so of rounds left."),
        number("cards", (0, 62), "The number of cards in the pack."),
    ],
)
