"""Tests of classes as computer players: how they are made, and what they may answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

CLASSES = """
class Bare:
    def choose(self, view, legal):
        return legal[0]


class Draws:
    def __init__(self, variant, seed):
        self.asked = 0

    def choose(self, view, legal):
        self.asked += 1
        return "DRAW PILE" if self.asked == 2 else legal[0]
"""


@pytest.fixture(autouse=True)
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the classes where they are found, and a token; return the folder."""
    (tmp_path / "written_classes.py").write_text(CLASSES, encoding="utf-8")
    (tmp_path / "token").write_text("bot_x", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_a_class_that_takes_no_variant_and_seed_is_refused_in_a_sentence(run: Run, written: Path) -> None:
    online = ["bot", "written_classes:Bare", "--server", "http://127.0.0.1:1", "--token-file", str(written / "token")]
    for words in (online, ["duel", "warkings", "--bots", "written_classes:Bare,random", "--games", "1"]):
        ran = run(*words)
        assert (ran.status, ran.err.count("\n")) == (2, 1), ran.err
        assert "must be made from a variant and a seed, `__init__(self, variant, seed)`" in ran.err


def test_a_class_may_answer_in_the_notation_of_the_rulebook(run: Run) -> None:
    ran = run("duel", "warkings", "--bots", "written_classes:Draws,random", "--games", "1", "--json")
    assert (ran.status, ran.json["errors"]) == (0, 0), ran.err
