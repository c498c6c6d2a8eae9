"""Tests that a card laid while a draw is due is refused in one line."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import IllegalAction
from sandtable.engine.umpire import Umpire
from sandtable.games.warkings import WAR_KINGS


def test_a_second_discard_is_told_to_draw() -> None:
    umpire = Umpire(WAR_KINGS, seed=bytes(32))
    while True:
        seat = next(k for k in range(3) if umpire.legal(k))
        if umpire.view(seat)["phase"] == "draw":
            break
        umpire.act(seat, umpire.legal(seat)[0])
    with pytest.raises(IllegalAction) as refusal:
        umpire.act(seat, f"DISCARD {next(iter(umpire.view(seat)['hand']))}")
    assert refusal.value.clause == "RT-R-9"
    assert refusal.value.sentence == "You have discarded. Now draw a card."
