"""Golden games of Dogma cover every number of players, option and house rule, and rare events: see
`_note`.

They are played at random, because everything that can happen does happen in random games.
"""

from __future__ import annotations

from golden.outside import AGREED, GIVEN_UP, step_outside
from simony.core.bits import members
from simony.core.event import Event
from simony.core.log import Log
from simony.core.rng import Rng
from simony.games.dogma.rules.figures import NEXT_CONFESSOR
from simony.games.dogma.rules.rules import DogmaState
from simony.registry import open_game

FIRST = ((21, AGREED), (43, GIVEN_UP))
CANDIDATES = range(100, 1600)
HOUSE_RULES = {
    "stops soon": {"confessions": 12},
    "stops late": {"confessions": 60},
    "one ruby": {"rubies": 1, "altar": 1},
    "cheap Dogmas": {"rubies": 1},
    "two cards": {"most_cards": 2},
    "few cards": {"two_players": 7},
}


def play(number: int, outside: str = "") -> tuple[Log, set[str]]:
    """Return game `number`, and what it covers."""
    seats = 2 + number % 7
    options = {
        "next_confessor": NEXT_CONFESSOR[number // 7 % 3],
        "first": str(1 + number % seats) if number % 2 else "random",
    }
    house = list(HOUSE_RULES)[number % 6] if number // 6 % 3 == 0 and not outside else ""
    game = open_game("dogma", seats, options, {"game": HOUSE_RULES[house]} if house else None)
    covers = {
        f"{seats} players",
        f"next {options['next_confessor']}",
        f"first {'fixed' if number % 2 else 'random'}",
    }
    covers.add(f"{seats} players, next {options['next_confessor']}")
    covers |= {f"house rules: {house}"} if house and (seats == 2 or house != "few cards") else set()
    log, rng = Log(game), Rng(f"golden dogma {number}")
    while not log.over:
        _step(log, rng, covers)
        if outside and len(log.entries) == 60:
            covers.add(step_outside(log, outside))
    return log, covers


def _step(log: Log, rng: Rng, covers: set[str]) -> None:
    state = log.state
    assert isinstance(state, DogmaState)
    empty = {seat for seat, hand in enumerate(state.hands) if hand == 0 and state.rank[seat] == 0}
    altar = len(members(state.altar))
    events: list[Event] = []
    if state.pending() == 0:
        log.draw_chance(rng, events)
    else:
        [seat] = state.pending_seats()
        legal = state.legal(seat)
        log.play(seat, legal[rng.below(len(legal))], events)
    _note(
        {event.kind: event for event in events if event.kind not in ("hand", "out", "set")}, covers
    )
    _note_sets(events, covers)
    _note_exits(events, empty, covers)
    if any(event.kind == "replaced" for event in events):
        covers.add(f"replaced on an Altar of {altar}")


def _note(events: dict[str, Event], covers: set[str]) -> None:
    """Note what was done, and how it ended."""
    if "checked" in events:
        check = events["checked"]
        answer = "believed" if check.number("believes") else "doubted"
        covers.add(f"{answer}, {'right' if check.number('right') else 'wrong'}")
    if "proclaimed" in events:
        covers.add(
            "proclaimed a " + ("vice" if events["proclaimed"].number("dogma") < 7 else "virtue")
        )
    if "game-over" in events:
        places = events["game-over"].numbers("places")
        stopped = bool(events["game-over"].number("stopped"))
        covers.add("over: stopped" if stopped else "over: one is left")
        if stopped and len(set(places)) < len(places):
            covers.add("over: stopped with a tie")


def _note_sets(events: list[Event], covers: set[str]) -> None:
    """D6."""
    after_deal = any(event.kind == "dealt" for event in events)
    for event in events:
        if event.kind == "set":
            covers.add("sets after the deal" if after_deal else "sets after a pick-up")
            if len(event.numbers("kinds")) > 1:
                covers.add("several sets at a time")


def _note_exits(events: list[Event], empty: set[int], covers: set[str]) -> None:
    """D3, D29: note the fate of a player who has laid the last cards."""
    kinds = {event.kind for event in events}
    out = {event.number("seat") for event in events if event.kind == "out"}
    took = {event.number("seat") for event in events if event.kind == "took"}
    if "joined" in kinds and out:
        covers.add("pending: joined over")
    if "checked" in kinds:
        if empty & out:
            covers.add("pending: out")
        if empty & took - out:
            covers.add("pending: caught")
        if out & took:
            covers.add("out by sets")
        if len(out) > 1:
            covers.add("two out in one step")


def cost(log: Log) -> int:
    """Return the length: short games are preferred, because random games are long."""
    return len(log.entries)


def every_cover() -> set[str]:
    """Return what the golden games must cover together."""
    wanted = (
        {f"{seats} players" for seats in range(2, 9)}
        | {f"next {each}" for each in NEXT_CONFESSOR}
        | {"first fixed", "first random"}
    )
    wanted |= {f"house rules: {house}" for house in HOUSE_RULES} | {
        f"outside {AGREED}",
        f"outside {GIVEN_UP}",
    }
    wanted |= {
        f"{answer}, {judged}" for answer in ("believed", "doubted") for judged in ("right", "wrong")
    }
    wanted |= {
        "sets after the deal",
        "sets after a pick-up",
        "several sets at a time",
        "proclaimed a vice",
        "proclaimed a virtue",
    }
    wanted |= {
        "replaced on an Altar of 3",
        "replaced on an Altar of 1",
        "over: stopped",
        "over: stopped with a tie",
        "over: one is left",
    }
    return wanted | {
        "pending: joined over",
        "pending: out",
        "pending: caught",
        "out by sets",
        "two out in one step",
    }
