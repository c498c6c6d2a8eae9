"""Tests of boards of hidden pieces as text, in terminals of every width."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.board_text import draw_board, list_pieces

BOARD = {"columns": "abc", "rows": 2, "spaces": ["a1", "a2", "b1", "c1", "c2"], "lakes": ["b2"]}
VIEW: dict[str, Any] = {
    "viewer": "South",
    "pieces": [
        {"seat": "South", "rank": "10", "at": "a1"},
        {"seat": "North", "rank": "10", "at": "b1"},
        {"seat": "North", "rank": None, "at": "c1"},
        {"seat": "North", "rank": "B", "at": "c2"},
    ],
    "placed": None,
    "last": None,
}
ROOMY = """\
      a   b   c
  2   .  ~~~~[B]   2
  1   10 [10][?]   1
      a   b   c
"""
TIGHT = """\
    a  b  c
 2  . ~~~*B  2
 1 10 *10 ?  1
    a  b  c
   ? *: others'
"""
TIGHTEST = """\
    a b c
 2  .~~*B 2
 1 10*X ? 1
    a b c
   ? *: others'; X: 10
"""


@pytest.mark.parametrize(
    ("width", "drawn"), [(80, ROOMY), (21, ROOMY), (20, TIGHT), (15, TIGHT), (14, TIGHTEST), (3, TIGHTEST)]
)
def test_spaces_are_as_wide_as_there_is_room_for(width: int, drawn: str) -> None:
    found = str(draw_board(VIEW, BOARD, width))
    assert [line.rstrip() for line in found.splitlines()] == [line.rstrip() for line in drawn.splitlines()]


def test_north_sees_it_from_its_side() -> None:
    first, second, *_ = str(draw_board(VIEW | {"viewer": "North"}, BOARD, 15)).splitlines()
    assert first.split() == ["c", "b", "a"] and second.split()[0] == "1"
    assert "*10" in second


def test_a_long_list_is_folded() -> None:
    lines = list_pieces("South has lost", ["10"] * 12, 30).splitlines()
    assert len(lines) > 1 and max(map(len, lines)) <= 30
    assert " ".join(" ".join(lines).split()) == f"South has lost {' '.join(['10'] * 12)}"
