"""Tests of Six by Six: its board, army, set-up and limits, and that all possible armies can be listed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import factorial
from random import Random

import pytest
from tests.every_game.tables import Table, cases, play

from sandtable.engine.umpire import Umpire
from sandtable.games import variant

SMALL = variant("stratego-small")
ARMY = {"10": 1, "9": 1, "6": 1, "2": 2, "S": 1, "B": 1, "F": 1}
SOUTH, NORTH = range(2)
Identities = set[tuple[str, ...]]


@pytest.mark.clause("ST-R-108")
def test_the_board_is_a_lane_a_lake_and_a_lane() -> None:
    board = SMALL.board
    assert (board["columns"], board["rows"]) == (list("abcdef"), 6)
    assert sorted(board["lakes"]) == ["c3", "c4", "d3", "d4"]
    assert len(board["spaces"]) == 32 and not set(board["spaces"]) & set(board["lakes"])
    assert not board["stockades"] and not board["teams"]


@pytest.mark.clause("ST-R-108")
def test_what_happens_is_told_with_the_places_of_the_board() -> None:
    for seed in range(3):
        for game in play(Table(SMALL, 2, {}, bytes(32)), Random(seed)):
            for event in game.happened() if game.moves else ():
                told = SMALL.game.tell(event, game.seats, game.seats, SMALL.id)
                places = {told[key] for key in ("at", "to") if key in told}
                assert places <= set(SMALL.board["spaces"])
                text = SMALL.game.reader(game.seats, game.seats).event(told)["text"]
                assert not places or any(place in text for place in places)


@pytest.mark.clause("ST-R-109")
def test_the_army_is_eight_pieces() -> None:
    assert SMALL.board["army"] == ARMY and SMALL.board["place"] == 8


@pytest.mark.clause("ST-R-110")
def test_home_zones_are_two_rows_and_halves_three() -> None:
    for seat, zone, half in (("South", "12", "123"), ("North", "56", "456")):
        assert set(SMALL.board["zones"][seat]) == {f"{column}{row}" for column in "abcdef" for row in zone}
        spaces = {space for space in SMALL.board["spaces"] if space[1] in half}
        assert set(SMALL.board["halves"][seat]) == spaces and len(spaces) == 16


@pytest.mark.clause("ST-R-111")
def test_the_limits_are_near() -> None:
    options = SMALL.read_options({})
    assert (options["quiet_limit"], options["ply_limit"]) == (40, 200)


@pytest.mark.clause("ST-R-108", "ST-R-109")
def test_all_that_lightning_has_occurs() -> None:
    kinds, endings = set(), set()
    for seed in range(150):
        rng = Random(seed)
        for game in play(Table(SMALL, 2, {}, bytes(32)), rng):
            for event in game.happened() if game.moves else ():
                kinds.add(SMALL.game.tell(event, game.seats, game.seats, SMALL.id)["kind"])
        endings.add(game.view(SOUTH)["result"]["reason"])
    assert kinds >= {"attacked", "captured", "removed", "advanced", "stopped", "may_rescue", "rescued", "declined"}
    assert endings == {"flag", "stuck", "quiet", "ply"}


def possible(found: Identities, game: Umpire, seat: int) -> Identities:
    """Return those identities of the other seat's eight pieces that agree with what the seat sees."""
    view = game.view(seat)
    pieces = [*view["pieces"], *(piece for pile in ("captured", "gone") for s in game.seats for piece in view[pile][s])]
    others = sorted((piece for piece in pieces if piece["seat"] != game.seats[seat]), key=lambda piece: piece["id"])

    def fits(ranks: tuple[str, ...]) -> bool:
        pairs = zip(others, ranks, strict=True)
        return all(p["rank"] in (None, rank) and not (p["moved"] and rank in "BF") for p, rank in pairs)

    return {ranks for ranks in found if fits(ranks)}


def under_way(seed: int) -> Iterator[Umpire]:
    """Return a random game, from the end of the set-up on."""
    return (game for game in play(Table(SMALL, 2, {}, bytes(32)), Random(seed)) if game.view(SOUTH)["phase"] != "setup")


@pytest.mark.clause("ST-R-109", "ST-R-110")
def test_all_that_the_other_army_may_be_can_be_listed() -> None:
    """There are 20,160 ways to identify eight pieces, and the true one is always among those left."""
    assert factorial(12) // factorial(4) // 2 == 9_979_200  # set-ups of a side, of which everybody sees the spaces
    every = set(permutations([rank for rank, count in ARMY.items() for _ in range(count)]))
    assert len(every) == 20_160
    for seed in cases(6):
        left = every
        for turn, game in enumerate(under_way(seed)):
            if turn % 8:
                continue
            left = possible(left, game, SOUTH)
            own = {piece["id"]: piece["rank"] for piece in game.view(NORTH)["pieces"] if piece["seat"] == "North"}
            assert any(all(ranks[id % 40] == rank for id, rank in own.items()) for ranks in left)
        left = possible(left, game, SOUTH)
        seen = [piece for piece in game.view(SOUTH)["pieces"] if piece["seat"] == "North" and piece["rank"]]
        # Whoever has moved is no Bomb and no Flag; and no rank is more than two pieces of eight.
        assert len(left) <= len(every) // 4 if seen else len(left) < len(every)
