"""Tests of clauses of Ultimate Soldier that no single scenario shows: numbers, chance, knowledge, views."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.every_game.tables import cases, play, table
from tests.games.soldier.referee_cards import DECK, POWER, WEAPONS
from tests.games.soldier.situations import SOLDIER, staged

from sandtable.engine.errors import BadInput
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire
from sandtable.games.soldier.rules.actions import ACTIONS
from sandtable.games.soldier.rules.cards import KIND_OF, SIGNS, SOLDIER_OF
from sandtable.games.soldier.rules.law import SOLDIER_OUTCOME

THREE = "soldiers: {A: [Rifleman], B: [Officer], C: [Scout]}"


def known(stage: Any, viewer: str, seat: str) -> list[str]:
    """Return the cards that a viewer ('' is the spectator) knows to be in another seat's hand."""
    umpire = stage.umpire
    view = umpire.view("ABCD".index(viewer) if viewer else umpire.spectator)
    return sorted(view["players"]["ABCD".index(seat)]["known"])


def hands(game: Umpire) -> list[Counter[str]]:
    return [Counter(game.view(seat)["hand"]) for seat in range(len(game.seats))]


# Components.


@pytest.mark.clause("US-GAME-1")
def test_two_to_four_can_play() -> None:
    for players in (1, 5):
        with pytest.raises(BadInput):
            Umpire(SOLDIER, players)
    assert [len(Umpire(SOLDIER, players).seats) for players in range(2, 5)] == [2, 3, 4]


def test_the_number_of_actions() -> None:
    assert ACTIONS == SOLDIER.actions == 258


@pytest.mark.clause("US-COMP-3", "US-COMP-4", "US-COMP-5", "US-COMP-6", "US-COMP-7", "US-COMP-8")
@pytest.mark.clause("US-R-1", "US-R-2", "US-R-3", "US-R-4", "US-R-5", "US-R-6", "US-R-8")
def test_the_deck() -> None:
    cards = SOLDIER.describe()["board"]["cards"]
    assert {card["kind"]: card["count"] for card in cards} == DECK
    groups = Counter[str]()
    for card in cards:
        groups[card["group"]] += card["count"]
    assert groups == {"action": 59, "training": 32, "weapon": 9, "sniper": 2, "intensity": 4, "special": 9}
    assert sum(int(card["kind"][1]) * card["count"] for card in cards if card["group"] == "training") == 51


@pytest.mark.clause("US-COMP-1", "US-COMP-2", "US-R-7")
def test_the_soldiers() -> None:
    soldiers = SOLDIER.describe()["board"]["soldiers"]
    assert {soldier["kind"]: soldier["weapon"] for soldier in soldiers} == POWER
    assert len(soldiers) == 14
    assert sorted(Counter(POWER.values()).values()) == [1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert set(POWER.values()) == set(WEAPONS)


@pytest.mark.clause("US-COMP-9", "US-SETUP-4", "US-R-9", "US-R-12", "US-COMP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_but_the_deck_is_in_hands_and_piles(players: int) -> None:
    """No card is left out, even with two players; the crib is not a card."""
    for seed in cases(20):
        rng = Random(seed)
        game = Umpire(SOLDIER, players, seed=rng.randbytes(32), asks_chance=True)
        while game.waiting_bits >> CHANCE & 1:
            weights = game.weights()
            left = Counter({SIGNS[k]: int(weights[k]) for k in range(len(SIGNS)) if weights[k]})
            if left:
                assert sum((left, *hands(game)), Counter()) == DECK
            game.replay(CHANCE, rng.choice([k for k, weight in enumerate(weights) if weight]))


# Chance.


@pytest.mark.clause("US-SETUP-1", "US-SETUP-2", "US-SETUP-3", "US-SETUP-5", "US-R-10", "US-R-11")
def test_the_deal_goes_round_from_the_left_of_the_dealer() -> None:
    game = Umpire(SOLDIER, 3, seed=bytes(32), asks_chance=True)
    assert game.view(0)["to_act"] == []
    for soldier, seat in (("Ninja", 0), ("Scout", 1), ("Pilot", 2)):
        assert sorted(game.weights())[-1] == 1 and sum(game.weights()) == 14 - seat
        game.replay(CHANCE, SOLDIER_OUTCOME + SOLDIER_OF[soldier])
        assert game.view(game.spectator)["players"][seat]["soldiers"][0]["soldier"] == soldier
    assert list(game.weights())[: len(DECK)] == list(DECK.values())
    for dealt in range(24):
        game.replay(CHANCE, KIND_OF["Attack" if dealt % 3 == 1 and dealt < 6 else "T1" if dealt < 20 else "T2"])
        assert [player["cards"] for player in game.view(0)["players"]] == [(dealt + 3 - seat) // 3 for seat in range(3)]
    assert game.view(1)["hand"] == {"Attack": 2, "T1": 5, "T2": 1}
    assert game.view(game.spectator)["window"] == {"kind": "W-START", "asks": ["B", "C"]}


@pytest.mark.clause("US-PILE-1", "US-R-60", "US-R-61")
def test_what_a_reshuffle_brings_is_as_likely_as_there_are_cards() -> None:
    stage = staged(
        "hands: {A: [T1], B: []}\nsoldiers: {A: [Rifleman, Pilot], B: []}\n"
        "draw: [Block]\ndiscard: [Stun, Block, Bomb]\nused: [Block, T3]\nremoved: [Dud]\ndrawn: no"
    )
    game = stage.umpire
    stage.act("A", "DRAW_PILE")
    game.act(0, "DRAW_PILE")
    assert game.waiting_bits >> CHANCE & 1
    left = {SIGNS[k]: weight for k, weight in enumerate(game.weights()) if k < len(SIGNS) and weight}
    assert left == {"Stun": 1, "Block": 2, "Bomb": 1, "T3": 1}
    assert game.view(0)["piles"]["discard"] == [] and game.view(0)["piles"]["used"] == {}


@pytest.mark.clause("US-RADIO-1", "US-R-51")
def test_a_radio_takes_two_cards_at_random() -> None:
    stage = staged(
        "players: 3\ndrawn: yes\nhands: {A: [Advance, Attack], B: [Radio], C: [T1, T1, Stun]}\n"
        f"{THREE}\ndraw: [T3, T3]"
    )
    stage.act("A", "ADVANCE Rifleman B.Officer")
    stage.act("A", "LAY Attack")
    for seat in ("C", "A"):
        stage.umpire.act("ABC".index(seat), "PASS")
    game = stage.umpire
    game.act(1, "RADIO C")
    assert [(SIGNS[k], weight) for k, weight in enumerate(game.weights()) if weight] == [("Stun", 1), ("T1", 2)]
    game.replay(CHANCE, KIND_OF["Stun"])
    assert [(SIGNS[k], weight) for k, weight in enumerate(game.weights()) if weight] == [("T1", 2)]
    game.replay(CHANCE, KIND_OF["T1"])
    assert game.view(1)["hand"] == {"Stun": 1, "T1": 1} and game.view(2)["hand"] == {"T1": 1}


@pytest.mark.clause("US-R-23", "US-R-66", "US-R-75", "US-WIN-2")
def test_soldiers_never_run_out() -> None:
    """While the game goes on, nobody has four soldiers or three tokens, and no card is lost or made."""
    for seed in cases(10):
        rng = Random(seed)
        for game in play(table(SOLDIER, rng), rng, 150):
            if game.chance_waits or game.over:
                continue
            shown = game.view(game.spectator)
            owned = [len(player["soldiers"]) for player in shown["players"]]
            assert max(owned) < 4 and shown["piles"]["soldiers"]["size"] == 14 - sum(owned) >= 2
            assert max(player["wins"] for player in shown["players"]) < 3
            lying = shown["combat"]["table"] if shown["combat"] else []
            piles = Counter(shown["piles"]["used"]) + Counter(shown["piles"]["removed"])
            piles += Counter(shown["piles"]["discard"])
            piles += Counter(entry[part] for entry in lying for part in ("card", "weapon", "intensity") if entry[part])
            piles += Counter(f"T{points}" for player in shown["players"] for points in player["training"])
            piles = sum(hands(game), piles)
            assert piles <= Counter(DECK) and sum(piles.values()) + shown["piles"]["draw"] == 115


@pytest.mark.clause("US-R-70", "US-ROUND-1")
def test_every_round_has_the_whole_deck_again() -> None:
    stage = staged(
        "players: 2\nhands: {A: [T1], B: [T2]}\nsoldiers: {A: [Rifleman, Pilot, Ninja], B: [Officer]}\n"
        "training: {A: [3]}\ndrawn: yes\nremoved: [Bomb, Dud]\npile: [Scout]",
        "{mode: rounds}",
    )
    game = stage.umpire
    game.act(0, "TRAIN 1")
    game.replay(CHANCE, SOLDIER_OUTCOME + SOLDIER_OF["Scout"])
    assert sum(game.weights()) == 14
    for soldier in ("Scout", "Ninja"):
        game.replay(CHANCE, SOLDIER_OUTCOME + SOLDIER_OF[soldier])
    shown = game.view(game.spectator)
    assert [player["soldiers"][0]["soldier"] for player in shown["players"]] == ["Ninja", "Scout"]
    assert list(game.weights())[: len(DECK)] == list(DECK.values())


# Limits.


@pytest.mark.clause("US-R-71")
def test_how_long_a_game_may_be() -> None:
    assert SOLDIER.read_options({})["max_turns"] == 600 and SOLDIER.read_options({})["max_rounds"] == 50
    assert SOLDIER.read_options({"max_turns": "32000", "max_rounds": 1000})["max_turns"] == 32_000
    for written in ({"max_turns": 0}, {"max_turns": 32_001}, {"max_rounds": 0}, {"max_rounds": 1001}):
        with pytest.raises(BadInput):
            SOLDIER.read_options(written)


@pytest.mark.clause("US-R-71")
def test_players_who_only_draw_and_discard_come_to_an_end() -> None:
    game = Umpire(SOLDIER, 3, {"max_turns": 25, "ask": "holders"}, bytes(32))
    while not game.over:
        [seat] = game.waiting
        texts = [game.say(seat, action) for action in game.legal(seat)]
        game.act(seat, next(text for text in texts if text.startswith(("PASS", "DRAW_PILE", "DISCARD"))))
    assert game.result and (game.result.reason, game.view(0)["turns"]) == ("limit", 25)
    assert sum(game.scores) == pytest.approx(0)


# Who knows what.


@pytest.mark.clause("US-R-72")
def test_a_card_taken_from_the_discards_is_known_until_it_is_played() -> None:
    stage = staged(
        f"players: 3\nhands: {{A: [Block, Stun], B: [T3], C: []}}\n{THREE}\ndraw: [T1, T2, T3]\ndiscard: [Stun, Block]"
    )
    stage.act("A", "DRAW_DISCARD")
    assert known(stage, "", "A") == known(stage, "B", "A") == known(stage, "C", "A") == ["Block"]
    assert known(stage, "A", "A") == []
    stage.act("A", "DISCARD Stun")
    assert known(stage, "B", "A") == ["Block"]
    stage.act("B", "DRAW_PILE")
    assert known(stage, "", "B") == []
    stage.act("B", "DISCARD T3")
    stage.act("C", "DRAW_DISCARD")
    stage.act("C", "TRAIN 3")
    assert known(stage, "A", "C") == []
    stage.act("A", "DRAW_PILE")
    stage.act("A", "DISCARD Block")
    assert known(stage, "B", "A") == []


@pytest.mark.clause("US-R-72", "US-R-51")
def test_what_a_radio_tells() -> None:
    """The thief and the victim know the two cards; for the others, even a card that they knew of becomes doubtful."""
    stage = staged(
        "players: 4\ndrawn: yes\nhands: {A: [T2], B: [Advance, Attack], C: [Radio, T1], D: [Dud, T1, T1]}\n"
        "soldiers: {A: [Rifleman], B: [Officer], C: [Scout], D: [Ninja]}\ndraw: [T3, T3, T3, T3]\n"
        "discard: [Mirror]\nturn: D"
    )
    stage.act("D", "DISCARD T1")
    stage.act("A", "DRAW_PILE")
    stage.act("A", "DISCARD T2")
    stage.act("B", "DRAW_DISCARD")
    assert known(stage, "D", "B") == ["T2"]
    stage.act("B", "ADVANCE Officer C.Scout")
    stage.act("B", "LAY Attack")
    stage.act("C", "RADIO D")
    game = stage.umpire
    taken = sorted((Counter(game.view(2)["hand"]) - Counter({"T1": 1})).elements())
    assert taken == ["Dud", "T1"]
    assert known(stage, "D", "C") == taken and known(stage, "C", "D") == []
    assert known(stage, "A", "C") == known(stage, "B", "C") == known(stage, "", "C") == []


@pytest.mark.clause("US-R-72", "US-RADIO-2")
def test_who_has_been_robbed_of_everything_is_known_to_hold_nothing() -> None:
    stage = staged(
        "players: 3\nturn: C\nhands: {A: [Advance, Attack], B: [Radio], C: [Stun, T1]}\n"
        f"{THREE}\ndraw: [T1, T2, T3]\ndiscard: [Mirror]"
    )
    stage.act("C", "DRAW_DISCARD")
    stage.act("C", "DISCARD Stun")
    assert known(stage, "A", "C") == known(stage, "B", "C") == ["Mirror"]
    stage.act("A", "ADVANCE Rifleman B.Officer")
    stage.act("A", "LAY Attack")
    stage.act("B", "RADIO C")
    assert known(stage, "A", "C") == known(stage, "B", "C") == known(stage, "", "C") == []
    assert known(stage, "C", "B") == ["Mirror", "T1"]


@pytest.mark.clause("US-R-72", "US-R-10")
def test_everybody_sees_the_table_and_nobody_a_hand() -> None:
    for seed in cases(10):
        rng = Random(seed)
        for game in play(table(SOLDIER, rng), rng, 100):
            if game.chance_waits:
                continue
            views = [game.view(viewer) for viewer in game.viewers]
            assert views[-1]["hand"] is None
            for view in views:
                view.pop("hand")
                view.pop("viewer")
                (view["result"] or {}).pop("text", None)  # it begins with the viewer's own place
                for player in view["players"]:
                    player.pop("known")
                if view["combat"] and view["combat"]["pending"]:
                    view["combat"]["pending"].pop("held")
            assert all(view == views[-1] for view in views)


@pytest.mark.clause("US-R-63", "US-R-64")
@pytest.mark.parametrize("cards", ["T1", "Sniper", "Bomb", "Interfere"])
def test_a_window_does_not_tell_what_is_held(cards: str) -> None:
    """The seats that are asked, and what everybody sees, do not depend on what the others hold."""
    stage = staged(
        f"players: 4\nhands: {{A: [Advance, Attack], B: [T1], C: [{cards}], D: [{cards}]}}\n"
        "soldiers: {A: [Rifleman], B: [Officer], C: [Scout], D: [Ninja]}\ndraw: [T3]"
    )
    game = stage.umpire
    seen = []
    while game.view(0)["window"]:
        seen.append((game.view(0)["window"]["kind"], game.view(0)["window"]["asks"]))
        game.act(game.waiting[0], "PASS")
    stage.act("A", "DRAW_PILE")
    stage.act("A", "ADVANCE Rifleman B.Officer")
    stage.act("A", "LAY Attack")
    while game.view(0)["window"]:
        seen.append((game.view(0)["window"]["kind"], game.view(0)["window"]["asks"]))
        game.act(game.waiting[0], "PASS")
    start = [("W-START", list("BCD")[k:]) for k in range(3)]
    assert seen == [*start, *(("W-OPEN", list("CDA")[k:]) for k in range(3))]


# Combats.


@pytest.mark.clause("US-R-30", "US-COMBAT-8")
def test_a_combat_has_no_more_steps_than_there_are_cards() -> None:
    for seed in cases(12):
        rng = Random(1000 + seed)
        longest = 0
        for game in play(table(SOLDIER, rng), rng, 200):
            shown = game.view(game.spectator)
            if shown["combat"]:
                longest = max(longest, len(shown["combat"]["table"]))
        assert longest <= 115


@pytest.mark.clause("US-R-27", "US-R-40", "US-ANS-1", "US-ANS-3", "US-ANS-5", "US-ANS-6", "US-ANS-11")
def test_the_table_of_engagement() -> None:
    engagement = {entry["to"]: entry for entry in SOLDIER.describe()["board"]["engagement"]}
    assert set(engagement) == {"Attack", "Block", "Retaliate"}
    assert set(engagement["Attack"]["answers"]) == {"Block", "Retaliate", "Stun", "Retreat"}
    assert set(engagement["Block"]["answers"]) == {"Attack"}
    assert set(engagement["Retaliate"]["answers"]) == {"Attack", "Block", "Retaliate", "Stun", "Retreat"}
    assert {to: entry["none"] for to, entry in engagement.items()} == {
        "Attack": "lose",
        "Block": "tie",
        "Retaliate": "lose",
    }
