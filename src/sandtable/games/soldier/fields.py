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
    players: int
    rounds: int
    retaliate_plain: int
    no_counter_attack: int
    by_strength: int
    to_winner: int
    no_turning_back: int
    exact: int
    select: int
    hand_limit: int
    refill_each_turn: int
    truce: int
    holders: int
    max_turns: int
    max_rounds: int
    deck: Ints
    pile: int
    discard: Ints
    discard_size: int
    used: Ints
    removed: Ints
    hand: Rows
    hand_size: Ints
    known: Rows
    learnt: Layers
    soldier: Rows
    soldiers: Ints
    unseen: Ints
    unseen_size: int
    returned: Ints
    returned_size: int
    training: Rows
    wins: Ints
    stunned: int
    barred: int
    points: Ints
    rounds_won: Ints
    round: int
    turn: int
    place: int
    to_draw: int
    outcome: int
    assaulter: int
    defender: int
    assaulter_slot: int
    defender_slot: int
    answerer: int
    pending: int
    opening: int
    weapon: int
    intense: int
    took_part: int
    laid: Ints
    laid_size: int
    back: int
    shooter: int
    target: int
    target_slot: int
    bomber: int
    saved: int
    thief: int
    victim: int
    to_rob: int
    fill: Ints
    fill_size: int
    fill_next: int
    after_fill: int
    amended: int
    changed: Ints


class View(Seen, Protocol):
    """What one viewer may know of a state."""

    viewer: int


class State(Seen, Protocol):
    """All of a position, with what nobody sees."""

    stock: Ints
