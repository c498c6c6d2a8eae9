"""The table of the second referee: real piles, hands that are lists, marks, and which seat is asked what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from tests.games.soldier.referee_cards import DECK, POWER, Boosts

from sandtable.engine.spelling import yes_no


class Question(NamedTuple):
    seat: int
    phase: str
    asks: tuple[int, ...]
    """In a window all that are still to be asked, `seat` first."""


Talk = Generator[Question, str, None]


class Over(Exception):
    """The game is over, or a round of a match by rounds is."""

    def __init__(self, winners: Iterable[int], reason: str) -> None:
        self.winners = frozenset(winners)
        self.reason = reason


class Restart(Exception):
    """A Bomb was used: the turn begins again with its draws (US-R-58)."""


@dataclass
class Side:
    """A fighter: a seat and its soldier in the centre."""

    seat: int
    soldier: str


@dataclass
class Combat:
    assaulter: Side
    defender: Side
    table: list[tuple[int, str]] = field(default_factory=list)
    pending: str = ""  # the action card of the latest lay
    layer: int = -1  # who laid it; of the opening Attack, who stands behind it
    boosts: Boosts = field(default_factory=Boosts)
    opening: bool = False

    def side(self, seat: int) -> Side:
        return self.assaulter if seat == self.assaulter.seat else self.defender

    @property
    def fighters(self) -> tuple[int, int]:
        return self.assaulter.seat, self.defender.seat

    @property
    def answerer(self) -> int:
        """Return the fighter that must answer: the one that did not make the pending lay."""
        behind = self.assaulter.seat if self.opening else self.layer
        return self.fighters[1] if behind == self.fighters[0] else self.fighters[0]

    def engaged(self, seat: int, soldier: str) -> bool:
        return (seat, soldier) in [(side.seat, side.soldier) for side in (self.assaulter, self.defender)]


class Table:
    """One game or match; `options` holds every option by its key."""

    def __init__(self, players: int, options: dict[str, Any], rng: Random) -> None:
        self.n = players
        self.options = options
        self.rng = rng
        self.points = [0] * players
        self.rounds_won = [0] * players
        self.round = 1
        self.question: Question | None = None
        self.result: Over | None = None
        self.chances: list[tuple[str, str]] = []  # what chance has done: ("card" or "soldier" or "taken", its name)
        self.took: dict[int, list[tuple[str, frozenset[int | None]]]] = {}  # each seat's latest cards, and who saw them
        self.clear()

    def clear(self) -> None:
        """Clear the table for a game or a round."""
        self.hands: list[list[str]] = [[] for _ in range(self.n)]
        self.soldiers: list[list[str]] = [[] for _ in range(self.n)]
        self.training: list[list[int]] = [[] for _ in range(self.n)]
        self.wins = [0] * self.n
        self.memory = {viewer: [Counter[str]() for _ in range(self.n)] for viewer in (*range(self.n), None)}
        self.stunned: set[int] = set()
        self.barred: set[int] = set()
        self.draw: list[str] = []  # next card first
        self.discard: list[str] = []  # top last
        self.used: list[str] = []
        self.removed: list[str] = []
        self.pile: list[tuple[str, bool]] = []  # soldiers, next first, and whether everybody saw them go there
        self.turn = 0
        self.turns = 0
        self.combat: Combat | None = None
        self.shot: tuple[int, int, str] | None = None  # by whom, at whose soldier
        self.draws_left = 0
        self.last: tuple[str, int | None] | None = None  # how the latest combat ended

    def set_up(self, first: int) -> None:
        """Shuffle and deal; `first` begins (US-R-11)."""
        self.clear()
        self.turn = first
        around = [(first + k) % self.n for k in range(self.n)]
        soldiers = list(POWER)
        self.rng.shuffle(soldiers)
        self.pile = [(soldier, False) for soldier in soldiers]
        for seat in around:
            self.soldiers[seat].append(self.take_soldier())
        self.draw = [card for card, count in DECK.items() for _ in range(count)]
        self.rng.shuffle(self.draw)
        for seat in 8 * around:
            self.hands[seat].append(self.top_card())

    # Options.

    def on(self, key: str) -> bool:
        return yes_no(self.options[key]) is True

    def chosen(self, key: str) -> str:
        return str(self.options[key])

    # Seats.

    def clockwise(self, seat: int) -> list[int]:
        """Return the other seats, starting at the left of that seat."""
        return [(seat + k) % self.n for k in range(1, self.n)]

    def engaged(self, seat: int, soldier: str) -> bool:
        return self.combat is not None and self.combat.engaged(seat, soldier)

    @property
    def fighters(self) -> tuple[int, ...]:
        return self.combat.fighters if self.combat else ()

    # Cards.

    def reshuffle(self) -> None:
        """Make a new draw pile of the discard and used piles (US-R-61)."""
        self.draw = self.discard + self.used
        self.rng.shuffle(self.draw)
        self.discard, self.used = [], []

    @property
    def cards_left(self) -> bool:
        return bool(self.draw or self.discard or self.used)

    def top_card(self) -> str:
        if not self.draw:
            self.reshuffle()
        card = self.draw.pop(0)
        self.chances.append(("card", card))
        return card

    def refill(self, seat: int) -> None:
        """Draw up to eight cards, as far as there are cards (US-FILL-3)."""
        drawn = []
        while len(self.hands[seat]) < 8 and self.cards_left:
            drawn.append(self.top_card())
            self.hands[seat].append(drawn[-1])
        if drawn:
            self.took[seat] = [(card, frozenset({seat})) for card in drawn]

    def spend(self, seat: int, *cards: str) -> list[str]:
        """Remove cards from a hand and return them."""
        for card in cards:
            self.hands[seat].remove(card)
            for remembered in self.memory.values():
                remembered[seat] -= Counter([card])
        return list(cards)

    def learn(self, viewers: Iterable[int | None], seat: int, cards: list[str]) -> None:
        """Note cards that viewers know to be in a hand, until such a card leaves it (US-R-90)."""
        for viewer in {*viewers} - {seat}:
            self.memory[viewer][seat] += Counter(cards)

    # Soldiers.

    def take_soldier(self, soldier: str = "") -> str:
        """Take the top soldier of the pile, or the named one, and return it."""
        at = [name for name, _ in self.pile].index(soldier) if soldier else 0
        taken, seen = self.pile.pop(at)
        if not seen and not soldier:
            self.chances.append(("soldier", taken))
        return taken

    def lose_soldier(self, seat: int, soldier: str) -> None:
        """Put a seat's soldier under the soldier pile."""
        self.soldiers[seat].remove(soldier)
        self.pile.append((soldier, True))

    def gain_soldier(self, seat: int, soldier: str) -> None:
        self.soldiers[seat].append(soldier)
        if len(self.soldiers[seat]) >= 4:
            raise Over({seat}, "soldiers")
