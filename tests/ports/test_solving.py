"""Tests of solving small games: a seat's information as a tensor, the whole tree in C++, and OpenSpiel's solvers."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sandtable.engine.game import Variant
from sandtable.games import variants

pyspiel = pytest.importorskip("pyspiel", reason='needs: pip install "sandtable[openspiel]"')

from open_spiel.python.observation import make_observation  # noqa: E402

from sandtable.ports import openspiel  # noqa: E402

SMALL = [variant for variant in variants().values() if variant.most_told]
PARAMETERS = {
    "warkings-small": ("", "stall_rounds=0", "dealt=1,stall_rounds=3"),
    "stratego-small": ("ply_limit=20", "ply_limit=60", "ply_limit=60,first=1,cav_after_win=stop"),
}
ONE_EACH = "sandtable_warkings-small(dealt=1,stall_rounds=0)"


def games(name: str, seeds: range) -> list[list[Any]]:
    """Return the states of random games, each from its first to its last."""
    found = []
    for seed in seeds:
        rng, states = Random(seed), [pyspiel.load_game(name).new_initial_state()]
        while not states[-1].is_terminal():
            states.append(states[-1].child(rng.choice(states[-1].legal_actions())))
        found.append(states)
    return found


@pytest.mark.parametrize("variant", SMALL, ids=lambda variant: str(variant.id))
def test_no_seat_is_told_more_than_is_said(variant: Variant) -> None:
    for option in PARAMETERS[variant.id]:
        for states in games(f"sandtable_{variant.id}({option})", range(20)):
            told = states[-1].get_game().told
            assert all(len(stream.split()) - 1 <= told for stream in states[-1].table.streams.values())


@pytest.mark.parametrize("variant", SMALL, ids=lambda variant: str(variant.id))
def test_a_tensor_holds_the_stream_word_for_word(variant: Variant) -> None:
    game = pyspiel.load_game(f"sandtable_{variant.id}({PARAMETERS[variant.id][0]})")
    assert game.get_type().provides_information_state_tensor
    rows, numbers = game.information_state_tensor_shape()
    strings: dict[tuple[float, ...], str] = {}
    for states in games(str(game), range(20)):
        for state in states:
            for seat in range(2):
                tensor, stream = state.information_state_tensor(seat), state.information_state_string(seat)
                assert len(tensor) == rows * numbers
                words = stream.split()[1:]
                begins = tensor[::numbers][: len(words) + 1]
                assert begins == [1 if word[0] == ">" else 2 for word in words] + [0]
                assert strings.setdefault((seat, *tensor), stream) == stream
    assert len(strings) == len(set(strings.values()))


def test_an_event_stands_whole_in_a_tensor() -> None:
    game = pyspiel.load_game(ONE_EACH)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for [*_, last] in games(ONE_EACH, range(10)):
        observer.set_from(last, 0)
        rows = [[int(number) for number in row] for row in observer.dict["observation"] if row[0] == 2]
        again = [",".join(map(str, row[1:])) for row in rows]
        assert again == [word for word in last.information_state_string(0).split()[1:] if word[0] != ">"]


@pytest.mark.parametrize("id", ["warkings", "stratego-small"])
def test_a_large_game_is_not_written_out(id: str) -> None:
    with pytest.raises(pyspiel.SpielError, match="too large to be written out"):
        openspiel.written_out(pyspiel.load_game(f"sandtable_{id}"))


def test_the_solvers_of_open_spiel_play_on_the_port() -> None:
    game = pyspiel.load_game(ONE_EACH)
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, 7)
    for _ in range(50):
        solver.run_iteration()
    state = next(state for states in games(ONE_EACH, range(1)) for state in states if state.current_player() == 0)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


@pytest.mark.clause("RT-R-95", "RT-R-97")
def test_seven_cards_are_solved() -> None:
    """With one card each and a compulsory draw pile there are 8,102 positions.

    The two seats have 1,180 and 1,226 information states.
    """
    game = pyspiel.load_game(ONE_EACH)
    tree = openspiel.written_out(game)
    uniform = pyspiel.UniformRandomPolicy(tree)
    assert pyspiel.exploitability(tree, uniform) == pytest.approx(0.0785714, abs=1e-6)  # and so it is on the port
    solver, found = pyspiel.CFRPlusSolver(tree), []
    for _ in range(4):
        for _ in range(25):
            solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(tree, solver.average_policy()))
    assert found == sorted(found, reverse=True)
    assert found[-1] < 2e-5
    policy = solver.average_policy()
    [value, minus] = pyspiel.expected_returns(tree.new_initial_state(), policy, -1, True)
    assert value == pytest.approx(0.27302, abs=2e-5) and minus == pytest.approx(-value)
    assert situations(tree) == [1180, 1226]
    state, twin = game.new_initial_state(), tree.new_initial_state()
    while not state.is_terminal():
        seat = state.current_player()
        assert seat < 0 or openspiel.label(state.information_state_string(seat)) in twin.information_state_string(seat)
        action = state.legal_actions()[-1]
        twin.apply_action(twin.string_to_action(state.action_to_string(action)))
        state.apply_action(action)
    assert twin.is_terminal() and twin.returns() == state.returns()


def situations(tree: Any) -> list[int]:
    """Return the number of different information states of each seat."""
    known: list[set[str]] = [set(), set()]
    ahead = [tree.new_initial_state()]
    while ahead:
        state = ahead.pop()
        if state.current_player() >= 0:
            known[state.current_player()].add(state.information_state_string())
        ahead += [state.child(action) for action in state.legal_actions()]
    return [len(states) for states in known]
