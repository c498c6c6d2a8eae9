"""What viewers are shown, as types: the bases of what each game declares in `words/shown.py`.

A game's functions return these Structs, so that mypy sees every field. Everything else gets plain data, which `plain`
makes. The JSON Schemas in /openapi.json and the types of the game's client follow from the same classes: the docstring
below a field is its description.

Every class says `kw_only=True`, because msgspec moves fields without it before those of the bases. The fields stand in
the order in which they are sent.
"""

from __future__ import annotations

import ast
import inspect
import sys
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from msgspec import Struct, to_builtins

from sandtable.engine.messages import Message, Said


class Shown(Struct, kw_only=True, gc=False):
    """A part of what a viewer is shown."""


class ShownTable(Shown, kw_only=True):
    """The first fields of every view."""

    game: str
    """The name of the game."""
    variant: str
    """The id of the variant."""
    viewer: str | None
    """The seat whose view this is; null for those who watch."""
    seats: list[str]
    """The seats in the order of play."""


class ShownView(ShownTable, kw_only=True):
    """All that one viewer may know. The last field of every game's view is `result`."""

    phase: str
    """What is done now."""
    to_act: list[str]
    """The seats that must choose now."""


class ShownResult(Shown, kw_only=True):
    """How the game ended."""

    winners: list[str]
    """The seats that have won; none in a draw."""
    reason: str
    """The word for how it ended."""
    clause: str | None
    """The clause of the rulebook by which it ended."""
    text: Said
    """The same in a sentence."""


class ShownChoice(Shown, kw_only=True):
    """One thing that the seat may do now."""

    id: int
    """The number of the action."""
    text: str
    """The action in the notation of the rulebook."""
    kind: str
    """What is done."""


class ShownVerdict(Shown, kw_only=True):
    """Whether an action is legal."""

    legal: bool
    """Whether it may be done now."""
    clause: str | None
    """The clause that forbids it; null if it is legal."""


class ShownPreset(Shown, kw_only=True):
    """A whole set-up that has a name."""

    name: str
    title: Said
    text: Said
    """What is good about it, in a sentence or two."""


class ShownPresets(Shown, kw_only=True):
    """The set-ups that have names: the preview of `SetUps.listing`."""

    presets: list[ShownPreset]


class ShownSetUp(Shown, kw_only=True):
    """A whole set-up: the preview of `SetUps.word`, alone or with a name."""

    action: str
    """The set-up in the notation of the rulebook."""


def plain(shown: Shown | dict[str, Any]) -> dict[str, Any]:
    """Return what is shown as plain data: objects, lists, texts, numbers."""
    data: dict[str, Any] = shown if isinstance(shown, dict) else to_builtins(shown)
    return data


@dataclass(frozen=True)
class ShownTypes:
    """What a game shows and tells. Each is a Struct of its `words/shown.py`, or a union of several."""

    view: Any
    choice: Any
    preview: Any
    board: Any = None  # what `Variant.board` holds
    told: Any = None  # events, of `words/told.py`

    def __iter__(self) -> Iterator[Any]:
        """Yield all but events, which are declared apart."""
        return iter(hint for hint in (self.view, self.choice, self.preview, self.board) if hint is not None)


def alternatives(hint: Any) -> tuple[Any, ...]:
    """Return the types of a union; a type that is none alone."""
    return typing.get_args(hint) or (hint,)


def is_said(hint: Any) -> bool:
    """Return whether values of a type are what is said (`Said`), if there is anything to say."""
    return Message in typing.get_args(hint)


def parts(*hints: Any) -> list[type[Struct]]:
    """Return all Structs that such values are made of, each after those of its own fields; messages are no game's."""
    found: dict[type[Struct], None] = {}
    for hint in hints:
        if is_said(hint):
            continue
        if isinstance(hint, type) and issubclass(hint, Struct):
            if hint not in found:
                found |= dict.fromkeys(parts(*typing.get_type_hints(hint).values()))
                found[hint] = None
        else:
            found |= dict.fromkeys(parts(*typing.get_args(hint)))
    return list(found)


def descriptions(kind: type[Struct]) -> dict[str, str]:
    """Return the docstrings of the fields of a Struct, with those of its bases that it does not replace."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if issubclass(each, Struct) and each.__module__ != Struct.__module__:
            found |= _docstrings(each.__module__).get(each.__qualname__, {})
    return found


@cache
def _docstrings(module: str) -> dict[str, dict[str, str]]:
    """Return the docstrings below the fields of all classes of a module, by class and field."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {
        each.name: {
            field.target.id: " ".join(docstring.value.value.split())
            for field, docstring in zip(each.body, each.body[1:], strict=False)
            if isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(docstring, ast.Expr)
            and isinstance(docstring.value, ast.Constant)
            and isinstance(docstring.value.value, str)
        }
        for each in tree.body
        if isinstance(each, ast.ClassDef)
    }
