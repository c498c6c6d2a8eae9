"""The phrases of the game, which the umpire calls. Events are told in telling.py, views shown in show.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sandtable.engine import ViewRules, listed, sentence
from sandtable.games.classic.fields import View

from ..rules.actions import PLACE
from ..rules.schema import OVER, SETUP
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
    return preview_seen(view, partial, rules)


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


def ask(view: View, names: Sequence[str]) -> str:
    if view.waiting >> view.viewer & 1:
        own = "Set up your army on your four rows."
        return own if view.phase == SETUP else "Your turn: move a piece, or attack."
    if view.phase == OVER:
        return "The game is over."
    waiting = listed([name for seat, name in enumerate(names) if view.waiting >> seat & 1])
    return f"Waiting for {waiting} to {'set up' if view.phase == SETUP else 'move'}."


def refuse(view: View, clause: str, names: Sequence[str]) -> str:
    """Return what is said before the clause's own text, or nothing."""
    if clause == "CL-TURN-2":
        return "None of your pieces stands there."
    if clause != "CL-TURN-1" or view.phase == OVER:
        return ""
    return sentence("It is {seat's} turn.", names[view.turn])


def chance(outcome: int, seats: Sequence[str]) -> str:
    raise AssertionError("nothing is left to chance")


def ending(reason: int) -> str:
    return ENDINGS[reason].word
