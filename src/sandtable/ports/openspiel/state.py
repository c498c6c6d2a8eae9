"""A state of OpenSpiel."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import pyspiel

from sandtable.engine.errors import SandtableError
from sandtable.ports.openspiel.table import CHANCE_PLAYER, OVER, Table


class State(pyspiel.State):  # type: ignore[misc]
    """One position. OpenSpiel clones a state by making a new one and copying every attribute deeply.

    So there is only one attribute, which has its own way to copy itself and is made on demand.
    """

    @cached_property
    def table(self) -> Table:
        table: Table = self.get_game().fresh()
        return table

    def current_player(self) -> int:
        return int(self.table.player)

    def is_terminal(self) -> bool:
        return bool(self.table.player == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = self.table.umpire.legal(player)
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.table.player != CHANCE_PLAYER:
            raise pyspiel.SpielError("chance is not to act here")
        outcomes: list[tuple[int, float]] = self.table.outcomes()
        return outcomes

    def _apply_action(self, action: int) -> None:
        try:
            self.table.apply(action)
        except SandtableError as refusal:
            raise pyspiel.SpielError(str(refusal)) from refusal

    def _action_to_string(self, player: int, action: int) -> str:
        try:
            return str(self.table.say(player, action))
        except SandtableError as refusal:
            raise pyspiel.SpielError(str(refusal)) from refusal

    def returns(self) -> list[float]:
        return list(self.table.umpire.scores)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> State:
        """Return a state with the same information state of `player`; it has no `history()`, which would reveal hidden
        things.
        """
        other: State = self.get_game().new_initial_state()
        other.table = self.table.determinized(player, int(rng() * (1 << 53)))
        return other

    def __deepcopy__(self, memo: Any) -> State:
        copied: State = self.clone()
        return copied

    def __str__(self) -> str:
        """Return what each seat sees, and the fingerprint of the whole position."""
        umpire = self.table.umpire
        views = [umpire.view(seat) for seat in range(len(umpire.seats))]
        seen = [str(umpire.game.picture(view, umpire.variant.board)) for view in views]
        return "\n".join([*seen, f"position {umpire.state_hash()[:16]}"])
