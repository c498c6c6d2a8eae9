"""Tests of the words of Ultimate Soldier: choices, questions and events."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.tables import cases
from tests.games.soldier.situations import (
    BEFORE,
    NAMES,
    SOLDIER,
    THREE,
    asked,
    heard,
    offered,
    opened,
    refused,
    sentences,
    short_game,
    staged,
)


def test_choices_name_the_cards_and_soldiers_that_they_speak_of() -> None:
    hands = "{A: [Advance, Attack, Knife, T3, Bomb, Sniper], B: [Redirect, Radio, Block, Glock], C: [Interfere]}"
    stage = staged(f"{BEFORE}discard: [Stun]\nhands: {hands}")
    assert offered(stage, "B") == {"PASS": {"kind": "pass", "word": "PASS"}}
    heard(stage, "B PASS\nC PASS")
    assert offered(stage, "A") == {
        "DRAW_PILE": {"kind": "draw", "from": "pile", "card": None},
        "DRAW_DISCARD": {"kind": "draw", "from": "discard", "card": "Stun"},
    }
    heard(stage, "A DRAW_DISCARD\nA DRAW_PILE")
    move = offered(stage, "A")
    assert move["TRAIN 3"] == {"kind": "train", "card": "T3", "points": 3}
    assert move["DISCARD Knife"] == {"kind": "discard", "card": "Knife"}
    assert move["BOMB"] == {"kind": "bomb", "card": "Bomb"}
    assert move["SNIPE C.Officer"] == {"kind": "snipe", "card": "Sniper", "seat": "C", "soldier": "Officer"}
    advance = {"kind": "advance", "card": "Advance", "soldier": "Pilot", "seat": "B", "target": "Marine"}
    assert move["ADVANCE Pilot B.Marine"] == advance
    heard(stage, "A ADVANCE Rifleman B.Marine")
    lay = {"kind": "lay", "card": "Attack", "intensity": None}
    assert offered(stage, "A") == {"LAY Attack": lay | {"weapon": None}, "LAY Attack +Knife": lay | {"weapon": "Knife"}}
    heard(stage, "A LAY Attack")
    assert offered(stage, "C")["INTERFERE Officer"] == {"kind": "interfere", "card": "Interfere", "soldier": "Officer"}
    heard(stage, "C PASS\nA PASS")
    answer = offered(stage, "B")
    assert answer["NO_RESPONSE"] == {"kind": "pass", "word": "NO_RESPONSE"}
    assert answer["REDIRECT A.Pilot"] == {"kind": "redirect", "card": "Redirect", "seat": "A", "soldier": "Pilot"}
    assert answer["RADIO C"] == {"kind": "radio", "card": "Radio", "seat": "C"}


def test_choices_after_a_shot_and_a_bomb_and_with_options() -> None:
    hands = "{A: [Mirror, Dud, SuperDud, T3, T1], B: [Bomb, Sniper], C: []}"
    stage = staged(f"{BEFORE}training: {{A: [3]}}\nhands: {hands}", "{new_soldier: select}")
    heard(stage, "B SNIPE A.Pilot")
    assert offered(stage, "A") == {
        "NO_MIRROR": {"kind": "pass", "word": "NO_MIRROR"},
        "MIRROR": {"kind": "mirror", "card": "Mirror"},
    }
    heard(stage, "A MIRROR\nB BOMB\nC NO_DUD")
    assert offered(stage, "A") == {
        "NO_DUD": {"kind": "pass", "word": "NO_DUD"},
        "DUD": {"kind": "dud", "card": "Dud"},
        "SUPERDUD": {"kind": "superdud", "card": "SuperDud"},
    }
    heard(stage, "A NO_DUD")
    assert offered(stage, "A")["LOSE Pilot"] == {"kind": "lose", "soldier": "Pilot"}
    heard(stage, "A LOSE Pilot\nA DRAW_PILE\nA TRAIN 1")
    assert offered(stage, "A")["PICK Officer"] == {"kind": "pick", "soldier": "Officer"}
    stage = opened("{A: [Advance, Attack], B: [Persuasion], C: []}", options="{persuasion: truce}")
    assert offered(stage, "B")["PERSUADE"] == {"kind": "persuade", "card": "Persuasion"}


def test_a_combat_is_told() -> None:
    hands = "{A: [Advance, Attack, M16, Superhuman], B: [Radio, Redirect], C: [T1, Interfere]}"
    stage = staged(f"{THREE}hands: {hands}", "{surrender: winner}")
    script = """A ADVANCE Rifleman B.Marine
        A LAY Attack +M16 +Superhuman
        C PASS
        A PASS
        B RADIO C
        B REDIRECT C.Officer
        B INTERFERE Marine
        C PASS
        A PASS
        B NO_RESPONSE"""
    told = sentences(stage, script)
    assert told[:16] == [
        "Ann’s Rifleman advances on Bea’s Marine.",
        "Ann plays an Attack with the power weapon M16 and Superhuman.",
        "Bea radios for help and takes cards from Cy’s hand.",
        "Bea gets a card from Cy.",
        "Bea gets a card from Cy.",
        "Cy may not refill before their next turn or combat.",
        "Bea turns the attack on Cy’s Officer.",
        "Bea’s Marine takes the place of Cy’s soldier.",
        "Bea gives no answer.",
        "Ann wins the combat against Bea.",
        "Bea’s Marine joins Ann.",
        "Ann has won 1 battle.",
        "Bea draws a card.",
        "Bea draws a card.",
        "Bea draws a card.",
        "Bea draws a card.",
    ]
    assert told[-1] == "It is Bea’s turn."


def test_a_card_is_told_only_to_those_who_see_it() -> None:
    def radio(viewer: str | None) -> list[dict[str, Any]]:
        stage = opened("{A: [Advance, Attack], B: [Radio], C: [T1]}")
        return [told for told in heard(stage, "B RADIO C", viewer) if told["kind"] == "robbed"]

    public = {"kind": "robbed", "seat": "B", "card": None, "victim": "C", "clause": "US-R-51",
              "text": "Bea gets a card from Cy."}  # fmt: skip
    private = public | {"card": "T1", "text": "Bea gets Training 1 from Cy."}
    assert [radio(viewer) for viewer in ("A", "B", "C", None)] == [[public], [private], [private], [public]]


def test_answers_are_told() -> None:
    def told(hand: str, line: str, options: str = "{}") -> list[str]:
        stage = opened(f"{{A: [Advance, Attack], B: [{hand}], C: []}}", options=options)
        return sentences(stage, line)[:3]

    stunned = "Ann is stunned and will lose the next turn."
    assert told("Stun", "B LAY Stun") == ["Bea plays a Stun.", stunned, "The combat is a tie."]
    assert told("Retreat", "B LAY Retreat")[:2] == ["Bea plays a Retreat.", "Bea retreats: the combat is over."]
    truce = told("Persuasion", "B PERSUADE", "{persuasion: truce}")
    assert truce[0] == "Bea persuades the other side to stop." and truce[1].endswith("the combat is over.")


def test_turns_shots_and_bombs_are_told() -> None:
    position = "players: 3\ndraw: [T1]\nused: [40*T2]\nsoldiers: {A: [Rifleman, Pilot], B: [Marine], C: [Officer]}"
    hands = "hands: {A: [T3, T1, Mirror], B: [Sniper, Bomb], C: [Dud]}\nstunned: [B]\ntraining: {A: [3]}\npile: [Ninja]"
    stage = staged(f"{position}\n{hands}")
    assert sentences(stage, "B SNIPE A.Pilot\nA MIRROR")[:2] == [
        "Bea shoots at Ann’s Pilot.",
        "Ann holds up a Mirror: the soldier is saved.",
    ]
    told = sentences(stage, "B BOMB\nC DUD\nA NO_DUD\nA LOSE Pilot")
    assert told[:3] == ["Bea plays a Bomb.", "Cy plays a Dud and is saved.", "Ann loses the Pilot to the Bomb."]
    assert "The discarded and used cards make a new draw pile: 42 cards." in told
    assert sentences(stage, "A DRAW_PILE\nA TRAIN 3") == [
        "Ann draws a card.",
        "Ann trains: 3 points.",
        "Ann earns the Ninja.",
        "Bea is stunned and loses this turn.",
        "It is Cy’s turn.",
    ]
    told = sentences(stage, "A PASS\nB PASS\nC DRAW_PILE\nC DISCARD T2\nB PASS\nC PASS\nA DRAW_DISCARD")
    assert told == ["Cy draws a card.", "Cy discards Training 2.", "It is Ann’s turn.",
                        "Ann takes Training 2 from the discard pile."]  # fmt: skip


def test_a_super_dud_and_a_void_combat_are_told() -> None:
    stage = opened("{A: [Advance, Attack], B: [Bomb], C: [SuperDud]}")
    assert sentences(stage, "B BOMB\nC SUPERDUD")[:3] == [
        "Bea plays a Bomb.",
        "The combat is called off.",
        "Cy plays a Super Dud: everybody is saved.",
    ]


def test_the_end_of_a_round_and_of_a_game_are_told() -> None:
    position = f"{THREE}training: {{A: [3]}}\nhands: {{A: [T1, Sniper], B: [], C: []}}".replace(
        "Pilot]", "Pilot, Sapper]"
    )
    match = sentences(staged(position, "{mode: rounds}"), "A TRAIN 1")
    assert match[2:6] == ["Ann scores 3 points, 3 in all.", "Bea scores 1 point, 1 in all.",
                          "Cy scores 1 point, 1 in all.", "Round 2 begins. Bea starts."]  # fmt: skip
    assert "Ann is dealt a card." in match
    stage = staged(position)
    told = heard(stage, "A SNIPE C.Officer\nC NO_MIRROR\nA TRAIN 1")
    assert told[1] == {"kind": "fell", "seat": "C", "soldier": "Officer", "clause": "US-SNIPE-6",
                       "text": "Cy’s Officer falls and goes under the soldier pile."}  # fmt: skip
    assert told[-1] == {"kind": "ended", "winners": ["A"], "reason": "soldiers", "clause": "US-WIN-2",
                        "text": "Ann wins with enough soldiers."}  # fmt: skip


@pytest.mark.parametrize("seed", cases(10))
def test_sentences_are_plain_and_complete(seed: int) -> None:
    game, rng = short_game(seed)
    game.names = NAMES[: len(game.seats)]
    while not game.over:
        step = game.replay(*game.pick(rng))
        for viewer in (*range(len(game.seats)), game.spectator):
            told = game.told(step, viewer)
            for sentence in [game.ask(viewer), *(event["text"] for event in told)]:
                assert sentence[0].isupper() and sentence[-1] in ".?" and not set(sentence) & set("!{}_")
            assert all(event["clause"] for event in told)


def test_the_asked_player_is_told_what_may_be_done() -> None:
    hands = "{A: [Advance, Attack, Knife], B: [Block, Sniper], C: [Bomb]}"
    stage = staged(f"{BEFORE}discard: [Stun]\nhands: {hands}")
    assert [asked(stage, seat) for seat in "BC"] == [
        "Use a Sniper or a Bomb, or pass?",
        "The others may use a Sniper or a Bomb.",
    ]
    heard(stage, "B PASS\nC PASS")
    assert asked(stage, "A") == "Draw 2 cards. You may take the discarded Stun."
    assert asked(stage, "B") == "Waiting for Ann to draw."
    heard(stage, "A DRAW_PILE\nA DRAW_PILE")
    assert asked(stage, "A") == "Train, start a combat, or discard a card."
    heard(stage, "A ADVANCE Rifleman B.Marine")
    assert asked(stage, "A") == "Play your Attack. A weapon and an intensity card make it stronger."
    heard(stage, "A LAY Attack +Knife")
    assert asked(stage, "C") == "Use Interfere, a Sniper or a Bomb, or pass?"
    heard(stage, "C PASS")
    assert asked(stage, "A") == "Use a Sniper or a Bomb, or pass?"
    heard(stage, "A PASS")
    need = "The answer needs a weapon or an intensity card."
    assert asked(stage, "B") == f"Ann plays an Attack. Answer it, or your Marine loses. {need}"
    heard(stage, "B SNIPE C.Officer")
    assert asked(stage, "C") == "Bea shoots at your Officer. A Mirror saves it."
    assert asked(stage, "A") == "Bea shoots at Cy’s Officer. Cy may use a Mirror."
    heard(stage, "C NO_MIRROR")
    assert asked(stage, "C") == "Waiting for Bea to answer."


def test_a_block_may_be_left_unanswered() -> None:
    stage = opened("{A: [Advance, Attack], B: [Block], C: []}")
    heard(stage, "B LAY Block\nB PASS\nC PASS")
    assert asked(stage, "A") == "Bea plays a Block. Answer it, or the combat is a tie."


def test_a_bomb_asks_for_duds_and_soldiers() -> None:
    stage = opened("{A: [Advance, Attack], B: [Bomb], C: []}")
    heard(stage, "B BOMB")
    assert asked(stage, "C") == "Bea plays a Bomb. A Dud saves you, a Super Dud everybody."
    assert asked(stage, "A") == "Bea plays a Bomb. The others may use a Dud."
    heard(stage, "C NO_DUD\nA NO_DUD")
    assert asked(stage, "A") == "The Bomb takes one of your soldiers. Choose which."


def test_the_options_ask_too() -> None:
    position = f"{THREE}hands: {{A: [T1, 10*Block], B: [], C: []}}\ntraining: {{A: [3]}}"
    stage = staged(position, "{hand_limit: 8, new_soldier: select}")
    heard(stage, "A TRAIN 1")
    assert asked(stage, "A") == "You have earned a soldier. Choose one from the pile."
    heard(stage, "A PICK Scout")
    assert asked(stage, "A") == "Discard 2 cards: you may keep 8."


@pytest.mark.parametrize(
    ("action", "beginning"),
    [
        ("TRAIN 1", "Ann plays an Attack. Answer it, or your Marine loses."),
        ("LAY Block", "The answer needs the M16, or a weapon and an intensity card."),
        ("LAY Attack", "Attack is answered by Block, Retaliate, Stun and Retreat."),
        ("SNIPE A.Rifleman", "A Sniper cannot hit the two soldiers that fight."),
    ],
)
def test_a_refusal_says_what_would_do(action: str, beginning: str) -> None:
    hand = "Block, Attack, Sniper, T1, Stun, Glock"
    stage = opened(f"{{A: [Advance, Attack, M16], B: [{hand}], C: []}}", lay="Attack +M16")
    assert refused(stage, "B", action)[1].startswith(beginning)


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("T1, Advance, Attack", "Train, start a combat, or discard a card."),
        ("T1, Attack", "Train, or discard a card."),
        ("Advance, Attack", "Start a combat, or discard a card."),
        ("Advance, Block", "Discard a card."),
    ],
)
def test_the_question_for_a_move_names_only_what_the_hand_can_do(hand: str, may: str) -> None:
    stage = staged(f"{THREE}hands: {{A: [{hand}], B: [], C: []}}")
    assert asked(stage, "A") == may


def headlines(stage: Any, script: str) -> list[str]:
    """Return the headlines of the decisions of a script, one a line, for a viewer who is called you."""
    stage.umpire.addresses = True
    return [stage.umpire.headline(heard(stage, line, "A"), 0) for line in script.strip().splitlines()]


def test_a_headline_tells_a_move_with_what_came_of_it() -> None:
    stage = staged(f"{THREE}training: {{A: [3]}}\nhands: {{A: [T1], B: [Attack], C: []}}")
    assert headlines(stage, "A TRAIN 1") in (
        ["You train: 1 point. You earn the Ninja."],
        ["You train: 1 point. You earn the Scout."],
    )
    stage = opened("{A: [Advance, Attack], B: [Stun], C: []}")
    assert headlines(stage, "B LAY Stun") == [
        "Bea plays a Stun. You are stunned and will lose your next turn. The combat is a tie."
    ]
    stage = opened("{A: [Advance, Attack], B: [Retreat], C: []}")
    assert headlines(stage, "B LAY Retreat") == ["Bea plays a Retreat. Bea retreats: the combat is over."]


def test_a_battle_that_is_won_is_told_by_how_it_ended() -> None:
    stage = opened("{A: [Advance, Attack], B: [], C: []}")
    assert headlines(stage, "B NO_RESPONSE") == [""]


def test_a_headline_tells_the_deal() -> None:
    position = f"{THREE}training: {{A: [3]}}\nhands: {{A: [T1], B: [], C: []}}".replace("Pilot]", "Pilot, Sapper]")
    stage = staged(position, "{mode: rounds}")
    [line] = headlines(stage, "A TRAIN 1")
    assert line.startswith("You train: 1 point. ")
    assert line.endswith(" Every player gets a soldier and 8 cards. Round 2 begins. Bea starts.")


@pytest.mark.parametrize(
    ("won", "against"),
    [
        (0, ""),
        (1, ", though your opponent then needs only one more battle"),
        (2, ", though your opponent then wins the game"),
    ],
)
def test_a_hint_to_give_no_answer_says_what_it_costs(won: int, against: str) -> None:
    stage = opened("{A: [Advance, Attack], B: [], C: []}", f"{THREE}wins: {{A: {won}}}\n")
    umpire = stage.umpire
    seen = SOLDIER.game.schema.read_view(umpire.packed(1))
    assert SOLDIER.game.reason is not None
    assert SOLDIER.game.reason(seen, 1, umpire.legal(1)[0]) == f"You gain more by keeping your cards{against}."
