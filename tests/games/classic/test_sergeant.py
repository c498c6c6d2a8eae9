"""Tests of the Sergeant in Classic Stratego: it sees what is obvious, and beats a random player."""

from __future__ import annotations

import pytest

from sandtable.arena.duel import run_duel
from sandtable.bots.levels import make
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.record.view import PackedView
from sandtable.games import variant
from sandtable.scenarios.files import read_text

POSITION = """
id: P
game: stratego-classic
board: {{South: "{south}", North: "{north}"}}
expect: {{over: no}}
"""
LIKED = {
    "takes what it beats": ("7@e5! F@a1 2@b1", "5@e6! F@j10 6@i10", "e5-e6"),
    "takes the Flag": ("4@j9 F@a1 10@e5", "F@j10! 3@e6! 2@i1", "j9-j10"),
    "strikes the Marshal with the Spy": ("S@e5 F@a1 2@b1 2@a2", "10@e6! F@j10 2@i10", "e5-e6"),
    "sends a Miner to a Bomb": ("3@e6 F@a1 7@b1 2@a2", "B@e7! F@j10 2@i10 6@h10", "e6-e7"),
    "lets no Bomb be struck by others": ("9@e6! F@a1 3@e3", "B@e7! F@j10 2@i10 6@h10", None),
    "flees": ("8@e2! F@a1 B@b1 B@a2", "10@e3! F@j10 2@i10 6@h10", "e2-e1 e2-d2 e2-f2"),
}


@pytest.mark.parametrize("name", LIKED)
def test_it_sees_what_lies_at_hand(name: str) -> None:
    south, north, liked = LIKED[name]
    [scenario] = read_text(POSITION.format(south=south, north=north))
    game = variant("stratego-classic").game.stage(variant("stratego-classic"), scenario).umpire
    player = make("sergeant", game.variant, 1)
    chosen = game.say(0, player.choose(PackedView(game.packed(0)), game.legal(0)))
    assert chosen in liked.split() if liked else chosen != "e6-e7"


@pytest.mark.parametrize("id", ["stratego-classic", "stratego-barrage"])
def test_it_beats_chance(id: str) -> None:
    games = 2 if INTERPRETED else 20
    report = run_duel(variant(id), ["sergeant", "random"], games, seed=1)
    assert report["wins"][0] >= 0.9 * games and report["errors"] == 0
