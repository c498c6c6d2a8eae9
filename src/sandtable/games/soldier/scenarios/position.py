"""The positions that scenarios give: how they are read, and how a game is set up from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sandtable.engine import yes_no
from sandtable.games.soldier.fields import State
from sandtable.games.soldier.rules.cards import KIND_OF, MOST_POINTS, SIGNS, SOLDIER_OF, SOLDIERS
from sandtable.games.soldier.rules.law import SOLDIER_OUTCOME
from sandtable.games.soldier.rules.schema import (
    BATTLES,
    BEGIN_TURN,
    GROUP,
    MATCH,
    MOST_CARDS,
    MOVE,
    NO_COMBAT,
    SLOTS,
    W_START,
    WON,
)
from sandtable.games.soldier.rules.turn import proceed
from sandtable.games.soldier.scenarios.keys import KEYS, OF_A_MATCH
from sandtable.games.soldier.words.show import RESULTS
from sandtable.scenarios import Malformed, Scenario, as_mapping, as_number, as_text, as_words

_MOST_ROUNDS = 1000  # US-R-71
_MOST_TURNS = 30_000


@dataclass
class Position:
    """A position as a scenario gives it. Cards and soldiers are written by their signs."""

    hands: dict[int, list[str]] = field(default_factory=dict)
    soldiers: dict[int, list[str]] = field(default_factory=dict)
    training: dict[int, list[int]] = field(default_factory=dict)
    draw: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    wins: dict[int, int] = field(default_factory=dict)
    stunned: set[int] = field(default_factory=set)
    barred: set[int] = field(default_factory=set)
    turn: int = 0
    drawn: bool = False
    round: int = 1
    points: dict[int, int] = field(default_factory=dict)
    rounds_won: dict[int, int] = field(default_factory=dict)
    passed: set[int] = field(default_factory=set)
    ply: int = 1
    returned: list[str] = field(default_factory=list)
    seen: dict[int, list[str]] = field(default_factory=dict)
    learnt: dict[int, dict[int, list[str]]] = field(default_factory=dict)
    result: int = NO_COMBAT
    lot: list[int] = field(default_factory=list)  # outcomes of chance

    def cards(self) -> Counter[str]:
        """Return the count of every card in the position, by its sign."""
        piles = (*self.hands.values(), self.draw, self.discard, self.used, self.removed)
        stacks = (f"T{points}" for stack in self.training.values() for points in stack)
        return Counter(card for pile in piles for card in pile) + Counter(stacks)

    def arrange(self, s: State) -> None:
        """Write the position into the state of a game that has just been started, and go on to its first decision."""
        self._arrange_cards(s)
        self._arrange_soldiers(s)
        for seat in range(s.players):
            for k, points in enumerate(self.training.get(seat, [])):
                s.training[seat][k] = points
            s.wins[seat] = self.wins.get(seat, 0)
            s.points[seat] = self.points.get(seat, 0)
            s.rounds_won[seat] = self.rounds_won.get(seat, 0)
        s.stunned = sum(1 << seat for seat in self.stunned)
        s.barred = sum(1 << seat for seat in self.barred)
        s.round = self.round
        s.turn = self.turn
        s.phase = MOVE if self.drawn else BEGIN_TURN
        s.ply = self.ply if self.drawn else self.ply - 1
        s.outcome = self.result
        s.waiting = 0
        proceed(s, None)
        while s.phase == W_START and any(s.waiting >> seat & 1 for seat in self.passed):
            s.place += 1
            s.waiting = 0
            proceed(s, None)

    def _arrange_cards(self, s: State) -> None:
        cards = self.cards()
        for kind, sign in enumerate(SIGNS):
            s.deck[kind] = cards[sign]
            s.stock[kind] = self.draw.count(sign)
            s.used[kind] = self.used.count(sign)
            s.removed[kind] = self.removed.count(sign)
            for seat, hand in self.hands.items():
                s.hand[seat][kind] = hand.count(sign)
        for seat, hand in self.hands.items():
            s.hand_size[seat] = len(hand)
        for k, sign in enumerate(self.discard):
            s.discard[k] = KIND_OF[sign]
        s.discard_size = len(self.discard)
        s.pile = len(self.draw)
        for seat in range(s.players):
            self._arrange_knowledge(s, seat)

    def _arrange_knowledge(self, s: State, seat: int) -> None:
        """Write what everybody, and each of the other seats, knows of the cards in a seat's hand."""
        for kind, sign in enumerate(SIGNS):
            s.known[seat][kind] = self.seen.get(seat, []).count(sign)
            for viewer in range(s.players):
                more = self.learnt.get(viewer, {}).get(seat, []).count(sign)
                s.learnt[viewer][seat][kind] = s.known[seat][kind] + more if viewer != seat else 0

    def _arrange_soldiers(self, s: State) -> None:
        for soldier in range(SOLDIERS):
            s.unseen[soldier] = 0
        for sign in self.pile:
            s.unseen[SOLDIER_OF[sign]] += 1
        s.unseen_size = len(self.pile)
        for k, sign in enumerate(self.returned):
            s.returned[k] = SOLDIER_OF[sign]
        s.returned_size = len(self.returned)
        for seat, row in self.soldiers.items():
            for slot, sign in enumerate(row):
                s.soldier[seat][slot] = SOLDIER_OF[sign]
            s.soldiers[seat] = len(row)


def read_cards(value: Any, *others: str) -> list[str]:
    """Return a list of cards by their signs; raise Malformed for any other word that is not among `others`."""
    return _read_signs(value, "card", KIND_OF, others)


def read_soldiers(value: Any, *others: str) -> list[str]:
    """Return a list of soldiers by their signs; raise Malformed for any other word that is not among `others`."""
    return _read_signs(value, "soldier", SOLDIER_OF, others)


def _read_signs(value: Any, what: str, known: dict[str, int], others: Sequence[str]) -> list[str]:
    found = as_words(value)
    for word in found:
        if word not in known and word not in others:
            raise Malformed(f"'{word}' is no {what}; {what}s are {', '.join((*known, *others))}")
    return found


def read_points(value: Any) -> list[int]:
    """Return the points of the cards in a training stack; raise Malformed if there is no such card."""
    points = [as_number(word) for word in as_words(value)]
    for one in points:
        if not 1 <= one <= MOST_POINTS:
            raise Malformed(f"there is no training card of {one} points")
    return points


def read_seats(value: Any, seats: Sequence[str]) -> set[int]:
    """Return the numbers of the seats in a list of names; raise Malformed for a name that is not at the table."""
    return {read_seat(word, seats) for word in as_words(value)}


def read_seat(name: str, seats: Sequence[str]) -> int:
    if name not in seats:
        raise Malformed(f"there is no seat '{name}'")
    return seats.index(name)


def read_position(scenario: Scenario, seats: Sequence[str], match: bool) -> Position:
    """Return the position that a scenario begins with; raise Malformed, with the line, if it cannot be.

    `match` says whether the game is played by rounds.
    """
    reader = _Reader(seats)
    for key in KEYS:
        if key in scenario.position:
            try:
                if key in OF_A_MATCH and not match:
                    raise Malformed("belongs to a match; write options: {mode: rounds}")
                getattr(reader, key)(scenario.position[key])
            except Malformed as error:
                raise Malformed(f"{key}: {error.reason}", error.line or scenario.line_of(key)) from error
    reader.check()
    return reader.position


class _Reader:
    """A reader of the keys of a position. The method with the name of a key reads it."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = seats
        self.position = Position()

    def by_seat(self, value: Any, read: Callable[[Any], Any]) -> dict[int, Any]:
        return {read_seat(name, self.seats): read(inner) for name, inner in as_mapping(value).items()}

    def hands(self, value: Any) -> None:
        self.position.hands = self.by_seat(value, read_cards)

    def soldiers(self, value: Any) -> None:
        self.position.soldiers = self.by_seat(value, read_soldiers)
        for row in self.position.soldiers.values():
            if len(row) >= SLOTS:
                raise Malformed(f"whoever has {SLOTS} soldiers has won (US-WIN-2)")

    def training(self, value: Any) -> None:
        self.position.training = self.by_seat(value, read_points)
        for stack in self.position.training.values():
            if sum(stack) >= GROUP:
                raise Malformed(f"{GROUP} points have earned a soldier (US-TRAIN-3)")

    def draw(self, value: Any) -> None:
        self.position.draw = read_cards(value)

    def discard(self, value: Any) -> None:
        self.position.discard = read_cards(value)

    def pile(self, value: Any) -> None:
        self.position.pile = read_soldiers(value)

    def used(self, value: Any) -> None:
        self.position.used = read_cards(value)

    def removed(self, value: Any) -> None:
        self.position.removed = read_cards(value)

    def wins(self, value: Any) -> None:
        self.position.wins = self.by_seat(value, _count_below(BATTLES, "battles end the game (US-WIN-2)"))

    def stunned(self, value: Any) -> None:
        self.position.stunned = read_seats(value, self.seats)

    def barred(self, value: Any) -> None:
        self.position.barred = read_seats(value, self.seats)

    def turn(self, value: Any) -> None:
        self.position.turn = read_seat(as_text(value), self.seats)

    def drawn(self, value: Any) -> None:
        answer = yes_no(value)
        if answer is None:
            raise Malformed(f"{value!r} is neither yes nor no")
        self.position.drawn = answer

    def round(self, value: Any) -> None:
        self.position.round = as_number(value)
        if not 1 <= self.position.round <= _MOST_ROUNDS:
            raise Malformed(f"{self.position.round} is not between 1 and {_MOST_ROUNDS}")

    def points(self, value: Any) -> None:
        self.position.points = self.by_seat(value, _count_below(MATCH, "points end the match (US-ROUND-4)"))

    def rounds_won(self, value: Any) -> None:
        self.position.rounds_won = self.by_seat(value, _count_below(MATCH, "rounds won end the match (US-R-70)"))

    def passed(self, value: Any) -> None:
        self.position.passed = read_seats(value, self.seats)

    def ply(self, value: Any) -> None:
        self.position.ply = as_number(value)
        if not 1 <= self.position.ply <= _MOST_TURNS:
            raise Malformed(f"{self.position.ply} is not between 1 and {_MOST_TURNS}")

    def returned(self, value: Any) -> None:
        self.position.returned = read_soldiers(value)

    def seen(self, value: Any) -> None:
        self.position.seen = self.by_seat(value, read_cards)

    def learnt(self, value: Any) -> None:
        self.position.learnt = self.by_seat(value, lambda seats: self.by_seat(seats, read_cards))

    def result(self, value: Any) -> None:
        win, _, seat = as_text(value).partition(" ")
        codes = {word: code for code, word in RESULTS.items()}
        if win != "win" and as_text(value) not in codes:
            raise Malformed(f"'{as_text(value)}' is none of win SEAT, {', '.join(codes)}")
        self.position.result = WON + read_seat(seat, self.seats) if win == "win" else codes[as_text(value)]

    def lot(self, value: Any) -> None:
        signs = _read_signs(value, "card or soldier", {**KIND_OF, **SOLDIER_OF}, ())
        self.position.lot = [KIND_OF[sign] if sign in KIND_OF else SOLDIER_OUTCOME + SOLDIER_OF[sign] for sign in signs]

    def check(self) -> None:
        """Raise Malformed for a position with too many cards or soldiers, or with known cards that are not held."""
        cards = sum(self.position.cards().values())
        if cards > MOST_CARDS:
            raise Malformed(f"there are {cards} cards; a scenario may have {MOST_CARDS}")
        soldiers = sum(map(len, self.position.soldiers.values())) + len(self.position.pile + self.position.returned)
        if soldiers > SOLDIERS:
            raise Malformed(f"there are {soldiers} soldiers; a game has {SOLDIERS} (US-COMP-1)")
        for seat, known in self._known():
            if Counter(known) - Counter(self.position.hands.get(seat, [])):
                raise Malformed(f"{self.seats[seat]} does not hold all that is known of its hand")

    def _known(self) -> Iterator[tuple[int, list[str]]]:
        """Yield each seat with cards of its hand that are known, to everybody or to one viewer."""
        seen = self.position.seen
        yield from seen.items()
        for hands in self.position.learnt.values():
            for seat, cards in hands.items():
                yield seat, [*seen.get(seat, []), *cards]


def _count_below(most: int, why: str) -> Callable[[Any], int]:
    """Return a reader of numbers from 0 to `most` - 1. It raises Malformed for others, with `why` after `most`."""

    def read(value: Any) -> int:
        count = as_number(value)
        if count < 0:
            raise Malformed(f"{count} is less than nothing")
        if count >= most:
            raise Malformed(f"{most} {why}")
        return count

    return read
