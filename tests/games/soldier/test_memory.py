"""Tests of the cards that are remembered to be in hands, and of the value of a result."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.soldier.situations import heard, staged

import sandtable
from sandtable.games.soldier.scenarios.stage import SoldierStage

TABLE = "players: 3\nsoldiers: {A: [Rifleman], B: [Officer], C: [Scout]}\npile: [Ninja]\n"


def known(stage: SoldierStage, owner: str, viewer: str | None) -> list[str]:
    """Return the cards that a viewer (None is the spectator) knows to be in a hand."""
    number = stage.umpire.spectator if viewer is None else stage.seats.index(viewer)
    shown: Any = stage.umpire.view(number)
    return next(list(player["known"]) for player in shown["players"] if player["seat"] == owner)


@pytest.mark.clause("US-R-90")
def test_a_card_taken_from_the_discard_pile_is_remembered_until_it_is_played() -> None:
    stage = staged(f"{TABLE}drawn: no\nhands: {{A: [T1], B: [T1, Stun]}}\ndiscard: [Stun, Block]\ndraw: [9*T2]")
    heard(stage, "B PASS\nC PASS\nA DRAW_DISCARD")
    assert [known(stage, "A", viewer) for viewer in ("B", "C", None)] == [["Block"]] * 3
    heard(stage, "A DISCARD Block")
    assert [known(stage, "A", viewer) for viewer in ("B", "C", None)] == [[]] * 3


@pytest.mark.clause("US-R-90")
def test_the_attack_that_was_announced_is_known() -> None:
    stage = staged(f"{TABLE}drawn: yes\nhands: {{A: [Advance, Attack]}}\ndraw: [30*T2]")
    heard(stage, "A ADVANCE Rifleman B.Officer")
    assert known(stage, "A", "B") == ["Attack"]
    heard(stage, "A LAY Attack")
    assert known(stage, "A", "B") == []


@pytest.mark.clause("US-R-90")
def test_thief_and_victim_remember_what_the_radio_took() -> None:
    hands = "hands: {A: [Advance, Attack], B: [Radio], C: [Mirror, Dud]}"
    stage = staged(f"{TABLE}drawn: yes\n{hands}\ndraw: [30*T2]")
    heard(stage, "A ADVANCE Rifleman B.Officer\nA LAY Attack\nC PASS\nA PASS\nB RADIO C")
    assert sorted(known(stage, "B", "C")) == ["Dud", "Mirror"]
    assert known(stage, "B", "A") == known(stage, "B", None) == []


@pytest.mark.clause("US-R-90")
def test_after_a_radio_others_no_longer_know_what_the_victim_has() -> None:
    hands = "hands: {A: [Advance, Attack], B: [Radio], C: [T1, 4*Block]}"
    stage = staged(f"{TABLE}turn: C\n{hands}\ndraw: [30*T2]\ndiscard: [Stun]")
    heard(stage, "A PASS\nB PASS\nC DRAW_DISCARD\nC TRAIN 1\nB PASS\nC PASS\nA DRAW_PILE")
    heard(stage, "A ADVANCE Rifleman B.Officer\nA LAY Attack\nC PASS\nA PASS")
    assert known(stage, "C", "A") == known(stage, "C", None) == ["Stun"]
    heard(stage, "B RADIO C")
    assert known(stage, "C", "A") == known(stage, "C", None) == []


@pytest.mark.clause("US-R-93")
def test_what_results_are_worth() -> None:
    alone = sandtable.make("soldier", players=4, seed=1, options={"max_turns": 600})
    while not alone.over:
        seat = alone.to_act[0]
        alone.act(seat, alone.legal(seat)[-1])
    assert sorted(alone.score.values()) == pytest.approx([-1 / 3] * 3 + [1])


@pytest.mark.clause("US-R-93")
def test_a_win_that_everybody_shares_is_worth_nothing() -> None:
    table = "players: 2\nsoldiers: {A: [Rifleman], B: [Officer]}\nhands: {A: [T1]}\ndraw: [9*Stun]"
    stage = staged(table, "{max_turns: 1}")
    heard(stage, "B PASS\nA DRAW_PILE\nA DISCARD T1")
    assert stage.umpire.over and stage.umpire.scores == (0.0, 0.0)
