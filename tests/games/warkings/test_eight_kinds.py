"""Tests that one row more in the table of cards makes a whole game of War Kings."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.warkings.eight_kinds import forget, made_in

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.infoflow.report import follow

SOLDIERS = {"1S": 1, "2S": 2, "3S": 3, "4S": 4, "ADV": 0, "SC2": 2, "SC1": 1, "ET": 0}


@pytest.fixture(scope="module")
def eight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Variant]:
    folder = tmp_path_factory.mktemp("eight")
    yield made_in(folder)
    sys.path.remove(str(folder))
    forget()


def played(variant: Variant, seed: int) -> tuple[Umpire, list[list[dict[str, Any]]]]:
    """Return a random game that is over, and all that each viewer was told."""
    game, rng = Umpire(variant, 2 + seed % 5, {}, seed.to_bytes(32, "big")), Random(seed)
    viewers = [*range(len(game.seats)), game.spectator]
    steps = list(game.opening)
    while not game.over:
        seat = game.waiting[0]
        steps += game.act(seat, rng.choice(game.legal(seat)))
    return game, [[event for step in steps for event in game.told(step, viewer)] for viewer in viewers]


def test_whole_games_are_told_with_all_eight_kinds(eight: Variant) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(10):
        game, told = played(eight, seed)
        for viewer, heard in enumerate(told[:-1]):
            hand: Counter[str] = Counter()
            for event in heard:
                if event["kind"] in ("dealt", "drew", "took") and event["seat"] == game.seats[viewer]:
                    hand[event["card"]] += 1
                elif event["kind"] == "laid" and event["seat"] == game.seats[viewer]:
                    hand.subtract(event["cards"])
            kinds += hand
            assert {sign: count for sign, count in game.view(viewer)["hand"].items() if count} == dict(+hand)
            assert [Counter(event["cards"]) for event in heard if event["kind"] == "shown"][viewer] == +hand
        assert all(event["card"] is None for event in told[-1] if event["kind"] in ("dealt", "drew"))
    assert kinds.keys() == SOLDIERS.keys()


def test_shown_hands_are_counted(eight: Variant) -> None:
    for seed in range(10):
        game, told = played(eight, seed)
        shown = [event for event in told[-1] if event["kind"] == "shown"]
        assert [event["seat"] for event in shown] == list(game.seats)
        for event in shown:
            worth = sum(SOLDIERS[card] for card in event["cards"])
            advisors = event["cards"].count("ADV")
            counted = game.view(game.spectator)["result"]["hands"][event["seat"]]
            assert (event["sum"], event["advisors"], event["total"]) == (worth, advisors, worth * 2**advisors)
            assert {key: event[key] for key in ("cards", "sum", "advisors", "total")}.items() <= counted.items()


def test_nothing_hidden_leaves_it(eight: Variant) -> None:
    assert follow(eight.game.schema, eight.game.rules, eight.game.events).faults == []
