"""Tests of Ultimate Combat in the browser: the first minutes, a battle by keyboard, two people, a phone, the editor."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import expect
from tests.host.servers import Server
from tests.web.battle import Battle, Editor
from tests.web.conftest import PHONE, Sit
from tests.web.keyboard import go_to, press
from tests.web.looks import no_overflow
from tests.web.squads import HUMAN, SERGEANT, SQUAD, dealt, founded
from tests.web.windows import SIDEWAYS, each, opened_by

__all__ = ["dealt"]

SUM = "2 dice + 0 rifle − 3 toughness"
ODDS = r"Wounds on 7 or more: 58 %\. Kills on 12: 3 %\."


@pytest.mark.nightly
def test_declared_fire_outlives_a_reload_and_a_power_failure(sit: Sit, dealt: Server) -> None:
    west, east = (Battle(sit(dealt)) for _ in range(2))
    east.person.join(west.invite("Anna", army=SQUAD, map="open", scenario="battle"), "Boris")
    for unit, y in (("O1", 1), ("S1", 10), ("S2", 20)):
        west.wait()
        west.deploy(unit, 5, y)
        east.wait()
        east.deploy(unit, 42, y)
    expect(west.person.asked).to_have_text("Choose a unit to move.")
    west.end()
    expect(west.step).to_have_text("Name targets")
    for unit in ("S1", "S2"):
        expect(west.own(unit)).to_have_accessible_name(re.compile("may act"))
        west.own(unit).click()
        west.targets.filter(has_text=f"Rifleman {unit[1]}").click()
        expect(west.person.asked).to_have_text(re.compile(f"Rifleman {unit[1]}: {ODDS} {re.escape(SUM)}$"))
        west.person.button("Name this target").click()

    is_asked(east, "Rifleman 1")
    east.person.button("Hit the dirt").click()
    is_asked(east, "Rifleman 2")
    east.page.reload()
    is_asked(east, "Rifleman 2")
    power_failure(dealt, west, east)
    is_asked(east, "Rifleman 2")
    east.person.button("Stay up").click()

    for table in (west, east):
        expect(table.person.log).to_contain_text(
            re.compile(r"Rifleman 2 (misses|wounds|kills) (Boris’s|your) Rifleman 2: rolled \d+, score −?\d+\.")
        )
    assert attacks(west.log(), "Anna") == attacks(east.log(), "Boris") != []


def is_asked(table: Battle, title: str) -> None:
    expect(table.person.asked).to_have_text(f"An enemy aims at your {title}. Hit the dirt?")


def attacks(log: list[str], reader: str) -> list[str]:
    """Return the attacks in a log that are told with their dice, with its reader by name."""
    told = [line for line in log if re.search(r" (misses|wounds|kills) .+: rolled \d+, score ", line)]
    return [re.sub(r"\b[Yy]our\b", f"{reader}’s", line) for line in told]


def power_failure(server: Server, *tables: Battle) -> None:
    server.kill()
    for table in tables:
        expect(table.page.get_by_text("Reconnecting.")).to_be_visible()
    server.start()
    for table in tables:
        expect(table.page.get_by_text("Reconnecting.")).to_have_count(0)


def test_a_newcomer_presses_play_moves_by_mouse_and_fires(sit: Sit, dealt: Server) -> None:
    table = Battle(sit(dealt)).from_lobby()
    table.person.button("Hide guide").click()
    table.deploy_all()
    moved: list[str] = []
    shot = False
    for step in table.steps():
        if step == "Hit the dirt":
            table.person.button("Stay up").click()
        elif step == "Move" and len(moved) < 2:
            moved.append(moves_by_mouse(table, ("West.SF1", "West.S3")[len(moved)]))
        elif step == "Name targets" and not shot:
            shot = fires_at_the_first(table)
        elif shot and table.person.log.get_by_text("The dice show").count():
            break
        else:
            table.end()
    assert shot, "nobody could fire"
    fallen = re.compile(r"Your .+ (misses|wounds|kills) Sergeant Pike’s .+: rolled \d+, score −?\d+\.")
    expect(table.person.log).to_contain_text(fallen)


def moves_by_mouse(table: Battle, unit: str) -> str:
    x, y = table.cell(unit)
    moves = table.person.log.get_by_text(re.compile(r"^Your .+ moves 2 ft\.$"))
    before = moves.count()
    table.drag(unit, x + 4, y)
    expect(moves).to_have_count(before + 1)
    assert table.cell(unit) == (x + 4, y)
    return unit


def fires_at_the_first(table: Battle) -> bool:
    """Read the sum for the first unit's first target, and declare the shot."""
    table.ready.first.click()
    table.targets.first.click()
    expect(table.person.asked).to_have_text(re.compile(r" on \d.*: \d+ %\. .*2 dice .* − \d+ toughness"))
    table.person.button("Name this target").click()
    expect(table.person.log).to_contain_text("aims at")
    return True


@pytest.mark.nightly
def test_a_battle_can_be_fought_by_keyboard(sit: Sit, dealt: Server) -> None:
    person = sit(dealt)
    table = Battle(person)
    person.visit(founded(dealt, HUMAN, SERGEANT, rounds=1))
    go_to(person, person.button("Sit down"))
    press(person, "Enter")
    expect(table.floor).to_be_visible()
    done: set[str] = set()
    for step in table.steps():
        if step == "Deployment":
            to_floor(table, "ArrowDown", "ArrowDown", "ArrowRight", "Enter")
        elif step == "Hit the dirt":
            push(table, "Hit the dirt")
        elif step == "Move" and step not in done:
            to_floor(table, "PageDown", "Enter", *["ArrowRight"] * 4, "Enter")
        elif step == "Name targets":
            to_floor(table, "PageDown", "Enter")
            expect(table.targets.first).to_be_visible()
            press(person, "PageDown", "Enter")
            expect(person.asked).to_contain_text("2 dice + 0 rifle")
            press(person, "Enter")
        elif step == "Positions" and step not in done:
            to_floor(table, "PageDown", "Enter")
            push(table, "Kneel")
        else:
            end_by_keys(table)
        done.add(step)
    assert {"Deployment", "Move", "Positions"} <= done
    expect(table.result).to_be_visible()
    assert person.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
    go_to(person, person.button("Rematch"))


def to_floor(table: Battle, *keys: str) -> None:
    go_to(table.person, table.floor)
    press(table.person, *keys)


def push(table: Battle, name: str) -> None:
    go_to(table.person, table.person.button(name))
    press(table.person, "Enter")


def end_by_keys(table: Battle) -> None:
    go_to(table.person, table.page.locator("#ask").get_by_role("button", name=re.compile("^(End|Keep) ")))
    press(table.person, "Enter")
    if table.person.button("Yes").is_visible():
        press(table.person, "Shift+Tab", "Enter")  # it begins with No


def test_a_phone_is_enough(sit: Sit, dealt: Server) -> None:
    person = sit(dealt, **PHONE)
    table = Battle(person)
    person.join(founded(dealt, HUMAN, SERGEANT), "Anna")
    person.button("Hide guide").tap()
    for step in table.steps():
        no_overflow(person)
        if step != "Deployment":
            break
        table.floor.tap(position=table.spot(5, 6 + 5 * table.units.count()))
        person.button("Place here").tap()
    table.own("S1").tap()
    x, y = table.cell("West.S1")
    table.floor.tap(position=table.spot(x + 5, y))
    expect(person.asked).to_contain_text("2½ of 4 ft")
    no_overflow(person)
    person.button("Move here").tap()
    expect(person.page.get_by_role("list", name="What happened last")).to_contain_text("moves 2.5 ft.")
    table.end()
    expect(table.own("S1")).to_have_accessible_name(re.compile("may act"))
    table.own("S1").tap()
    table.targets.first.tap()
    expect(person.asked).to_contain_text(SUM)
    no_overflow(person)
    person.button("Name this target").tap()
    expect(table.toy("West.S1")).to_be_visible()
    no_overflow(person)


def test_an_army_is_made_kept_as_a_file_and_played_with(sit: Sit, tmp_path: Path) -> None:
    person = sit()
    editor = Editor(person).visit()
    editor.add("Officer", "pistol")
    editor.says("40 of 300 points")
    editor.verdict("Ready to play.")
    editor.add("Soldier", "machine gun", "bazooka")
    editor.verdict("UC-R-33")
    expect(editor.play).to_be_disabled()
    editor.arm("Soldier", "bazooka")
    editor.add("Tank")
    editor.add("Tank")
    editor.says("465 of 300 points")
    editor.verdict("UC-R-67")
    expect(editor.play).to_be_disabled()
    editor.row("Tank").last.get_by_role("button", name="Remove Tank").click()
    editor.verdict("Ready to play.")
    editor.name.fill("Two and a tank")
    rows = editor.rows.all_inner_texts()
    with person.page.expect_download() as download:
        person.button("Save as a file").click()
    assert download.value.suggested_filename == "Two-and-a-tank.yaml"
    kept = tmp_path / "army.yaml"
    download.value.save_as(kept)
    assert yaml.safe_load(kept.read_text())["units"][1] == {"type": "S", "weapons": ["mg"], "mounts": [], "count": 1}

    editor.visit()
    expect(editor.rows).to_have_count(0)
    editor.page.get_by_label("Open a file").first.set_input_files(kept)
    expect(editor.rows).to_have_count(3)
    assert editor.rows.all_inner_texts() == rows
    expect(editor.name).to_have_value("Two and a tank")
    editor.verdict("Ready to play.")
    editor.play.click()
    table = Battle(person)
    expect(table.written("army")).to_have_value(re.compile("name: Two and a tank"))
    table.card.get_by_role("button", name="Play", exact=True).last.click()
    expect(table.units).to_have_count(3)
    expect(table.own("T1")).to_be_visible()


def test_the_table_deploys_for_me_as_it_has_shown_and_by_hand_in_between(sit: Sit, dealt: Server) -> None:
    person = sit(dealt)
    table = Battle(person)
    person.join(founded(dealt, HUMAN, SERGEANT, army="mixed"), "Anna")
    table.wait()
    person.button("Deploy for me").click()
    shown = person.page.locator("[data-planned]")
    expect(shown).to_have_count(8)
    table.deploy("SF1", 3, 3)
    table.wait()
    expect(shown).to_have_count(7)
    person.button("Place them like this").click()
    expect(table.step).to_have_text("Move", timeout=30_000)
    expect(shown).to_have_count(0)
    assert table.cell("West.SF1") == (3, 3)


def test_the_last_act_is_taken_back_by_button_and_key_and_others_are_told(sit: Sit, dealt: Server) -> None:
    west, east = (Battle(sit(dealt)) for _ in range(2))
    east.person.join(west.invite("Anna", army=SQUAD, map="open", scenario="battle"), "Boris")
    undo = west.person.button("Undo")
    for unit, y in (("O1", 1), ("S1", 10), ("S2", 20)):
        west.wait()
        west.deploy(unit, 5, y)
        east.wait()
        east.deploy(unit, 42, y)
    west.wait()
    expect(west.step).to_have_text("Move", timeout=30_000)
    expect(undo).to_have_count(0)
    west.drag("West.S1", 9, 10)
    expect(east.person.log).to_contain_text("Anna’s Rifleman 1 moves 2 ft.")
    undo.click()
    expect(east.person.log).to_contain_text("Anna takes back the last move.")
    assert west.cell("West.S1") == east.cell("West.S1") == (5, 10)
    expect(undo).to_be_disabled()
    west.drag("West.S1", 7, 12)
    expect(undo).to_be_visible()
    west.end()
    expect(west.step).to_have_text("Name targets")
    west.page.keyboard.press("Control+z")
    expect(west.step).to_have_text("Move")
    west.page.keyboard.press("u")
    expect(undo).to_be_disabled()
    assert west.cell("West.S1") == (5, 10)


WHOLE = """
svg => {
  const { x, y, width, height } = svg.viewBox.baseVal;
  const { left, right, top, bottom } = svg.getBoundingClientRect();
  const inDrawing = x <= 0 && y <= 0 && x + width >= 960 && y + height >= 640;
  const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return inDrawing && inWindow && document.scrollingElement.scrollHeight <= innerHeight;
}
"""


def test_a_phone_shows_the_whole_floor_and_all_units_beside_it(sit: Sit, dealt: Server) -> None:
    windows = {"phone": PHONE, "sideways": SIDEWAYS}
    table = Battle(sit(dealt, **opened_by(windows))).play_now()
    table.wait()
    for _ in each(table.person, windows):
        assert table.floor.evaluate(WHOLE)
        window = table.page.viewport_size
        assert window
        for unit in table.units.all():
            place = unit.bounding_box()
            assert place and place["x"] >= 0 and place["x"] + place["width"] <= window["width"]


MALFORMED = [
    ("map", "{", "This is not valid YAML"),
    ("map", "maps/mine.yaml", "Write it in lines of KEY: VALUE."),
    ("map", "pieces: [[bldg, 10, 10, 50, 12]]", "pieces[0]: x1 is 50; it is a whole number from 0 to 47 (UC-R-5)"),
    ("map", "pieces: [[bldg, 9, 9, 12, 12], [trees, 12, 12, 14, 14]]", "pieces[1] overlaps pieces[0] (UC-R-6)"),
    ("map", "pieces: []\nsnow: deep", "snow"),
    ("army", "units: []", "UC-R-67"),
    ("army", "units: [{type: S, weapons: [laser]}]", "laser"),
    ("army", "units: [{type: S, weapons: [mg, baz]}]", "UC-R-33"),
    ("army", "units: [{type: T, count: 2}]", "UC-R-67"),
    ("army", "units: " + 70_000 * "-", "This is too long: 64 kB at most."),
]


def test_what_cannot_be_played_is_said_and_stays_as_it_was_written(sit: Sit) -> None:
    person = sit()
    table = Battle(person)
    person.visit()
    table.card.get_by_role("button", name=re.compile("seats? and rules$")).click()
    for key, words, sentence in MALFORMED:
        table.write(key, words)
        expect(table.card.get_by_role("status").filter(has_text=sentence)).to_be_visible()
        expect(table.written(key)).to_have_value(words)
        if key == "map" and sentence.startswith("pieces[1]"):
            table.card.get_by_role("button", name="Play", exact=True).last.click()
            expect(table.card.get_by_role("alert")).to_contain_text(sentence)
            expect(table.written(key)).to_have_value(words)
        if key == "map":
            table.write(key, "pieces: [[bldg, 9, 9, 12, 12]]")
    table.write("army", json.dumps(SQUAD))
    table.card.get_by_role("button", name="Play", exact=True).last.click()
    expect(table.units).to_have_count(3)
