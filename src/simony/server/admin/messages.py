"""The requests of an operator: one struct for each command of ``simony admin``."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from simony.server.protocol.problem import LanguageCode

Id = Annotated[str, Meta(min_length=1, max_length=100)]
Limit = Annotated[int, Meta(ge=1, le=1000)]
BanKind = Literal["device", "address"]


class Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Base class of all requests."""


class ListTables(Request, tag="tables", frozen=True):
    status: Literal["open", "playing", "over", "closed"] | None = None
    game: Id | None = None
    device: Id | None = None
    """Only tables that this device made or where it sits."""
    limit: Limit = 100


class Show(Request, tag="show", frozen=True):
    table: Id


class ListReports(Request, tag="reports", frozen=True):
    limit: Limit = 100


class ListBans(Request, tag="bans", frozen=True):
    pass


class Unhide(Request, tag="unhide", frozen=True):
    table: Id
    line: Annotated[int, Meta(ge=0)] | None = None
    seat: Annotated[int, Meta(ge=0)] | None = None


class DeleteTable(Request, tag="delete-table", frozen=True):
    table: Id


class Reopen(Request, tag="reopen", frozen=True):
    table: Id


class AddBan(Request, tag="ban", frozen=True):
    kind: BanKind
    value: Id
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None
    reason: Annotated[str, Meta(max_length=200)] = ""


class LiftBan(Request, tag="unban", frozen=True):
    kind: BanKind
    value: Id


class DeleteDevice(Request, tag="delete-device", frozen=True):
    device: Id


class Rotate(Request, tag="rotate", frozen=True):
    device: Id


class Sweep(Request, tag="sweep", frozen=True):
    pass


AnyRequest = (
    ListTables
    | Show
    | ListReports
    | ListBans
    | Unhide
    | DeleteTable
    | Reopen
    | AddBan
    | LiftBan
    | DeleteDevice
    | Rotate
    | Sweep
)


class Envelope(Struct, forbid_unknown_fields=True, frozen=True):
    """A request on its way to a running server, with the token that proves who sends it."""

    token: str
    request: AnyRequest
    language: LanguageCode = "en"


read_envelope = msgspec.json.Decoder(Envelope).decode
