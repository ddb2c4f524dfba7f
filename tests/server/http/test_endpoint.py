"""Endpoints: requests are checked by their types, and every refusal is a problem in the reader's
language.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Annotated

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Message

from server.http.demo_app import (
    ENDPOINTS,
    REPEATABLE,
    TOKEN,
    NewTable,
    Seat,
    Table,
    ask,
    demo,
    drive,
)
from simony.core.errors import BadOption, IllegalAction, SimonyError
from simony.i18n.sentences import LANGUAGES
from simony.server.http.endpoint import AnyEndpoint, Call, Device, Endpoint, Nothing, routes
from simony.server.protocol.codec import InvalidField, decode_json, lenient_structs
from simony.server.protocol.problem import Refusal, language_of, on_http_exception, status_of

GOOD = {"game": "dogma", "seats": [{"bot": "priest"}, {}]}

SCOPE = {
    "type": "http",
    "query_string": b"",
    "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
}

# --- what is followed -----------------------------------------------------------------------------


def test_a_request_is_read_and_answered() -> None:
    answer = ask("POST", "/api/tables", json=GOOD)
    assert (answer.status_code, answer.json()) == (
        201,
        {"code": "abc", "seats": 2, "game": "dogma"},
    )
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["set-cookie"].startswith("simony_device=")


def test_parameters_come_from_path_and_query() -> None:
    assert ask("GET", "/api/tables/abc").json() == {"code": "abc", "seats": 4, "game": "dogma"}
    assert ask("GET", "/api/tables/abc?seats=8").json()["seats"] == 8


def test_an_answer_may_have_no_body() -> None:
    answer = ask("DELETE", "/api/tables/abc", headers={"authorization": f"Bearer {TOKEN}"})
    assert (answer.status_code, answer.content) == (204, b"")
    assert "content-length" not in answer.headers


def test_an_answer_may_be_something_else_than_json() -> None:
    answer = ask("GET", "/metrics")
    assert (answer.text, answer.headers["content-type"]) == ("up 1\n", "text/plain; charset=utf-8")


def test_head_is_get_without_the_body() -> None:
    full, head = ask("GET", "/api/tables/abc"), ask("HEAD", "/api/tables/abc")
    assert head.content == b""
    assert dict(head.headers) == dict(full.headers)
    assert ask("HEAD", "/api/tables/ABC").status_code == 404
    assert ask("HEAD", "/api/tables").headers["allow"] == "OPTIONS, POST"
    sent = drive(demo(), {**SCOPE, "method": "HEAD", "path": "/api/tables/abc"})
    assert [message.get("body") for message in sent] == [None, b""]


def test_options_lists_the_allowed_methods() -> None:
    answer = ask("OPTIONS", "/api/tables/abc")
    assert (answer.status_code, answer.headers["allow"]) == (204, "DELETE, GET, HEAD, OPTIONS")
    assert not [name for name in answer.headers if name.startswith("access-control")]


# --- what is refused ------------------------------------------------------------------------------

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    ("body", "status", "key", "expected", "came"),
    [
        (b"", 400, "table-door-json", None, None),
        (b"{", 400, "table-door-json", None, None),
        (b'{"game":"\xff"}', 400, "table-door-json", None, None),
        (b'{"game":"\\ud800"}', 400, "table-door-json", None, None),
        (b'{"game":"a"} and more', 400, "table-door-json", None, None),
        (b"[]", 422, "table-door-field-kind", "object", "array"),
        (b"null", 422, "table-door-field-kind", "object", "null"),
        (b'{"game":7}', 422, "table-door-field-kind", "str", "int"),
        (b'{"game":"a","seats":[{},{"name":1}]}', 422, "table-door-field-kind", "str", "int"),
        (b'{"game":""}', 422, "table-door-field-value", "str of length >= 1", None),
        (b"{}", 422, "table-door-field-missing", "game", None),
        (b'{"game":"a","seat":3}', 422, "table-door-field-unknown", "game, seats, options", "seat"),
        (
            b'{"game":"a","seats":[{"bott":"priest"}]}',
            422,
            "table-door-field-unknown",
            "bot, name",
            "bott",
        ),
        (
            b'{"game":"a","seats":[{"bot":"pope"}]}',
            422,
            "table-door-field-choice",
            "acolyte, priest",
            "'pope'",
        ),
        (b'{"game":"a","seats":[{"name":""}]}', 422, "table-door-name-length", None, "0"),
        (b"[" * 30_000, 422, "table-door-field-kind", "object", "array"),
    ],
)
def test_bodies_that_do_not_fit(
    body: bytes, status: int, key: str, expected: str | None, came: str | None
) -> None:
    answer = ask("POST", "/api/tables", headers=JSON, content=body)
    problem = answer.json()
    assert (answer.status_code, problem["key"], problem.get("expected"), problem.get("came")) == (
        status,
        key,
        expected,
        came,
    )
    assert problem["text"]


def test_the_way_to_a_wrong_value_is_said() -> None:
    problem = ask("POST", "/api/tables", json={"game": "a", "seats": [{}, {"name": 1}]}).json()
    assert problem["text"] == "The value at $.seats[1].name must be of the kind str, not int."
    assert problem["args"] == {"where": "$.seats[1].name", "expected": "str", "came": "int"}


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "",
        "application/json5",
    ],
)
def test_only_json_is_read(kind: str) -> None:
    answer = ask("POST", "/api/tables", headers={"content-type": kind}, content=b'{"game":"a"}')
    assert (answer.status_code, answer.json()["expected"]) == (415, "application/json")


def test_json_may_name_its_characters() -> None:
    headers = {"content-type": "Application/JSON; charset=utf-8"}
    assert ask("POST", "/api/tables", headers=headers, content=b'{"game":"a"}').status_code == 201


@pytest.mark.parametrize(
    ("url", "status", "key"),
    [
        ("/api/tables/abc?seats=9", 422, "table-door-field-value"),
        ("/api/tables/abc?seats=x", 422, "table-door-field-kind"),
        ("/api/tables/abc?seats=", 422, "table-door-field-kind"),
        ("/api/tables/abc?seat=3", 422, "table-door-field-unknown"),
        ("/api/tables/abc?seats=3&seats=4", 422, "table-door-query-twice"),
        ("/api/tables/abc?code=abd", 422, "table-door-query-path"),
        ("/api/tables/abc?language=fr", 422, "table-door-field-choice"),
        ("/api/tables/ABC", 404, "table-door-field-value"),
        ("/api/tables/gone", 404, "table-door-no-page"),
        ("/api/tables/against", 409, "error-illegal"),
        ("/api/tables/abc/", 404, "table-door-no-page"),
        ("/api/nowhere", 404, "table-door-no-page"),
        ("/%00%ff%0a", 404, "table-door-no-page"),
    ],
)
def test_addresses_that_do_not_fit(url: str, status: int, key: str) -> None:
    answer = ask("GET", url)
    assert (answer.status_code, answer.json()["key"]) == (status, key)


@pytest.mark.parametrize("method", ["PUT", "PATCH", "POST", "TRACE", "BREW"])
def test_other_methods_are_named(method: str) -> None:
    answer = ask(method, "/api/tables/abc")
    assert (answer.status_code, answer.headers["allow"]) == (405, "DELETE, GET, HEAD, OPTIONS")
    assert answer.json()["expected"] == "DELETE, GET, HEAD, OPTIONS"


def test_a_missing_device_is_reported() -> None:
    must = Endpoint(
        method="GET",
        path="/x",
        name="x",
        who="devices",
        summary="X.",
        device=Device.MUST,
        handler=plain,
    )
    answer = ask("GET", "/x", app=demo([must]))
    assert (
        ask("GET", "/x", app=demo([must]), headers={"authorization": f"Bearer {TOKEN}"}).status_code
        == 204
    )
    assert (answer.status_code, answer.json()["key"]) == (401, "table-door-no-device")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_ruling_is_named() -> None:
    assert ask("GET", "/api/tables/against").json()["ruling"] == "I19"


def test_what_came_is_not_sent_back_at_length() -> None:
    answer = ask("POST", "/api/tables", json={"game": "a", "x" * 50_000: 1})
    assert answer.status_code == 422
    assert len(answer.content) < 3000


def test_a_client_that_leaves_in_the_middle_gets_no_answer() -> None:
    coming: list[Message] = [
        {"type": "http.request", "body": b"{", "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Message:
        return coming.pop(0)

    assert drive(demo(), {**SCOPE, "method": "POST", "path": "/api/tables"}, receive) == []


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["game", "seats", "bot", "name", "options", "x"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@REPEATABLE
@given(st.one_of(json_values.map(lambda value: json.dumps(value).encode()), st.binary(max_size=40)))
def test_no_body_breaks_the_reading(body: bytes) -> None:
    with suppress(Refusal):  # and nothing else
        assert isinstance(decode_json(body, NewTable), NewTable)


# --- languages ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ja", "ja"),
        ("ja-JP,en;q=0.5", "ja"),
        ("en-GB, ja;q=0.9", "en"),
        ("fr, ja;q=0.2, en;q=0.1", "ja"),
        ("fr", "en"),
        ("ja;q=0, en;q=0.1", "en"),
        ("JA ; q=1", "ja"),
        ("ja;q=nan", "en"),
        ("ja;q=x", "en"),
        ("ja;q=7, en", "en"),
        (";;,,=", "en"),
    ],
)
def test_the_language_of_the_reader(header: str, language: str) -> None:
    answer = ask("GET", "/api/nowhere", headers={"accept-language": header})
    assert answer.headers["content-language"] == language
    assert ("何もありません" in answer.json()["text"]) == (language == "ja")


def test_the_query_decides_about_the_language() -> None:
    assert ask("GET", "/api/nowhere?language=ja").headers["content-language"] == "ja"
    assert (
        ask("GET", "/api/nowhere?language=en", headers={"accept-language": "ja"}).headers[
            "content-language"
        ]
        == "en"
    )
    assert ask("GET", "/api/tables/abc?language=ja").status_code == 200
    assert language_of({"type": "websocket", "headers": [], "query_string": b"language=ja"}) == "ja"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_every_language(language: str) -> None:
    paths = [
        "/api/nowhere",
        "/api/tables/ABC",
        "/api/tables/abc?x=1",
        "/api/tables/abc?seats=x",
        "/api/tables/abc?seats=1&seats=1",
    ]
    for path in paths:
        problem = ask("GET", path, headers={"accept-language": language}).json()
        assert problem["text"]
        assert (
            "ません" in problem["text"] or "です" in problem["text"] or "ます" in problem["text"]
        ) == (language == "ja")


# --- declarations ---------------------------------------------------------------------------------


class Loose(msgspec.Struct):
    x: int = 0


class Around(msgspec.Struct, forbid_unknown_fields=True):
    inner: dict[str, list[Loose | None]] = {}
    again: Around | None = None


class Wrong(msgspec.Struct, forbid_unknown_fields=True):
    language: Annotated[str, Meta(max_length=2)] = "en"


async def loose(_call: Call[Nothing, Around]) -> None: ...
async def wrong(_call: Call[Wrong, Nothing]) -> None: ...
async def plain(_call: Call[Nothing, Nothing]) -> None: ...


def test_structs_that_take_anything_are_found() -> None:
    assert lenient_structs(Around) == ["Loose"]
    assert lenient_structs(NewTable) == []


class Left(msgspec.Struct, forbid_unknown_fields=True, tag="left"):
    x: int = 0


class Right(msgspec.Struct, forbid_unknown_fields=True, tag="right"):
    y: int = 0


class Sides(msgspec.Struct, forbid_unknown_fields=True):
    named: dict[str, list[Seat]] = {}
    side: Left | Right | None = None


@pytest.mark.parametrize(
    ("body", "where", "expected"),
    [
        (b'{"named":{"a":[{"z":1}]}}', "$.named[...][0]", "bot, name"),
        (b'{"side":{"type":"top"}}', "$.side.type", "left, right"),
        (b'{"side":{"type":"left","z":1}}', "$.side", "x, y"),
        (b'{"z":1}', "$", "named, side"),
    ],
)
def test_what_may_stand_there_is_said(body: bytes, where: str, expected: str) -> None:
    with pytest.raises(InvalidField) as caught:
        decode_json(body, Sides)
    assert (caught.value.where, caught.value.text.args["expected"]) == (where, expected)


@pytest.mark.parametrize(
    ("body", "where", "came"),
    [
        (b'{"side":null,"x - at `$[[[[":1}', "$", "x - at `$[[[["),
        (
            b'{"side":null,"x - at `$.no.such":1}',
            "$.no.such",
            "x",
        ),  # as msgspec itself would have written it
        (b'{"side":null,"' + b" - at `$" * 40 + b'":1}', "$", " - at `$" * 39),
        (b'{"side":null,"x - at `$' + b".a" * 200 + b'":1}', "$", "x - at `$" + ".a" * 200),
    ],
)
def test_row_1_a_field_name_is_not_taken_for_a_path(body: bytes, where: str, came: str) -> None:
    with pytest.raises(InvalidField) as caught:
        decode_json(body, Sides)
    assert caught.value.where == where
    assert str(caught.value.text.args["came"]).startswith(came)


def test_row_7_a_query_of_many_names_is_refused() -> None:
    answer = ask("GET", "/api/tables/abc?" + "&".join(f"p{number}=1" for number in range(17)))
    assert (answer.status_code, answer.json()["key"]) == (422, "table-door-query-many")


def test_row_7_a_long_query_is_not_read() -> None:
    answer = ask("GET", "/api/tables/abc?language=ja&a=" + "%" * 1024)
    assert (answer.status_code, answer.json()["key"]) == (422, "table-door-query-long")
    assert answer.json()["text"].isascii()  # not even for its language
    assert language_of({"query_string": b"language=ja&a=" + b"%" * 1000, "headers": []}) == "ja"


def test_a_wrong_declaration_is_told_at_once() -> None:
    about = {
        "method": "POST",
        "path": "/x",
        "name": "x",
        "who": "anybody",
        "summary": "X.",
    }
    with pytest.raises(TypeError, match=r"\['Loose'\] must forbid unknown fields"):
        Endpoint(**about, handler=loose)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="language"):
        Endpoint(**about, handler=wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'y'"):
        Endpoint(**{**about, "path": "/{y}"}, handler=plain)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="declared twice"):
        routes([ENDPOINTS[0], ENDPOINTS[0]])


def test_statuses_of_the_layers_below() -> None:
    assert [status_of(kind) for kind in (IllegalAction, BadOption, SimonyError, Refusal)] == [
        409,
        422,
        400,
        400,
    ]


def test_what_starlette_refuses_is_a_problem_too() -> None:
    async def teapot(_request: Request) -> None:
        raise HTTPException(418, headers={"x-tea": "green"})

    app = Starlette(
        routes=[*routes(ENDPOINTS)], exception_handlers={HTTPException: on_http_exception}
    )
    app.add_route("/tea", teapot)  # type: ignore[arg-type]
    assert ask("GET", "/nowhere", app=app).json()["key"] == "table-door-no-page"
    tea = ask("GET", "/tea", app=app)
    assert (tea.status_code, tea.json()["args"], tea.headers["x-tea"]) == (
        418,
        {"status": 418},
        "green",
    )


def test_the_demo_is_typed() -> None:
    kinds = [(each.request, each.response, each.device) for each in ENDPOINTS]
    assert kinds[0] == (NewTable, Table, Device.MAY)
    declared: list[AnyEndpoint] = ENDPOINTS
    assert {each.name for each in declared} == {"createTable", "showTable", "closeTable", "figures"}
    assert Seat().name == "Ann"
