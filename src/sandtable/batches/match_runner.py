"""Whole games between bots inside compiled loops, and arrays of what is measured of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.bots.compiled_specs import KEEP, KIND, NOTHING, ONE_PLY, ROLLOUTS, Contenders, plan
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import blank, rows, scratch, within_reach, zeros
from sandtable.engine.game import Value, Variant
from sandtable.engine.json_data import Json
from sandtable.engine.record.chance import generator

Ints = npt.NDArray[np.int64]

DECIDED, OFFERED, FORCED = range(3)
"""Columns of `Games.choices`: decisions, choices that were open in all of them, decisions with one choice."""
LEADER, CHANGES, CHANGED, CLOSENESS, LOOKED, BEHIND = range(6)
"""Columns of `Games.course`: the side that led last; how often the lead changed; before which ply it last did; the sum
of how close the game was; how often that was measured; and from BEHIND on, for each seat, the sum of how far it was
behind.
"""
TABLES, VIEWS = 3, 2  # TABLES: worlds that players make up, and the game; VIEWS: the seat's view, and room for playouts


@dataclass(frozen=True)
class Games:
    """Measures of n games: int32 except `scores` (float32: 1 won, -1 lost, 0 drawn) and `course` (int64)."""

    plies: npt.NDArray[Any]  # (n,): decisions of seats
    scores: npt.NDArray[Any]  # (n, seats)
    endings: npt.NDArray[Any]  # (n,): why it ended, the game's own number
    choices: npt.NDArray[Any]  # (n, seats, 3)
    used: npt.NDArray[Any]  # (n, seats, parts): how often a seat used each part of the game
    held: npt.NDArray[Any]  # (n, seats, parts): how much of each part the seat had
    counts: npt.NDArray[Any]  # (n, counts): what else the game counts
    clauses: npt.NDArray[Any]  # (n, clauses + 1): how many events came from each clause, by its number
    course: npt.NDArray[Any]  # (n, 5 + seats); zeros where it was not followed

    @classmethod
    def blank(cls, variant: Variant, seats: int, n: int) -> Games:
        """Return empty rows for n games that are yet to be played."""
        measures = variant.game.measures
        parts, counts = len(measures.parts), len(measures.counts)
        shapes = ((), (seats,), (), (seats, 3), (seats, parts), (seats, parts), (counts,))
        more = ((len(variant.game.rulebook.clauses) + 1,), (BEHIND + seats,))
        dtypes = {"scores": np.float32, "course": np.int64}
        return cls(
            *(
                zeros((n, *shape), dtypes.get(field.name, np.int32))
                for field, shape in zip(fields(cls), (*shapes, *more), strict=True)
            )
        )

    def arrays(self) -> Json:
        """Return the arrays by their names, as drivers take them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


class MatchRunner:
    """A table for whole games of one variant under the same options: room for all that they need, and `play`.

    `players` come from `compiled_specs.player_rows`; with `follows` the course of each game is measured. `setups` are
    named ones for each seat, "" where one is drawn for every game.
    """

    def __init__(
        self,
        variant: Variant,
        seats: int,
        options: Mapping[str, Value],
        players: Contenders,
        follows: bool = False,
        setups: Sequence[str] = (),
    ) -> None:
        game, evaluator = variant.game, variant.game.evaluator
        self._variant, self._seats = variant, seats
        self._rows = within_reach(players.rows)
        self._setups = setups or ("",) * seats
        self._drivers = game.drivers
        most = variant.actions + game.outcomes
        sides = {seat: number for number, team in enumerate(variant.teams) for seat in team}
        self._table: Json = {
            "states": game.schema.states(TABLES),
            "setting": _filled(variant.setting(seats, options)),
            "sides": within_reach(np.array([sides.get(seat, seat) for seat in range(seats)], np.int64)),
            "acts": scratch(most),
            "out": scratch(most),
            "ev": game.events.buffer(),
            "follows": follows,
        }
        """What every game needs, by the names under which drivers take it."""
        seen, units = players.nets.room()
        self._players: Json = {
            "players": self._rows,
            "weights": players.nets.weights,
            "seen": seen,
            "units": units,
            "views": game.schema.views(VIEWS + seats),
            "worths": scratch(most),
            "notes": rows(seats, max(evaluator.notes if evaluator else 0, 1)),
            "tally": rows(max(1, int(self._rows[:, KEEP].max())), 2),
            "memories": zeros((seats, max(evaluator.memory if evaluator else 0, 1)), np.int64),
            "rng": generator(0),
            "luck": generator(0),
            "fate": generator(0),
            "streams": np.zeros(seats, object) if INTERPRETED else zeros(seats, np.uint64),
        }
        """What computer players need besides."""

    def play(self, seated: Ints, deals: Sequence[int], player_seeds: Sequence[int]) -> Games:
        """Play one game for each row of `seated` and return what was measured.

        seated[g, seat] is the row of the player on that seat. deals[g] (64 bits) decides chance and which set-ups are
        drawn, player_seeds[g] the random choices of players: the same numbers give the same game.
        """
        n = len(deals)
        games = Games.blank(self._variant, self._seats, n)
        self._drivers.play_matches(
            **self._table, **self._players, **games.arrays(), seated=within_reach(seated),
            plans=self._plans(seated, deals), deals=_words(deals), player_seeds=_words(player_seeds), lo=0, hi=n,
        )  # fmt: skip
        return games

    def _plans(self, seated: Ints, deals: Sequence[int]) -> Ints:
        """Return what players with a plan do first, of shape (n, seats, length of the longest plan)."""
        thinks = np.isin(self._rows[:, KIND], (ONE_PLY, ROLLOUTS))
        if not thinks.any():
            none: Ints = blank((*seated.shape, 0), np.int64)
            return none
        drawn = [
            [
                plan(self._variant, deal ^ seat, self._setups[seat]) if thinks[row] else ()
                for seat, row in enumerate(game)
            ]
            for deal, game in zip(deals, seated, strict=True)
        ]
        longest = max((len(one) for game in drawn for one in game), default=0)
        plans: Ints = blank((*seated.shape, longest), np.int64)
        plans[...] = NOTHING
        for g, game in enumerate(drawn):
            for seat, one in enumerate(game):
                plans[g, seat, : len(one)] = one
        return plans

    def measure_replay(self, games: Sequence[Sequence[tuple[int, int]]]) -> Games:
        """Measure games that were played elsewhere. Each is given as its decisions, those of chance among them, as
        `Umpire.moves` has them.
        """
        measured = Games.blank(self._variant, self._seats, len(games))
        for g, moves in enumerate(games):
            told = within_reach(np.array(moves, np.int64).reshape(-1, 2))
            self._drivers.measure_replay(**self._table, **measured.arrays(), told=told, first=0, last=len(told), g=g)
        return measured


def _filled(numbers: Sequence[int]) -> Any:
    """Return numbers where rules can read them."""
    made = scratch(len(numbers))
    for place, number in enumerate(numbers):
        made[place] = number
    return made


def _words(numbers: Sequence[int]) -> Any:
    return list(numbers) if INTERPRETED else within_reach(np.array(numbers, np.uint64))
