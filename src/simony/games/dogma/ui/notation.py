"""Short text notation of Dogma: actions, the deal, and sets of cards (``3 murder 1 faith``)."""

from __future__ import annotations

from simony.core.errors import BadNotation, bad_notation
from simony.games.dogma.rules import actions
from simony.games.dogma.rules.counts import KINDS
from simony.games.dogma.rules.figures import KIND_NAMES

FORMS = "name KIND · lay KIND · done · believe · doubt · join · proclaim KIND · replace KIND"
_BARE = {
    actions.DONE: "done",
    actions.BELIEVE: "believe",
    actions.DOUBT: "doubt",
    actions.JOIN: "join",
}
_WITH_KIND = {
    "name": actions.NAME,
    "lay": actions.LAY,
    "proclaim": actions.PROCLAIM,
    "replace": actions.REPLACE,
}


def action_text(action: int) -> str:
    if not 0 <= action < actions.ACTION_COUNT:
        raise BadNotation("error-no-such-action", action=action)
    if action in _BARE:
        return _BARE[action]
    word, first = next(
        (word, first) for word, first in _WITH_KIND.items() if first <= action < first + KINDS
    )
    return f"{word} {KIND_NAMES[action - first]}"


def parse_action(text: str) -> int:
    match text.lower().split():
        case [word] if word in _BARE.values():
            return next(action for action, name in _BARE.items() if name == word)
        case [word, kind] if word in _WITH_KIND:
            return _WITH_KIND[word] + _kind(kind)
    raise bad_notation(text, FORMS)


def _kind(name: str) -> int:
    if name not in KIND_NAMES:
        raise bad_notation(name, " | ".join(KIND_NAMES))
    return KIND_NAMES.index(name)


def outcome_text(outcome: list[int]) -> str:
    return f"deal starter {outcome[0] + 1} " + " / ".join(cards_text(hand) for hand in outcome[1:])


def parse_outcome(text: str) -> list[int]:
    match text.lower().split():
        case ["deal", "starter", seat, *_] if seat in tuple("12345678"):
            hands = text.lower().split(None, 3)[3:]
            return [int(seat) - 1, *(parse_cards(hand) for hand in "".join(hands).split("/"))]
    raise bad_notation(text, "deal starter SEAT CARDS / CARDS …")


def cards_text(cards: int) -> str:
    """Return a set of cards as text, kind by kind: ``3 murder 1 faith``."""
    return " ".join(
        f"{cards >> 3 * kind & 7} {name}"
        for kind, name in enumerate(KIND_NAMES)
        if cards >> 3 * kind & 7
    )


def parse_cards(text: str) -> int:
    words = text.split()
    cards = 0
    for number, name in zip(words[::2], words[1::2], strict=False):
        kind = _kind(name)
        if number not in tuple("1234") or cards >> 3 * kind & 7:
            raise bad_notation(text, "1–4 KIND")
        cards += int(number) << 3 * kind
    if len(words) % 2:
        raise bad_notation(text, "1–4 KIND")
    return cards
