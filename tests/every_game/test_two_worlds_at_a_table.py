"""Tests of two worlds in the host's match: the numbered updates of a viewer are the same bytes."""

from __future__ import annotations

from tests.comparing import assert_same
from tests.every_game.tables import Table, cases, need_tables
from tests.every_game.worlds import Worlds, from_the_start

from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Step, Umpire
from sandtable.host.protocol import encode
from sandtable.host.table.given import Act
from sandtable.host.table.match import Match

Moves = list[tuple[int, int]]


class Scripted(Umpire):
    """A game in which chance does what it did in another game."""

    def __init__(self, like: Table, moves: Moves) -> None:
        self._script = iter([outcome for seat, outcome in moves if seat == CHANCE])
        super().__init__(like.variant, len(like.seats), like.options, like.seed)

    def _let_chance_act(self) -> list[Step]:
        steps = []
        while self.waiting_bits >> CHANCE & 1:
            outcome = next(self._script, None)
            if outcome is None:
                break  # the other game was left here
            steps.append(self._chance_step(outcome))
        return steps


def sent(like: Table, moves: Moves, viewer: int) -> list[bytes]:
    """Return every update that the viewer gets in the course of these moves, and the resyncs before and after them.

    Updates and resyncs are given in full and as for viewers who follow by deltas.
    """
    match = Match(lambda: Scripted(like, moves))
    match.follow({viewer}, {viewer})
    updates = _resyncs(match, viewer)
    for seat, action in moves:
        if seat != CHANCE:
            before = match.viewers[viewer].n
            match.act(Act(seat, action, match.viewers[seat].seq))
            updates += match.since(viewer, before) or []
            updates += match.since(viewer, before, deltas=True) or []
    return [*updates, *_resyncs(match, viewer)]


def _resyncs(match: Match, viewer: int) -> list[bytes]:
    return [encode(match.resync(viewer)), encode(match.resync(viewer, deltas=True))]


def alike(worlds: Worlds, decisions: int) -> tuple[Moves, Moves]:
    """Return what was played in both worlds until they could be told apart."""
    worlds.probes = 0
    ours: Moves = []
    theirs: Moves = []
    while worlds.step() is None and len(worlds.one.moves) < decisions and not worlds.one.over:
        ours, theirs = list(worlds.one.moves), list(worlds.other.moves)
    return ours, theirs


def test_updates_are_the_same_bytes(variant: Variant) -> None:
    need_tables(variant)
    for seed in cases(12):
        worlds = from_the_start(variant, seed)
        start = worlds.one.copy()
        ours, theirs = alike(worlds, 120)
        assert_same(sent(start, ours, worlds.viewer), sent(start, theirs, worlds.viewer), f"seed {seed}")
