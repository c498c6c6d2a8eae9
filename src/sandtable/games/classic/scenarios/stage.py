"""The stage of Classic Stratego, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import get_args

from sandtable.engine import Umpire, Variant
from sandtable.scenarios import Difference, Given, Scenario, Stage, by_seat, compare, compare_lists, expected

from ..rules.schema import SEATS, EndingWord
from ..words.show import show
from ..words.shown import ClassicView, Phase
from .position import CELL, SIGN, Position

_ACTIONS = re.compile(rf"{CELL}-{CELL}|(?:setup|place)(?: (?:{SIGN})@{CELL})+|resign")


class ClassicStage(Stage):
    """One scenario of Classic Stratego being played."""

    about = """Without a position a scenario begins with the set-up. A piece is written `7@b9`; after it may stand `.`
    (it has moved), `>` (it has moved more than one space at once) and `!` (everybody knows it). South is on turn where
    `ply` is even."""
    position = Position
    endings = get_args(EndingWord)
    phases = get_args(Phase)

    def __init__(self, variant: Variant, scenario: Scenario) -> None:
        self.seats = variant.seats(SEATS)
        options = variant.read_options(scenario.options)
        if not scenario.position:
            self.umpire = Umpire(variant, SEATS, options, bytes(32))
            return
        position = Position(scenario.position, self.seats, scenario.lines)
        kind = variant.fixed["variant"]
        assert isinstance(kind, int)
        position.check(kind)
        self.umpire = Umpire.staged(variant, SEATS, options, position.arrange)

    def view(self, seat: str | None = None) -> ClassicView:
        return self.look(show, seat)

    def readable(self, action: str) -> bool:
        return bool(_ACTIONS.fullmatch(action))

    def lead(self, word: str) -> str:
        return f"{word}-" if re.fullmatch(CELL, word) else super().lead(word)

    def _seen(self, seat: str) -> dict[str, tuple[str, str]]:
        """Return the owner and sign of every piece that a seat sees, by space."""
        view = self.view(seat)
        seen = {piece.at: (piece.seat, piece.rank or "?") for piece in view.pieces}
        return seen | {piece.at: (seat, piece.rank) for piece in view.placed or ()}

    @expected(by_seat(Given.words))
    def board(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: its pieces, and no others"""
        for seat, pieces in wanted.items():
            own = [f"{sign}@{at}" for at, (owner, sign) in self._seen(seat).items() if owner == seat]
            yield from compare_lists(f"board of {seat}", pieces, own)

    @expected(by_seat(Given.words))
    def captured(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: the pieces that it has lost since the scenario began"""
        for seat, pieces in wanted.items():
            yield from compare_lists(f"captured of {seat}", pieces, self.view().captured[seat])

    @expected(by_seat(Given.named))
    def known(self, wanted: Mapping[str, Mapping[str, Given]]) -> Iterator[Difference]:
        """by seat: what it takes for the piece on each space: a piece, `?` or `empty`"""
        for seat, spaces in wanted.items():
            seen = self._seen(seat)
            for space, piece in spaces.items():
                found = seen.get(space, ("", "empty"))[1]
                yield from compare(f"known to {seat} at {space}", piece.text(), found)
