"""Today's duel: one position a day, the same for everybody, and one attempt for each player.

A day is one of UTC by the clock of the database. Its duel is drawn a day before, by whichever server is first, so that
the hash of the seed is public before anybody plays.
"""

from __future__ import annotations

import logging
from functools import partial

import sqlalchemy as sa

from sandtable.host.clocks import Clock
from sandtable.host.club.days import read, written
from sandtable.host.club.duel_games import DuelGames
from sandtable.host.club.duel_listing import Seen, shown
from sandtable.host.protocol import daily
from sandtable.host.protocol.accounts import OwnArmy, OwnDuel
from sandtable.host.refusals import Refusal
from sandtable.host.store import armies, attempts, days, new_tables
from sandtable.host.store.armies import Army
from sandtable.host.store.attempts import Attempt
from sandtable.host.store.days import Day
from sandtable.host.store.keeping import kept
from sandtable.host.store.lobby import LobbyStore
from sandtable.host.store.new_tables import SeatedTable
from sandtable.host.store.seeks import Member
from sandtable.host.tokens import new_seed

MOST_ARMIES = 100
"""The most armies of a variant that wait."""
LOOK_EVERY = 600.0
"""Seconds between two looks at the clock of the database."""

log = logging.getLogger("sandtable.daily")


class Daily:
    """The duels of one server. Methods raise Refusal."""

    def __init__(self, store: LobbyStore, games: DuelGames) -> None:
        self._store = store
        self._games = games

    # ---- the days ----

    async def follow(self, clock: Clock) -> None:
        """Draw the duels of today and tomorrow when a day begins, until cancelled."""
        while True:
            wait = LOOK_EVERY
            try:
                wait = min(wait, await self.draw())
            except Refusal:
                pass  # it is in the log
            except Exception:
                log.exception("the duel of a day could not be drawn")
            await clock.sleep(wait)

    async def draw(self) -> float:
        """Draw the duels of today and tomorrow, unless that has been done; return the seconds until the day ends."""
        date, left = await kept(self._store.read(days.today))
        there = await kept(self._store.read(partial(days.known, (date, date + 1))))
        for day in (date, date + 1):
            if day not in there:
                await self._draw(day)
        return left / 1000

    async def _draw(self, date: int) -> None:
        variant, options, level = self._games.of(date)
        army = await self._oldest_army(variant)
        bot = 1 if army is None else army.seat
        day = Day(date, variant, options, level, bot, new_seed(), army)
        await kept(self._store.change(partial(days.add, day)))

    async def _oldest_army(self, variant: str) -> Army | None:
        """Return the army that waits longest. One that the present rules do not take any more is removed."""
        while (army := await kept(self._store.read(partial(armies.oldest, variant)))) is not None:
            try:
                await self._games.check(army)
                return army
            except Refusal as refusal:
                if refusal.status == 503:
                    raise
            await kept(self._store.change(partial(armies.remove, army)))
        return None

    async def _today(self) -> Day:
        """Return the duel of today."""
        while (day := await kept(self._store.read(_today))) is None:
            await self.draw()
        return day

    # ---- what players do ----

    async def show(self, player: str | None) -> daily.Daily:
        """Return Today's duel as a player sees it, or somebody who is no player yet."""
        while (seen := await kept(self._store.read(partial(_see, player)))) is None:
            await self.draw()
        return shown(seen, player, self._games.title, list(self._games.with_armies))

    async def all_of(self, player: str) -> tuple[list[OwnDuel], list[OwnArmy]]:
        """Return the duels that a player has begun, and the armies that the player has sent in."""
        return await kept(self._store.read(partial(_all_of, player)))

    async def play(self, player: Member) -> str:
        """Return the table at which a player plays Today's duel, or goes on with it. It is made if there is none."""
        day = await self._today()
        own = await kept(self._store.read(partial(attempts.find, day.date, player.id)))
        if own is None:
            if day.sender == player.id:
                raise Refusal(409, "own_army")
            made = await self._games.lay(day, player)
            own = await kept(self._store.change(partial(_begin, day.date, player.id, made)))
        if own.result is not None:
            raise Refusal(409, "played")
        return own.table

    async def remark(self, player: Member, text: str) -> None:
        """Put a player's remark on the board of today."""
        await kept(self._store.change(partial(_remark, player.id, text)))

    async def remarked(self, date: str, player: str, reader: str | None, moderates: bool) -> Attempt:
        """Return the attempt of a player who has remarked something on the duel of a day; raise Refusal if there is no
        remark that the reader can read. One who moderates reads all.
        """
        number = read(date)
        found = None if number is None else await kept(self._store.read(partial(attempts.find, number, player)))
        if found is None or found.remark is None or not (moderates or await self._reads(reader, date, player)):
            raise no_remark()
        return found

    async def _reads(self, reader: str | None, date: str, player: str) -> bool:
        """Return whether a player is shown what another one has remarked on the duel of a day."""
        now = await self.show(reader)
        boards = {now.today.date: now.board or []}
        if now.yesterday is not None:
            boards[now.yesterday.date] = now.yesterday.board
        return any(row.player == player and row.remark is not None for row in boards.get(date, ()))

    async def send_army(self, player: Member, variant: str, seat: str, text: str) -> None:
        """Let an army of a player wait for a duel to come."""
        army = Army(player, variant, self._games.seat(variant, seat), text)
        await self._games.check(army)
        if not await kept(self._store.change(partial(armies.put, army, MOST_ARMIES))):
            raise Refusal(409, "too_many_armies")


def no_remark() -> Refusal:
    """Return the refusal of a remark that is not there, or not for its reader."""
    return Refusal(404, "no_remark")


def _today(connection: sa.Connection) -> Day | None:
    date, _ = days.today(connection)
    return days.known([date], connection).get(date)


def _see(player: str | None, connection: sa.Connection) -> Seen | None:
    """Return what there is of yesterday, today and tomorrow, or None if a duel has still to be drawn."""
    date, left = days.today(connection)
    known = days.known(range(date - 1, date + 2), connection)
    if date not in known or date + 1 not in known:
        return None
    tried = attempts.at((date - 1, date), connection)
    sent = [] if player is None else [army.variant for army in armies.of(player, connection)]
    return Seen(date, left // 1000, known, tried, sent)


def _all_of(player: str, connection: sa.Connection) -> tuple[list[OwnDuel], list[OwnArmy]]:
    tried, waiting = attempts.of(player, connection), armies.of(player, connection)
    return (
        [OwnDuel(written(attempt.date), attempt.table, attempt.result, attempt.remark) for attempt in tried],
        [OwnArmy(day.variant, day.army.text, written(day.date)) for day in days.against(player, connection) if day.army]
        + [OwnArmy(army.variant, army.text, None) for army in waiting],
    )


def _begin(date: int, player: str, made: SeatedTable, connection: sa.Connection) -> Attempt:
    """Create the table of a player's attempt, unless there is one; return the attempt."""
    if attempts.find(date, player, connection) is None:
        new_tables.add(made, connection)
        attempts.begin(date, player, made.new.spec.id, connection)
    begun = attempts.find(date, player, connection)
    assert begun is not None
    return begun


def _remark(player: str, text: str, connection: sa.Connection) -> None:
    date, _ = days.today(connection)
    attempt = attempts.find(date, player, connection)
    if attempt is None or not attempt.counts:
        raise Refusal(409, "not_finished")
    attempts.remark(attempt, text, connection)
