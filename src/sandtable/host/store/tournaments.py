"""Tournaments, their entries and games, as work on a connection. Times are in milliseconds by the
database's clock.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa

from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.protocol.tournaments import PairingResult, TournamentKind, TournamentState
from sandtable.host.store.database_clock import NOW, now
from sandtable.host.store.due import Due, set_due
from sandtable.host.store.entries import Aborted, Acted, Entry, Flagged, Left, read_entry
from sandtable.host.store.finished import unpack
from sandtable.host.store.rows import Row
from sandtable.host.store.schema import ENTRANTS, ENTRIES, FINISHED, PAIRINGS, PLAYERS, SEATS, TABLES, TOURNAMENTS

TOURNAMENT = "tournament"
"""The kind of what is due when something is to be done in a tournament. The number is its version."""

UNDER_WAY: tuple[TournamentState, ...] = ("open", "running")
"""The states of a tournament that is not over."""

OVER: tuple[TournamentState, ...] = ("over", "called_off")
"""The others."""

_time: msgspec.json.Decoder[Live | ByDay] = msgspec.json.Decoder(Live | ByDay)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament. `next` is when the next round begins, `ends` when an arena pairs nobody any more."""

    id: str
    name: str
    kind: TournamentKind
    variant: str
    players: int
    time: Live | ByDay
    rounds: int | None
    minutes: int | None
    bots: bool
    creator: str
    state: TournamentState
    starts: int
    round: int
    next: int | None
    ends: int | None
    ended: int | None
    version: int


@dataclass(frozen=True, slots=True)
class Entered:
    """An entry in a tournament: the id of one player, or those of two partners."""

    number: int
    player: str
    partner: str | None
    agreed: bool
    seed: int | None = None
    since: int = 1
    gone: int | None = None

    @property
    def members(self) -> list[str]:
        """The ids of the players."""
        return [self.player] if self.partner is None else [self.player, self.partner]


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game of a tournament, between entrants with these seeds; without a second one: a bye."""

    number: int
    round: int
    first: int
    second: int | None
    table: str | None
    result: PairingResult
    ended: int | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game at a table has ended: the seats that won, if any. `turns`: how many each has had at least, of a
    drawn game. `absent`: those that did not come to it, or have left it before it began.
    """

    won: frozenset[int] = frozenset()
    drawn: bool = False
    turns: int = 0
    absent: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Seen:
    """All that there is of a tournament. `names` are those of the players by their ids, `outcomes` how games have ended
    whose results are not noted yet, by the numbers of the pairings, `tables` the tables that still exist, and `busy`
    the players who play a live game of another tournament.
    """

    tournament: Tournament
    entrants: list[Entered]
    pairings: list[Pairing]
    names: Mapping[str, str]
    outcomes: Mapping[int, Outcome]
    tables: Collection[str]
    now: int
    busy: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A live game of a tournament that goes on, for one of its players."""

    player: str
    table: str
    tournament: str


@dataclass(frozen=True, slots=True)
class Listed:
    """A tournament in the list, with the number of entrants who are in."""

    tournament: Tournament
    entrants: int


@dataclass(slots=True)
class Changes:
    """What is to be changed in a tournament, whose row gets these values. `wake`: when it is to be looked at next."""

    values: Row = field(default_factory=dict)
    results: dict[int, PairingResult] = field(default_factory=dict)
    seeds: dict[int, int] = field(default_factory=dict)
    gone: dict[int, int] = field(default_factory=dict)
    pairings: list[Pairing] = field(default_factory=list)
    wake: int | None = None


# ---- reading ----


def find(id: str, connection: sa.Connection) -> Tournament | None:
    """Return a tournament, or None if there is none."""
    row = connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == id)).one_or_none()
    return None if row is None else _tournament(row._asdict())


def see(id: str, connection: sa.Connection) -> Seen | None:
    """Return all that there is of a tournament, or None if there is none."""
    tournament = find(id, connection)
    if tournament is None:
        return None
    pairings = _pairings(id, connection)
    entrants = entrants_of(id, connection)  # after the pairings, which name entrants by their numbers
    players = {tournament.creator, *(player for entered in entrants for player in entered.members)}
    tables = {pairing.table for pairing in pairings if pairing.table is not None}
    return Seen(
        tournament,
        entrants,
        pairings,
        _names(players, connection),
        _outcomes(pairings, connection),
        set(connection.scalars(sa.select(TABLES.c.id).where(TABLES.c.id.in_(tables)))),
        now(connection),
        {one.player for one in live_rounds(players, connection, other_than=id)},
    )


def _names(players: Collection[str], connection: sa.Connection) -> dict[str, str]:
    here = sa.and_(PLAYERS.c.id.in_(players), PLAYERS.c.deleted.is_(None))
    return {row.id: row.name for row in connection.execute(sa.select(PLAYERS.c.id, PLAYERS.c.name).where(here))}


def _tournament(row: Row) -> Tournament:
    return Tournament(**{**row, "time": _time.decode(row["time"])})


def entrants_of(id: str, connection: sa.Connection) -> list[Entered]:
    """Return the entries in a tournament, in the order in which they were made."""
    columns = [column for column in ENTRANTS.c if column.name != "tournament"]
    rows = connection.execute(sa.select(*columns).where(ENTRANTS.c.tournament == id).order_by(ENTRANTS.c.number))
    return [Entered(*row) for row in rows]


def _pairings(id: str, connection: sa.Connection) -> list[Pairing]:
    columns = [column for column in PAIRINGS.c if column.name != "tournament"]
    rows = connection.execute(sa.select(*columns).where(PAIRINGS.c.tournament == id).order_by(PAIRINGS.c.number))
    return [Pairing(*row) for row in rows]


def some(over: bool, most: int, connection: sa.Connection) -> list[Listed]:
    """Return the tournaments that are over, the last one first, or those that are not, the first to begin first."""
    ended = TOURNAMENTS.c.state.in_(OVER)
    of = sa.and_(ENTRANTS.c.tournament == TOURNAMENTS.c.id, ENTRANTS.c.agreed, ENTRANTS.c.gone.is_(None))
    count = sa.select(sa.func.count()).select_from(ENTRANTS).where(of).scalar_subquery().label("entrants")
    wanted = sa.select(TOURNAMENTS, count).where(ended if over else ~ended)
    order = TOURNAMENTS.c.ended.desc() if over else TOURNAMENTS.c.starts
    rows = connection.execute(wanted.order_by(order, TOURNAMENTS.c.id).limit(most))
    return [_listed(row._asdict()) for row in rows]


def _listed(row: Row) -> Listed:
    entrants = row.pop("entrants")
    return Listed(_tournament(row), entrants)


def at_table(table: str, connection: sa.Connection) -> str | None:
    """Return the tournament that is played at a table and waits for the result, or None."""
    waits = sa.and_(PAIRINGS.c.table_id == table, PAIRINGS.c.result.is_(None))
    return connection.scalar(sa.select(PAIRINGS.c.tournament).where(waits))


def of_table(table: str, connection: sa.Connection) -> str | None:
    """Return the tournament that is or was played at a table, or None."""
    return connection.scalar(sa.select(PAIRINGS.c.tournament).where(PAIRINGS.c.table_id == table))


def of_player(player: str, connection: sa.Connection) -> list[tuple[Tournament, Entered]]:
    """Return the tournaments in which a player has entered, each with the entry."""
    ids = sa.select(ENTRANTS.c.tournament).where(_has(player))
    rows = connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id.in_(ids)).order_by(TOURNAMENTS.c.starts))
    found = [_tournament(row._asdict()) for row in rows]
    entries = [(one, entered) for one in found for entered in entrants_of(one.id, connection)]
    return [(one, entered) for one, entered in entries if player in entered.members]


def live_rounds(players: Collection[str], connection: sa.Connection, other_than: str = "") -> list[Round]:
    """Return the live games of tournaments that go on, for each of these players; none of the one `other_than`."""
    joined = PAIRINGS.join(TOURNAMENTS, TOURNAMENTS.c.id == PAIRINGS.c.tournament)
    joined = joined.join(SEATS, SEATS.c.table_id == PAIRINGS.c.table_id)
    wanted = sa.select(SEATS.c.player, PAIRINGS.c.table_id, TOURNAMENTS.c.name, TOURNAMENTS.c.time).select_from(joined)
    going_on = sa.and_(PAIRINGS.c.result.is_(None), TOURNAMENTS.c.state == "running", SEATS.c.player.in_(players))
    elsewhere = TOURNAMENTS.c.id != other_than
    rows = connection.execute(wanted.where(going_on, elsewhere).order_by(PAIRINGS.c.table_id)).all()
    return [Round(*row[:3]) for row in rows if isinstance(_time.decode(row.time), Live)]


def held_by(player: str, connection: sa.Connection) -> list[Tournament]:
    """Return the tournaments that a player holds."""
    rows = connection.execute(sa.select(TOURNAMENTS).where(TOURNAMENTS.c.creator == player))
    return [_tournament(row._asdict()) for row in rows.all()]


def _has(player: str) -> sa.ColumnElement[bool]:
    return sa.or_(ENTRANTS.c.player == player, ENTRANTS.c.partner == player)


# ---- how games have ended ----


def _outcomes(pairings: Collection[Pairing], connection: sa.Connection) -> dict[int, Outcome]:
    """Return how the games have ended whose results are not noted. A table that was deleted has no winner."""
    waiting = {pairing.table: pairing.number for pairing in pairings if pairing.result is None and pairing.table}
    wanted = sa.select(TABLES.c.id, FINISHED.c.game).outerjoin(FINISHED, FINISHED.c.table_id == TABLES.c.id)
    games = {row.id: row.game for row in connection.execute(wanted.where(TABLES.c.id.in_(waiting)))}
    ended = {table: game for table, game in games.items() if game is not None}
    return {
        number: _outcome(table, ended[table], connection) if table in ended else Outcome()
        for table, number in waiting.items()
        if table in ended or table not in games
    }


def _outcome(table: str, game: bytes, connection: sa.Connection) -> Outcome:
    shown = unpack(game).shown[-1].table
    ended = shown.ended
    assert ended is not None
    seats = {seat.seat: number for number, seat in enumerate(shown.seats)}
    if ended.termination == "aborted":
        return Outcome(absent=_absent(table, len(seats), connection))
    if ended.winners:
        return Outcome(frozenset(seats[name] for name in ended.winners))
    return Outcome(drawn=True, turns=_turns(table, len(seats), connection))


def _lines(table: str, connection: sa.Connection) -> list[Entry]:
    wanted = sa.select(ENTRIES.c.entry).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    return [read_entry(line) for line in connection.scalars(wanted)]


def _turns(table: str, seats: int, connection: sa.Connection) -> int:
    """Return how many turns every seat has had. All that a seat does before another one acts is one turn."""
    acted = [line.seat for line in _lines(table, connection) if isinstance(line, Acted)]
    turns = [seat for seat, _ in groupby(acted)]
    return min(turns.count(seat) for seat in range(seats))


def _absent(table: str, seats: int, connection: sa.Connection) -> frozenset[int]:
    """Return the seats because of which a game was called off before it had begun."""
    lines = _lines(table, connection)
    acted = {line.seat for line in lines if isinstance(line, Acted)}
    for line in reversed(lines):
        if isinstance(line, Aborted | Left):
            return frozenset({line.seat})
        if isinstance(line, Flagged):
            return frozenset(set(range(seats)) - acted) if line.seat is None else frozenset({line.seat})
    return frozenset()


# ---- writing ----


def add(tournament: Tournament, connection: sa.Connection) -> None:
    """Add a tournament."""
    row = {name: getattr(tournament, name) for name in tournament.__slots__}
    row["time"] = msgspec.json.encode(tournament.time).decode()
    connection.execute(sa.insert(TOURNAMENTS), row)
    _wake(tournament.id, tournament.version, tournament.starts, connection)


def enter(id: str, player: str, partner: str | None, since: int, connection: sa.Connection) -> None:
    """Let a player enter a tournament from a round on, or ask a partner for it."""
    last = sa.select(sa.func.coalesce(sa.func.max(ENTRANTS.c.number), 0) + 1).where(ENTRANTS.c.tournament == id)
    row = {"tournament": id, "player": player, "partner": partner, "agreed": partner is None, "since": since}
    connection.execute(sa.insert(ENTRANTS).values({**row, "number": last.scalar_subquery()}))


def change_entry(id: str, number: int, connection: sa.Connection, **values: Any) -> None:
    """Change an entry in a tournament."""
    connection.execute(sa.update(ENTRANTS).where(_entry(id, number)).values(values))


def drop_entry(id: str, number: int, connection: sa.Connection) -> None:
    """Remove an entry that is not in the pairings."""
    connection.execute(sa.delete(ENTRANTS).where(_entry(id, number)))


def _entry(id: str, number: int) -> sa.ColumnElement[bool]:
    return sa.and_(ENTRANTS.c.tournament == id, ENTRANTS.c.number == number)


def touch(id: str, connection: sa.Connection) -> None:
    """Let a tournament be looked at as soon as possible, because something has changed."""
    changed = sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(version=TOURNAMENTS.c.version + 1)
    version = connection.scalar(changed.returning(TOURNAMENTS.c.version))
    if version is not None:
        set_due(Due(TOURNAMENT, id, version), 0, connection)


def carry_out(before: Tournament, changes: Changes, connection: sa.Connection) -> bool:
    """Change a tournament, unless it has been changed since; return whether that was done."""
    id, version = before.id, before.version + 1
    same = sa.and_(TOURNAMENTS.c.id == id, TOURNAMENTS.c.version == before.version)
    done = connection.execute(sa.update(TOURNAMENTS).where(same).values({**changes.values, "version": version}))
    if not done.rowcount:
        return False
    for number, result in changes.results.items():
        known = sa.and_(PAIRINGS.c.tournament == id, PAIRINGS.c.number == number)
        connection.execute(sa.update(PAIRINGS).where(known).values(result=result, ended=NOW))
    for number, seed in changes.seeds.items():
        change_entry(id, number, connection, seed=seed)
    for number, gone in changes.gone.items():
        change_entry(id, number, connection, gone=gone)
    for new in changes.pairings:
        row = {"tournament": id, "number": new.number, "round": new.round, "first": new.first, "second": new.second}
        row |= {"table_id": new.table, "result": new.result}
        connection.execute(sa.insert(PAIRINGS).values({**row, "ended": None if new.result is None else NOW}))
    if changes.wake is not None:
        _wake(id, version, changes.wake, connection)
    return True


def _wake(id: str, version: int, at: int, connection: sa.Connection) -> None:
    set_due(Due(TOURNAMENT, id, version), max(0, at - now(connection)) / 1000, connection)


# ---- players who leave ----


def leave(player: str, connection: sa.Connection) -> None:
    """Withdraw a player from all tournaments, and call off those of the player that have not begun."""
    for tournament, entered in of_player(player, connection):
        if tournament.state in UNDER_WAY:
            withdraw(tournament, entered, connection)
    for held in held_by(player, connection):
        if held.state == "open":
            call_off(held.id, connection)


def withdraw(tournament: Tournament, entered: Entered, connection: sa.Connection) -> None:
    """Take an entry out of a tournament that is not over: out of the later rounds if it is in the pairings already."""
    if entered.seed is None:
        drop_entry(tournament.id, entered.number, connection)
    elif entered.gone is None:
        change_entry(tournament.id, entered.number, connection, gone=tournament.round)
    touch(tournament.id, connection)  # also before it begins: it may be about to


def call_off(id: str, connection: sa.Connection) -> bool:
    """Call off a tournament; return whether it was not over. Games under way give no points."""
    values = {"state": "called_off", "ended": NOW, "version": TOURNAMENTS.c.version + 1}
    going_on = sa.and_(TOURNAMENTS.c.id == id, TOURNAMENTS.c.state.in_(UNDER_WAY))
    if not connection.execute(sa.update(TOURNAMENTS).where(going_on).values(values)).rowcount:
        return False
    games = sa.and_(PAIRINGS.c.tournament == id, PAIRINGS.c.result.is_(None))
    connection.execute(sa.update(PAIRINGS).where(games).values(result="void", ended=NOW))
    return True


def rename(id: str, name: str, connection: sa.Connection) -> None:
    """Give a tournament another name."""
    connection.execute(sa.update(TOURNAMENTS).where(TOURNAMENTS.c.id == id).values(name=name))


def forget(player: str, connection: sa.Connection) -> None:
    """Remove the ids of a player who is forgotten. The games stay, for the others."""
    for table, column in ((TOURNAMENTS, "creator"), (ENTRANTS, "player"), (ENTRANTS, "partner")):
        connection.execute(sa.update(table).where(table.c[column] == player).values({column: ""}))
