"""The positions that scenarios give: how they are read, and how a game is set up from them."""

from __future__ import annotations

from collections import Counter

from sandtable.games.warkings.fields import State
from sandtable.games.warkings.rules.actions import FREE, UNDER_ONE, UNDER_TWO
from sandtable.games.warkings.rules.cards import CARDS, ENEMY, KIND_OF, KINDS
from sandtable.games.warkings.rules.schema import DISCARD, SEATS
from sandtable.scenarios import Given, Key, Malformed, NewGames, Reader, between, by_number, coded, if_any

EFFECTS = {"none": FREE, "SC1": UNDER_ONE, "SC2": UNDER_TWO}
_NO_ENEMY = 10_000  # the value of `sure` where the scenario's draw pile has no enemy attack


def cards_and(*others: str) -> Reader[list[str]]:
    """Return a reader of lists of cards by their signs, with `others` among them."""

    def read(given: Given) -> list[str]:
        found = given.words()
        for word in found:
            if word not in KIND_OF and word not in others:
                raise Malformed(f"'{word}' is no card; cards are {', '.join((*KIND_OF, *others))}")
        return found

    return read


read_cards = cards_and()


def _last_round(given: Given) -> int | None:
    return None if given.text() == "none" else given.seat_number()


class Position(NewGames):
    """A position as a scenario gives it. Cards are written by their signs, seats are numbers."""

    hands = Key("by seat: its cards", by_number(read_cards))
    pile = Key("the draw pile, next card first", cards_and(ENEMY))
    open = Key("the open pile, bottom first", read_cards)
    effect = Key("the Scroll effect on the seat on turn: `none`, `SC1`, `SC2`", coded(EFFECTS), FREE)
    turn = Key("the seat on turn", Given.seat_number, 0)
    last_round = Key("the seat that opened the last round, or `none`", if_any(_last_round))
    streak = Key("turns in a row that ended with an open draw", between(0, 1000), 0)
    seen = Key("by seat: those of its cards that everybody knows", by_number(read_cards))
    sure = Key("how many of the next cards of the draw pile are known not to be the enemy attack", between(0, CARDS), 0)
    ply = Key("turns played", between(0, 30_000), 0)
    first = Key("the seat that began; the one on turn where it is not said", if_any(Given.seat_number))

    def arrange(self, s: State) -> None:
        """Write the position into the state of a game that has just been started."""
        for kind in range(KINDS):
            s.stock[kind] = self.pile.count(_sign(kind))
            s.deck[kind] = s.stock[kind] + self.open.count(_sign(kind))
            for seat in range(SEATS):
                s.hand[seat][kind] = self.hands.get(seat, []).count(_sign(kind))
                s.known[seat][kind] = self.seen.get(seat, []).count(_sign(kind))
                s.deck[kind] += s.hand[seat][kind]
        for seat in range(SEATS):
            s.hand_size[seat] = sum(s.hand[seat])
        for k, sign in enumerate(self.open):
            s.open[k] = KIND_OF[sign]
        s.open_size = len(self.open)
        s.pile = len(self.pile)
        s.sure = self.sure if ENEMY in self.pile else _NO_ENEMY
        s.effect = self.effect
        s.streak = self.streak
        s.trigger = 0 if self.last_round is None else self.last_round + 1
        s.first = self.turn if self.first is None else self.first
        s.ply = self.ply
        s.turn = self.turn
        s.phase = DISCARD
        s.waiting = 1 << self.turn

    def check(self, played: bool) -> None:
        """Raise Malformed for a position that no game can reach and that the rules do not cover.

        `played` says whether the scenario has steps.
        """
        held = sum(len(hand) for hand in self.hands.values())
        if held + len(self.pile) + len(self.open) - self.pile.count(ENEMY) > CARDS:
            raise Malformed(f"there are more than {CARDS} cards and the enemy attack")
        if self.pile.count(ENEMY) > 1:
            raise Malformed("there is one enemy attack card (RT-R-7)")
        with self.about(Position.seen):
            for seat, seen in self.seen.items():
                if Counter(seen) - Counter(self.hands.get(seat, [])):
                    raise Malformed(f"{self.seats[seat]} does not hold all of these")
        with self.about(Position.sure):
            if ENEMY in self.pile[: self.sure]:
                raise Malformed(f"the enemy attack is among the next {self.sure} cards")
        if (self.last_round is None) == (self.pile[:1] == [ENEMY]):
            raise Malformed("the enemy attack lies on top of the draw pile in the last round, and only then (RT-R-30)")
        if played and not self.open:
            raise Malformed("the open pile is never empty (RT-R-37)")
        if played and not self.hands.get(self.turn):
            raise Malformed(f"{self.seats[self.turn]} is on turn and has no card (RT-R-37)")


def _sign(kind: int) -> str:
    return next(sign for sign, number in KIND_OF.items() if number == kind)
