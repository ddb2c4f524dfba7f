"""One trick, won and resolved, with a short summary of its effects."""

from __future__ import annotations

from typing import Any

from positions.language import LETTERS, letter_of
from positions.tolerance.build import build_position
from positions.tolerance.game_position import TolerancePosition
from positions.tolerance.phrases import CODES, ToleranceDescription, card_of
from simony.games.tolerance.rules.figures import REIGNS, RELIGIONS
from simony.games.tolerance.rules.scoring import DEAD

_START = 20
_NAMES = ("money", "catholic", "protestant")


def lead_trick(
    cards: str, reign: str = "mary", house: dict[str, Any] | None = None
) -> TolerancePosition:
    """Play these cards from A on; a Wild is led as a card of the nobles, and played aside.

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
    at = build_position(ToleranceDescription().read(", ".join(said)), house)
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
    """Return what the winner gained, who died and who was converted: ``money +2, catholic +12, n9
    dead, p3 protestant``.
    """
    at = lead_trick(cards, reign, house)
    for card in choose.split():
        at.play(f"{at.to_act()}: target {card}")
    assert at.state.phase == 4, f"{at.to_act()} must choose: {at.choices(at.to_act())}"
    winner = letter_of(at.state.leader)
    gained = [now - _START for now in at.tallies(winner)]
    changes = [f"{name} {amount:+}" for name, amount in zip(_NAMES, gained, strict=True) if amount]
    for card in (each.split("/")[0] for each in cards.split()):
        number, pile = card_of(card), at.lies(card)
        printed = int(at.state.figures.religion[73 * REIGNS.index(reign) + number])
        if pile % DEAD != printed:
            changes.append(f"{card} {RELIGIONS[pile % DEAD]}")
        if pile >= DEAD:
            changes.append(f"{card} dead")
    return ", ".join(changes) or "nothing"
