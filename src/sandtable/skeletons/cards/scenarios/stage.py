"""The stage of scenario files: it deals hands and cards as a file says, and checks what the file expects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from sandtable.engine import Umpire, Variant
from sandtable.scenarios import (
    Difference,
    Given,
    Key,
    Keys,
    Scenario,
    Stage,
    between,
    by_number,
    by_seat,
    compare,
    expected,
)

from ..fields import State
from ..rules.schema import LAY, RANKS
from ..words.phrases import PHASES, ending, show
from ..words.shown import SkirmishView


def _ranks(given: Given) -> list[int]:
    return [between(1, RANKS)(Given(card)) for card in given.words()]


def _cards(given: Given) -> list[int]:
    return sorted(_ranks(given))


class Position(Keys):
    """A position as a file gives it."""

    hands = Key("by seat: its cards", by_number(_cards))
    turn = Key("who lays first", Given.seat_number, 0)

    def arrange(self, s: State) -> None:
        """Write the position into a game that has just started."""
        for seat, cards in self.hands.items():
            for card in cards:
                s.hand[seat][card - 1] += 1
                s.hand_size[seat] += 1
                s.stock[card - 1] -= 1
        s.turn = s.first = self.turn
        s.phase = LAY
        s.waiting = 1 << s.turn


class SkirmishStage(Stage):
    about = "Cards are written by their values. As many play as have a hand."
    position = Position
    endings = (ending(1),)
    phases = PHASES
    leads = frozenset(("lay",))

    def __init__(self, variant: Variant, scenario: Scenario) -> None:
        hands = Given(scenario.position.get("hands")).named()
        self.seats = variant.seats(len(hands))
        position = Position(scenario.position, self.seats, scenario.lines)
        options = variant.read_options(scenario.options)
        self.umpire = Umpire.staged(variant, len(self.seats), options, position.arrange, asks_chance=True)

    def view(self, seat: str | None = None) -> SkirmishView:
        return self.look(show, seat)

    def readable(self, action: str) -> bool:
        return bool(re.fullmatch(r"lay \d+", action))

    @expected(by_seat(_cards))
    def hands(self, wanted: Mapping[str, list[int]]) -> Iterator[Difference]:
        """by seat: its cards, in any order"""
        for seat, cards in wanted.items():
            yield from compare(f"hand of {seat}", cards, self.view(seat).hand)

    @expected(by_seat(Given.number))
    def points(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by seat: its points"""
        for seat, points in wanted.items():
            yield from compare(f"points of {seat}", points, self.view().points[seat])
