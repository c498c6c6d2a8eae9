"""Combats, windows, shots and bombs of the second referee: sections 6.2 and 6.3 in order."""

from __future__ import annotations

from collections.abc import Generator

from tests.games.soldier.referee_cards import SEATS
from tests.games.soldier.referee_refusals import boosts, refusal
from tests.games.soldier.referee_table import Combat, Over, Question, Restart, Side, Table, Talk
from tests.games.soldier.referee_texts import OFFERED, PASSING, target, texts

Heard = Generator[Question, str, str]


class Fighting(Table):
    def ask(self, seat: int, phase: str, asks: tuple[int, ...] = ()) -> Heard:
        """Ask a seat, and return its answer.

        With the option `ask: holders`, a seat that could only pass is not asked (US-R-64).
        """
        passing = PASSING.get(phase)
        self.question = Question(seat, phase, asks or (seat,))
        if passing and self.chosen("ask") == "holders" and self.legal(seat) == {passing}:
            return passing
        return (yield self.question)

    def legal(self, seat: int) -> set[str]:
        if self.question is None or self.question.seat != seat:
            return set()
        offered = texts(self, seat, OFFERED[self.question.phase])
        return {text for text in offered if not refusal(self, seat, text)}

    # Windows.

    def window(self, phase: str, seats: list[int]) -> Generator[Question, str, bool]:
        """Ask the seats one after the other; return True if one has interfered."""
        while seats:
            text = yield from self.ask(seats[0], phase, tuple(seats))
            if text == "PASS":
                seats = seats[1:]
            elif text.startswith("INTERFERE"):
                self._interfere(seats[0], text.split()[1])
                return True
            else:
                yield from self.any_time(seats[0], text)
        return False

    def any_time(self, seat: int, text: str) -> Talk:
        if text == "BOMB":
            yield from self._bomb(seat)
        else:
            yield from self._snipe(seat, *target(text.split()[1]))

    def _snipe(self, seat: int, other: int, soldier: str) -> Talk:
        self.used += self.spend(seat, "Sniper")
        self.shot = (seat, other, soldier)
        text = yield from self.ask(other, "MIRROR")
        self.shot = None
        if text == "MIRROR":
            self.used += self.spend(other, "Mirror")
        else:
            self.lose_soldier(other, soldier)

    def _bomb(self, bomber: int) -> Talk:
        self.removed += self.spend(bomber, "Bomb")
        if self.combat:
            self.used += [card for _, card in self.combat.table]
            self.combat, self.last = None, ("none", None)
        saved = {bomber}
        asked = self.clockwise(bomber)
        while asked:
            text = yield from self.ask(asked[0], "DUD", tuple(asked))
            if text == "SUPERDUD":
                self.removed += self.spend(asked[0], "SuperDud")
                saved = set(range(self.n))
                break
            if text == "DUD":
                self.removed += self.spend(asked[0], "Dud")
                saved.add(asked[0])
            asked = asked[1:]
        for seat in self.clockwise(bomber):
            if seat not in saved and self.soldiers[seat]:
                yield from self._hit(seat)
        for seat in [self.turn, *self.clockwise(self.turn)]:
            if seat not in self.barred:
                self.refill(seat)
        raise Restart

    def _hit(self, seat: int) -> Talk:
        lost = self.soldiers[seat][0]
        if len(self.soldiers[seat]) > 1:
            text = yield from self.ask(seat, "lose")
            lost = text.split()[1]
        self.lose_soldier(seat, lost)

    # Combats.

    def fight(self, text: str) -> Talk:
        """Play a combat from its announcement to the refills."""
        own, aim = text.split()[1:]
        combat = self.combat = Combat(Side(self.turn, own), Side(*target(aim)))
        combat.table += [(self.turn, card) for card in self.spend(self.turn, "Advance")]
        combat.opening = True
        self.learn((v for v in self.memory if not self.memory[v][self.turn]["Attack"]), self.turn, ["Attack"])
        self._lay((yield from self.ask(self.turn, "lay")), self.turn)
        while True:
            yield from self._before_answer()
            seat = combat.answerer
            text = yield from self._answer(seat)
            word, _, rest = text.partition(" ")
            if word == "REDIRECT":
                self._redirect(seat, *target(rest))
            elif word == "PERSUADE":
                self._put(seat, "Persuasion")
                return self._settle("retreat", None)
            elif word == "NO_RESPONSE" and combat.pending == "Block":
                return self._settle("tie", None)
            elif word == "NO_RESPONSE":
                return self._settle("win", sum(combat.fighters) - seat)
            else:
                behind = sum(combat.fighters) - seat
                combat.opening = False
                self._lay(text, seat)
                if combat.pending == "Stun":
                    self.stunned.add(behind)
                    return self._settle("tie", None)
                if combat.pending == "Retreat":
                    return self._settle("retreat", None)

    def _before_answer(self) -> Talk:
        """Open W-OPEN, anew for every new target, or W-LAY (US-R-63)."""
        combat = self.combat
        assert combat
        while True:
            asked = [seat for seat in [*self.clockwise(self.turn), self.turn] if seat != combat.answerer]
            interfered = yield from self.window("W-OPEN" if combat.opening else "W-LAY", asked)
            if not interfered:
                return

    def _answer(self, seat: int) -> Heard:
        """Return the answer itself, after any number of calls for help and shots."""
        while True:
            text = yield from self.ask(seat, "answer")
            word = text.split()[0]
            if word == "RADIO":
                self._rob(seat, SEATS.index(text.split()[1]))
            elif word in ("SNIPE", "BOMB"):
                yield from self.any_time(seat, text)
            else:
                return text

    def _put(self, seat: int, *cards: str) -> None:
        """Lay cards of a hand on the table."""
        assert self.combat
        self.combat.table += [(seat, card) for card in self.spend(seat, *cards)]

    def _lay(self, text: str, seat: int) -> None:
        combat = self.combat
        assert combat
        card, *added = text.replace("+", "").split()[1:]
        self._put(seat, card, *added)
        combat.pending, combat.layer = card, seat
        combat.boosts = boosts(added, combat.side(seat).soldier)

    def _interfere(self, seat: int, soldier: str) -> None:
        assert self.combat
        self._put(seat, "Interfere")
        self.combat.defender = Side(seat, soldier)

    def _redirect(self, seat: int, other: int, soldier: str) -> None:
        """Redirect the attack to another seat; if it goes back, the sides are swapped (US-R-45)."""
        combat = self.combat
        assert combat
        self._put(seat, "Redirect")
        if other == combat.assaulter.seat:
            combat.assaulter = combat.defender
        combat.defender = Side(other, soldier)

    def _rob(self, thief: int, victim: int) -> None:
        self._put(thief, "Radio")
        cards = self.rng.sample(self.hands[victim], min(2, len(self.hands[victim])))
        self.spend(victim, *cards)
        self.hands[thief] += cards
        self.chances += [("taken", card) for card in cards]
        self.took[thief] = [(card, frozenset({thief, victim})) for card in cards]
        for viewer in {*self.memory} - {thief, victim}:
            self.memory[viewer][victim].clear()
        self.learn([victim], thief, cards)
        self.barred.add(victim)

    def _settle(self, result: str, winner: int | None) -> None:
        """End a combat (C4): victory is checked before any hand is refilled (US-R-66)."""
        combat = self.combat
        assert combat
        self.last = (result, winner)
        self.used += [card for _, card in combat.table]
        self.combat = None
        if winner is not None:
            self._won(winner, combat.side(sum(combat.fighters) - winner))
        laid = {seat for seat, _ in combat.table}
        others = [s for s in [self.turn, *self.clockwise(self.turn)] if s in laid and s not in combat.fighters]
        for seat in [combat.defender.seat, combat.assaulter.seat, *others]:
            self.refill(seat)
            self.barred.discard(seat)

    def _won(self, winner: int, lost: Side) -> None:
        """Count a won battle; three tokens are checked before four soldiers (US-R-41)."""
        self.wins[winner] += 1
        to_winner = self.chosen("surrender") == "winner"
        if to_winner:
            self.soldiers[lost.seat].remove(lost.soldier)
            self.soldiers[winner].append(lost.soldier)
        else:
            self.lose_soldier(lost.seat, lost.soldier)
        if self.wins[winner] == 3:
            raise Over({winner}, "battles")
        if len(self.soldiers[winner]) >= 4:
            raise Over({winner}, "soldiers")
