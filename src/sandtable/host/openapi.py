"""The page /openapi.json: paths come from the routes, bodies and answers from protocol.py."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sandtable.host import protocol

REF = "#/components/schemas/{name}"
SHOWN = (
    protocol.CheckOptions,
    protocol.CreateTable,
    protocol.TakeSeat,
    protocol.ActBody,
    protocol.PreviewBody,
    protocol.OrderBody,
    protocol.DrawBody,
    protocol.ReplaceBody,
    protocol.SayBody,
    protocol.AgreeBody,
    protocol.Nothing,
    protocol.Snapshot,
    protocol.Checked,
    protocol.Created,
    protocol.Seated,
    protocol.RematchMade,
    protocol.Replayed,
    protocol.Update,
    protocol.Problem,
    protocol.StaleProblem,
    protocol.Table,
)


def takes(kind: type) -> dict[str, Any]:
    """A route's body, for `openapi_extra`."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": _ref(kind)}}}}


def gives(kind: type | None, *problems: int, status: int = 200, words: str = "done") -> dict[int | str, dict[str, Any]]:
    """A route's answers, for `responses`."""
    answers: dict[int | str, dict[str, Any]] = {code: _answer(protocol.Problem, "refused: why") for code in problems}
    answers[status] = _answer(kind, words) if kind else {"description": words, "content": {"application/json": {}}}
    return answers


def stale() -> dict[str, Any]:
    """The answer 409 of a route that acts: an earlier question, or nothing that can be done now."""
    either = {"anyOf": [_ref(protocol.StaleProblem), _ref(protocol.Problem)]}
    return {
        "description": "not now; `stale` brings the present position",
        "content": {"application/json": {"schema": either}},
    }


def _answer(kind: type, words: str) -> dict[str, Any]:
    return {"description": words, "content": {"application/json": {"schema": _ref(kind)}}}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}


def document(app: FastAPI) -> dict[str, Any]:
    """The whole description."""
    if app.openapi_schema is None:
        described = get_openapi(title=app.title, version=app.version, routes=app.routes, description=app.description)
        _, parts = msgspec.json.schema_components(SHOWN, ref_template=REF)
        schemas = described.setdefault("components", {}).setdefault("schemas", {})
        schemas.update(parts)
        described["components"]["securitySchemes"] = {
            "seat": {"type": "http", "scheme": "bearer", "description": "a seat's token"}
        }
        app.openapi_schema = described
    return app.openapi_schema
