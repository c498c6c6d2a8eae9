"""A second referee for Ultimate Soldier, written from the rulebook alone: plain Python and real shuffled piles.

A game is one long conversation: the referee asks a seat a question (`Question`) and goes on with the answer, in the
order of the state machine (section 6). The code follows the words of the rulebook, not the engine. The tests play the
two side by side.
"""

from __future__ import annotations

from tests.games.soldier.referee_combat import Fighting
from tests.games.soldier.referee_refusals import refusal
from tests.games.soldier.referee_table import Over, Restart, Talk


class Referee(Fighting):
    def begin(self) -> None:
        """Deal and begin a new game."""
        self.set_up(0)
        self._start(self._play())

    def resume(self, drawn: bool) -> None:
        """Go on from a position: at the beginning of the turn of `turn`, or after its window and draws."""
        self._start(self._play(drawn))

    def _start(self, talk: Talk) -> None:
        self._talk = talk
        self._listen(None)

    def _listen(self, text: str | None) -> None:
        try:
            self.question = next(self._talk) if text is None else self._talk.send(text)
        except Over as over:
            self.question, self.result = None, over

    def refuse(self, seat: int, text: str) -> str:
        """Return the clause that forbids an action, or ''."""
        return refusal(self, seat, text)

    def do(self, seat: int, text: str) -> None:
        assert self.question and self.question.seat == seat and text in self.legal(seat)
        self._listen(text)

    # Games and rounds.

    def _play(self, drawn: bool = False) -> Talk:
        while True:
            try:
                yield from self._turns(drawn)
            except Over as over:
                if self.chosen("mode") == "single":
                    raise
                self._score(over)
            drawn = False
            self.round += 1
            self.set_up((self.round - 1) % self.n)

    def _score(self, over: Over) -> None:
        """Count the points of a round; raise Over if they end the match (3.12)."""
        winner = None if over.reason == "limit" else min(over.winners)
        for seat in range(self.n):
            self.points[seat] += 3 if seat == winner else min(2, len(self.soldiers[seat]))
        if winner is not None:
            self.rounds_won[winner] += 1
        if max(self.points) >= 7:
            raise Over(self._ahead(winner), "points")
        if self.round >= int(self.options["max_rounds"]):
            raise Over(self._ahead(winner), "limit")

    def _ahead(self, winner: int | None) -> set[int]:
        """Return the leaders (US-R-69).

        The order is: most points, then the winner of the round, then most rounds won, else shared.
        """
        best = {seat for seat in range(self.n) if self.points[seat] == max(self.points)}
        if winner in best:
            return {winner} if winner is not None else best
        most = max(self.rounds_won[seat] for seat in best)
        return {seat for seat in best if self.rounds_won[seat] == most}

    # Turns.

    def _turns(self, drawn: bool) -> Talk:
        while True:
            if self.turns >= int(self.options["max_turns"]):
                raise self._limit()
            self.turns += 1
            if self.turn in self.stunned and not drawn:
                self.stunned.remove(self.turn)
            else:
                yield from self._one_turn(drawn)
            drawn = False
            self.turn = (self.turn + 1) % self.n

    def _limit(self) -> Over:
        """Return the end at the limit: most battles, then soldiers, then training points, else shared (US-R-71)."""
        worth = [(self.wins[s], len(self.soldiers[s]), sum(self.training[s])) for s in range(self.n)]
        return Over({seat for seat in range(self.n) if worth[seat] == max(worth)}, "limit")

    def _one_turn(self, drawn: bool) -> Talk:
        if not drawn:
            if self.turn in self.barred or self.on("refill_each_turn"):
                self.barred.discard(self.turn)
                self.refill(self.turn)
            try:
                yield from self.window("W-START", self.clockwise(self.turn))
            except Restart:
                pass
        while True:
            try:
                if not drawn:
                    yield from self._draws()
                drawn = False
                yield from self._move()
                break
            except Restart:
                continue
        while self.chosen("hand_limit") == "8" and len(self.hands[self.turn]) > 8:
            self._discard((yield from self.ask(self.turn, "limit")))

    def _draws(self) -> Talk:
        self.draws_left = 2 if len(self.soldiers[self.turn]) > 1 else 1
        while self.draws_left:
            if self.cards_left:
                text = yield from self.ask(self.turn, "draw")
                public = text == "DRAW_DISCARD"
                card = self.discard.pop() if public else self.top_card()
                self.hands[self.turn].append(card)
                eyes = frozenset(self.memory if public else [self.turn])
                self.took[self.turn] = [(card, eyes)]
                self.learn(eyes, self.turn, [card])
            self.draws_left -= 1

    def _move(self) -> Talk:
        while True:
            text = yield from self.ask(self.turn, "move")
            word = text.split()[0]
            if word in ("SNIPE", "BOMB"):
                yield from self.any_time(self.turn, text)
                continue
            if word == "TRAIN":
                yield from self._train(int(text.split()[1]))
            elif word == "ADVANCE":
                yield from self.fight(text)
            elif word == "DISCARD":
                self._discard(text)
            return

    def _discard(self, text: str) -> None:
        self.discard += self.spend(self.turn, text.split()[1])

    def _train(self, points: int) -> Talk:
        seat = self.turn
        self.spend(seat, f"T{points}")
        self.training[seat].append(points)
        if sum(self.training[seat]) < 4:
            return
        self.used += [f"T{paid}" for paid in self.training[seat]]
        self.training[seat] = []
        chosen = ""
        if self.chosen("new_soldier") == "select":
            text = yield from self.ask(seat, "pick")
            chosen = text.split()[1]
        self.gain_soldier(seat, self.take_soldier(chosen))
