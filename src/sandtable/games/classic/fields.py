"""The fields of a view and of a state, as types for mypy.

Made from rules/schema.py by `python -m sandtable.engine.field_types`: change that file, not this one.
"""

from __future__ import annotations

from typing import Protocol

from sandtable.engine import Ints, Rows


class Seen(Protocol):
    """What a view and a state both hold, for rules that take either."""

    waiting: int
    phase: int
    ply: int
    winner: int
    reason: int
    variant: int
    two_squares: int
    more_squares: int
    quiet_limit: int
    ply_limit: int
    board: Ints
    at: Ints
    rank: Ints
    traits: Ints
    to_place: Rows
    numbers: int
    turn: int
    quiet: int
    trail: Rows
    chase: Ints
    more: Ints
    wins: Ints
    loses: Ints
    scout_range: int


class View(Seen, Protocol):
    """What one viewer may know of a state."""

    viewer: int


class State(Seen, Protocol):
    """All of a position, with what nobody sees."""

    known: Ints
