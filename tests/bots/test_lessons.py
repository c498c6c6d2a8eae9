"""Tests of lessons: every one is solved by its solution, is not solved by chance, and can be tried by anybody."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from sandtable.bots.tutor import OFTEN, Tutor, attempt, check, problems, solve, solved_by_chance
from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.games import of_this_house, variant
from sandtable.scenarios.files import Faulty
from sandtable.scenarios.lessons import Lesson, lessons_of, read_lessons

FOLDERS = {found.game.name: found.game.folder for found in of_this_house() if found.at_tables}
LESSONS = [lesson for folder in FOLDERS.values() for lesson in lessons_of(folder)]
TRIES = 200
WANTED = {"stratego": 16, "soldier": 12, "warkings": 8, "combat": 12}
STEP = """
    id: T-STEP
    title: one step
    game: stratego-lightning
    clauses: [ST-MOVE-1]
    seat: South
    task: Take the Flag in two moves.
    hint: It stands two spaces away.
    last: Well done.
    board: {South: "5@e6 F@a1", North: "F@e8! 4@j10"}
    script: ["South e6-e7", "North j10-j9", "South e7-e8"]
    expect: {over: "South flag"}
"""


def read(tmp_path: Path, text: str) -> Lesson | Faulty:
    file = tmp_path / "lesson.yaml"
    file.write_text(dedent(text))
    (found,) = read_lessons(file)
    return found


def good(tmp_path: Path, text: str = STEP) -> Lesson:
    found = read(tmp_path, text)
    assert isinstance(found, Lesson), found
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_solved_by_its_solution(lesson: Lesson) -> None:
    assert problems(lesson, variant(lesson.scenario.game)) == ()


@pytest.mark.nightly
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_not_solved_by_chance(lesson: Lesson) -> None:
    assert solved_by_chance(lesson, variant(lesson.scenario.game), TRIES) < OFTEN * TRIES


@pytest.mark.parametrize("game", FOLDERS)
def test_every_game_has_its_lessons(game: str) -> None:
    found = lessons_of(FOLDERS[game])
    assert len(found) >= WANTED[game]
    assert len({lesson.id for lesson in found}) == len(found)


def test_the_lesson_of_the_documentation_is_good(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    file = tmp_path / "lesson.yaml"
    file.write_text(page.partition("```yaml\n")[2].partition("```")[0])
    (checked,) = check(file, TRIES, variant)
    assert checked.problems == ()


def test_the_others_answer_by_the_script_as_long_as_the_learner_keeps_to_it(tmp_path: Path) -> None:
    lesson = good(tmp_path)
    lightning = variant("stratego-lightning")
    begun = attempt(lesson, lightning, [])
    assert begun.told == [] and begun.left == 2 and not begun.over and begun.legal
    first = attempt(lesson, lightning, ["e6-e7"])
    assert [(event["kind"], event["seat"]) for event in first.told] == [("moved", "South"), ("moved", "North")]
    assert first.left == 1 and first.view["to_act"] == ["South"]
    solved = attempt(lesson, lightning, ["e6-e7", "e7-e8"])
    assert solved.solved and solved.over and solved.legal == []


def test_who_leaves_the_script_is_answered_by_a_computer_player_and_may_fail(tmp_path: Path) -> None:
    lesson = good(tmp_path)
    missed = attempt(lesson, variant("stratego-lightning"), ["e6-e5", "e5-e4"])
    assert missed.over and not missed.solved and missed.left == 0
    with pytest.raises(BadInput, match="begin again"):
        attempt(lesson, variant("stratego-lightning"), ["e6-e5", "e5-e4", "e4-e3"])


def test_the_same_acts_lead_to_the_same_position(tmp_path: Path) -> None:
    lesson = good(tmp_path)
    one, other = (attempt(lesson, variant("stratego-lightning"), ["e6-f6", "f6-f7"]) for _ in range(2))
    assert one == other


def test_a_refused_act_cites_its_clause_and_costs_nothing(tmp_path: Path) -> None:
    tutor = Tutor(good(tmp_path), variant("stratego-lightning"))
    with pytest.raises(IllegalAction) as refused:
        tutor.act("e6-f7")
    assert refused.value.clause == "ST-MOVE-3"
    tutor.act("e6-e7")
    assert tutor.standing().left == 1


def test_the_learner_sees_what_the_seat_sees(tmp_path: Path) -> None:
    lesson = good(tmp_path)
    now = attempt(lesson, variant("stratego-lightning"), [])
    assert {piece["at"]: piece["rank"] for piece in now.view["pieces"]} == {
        "e6": "5",
        "a1": "F",
        "e8": "F",
        "j10": None,
    }


def test_windows_are_passed_and_cost_no_act() -> None:
    """The learner is asked out of turn here, as the seat that may interfere."""
    (lesson,) = (one for one in LESSONS if one.id == "LU-INTERFERE")
    soldier = variant("soldier")
    begun = attempt(lesson, soldier, [])
    assert begun.window is not None and begun.left == 3
    passed = attempt(lesson, soldier, ["PASS"])
    assert passed.left == 3 and not passed.solved
    tutor = Tutor(lesson, soldier)
    solve(tutor, lesson)
    assert tutor.standing().solved


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("seat: South", "seat: West", "no act of West"),
        ('"South e7-e8"]', '"South e7-f7"]', "expected South flag"),
        ("task: Take the Flag in two moves.", "task:", "a lesson needs 'task'"),
        ("expect: {over", "moves: 1\n    expect: {over", "moves: 1 is not between 2"),
        ("title: one step", "title: one step\n    teacher: me", "unknown key 'teacher'"),
        ("seat: South", "seat: South\n    opponent: marshall", "no computer player 'marshall'"),
        ("game: stratego-lightning", "game: chess", "no variant 'chess'"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(tmp_path: Path, old: str, new: str, wrong: str) -> None:
    file = tmp_path / "lesson.yaml"
    file.write_text(dedent(STEP).replace(dedent(old), dedent(new).replace("\n    ", "\n")))
    (checked,) = check(file, 0, variant)
    assert any(wrong in problem for problem in checked.problems), checked


def test_a_lesson_that_chance_solves_is_none(tmp_path: Path) -> None:
    file = tmp_path / "lesson.yaml"
    file.write_text(
        dedent(STEP)
        .replace('over: "South flag"', "next: South")
        .replace('["South e6-e7", "North j10-j9", "South e7-e8"]', '["South e6-e7", "North j10-j9"]')
    )
    (checked,) = check(file, 20, variant)
    assert any("chance solves it" in problem for problem in checked.problems), checked
