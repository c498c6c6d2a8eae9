"""The stage of scenario files: it deals hands and cards as a file says, and checks what the file expects."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from sandtable.engine import Umpire
from sandtable.scenarios import Difference, Malformed, Scenario, Stage, as_mapping, as_number, as_text, compare

from ..fields import State
from ..rules.schema import LAY, RANKS

ABOUT = "Cards are written by their values. As many play as have a hand."
POSITION = {"hands": "by seat: its cards", "turn": "who lays first"}
EXPECT = {
    "hands": "by seat: its cards, in any order",
    "points": "by seat: its points",
    "next": "the seat that is asked",
    "over": "`no`, or `SEAT REASON` with all winners: `North+East REASON`",
}


class SkirmishStage(Stage):
    about = ABOUT
    position_keys = POSITION
    expect_keys = EXPECT
    leads = frozenset(("lay",))

    def __init__(self, variant: Any, scenario: Scenario) -> None:
        self._hands = as_mapping(scenario.position.get("hands"))
        self.seats: tuple[str, ...] = variant.seats(len(self._hands))
        if set(self._hands) != set(self.seats):
            raise Malformed(f"hands: name the seats {', '.join(self.seats)}", scenario.line_of("hands"))
        self._turn = as_text(scenario.position.get("turn", self.seats[0]))
        if self._turn not in self.seats:
            raise Malformed(f"turn: there is no seat '{self._turn}'", scenario.line_of("turn"))
        options = variant.read_options(scenario.options)
        self.umpire = Umpire.staged(variant, len(self.seats), options, self._arrange, asks_chance=True)

    def _arrange(self, s: State) -> None:
        """Write the position into a game that has just started."""
        for seat, name in enumerate(self.seats):
            for card in _cards(self._hands[name]):
                s.hand[seat][card - 1] += 1
                s.hand_size[seat] += 1
                s.stock[card - 1] -= 1
        s.turn = s.first = self.seats.index(self._turn)
        s.phase = LAY
        s.waiting = 1 << s.turn

    def readable(self, action: str) -> bool:
        return bool(re.fullmatch(r"lay \d+", action))

    def compare(self, key: str, value: Any) -> Iterable[Difference]:
        if key == "over":
            return compare("over", as_text(value), self.ending())
        if key == "next":
            return compare("next", as_text(value), " ".join(self.table()["to_act"]))
        return [
            difference for seat, wanted in as_mapping(value).items() for difference in self._of_seat(key, seat, wanted)
        ]

    def _of_seat(self, key: str, seat: str, wanted: Any) -> Iterable[Difference]:
        if seat not in self.seats:
            raise Malformed(f"{key}: there is no seat '{seat}'")
        if key == "hands":
            return compare(f"hand of {seat}", sorted(_cards(wanted)), self.view(seat)["hand"])
        return compare(f"points of {seat}", as_number(wanted), self.table()["points"][seat])


def _cards(value: Any) -> list[int]:
    cards = [as_number(card) for card in value] if isinstance(value, list) else []
    if not cards and value != []:
        raise Malformed("cards are a list of values: [1, 3, 5]")
    if wrong := [card for card in cards if not 1 <= card <= RANKS]:
        raise Malformed(f"{wrong[0]} is no card; cards are 1 to {RANKS}")
    return cards
