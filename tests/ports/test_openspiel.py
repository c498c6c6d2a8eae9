"""Tests of the games in OpenSpiel: its own suites, its bots, its solver, and what a player is told of a state."""

from __future__ import annotations

import copy
import hashlib
import json
import pickle
import subprocess
import sys
import unittest
from collections import defaultdict
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from tests.every_game.tables import long, need_secrets, short
from tests.toy import TOY
from tests.toy.rules.actions import LAY, TAKE

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire

pyspiel = pytest.importorskip("pyspiel", reason='needs: pip install "sandtable[openspiel]"')

from absl import flags  # noqa: E402
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    generate_playthrough,
    ismcts,
    mcts,
    sample_some_states,
)
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from sandtable.ports import openspiel  # noqa: E402

openspiel.register(TOY)

Private = pyspiel.PrivateInfoType


SMALL = {"army": "buy", "points": 60, "max_turns": 12}
"""Armies that are secret at first and soon bought, few turns: what OpenSpiel walks through, it walks through step by
step, and to read a state it plays the game again."""


def named(variant: Variant, **parameters: Any) -> str:
    """Return the OpenSpiel name of a variant with options; the game is short if its length can be chosen."""
    small = {option.key: SMALL[option.key] for option in variant.options if option.key in SMALL}
    parameters = short(variant, 6) | small | parameters
    return f"sandtable_{variant.id}({','.join(f'{key}={value}' for key, value in parameters.items())})"


@pytest.fixture
def name(variant: Variant) -> str:
    return named(variant)


@pytest.fixture
def game(name: str) -> Any:
    return pyspiel.load_game(name)


def pick(state: Any, rng: Random) -> int:
    """Return a random action that may come next, or an outcome of chance."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, probabilities)[0])


def play(game: Any, seed: int) -> Iterator[Any]:
    """Play a random game, and yield its state before each action and at the end."""
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(pick(state, rng))
    yield state


def somewhere(game: Any, seed: int) -> Any:
    """Return a state in the middle of a random game."""
    length = sum(1 for _ in play(game, seed))
    stop = Random(seed).randrange(length)
    return next(state for k, state in enumerate(play(game, seed)) if k == stop)


def tables(variant: Variant, **parameters: Any) -> Iterator[Any]:
    """Yield the game for every possible number of players."""
    for players in range(variant.players[0], variant.players[1] + 1):
        yield pyspiel.load_game(named(variant, players=players, **parameters))


# -- OpenSpiel's own suites --------------------------------------------------------------------------------------------


@long
def test_random_simulations(variant: Variant) -> None:
    for game in tables(variant):
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_simulated_with_pickles_and_clones(variant: Variant) -> None:
    for game in tables(variant):
        games_sim_test.GamesSimTest().sim_game(game)


@long
def test_the_rules_of_the_interface(game: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    few = partial(sample_some_states.sample_some_states, max_states=100)
    monkeypatch.setattr(api_test.sample_some_states, "sample_some_states", lambda game, max_states: few(game))
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), result.failures + result.errors


def test_a_playthrough_replays(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(tensor: Any, name: str) -> list[str]:  # written out they take minutes
        return [f"{name} {hashlib.sha256(tensor.tobytes()).hexdigest()}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", digest)
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    path = tmp_path / "playthrough.txt"
    path.write_text(generate_playthrough.playthrough(name, [], seed=1), encoding="utf-8")
    original, replayed = generate_playthrough.replay(str(path))
    assert original == replayed
    for line in ("InformationStateString(0)", "ObservationTensor(1)", "PrivateObservationString(1)"):
        assert line in original


@long
def test_the_ismcts_bot_plays_a_whole_game(game: Any) -> None:
    rng = np.random.RandomState(1)
    bots = []
    for _ in range(game.num_players()):
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bots.append(ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=4, random_state=rng))
        bots[-1].set_resampler(openspiel.resample)
    state, chance = game.new_initial_state(), Random(1)
    while not state.is_terminal():
        state.apply_action(pick(state, chance) if state.is_chance_node() else bots[state.current_player()].step(state))
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}


@long
def test_the_ismcts_bot_needs_no_resampler_of_its_own() -> None:
    game = pyspiel.load_game("sandtable_toy(ply_limit=3)")
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), uct_c=2.0, max_simulations=20)
    state = next(state for state in play(game, 1) if not state.is_chance_node() and len(state.legal_actions()) > 1)
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_minimisation_converges() -> None:
    """The toy with three of four cards dealt is small enough for OpenSpiel to solve."""
    game = pyspiel.load_game("start_at(history=0;1;2,game=sandtable_toy(ply_limit=1))")
    solver = pyspiel.CFRSolver(game)
    solver.evaluate_and_update_policy()
    at_first = pyspiel.nash_conv(game, solver.average_policy())
    for _ in range(9):
        solver.evaluate_and_update_policy()
    assert pyspiel.nash_conv(game, solver.average_policy()) < 0.2 < at_first


# -- the game ----------------------------------------------------------------------------------------------------------


def test_a_variant_is_known_by_its_name_with_hyphens_or_underscores(variant: Variant) -> None:
    for spelling in (variant.id, variant.id.replace("-", "_")):
        game = pyspiel.load_game(f"sandtable_{spelling}")
        assert game.get_type().short_name == f"sandtable_{spelling}"
        assert game.get_parameters().keys() == {"players", *(option.key for option in variant.options)}
        assert str(pyspiel.load_game(str(game))) == str(game)


def test_every_value_of_every_option_can_be_asked_for(variant: Variant) -> None:
    for option in variant.options:
        default = pyspiel.load_game(f"sandtable_{variant.id}").get_parameters()[option.key]
        wanted = set()
        for value in option.values[:3]:
            written = option.code(value) if isinstance(default, int) and isinstance(value, str) else value
            game = pyspiel.load_game(f"sandtable_{variant.id}({option.key}={written})")
            assert game.new_initial_state().table.umpire.options.get(option.key, option.default) == value
            wanted.add(str(pyspiel.load_game(str(game))))
        assert len(wanted) == len(option.values[:3])


def test_a_number_or_a_word() -> None:
    for written, meant in ((0, "usual"), (1, 1), (10_000, 10_000)):
        game = pyspiel.load_game(f"sandtable_combat(rounds={written})")
        assert pyspiel.load_game(str(game)).new_initial_state().table.umpire.options["rounds"] == meant
    with pytest.raises(pyspiel.SpielError, match="UC-R-69"):
        pyspiel.load_game("sandtable_combat(rounds=10001)")


def test_a_document_survives_game_strings() -> None:
    ground = {"name": "Two (a, b)=c: 100%41", "pieces": [["bldg", 20, 8, 27, 13]]}
    for written in (json.dumps(ground), f"name: '{ground['name']}'\npieces: [[bldg, 20, 8, 27, 13]]\n"):
        game = pyspiel.load_game("sandtable_combat", {"map": written})
        state = game.new_initial_state()
        again, _ = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for one in (game, again, pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
            [piece] = json.loads(one.new_initial_state().observation_string(0))["map"]["pieces"]
            assert list(piece.values()) == ground["pieces"][0]
            assert one.get_parameters() == game.get_parameters()
    with pytest.raises(pyspiel.SpielError, match="pieces"):
        pyspiel.load_game("sandtable_combat", {"map": "{pieces: 7}"})


def test_the_facts_of_a_game(variant: Variant) -> None:
    for game in tables(variant):
        zero_sum = game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
        assert zero_sum == (game.num_players() == 2 and variant.zero_sum) == (game.utility_sum() == 0)
        assert (game.min_utility(), game.max_utility()) == (-1, 1)
        assert game.num_distinct_actions() == variant.actions
        assert tuple(game.observation_tensor_shape()) == variant.observation.shape


def test_no_game_is_longer_than_is_said_and_what_one_of_two_wins_the_other_loses(variant: Variant) -> None:
    turns = {option.key: option.default for option in variant.options if option.key == "max_turns"}
    for game in tables(variant, **turns):
        for seed in range(5):
            *_, last = play(game, seed)
            assert sum(last.returns()) == 0 or game.get_type().utility != pyspiel.GameType.Utility.ZERO_SUM
            by_chance = sum(item.player == pyspiel.PlayerId.CHANCE for item in last.full_history())
            assert by_chance <= game.max_chance_nodes_in_history()
            assert len(last.history()) - by_chance <= game.max_game_length()


def test_waiting_seats_are_served_in_seat_order(game: Any) -> None:
    for state in play(game, 1):
        waiting = state.table.umpire.waiting
        if state.is_chance_node() or state.is_terminal():
            assert not waiting
            continue
        assert state.current_player() == min(waiting)
        assert state.legal_actions() == sorted(state.legal_actions())
        assert all(state.legal_actions(p) == [] for p in range(game.num_players()) if p != state.current_player())


# -- what a player is told ---------------------------------------------------------------------------------------------


def test_an_information_state_only_grows_and_keeps_the_own_actions(game: Any) -> None:
    seats = range(game.num_players())
    before = [""] * game.num_players()
    done: list[list[int]] = [[] for _ in seats]
    for state in play(game, 2):
        for seat in seats:
            stream = state.information_state_string(seat)
            assert stream.startswith(before[seat])
            done[seat] = [item.action for item in state.full_history() if item.player == seat]
            assert [int(word[1:]) for word in stream.split() if word[0] == ">"] == done[seat]
            before[seat] = stream
    assert all(done)


def test_an_information_state_holds_what_the_umpire_told_and_nothing_else(variant: Variant) -> None:
    for game in tables(variant):
        *_, last = play(game, 15)
        played = last.table.umpire
        umpire = Umpire(variant, game.num_players(), played.options, asks_chance=True)
        steps = [umpire.replay(seat, action) for seat, action in played.moves]
        for viewer, stream in last.table.streams.items():
            heard = []
            for step in steps:
                heard += [f">{step.action}"] if step.seat == viewer else []
                heard += [told["clause"] for told in umpire.told(step, viewer)]
            words = stream.split()[1:]
            ids = [word if word[0] == ">" else variant.game.rulebook.id(int(word.split(",")[-1])) for word in words]
            assert ids == heard


def test_what_others_hold_is_not_in_an_information_state() -> None:
    """Ada is told neither Bo's cards, nor Bo's stake, nor what Bo draws."""
    streams = set()
    for cards in ((1, 2), (2, 1), (3, 3)):
        state = pyspiel.load_game("sandtable_toy(ply_limit=3)").new_initial_state()
        for action in (0, cards[0], 1, cards[1], LAY, LAY + cards[0], TAKE, 2, TAKE, cards[1]):
            state.apply_action(action)
        streams.add(state.information_state_string(0))
    assert len(streams) == 1


def test_other_own_actions_make_another_information_state(game: Any) -> None:
    for state in play(game, 3):
        if state.is_chance_node() or state.is_terminal():
            continue
        seat, some = state.current_player(), state.legal_actions()[:5]
        assert len({state.child(action).information_state_string(seat) for action in some}) == len(some)


def test_an_information_state_decides_what_is_seen_and_what_can_be_done() -> None:
    """The whole tree of the toy is checked, from its first two cards on."""
    seen: dict[str, set[Any]] = defaultdict(set)
    start = pyspiel.load_game("sandtable_toy(ply_limit=1)").new_initial_state()
    start.apply_action(0)
    start.apply_action(1)
    level = [start]
    while level:
        for state in level:
            for seat in range(2):
                legal = () if state.is_chance_node() else tuple(state.legal_actions(seat))
                seen[state.information_state_string(seat)].add((state.observation_string(seat), legal))
        level = [state.child(action) for state in level for action in state.legal_actions()]
    assert len(seen) > 100
    assert all(len(what) == 1 for what in seen.values())


def test_a_resampled_state_is_the_same_to_the_player_and_can_be_played_on(game: Any) -> None:
    rng = Random(4)
    for seed in range(4):
        state = somewhere(game, seed)
        for seat in range(game.num_players()):
            other = openspiel.resample(state, seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            while not other.is_terminal():
                other.apply_action(pick(other, rng))


def test_resampling_makes_up_what_the_player_cannot_know(variant: Variant, game: Any) -> None:
    need_secrets(variant)
    rng = Random(5)
    states = [state.clone() for k, state in enumerate(play(game, 5)) if k % 4 == 3]
    assert any(str(openspiel.resample(state, 0, rng.random)) != str(state) for state in states)


def test_worlds_that_a_player_cannot_tell_apart_stay_so(game: Any) -> None:
    """This holds as long as only the player itself acts and nothing hidden comes to light."""
    for state in play(game, 6):
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        other = openspiel.resample(state, seat, Random(6).random)
        assert other.legal_actions() == state.legal_actions()
        for action in state.legal_actions()[:3]:
            ours, theirs = state.child(action), other.clone()
            theirs.apply_action(action)
            if ours.observation_string(seat) == theirs.observation_string(seat):
                assert ours.information_state_string(seat) == theirs.information_state_string(seat)


def test_observers_of_every_kind(variant: Variant, game: Any) -> None:
    state = somewhere(game, 7)
    umpire = state.table.umpire
    everybody = [umpire.observation(seat) for seat in range(game.num_players())]
    expected = {
        Private.NONE: [umpire.observation(umpire.spectator)],
        Private.SINGLE_PLAYER: [everybody[1]],
        Private.ALL_PLAYERS: everybody,
    }
    for private, arrays in expected.items():
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=private))
        observer.set_from(state, 1)
        assert observer.tensor.dtype == np.float32
        assert observer.tensor.tolist() == np.concatenate([a.ravel() for a in arrays]).tolist()
        assert [part.shape for part in observer.dict.values()] == [variant.observation.shape] * len(arrays)
        assert all(np.shares_memory(part, observer.tensor) for part in observer.dict.values())
        assert len(observer.string_from(state, 1).splitlines()) == len(arrays)
    assert state.observation_tensor(1) == everybody[1].ravel().tolist()


def test_what_is_public_and_what_is_private(game: Any) -> None:
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=Private.NONE))
    private = make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    assert private.tensor is None
    for state in play(game, 8):
        shown = [public.string_from(state, seat) for seat in range(game.num_players())]
        assert len(set(shown)) == 1
        for seat in range(game.num_players()):
            view, own = json.loads(state.observation_string(seat)), json.loads(private.string_from(state, seat))
            changed = {key for key, part in json.loads(shown[0]).items() if view[key] != part}
            assert own.keys() == changed


def test_observers_with_perfect_recall(game: Any) -> None:
    state = somewhere(game, 9)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert (observer.tensor is None) == (not game.told)
    assert observer.string_from(state, 0) == state.information_state_string(0)
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, private_info=Private.NONE))
    assert ">" not in public.string_from(state, 0)
    assert make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, public_info=False)) is None


# -- copies ------------------------------------------------------------------------------------------------------------


def test_copies_of_all_kinds_go_their_own_ways(game: Any) -> None:
    for k, state in enumerate(play(game, 10)):
        if k % 5 and not state.is_terminal():
            continue
        before = str(state), state.history()
        for other in (state.clone(), copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
            assert (str(other), other.history()) == before
            assert all(
                other.information_state_string(seat) == state.information_state_string(seat)
                for seat in range(game.num_players())
            )
            assert (other.is_terminal(), other.returns()) == (state.is_terminal(), state.returns())
            if not state.is_terminal():
                other.apply_action(pick(other, Random(k)))
                assert (str(state), state.history()) == before
                assert other.history()[:-1] == before[1]


def test_a_resampled_state_can_be_cloned_but_not_serialised(game: Any) -> None:
    state = openspiel.resample(somewhere(game, 11), 0)
    assert str(state.clone()) == str(state)
    for how in (pickle.dumps, lambda state: state.serialize()):
        with pytest.raises(pyspiel.SpielError, match="no history"):
            how(state)


# -- errors ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sandtable_nothing", "Unknown game 'sandtable_nothing'"),
        ("sandtable_toy(speed=1)", "Unknown parameter 'speed'. Available parameters are: hand, players, ply_limit"),
        ("sandtable_toy(hand=many)", "Wrong type for parameter hand"),
        ("sandtable_toy(hand=7)", r"option hand is 7; it may be 2, 3 \(TY-R-1\)"),
        ("sandtable_toy(ply_limit=0)", "whole number from 1 to 30"),
        ("sandtable_toy(players=4)", "Toy is played by 2 to 3, not by 4"),
    ],
)
def test_games_that_there_are_not(name: str, said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said):
        pyspiel.load_game(name)


def test_a_number_among_words_is_refused_with_what_it_may_be() -> None:
    with pytest.raises(pyspiel.SpielError, match=r"option first is 9; it may be 0, 1, [0-9] for random"):
        pyspiel.load_game("sandtable_stratego-lightning(first=9)")


@pytest.mark.parametrize("action", [-5, 10**6])
def test_actions_that_there_are_not(game: Any, action: int) -> None:
    for k, state in enumerate(play(game, 12)):
        if k % 6 or state.is_terminal():
            continue
        before = str(state), state.history()
        with pytest.raises(pyspiel.SpielError, match=r"there is no action|chance cannot do"):
            state.apply_action(action)
        with pytest.raises(pyspiel.SpielError, match=r"there is no (action|outcome)"):
            state.action_to_string(state.current_player(), action)
        assert (str(state), state.history()) == before


def test_an_illegal_action_is_refused_with_its_clause(variant: Variant, game: Any) -> None:
    """Only legal actions are accepted: not even resigning, which the rules allow."""
    for k, state in enumerate(play(game, 13)):
        if k % 10 or state.is_chance_node() or state.is_terminal():
            continue
        legal, before = set(state.legal_actions()), str(state)
        wrong = set(Random(k).sample(range(variant.actions), min(15, variant.actions))) | set(variant.unlisted)
        for action in wrong - legal:
            said = "never among the legal" if action in variant.unlisted else r"\([A-Z]+-[A-Z0-9-]+\)$"
            with pytest.raises(pyspiel.SpielError, match=said):
                state.apply_action(action)
        assert str(state) == before


def test_chance_cannot_deal_what_is_not_there() -> None:
    state = pyspiel.load_game("sandtable_toy(players=3,hand=3)").new_initial_state()
    for _ in range(3):
        state.apply_action(0)
    assert [outcome for outcome, _ in state.chance_outcomes()] == [1, 2, 3]
    with pytest.raises(pyspiel.SpielError, match="chance cannot do 0 here"):
        state.apply_action(0)


def test_a_finished_game_takes_no_action(game: Any) -> None:
    *_, last = play(game, 14)
    assert last.current_player() == pyspiel.PlayerId.TERMINAL and last.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        last.apply_action(0)


def test_there_is_no_tensor_of_perfect_recall(variant: Variant, game: Any) -> None:
    if variant.most_told:
        assert game.get_type().provides_information_state_tensor
        return
    assert not game.get_type().provides_information_state_tensor
    with pytest.raises(pyspiel.SpielError, match="no tensor"):
        game.new_initial_state().information_state_tensor(0)


def test_observations_have_no_parameters_and_players_have_numbers(game: Any) -> None:
    with pytest.raises(pyspiel.SpielError, match="no parameters"):
        make_observation(game, None, {"colour": 1})
    observer = make_observation(game)
    for player in (-1, game.num_players()):
        with pytest.raises(pyspiel.SpielError, match=f"there is no player {player}"):
            observer.set_from(game.new_initial_state(), player)


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_python_ends_well_with_games_registered() -> None:
    done = run("import pyspiel, sandtable.ports.openspiel; print(pyspiel.load_game('sandtable_stratego-lightning'))")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("sandtable_stratego-lightning(")


def test_without_open_spiel_one_line_says_what_to_install() -> None:
    done = run("import sys; sys.modules['pyspiel'] = None; import sandtable.ports.openspiel")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith('sandtable.ports.openspiel needs: pip install "sandtable[openspiel]"')
