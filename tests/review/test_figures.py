"""Tests of the figures of finished games, which are counted from what was told."""

from __future__ import annotations

from sandtable.engine.statistics import Told, count_events
from sandtable.games.combat.words.statistics import count as of_battle
from sandtable.games.stratego.words.statistics import count as of_armies

SEATS = ("South", "North")


def test_events_are_counted_for_their_seats_and_units() -> None:
    told: list[Told] = [
        {"kind": "hit", "unit": "North.S1", "n": 3},
        {"kind": "hit", "unit": "South.S2", "n": 4},
        {"kind": "miss"},
    ]
    assert count_events(told, SEATS, ("hit",), "unit") == [1, 1]
    assert count_events(told, SEATS, ("hit",), "unit", lambda event: event["n"]) == [4, 3]


def test_an_exchange_is_a_battle_in_which_both_lose_a_piece() -> None:
    move = {"piece": 1, "at": "e4", "to": "e5"}
    told = [
        {"kind": "attacked", "seat": "South", **move},
        {"kind": "captured", "seat": "South", "by": "North", **move},
        {"kind": "captured", "seat": "North", "by": "South", **move},
        {"kind": "fired", "seat": "North", **move},
        {"kind": "captured", "seat": "South", "by": "North", **move},
    ]
    figures = of_armies(told, SEATS)
    assert figures["exchanges"] == [1, 1]
    assert (figures["attacks"], figures["captured"], figures["lost"]) == ([1, 1], [1, 2], [2, 1])


def test_the_luck_of_dice_is_what_was_rolled_beside_what_was_to_be_expected() -> None:
    attack = {"kind": "attacked", "unit": "West.S1", "result": "wounded"}
    figures = of_battle([{**attack, "dice": [6, 5]}, {**attack, "dice": [4, 0], "result": "missed"}], ("West", "East"))
    assert (figures["rolled"], figures["expected"]) == ([15, 0], [10.5, 0])
    assert (figures["attacks"], figures["wounded"]) == ([2, 0], [1, 0])
