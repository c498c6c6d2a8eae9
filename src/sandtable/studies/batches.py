"""Batches of games: the pieces in which a study is played. A batch's games follow from its description alone, so it can
be played anywhere, in any order, and again.
"""

from __future__ import annotations

import json
from hashlib import blake2b

from msgspec import Struct

from sandtable.bots.compiled_specs import ONE_PLY, RANDOMLY, kind, runs_compiled
from sandtable.bots.networks import NETS
from sandtable.engine.json_data import Json
from sandtable.studies.cells import Cell

FORMAT = 1
"""The version of the tables in which games are stored; it rises when they change."""
SIZES = {RANDOMLY: 2000, ONE_PLY: 400, NETS: 400}
"""Games of a batch by how its slowest player chooses: some seconds of work."""
SLOW = 20


class Batch(Struct, frozen=True):
    """Games `first` to `last` - 1 of a cell, as plain data that can be sent to a worker."""

    cell: int
    variant: str
    seats: int
    options: Json
    players: tuple[str, ...]
    barred: int
    seed: int
    pair: bool
    first: int
    last: int
    follows: bool
    version: str  # of rules and players
    setups: tuple[str, ...] = ()  # by seat; empty if set-ups are not given

    @property
    def name(self) -> str:
        """The name of the file for these games: a hash of all that decides them, which the cell's number does not."""
        made_by = {field: getattr(self, field) for field in self.__struct_fields__ if field not in ("cell", "setups")}
        if self.setups:  # batches without set-ups keep the names that they had before the field existed
            made_by["setups"] = self.setups
        return blake2b(json.dumps([FORMAT, made_by], sort_keys=True).encode(), digest_size=12).hexdigest()


def batches_of(cell: Cell, games: range, seed: int, pair: bool, follows: bool, version: str) -> list[Batch]:
    """Return the batches of these games of a cell."""
    size = size_of(cell)
    shared = (cell.number, cell.variant.id, cell.seats, dict(cell.options), cell.players, cell.barred, seed, pair)
    return [
        Batch(*shared, first, min(first + size, games.stop), follows, version, cell.setups)
        for first in range(games.start, games.stop, size)
    ]


def size_of(cell: Cell) -> int:
    """Return how many games of a cell make a batch."""
    if not all(runs_compiled(player, cell.variant) for player in cell.players):
        return SLOW
    kinds = [kind(player, cell.variant) for player in cell.players]
    return min(SIZES.get(one, SLOW) for one in kinds)
