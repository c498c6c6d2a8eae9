"""The players of one game of a duel: levels, which are shown a view after every step, and programs, which are sent what
happens and end with the game.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Self

from sandtable.bots.programs.conversation import Chair
from sandtable.bots.programs.dialect import Speaker
from sandtable.bots.programs.process import Program
from sandtable.bots.specs import enter
from sandtable.bots.watcher import Watcher
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Step, Umpire


class SeatedPlayers:
    """The players of one game, by seat: a context manager that ends every program on exit."""

    def __init__(self, umpire: Umpire, names: Sequence[str], seeds: Sequence[int], limit: float) -> None:
        self._umpire = umpire
        self._names = names
        self.players = [
            enter(name, Chair(umpire.variant, umpire.seats, umpire.options, seat, seed, limit))
            for seat, (name, seed) in enumerate(zip(names, seeds, strict=True))
        ]
        programs = (Program, Speaker)
        self._programs = {seat: player for seat, player in enumerate(self.players) if isinstance(player, programs)}
        self._watching = {seat: player for seat, player in enumerate(self.players) if isinstance(player, Watcher)}
        self._blamed: set[int] = set()
        self._hear(umpire.opening)
        self._show()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        with ExitStack() as endings:  # ends each program even if ending another one fails
            for program in self._programs.values():
                endings.callback(program.close)

    def act(self, seat: int, action: int | str) -> None:
        """Carry out an action and show it to the players. Sentences are made only for programs."""
        if self._programs or isinstance(action, str):  # a text may stand for several decisions
            self._hear(self._umpire.act(seat, action))
        else:
            self._umpire.decide(seat, *self._umpire.read(seat, action))
        self._show()

    def _show(self) -> None:
        """Show each player with a memory the present view of its seat."""
        for seat, player in self._watching.items():
            player.see(PackedView(self._umpire.packed(seat)))

    def _hear(self, steps: Sequence[Step]) -> None:
        """Send each program what its seat is told about these steps."""
        for seat, program in self._programs.items():
            for step in steps:
                program.hear(self._umpire.told(step, seat))

    def end(self, winners: Sequence[int]) -> None:
        for program in self._programs.values():
            program.end(winners)

    def blame(self, seat: int, problem: Exception, game: int, outcome: str) -> str:
        """Return one line about a player's fault. For its first fault in a game, print it on standard error."""
        wrong = str(problem) or type(problem).__name__
        said = " ".join(f"game {game}, {self._umpire.seats[seat]}, {self._names[seat]}: {wrong}".split())
        if seat not in self._blamed:
            self._blamed.add(seat)
            print(f"sandtable: {said}; {outcome}", file=sys.stderr, flush=True)
        return said

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Return all seats but this one and its partners."""
        team = next((team for team in self._umpire.variant.teams if seat in team), (seat,))
        return tuple(other for other in range(len(self.players)) if other not in team)
