"""Golden games of Indulgence cover every edict and Sin, made and missed, every way a game ends,
both editions, and the entries outside the rules. They are played by the heuristics, with random
choices in the auction.
"""

from __future__ import annotations

import itertools

from golden.outside import AGREED, GIVEN_UP, step_outside
from simony.core.event import Event
from simony.core.log import Log
from simony.core.rng import Rng
from simony.registry import open_game

FIRST = ((16, AGREED), (12, GIVEN_UP))
CANDIDATES = range(100, 4100)
SETUPS = [
    (seats, {"expert": expert, "edition": edition})
    for seats, expert, edition in itertools.product((4, 3), ("on", "off"), ("english", "japanese"))
]


def play(number: int, outside: str = "") -> tuple[Log, set[str]]:
    """Return game `number`, and what it covers."""
    seats, options = SETUPS[number % len(SETUPS)]
    game = open_game("indulgence", seats, options)
    log, rng, covers = (
        Log(game),
        Rng(f"golden {number}"),
        {f"{seats} {options['expert']} {options['edition']}"},
    )
    in_force: list[str] = []
    while not log.over:
        events: list[Event] = []
        if log.state.pending() == 0:
            log.draw_chance(rng, events)
        else:
            seat = log.state.pending_seats()[0]
            log.play(seat, _choose(log, seat, rng), events)
        in_force = _note(events, in_force, covers)
        if outside and len(log.entries) == 60:
            covers.add(step_outside(log, outside))
    return log, covers


def _choose(log: Log, seat: int, rng: Rng) -> int:
    """Return the heuristics' choice, but a random one every third time in the auction, and for
    every third edict.
    """
    legal = log.state.legal(seat)
    words = log.game.notation(legal[0]).split()[0]
    if words in ("pass", "edict") and rng.below(3) == 0:
        return legal[rng.below(len(legal))]
    return int(log.game.suggest(log.state, seat, rng))


def _note(events: list[Event], in_force: list[str], covers: set[str]) -> list[str]:
    for event in events:
        if event.kind in ("edict", "bull"):
            edicts = event.args["edicts"]
            assert isinstance(edicts, list)
            in_force = [str(edict) for edict in edicts] + (["bull"] if event.kind == "bull" else [])
        elif event.kind in ("sin-made", "sin-missed"):
            covers.update(
                f"{event.kind} {name}"
                for name in in_force
                if "bull" not in in_force or name == "bull"
            )
            in_force = []
        elif event.kind == "hand-over":
            covers.update(f"kept {name}" for name in in_force)
        elif event.kind == "named":
            covers.add("tie named")
        elif event.kind == "paid" and event.args["paid"] != event.args["owed"]:
            covers.add("short")
        elif event.kind == "played" and event.args["ring"]:
            covers.add("ring")
        elif event.kind == "game-over":
            covers.add(
                "over: "
                + (
                    "bull sin"
                    if "sin-made bull" in covers
                    else "short"
                    if "short" in covers
                    else "all hands"
                )
            )
    return in_force


def cost(_log: Log) -> int:
    return 0


def every_cover() -> set[str]:
    """Return what the golden games must cover together."""
    edicts = range(len(open_game("indulgence").figures["edict"]))
    wanted = {f"{what} {edict}" for what in ("kept", "sin-made", "sin-missed") for edict in edicts}
    wanted |= {f"{seats} {options['expert']} {options['edition']}" for seats, options in SETUPS}
    wanted |= {"kept bull", "sin-made bull", "sin-missed bull", "tie named", "short", "ring"}
    return wanted | {
        "over: bull sin",
        "over: short",
        "over: all hands",
        f"outside {AGREED}",
        f"outside {GIVEN_UP}",
    }
