"""The stage of scenario files: it puts stones on the board as a file says, and checks what the file expects."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

from sandtable.engine import Umpire, Variant
from sandtable.scenarios import Difference, Given, Key, Keys, Malformed, Scenario, Stage, by_number, compare, expected

from ..fields import State
from ..rules.schema import SEATS
from ..words.phrases import PHASES, SPACES, show
from ..words.shown import EndingWord, SkirmishView

Stones = dict[str, int]
"""The seat whose stone stands on each square."""


def _stones(given: Given) -> Stones:
    squares = by_number(Given.words)(given)
    stones = {square: seat for seat, own in squares.items() for square in own}
    for square in stones:
        if square not in SPACES:
            raise Malformed(f"there is no square '{square}'")
    return stones


class Position(Keys):
    """A position as a file gives it."""

    stones = Key("by seat: where its stones stand", _stones)
    turn = Key("the seat on turn", Given.seat_number, 0)

    def arrange(self, s: State) -> None:
        """Write the position into a game that has just started."""
        for square, seat in self.stones.items():
            s.square[SPACES.index(square)] = seat + 1
        s.ply = len(self.stones)
        s.turn = self.turn
        s.waiting = 1 << s.turn


class SkirmishStage(Stage):
    about = "Stones are written by their squares."
    position = Position
    endings = get_args(EndingWord)
    phases = PHASES
    leads = frozenset(("place",))

    def __init__(self, variant: Variant, scenario: Scenario) -> None:
        self.seats = variant.seats(SEATS)
        position = Position(scenario.position, self.seats, scenario.lines)
        options = variant.read_options(scenario.options)
        self.umpire = Umpire.staged(variant, SEATS, options, position.arrange)

    def view(self, seat: str | None = None) -> SkirmishView:
        return self.look(show, seat)

    def readable(self, action: str) -> bool:
        return bool(re.fullmatch(r"place [a-z]\d", action))

    @expected(_stones)
    def stones(self, wanted: Stones) -> Iterator[Difference]:
        """by seat: where its stones stand, and nobody else's stand elsewhere"""
        found = {square: self.seats.index(seat) for square, seat in self.view().stones.items() if seat}
        return compare("stones", wanted, found)
