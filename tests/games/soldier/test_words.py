"""How Ultimate Soldier speaks: notation, views, choices, sentences, previews, the picture."""

from __future__ import annotations

from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console
from tests.every_game.tables import Table, cases, play
from tests.games.soldier.situations import NAMES, SOLDIER, heard, sentences, staged

from sandtable.games.soldier.cards import SIGNS, SOLDIER_SIGNS
from sandtable.umpire.errors import BadInput, IllegalAction
from sandtable.umpire.umpire import Umpire

FIGHT = "drawn: yes\ndraw: [60*T2]\npile: [Ninja, Scout]\n"
THREE = f"players: 3\n{FIGHT}soldiers: {{A: [Rifleman, Pilot], B: [Marine], C: [Officer]}}\n"
BEFORE = THREE.replace("drawn: yes\n", "")  # the opening window
START = "A ADVANCE Rifleman B.Marine\nA LAY Attack"


def opened(hands: str, position: str = THREE, options: str = "{}", lay: str = "Attack") -> Any:
    """A combat of three players whose opening Attack waits for an answer."""
    stage = staged(f"{position}hands: {hands}", options)
    heard(stage, f"A ADVANCE Rifleman B.Marine\nA LAY {lay}\nC PASS\nA PASS")
    return stage


def view(stage: Any, seat: str | None = None) -> Any:
    return stage.umpire.view(stage.umpire.spectator if seat is None else stage.seats.index(seat))


def asked(stage: Any, seat: str) -> str:
    return str(stage.umpire.ask(stage.seats.index(seat)))


def offered(stage: Any, seat: str) -> dict[str, dict[str, Any]]:
    """What a seat may do, by its notation, without the ids."""
    return {
        offer["text"]: {key: value for key, value in offer.items() if key not in ("id", "text")}
        for offer in stage.umpire.offer(stage.seats.index(seat))
    }


def refused(stage: Any, seat: str, action: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refusal:
        stage.umpire.act(stage.seats.index(seat), action)
    return refusal.value.clause, refusal.value.sentence


# -- notation ----------------------------------------------------------------------------------------------------------


def short_game(seed: int) -> tuple[Table, Random]:
    """A game of thirty turns at most, with options of all kinds."""
    rng = Random(seed)
    switches = {option.key: rng.choice(option.values) for option in SOLDIER.options if len(option.values) == 2}
    return Table(SOLDIER, rng.choice((2, 3, 4)), switches | {"max_turns": 30, "max_rounds": 1}, rng.randbytes(32)), rng


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


# -- views -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("US-R-63", "US-R-57")
def test_a_window_names_everybody_who_is_still_to_be_asked() -> None:
    position = "soldiers: {A: [Rifleman], B: [Marine], C: [Officer], D: []}\ndraw: [60*T2]\npile: [Ninja]\nturn: B"
    stage = staged(f"players: 4\n{position}\nhands: {{A: [], B: [Advance, Attack], C: [], D: [Sniper, Bomb]}}")
    assert view(stage)["window"] == {"kind": "W-START", "asks": ["C", "D", "A"]}
    heard(stage, "C PASS")
    assert view(stage)["to_act"] == ["D", "A"]
    heard(stage, "D SNIPE A.Rifleman")
    assert view(stage)["window"] == {"kind": "MIRROR", "asks": ["A"]}
    assert view(stage)["shot"] == {"by": "D", "seat": "A", "soldier": "Rifleman"}
    heard(stage, "A NO_MIRROR")
    assert view(stage)["window"] == {"kind": "W-START", "asks": ["D", "A"]} and view(stage)["shot"] is None
    heard(stage, "D PASS\nA PASS\nB DRAW_PILE")
    assert view(stage)["window"] is None and view(stage)["to_act"] == ["B"]
    heard(stage, "B ADVANCE Marine C.Officer\nB LAY Attack")
    assert view(stage)["window"] == {"kind": "W-OPEN", "asks": ["D", "A", "B"]}
    heard(stage, "D BOMB\nA NO_DUD")
    assert view(stage)["window"] == {"kind": "DUD", "asks": ["B", "C"]}
    assert view(stage)["bomb"] == {"by": "D", "saved": ["D"]}


@pytest.mark.clause("US-R-72")
def test_a_player_knows_what_it_saw_of_other_hands() -> None:
    stage = staged(f"{BEFORE}discard: [Stun]\nhands: {{A: [], B: [Radio, T1], C: [Dud, Mirror]}}")
    heard(stage, "B PASS\nC PASS\nA DRAW_DISCARD")
    holders = {seat: [player["known"] for player in view(stage, seat)["players"]] for seat in "ABC"}
    assert holders == {"A": [[], [], []], "B": [["Stun"], [], []], "C": [["Stun"], [], []]}
    assert view(stage)["players"][0]["known"] == ["Stun"]
    stage = opened("{A: [Advance, Attack], B: [Radio], C: [Dud, Mirror]}")
    heard(stage, "B RADIO C")
    assert view(stage, "C")["players"][1]["known"] == ["Mirror", "Dud"]
    assert view(stage, "A")["players"][1]["known"] == view(stage)["players"][1]["known"] == []
    assert view(stage, "B")["hand"] == {"Mirror": 1, "Dud": 1} and view(stage)["hand"] is None


@pytest.mark.clause("US-R-39", "US-R-38")
@pytest.mark.parametrize(
    ("lay", "option", "demand"),
    [
        ("Attack", "literal", ("none", 0, "Nothing need be added.")),
        ("Attack +Knife", "literal", ("ordinary", 0, "Add a weapon, an intensity card, or both.")),
        ("Attack +Adrenaline", "literal", ("ordinary", 0, "Add a weapon, an intensity card, or both.")),
        (
            "Attack +M16",
            "literal",
            ("power", 0, "Add the M16, the Marine's power weapon, or a weapon and an intensity card."),
        ),
        ("Attack", "strength", ("none", 0, "Nothing need be added.")),
        (
            "Attack +M16 +Adrenaline",
            "strength",
            (
                "strength",
                3,
                "Add a strength of at least 3: an intensity card counts 1, a weapon 1 or, if it is the M16, the "
                "Marine's power weapon, 2.",
            ),
        ),
    ],
)
def test_the_view_says_what_a_lay_demands(lay: str, option: str, demand: tuple[str, int, str]) -> None:
    hands = "{A: [Advance, Attack, Knife, M16, Adrenaline], B: [], C: []}"
    stage = opened(hands, options=f"{{boost: {option}}}", lay=lay)
    pending = view(stage)["combat"]["pending"]
    assert pending["demand"] == dict(zip(("kind", "strength", "text"), demand, strict=True))
    assert pending["weapon"] == ("power" if "M16" in lay else "ordinary" if "Knife" in lay else "none")
    assert pending["intensity"] == ("Adrenaline" in lay)


@pytest.mark.clause("US-ANS-1", "US-ANS-3", "US-ANS-5", "US-R-32", "US-R-33", "US-REDIR-3", "US-R-62")
def test_the_view_says_what_would_answer() -> None:
    hands = "{A: [Advance, Attack, Attack, Retaliate], B: [Block, Retaliate], C: []}"
    switches = "{retaliate_full: no, attack_answers_retaliate: no, redirect_attacker: no, persuasion: truce}"
    found = []
    for options in ("{}", switches):
        stage = opened(hands, options=options)
        found.append(view(stage)["combat"]["pending"])
        heard(stage, "B LAY Block\nB PASS\nC PASS")
        found.append(view(stage)["combat"]["pending"])
        heard(stage, "A LAY Attack\nC PASS\nA PASS\nB LAY Retaliate\nB PASS\nC PASS")
        found.append(view(stage)["combat"]["pending"])
    assert [(one["seat"], one["card"], one["opening"], one["none"]) for one in found[:3]] == [
        ("A", "Attack", True, "lose"),
        ("B", "Block", False, "tie"),
        ("B", "Retaliate", False, "lose"),
    ]
    assert [one["answers"] for one in found] == [
        ["Block", "Retaliate", "Stun", "Retreat", "Redirect"],
        ["Attack"],
        ["Attack", "Block", "Retaliate", "Stun", "Retreat"],
        ["Block", "Retaliate", "Stun", "Retreat", "Redirect", "Persuasion"],
        ["Attack", "Persuasion"],
        ["Block", "Retaliate", "Persuasion"],
    ]


@pytest.mark.clause("US-R-45")
def test_two_players_cannot_redirect_where_it_may_not_go_back() -> None:
    position = f"players: 2\n{FIGHT}soldiers: {{A: [Rifleman], B: [Marine]}}\nhands: {{A: [Advance, Attack], B: []}}"
    for option, answers in (("yes", ["Redirect"]), ("no", [])):
        stage = staged(position, f"{{redirect_attacker: {option}}}")
        heard(stage, f"{START}\nA PASS")
        assert view(stage)["combat"]["pending"]["answers"] == ["Block", "Retaliate", "Stun", "Retreat", *answers]


@pytest.mark.clause("US-R-38", "US-R-45")
def test_the_table_keeps_what_was_laid() -> None:
    stage = opened("{A: [Advance, Attack, M16, Superhuman, Block, Knife, Adrenaline], B: [Redirect], C: []}",
                   lay="Attack +M16 +Superhuman")  # fmt: skip
    heard(stage, "B REDIRECT A.Pilot\nB PASS\nC PASS\nA LAY Block +Knife +Adrenaline")
    combat = view(stage)["combat"]
    assert (combat["assaulter"], combat["defender"]) == (
        {"seat": "B", "soldier": "Marine"},
        {"seat": "A", "soldier": "Pilot"},
    )
    assert combat["answerer"] == "B"
    assert [tuple(laid.values()) for laid in combat["table"]] == [
        ("A", "Advance", None, None, False),
        ("A", "Attack", "M16", "Superhuman", True),
        ("B", "Redirect", None, None, False),
        ("A", "Block", "Knife", "Adrenaline", False),
    ]
    engaged = [one["soldier"] for player in view(stage)["players"] for one in player["soldiers"] if one["engaged"]]
    assert engaged == ["Pilot", "Marine"]


def test_the_view_of_a_match_and_of_its_end() -> None:
    position = "players: 2\nsoldiers: {A: [Rifleman, Pilot, Ninja], B: [Marine]}\ntraining: {A: [3]}\ndraw: [60*T2]"
    match = f"{position}\npile: [Scout]\ndrawn: yes\nround: 3\npoints: {{A: 4, B: 5}}\nrounds_won: {{A: 1}}"
    stage = staged(f"{match}\nhands: {{A: [T1], B: []}}", "{mode: rounds}")
    before = view(stage)
    assert (before["mode"], before["round"], before["result"], before["last"]) == ("rounds", 3, None, None)
    assert [(one["points"], one["rounds_won"]) for one in before["players"]] == [(4, 1), (5, 0)]
    heard(stage, "A TRAIN 1")
    after = view(stage)
    assert after["phase"] == "over" and after["to_act"] == []
    assert after["result"] == {
        "winners": ["A"],
        "reason": "points",
        "clause": "US-ROUND-4",
        "text": "Ann wins. Seven points from rounds are reached.",
        "points": {"A": 7, "B": 6},
    }
    assert asked(stage, "A") == "The game is over."


def test_a_new_game_waits_for_nobody_while_cards_are_dealt() -> None:
    game = Umpire(SOLDIER, 3, seed=bytes(32), asks_chance=True)
    shown = game.view(0)
    assert (shown["phase"], shown["turn"], shown["to_act"]) == ("deal", None, [])
    assert game.ask(0) == "The cards are dealt." and shown["piles"]["draw"] == 115


def test_the_board_lists_cards_soldiers_and_answers() -> None:
    board = SOLDIER.describe()["board"]
    assert [card["kind"] for card in board["cards"]] == list(SIGNS)
    assert [soldier["kind"] for soldier in board["soldiers"]] == list(SOLDIER_SIGNS)
    assert sum(card["count"] for card in board["cards"]) == 115
    clauses = SOLDIER.game.rulebook.clauses
    assert all(card["does"].endswith(".") and card["clause"] in clauses for card in board["cards"])
    assert [(one["to"], one["none"], one["clause"]) for one in board["engagement"]] == [
        ("Attack", "lose", "US-ANS-1"),
        ("Block", "tie", "US-ANS-3"),
        ("Retaliate", "lose", "US-ANS-5"),
    ]
    assert board["engagement"][2]["answers"] == ["Attack", "Block", "Retaliate", "Stun", "Retreat"]


# -- choices -----------------------------------------------------------------------------------------------------------


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


# -- sentences ---------------------------------------------------------------------------------------------------------


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
        "Ann's Rifleman advances on Bea's Marine.",
        "Ann lays Attack with M16 (power weapon) and Superhuman.",
        "Bea radios for help and takes from Cy's hand.",
        "Bea gets a card from Cy.",
        "Bea gets a card from Cy.",
        "Cy may not refill before the own next turn or combat.",
        "Bea turns the attack on Cy's Officer.",
        "Bea interferes: the Marine takes the place of Cy's soldier.",
        "Bea gives no answer.",
        "Ann wins the combat against Bea.",
        "Bea's Marine joins Ann.",
        "Ann has won 1 battle.",
        "Bea refills with a card.",
        "Bea refills with a card.",
        "Bea refills with a card.",
        "Bea refills with a card.",
    ]
    assert told[-1] == "It is Bea's turn."


def test_a_card_is_told_only_to_those_who_see_it() -> None:
    def radio(viewer: str | None) -> list[dict[str, Any]]:
        stage = opened("{A: [Advance, Attack], B: [Radio], C: [T1]}")
        return [told for told in heard(stage, "B RADIO C", viewer) if told["kind"] == "robbed"]

    public = {"kind": "robbed", "seat": "B", "card": None, "victim": "C", "text": "Bea gets a card from Cy.",
              "clause": "US-R-51"}  # fmt: skip
    private = public | {"card": "T1", "text": "Bea gets 1 point of training from Cy."}
    assert [radio(viewer) for viewer in ("A", "B", "C", None)] == [[public], [private], [private], [public]]


def test_answers_are_told() -> None:
    def told(hand: str, line: str, options: str = "{}") -> list[str]:
        stage = opened(f"{{A: [Advance, Attack], B: [{hand}], C: []}}", options=options)
        return sentences(stage, line)[:3]

    stunned = "Ann is stunned and will forfeit the next turn."
    assert told("Stun", "B LAY Stun") == ["Bea lays Stun.", stunned, "The combat is a tie."]
    assert told("Retreat", "B LAY Retreat")[:2] == ["Bea lays Retreat.", "Bea retreats: the combat is over."]
    truce = told("Persuasion", "B PERSUADE", "{persuasion: truce}")
    assert truce[0] == "Bea persuades the other side to stop." and truce[1].endswith("the combat is over.")


def test_turns_shots_and_bombs_are_told() -> None:
    position = "players: 3\ndraw: [T1]\nused: [40*T2]\nsoldiers: {A: [Rifleman, Pilot], B: [Marine], C: [Officer]}"
    hands = "hands: {A: [T3, T1, Mirror], B: [Sniper, Bomb], C: [Dud]}\nstunned: [B]\ntraining: {A: [3]}\npile: [Ninja]"
    stage = staged(f"{position}\n{hands}")
    assert sentences(stage, "B SNIPE A.Pilot\nA MIRROR")[:2] == [
        "Bea shoots at Ann's Pilot.",
        "Ann holds up a Mirror: the soldier is saved.",
    ]
    told = sentences(stage, "B BOMB\nC DUD\nA NO_DUD\nA LOSE Pilot")
    assert told[:3] == ["Bea bombs.", "Cy lays a Dud and is saved.", "Ann loses the Pilot to the Bomb."]
    assert "The discarded and the used cards are shuffled into a new draw pile of 42 cards." in told
    assert sentences(stage, "A DRAW_PILE\nA TRAIN 3") == [
        "Ann draws a card.",
        "Ann lays 3 points of training.",
        "Ann gets a new soldier, the Ninja.",
        "Bea is stunned and forfeits this turn.",
        "It is Cy's turn.",
    ]
    told = sentences(stage, "A PASS\nB PASS\nC DRAW_PILE\nC DISCARD T2\nB PASS\nC PASS\nA DRAW_DISCARD")
    assert told == ["Cy draws a card.", "Cy discards 2 points of training.", "It is Ann's turn.",
                        "Ann takes 2 points of training from the discard pile."]  # fmt: skip


def test_a_super_dud_and_a_void_combat_are_told() -> None:
    stage = opened("{A: [Advance, Attack], B: [Bomb], C: [SuperDud]}")
    assert sentences(stage, "B BOMB\nC SUPERDUD")[:3] == [
        "Bea bombs.",
        "The combat is void.",
        "Cy lays the Super Dud: everybody is saved.",
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
                       "text": "Cy's Officer falls and goes under the soldier pile."}  # fmt: skip
    assert told[-1] == {"kind": "ended", "winners": ["A"], "reason": "soldiers", "clause": "US-WIN-2",
                        "text": "The game ends: four soldiers live. Ann wins."}  # fmt: skip


@pytest.mark.parametrize("seed", cases(10))
def test_sentences_are_plain_and_complete(seed: int) -> None:
    game, rng = short_game(seed)
    game.names = NAMES[: len(game.seats)]
    while not game.over:
        step = game.replay(*game.pick(rng))
        for viewer in (*range(len(game.seats)), game.spectator):
            told = game.told(step, viewer)
            for sentence in [game.ask(viewer), *(event["text"] for event in told)]:
                assert sentence[0].isupper() and sentence.endswith(".") and not set(sentence) & set("!{}_")
            assert all(event["clause"] for event in told)


def test_the_asked_player_is_told_what_may_be_done() -> None:
    hands = "{A: [Advance, Attack, Knife], B: [Block, Sniper], C: [Bomb]}"
    stage = staged(f"{BEFORE}discard: [Stun]\nhands: {hands}")
    assert [asked(stage, seat) for seat in "BC"] == [
        "Play waits: you may shoot, bomb or pass.",
        "Play waits: others may shoot, bomb or pass.",
    ]
    heard(stage, "B PASS\nC PASS")
    assert (
        asked(stage, "A")
        == "Your turn: draw 2 cards, one at a time, from the draw pile or the discard pile (Stun on top)."
    )
    assert asked(stage, "B") == "Waiting for Ann to draw."
    heard(stage, "A DRAW_PILE\nA DRAW_PILE")
    assert asked(stage, "A") == "Your move: train, start a combat, or discard a card."
    heard(stage, "A ADVANCE Rifleman B.Marine")
    assert asked(stage, "A") == "Lay the Attack: with a weapon, an intensity card, both or neither."
    heard(stage, "A LAY Attack +Knife")
    assert asked(stage, "C") == "Play waits: you may interfere, shoot, bomb or pass."
    heard(stage, "C PASS")
    assert asked(stage, "A") == "Play waits: you may shoot, bomb or pass."
    heard(stage, "A PASS")
    need = "Add a weapon, an intensity card, or both."
    assert (
        asked(stage, "B") == f"Attack by Ann's Rifleman against your Marine: answer it, or you lose the combat. {need}"
    )
    heard(stage, "B SNIPE C.Officer")
    assert asked(stage, "C") == "Bea shoots at your Officer: a Mirror saves it."
    assert asked(stage, "A") == "Bea shoots at Cy's Officer. Cy may use a Mirror."
    heard(stage, "C NO_MIRROR")
    assert asked(stage, "C") == "Waiting for Bea to answer."


def test_a_block_may_be_left_unanswered() -> None:
    stage = opened("{A: [Advance, Attack], B: [Block], C: []}")
    heard(stage, "B LAY Block\nB PASS\nC PASS")
    assert asked(stage, "A") == "Block by Bea's Marine against your Rifleman: answer it, or the combat is a tie."


def test_a_bomb_asks_for_duds_and_soldiers() -> None:
    stage = opened("{A: [Advance, Attack], B: [Bomb], C: []}")
    heard(stage, "B BOMB")
    assert asked(stage, "C") == "Bea bombs: a Dud saves you, a Super Dud everybody."
    assert asked(stage, "A") == "Bea bombs. The others may use a Dud."
    heard(stage, "C NO_DUD\nA NO_DUD")
    assert asked(stage, "A") == "The Bomb takes one of your soldiers: say which."


def test_the_options_ask_too() -> None:
    position = f"{THREE}hands: {{A: [T1, 10*Block], B: [], C: []}}\ntraining: {{A: [3]}}"
    stage = staged(position, "{hand_limit: 8, new_soldier: select}")
    heard(stage, "A TRAIN 1")
    assert asked(stage, "A") == "You have earned a soldier: choose one from the pile."
    heard(stage, "A PICK Scout")
    assert asked(stage, "A") == "You may keep 8 cards: discard 2."


@pytest.mark.parametrize(
    ("action", "beginning"),
    [
        ("TRAIN 1", "Attack by Ann's Rifleman against your Marine: answer it, or you lose the combat."),
        ("LAY Block", "Add the M16, the Marine's power weapon, or a weapon and an intensity card. A lay with"),
        ("LAY Attack", "You answer an Attack. An Attack is answered with"),
        ("SNIPE A.Rifleman", "Ann's Rifleman and Bea's Marine stand in the centre. A Sniper may aim"),
    ],
)
def test_a_refusal_says_what_would_do(action: str, beginning: str) -> None:
    hand = "Block, Attack, Sniper, T1, Stun, Glock"
    stage = opened(f"{{A: [Advance, Attack, M16], B: [{hand}], C: []}}", lay="Attack +M16")
    assert refused(stage, "B", action)[1].startswith(beginning)


# -- previews and the picture ------------------------------------------------------------------------------------------


def previewed(stage: Any, seat: str, partial: str) -> dict[str, Any]:
    found: dict[str, Any] = stage.umpire.preview(stage.seats.index(seat), partial)
    return found


def test_a_preview_says_what_a_lay_would_ask_of_the_other() -> None:
    hands = "{A: [Advance, Attack, M16], B: [Retaliate, Block, Stun, Pistol, Superhuman], C: []}"
    stage = staged(f"{THREE}hands: {hands}")
    assert previewed(stage, "A", "DISCARD M16") == {"legal": True, "clause": None}
    assert previewed(stage, "A", "DISCARD Knife") == {"legal": False, "clause": "US-R-78"}
    assert previewed(stage, "B", "PASS") == {"legal": False, "clause": "US-R-63"}
    heard(stage, "A ADVANCE Rifleman B.Marine")
    assert previewed(stage, "A", "LAY Attack +M16")["text"] == (
        "Bea would have to answer with Block or Retaliate or Stun or Retreat. Add the M16, the Marine's power weapon, "
        "or a weapon and an intensity card. Without an answer Bea loses."
    )
    heard(stage, "A LAY Attack\nC PASS\nA PASS")
    assert previewed(stage, "B", "LAY Block +Pistol")["text"] == (
        "Ann would have to answer with Attack. Add a weapon, an intensity card, or both. Without an answer the combat "
        "is a tie."
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
    assert marine["soldier"] == "Marine" and marine["text"].endswith("It is one of Bea's.")
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
        "B answers Block or Retaliate or Stun or Retreat or Redirect. Add the M16,",
        "the Marine's power weapon, or a weapon and an intensity card.",
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


@pytest.mark.clause("US-R-64")
def test_where_only_holders_are_asked_a_view_names_everybody() -> None:
    stage = staged(f"{BEFORE}hands: {{A: [T1], B: [], C: [Bomb]}}", "{ask: holders}")
    assert stage.umpire.waiting == (2,) and view(stage)["to_act"] == ["B", "C"]
