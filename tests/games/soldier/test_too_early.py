"""Tests that a card played too early is refused in one line."""

from __future__ import annotations

import pytest

from sandtable.engine.errors import IllegalAction
from sandtable.engine.umpire import Umpire
from sandtable.games.soldier import SOLDIER


def test_a_card_before_the_draw_is_told_to_wait_for_it() -> None:
    umpire = Umpire(SOLDIER, seed=bytes(32))
    while umpire.view(seat := next(k for k in range(3) if umpire.legal(k)))["phase"] != "draw":
        umpire.act(seat, umpire.legal(seat)[0])
    with pytest.raises(IllegalAction) as refusal:
        umpire.act(seat, "DISCARD T1")
    assert refusal.value.clause == "US-R-63"
    assert refusal.value.sentence == "Draw a card."
