"""The stage of scenario files: it puts stones on the board as a file says, and checks what the file expects."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from sandtable.engine import Umpire
from sandtable.scenarios import Difference, Malformed, Scenario, Stage, as_mapping, as_text, as_words, compare

from ..fields import State
from ..rules.schema import SEATS
from ..words.phrases import SPACES

ABOUT = "Stones are written by their squares."
POSITION = {"stones": "by seat: where its stones stand", "turn": "the seat on turn"}
EXPECT = {
    "stones": "by seat: where its stones stand, and nobody else's stand elsewhere",
    "next": "the seat that is asked",
    "over": "`no`, `SEAT row`, or `draw full`",
}


class SkirmishStage(Stage):
    about = ABOUT
    position_keys = POSITION
    expect_keys = EXPECT
    leads = frozenset(("place",))

    def __init__(self, variant: Any, scenario: Scenario) -> None:
        self.seats: tuple[str, ...] = variant.seats(SEATS)
        self._stones = self._read_stones(scenario.position.get("stones", {}))
        self._turn = self._seat(as_text(scenario.position.get("turn", self.seats[0])))
        options = variant.read_options(scenario.options)
        self.umpire = Umpire.staged(variant, SEATS, options, self._arrange)

    def _seat(self, name: str) -> int:
        if name not in self.seats:
            raise Malformed(f"there is no seat '{name}'")
        return self.seats.index(name)

    def _read_stones(self, value: Any) -> dict[str, str]:
        """Return which seat's stone stands on each square; scenarios list the squares of each seat."""
        stones = {}
        for seat, spaces in as_mapping(value).items():
            self._seat(seat)
            for space in as_words(spaces):
                if space not in SPACES:
                    raise Malformed(f"there is no square '{space}'")
                stones[space] = seat
        return stones

    def _arrange(self, s: State) -> None:
        """Write the position into a game that has just started."""
        for space, seat in self._stones.items():
            s.square[SPACES.index(space)] = self._seat(seat) + 1
        s.ply = len(self._stones)
        s.turn = self._turn
        s.waiting = 1 << s.turn

    def readable(self, action: str) -> bool:
        return bool(re.fullmatch(r"place [a-z]\d", action))

    def compare(self, key: str, value: Any) -> Iterable[Difference]:
        if key == "over":
            return compare("over", as_text(value), self.ending())
        if key == "next":
            return compare("next", as_text(value), " ".join(self.table()["to_act"]))
        standing = {space: seat for space, seat in self.table()["stones"].items() if seat}
        return compare("stones", self._read_stones(value), standing)
