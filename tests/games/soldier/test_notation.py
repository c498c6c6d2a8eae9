"""Tests of the notation of Ultimate Soldier: every action is read back, and an error says how to write it."""

from __future__ import annotations

import pytest
from tests.every_game.tables import cases, play
from tests.games.soldier.situations import (
    BEFORE,
    heard,
    opened,
    refused,
    short_game,
    staged,
)

from sandtable.engine.errors import BadInput


@pytest.mark.parametrize("seed", cases(10))
def test_every_choice_reads_as_it_is_said(seed: int) -> None:
    for game in play(*short_game(seed)):
        for seat in game.waiting:
            for offer in game.offer(seat):
                assert game.read(seat, offer["text"]) == (offer["id"],)
                assert game.read(seat, f" {offer['text'].lower()} ") == (offer["id"],)
                assert offer["text"] == game.say(seat, offer["id"])


@pytest.mark.clause("US-R-37", "US-R-43")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("PASS", "US-R-63"),
        ("NO_MIRROR", "US-R-63"),
        ("NO_DUD", "US-R-63"),
        ("SNIPE B.Marine", "US-R-77"),
        ("SNIPE A.Rifleman", "US-SNIPE-4"),
        ("SNIPE A.Ninja", "US-SNIPE-3"),
        ("REDIRECT B.Marine", "US-R-44"),
        ("REDIRECT C.Ninja", "US-REDIR-1"),
        ("RADIO B", "US-R-51"),
        ("LAY Block +Knife +Glock", "US-R-37"),
        ("LAY Block +Adrenaline+Superhuman", "US-R-37"),
        ("LAY Block +Knife +Knife", "US-R-78"),
        ("LAY Advance", "US-ANS-1"),
        ("LAY Knife", "US-ANS-1"),
        ("LAY Bomb", "US-R-78"),
        ("INTERFERE Marine", "US-INTER-2"),
        ("LOSE Marine", "US-R-63"),
        ("PICK Scout", "US-R-63"),
        ("PERSUADE", "US-R-78"),
    ],
)
def test_a_text_that_no_action_stands_for_is_refused_by_its_clause(text: str, clause: str) -> None:
    hand = "Sniper, Redirect, Radio, Block, Knife, Glock, Adrenaline, Superhuman, Advance"
    assert refused(opened(f"{{A: [Advance, Attack], B: [{hand}], C: [T1]}}"), "B", text)[0] == clause


@pytest.mark.parametrize(
    ("text", "lesson"),
    [
        ("", "is no action; write it like one of these: DRAW_PILE, TRAIN 2,"),
        ("SHOOT C.Officer", "is no action"),
        ("PASS NOW", "is no action"),
        ("ADVANCE Marine", "is no action"),
        ("TRAIN 4", "write TRAIN 1, TRAIN 2 or TRAIN 3"),
        ("DISCARD Rifleman", "'Rifleman' is no card; cards are Advance, Attack"),
        ("SNIPE Officer", "does not say whose soldier is meant; write it like B.Marine"),
        ("SNIPE C.Sniper", "'Sniper' is no soldier; soldiers are Rifleman, Marine"),
        ("RADIO D", "there is no seat 'D' at this table; there are A, B, C"),
        ("LAY Block +Attack", "only weapons and intensity cards are added"),
    ],
)
def test_a_text_that_cannot_be_read_teaches(text: str, lesson: str) -> None:
    with pytest.raises(BadInput, match=lesson.replace("+", r"\+")):
        opened("{A: [Advance, Attack], B: [], C: []}").umpire.act(1, text)


@pytest.mark.clause("US-SNIPE-5", "US-BOMB-5", "US-R-63")
def test_each_way_of_doing_nothing_belongs_to_its_moment() -> None:
    stage = staged(f"{BEFORE}hands: {{A: [], B: [Sniper, Bomb], C: []}}")
    assert refused(stage, "B", "NO_RESPONSE")[0] == "US-R-63"
    heard(stage, "B SNIPE C.Officer")
    assert refused(stage, "C", "PASS")[0] == refused(stage, "C", "SNIPE B.Marine")[0] == "US-SNIPE-5"
    assert refused(stage, "B", "PASS")[0] == "US-R-63"
    heard(stage, "C NO_MIRROR\nB BOMB")
    assert refused(stage, "C", "NO_MIRROR")[0] == "US-BOMB-5"
    assert [stage.umpire.say(2, action) for action in stage.umpire.legal(2)] == ["NO_DUD"]
