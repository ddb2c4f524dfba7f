"""The phrases that Dogma's sentences are made of: kinds, cards, rubies."""

from __future__ import annotations

from collections.abc import Iterable

from simony.core.ui.phrases import counted, named
from simony.core.ui.seats import winners
from simony.games.dogma.rules.counts import KINDS, of_kind
from simony.games.dogma.rules.figures import KIND_NAMES
from simony.games.dogma.ui.summary import burning
from simony.i18n.phrases import or_list, seat_list
from simony.i18n.text import Arg, SeatName, Text

kind = named("dogma-kind-{}", KIND_NAMES)


def kinds(numbers: Iterable[int]) -> list[Arg]:
    """Return several kinds, for a list in a sentence."""
    return [kind(each) for each in numbers]


def any_kind(numbers: Iterable[int]) -> Text:
    """Return several kinds (at least one) as alternatives."""
    return or_list([kind(each) for each in numbers])


def cards(held: int) -> list[Arg]:
    """Return a set of cards, kind by kind: *Murder and two Mercies*."""
    return [
        Text("dogma-cards", kind=kind(each), count=of_kind(held, each))
        for each in range(KINDS)
        if of_kind(held, each)
    ]


card_count = counted("dogma-card-count")
ruby_count = counted("dogma-ruby-count")


def ending(places: list[int]) -> dict[str, Arg]:
    """Return who has won and who burns, each as a sentence."""
    first, last = winners(places), burning(places)
    won = (
        Text("dogma-wins", who=SeatName(first[0]))
        if len(first) == 1
        else Text("dogma-wins-shared", winners=seat_list(first))
    )
    if not last:
        return {"first": won, "last": Text("dogma-burns-nobody")}
    burnt = (
        Text("dogma-burns", who=SeatName(last[0]))
        if len(last) == 1
        else Text("dogma-burns-several", losers=seat_list(last))
    )
    return {"first": won, "last": burnt}
