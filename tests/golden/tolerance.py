"""Golden games of Tolerance cover every number of players, option, role and house rule, and rare
events: see `_note`.

Every third game is played at random; in the others the seats mostly follow the heuristics.
"""

from __future__ import annotations

from golden.outside import AGREED, GIVEN_UP, step_outside
from simony.core.event import Event
from simony.core.figures import FigureDict
from simony.core.log import Log
from simony.core.rng import Rng
from simony.games.tolerance.rules.figures import CARD_KEYS, NO_EFFECT, ROLE_KEYS
from simony.games.tolerance.rules.rules import ToleranceState
from simony.registry import open_game

FIRST = ((22, AGREED), (45, GIVEN_UP))
CANDIDATES = range(100, 700)
SEATS = (3, 4, 5)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"roles": "random"},
    {"roles": "choose", "open_tableaux": "on"},
    {"roles": "random", "hidden_roles": "on", "plagues": "2"},
    {"plagues": "2"},
)
HOUSE_RULES: dict[str, FigureDict] = {
    "two to kill": {"card": {"valiant-knight": {"count": 2}, "plaguebearer": {"count": 2}}},
    "a taxing beggar": {
        "card": {"beggar": {"effect": "taxes", "target": ["nobles", "catholic"], "count": 1}}
    },
    "poor": {"game": {"money": 0}, "reign": {"mary": {"tax": -1}, "elizabeth": {"tax": 0}}},
    "a gentle king": {"card": {"james-i": {"effect": "piety", "target": ["all"], "count": "all"}}},
}


def play(number: int, outside: str = "") -> tuple[Log, set[str]]:
    """Return game `number`, and what it covers."""
    seats, options = SEATS[number % 3], OPTIONS[number // 3 % 5]
    house = list(HOUSE_RULES)[number % 4] if number // 4 % 4 == 0 and not outside else ""
    game = open_game("tolerance", seats, options, HOUSE_RULES[house] if house else None)
    log, rng = Log(game), Rng(f"golden tolerance {number}")
    covers = {f"{seats} players, {_said(options)}"} | (
        {f"house rules: {house}"} if house else set()
    )
    while not log.over:
        _step(log, rng, covers, sensible=number % 3 != 0)
        if outside and len(log.entries) == 60:
            covers.add(step_outside(log, outside))
    return log, covers


def _said(options: dict[str, str]) -> str:
    return ", ".join(f"{key} {value}" for key, value in options.items()) or "plain"


def _step(log: Log, rng: Rng, covers: set[str], *, sensible: bool) -> None:
    state = log.state
    assert isinstance(state, ToleranceState)
    events: list[Event] = []
    if state.pending() == 0:
        log.draw_chance(rng, events)
    else:
        seat = state.seat_to_act()
        legal = state.legal(seat)
        follows = sensible and rng.below(3) > 0
        log.play(
            seat,
            log.game.suggest(state, seat, rng) if follows else legal[rng.below(len(legal))],
            events,
        )
    for event in events:
        _note(event, state, covers)


def _note(event: Event, state: ToleranceState, covers: set[str]) -> None:
    """Note what happened: every effect of every card, what ends a reign, and how it ends."""
    covers.add(event.kind)
    if event.kind in ("taxes", "piety", "killed", "condemned", "converted", "lost-piety"):
        covers.add(f"{event.kind} by {CARD_KEYS[event.number('card')]}")
    if event.kind == "scored":
        covers.add(f"scored by {ROLE_KEYS[state.roles[event.number('seat')]]}")
    if event.kind == "game-over" and min(event.numbers("points")) < 0:
        covers.add("a negative total")
    if event.kind == "reign-over":
        covers.add(
            f"Monarch {event.number('reign')} {'lives' if event.number('alive') else 'is dead'}"
        )


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
    wanted |= {f"scored by {role}" for role in ROLE_KEYS}
    wanted |= {f"Monarch {reign} {fate}" for reign in range(3) for fate in ("lives", "is dead")}
    wanted |= {
        "loan",
        "repaid",
        "kept-loan",
        "pennant",
        "idle",
        "silenced",
        "executed",
        "roles-shown",
        "scored-hidden",
        "role-taken",
    }
    return wanted | _every_effect()


def _every_effect() -> set[str]:
    """Every card that has an effect has had it."""
    told = {
        "taxes": ["taxes"],
        "piety": ["piety"],
        "taxes_piety": ["taxes", "piety"],
        "kill": ["killed"],
        "condemn": ["condemned"],
    }
    told |= {"convert": ["converted"], "lose_piety": ["lost-piety"]}
    state = open_game("tolerance", 3).new()
    assert isinstance(state, ToleranceState)
    cards = state.game().figures["card"]
    acting = [
        key for number, key in enumerate(CARD_KEYS) if state.figures.effect[number] != NO_EFFECT
    ]
    return {
        f"{kind} by {key}" for key in acting for kind in told.get(cards[key]["effect"]["value"], [])
    }
