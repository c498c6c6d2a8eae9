"""Who sits at the table of one game of a duel: levels, which may see every step, and programs, which hear what happens
and end with the game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Self

from sandtable.bots.belief_search import Rememberer
from sandtable.bots.programs.conversation import Chair
from sandtable.bots.programs.dialect import Speaker
from sandtable.bots.programs.process import Program
from sandtable.bots.specs import enter
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Step, Umpire


class SeatedPlayers:
    """The players of one game, by seats. To be used in a `with`, which leaves no program behind."""

    def __init__(self, umpire: Umpire, names: Sequence[str], seeds: Sequence[int], limit: float) -> None:
        self._umpire = umpire
        self._names = names
        self.players = [
            enter(name, Chair(umpire.variant, umpire.seats, umpire.options, seat, seed, limit))
            for seat, (name, seed) in enumerate(zip(names, seeds, strict=True))
        ]
        programs = (Program, Speaker)
        self._programs = {seat: player for seat, player in enumerate(self.players) if isinstance(player, programs)}
        self._watching = {seat: player for seat, player in enumerate(self.players) if isinstance(player, Rememberer)}
        self._blamed: set[int] = set()
        self._hear(umpire.opening)
        self._show()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        with ExitStack() as endings:  # each is ended, whatever happens at another's end
            for program in self._programs.values():
                endings.callback(program.close)

    def act(self, seat: int, action: int) -> None:
        """Carry out an action. Sentences are made for those alone who read them."""
        if self._programs:
            self._hear(self._umpire.act(seat, action))
        else:
            self._umpire.decide(seat, *self._umpire.read(seat, action))
        self._show()

    def _show(self) -> None:
        """Everybody who remembers sees what its seat sees now."""
        for seat, player in self._watching.items():
            player.see(PackedView(self._umpire.packed(seat)))

    def _hear(self, steps: Sequence[Step]) -> None:
        """Every program is told what its seat hears of these steps."""
        for seat, program in self._programs.items():
            for step in steps:
                program.hear(self._umpire.told(step, seat))

    def end(self, winners: Sequence[int]) -> None:
        for program in self._programs.values():
            program.end(winners)

    def blame(self, seat: int, problem: Exception, game: int, outcome: str) -> None:
        """Say on standard error what a player did wrong, in one line, for its first fault in a game."""
        if seat not in self._blamed:
            self._blamed.add(seat)
            wrong = str(problem) or type(problem).__name__
            said = " ".join(f"game {game}, {self._umpire.seats[seat]}, {self._names[seat]}: {wrong}".split())
            print(f"sandtable: {said}; {outcome}", file=sys.stderr, flush=True)

    def opponents(self, seat: int) -> tuple[int, ...]:
        """All but a seat and its partners."""
        team = next((team for team in self._umpire.variant.teams if seat in team), (seat,))
        return tuple(other for other in range(len(self.players)) if other not in team)
