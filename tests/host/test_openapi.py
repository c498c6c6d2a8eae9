"""The description at /openapi.json is true: requests made from it get answers that it describes, and never a fault."""

from __future__ import annotations

import tempfile
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, settings
from tests.host.conftest import Api

from sandtable.host.app import create_app
from sandtable.host.settings import Rate, Settings

FREE = Rate(1e9, 10**9)
FOLDER = tempfile.TemporaryDirectory(prefix="sandtable-openapi-")
APP = create_app(
    Settings(db=str(Path(FOLDER.name) / "games.db"), bot_workers=0, requests=FREE, new_tables=FREE)
)
EXAMPLES = settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
schema = schemathesis.openapi.from_dict(APP.openapi())
schema.app = APP


async def test_paths_and_bodies_are_described(api: Api) -> None:
    described = (await api.get("/openapi.json")).json()
    paths = described["paths"]
    for path in ("/api/tables", "/api/tables/{table}/actions", "/api/tables/{table}/seats/{seat}"):
        body = paths[path]["post"]["requestBody"]["content"]["application/json"]["schema"]["$ref"]
        assert body.rsplit("/", 1)[1] in described["components"]["schemas"]
    assert "409" in paths["/api/tables/{table}/actions"]["post"]["responses"]
