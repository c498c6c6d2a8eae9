"""Tests of previews in Ultimate Soldier, of help on cards and soldiers, and of the picture for terminals."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.games.soldier.situations import (
    SOLDIER,
    THREE,
    heard,
    opened,
    staged,
    view,
)

from sandtable.engine.errors import BadInput
from sandtable.games.soldier.rules.cards import SIGNS


def previewed(stage: Any, seat: str, partial: str) -> dict[str, Any]:
    found: dict[str, Any] = stage.umpire.preview(stage.seats.index(seat), partial)
    return found


def test_a_preview_says_what_a_lay_would_ask_of_the_other() -> None:
    hands = "{A: [Advance, Attack, M16], B: [Retaliate, Block, Stun, Pistol, Superhuman], C: []}"
    stage = staged(f"{THREE}hands: {hands}")
    assert previewed(stage, "A", "DISCARD Knife") == {"legal": False, "clause": "US-R-78"}
    assert previewed(stage, "B", "PASS") == {"legal": False, "clause": "US-R-63"}
    heard(stage, "A ADVANCE Rifleman B.Marine")
    assert previewed(stage, "A", "LAY Attack +M16")["text"] == (
        "Bea can answer with Block, Retaliate, Stun and Retreat. The answer needs the M16, or a weapon and an "
        "intensity card. Without an answer Bea loses."
    )
    heard(stage, "A LAY Attack\nC PASS\nA PASS")
    assert previewed(stage, "B", "LAY Block +Pistol")["text"] == (
        "Ann can answer with Attack. The answer needs a weapon or an intensity card. Without an answer the combat is a "
        "tie."
    )
    assert previewed(stage, "B", "LAY Stun")["text"] == "It ends the combat."
    assert "text" not in previewed(stage, "B", "LAY Stun +Pistol")


def test_help_is_given_on_cards_soldiers_and_piles() -> None:
    stage = staged(f"{THREE}hands: {{A: [T1], B: [], C: []}}")
    card = previewed(stage, "A", "help knife")
    assert (
        card["card"] == "Knife" and card["text"].startswith("Knife: 1 in the deck. ") and card["clause"] == "US-BOOST-3"
    )
    marine = previewed(stage, "A", "help Marine")
    assert marine["soldier"] == "Marine" and marine["text"].endswith("It is Bea’s soldier.")
    assert previewed(stage, "A", "help Ninja")["text"].endswith("It is in the soldier pile.")
    assert previewed(stage, "A", "help PILE")["text"].startswith("The draw pile, 60 cards face down.")
    for place in ("DISCARD", "USED", "REMOVED", "SOLDIERS", "TOKEN", "TRAINING", "STUNNED", "BARRED", *SIGNS):
        found = previewed(stage, "A", f"help {place}")
        assert found["text"].endswith(".") and found["clause"] in SOLDIER.game.rulebook.clauses
    with pytest.raises(BadInput, match="there is no 'SWORD'; there are Advance,"):
        previewed(stage, "A", "help SWORD")


def test_the_picture_shows_the_table() -> None:
    marks = "wins: {C: 2}\nbarred: [C]\nstunned: [A]\ntraining: {B: [2, 1]}"
    position = f"{THREE}{marks}\ndiscard: [Stun]\nremoved: [Dud]\n"
    stage = opened("{A: [Advance, Attack, M16], B: [Block, 2*T1, Sniper], C: []}", position, lay="Attack +M16")
    heard(stage, "B SNIPE C.Officer")
    out = StringIO()
    console = Console(file=out, width=160)
    console.print(SOLDIER.game.picture(view(stage, "B"), SOLDIER.board))
    heard(stage, "C NO_MIRROR")
    console.print(SOLDIER.game.picture(view(stage), SOLDIER.board))
    drawn = [" ".join(line.split()) for line in out.getvalue().splitlines()]
    for line in (
        "> A [Rifleman] (M16) Pilot (Pistol), 0 cards, stunned",
        "B [Marine] (M16), 3 cards, training 2 + 1",
        "C Officer (Pistol), 0 cards, won 2, barred",
        "draw pile 60 cards",
        "discard pile Stun on top, 1 card",
        "soldier pile 2 unseen",
        "soldier pile 2 unseen then Officer",
        "removed Dud",
        "combat A.Rifleman against B.Marine",
        "A Attack + M16 (power)",
        "B answers Block or Retaliate or Stun or Retreat or Redirect. The answer",
        "needs the M16, or a weapon and an intensity card.",
        "shot B at C.Officer",
        "your hand Block T1 T1",
    ):
        assert line in drawn
    assert sum(line.startswith("your hand") for line in drawn) == 1


def test_the_beginning_of_an_action_says_how_it_may_go_on() -> None:
    stage = staged(f"{THREE}hands: {{A: [Advance, Attack, T1], B: [], C: []}}")
    found = stage.umpire.preview(0, "advance Pilot")
    assert found["legal"] and found["choices"] == ["ADVANCE Pilot B.Marine", "ADVANCE Pilot C.Officer"]
    with pytest.raises(BadInput):
        stage.umpire.preview(0, "LAY")


@pytest.mark.parametrize(
    ("hand", "card", "why", "clause"),
    [
        ("Block", "Block", "Block is for when you are attacked.", "US-ANS-3"),
        ("M16", "M16", "M16 makes an Attack, Block or Retaliate stronger.", "US-BOOST-3"),
        ("Advance", "Advance", "You have no Attack for a combat.", "US-COMBAT-1"),
        ("Attack", "Attack", "You have no Advance for a combat.", "US-COMBAT-1"),
        ("Advance, Attack", "Attack", "First comes an Advance. Choose that.", "US-COMBAT-4"),
    ],
)
def test_a_card_that_can_only_be_discarded_says_why(hand: str, card: str, why: str, clause: str) -> None:
    found = previewed(staged(f"{THREE}hands: {{A: [{hand}], B: [], C: []}}"), "A", f"DISCARD {card}")
    assert found["legal"] and found["text"] == why and found["because"] == clause


def test_a_card_that_can_be_played_needs_no_reason() -> None:
    stage = staged(f"{THREE}hands: {{A: [T1, Sniper, Bomb, Advance, Attack], B: [], C: []}}")
    for card in ("T1", "Sniper", "Bomb", "Advance"):
        assert previewed(stage, "A", f"DISCARD {card}") == {"legal": True, "clause": None}


@pytest.mark.parametrize(
    ("hand", "card", "why"),
    [
        ("[Stun]", "Block", "You cannot answer with it: you hold none."),
        (
            "[Block]",
            "Block",
            "You cannot answer with it: you hold nothing to help it. "
            "The answer needs the M16, or a weapon and an intensity card.",
        ),
    ],
)
def test_help_on_an_answer_that_cannot_be_given_says_why(hand: str, card: str, why: str) -> None:
    stage = opened(f"{{A: [Advance, Attack, M16], B: {hand}, C: []}}", lay="Attack +M16")
    assert previewed(stage, "B", f"help {card}")["text"].endswith(f" {why}")
    assert "You cannot" not in previewed(stage, "C", f"help {card}")["text"]


def test_help_on_an_answer_that_can_be_given_says_what_it_is_alone() -> None:
    stage = opened("{A: [Advance, Attack, M16], B: [Block, M16], C: []}", lay="Attack +M16")
    for card in ("Block", "Advance"):
        assert "You cannot" not in previewed(stage, "B", f"help {card}")["text"]
