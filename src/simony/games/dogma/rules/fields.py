"""The fields of states and views of Dogma.

A set of cards is a number with an octal digit per kind (see `counts`). A *side* is a hand and the
cards that its owner laid in the pile (see `memory`). After a change run `make fields`.
"""

from __future__ import annotations

from typing import Final

from simony.core.fields import ANY_LENGTH, Field, Fields, number, numbers, reference, row, seat
from simony.games.dogma.rules.counts import ALL
from simony.games.dogma.view import records

_KIND: Final = (-1, 13)
_KINDS: Final = (0, (1 << 14) - 1)
_SIZE: Final = (0, 56)
_FLAG: Final = (0, 1)
_SEAT: Final = (0, 7)


def _cards(name: str, about: str, *, first: int = 0) -> Field:
    return number(name, records.CARD_SET, about, first=first, check=records.check_cards)


FIELDS: Final = Fields(
    hidden=[
        row("hands", records.CARD_SET, "The cards in each hand.", check=records.check_cards),
        row(
            "layers",
            records.CARD_SET,
            "The layers of the pile; the last one is in question.",
            length=ANY_LENGTH,
            check=records.check_cards,
        ),
        row("owners", _SEAT, "The owner of each layer.", same_length_as="layers", is_seat=True),
        row(
            "start",
            records.CARD_SET,
            "Where the past begins: the side of each seat, then the public discard, and the number"
            " of cards that were discarded unseen.",
            length=2,
            per_seat=1,
            is_shared=True,
            read=records.start,
        ),
        row(
            "past",
            (0, 0),
            "All checks, encoded as in `history`. Memories are built from it when a view is made.",
            length=ANY_LENGTH,
            read=records.past,
        ),
        _cards("gone", "The discard."),
        _cards("box", "The cards that are not in the game.", first=ALL),
        seat(
            "knower", "The viewer that a sampled world was made for; -2 in a real game.", first=-2
        ),
        reference(
            "known",
            "Memory | None",
            "What that viewer remembered; other viewers of a sampled world know public cards only.",
            read=records.known,
        ),
        reference(
            "memories",
            "list[Memory | None] | None",
            "The memory of each viewer, by seat + 1, as far as it was asked for.",
            is_cache=True,
        ),
    ],
    filtered=[
        number("phase", (0, 5), "The phase, as in `actions`; others do not see LAYING."),
        number("name", _KIND, "The kind that the pile is confessed to.", first=-1),
        _cards("laid", "The layer being laid; only its owner sees it."),
        number(
            "lowest_kind",
            (0, 13),
            "The lowest kind that may still be laid, so that a layer has only one order.",
        ),
        number("joining", _FLAG, "Whether the layer being laid joins the pile."),
    ],
    public=[
        row("rubies", (0, 9), "The rubies of each seat."),
        row("rank", (0, 8), "The place of each seat that is out, 0 for the others."),
        row(
            "shown",
            records.CARD_SET,
            "The cards that everybody saw a seat take and that must still be on its side.",
            check=records.check_cards,
        ),
        seat("turn", "The seat to act; nobody when chance acts or the game is over."),
        number("proclaimed", _FLAG, "Whether a Dogma was proclaimed in this turn."),
        number("to_proclaim", _KIND, "The Dogma that waits for room on the Altar.", first=-1),
        number("altar", _KINDS, "The kinds whose Dogma is on the Altar."),
        _cards("seen_gone", "The part of the discard that everybody saw."),
        number("confessions", (0, 9999), "The number of confessions so far."),
    ],
    derived=[
        row("sizes", _SIZE, "The number of cards in each hand."),
        numbers("owners", _SEAT, "The owner of each layer of the pile.", is_seat=True),
        numbers("counts", (1, 3), "The number of cards in each layer.", same_length_as="owners"),
        numbers(
            "layers",
            records.CARD_SET,
            "The viewer's own layers, and 0 for those of others.",
            same_length_as="owners",
            check=records.check_cards,
        ),
        row(
            "claim_sides",
            records.SIDE_SET,
            "The sides that each claim of the memory is about.",
            length=ANY_LENGTH,
        ),
        row(
            "claim_cards",
            records.CARD_SET,
            "The cards of each claim, all but `claim_slack` of which are on these sides.",
            same_length_as="claim_sides",
            check=records.check_cards,
        ),
        row("claim_slack", _SIZE, "The slack of each claim.", same_length_as="claim_sides"),
        _cards("hand", "The viewer's own hand."),
        _cards("own_gone", "The viewer's own cards in the discard that nobody else saw."),
        number("unseen_gone", _SIZE, "The number of other cards in the discard."),
        number("left_out", _SIZE, "The number of cards that are not in the game."),
    ],
    imports={"view.memory": "Memory"},
    is_compiled=True,
)
