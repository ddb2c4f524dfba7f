"""Short text notation of Indulgence: actions, outcomes of chance, and sets of cards (``m137 s2
b589``).
"""

from __future__ import annotations

from simony.core.bits import members
from simony.core.errors import BadNotation, bad_notation
from simony.games.indulgence.rules import actions
from simony.games.indulgence.rules.figures import FAMILIES, NUMBERS, Figures, card_of

FORMS = "play FAMILY NUMBER [ring] · edict NAME · bull · trump FAMILY · pass · sin · name SEAT"


def card_words(card: int) -> str:
    return f"{FAMILIES[card // 9]} {card % 9 + 1}"


def action_text(figures: Figures, action: int) -> str:
    if not 0 <= action < actions.ACTION_COUNT:
        raise BadNotation("error-no-such-action", action=action)
    if action < actions.PLAY_RING:
        return f"play {card_words(action)}"
    if action < actions.PICK:
        return f"play {card_words(action - actions.PLAY_RING)} ring"
    if action < actions.BULL:
        edict = action - actions.PICK
        return f"edict {figures.keys[edict] if edict < len(figures.keys) else f'#{edict}'}"
    if actions.TRUMP <= action < actions.PASS:
        return f"trump {FAMILIES[action - actions.TRUMP]}"
    if action >= actions.NAME:
        return f"name {action - actions.NAME + 1}"
    return {actions.BULL: "bull", actions.PASS: "pass", actions.SIN: "sin"}[action]


def parse_action(figures: Figures, text: str) -> int:
    words = text.lower().split()
    match words:
        case ["play", family, number]:
            return _card(text, family, number)
        case ["play", family, number, "ring"]:
            return actions.PLAY_RING + _card(text, family, number)
        case ["edict", key]:
            return actions.PICK + _edict(figures, key)
        case ["trump", family]:
            return actions.TRUMP + _family(text, family)
        case ["name", seat] if seat in ("1", "2", "3", "4"):
            return actions.NAME + int(seat) - 1
        case ["bull"]:
            return actions.BULL
        case ["pass"]:
            return actions.PASS
        case ["sin"]:
            return actions.SIN
    raise bad_notation(text, FORMS)


def _family(text: str, family: str) -> int:
    """Return a family by its name or the beginning of it."""
    for number, name in enumerate(FAMILIES):
        if family and name.startswith(family):
            return number
    raise bad_notation(text, " | ".join(FAMILIES))


def _card(text: str, family: str, number: str) -> int:
    if number not in [str(each) for each in NUMBERS]:
        raise bad_notation(text, "1–9")
    return card_of(_family(text, family), int(number))


def _edict(figures: Figures, key: str) -> int:
    edict = figures.edict(key)
    if edict >= 0:
        return edict
    number = key.removeprefix("#")
    if (
        number != key
        and number.isascii()
        and number.isdigit()
        and len(number) <= 2
        and len(figures.keys) <= int(number) < actions.BULL - actions.PICK
    ):
        # No edict of this game has this number, but `action_text` gives every action a text.
        return int(number)
    raise bad_notation(key, " | ".join(figures.keys))


def outcome_text(figures: Figures, outcome: list[int]) -> str:
    kind = outcome[0]
    if kind == actions.DEAL:
        return "deal " + " / ".join(cards_text(hand) for hand in outcome[1:])
    laid = " ".join(figures.keys[edict] for edict in members(outcome[-1]))
    return f"start ruler {outcome[1] + 1} lay {laid}" if kind == actions.START else f"lay {laid}"


def parse_outcome(figures: Figures, text: str) -> list[int]:
    words = text.lower().split()
    match words:
        case ["deal", *_]:
            return [
                actions.DEAL,
                *(parse_cards(hand) for hand in text.lower().split("deal", 1)[1].split("/")),
            ]
        case ["lay", *keys] if keys:
            return [actions.DRAW, _edicts(figures, text, keys)]
        case ["start", "ruler", seat, "lay", *keys] if keys and seat in ("1", "2", "3", "4"):
            return [actions.START, int(seat) - 1, _edicts(figures, text, keys)]
    raise bad_notation(text, "start ruler SEAT lay EDICTS · lay EDICTS · deal CARDS / CARDS …")


def _edicts(figures: Figures, text: str, keys: list[str]) -> int:
    mask = 0
    for key in keys:
        if figures.edict(key) < 0 or mask >> figures.edict(key) & 1:
            raise bad_notation(text, " | ".join(figures.keys))
        mask |= 1 << figures.edict(key)
    return mask


def cards_text(cards: int) -> str:
    """Return a set of cards as text, family by family: ``m137 s2``."""
    groups = []
    for family, name in enumerate(FAMILIES):
        numbers = "".join(str(number) for number in NUMBERS if cards >> card_of(family, number) & 1)
        if numbers:
            groups.append(name[0] + numbers)
    return " ".join(groups)


def parse_cards(text: str) -> int:
    """Return the mask of a set of cards; no card may occur twice."""
    mask = 0
    for group in text.split():
        family = next((number for number, name in enumerate(FAMILIES) if name[0] == group[0]), None)
        if family is None or len(group) < 2:
            raise bad_notation(text, "m123 s4 b56 o789")
        for digit in group[1:]:
            bit = 1 << card_of(family, int(digit)) if digit in "123456789" else 0
            if not bit or mask & bit:
                raise bad_notation(text, "m123 s4 b56 o789")
            mask |= bit
    return mask
