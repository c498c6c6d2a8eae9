"""The JSON Schemas of what games send their viewers: views, choices, previews, events and questions.

They follow from the game's types (`words/shown.py`, `words/told.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import getdoc
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from msgspec import Struct, UnsetType
from msgspec.json import schema
from msgspec.structs import fields

from sandtable.engine.game import Change, Game
from sandtable.engine.shown import ShownTypes, alternatives, descriptions, is_said, parts
from sandtable.games import at_tables

PARTS = {"View": "View", "Choice": "Choice", "PreviewFound": "Preview", "Told": "Told", "Ask": "Ask"}
"""The names of what depends on the game in the description, and of each game's part behind the game's name.

`Preview` itself is the message that asks for one.
"""
TITLED = {"View": "View", "Told": "Told", "Offer": "Choice", "Preview": "PreviewFound"}
"""The parts, by the titles of the fields that hold them (`protocol/fields.py`)."""
REF = "#/components/schemas/{name}"
_SAID = {
    "anyOf": [
        {"type": "string"},
        {"$ref": REF.format(name="Message")},
        {"type": "array", "items": {"$ref": REF.format(name="Message")}},
    ]
}


def with_games(schemas: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas of a description with those of all games, to which they refer wherever a part stands."""
    games = sorted({variant.game for variant in at_tables().values()}, key=lambda game: game.name)
    found: dict[str, Any] = _referring(schemas)
    for game in games:
        found |= schemas_of(game)
    for name, ending in PARTS.items():
        known = [part for game in games if (part := f"{game.name.capitalize()}{ending}") in found]
        found[name] = {
            "description": f"{ending} of one of the games",
            **found.get(name, {}),
            "anyOf": [*map(_ref, known), *([{"type": "object"}] if len(known) < len(games) else [])],
        }
    return found


def schemas_of(game: Game) -> dict[str, Any]:
    """Return the schemas of a game, by their names in the description; none if it does not declare what it shows."""
    if game.shown is None:
        return {}
    found = _shown(game.shown, game.name.capitalize(), changing=game.changes is not None)
    return {name: {"title": name, **described} for name, described in found.items()}


def _shown(shown: ShownTypes, prefix: str, changing: bool) -> dict[str, Any]:
    """Return the schemas of all Structs that a game shows, of its choices, previews and questions."""
    told = alternatives(shown.told) if shown.told is not None else ()
    within = [kind for kind in parts(*told) if kind not in told]
    kinds: list[type[Struct]] = [*parts(*shown, *within), *([Change] if changing else [])]
    names: dict[Any, str] = {kind: f"{prefix}{kind.__name__.removeprefix(prefix)}" for kind in kinds}
    names = {shown.choice: f"{prefix}Choice", shown.preview: f"{prefix}Preview"} | names
    found = {names[kind]: _object(kind, names) for kind in kinds}
    if changing:  # `Game.show` adds these
        found[f"{prefix}View"]["properties"]["changes"] = {"type": "array", "items": _ref(names[Change])}
    if told:
        events = {kind: f"{prefix}Told{kind.__name__}" for kind in told}
        found |= {name: _event(kind, names) for kind, name in events.items()}
        found[f"{prefix}Told"] = {"anyOf": [_ref(name) for name in events.values()]}
    for part, hint in (("Choice", shown.choice), ("Preview", shown.preview)):
        found[f"{prefix}{part}"] = {"anyOf": [_ref(names[kind]) for kind in alternatives(hint)]}
    return found | {f"{prefix}Ask": _ask(found[f"{prefix}View"]["properties"]["phase"])}


def _object(kind: type[Struct], names: Mapping[Any, str]) -> dict[str, Any]:
    """Return the schema of a Struct, with the docstrings of its fields."""
    hints, docs = get_type_hints(kind, include_extras=True), descriptions(kind)
    properties = {
        field.encode_name: _schema(hints[field.name], names)
        | ({"description": docs[field.name]} if field.name in docs else {})
        for field in fields(kind)
    }
    required = [field.encode_name for field in fields(kind) if field.required]
    return {"description": getdoc(kind), "type": "object", "properties": properties, "required": required}


def _event(kind: type[Struct], names: Mapping[Any, str]) -> dict[str, Any]:
    """Return the schema of a kind of event, with what a table adds to it."""
    found = _object(kind, names)
    found["properties"] = {"kind": {"enum": [kind.__struct_config__.tag]}, **found["properties"], **_TOLD_BESIDES}
    return {**found, "required": ["kind", *found["required"], "clause"]}


_TOLD_BESIDES: dict[str, Any] = {
    "n": {"type": "integer", "description": "The update that it came in: what happened together."},
    "headline": {**_SAID, "description": "All that happened together, of the first event."},
    "move": {"type": "integer", "description": "The position that it led to, as in the replay, of the first event."},
}
"""The fields of events that tables add."""


def _schema(hint: Any, names: Mapping[Any, str]) -> dict[str, Any]:
    """Return the schema of a type. It refers to those that have names, which may be unions of Structs."""
    if is_said(hint):
        return {"anyOf": [*_SAID["anyOf"], {"type": "null"}]} if NoneType in get_args(hint) else _SAID
    if hint in names:
        return _ref(names[hint])
    origin, arguments = get_origin(hint), [each for each in get_args(hint) if each is not UnsetType]
    if not parts(hint):
        return schema(hint)
    if origin is list:
        return {"type": "array", "items": _schema(arguments[0], names)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(arguments[1], names)}
    several = [_schema(each, names) for each in arguments]
    return {"anyOf": several} if len(several) > 1 else several[0]


def _ask(phase: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a question, which is of the kind of its phase."""
    properties = {"kind": phase, "text": _SAID, "notation": {"type": ["null", "string"]}}
    return {"type": "object", "properties": properties, "required": [*properties]}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": REF.format(name=name)}


def _referring(part: Any) -> Any:
    """Return a part of a description in which the fields that depend on the game refer to their schemas."""
    if isinstance(part, dict):
        name = TITLED.get(part["title"]) if isinstance(part.get("title"), str) else None
        if name is not None and "properties" not in part:
            return _ref(name)
        return {key: _referring(value) for key, value in part.items()}
    return [_referring(value) for value in part] if isinstance(part, list) else part
