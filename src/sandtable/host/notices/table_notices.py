"""Notices about tables: your turn, a quarter of the time left, somebody sat down, the game is over.

What everybody sees of a table decides when a player might be told; the view of the player's own seat decides whether
the player is. A player who has had the table in sight within the last minute is told nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Protocol

from sandtable.host.clocks import Clock
from sandtable.host.notices.addressing import letters
from sandtable.host.notices.notice import Kind, Notice
from sandtable.host.notices.outbox import Outbox
from sandtable.host.notices.pending import Pending
from sandtable.host.notices.timers import Timers
from sandtable.host.notices.visits import IN_SIGHT, Visits
from sandtable.host.protocol.me import MyGame
from sandtable.host.protocol.public import Public
from sandtable.host.protocol.table import ByDay
from sandtable.host.store.due import Due
from sandtable.host.store.notice_settings import AwaySeat
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.seats import HeldSeat

TURN, SAT, OVER, REMINDER = "notice-turn", "notice-sat", "notice-over", "notice-reminder"
"""The kinds of what is due."""
KINDS: Mapping[str, Kind] = {TURN: "turn", SAT: "sat", OVER: "over", REMINDER: "reminder"}
DELAYS: Mapping[str, float] = {TURN: 90.0, SAT: 10.0, OVER: 10.0}
"""Seconds until a player is told. Another server writes within five of them what its players have seen."""
STANDS = 5.0
"""Seconds for which a turn must stand before it is written down, unless the table is played by the day. In a quick game
hardly any turn does.
"""
MOST_TABLES = 2000
"""Tables whose former state is kept, to see what has changed."""
TENTHS = 10


class Views(Protocol):
    """The tables of the server, as they are shown."""

    async def listed(self, place: HeldSeat) -> MyGame:
        """Return how a game stands for the player of a seat; raise Refusal if it cannot be read."""

    async def public(self, table: str) -> Public | None:
        """Return a table as everybody sees it, or None if its rules have changed; raise Refusal if there is none.

        What other servers have done is in it, and in what is listed from then on.
        """


class TableNotices:
    """The notices about the tables of this server. `pending` is to run as long as it runs."""

    def __init__(
        self, store: NoticeStore, timers: Timers, views: Views, outbox: Outbox, visits: Visits, clock: Clock
    ) -> None:
        self._store = store
        self._timers = timers
        self._views = views
        self._outbox = outbox
        self._visits = visits
        self._tables: OrderedDict[str, Public] = OrderedDict()
        self.pending = Pending(clock, self._write_down)

    # ---- what happens at tables ----

    def publish(self, table: Public) -> None:
        """Note what everybody sees of a table now."""
        before = self._tables.pop(table.table, None)
        self._tables[table.table] = table
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        by_day = isinstance(table.time, ByDay)
        if table.ended is not None:
            self.pending.drop(TURN, table.table)
            if before is None or before.ended is None:
                self.pending.add(OVER, table.table)
        elif table.turn and (before is None or before.turn != table.turn):
            self.pending.add(TURN, table.table, 0.0 if by_day else STANDS)
        if by_day and table.clock is not None and (before is None or before.clock != table.clock):
            self.pending.add(REMINDER, table.table)
        if before is not None and _people(before) and _people(table) - _people(before):
            self.pending.add(SAT, table.table)

    async def _write_down(self, kind: str, table: str) -> None:
        if not await self._store.away_seats(table):
            return
        if kind != REMINDER:
            await self._timers.set(Due(kind, table, await self._store.now()), DELAYS[kind])
        elif (shown := self._tables.get(table)) is not None and shown.clock is not None:
            await self._timers.set(Due(kind, table, shown.clock.n), shown.clock.time * 3 / 4 / TENTHS)

    # ---- telling players ----

    async def tell(self, due: Due) -> None:
        """Tell the players of a table what is due; raise Refusal or StoreProblem."""
        seconds, shown = 0, await self._views.public(due.subject)
        if due.kind == REMINDER:
            if shown is None or shown.clock is None or shown.clock.n != due.number:
                return
            seconds = shown.clock.time // (4 * TENTHS)
        by_day = due.kind == TURN and shown is not None and isinstance(shown.time, ByDay)
        await self._visits.write()
        away = [seat for seat in await self._store.away_seats(due.subject) if not _in_sight(seat)]
        reach = {found.player: found for found in await self._store.reach([seat.player for seat in away])}
        for seat in away:
            game = await self._views.listed(seat.place)
            notice = _notice(due.kind, seat, game, (game.time_left or 0) if by_day else seconds)
            if notice is not None and seat.player in reach:
                key, mail = _keys(notice, due.number)
                await self._outbox.add(letters(reach[seat.player], notice, key, mail))


def _people(table: Public) -> set[str]:
    """Return the seats of people."""
    return {seat.seat for seat in table.seats if seat.kind == "human" and seat.name is not None}


def _in_sight(seat: AwaySeat) -> bool:
    return seat.ago is not None and seat.ago < IN_SIGHT


def _notice(due: str, seat: AwaySeat, game: MyGame, seconds: int) -> Notice | None:
    """Return what the player of a seat is told, or None if there is nothing to tell."""
    if game.problem is not None or game.lost is not None:
        return None
    over, kind = game.ended is not None, KINDS[due]
    if over != (kind == "over") or (kind in ("turn", "reminder") and not game.asked):
        return None
    return Notice(
        kind,
        game.title,
        [other.name for other in game.others if other.name is not None],
        game.table,
        (seat.place.table, seat.place.seat),
        seat.visited,
        seconds,
        game.reserve if kind == "turn" else 0,
        game.missing,
    )


def _keys(notice: Notice, number: int) -> tuple[str, str]:
    """Return what a notice is about, so that it is sent once: for browsers, and for mails.

    Of a table a player gets one mail until the table was in sight, and one more when little time is left.
    """
    assert notice.place is not None
    seat = f"{notice.place[0]} {notice.place[1]}"
    about = {"turn": notice.visited, "sat": notice.free, "reminder": number}.get(notice.kind, 0)
    key = f"{notice.kind} {seat} {about}"
    return key, key if notice.kind == "reminder" else f"table {seat} {notice.visited}"
