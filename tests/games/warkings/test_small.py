"""Tests of Seven Cards: the deal, the cards above the enemy attack, and that the clauses it is made for occur."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.every_game.tables import Table, play

from sandtable.engine.errors import BadInput
from sandtable.engine.record.events import CLAUSE
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire
from sandtable.games import variant

SMALL = variant("warkings-small")
COUNTS = {"1S": 2, "2S": 0, "3S": 0, "ADV": 1, "SC2": 2, "SC1": 1, "ET": 1}


def dealt(options: dict[str, Any]) -> Umpire:
    """Return a game with the cards dealt and the first turned up, by weighted chance."""
    game, rng = Umpire(SMALL, 2, options, asks_chance=True), Random(1)
    while game.waiting_bits >> CHANCE & 1:
        game.replay(CHANCE, rng.choices(range(7), game.weights())[0])
    return game


@pytest.mark.clause("RT-R-93")
def test_it_is_for_two() -> None:
    assert Umpire(SMALL).seats == ("A", "B")
    for players in (1, 3):
        with pytest.raises(BadInput):
            Umpire(SMALL, players)


@pytest.mark.clause("RT-R-94")
def test_the_seven_cards() -> None:
    assert {card["kind"]: card["count"] for card in SMALL.describe()["board"]["cards"]} == COUNTS
    game = Umpire(SMALL, asks_chance=True)
    assert game.weights() == list(COUNTS.values())
    assert "2 in the deck" in game.preview(0, "help SC2")["text"]


@pytest.mark.clause("RT-R-95")
@pytest.mark.parametrize(("cards", "pile", "fewest", "most"), [(2, 3, 1, 2), (1, 5, 2, 4)])
def test_what_is_dealt_and_where_the_enemy_attack_can_be(cards: int, pile: int, fewest: int, most: int) -> None:
    view = dealt({"dealt": cards}).view(0)
    assert [hand["size"] for hand in view["hands"]] == [cards, cards]
    assert (view["draw_pile"]["size"], view["open"]["size"]) == (pile, 1)
    above = set()
    for seed in range(60):
        rng, drawn = Random(seed), 0
        for game in play(Table(SMALL, 2, {"dealt": cards, "stall_rounds": 0}, bytes(32)), rng):
            view = game.view(game.spectator)
            if view["last_round"]:
                above.add(drawn)
                break
            drawn = pile - view["draw_pile"]["size"]
            drawn += view["phase"] == "take"
    assert above == set(range(fewest, most + 1))


@pytest.mark.clause("RT-R-96")
def test_one_round_of_open_draws_makes_the_draw_pile_compulsory() -> None:
    assert SMALL.read_options({})["stall_rounds"] == 1
    game = Umpire(SMALL, options={"dealt": 1}, seed=bytes(32), asks_chance=True)
    for card in ("1S", "1S", "SC1"):  # the last is turned up
        game.replay(CHANCE, list(COUNTS).index(card))
    for seat in (0, 1):
        game.act(seat, game.legal(seat)[0])
        game.act(seat, "DRAW OPEN")
    game.act(0, game.legal(0)[0])
    assert game.waiting_bits >> CHANCE & 1


@pytest.mark.clause("RT-R-94")
def test_all_that_it_is_made_for_occurs() -> None:
    kinds, clauses, endings = set(), set(), set()
    for seed in range(400):
        rng = Random(seed)
        for game in play(Table(SMALL, 2, {}, bytes(32)), rng):
            for event in game.happened() if game.moves else ():
                kinds.add(SMALL.game.tell(event, game.seats, game.seats, SMALL.id)["kind"])
                clauses.add(SMALL.game.rulebook.id(event[CLAUSE]) if event[CLAUSE] else "")
        endings.add(game.view(0)["result"]["reason"])
    assert kinds >= {"dealt", "turned", "laid", "carried", "drew", "took", "announced", "stopped", "enemy", "zero"}
    assert clauses >= {"RT-MULTI-1", "RT-SCROLL-1", "RT-SCROLL-2", "RT-SCROLL-4", "RT-R-34", "RT-R-39", "RT-LAST-3"}
    assert endings == {"zero", "ea-win", "ea-fail", "last-round"}


@pytest.mark.clause("RT-R-97")
def test_one_loses_what_the_other_wins() -> None:
    """The scores sum to zero, also where the published game names no loser; a shared win scores 0."""
    found = set()
    for seed in range(300):
        game, rng = Table(SMALL, 2, {}, bytes(32)), Random(seed)
        *_, last = play(game, rng)
        winners = tuple(last.view(0)["result"]["winners"])
        found.add((winners, last.scores))
    assert found == {(("A",), (1, -1)), (("B",), (-1, 1)), (("A", "B"), (0, 0))}
