"""What every document that people write, JSON or YAML, must not contain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json

TOO_DEEP = "the document is too deep: lists in lists in lists"
DEEPEST = 20  # levels of lists and mappings: what recursion is for varies from one Python to another


def once(pairs: Sequence[tuple[str, Any]]) -> Json:
    """Return a mapping of the pairs; raises if a key occurs twice."""
    held: Json = {}
    for key, value in pairs:
        if key in held:
            raise BadInput(f"the key {key[:40]!r} stands twice")
        held[key] = value
    return held
