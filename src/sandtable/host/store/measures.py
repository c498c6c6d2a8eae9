"""What moderators do about players, as work on a connection. Times are in seconds since 1970."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from sandtable.host.protocol.moderation import MeasureKind
from sandtable.host.store.lines import named
from sandtable.host.store.schema import MEASURES, MODERATORS, PLAYERS, REPORTS
from sandtable.host.store.seeks import Member

LISTED = 200
"""Measures that moderators see, the newest."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What a moderator has done about a player, and what the player says to it."""

    id: str
    player: str
    kind: MeasureKind
    reason: str
    subject: str
    moderator: str | None
    at: int
    ends: int | None
    lifted: int | None = None
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class Logged:
    """A measure with the names of its player and of the moderator; None: that account is no more."""

    measure: Measure
    player: str
    moderator: str | None


# ---- moderators ----


def is_moderator(player: str, connection: sa.Connection) -> bool:
    """Return whether a player is a moderator."""
    return connection.scalar(sa.select(MODERATORS.c.player).where(MODERATORS.c.player == player)) is not None


def moderators(connection: sa.Connection) -> list[Member]:
    """Return all moderators, by name."""
    wanted = sa.select(PLAYERS.c.id, PLAYERS.c.name).join(MODERATORS, MODERATORS.c.player == PLAYERS.c.id)
    return [Member(*row) for row in connection.execute(wanted.order_by(PLAYERS.c.name))]


def appoint(player: str, connection: sa.Connection) -> None:
    """Make a player a moderator."""
    if not is_moderator(player, connection):
        connection.execute(sa.insert(MODERATORS), {"player": player})


def dismiss(player: str, connection: sa.Connection) -> None:
    """Let a player be a moderator no more."""
    connection.execute(sa.delete(MODERATORS).where(MODERATORS.c.player == player))


# ---- measures ----


def add(measure: Measure, connection: sa.Connection) -> None:
    """Add a measure."""
    connection.execute(sa.insert(MEASURES), {name: getattr(measure, name) for name in Measure.__slots__})


def find(id: str, connection: sa.Connection) -> Measure | None:
    """Return a measure, or None if there is none."""
    return next(iter(_read(MEASURES.c.id == id, connection)), None)


def of(player: str, connection: sa.Connection) -> list[Measure]:
    """Return all that was done about a player, the newest first."""
    return _read(MEASURES.c.player == player, connection)


def in_force(player: str, kinds: Collection[MeasureKind], now: int, connection: sa.Connection) -> Measure | None:
    """Return the measure of these kinds about a player, or about the account whose bot it is, that lasts longest, or
    None if none is in force.
    """
    owner = sa.select(PLAYERS.c.owner).where(PLAYERS.c.id == player).scalar_subquery()
    about = sa.or_(MEASURES.c.player == player, MEASURES.c.player == owner)
    return next(iter(_in_force(about, kinds, now, connection)), None)


def banned(players: Collection[str], now: int, connection: sa.Connection) -> set[str]:
    """Return which of these players are banned, or are bots of an account that is."""
    whose = sa.or_(MEASURES.c.player == PLAYERS.c.id, MEASURES.c.player == PLAYERS.c.owner)
    wanted = sa.select(PLAYERS.c.id).join(MEASURES, whose).where(PLAYERS.c.id.in_(players))
    return set(connection.scalars(wanted.where(MEASURES.c.kind == "ban", _lasts(now))))


def all_in_force(kinds: Collection[MeasureKind], now: int, connection: sa.Connection) -> list[Measure]:
    """Return all measures of these kinds that are in force, those that last longest first."""
    return _in_force(sa.true(), kinds, now, connection)


def _in_force(
    about: sa.ColumnElement[bool], kinds: Collection[MeasureKind], now: int, connection: sa.Connection
) -> list[Measure]:
    found = _read(sa.and_(about, MEASURES.c.kind.in_(kinds), _lasts(now)), connection)
    return sorted(found, key=lambda one: (one.ends is None, one.ends or 0), reverse=True)


def _lasts(now: int) -> sa.ColumnElement[bool]:
    return sa.and_(MEASURES.c.lifted.is_(None), sa.or_(MEASURES.c.ends.is_(None), MEASURES.c.ends > now))


def lift(id: str, now: int, connection: sa.Connection) -> bool:
    """End a mute or a ban; return whether it was in force."""
    ended = sa.update(MEASURES).where(MEASURES.c.id == id, MEASURES.c.kind.in_(("mute", "ban")), _lasts(now))
    return bool(connection.execute(ended.values(lifted=now)).rowcount)


def answer(id: str, player: str, words: str, connection: sa.Connection) -> bool:
    """Keep what a player says to a measure; return whether the player had not answered before."""
    open = sa.and_(MEASURES.c.id == id, MEASURES.c.player == player, MEASURES.c.answer.is_(None))
    return bool(connection.execute(sa.update(MEASURES).where(open).values(answer=words)).rowcount)


def log(connection: sa.Connection) -> list[Logged]:
    """Return the newest measures, the newest first."""
    about, by = PLAYERS.alias(), PLAYERS.alias()
    joined = MEASURES.join(about, about.c.id == MEASURES.c.player).outerjoin(by, by.c.id == MEASURES.c.moderator)
    columns = [MEASURES.c[name] for name in Measure.__slots__]
    wanted = sa.select(*columns, about.c.name.label("about"), by.c.name.label("by")).select_from(joined)
    rows = connection.execute(wanted.order_by(MEASURES.c.number.desc()).limit(LISTED))
    return [Logged(Measure(*row[: len(columns)]), row[-2], row[-1]) for row in rows]


def _read(which: sa.ColumnElement[bool], connection: sa.Connection) -> list[Measure]:
    wanted = sa.select(*(MEASURES.c[name] for name in Measure.__slots__)).where(which)
    return [Measure(*row) for row in connection.execute(wanted.order_by(MEASURES.c.number.desc()))]


# ---- forgetting ----


def join(player: str, other: str, connection: sa.Connection) -> None:
    """Let what was done about another player, and reported, be about a player who was the same person."""
    for column in (MEASURES.c.player, REPORTS.c.about, REPORTS.c.sender):
        connection.execute(sa.update(column.table).where(column == other).values({column.name: player}))


def replace_name(player: str, by: str, connection: sa.Connection) -> None:
    """Put `by` in the place of a player's name in all that was written about others."""
    name = connection.scalar(sa.select(PLAYERS.c.name).where(PLAYERS.c.id == player))
    if not name:
        return
    pattern = named([name])
    texts: tuple[sa.Column[Any], ...] = (
        REPORTS.c.words, MEASURES.c.reason, MEASURES.c.subject, MEASURES.c.answer
    )  # fmt: skip
    for column in texts:
        key = column.table.c["id"]
        for id, text in connection.execute(sa.select(key, column).where(column.is_not(None))).all():
            if pattern.search(text):
                changed = pattern.sub(by, text)
                connection.execute(sa.update(column.table).where(key == id).values({column.name: changed}))
