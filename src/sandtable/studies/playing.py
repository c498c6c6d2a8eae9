"""Playing a batch, and the table of its games: one row a game."""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b

import numpy as np
import polars as pl

from sandtable.arena.seated_players import SeatedPlayers
from sandtable.batches.match_runner import Games, Ints, MatchRunner
from sandtable.bots.compiled_specs import player_rows, runs_compiled
from sandtable.bots.levels import read_answer
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find
from sandtable.studies.batches import Batch
from sandtable.studies.folder import as_parquet

LIMIT = 10.0  # seconds that a program has for an answer


def play(batch: Batch) -> pl.DataFrame:
    """Return the games of a batch, see `_frame`; raise BadInput if a player fails that is no level."""
    variant, numbers = find(batch.variant), range(batch.first, batch.last)
    options = json.dumps(batch.options)
    table = _table(batch.variant, batch.seats, options, batch.players, batch.barred, batch.follows, batch.setups)
    seated = np.array([seated_in(batch, game) for game in numbers], np.int64)
    if all(runs_compiled(player, variant) for player in batch.players):
        player_seeds = [number("lots", batch.seed, game) for game in numbers]
        return _frame(batch, seated, table.play(seated, [deal_of(batch, game) for game in numbers], player_seeds))
    played = [_play_in_python(batch, variant, game) for game in numbers]
    return _frame(batch, seated, table.measure_replay(played))


def play_to_bytes(batch: Batch) -> bytes:
    """Return the games of a batch as a Parquet file."""
    return as_parquet(play(batch))


def deal_of(batch: Batch, game: int) -> int:
    """Return the 64 bits that decide chance and the drawn set-ups of a game. Games of the same number have the same
    bits in every cell; with `pair`, all seatings of the players share one deal.
    """
    return number("deal", batch.seed, game // batch.seats if batch.pair else game)


def seated_in(batch: Batch, game: int) -> tuple[int, ...]:
    """Return for each seat the index of its player: the last one fills the table, all move on a seat a game."""
    last = len(batch.players) - 1
    return tuple(min((seat + game) % batch.seats, last) for seat in range(batch.seats))


def number(*parts: object) -> int:
    """Return 64 bits that follow from these words and numbers."""
    return int.from_bytes(blake2b(" ".join(map(str, parts)).encode(), digest_size=8).digest(), "big")


@lru_cache(maxsize=4)
def _table(
    variant: str,
    seats: int,
    options: str,
    players: tuple[str, ...],
    barred: int,
    follows: bool,
    setups: tuple[str, ...],
) -> MatchRunner:
    """Return the table for a cell's games; games of players that do not run compiled are only measured there."""
    chosen = find(variant)
    rows = player_rows(
        [player if runs_compiled(player, chosen) else "random" for player in players],
        chosen,
        [0 if place else barred for place in range(len(players))],
    )
    return MatchRunner(chosen, seats, json.loads(options), rows, follows, setups)


def _play_in_python(batch: Batch, variant: Variant, game: int) -> list[tuple[int, int]]:
    """Return the decisions of one game, those of chance among them."""
    deal = deal_of(batch, game).to_bytes(32, "big")
    umpire = Umpire(variant, batch.seats, batch.options, deal)
    names = [batch.players[player] for player in seated_in(batch, game)]
    seeds = [number("seat", batch.seed, game, seat) for seat in range(batch.seats)]
    with SeatedPlayers(umpire, names, seeds, LIMIT) as seated:
        while not umpire.over:
            seat = umpire.waiting[0]
            legal = umpire.legal(seat)
            try:
                seated.act(seat, read_answer(seated.players[seat].choose(PackedView(umpire.packed(seat)), legal)))
            except Exception as problem:  # a player may raise anything; its games are then worth nothing
                why = str(problem) or type(problem).__name__
                raise BadInput(f"game {game}, {umpire.seats[seat]}: {names[seat]} failed ({why})") from problem
        seated.end(umpire.result.winners if umpire.result else ())
    return list(umpire.moves)


def _frame(batch: Batch, seated: Ints, games: Games) -> pl.DataFrame:
    """Return the table, one row a game. Its columns are the game's number; `plies`; `ending`, the game's own number;
    for each seat, by its number from 0, its player (`player`, an index in the cell's list), its `score`, and how many
    decisions it had, choices in all of them, and decisions with a single choice; what the game counts; and the course,
    where it was followed.
    """
    columns: Json = {
        "game": np.arange(batch.first, batch.last, dtype=np.int64),
        "plies": games.plies,
        "ending": games.endings,
        "player": seated.astype(np.int8),
        "score": games.scores,
        "decisions": games.choices[:, :, 0],
        "offered": games.choices[:, :, 1],
        "forced": games.choices[:, :, 2],
        "used": games.used,
        "held": games.held,
        "counts": games.counts,
        "clauses": games.clauses,
    }
    if batch.follows:
        columns["course"] = games.course
    return pl.DataFrame({name: column for name, column in columns.items() if column.size})
