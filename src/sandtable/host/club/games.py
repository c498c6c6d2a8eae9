"""What the club asks of the server's games and tables, which it does not know itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sandtable.host.club.pairing import Agreed
from sandtable.host.protocol.lobby import Wish
from sandtable.host.store.new_tables import SeatedTable
from sandtable.host.store.results import Pool
from sandtable.host.store.seeks import Member

Party = Sequence[Member]
"""A player, or two who are partners."""


class Games(Protocol):
    """The games and tables of the server."""

    def check(self, wish: Wish, partners: bool) -> None:
        """Raise Refusal unless every game of a wish can be played with every time of it, and by partners."""

    def lay(self, agreed: Agreed, parties: Sequence[Party], shared_line: bool) -> SeatedTable:
        """Return a table at which these parties sit. Its other seats are open to everybody, to bots if one of the
        parties is one. `shared_line`: two of the players have come by one line.
        """

    def pool(self, agreed: Agreed) -> Pool | None:
        """Return the pool in which a game is rated, or None if it is not rated."""

    async def sit(self, table: str, player: Member) -> None:
        """Give a player a free seat; raise Refusal if there is none for this player. A player who sits there already
        keeps the seat.
        """

    async def played_at(self, table: str, player: Member, other: Member) -> Wish:
        """Return what is played at a table; raise Refusal unless this player sits there and a seat is free for the
        other.
        """
