"""One trick, won and resolved, and what came of it in short."""

from __future__ import annotations

from typing import Any

from simony.games.tolerance.rules.figures import REIGNS, RELIGIONS
from simony.games.tolerance.rules.scoring import DEAD
from tables.language import LETTERS, letter_of
from tables.tolerance.build import build_table
from tables.tolerance.phrases import CODES, ToleranceDescription, card_of
from tables.tolerance.position import TolerancePosition

_START = 20
_NAMES = ("money", "catholic", "protestant")


def lead_trick(
    cards: str, reign: str = "mary", house: dict[str, Any] | None = None
) -> TolerancePosition:
    """These cards, played from A on; a Wild is led as a card of the nobles, and played aside.

    Everybody has 20 of everything.
    """
    played = [" ".join(each.split("/")) for each in cards.split()]
    twenty = " ".join([str(_START)] * len(played))
    said = [f"{len(played)} players", f"reign {reign}", *(f"{name} {twenty}" for name in _NAMES)]
    said.extend(
        f"{letter} holds {card.split()[0]}" for letter, card in zip(LETTERS, played, strict=False)
    )
    if "w1b" in cards:
        said.append("two plagues")
    at = build_table(ToleranceDescription().read(", ".join(said)), house)
    for number, (letter, card) in enumerate(zip(LETTERS, played, strict=False)):
        wild = card_of(card.split()[0]) >= CODES.index("w1")
        declared = "" if not wild or " " in card else " aside" if number else " as nobles"
        events = at.events
        at.play(f"{letter}: {card}{declared}")
        at.events = [*events, *at.events]
    return at


def resolved(
    cards: str, reign: str = "mary", choose: str = "", house: dict[str, Any] | None = None
) -> str:
    """What the winner gained, who died and who was converted: ``money +2, catholic +12, n9 dead, p3
    protestant``.
    """
    at = lead_trick(cards, reign, house)
    for card in choose.split():
        at.play(f"{at.asked()}: target {card}")
    assert at.state.phase == 4, f"{at.asked()} must choose: {at.choices(at.asked())}"
    winner = letter_of(at.state.leader)
    gained = [now - _START for now in at.tallies(winner)]
    told = [f"{name} {amount:+}" for name, amount in zip(_NAMES, gained, strict=True) if amount]
    for card in (each.split("/")[0] for each in cards.split()):
        number, pile = card_of(card), at.lies(card)
        printed = int(at.state.figures.religion[73 * REIGNS.index(reign) + number])
        if pile % DEAD != printed:
            told.append(f"{card} {RELIGIONS[pile % DEAD]}")
        if pile >= DEAD:
            told.append(f"{card} dead")
    return ", ".join(told) or "nothing"
