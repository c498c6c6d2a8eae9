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
    veh_in_trees: int
    trees_block: int
    mortar_indirect: int
    wounds_monotonic: int
    no_officer: int
    move_only: int
    vehicles_only: int
    per_step: int
    single_grenade: int
    carry_free: int
    declare_all: int
    reply: int
    target_columns: int
    no_prone_melee: int
    nine_wounds: int
    no_fourth: int
    fire_scope: int
    medic: int
    medic_self: int
    one_die: int
    points: int
    scenario: int
    rounds: int
    no_resigning: int
    piece: Rows
    pieces: int
    walls: int
    rough: Rows
    taken: Rows
    wave: Layers
    buyers: int
    bought: Ints
    bought_kind: Rows
    bought_arms: Rows
    bought_mount: Layers
    kind: Ints
    arms: Ints
    mount: Rows
    count: Ints
    life: Ints
    x: Ints
    y: Ints
    stance: Ints
    wounds: Ints
    done: Ints
    healings: Ints
    treated: Rows
    round: int
    half: int
    acted_first: int
    second: int
    score: Ints
    markers: Ints
    picked: int
    placing: int
    order: Ints
    fate: Ints
    ordered: int
    next_order: int
    dice: Ints
    roller: int
    rolled: int
    target: int
    weapon: int
    replying: int
    entering: int
    announced: int


class View(Seen, Protocol):
    """What one viewer may know of a state."""

    viewer: int


class State(Seen, Protocol):
    """All of a position, with what nobody sees."""
