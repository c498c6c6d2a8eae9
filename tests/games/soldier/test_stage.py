"""Tests of scenarios of Ultimate Soldier: how the runner gets from step to step, and that malformed ones never pass."""

from __future__ import annotations

import pytest
from tests.games.soldier.situations import problems, staged

TWO = "players: 2\nsoldiers: {A: [Rifleman], B: [Marine]}\ndraw: [T3, 60*T2]\npile: [Ninja, Scout]\n"
DRAWN = f"{TWO}drawn: yes\n"
THREE = "players: 3\nsoldiers: {A: [Rifleman], B: [Marine], C: [Officer]}\ndraw: [60*T2]\npile: [Ninja, Scout]\n"


def fails(document: str, reason: str) -> bool:
    found = problems(document)
    assert reason in found, found or "it passed"
    return True


# -- from step to step -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "script",
    [
        "['A DISCARD T1']",  # the window is passed and the card drawn
        "['A DRAW_PILE', 'A DISCARD T1']",
        "['B SNIPE A.Rifleman', 'A NO_MIRROR', 'A DISCARD T1']",
        "['B SNIPE A.Rifleman', 'A DISCARD T1']",  # the Mirror is declined
        "['B BOMB', 'A DISCARD T1']",  # and so is the Dud
        "['! B SNIPE A.Ninja -- US-SNIPE-3', 'B SNIPE A.Rifleman', 'A DISCARD T1']",
        "['? B: PASS | SNIPE A.Rifleman | BOMB', 'A DISCARD T1']",
        "['? B SNIPE: A.Rifleman', 'A DISCARD T1']",
        "['? B TRAIN: none', 'A DISCARD T1']",
        "['! B DISCARD T1 -- US-R-63', '? A: DRAW_PILE', 'A DISCARD T1']",
        "['! A DRAW_DISCARD -- US-R-63|US-R-61', '? A DISCARD: none', 'A DISCARD T1']",
        "['! A TRAIN 2 -- US-R-78', '? A: TRAIN 1 | TRAIN 3 | DISCARD T1 | DISCARD T3', 'A DISCARD T1']",
        "['? A: DRAW_PILE', '! B BOMB -- US-R-63', 'A DISCARD T1']",  # the window was passed on the way
    ],
)
def test_passes_and_draws_that_a_script_leaves_out_are_made(script: str) -> None:
    assert not problems(f"{TWO}hands: {{A: [T1], B: [Sniper, Bomb]}}\nscript: {script}\nexpect: {{discard: [T1]}}")


def test_a_reaction_comes_at_the_first_moment_at_which_it_is_legal() -> None:
    hands = "hands: {A: [Advance, Attack], B: [Block], C: [Sniper]}\n"
    script = "['A ADVANCE Rifleman B.Marine', 'A LAY Attack', 'C SNIPE A.Pilot', 'B LAY Block', 'A NO_RESPONSE']"
    position = THREE.replace("[Rifleman]", "[Rifleman, Pilot]")
    assert not problems(f"{position}{hands}script: {script}\nexpect: {{result: tie, soldiers: {{A: [Rifleman]}}}}")


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("['B DISCARD T1']", "'B DISCARD T1' was refused: Waiting for A to draw."),
        ("['A DISCARD T2']", "'A DISCARD T2' was refused: You do not have that card."),
        ("['A TRAIN 7']", "malformed: 'A TRAIN 7': 'TRAIN 7' is no action"),
        ("['? A SALUTE: none']", "malformed: '? A SALUTE: none': no action of this game begins with 'SALUTE'"),
        ("['! A DISCARD T2 -- US-R-999']", "malformed: the rulebook has no US-R-999"),
        ("['A SALUTE']", "malformed: 'A SALUTE': 'SALUTE' is no action of this game"),
        ("['C PASS']", "malformed: 'C PASS': there is no seat 'C'"),
        ("['? C: none']", "there is no seat 'C'"),
        ("['A RADIO C']", "'A RADIO C' was not understood: there is no seat 'C' at this table"),
        ("['! A DISCARD T1']", "'! A DISCARD T1': expected a refusal, found it carried out"),
        ("['! A DISCARD T2 -- US-R-63']", "expected a refusal by US-R-63, found US-R-78"),
        ("['? A: DRAW_PILE | DRAW_DISCARD']", "expected DRAW_DISCARD | DRAW_PILE, found DRAW_PILE"),
        ("['? B: none']", "expected no action, found BOMB | PASS"),
        ("['A DISCARD T1', 'A DISCARD T1']", "'A DISCARD T1' was refused: "),
    ],
)
def test_a_step_that_does_not_hold_fails(script: str, reason: str) -> None:
    assert fails(f"{TWO}hands: {{A: [T1], B: [Bomb]}}\nscript: {script}\nexpect: {{over: no}}", reason)


def test_after_the_last_step_windows_are_passed_unless_a_window_is_expected() -> None:
    hands = "hands: {A: [Advance, Attack], B: [Sniper], C: []}\n"
    script = "script: ['A ADVANCE Rifleman B.Marine', 'A LAY Attack']\n"
    for expected in ("{next: B answer}", "{window: W-OPEN C}", "{window: W-OPEN C, next: C}"):
        assert not problems(f"{THREE}{hands}{script}expect: {expected}")
    assert not problems(f"{THREE}{hands}expect: {{window: W-START B}}")
    assert not problems(f"{THREE}{hands}expect: {{next: A draw}}")
    assert not problems(f"{THREE}{hands}script: ['B SNIPE C.Officer']\nexpect: {{window: MIRROR C}}")
    assert fails(f"{THREE}{hands}expect: {{window: W-OPEN B}}", "expected W-OPEN B, found W-START B")


@pytest.mark.clause("US-R-59", "US-R-36", "US-R-52")
def test_a_position_stands_at_the_beginning_of_the_turn() -> None:
    hands = "hands: {A: [T1], B: []}\n"
    stands = staged(f"{TWO}{hands}barred: [A]")
    shown = stands.umpire.view(0)
    assert (shown["phase"], shown["hand"]) == ("W-START", {"T1": 1, "T2": 6, "T3": 1})
    assert not any(player["barred"] for player in shown["players"])
    shown = staged(f"{TWO}{hands}stunned: [A]").umpire.view(0)
    assert (shown["turn"], shown["window"]["asks"], shown["turns"]) == ("B", ["A"], 2)
    assert not problems(f"{TWO}{hands}stunned: [A, B]\nexpect: {{next: A draw, stunned: []}}")
    assert not problems(f"{TWO}{hands}options: {{refill_each_turn: yes}}\nexpect: {{size: {{A: 8, B: 0}}}}")
    assert not problems(f"{DRAWN}{hands}barred: [A]\nstunned: [A]\nexpect: {{next: A move, barred: [A], stunned: [A]}}")


@pytest.mark.clause("US-R-64")
def test_with_holders_only_they_are_asked() -> None:
    options = "options: {ask: holders}\n"
    assert not problems(f"{TWO}{options}hands: {{A: [], B: []}}\nscript: ['? A: DRAW_PILE']")
    assert not problems(f"{TWO}{options}hands: {{A: [], B: [Bomb]}}\nexpect: {{window: W-START B}}")


def test_chance_follows_the_order_of_the_piles_as_long_as_it_is_given() -> None:
    position = TWO.replace("[T3, 60*T2]", "[T3, Stun]")
    script = "script: ['A TRAIN 3', 'B DISCARD Stun', 'A TRAIN 1', 'B DISCARD Block']\n"
    hands = "hands: {A: [T1], B: [Block]}\ntraining: {A: [2]}\nused: [3*Mirror]\n"
    expected = "{soldiers: {A: [Rifleman, Ninja]}, training: {A: [1]}, pile: [Scout], next: A draw, size: {B: 1}}"
    assert not problems(f"{position}{hands}{script}expect: {expected}")


def test_new_games_are_tried_with_several_seeds() -> None:
    new = "players: 3\nfresh: 3\n"
    sizes = "size: {A: 8, B: 8, C: 8}, draw_left: 91, pile_left: 11, soldier_count: {A: 1, B: 1, C: 1}"
    assert not problems(f"{new}script: ['A DRAW_PILE']\nexpect: {{next: A move, cards: {{Attack: 16, T1: 18}}}}")
    assert not problems(f"{new}expect: {{{sizes}, result: none, over: no, next: A draw}}")
    assert fails(f"{new}expect: {{draw_left: 92}}", "expected 92, found 91 (new game with seed 1)")
    assert fails(f"{new}expect: {{pile: [Ninja]}}", "nobody knows the order of the soldier pile")
    assert fails(f"{new}turn: A\nexpect: {{over: no}}", "'fresh' stands instead of a position")


# -- what is expected --------------------------------------------------------------------------------------------------

PLAYED = f"{DRAWN}hands: {{A: [Advance, Attack, T1], B: [Block]}}\nwins: {{B: 1}}\nstunned: [B]\nbarred: [B]\n" + (
    "training: {A: [2, 1]}\ndiscard: [Dud, Stun]\nused: [T2]\nremoved: [Bomb]\n"
    "script: ['A ADVANCE Rifleman B.Marine', 'A LAY Attack']\n"
)


@pytest.mark.parametrize(
    "expected",
    [
        "hands: {A: [T1], B: [Block]}",
        "size: {A: 1, B: 1}",
        "soldiers: {A: [Rifleman], B: [Marine]}",
        "soldier_count: {A: 1}",
        "pile: [Ninja, Scout]",
        "pile_left: 2",
        "used: [T2]",
        "removed: [Bomb]",
        "discard: [Dud, Stun]",
        "training: {A: [1, 2], B: []}",
        "wins: {A: 0, B: 1}",
        "stunned: [B]",
        "barred: B",
        "draw_left: 61",
        "round: 1",
        "points: {A: 0}",
        "cards: {Attack: 1, Advance: 1, T1: 2, T2: 62, T3: 1, Bomb: 1, Knife: 0}",
        "result: none",
        "next: B",
        "next: B answer",
        "over: no",
        "window: W-OPEN A",
        "known: {A: {pile: ['?', '?'], discard: [Dud, Stun], A.hand: [T1], B.hand: ['?'], A.took: []}}",
    ],
)
def test_what_holds_passes(expected: str) -> None:
    assert not problems(f"{PLAYED}expect: {{{expected}}}")


@pytest.mark.parametrize(
    ("expected", "reason"),
    [
        ("hands: {A: [T2]}", "hand of A: expected T2, found T1"),
        ("size: {A: 2}", "size of A's hand: expected 2, found 1"),
        ("soldiers: {A: [Marine]}", "soldiers of A: expected Marine, found Rifleman"),
        ("soldier_count: {A: 2}", "soldiers of A: expected 2, found 1"),
        ("pile: [Scout, Ninja]", "pile: expected Scout Ninja, found Ninja Scout"),
        ("pile_left: 3", "pile_left: expected 3, found 2"),
        ("used: []", "used: expected nothing, found T2"),
        ("removed: [Bomb, Dud]", "removed: expected Bomb Dud, found Bomb"),
        ("discard: [Stun, Dud]", "discard: expected Stun Dud, found Dud Stun"),
        ("training: {A: [2]}", "training of A: expected 2, found 1 2"),
        ("wins: {B: 0}", "wins of B: expected 0, found 1"),
        ("stunned: []", "stunned: expected nothing, found B"),
        ("barred: [A, B]", "barred: expected A B, found B"),
        ("draw_left: 60", "draw_left: expected 60, found 61"),
        ("round: 2", "round: expected 2, found 1"),
        ("points: {A: 1}", "points of A: expected 1, found 0"),
        ("cards: {Attack: 16}", "cards Attack: expected 16, found 1"),
        ("result: win A", "result: expected win A, found none"),
        ("next: A", "next: expected A, found B answer"),
        ("next: B move", "next: expected B move, found B answer"),
        ("over: A battles", "over: expected A battles, found no"),
        ("window: W-LAY B", "window: expected W-LAY B, found W-OPEN A"),
        ("known: {A: {pile: [Ninja, '?']}}", "known to A: pile: expected Ninja ?, found ? ?"),
        ("known: {A: {B.hand: [Block]}}", "known to A: B.hand: expected Block, found ?"),
        ("known: {A: {discard: [Dud]}}", "known to A: discard: expected Dud, found Dud Stun"),
        # malformed
        ("hands: {A: [Rifleman]}", "'Rifleman' is no card; cards are Advance,"),
        ("hands: {C: []}", "there is no seat 'C'"),
        ("hands: {}", "no seat is named, so nothing would be compared"),
        ("hands: {A: [T1, null]}", "there is nothing between two commas"),
        ("hands: {A: ['0*T1']}", "'0*T1' is no card at all"),
        ("cards: {T1 T2: 0}", "cards: 'T1 T2' is not one kind of card"),
        ("hands: [T1]", "should be written {NAME: VALUE}"),
        ("soldiers: {A: [Knife]}", "'Knife' is no soldier; soldiers are Rifleman,"),
        ("training: {A: [4]}", "there is no training card of 4 points"),
        ("cards: {Rifleman: 1}", "cards: 'Rifleman' is not one kind of card"),
        ("result: lose", "result: 'lose' is none of win SEAT, none, tie, retreat"),
        ("result: win C", "there is no seat 'C'"),
        ("next: B shoot", "next: 'shoot' is none of deal, W-START, draw, move,"),
        ("next: E", "there is no seat 'E'"),
        ("over: A", "over: 'A' is neither 'no' nor SEAT REASON (battles, soldiers, limit, points)"),
        ("over: C limit", "there is no seat 'C'"),
        ("window: answer B", "window: 'answer' is none of W-START,"),
        ("window: W-OPEN", "there is no seat ''"),
        ("known: {A: {B.cards: []}}", "known: 'B.cards' is none of SEAT.hand, SEAT.took, pile, discard"),
        ("known: {C: {pile: []}}", "there is no seat 'C'"),
        ("draw_left: lots", "'lots' is no whole number"),
        ("open: []", "unknown key 'open' in expect"),
    ],
)
def test_what_does_not_hold_is_told(expected: str, reason: str) -> None:
    assert fails(f"{PLAYED}expect: {{{expected}}}", reason)


def test_how_it_ends() -> None:
    hands = "hands: {A: [T1], B: []}\ntraining: {A: [3]}\n"
    won = f"{DRAWN}{hands}script: ['A TRAIN 1']\n".replace("[Rifleman]", "[Rifleman, Pilot, Sapper]")
    assert not problems(f"{won}expect: {{over: A soldiers}}")
    assert fails(f"{won}expect: {{over: B soldiers}}", "expected B soldiers, found A soldiers")
    assert fails(f"{won}expect: {{next: B}}", "expected B, found the game over (A soldiers)")
    limit = f"{DRAWN}{hands}options: {{max_turns: 1}}\nscript: ['A DISCARD T1']\n"
    assert not problems(f"{limit}expect: {{over: A limit}}")
    shared = limit.replace("training: {A: [3]}", "training: {A: [3], B: [2, 1]}")
    assert not problems(f"{shared}expect: {{over: B+A limit}}")


@pytest.mark.clause("US-R-72", "US-R-10")
def test_what_a_seat_has_seen_of_cards_taken() -> None:
    hands = "hands: {A: [T1], B: [Radio, Sniper], C: [Dud, Mirror]}\ndiscard: [Stun]\n"
    drew = "script: ['A DRAW_PILE', 'A DISCARD T1']\n"
    known = "{A: {A.took: [T2]}, B: {A.took: ['?']}, C: {A.took: ['?']}}"
    assert not problems(f"{THREE}{hands}{drew}expect: {{known: {known}}}")
    known = "{A: {A.took: [Stun]}, B: {A.took: [Stun]}}"
    assert not problems(f"{THREE}{hands}script: ['A DRAW_DISCARD']\nexpect: {{known: {known}}}")
    fight = "script: ['A ADVANCE Rifleman B.Marine', 'A LAY Attack', 'B RADIO C'%s]\n"
    hands = hands.replace("[T1]", "[Advance, Attack]")
    known = "{A: {B.took: ['?', '?']}, B: {B.took: [Mirror, Dud]}, C: {B.took: [Mirror, Dud], B.hand: ['?', '?', '?']}}"
    assert not problems(f"{THREE}{hands}{fight % ''}expect: {{known: {known}}}")
    lost = fight % ", 'B NO_RESPONSE'"
    known = "{A: {A.took: [7*T2], B.took: ['5*?']}, B: {B.took: [5*T2], pile: ['?', '?', Marine]}}"
    assert not problems(f"{THREE}{hands}{lost}expect: {{known: {known}}}")


# -- malformed positions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("players: 5", "Ultimate Soldier is played by 2 to 4, not by 5"),
        ("players: two", "'two' is no whole number"),
        ("hands: {E: []}", "hands: there is no seat 'E'"),
        ("hands: {C: []}\nplayers: 2", "hands: there is no seat 'C'"),
        ("hands: {A: [Spear]}", "hands: A: 'Spear' is no card; cards are Advance, Attack"),
        ("hands: {A: [Rifleman]}", "hands: A: 'Rifleman' is no card"),
        ("hands: [T1]", "hands: ['T1'] should be written"),
        ("soldiers: {A: [Knife]}", "soldiers: A: 'Knife' is no soldier; soldiers are Rifleman"),
        ("soldiers: {A: [Rifleman, Marine, Scout, Ninja]}", "soldiers: A: whoever has 4 soldiers has won"),
        ("pile: [T1]", "pile: 'T1' is no soldier"),
        ("pile: [15*Scout]", "there are 15 soldiers; a game has 14"),
        ("soldiers: {A: [Scout]}\npile: [14*Ninja]", "there are 15 soldiers"),
        ("draw: [190*T1]\nused: [61*T2]", "there are 251 cards; a scenario may have 250"),
        ("draw: [Ace]", "draw: 'Ace' is no card"),
        ("discard: [Ninja]", "discard: 'Ninja' is no card"),
        ("training: {A: [3, 1]}", "training: A: 4 points have earned a soldier"),
        ("training: {A: [0]}", "training: A: there is no training card of 0 points"),
        ("training: {A: [T2]}", "training: A: 'T2' is no whole number"),
        ("wins: {A: 3}", "wins: A: 3 battles end the game"),
        ("wins: {A: -1}", "wins: A: -1 is less than nothing"),
        ("stunned: [E]", "stunned: there is no seat 'E'"),
        ("barred: {A: yes}", "barred: {'A': True} is no list"),
        ("turn: C\nplayers: 2", "turn: there is no seat 'C'"),
        ("turn: [A]", "turn: ['A'] is no text"),
        ("drawn: perhaps", "drawn: 'perhaps' is neither yes nor no"),
        ("round: 1", "round: belongs to a match"),
        ("points: {A: 1}", "points: belongs to a match"),
        ("rounds_won: {A: 1}", "rounds_won: belongs to a match"),
        ("options: {mode: rounds}\nround: 0", "round: 0 is not between 1 and 1000"),
        ("options: {mode: rounds}\npoints: {A: 7}", "points: A: 7 points end the match"),
        ("options: {mode: rounds}\nrounds_won: {A: 7}", "rounds_won: A: 7 rounds won end the match"),
        ("options: {mood: rounds}", "Ultimate Soldier has no option 'mood'"),
        ("options: {hand_limit: 7}", "option hand_limit is 7; it may be none, 8"),
        ("open: [T1]", "unknown key 'open'"),
        ("fresh: 0", "fresh: 0 is not between 1 and"),
        ("clauses: [US-R-999]", "the rulebook has no US-R-999"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(position: str, reason: str) -> None:
    found = problems(f"{position}\nexpect: {{over: no}}")
    assert found.startswith(tuple(f"t.yaml:{line}: malformed: " for line in (1, 3, 4))) and reason in found, found


def test_as_many_play_as_the_scenario_names() -> None:
    assert staged("hands: {C: [T1]}").seats == ("A", "B", "C")
    assert staged("soldiers: {D: [Scout]}").seats == ("A", "B", "C", "D")
    assert staged("hands: {A: [T1]}").seats == ("A", "B")
