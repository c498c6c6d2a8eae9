"""Tests of terminals of every width: nothing is cut off without a word."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

import sandtable
from sandtable.bots.levels import levels
from sandtable.cli.common import out
from sandtable.engine.game import Variant
from sandtable.terminal import TerminalGame

Run = Callable[..., Any]


def table_of(variant: Variant, width: int) -> TerminalGame:
    """Return a game under way in a terminal with `width` columns."""
    console = Console(file=StringIO(), width=width)
    level = next(iter(levels(variant)))
    game = TerminalGame(console, variant, level, 1, variant.read_options({}), variant.players[1])
    rng = Random(1)
    for _ in range(60):
        if game.umpire.over:
            break
        seat = game.umpire.waiting[0]
        game.umpire.act(seat, rng.choice(game.umpire.legal(seat)))
    return game


def drawn(game: TerminalGame) -> str:
    game._draw()
    file = game.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


@pytest.mark.parametrize("width", [20, 30, 40, 52, 60, 80, 100])
def test_a_table_is_drawn_whole_or_says_what_it_needs(variant: Variant, width: int) -> None:
    game = table_of(variant, width)
    said = drawn(game)
    assert max(map(len, said.splitlines())) <= width
    whole = str(game._picture(game.umpire.view(0)))
    if f"and this terminal has {width}" not in " ".join(said.split()):
        assert [line.rstrip() for line in said.strip().splitlines()] == [
            line.rstrip() for line in whole.strip().splitlines()
        ]


@pytest.mark.parametrize(
    ("id", "width"),
    [
        ("stratego-lightning", 30),
        ("stratego-campaign", 30),
        ("stratego-classic", 30),
        ("stratego-alliance", 60),
        ("stratego-alliance", 40),
        ("combat", 52),
        ("warkings", 30),
        ("soldier", 30),
    ],
)
def test_so_narrow_it_can_be(id: str, width: int) -> None:
    assert "columns" not in drawn(table_of(sandtable.variant(id), width))


def test_what_a_board_needs_is_said() -> None:
    said = " ".join(drawn(table_of(sandtable.variant("stratego-alliance"), 30)).split())
    assert said.endswith("The board needs 36 columns and this terminal has 30. Widen it, then type `board`.")


def test_ids_are_never_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (20, 40, 60, 80):
        monkeypatch.setattr(out, "_width", width)
        said = run("games").out
        assert "…" not in said
        assert ("stratego-alliance-lightning" in said) is (width >= 60)
