"""Tests of the Sergeant where thinking one turn ahead is enough, and of how it fares against Recruits."""

from __future__ import annotations

import pytest

from sandtable.arena.duel import run_duel
from sandtable.bots.levels import make
from sandtable.engine.compile.backend import BACKEND, FAST
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.warkings.scenarios.position import Position

WAR_KINGS = variant("warkings")
SEEDS = range(5)
PILE = "1S 1S 2S 3S 2S 1S EA 3S 1S"
LATE = "EA 3S 1S"


def staged(
    own: str,
    other: str,
    open: str,
    pile: str = PILE,
    effect: str = "none",
    last_round: str | None = None,
    **options: str,
) -> Umpire:
    """Return a position of two with A to discard; `last_round` is the seat that opened the last round."""
    given = {"hands": {"A": own, "B": other}, "pile": pile, "open": open, "effect": effect, "last_round": last_round}
    position = Position(given, ("A", "B"))
    return Umpire.staged(WAR_KINGS, 2, options, position.arrange)


def choices(umpire: Umpire) -> set[str]:
    """Return what players with different seeds choose for A."""
    view, legal = umpire.view(0), umpire.legal(0)
    return {umpire.say(0, make("sergeant", WAR_KINGS, seed).choose(view, legal)) for seed in SEEDS}


def turn(umpire: Umpire, discard: str) -> set[str]:
    """Return what these players draw after a discard."""
    umpire.act(0, discard)
    return choices(umpire)


@pytest.mark.parametrize(
    ("own", "open", "expected"),
    [
        pytest.param("3S 3S 3S 1S", "2S", "DISCARD 3S x3", id="sheds the most cards it can"),
        pytest.param("1S 1S 3S", "1S", "DISCARD 3S", id="keeps a pair of which the open card makes three"),
        pytest.param("2S ADV ET", "ET", "DISCARD 2S", id="lays the last soldier to win with what lies open"),
        pytest.param("1S 3S ADV", "1S", "DISCARD 3S", id="keeps the Advisor, and drops the heavier soldier"),
    ],
)
def test_it_discards(own: str, open: str, expected: str) -> None:
    assert choices(staged(own, "1S 1S 2S 3S", open)) == {expected}


def test_it_uses_scrolls_against_a_small_hand() -> None:
    assert choices(staged("SC2 2S 2S 3S 3S 1S", "2S", "1S", effect="SC1")) == {"DISCARD SC2"}


def test_it_carries_a_scroll_on() -> None:
    assert choices(staged("SC2 3S 1S", "1S 2S 3S", "1S", effect="SC2")) == {"DISCARD SC2"}


def test_in_the_last_round_a_scroll_is_worth_more_only_if_it_forces_the_enemy_attack() -> None:
    def chosen(forced_enemy: str) -> set[str]:
        return choices(staged("SC2 2S 1S", "3S 3S 3S 2S", "1S", LATE, last_round="B", forced_enemy=forced_enemy))

    assert chosen("forced") == {"DISCARD SC2"}
    assert chosen("spared") == {"DISCARD SC2", "DISCARD 2S"}


def test_it_takes_the_open_card_that_wins() -> None:
    assert turn(staged("2S ADV ET", "1S 1S 2S 3S", "ET"), "DISCARD 2S") == {"DRAW OPEN"}


def test_it_takes_the_enemy_attack_when_it_holds_little() -> None:
    assert turn(staged("1S 3S", "1S 2S 3S 3S 2S", "3S", LATE, last_round="A"), "DISCARD 3S") == {"DRAW PILE"}


def test_it_leaves_the_enemy_attack_alone_when_it_holds_much() -> None:
    assert turn(staged("3S 3S 3S 2S 1S", "1S", "ET", LATE, last_round="B"), "DISCARD 1S") == {"DRAW OPEN"}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_wins_at_least_three_times_the_share_of_chance(players: int) -> None:
    games = 60 if BACKEND in FAST else 12
    report = run_duel(WAR_KINGS, ["sergeant", "random"], games, seed=5, players=players, processes=1)
    sergeant, chance = report["wins"]
    assert report["errors"] == 0
    assert sergeant * (players - 1) >= 3 * chance
