"""Short text notation of Mea Culpa: actions (``buy two wine``, ``donate jewel II``, ``visit 5``)
and outcomes of chance.
"""

from __future__ import annotations

from simony.core.errors import BadNotation, bad_notation
from simony.games.mea_culpa.rules import actions
from simony.games.mea_culpa.rules.figures import (
    BONUSES,
    CARD_KEYS,
    CHARACTERS,
    COLOURS,
    DENS,
    SITES,
    STONES,
)
from simony.games.mea_culpa.rules.figures import COINS as FACES

FORMS = (
    "bid N · coins N · hundred · bonus NAME · pick CHARACTER · stone DEN DEN · crew SITE · "
    "crew SITE SITE · hold · pass · buy GOOD · buy two GOOD · buy red|green · sell GOOD · "
    "donate GOOD|COIN I|II · visit N · meet · die N · guess N · room N · empty DEN · "
    "take GOOD|red|green|nothing · rob SEAT · choose COLOUR · give COLOUR · "
    "pay · skip · settle · take back · caught · let · let all · hide GOOD|COIN I|II"
)
_GOODS = STONES[:4]
_GIFTS = [*_GOODS, *(str(face) for face in FACES)]
_ROOMS = ["1", "2", "3", "4", "5", "6"]


def _moves(names: list[str]) -> list[str]:
    """Return the moves from each of three places to the two others, as actions count them."""
    return [
        f"{names[source]} {names[(source + 1 + step) % 3]}"
        for source in range(3)
        for step in range(2)
    ]


def _texts() -> list[str]:
    found: dict[int, list[str]] = {
        actions.BID: [f"bid {notches}" for notches in range(1, 7)],
        actions.COINS: [f"coins {coins}" for coins in range(100)],
        actions.HUNDRED: ["hundred"],
        actions.BONUS: [f"bonus {name}" for name in BONUSES],
        actions.PICK: [f"pick {name}" for name in CHARACTERS],
        actions.MOVE_STONE: [f"stone {move}" for move in _moves(DENS)],
        actions.CREW: [f"crew {site}" for site in SITES],
        actions.MOVE_CREW: [f"crew {move}" for move in _moves(SITES)],
        actions.HOLD: ["hold"],
        actions.PASS: ["pass"],
        actions.BUY: [f"buy {good}" for good in _GOODS],
        actions.BUY_TWO: [f"buy two {good}" for good in _GOODS],
        actions.BUY_LETTER: ["buy red", "buy green"],
        actions.SELL: [f"sell {good}" for good in _GOODS],
        actions.DONATE: [
            f"donate {gift} {compartment}" for gift in _GIFTS for compartment in ("I", "II")
        ],
        actions.VISIT: [f"visit {room}" for room in _ROOMS],
        actions.MEET: ["meet"],
        actions.DIE: [f"die {room}" for room in _ROOMS],
        actions.GUESS: [f"guess {room}" for room in _ROOMS],
        actions.ROOM: [f"room {room}" for room in _ROOMS[:4]],
        actions.EMPTY: [f"empty {den}" for den in DENS],
        actions.TAKE: [f"take {good}" for good in _GOODS],
        actions.TAKE_LETTER: ["take red", "take green"],
        actions.RETURN: ["take nothing"],
        actions.ROB: [f"rob {seat}" for seat in range(1, 5)],
        actions.CHOOSE: [f"choose {colour}" for colour in COLOURS],
        actions.GIVE: [f"give {colour}" for colour in COLOURS],
        actions.PAY: ["pay"],
        actions.SKIP: ["skip"],
        actions.SETTLE: ["settle"],
        actions.TAKE_BACK: ["take back"],
        actions.CALL: ["caught"],
        actions.LET: ["let"],
        actions.LET_ALL: ["let all"],
        actions.HIDE: [
            f"hide {gift} {compartment}" for gift in _GIFTS for compartment in ("I", "II")
        ],
    }
    return [text for first in sorted(found) for text in found[first]]


TEXTS = _texts()
_BY_TEXT = {text.lower(): action for action, text in enumerate(TEXTS)}


def action_text(action: int) -> str:
    if not 0 <= action < len(TEXTS):
        raise BadNotation("error-no-such-action", action=action)
    return TEXTS[action]


def parse_action(text: str) -> int:
    found = _BY_TEXT.get(" ".join(text.lower().split()))
    if found is None:
        raise bad_notation(text, FORMS)
    return found


# --- chance ---------------------------------------------------------------------------------------


def outcome_text(outcome: list[int], seats: int) -> str:
    """Return ``line 2 1 3``: the seats from nearest Hell on; or ``round bread 2 wine 1 / lust steal
    good greed``: stones, then rooms 1 to 4.
    """
    if len(outcome) == seats:
        return " ".join(["line", *(str(outcome.index(place) + 1) for place in range(seats))])
    stones = " ".join(
        f"{name} {count}" for name, count in zip(STONES, outcome, strict=False) if count
    )
    return f"round {stones} / " + " ".join(CARD_KEYS[card] for card in outcome[len(STONES) :])


def parse_outcome(text: str, seats: int) -> list[int]:
    match text.lower().split():
        case ["line", *words] if sorted(words) == [str(seat + 1) for seat in range(seats)]:
            return [words.index(str(seat + 1)) for seat in range(seats)]
        case ["round", *words] if words.count("/") == 1:
            slash = words.index("/")
            return [*_stones(text, words[:slash]), *_cards(text, words[slash + 1 :])]
    raise _bad_outcome(text)


def _stones(text: str, words: list[str]) -> list[int]:
    found = [0] * len(STONES)
    pairs = list(zip(words[::2], words[1::2], strict=False))
    for name, count in pairs:
        if name not in STONES or count not in _COUNTS or found[STONES.index(name)]:
            raise _bad_outcome(text)
        found[STONES.index(name)] = int(count)
    if 2 * len(pairs) != len(words):
        raise _bad_outcome(text)
    return found


_COUNTS = {str(count) for count in range(1, 31)}


def _cards(text: str, words: list[str]) -> list[int]:
    if len(words) != 4 or not set(words) <= set(CARD_KEYS):
        raise _bad_outcome(text)
    return [CARD_KEYS.index(word) for word in words]


def _bad_outcome(text: str) -> BadNotation:
    return bad_notation(text, "line SEATS · round STONE N … / CARD CARD CARD CARD")
