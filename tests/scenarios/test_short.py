"""Tests of a game's page in short: what its file says, and for which variants."""

from pathlib import Path

import pytest

from sandtable.engine.game import Variant
from sandtable.games import at_tables
from sandtable.scenarios.examples import examples_of
from sandtable.scenarios.short import Block, in_short, sections

PAGE = """## Ambush in short

<!-- ambush ambush-night -->

Two hidden parties
meet.

- **A turn** is one card,
  face up.
- You win with three, see [below](#below). <!-- AM-WIN-1 -->

![A picture](pictures/ambush.webp)

The whole: [the rulebook](rules/ambush.md).

## Night in short

<!-- ambush-night -->

It is dark.
"""


def test_paragraphs_and_items_are_told_without_pictures_and_pointers() -> None:
    ambush, night = sections(PAGE)
    assert ambush.title == "Ambush" and ambush.variants == {"ambush", "ambush-night"}
    assert ambush.blocks == (
        Block(False, "Two hidden parties meet."),
        Block(True, "**A turn** is one card, face up."),
        Block(True, "You win with three, see below.", "AM-WIN-1"),
    )
    assert night.blocks == (Block(False, "It is dark."),)


def test_what_is_a_variants_own_comes_first(tmp_path: Path) -> None:
    (tmp_path / "short.md").write_text(PAGE)
    assert [section.title for section in in_short(tmp_path, "ambush-night")] == ["Night", "Ambush"]
    assert [section.title for section in in_short(tmp_path, "ambush")] == ["Ambush"]
    assert in_short(tmp_path, "chess") == []


def test_a_game_without_such_a_file_has_no_page(tmp_path: Path) -> None:
    assert in_short(tmp_path, "ambush") == []


@pytest.mark.parametrize("variant", at_tables().values(), ids=at_tables())
def test_at_least_three_things_of_every_game_are_shown_by_an_example_that_there_is(variant: Variant) -> None:
    shown = [block.clause for section in in_short(variant.game.folder, variant.id) for block in section.blocks]
    named = {clause for clause in shown if clause}
    assert len(named) >= 3
    assert named <= examples_of(variant.game.folder).picked.keys()
