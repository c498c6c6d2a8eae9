"""Who has left partners and opponents behind. Nobody among partners is replaced at once: the game waits until the
leaver comes back, or until everybody who stayed wants a computer player in the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.host.protocol.table import Replacement
from sandtable.host.refusals import Refusal

if TYPE_CHECKING:
    from sandtable.host.room import Room


class Leavers:
    """The seats of a room whose people have got up and are waited for."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._agreed: dict[int, set[int]] = {}  # of each such seat: who wants a computer player there

    def __contains__(self, seat: int) -> bool:
        return seat in self._agreed

    def __bool__(self) -> bool:
        return bool(self._agreed)

    def __str__(self) -> str:
        """Who has left, as a sentence begins."""
        names = [self._room.called()[seat] for seat in self._agreed]
        return f"{' and '.join(names)} {'has' if len(names) == 1 else 'have'} left the table"

    def add(self, seat: int) -> None:
        """Somebody gets up. What the others had all agreed on may be settled by that."""
        self._agreed[seat] = set()
        self._hand_over_where_all_agree()

    def come_back(self, seat: int) -> None:
        """Sits down again."""
        if seat not in self._agreed or self._room.ended:
            raise Refusal(409, "not_left", "Your seat is yours: there is nothing to return to.")
        del self._agreed[seat]

    def say(self, seat: int, left: int, yes: bool) -> None:
        """Somebody who stayed says whether a computer player is to play on in a seat that was left."""
        if left not in self._agreed or self._room.ended:
            raise Refusal(409, "no_question", f"Nobody has left {self._room.seats[left]}: there is nobody to replace.")
        if not self._room.present(seat):
            raise Refusal(409, "left", "You have left the table: the others decide.")
        if yes:
            self._agreed[left].add(seat)
        elif self._agreed[left]:
            self._agreed[left].clear()
        else:
            raise Refusal(409, "no_question", "Nobody has proposed a computer player.")
        self._hand_over_where_all_agree()

    def _hand_over_where_all_agree(self) -> None:
        staying = self._room.staying
        for left, agreed in list(self._agreed.items()):
            agreed &= staying
            if agreed == staying:
                del self._agreed[left]
                self._room.hand_over(left)

    def shown(self) -> list[Replacement]:
        """What everybody sees of it."""
        seats, staying = self._room.seats, sorted(self._room.staying)
        return [
            Replacement(
                seats[left],
                [seats[seat] for seat in staying if seat in agreed],
                [seats[seat] for seat in staying if seat not in agreed],
            )
            for left, agreed in self._agreed.items()
        ]
