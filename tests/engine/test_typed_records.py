"""Tests that mypy finds a misspelt field in rules, players, measures, words and what is shown, read or written."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest

from sandtable.engine.field_types import FILE, field_types
from sandtable.engine.record.schema import Schema

ROOT = Path(__file__).parents[2]
UNTOLD = ("sandtable.skeletons.board", "sandtable.skeletons.cards", "tests.toy")
"""Packages that are no game of the list, so that `tests/every_game` passes over them."""


@dataclass(frozen=True)
class Plant:
    """One misspelt field: the module, a text that occurs once in it, and the text that replaces it."""

    module: str
    old: str
    new: str

    @property
    def misspelt(self) -> str:
        """Return the misspelt name of the field."""
        return next(iter(set(_names(self.new)) - set(_names(self.old)))).removeprefix(".")


def _names(text: str) -> list[str]:
    return re.findall(r"\.\w+|\w+(?==)", text)


GAMES = "sandtable.games"
PLANTS = {
    "read a number": Plant(f"{GAMES}.warkings.rules.turn", "if not s.open_take:", "if not s.open_taken:"),
    "write a number": Plant(f"{GAMES}.warkings.rules.turn", "s.effect = LEAVES", "s.efect = LEAVES"),
    "add to a number": Plant(f"{GAMES}.warkings.rules.turn", "s.ply += 1", "s.plies += 1"),
    "write an element": Plant(f"{GAMES}.warkings.rules.draw", "s.open[s.open_size] = 0", "s.opne[s.open_size] = 0"),
    "write in a row": Plant(f"{GAMES}.warkings.rules.draw", "s.known[s.turn][kind]", "s.knwon[s.turn][kind]"),
    "pass a row on": Plant(f"{GAMES}.combat.rules.floor", "row_of(s.rough, y) if is", "row_of(s.ruogh, y) if is"),
    "start": Plant(f"{GAMES}.warkings.rules.law", "s.first %= s.players", "s.first %= s.player"),
    "why": Plant(f"{GAMES}.warkings.rules.law", "(v.phase == DRAW)", "(v.phaze == DRAW)"),
    "chances": Plant(f"{GAMES}.warkings.rules.law", "s.sure > 1", "s.shure > 1"),
    "determinize": Plant(f"{GAMES}.soldier.rules.determinize", "else v.learnt[v.viewer]", "else v.learned[v.viewer]"),
    "encode": Plant(f"{GAMES}.stratego.rules.observation", "v.reserve[v.viewer][", "v.reserves[v.viewer]["),
    "survey": Plant(f"{GAMES}.warkings.player.sergeant", "rounds = v.pile", "rounds = v.piles"),
    "evaluate": Plant(f"{GAMES}.warkings.player.sergeant", "small = v.hand_size", "small = v.hand_sizes"),
    "estimate": Plant(f"{GAMES}.warkings.player.outlook", "(seat - s.turn)", "(seat - s.trun)"),
    "belief": Plant(f"{GAMES}.stratego.player.beliefs", "now.last[1], now.last[2]", "now.last[1], now.lasts[2]"),
    "baseline": Plant(f"{GAMES}.warkings.player.baselines", "view.hand[view.viewer]", "view.hnad[view.viewer]"),
    "measures": Plant(f"{GAMES}.combat.measures", "s.arms[u] >> weapon", "s.armz[u] >> weapon"),
    "words": Plant(f"{GAMES}.warkings.words.show", "view.streak,", "view.streaks,"),
    "a field that is shown": Plant(f"{GAMES}.warkings.words.show", "streak=view", "streaks=view"),
    "of what is shown": Plant(f"{GAMES}.warkings.words.preview", "=card.soldiers,", "=card.soldier,"),
    "what an event tells": Plant(f"{GAMES}.warkings.words.telling", "else laid.draws)", "else laid.drawz)"),
    "what a message is about": Plant(f"{GAMES}.warkings.words.phrases", "ask_draw(card=top)", "ask_draw(crad=top)"),
    "scenarios": Plant(
        f"{GAMES}.soldier.scenarios.writing", "s.discard[: s.discard_size]", "s.discards[: s.discard_size]"
    ),
    "a skeleton": Plant(
        "sandtable.skeletons.cards.rules.law", "s.hand_size[s.turn] == s.cards", "s.hand_size[s.turn] == s.crads"
    ),
    "the toy": Plant("tests.toy.rules.law", "s.stock_left = COPIES", "s.stock_lfet = COPIES"),
    "what a view lacks": Plant(f"{GAMES}.warkings.rules.law", "if v.phase == DISCARD:", "if v.stock == DISCARD:"),
    "what a state lacks": Plant(f"{GAMES}.warkings.rules.law", "s.duel:", "s.viewer:"),
}
MISSING = re.compile(
    r'^.*?(\w+)\.py:\d+: error: (?:"\w+" has no attribute|Unexpected keyword argument) "(\w+)"', re.MULTILINE
)


@pytest.mark.nightly  # mypy reads the engine and five games from nothing
def test_every_planted_field_is_found(tmp_path: Path) -> None:
    """mypy finds the planted fields and nothing else: the last copy is an unchanged file."""
    for number, plant in enumerate(PLANTS.values()):
        (tmp_path / f"plant{number}.py").write_text(_copy(plant), encoding="utf-8")
    whole = Plant("tests.toy.rules.law", "s.stock_left = COPIES", "s.stock_left = COPIES")
    (tmp_path / "whole.py").write_text(_copy(whole), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", "--cache-dir", str(tmp_path / "cache")]
    ran = subprocess.run([*command, *sorted(tmp_path.glob("*.py"))], cwd=ROOT, capture_output=True, text=True)
    found = set(MISSING.findall(ran.stdout))
    assert found == {(f"plant{number}", plant.misspelt) for number, plant in enumerate(PLANTS.values())}, ran.stdout


def _copy(plant: Plant) -> str:
    """Return the text of a module with the misspelt field; its imports are absolute, so it can lie anywhere."""
    source = import_module(plant.module).__file__
    assert source
    text = Path(source).read_text(encoding="utf-8")
    assert text.count(plant.old) == 1, f"{source} has this {text.count(plant.old)} times: {plant.old}"
    lines = text.replace(plant.old, plant.new).split("\n")
    for node in ast.parse(text).body:
        if isinstance(node, ast.ImportFrom) and node.level:
            above = ".".join(plant.module.split(".")[: -node.level])
            dots = f"from {'.' * node.level}"
            lines[node.lineno - 1] = lines[node.lineno - 1].replace(dots, f"from {above}.", 1)
    return "\n".join(lines)


@pytest.mark.nightly  # the same, of every field that a game reads or writes, a few thousand times
def test_every_field_is_checked_wherever_it_is_named(tmp_path: Path) -> None:
    """All fields are misspelt at once: every attribute of a variable that has a field's name.

    Attributes of `self` and `variant` are left out.
    """
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "tests" / "toy", tmp_path / "tests" / "toy")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    misspelt: set[tuple[str, int, str]] = set()
    games = sorted(f"{GAMES}.{folder.parents[1].name}" for folder in (ROOT / "src").glob("*/games/*/rules/schema.py"))
    for package in (*games, *UNTOLD):
        schema: Schema = import_module(f"{package}.rules.schema").schema
        names = {"viewer", *(field.name for field in schema.fields)}
        home = tmp_path / (package if package.startswith("tests") else f"src.{package}").replace(".", "/")
        for file in home.rglob("*.py"):
            if file.name != FILE:
                misspelt |= {(file.relative_to(tmp_path).as_posix(), *place) for place in _misspell(file, names)}
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), "src/sandtable", "tests/toy"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    found = {(file, int(line), name) for file, line, name in MISSPELT.findall(ran.stdout)}
    assert len(misspelt) > 3000, ran.stderr
    assert sorted(misspelt - found) == []


MISSPELT = re.compile(r'^(.+?):(\d+): error: .* has no attribute "(\w+)_misspelt"', re.MULTILINE)


def _misspell(file: Path, names: set[str]) -> Iterator[tuple[int, str]]:
    """Misspell all fields in a file, and yield the line and the name of each.

    What a loop over a misspelt field names has no type: its own fields are left as they are.
    """
    lines, tree = file.read_bytes().split(b"\n"), ast.parse(file.read_bytes())
    passed = {"self", "variant", *_named_by_loops(tree, names)}
    found = [
        (node.end_lineno or 0, node.end_col_offset or 0, node.attr)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in names
        if isinstance(node.value, ast.Name) and node.value.id not in passed
    ]
    for line, end, name in sorted(found, reverse=True):
        lines[line - 1] = lines[line - 1][:end] + b"_misspelt" + lines[line - 1][end:]
        yield line, name
    file.write_bytes(b"\n".join(lines))


def _named_by_loops(tree: ast.AST, names: set[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
            over = node.iter
            if isinstance(over, ast.Attribute) and isinstance(over.value, ast.Name) and over.attr in names:
                yield node.target.id


@pytest.mark.parametrize("package", UNTOLD)
def test_the_types_of_fields_are_fresh(package: str) -> None:
    schema = import_module(f"{package}.rules.schema")
    assert schema.__file__
    written = (Path(schema.__file__).parents[1] / FILE).read_text(encoding="utf-8")
    assert written == field_types(schema.schema), "run `make docs`"
