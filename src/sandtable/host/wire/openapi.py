"""The description at /openapi.json. Its paths come from the routes, its bodies and answers from commands and
protocol.
"""

from __future__ import annotations

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from sandtable.engine.json_data import Json
from sandtable.host.protocol import (
    accounts,
    answers,
    daily,
    lab,
    lobby,
    me,
    moderation,
    notices,
    ratings,
    requests,
    structs,
    talk,
    tournaments,
)
from sandtable.host.protocol.answers import Problem, StaleProblem
from sandtable.host.protocol.greeting import Hello
from sandtable.host.protocol.news import Advice, Update
from sandtable.host.wire.acts import ACTS
from sandtable.host.wire.game_schemas import REF, with_games
from sandtable.host.wire.session_cookie import SECURE_NAME
from sandtable.review import report

AT_A_TABLE = (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
"""The status codes with which a command at a table may be refused."""


def takes(kind: type) -> Json:
    """Return the body of a route, for `openapi_extra`."""
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": _ref(kind)}}}}


def gives(kind: type | None, *problems: int, status: int = 200, words: str = "done") -> dict[int | str, Json]:
    """Return the answers of a route, for `responses`."""
    given = _answer(kind, words) if kind else {"description": words, "content": {"application/json": {}}}
    return {**refuses(*problems), status: given}


def refuses(*problems: int) -> dict[int | str, Json]:
    """Return the refusals of a route, for `responses`."""
    return {code: _answer(Problem, "refused: why") for code in problems}


def stale() -> Json:
    """Return the answer 409 of a route that acts: for an act of an earlier question, or one that is not
    possible now.
    """
    either = {"anyOf": [_ref(StaleProblem), _ref(Problem)]}
    return {
        "description": "not now; `stale` brings the present position",
        "content": {"application/json": {"schema": either}},
    }


def _answer(kind: type, words: str) -> Json:
    return {"description": words, "content": {"application/json": {"schema": _ref(kind)}}}


def _ref(kind: type) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}


def _parts() -> Json:
    """Return the schemas of bodies and answers. `type` is optional in a command, because the path names it."""
    messages: tuple[type[msgspec.Struct], ...] = (*ACTS, Hello, lobby.LobbyHello)
    _, parts = msgspec.json.schema_components(
        (
            *messages,
            *structs(requests),
            *structs(answers),
            *structs(me),
            *structs(accounts),
            *structs(lobby),
            *structs(talk),
            *structs(moderation),
            *structs(daily),
            *structs(tournaments),
            *structs(notices),
            *structs(ratings),
            *structs(lab),
            *structs(report),
            Update,
            Advice,
        ),
        ref_template=REF,
    )
    for message in messages:
        parts[message.__name__]["required"].remove("type")
    return parts


def document(app: FastAPI, below: str = "") -> Json:
    """Return the whole description, for a server below this path."""
    if app.openapi_schema is None:
        described = get_openapi(title=app.title, version=app.version, routes=app.routes, description=app.description)
        schemas = described.setdefault("components", {}).setdefault("schemas", {})
        schemas.update(with_games(_parts()))
        described["components"]["securitySchemes"] = {
            "seat": {"type": "http", "scheme": "bearer", "description": "a seat's token"},
            "bot": {
                "type": "http",
                "scheme": "bearer",
                "bearerFormat": "bot_...",
                "description": "a token of a bot, for the lobby and all its tables; never together with a cookie",
            },
            "session": {"type": "apiKey", "in": "cookie", "name": SECURE_NAME, "description": "a browser's session"},
        }
        if below:
            described["servers"] = [{"url": below}]
        app.openapi_schema = described
    return app.openapi_schema
