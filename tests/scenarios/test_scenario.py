"""Tests of the scenario runner: what it accepts, and that nothing malformed ever passes."""

from pathlib import Path

import pytest

from sandtable.engine.spelling import yes_no
from sandtable.games import variant
from sandtable.scenarios.files import Malformed, read_text, scenario_files
from sandtable.scenarios.runner import Outcome, run_file, run_scenario
from sandtable.scenarios.values import Given

GOOD = """\
id: T-1
title: a test
game: stratego-lightning
clauses: [ST-MOVE-1, ST-MOVE-3]
options: {resign: off}
board: {South: "7@e4 F@a1", North: "F@j10 3@i10"}
script:
  - "! South e4-f5 -- ST-MOVE-3"
  - "? South e4: d4 | e3 | e5 | f4"
  - "South e4-e5"
expect: {at: {e5: "South 7", e4: empty}, next: North, over: "no"}
"""


def play(text: str) -> list[Outcome]:
    return [run_scenario(document, "t.yaml", variant) for document in read_text(text)]


def problem(text: str) -> str:
    """Return the one problem of the one scenario in a text."""
    [outcome] = play(text)
    assert len(outcome.problems) == 1, outcome.problems
    return outcome.problems[0]


def test_a_good_scenario_passes() -> None:
    [outcome] = play(GOOD)
    assert outcome.passed, outcome.problems
    assert (outcome.id, outcome.line, outcome.clauses) == ("T-1", 1, ("ST-MOVE-1", "ST-MOVE-3"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"7@e4 F@a1"', "[7@e4, F@a1]"),
        ('"7@e4 F@a1"', "[7@e4, 1*F@a1]"),
        ('"! South e4-f5 -- ST-MOVE-3"', '"2*! South e4-f5 -- ST-MOVE-3"'),
        ("resign: off", "resign: 'off'"),
        ("resign: off", "resign: false"),
        ("resign: off", "resign: no"),
        ('over: "no"', "over: no"),
        ('over: "no"', "over: False"),
        ("clauses: [ST-MOVE-1, ST-MOVE-3]", "clauses: ST-MOVE-1 ST-MOVE-3"),
        ("title: a test\n", ""),
        ("next: North", "board: {North: [3@i10, F@j10], South: 'F@a1 7@e5.'}, hold: {South: , North: []}"),
        ("board:", "recent: {South: [e5-e4]}\nquiet: '3'\nply: 4\nturn: South\nrescues: {North: 1}\nboard:"),
        ("expect:", "# a comment\nexpect:"),
        ('"? South e4: d4 | e3 | e5 | f4"', '"?  South  e4 :  f4|e5 | e3|d4 "'),
        ('"South e4-e5"', '"South e4-e5", "? South: none", "? South:"'.replace(", ", "\n  - ")),
    ],
)
def test_there_are_several_ways_to_write_a_value(old: str, new: str) -> None:
    assert old in GOOD
    [outcome] = play(GOOD.replace(old, new))
    assert outcome.passed, outcome.problems


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("South 7", "South 6", "t.yaml:11: at e5: expected South 6, found South 7"),
        ("e4: empty", "e4: North 3", "t.yaml:11: at e4: expected North 3, found empty"),
        ("next: North", "next: South", "t.yaml:11: next: expected South, found North play"),
        ("next: North", "next: North rescue", "t.yaml:11: next: expected North rescue, found North play"),
        ('over: "no"', "over: South flag", "t.yaml:11: over: expected South flag, found no"),
        ('over: "no"', "hold: {South: 3}", "t.yaml:11: hold of South: expected 3, found nothing"),
        ('over: "no"', "gone: {South: B}", "t.yaml:11: gone of South: expected B, found nothing"),
        ('over: "no"', "board: {South: 7@e5}", "t.yaml:11: board of South: expected 7@e5, found 7@e5 F@a1"),
        ('over: "no"', "rescues: {South: 1}", "t.yaml:11: rescues of South: expected 1, found 0"),
        ('over: "no"', "known: {North: {e5: 7}}", "t.yaml:11: known to North at e5: expected 7, found ?"),
        ("-- ST-MOVE-3", "-- ST-MOVE-6", "t.yaml:8: '! South e4-f5 -- ST-MOVE-6': expected a refusal by"),
        (
            "! South e4-f5 -- ST-MOVE-3",
            "! South e4-e5",
            "t.yaml:8: '! South e4-e5': expected a refusal",
        ),
        ("d4 | e3", "d4", "t.yaml:9: '? South e4: d4 | e5 | f4': expected d4 | e5 | f4, found d4 | e3 | e5"),
        ("South e4-e5", "South e4-e6", "t.yaml:10: 'South e4-e6' was refused: "),
    ],
)
def test_what_does_not_hold_is_shown_as_expected_and_found(old: str, new: str, message: str) -> None:
    assert old in GOOD
    assert problem(GOOD.replace(old, new)).startswith(message)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("id: T-1\n", "", "t.yaml:1: malformed: a scenario needs 'id', a text"),
        ("id: T-1", "id: 7", "t.yaml:1: malformed: a scenario needs 'id', a text"),
        ("game: stratego-lightning\n", "", "t.yaml:1: malformed: a scenario needs 'game', a text"),
        ("stratego-lightning", "chess", "t.yaml:1: there is no variant 'chess'"),
        ("board:", "bord:", "t.yaml:6: malformed: unknown key 'bord'"),
        ("next:", "nxt:", "t.yaml:11: malformed: unknown key 'nxt' in expect"),
        ("resign: off", "resing: off", "t.yaml:5: malformed: "),
        ("resign: off", "resign: maybe", "t.yaml:5: malformed: "),
        ("ST-MOVE-1,", "ST-MOVE-99,", "t.yaml:4: malformed: the rulebook has no ST-MOVE-99"),
        ("7@e4", "1@e4", "t.yaml:6: malformed: board: '1@e4' is no PIECE@SPACE"),
        ("7@e4", "7@e11", "t.yaml:6: malformed: board: '7@e11': there is no space 'e11'"),
        ("7@e4", "7@c5", "t.yaml:6: malformed: board: '7@c5': there is no space 'c5'"),
        ("7@e4", "7@a1", "t.yaml:6: malformed: board: two pieces stand on a1"),
        ("7@e4", "C@e4", "t.yaml:6: malformed: board: 'C' is no piece of this variant"),
        ("7@e4", "7'@e4", "t.yaml:6: malformed: board: '7'' is no piece of this variant"),
        ("{South: ", "{Sauth: ", "t.yaml:6: malformed: board: there is no seat 'Sauth'"),
        ("board:", "hold: {South: B}\nboard:", "t.yaml:6: malformed: hold: a Bomb is never captured"),
        ("board:", "hold: {South: X}\nboard:", "t.yaml:6: malformed: hold: 'X' is no piece"),
        (
            "board:",
            "reserve: {South: 7}\nboard:",
            "t.yaml:6: malformed: reserve: this variant has no",
        ),
        ("board:", "captive: {b8: South}\nboard:", "t.yaml:6: malformed: captive: this variant has no"),
        ("board:", "quiet: lots\nboard:", "t.yaml:6: malformed: quiet: 'lots' is no whole number"),
        ("board:", "ply: -1\nboard:", "t.yaml:6: malformed: ply: -1 is not between"),
        ("board:", "turn: West\nboard:", "t.yaml:6: malformed: turn: there is no seat 'West'"),
        ("board:", "recent: {South: a1-e4}\nboard:", "t.yaml:6: malformed: recent: 'a1-e4' cannot have been"),
        ("board:", "recent: {South: e4}\nboard:", "t.yaml:6: malformed: recent: 'e4' is no move"),
        (
            'board: {South: "7@e4 F@a1", North: "F@j10 3@i10"}',
            "turn: South",
            "t.yaml:1: malformed: a",
        ),
        (
            '"South e4-e5"',
            "South e4-e5: yes",
            "t.yaml:10: malformed: the step {'South e4-e5': True} is no",
        ),
        ('"South e4-e5"', "! South e4-e5", "t.yaml:10: malformed: a step that begins with '!' must stand in"),
        ('"South e4-e5"', "5", "t.yaml:10: malformed: the step 5 is no text"),
        ('"South e4-e5"', "South", "t.yaml:10: malformed: 'South' is no step"),
        ('"South e4-e5"', "Sauth e4-e5", "t.yaml:10: malformed: 'Sauth e4-e5': there is no seat 'Sauth'"),
        ('"South e4-e5"', "South e4-e55", "t.yaml:10: malformed: 'South e4-e55': 'e4-e55' is no action"),
        ('"South e4-e5"', "South jump e5", "t.yaml:10: malformed: 'South jump e5': 'jump e5' is no action"),
        ('"South e4-e5"', "South e4-e5 -- ST-R-1", "t.yaml:10: malformed: 'South e4-e5 -- ST-R-1': only a"),
        (
            "! South e4-f5",
            "! South hop",
            "t.yaml:8: malformed: '! South hop -- ST-MOVE-3': 'hop' is no",
        ),
        ("e4: d4 |", "e4 d4 |", "t.yaml:9: malformed: '? South e4 d4 | e3 | e5 | f4' is no step"),
        ("e4: empty", "z4: empty", "t.yaml:11: malformed: at: there is no space 'z4'"),
        ("e4: empty", "e4: 7", "t.yaml:11: malformed: at: e4: '7' is neither 'empty' nor"),
        ("e4: empty", "e4:", "t.yaml:11: malformed: at: e4: None is no text"),
        ("next: North", "next: East", "t.yaml:11: malformed: next: there is no seat 'East'"),
        ('over: "no"', "over: South wins", "t.yaml:11: malformed: over: 'South wins' is neither"),
        ('over: "no"', "over: yes", "t.yaml:11: malformed: over: True is no text"),
        ('over: "no"', "hold: {East: 7}", "t.yaml:11: malformed: hold: there is no seat 'East'"),
        ('over: "no"', "hold: {South: 11}", "t.yaml:11: malformed: hold: South: '11' is no piece"),
        ('over: "no"', "hold: South", "t.yaml:11: malformed: hold: 'South' should be written {NAME: VALUE}"),
        ('over: "no"', "rescues: {South: one}", "t.yaml:11: malformed: rescues: South: 'one' is no whole number"),
        ("options: {resign: off}", "options: resign", "t.yaml:5: malformed: 'options' must be a mapping"),
        ("title: a test", "id: T-2", "t.yaml:2: malformed: the key 'id' stands twice"),
        ("at: {e5", "at: {e5: empty, e5", "t.yaml:11: malformed: the key 'e5' stands twice"),
        ("title: a test", "title: [a test", "t.yaml:3: malformed: this is not YAML"),
        ("title: a test", "title: *a", "t.yaml:2: malformed: this is not YAML: found undefined alias"),
        ("title: a test", "title: !!python/object:os.system x", "t.yaml:2: malformed: this is not YAML"),
        ("title: a test", "title: 2026-13-45", "t.yaml:1: malformed: this is not YAML that"),
        ("title: a test", "1: 2", "t.yaml:1: malformed: the key 1 is no text"),
    ],
)
def test_a_malformed_scenario_fails_with_file_line_and_reason(old: str, new: str, message: str) -> None:
    assert old in GOOD
    assert problem(GOOD.replace(old, new, 1)).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- a list\n", "t.yaml:1: malformed: a scenario is a mapping"),
        ("id: T\ngame: stratego-lightning\n", "t.yaml:1: malformed: nothing is checked"),
        ("just words\n", "t.yaml:1: malformed: a scenario is a mapping"),
        ("id: T\ngame: stratego-lightning\nscript: {a: b}\n", "t.yaml:3: malformed: the step"),
        ("a: &a [*a]\n", "t.yaml:1: malformed: "),
    ],
)
def test_a_text_that_is_no_scenario_is_told(text: str, message: str) -> None:
    assert problem(text).startswith(message)


def test_one_bad_document_does_not_take_the_others_with_it() -> None:
    outcomes = play("# scenarios\n---\n" + GOOD + "---\n{ broken\n---\n" + GOOD.replace("T-1", "T-2") + "...\n")
    assert [outcome.passed for outcome in outcomes] == [True, False, True]
    assert outcomes[1].problems[0].startswith("t.yaml:1")
    assert outcomes[2].line == 17


def test_an_id_stands_once_in_a_file() -> None:
    outcomes = play(GOOD + "---\n" + GOOD)
    assert [outcome.passed for outcome in outcomes] == [True, False]
    assert "stands in the file twice" in outcomes[1].problems[0]


def test_files_that_cannot_be_read_or_hold_nothing_fail(tmp_path: Path) -> None:
    (tmp_path / "empty.yaml").write_text("# nothing\n")
    (tmp_path / "latin.yaml").write_bytes("id: é".encode("latin-1"))
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub/good.yml").write_text("﻿" + GOOD, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario")
    files = scenario_files([tmp_path, tmp_path / "empty.yaml"])
    assert [file.name for file in files] == ["empty.yaml", "latin.yaml", "good.yml"]
    outcomes = [outcome for file in files for outcome in run_file(file, variant)]
    assert [outcome.passed for outcome in outcomes] == [False, False, True]
    assert "there is no scenario in this file" in outcomes[0].problems[0]
    assert "is not UTF-8" in outcomes[1].problems[0]


def test_a_position_after_a_refusal_is_the_position_before() -> None:
    text = GOOD.replace('- "South e4-e5"', "- ! South e4-e5".replace("! ", '"! ') + ' -- ST-MOVE-1"')
    assert "expected a refusal, found it carried out" in problem(text)


def test_values() -> None:
    for written in ("9 2", [9, 2], ["9", 2], "9, 2"):
        assert Given(written).words() == ["9", "2"]
    assert Given("3*2 S").words() == Given(["3*2", "S"]).words() == ["2", "2", "2", "S"]
    assert Given(None).words() == Given("").words() == Given([]).words() == []
    assert [yes_no(v) for v in (True, "YES", "on", False, "No", "off", "x", 1)] == [
        *[True] * 3, *[False] * 3, None, None,
    ]  # fmt: skip
    assert Given("7").number() == Given(7).number() == 7
    wrongs: tuple[object, ...] = (True, 1.5, "1.5", {})
    for wrong in wrongs:
        with pytest.raises(Malformed):
            Given(wrong).number()
