"""Tests of the umpire of one game, with the toy."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from tests.toy import TOY
from tests.toy.rules.actions import ACTIONS, LAY, TAKE

from sandtable.engine.compile.backend import NATIVE
from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire
from sandtable.games import games, variant, variants
from sandtable.games.stratego.rules.schema import LIGHTNING
from sandtable.games.stratego.setups.arrangements import draw


def new(players: int = 2, **options: Any) -> Umpire:
    return Umpire(TOY, players, options, bytes(32))


def begun() -> Umpire:
    """Return a game in which all stakes are laid and the first seat is asked."""
    umpire = new()
    for seat in (1, 0):
        umpire.act(seat, umpire.legal(seat)[0])
    return umpire


def kinds(umpire: Umpire, steps: list[Any], viewer: int) -> list[str]:
    return [event["kind"] for step in steps for event in umpire.told(step, viewer)]


def test_chance_acts_by_itself_and_only_the_owner_hears_what() -> None:
    umpire = new(3)
    assert umpire.decisions == len(umpire.opening) == 6 and umpire.waiting == (0, 1, 2)
    assert all(step.seat == CHANCE for step in umpire.opening)
    for viewer in (*range(3), umpire.spectator):
        cards = [event.get("rank") for step in umpire.opening for event in umpire.told(step, viewer)]
        assert sum(rank is not None for rank in cards) == (2 if viewer < 3 else 0)


def test_who_is_asked() -> None:
    umpire = new()
    assert umpire.waiting == (0, 1) and not umpire.over and umpire.result is None
    umpire.act(1, umpire.legal(1)[0])
    assert list(umpire.waiting) == [0] and umpire.legal(1) == []


@pytest.mark.skipif(not NATIVE, reason="about what numba compiles")
def test_numbers_of_numpy_have_nothing_compiled_again() -> None:
    umpire = new()
    for seat in np.array([1, 0], np.int32):
        umpire.decide(seat, np.int16(umpire.legal(seat)[0]))  # type: ignore[arg-type]  # what learning programs pass
        umpire.view(seat)
        umpire.observation(seat)
    drivers = (getattr(TOY.game.drivers, name) for name in ("ask", "observe_at", "act_at", "encode_at"))
    assert [len(driver.signatures) for driver in drivers] == [1, 1, 1, 1]


def test_what_is_read_and_kept_is_plain_numbers() -> None:
    """The tables of a compiled game hold NumPy numbers, which can be neither sent nor stored."""
    umpire = Umpire(variant("stratego-lightning"), None, {}, bytes(32))
    setup = " ".join(f"{code}@{space}" for code, space in draw(LIGHTNING, 1))
    umpire.act(0, f"setup {setup}")
    assert {type(number) for move in umpire.moves for number in move} == {int}


def test_a_refusal_names_the_clause_and_changes_nothing() -> None:
    umpire = begun()
    before = umpire.state_hash(), umpire.decisions
    with pytest.raises(IllegalAction) as refused:
        umpire.act(1, TAKE)
    assert refused.value.clause == "TY-TURN-1"
    assert str(refused.value) == "Only a player who is asked may act. (TY-TURN-1)"
    with pytest.raises(IllegalAction) as refused:
        umpire.act(0, LAY)
    assert refused.value.clause == "TY-TURN-2"
    assert (umpire.state_hash(), umpire.decisions) == before


@pytest.mark.parametrize("action", [-1, ACTIONS, True, 1.5, None, [1], "", "fly", "guess 1", "stake 9"])
def test_what_cannot_be_read_is_bad_input(action: Any) -> None:
    umpire = begun()
    before = umpire.state_hash()
    with pytest.raises(BadInput):
        umpire.act(0, action)
    assert umpire.state_hash() == before


def test_an_answer_out_of_turn() -> None:
    umpire = begun()
    steps = umpire.act(0, "guess 1 4")
    assert kinds(umpire, steps, umpire.spectator) == ["guessed"]
    assert umpire.waiting == (1,) and "pass" in [choice["text"] for choice in umpire.offer(1)]
    assert "answered" in kinds(umpire, umpire.act(1, "pass"), 0)


def test_what_is_drawn_follows_the_act_and_is_the_owners_to_know() -> None:
    umpire = begun()
    steps = umpire.act(0, "draw")
    assert [step.seat for step in steps] == [0, CHANCE]
    assert steps[1].text.startswith("card ")
    assert "rank" in umpire.told(steps[1], 0)[0] and "rank" not in umpire.told(steps[1], 1)[0]


def test_views_are_json_and_carry_their_record() -> None:
    umpire = begun()
    for viewer in (0, 1, umpire.spectator):
        view = umpire.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view.packed == umpire.packed(viewer)
    assert umpire.view(umpire.spectator)["viewer"] is None and umpire.view(umpire.spectator)["hand"] is None


def test_the_same_seed_and_acts_make_the_same_game() -> None:
    one, other = begun(), begun()
    assert one.state_hash() == other.state_hash() and one.moves == other.moves
    assert one.commitment == other.commitment and one.seed == bytes(32)
    assert Umpire(TOY).seed != Umpire(TOY).seed


def test_a_game_ends_and_says_how() -> None:
    umpire = Umpire(TOY, 2, {"ply_limit": 1}, bytes(32))
    for seat in (0, 1):
        umpire.act(seat, umpire.legal(seat)[0])
    steps = umpire.act(0, "draw")
    assert umpire.over and umpire.waiting == () and umpire.result is not None
    assert umpire.result.reason == "plies"
    assert kinds(umpire, steps, 0)[-1] == "ended"
    with pytest.raises(IllegalAction):
        umpire.act(1, "draw")


@pytest.mark.parametrize("players", [1, 4, 0, "two", True])
def test_a_wrong_number_of_players(players: Any) -> None:
    with pytest.raises(BadInput, match="2 to 3"):
        Umpire(TOY, players)


@pytest.mark.parametrize("options", [{"hand": 4}, {"hand": "x"}, {"ply_limit": 0}, {"nonsense": 1}, [1]])
def test_wrong_options(options: Any) -> None:
    with pytest.raises(BadInput):
        Umpire(TOY, 2, options)


def test_options_are_completed_and_read_from_text() -> None:
    assert new(hand="3").options == {"hand": 3, "ply_limit": 12}


def test_chance_cannot_be_made_to_do_what_it_cannot() -> None:
    with pytest.raises(BadInput):
        begun().replay(CHANCE, 0)


def test_the_toy_can_be_listed(toy_listed: Variant) -> None:
    assert variant("toy") is toy_listed and toy_listed.game in games()


def test_the_toy_is_not_listed_otherwise() -> None:
    assert "toy" not in variants()
    with pytest.raises(BadInput, match="no variant 'toy'"):
        variant("toy")


def test_a_copy_goes_its_own_way() -> None:
    umpire = begun()
    other, untouched = umpire.copy(), umpire.copy()
    umpire.act(0, "draw")
    assert other.state_hash() == untouched.state_hash() != umpire.state_hash()
    assert (other.moves, other.waiting, other.view(0)) == (untouched.moves, (0,), untouched.view(0))
    other.act(0, "draw")
    assert (other.state_hash(), other.moves) == (umpire.state_hash(), umpire.moves), "chance goes on where it was"


def test_chance_cannot_be_told_what_has_no_weight() -> None:
    umpire = Umpire(TOY, 3, {"hand": 3}, asks_chance=True)
    for _ in range(3):
        umpire.replay(CHANCE, 0)
    assert umpire.weights() == [0, 3, 3, 3]
    for outcome in (0, -1, 4):
        with pytest.raises(BadInput, match="chance cannot do"):
            umpire.replay(CHANCE, outcome)
