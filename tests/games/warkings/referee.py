"""A second referee for War Kings, written from the rulebook alone: plain Python, real shuffled piles, no numbers.

The code follows the words of the clauses and the state machine, not the engine. The tests play the two side by side.
"""

from __future__ import annotations

from random import Random
from typing import Any

DECK = {"1S": 24, "2S": 12, "3S": 10, "ADV": 8, "SC2": 4, "SC1": 4, "ET": 2}
SOLDIERS = {"1S": 1, "2S": 2, "3S": 3, "ADV": 0, "SC2": 2, "SC1": 1, "ET": 0}
SEVEN_CARDS = {"1S": 2, "ADV": 1, "SC2": 2, "SC1": 1, "ET": 1}
TRIO = ["SC2", "SC1", "ET"]
NAMES = "ABCDEF"


class Referee:
    def __init__(
        self, players: int, options: dict[str, Any], rng: Random, deck: dict[str, int] = DECK, each: int = 5
    ) -> None:
        self.n = players
        self.options = options
        self.turn = options["first"] % players
        self.pile = [card for card, count in deck.items() for _ in range(count)]
        rng.shuffle(self.pile)
        self.dealt: list[str] = []  # in the order of the deal
        self.hands: list[list[str]] = [[] for _ in range(players)]
        for k in range(each * players):
            self.dealt.append(self.pile.pop())
            self.hands[(self.turn + k) % players].append(self.dealt[-1])
        half = len(self.pile) // 2
        deck1, deck2 = [*self.pile[:half], "EA"], self.pile[half:]
        rng.shuffle(deck1)
        self.pile = deck2 + deck1
        self.open = [self.pile.pop(0)]
        self.effect = "none"
        self.aside: list[str] = []
        self.streak = 0
        self.turns = 0
        self.trigger: int | None = None
        self.last_round_began = 0  # the number of its first turn
        self.over: tuple[str, str, list[str]] | None = None

    def total(self, seat: int) -> int:
        hand = self.hands[seat]
        soldiers = sum(SOLDIERS[card] for card in hand)
        doublings = hand.count("ADV")
        if self.options["advisor"] == "once":
            doublings = min(doublings, 1)
        return soldiers << doublings

    @property
    def asked(self) -> str:
        """Return what the seat on turn is asked, or '' when the game is over."""
        if self.over:
            return ""
        return "draw" if self.aside else "discard"

    # Discarding.

    def cards_of(self, text: str) -> list[str]:
        """Return the cards of a discard, bottom first."""
        word, card, *times = text.split()
        if word == "TRIO":
            return [other for other in TRIO if other != card] + [card]
        return [card] * int(times[0][1:] if times else 1)

    def refusal(self, seat: int, text: str) -> str:
        """Return the clause in the rulebook's table of refusals that forbids an action, or ''."""
        if seat != self.turn or self.over:
            return "RT-TURN-4"
        if text.startswith("DRAW") != (self.asked == "draw"):
            return "RT-R-9"
        if text.startswith("DRAW"):
            return ""
        hand, cards = self.hands[seat], self.cards_of(text)
        if text.startswith("TRIO"):
            if not set(TRIO) <= set(hand):
                return "RT-MULTI-2"
        elif len(cards) > 3:
            return "RT-MULTI-1"
        elif cards[0] not in hand:
            return "RT-R-46"
        elif hand.count(cards[0]) < len(cards):
            return "RT-MULTI-1"
        if len(cards) > 1 and self.effect != "none":
            return "RT-SCROLL-1" if self.effect == "SC2" else "RT-SCROLL-4"
        return ""

    def act(self, text: str) -> None:
        if text == "DRAW PILE":
            self._draw_pile()
        elif text == "DRAW OPEN":
            self._draw_open()
        else:
            self._discard(self.cards_of(text))

    def _discard(self, cards: list[str]) -> None:
        for card in cards:
            self.hands[self.turn].remove(card)
        self.aside = cards
        if self.options["open_take"] == "own":
            self.open += cards
        if self.options["zero_check"] == "after_discard" and self.total(self.turn) == 0:
            self._one_wins("zero")
            return
        carried = self.effect == "SC2" and cards == ["SC2"] and self.options["sc2_carry"] == "instead"
        if self.effect != "none" and not carried:
            self._forced(2 if self.effect == "SC2" else 1)
        elif self._stalled():
            self._forced(1)

    def _stalled(self) -> bool:
        rounds = self.options["stall_rounds"]
        return rounds != "none" and self.streak >= rounds * self.n and self.trigger is None

    # Drawing.

    def _draw_pile(self) -> None:
        if self.pile[0] == "EA":
            self._enemy()
        else:
            self._top_card()
            self._end_turn()

    def _draw_open(self) -> None:
        self.hands[self.turn].append(self.open.pop())
        self.streak += 1
        self._end_turn()

    def _top_card(self) -> None:
        self.hands[self.turn].append(self.pile.pop(0))
        self.streak = 0
        if self.pile[0] == "EA" and self.trigger is None:
            self.trigger = self.turn
            self.last_round_began = self.turns + 1

    def _forced(self, cards: int) -> None:
        for _ in range(cards):
            if self.pile[0] != "EA":
                self._top_card()
            elif self.last_round_began > self.turns:
                break  # it was opened by this very turn
            elif self.options["forced_enemy"] == "forced":
                self._enemy()
                return
            else:
                self._draw_open()
                return
        self._end_turn()

    def _enemy(self) -> None:
        self.pile.pop(0)
        totals = [self.total(seat) for seat in range(self.n)]
        if totals[self.turn] == min(totals):
            self._one_wins("ea-win")
        else:
            self._end([s for s in range(self.n) if totals[s] == min(totals)], "ea-fail", [self.turn])

    # Ending.

    def _end_turn(self) -> None:
        if self.options["open_take"] == "previous":
            self.open += self.aside
        self.effect = "SC2" if "SC2" in self.aside else "SC1" if "SC1" in self.aside else "none"
        self.aside = []
        self.turns += 1
        last = self.turn == self.trigger and self.turns > self.last_round_began
        if self.total(self.turn) == 0:
            self._one_wins("zero")
        elif last:
            self._fewest_win("last-round")
        elif self.options["stall_rounds"] == "none" and self.turns == 60 * self.n:
            self._fewest_win("limit")
        else:
            self.turn = (self.turn + 1) % self.n

    def _one_wins(self, reason: str) -> None:
        totals = [self.total(seat) for seat in range(self.n)]
        most = max(totals)
        losers = [] if totals[self.turn] == most else [s for s in range(self.n) if totals[s] == most]
        self._end([self.turn], reason, losers)

    def _fewest_win(self, reason: str) -> None:
        totals = [self.total(seat) for seat in range(self.n)]
        low, high = min(totals), max(totals)
        losers = [] if low == high else [s for s in range(self.n) if totals[s] == high]
        self._end([s for s in range(self.n) if totals[s] == low], reason, losers)

    def _end(self, winners: list[int], reason: str, losers: list[int]) -> None:
        self.over = ("+".join(NAMES[s] for s in winners), reason, [NAMES[s] for s in losers])
