"""The positions that scenarios give: how they are read, and how a game is set up from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sandtable.games.warkings.fields import State
from sandtable.games.warkings.rules.actions import FREE, UNDER_ONE, UNDER_TWO
from sandtable.games.warkings.rules.cards import CARDS, ENEMY, KIND_OF, KINDS
from sandtable.games.warkings.rules.schema import DISCARD, SEATS
from sandtable.games.warkings.scenarios.keys import KEYS
from sandtable.scenarios import Malformed, Scenario, as_mapping, as_number, as_text, as_words

EFFECTS = {"none": FREE, "SC1": UNDER_ONE, "SC2": UNDER_TWO}
_NO_ENEMY = 10_000  # the value of `sure` where the scenario's draw pile has no enemy attack


@dataclass
class Position:
    """A position as a scenario gives it. Cards are written by their signs."""

    hands: dict[int, list[str]] = field(default_factory=dict)
    pile: list[str] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    effect: int = FREE
    turn: int = 0
    last_round: int | None = None
    streak: int = 0
    seen: dict[int, list[str]] = field(default_factory=dict)
    sure: int = 0
    ply: int = 0
    first: int | None = None

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


def _sign(kind: int) -> str:
    return next(sign for sign, number in KIND_OF.items() if number == kind)


def read_cards(value: Any, *others: str) -> list[str]:
    """Return a list of cards by their signs; raise Malformed for any other word that is not among `others`."""
    found = as_words(value)
    for word in found:
        if word not in KIND_OF and word not in others:
            raise Malformed(f"'{word}' is no card; cards are {', '.join((*KIND_OF, *others))}")
    return found


def read_position(scenario: Scenario, seats: Sequence[str]) -> Position:
    """Return the position that a scenario begins with; raise Malformed, with the line, if it cannot be."""
    reader = _Reader(seats)
    for key in KEYS:
        if key in scenario.position:
            try:
                getattr(reader, key)(scenario.position[key])
            except Malformed as error:
                raise Malformed(f"{key}: {error.reason}", error.line or scenario.line_of(key)) from error
    reader.check(bool(scenario.script))
    return reader.position


class _Reader:
    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = seats
        self.position = Position()

    def seat(self, name: str) -> int:
        if name not in self.seats:
            raise Malformed(f"there is no seat '{name}'")
        return self.seats.index(name)

    def hands(self, value: Any) -> None:
        for name, hand in as_mapping(value).items():
            self.position.hands[self.seat(name)] = read_cards(hand)

    def pile(self, value: Any) -> None:
        self.position.pile = read_cards(value, ENEMY)

    def open(self, value: Any) -> None:
        self.position.open = read_cards(value)

    def effect(self, value: Any) -> None:
        word = as_text(value)
        if word not in EFFECTS:
            raise Malformed(f"'{word}' is no effect; there are {', '.join(EFFECTS)}")
        self.position.effect = EFFECTS[word]

    def turn(self, value: Any) -> None:
        self.position.turn = self.seat(as_text(value))

    def last_round(self, value: Any) -> None:
        if as_text(value) != "none":
            self.position.last_round = self.seat(as_text(value))

    def streak(self, value: Any) -> None:
        self.position.streak = _count(value, 1000)

    def seen(self, value: Any) -> None:
        for name, cards in as_mapping(value).items():
            self.position.seen[self.seat(name)] = read_cards(cards)

    def sure(self, value: Any) -> None:
        self.position.sure = _count(value, CARDS)

    def ply(self, value: Any) -> None:
        self.position.ply = _count(value, 30_000)

    def first(self, value: Any) -> None:
        self.position.first = self.seat(as_text(value))

    def check(self, played: bool) -> None:
        """Raise Malformed for a position that no game can reach and that the rules do not cover.

        `played` says whether the scenario has steps.
        """
        position = self.position
        held = sum(len(hand) for hand in position.hands.values())
        if held + len(position.pile) + len(position.open) - position.pile.count(ENEMY) > CARDS:
            raise Malformed(f"there are more than {CARDS} cards and the enemy attack")
        if Counter(position.pile)[ENEMY] > 1:
            raise Malformed("there is one enemy attack card (RT-R-7)")
        for seat, seen in position.seen.items():
            if Counter(seen) - Counter(position.hands.get(seat, [])):
                raise Malformed(f"seen: {self.seats[seat]} does not hold all of these")
        if ENEMY in position.pile[: position.sure]:
            raise Malformed(f"sure: the enemy attack is among the next {position.sure} cards")
        if (position.last_round is None) == (position.pile[:1] == [ENEMY]):
            raise Malformed("the enemy attack lies on top of the draw pile in the last round, and only then (RT-R-30)")
        if played and not position.open:
            raise Malformed("the open pile is never empty (RT-R-37)")
        if played and not position.hands.get(position.turn):
            raise Malformed(f"{self.seats[position.turn]} is on turn and has no card (RT-R-37)")


def _count(value: Any, most: int) -> int:
    number = as_number(value)
    if not 0 <= number <= most:
        raise Malformed(f"{number} is not between 0 and {most}")
    return number
