"""Tests of scenarios of Ultimate Combat: how the runner gets from step to step, and that malformed ones never pass."""

from __future__ import annotations

import pytest
from tests.games.combat.situations import DUEL, problems, units

SHOT = f"{DUEL}step: declare\n"
TWO = units(
    "A: {type: S, weapons: [rifle], at: [2, 2]}, C: {type: S, weapons: [rifle], at: [2, 4]}",
    "B: {type: S, weapons: [mg], at: [10, 2]}, D: {type: S, at: [10, 4]}",
)
BUYING = "step: buy\noptions: {army: buy, points: 100}\n"
PLACING = "step: deploy\nunits: {West: {A: {type: S}, V: {type: J}}, East: {B: {type: S}}}\n"


def fails(document: str, reason: str) -> bool:
    found = problems(document)
    assert reason in found, found or "it passed"
    return True


# -- from step to step -------------------------------------------------------------------------------------------------


@pytest.mark.clause("UC-R-46", "UC-R-74")
@pytest.mark.parametrize(
    "script",
    [
        "['West declare A rifle B', 'West declare C rifle D', 'East dirt B yes', 'East dirt D no', 'West end heal']",
        "['West declare A rifle B', 'West declare C rifle D', 'West end declare', '? East: dirt B yes | dirt B no', "
        "'East dirt B yes', 'West end position']",
        "['West declare A rifle B', 'West declare C rifle D', '! West end -- UC-TURN-3', 'East dirt B yes', "
        "'East end dirt', 'West end']",
        "['West declare A rifle B', 'West declare C rifle D', '! East dirt D yes -- UC-R-46', 'East dirt B yes', "
        "'West end sighted', 'West end']",
    ],
)
def test_questions_about_the_dirt_stay_open_until_a_plain_step(script: str) -> None:
    expect = "{attack_scores: [1, 3], next: East move, dice_left: 0, units: {B: {position: pr}, D: {position: st}}}"
    assert not problems(f"{TWO}step: declare\ndice: [[4, 2], [4, 2]]\nscript: {script}\nexpect: {expect}")


def test_what_is_expected_sees_the_question_open() -> None:
    script = "script: ['West declare A rifle B', 'West declare C rifle D', 'West end declare']\n"
    for expected in ("East", "East dirt", "East dirt B"):
        assert not problems(f"{TWO}step: declare\n{script}expect: {{next: {expected}}}")
    assert fails(f"{TWO}step: declare\n{script}expect: {{next: East dirt D}}", "expected East dirt D, found East dirt ")


def test_the_end_of_a_step_is_as_many_decisions_as_it_takes() -> None:
    assert not problems(f"{TWO}script: ['West end position']\nexpect: {{next: East move}}")
    assert not problems(f"{TWO}script: ['West end position', 'West end heal']\nexpect: {{next: East move}}")
    assert not problems(f"{TWO}script: ['West end move', 'West end']\nexpect: {{next: West position}}")
    assert not problems(f"{TWO}step: position\nscript: ['West end move']\nexpect: {{next: West position}}")
    both = f"{TWO}dice: [[6, 5], [1, 1]]\nacted_first: East\n"
    assert not problems(f"{both}script: ['West end heal']\nexpect: {{next: West move, round: 2, acted_first: West}}")
    assert fails(
        f"{TWO}script: ['East end move']\nexpect: {{over: no}}", "'East end move' was refused: Wait: it is West’s"
    )
    assert fails(
        f"{TWO}script: ['East end dirt']\nexpect: {{over: no}}", "'East end dirt' was refused: Wait: it is West’s"
    )
    confused = "units: {West: {A: {type: O, at: [2, 2]}}, East: {B: {type: S, at: [40, 2]}}}\n"
    script = "script: ['West end position', 'East end move']\ndice: [1, [6, 5], [1, 1]]\n"
    assert not problems(f"{confused}{script}expect: {{next: West move, round: 2}}")
    assert not problems(f"{TWO}script: ['West resign', 'West end move']\nexpect: {{over: East resigned}}")


@pytest.mark.clause("UC-R-67", "UC-R-91")
def test_armies_are_bought_under_names_of_ones_own() -> None:
    script = (
        "['West buy Jane SF rifle', 'West buy Joe S mg', 'West buy Jim S', '! West buy T1 T mg -- UC-R-14', "
        "'West end buy', 'East preset rifle', 'West end buy', 'East end', 'West deploy Joe 3,3 kn', "
        "'East deploy S2 44,3', "
        "'West deploy Jane 2,2', 'East deploy O1 44,4 pr']"
    )
    position = "step: buy\noptions: {army: buy}\ndice: [[1, 1], [2, 2]]\n"
    expect = "{units: {Joe: {at: [3, 3], position: kn}, S2: {at: [44, 3]}, O1: {position: pr}}, next: West deploy}"
    assert not problems(f"{position}script: {script}\nexpect: {expect}")
    assert fails(f"{BUYING}script: ['West buy A S', 'East buy A S']\n", "malformed: two units are called 'A'")


@pytest.mark.clause("UC-R-68", "UC-R-65", "UC-R-71")
def test_deployment_takes_its_dice_first_and_then_the_initiative() -> None:
    position = f"{PLACING}dice: [[3, 3], [4, 2], [6, 6], [1, 2], [1, 1], [5, 5], 4, 2]\n"
    script = (
        "['! West deploy A 2,2 -- UC-R-68', 'East deploy B 42,7', 'West deploy V 0,0', "
        "'! West deploy A 1,1 -- UC-R-68', 'West deploy A 5,31 pr']"
    )
    expect = "{next: East move, round: 1, acted_first: East, dice_left: 1, units: {V: {at: [0, 0]}, A: {at: [5, 31]}}}"
    assert not problems(f"{position}script: {script}\nexpect: {expect}")
    one = f"{PLACING}options: {{init_dice: 1}}\ndice: [4, 1]\n"
    assert not problems(f"{one}expect: {{next: East deploy, dice_left: 0}}")
    assert not problems("step: deploy\ndice: [[1, 1], [2, 2]]\nscript: ['West deploy SF1 2,2']\nexpect: {next: East}")


def test_listings_name_whole_acts() -> None:
    script = (
        "['? West: declare A rifle B | declare A rifle D | declare C rifle B | declare C rifle D | end', "
        "'? West declare C: rifle B | rifle D', '? West declare C rifle: B | D', '? West move: none', '? East: none']"
    )
    assert not problems(f"{TWO}step: declare\nscript: {script}\n")
    assert fails(
        f"{TWO}script: ['? West sing: none']\n", "malformed: '? West sing': no action of this game begins with"
    )
    assert fails(f"{TWO}script: ['? West move Q: none']\n", "malformed: there is no unit 'Q'")


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("['West move A 40,2']", "'West move A 40,2' was refused: "),
        ("['East move B 9,2']", "Wait: it is West’s half-turn."),
        ("['West move Q 9,2']", "malformed: there is no unit 'Q'"),
        ("['West march A']", "malformed: 'West march A': 'march A' is no action of this game"),
        ("['West end lunch']", "malformed: 'West end lunch': 'end lunch' is no action of this game"),
        ("['North end']", "there is no seat 'North'"),
        ("['! West move A 3,2']", "expected a refusal, found it carried out"),
        ("['! West move A 40,2 -- UC-R-12']", "expected a refusal by UC-R-12, found UC-R-3"),
        ("['! West move A 40,2 -- UC-R-999']", "the rulebook has no UC-R-999"),
        ("['West end move', 'West declare A rifle B', 'West end', 'East dirt B no']", "malformed: dice: they have run"),
    ],
)
def test_a_step_that_does_not_hold_fails(script: str, reason: str) -> None:
    assert fails(f"{DUEL}script: {script}\nexpect: {{over: no}}", reason)


@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        ("[3, [1, 1]]", "dice: 3 comes where two dice must be rolled (sighted)"),
        ("[[1, 7]]", "dice: 7 is not between 1 and 6"),
        ("[[1, 2, 3]]", "dice: [1, 2, 3] is no pair of dice"),
        ("7", "dice: it is a list"),
    ],
)
def test_dice_that_do_not_fit_fail(dice: str, reason: str) -> None:
    script = "script: ['West declare A rifle B', 'West end declare', 'East dirt B no']\n"
    assert fails(f"{SHOT}dice: {dice}\n{script}expect: {{attack_scores: []}}", reason)


# -- positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("map: open", "units: there are none"),
        ("units: {West: {}}", "units: there are none"),
        ("units: {North: {A: {type: S, at: [2, 2]}}}", "units: there is no seat 'North'"),
        ("{W}A: {type: X, at: [2, 2]}{E}", "units: West: A: type: 'X' is no type of unit"),
        ("{W}A: {at: [2, 2]}{E}", "units: A: it has no type"),
        ("{W}A: {type: S}{E}", "units: A is nowhere: at: [x, y] is missing"),
        ("{W}A: {type: S, at: [2]}{E}", "units: West: A: at: it is a cell, [x, y]"),
        ("{W}A: {type: S, at: [48, 2]}{E}", "units: A: 48,2 is not on the table (UC-R-12)"),
        ("{W}A: {type: T, at: [45, 30]}{E}", "units: A: 45,32 is not on the table"),
        ("{W}A: {type: S, at: [9, 9]}{E}", "units: B and A both stand on 9,9 (UC-R-11)"),
        ("{W}A: {type: S, at: [2, 2], weapons: [sword]}{E}", "units: West: A: weapons: 'sword' is no weapon"),
        ("{W}A: {type: S, at: [2, 2], weapons: [rifle, rifle]}{E}", "none twice and no gun"),
        ("{W}A: {type: S, at: [2, 2], mounts: [mg]}{E}", "has no mounts (UC-R-33)"),
        ("{W}A: {type: J, at: [2, 2], mounts: [mg, mg]}{E}", "units: A: that cannot be mounted there (UC-R-14)"),
        ("{W}A: {type: J, at: [2, 2], position: kn}{E}", "a vehicle has mounts, and neither weapons nor a position"),
        ("{W}A: {type: S, at: [2, 2], wounds: 4}{E}", "units: West: A: wounds: 4 is not between 0 and 3"),
        ("{W}A: {type: S, at: [2, 2], position: sit}{E}", "units: West: A: position: 'sit' is no position"),
        ("{W}A: {type: S, at: [2, 2], hat: red}{E}", "units: West: A: 'hat' is none of type, weapons,"),
        ("{W}B: {type: S, at: [2, 2]}{E}", "units: two are called 'B'"),
        ("{D}map: moon", "map: 'moon' is neither a list of pieces nor one of default, open,"),
        ("{D}map: [[sea, 1, 1, 2, 2]]", "option map: pieces[0]: the type is 'sea'"),
        ("{D}map: [[bldg, 1, 1, 2, 50]]", "option map: pieces[0]: y1 is 50; it is a whole number from 0 to 31"),
        ("{D}step: lunch", "step: 'lunch' is none of buy, deploy, move,"),
        ("{D}step: buy", "units: there are none yet while armies are bought"),
        ("{D}step: deploy", "units: A is placed already"),
        ("{D}half: North", "half: there is no seat 'North'"),
        ("{D}round: 0", "round: 0 is not between 1 and 1000"),
        ("{D}score: {West: -1}", "score: West: -1 is not between 0 and"),
        ("{D}options: {army: moon}", "option army is 'moon'; it may be"),
        ("{D}colour: red", "unknown key 'colour'"),
    ],
)
def test_a_position_that_cannot_be_is_malformed(position: str, reason: str) -> None:
    text = position.replace("{W}", "units: {West: {").replace("{E}", "}, East: {B: {type: S, at: [9, 9]}}}")
    found = problems(f"{text.replace('{D}', DUEL)}\nexpect: {{over: no}}")
    assert "malformed: " in found and reason in found, found or "it passed"


def test_a_vehicle_may_stand_where_it_could_not_go() -> None:
    position = units("V: {type: J, position: st, at: [10, 10]}", "B: {type: S, at: [40, 2]}")
    assert not problems(f"{position}map: [[trees, 10, 10, 12, 12]]\nexpect: {{units: {{V: {{at: [10, 10]}}}}}}")


def test_lists_may_repeat_and_a_side_may_be_empty() -> None:
    script = "script: ['West end move']\n"
    lone = "units: {West: {A: {type: S, at: '2,2', weapons: rifle}, C: {type: S, at: [2, 4]}}}\ndice: [2*4]\n"
    assert not problems(f"{lone}{script}expect: {{dice_left: 0, next: West position}}")


# -- expectations ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expected", "reason"),
    [
        ("{units: {A: {wounds: 1}}}", "A: wounds: expected 1, found 0"),
        ("{units: {A: {at: [2, 3]}}}", "A: at: expected [2, 3], found [2, 2]"),
        ("{units: {A: {position: kn}}}", "A: position: expected kn, found st"),
        ("{units: {A: {alive: no}}}", "A: alive: expected no, found yes"),
        ("{units: {A: {hat: red}}}", "malformed: units: A: 'hat' is none of wounds, position, at, alive"),
        ("{units: {Q: {wounds: 1}}}", "malformed: units: there is no unit 'Q'"),
        ("{units: {}}", "malformed: units: no unit is named"),
        ("{units: {A: {}}}", "malformed: units: A: no key is named"),
        ("{next: East}", "next: expected East, found West move"),
        ("{next: West melee}", "next: expected West melee, found West move"),
        ("{next: West lunch}", "malformed: next: 'lunch' is none of buy,"),
        ("{next: West move A}", "malformed: next: only the dirt is asked about for one unit"),
        ("{over: West points}", "over: expected West points, found no"),
        ("{over: West tea}", "malformed: over: 'West tea' is neither 'no' nor SEAT REASON (wipe-out,"),
        ("{score: {West: 5}}", "score of West: expected 5, found 0"),
        ("{markers: {East: 1}}", "markers of East: expected 1, found 0"),
        ("{score: 5}", "malformed: score: 5 should be written {NAME: VALUE}"),
        ("{round: 2}", "round: expected 2, found 1"),
        ("{acted_first: East}", "acted_first: expected East, found West"),
        ("{attack_scores: [4]}", "attack_scores: expected [4], found []"),
        ("{attack_scores: [x]}", "malformed: attack_scores: 'x' is no whole number"),
        ("{lost_attacks: 1}", "lost_attacks: expected 1, found 0"),
        ("{allowance: {A: 8}}", "allowance of A: expected 8, found 16"),
        ("{dice_left: 1}", "dice_left: expected 1, found 0"),
        ("{mood: good}", "unknown key 'mood' in expect"),
    ],
)
def test_an_expectation_that_does_not_hold_fails(expected: str, reason: str) -> None:
    assert fails(f"{DUEL}expect: {expected}", reason)


@pytest.mark.clause("UC-R-62", "UC-R-69")
def test_of_the_dead_and_of_the_end_only_that_can_be_expected() -> None:
    fatal = f"{SHOT}dice: [[6, 6]]\nscript: ['West declare A rifle B', 'West end declare', 'East dirt B no']\n"
    assert not problems(f"{fatal}expect: {{units: {{B: {{alive: no}}}}}}")
    assert fails(f"{fatal}expect: {{units: {{B: {{wounds: 0}}}}}}", "B: wounds: expected 0, found it dead")
    over = f"{DUEL}script: ['West resign']\n"
    assert fails(f"{over}expect: {{next: West}}", "next: expected West, found the game over (East resigned)")
    draw = f"{DUEL}half: East\nround: 12\nstep: position\nscript: ['East end']\n"
    assert not problems(f"{draw}expect: {{over: draw points}}")
