"""What tournaments ask of the server's games and tables, which the club does not know itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sandtable.host.club.games import Party
from sandtable.host.club.pairing import Agreed
from sandtable.host.protocol.lobby import SeekGame, Wish
from sandtable.host.store.new_tables import SeatedTable


class TournamentGames(Protocol):
    """The games and tables of the server."""

    def check(self, wish: Wish, partners: bool) -> None:
        """Raise Refusal unless every game of a wish can be played with every time of it, and by partners."""

    def title(self, variant: str) -> str:
        """Return the title of a variant."""

    def sides(self, game: SeekGame) -> list[list[int]]:
        """Return the seats of each side of a game, those of the side that has the first seat first."""

    async def seat(self, agreed: Agreed, parties: Sequence[Party]) -> SeatedTable:
        """Return a table at which these parties have the sides in this order."""

    async def rating(self, player: str, agreed: Agreed) -> int:
        """Return the rating of a player in a rated game."""
