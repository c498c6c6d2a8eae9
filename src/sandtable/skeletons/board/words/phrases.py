"""How the game speaks: a view as it is shown, actions as text and back, events as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine import AT, KIND, PIECE, TO, BadInput, ViewRules, listed, sentence

from ..fields import View
from ..rules.schema import BY_FULL, BY_ROW, PLACED, SIZE, SQUARES
from .shown import Board, EndingWord, Phase, Placing, SkirmishResult, SkirmishView, Verdict

PHASES: tuple[Phase, ...] = ("place", "over")
ENDINGS: dict[int, EndingWord] = {BY_ROW: "row", BY_FULL: "full"}
CLAUSES = {BY_ROW: "SK-ROW-1", BY_FULL: "SK-FULL-1"}
COLUMNS = "abcde"
SPACES = tuple(f"{COLUMNS[k % SIZE]}{k // SIZE + 1}" for k in range(SQUARES))
BOARD = Board(columns=list(COLUMNS), rows=SIZE, spaces=list(SPACES))


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> SkirmishView:
    return SkirmishView(
        game="skirmish",
        variant=variant,
        viewer=seats[view.viewer] if view.viewer < len(seats) else None,
        seats=list(seats),
        phase=PHASES[view.phase],
        to_act=_named(view.waiting, seats),
        stones={SPACES[k]: seats[stone - 1] if stone else None for k, stone in enumerate(view.square)},
        result=_result(view, seats, names) if view.reason else None,
    )


def _result(view: View, seats: Sequence[str], names: Sequence[str]) -> SkirmishResult:
    text = _outcome(view.reason, view.winner, names)
    winners = _named(view.winner, seats)
    return SkirmishResult(winners=winners, reason=ENDINGS[view.reason], clause=CLAUSES[view.reason], text=text)


def _outcome(reason: int, winner: int, names: Sequence[str]) -> str:
    if reason == BY_ROW:
        return sentence("{seat} [wins|win] with a row.", listed(_named(winner, names)))
    return "The board is full: a draw."


def _named(bits: int, names: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def say(view: View, seat: int, action: int) -> str:
    return f"place {SPACES[action]}"


def read(view: View, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    word, _, space = text.strip().partition(" ")
    if word == "place" and space in SPACES:
        return [SPACES.index(space)]
    raise BadInput(f"'{text[:60]}' is no action; write 'place' and a square from a1 to e5, for example: place c3")


def offer(view: View, seat: int, actions: Sequence[int]) -> list[Placing]:
    return [Placing(id=a, text=say(view, seat, a), kind="place", to=SPACES[a]) for a in actions]


def ask(view: View, names: Sequence[str]) -> str:
    if view.waiting >> view.viewer & 1:
        return "Place a stone."
    return f"Waiting for {' and '.join(_named(view.waiting, names)) or 'nobody'}."


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    if event[KIND] == PLACED:
        seat, space = event[AT], SPACES[event[TO]]
        text = sentence("{seat} [places|place] a stone on {space}.", names[seat], space=space)
        return {"kind": "placed", "seat": seats[seat], "to": space, "text": text}
    winner = event[AT]
    text = _outcome(event[PIECE], winner, names)
    return {"kind": "ended", "winners": _named(winner, seats), "text": text}


def refuse(view: View, clause: str, names: Sequence[str]) -> str:
    """Return what a refusal says before the clause's own text."""
    return f"It is the turn of {' and '.join(_named(view.waiting, names))}." if clause == "SK-TURN-1" else ""


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> Verdict:
    clause = rules.why(read(view, view.viewer, partial, seats)[0])
    return Verdict(legal=not clause, clause=clause or None)


def chance(outcome: int, seats: Sequence[str]) -> str:
    raise AssertionError("nothing is left to chance")


def ending(reason: int) -> str:
    return ENDINGS[reason]
