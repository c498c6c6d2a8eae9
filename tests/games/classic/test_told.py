"""Tests of what players are told of a game: sentences that call their reader you, and their headlines."""

from __future__ import annotations

import pytest

from sandtable.engine.umpire import Umpire
from sandtable.games.classic import VARIANTS

SOUTH, NORTH, SPECTATOR = range(3)
OURS = "setup F@a1 B@b1 10@a4 9@b4 2@e4 2@f4 3@j1 S@j2"
THEIRS = "setup F@a10 B@f7 10@j7 9@i7 2@e7 2@d8 3@c8 S@b8"


@pytest.fixture
def umpire() -> Umpire:
    umpire = Umpire(VARIANTS[1], seed=bytes(32))
    umpire.names, umpire.addresses = ["Ann", "Bob"], True
    return umpire


def heard(umpire: Umpire, seat: int, act: str) -> list[str]:
    """Act, and return the headline that South, North and a spectator read."""
    steps = umpire.act(seat, act)
    told = [[event for step in steps for event in umpire.told(step, viewer)] for viewer in range(3)]
    return [umpire.headline(events, viewer) for viewer, events in enumerate(told)]


def test_a_set_up_and_a_battle_are_a_line_each(umpire: Umpire) -> None:
    assert heard(umpire, SOUTH, OURS) == ["You are ready.", "", ""]
    opened = "Both armies stand. {} first."
    assert heard(umpire, NORTH, THEIRS) == [
        opened.format("You move"),
        opened.format("Ann moves"),
        opened.format("Ann moves"),
    ]
    assert heard(umpire, SOUTH, "e4-e7") == [
        "Your Scout from e4 attacks Bob’s Scout on e7: both are lost.",
        "Ann’s Scout from e4 attacks your Scout on e7: both are lost.",
        "Ann’s Scout from e4 attacks Bob’s Scout on e7: both are lost.",
    ]
    heard(umpire, NORTH, "d8-e8")
    assert heard(umpire, SOUTH, "f4-f7")[NORTH] == "Ann’s Scout from f4 attacks your Bomb on f7 and is captured."


def test_the_reader_wins_and_others_win(umpire: Umpire) -> None:
    umpire.act(SOUTH, OURS)
    umpire.act(NORTH, THEIRS.replace("F@a10 B@f7", "B@a10 F@f7"))
    theirs, yours = "and captures it. Ann wins.", "and captures it. You win."
    assert heard(umpire, SOUTH, "f4-f7") == [
        f"Your Scout from f4 attacks Bob’s Flag on f7 {yours}",
        f"Ann’s Scout from f4 attacks your Flag on f7 {theirs}",
        f"Ann’s Scout from f4 attacks Bob’s Flag on f7 {theirs}",
    ]
    results = [umpire.view(viewer)["result"]["text"] for viewer in range(3)]
    assert results == [
        "You captured Bob’s Flag and win.",
        "Ann captured your Flag and wins.",
        "Ann captured Bob’s Flag and wins.",
    ]


def test_who_resigns_is_told_in_one_line(umpire: Umpire) -> None:
    umpire.act(SOUTH, OURS)
    umpire.act(NORTH, THEIRS)
    assert heard(umpire, SOUTH, "resign") == [
        "You resign. Bob wins.",
        "Ann resigns. You win.",
        "Ann resigns. Bob wins.",
    ]
    results = [umpire.view(viewer)["result"]["text"] for viewer in range(2)]
    assert results == ["You resigned. Bob wins.", "Ann resigned. You win."]
