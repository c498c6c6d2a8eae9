"""The march of a Flag to the place where it shall meet its partner's: the choices that bring it on.

Everything follows from the view of the Flag's owner.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from sandtable.games.stratego.fields import View
from sandtable.games.stratego.player.dangers import CROWD, REACHED_BY, danger, mark_dangers, paces
from sandtable.games.stratego.player.flags import CAPTIVE, FLAGS_END, LAST_GUARD, freedom, note_flags, on_guard
from sandtable.games.stratego.player.odds import BEATERS_OF, GUESS, LANES, PRIZE, faces, reckon
from sandtable.games.stratego.rules.actions import ENTER, FLAG_MOVE, MOVE, STEP_ON
from sandtable.games.stratego.rules.schema import BOMB, EMPTY, FLAG, OPEN, PLAY
from sandtable.games.stratego.rules.sides import moves, opposes, owner
from sandtable.games.stratego.rules.tables import FLAG_WAY, FROM, NEXT, NOWHERE, SPACES, TO

# What a way costs: for each step, and more for
STEP = 4
CLOSE, CAUTION = 2, 8  # a space near which enemies are, within so many paces
IN_THE_WAY, ROOM = 12, 2  # a space with a piece of the seat's own, less so much for each space that it can step to
BARRED = 400  # a space that the Flag may not enter now: it would be attacked there, or its partner's piece is there
NO_WAY = 10**6

URGENT = 150  # a piece or a gain of less than this can wait for the Flag


class March:
    """What bears on the march, in one view. `flag` is where the viewer's Flag stands."""

    def __init__(self, v: View, flag: int) -> None:
        self._v, self._seat, self._flag = v, v.viewer, flag
        self._notes = notes = [0] * FLAGS_END
        reckon(v, self._seat, notes)
        mark_dangers(v, self._seat, notes)
        note_flags(v, self._seat, notes)
        self._enemies = [
            v.at[piece] for piece in range(len(v.at)) if faces(v, self._seat, piece) and self._walks(piece)
        ]
        self._risks = [self._risk(place) for place in range(SPACES[1])]
        self._ways = self._costs(flag, v.board)

    def is_open(self, place: int) -> bool:
        """Return whether a way that is safe now leads to a place, or to the partner's piece there."""
        return self._ways[place] < (2 * BARRED if self._is_partners(self._v.board[place]) else BARRED)

    def is_held_up(self, place: int) -> bool:
        """Return whether the Flag has waited for its owner's last turns and still cannot go on to a place."""
        turns = self._v.recent[self._seat]
        waited = all(turn[0] and turn[0] != self._v.board[self._flag] for turn in turns)
        return waited and not self._has_arrived(place) and (self._is_near(self._flag) or not self.is_open(place))

    def kept(self, place: int, legal: Sequence[int]) -> Sequence[int]:
        """Return the choices that bring the Flag on to a place, and those that cannot wait.

        If none brings it on, these are all but its steps. They are all there are when enemies are near and it cannot
        step away from them, and when the partner's Flag waits to be freed.
        """
        near = self._is_near(self._flag)
        if self._v.phase != PLAY or self._notes[CAPTIVE] != NOWHERE or not self._is_safe(self._flag):
            return legal
        steps = [] if self._has_arrived(place) else self._steps(place, legal)
        if near:
            steps = [a for a in steps if self._is_step(a) and not self._is_near(self._move(a)[1])]
        if steps:
            return steps + [a for a in legal if a not in steps and self._cannot_wait(a)]
        return legal if near else [a for a in legal if not self._is_step(a)] or legal

    def _has_arrived(self, place: int) -> bool:
        """Return whether the Flag stands on the place, or beside it while a piece of its partner's is there."""
        waiting = self._is_partners(self._v.board[place])
        return self._flag == place or (waiting and paces(1, self._flag, place) == 1)

    def _steps(self, place: int, legal: Sequence[int]) -> list[int]:
        """Return the choices that shorten the way by a step or more or, without one, those that shorten it at all."""
        gains = {a: self._ways[place] - self._way_after(a, place) for a in legal if self._may_help(a)}
        return [a for a in gains if gains[a] >= STEP] or [a for a in gains if gains[a] > 0]

    def _may_help(self, a: int) -> bool:
        """Return whether a choice is a safe step of the Flag, or a move that lets another piece make way."""
        if a >= STEP_ON[self._v.variant]:
            return False
        at, to = self._move(a)
        if self._v.board[to]:
            return False
        return self._is_safe(to) if at == self._flag else self._can_step_aside(at, to)

    def _way_after(self, a: int, place: int) -> int:
        at, to = self._move(a)
        board = list(self._v.board)
        board[at], board[to] = 0, board[at]
        return self._costs(to if at == self._flag else self._flag, board)[place]

    def _move(self, a: int) -> tuple[int, int]:
        return int(FROM[1][self._seat][a - MOVE]), int(TO[1][self._seat][a - MOVE])

    def _is_step(self, a: int) -> bool:
        """Return whether a choice is a step of the Flag without a claim."""
        return a < STEP_ON[self._v.variant] and self._move(a)[0] == self._flag

    def _cannot_wait(self, a: int) -> bool:
        """Return whether a choice unites Flags, frees one, takes a piece that is known, or saves one of its own."""
        v, notes = self._v, self._notes
        if a >= STEP_ON[v.variant]:
            claims = FLAG_MOVE[v.variant] <= a < ENTER[v.variant]
            return claims and self._is_safe(int(FLAG_WAY[self._seat][a - FLAG_MOVE[v.variant]][1]))
        at, to = self._move(a)
        if v.board[to]:
            target, kind = v.board[to] - 1, v.rank[v.board[at] - 1]
            gain = notes[PRIZE + target * LANES + kind] - danger(kind, True, to, notes)
            return bool(notes[GUESS + target] != EMPTY and gain >= URGENT)
        if at == self._flag:
            return False
        known = notes[REACHED_BY + at] & notes[BEATERS_OF + v.rank[v.board[at] - 1]]
        return bool(freedom(v, to, notes) or (known and self._loss(at, at) - self._loss(at, to) >= URGENT))

    def _can_step_aside(self, at: int, to: int) -> bool:
        guards = on_guard(self._v, self._seat, at, self._notes) >= LAST_GUARD
        return not guards and self._loss(at, to) - self._loss(at, at) < URGENT

    def _loss(self, at: int, place: int) -> int:
        """Return what the piece that stands on `at` stands to lose on a place."""
        piece = self._v.board[at] - 1
        return int(danger(self._v.rank[piece], self._v.traits[piece] & OPEN != 0, place, self._notes))

    def _is_safe(self, place: int) -> bool:
        """Return whether no enemy could attack the Flag on a place next turn, as far as the viewer knows."""
        known = self._notes[REACHED_BY + place] & self._notes[BEATERS_OF + FLAG]
        return not known and not self._notes[CROWD + place]

    def _is_near(self, place: int) -> bool:
        """Return whether an enemy is near a place, or could attack there next turn."""
        return not self._is_safe(place) or any(paces(1, at, place) <= CLOSE for at in self._enemies)

    def _walks(self, piece: int) -> bool:
        kind = self._notes[GUESS + piece]
        return kind != FLAG and (kind == EMPTY or moves(self._v, kind))

    def _risk(self, place: int) -> int:
        """Return what a step onto a space costs more because of enemies."""
        if not self._is_safe(place):
            return BARRED
        return CAUTION if self._is_near(place) else 0

    def _is_partners(self, held: int) -> bool:
        return held > 0 and owner(held - 1) == (self._seat + 2) % 4

    def _costs(self, start: int, board: Sequence[int]) -> list[int]:
        """Return what the ways from a space cost on a board on which own pieces may stand elsewhere."""
        costs, edge = [NO_WAY] * SPACES[1], [(0, start)]
        costs[start] = 0
        while edge:
            cost, place = heappop(edge)
            if cost > costs[place]:
                continue
            for d in range(4):
                to = NEXT[1][place][d]
                if 0 <= to < SPACES[1] and (total := cost + self._cost(to, board)) < costs[to]:
                    costs[to] = total
                    heappush(edge, (total, int(to)))
        return costs

    def _cost(self, place: int, board: Sequence[int]) -> int:
        """Return what the Flag's step onto a space costs."""
        held = board[place]
        cost = STEP + self._risks[place]
        if held == 0 or held == self._v.board[self._flag]:
            return cost
        if self._is_partners(held):
            return cost + BARRED
        if opposes(held - 1, self._seat) or self._v.rank[held - 1] == BOMB:
            return NO_WAY
        return cost + IN_THE_WAY - ROOM * sum(0 <= to < SPACES[1] and board[to] == 0 for to in NEXT[1][place])
