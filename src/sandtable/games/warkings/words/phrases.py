"""The phrases of the game: questions and refusals as sentences, choices as a client is shown them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sandtable.engine import of
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.actions import FREE, OPEN, PILE, SETS, TRIO, UNDER_TWO
from sandtable.games.warkings.rules.cards import ENEMY, ONE_SCROLL, SIGNS, SPOKEN, TWO_SCROLL
from sandtable.games.warkings.rules.law import ENEMY_NEXT
from sandtable.games.warkings.rules.numbers import SET, draws_under, number
from sandtable.games.warkings.rules.schema import DISCARD, DRAW, ENDINGS, OVER, TURN_UP
from sandtable.games.warkings.words.counting import in_words
from sandtable.games.warkings.words.notation import read, say
from sandtable.games.warkings.words.preview import preview
from sandtable.games.warkings.words.show import show
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


def ask(view: View, names: Sequence[str]) -> str:
    """Return what the viewer is asked, or what it waits for."""
    if view.phase == OVER:
        return "The game is over."
    if view.phase <= TURN_UP:
        return "The cards are being dealt."
    if not view.waiting >> view.viewer & 1:
        return f"Waiting for {names[view.turn]} to {'discard' if view.phase == DISCARD else 'draw'}."
    if view.phase == DRAW:
        top = SPOKEN[view.open[view.open_size - 1]]
        pile = "Pick up the enemy attack" if view.trigger else "Draw from the draw pile"
        return f"{pile}, or take the {top} from the open pile."
    turn = "Your last turn" if view.trigger else "Your turn"
    if view.effect == FREE:
        return f"{turn}: discard one card{_SETS[number(view, SET)]}, or one of each red card."
    scroll = SPOKEN[TWO_SCROLL if view.effect == UNDER_TWO else ONE_SCROLL]
    draws = in_words(draws_under(view, view.effect))
    carry = view.effect == UNDER_TWO and not view.sc2_carry and view.hand[view.viewer][TWO_SCROLL]
    choice = f"discard one card and draw {draws}, or pass yours on" if carry else f"discard one card, then draw {draws}"
    return f"{turn}, under a {scroll}: {choice}."


_SETS = {1: "", 2: ", two of a kind", 3: ", two or three of a kind"}
"""What may be discarded besides, by how many equal cards are discarded at most."""


def refuse(view: View, clause: str, names: Sequence[str]) -> str:
    """Return what a refusal says before the clause's own text, or nothing."""
    if clause == "RT-TURN-4":
        if view.phase == OVER:
            return "The game is over."
        return "The cards are being dealt." if view.phase <= TURN_UP else f"It is {of(names[view.turn])} turn."
    if clause == "RT-R-9":
        return "Discard first." if view.phase == DISCARD else "You have discarded. Now draw a card."
    if clause in ("RT-SCROLL-1", "RT-SCROLL-4"):
        layer = names[(view.turn - 1) % len(names)]
        return f"You are under {of(layer)} {SPOKEN[TWO_SCROLL if clause == 'RT-SCROLL-1' else ONE_SCROLL]}."
    return ""
