"""Tests of the match runner: its players, and what it measures of whole games inside compiled loops."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from sandtable.batches.match_runner import BEHIND, CHANGES, DECIDED, LEADER, LOOKED, OFFERED, Games, MatchRunner
from sandtable.bots.compiled_specs import player_rows
from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.warkings.rules.actions import PILE

WAR_KINGS = variant("warkings")
SIGNS = list(WAR_KINGS.game.measures.parts)


def table(
    *levels: str, barred: int = 0, seats: int = 2, follows: bool = False, chosen: Variant = WAR_KINGS
) -> MatchRunner:
    rows = player_rows(levels, chosen, [0 if place else barred for place in range(len(levels))])
    return MatchRunner(chosen, seats, chosen.read_options({}), rows, follows)


def seating(games: int, *seats: int) -> npt.NDArray[np.int64]:
    return np.array([seats] * games, np.int64)


def same(one: Games, other: Games) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one.arrays().values(), other.arrays().values(), strict=True))


def test_the_same_numbers_make_the_same_games_in_any_company() -> None:
    numbers = list(range(20))
    alone = [table("sergeant", "random").play(seating(1, 0, 1), [n], [n + 7]) for n in numbers]
    together = table("sergeant", "random").play(seating(20, 0, 1), numbers, [n + 7 for n in numbers])
    assert together.plies.tolist() == [one.plies[0] for one in alone]
    assert together.scores.tolist() == [one.scores[0].tolist() for one in alone]


def test_strong_players_win_here_too() -> None:
    games = table("sergeant", "random").play(seating(200, 0, 1), list(range(200)), list(range(200)))
    assert (games.scores[:, 0] > 0).mean() > 0.9
    assert np.array_equal(games.scores[:, 0], -games.scores[:, 1])


def played_by_umpire(seed: int, chosen: Variant = WAR_KINGS) -> Umpire:
    """Play a game of two in which one seat takes its first choice and the other its last."""
    umpire = Umpire(chosen, None, {}, bytes([seed] * 32))
    while not umpire.over:
        seat = umpire.waiting[0]
        umpire.act(seat, umpire.legal(seat)[-1 if seat else 0])
    return umpire


@pytest.mark.parametrize("id", ["warkings", pytest.param("soldier", marks=pytest.mark.nightly)])
def test_a_game_that_is_told_again_is_measured_as_it_went(id: str) -> None:
    umpire = played_by_umpire(3, variant(id))
    games = table("random", chosen=variant(id), follows=True).measure_replay([umpire.moves])
    decided = [seat for seat, _ in umpire.moves if seat < 2]
    assert games.plies[0] == len(decided) and games.scores[0].tolist() == list(umpire.scores)
    assert games.choices[0, :, DECIDED].tolist() == [decided.count(0), decided.count(1)]
    assert games.course[0, LOOKED] == len(decided)


def test_choices_and_cards_of_a_game_are_those_that_its_umpire_tells() -> None:
    umpire = Umpire(WAR_KINGS, 2, {}, bytes([9] * 32))
    offered, piles = [0, 0], 0
    told = [event for step in umpire.opening for event in umpire.told(step, umpire.spectator)]
    while not umpire.over:
        seat = umpire.waiting[0]
        legal = umpire.legal(seat)
        offered[seat] += len(legal)
        piles += legal[0] == PILE
        told += [event for step in umpire.act(seat, legal[0]) for event in umpire.told(step, umpire.spectator)]
    games = table("random").measure_replay([umpire.moves])
    assert games.choices[0, :, OFFERED].tolist() == offered
    assert games.used[0, :, SIGNS.index("pile")].sum() == piles > 0
    came = sum(event["kind"] in ("dealt", "drew", "took") for event in told)
    assert games.held[0].sum() == came > 10


def test_what_is_forbidden_is_not_used_unless_nothing_else_is_left() -> None:
    pile = SIGNS.index("pile")
    free = table("random", "random").play(seating(100, 0, 1), list(range(100)), list(range(100)))
    barred = table("random", "random", barred=1 << pile).play(seating(100, 0, 1), list(range(100)), list(range(100)))
    assert free.used[:, 0, pile].sum() > 100
    assert barred.used[:, 0, pile].sum() < free.used[:, 0, pile].sum() / 2
    assert barred.used[:, 1, pile].sum() > 100, "the other is free"


def test_the_course_names_who_leads() -> None:
    games = table("sergeant", "random", follows=True).play(seating(50, 0, 1), list(range(50)), list(range(50)))
    won = games.scores[:, 0] > 0
    assert (games.course[won, LEADER] == 0).mean() > 0.8
    assert (games.course[:, LOOKED] == games.plies).all() and (games.course[:, CHANGES] >= 0).all()
    assert (games.course[:, BEHIND:] >= 0).all()
