"""Tests of position counts (perft): the nodes at each depth, and how many different views each viewer has there."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.every_game.kept import REGENERATE, kept
from tests.every_game.tables import Table, cases, somewhere

from sandtable.engine.compile.backend import BACKEND, FAST
from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE

MOST = 3000 if REGENERATE else 1000 if BACKEND in FAST else 300
"""No level with more nodes is counted."""


def decisions(game: Table) -> list[tuple[int, int]]:
    if game.chance_waits:
        return [(CHANCE, outcome) for outcome in game.outcomes()]
    return [(seat, action) for seat in game.waiting for action in game.legal(seat)]


def next_level(game: Table, level: list[bytes]) -> list[bytes] | None:
    """Return every state one decision further, once for each way to it, or None if there are too many."""
    found = []
    for state in level:
        game.put(state)
        for seat, action in decisions(game):
            game.put(state)
            game.replay(seat, action)
            found.append(game.state())
        if len(found) > MOST:
            return None
    return found


def counts(game: Table) -> list[list[int]]:
    """Return for each depth the number of nodes, and the number of different views of every seat and the spectator."""
    levels: list[list[int]] = []
    level = next_level(game, [game.state()])
    while level and len(levels) < 4:
        seen: dict[int, set[bytes]] = {viewer: set() for viewer in game.viewers}
        for state in level:
            game.put(state)
            for viewer in game.viewers:
                seen[viewer].add(game.packed(viewer))
        levels.append([len(level), *(len(views) for views in seen.values())])
        level = next_level(game, level)
    return levels


def by_first_decision(game: Table, depth: int) -> str:
    """Return the nodes under each first decision as text, to help find a fault."""
    start, lines = game.state(), []
    for seat, action in decisions(game):
        game.put(start)
        text = game.replay(seat, action).text
        level: list[bytes] | None = [game.state()]
        for _ in range(depth - 1):
            level = next_level(game, level or [])
        lines.append(f"  {text}: {len(level or [])}")
        game.put(start)
    return "\n".join(lines)


def test_counts_from_fixed_positions(variant: Variant) -> None:
    seeds = range(10) if REGENERATE else cases(10)
    found: list[Any] = [counts(somewhere(variant, Random(seed))) for seed in seeds]
    for seed, held in zip(seeds, kept(variant, "counts.json", found), strict=False):
        for depth, (old, new) in enumerate(zip(held, found[seed], strict=False), start=1):
            game = somewhere(variant, Random(seed))
            assert new == old, f"seed {seed}, depth {depth}:\n{by_first_decision(game, depth)}"
        assert found[seed] or held == [] or held[0][0] > MOST, f"seed {seed}: nothing left to count"
