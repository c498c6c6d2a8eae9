"""The results of rated games, and the ratings that follow from them, as work on a connection.

A result is written once, with the line that ends the game, and rated then. Results are numbered in the order in which
they are rated, so that all ratings can be computed anew.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from sandtable.host.store.players import insert_once
from sandtable.host.store.postgres import RATING, alone
from sandtable.host.store.rating_model import NEW, Placing, Strength, rate
from sandtable.host.store.schema import FORMER_SEATS, PLAYERS, RANKS, RATINGS, RESULTS, SEATS
from sandtable.host.store.seeks import GUEST

Pace = Literal["live", "by_day"]
"""The class of the time of a game: in one sitting, or by the day."""


class Pool(NamedTuple):
    """Games whose players are rated together: all variants of one game, at one pace."""

    game: str
    pace: Pace


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a rated game has ended. By seat: the placing, and the hash of the token of the person who played."""

    table: str
    variant: str
    pool: Pool
    placings: Sequence[Placing]
    holders: Sequence[str]


def add(outcome: Outcome, at: int, connection: sa.Connection) -> None:
    """Write the result of a game that is over, and rate its players, unless that was done before. `at` is in seconds
    since 1970. Without an account on every seat nobody is rated.
    """
    alone(RATING, connection)
    players = _players(outcome, connection)
    if len(players) < len(outcome.holders):
        return
    row = {"table_id": outcome.table, "variant": outcome.variant, **outcome.pool._asdict(), "at": at}
    number = connection.scalar(insert_once(RESULTS, connection).values(row).returning(RESULTS.c.number))
    if number is None:
        return
    current = _ratings(players, outcome.pool, connection)
    after = rate(outcome.placings, [current[player].strength for player in players])
    ranks = [
        {"number": number, "seat": seat, "player": player, **placing._asdict(), **strength._asdict()}
        for seat, (player, placing, strength) in enumerate(zip(players, outcome.placings, after, strict=True))
    ]
    connection.execute(sa.insert(RANKS), ranks)
    for player, strength in zip(players, after, strict=True):
        _put(player, outcome.pool, Rated(strength, current[player].games + 1, at), connection)


def _players(outcome: Outcome, connection: sa.Connection) -> list[str]:
    """Return the players of a game, by seat, without those who have no account."""
    found: dict[str, str] = {}
    for seats in (FORMER_SEATS, SEATS):
        wanted = sa.select(seats.c.holder, seats.c.player).join(PLAYERS, PLAYERS.c.id == seats.c.player)
        here = wanted.where(seats.c.table_id == outcome.table, PLAYERS.c.kind != GUEST)
        found |= {row.holder: row.player for row in connection.execute(here)}
    return list(dict.fromkeys(found[holder] for holder in outcome.holders if holder in found))


class Rated(NamedTuple):
    """The strength of a player after so many games, the last of which was over at a time in seconds since 1970."""

    strength: Strength = NEW
    games: int = 0
    at: int = 0


def _ratings(players: Sequence[str], pool: Pool, connection: sa.Connection) -> Mapping[str, Rated]:
    rows = connection.execute(sa.select(RATINGS).where(RATINGS.c.player.in_(players), *_of(pool)))
    return defaultdict(Rated, {row.player: Rated(Strength(row.mu, row.sigma), row.games, row.at) for row in rows})


def _of(pool: Pool) -> list[sa.ColumnElement[bool]]:
    return [RATINGS.c.game == pool.game, RATINGS.c.pace == pool.pace]


def _put(player: str, pool: Pool, rated: Rated, connection: sa.Connection) -> None:
    connection.execute(sa.delete(RATINGS).where(RATINGS.c.player == player, *_of(pool)))
    row = {"player": player, **pool._asdict(), **rated.strength._asdict(), "games": rated.games, "at": rated.at}
    connection.execute(sa.insert(RATINGS), row)


# ---- all anew ----


def rerate(connection: sa.Connection) -> tuple[int, int]:
    """Compute all ratings anew from the results; return how many there are, and how many had another value."""
    alone(RATING, connection)
    known = set(connection.scalars(sa.select(PLAYERS.c.id)))
    anew: defaultdict[tuple[str, Pool], Rated] = defaultdict(Rated)
    for pool, at, ranks in _results(connection):
        before = [anew[rank.player, pool] for rank in ranks]
        placings = [Placing(rank.side, rank.rank, rank.gone) for rank in ranks]
        after = rate(placings, [rated.strength for rated in before])
        for rank, rated, strength in zip(ranks, before, after, strict=True):
            anew[rank.player, pool] = Rated(strength, rated.games + 1, at)
            if strength != (rank.mu, rank.sigma):
                place = sa.and_(RANKS.c.number == rank.number, RANKS.c.seat == rank.seat)
                connection.execute(sa.update(RANKS).where(place).values(strength._asdict()))
    right = {key: rated for key, rated in anew.items() if key[0] in known}
    there = {
        (row.player, Pool(row.game, row.pace)): Rated(Strength(row.mu, row.sigma), row.games, row.at)
        for row in connection.execute(sa.select(RATINGS))
    }
    for player, pool in there.keys() - right.keys():
        connection.execute(sa.delete(RATINGS).where(RATINGS.c.player == player, *_of(pool)))
    for (player, pool), rated in right.items():
        if there.get((player, pool)) != rated:
            _put(player, pool, rated, connection)
    return len(right), sum(there.get(key) != right.get(key) for key in there.keys() | right.keys())


def _results(connection: sa.Connection) -> Iterator[tuple[Pool, int, list[Any]]]:
    """Yield all results in the order in which they were rated: the pool, the time, and the ranks by seat."""
    wanted = sa.select(RESULTS.c.game, RESULTS.c.pace, RESULTS.c.at, RANKS).join(RANKS)
    rows = connection.execute(wanted.order_by(RESULTS.c.number, RANKS.c.seat))
    for _, ranks in groupby(rows.all(), key=lambda row: row.number):
        listed = list(ranks)
        yield Pool(listed[0].game, listed[0].pace), listed[0].at, listed
