"""Golden games of Mea Culpa cover every number of players, option and house rule, every card, and
rare events: see `_note`.

Every third game is played at random; in the others the seats mostly follow the heuristics.
"""

from __future__ import annotations

from golden.outside import AGREED, GIVEN_UP, step_outside
from simony.core.event import Event
from simony.core.figures import FigureDict
from simony.core.log import Log
from simony.core.rng import Rng
from simony.games.mea_culpa.rules.figures import BONUSES, CARD_KEYS, CHARACTERS, SITES
from simony.registry import open_game

FIRST = ((24, AGREED), (49, GIVEN_UP))
CANDIDATES = range(100, 700)
SEATS = (2, 3, 4)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"meta_culpa": "on"},
    {"open_screens": "on"},
    {"meta_culpa": "on", "take_back": "off", "donation_hidden": "off", "late_payment": "off"},
)
HOUSE_RULES: dict[str, FigureDict] = {
    "few stones": {"game": {"sin_stones": 3}},
    "few Letters": {"letters": {"red": 4, "green": 3, "yellow": 2, "blue": 4}},
    "near Hell": {"game": {"hell": 9}},
    "near Heaven": {"game": {"heaven": 6}, "cathedral": {"left": {"food": {"blue": 5}}}},
    "rich": {"game": {"taler": 99, "market": 12}, "sell": {"jewel": 50}},
    "seven cards": {
        "card": {key: {"copies": 0} for key in CARD_KEYS[:10]} | {"steal": {"copies": 3}}
    },
}
SELDOM = (
    "hundred", "emptied", "stays", "punished", "turned-away", "caught", "unseen", "nothing",
    "returns-stone", "holds", "no-stone", "no-visit", "all-letters", "nobody donated", "in Heaven",
    "two in Heaven", "caught-sinning", "wrong-call", "takes-back", "settles", "forgets",
    "leaves-out", "donates-unseen", "gives-letter", "robs", "crew-moved", "over",
)  # fmt: skip


def play(number: int, outside: str = "") -> tuple[Log, set[str]]:
    """Return game `number`, and what it covers."""
    seats, options = SEATS[number % 3], OPTIONS[number // 3 % 4]
    house = list(HOUSE_RULES)[number % 6] if number // 6 % 3 == 0 and not outside else ""
    game = open_game("mea_culpa", seats, options, HOUSE_RULES[house] if house else None)
    log, rng = Log(game), Rng(f"golden mea_culpa {number}")
    covers = {f"{seats} players, {_said(options)}"} | (
        {f"house rules: {house}"} if house else set()
    )
    while not log.over:
        _step(log, rng, covers, sensible=number % 3 != 0)
        if outside and len(log.entries) == 60:
            covers.add(step_outside(log, outside))
    if not outside and max(log.state.scores()) >= game.figures["game"]["heaven"]["value"]:
        covers.add("two in Heaven" if log.state.places().count(1) > 1 else "in Heaven")
    return log, covers


def _said(options: dict[str, str]) -> str:
    return ", ".join(f"{key} {value}" for key, value in options.items()) or "plain"


def _step(log: Log, rng: Rng, covers: set[str], *, sensible: bool) -> None:
    state = log.state
    events: list[Event] = []
    if state.pending() == 0:
        log.draw_chance(rng, events)
    else:
        seats = state.pending_seats()
        seat = seats[rng.below(len(seats))]
        legal = state.legal(seat)
        follows = sensible and rng.below(3) > 0
        action = log.game.suggest(state, seat, rng) if follows else legal[rng.below(len(legal))]
        if log.game.notation(action) == "hundred":
            covers.add("hundred")
        log.play(seat, action, events)
    for event in events:
        _note(event, covers)


def _note(event: Event, covers: set[str]) -> None:
    """Note what happened: every card, character, bonus and cathedral, and all events."""
    covers.add(event.kind)
    if event.kind == "card":
        covers.add(f"card {CARD_KEYS[event.number('card')]}")
    if event.kind == "picks":
        covers.add(f"picks {CHARACTERS[event.number('character')]}")
    if event.kind == "bonus":
        covers.add(f"bonus {BONUSES[event.number('bonus')]}")
    if event.kind == "cathedral":
        covers.add(f"cathedral {SITES[event.number('site')]}")
    if event.kind == "visits":
        covers.add(f"room {event.number('room') + 1}")
    if event.kind == "donors" and event.number("first") < 0:
        covers.add("nobody donated")


def cost(log: Log) -> int:
    """Return the length: short games are preferred."""
    return len(log.entries)


def every_cover() -> set[str]:
    """Return what the golden games must cover together."""
    wanted = {f"{seats} players, {_said(options)}" for seats in SEATS for options in OPTIONS}
    wanted |= {f"house rules: {house}" for house in HOUSE_RULES} | {
        f"outside {AGREED}",
        f"outside {GIVEN_UP}",
    }
    wanted |= {f"card {card}" for card in CARD_KEYS} | {
        f"picks {character}" for character in CHARACTERS
    }
    wanted |= (
        {f"bonus {bonus}" for bonus in BONUSES}
        | {f"cathedral {site}" for site in SITES}
        | {f"room {room}" for room in range(1, 7)}
    )
    return wanted | set(SELDOM)
