"""What a store knows of reports, and of what moderators do."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial

import sqlalchemy as sa

from sandtable.host.protocol.moderation import MeasureKind
from sandtable.host.store import attempts, challenges, measures, players, reports, seeks, tournaments
from sandtable.host.store.measures import Logged, Measure
from sandtable.host.store.people import Do
from sandtable.host.store.reports import Filed, Report
from sandtable.host.store.schema import LINES, PLAYERS, SEATS, SESSIONS
from sandtable.host.store.seeks import GUEST, Member
from sandtable.host.store.tournaments import Tournament

BAN: tuple[MeasureKind, ...] = ("ban",)


class ModerationStore:
    """Moderation in the database. Every method raises StoreProblem if the database cannot be used."""

    def __init__(self, write: Do, read: Do) -> None:
        self._write = write
        self._read = read

    async def is_moderator(self, player: str) -> bool:
        """Return whether a player is a moderator."""
        return await self._read(partial(measures.is_moderator, player))

    # ---- reports ----

    async def report(self, report: Report) -> bool:
        """Add a report; return False if its sender has too many open."""
        return await self._write(partial(reports.add, report))

    async def close(self, id: str, now: int) -> bool:
        """Note that a moderator is done with a report; return whether it was open."""
        return await self._write(partial(reports.close, id, now))

    async def open_reports(self) -> list[Filed]:
        """Return the reports that are open, the oldest first."""
        return await self._read(reports.open_ones)

    async def sent_by(self, player: str) -> list[Report]:
        """Return all reports of a player, the oldest first."""
        return await self._read(partial(reports.sent_by, player))

    # ---- measures ----

    async def in_force(self, player: str, kinds: Collection[MeasureKind], now: int) -> Measure | None:
        """Return the measure of these kinds about a player that lasts longest, or None."""
        return await self._read(partial(measures.in_force, player, kinds, now))

    async def all_in_force(self, kinds: Collection[MeasureKind], now: int) -> list[Measure]:
        """Return all measures of these kinds that are in force, those that last longest first."""
        return await self._read(partial(measures.all_in_force, kinds, now))

    async def is_one_banned(self, table: str, holders: Collection[str], now: int) -> bool:
        """Return whether one of the players is banned who hold seats at a table by tokens with these hashes."""
        return await self._read(partial(_is_one_banned, table, holders, now))

    async def add(self, measure: Measure) -> None:
        """Add a measure."""
        await self._write(partial(measures.add, measure))

    async def ban(self, measure: Measure) -> list[str]:
        """Add a ban, and drop what its player and the player's bots wait for; return the hashes of all their sessions.
        Those of the player end, but a guest's stay, because a guest without one would be somebody new.
        """
        return await self._write(partial(_ban, measure))

    async def remove(self, measure: Measure, line: str) -> bool:
        """Remove a line; return whether it was not removed before."""
        return await self._write(partial(_remove, measure, line))

    async def remove_remark(self, measure: Measure, date: int) -> bool:
        """Remove what a player has remarked on the duel of a day; return whether there was something."""
        return await self._write(partial(_remove_remark, measure, date))

    async def tournament(self, id: str) -> Tournament | None:
        """Return a tournament, or None if there is none."""
        return await self._read(partial(tournaments.find, id))

    async def call_off(self, measure: Measure, tournament: str) -> bool:
        """Call off a tournament; return whether it was not over."""
        return await self._write(partial(_call_off, measure, tournament))

    async def rename_tournament(self, measure: Measure, tournament: str, name: str) -> None:
        """Give a tournament another name."""
        await self._write(partial(_rename_tournament, measure, tournament, name))

    async def lift(self, id: str, now: int) -> bool:
        """End a mute or a ban; return whether it was in force."""
        return await self._write(partial(measures.lift, id, now))

    async def answer(self, id: str, player: str, words: str) -> bool:
        """Keep what a player says to a measure; return whether the player had not answered before."""
        return await self._write(partial(measures.answer, id, player, words))

    async def of(self, player: str) -> list[Measure]:
        """Return all that was done about a player, the newest first."""
        return await self._read(partial(measures.of, player))

    async def log(self) -> list[Logged]:
        """Return the newest measures, the newest first."""
        return await self._read(measures.log)

    async def member(self, player: str) -> Member | None:
        """Return a player with the name, or None if there is none with this id."""
        return (await self._read(partial(players.members, [player]))).get(player)


def _is_one_banned(table: str, holders: Collection[str], now: int, connection: sa.Connection) -> bool:
    held = sa.select(SEATS.c.player).where(SEATS.c.table_id == table, SEATS.c.holder.in_(holders))
    return any(measures.in_force(player, BAN, now, connection) for player in connection.scalars(held).all())


def _ban(measure: Measure, connection: sa.Connection) -> list[str]:
    measures.add(measure, connection)
    bots = sa.select(PLAYERS.c.id).where(PLAYERS.c.owner == measure.player)
    banned = [measure.player, *connection.scalars(bots)]
    seeks.remove(banned, connection)
    for player in banned:
        challenges.remove_all(player, connection)
        tournaments.leave(player, connection)
    kind = connection.scalar(sa.select(PLAYERS.c.kind).where(PLAYERS.c.id == measure.player))
    ended = list(connection.scalars(sa.select(SESSIONS.c.hash).where(SESSIONS.c.player.in_(banned))))
    if kind != GUEST:
        connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.player == measure.player))
    return ended


def _call_off(measure: Measure, tournament: str, connection: sa.Connection) -> bool:
    if not tournaments.call_off(tournament, connection):
        return False
    measures.add(measure, connection)
    return True


def _rename_tournament(measure: Measure, tournament: str, name: str, connection: sa.Connection) -> None:
    tournaments.rename(tournament, name, connection)
    measures.add(measure, connection)


def _remove(measure: Measure, line: str, connection: sa.Connection) -> bool:
    gone = sa.update(LINES).where(LINES.c.id == line, ~LINES.c.removed).values(removed=True)
    if not connection.execute(gone).rowcount:
        return False
    measures.add(measure, connection)
    return True


def _remove_remark(measure: Measure, date: int, connection: sa.Connection) -> bool:
    attempt = attempts.find(date, measure.player, connection)
    if attempt is None or attempt.remark is None:
        return False
    attempts.remark(attempt, None, connection)
    measures.add(replace(measure, subject=attempt.remark), connection)
    return True
