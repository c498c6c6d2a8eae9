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
    players: int
    first: int
    open_take: int
    zero_check: int
    sc2_carry: int
    advisor: int
    forced_enemy: int
    stall_rounds: int
    deck: Ints
    dealt: int
    duel: int
    pile: int
    sure: int
    open: Ints
    open_size: int
    hand: Rows
    hand_size: Ints
    known: Rows
    shown: Rows
    turn: int
    effect: int
    laid: int
    owed: int
    streak: int
    trigger: int
    opened: int
    losers: int
    amended: int
    changed: Ints


class View(Seen, Protocol):
    """What one viewer may know of a state."""

    viewer: int


class State(Seen, Protocol):
    """All of a position, with what nobody sees."""

    stock: Ints
