"""A second referee for Ultimate Combat, written from the rulebook alone: plain Python, and no numbers for anything.

A game is one long conversation: the referee asks a seat a question (`Question`) and goes on with the answer, in the
order of the turn sequence. The code follows the words of the rulebook, not the engine. The tests play the two side by
side.
"""

from __future__ import annotations

from tests.games.combat.referee_refusals import refusal
from tests.games.combat.referee_table import Over, Talk, Unit
from tests.games.combat.referee_tables import MARKERS, SCENARIO_ROUNDS
from tests.games.combat.referee_turn import Turns


class Referee(Turns):
    def begin(self, *, buying: bool) -> None:
        """Begin a new game: the armies are bought first, or are already in `bought`."""
        self._start(self._play(buying))

    def deploy(self) -> None:
        """Go on with the deployment of the units in the position."""
        self._start(self._placed())

    def resume(self, side: int, step: str) -> None:
        """Go on from a position, in a step of a side's half-turn."""
        self._start(self._rounds(side, step))

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
        assert self.question and seat in self.question.seats and not self.refuse(seat, text)
        if text == "resign":
            self.question, self.result = None, Over(1 - seat, "resigned")
        else:
            self._listen(f"{seat} {text}" if self.question.phase == "buy" else text)

    # The course of a game.

    def _play(self, buying: bool) -> Talk:
        if buying:
            yield from self.buying()
        self.units = [unit for own in self.bought for unit in own]
        yield from self._placed()

    def _placed(self) -> Talk:
        yield from self.deploying()
        self.acted_first = self.high_roller()
        yield from self._rounds(self.acted_first, "move")

    def _rounds(self, side: int, step: str) -> Talk:
        while True:
            yield from self.half_turn(side, step)
            self._wiped_out()
            step = "move"
            if side == self.acted_first:
                side = 1 - side
                continue
            self._mark()
            if self.round == self.rounds:
                raise self._decided()
            self.round += 1
            self.active = None
            side = self.acted_first = self.high_roller()

    # How it ends.

    @property
    def rounds(self) -> int:
        chosen = str(self.options["rounds"])
        return int(chosen) if chosen.isdigit() else SCENARIO_ROUNDS[self.chosen("scenario")]

    def _wiped_out(self) -> None:
        left = [side for side in (0, 1) if self.army(side)]
        if len(left) == 2:
            return
        if not left or self.chosen("scenario") == "skirmish":
            raise self._by_points()
        raise Over(left[0], "wipe-out")

    def _by_points(self) -> Over:
        west, east = self.score
        return Over(None if west == east else int(east > west), "points")

    def _decided(self) -> Over:
        west, east = self.markers
        if self.chosen("scenario") == "hold" and west != east:
            return Over(int(east > west), "markers")
        return self._by_points()

    def _mark(self) -> None:
        """Score a marker for a side that is alone at it, after each round from the second on (UC-R-69)."""
        if self.chosen("scenario") != "hold" or self.round == 1:
            return
        for x, y in MARKERS:
            there = {unit.side for unit in self.units if unit.state == "alive" and _holds(unit, x, y)}
            if len(there) == 1:
                self.markers[there.pop()] += 1


def _holds(unit: Unit, x: int, y: int) -> bool:
    assert unit.at
    cells = [(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)]
    return not unit.vehicle and any((cx - unit.at[0]) ** 2 + (cy - unit.at[1]) ** 2 <= 16 for cx, cy in cells)
