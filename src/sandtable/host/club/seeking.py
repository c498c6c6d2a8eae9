"""Seeks: a player says what to play, and is paired with the first other one who wants that too.

Before two begin to play who have to be here, the page of each says that its player is here. The seek of a player whose
page does not say so ends, and the other one seeks on.

At a table for more than two, two who are paired sit down, and the other seats are open to everybody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial

import sqlalchemy as sa

from sandtable.host.club.games import Games, Party
from sandtable.host.club.listing import stands
from sandtable.host.club.lobby import Lobby
from sandtable.host.club.pairing import Agreed, Apart, Waiting, agree, choose, class_of, reach, times_of
from sandtable.host.club.rated import RatedPlay
from sandtable.host.protocol.lobby import SeekGame, Wish
from sandtable.host.protocol.public import Public
from sandtable.host.protocol.table import ByDay
from sandtable.host.refusals import Refusal
from sandtable.host.store import blocks, challenges, database_clock, listed, new_tables, seeks, shared_lines
from sandtable.host.store.challenges import TOLD_FOR, Challenge
from sandtable.host.store.due import Due
from sandtable.host.store.keeping import kept
from sandtable.host.store.lobby import LobbyStore
from sandtable.host.store.seeks import Member, Seek
from sandtable.host.tokens import new_id

DAY = 24 * 3600
"""Seconds for which a seek stays open."""
TO_COME = 10 * 60
"""Seconds for a player to come who is not here when somebody else wants to play."""
JUST_NOW = 5 * 1000
"""Milliseconds for which the player of a new seek is asked to play: the page may still be about to connect."""
CONFIRMED_WITHIN = 5.0
"""Seconds for the pages of two players to say that these are here."""


class Seeks:
    """The seeks of all players. Methods raise Refusal."""

    def __init__(self, store: LobbyStore, games: Games, rated: RatedPlay, lobby: Lobby) -> None:
        self._store = store
        self._rated = rated
        self._games = games
        self._lobby = lobby
        lobby.came, lobby.left, lobby.confirmed = self._come, self._leave, self.confirm

    # ---- what players do ----

    async def post(self, player: Member, wish: Wish, stays: bool, bots: bool = False) -> Seek:
        """Seek a game for a player, with people alone or with `bots`, too; return the seek as it stands then. It may
        have found a table at once.
        """
        kind = class_of(wish)
        if kind is None:
            raise Refusal(422, "bad_times")
        self._games.check(wish, partners=False)
        seek = Seek(new_id(), (player,), wish, kind, stays, bots)
        table = await self._sit_down(seek)
        seek = replace(seek, table=table)
        sought = await kept(self._store.change(partial(self.pair, seek, self._lobby.here, None, player.id)))
        self._lobby.touch()
        return sought

    async def answer(self, player: Member, id: str) -> Seek:
        """Play with the player of a seek that waits."""
        found = await kept(self._store.change(partial(self._answer, player, id, self._lobby.here)))
        self._lobby.touch()
        return found

    async def stop(self, player: str) -> None:
        """Let a player seek no longer, or take note of what was found."""
        if await kept(self._store.change(partial(seeks.remove, [player]))):
            self._lobby.touch()

    # ---- pairing ----

    def _answer(self, player: Member, id: str, here: Collection[str], connection: sa.Connection) -> Seek:
        wanted = seeks.find(id, connection)
        if wanted is None or wanted.table or wanted.pairing or len(wanted.members) > 1 or player in wanted.members:
            raise _gone()
        if player.bot and not wanted.bots:
            raise Refusal(409, "no_bots-seek")
        seek = Seek(new_id(), (player,), wanted.wish, wanted.kind, bots=True)
        return self.pair(seek, here, id, player.id, connection)

    def pair(self, seek: Seek, here: Collection[str], only: str | None, asks: str, connection: sa.Connection) -> Seek:
        """Pair a seek with one that waits, or let it wait. It replaces what its players have sought before, and keeps
        its place if they want the same.

        `only`: the seek to pair it with; raise Refusal if it waits no more. `asks`: the player who has asked for this
        just now, and so is here. If the chosen player is not here, send a challenge instead, and let the seek wait.
        """
        if seek.wish.rated:
            self._rated.check(seek.players, connection)
        seek = _in_line(seek, connection)
        waiting = [] if seek.table else self._waiting(seek, here, only, connection)
        pair = choose(seek, waiting, self._apart(seek, connection))
        if only is not None and pair is None:
            raise _gone() if choose(seek, waiting) is None else _too_far()
        seeks.add(seek, (TOLD_FOR if seek.table else DAY), connection)
        if pair is None:
            return seek
        if pair.chosen.here:
            return self._bring_together([pair.chosen.seek, seek], pair.agreed, {asks}, connection)
        challenges.add(_call(seek, pair.chosen.seek, pair.agreed), TO_COME, connection)
        return seek

    def _bring_together(
        self, found: Sequence[Seek], agreed: Agreed, there: Collection[str], connection: sa.Connection
    ) -> Seek:
        """Pair two seeks; return the second as it stands then. Unless they are to play by the day, their players have
        to say first that they are here, except those who are `there`.
        """
        *_, seek = found
        if isinstance(agreed.time, ByDay):
            return replace(seek, table=self._begin(found, agreed, connection))
        pairing = new_id()
        seeks.pair([one.id for one in found], pairing, CONFIRMED_WITHIN, connection)
        seeks.note_there(pairing, there, connection)
        return replace(seek, pairing=pairing, there=frozenset(there))

    def _begin(self, found: Sequence[Seek], agreed: Agreed, connection: sa.Connection) -> str:
        """Create the table of two seeks; return its id."""
        parties = [one.members for one in found]
        table = self.lay(agreed, parties, connection)
        if not isinstance(agreed.time, ByDay):
            end_challenges(parties, connection)
        for one in found:
            seeks.settle(one.id, table, TOLD_FOR, connection)
            challenges.remove_calls(one.id, connection)
        return table

    def _apart(self, seek: Seek, connection: sa.Connection) -> Apart:
        """Return the function that says how near others' ratings are to that of a seek."""
        now = database_clock.now(connection)

        def apart(other: Seek, agreed: Agreed) -> float | None:
            pool = self._games.pool(agreed)
            if pool is None:
                return 0
            one, another = (self._rated.points(found.players, pool, connection) for found in (seek, other))
            reaches = (reach(found.wish.within, (now - found.came) / 1000) for found in (seek, other))
            return abs(one - another) if abs(one - another) <= min(reaches) else None

        return apart

    def _waiting(
        self, seek: Seek, here: Collection[str], only: str | None, connection: sa.Connection
    ) -> Sequence[Waiting]:
        present, called = self.present(here, connection), challenges.called(connection)
        new = database_clock.now(connection) - JUST_NOW
        apart = blocks.apart(seek.players, connection)
        waiting = [
            Waiting(other, other.kind == "by_day" or _here(other, present, new, called))
            for other in seeks.waiting(seek.kind, connection)
            if only in (None, other.id) and apart.isdisjoint(other.players)
        ]
        return [one for one in waiting if one.here or (one.seek.stays and len(one.seek.members) == 1)]

    def present(self, here: Collection[str], connection: sa.Connection) -> set[str]:
        """Return the ids of the players who are here, at this server (`here`) or another."""
        return {*here, *self._store.elsewhere(self._lobby.node, connection)}

    def lay(self, agreed: Agreed, parties: Sequence[Party], connection: sa.Connection) -> str:
        """Create a table at which these parties sit; return its id."""
        shared_line = shared_lines.share([member.id for party in parties for member in party], connection)
        made = self._games.lay(agreed, parties, shared_line)
        new_tables.add(made, connection)
        return made.new.spec.id

    # ---- open tables ----

    async def _sit_down(self, seek: Seek) -> str | None:
        """Give the player of a seek a seat at an open table that fits; return the table, or None."""
        player, *_ = seek.members
        fitting = [table for table in self._lobby.seen.tables if _fits(table, seek)]
        seated = await kept(self._store.read(partial(listed.at_which, player.id))) if fitting else set()
        for table in fitting:
            if table.table not in seated and await self._sit_with(table.table, player):
                return table.table
        return None

    async def _sit_with(self, table: str, player: Member) -> bool:
        """Give a player a seat, unless somebody sits there whom the player blocks, or who blocks the player; return
        whether that was done.
        """
        if await kept(self._store.read(partial(blocks.apart_from_table, player.id, table))):
            return False
        return await self._sit(table, player)

    async def _sit(self, table: str, player: Member) -> bool:
        try:
            await self._games.sit(table, player)
        except Refusal as refusal:
            if refusal.status == 503:
                raise
            return False
        return True

    async def fill(self, table: Public, without: Collection[str] = ()) -> None:
        """Give the free seats of an open table to players who seek such a game, except those of the seeks `without`."""
        for seek in self._lobby.seen.seeks:
            waits = seek.table is None and seek.pairing is None and seek.id not in without
            if waits and len(seek.members) == 1 and seek.players <= self._lobby.everybody:
                if _fits(table, seek) and await self._call_to_table(seek, table.table):
                    return  # the table is heard of again if another seat is free

    async def _call_to_table(self, seek: Seek, table: str) -> bool:
        """Give the player of a seek a seat, or ask first whether the player is here; return whether that was done."""
        if seek.kind == "by_day":
            return await self._sit_from_line(seek, table)
        await kept(self._store.change(partial(seeks.pair, [seek.id], new_id(), CONFIRMED_WITHIN)))
        self._lobby.touch()
        return True

    async def _take_from_line(self, seek: Seek) -> bool:
        """Give the player of a seek a seat at an open table that fits; return whether there was one."""
        for table in self._lobby.seen.tables:
            if len(seek.members) == 1 and _fits(table, seek) and await self._sit_from_line(seek, table.table):
                return True
        return False

    async def _sit_from_line(self, seek: Seek, table: str) -> bool:
        """Give the player of a seek a seat; return whether that was done."""
        player, *_ = seek.members
        if table in await kept(self._store.read(partial(listed.at_which, player.id))):
            return False
        if await kept(self._store.read(partial(blocks.apart_from_table, player.id, table))):
            return False
        if not await kept(self._store.change(partial(seeks.settle, seek.id, table, TOLD_FOR))):
            return False
        seated = await self._sit(table, player)
        if not seated:
            await kept(self._store.change(partial(seeks.settle, seek.id, None, DAY)))
        self._lobby.touch()
        return seated

    # ---- coming and going ----

    async def _come(self, player: str) -> None:
        """Pair what a player seeks who has come back."""
        if any(player in seek.players and seek.table is None for seek in self._lobby.seen.seeks):
            if await kept(self._store.change(partial(self._pair_again, player, self._lobby.here))):
                self._lobby.touch()

    def _pair_again(self, player: str, here: Collection[str], connection: sa.Connection) -> bool:
        """Pair what a player seeks; return whether that was possible."""
        present = self.present(here, connection)
        for seek in seeks.of([player], connection):
            if seek.table is None and seek.pairing is None and seek.players <= present:
                waiting = self._waiting(seek, here, None, connection)
                pair = choose(seek, waiting, self._apart(seek, connection))
                if pair is not None and pair.chosen.here:
                    self._bring_together([pair.chosen.seek, seek], pair.agreed, (), connection)
                    return True
        return False

    # ---- saying that one is here ----

    async def confirm(self, player: str) -> None:
        """Take note that a player is here whose seek is being paired. The game begins when all have said so."""
        if any(player in seek.players and seek.pairing for seek in self._lobby.seen.seeks):
            alone = await kept(self._store.change(partial(self._confirm, player)))
            if alone is not None and not await self._take_from_line(alone):
                await self._come(player)
            self._lobby.touch()

    def _confirm(self, player: str, connection: sa.Connection) -> Seek | None:
        """Note that a player is here; return the seek if it has nobody to be paired with, but perhaps an open table."""
        for seek in seeks.of([player], connection):
            if (
                seek.pairing is not None and seek.table is None
            ):  # an earlier release leaves the pairing of a settled one
                there, found = seek.there | {player}, seeks.in_pairing(seek.pairing, connection)
                seeks.note_there(seek.pairing, there, connection)
                if all(one.players <= there for one in found):
                    seeks.release(seek.pairing, connection)
                    agreed = agree(found[0].wish, found[-1].wish)
                    if len(found) == 1 or agreed is None:
                        return seek
                    self._begin(found, agreed, connection)
        return None

    async def end_pairing(self, due: Due) -> None:
        """End the seeks of players who have not said that they are here, and let the others seek on."""
        absent = await kept(self._store.change(partial(self._end_pairing, due.subject, self._lobby.here)))
        await self._lobby.look()
        self._lobby.touch()
        for table in self._lobby.seen.tables:
            if stands(table):
                await self.fill(table, absent)

    def _end_pairing(self, pairing: str, here: Collection[str], connection: sa.Connection) -> set[str]:
        """Return the seeks whose players are not here. One that stays is called, if somebody else waits for it."""
        found = seeks.in_pairing(pairing, connection)
        seeks.release(pairing, connection)
        absent = [seek for seek in found if not seek.players <= seek.there]
        others = [seek for seek in found if seek.players <= seek.there]
        for seek in absent:
            if seek.stays and others and (agreed := agree(seek.wish, others[0].wish)):
                challenges.add(_call(others[0], seek, agreed), TO_COME, connection)
            elif not seek.stays:
                seeks.remove(seek.players, connection)
        for seek in others:
            self._pair_again(seek.members[0].id, here, connection)
        return {seek.id for seek in absent}

    async def widen(self) -> None:
        """Pair those who have waited so long that others with further ratings fit."""
        waiting = [seek for seek in self._lobby.seen.seeks if seek.table is None and seek.wish.within is not None]
        if waiting and len(self._lobby.seen.seeks) > 1:
            for seek in waiting:
                await self._come(seek.members[0].id)

    async def _leave(self, player: str) -> None:
        """End what a player who is gone seeks only while here, and withdraw challenges to play now."""
        await kept(self._store.change(partial(self._drop_idle, player, self._lobby.here)))

    def _drop_idle(self, player: str, here: Collection[str], connection: sa.Connection) -> None:
        if player not in self.present(here, connection):  # the player may have come back just now
            seeks.remove_idle([player], connection)
            for challenge in challenges.sent_by(player, connection):
                if class_of(challenge.wish) != "by_day":
                    challenges.remove(challenge.id, connection)

    async def end(self, due: Due) -> None:
        """Remove a seek whose time is over."""
        if await kept(self._store.change(partial(seeks.end, due.subject))):
            self._lobby.touch()


def _here(seek: Seek, present: Collection[str], new: int, called: Collection[str]) -> bool:
    """Return whether the players of a seek can be asked to play at once. `new`: a seek that has come since then counts,
    `called`: the seeks whose players have been asked in vain.
    """
    return seek.id not in called and (seek.players <= set(present) or seek.came > new)


def _in_line(seek: Seek, connection: sa.Connection) -> Seek:
    """Return a seek at its place among those that wait. What its players have sought before is removed."""
    former = seeks.of(seek.players, connection)
    seeks.remove(seek.players, connection)
    met = {other for player in seek.players for other in seeks.met(player, connection)} - seek.players
    same = [
        other for other in former if other.table is None and (other.members, other.wish) == (seek.members, seek.wish)
    ]
    id, came = (same[0].id, same[0].came) if same else (seek.id, database_clock.now(connection))
    return replace(seek, id=id, came=came, met=frozenset(met))


def _call(seek: Seek, other: Seek, agreed: Agreed) -> Challenge:
    """Return the challenge to a player who is not here to come and play."""
    return Challenge(new_id(), "play", seek.members[0], other.members[0], _wish(agreed), seek=other.id)


def _wish(agreed: Agreed) -> Wish:
    return Wish([agreed.game], [] if agreed.time is None else [agreed.time], agreed.rated)


def end_challenges(parties: Iterable[Party], connection: sa.Connection) -> None:
    """Remove the challenges that these players have sent to play now: they have found a game."""
    for player in (member.id for party in parties for member in party):
        for challenge in challenges.sent_by(player, connection):
            if challenge.kind == "play" and class_of(challenge.wish) != "by_day":
                challenges.remove(challenge.id, connection)


def _fits(table: Public, seek: Seek) -> bool:
    """Return whether an open table is one that somebody seeks: with the usual options, and somebody there. People who
    look for people are given no seat where bots may sit down, and bots none where they may not.
    """
    game, wish = SeekGame(table.variant, len(table.seats)), seek.wish
    suits = table.bots if seek.of_bot else seek.bots or not table.bots
    same = table.time in times_of(wish) and table.rated == wish.rated
    return suits and stands(table) and not table.options and game in wish.games and same


def _too_far() -> Refusal:
    return Refusal(409, "too_far")


def _gone() -> Refusal:
    return Refusal(409, "gone-seek")
