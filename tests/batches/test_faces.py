"""Tests of the interface for learning programs: arrays of views, copies, determinization, positions, saved batches."""

from __future__ import annotations

import json
import pickle
import warnings
from copy import copy, deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.batches.random_play import PLIES, any_legal
from tests.conftest import at_night
from tests.every_game.tables import short

import sandtable
from sandtable.batches.batch import Batch
from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Variant
from sandtable.engine.record.view import View
from sandtable.games import of_this_house

LIGHTNING = "stratego-lightning"
SCENARIOS = Path(__file__).parents[2] / "src/sandtable/games/stratego/scenarios"
HOUSE = pytest.mark.parametrize(
    "house", [pytest.param(house, id=house.id, marks=at_night(house.id)) for house in of_this_house()]
)


def under_way(id: str, decisions: int = 60, **given: Any) -> sandtable.Game:
    """Return a game after this many random decisions, or just before its end if that comes first."""
    players = sandtable.variant(id).players[1]
    game, rng = sandtable.make(id, players, seed=3, **given), Random(1)
    for _ in range(decisions):
        before = game.copy()
        seat = game.to_act[0]
        game.act(seat, rng.choice(game.legal(seat)))
        if game.over:
            return before
    return game


# -- one game --------------------------------------------------------------------------------------------------------


@HOUSE
def test_a_view_alone_gives_its_numbers_and_choices(house: Variant) -> None:
    game = under_way(house.id)
    for seat in game.seats:
        view = game.view(seat)
        sent = json.loads(json.dumps(view.with_record()))
        for seen in (view, sent):
            assert np.array_equal(house.observe(seen), game.observation(seat))
            assert house.legal(seen) == sorted(game.legal(seat).ids)
            assert np.array_equal(house.mask(seen), game.mask(seat))
    assert house.legal(game.view(None)) == []


@pytest.mark.parametrize(
    ("view", "problem"),
    [
        ({"game": "stratego"}, "without its record"),
        ({"packed": "no base64!"}, "base64"),
        (View({}, b"1234"), "4 bytes, not"),
    ],
)
def test_what_is_no_view_is_refused(view: Any, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        sandtable.variant(LIGHTNING).observe(view)


def test_a_view_of_another_variant_is_refused() -> None:
    view = sandtable.make("stratego-campaign", seed=1).view("South")
    with pytest.raises(BadInput, match="another variant than Ultimate Stratego: Lightning"):
        sandtable.variant(LIGHTNING).observe(view)


@HOUSE
def test_a_copy_and_a_pickle_play_the_same_game(house: Variant) -> None:
    game = under_way(house.id, 40)
    others, rng = [game.copy(), copy(game), deepcopy(game), pickle.loads(pickle.dumps(game))], Random(2)
    kept = game.copy()
    for _ in range(15):
        if game.over:
            break
        seat = game.to_act[0]
        action = int(rng.choice(game.legal(seat)))
        for one in (game, *others):
            one.act(seat, action)
    for one in others:
        assert one.umpire.state_hash() == game.umpire.state_hash() and one.record() == game.record()
    assert kept.umpire.state_hash() != game.umpire.state_hash()


def test_a_determinization_looks_the_same_to_its_seat_and_has_no_record() -> None:
    game = under_way(LIGHTNING)
    world = game.determinized("South", 1)
    assert world.view("South") == game.view("South") and world.view("North") != game.view("North")
    assert game.determinized("South", 1).umpire.state_hash() == world.umpire.state_hash()
    assert game.determinized("South", 2).umpire.state_hash() != world.umpire.state_hash()
    with pytest.raises(BadInput, match="began with a position"):
        world.record()


def test_a_refusal_can_be_sent_to_another_process() -> None:
    game = sandtable.make(LIGHTNING, seed=1)
    with pytest.raises(IllegalAction) as refused:
        game.act("South", "e4-e5")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.clause, str(again)) == (refused.value.clause, str(refused.value))


def test_how_it_ended_is_said_in_a_word() -> None:
    game, rng = sandtable.make(LIGHTNING, seed=3, options={"ply_limit": 3}), Random(1)
    assert game.ending is None
    while not game.over:
        game.act(game.to_act[0], rng.choice(game.legal(game.to_act[0])))
    assert game.ending == "ply"


def test_what_is_printed_can_be_read() -> None:
    listed = repr(sandtable.variants()).splitlines()
    assert len(listed) == len(sandtable.variants()) and max(map(len, listed)) < 100
    (kings,) = [line for line in listed if line.startswith("warkings ")]
    assert " ".join(kings.split()) == "warkings War Kings: Enemy Attack, 2 to 6 players"
    assert repr(sandtable.variant(LIGHTNING)) == f"<Variant {LIGHTNING}: Ultimate Stratego: Lightning, 2 players>"
    assert (
        repr(sandtable.variant(LIGHTNING).game)
        == f"<Game stratego, version {sandtable.variant(LIGHTNING).game.version} of its rules>"
    )
    game, rng = sandtable.make(LIGHTNING, seed=3, options={"ply_limit": 3}), Random(1)
    assert repr(game) == "<Ultimate Stratego: Lightning after 0 decisions, South and North to act>"
    while not game.over:
        game.act(game.to_act[0], rng.choice(game.legal(game.to_act[0])))
    assert repr(game).endswith(f"after {len(game.umpire.moves)} decisions, over (ply): South +0, North +0>")
    games = sandtable.batch("warkings", 3, 2)
    assert repr(games) == "<3 games of War Kings: Enemy Attack for 2>"
    games.reset()
    assert repr(games) == "<3 games of War Kings: Enemy Attack for 2, 3 under way>"


def test_seats_that_were_left_open_are_said() -> None:
    with pytest.warns(UserWarning, match="2 to 6: this game has 2 seats"):
        sandtable.make("warkings")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sandtable.make("warkings", 2)
        sandtable.make(LIGHTNING)


# -- actions ---------------------------------------------------------------------------------------------------------


@HOUSE
def test_every_action_means_something_of_its_own(house: Variant) -> None:
    meanings = [house.action_meaning(action) for action in range(house.actions)]
    assert all(meanings) and len(set(meanings)) > 0.95 * house.actions
    for wrong in (-1, house.actions, True, "end"):
        with pytest.raises(BadInput, match="there is no action"):
            house.action_meaning(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", [LIGHTNING, "stratego-alliance", "warkings", "stratego-barrage"])
def test_a_meaning_is_what_the_first_seat_would_write(id: str) -> None:
    game, rng, variant = sandtable.make(id, sandtable.variant(id).players[1], seed=1), Random(1), sandtable.variant(id)
    told = 0
    for _ in range(150):
        seat = game.to_act[0]
        for action in game.legal(seat):
            if seat == game.seats[0] and not str(action).startswith(("step", "stop", "ready", "flag")):
                assert variant.action_meaning(int(action)) == str(action)
                told += 1
        game.act(seat, rng.choice(game.legal(seat)))
        if game.over:
            break
    assert told > 10


# -- positions -------------------------------------------------------------------------------------------------------


def test_games_begin_with_a_scenarios_position() -> None:
    start = first_of("moving.yaml")
    game = sandtable.make(start.umpire.variant.id, seed=4, start=start)
    assert all(game.view(seat) == start.view(seat) for seat in game.seats)
    games = sandtable.batch(start.umpire.variant.id, 3, start=start)
    games.reset()
    seat = start.to_act[0]
    assert all(np.array_equal(seen, start.observation(seat)) for seen in games.observe(seat=seat))
    with pytest.raises(BadInput, match="began with a position"):
        game.record()


def first_of(file: str) -> sandtable.Game:
    """Return the first scenario of a file that has several."""
    with pytest.raises(BadInput, match="say which") as several:
        sandtable.position(SCENARIOS / file)
    return sandtable.position(SCENARIOS / file, str(several.value).rpartition("it has ")[2].split(", ")[0])


def test_games_begin_with_a_moment_of_a_record(tmp_path: Path) -> None:
    game = under_way("soldier", 30)
    file = tmp_path / "game.txt"
    file.write_text(game.record())
    assert sandtable.position(file).view("A") == game.view("A")
    early = sandtable.position(file, len(game.umpire.moves) - 5)
    assert early.view("A") != game.view("A")
    with pytest.raises(BadInput, match="there is no position after 9999"):
        sandtable.position(file, 9999)


@pytest.mark.parametrize("name", ["missing.txt", "missing.yaml"])
def test_a_file_that_is_not_there_is_said(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        sandtable.position(tmp_path / name)


def test_a_start_has_its_own_players_and_options() -> None:
    start = under_way("soldier", 5)
    wrongs: tuple[dict[str, Any], ...] = ({"players": 2}, {"options": {}})
    for wrong in wrongs:
        with pytest.raises(BadInput, match="leave them out"):
            sandtable.make("soldier", start=start, **wrong)
    with pytest.raises(BadInput, match="not of War Kings"):
        sandtable.batch("warkings", 2, start=start)


# -- batches ---------------------------------------------------------------------------------------------------------


def played(variant: Variant, steps: int = 5) -> Batch:
    games, rng = Batch(variant, 4, variant.players[1], seed=2, options=short(variant, PLIES)), np.random.default_rng(1)
    games.reset()
    for _ in range(steps):
        games.step(any_legal(games, rng))
    return games


def test_a_batch_goes_on_wherever_it_was_kept(variant: Variant, tmp_path: Path, toy_listed: Variant) -> None:
    games = played(variant)
    games.save(tmp_path / "games.npz")
    others = [copy(games), deepcopy(games), Batch.load(tmp_path / "games.npz"), pickle.loads(pickle.dumps(games))]
    rng = np.random.default_rng(3)
    for _ in range(30):
        actions = any_legal(games, rng)
        told = [one.step(actions) for one in (games, *others)]
        assert all(np.array_equal(told[0].done, one.done) for one in told)
    for one in others:
        assert one.states.tobytes() == games.states.tobytes() and np.array_equal(one.observe(), games.observe())
        assert np.array_equal(one.random_playouts(), games.copy().random_playouts())


def test_a_batch_that_has_not_begun_is_kept_as_it_is(tmp_path: Path) -> None:
    games = sandtable.batch(LIGHTNING, 3, seed=9)
    again = games.copy()
    again.reset()
    games.reset()
    assert again.states.tobytes() == games.states.tobytes()


@pytest.mark.parametrize("text", [b"", b"PK\x03\x04 damaged", b"\x93NUMPY"])
def test_a_file_that_holds_no_batch_is_refused(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "games.npz").write_bytes(text)
    with pytest.raises(BadInput, match="holds no batch"):
        Batch.load(tmp_path / "games.npz")


def test_every_seat_of_a_batch_can_be_asked_what_it_sees(variant: Variant) -> None:
    games = played(variant)
    for number, name in enumerate(games.seats):
        seen = games.observe(seat=name)
        assert np.array_equal(seen, games.observe(seat=number))
        asked = games.to_act == number
        assert np.array_equal(seen[asked], games.observe()[asked])
    with pytest.raises(BadInput, match="there is no seat 'Nobody'"):
        games.observe(seat="Nobody")


def test_determinized_states_of_a_batch_look_the_same_to_who_is_asked(variant: Variant) -> None:
    games = played(variant)
    worlds = games.determinized(seed=1, copies=3)
    assert worlds.n == 12 and np.array_equal(worlds.to_act, np.repeat(games.to_act, 3))
    assert np.array_equal(worlds.observe(), np.repeat(games.observe(), 3, axis=0))
    assert worlds.states.tobytes() == games.determinized(seed=1, copies=3).states.tobytes()


def test_what_follows_a_determinization_is_new_in_each_copy() -> None:
    worlds = played(sandtable.variant("warkings")).determinized(seed=1, copies=2)
    rng, begun = np.random.default_rng(1), np.zeros(worlds.n, dtype=bool)
    while not begun.all():
        begun |= worlds.step(any_legal(worlds, rng)).done
    again = worlds.observe(seat=0).reshape(-1, 2, worlds.variant.observation.size)
    assert not any(np.array_equal(one, other) for one, other in again)


def test_playouts_begin_anew_and_are_refused_where_games_do_not() -> None:
    game = under_way("warkings", 3)
    with pytest.raises(BadInput, match="is stepped"):
        sandtable.batch("warkings", 2, start=game).random_playouts()


def test_how_games_end_is_told_with_the_step_that_ends_them() -> None:
    games, rng = sandtable.batch(LIGHTNING, 6, seed=1, options={"ply_limit": 4}), np.random.default_rng(1)
    games.reset()
    limits = games.variant.game.limits
    ended = np.zeros(games.n, dtype=bool)
    while not ended.all():
        done = games.step(any_legal(games, rng)).done
        assert np.array_equal(games.endings != 0, done)
        assert {games.ending(number) for number in games.endings[done]} <= {"ply", "flag", "stuck"}
        assert all(number in limits for number in games.endings[done] if games.ending(number) == "ply")
        ended |= done
    assert games.ending(0) == ""


def test_arrays_are_taken_without_a_copy() -> None:
    """PyTorch and JAX take the arrays by the DLPack protocol."""
    games = played(sandtable.variant("warkings"))
    seen = games.observe()
    taken = np.from_dlpack(seen)
    assert np.shares_memory(seen, taken) and np.array_equal(seen, taken)
