"""The armies that players have sent in for duels to come, as work on a connection."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from sandtable.host.store.database_clock import NOW
from sandtable.host.store.schema import ARMIES, PLAYERS
from sandtable.host.store.seeks import Member


@dataclass(frozen=True, slots=True)
class Army:
    """An army that a player has sent in, laid out for one seat of a variant."""

    sender: Member
    variant: str
    seat: int
    text: str


def put(army: Army, most: int, connection: sa.Connection) -> bool:
    """Let an army wait, in place of the one that its sender has sent before for this variant; return whether that was
    done: at most so many of a variant wait.
    """
    values = {"seat": army.seat, "army": army.text}
    if connection.execute(sa.update(ARMIES).where(_of(army)).values(values)).rowcount:
        return True
    waiting = sa.select(sa.func.count()).select_from(ARMIES).where(ARMIES.c.variant == army.variant)
    if connection.execute(waiting).scalar_one() >= most:
        return False
    key = {"player": army.sender.id, "variant": army.variant}
    connection.execute(sa.insert(ARMIES).values({**key, **values, "at": NOW}))
    return True


def oldest(variant: str, connection: sa.Connection) -> Army | None:
    """Return the army of a variant that waits longest, or None."""
    wanted = _wanted(ARMIES.c.variant == variant).order_by(ARMIES.c.at, ARMIES.c.player)
    row = connection.execute(wanted).first()
    return None if row is None else _army(row)


def of(player: str, connection: sa.Connection) -> list[Army]:
    """Return the armies of a player that wait, by their variants."""
    return [_army(row) for row in connection.execute(_wanted(ARMIES.c.player == player).order_by(ARMIES.c.variant))]


def _wanted(which: sa.ColumnElement[bool]) -> sa.Select[str, str, str, int, str]:
    columns = ARMIES.c.player, PLAYERS.c.name, ARMIES.c.variant, ARMIES.c.seat, ARMIES.c.army
    return sa.select(*columns).join_from(ARMIES, PLAYERS).where(which)


def _army(row: sa.Row[str, str, str, int, str]) -> Army:
    player, name, variant, seat, text = row
    return Army(Member(player, name), variant, seat, text)


def remove(army: Army, connection: sa.Connection) -> None:
    """Remove an army, unless its sender has replaced it."""
    connection.execute(sa.delete(ARMIES).where(_of(army), ARMIES.c.army == army.text))


def _of(army: Army) -> sa.ColumnElement[bool]:
    return sa.and_(ARMIES.c.player == army.sender.id, ARMIES.c.variant == army.variant)
