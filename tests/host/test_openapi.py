"""Tests that /openapi.json is true: requests made from it are answered as described, and never by a server error."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.host.conftest import Api
from tests.host.servers import Server

from sandtable.host.settings import Settings
from sandtable.host.wire.app import create_app

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = [3, pytest.param(12, marks=pytest.mark.nightly)]


def some(examples: int) -> settings:
    """Return the settings for so many examples."""
    return settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))


Operation = APIOperation[Any, Any, Any, Any]
FREE = {"per_second": 1e9, "burst": 10**9}


async def test_paths_and_bodies_are_described(api: Api) -> None:
    described = (await api.get("/openapi.json")).json()
    paths = described["paths"]
    for path in ("/api/tables", "/api/tables/{table}/actions", "/api/tables/{table}/seats/{seat}"):
        body = paths[path]["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        assert body.rsplit("/", 1)[1] in described["components"]["schemas"]
    assert "409" in paths["/api/tables/{table}/actions"]["post"]["responses"]


@pytest.fixture(scope="module")
def roomy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server without rate limits."""
    database = tmp_path_factory.mktemp("openapi") / "games.db"
    with Server(database, requests=FREE, new_tables=FREE, club=True) as running:
        yield running


def _of(description: BaseSchema) -> dict[str, Operation]:
    found = {}
    for result in description.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        found[f"{operation.method} {operation.path}"] = operation
    return found


DESCRIPTION = schemathesis.openapi.from_dict(create_app(Settings(db="unused")).openapi())
OPERATIONS = _of(DESCRIPTION)


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("name", OPERATIONS)
def test_strangers_are_answered_as_described(name: str, examples: int, roomy: Server) -> None:
    @some(examples)
    @given(case=OPERATIONS[name].as_strategy())
    def answered(case: schemathesis.Case[Operation]) -> None:
        case.call_and_validate(base_url=f"http://127.0.0.1:{roomy.port}", checks=CHECKS)

    answered()


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("name", [name for name in OPERATIONS if "{table}" in name])
def test_players_are_answered_as_described(name: str, examples: int, roomy: Server) -> None:
    @some(examples)
    @given(case=OPERATIONS[name].as_strategy())
    def answered(case: schemathesis.Case[Operation]) -> None:
        made = roomy.table()
        case.path_parameters = {**case.path_parameters, "table": made["id"]}
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = "North"
        token = roomy.sit(made, "South")
        headers = {"Authorization": f"Bearer {token}"}
        case.call_and_validate(base_url=f"http://127.0.0.1:{roomy.port}", headers=headers, checks=CHECKS)

    answered()
