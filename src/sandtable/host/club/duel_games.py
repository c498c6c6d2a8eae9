"""What Today's duel asks of the server's games, which the club does not know itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sandtable.engine.json_data import Json
from sandtable.host.store.armies import Army
from sandtable.host.store.days import Day
from sandtable.host.store.new_tables import SeatedTable
from sandtable.host.store.seeks import Member


class Position(NamedTuple):
    """What is played on a day: the game, and the level of the computer player."""

    variant: str
    options: Json
    level: str


class DuelGames(Protocol):
    """The games of the server."""

    def of(self, date: int) -> Position:
        """Return what is played on a day, which is counted since 1970. The games take turns."""

    @property
    def with_armies(self) -> Sequence[str]:
        """The variants of duels whose set-ups players choose."""

    def title(self, variant: str) -> str:
        """Return the title of a variant."""

    def seat(self, variant: str, name: str) -> int:
        """Return the number of a seat; raise Refusal if there is no such seat, or no army for such a duel."""

    async def check(self, army: Army) -> None:
        """Raise Refusal unless the rules take an army as a whole set-up of its seat."""

    async def lay(self, day: Day, player: Member) -> SeatedTable:
        """Return the table at which a player plays the duel of a day; raise Refusal if it cannot be played."""
