"""Tests that former names still work for one release, and say what replaces them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module

import pytest

import sandtable
import sandtable.umpire
from sandtable import cli
from sandtable.cli import former_options


@pytest.mark.parametrize("former", sandtable.umpire.NAMES)
def test_a_module_is_found_by_its_former_name(former: str) -> None:
    sys.modules.pop(former, None)
    with pytest.warns(DeprecationWarning, match=f" is now {sandtable.umpire.NAMES[former]};"):
        found = import_module(former)
    assert found is import_module(sandtable.umpire.NAMES[former])


def test_the_former_method_makes_determinizations() -> None:
    game, games = sandtable.make("warkings-small", seed=1), sandtable.batch("warkings-small", 2, threads=1)
    games.reset(1)
    with pytest.warns(DeprecationWarning, match="redealt is now determinized"):
        assert game.redealt("A", 2).view("A") == game.determinized("A", 2).view("A")
    with pytest.warns(DeprecationWarning, match="redealt is now determinized"):
        assert games.redealt(2, copies=3).n == 6


def test_the_former_variable_chooses_the_backend() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "SANDTABLE_BACKEND"}
    program = "from sandtable.engine.compile.backend import BACKEND; print(BACKEND)"
    ran = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, check=True, env=environment | {"SANDTABLE_LEG": "interpreted"},
    )  # fmt: skip
    assert ran.stdout == "interpreted\n"
    assert ran.stderr == "sandtable: SANDTABLE_LEG is now SANDTABLE_BACKEND; the old name will be removed in 0.3\n"


BACKEND = """
import importlib.util, sys
if sys.argv[1:]:
    importlib.util.find_spec = lambda name: None
from sandtable.engine.compile.backend import BACKEND
print(BACKEND)
"""


@pytest.mark.parametrize("chosen", ["native", "compiled"])
def test_machine_code_is_chosen_by_either_name_and_says_what_it_needs(chosen: str) -> None:
    here = os.environ | {"SANDTABLE_BACKEND": chosen}
    found, lacking = (
        subprocess.run([sys.executable, "-c", BACKEND, *more], env=here, capture_output=True, text=True)
        for more in ([], ["without numba"])
    )
    assert (found.stdout, found.stderr) == ("native\n", "")
    assert lacking.stderr.endswith(': SANDTABLE_BACKEND=native needs: pip install "sandtable[native]"\n')


@pytest.mark.parametrize(
    ("former", "present"),
    [
        (["doors", "soldier"], ["disclosures", "soldier"]),
        (["duel", "--faults", "lot", "--swap"], ["duel", "--on-error", "random", "--paired"]),
        (["duel", "--faults=loss", "doors"], ["duel", "--on-error=forfeit", "doors"]),
        (["serve", "--known-as", "lot"], ["serve", "--allowed-host", "lot"]),
        (["serve", "--lab-for-everyone"], ["serve", "--lab-access", "all"]),
    ],
)
def test_former_options_stand_for_the_present_ones(former: list[str], present: list[str]) -> None:
    found, notes = former_options.present(former)
    assert found == present
    assert notes and all(note.endswith("; the old name will be removed in 0.3") for note in notes)


@pytest.mark.parametrize("given", [["--rules", "compiled", "--port", "80"], ["--port", "80", "--rules=interpreted"]])
def test_a_former_option_without_a_successor_changes_nothing_and_says_so(given: list[str]) -> None:
    said = "--rules has no effect any more: the rules come compiled; it will be removed in 0.3"
    assert former_options.present(["serve", *given]) == (["serve", "--port", "80"], [said])


def test_a_former_command_says_what_replaces_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["doors", "warkings"]) == 0
    shown = capsys.readouterr()
    assert shown.err == "sandtable: doors is now disclosures; the old name will be removed in 0.3\n"
    assert "warkings" in shown.out
