"""The phrases of the game: questions and refusals as messages, choices as a client is shown them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sandtable.engine import Message
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.actions import FREE, OPEN, PILE, SETS, TRIO, UNDER_ONE, UNDER_TWO
from sandtable.games.warkings.rules.cards import ENEMY, SIGNS, TWO_SCROLL
from sandtable.games.warkings.rules.law import ENEMY_NEXT
from sandtable.games.warkings.rules.numbers import SET, draws_under, number
from sandtable.games.warkings.rules.schema import DISCARD, DRAW, ENDINGS, OVER, TURN_UP
from sandtable.games.warkings.words import said
from sandtable.games.warkings.words.notation import read, say
from sandtable.games.warkings.words.preview import preview
from sandtable.games.warkings.words.show import EFFECTS, show
from sandtable.games.warkings.words.shown import Discard, Draw, WarkingsChoice
from sandtable.games.warkings.words.telling import tell

__all__ = ["ask", "chance", "ending", "offer", "preview", "read", "refuse", "say", "show", "tell"]


def chance(outcome: int, seats: Sequence[str]) -> str:
    card = f"card {SIGNS[outcome % ENEMY_NEXT]}"
    return f"{card} above {ENEMY}" if outcome >= ENEMY_NEXT else card


def ending(reason: int) -> str:
    """Return the word for an ending of a game, as in `over` of scenarios."""
    return ENDINGS[reason]


def offer(view: View, seat: int, actions: Sequence[int]) -> list[WarkingsChoice]:
    """Return choices with the cards that they are made of, so that a client can build them card by card."""
    return [_offered(view, action, say(view, seat, action)) for action in actions]


def _offered(view: View, action: int, text: str) -> WarkingsChoice:
    if action == PILE:
        return Draw(id=action, text=text, kind="draw", source="pile", card=ENEMY if view.trigger else None)
    if action == OPEN:
        return Draw(id=action, text=text, kind="draw", source="open", card=SIGNS[view.open[view.open_size - 1]])
    laid = [SIGNS[kind] for kind in SETS[action]]
    kind: Literal["discard", "trio"] = "trio" if action >= TRIO else "discard"
    return Discard(id=action, text=text, kind=kind, cards=laid, count=len(laid), top=laid[-1])


def ask(view: View, names: Sequence[str]) -> Message:
    """Return what the viewer is asked, or what it waits for."""
    if view.phase == OVER:
        return said.over()
    if view.phase <= TURN_UP:
        return said.ask_dealing()
    if not view.waiting >> view.viewer & 1:
        waits = said.ask_wait_discard if view.phase == DISCARD else said.ask_wait_draw
        return waits(seat=names[view.turn])
    if view.phase == DRAW:
        top = SIGNS[view.open[view.open_size - 1]]
        return said.ask_draw_enemy(card=top) if view.trigger else said.ask_draw(card=top)
    last = view.trigger > 0
    if view.effect == FREE:
        return said.ask_discard(last=last, set=number(view, SET))
    carry = view.effect == UNDER_TWO and not view.sc2_carry and view.hand[view.viewer][TWO_SCROLL] > 0
    draws = draws_under(view, view.effect)
    return said.ask_under(last=last, scroll=EFFECTS[view.effect], carry=carry, draws=draws)


def refuse(view: View, clause: str, names: Sequence[str]) -> Message:
    """Return what a refusal says: what may be done now."""
    match clause:
        case "RT-TURN-4" if view.phase == OVER:
            return said.over()
        case "RT-TURN-4" if view.phase <= TURN_UP:
            return said.ask_dealing()
        case "RT-TURN-4":
            return said.refuse_turn(seat=names[view.turn])
        case "RT-R-9":
            return said.refuse_first_discard() if view.phase == DISCARD else said.refuse_now_draw()
        case "RT-MULTI-1":
            return said.refuse_set(set=number(view, SET))
        case "RT-MULTI-2":
            return said.refuse_trio()
        case "RT-R-46":
            return said.refuse_not_held()
        case "RT-SCROLL-1" | "RT-SCROLL-4":
            scroll = EFFECTS[UNDER_TWO if clause == "RT-SCROLL-1" else UNDER_ONE]
            return said.refuse_under(by=names[(view.turn - 1) % len(names)], scroll=scroll)
        case _:
            return said.refuse_no_action()
