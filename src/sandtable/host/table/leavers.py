"""Who has left partners and opponents behind. Nobody among partners is replaced at once: the game waits until the
leaver comes back, or until everybody who stayed wants a computer player in the seat.
"""

from __future__ import annotations

from sandtable.host.protocol.table import Replacement
from sandtable.host.refusals import Refusal
from sandtable.host.table.match import Match
from sandtable.host.table.seating import Seating


class Leavers:
    """What becomes of the seats whose people have got up and are waited for."""

    def __init__(self, seating: Seating, match: Match) -> None:
        self._seating = seating
        self._match = match
        self._agreed: dict[int, set[int]] = {}  # of each such seat: who wants a computer player there

    def __str__(self) -> str:
        """Who has left, as a sentence begins."""
        names = [self._seating.called()[seat] for seat in self._seating.left]
        return f"{' and '.join(names)} {'has' if len(names) == 1 else 'have'} left the table"

    def add(self, seat: int) -> None:
        """Somebody gets up."""
        self._seating.left.append(seat)
        self._agreed[seat] = set()

    def come_back(self, seat: int) -> None:
        """Sits down again."""
        if seat not in self._agreed or self._match.over:
            raise Refusal(409, "not_left", "Your seat is yours: there is nothing to return to.")
        del self._agreed[seat]
        self._seating.left.remove(seat)

    def say(self, seat: int, left: int, yes: bool) -> None:
        """Somebody who stayed says whether a computer player is to play on in a seat that was left."""
        if left not in self._agreed or self._match.over:
            name = self._seating.seats[left]
            raise Refusal(409, "no_question", f"Nobody has left {name}: there is nobody to replace.")
        if not self._seating.present(seat):
            raise Refusal(409, "left", "You have left the table: the others decide.")
        if yes:
            self._agreed[left].add(seat)
        elif self._agreed[left]:
            self._agreed[left].clear()
        else:
            raise Refusal(409, "no_question", "Nobody has proposed a computer player.")

    def settle(self) -> list[int]:
        """The seats that are to be handed over: everybody who stays wants it. That may change whenever somebody says
        so, and when one more gets up.
        """
        staying, settled = self._seating.staying, []
        for left, agreed in list(self._agreed.items()):
            agreed &= staying
            if agreed == staying:
                del self._agreed[left]
                settled.append(left)
        return settled

    def shown(self) -> list[Replacement]:
        """What everybody sees of it."""
        seats, staying = self._seating.seats, sorted(self._seating.staying)
        return [
            Replacement(
                seats[left],
                [seats[seat] for seat in staying if seat in agreed],
                [seats[seat] for seat in staying if seat not in agreed],
            )
            for left, agreed in self._agreed.items()
        ]
