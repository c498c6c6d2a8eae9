"""The players who have a page of the lobby open at each of the servers that share a PostgreSQL database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from sandtable.host.store.presence import NOW
from sandtable.host.store.schema import LOBBY_PAGES, NODES


def come(player: str, node: str, open: bool, connection: sa.Connection) -> None:
    """Note that a player has a page open at a server, and whether the player is open to a game."""
    page = insert(LOBBY_PAGES).values(player=player, node=node, open=open)
    connection.execute(page.on_conflict_do_update(index_elements=LOBBY_PAGES.primary_key, set_={"open": open}))


def go(player: str, node: str, connection: sa.Connection) -> None:
    """Note that a player has no page open at a server any more."""
    connection.execute(sa.delete(LOBBY_PAGES).where(LOBBY_PAGES.c.player == player, LOBBY_PAGES.c.node == node))


def elsewhere(node: str, connection: sa.Connection) -> dict[str, bool]:
    """Return the players who have a page open at other servers than `node`, and whether each is open to a game."""
    joined = sa.select(LOBBY_PAGES.c.player, LOBBY_PAGES.c.open).join(NODES, NODES.c.id == LOBBY_PAGES.c.node)
    here: dict[str, bool] = {}
    for player, open in connection.execute(joined.where(NODES.c.id != node, NODES.c.until >= NOW)):
        here[player] = open or here.get(player, False)
    return here
