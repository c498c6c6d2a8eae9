"""The positions that scenarios give: how they are read, and how a game is set up from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

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
from sandtable.games.soldier.words.show import RESULTS
from sandtable.scenarios import Given, Key, Malformed, NewGames, Reader, between, by_number, coded

_MOST_ROUNDS = 1000  # US-R-71
_MOST_TURNS = 30_000
_RESULTS = {word: code for code, word in RESULTS.items()}
_LOT = KIND_OF | {sign: SOLDIER_OUTCOME + soldier for sign, soldier in SOLDIER_OF.items()}


def signs_in(known: Mapping[str, int], what: str, *others: str) -> Reader[list[str]]:
    """Return a reader of lists of such signs, with `others` among them; `what` is so called."""

    def read(given: Given) -> list[str]:
        found = given.words()
        for word in found:
            if word not in known and word not in others:
                raise Malformed(f"'{word}' is no {what}; {what}s are {', '.join((*known, *others))}")
        return found

    return read


read_cards = signs_in(KIND_OF, "card")
read_soldiers = signs_in(SOLDIER_OF, "soldier")


def read_points(given: Given) -> list[int]:
    """Return the points of the cards in a training stack."""
    points = given.numbers()
    for one in points:
        if not 1 <= one <= MOST_POINTS:
            raise Malformed(f"there is no training card of {one} points")
    return points


def _row(given: Given) -> list[str]:
    row = read_soldiers(given)
    if len(row) >= SLOTS:
        raise Malformed(f"whoever has {SLOTS} soldiers has won (US-WIN-2)")
    return row


def _stack(given: Given) -> list[int]:
    points = read_points(given)
    if sum(points) >= GROUP:
        raise Malformed(f"{GROUP} points have earned a soldier (US-TRAIN-3)")
    return points


def _result(given: Given) -> int:
    win, _, seat = given.text().partition(" ")
    if win == "win":
        return WON + Given(seat, given.seats).seat_number()
    return coded(_RESULTS)(given)


def _lot(given: Given) -> list[int]:
    return [_LOT[sign] for sign in signs_in(_LOT, "card or soldier")(given)]


def _below(most: int, why: str) -> Reader[int]:
    """Return a reader of numbers from 0 to `most` - 1. It raises Malformed for others, with `why` after `most`."""

    def read(given: Given) -> int:
        count = given.number()
        if count < 0:
            raise Malformed(f"{count} is less than nothing")
        if count >= most:
            raise Malformed(f"{most} {why}")
        return count

    return read


class Position(NewGames):
    """A position as a scenario gives it. Cards and soldiers are written by their signs, seats are numbers."""

    hands = Key("by seat: its cards", by_number(read_cards))
    soldiers = Key("by seat: its soldiers in order of arrival", by_number(_row))
    training = Key("by seat: the points of the cards in its training stack", by_number(_stack))
    draw = Key("the draw pile, next card first", read_cards)
    discard = Key("the discard pile, top last", read_cards)
    pile = Key("the soldier pile, next soldier first", read_soldiers)
    used = Key("cards that have been used", read_cards)
    removed = Key("cards that are out of the game", read_cards)
    wins = Key("by seat: battles won", by_number(_below(BATTLES, "battles end the game (US-WIN-2)")))
    stunned = Key("the seats that are stunned", Given.seat_numbers)
    barred = Key("the seats that may not refill yet", Given.seat_numbers)
    turn = Key("the active player", Given.seat_number, 0)
    drawn = Key("`yes`: the turn's player has drawn and is due to move", Given.answer, False)
    round = Key("in a match: the number of the round", between(1, _MOST_ROUNDS), 1)
    points = Key("in a match, by seat: its points", by_number(_below(MATCH, "points end the match (US-ROUND-4)")))
    rounds_won = Key(
        "in a match, by seat: the rounds that it has won",
        by_number(_below(MATCH, "rounds won end the match (US-R-70)")),
    )
    passed = Key("the seats that have passed already in the window at the beginning of the turn", Given.seat_numbers)
    ply = Key(
        "turns that have begun in the round, the present one too; 1 where it is not said", between(1, _MOST_TURNS), 1
    )
    returned = Key("soldiers that came back and lie under the soldier pile, next one first", read_soldiers)
    seen = Key("by seat: those of its cards that everybody knows", by_number(read_cards))
    learnt = Key(
        "by viewer and seat: those of the seat's cards that the viewer knows besides, as in `{A: {B: Knife}}`",
        by_number(by_number(read_cards)),
    )
    result = Key("of the latest combat: `win SEAT`, or the word for how else it ended", _result, NO_COMBAT)
    lot = Key("what chance brings first, before the order of the piles counts: cards and soldiers", _lot)

    def check(self, match: bool) -> None:
        """Raise Malformed for a position with too many cards or soldiers, or with known cards that are not held.

        `match` says whether the game is played by rounds.
        """
        for key in (Position.round, Position.points, Position.rounds_won):
            if not match and self.gives(key):
                with self.about(key):
                    raise Malformed("belongs to a match; write options: {mode: rounds}")
        cards = sum(self.cards().values())
        if cards > MOST_CARDS:
            raise Malformed(f"there are {cards} cards; a scenario may have {MOST_CARDS}")
        soldiers = sum(map(len, self.soldiers.values())) + len(self.pile + self.returned)
        if soldiers > SOLDIERS:
            raise Malformed(f"there are {soldiers} soldiers; a game has {SOLDIERS} (US-COMP-1)")
        for seat, known in self._known():
            if Counter(known) - Counter(self.hands.get(seat, [])):
                raise Malformed(f"{self.seats[seat]} does not hold all that is known of its hand")

    def _known(self) -> Iterator[tuple[int, list[str]]]:
        """Yield each seat with cards of its hand that are known, to everybody or to one viewer."""
        yield from self.seen.items()
        for hands in self.learnt.values():
            for seat, cards in hands.items():
                yield seat, [*self.seen.get(seat, []), *cards]

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
