"""Logs of any length that are valid, or nearly: for `/api/verify`, and for long stored games."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from server.complexity.inputs import Way
from simony.core.log import HashChain, Log, Promise
from simony.core.log.fair_rng import commitment
from simony.core.rng import Rng
from simony.registry import open_game

SECRET = bytes(range(32))
TAG = 11
"""Bytes that the tag of a line adds to it, with its newline."""


def play_on(log: Log, rng: Rng, most: int, secret: bytes = SECRET) -> None:
    """Play random actions until the game is over or has `most` entries."""
    while not log.over and len(log.entries) < most:
        if log.state.pending() == 0:
            log.draw_fair_chance(secret)
            continue
        seat = next(seat for seat in range(log.game.seats) if log.state.legal(seat))
        legal = log.state.legal(seat)
        log.play(seat, legal[rng.below(len(legal))])


@dataclass(frozen=True)
class Played:
    """A game with a place in its middle where entries can be inserted that change nothing."""

    before: Log
    """The game up to that place."""
    whole: Log
    """The finished game."""
    pair: tuple[str, str]
    """An action and its undo."""

    def entries(self, padding: Sequence[str]) -> list[str]:
        """Return all entries as lines, with some inserted."""
        lines = [self.whole.entry_line(entry) for entry in self.whole.entries]
        at = len(self.before.entries)
        return [*lines[:at], *padding, *lines[at:]]


def pairs_at(log: Log) -> tuple[tuple[str, str], bool] | None:
    """Return a possible action and its undo, as lines, and whether it could be undone without
    asking.
    """
    for seat in range(log.game.seats):
        for action in log.state.legal(seat)[:1]:
            tried = log.copy()
            tried.play(seat, action)
            if not tried.over:
                return (
                    tried.entry_line(tried.entries[-1]),
                    f"= undo {seat + 1} 1",
                ), tried.undoable_count(seat) > 0
    return None


@cache
def played(key: str, seats: int, *, quiet: bool = False) -> Played | None:
    """Return a finished game of this kind.

    Its place for more entries is as late as possible: there an undo that replays the game costs
    most. `quiet` looks for a place where an action can be undone without asking; there may be none.
    """
    game = open_game(key, seats)
    log = Log(
        game,
        [f"P{seat}" for seat in range(seats)],
        Promise(commitment(SECRET), ("n",) * seats, game.pin),
    )
    rng = Rng(f"complexity {key}")
    place: tuple[Log, tuple[str, str]] | None = None
    while not log.over:
        found = pairs_at(log) if log.state.pending() else None
        if found is not None and (found[1] or not quiet):
            (action, undo), _ = found
            place = log.copy(), (action, undo if quiet else f"{undo} agreed")
        play_on(log, rng, len(log.entries) + 1)
    log.secret = SECRET.hex()
    return None if place is None else Played(place[0], log, place[1])


def tagged(lines: Sequence[str]) -> str:
    """Lines of a log with the tags they need."""
    chain = HashChain()
    return "".join(f"{line} #{chain.tag(line)}\n" for line in lines)


def whole_log(
    game: Played, padding: Sequence[str], header: Callable[[list[str]], list[str]] = list
) -> str:
    """The finished game as text, with more entries in its middle and perhaps another header."""
    log = game.whole
    entries = game.entries(padding)
    closing = log.closing_line().replace(f". {len(log.entries)} ", f". {len(entries)} ", 1)
    return tagged([*header(log._header()), *entries, f"! secret {log.secret}", closing])


def _padded(game: Played, lines: Sequence[str]) -> Way:
    """Return a log of about `size` bytes, filled with some lines repeatedly."""

    def made(size: int) -> str:
        left = size - len(whole_log(game, ())) - 10
        each = sum(len(line) + TAG for line in lines)
        return whole_log(game, list(lines) * max(0, left // each))

    return made


def _headed(game: Played, name: str, value: Callable[[int], str]) -> Way:
    """A log with one line of its header grown."""

    def made(size: int) -> str:
        grown = f"{name}: {value(size)}"
        return whole_log(
            game,
            (),
            lambda lines: [
                *(line for line in lines[:-1] if not line.startswith(f"{name}:")),
                grown,
                "---",
            ],
        )

    return made


def _alone(line: Callable[[int], str]) -> Way:
    """Return a log whose tags are right and nothing else."""
    return lambda size: tagged(["simony-log 1", line(size)])


def _many(line: str) -> Way:
    return lambda size: tagged(["simony-log 1", *[line] * (size // (len(line) + TAG)), "---"])


def _names(size: int) -> str:
    return json.dumps(["a"] * (size // 5))


@cache
def log_ways(games: tuple[tuple[str, int], ...]) -> dict[str, Way]:
    """Ways to make a log long; those that stay valid for each of some games."""
    ways: dict[str, Way] = {}
    for key, seats in games:
        for name, game in (
            ("undo chain", played(key, seats)),
            ("undo chain without asking", played(key, seats, quiet=True)),
        ):
            if game is not None:
                ways[f"{key}: {name}"] = _padded(game, game.pair)
                ways[f"{key}: hand-overs"] = _padded(game, ["= hand-over 1 priest"])
    some = played(*games[0])
    assert some is not None
    return {
        **ways,
        "names": _headed(some, "names", _names),
        "one long name": _headed(some, "names", lambda size: json.dumps(["a" * size])),
        "nested names": _headed(some, "names", lambda size: "[" * (size // 2) + "]" * (size // 2)),
        "house rules": _headed(
            some,
            "house",
            lambda size: json.dumps({f"a{number}": 1 for number in range(size // 14)}),
        ),
        "nested house rules": _headed(
            some, "house", lambda size: '{"a":' * (size // 6) + "1" + "}" * (size // 6)
        ),
        "options": _headed(
            some, "options", lambda size: " ".join(f"a{number}=b" for number in range(size // 9))
        ),
        "nonces": _headed(
            some,
            "promise",
            lambda size: json.dumps({"commitment": "a", "nonces": ["n"] * (size // 5), "pin": "b"}),
        ),
        "header lines": _many("a: b"),
        "the same header line": _many("game: dogma"),
        "long line": _alone(lambda size: "a" * size),
        "long hand-over": _padded(some, ["= hand-over 1 " + "a" * 3000]),
        "long action": lambda size: whole_log(some, ["1 " + "a" * (size // 2)]),
        "words of an action": lambda size: whole_log(some, ["1 " + "a " * (size // 4) + "a"]),
        "long outcome": lambda size: whole_log(some, ["* " + "m123 " * (size // 8) + "a"]),
        "long count": lambda size: whole_log(some, ["= undo 1 " + "9" * (size // 2)]),
        "no newline": lambda size: "simony-log 1 #92df6ae9" * (size // 22),
        "newlines": lambda size: "\n" * size,
        "tags": lambda size: " #" * (size // 2),
    }
