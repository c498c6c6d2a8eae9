"""Options whose value may be a document: a map, an army. They are read strictly and never from a path."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json
from sandtable.engine.strictness import DEEPEST, TOO_DEEP, once
from sandtable.engine.text_files import MARK

LONGEST = 16 * 1024  # characters of a document as text


@dataclass(frozen=True)
class Document:
    """The documents that an option may hold besides the names of those that come with the game."""

    about: str  # in a sentence
    schema: Mapping[str, Any]  # JSON schema: the form; what is allowed beyond it is for `read` to say
    read: Callable[[Json], Json]  # the document in its normal form; raises BadInput

    def describe(self) -> Json:
        return {"about": self.about, "schema": dict(self.schema)}


def is_written(value: Any) -> bool:
    """Return whether a value is a document, or the text of one, and not a name."""
    if not isinstance(value, str):
        return isinstance(value, Mapping)
    return "\n" in value or value.removeprefix(MARK).lstrip().startswith("{")


def written(value: Any) -> Json:
    """Return the document that a mapping or a text (JSON or YAML) holds, as a plain copy; raises BadInput."""
    held = _read(value.removeprefix(MARK)) if isinstance(value, str) else value
    if not isinstance(held, Mapping):
        raise BadInput("a document is a mapping with keys")
    try:
        text = json.dumps(dict(held), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        text.encode()
    except RecursionError:
        raise BadInput(TOO_DEEP) from None
    except (TypeError, ValueError):  # dates, NaN, half characters, what holds itself
        raise BadInput("a document holds text, numbers, lists and mappings, and nothing else") from None
    if held is value:
        _check_length(text)
    plain: Json = json.loads(text)
    if _depth(plain) > DEEPEST:
        raise BadInput(TOO_DEEP)
    return plain


def _depth(held: Any) -> int:
    """Return how many levels of lists and mappings are nested."""
    levels, inside = 0, [held]
    while inside := [one for one in inside if isinstance(one, dict | list)]:
        levels += 1
        inside = [part for one in inside for part in (one.values() if isinstance(one, dict) else one)]
    return levels


def read_json(text: str) -> Any:
    """Return what a JSON text holds; raises BadInput, also if a key occurs twice."""
    _check_length(text)
    try:
        return json.loads(text, object_pairs_hook=once)
    except RecursionError:
        raise BadInput(TOO_DEEP) from None
    except json.JSONDecodeError as error:
        raise _NoJson(f"the document is not JSON: {error}") from None
    except BadInput:
        raise
    except ValueError:
        raise BadInput("a number in the document is too long") from None


class _NoJson(BadInput):
    """The text is not JSON; it may still be YAML."""


def _read(text: str) -> Any:
    """Return what a JSON or YAML text holds. JSON is tried first, since not all JSON is valid YAML."""
    try:
        return read_json(text)
    except _NoJson:
        from sandtable.engine.yaml_text import read_yaml  # most documents are JSON, and YAML takes a while to load

        return read_yaml(text)


def _check_length(text: str) -> None:
    if len(text) > LONGEST:
        raise BadInput(f"the document has {len(text)} characters; it may have {LONGEST}")
