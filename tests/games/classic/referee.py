"""A second referee for Classic Stratego and Barrage, written from the rulebook alone.

It keeps whole positions and compares them; it infers nothing from the last moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

Space = tuple[int, int]
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
LAKES = {(column, row) for column in (2, 3, 6, 7) for row in (4, 5)}
MEMORY = 48  # CL-R-8


def name(space: Space) -> str:
    return f"{'abcdefghij'[space[0]]}{space[1] + 1}"


def beside(space: Space) -> set[Space]:
    return {(space[0] + across, space[1] + along) for across, along in STEPS}


class Referee:
    """One game: each piece has a seat, a sign and a number, and `board` gives the number of the piece on a space."""

    def __init__(self, armies: list[dict[Space, str]], options: Mapping[str, object]) -> None:
        self.signs: list[tuple[int, str]] = []
        self.board: dict[Space, int] = {}
        for seat, army in enumerate(armies):
            for space, sign in army.items():
                self.board[space] = len(self.signs)
                self.signs.append((seat, sign))
        self.options = options
        self.turn, self.ply, self.quiet = 0, 0, 0
        self.over = ""
        self.stopped = 0  # choices that CL-MORE-1 has forbidden
        self.moves: list[tuple[int, Space, Space]] = []  # piece, from, to
        self.stood: list[dict[Space, int]] = [dict(self.board)]  # after each turn
        self.chases: list[int | None] = [None, None]  # the turn with which a seat's chase began
        self.escaped: list[set[int]] = [set(), set()]  # pieces that have moved away in it
        self._begin_turn()

    def legal(self) -> set[str]:
        return {f"{name(origin)}-{name(target)}" for origin, target in self._legal()} if not self.over else set()

    def _legal(self) -> Iterator[tuple[Space, Space]]:
        for origin, piece in list(self.board.items()):
            seat, sign = self.signs[piece]
            if seat == self.turn and sign not in "BF":
                for target in self._reached(origin, sign):
                    if not self._shuttles(piece, origin, target) and not self._repeats(piece, origin, target):
                        yield origin, target

    def _reached(self, origin: Space, sign: str) -> Iterator[Space]:
        for across, along in STEPS:
            column, row = origin
            for _ in range(9 if sign == "2" else 1):
                column, row = column + across, row + along
                if not (0 <= column < 10 and 0 <= row < 10) or (column, row) in LAKES:
                    break
                there = self.board.get((column, row))
                if there is not None and self.signs[there][0] == self.turn:
                    break
                yield column, row
                if there is not None:
                    break

    def _shuttles(self, piece: int, origin: Space, target: Space) -> bool:
        """Return whether four turns in a row of the piece cross one border between two spaces (CL-TWO-1, CL-R-3)."""
        turns = [*self.moves[-2:-7:-2], (piece, origin, target)]
        if self.options["two_squares"] == "no" or len(turns) < 4 or any(mover != piece for mover, _, _ in turns):
            return False
        return bool(set.intersection(*(_borders(start, end) for _, start, end in turns)))

    def _repeats(self, piece: int, origin: Space, target: Space) -> bool:
        """Return whether the move repeats a position in a chase (CL-MORE-1, CL-R-5 to CL-R-8)."""
        begun = self.chases[self.turn]
        if self.options["more_squares"] == "no" or begun is None or target in self.board:
            return False
        if self.moves[-2][0] == piece and self.moves[-2][1] == target:
            return False
        if not any(self.board.get(space) in self.escaped[self.turn] for space in beside(target)):
            return False
        after = {space: there for space, there in self.board.items() if space != origin} | {target: piece}
        first = max(begun, self.ply - MEMORY)
        again = any(self.stood[turn + 1] == after for turn in range(first, self.ply) if turn % 2 == self.turn)
        self.stopped += again
        return again

    def move(self, text: str) -> None:
        start, end = text.split("-")
        origin, target = _space(start), _space(end)
        piece = self.board.pop(origin)
        other = self.board.get(target)
        last = self.moves[-1] if self.moves else None
        self.moves.append((piece, origin, target))
        if other is None:
            self.board[target] = piece
            self._follow(piece, origin, target, last)
            self.quiet += 1
        else:
            self._fight(piece, other, target)
            self.chases, self.escaped = [None, None], [set(), set()]
            self.quiet = 0
        self.ply += 1
        self.stood.append(dict(self.board))
        if not self.over:
            self.turn = 1 - self.turn
            self._begin_turn()

    def _follow(self, piece: int, origin: Space, target: Space, last: tuple[int, Space, Space] | None) -> None:
        mine, other = self.turn, 1 - self.turn
        if self.chases[other] is not None and last is not None:
            if last[2] in beside(origin):
                self.escaped[other].add(piece)
            else:
                self.chases[other], self.escaped[other] = None, set()
        there = [self.board.get(space) for space in beside(target)]
        if not any(one is not None and self.signs[one][0] == other for one in there):
            self.chases[mine], self.escaped[mine] = None, set()
        elif self.chases[mine] is None:
            self.chases[mine] = self.ply

    def _fight(self, piece: int, other: int, target: Space) -> None:
        attacker, defender = self.signs[piece][1], self.signs[other][1]
        strength = {"S": 1, "B": 99, "F": 0}
        one, two = (strength.get(sign) or int("0" if sign == "F" else sign) for sign in (attacker, defender))
        if attacker + defender in ("S10", "3B"):
            two = 0
        if one >= two:
            del self.board[target]
        if one > two:
            self.board[target] = piece
        if defender == "F":
            self.over = f"{self.turn} flag"

    def _begin_turn(self) -> None:
        movable = {seat for seat, sign in (self.signs[piece] for piece in self.board.values()) if sign not in "BF"}
        if not any(True for _ in self._legal()):
            self.over = f"{1 - self.turn} stuck" if movable else "draw stuck"
        elif self.quiet >= int(str(self.options["quiet_limit"])):
            self.over = "draw quiet"
        elif self.ply >= int(str(self.options["ply_limit"])):
            self.over = "draw ply"


def _borders(start: Space, end: Space) -> set[frozenset[Space]]:
    """Return the pairs of adjacent spaces that a move passes."""
    across, along = ((end[k] > start[k]) - (end[k] < start[k]) for k in range(2))
    passed = [start]
    while passed[-1] != end:
        passed.append((passed[-1][0] + across, passed[-1][1] + along))
    return {frozenset(pair) for pair in pairwise(passed)}


def _space(text: str) -> Space:
    return "abcdefghij".index(text[0]), int(text[1:]) - 1
