"""The OpenAPI document is complete, and requests behave as it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from server.http.demo_app import ENDPOINTS, REPEATABLE, TOKEN, ask, demo
from simony.core.errors import IllegalAction
from simony.i18n.catalogue import LANGUAGES
from simony.server.http.openapi import document
from simony.server.security.request_origin import OriginCheck


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return document(ENDPOINTS, "Demo", "1", "For tests.")


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        yield from (value for name, value in part.items() if name == "$ref")
        part = list(part.values())
    for each in part if isinstance(part, list) else []:
        yield from references(each)


# --- the document ---------------------------------------------------------------------------------


def test_every_reference_leads_somewhere_and_nothing_is_left_over(
    described: dict[str, Any],
) -> None:
    names = {reference.removeprefix("#/components/schemas/") for reference in references(described)}
    assert (
        names == set(described["components"]["schemas"]) == {"NewTable", "Seat", "Table", "Problem"}
    )


def test_every_endpoint_says_who_may(described: dict[str, Any]) -> None:
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    assert [each["operationId"] for each in operations] == [endpoint.name for endpoint in ENDPOINTS]
    assert [each["description"] for each in operations] == [
        "Who may: anybody.",
        "Who may: whoever has the table's link.",
        "Who may: The table's host.",
        "Who may: anybody.",
    ]


def test_parameters_bodies_and_answers(described: dict[str, Any]) -> None:
    show, close = (
        described["paths"]["/api/tables/{code}"]["get"],
        described["paths"]["/api/tables/{code}"]["delete"],
    )
    code, seats, language = show["parameters"]
    assert (code["in"], code["required"], code["description"]) == (
        "path",
        True,
        "The code in the table's link.",
    )
    assert (
        seats["in"],
        seats["required"],
        seats["schema"]["default"],
        seats["schema"]["maximum"],
    ) == ("query", False, 4, 8)
    assert (language["name"], language["schema"]) == ("language", {"enum": list(LANGUAGES)})
    assert close["security"] == [{"cookie": []}, {"bearer": []}]
    assert set(close["responses"]) == {
        "204",
        "400",
        "401",
        "403",
        "404",
        "413",
        "421",
        "422",
        "429",
        "503",
    }
    assert (IllegalAction.__doc__ or "").startswith(show["responses"]["409"]["description"])
    create = described["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]
    assert create["example"]["seats"] == [{"bot": "priest", "name": "Ann"}]
    assert described["paths"]["/metrics"]["get"]["responses"]["200"]["content"] == {
        "text/plain": {"schema": {"type": "string"}}
    }


def test_every_schema_is_one(described: dict[str, Any]) -> None:
    for schema in described["components"]["schemas"].values():
        jsonschema_rs.meta.validate(
            {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
        )
    assert not re.search(r"\b(simony|tests)\.", str(described["components"]))


def test_it_is_a_document_of_openapi() -> None:
    schemathesis.openapi.from_dict(ask("GET", "/api/openapi.json").json()).validate()


# --- what it says is what happens -----------------------------------------------------------------


API = schemathesis.openapi.from_asgi(
    "/api/openapi.json", demo(origin_check=OriginCheck(hosts=["testserver"]))
)
BOUNDED = settings(REPEATABLE, max_examples=30, suppress_health_check=list(HealthCheck))


@API.parametrize()
@BOUNDED
def test_schemathesis_finds_nothing(case: schemathesis.Case[Any]) -> None:
    # A name has rules that no schema can say, so what the schema allows may still be refused.
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


@API.parametrize()
@BOUNDED
def test_schemathesis_finds_nothing_with_a_token(case: schemathesis.Case[Any]) -> None:
    token = {"authorization": f"Bearer {TOKEN}"}
    case.call_and_validate(headers=token, excluded_checks=[positive_data_acceptance, ignored_auth])
