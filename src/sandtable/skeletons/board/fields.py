"""The fields of a view and of a state, as types for mypy.

Made from rules/schema.py by `python -m sandtable.engine.field_types`: change that file, not this one.
"""

from __future__ import annotations

from typing import Protocol

from sandtable.engine import Ints


class Seen(Protocol):
    """What a view and a state both hold, for rules that take either."""

    waiting: int
    phase: int
    ply: int
    winner: int
    reason: int
    players: int
    row: int
    square: Ints
    turn: int


class View(Seen, Protocol):
    """What one viewer may know of a state."""

    viewer: int


class State(Seen, Protocol):
    """All of a position, with what nobody sees."""
