"""The phrases of the game: questions as sentences, and choices as a client is shown them.

Events are told in telling.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Literal

from sandtable.engine import Message, ViewRules
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.actions import (
    DECLINE,
    ENTER,
    MOVE,
    PLACE,
    PUT_FLAG,
    RESCUE_PIECE,
    RESIGN,
    STEP_ON,
    STOCKADE_OF,
    STOP,
)
from sandtable.games.stratego.rules.arrival import arrived
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    BONUS,
    CAMPAIGN,
    CANNON,
    FREE,
    OVER,
    PLAY,
    RESCUE,
    SETUP,
    STEP,
    STOCKADE,
)
from sandtable.games.stratego.rules.sides import owner
from sandtable.games.stratego.rules.tables import FROM, SPACES, TO
from sandtable.games.stratego.words import said
from sandtable.games.stratego.words.documents import army_of, standing_of
from sandtable.games.stratego.words.endings import ENDINGS
from sandtable.games.stratego.words.notation import SECOND, say
from sandtable.games.stratego.words.notation import read as read_text
from sandtable.games.stratego.words.preview import preview as preview_seen
from sandtable.games.stratego.words.refusals import refuse
from sandtable.games.stratego.words.show import show as show_seen
from sandtable.games.stratego.words.shown import (
    Answer,
    AnswerKind,
    Claim,
    Entry,
    FlagPlace,
    StrategoChoice,
    StrategoPreview,
    StrategoView,
    Way,
    WayKind,
)
from sandtable.games.stratego.words.telling import tell

__all__ = ["ask", "chance", "ending", "offer", "preview", "read", "refuse", "say", "show", "tell"]


def read(view: View, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
    """Return the small decisions that a text stands for; raise BadInput if it is no action."""
    return read_text(arrived(view), seat, text)


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> StrategoView:
    """Return what the viewer is shown."""
    return show_seen(arrived(view), seats, variant)


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> StrategoPreview:
    """Return what a half-made choice would mean."""
    return preview_seen(arrived(view), partial, seats, rules)


def chance(outcome: int, seats: Sequence[str]) -> str:
    return f"first {seats[outcome]}"


def ending(reason: int) -> str:
    """Return the word for how a game ended, as in the scenarios' `over`."""
    return ENDINGS[reason].word


def offer(view: View, seat: int, actions: Sequence[int]) -> list[StrategoChoice]:
    """Return choices with what the board needs to mark them. Placements are left out, as a set-up is sent whole."""
    first, end, moves = PLACE[view.variant], RESIGN[view.variant], STEP_ON[view.variant]
    goes = _Going(view)
    return [
        goes.by_move(seat, action) if action < moves else _offered(view, seat, action, goes)
        for action in actions
        if not first <= action < end
    ]


def _offered(view: View, seat: int, action: int, goes: _Going) -> StrategoChoice:
    variant, text = view.variant, say(view, seat, action)
    if "-" in text:
        return goes.by_text(action, text)
    if STEP_ON[variant] <= action < STOP[variant]:
        here = BOARDS[view.side].names[view.at[view.mover - 1]]
        return Way(id=action, text=text, kind="step", origin=here, to=text.split()[1])
    if ENTER[variant] <= action < STOCKADE_OF[variant]:
        piece, target = text.split()[1].split("@")
        return Entry(
            id=action,
            text=text,
            kind="enter" if action < RESCUE_PIECE[variant] else "rescue",
            rank=piece.removesuffix(SECOND),
            army=2 if piece.endswith(SECOND) else 1,
            to=target,
        )
    if STOCKADE_OF[variant] <= action < DECLINE[variant]:
        kind: Literal["stockade", "flag"] = "stockade" if action < PUT_FLAG[variant] else "flag"
        return FlagPlace(id=action, text=text, kind=kind, to=text.split()[1])
    return Answer(id=action, text=text, kind=_ANSWERS[text])


_ANSWERS: dict[str, AnswerKind] = {"ready": "ready", "stop": "stop", "decline": "decline", "resign": "resign"}


class _Going:
    """The ways over the board: moves, attacks, shots, escapes, and a Flag's moves with a claim."""

    def __init__(self, view: View) -> None:
        self._side, self._board, self._rank = view.side, view.board, view.rank

    def by_move(self, seat: int, action: int) -> Way:
        """Return a choice that is one of the moves."""
        origin, target, text, start, end = _move(self._side, seat, action - MOVE)
        return Way(id=action, text=text, kind=self._kind(origin, target), origin=start, to=end)

    def by_text(self, action: int, text: str) -> Way | Claim:
        """Return the way that a text in notation says."""
        way, _, claim = text.partition(" claim ")
        start, end = way.split("-")
        if claim:
            return Claim(id=action, text=text, kind="claim", origin=start, to=end, claim=claim)
        place = BOARDS[self._side].place
        return Way(id=action, text=text, kind=self._kind(place[start], place[end]), origin=start, to=end)

    def _kind(self, origin: int, target: int) -> WayKind:
        if origin >= SPACES[self._side]:
            return "escape"
        if self._board[target] == 0:
            return "move"
        return "fire" if self._rank[self._board[origin] - 1] == CANNON else "attack"


@cache
def _move(side: int, seat: int, row: int) -> tuple[int, int, str, str, str]:
    """Return where a move begins and ends, its text, and its ends by name."""
    origin, target, names = int(FROM[side][seat][row]), int(TO[side][seat][row]), BOARDS[side].names
    return origin, target, f"{names[origin]}-{names[target]}", names[origin], names[target]


def ask(view: View, names: Sequence[str]) -> Message:
    """Return what the viewer is asked, or what it waits for."""
    view = arrived(view)
    if view.phase == OVER:
        return said.over()
    if not view.waiting >> view.viewer & 1:
        waiting = [seat for number, seat in enumerate(names) if view.waiting >> number & 1]
        return Message("ask-wait-set-up" if view.phase == SETUP else "ask-wait-move", {"seats": waiting})
    if view.phase == SETUP:
        return _ask_set_up(view)
    if view.phase == FREE:
        return said.ask_free(seat=names[owner(view.freed - 1)])
    if view.phase == PLAY and view.variant in (CAMPAIGN, ALLIANCE) and view.left[view.viewer]:
        return said.ask_move_or_enter()
    return Message(_ASK[view.phase])


def _ask_set_up(view: View) -> Message:
    if not BOARDS[view.side].allied:
        first = view.variant == CAMPAIGN
        return said.ask_set_up_first() if first else said.ask_set_up(rows=2 if view.side else 4)
    army, standing = sum(army_of(view).values()), standing_of(view)
    if army == standing:
        return said.ask_set_up_all(army=army)
    return said.ask_set_up_some(army=army, standing=standing)


_ASK = {
    PLAY: "ask-move",
    STEP: "ask-step",
    RESCUE: "ask-rescue",
    STOCKADE: "ask-stockade",
    BONUS: "ask-bonus",
}
