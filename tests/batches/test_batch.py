"""Tests of batches: games follow the umpire, a seed decides all on any number of threads, errors change nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from tests import toy
from tests.batches.random_play import PLIES, any_legal
from tests.every_game.tables import Table, cases, short
from tests.kernels import as_drivers_have_it

import sandtable
from sandtable.batches import batch as lab
from sandtable.batches.batch import Batch
from sandtable.engine.compile.jit import scratch
from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Variant
from sandtable.engine.record import chance
from sandtable.engine.record.chance import generator
from sandtable.engine.record.schema import CHANCE

STEPS = len(cases(200))

mix, draw = map(as_drivers_have_it, (chance.mix, chance.draw))


def trace(games: Batch, steps: int) -> list[npt.NDArray[Any]]:
    """Return everything that a batch answers in some random steps and in playouts."""
    rng = np.random.default_rng(9)
    heard: list[npt.NDArray[Any]] = []
    games.reset()
    for _ in range(steps):
        heard += [games.to_act, games.legal(), games.observe(), *games.legal(as_list=True)]
        heard += games.step(any_legal(games, rng))
    return [*heard, games.random_playouts()]


def same(one: list[npt.NDArray[Any]], other: list[npt.NDArray[Any]]) -> bool:
    return len(one) == len(other) and all(map(np.array_equal, one, other))


def state(games: Batch, g: int) -> bytes:
    return games.variant.game.schema.pack(games._states, g)


def play_chance(table: Table, luck: Any) -> None:
    """Let chance do at `table` what the batch's generator does, starting from this word of its stream."""
    rng = generator(int(luck))
    while table.chance_waits:
        weights = table.weights()
        dealt = scratch(len(weights))
        dealt[:] = weights
        table.replay(CHANCE, int(draw(rng, dealt, len(weights))))


def test_every_game_of_a_batch_is_the_umpires(variant: Variant) -> None:
    players = variant.players[1]
    games = Batch(variant, 3, players, seed=1, options=short(variant, PLIES), restart=False)
    tables = [Table(variant, players, short(variant, PLIES), bytes(32)) for _ in range(games.n)]
    rng = np.random.default_rng(2)
    lucks = [mix(generator(int(stream))) for stream in games._streams]
    games.reset()
    for g, table in enumerate(tables):
        play_chance(table, lucks[g])
        assert table.state() == state(games, g)
    for _ in range(variant.most_plies(players, games_options(variant))):
        mask, observations, seats, actions = games.legal(), games.observe(), games.to_act, any_legal(games, rng)
        for g, table in enumerate(tables):
            assert seats[g] == (table.waiting[0] if table.waiting else -1)
            if not table.over:
                assert np.flatnonzero(mask[g]).tolist() == table.legal(seats[g])
                assert np.array_equal(observations[g], table.observation(seats[g]))
                table.replay(int(seats[g]), int(actions[g]))
        lucks = [int(luck) for luck in games._luck]
        rewards, done = games.step(actions)
        for g, table in enumerate(tables):
            play_chance(table, lucks[g])
            assert table.state() == state(games, g)
            assert done[g] == (table.over and seats[g] >= 0)
            assert rewards[g].tolist() == pytest.approx(list(table.scores) if done[g] else [0] * players)
        if (games.to_act < 0).all():
            break
    assert (games.to_act < 0).all()


def games_options(variant: Variant) -> dict[str, Any]:
    return variant.read_options(short(variant, PLIES))


@pytest.mark.parametrize("threads", [2, 5])
def test_a_seed_gives_the_same_games_on_any_number_of_threads(
    variant: Variant, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "MIN_GAMES_PER_THREAD", 1)
    alone = trace(Batch(variant, 7, seed=5, options=short(variant, PLIES), threads=1), STEPS)
    shared = trace(Batch(variant, 7, seed=5, options=short(variant, PLIES), threads=threads), STEPS)
    assert same(alone, shared)


def test_a_row_does_not_depend_on_how_many_others_there_are(variant: Variant) -> None:
    few, many = (Batch(variant, n, seed=5, options=short(variant, PLIES)) for n in (2, 6))
    few.reset()
    many.reset()
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        actions = any_legal(many, rng)
        assert np.array_equal(few.observe(), many.observe()[:2])
        assert same(list(few.step(actions[:2])), [told[:2] for told in many.step(actions)])


def test_the_next_game_of_a_row_does_not_depend_on_the_last(toy_listed: Variant) -> None:
    def second_games(seed: int) -> npt.NDArray[np.int8]:
        games, rng = sandtable.batch("toy", 8, seed=5), np.random.default_rng(seed)
        games.reset()
        first = games.observe()
        second = np.zeros_like(first)
        for _ in range(200):
            fresh = games.step(any_legal(games, rng)).done & ~second.any(axis=1)
            second[fresh] = games.observe()[fresh]
        assert second.any(axis=1).all()
        assert not np.array_equal(first, second)
        return second

    assert np.array_equal(second_games(1), second_games(2))


def test_reset_with_a_seed_begins_the_games_of_that_seed(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    games = Batch(variant, 4, seed=5, options=short(variant, PLIES))
    first = trace(games, STEPS)[:-1]
    games.reset(seed=6)
    games.reset(seed=5)
    monkeypatch.setattr(games, "reset", lambda: None)
    assert same(first, trace(games, STEPS)[:-1])


def test_reset_without_a_seed_begins_other_games() -> None:
    games = Batch(toy.TOY, 8, seed=5)
    games.reset()
    first = games.observe()
    games.reset()
    assert not np.array_equal(first, games.observe())


def test_other_seeds_give_other_games() -> None:
    openings = []
    for seed in (0, 1, -1, 2**70):
        games = Batch(toy.TOY, 8, seed=seed)
        games.reset()
        openings.append(games.observe().tobytes())
    assert len(set(openings)) == len(openings)


def test_finished_games_are_held_until_the_next_reset(variant: Variant) -> None:
    games = Batch(variant, 2, seed=3, options=short(variant, PLIES), restart=False)
    rng = np.random.default_rng(1)
    games.reset()
    endings = np.zeros(2, dtype=np.int64)
    while (games.to_act >= 0).any():
        endings += games.step(any_legal(games, rng)).done
    assert endings.tolist() == [1, 1]
    assert not games.legal().any() and not games.observe().any()
    assert games.legal(as_list=True).offsets.tolist() == [0, 0, 0]
    rewards, done = games.step([-1, -1])
    assert not rewards.any() and not done.any()
    with pytest.raises(BadInput, match="game 1 is over and takes action -1, not 0"):
        games.step([-1, 0])
    games.reset()
    assert (games.to_act >= 0).all()


def test_shapes_and_dtypes(variant: Variant) -> None:
    games = Batch(variant, 3)
    games.reset()
    mask, observations = games.legal(), games.observe()
    assert (mask.dtype, mask.shape) == (np.dtype(np.bool_), (3, variant.actions))
    assert (observations.dtype, observations.shape) == (np.dtype(np.int8), (3, *variant.observation.shape))
    assert (games.to_act.dtype, games.to_act.shape) == (np.dtype(np.int32), (3,))
    actions, offsets = games.legal(as_list=True)
    assert (actions.dtype, offsets.dtype, offsets.shape) == (np.dtype(np.int32), np.dtype(np.int64), (4,))
    assert np.diff(offsets).tolist() == mask.sum(axis=1).tolist()
    rewards, done = games.step(actions[offsets[:-1]])
    assert (rewards.dtype, rewards.shape) == (np.dtype(np.float32), (3, len(games.seats)))
    assert (done.dtype, done.shape) == (np.dtype(np.bool_), (3,))


def test_arrays_can_be_used_again(variant: Variant) -> None:
    games = Batch(variant, 3, seed=1)
    games.reset()
    mask, observations = np.ones_like(games.legal()), np.full_like(games.observe(), 77)
    assert games.legal(out=mask) is mask and games.observe(out=observations) is observations
    assert np.array_equal(mask, games.legal()) and np.array_equal(observations, games.observe())


def test_one_illegal_action_and_nothing_happens_in_any_game(variant: Variant) -> None:
    games = Batch(variant, 4, seed=1)
    games.reset()
    before = [games.to_act, games.legal(), games.observe()]
    actions = any_legal(games, np.random.default_rng(1))
    table = Table(variant, None, {}, bytes(32))
    table.put(state(games, 2))
    number, clause = next((a, clause) for a, clause in enumerate(table.reasons(games.to_act[2])) if clause)
    actions[2] = number
    with pytest.raises(IllegalAction) as refused:
        games.step(actions)
    name = variant.game.rulebook.id(clause)
    assert refused.value.clause == name
    assert f"Game 2, action {number}: " in str(refused.value)
    game, seat = variant.game, int(games.to_act[2])
    view = game.schema.read_view(games.view(2, seat).packed)
    refusal = game.refusal(view, name, variant.seats(None), number)
    taught = game.reader(variant.seats(None), variant.seats(None)).say(refusal)
    assert taught in refused.value.sentence
    assert same(before, [games.to_act, games.legal(), games.observe()])


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([0, 0, 0], r"shape \(2,\), one for each game, not \(3,\)"),
        ([[0], [0]], r"not \(2, 1\)"),
        (0, r"not \(\)"),
        ([0.0, 1.0], "integers that fit into int64, not float64"),
        ([True, False], "not bool"),
        (["a", "b"], "integers"),
        (np.zeros(2, dtype=np.uint64), "not uint64"),
        ([None, None], "not object"),
        ([[0], [0, 1]], "2 integers, not list"),
        ([0, 10**6], "game [01]: there is no action"),
        ([10**30, 0], "integers"),
        ([-1, -1], "game 0: there is no action -1"),
        ([-(2**31), 0], "there is no action -2147483648"),
    ],
)
def test_what_are_no_actions_is_refused(variant: Variant, actions: Any, said: str) -> None:
    games = Batch(variant, 2)
    games.reset()
    legal = games.legal(as_list=True).actions[0]
    if isinstance(actions, list) and len(actions) == 2:
        actions = [legal if type(action) is int and action == 0 else action for action in actions]
    with pytest.raises(BadInput, match=said) as refused:
        games.step(actions)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "call",
    [
        lambda games: games.to_act,
        lambda games: games.legal(),
        lambda games: games.legal(as_list=True),
        lambda games: games.observe(),
        lambda games: games.step([0, 0]),
    ],
)
def test_nothing_can_be_asked_before_reset(call: Callable[[Batch], Any]) -> None:
    with pytest.raises(BadInput, match=r"call reset\(\) first"):
        call(Batch(toy.TOY, 2))


@pytest.mark.parametrize(
    "out",
    [
        np.zeros((2, 3), dtype=np.bool_),
        np.zeros((2, toy.TOY.actions), dtype=np.int8),
        np.zeros((toy.TOY.actions, 2), dtype=np.bool_).T,
        np.broadcast_to(np.zeros(toy.TOY.actions, dtype=np.bool_), (2, toy.TOY.actions)),
        [[False] * toy.TOY.actions] * 2,
    ],
)
def test_an_array_that_does_not_fit_is_refused(out: Any) -> None:
    games = Batch(toy.TOY, 2)
    games.reset()
    with pytest.raises(BadInput, match="`out` is"):
        games.legal(out=out)


def test_a_list_has_no_room_to_be_given() -> None:
    games = Batch(toy.TOY, 2)
    games.reset()
    with pytest.raises(BadInput, match="as long as it turns out to be"):
        games.legal(as_list=True, out=games.legal())  # type: ignore[call-overload]


@pytest.mark.parametrize(
    "wrong",
    [
        {"n": 0}, {"n": 2.0}, {"n": True}, {"n": 2, "threads": 0}, {"n": 2, "seed": 0.5}, {"n": 2, "players": 9},
        {"n": 2, "options": {"ply_limit": 0}}, {"n": 2, "options": {"weather": "fine"}}, {"n": 2, "variant": "chess"},
    ],
)  # fmt: skip
def test_what_makes_no_batch_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        sandtable.batch(**{"variant": "stratego-lightning", **wrong})


def test_playouts(variant: Variant) -> None:
    options = short(variant, PLIES)
    games = Batch(variant, 6, seed=Random(1).randrange(100), options=options)
    games.reset()
    before = games.observe()
    first, second = games.random_playouts(), games.random_playouts()
    most = variant.most_plies(len(games.seats), variant.read_options(options))
    assert first["plies"].min() > 0
    assert first["plies"].max() <= most
    assert first["scores"].shape == (6, len(games.seats)) and set(first["scores"].flat) <= {-1, 0, 1}
    if first["plies"].min() < most:  # games that are all cut short look alike
        assert not np.array_equal(first, second)
    assert np.array_equal(before, games.observe())
