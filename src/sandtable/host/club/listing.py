"""What pages of the lobby are shown: of everything in the database, what all may see, and what a player alone sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from sandtable.host.protocol.lobby import (
    Begun,
    Challenge,
    HereNow,
    LobbyChanges,
    OfferedSeat,
    OpenSeek,
    OpenTable,
    OwnNews,
    OwnSeek,
    WholeLobby,
)
from sandtable.host.protocol.public import Public
from sandtable.host.protocol.table import ByDay
from sandtable.host.store import challenges
from sandtable.host.store.lobby import Seen
from sandtable.host.store.seeks import Member, Seek

MOST_SHOWN = 200
"""The most players, tables and seeks that are listed, the oldest of each."""
T = TypeVar("T")


# ---- for everybody ----


@dataclass(frozen=True, slots=True)
class Lists:
    """What everybody sees, by ids."""

    here: Mapping[str, HereNow] = field(default_factory=dict)
    tables: Mapping[str, OpenTable] = field(default_factory=dict)
    seeks: Mapping[str, OpenSeek] = field(default_factory=dict)


def lists(seen: Seen, open: Iterable[Member], here: Iterable[str]) -> Lists:
    """Return what everybody sees. `open` are the players who are open to a game, `here` the ids of all who are here."""
    present = set(here)
    people = sorted(open, key=lambda member: (member.name.casefold(), member.id))[:MOST_SHOWN]
    tables = [table for table in seen.tables if stands(table) or table.stand_ins][:MOST_SHOWN]
    seeks = [seek for seek in seen.seeks if seek.table is None and (seek.stays or seek.players <= present)][:MOST_SHOWN]
    return Lists(
        {member.id: here_now(member) for member in people},
        {table.table: _open_table(table) for table in tables},
        {seek.id: _open_seek(seek, seen) for seek in seeks},
    )


def here_now(member: Member) -> HereNow:
    """Return a player as everybody sees the player."""
    return HereNow(member.id, member.name, member.bot, member.account)


def _open_seek(seek: Seek, seen: Seen) -> OpenSeek:
    names, ratings = [member.name for member in seek.members], seen.ratings.get(seek.id, [])
    accounts = [member.name for member in seek.members if member.account]
    return OpenSeek(seek.id, names, seek.wish, seek.bots, ratings, accounts)


def stands(table: Public) -> bool:
    """Return whether somebody would find others at an open table: one of them is there, or it is played by the day."""
    return table.joinable and (isinstance(table.time, ByDay) or any(seat.here for seat in table.seats))


def _open_table(table: Public) -> OpenTable:
    seats = [OfferedSeat(seat.seat, seat.name, seat.relievable, seat.account) for seat in table.seats]
    rated, bots = table.rated, table.bots
    return OpenTable(table.table, table.variant, table.title, table.options, table.time, seats, rated=rated, bots=bots)


def whole(now: Lists) -> WholeLobby:
    """Return the message that holds everything."""
    return WholeLobby([*now.here.values()], [*now.tables.values()], [*now.seeks.values()])


def changes(before: Lists, now: Lists) -> LobbyChanges:
    """Return the message that makes one of the other."""
    kinds = ((before.here, now.here), (before.tables, now.tables), (before.seeks, now.seeks))
    gone = [id for earlier, later in kinds for id in earlier if id not in later]
    return LobbyChanges(
        _new(before.here, now.here), _new(before.tables, now.tables), _new(before.seeks, now.seeks), gone
    )


def _new(before: Mapping[str, T], now: Mapping[str, T]) -> list[T]:
    return [one for id, one in now.items() if before.get(id) != one]


# ---- for one player ----


@dataclass(frozen=True, slots=True)
class Beginning:
    """A game that has begun by itself, and when its first clock runs out."""

    table: str
    tournament: str | None
    deadline: int | None


@dataclass(frozen=True, slots=True)
class Affairs:
    """What concerns one player."""

    player: Member | None = None
    seek: Seek | None = None
    challenges: tuple[challenges.Challenge, ...] = ()
    begun: tuple[Beginning, ...] = ()


NOBODY = Affairs()
"""The affairs of somebody who is no player yet."""


def affairs(seen: Seen) -> dict[str, Affairs]:
    """Return what concerns each of the players who are here, by their ids."""
    seeks = {player: seek for seek in seen.seeks for player in seek.players}
    of: dict[str, list[challenges.Challenge]] = {}
    for challenge in seen.challenges:
        of.setdefault(challenge.sender.id, []).append(challenge)
        if challenge.state != "declined":
            of.setdefault(challenge.receiver.id, []).append(challenge)
    return {
        id: Affairs(member, seeks.get(id), tuple(of.get(id, ())), _begun(id, seeks.get(id), of.get(id, ()), seen))
        for id, member in seen.people.items()
    }


def _begun(player: str, seek: Seek | None, own: Iterable[challenges.Challenge], seen: Seen) -> tuple[Beginning, ...]:
    found = {seek.table} if seek is not None and seek.kind != "by_day" else set()
    found |= {challenge.table for challenge in own if challenge.sender.id == player and challenge.state == "accepted"}
    rounds = {one.table: one.tournament for one in seen.rounds if one.player == player}
    tables = sorted({table for table in found if table is not None} | rounds.keys())
    return tuple(Beginning(table, rounds.get(table), seen.deadlines.get(table)) for table in tables)


def own(affairs: Affairs, now: int) -> OwnNews:
    """Return the message about a player's own affairs. `now` is the database's time in milliseconds."""
    player = affairs.player
    if player is None:
        return OwnNews(None, None, [], [])
    return OwnNews(
        here_now(player),
        None if affairs.seek is None else own_seek(affairs.seek, player.id, now),
        [_challenge(challenge, player.id, now) for challenge in affairs.challenges],
        [Begun(one.table, one.tournament, _left(one.deadline, now)) for one in affairs.begun],
    )


def _left(deadline: int | None, now: int) -> int | None:
    return None if deadline is None else max(0, deadline - now) // 1000


def own_seek(seek: Seek, player: str, now: int) -> OwnSeek:
    """Return a seek as its player sees it."""
    partner = next((member.name for member in seek.members if member.id != player), None)
    since = max(0, now - seek.came) // 1000
    pairing = seek.pairing is not None
    return OwnSeek(seek.id, seek.wish, partner, seek.stays, since, seek.table, seek.told, pairing)


def _challenge(challenge: challenges.Challenge, player: str, now: int) -> Challenge:
    yours = challenge.sender.id == player
    other = challenge.receiver if yours else challenge.sender
    left = max(0, challenge.until - now) // 1000
    return Challenge(
        challenge.id,
        challenge.kind,
        yours,
        challenge.seek is not None,
        other.id,
        other.name,
        challenge.wish,
        challenge.state,
        challenge.reason,
        challenge.table,
        left,
    )
