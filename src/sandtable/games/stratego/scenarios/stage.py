"""The stage of the Stratego family, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import get_args

from sandtable.engine import Situation, Umpire, Variant
from sandtable.games.stratego.rules.schema import CAMPAIGN, EndingWord
from sandtable.games.stratego.rules.sides import partner
from sandtable.games.stratego.scenarios.position import PIECE, Declared, bare, cell_names, read_at, read_position
from sandtable.games.stratego.scenarios.writing import write_position
from sandtable.games.stratego.words.notation import SECOND
from sandtable.games.stratego.words.phrases import show
from sandtable.games.stratego.words.shown import Phase, Piece, StrategoView, Taken
from sandtable.scenarios import (
    Difference,
    Given,
    Malformed,
    Scenario,
    Stage,
    by_name,
    by_seat,
    compare,
    compare_lists,
    expected,
)

CELL = r"[a-o](?:1[0-5]|[1-9])"
PUT = rf"{PIECE}@{CELL}"
ACTIONS = re.compile(
    rf"{CELL}-{CELL}(?: claim {CELL})?|(?:step|stockade|flag) {CELL}|(?:enter|rescue|place) {PUT}"
    rf"|setup(?: {PUT})+|stop|decline|ready|resign"
)


def read_pieces(given: Given) -> list[str]:
    """Return a list of pieces without their marks."""
    return list(map(bare, given.words()))


class StrategoStage(Stage):
    """One scenario of the Stratego family being played."""

    about = """A position needs `board`; without one the game starts in set-up. Pieces are written `7@b9`, and without
    a space where they stand nowhere. After a piece or its space `!` means known to all, `*` has made a rescue, `.` has
    moved, `>` has moved as only a Scout does, `^` as only a Captain does, `~` as only one of the two does, `+` came out
    of the Reserve, `++` when a Cannon had gone back into it, `+++` two Cannons; `&` its partner knows it, `/` its
    partner has claimed in vain that it is the Flag. `7'` is a piece of a second army."""
    position = Declared
    endings = get_args(EndingWord)
    phases = get_args(Phase)

    def __init__(self, variant: Variant, scenario: Scenario) -> None:
        options = variant.read_options(scenario.options)
        self.seats = variant.seats(None)
        kind = variant.fixed["variant"]
        assert isinstance(kind, int)
        self.cells = cell_names(kind)
        self.second = SECOND if kind == CAMPAIGN else ""  # the mark of pieces in reserve
        if not scenario.position:
            self.umpire = Umpire(variant, None, options, bytes(32))
            return
        position = read_position(scenario, self.seats, kind, options["first"])
        self.umpire = Umpire.staged(variant, None, options, position.arrange)

    def view(self, seat: str | None = None) -> StrategoView:
        return self.look(show, seat)

    @classmethod
    def written(cls, situation: Situation) -> dict[str, object]:
        return write_position(situation)

    def readable(self, action: str) -> bool:
        return bool(ACTIONS.fullmatch(action)) and set(re.findall(CELL, action)) <= self.cells

    def lead(self, word: str) -> str:
        return f"{word}-" if re.fullmatch(CELL, word) else super().lead(word)

    # Looking up. Every seat knows all about its own pieces, so views are enough.

    def _seen(self, seat: str) -> Iterator[tuple[str, str, str]]:
        """Yield owner, sign and place of every piece that a seat sees, its own behind the screen included."""
        view = self.view(seat)
        for piece in view.pieces:
            yield piece.seat, _sign(piece), piece.at
        for placed in view.placed or ():
            yield seat, placed.rank, placed.at
        for placed in view.partner_placed or ():
            yield self.seats[partner(self.seats.index(seat))], placed.rank, placed.at

    def _pieces(self) -> Iterator[tuple[str, str, str]]:
        """Yield owner, sign and place of every piece on the board."""
        for seat in self.seats:
            yield from (piece for piece in self._seen(seat) if piece[0] == seat)

    # Comparing.

    @expected(by_seat(Given.words))
    def board(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: all its pieces on the board"""
        for seat, words in wanted.items():
            pieces = [f"{sign}@{cell}" for sign, cell, _ in read_at(words, self.cells)]
            captive = self.view(seat).captive
            found = [f"{sign}@{at}" for owner, sign, at in self._pieces() if owner == seat and at not in captive]
            yield from compare_lists(f"board of {seat}", pieces, found)

    @expected(by_seat(read_pieces))
    def hold(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: the pieces that it has captured"""
        for seat, pieces in wanted.items():
            yield from compare_lists(f"hold of {seat}", pieces, map(_sign, self.view(seat).captured.get(seat, [])))

    @expected(by_seat(read_pieces))
    def gone(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: its pieces that are out of the game"""
        for seat, pieces in wanted.items():
            yield from compare_lists(f"gone of {seat}", pieces, map(_sign, self.view(seat).gone.get(seat, [])))

    @expected(by_seat(read_pieces))
    def reserve(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: the pieces that may still enter, or are still to be placed"""
        for seat, pieces in wanted.items():
            found = self.view(seat).own_reserve or self.view(seat).to_place or {}
            signs = [f"{sign}{self.second}" for sign, count in found.items() for _ in range(count)]
            yield from compare_lists(f"reserve of {seat}", pieces, signs)

    @expected(Given.named)
    def captive(self, wanted: Mapping[str, Given]) -> Iterator[Difference]:
        """by stockade: the seat whose Flag it holds"""
        pairs = [f"{place}: {seat.text()}" for place, seat in wanted.items()]
        found = [f"{place}: {seat}" for place, seat in self.view().captive.items()]
        return compare_lists("captive", pairs, found)

    @expected(by_name(Given.text, "space"))
    def at(self, wanted: Mapping[str, str]) -> Iterator[Difference]:
        """by space: `SEAT PIECE` or `empty`"""
        found = {at: f"{seat} {sign}" for seat, sign, at in self._pieces()}
        for cell, word in wanted.items():
            yield from compare(f"at {cell}", self._occupant(cell, word), found.get(cell, "empty"))

    def _occupant(self, cell: str, wanted: str) -> str:
        self._check_cell(cell)
        if wanted == "empty":
            return wanted
        seat, _, piece = wanted.partition(" ")
        if seat not in self.seats:
            raise Malformed(f"{cell}: '{wanted}' is neither 'empty' nor a seat and a piece")
        return f"{seat} {bare(piece.strip())}"

    def _check_cell(self, cell: str) -> None:
        if cell not in self.cells:
            raise Malformed(f"there is no space '{cell}'")

    @expected(by_seat(by_name(Given.text, "space")))
    def known(self, wanted: Mapping[str, Mapping[str, str]]) -> Iterator[Difference]:
        """by seat and space, what the seat's own view shows: a piece, `?` for one that it does not know, `empty`"""
        for seat, places in wanted.items():
            seen = {at: sign for _, sign, at in self._seen(seat)}
            for cell, word in places.items():
                self._check_cell(cell)
                piece = word if word in ("?", "empty") else bare(word)
                yield from compare(f"known to {seat} at {cell}", piece, seen.get(cell, "empty"))

    @expected(by_seat(Given.number))
    def rescues(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by seat: how many rescues it has made"""
        for seat, count in wanted.items():
            yield from compare(f"rescues of {seat}", count, self.view().rescues[seat])


def _sign(piece: Piece | Taken) -> str:
    """Return a piece as scenarios write it; `?` where its identity is hidden."""
    return f"{piece.rank}{SECOND * (piece.army - 1)}" if piece.rank else "?"
