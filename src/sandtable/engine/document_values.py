"""Values in documents that players write, read strictly: a refusal says where each stands, and cites a clause."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json

LONGEST_NAME = 40
NAME_SCHEMA = {"type": "string", "maxLength": LONGEST_NAME}


def refuse_other_keys(document: Mapping[str, Any], known: Sequence[str], clause: str, where: str = "") -> None:
    """Check that a document has no other keys; raise BadInput."""
    for key in document:
        if key not in known:
            raise BadInput(f"{where}there is no {short(key)}; there is {', '.join(known)} ({clause})")


def with_name(document: Mapping[str, Any], held: Mapping[str, Any], clause: str) -> Json:
    """Return what was read of a document, behind its name if it has one; raise BadInput."""
    name = document.get("name", "")
    if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadInput(f"name is one line of up to {LONGEST_NAME} characters ({clause})")
    return {"name": name, **held} if name else dict(held)


def read_whole(value: Any, where: str, allowed: range, clause: str) -> int:
    """Return a whole number within bounds; raise BadInput."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        bounds = f"a whole number from {allowed[0]} to {allowed[-1]}"
        raise BadInput(f"{where} is {short(value)}; it is {bounds} ({clause})")
    return value


def read_yes_or_no(value: Any, where: str, clause: str) -> bool:
    """Return a yes or no; raise BadInput."""
    if not isinstance(value, bool):
        raise BadInput(f"{where} is {short(value)}; it is yes or no ({clause})")
    return value


def read_one_of(value: Any, known: Sequence[str], where: str, clause: str) -> str:
    """Return one of several words; raise BadInput."""
    if not isinstance(value, str) or value not in known:
        raise BadInput(f"{where} is {short(value)}; it is one of {', '.join(known)} ({clause})")
    return value


def read_items(value: Any, where: str, most: int, clause: str) -> Sequence[Any]:
    """Return a list of up to so many items; raise BadInput."""
    if not isinstance(value, list | tuple) or len(value) > most:
        raise BadInput(f"{where} is a list of up to {most} ({clause})")
    return value


def short(value: Any) -> str:
    """Return a value as it stands in a sentence, shortened."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
