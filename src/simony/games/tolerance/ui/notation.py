"""Short text notation of Tolerance: actions, outcomes of chance, and sets of cards (``n1,8 c14
w1b,mary``).
"""

from __future__ import annotations

from simony.core.errors import BadNotation, bad_notation
from simony.games.tolerance.rules import actions
from simony.games.tolerance.rules.figures import NATURALS, RANKS, ROLE_KEYS, SUITS, WILD, card_of

FORMS = (
    "play SUIT RANK · play WILD as SUIT · play WILD aside · target CARD · first SEAT · role NAME · "
    "repay · keep"
)
WILD_RANKS = ["1", "1b", *(str(rank) for rank in range(2, 14)), "mary", "elizabeth", "james"]
"""The Wilds: the second Plaguebearer is 1b, and Monarchs have their names."""


def card_words(card: int) -> str:
    """Return a card as ``nobles 8`` or ``wild mary``."""
    if card < NATURALS:
        return f"{SUITS[card // RANKS]} {card % RANKS + 1}"
    return f"wild {WILD_RANKS[card - NATURALS]}"


def action_text(action: int) -> str:
    if not 0 <= action < actions.ACTION_COUNT:
        raise BadNotation("error-no-such-action", action=action)
    if action < actions.AS_SUIT:
        return f"play {card_words(action)}"
    if action < actions.ASIDE:
        return (
            f"play {card_words(NATURALS + (action - actions.AS_SUIT) // 4)} as "
            f"{SUITS[(action - actions.AS_SUIT) % 4]}"
        )
    if action < actions.TARGET:
        return f"play {card_words(NATURALS + action - actions.ASIDE)} aside"
    if action < actions.FIRST:
        return f"target {card_words(action - actions.TARGET)}"
    if action < actions.TAKE_ROLE:
        return f"first {action - actions.FIRST + 1}"
    if action < actions.REPAY:
        return f"role {ROLE_KEYS[action - actions.TAKE_ROLE + 1]}"
    return {actions.REPAY: "repay", actions.KEEP: "keep"}[action]


def parse_action(text: str) -> int:
    words = text.lower().split()
    match words:
        case ["play", suit, rank, *declared]:
            return _play(text, _card(text, suit, rank), declared)
        case ["target", suit, rank]:
            return actions.TARGET + _card(text, suit, rank)
        case ["first", seat] if _is_seat(seat):
            return actions.FIRST + int(seat) - 1
        case ["role", role] if role in ROLE_KEYS[1:]:
            return actions.TAKE_ROLE + ROLE_KEYS.index(role) - 1
        case ["repay"]:
            return actions.REPAY
        case ["keep"]:
            return actions.KEEP
    raise bad_notation(text, FORMS)


def _play(text: str, card: int, declared: list[str]) -> int:
    """A natural card is played as it is; a Wild is declared."""
    match declared:
        case [] if card < NATURALS:
            return card
        case ["as", suit] if card >= NATURALS:
            return actions.AS_SUIT + 4 * (card - NATURALS) + _suit(text, suit, SUITS[:WILD])
        case ["aside"] if card >= NATURALS:
            return actions.ASIDE + card - NATURALS
    raise bad_notation(text, FORMS)


def _suit(text: str, said: str, suits: list[str]) -> int:
    """Return a suit by its name or the beginning of it."""
    for number, name in enumerate(suits):
        if said and name.startswith(said):
            return number
    raise bad_notation(text, " | ".join(suits))


def _card(text: str, suit: str, rank: str) -> int:
    number = _suit(text, suit, SUITS)
    ranks = WILD_RANKS if number == WILD else [str(each) for each in range(1, RANKS + 1)]
    if rank not in ranks:
        raise bad_notation(text, " | ".join(ranks))
    return NATURALS + ranks.index(rank) if number == WILD else card_of(number, int(rank))


# --- chance ---------------------------------------------------------------------------------------


def outcome_text(outcome: list[int], mode: str) -> str:
    if outcome[0] == actions.DEAL:
        return "deal " + " / ".join(
            cards_text(outcome[at], outcome[at + 1]) for at in range(1, len(outcome), 2)
        )
    chooser = f"start chooser {outcome[1] + 1}"
    if mode == "choose":
        return f"{chooser} roles from {outcome[2] + 1}"
    roles = " ".join(ROLE_KEYS[role] for role in outcome[2:])
    return f"{chooser} roles {roles}" if roles else chooser


def parse_outcome(text: str, mode: str) -> list[int]:
    words = text.lower().split()
    match words:
        case ["deal", *_]:
            hands = [parse_cards(hand) for hand in text.lower().split("deal", 1)[1].split("/")]
            return [actions.DEAL, *(part for hand in hands for part in hand)]
        case ["start", "chooser", seat] if _is_seat(seat):
            return [actions.START, int(seat) - 1]
        case ["start", "chooser", seat, "roles", "from", first] if (
            _is_seat(seat) and _is_seat(first) and mode == "choose"
        ):
            return [actions.START, int(seat) - 1, int(first) - 1]
        case ["start", "chooser", seat, "roles", *roles] if (
            _is_seat(seat) and roles and set(roles) <= set(ROLE_KEYS)
        ):
            return [actions.START, int(seat) - 1, *(ROLE_KEYS.index(role) for role in roles)]
    expected = "start chooser SEAT [roles from SEAT | roles NAMES] · deal CARDS / CARDS …"
    raise bad_notation(text, expected)


def _is_seat(word: str) -> bool:
    return word in ("1", "2", "3", "4", "5")


def cards_text(naturals: int, wilds: int) -> str:
    """Return a set of cards as text, suit by suit: ``n1,8 c14 w1b,mary``."""
    groups = []
    for number, suit in enumerate(SUITS):
        if number == WILD:
            ranks = [rank for place, rank in enumerate(WILD_RANKS) if wilds >> place & 1]
        else:
            ranks = [
                str(rank) for rank in range(1, RANKS + 1) if naturals >> card_of(number, rank) & 1
            ]
        if ranks:
            groups.append(suit[0] + ",".join(ranks))
    return " ".join(groups)


def parse_cards(text: str) -> tuple[int, int]:
    """Return the masks of a set of cards; no card may occur twice."""
    found = 0
    for group in text.split():
        for rank in group[1:].split(","):
            card = _card(text, group[0], rank)
            if found >> card & 1:
                raise bad_notation(text, "n1,8 c14 w1b,mary")
            found |= 1 << card
    return found & ((1 << NATURALS) - 1), found >> NATURALS
