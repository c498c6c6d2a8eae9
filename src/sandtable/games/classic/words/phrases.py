"""The phrases of the game, which the umpire calls. Events are told in telling.py, views shown in show.py."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from sandtable.engine import Message, ViewRules
from sandtable.games.classic.fields import View
from sandtable.games.classic.words import said

from ..rules.actions import PLACE, move_from
from ..rules.schema import OVER, SETUP
from ..rules.tables import SIGNS
from .endings import ENDINGS
from .notation import read as read_text
from .notation import say as say_action
from .notation import square
from .preview import preview as preview_seen
from .show import show
from .shown import ClassicPreview, Move
from .telling import tell

__all__ = ["ask", "chance", "ending", "offer", "preview", "read", "refuse", "say", "show", "tell"]


def say(view: View, seat: int, action: int) -> str:
    return say_action(seat, action)


def read(view: View, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    return read_text(view, seat, text)


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> ClassicPreview:
    return preview_seen(view, partial, seats, rules)


def offer(view: View, seat: int, actions: Sequence[int]) -> list[Move]:
    """Return choices with what a board needs to mark them. Placements are left out, as a set-up is sent whole."""
    offered = []
    for action in actions:
        text = say_action(seat, action)
        if not PLACE <= action:
            origin, target = text.split("-")
            kind: Literal["move", "attack"] = "attack" if view.board[square(target)] else "move"
            offered.append(Move(id=action, text=text, kind=kind, origin=origin, to=target))
    return offered


def ask(view: View, names: Sequence[str]) -> Message:
    """Return what the viewer is asked, or what it waits for."""
    if view.phase == OVER:
        return said.over()
    if view.waiting >> view.viewer & 1:
        return Message("ask-set-up" if view.phase == SETUP else "ask-move")
    return Message("ask-wait-set-up" if view.phase == SETUP else "ask-wait-move", {"seats": _waiting(view, names)})


def _waiting(view: View, names: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(names) if view.waiting >> seat & 1]


def refuse(view: View, clause: str, names: Sequence[str]) -> Message:
    """Return what a refusal says: what may be done instead."""
    if view.phase == OVER:
        return said.over()
    match clause:
        case "CL-TURN-1":
            return said.refuse_turn(seats=_waiting(view, names))
        case "CL-SET-3" if view.phase == SETUP:
            due = view.waiting >> view.viewer & 1
            return Message("refuse-set-up-first" if due else "refuse-set-up-done")
        case _:
            return Message(f"refuse-{REFUSED[clause]}")


REFUSED = {
    "CL-ARMY-1": "set-up-piece",
    "CL-ARMY-2": "set-up-piece",
    "CL-BOARD-2": "lake",
    "CL-MORE-1": "chase",
    "CL-MOVE-1": "one-space",
    "CL-MOVE-2": "never-moves",
    "CL-MOVE-3": "own-piece",
    "CL-R-13": "resign-early",
    "CL-SCOUT-1": "scout-far",
    "CL-SCOUT-2": "scout-piece",
    "CL-SET-1": "set-up-space",
    "CL-SET-3": "set-up-over",
    "CL-TURN-2": "nothing-there",
    "CL-TURN-3": "pass",
    "CL-TWO-1": "shuttle",
}
"""The rest of the message's id, by the clause that forbids an action."""


def piece_of(view: View, action: int) -> Mapping[str, Any]:
    """Return the piece of the viewer's that an action moves, by its sign; null if it moves none that can be told."""
    piece = view.board[move_from(view.viewer, action)] - 1 if action < PLACE else -1
    return {"rank": SIGNS.get(view.rank[piece]) if piece >= 0 else None}


def chance(outcome: int, seats: Sequence[str]) -> str:
    raise AssertionError("nothing is left to chance")


def ending(reason: int) -> str:
    return ENDINGS[reason].word
