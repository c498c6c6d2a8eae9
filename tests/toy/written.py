"""The toy with one option that is named or written out: the number of cards dealt, and the number of turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sandtable.engine import BadInput, Document, Option

from . import GAME, TOY

NAMED = {"short": {"hand": 2, "turns": 3}, "long": {"hand": 3, "turns": 12}}
BOUNDS = {"hand": range(2, 4), "turns": range(1, 31)}


def read(given: dict[str, Any]) -> dict[str, Any]:
    """Return the normal form, in which the name comes first if there is one."""
    for key in given:
        if key not in ("name", *BOUNDS):
            raise BadInput(f"there is no {key[:20]!r} here; there are name, hand, turns (TY-R-1)")
    name = given.get("name", "")
    if not isinstance(name, str) or len(name) > 40:
        raise BadInput("name: it is a text of up to 40 characters (TY-R-1)")
    return {**({"name": name} if name else {}), **{key: _count(key, given.get(key)) for key in BOUNDS}}


def _count(key: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in BOUNDS[key]:
        raise BadInput(f"{key}: it goes from {BOUNDS[key][0]} to {BOUNDS[key][-1]} (TY-R-2)")
    return value


def terms(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, Mapping) else NAMED[value]


def _check(options: Mapping[str, Any]) -> None:
    if terms(options["terms"])["hand"] == 3 and terms(options["terms"])["turns"] == 1:
        raise BadInput("option terms: three cards and one turn do not go together (TY-R-2)")


TERMS = Option(
    "terms",
    "TY-R-1",
    "Cards dealt to each, and turns.",
    ("long", "short"),
    "long",
    document=Document(
        about="A mapping with hand (2 or 3), turns (1 to 30) and, if you like, a name.",
        schema={
            "type": "object",
            "properties": {
                "name": {"type": "string", "maxLength": 40},
                **{key: {"type": "integer", "minimum": r[0], "maximum": r[-1]} for key, r in BOUNDS.items()},
            },
            "required": list(BOUNDS),
            "additionalProperties": False,
        },
        read=read,
    ),
)

WRITTEN = replace(
    TOY,
    id="toy-written",
    title="Toy, written out",
    options=(TERMS,),
    most_plies=lambda players, options: players + 2 * int(terms(options["terms"])["turns"]),
    most_draws=lambda players, options: players * 3 + int(terms(options["terms"])["turns"]),
    check=_check,
    pack=lambda options: {"cards": terms(options["terms"])["hand"], "ply_limit": terms(options["terms"])["turns"]},
    proposal={"terms": "short"},
)

VARIANTS = (WRITTEN,)
__all__ = ["GAME", "VARIANTS", "WRITTEN"]
