"""The JSON Schemas of what games send their viewers: views, choices, previews, events and questions.

Those of what is shown follow from the game's types (`words/shown.py`). Those of events are in `schemas.json`, which
scripts/game_schemas.py makes from what is sent.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from sandtable.engine.game import Change, Game
from sandtable.engine.shown import ShownTypes, alternatives, descriptions, parts
from sandtable.games import at_tables

FILE = "schemas.json"
PARTS = ("View", "Choice", "Preview", "Told", "Ask")
"""The names of what depends on the game in the description; each game's part has the game's name before it."""
TITLED = {"View": "View", "Told": "Told", "Offer": "Choice", "Preview": "Preview"}
"""The parts, by the titles of the fields that hold them (`protocol/fields.py`)."""
REF = "#/components/schemas/{name}"


def with_games(schemas: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas of a description with those of all games, to which they refer wherever a part stands."""
    games = sorted({variant.game for variant in at_tables().values()}, key=lambda game: game.name)
    found: dict[str, Any] = _referring(schemas)
    for game in games:
        found |= schemas_of(game)
    for name in PARTS:
        known = [part for game in games if (part := f"{game.name.capitalize()}{name}") in found]
        found[name] = {
            "description": f"{name} of one of the games",
            **found.get(name, {}),
            "anyOf": [*map(_ref, known), *([{"type": "object"}] if len(known) < len(games) else [])],
        }
    return found


def schemas_of(game: Game) -> dict[str, Any]:
    """Return the schemas of a game, by their names in the description; none if its author has made none."""
    file, prefix = game.folder / FILE, game.name.capitalize()
    written: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    found = {f"{prefix}{part.capitalize()}": schema for part, schema in written.items()}
    if game.shown is not None:
        found |= _shown(game.shown, prefix, changing=game.changes is not None)
    return {name: {"title": name, **schema} for name, schema in found.items()}


def _shown(shown: ShownTypes, prefix: str, changing: bool) -> dict[str, Any]:
    """Return the schemas of all Structs that a game shows, of its choices, previews and questions."""
    kinds: list[type[Struct]] = [*parts(*shown), *([Change] if changing else [])]
    names = {kind.__name__: f"{prefix}{kind.__name__.removeprefix(prefix)}" for kind in kinds}
    found: dict[str, Any] = {}
    for kind, schema in zip(kinds, _components(kinds), strict=True):
        found[names[kind.__name__]] = _renamed(schema, {_path(old): _path(new) for old, new in names.items()})
    if changing:  # `Game.show` adds these
        found[f"{prefix}View"]["properties"]["changes"] = {"type": "array", "items": _ref(names[Change.__name__])}
    for part, hint in (("Choice", shown.choice), ("Preview", shown.preview)):
        found[f"{prefix}{part}"] = {"anyOf": [_ref(names[kind.__name__]) for kind in alternatives(hint)]}
    return found | {f"{prefix}Ask": _ask(found[f"{prefix}View"]["properties"]["phase"])}


def _components(kinds: Sequence[type[Struct]]) -> list[dict[str, Any]]:
    """Return the schema of each Struct, with the docstrings of its fields."""
    _, components = schema_components(kinds, ref_template=REF)
    schemas = []
    for kind in kinds:
        schema = {**components[kind.__name__]}
        del schema["title"]
        docs, fields = descriptions(kind), zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
        for field, key in fields:
            if field in docs:
                schema["properties"][key] = {**schema["properties"][key], "description": docs[field]}
        schemas.append(schema)
    return schemas


def _ask(phase: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a question, which is of the kind of its phase."""
    properties = {"kind": phase, "text": _SAID, "notation": {"type": ["null", "string"]}}
    return {"type": "object", "properties": properties, "required": [*properties]}


_SAID = {
    "anyOf": [
        {"type": "string"},
        {"$ref": REF.format(name="Message")},
        {"type": "array", "items": {"$ref": REF.format(name="Message")}},
    ]
}


def _path(name: str) -> str:
    return REF.format(name=name)


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _path(name)}


def _renamed(part: Any, paths: dict[str, str]) -> Any:
    """Return a part of a schema that refers to others by their new paths."""
    if isinstance(part, dict):
        return {
            key: paths.get(value, value) if key == "$ref" else _renamed(value, paths) for key, value in part.items()
        }
    return [_renamed(value, paths) for value in part] if isinstance(part, list) else part


def _referring(part: Any) -> Any:
    """Return a part of a description in which the fields that depend on the game refer to their schemas."""
    if isinstance(part, dict):
        name = TITLED.get(part["title"]) if isinstance(part.get("title"), str) else None
        if name is not None and "properties" not in part:
            return _ref(name)
        return {key: _referring(value) for key, value in part.items()}
    return [_referring(value) for value in part] if isinstance(part, list) else part
