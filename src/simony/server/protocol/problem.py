"""Refusals: a `Problem` says, in the reader's language, why a request was not carried out.

Every `SimonyError` that is raised on the way becomes one. The HTTP status depends on the error's
class: a `Refusal` has its own, and the errors of the layers below are in `STATUS`.
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

from simony.core.errors import (
    BadFigures,
    BadLog,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalAction,
    OtherRules,
    SimonyError,
)
from simony.i18n.catalogue import LANGUAGES
from simony.i18n.sentences import Localization, localization, shorten
from simony.i18n.text import Arg, SeatName, Text
from simony.server.store.data_file import BadData, DataInUse, StoreFailed


class Problem(msgspec.Struct, kw_only=True, omit_defaults=True, frozen=True):
    """Why a request was not carried out."""

    key: Annotated[
        str,
        Meta(
            description="The name of the sentence, the same in every language:"
            " what a programme looks at."
        ),
    ]
    args: Annotated[dict[str, Any], Meta(description="What is filled into the sentence.")]
    text: Annotated[str, Meta(description="The sentence, in the language that was asked for.")]
    expected: Annotated[str | None, Meta(description="What would have been right.")] = None
    came: Annotated[str | None, Meta(description="What was there instead.")] = None
    ruling: Annotated[
        str | None, Meta(description="The number of the ruling that forbids it, such as I19.")
    ] = None


class Refusal(SimonyError):
    """The request cannot be carried out as it is."""

    status: ClassVar[int] = 400

    def headers(self) -> dict[str, str]:
        """Return additional response headers."""
        return {}


class NoDevice(Refusal):
    """The device token is missing or unknown."""

    status = 401

    def headers(self) -> dict[str, str]:
        return {"www-authenticate": "Bearer"}


class Forbidden(Refusal):
    """The caller is not allowed to do this."""

    status = 403


class NotFound(Refusal):
    """There is no such thing, or none that this caller may know of."""

    status = 404


class MethodNotAllowed(Refusal):
    """The address exists, but not for this method."""

    status = 405

    def __init__(self, key: str, methods: str, **args: Arg) -> None:
        super().__init__(key, **args)
        self._methods = methods

    def headers(self) -> dict[str, str]:
        return {"allow": self._methods}


class Conflict(Refusal):
    """It is not possible in the current state; it may be at another time."""

    status = 409


class TooLarge(Refusal):
    """The body is too large."""

    status = 413


class UnsupportedMediaType(Refusal):
    """The body's content type is not JSON."""

    status = 415


class WrongHost(Refusal):
    """The request was meant for another host."""

    status = 421


class InvalidData(Refusal):
    """The values do not fit the types in this document."""

    status = 422


class RateLimited(Refusal):
    """Too many requests in too short a time; Retry-After says how many seconds to wait."""

    status = 429

    def __init__(self, key: str, wait: float, **args: Arg) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(key, seconds=self.wait, **args)

    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.wait)}


class Busy(RateLimited):
    """The server has too much to do at the moment; Retry-After says how many seconds to wait."""

    status = 503


class InternalError(Refusal):
    """The server itself has failed."""

    status = 500


UNAVAILABLE = 503
RETRY_SECONDS = 5
"""Seconds that a client is told to wait if the store has failed."""
MAX_QUERY = 1024
"""Bytes of the longest query that is read: many times what any endpoint needs."""
STATUS: dict[type[SimonyError], int] = {
    IllegalAction: 409,
    OtherRules: 409,
    BadNotation: 422,
    BadOption: 422,
    BadFigures: 422,
    BadLog: 422,
    BadRecord: 422,
    StoreFailed: UNAVAILABLE,
    BadData: UNAVAILABLE,
    DataInUse: UNAVAILABLE,
}


def status_of(kind: type[SimonyError]) -> int:
    """Return the HTTP status for an error of this class."""
    if issubclass(kind, Refusal):
        return kind.status
    return next((STATUS[base] for base in kind.__mro__ if base in STATUS), 400)


def problem_of(
    error: SimonyError,
    language: str,
    names: Mapping[int, str] | None = None,
    viewer: int | None = None,
) -> Problem:
    """Return the problem for an error.

    `names` are those of the seats, and `viewer` is the seat that reads it: *you*.
    """
    texts, args = localization(language), error.text.args
    return Problem(
        key=error.text.key,
        args={name: _shortened(arg) for name, arg in _record(error).items()},
        text=texts.translate(error.text, names, viewer),
        expected=_arg_text(args["expected"], texts) if "expected" in args else None,
        came=_arg_text(args["came"], texts) if "came" in args else None,
        ruling=(error.ruling or None) if isinstance(error, IllegalAction) else None,
    )


def response_to(error: SimonyError, language: str) -> Response:
    """Return the HTTP response for an error."""
    body = msgspec.json.encode(problem_of(error, language))
    return Response(
        body,
        status_of(type(error)),
        {"content-language": language, **_headers(error)},
        "application/json",
    )


def _headers(error: SimonyError) -> dict[str, str]:
    if isinstance(error, Refusal):
        return error.headers()
    return {"retry-after": str(RETRY_SECONDS)} if status_of(type(error)) == UNAVAILABLE else {}


async def refuse(error: SimonyError, scope: Scope, receive: Receive, send: Send) -> None:
    """Send the response for an error, to a request or to the opening of a socket."""
    if scope["type"] == "websocket" and "websocket.http.response" not in scope.get(
        "extensions", {}
    ):
        await send({"type": "websocket.close", "code": 1008, "reason": error.text.key})
        return
    await response_to(error, language_of(scope))(scope, receive, send)


# --- the language ---------------------------------------------------------------------------------


LanguageCode = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


def language_of(scope: Scope) -> str:
    """Return the language of the query parameter `language`, otherwise the best of
    Accept-Language, otherwise English.

    A query that is too long is not read: this runs for every request, also for those that are
    refused because they come too often.
    """
    query = scope.get("query_string", b"")
    asked = QueryParams(query).get("language") if len(query) <= MAX_QUERY else None
    return (
        asked if asked in LANGUAGES else _preferred(Headers(scope=scope).get("accept-language", ""))
    )


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


# --- refusals of the frameworks -------------------------------------------------------------------


async def not_found_app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer that there is nothing at this address: the router's default."""
    await refuse(page_not_found(scope["path"]), scope, receive, send)


def page_not_found(path: str) -> NotFound:
    return NotFound("table-door-no-page", came=path)


async def on_http_exception(request: Request, error: Exception) -> Response:
    """Turn Starlette's own exceptions into problems."""
    assert isinstance(error, HTTPException)
    language = language_of(request.scope)
    if error.status_code == NotFound.status:
        return response_to(page_not_found(request.url.path), language)
    response = response_to(Refusal("table-door-refused", status=error.status_code), language)
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def _arg_text(arg: Arg, texts: Localization) -> str:
    if isinstance(arg, Text):
        return texts.translate(arg)
    if isinstance(arg, SeatName):
        return texts.seat_name(arg.seat)
    return (
        texts.join_and([_arg_text(each, texts) for each in arg])
        if isinstance(arg, list)
        else shorten(str(arg))
    )


def _record(error: SimonyError) -> dict[str, object]:
    args = error.text.to_record()["args"]
    assert isinstance(args, dict)
    return args


def _shortened(value: object) -> object:
    """Return the value with long strings shortened: nothing that was sent comes back longer
    than it is shown.
    """
    if isinstance(value, str):
        return shorten(value)
    if isinstance(value, list):
        return [_shortened(each) for each in value]
    return (
        {name: _shortened(each) for name, each in value.items()}
        if isinstance(value, dict)
        else value
    )
