"""Jobs: work that may take longer than a turn of the event loop.

Each job is a message to a worker process (`job_worker`) and has a function here that does it. The
message contains everything the job needs, so that it can run anywhere. The result is bytes, ready
to be sent to a client or decoded by the caller.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from simony.core.errors import (
    BadFigures,
    BadLog,
    BadNotation,
    BadOption,
    IllegalAction,
    OtherFigures,
    OtherRules,
    SimonyError,
)
from simony.core.game_spec import RecordedGame
from simony.core.log import Log, Promise, log_header, log_text, unfinished_line
from simony.core.log.reading import parse_entry
from simony.i18n.text import Arg, SeatName, Text
from simony.registry import read_log_text
from simony.server.frames.replays import replay_of, verify
from simony.server.protocol.codec import encode
from simony.server.protocol.problem import NotFound, TooLarge
from simony.server.state.opening import house_rules, open_settings, reopen_game
from simony.server.state.table_record import OVER, Settings, TableRecord, decode_record

# --- messages -------------------------------------------------------------------------------------


class Job(Struct, tag_field="job", frozen=True, kw_only=True):
    """Base class of all jobs. `id` comes back with the result."""

    id: int = 0


class VerifyLog(Job, tag="verify", frozen=True):
    """Check the text of a log: JSON of `replays.Verified`."""

    log: bytes


class StoredGame(Struct, frozen=True):
    """A game as the database has it; with its secret only if it may be revealed."""

    table: str
    record: bytes
    names: list[str]
    lines: list[str]
    secret: str = ""


class DumpLog(Job, tag="log", frozen=True):
    """Write the text of a stored game's log."""

    game: StoredGame


class ReplayGame(Job, tag="replay", frozen=True):
    """Return some frames of a stored game for one viewer: JSON of `replays.Replay`."""

    game: StoredGame
    viewer: int
    first: int
    count: int


class CheckHouseRules(Job, tag="house_rules", frozen=True):
    """Read the house rules of some settings: JSON of `CheckedRules`."""

    settings: bytes


class CheckedRules(Struct, frozen=True):
    """A game with valid house rules, decoded: enough to make the game again."""

    seats: int
    options: dict[str, str]
    figures: dict[str, Any]
    house_rules: dict[str, Any]


AnyJob = VerifyLog | DumpLog | ReplayGame | CheckHouseRules


class JobResult(Struct, frozen=True):
    """The result of a job; or the error it ended with, by its class and text."""

    id: int
    data: bytes = b""
    error: str = ""
    text: dict[str, Any] = {}


# --- functions ------------------------------------------------------------------------------------


def run_job(job: AnyJob) -> bytes:
    """Run a job in this process; raise the `SimonyError` it ends with."""
    return _HANDLERS[type(job)](job)


def _verify(job: VerifyLog) -> bytes:
    return encode(verify(read_log_text(job.log)))


def _dump(job: DumpLog) -> bytes:
    try:
        return _log_of(job.game).dump().encode()
    except OtherRules as problem:
        return _log_of_other_rules(job.game, problem).encode()


def _replay(job: ReplayGame) -> bytes:
    return encode(replay_of(job.game.table, _log_of(job.game), job.viewer, job.first, job.count))


def _check_house_rules(job: CheckHouseRules) -> bytes:
    game = open_settings(msgspec.json.decode(job.settings, type=Settings))
    return msgspec.json.encode(
        CheckedRules(game.seats, game.options, game.figures, game.house_rules)
    )


def _log_of(stored: StoredGame) -> Log:
    record = decode_record(stored.record)
    game = reopen_game(record)
    log = Log(game, stored.names, _promise(record))
    for line in stored.lines:
        log.add(parse_entry(game, line))
    log.secret = stored.secret
    return log


def _promise(record: TableRecord) -> Promise:
    return Promise(record.commitment, tuple(record.nonces), record.pin)


def _log_of_other_rules(stored: StoredGame, problem: OtherRules) -> str:
    """Return the log of a game that cannot be replayed here, for the release that can.

    Older servers did not store the closing line of a finished game: then raise the problem.
    """
    record = decode_record(stored.record)
    closing = record.closing or unfinished_line(len(stored.lines))
    if record.status == OVER and not record.closing:
        raise problem
    recorded = RecordedGame(
        record.settings.game,
        record.seats,
        record.options,
        house_rules(record.settings),
        record.rules_version,
        record.figures_hash,
    )
    header = log_header(recorded, stored.names, _promise(record))
    return log_text(header, stored.lines, stored.secret, closing)


_HANDLERS: dict[type[Job], Callable[[Any], bytes]] = {
    VerifyLog: _verify,
    DumpLog: _dump,
    ReplayGame: _replay,
    CheckHouseRules: _check_house_rules,
}


# --- errors between processes ---------------------------------------------------------------------

_ERRORS: dict[str, type[SimonyError]] = {
    kind.__name__: kind
    for kind in (
        BadFigures,
        BadLog,
        BadNotation,
        BadOption,
        IllegalAction,
        NotFound,
        OtherFigures,
        OtherRules,
        TooLarge,
    )
}


def failed(number: int, error: SimonyError) -> JobResult:
    """Return the result of a job that ended with an error."""
    return JobResult(number, error=type(error).__name__, text=error.text.to_record())


def error_in(result: JobResult) -> SimonyError | None:
    """Return the error in a result, if there is one."""
    if not result.error:
        return None
    text = _text(result.text)
    return _ERRORS.get(result.error, SimonyError)(text.key, **text.args)


def _text(record: dict[str, Any]) -> Text:
    return Text(record["key"], **{name: _arg(value) for name, value in record["args"].items()})


def _arg(value: object) -> Arg:
    if isinstance(value, dict):
        return SeatName(value["seat"]) if "seat" in value else _text(value)
    if isinstance(value, list):
        return [_arg(each) for each in value]
    return value if isinstance(value, int) else str(value)
