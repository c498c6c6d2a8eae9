"""Notices of the lobby: a challenge, a game that was found, somebody who waits; and lines to the webhook.

They are made from what is in the lobby, which everybody sees there, or the player whom it concerns.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from sandtable.engine.errors import BadInput
from sandtable.host.clocks import Clock
from sandtable.host.club.listing import stands
from sandtable.host.notices.addressing import letters
from sandtable.host.notices.bell import MOST_CALLED, check_bell, read_bell, rings
from sandtable.host.notices.notice import Notice
from sandtable.host.notices.outbox import Outbox
from sandtable.host.notices.pending import Pending
from sandtable.host.notices.timers import Timers
from sandtable.host.notices.visits import IN_SIGHT, Visits
from sandtable.host.protocol.lobby import Wish
from sandtable.host.protocol.notices import Bell
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.refusals import Refusal
from sandtable.host.store import blocks, challenges, seeks
from sandtable.host.store.due import Due, first_clocks
from sandtable.host.store.lobby import LobbyStore, Seen
from sandtable.host.store.notice_settings import Reach
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.outbox import Letter
from sandtable.host.store.seeks import Seek

CHALLENGED, FOUND, WAITS, OPEN = "notice-challenge", "notice-found", "notice-waits", "notice-open"
"""The kinds of what is due."""
DELAYS: Mapping[str, float] = {CHALLENGED: 10.0, FOUND: 10.0, WAITS: 60.0, OPEN: 60.0}
"""Seconds until it is told."""


class LobbyNotices:
    """The notices of the lobby at one server. `pending` is to run as long as it runs.

    `title` returns the title of a variant, `base` is the public address, and `touch` is called when something has
    changed that the lobby shows.
    """

    def __init__(
        self,
        store: NoticeStore,
        lobby: LobbyStore,
        timers: Timers,
        outbox: Outbox,
        visits: Visits,
        clock: Clock,
        title: Callable[[str], str],
        base: str,
        touch: Callable[[], None],
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._timers = timers
        self._outbox = outbox
        self._visits = visits
        self._title = title
        self._base = base
        self._touch = touch
        self._known: set[tuple[str, str]] = set()
        self.pending = Pending(clock, self._write_down)

    # ---- what happens in the lobby ----

    def look(self, seen: Seen) -> None:
        """Note what is in the lobby now."""
        now = {
            *((CHALLENGED, challenge.id) for challenge in seen.challenges if challenge.state == "open"),
            *((WAITS if seek.table is None else FOUND, seek.id) for seek in seen.seeks),
            *((OPEN, table.table) for table in seen.tables if stands(table)),
        }
        for kind, subject in sorted(now - self._known):
            self.pending.add(kind, subject)
        self._known = now

    async def _write_down(self, kind: str, subject: str) -> None:
        await self._timers.set(Due(kind, subject, 1), DELAYS[kind])

    # ---- telling ----

    def check(self, bell: Bell) -> None:
        """Raise Refusal if a bell names no game, or can never ring."""
        check_bell(bell)
        for game in bell.games:
            try:
                self._title(game)
            except BadInput as problem:
                raise Refusal(422, "no_game-wish", why=str(problem)[:200]) from None

    async def challenged(self, due: Due) -> None:
        """Tell a player of a challenge; raise StoreProblem."""
        challenge = await self._lobby.read(partial(challenges.find, due.subject))
        if challenge is None or challenge.state != "open":
            return
        title = self._titles(challenge.wish)
        left = await self._left(challenge.until)
        notice = Notice("challenge", title, [challenge.sender.name], challenge.table, seconds=left)
        for reach in await self._away([challenge.receiver.id]):
            key = f"challenge {challenge.id}"
            await self._outbox.add(letters(reach, notice, key, key))

    async def found(self, due: Due) -> None:
        """Tell the players of a seek at which table they play; raise StoreProblem."""
        seek = await self._seek(due.subject)
        if seek is None or seek.table is None:
            return
        away = {reach.player: reach for reach in await self._away(seek.players)}
        clock = (await self._lobby.read(partial(first_clocks, [seek.table]))).get(seek.table)
        left = 0 if clock is None else await self._left(clock)
        for seat in await self._store.away_seats(seek.table):
            if seat.player in away and not seat.visited:
                place = seat.place.table, seat.place.seat
                notice = Notice("found", self._titles(seek.wish), [], seek.table, place, seconds=left)
                key = f"found {seek.table}"
                await self._outbox.add(letters(away[seat.player], notice, key, f"{key} {seat.player}"))

    async def waits(self, due: Due) -> None:
        """Call players for a seek that has found nobody, and tell the webhook; raise StoreProblem."""
        seek = await self._seek(due.subject)
        if seek is None or seek.table is not None or seek.of_bot:
            return
        await self._ring(seek)
        await self._tell_webhook(f"seek {seek.id}", f"Somebody looks for a game: {_wanted(seek.wish, self._titles)}.")

    async def _ring(self, seek: Seek) -> None:
        if await self._store.was_rung(seek.id):
            return
        now, games = await self._store.now() / 1000, {game.variant for game in seek.wish.games}
        apart = await self._lobby.read(partial(blocks.apart, seek.players))
        bells = [bell.player for bell in await self._store.bells() if rings(read_bell(bell.bell), games, now)]
        others = [player for player in bells if player not in seek.players and player not in apart]
        away = {reach.player: reach for reach in await self._away(others)}
        chosen = [player for player in others if player in away][:MOST_CALLED]
        left = await self._left(seek.until) if seek.stays else 0  # others end when the player leaves
        notice, key = Notice("bell", self._titles(seek.wish), seconds=left), f"bell {seek.id}"
        await self._store.ring(seek.id, {player: letters(away[player], notice, key, key) for player in chosen})
        self._outbox.look_soon()
        self._touch()

    async def opened(self, due: Due) -> None:
        """Tell the webhook of a table at which a seat is free; raise StoreProblem."""
        for table in await self._lobby.tables():
            if table.table == due.subject and stands(table):
                line = f"A seat is free: {table.title}, {_time(table.time)}."
                await self._tell_webhook(f"open {table.table}", line, f"/table/{table.table}")

    async def _tell_webhook(self, key: str, line: str, path: str = "/") -> None:
        where = f" {self._base}{path}" if self._base else ""
        await self._outbox.add([Letter(f"webhook {key}", "webhook", None, line + where)])

    # ---- looking things up ----

    async def _seek(self, id: str) -> Seek | None:
        return next((seek for seek in await self._lobby.read(seeks.all_of) if seek.id == id), None)

    async def _left(self, until: int) -> int:
        """Return the seconds until a time of the database in milliseconds."""
        return max(0, until - await self._store.now()) // 1000

    async def _away(self, players: Collection[str]) -> list[Reach]:
        """Return the ways to those of these players who do not have the lobby in sight."""
        await self._visits.write()
        return [reach for reach in await self._store.reach(players) if reach.ago is None or reach.ago >= IN_SIGHT]

    def _titles(self, wish: Wish | None) -> str:
        return ", ".join(self._title(game.variant) for game in wish.games[:3]) if wish else "Sandtable"


def _wanted(wish: Wish, titles: Callable[[Wish], str]) -> str:
    times = " or ".join(_time(time) for time in wish.times) or _time(None)
    return f"{titles(wish)}, {times}"


def _time(time: Live | ByDay | None) -> str:
    match time:
        case Live(initial, increment):
            return f"{initial // 60}+{increment}"
        case ByDay(days):
            return "1 day a turn" if days == 1 else f"{days} days a turn"
        case _:
            return "without clocks"
