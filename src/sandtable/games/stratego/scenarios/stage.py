"""The stage of the Stratego family, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from sandtable.engine import Situation, Umpire, yes_no
from sandtable.games.stratego.rules.schema import CAMPAIGN
from sandtable.games.stratego.rules.sides import partner
from sandtable.games.stratego.scenarios.keys import ABOUT, EXPECT, POSITION
from sandtable.games.stratego.scenarios.position import PIECE, bare, cell_names, read_at, read_position
from sandtable.games.stratego.scenarios.writing import write_position
from sandtable.games.stratego.words.notation import SECOND
from sandtable.scenarios import (
    Difference,
    Malformed,
    Scenario,
    Stage,
    as_mapping,
    as_number,
    as_text,
    as_words,
    compare_lists,
)

CELL = r"[a-o](?:1[0-5]|[1-9])"
PUT = rf"{PIECE}@{CELL}"
ACTIONS = re.compile(
    rf"{CELL}-{CELL}(?: claim {CELL})?|(?:step|stockade|flag) {CELL}|(?:enter|rescue|place) {PUT}"
    rf"|setup(?: {PUT})+|stop|decline|ready|resign"
)
ENDINGS = ("flag", "unite", "stuck", "resign", "draw quiet", "draw ply")


class StrategoStage(Stage):
    """One scenario of the Stratego family being played."""

    about = ABOUT
    position_keys = POSITION
    expect_keys = EXPECT

    def __init__(self, variant: Any, scenario: Scenario) -> None:
        options = variant.read_options(scenario.options)
        self.seats: tuple[str, ...] = variant.seats(None)
        self.cells = cell_names(variant.fixed["variant"])
        self.second = SECOND if variant.fixed["variant"] == CAMPAIGN else ""  # the mark of pieces in reserve
        if not scenario.position:
            self.umpire = Umpire(variant, None, options, bytes(32))
            return
        position = read_position(scenario, self.seats, variant.fixed["variant"], options)
        self.umpire = Umpire.staged(variant, None, options, position.arrange)

    @classmethod
    def written(cls, situation: Situation) -> dict[str, Any]:
        return write_position(situation)

    def readable(self, action: str) -> bool:
        return bool(ACTIONS.fullmatch(action)) and set(re.findall(CELL, action)) <= self.cells

    def lead(self, word: str) -> str:
        return f"{word}-" if re.fullmatch(CELL, word) else super().lead(word)

    def compare(self, key: str, value: Any) -> Iterable[Difference]:
        checks = {
            "board": self._compare_board,
            "hold": self._compare_hold,
            "gone": self._compare_gone,
            "reserve": self._compare_reserve,
            "captive": self._compare_captive,
            "rescues": self._compare_rescues,
            "at": self._compare_at,
            "known": self._compare_known,
            "next": self._compare_next,
            "over": self._compare_over,
        }
        return checks[key](value)

    # Looking up. Every seat knows all about its own pieces, so views are enough.

    def _seen(self, seat: str) -> Iterator[tuple[str, str, str]]:
        """Yield owner, sign and place of every piece that a seat sees, its own behind the screen included."""
        view = self.view(seat)
        for piece in view["pieces"]:
            yield piece["seat"], _sign(piece), piece["at"]
        for piece in view.get("placed") or ():
            yield seat, piece["rank"], piece["at"]
        for piece in view.get("partner_placed") or ():
            yield self.seats[partner(self.seats.index(seat))], piece["rank"], piece["at"]

    def _pieces(self) -> Iterator[tuple[str, str, str]]:
        """Yield owner, sign and place of every piece on the board."""
        for seat in self.seats:
            yield from (piece for piece in self._seen(seat) if piece[0] == seat)

    def _by_seat(self, value: Any) -> Iterator[tuple[str, Any]]:
        for seat, wanted in as_mapping(value).items():
            if seat not in self.seats:
                raise Malformed(f"there is no seat '{seat}'")
            yield seat, wanted

    # Comparing.

    def _compare_board(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            expected = [f"{sign}@{cell}" for sign, cell, _ in read_at(wanted, self.cells)]
            captive = self.view(seat)["captive"]
            found = [f"{sign}@{at}" for owner, sign, at in self._pieces() if owner == seat and at not in captive]
            yield from compare_lists(f"board of {seat}", expected, found)

    def _compare_hold(self, value: Any) -> Iterator[Difference]:
        yield from self._compare_piles("hold", "captured", value)

    def _compare_gone(self, value: Any) -> Iterator[Difference]:
        yield from self._compare_piles("gone", "gone", value)

    def _compare_piles(self, key: str, pile: str, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            found = [_sign(piece) for piece in self.view(seat)[pile].get(seat, [])]
            yield from compare_lists(f"{key} of {seat}", [bare(word) for word in as_words(wanted)], found)

    def _compare_reserve(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            found = self.view(seat)["own_reserve"] or self.view(seat)["to_place"] or {}
            signs = [f"{sign}{self.second}" for sign, count in found.items() for _ in range(count)]
            yield from compare_lists(f"reserve of {seat}", [bare(word) for word in as_words(wanted)], signs)

    def _compare_captive(self, value: Any) -> Iterator[Difference]:
        expected = [f"{place}: {as_text(seat)}" for place, seat in as_mapping(value).items()]
        found = [f"{place}: {seat}" for place, seat in self.view(self.seats[0])["captive"].items()]
        yield from compare_lists("captive", expected, found)

    def _compare_rescues(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            found = self.view(seat)["rescues"][seat]
            if found != as_number(wanted):
                yield Difference(f"rescues of {seat}", str(wanted), str(found))

    def _compare_at(self, value: Any) -> Iterator[Difference]:
        found = {at: f"{seat} {sign}" for seat, sign, at in self._pieces()}
        for cell, wanted in as_mapping(value).items():
            expected = self._occupant(cell, as_text(wanted))
            if found.get(cell, "empty") != expected:
                yield Difference(f"at {cell}", expected, found.get(cell, "empty"))

    def _occupant(self, cell: str, wanted: str) -> str:
        self._check_cell(cell)
        if wanted == "empty":
            return wanted
        seat, _, piece = wanted.partition(" ")
        if seat not in self.seats:
            raise Malformed(f"at {cell}: '{wanted}' is neither 'empty' nor a seat and a piece")
        return f"{seat} {bare(piece.strip())}"

    def _check_cell(self, cell: str) -> None:
        if cell not in self.cells:
            raise Malformed(f"there is no space '{cell}'")

    def _compare_known(self, value: Any) -> Iterator[Difference]:
        for seat, places in self._by_seat(value):
            seen = {at: sign for _, sign, at in self._seen(seat)}
            for cell, wanted in as_mapping(places).items():
                self._check_cell(cell)
                word = as_text(wanted)
                expected = word if word in ("?", "empty") else bare(word)
                if seen.get(cell, "empty") != expected:
                    yield Difference(f"known to {seat} at {cell}", expected, seen.get(cell, "empty"))

    def _compare_next(self, value: Any) -> Iterator[Difference]:
        seat, _, purpose = as_text(value).partition(" ")
        if seat not in self.seats:
            raise Malformed(f"next: there is no seat '{seat}'")
        view = self.view(seat)
        due = view["to_act"]
        if seat not in due or (purpose and purpose != view["phase"]):
            found = f"{'+'.join(due)} {view['phase']}" if due else f"the game over ({self.ending()})"
            yield Difference("next", as_text(value), found)

    def _compare_over(self, value: Any) -> Iterator[Difference]:
        expected = "no" if yes_no(value) is False else as_text(value)
        found = self.ending()
        if _ending(expected, self.seats) != _ending(found, self.seats):
            yield Difference("over", expected, found)


def _sign(piece: dict[str, Any]) -> str:
    """Return a piece as scenarios write it; `?` where its identity is hidden."""
    return f"{piece['rank']}{SECOND * (piece['army'] - 1)}" if piece["rank"] else "?"


def _ending(written: str, seats: tuple[str, ...]) -> tuple[frozenset[str], str]:
    """Return the winners and the reason of `no`, `South flag`, `South+North unite` or `draw quiet`.

    Raise Malformed for anything else.
    """
    if written == "no":
        return frozenset(), ""
    who, _, reason = written.partition(" ")
    winners = frozenset() if who == "draw" else frozenset(who.split("+"))
    known = f"draw {reason}" if who == "draw" else reason
    if not winners <= set(seats) or known not in ENDINGS:
        raise Malformed(f"over: '{written}' is neither 'no' nor SEAT REASON ({', '.join(ENDINGS)})")
    return winners, reason
