"""The computer players of a batch: `random`, levels that look one ply ahead, and nets, all inside compiled loops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.bots.compiled_specs import (
    COLUMNS,
    KIND,
    NOTHING,
    ONE_PLY,
    ROLLOUTS,
    kind,
    plan,
    player_rows,
    runs_compiled,
)
from sandtable.bots.levels import levels
from sandtable.bots.networks import Net
from sandtable.engine.compile.jit import blank, scratch
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant

Opponent = str | Net
"""A computer player of a batch: `random`, a level such as `sergeant`, a `Net`, or a net's file as `net:FILE`."""


class Company:
    """Computer players on some of the seats, by the seats' numbers. Raises BadInput for players that no batch has."""

    def __init__(self, variant: Variant, seats: int, players: Mapping[int, Opponent]) -> None:
        if len(players) == seats:
            raise BadInput("computer players have all seats: leave one to the program that steps the games")
        for one in players.values():
            _check(one, variant)
        found = player_rows(list(players.values()), variant)
        self._variant, self._nets = variant, found.nets
        self._notes = variant.game.evaluator.notes if variant.game.evaluator else 0
        self.rows = blank((seats, COLUMNS), np.int64)
        self.rows[...] = NOTHING
        self.rows[list(players)] = found.rows
        self._planners = [seat for seat in players if self.rows[seat, KIND] == ONE_PLY]
        self._longest = len(plan(variant, 0)) if self._planners else 0

    def blank_plans(self, n: int) -> npt.NDArray[np.int64]:
        """Return room for what the players of n games do first, of shape (n, seats, actions)."""
        plans: npt.NDArray[np.int64] = blank((n, len(self.rows), self._longest), np.int64)
        plans[...] = NOTHING
        return plans

    def plan(self, seed: int, out: npt.NDArray[np.int64]) -> None:
        """Write into a row of `blank_plans` what each player of a new game does first: a set-up drawn by the seed."""
        for seat in self._planners:
            actions = plan(self._variant, seed ^ seat)[: self._longest]
            out[seat] = NOTHING
            out[seat, : len(actions)] = actions

    @property
    def weights(self) -> Any:
        """The numbers of the nets."""
        return self._nets.weights

    def room(self) -> tuple[Any, Any, Any]:
        """Return working memory for one thread: the evaluator's notes, an observation, and a net's hidden units."""
        return (scratch(max(self._notes, 1)), *self._nets.room())


def _check(one: Any, variant: Variant) -> None:
    """Raise BadInput unless a batch can have this player."""
    if isinstance(one, Net):
        one.check(variant)
    elif not isinstance(one, str) or not _decides_at_once(one, variant):
        some = [level for level in levels(variant) if _decides_at_once(level, variant)]
        raise BadInput(
            f"{one!r} plays in no batch of {variant.title}; {', '.join(some)}, random and nets (net:FILE) do"
        )


def _decides_at_once(player: str, variant: Variant) -> bool:
    """Return whether a player runs in compiled loops and searches nothing."""
    return runs_compiled(player, variant) and kind(player, variant) != ROLLOUTS
