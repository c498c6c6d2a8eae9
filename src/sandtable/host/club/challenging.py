"""Challenges: to play, to sit down at a table, or to seek two others together, as partners."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import sqlalchemy as sa

from sandtable.host.club.games import Games
from sandtable.host.club.lobby import Lobby
from sandtable.host.club.pairing import agree, class_of, times_of
from sandtable.host.club.rated import RatedPlay
from sandtable.host.club.seeking import Seeks, end_challenges
from sandtable.host.protocol.lobby import ChallengeKind, PostChallenge, Reason, Wish
from sandtable.host.refusals import Refusal
from sandtable.host.store import blocks, challenges, seeks
from sandtable.host.store.challenges import TOLD_FOR, Challenge
from sandtable.host.store.due import Due
from sandtable.host.store.keeping import kept
from sandtable.host.store.lobby import LobbyStore
from sandtable.host.store.seeks import Member, Seek
from sandtable.host.tokens import new_id

LASTS, LASTS_BY_DAY = 3 * 3600, 3 * 24 * 3600
"""Seconds for which a challenge is open."""
MOST_OPEN = 5
"""The most challenges of one player that are open at the same time."""


class Challenges:
    """The challenges of all players. Methods raise Refusal."""

    def __init__(self, store: LobbyStore, games: Games, rated: RatedPlay, lobby: Lobby, seeks: Seeks) -> None:
        self._store = store
        self._rated = rated
        self._games = games
        self._lobby = lobby
        self._seeks = seeks

    # ---- sending ----

    async def send(self, sender: Member, sent: PostChallenge) -> None:
        """Challenge a player who is here and open to a game."""
        if sent.player == sender.id:
            raise Refusal(409, "yourself-challenge")
        receiver = self._lobby.open_to_a_game(sent.player)
        if receiver is None:
            raise _not_here()
        kind: ChallengeKind = "team" if sent.team else "play" if sent.table is None else "table"
        if sender.bot and not receiver.bot:
            raise Refusal(409, "no_bots-challenge")
        wish = await self._wish(sender, receiver, sent)
        challenge = Challenge(new_id(), kind, sender, receiver, wish, table=sent.table)
        await self._lobby.expect(sender.id)  # a page that sends a challenge as its first act is not this player's yet
        lasts = LASTS_BY_DAY if _by_day(challenge) else LASTS
        await kept(self._store.change(partial(self._add, challenge, lasts)))
        self._lobby.touch()

    def _add(self, challenge: Challenge, lasts: int, connection: sa.Connection) -> None:
        if challenge.wish.rated:
            self._rated.check([challenge.sender.id], connection)
        _add(challenge, lasts, connection)

    async def _wish(self, sender: Member, receiver: Member, sent: PostChallenge) -> Wish:
        """Return what is to be played; raise Refusal if it cannot be."""
        wish, table, team = sent.wish, sent.table, sent.team
        if table is not None and wish is None and not team:
            return await self._games.played_at(table, sender, receiver)
        if table is not None or wish is None or class_of(wish) is None:
            raise Refusal(422, "bad_challenge-subject")
        if not team and (len(wish.games), len(times_of(wish))) != (1, 1):
            raise Refusal(422, "bad_challenge-one")
        self._games.check(wish, partners=team)
        return wish

    # ---- answering ----

    async def accept(self, player: Member, id: str) -> str | None:
        """Accept a challenge; return the table at which they play, or None for partners who seek two others now."""
        challenge = _need_open(player, await kept(self._store.read(partial(challenges.find, id))))
        if challenge.kind == "table" and challenge.table is not None and challenge.state == "open":
            await self._games.sit(challenge.table, player)
        if challenge.kind == "team":
            table = (await kept(self._store.change(partial(self._join, player, id, self._lobby.here)))).table
        else:
            table = await kept(self._store.change(partial(self._accept, player, id, self._lobby.here)))
        self._lobby.touch()
        return table

    def _accept(self, player: Member, id: str, here: Collection[str], connection: sa.Connection) -> str | None:
        challenge = _need_open(player, challenges.find(id, connection))
        if challenge.state == "accepted":
            return challenge.table
        table, parties = challenge.table, [(challenge.sender,), (challenge.receiver,)]
        if challenge.kind == "play":
            self._need_sender(challenge, here, connection)
            agreed = agree(challenge.wish, challenge.wish)
            assert agreed is not None
            if agreed.rated:
                self._rated.check([challenge.sender.id, player.id], connection)
            table = self._seeks.lay(agreed, parties, connection)
        challenges.answer(id, "accepted", None, table, TOLD_FOR, connection)
        if not _by_day(challenge):
            end_challenges(parties, connection)
            seeks.remove_live([challenge.sender.id, challenge.receiver.id], connection)
        return table

    def _join(self, player: Member, id: str, here: Collection[str], connection: sa.Connection) -> Seek:
        """Let two who are partners now seek two others."""
        challenge = _need_open(player, challenges.find(id, connection))
        self._need_sender(challenge, here, connection)
        challenges.remove(id, connection)
        wish, members = challenge.wish, (challenge.sender, challenge.receiver)
        seek = Seek(new_id(), members, wish, class_of(wish) or "none")
        return self._seeks.pair(seek, here, None, player.id, connection)

    def _need_sender(self, challenge: Challenge, here: Collection[str], connection: sa.Connection) -> None:
        """Raise Refusal if the sender would have to be here to play."""
        if not _by_day(challenge) and challenge.sender.id not in self._seeks.present(here, connection):
            raise Refusal(409, "away", name=challenge.sender.name)

    async def decline(self, player: Member, id: str, reason: Reason) -> None:
        """Decline a challenge. Its sender is told why."""
        await kept(self._store.change(partial(_decline, player, id, reason)))
        self._lobby.touch()

    async def withdraw(self, player: Member, id: str) -> None:
        """Withdraw a challenge, or take note of how it was answered."""
        await kept(self._store.change(partial(_withdraw, player, id)))
        self._lobby.touch()

    async def end(self, due: Due) -> None:
        """Remove a challenge whose time is over. A seek that it has answered in vain ends, too."""
        await kept(self._store.change(partial(challenges.end, due.subject)))
        self._lobby.touch()


def _add(challenge: Challenge, lasts: int, connection: sa.Connection) -> None:
    sender, receiver = challenge.sender.id, challenge.receiver.id
    if blocks.blocks(sender, receiver, connection):
        raise Refusal(409, "blocked")
    if blocks.blocks(receiver, sender, connection):
        raise _not_here()
    others = [one for one in challenges.sent_by(challenge.sender.id, connection) if one.receiver != challenge.receiver]
    if len(others) >= MOST_OPEN:
        raise Refusal(409, "too_many_challenges", most=MOST_OPEN)
    challenges.add(challenge, lasts, connection)


def _decline(player: Member, id: str, reason: Reason, connection: sa.Connection) -> None:
    challenge = _need_open(player, challenges.find(id, connection))
    if challenge.state == "accepted":
        raise Refusal(409, "accepted")
    challenges.answer(id, "declined", reason, challenge.table, TOLD_FOR, connection)


def _withdraw(player: Member, id: str, connection: sa.Connection) -> None:
    challenge = challenges.find(id, connection)
    if challenge is not None and challenge.sender.id == player.id:
        challenges.remove(id, connection)


def _need_open(player: Member, challenge: Challenge | None) -> Challenge:
    """Return a challenge to this player that is open, or was accepted before; raise Refusal."""
    if challenge is None or challenge.receiver.id != player.id or challenge.state == "declined":
        raise Refusal(409, "gone-challenge")
    return challenge


def _not_here() -> Refusal:
    """Return the refusal of a challenge to somebody who is away, or wants none: nobody is told which."""
    return Refusal(409, "gone-player")


def _by_day(challenge: Challenge) -> bool:
    return class_of(challenge.wish) == "by_day"
