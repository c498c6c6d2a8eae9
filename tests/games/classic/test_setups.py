"""Tests of proposed set-ups: whole armies that the rules accept, and not always the same ones."""

from __future__ import annotations

import pytest

from sandtable.bots.levels import make
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.classic.rules.schema import BARRAGE, CLASSIC, FLAG, SIZE
from sandtable.games.classic.setups.arrangements import draw
from sandtable.games.classic.setups.presets import PRESETS

VARIANTS = {"stratego-classic": CLASSIC, "stratego-barrage": BARRAGE}
each = pytest.mark.parametrize("id", VARIANTS)


@each
@pytest.mark.clause("CL-SET-1")
def test_every_named_set_up_and_those_drawn_by_lot_stand(id: str) -> None:
    for seat in range(2):
        game = Umpire(variant(id))
        names = [preset["name"] for preset in game.preview(seat, "presets")["presets"]]
        assert names == [preset.name for preset in PRESETS[VARIANTS[id]]]
        for name in [*names, "", ""]:
            laid = game.copy()
            laid.act(seat, laid.preview(seat, f"setup {name}")["action"])
            assert seat not in laid.waiting, name


@each
def test_lots_give_many_set_ups_with_a_flag_that_is_closed_in(id: str) -> None:
    number = VARIANTS[id]
    drawn = [dict(draw(number, seed)) for seed in range(40)]
    flags = [next(space for space, kind in army.items() if kind == FLAG) for army in drawn]
    assert len({tuple(sorted(army.items())) for army in drawn}) == len(drawn) and len(set(flags)) > 8
    for army, flag in zip(drawn, flags, strict=True):
        sides = [flag + SIZE, *([flag - 1] if flag % SIZE else []), *([flag + 1] if flag % SIZE < SIZE - 1 else [])]
        assert flag < 2 * SIZE and all(side in army for side in sides)


@each
def test_computer_players_lay_out_their_whole_army(id: str) -> None:
    game = Umpire(variant(id))
    players = [make("sergeant", game.variant, seed) for seed in (1, 2)]
    while game.view(0)["phase"] == "setup":
        seat = game.waiting[0]
        game.decide(seat, players[seat].choose(PackedView(game.packed(seat)), game.legal(seat)))
    own = [piece["rank"] for piece in game.view(0)["pieces"] if piece["seat"] == "South"]
    assert sorted(own).count("F") == 1 and len(own) == len(draw(VARIANTS[id], 0))
