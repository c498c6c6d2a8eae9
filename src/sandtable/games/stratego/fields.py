"""The fields of a view and of a state, as types for mypy.

Made from rules/schema.py by `python -m sandtable.engine.field_types`: change that file, not this one.
"""

from __future__ import annotations

from typing import Protocol

from sandtable.engine import Ints, Layers, Rows


class Seen(Protocol):
    """What a view and a state both hold, for rules that take either."""

    waiting: int
    phase: int
    ply: int
    winner: int
    reason: int
    variant: int
    side: int
    players: int
    shuttle_limit: int
    cav_after_win: int
    quiet_limit: int
    ply_limit: int
    resign: int
    first: int
    resc_sideways: int
    resc_flag: int
    bonus: int
    stockade: int
    skip: int
    owner_places: int
    auto_unite: int
    ally_view: int
    plan: int
    board: Ints
    at: Ints
    rank: Ints
    traits: Ints
    numbers: int
    reserve: Rows
    left: Ints
    recalled: Ints
    denied: Rows
    turn: int
    mover: int
    origin: int
    freed: int
    last: Ints
    deeds: int
    quiet: int
    rescues: Ints
    recent: Layers
    arrival: Rows
    more: Ints
    more_standing: int
    more_numbers: int
    wins: Ints
    loses: Ints
    scout_range: int


class View(Seen, Protocol):
    """What one viewer may know of a state."""

    viewer: int


class State(Seen, Protocol):
    """All of a position, with what nobody sees."""

    known: Ints
