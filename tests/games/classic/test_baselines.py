"""Tests of the baselines of Classic Stratego: the choices that each habit leaves."""

from __future__ import annotations

import pytest

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.classic.player.baselines import baselines
from sandtable.scenarios.files import read_text

CLASSIC = variant("stratego-classic")
POSITION = """
id: P
game: stratego-classic
board: {{South: "{south}", North: "{north}"}}
expect: {{over: no}}
"""


def left(habit: str, umpire: Umpire) -> set[str]:
    view = CLASSIC.game.schema.read_view(umpire.packed(0))
    return {umpire.say(0, a) for a in baselines(CLASSIC.id)[habit](view, umpire.legal(0))}


@pytest.mark.parametrize(
    ("habit", "south", "north", "only"),
    [
        ("attacks-everything", "9@e5. 3@a4. F@a1", "5@e6. F@j10", {"e5-e6"}),
        ("attacks-no-unknown", "9@e5. F@a1", "5@e6. F@j10", {"e5-e4", "e5-f5"}),
        ("attacks-no-unmoved", "9@e5. F@a1", "5@e6 F@j10", {"e5-e4", "e5-f5"}),
        ("turtle", "9@e5. F@a1", "5@e6. F@j10", {"e5-e4", "e5-f5"}),
        ("high-march", "9@e5. 3@a4. 8@j4 F@a1", "5@e7. F@j10", {"e5-e6"}),
        ("low-march", "9@e5. 3@a4. F@a1", "5@e6. F@j10", {"a4-a5"}),
        ("lone-marshal", "10@e5. 9@a4. F@a1", "5@e9. F@j10", {"e5-e6"}),
        ("selective-march", "9@e5. 3@a4. F@a1", "5@e6! F@j10", {"e5-e6"}),
        ("selective-march", "9@e5. 3@a4. F@a1", "5@f6. F@j10", {"e5-e6"}),
        ("lure-and-march", "9@e5. 3@e4. 8@a4. F@a1", "5@f6. F@j10", {"a4-a5", "e5-e6"}),
        ("lure-and-march", "9@e5. 3@f4. 8@a4. F@a1", "5@f6. F@j10", {"f4-f5"}),
        ("scout-rush", "2@a4. 9@e5. F@a1", "5@a9. F@j10", {"a4-a9"}),
        ("miners-first", "3@a4. 9@e5. F@a1", "5@e9. F@j10", {"a4-a5"}),
        ("bluff", "4@e4. F@a1", "8@e6! F@j10", {"e4-e5"}),
        ("spy-escort", "S@e4 9@f5. F@a1", "10@e5! F@j10", {"e4-e5"}),
        ("spy-escort", "S@d4 9@e5. F@a1", "8@a9 F@j10", {"d4-e4"}),
        ("ambush", "9@e5. 3@a4. F@a1", "5@e6. F@j10", {"e5-e6"}),
        ("avenger", "9@e5. 3@a4. F@a1", "5@e6! F@j10", {"e5-e6"}),
        ("one-flank", "9@e5. 3@a4. F@a1", "5@e7. F@j10", {"a4-a5"}),
        ("flag-hunt", "9@e9. 3@a4. F@a1", "5@e10 5@d9. F@j10", {"e9-e10"}),
        ("few-move", "9@e5. 3@a4 F@a1", "5@e6. F@j10", {"e5-e6", "e5-e4", "e5-f5"}),
    ],
)
def test_what_a_habit_prefers(habit: str, south: str, north: str, only: set[str]) -> None:
    [scenario] = read_text(POSITION.format(south=south, north=north))
    assert left(habit, CLASSIC.game.stage(CLASSIC, scenario).umpire) == only


def test_the_flag_in_an_odd_place_goes_down_first() -> None:
    placed = left("odd-flag", Umpire(CLASSIC, seed=bytes(32)))
    assert len(placed) == 20 and all("F" in said and said.endswith(("3", "4")) for said in placed)
