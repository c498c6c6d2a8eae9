"""Measure how long a game takes: `python scripts/lengths.py [GAMES]` writes `lengths.json` of every game at tables.

Players of the usual level play. The script counts what a person would have to think about: choices among several, one
player after the other. What all players do at once, the set-up of an army, counts once, as `SETTING_UP`. The seconds
that a person takes for a choice are not measured but taken from play at a table: `PACE`. People on Gravon took a median
of 124 moves for a game of Lightning (555 games), which at this pace is a quarter of an hour.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import quantiles

from sandtable.bots.levels import levels, usual
from sandtable.engine.durations import FILE
from sandtable.engine.game import Variant
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import at_tables

GAMES = 100
PACE = {"stratego": 7.0, "soldier": 6.0, "warkings": 7.0, "combat": 6.0}
"""Seconds that a person takes for a choice."""
SETTING_UP = 90.0
"""Seconds that a person takes for an army's set-up, usually from one that is offered."""


def seconds(variant: Variant, seats: int, game: int) -> float:
    """Return the seconds that one game would take among people."""
    umpire = Umpire(variant, seats, dict(variant.proposal), game.to_bytes(32, "big"))
    level = levels(variant)[usual(variant)]
    players = [level.make(variant, game * seats + seat) for seat in range(seats)]
    choices, together = 0, False
    while not umpire.over:
        seat = umpire.waiting[0]
        legal = umpire.legal(seat)
        alone = len(umpire.waiting) == 1
        together |= not alone
        choices += alone and len(legal) > 1
        umpire.act(seat, int(players[seat].choose(PackedView(umpire.packed(seat)), legal)))
    return choices * PACE[variant.game.name] + together * SETTING_UP


def minutes(variant: Variant, seats: int, games: int) -> list[int]:
    """Return the lower and the upper quartile of the games' lengths, in whole minutes."""
    low, _, high = quantiles((seconds(variant, seats, game) / 60 for game in range(games)), n=4)
    return [max(1, round(low)), max(1, round(high))]


def main(games: int) -> None:
    by_file: dict[Path, dict[str, dict[str, list[int]]]] = {}
    for variant in at_tables().values():
        least, most = variant.players
        measured = {str(seats): minutes(variant, seats, games) for seats in range(least, most + 1)}
        print(variant.id, measured, flush=True)
        by_file.setdefault(variant.game.folder / FILE, {})[variant.id] = measured
    for file, lengths in by_file.items():
        file.write_text(json.dumps(lengths, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
