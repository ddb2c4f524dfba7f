"""Reading the text of a log (docs/log-format.md).

Errors are `BadLog`, which names the first line that is damaged or does not fit.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TypeVar

from simony.core.contract import Game
from simony.core.errors import (
    BadLog,
    BadNotation,
    IllegalAction,
    OtherFigures,
    OtherRules,
    SimonyError,
)
from simony.core.figures import FigureDict
from simony.core.game_spec import RecordedGame
from simony.core.log.log import (
    AGREED_END,
    CHANCE,
    HAND_OVER,
    LOG_FORMAT,
    PLAY,
    UNDO,
    Entry,
    HashChain,
    Log,
    Promise,
)
from simony.i18n.text import Text

MAX_LOG_BYTES = 4 * 1024 * 1024
_SECRET = re.compile(r"[0-9a-f]{64}")
_Json = TypeVar("_Json", FigureDict, list[object])
GameOpener = Callable[[RecordedGame], Game]


def parse_log(text: str, open_game: GameOpener) -> Log:
    """Return the log of a text, replayed. Raises `BadLog`."""
    lines = list(_checked_lines(text))
    log, start = _read_header(lines, open_game)
    for number, line in enumerate(lines[start:-1], start + 1):
        if line.startswith("! secret "):
            log.secret = _read_secret(log, number, line, is_last=number == len(lines) - 1)
            continue
        try:
            log.add(parse_entry(log.game, line))
        except (IllegalAction, BadNotation) as error:
            raise _bad(number, error.text) from error
    if not lines[-1].startswith(". "):
        raise _bad(len(lines) + 1, Text("error-log-cut"))
    if lines[-1] != log.closing_line():
        raise _bad(
            len(lines),
            Text("error-log-expected", expected=log.closing_line(), came=_short(lines[-1])),
        )
    return log


def _read_secret(log: Log, number: int, line: str, *, is_last: bool) -> str:
    """Return the secret, which a log has once, at the end of a finished game with a promise."""
    secret = line.removeprefix("! secret ")
    if log.promise is None or not log.over or not is_last or not _SECRET.fullmatch(secret):
        raise _bad(number, Text("error-log-secret"))
    return secret


def _checked_lines(text: str) -> Iterator[str]:
    """Yield the lines without their tags, which are checked."""
    chain = HashChain()
    if not text:
        raise _bad(1, Text("error-log-expected", expected=LOG_FORMAT, came=""))
    for number, raw in enumerate(text.removesuffix("\n").split("\n"), 1):
        whole = raw.removesuffix("\r")  # a file that went through Windows is not damaged
        line, mark, tag = whole.rpartition(" #")
        if number == 1 and line != LOG_FORMAT:
            raise _bad(1, Text("error-log-expected", expected=LOG_FORMAT, came=_short(whole)))
        if not mark or tag != chain.tag(line):
            raise _bad(number, Text("error-log-tag", came=_short(whole)))
        yield line


def _read_header(lines: list[str], open_game: GameOpener) -> tuple[Log, int]:
    if "---" not in lines:
        raise _bad(len(lines) + 1, Text("error-log-expected", expected="---", came=""))
    end = lines.index("---")
    fields: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:end], 2):
        name, _, value = line.partition(":")
        fields[name] = (number, value.strip())
    for name in ("game", "seats", "options", "rules", "figures"):
        if name not in fields:
            raise _bad(end + 1, Text("error-log-expected", expected=f"{name}: …", came="---"))
    house = _json_field(fields, "house", {})
    names = _json_field(fields, "names", [])
    promise = _read_promise(fields)
    game = _open(fields, house, open_game)
    if promise is not None and promise.pin != game.pin:
        raise _bad(
            fields["promise"][0],
            Text("error-log-expected", expected=game.pin, came=_short(promise.pin)),
        )
    return Log(game, [str(name) for name in names], promise), end + 1


def _read_promise(fields: dict[str, tuple[int, str]]) -> Promise | None:
    if "promise" not in fields:
        return None
    promise = _json_field(fields, "promise", {})
    match promise:
        case {"commitment": str(commitment), "nonces": [*nonces], "pin": str(pin)} if all(
            isinstance(each, str) for each in nonces
        ):
            return Promise(commitment, tuple(nonces), pin)
    number, text = fields["promise"]
    raise _bad(
        number,
        Text("error-log-expected", expected="promise: commitment, nonces, pin", came=_short(text)),
    )


def _open(fields: dict[str, tuple[int, str]], house: FigureDict, open_game: GameOpener) -> Game:
    recorded = RecordedGame(
        key=fields["game"][1],
        seats=_number_field(fields, "seats", digits=2),
        options=dict(word.partition("=")[::2] for word in fields["options"][1].split()),
        house_rules=house,
        rules_version=_number_field(fields, "rules", digits=4),
        figures_hash=fields["figures"][1],
    )
    try:
        return open_game(recorded)
    except OtherFigures as error:
        raise _bad(fields["figures"][0], error.text) from error
    except OtherRules as error:
        raise _bad(fields["rules"][0], error.text) from error
    except SimonyError as error:
        raise _bad(fields["game"][0], error.text) from error


def _number_field(fields: dict[str, tuple[int, str]], name: str, digits: int) -> int:
    number, text = fields[name]
    if not (text.isascii() and text.isdigit() and len(text) <= digits):
        expected = f"{name}: NUMBER"
        raise _bad(number, Text("error-log-expected", expected=expected, came=_short(text)))
    return int(text)


def _json_field(fields: dict[str, tuple[int, str]], name: str, default: _Json) -> _Json:
    """Return a field in JSON, of the same type as its default."""
    if name not in fields:
        return default
    number, text = fields[name]
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, type(default)):
        raise _bad(number, Text("error-log-expected", expected=f"{name}: JSON", came=_short(text)))
    return value


def parse_entry(game: Game, line: str) -> Entry:
    """Return the entry of a line. Raises `BadNotation`."""
    who, _, rest = line.partition(" ")
    if who == "*":
        return Entry(CHANCE, outcome=tuple(game.parse_outcome(rest)))
    if who == "=":
        return _parse_outside(line, rest.split())
    if _is_count(who):
        return Entry(PLAY, int(who) - 1, game.parse(rest))
    raise BadNotation(
        "error-notation", came=_short(line), expected="SEAT ACTION · * OUTCOME · = ENTRY"
    )


def _parse_outside(line: str, words: list[str]) -> Entry:
    match words:
        case ["undo", seat, count] if _is_count(seat) and _is_count(count):
            return Entry(UNDO, int(seat) - 1, count=int(count))
        case ["undo", seat, count, "agreed"] if _is_count(seat) and _is_count(count):
            return Entry(UNDO, int(seat) - 1, count=int(count), agreed=True)
        case [("resign" | "time-out") as kind, seat] if _is_count(seat):
            return Entry(kind, int(seat) - 1)
        case ["agreed-end"]:
            return Entry(AGREED_END)
        case ["hand-over", seat, *to] if _is_count(seat) and to:
            return Entry(HAND_OVER, int(seat) - 1, handed_to=" ".join(to))
    expected = (
        "undo SEAT COUNT [agreed] · resign SEAT · time-out SEAT · agreed-end · hand-over SEAT NAME"
    )
    raise BadNotation("error-notation", came=_short(line), expected=expected)


def _is_count(word: str) -> bool:
    # No log has more than 9,999 entries.
    return word.isascii() and word.isdigit() and len(word) <= 4 and word[0] != "0"


def _bad(number: int, problem: Text) -> BadLog:
    return BadLog("error-log-line", line=number, problem=problem)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
