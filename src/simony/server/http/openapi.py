"""The OpenAPI 3.1 document of the endpoints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from simony.core.errors import SimonyError
from simony.i18n.catalogue import LANGUAGES
from simony.server.http.endpoint import JSON, AnyEndpoint, Device
from simony.server.protocol.codec import custom_schema
from simony.server.protocol.problem import (
    UNAVAILABLE,
    Forbidden,
    InvalidData,
    NoDevice,
    NotFound,
    Problem,
    RateLimited,
    Refusal,
    TooLarge,
    UnsupportedMediaType,
    WrongHost,
    status_of,
)
from simony.server.security.identity import COOKIE
from simony.server.security.request_origin import SAFE_METHODS
from simony.server.store.data_file import StoreFailed

VERSION = "3.1.0"
Json: TypeAlias = dict[str, Any]
_REFERENCE = "#/components/schemas/{name}"
_SECURITY = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "The device token of a browser.",
    },
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "The device token of any other client.",
    },
}
_WITH_DEVICE: list[Json] = [{"cookie": []}, {"bearer": []}]
_LANGUAGE: Json = {
    "name": "language",
    "in": "query",
    "description": "The language of sentences in the answer; otherwise that of Accept-Language,"
    " otherwise English.",
    "schema": {"enum": list(LANGUAGES)},
}


def document(
    endpoints: Sequence[AnyEndpoint], title: str, version: str, description: str = ""
) -> Json:
    """Return the whole document, ready for JSON."""
    kinds = _Kinds(endpoints)
    paths: dict[str, Json] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, kinds)
    return {
        "openapi": VERSION,
        "info": {"title": title, "version": version, "description": description},
        "paths": paths,
        "components": {"schemas": kinds.components, "securitySchemes": _SECURITY},
    }


class _Kinds:
    """The schemas of all types that the endpoints name."""

    def __init__(self, endpoints: Sequence[AnyEndpoint]) -> None:
        kinds = [Problem, *(kind for endpoint in endpoints for kind in _kinds(endpoint))]
        schemas, self.components = msgspec.json.schema_components(
            kinds, schema_hook=custom_schema, ref_template=_REFERENCE
        )
        self._schemas = list(zip(kinds, schemas, strict=True))

    def schema(self, kind: object) -> Json:
        return next(schema for each, schema in self._schemas if each is kind)


def _kinds(endpoint: AnyEndpoint) -> Iterator[object]:
    yield from (each.type for each in msgspec.structs.fields(endpoint.params))
    if endpoint.has_body:
        yield endpoint.request
    if endpoint.has_answer:
        yield endpoint.response if endpoint.media == JSON else str
    if endpoint.failure is not None:
        yield endpoint.failure


def _operation(endpoint: AnyEndpoint, kinds: _Kinds) -> Json:
    operation: Json = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "description": f"Who may: {endpoint.who.removesuffix('.')}.",
        "tags": [endpoint.tag],
        "parameters": [*_parameters(endpoint, kinds), _LANGUAGE],
        "responses": {
            str(endpoint.status if endpoint.has_answer else 204): _answer(endpoint, kinds),
            **_refusals(endpoint, kinds),
        },
        "security": _security(endpoint.device),
    }
    if endpoint.has_body:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: _content(kinds.schema(endpoint.request), endpoint.example)},
        }
    return operation


def _security(device: Device) -> list[Json]:
    return {Device.NEVER: [], Device.MAY: [{}, *_WITH_DEVICE], Device.MUST: _WITH_DEVICE}[device]


def _parameters(endpoint: AnyEndpoint, kinds: _Kinds) -> Iterator[Json]:
    for each in msgspec.structs.fields(endpoint.params):
        in_path = each.encode_name in endpoint.in_path
        schema = dict(kinds.schema(each.type))
        parameter: Json = {
            "name": each.encode_name,
            "in": "path" if in_path else "query",
            "required": in_path or each.required,
        }
        if "description" in schema:
            parameter["description"] = schema.pop("description")
        if isinstance(each.default, int | str):
            schema["default"] = each.default
        yield {**parameter, "schema": schema}


def _answer(endpoint: AnyEndpoint, kinds: _Kinds) -> Json:
    if not endpoint.has_answer:
        return {"description": "Done."}
    schema = kinds.schema(endpoint.response if endpoint.media == JSON else str)
    return {"description": "Done.", "content": {endpoint.media: _content(schema, endpoint.answer)}}


def _content(schema: Json, example: object) -> Json:
    return (
        {"schema": schema}
        if example is None
        else {"schema": schema, "example": msgspec.to_builtins(example)}
    )


def _refusals(endpoint: AnyEndpoint, kinds: _Kinds) -> dict[str, Json]:
    """Return one entry for each status, with every reason for it."""
    meant: dict[int, list[str]] = {}
    for kind in (*_always(endpoint), *endpoint.errors):
        reasons = meant.setdefault(status_of(kind), [])
        reason = (kind.__doc__ or kind.__name__).strip().split("\n")[0]
        if reason not in reasons:
            reasons.append(reason)
    return {
        str(status): {
            "description": " ".join(reasons),
            "content": {JSON: {"schema": _refusal(endpoint, status, kinds)}},
        }
        for status, reasons in sorted(meant.items())
    }


def _refusal(endpoint: AnyEndpoint, status: int, kinds: _Kinds) -> Json:
    problem = kinds.schema(Problem)
    if status != UNAVAILABLE or endpoint.failure is None:
        return problem
    return {"anyOf": [problem, kinds.schema(endpoint.failure)]}


def _always(endpoint: AnyEndpoint) -> Iterator[type[SimonyError]]:
    """Yield what an endpoint may refuse before its handler is called."""
    yield from (Refusal, WrongHost, InvalidData, RateLimited, StoreFailed, Forbidden)
    if endpoint.method not in SAFE_METHODS or endpoint.has_body:
        yield TooLarge
    if endpoint.has_body:
        yield UnsupportedMediaType
    if endpoint.in_path:
        yield NotFound
    if endpoint.device is Device.MUST:
        yield NoDevice
