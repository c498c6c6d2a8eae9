"""Tests of the baselines of Stratego: the choices that each habit leaves."""

from __future__ import annotations

import pytest
from tests.games.stratego.staged import staged

from sandtable.bots.baselines import Baseline
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.stratego.player.baselines import baselines
from sandtable.games.stratego.rules.schema import IDS

LIGHTNING = variant("stratego-lightning")
SOUTH = "9@e5. 2@a4 7@j6 F@a1 B@a2"
NORTH = "4@e6! 5@f5. 6@j7 F@d10"


def wanted(umpire: Umpire, habit: str) -> set[str]:
    view = LIGHTNING.game.schema.read_view(umpire.packed(0))
    return {umpire.say(0, a) for a in baselines(LIGHTNING.id)[habit](view, umpire.legal(0))}


@pytest.mark.parametrize(
    ("habit", "among", "not_among"),
    [
        ("attacks-everything", {"e5-e6", "e5-f5", "j6-j7"}, {"e5-e4", "a4-b4"}),
        ("attacks-no-unknown", {"e5-e6", "e5-e4"}, {"e5-f5", "j6-j7"}),
        ("attacks-no-unmoved", {"e5-e6", "e5-f5"}, {"j6-j7"}),
        ("turtle", {"a4-b4", "e5-e4", "e5-f5"}, {"a4-a9", "j6-i6"}),
        ("rush", {"e5-e6", "a4-a9", "e5-f5"}, {"e5-e4", "a4-b4"}),
        ("high-first", {"e5-e4", "j6-j7"}, {"a4-b4"}),
        ("scouts-first", {"a4-b4", "a4-a9"}, {"e5-e6"}),
        ("few-move", {"e5-e4"}, {"a4-b4", "j6-j7"}),
        ("high-march", {"e5-e6"}, {"e5-e4", "j6-j7", "a4-a9"}),
        ("scout-rush", {"a4-a9"}, {"a4-b4", "e5-e6"}),
        ("shuffle", {"e5-e4"}, {"a4-b4", "e5-f5"}),
        ("avenger", {"e5-e6"}, {"e5-f5", "a4-b4"}),
        ("one-flank", {"a4-a9"}, {"a4-b4", "e5-e6"}),
    ],
)
def test_a_habit_of_moves(habit: str, among: set[str], not_among: set[str]) -> None:
    choices = wanted(staged(SOUTH, NORTH), habit)
    assert among <= choices
    assert not choices & not_among


@pytest.mark.parametrize(
    ("habit", "south", "north", "only"),
    [
        ("low-march", "9@e5. 3@a4. F@a1", "5@e6. F@d10", {"a4-a5"}),
        ("selective-march", "9@e5. 3@a4. F@a1", "5@f6. F@d10", {"e5-e6"}),
        ("selective-march", "9@e5. 3@a4. F@a1", "5@e6! F@d10", {"e5-e6"}),
        ("lure-and-march", "9@e5. 3@e4. 8@a4. F@a1", "5@f6. F@d10", {"a4-a5", "e5-e6"}),
        ("lure-and-march", "9@e5. 3@f4. 8@a4. F@a1", "5@f6. F@d10", {"f4-f5"}),
        ("bluff", "3@e4. F@a1", "8@e6! F@d10", {"e4-e5"}),
        ("bluff", "3@e4! F@a1", "8@e6! F@d10", {"e4-e5"}),
        ("spy-escort", "S@d4 9@e5. F@a1", "8@a9 F@d10", {"d4-e4"}),
        ("spy-escort", "S@e4 9@f5. F@a1", "10@e5! F@d10", {"e4-e5"}),
        ("ambush", "9@e5. 3@a4. F@a1", "5@e6. F@d10", {"e5-e6"}),
        ("ambush", "9@e5. 3@a4. F@a1", "5@e7. F@d10", {"a4-a3", "a4-a5", "a4-b4"}),
        ("captain-charge", "6@e4. 9@a4. F@a1", "5@e9. F@d10", {"e4-e5", "e4-e6", "e4-f5"}),
        ("lone-marshall", "10@e5. 9@a4. F@a1", "5@e9. F@d10", {"e5-e6"}),
        ("flag-hunt", "9@e9. 3@a4. F@a1", "5@e10 5@d9. F@d10", {"e9-e10"}),
        ("run-for-rescue", "9@e9. 3@a4. F@a1", "5@d9. F@d10", {"e9-e10"}),
    ],
)
def test_what_a_habit_prefers(habit: str, south: str, north: str, only: set[str]) -> None:
    assert wanted(staged(south, north), habit) == only


def test_the_flag_in_an_odd_place_goes_down_first() -> None:
    umpire = Umpire(LIGHTNING, seed=bytes(32))
    placed = wanted(umpire, "odd-flag")
    assert len(placed) == 20 and all("F" in said and said.endswith(("3", "4")) for said in placed)
    assert wanted(staged(SOUTH, NORTH), "odd-flag") == set()


def layout(habit: str) -> dict[str, set[str]]:
    """Return where South puts its Flag and its Bombs."""
    umpire, player = Umpire(LIGHTNING, seed=bytes(32)), Baseline(LIGHTNING, 1, habit)
    found: dict[str, set[str]] = {"F": set(), "B": set()}
    while 0 in umpire.waiting:
        [step] = umpire.act(0, player.choose(PackedView(umpire.packed(0)), umpire.legal(0)))
        piece, _, place = step.text.removeprefix("place ").partition("@")
        if piece in found:
            found[piece].add(place)
    return found


def test_bombs_stand_around_the_flag_or_around_a_corner_where_it_is_not() -> None:
    assert layout("fortress") == {"F": {"a1"}, "B": {"b1", "a2"}}
    assert layout("decoy") == {"F": {"f1"}, "B": {"i1", "j2"}}


def test_there_are_habits_enough_in_every_variant() -> None:
    for id in IDS:
        assert len(baselines(id)) >= 20
        assert ("fortress" in baselines(id)) is not id.startswith("stratego-alliance")
