"""Writes the golden games of Indulgence: twenty whole games that between them hold every edict and Sin, made and missed, every way a game
ends, both editions, and the entries outside the rules.

Played by the heuristics, with a reckless streak in the auction, and chosen out of thousands by what they cover. Run it with `make golden`
when the rules change, and raise the rules version.
"""

from __future__ import annotations

import itertools
import json
import sys
from pathlib import Path

from golden.trace import trace_digest
from simony.core.event import Event
from simony.core.log import Log
from simony.core.rng import Rng
from simony.games.registry import open_game

HERE = Path(__file__).parent
WANTED = 20
CANDIDATES = 4000
SETUPS = [
    (seats, {"expert": expert, "edition": edition})
    for seats, expert, edition in itertools.product((4, 3), ("on", "off"), ("english", "japanese"))
]


def play(number: int, outside: str = "") -> tuple[Log, set[str]]:
    """Game `number`, and what it covers."""
    seats, options = SETUPS[number % len(SETUPS)]
    game = open_game("indulgence", seats, options)
    log, rng, covers = Log(game), Rng(f"golden {number}"), {f"{seats} {options['expert']} {options['edition']}"}
    in_force: list[str] = []
    while not log.over:
        events: list[Event] = []
        if log.state.pending() == 0:
            log.chance(rng, events)
        else:
            seat = log.state.pending_seats()[0]
            log.play(seat, _choose(log, seat, rng), events)
        in_force = _note(events, in_force, covers)
        if outside and len(log.entries) == 60:
            _step_outside(log, outside, covers)
    return log, covers


def _choose(log: Log, seat: int, rng: Rng) -> int:
    """The heuristics' choice, but every third time in the auction, and every third edict, any."""
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
            covers.update(f"{event.kind} {name}" for name in in_force if "bull" not in in_force or name == "bull")
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
            covers.add("over: " + ("bull sin" if "sin-made bull" in covers else "short" if "short" in covers else "all hands"))
    return in_force


def _step_outside(log: Log, outside: str, covers: set[str]) -> None:
    covers.add(f"outside {outside}")
    if outside == "agreed":
        log.undo(0, 3, agreed=True)
        log.hand_over(1, "priest")
        log.agree_end()
    else:
        for seat in range(log.game.seats - 1):
            (log.resign if seat % 2 else log.time_out)(seat)


def choose_games() -> list[tuple[Log, set[str]]]:
    """Greedily, the game that covers most of what is not covered yet."""
    chosen = [play(16, "agreed"), play(12, "given up")]
    pool = {number: play(number)[1] for number in range(100, 100 + CANDIDATES)}
    covered: set[str] = set().union(*(covers for _, covers in chosen))
    while len(chosen) < WANTED:
        best = max(pool, key=lambda number: (len(pool[number] - covered), -number))
        covered |= pool.pop(best)
        chosen.append(play(best))
    return chosen


def main() -> None:
    index: dict[str, dict[str, object]] = {}
    held: set[str] = set()
    for old in HERE.glob("indulgence-*.log"):
        old.unlink()
    for number, (log, covers) in enumerate(choose_games(), 1):
        name = f"indulgence-{number:02}.log"
        (HERE / name).write_text(log.dump(), "utf-8")
        held |= covers
        index[name] = {"trace": trace_digest(log), "covers": sorted(covers)}
    (HERE / "indulgence.json").write_text(json.dumps(index, indent=1) + "\n", "utf-8")
    sys.stdout.write(f"{len(index)} games; not covered: {sorted(every_cover() - held)}\n")


def every_cover() -> set[str]:
    """What the golden games must hold between them."""
    edicts = range(len(open_game("indulgence").figures["edict"]))
    wanted = {f"{what} {edict}" for what in ("kept", "sin-made", "sin-missed") for edict in edicts}
    wanted |= {f"{seats} {options['expert']} {options['edition']}" for seats, options in SETUPS}
    wanted |= {"kept bull", "sin-made bull", "sin-missed bull", "tie named", "short", "ring"}
    return wanted | {"over: bull sin", "over: short", "over: all hands", "outside agreed", "outside given up"}


if __name__ == "__main__":
    main()
