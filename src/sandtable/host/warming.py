"""Compiling before somebody waits: the beginning of a game of every kind is played once."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games import variants
from sandtable.players.levels import make
from sandtable.umpire.umpire import Umpire

DECISIONS = 60  # well past the set-up


def play_a_little(levels: Iterable[str]) -> None:
    """Lets each level play the first decisions of each game."""
    for chosen in variants().values():
        for level in levels:
            umpire, player = Umpire(chosen, seed=bytes(32)), make(level, chosen, 0)
            for _ in range(DECISIONS):
                if umpire.over:
                    break
                seat = umpire.waiting[0]
                umpire.act(seat, player.choose(umpire.view(seat), umpire.legal(seat)))
