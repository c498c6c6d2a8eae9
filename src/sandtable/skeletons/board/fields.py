"""The fields of a state and of a view, as types. Only mypy looks at them.

Made by `python -m sandtable.engine.record.typed skirmish` from rules/schema.py: change that file, not this one.
"""

from __future__ import annotations

from typing import Protocol

from sandtable.engine.record.arrays import Ints


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
