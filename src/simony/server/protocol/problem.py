"""What we answer where we do not follow a request: a `Problem`, in the reader's language.

Whatever raises a `SimonyError` on the way gets one. The HTTP status is that of the error's class: a `Refusal` carries its own, and the
errors of the layers below are in `STATUS`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta
from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from simony.core.errors import BadFigures, BadLog, BadNotation, BadOption, BadRecord, IllegalAction, SimonyError
from simony.i18n.sentences import LANGUAGES, Localization, localization, shorten
from simony.i18n.text import Arg, SeatName, Text
from simony.server.store.data_file import BadData, DataInUse, StoreFailed


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True, frozen=True):
    """Why a request was not followed."""

    key: Annotated[str, Meta(description="The name of the sentence, the same in every language: what a programme looks at.")]
    args: Annotated[dict[str, Any], Meta(description="What is filled into the sentence.")]
    text: Annotated[str, Meta(description="The sentence, in the language that was asked for.")]
    expected: Annotated[str | None, Meta(description="What would have been right.")] = None
    came: Annotated[str | None, Meta(description="What was there instead.")] = None
    ruling: Annotated[str | None, Meta(description="The number of the ruling that forbids it, such as I19.")] = None


class Refusal(SimonyError):
    """The request cannot be followed as it is."""

    status: ClassVar[int] = 400

    def headers(self) -> dict[str, str]:
        """What the answer's head says besides."""
        return {}


class NoDevice(Refusal):
    """No device token came, or one that nobody has."""

    status = 401

    def headers(self) -> dict[str, str]:
        return {"www-authenticate": "Bearer"}


class NotAllowed(Refusal):
    """Whoever asks may not."""

    status = 403


class NotThere(Refusal):
    """There is no such thing, or none that this caller may know of."""

    status = 404


class NotThisWay(Refusal):
    """The address is right, the method is not."""

    status = 405

    def __init__(self, key: str, methods: str, **args: Arg) -> None:
        super().__init__(key, **args)
        self._methods = methods

    def headers(self) -> dict[str, str]:
        return {"allow": self._methods}


class NotNow(Refusal):
    """It does not fit how things stand; it may at another time."""

    status = 409


class TooLarge(Refusal):
    """The body is larger than we read."""

    status = 413


class WrongKind(Refusal):
    """The body is not said to be JSON."""

    status = 415


class WrongHost(Refusal):
    """The request was meant for another host."""

    status = 421


class WrongShape(Refusal):
    """The values are not of the kind the document says."""

    status = 422


class TooFast(Refusal):
    """Too many requests in too short a time; Retry-After says for how many seconds to wait."""

    status = 429

    def __init__(self, key: str, wait: float, **args: Arg) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(key, seconds=self.wait, **args)

    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.wait)}


class Busy(TooFast):
    """The server has too much to do just now; Retry-After says for how many seconds to wait."""

    status = 503


class Broken(Refusal):
    """Something is wrong with the server itself."""

    status = 500


UNAVAILABLE = 503
RETRY_SECONDS = 5
"""How long a client waits before it asks again, where the store has failed."""
MAX_QUERY = 1024
"""Bytes of the longest query that is read: many times what any endpoint needs."""
STATUS: dict[type[SimonyError], int] = {
    IllegalAction: 409, BadNotation: 422, BadOption: 422, BadFigures: 422, BadLog: 422, BadRecord: 422,
    StoreFailed: UNAVAILABLE, BadData: UNAVAILABLE, DataInUse: UNAVAILABLE,
}  # fmt: skip


def status_of(kind: type[SimonyError]) -> int:
    """The HTTP status for an error of this class."""
    if issubclass(kind, Refusal):
        return kind.status
    return next((STATUS[base] for base in kind.__mro__ if base in STATUS), 400)


def problem_of(error: SimonyError, language: str, names: Mapping[int, str] | None = None, viewer: int | None = None) -> Problem:
    """`names` are those of the seats, and `viewer` is the seat that reads it: *you*."""
    say, args = localization(language), error.text.args
    return Problem(
        key=error.text.key,
        args={name: _short(arg) for name, arg in _record(error).items()},
        text=say.translate(error.text, names, viewer),
        expected=_said(args["expected"], say) if "expected" in args else None,
        came=_said(args["came"], say) if "came" in args else None,
        ruling=(error.ruling or None) if isinstance(error, IllegalAction) else None,
    )


def response_to(error: SimonyError, language: str) -> Response:
    """The whole answer."""
    body = msgspec.json.encode(problem_of(error, language))
    return Response(body, status_of(type(error)), {"content-language": language, **_headers(error)}, "application/json")


def _headers(error: SimonyError) -> dict[str, str]:
    if isinstance(error, Refusal):
        return error.headers()
    return {"retry-after": str(RETRY_SECONDS)} if status_of(type(error)) == UNAVAILABLE else {}


async def refuse(error: SimonyError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer, be it a request or the opening of a socket."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": error.text.key})
        return
    await response_to(error, language_of(scope))(scope, receive, send)


# --- the language -------------------------------------------------------------------------------------------------------------------------


def language_of(scope: Scope) -> str:
    """What the query asks for by `language`, otherwise the best of Accept-Language, otherwise English.

    A query that is too long is not read: this is asked for every request, also for those that come too often.
    """
    query = scope.get("query_string", b"")
    asked = QueryParams(query).get("language") if len(query) <= MAX_QUERY else None
    return asked if asked in LANGUAGES else _preferred(Headers(scope=scope).get("accept-language", ""))


def _preferred(header: str) -> str:
    best, most = "en", 0.0
    for part in header.split(",")[:20]:
        tag, _, rest = part.strip().partition(";")
        language, weight = tag.strip().lower().split("-")[0], _weight(rest)
        if language in LANGUAGES and weight > most:
            best, most = language, weight
    return best


def _weight(rest: str) -> float:
    name, _, value = rest.strip().partition("=")
    try:
        weight = float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
    return weight if 0.0 <= weight <= 1.0 else 0.0


# --- what the frameworks below us refuse --------------------------------------------------------------------------------------------------


async def no_page(scope: Scope, receive: Receive, send: Send) -> None:
    """There is nothing at this address: for routers, as their last word."""
    await refuse(nothing_at(scope["path"]), scope, receive, send)


def nothing_at(path: str) -> NotThere:
    return NotThere("table-door-no-page", came=path)


async def on_http_exception(request: Request, error: Exception) -> Response:
    """The frameworks' own refusals, as problems: an exception handler for Starlette."""
    assert isinstance(error, HTTPException)
    language = language_of(request.scope)
    if error.status_code == NotThere.status:
        return response_to(nothing_at(request.url.path), language)
    response = response_to(Refusal("table-door-refused", status=error.status_code), language)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def _said(arg: Arg, say: Localization) -> str:
    if isinstance(arg, Text):
        return say.translate(arg)
    if isinstance(arg, SeatName):
        return say.seat_name(arg.seat)
    return say.join_and([_said(each, say) for each in arg]) if isinstance(arg, list) else shorten(str(arg))


def _record(error: SimonyError) -> dict[str, object]:
    args = error.text.to_record()["args"]
    assert isinstance(args, dict)
    return args


def _short(value: object) -> object:
    """What somebody sent comes back no longer than it is shown."""
    if isinstance(value, str):
        return shorten(value)
    if isinstance(value, list):
        return [_short(each) for each in value]
    return {name: _short(each) for name, each in value.items()} if isinstance(value, dict) else value
