"""The JSON Schemas of what games send their viewers: views, choices, events and questions.

Each game of this house has them in `schemas.json`, which scripts/game_schemas.py makes from what is sent.
"""

from __future__ import annotations

import json
from typing import Any

from sandtable.engine.game import Game
from sandtable.games import at_tables

FILE = "schemas.json"
PARTS = {"View": "view", "Choice": "choice", "Told": "told", "Ask": "ask"}
"""The names of the parts of an update in the description, and in a game's file."""
TITLED = {"View": "View", "Told": "Told", "Offer": "Choice"}
"""The parts, by the titles of the fields that hold them (`protocol/fields.py`)."""
REF = "#/components/schemas/{name}"


def schemas_of(game: Game) -> dict[str, Any]:
    """Return the schemas of a game by part; none if its author has made none."""
    file = game.folder / FILE
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


def with_games(schemas: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas of a description with those of all games, to which they refer wherever a part stands."""
    games = sorted({variant.game for variant in at_tables().values()}, key=lambda game: game.name)
    described = {game.name.capitalize(): known for game in games if (known := schemas_of(game))}
    others = len(described) < len(games)
    found: dict[str, Any] = _referring(schemas)
    for name, part in PARTS.items():
        found |= {f"{game}{name}": {"title": f"{game}{name}", **known[part]} for game, known in described.items()}
        kinds: list[dict[str, Any]] = [{"$ref": REF.format(name=f"{game}{name}")} for game in described]
        found[name] = {
            "description": f"{name} of one of the games",
            **found.get(name, {}),
            "anyOf": [*kinds, *([{"type": "object"}] if others else [])],
        }
    return found


def _referring(part: Any) -> Any:
    """Return a part of a description in which the fields that depend on the game refer to their schemas."""
    if isinstance(part, dict):
        name = TITLED.get(part["title"]) if isinstance(part.get("title"), str) else None
        if name is not None and "properties" not in part:
            return {"$ref": REF.format(name=name)}
        return {key: _referring(value) for key, value in part.items()}
    return [_referring(value) for value in part] if isinstance(part, list) else part
