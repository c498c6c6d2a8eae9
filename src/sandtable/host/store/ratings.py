"""Ratings as people see them, as work on a connection: of players, of those who are best, and of those who may not play
for ratings just now.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from sandtable.host.protocol.table import Rating
from sandtable.host.store.database_clock import now
from sandtable.host.store.rating_model import DRAWN, NEW, WON, Strength, shown
from sandtable.host.store.results import Pool
from sandtable.host.store.schema import PLAYERS, RANKS, RATINGS, RESULTS, SEATS, TABLES
from sandtable.host.store.seeks import BOT, GUEST

ON_LEADERBOARDS = 10
"""The least games of a player who is on a leaderboard."""
ACTIVE_FOR = 180 * 24 * 3600
"""Seconds for which a player stays on a leaderboard after the last rated game there."""
LISTED = 100
"""The most players on a leaderboard."""
LAST_GAMES, ABANDONED = 10, 3
"""A player who has abandoned so many of so many games plays without ratings for a while."""
CASUAL_FOR = 24 * 3600
"""Seconds for which that is so after the last one."""

Result = Literal["won", "drawn", "lost"]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's rating in a pool, and the games that it is made of."""

    pool: Pool
    rating: Rating
    games: int
    won: int
    drawn: int


@dataclass(frozen=True, slots=True)
class Best:
    """A player on a leaderboard."""

    name: str
    rating: Rating
    games: int


@dataclass(frozen=True, slots=True)
class Played:
    """A player of a rated game. A player who was forgotten has no name."""

    seat: int
    name: str | None
    result: Result
    rating: Rating  # after the game


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game that is over. `there`: its table is still kept. `seat` is that of the player who was asked for."""

    table: str
    variant: str
    pool: Pool
    at: int
    there: bool
    seat: int
    players: list[Played]


def _in(pool: Pool) -> sa.ColumnElement[bool]:
    return sa.and_(RATINGS.c.game == pool.game, RATINGS.c.pace == pool.pace)


def of(players: Collection[str], pool: Pool, connection: sa.Connection) -> dict[str, Rating]:
    """Return the ratings of players in a pool, by their ids."""
    found = connection.execute(sa.select(RATINGS).where(RATINGS.c.player.in_(players), _in(pool)))
    return dict.fromkeys(players, shown(NEW)) | {row.player: shown(Strength(row.mu, row.sigma)) for row in found}


def of_seats(table: str, pool: Pool, now: int, connection: sa.Connection) -> dict[str, Rating]:
    """Return the ratings of the accounts at a table that may play for ratings, by the hashes of their tokens."""
    wanted = sa.select(SEATS.c.holder, SEATS.c.player).where(SEATS.c.table_id == table)
    held = {row.holder: row.player for row in connection.execute(wanted)}
    known = of(held.values(), pool, connection)
    return {holder: known[player] for holder, player in held.items() if why_not(player, now, connection) is None}


def why_not(player: str, now: int, connection: sa.Connection) -> Literal["guest", "abandoned"] | None:
    """Return why a player may not play for ratings now, or None: the player may. `now` is in seconds since 1970."""
    kind = connection.scalar(sa.select(PLAYERS.c.kind).where(PLAYERS.c.id == player))
    if kind is None or kind == GUEST:
        return "guest"
    wanted = sa.select(RANKS.c.gone, RESULTS.c.at).join_from(RANKS, RESULTS).where(RANKS.c.player == player)
    last = connection.execute(wanted.order_by(RANKS.c.number.desc()).limit(LAST_GAMES)).all()
    left = [row.at for row in last if row.gone]
    return "abandoned" if len(left) >= ABANDONED and left[0] > now - CASUAL_FOR else None


# ---- pages ----


def standings(player: str, connection: sa.Connection) -> list[Standing]:
    """Return the ratings of a player, those of the most games first."""
    counts = {
        rank: sa.func.count().filter(RANKS.c.rank == rank, ~RANKS.c.gone).label(name)
        for rank, name in ((WON, "won"), (DRAWN, "drawn"))
    }
    both = RESULTS.c.game == RATINGS.c.game, RESULTS.c.pace == RATINGS.c.pace, RANKS.c.player == RATINGS.c.player
    wanted = (
        sa.select(RATINGS, *counts.values())
        .select_from(RATINGS.join(RANKS, RANKS.c.player == RATINGS.c.player).join(RESULTS))
        .where(RATINGS.c.player == player, *both)
        .group_by(*RATINGS.columns)
        .order_by(RATINGS.c.games.desc(), RATINGS.c.game, RATINGS.c.pace)
    )
    return [
        Standing(Pool(row.game, row.pace), shown(Strength(row.mu, row.sigma)), row.games, row.won, row.drawn)
        for row in connection.execute(wanted)
    ]


@dataclass(frozen=True, slots=True)
class Named:
    """A player with a name of their own, and the day on which they came."""

    id: str
    name: str
    kind: str
    since: int


def by_name(folded: str, connection: sa.Connection) -> Named | None:
    """Return the player whose name is compared in this form, or None: nobody, or somebody who is to be forgotten."""
    wanted = sa.select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.kind, PLAYERS.c.created)
    row = connection.execute(wanted.where(PLAYERS.c.folded == folded, PLAYERS.c.deleted.is_(None))).one_or_none()
    return None if row is None else Named(*row)


def best(pool: Pool, bots: bool, connection: sa.Connection) -> list[Best]:
    """Return the people with the highest ratings in a pool, or the bots: those who have played there lately."""
    kind = PLAYERS.c.kind == BOT if bots else PLAYERS.c.kind != BOT
    wanted = sa.select(PLAYERS.c.name, RATINGS).join_from(RATINGS, PLAYERS)
    lately = _has_played(pool, now(connection) // 1000 - ACTIVE_FOR)
    listed = wanted.where(_in(pool), kind, RATINGS.c.games >= ON_LEADERBOARDS, PLAYERS.c.deleted.is_(None), lately)
    rows = connection.execute(listed.order_by(RATINGS.c.mu.desc(), RATINGS.c.sigma, RATINGS.c.player).limit(LISTED))
    return [Best(row.name, shown(Strength(row.mu, row.sigma)), row.games) for row in rows]


def _has_played(pool: Pool, since: int) -> sa.ColumnElement[bool]:
    """Return whether a player has finished a rated game in a pool since a moment, in seconds since 1970."""
    there = RESULTS.c.game == pool.game, RESULTS.c.pace == pool.pace, RESULTS.c.at >= since
    return sa.exists().where(RANKS.c.player == RATINGS.c.player, RESULTS.c.number == RANKS.c.number, *there)


def games(player: str, skip: int, most: int, connection: sa.Connection) -> list[RatedGame]:
    """Return the rated games of a player, the last one first."""
    own = sa.select(RANKS.c.number).where(RANKS.c.player == player).order_by(RANKS.c.number.desc())
    numbers = list(connection.scalars(own.offset(skip).limit(most)))
    return [_game(rows, player) for rows in _read(numbers, connection).values()]


def at_table(table: str, connection: sa.Connection) -> RatedGame | None:
    """Return the rated game at a table that is over, or None."""
    number = connection.scalar(sa.select(RESULTS.c.number).where(RESULTS.c.table_id == table))
    return None if number is None else _game(_read([number], connection)[number], None)


def _read(numbers: Collection[int], connection: sa.Connection) -> dict[int, list[Any]]:
    """Return the rows of results, by their numbers, each by seat."""
    joined = RESULTS.join(RANKS).outerjoin(PLAYERS, PLAYERS.c.id == RANKS.c.player)
    joined = joined.outerjoin(TABLES, TABLES.c.id == RESULTS.c.table_id)
    names = PLAYERS.c.name.label("name"), TABLES.c.id.label("there")
    wanted = sa.select(RESULTS, *RANKS.columns[1:], *names).select_from(joined)
    found: dict[int, list[Any]] = {number: [] for number in numbers}
    for row in connection.execute(wanted.where(RESULTS.c.number.in_(numbers)).order_by(RANKS.c.seat)):
        found[row.number].append(row)
    return found


def _game(rows: Sequence[Any], player: str | None) -> RatedGame:
    first = rows[0]
    return RatedGame(
        first.table_id,
        first.variant,
        Pool(first.game, first.pace),
        first.at,
        first.there is not None,
        next((row.seat for row in rows if row.player == player), 0),
        [Played(row.seat, row.name, _result(row), shown(Strength(row.mu, row.sigma))) for row in rows],
    )


def _result(row: Any) -> Result:
    return "lost" if row.gone else "won" if row.rank == WON else "drawn" if row.rank == DRAWN else "lost"
