"""Tests of the pairings and standings of tournaments, against published tables and another program, and by rules that
hold for every tournament.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.host.counted import Count, Left, Line, Played, arena_order, without_early_leavers

from sandtable.host.club.tournaments import arena, round_robin, swiss
from sandtable.host.club.tournaments.colours import due, higher_is_first
from sandtable.host.club.tournaments.games import DRAW, WIN, Entrant, Game, Result, firsts, met, of, points
from sandtable.host.club.tournaments.later_rounds import LaterRounds
from sandtable.host.club.tournaments.standings import TIE_BREAKS, Kind, Row, standings

RESULTS: tuple[Result, ...] = ("first", "first", "second", "second", "drawn", "void")
BERGER = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    6: ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
    14: [
        "1-14 2-13 3-12 4-11 5-10 6-9 7-8",
        "14-8 9-7 10-6 11-5 12-4 13-3 1-2",
        "2-14 3-1 4-13 5-12 6-11 7-10 8-9",
        "14-9 10-8 11-7 12-6 13-5 1-4 2-3",
        "3-14 4-2 5-1 6-13 7-12 8-11 9-10",
    ],
}
"""Tables as the FIDE Handbook prints them (C.05, annex 1), of the last one the first rounds."""

KEPT: list[dict[str, Any]] = json.loads(Path(__file__).with_name("dutch_rounds.json").read_text())
"""Tournaments that py4swiss 0.3.1 has paired, whose pairings are those of bbpPairings, a program that FIDE endorses.
Each game: first seat, second seat (0: a bye), and the halves of a point of the first one.
"""


def field(entrants: int) -> list[Entrant]:
    return [Entrant(number) for number in range(1, entrants + 1)]


def game(round: int, first: int, second: int | None, result: Result | None = "first") -> Game:
    return Game(round, first, second, result)


# ---- round robin ----


@pytest.mark.parametrize("entrants", BERGER)
def test_a_round_robin_is_paired_as_the_published_tables_are(entrants: int) -> None:
    for number, printed in enumerate(BERGER[entrants], 1):
        assert [f"{game.first}-{game.second}" for game in round_robin.pair(entrants, number)] == printed.split()


@pytest.mark.parametrize("entrants", range(2, 21))
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    games = [game for number in range(round_robin.rounds(entrants)) for game in round_robin.pair(entrants, number + 1)]
    pairs = Counter(frozenset((game.first, game.second)) for game in games if not game.is_bye)
    assert len(pairs) == entrants * (entrants - 1) // 2 and set(pairs.values()) == {1}
    byes = Counter(game.first for game in games if game.is_bye)
    assert byes == (dict.fromkeys(range(1, entrants + 1), 1) if entrants % 2 else {})
    for one in range(1, entrants + 1):
        had = firsts(one, games)
        assert abs(2 * sum(had) - len(had)) <= 1


# ---- Swiss ----


@pytest.mark.parametrize("tournament", KEPT, ids=lambda found: f"{found['entrants']} in {found['of']} rounds")
def test_a_swiss_is_paired_as_by_an_endorsed_program(tournament: dict[str, Any]) -> None:
    games, rounds = list[Game](), tournament["of"]
    for number, played in enumerate(tournament["rounds"], 1):
        paired = swiss.pair(field(tournament["entrants"]), games, number, rounds)
        assert {(game.first, game.second or 0) for game in paired} == {(first, second) for first, second, _ in played}
        results: list[Result] = ["second", "drawn", "first"]
        games += [game_of(number, first, second, results[won]) for first, second, won in played]


def game_of(round: int, first: int, second: int, result: Result) -> Game:
    return Game(round, first, second or None, result)


class Swiss:
    """A Swiss tournament whose games end by chance, to which some come late and from which some go."""

    def __init__(self, seed: int, entrants: int, of: int = 1) -> None:
        self.random = random.Random(seed)
        self.entrants = field(entrants)
        self.games: list[Game] = []
        self.rounds = 0
        self.of = of

    def play(self) -> list[Game]:
        """Pair and play a round; return its pairings."""
        paired = swiss.pair(self.entrants, self.games, self.rounds + 1, max(self.of, self.rounds + 1))
        self.rounds += 1
        self.games += [
            pairing if pairing.is_bye else replace(pairing, result=self.random.choice(RESULTS)) for pairing in paired
        ]
        return paired

    def go(self, share: float) -> None:
        """Let some withdraw."""
        self.entrants = [
            replace(one, gone=self.rounds) if one.gone is None and self.random.random() < share else one
            for one in self.entrants
        ]

    def come(self) -> None:
        self.entrants.append(Entrant(len(self.entrants) + 1, since=self.rounds + 1))

    @property
    def here(self) -> set[int]:
        return {one.number for one in self.entrants if one.gone is None}


def check_round(tournament: Swiss, paired: Sequence[Game], before: set[frozenset[int]]) -> None:
    """Check that a round, if there is one, pairs everybody who is there once, and nobody with a former opponent."""
    named = [number for one in paired for number in (one.first, one.second) if number is not None]
    if paired:
        assert sorted(named) == sorted(tournament.here)
        assert sum(one.is_bye for one in paired) == len(tournament.here) % 2
    assert not met(paired) & before


def check_byes(tournament: Swiss) -> None:
    """Check that nobody has had two byes."""
    byes = Counter(one.first for one in tournament.games if one.is_bye)
    assert not byes or max(byes.values()) == 1


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), entrants=st.integers(2, 20), rounds=st.integers(1, 9))
def test_in_a_swiss_nobody_meets_twice_or_has_two_byes(seed: int, entrants: int, rounds: int) -> None:
    tournament = Swiss(seed, entrants, rounds)
    for _ in range(rounds):
        before = met(tournament.games)
        check_round(tournament, tournament.play(), before)
        tournament.go(0.1)
        if tournament.random.random() < 0.3:
            tournament.come()
    check_byes(tournament)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), entrants=st.integers(2, 12), left_out=st.integers(0, 3))
def test_a_swiss_of_nearly_as_many_rounds_as_entrants_is_paired_whole(seed: int, entrants: int, left_out: int) -> None:
    rounds = max(1, round_robin.rounds(entrants) - left_out)
    tournament = Swiss(seed, entrants, rounds)
    for _ in range(rounds):
        before = met(tournament.games)
        paired = tournament.play()
        assert paired
        check_round(tournament, paired, before)
    check_byes(tournament)


@pytest.mark.parametrize(("entrants", "rounds"), [(16, 15), (17, 15), (22, 15)])
def test_a_large_swiss_is_paired_whole(entrants: int, rounds: int) -> None:
    tournament = Swiss(1, entrants, rounds)
    assert [len(tournament.play()) for _ in range(rounds)] == [(entrants + 1) // 2] * rounds


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), entrants=st.integers(8, 20))
def test_in_a_swiss_the_first_seat_goes_round(seed: int, entrants: int) -> None:
    tournament = Swiss(seed, entrants, entrants // 2 + 1)
    for _ in range(entrants // 2):
        tournament.play()
    for one in tournament.entrants:
        had = firsts(one.number, tournament.games)
        assert abs(2 * sum(had) - len(had)) <= 2
        assert all(len(set(had[at : at + 3])) > 1 for at in range(len(had) - 2))


@pytest.mark.parametrize("seed", range(6))
def test_a_swiss_that_loses_half_its_players_goes_on(seed: int) -> None:
    tournament = Swiss(seed, 16, 3)
    tournament.play()
    tournament.go(0.5)
    assert 2 < len(tournament.here) < 16
    for _ in range(2):
        before = met(tournament.games)
        paired = tournament.play()
        check_round(tournament, paired, before)
        assert len([one for one in paired if not one.is_bye]) == len(tournament.here) // 2


def test_a_swiss_ends_when_everybody_has_met() -> None:
    tournament = Swiss(1, 4, 3)
    assert [len(tournament.play()) for _ in range(4)] == [2, 2, 2, 0]


def test_a_round_that_cannot_be_paired_whole_is_not_played() -> None:
    """Of six, 1, 2 and 3 have met all others but one another; 4, 5 and 6 have not met 1, but can play nobody else."""
    games = [game(number + 1, one, other) for one in (2, 3) for number, other in enumerate((4, 5, 6))]
    games += [game(4, 4, 5), game(5, 5, 6), game(6, 4, 6), game(7, 2, 3)]
    assert swiss.pair(field(6), games, 8, 8) == []


def test_nobody_has_a_second_bye() -> None:
    games = [game(number, number, None) for number in (1, 2, 3)]
    assert swiss.pair(field(3), games, 4, 4) == []


PRISM = {0: (1, 2, 3), 1: (0, 2, 4), 2: (0, 1, 5), 3: (4, 5, 0), 4: (3, 5, 1), 5: (3, 4, 2)}
"""Six who have played two rounds: two rings of three, and three pairs across."""


def test_a_pairing_that_would_leave_two_rings_of_three_is_not_found() -> None:
    left = LaterRounds(PRISM)
    across = [frozenset((one, one + 3)) for one in range(3)]
    assert left.find(0, across) == set(across)
    assert left.find(2, across) is left.find(1, across) is None
    found = left.find(2, across[:1])
    assert found is not None and len(found) == 3 and across[0] in found and across[1] not in found


def test_later_rounds_are_sure_while_there_are_enough_opponents() -> None:
    left = LaterRounds({one: set(range(8)) - {one} for one in range(8)})
    assert left.are_sure(4) and not left.are_sure(5)
    assert left.find(6) is not None and left.find(7) is None


def test_an_odd_part_is_never_paired() -> None:
    rings = {one: {one // 7 * 7 + (one + step) % 7 for step in range(1, 7)} for one in range(14)}
    assert LaterRounds(rings).find(0) is None


@pytest.mark.parametrize(
    ("higher", "lower", "first"),
    [
        ([], [], True),
        ([], [True], True),
        ([True], [], False),
        ([True], [False], False),
        ([True, False], [False, True], True),
        ([True, False, True], [True, True, False], False),
        ([True, False], [True, False], True),
        ([False, True, True], [True, False, True], False),
        ([True, False, True], [False, True, True], True),
    ],
)
def test_who_has_the_first_seat(higher: list[bool], lower: list[bool], first: bool) -> None:
    assert higher_is_first(due(higher), due(lower), odd=True) is first


# ---- arena ----


def test_in_an_arena_a_streak_counts_double() -> None:
    results: list[Result] = ["first", "first", "first", "drawn", "first", "second", "first"]
    games = [game(number, 1, 1 + number, result) for number, result in enumerate(results, 1)]
    assert arena.points(1, games) == [2, 2, 4, 2, 2, 0, 2]
    assert arena.points(7, games) == [2]


def test_of_draws_in_a_row_the_first_alone_gives_points() -> None:
    results: list[Result] = ["drawn", "drawn", "second", "drawn", "first", "drawn", "void", "drawn"]
    games = [game(number, 1, 1 + number, result) for number, result in enumerate(results, 1)]
    assert arena.points(1, games) == [1, 0, 0, 0, 2, 1, 0, 0]


def test_somebody_without_a_game_in_an_arena_has_no_rank() -> None:
    rows = standings("arena", field(4), [game(1, 2, 3), game(2, 3, 4, None)], 2)
    assert [(row.entrant, row.rank) for row in rows] == [(2, 1), (3, 2), (1, None), (4, None)]


def test_a_game_under_way_does_not_end_a_streak() -> None:
    games = [game(1, 1, 2), game(2, 1, 3), game(3, 1, 4, None)]
    assert arena.points(1, games) == [2, 2]


def test_in_an_arena_two_who_have_just_met_wait_for_others_until_they_are_patient() -> None:
    games = [game(1, 1, 2), game(1, 3, 4, None)]
    assert arena.pair([1, 2], games) == []
    assert arena.pair([1, 2], games, patient=[1]) == []
    assert arena.pair([1, 2], games, patient=[1, 2]) == [(2, 1)]
    assert arena.pair([1, 2, 3], [*games[:1], game(1, 3, 4)]) in ([(3, 1)], [(1, 3)], [(2, 3)], [(3, 2)])


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), entrants=st.integers(3, 12))
def test_an_arena_pairs_all_but_one_and_lets_the_first_seat_go_round(seed: int, entrants: int) -> None:
    chance, games = random.Random(seed), list[Game]()
    for number in range(1, 12):
        pairs = arena.pair(range(1, entrants + 1), games, patient=range(1, entrants + 1))
        assert len({one for pair in pairs for one in pair}) == 2 * len(pairs) == entrants - entrants % 2
        games += [game(number, first, second, chance.choice(RESULTS)) for first, second in pairs]
    for one in range(1, entrants + 1):
        had = firsts(one, games)
        assert abs(2 * sum(had) - len(had)) <= 4


# ---- standings ----


def by_entrant(kind: Kind, rows: Sequence[Row]) -> dict[int, dict[str, int]]:
    names = ("rank", "points", *TIE_BREAKS[kind])
    return {row.entrant: dict(zip(names, (row.rank or 0, row.points, *row.ties), strict=True)) for row in rows}


def test_the_tie_breaks_of_a_swiss() -> None:
    games = [
        *(game(1, 1, 4), game(1, 2, 5), game(1, 6, 3, "second")),
        *(game(2, 1, 2, "drawn"), game(2, 3, 4), game(2, 5, 6)),
    ]
    found = by_entrant("swiss", standings("swiss", field(6), games, 2))
    assert [(one, found[one]["points"]) for one in found] == [(3, 4), (2, 3), (1, 3), (5, 2), (4, 0), (6, 0)]
    assert found[1]["buchholz"] == points(4, games) + points(2, games) == 3
    assert found[2]["buchholz"] == points(5, games) + points(1, games) == 5
    assert found[3]["buchholz_cut_1"] == 0
    assert found[2]["sonneborn_berger"] == WIN * 2 + DRAW * 3
    assert found[2]["buchholz_cut_1"] == found[1]["buchholz_cut_1"] and (found[2]["rank"], found[1]["rank"]) == (2, 3)


def test_a_bye_counts_as_a_game_against_somebody_with_equal_points() -> None:
    found = by_entrant("swiss", standings("swiss", field(3), [game(1, 1, 2), game(1, 3, None)], 1))
    assert found[3] == {**found[3], "points": 2, "buchholz": 2, "sonneborn_berger": 4, "wins": 0}
    assert found[1]["buchholz"] == 0 and found[1]["wins"] == 1


def test_a_bye_counts_for_buchholz_also_while_the_next_round_is_played() -> None:
    games = [game(1, 1, 2), game(1, 3, None), game(2, 3, 1), game(2, 2, None, None)]
    assert by_entrant("swiss", standings("swiss", field(3), games, 1))[3]["buchholz"] == 4 + 2


def test_those_who_have_beaten_somebody_who_withdrew_do_not_suffer() -> None:
    games = [game(1, 1, 2), game(2, 1, 3)]
    stayed = by_entrant("swiss", standings("swiss", field(3), games, 3))
    gone = [replace(one, gone=1 if one.number == 2 else None) for one in field(3)]
    left = by_entrant("swiss", standings("swiss", gone, games, 3))
    assert left[1]["buchholz"] == stayed[1]["buchholz"] + 2 * DRAW


def test_the_direct_encounter_decides_a_round_robin() -> None:
    games = [game(1, 2, 1), game(2, 1, 3), game(3, 3, 2, "drawn"), game(4, 4, 3, "drawn")]
    found = standings("round_robin", field(4), games, 6)
    assert [row.entrant for row in found] == [2, 1, 3, 4]
    ring = [game(1, 1, 2), game(2, 2, 3), game(3, 3, 1)]
    assert [row.rank for row in standings("round_robin", field(3), ring, 3)] == [1, 1, 1]


def test_who_leaves_a_round_robin_early_is_counted_out() -> None:
    games = [game(1, 1, 4), game(1, 2, 3), game(2, 4, 3, None)]
    entrants = [replace(one, gone=1) if one.number == 4 else one for one in field(4)]
    assert [row.points for row in standings("round_robin", entrants, games, 2)] == [2, 0, 0, 0]
    assert standings("round_robin", entrants, games, 2)[0].entrant == 2
    games[2] = replace(games[2], result="second")
    assert [row.points for row in standings("round_robin", entrants, games, 2)] == [2, 0, 0, 0], "won without a game"
    entrants[3] = replace(entrants[3], gone=2)
    later = standings("round_robin", entrants, games, 2)
    assert {row.entrant: row.points for row in later} == {1: 2, 2: 2, 3: 2, 4: 0}


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), entrants=st.integers(2, 12), rounds=st.integers(0, 5))
def test_standings_hold_everybody_once_in_order(seed: int, entrants: int, rounds: int) -> None:
    tournament = Swiss(seed, entrants)
    for _ in range(rounds):
        tournament.play()
        tournament.go(0.1)
    for kind in TIE_BREAKS:
        games = [one for one in tournament.games if kind == "swiss" or not one.is_bye]
        rows = standings(kind, tournament.entrants, games, tournament.rounds)
        assert sorted(row.entrant for row in rows) == [one.number for one in tournament.entrants]
        keys = [(row.points, row.ties) for row in rows if row.rank]
        assert keys == sorted(keys, reverse=True)
        assert all(
            (one.rank == other.rank) == ((one.points, one.ties) == (other.points, other.ties))
            for one, other in pairwise(rows)
        )


SCALES = {"points": 2, "buchholz_cut_1": 2, "buchholz": 2, "sonneborn_berger": 4, "direct_encounter": 2}
"""How many parts of a point are counted."""


def counted(kind: Kind, entrants: Sequence[Entrant], games: Sequence[Game], rounds: int) -> list[Line]:
    """Return the standings of a tournament as another program counts them."""
    players = [Left(one.number, one.gone) for one in entrants]
    played = [
        Played(
            one.round,
            one.first,
            one.second,
            {"first": one.first, "second": one.second}.get(one.result or ""),
            one.result == "drawn",
        )
        for one in games
    ]
    if kind == "arena":
        return arena_order(players, played)
    return Count(players, played if kind == "swiss" else without_early_leavers(players, played), rounds).order(
        kind == "swiss"
    )


def check_standings(kind: Kind, entrants: Sequence[Entrant], games: Sequence[Game], rounds: int) -> None:
    scales = [1 if kind == "arena" else SCALES.get(name, 1) for name in ("points", *TIE_BREAKS[kind])]
    found = [
        (
            row.rank,
            row.entrant,
            tuple(Fraction(value, scale) for value, scale in zip((row.points, *row.ties), scales, strict=True)),
        )
        for row in standings(kind, entrants, games, rounds)
    ]
    assert found == counted(kind, entrants, games, rounds)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), entrants=st.integers(2, 9), rounds=st.integers(1, 7))
def test_a_swiss_and_an_arena_stand_as_another_program_counts(seed: int, entrants: int, rounds: int) -> None:
    tournament = Swiss(seed, entrants, rounds)
    for _ in range(rounds):
        tournament.play()
        tournament.go(0.15)
        if tournament.random.random() < 0.2:
            tournament.come()
    check_standings("swiss", tournament.entrants, tournament.games, rounds)
    check_standings("arena", tournament.entrants, [one for one in tournament.games if not one.is_bye], rounds)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), entrants=st.integers(2, 8))
def test_a_round_robin_stands_as_another_program_counts(seed: int, entrants: int) -> None:
    chance, games, gone = random.Random(seed), list[Game](), dict[int, int]()
    for number in range(1, round_robin.rounds(entrants) + 1):
        for one in round_robin.pair(entrants, number):
            here = [player not in gone for player in (one.first, one.second)]
            result: Result = (
                chance.choice(RESULTS) if all(here) else "first" if here[0] else "second" if here[1] else "void"
            )
            games.append(one if one.is_bye else replace(one, result=result))
        if chance.random() < 0.3:
            gone.setdefault(chance.randint(1, entrants), number)
    field_left = [replace(one, gone=gone.get(one.number)) for one in field(entrants)]
    check_standings("round_robin", field_left, games, round_robin.rounds(entrants))


def test_the_bye_of_somebody_who_withdrew_counts_with_own_points() -> None:
    games = [game(1, 1, 2), game(1, 3, None), game(2, 1, 3)]
    entrants = [replace(one, gone=2 if one.number == 3 else None) for one in field(3)]
    found = by_entrant("swiss", standings("swiss", entrants, games, 3))
    assert found[3]["sonneborn_berger"] == WIN * found[3]["points"] == 4


def test_games_of_an_entrant_are_in_order() -> None:
    games = [game(2, 1, 2), game(1, 3, 1), game(1, 2, 4)]
    assert [one.round for one in of(1, games)] == [1, 2]
