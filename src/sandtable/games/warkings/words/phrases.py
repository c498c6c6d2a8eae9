"""The phrases of the game: events and questions as sentences, choices as a client is shown them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.engine import AT, CLAUSE, KIND, PIECE, TO, UNKNOWN, VALUE
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules import events as e
from sandtable.games.warkings.rules.actions import FREE, OPEN, PILE, SETS, TRIO, UNDER_TWO
from sandtable.games.warkings.rules.cards import ENEMY, ONE_SCROLL, SIGNS, TITLES, TWO_SCROLL
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.law import ENEMY_NEXT
from sandtable.games.warkings.rules.schema import DISCARD, DRAW, OVER, TURN_UP
from sandtable.games.warkings.words.notation import read, say
from sandtable.games.warkings.words.preview import preview
from sandtable.games.warkings.words.show import ENDINGS, arithmetic, called, outcome, show

__all__ = ["ask", "chance", "ending", "offer", "preview", "read", "refuse", "say", "show", "tell"]


def chance(outcome: int, seats: Sequence[str]) -> str:
    card = f"card {SIGNS[outcome % ENEMY_NEXT]}"
    return f"{card} above {ENEMY}" if outcome >= ENEMY_NEXT else card


def ending(reason: int) -> str:
    """Return the word for an ending of a game, as in `over` of scenarios."""
    return ENDINGS[reason][0]


def offer(view: View, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """Return choices with the cards that they are made of, so that a client can build them card by card."""
    return [{"id": action, "text": say(view, seat, action), **_offered(view, action)} for action in actions]


def _offered(view: View, action: int) -> dict[str, Any]:
    if action == PILE:
        return {"kind": "draw", "from": "pile", "card": ENEMY if view.trigger else None}
    if action == OPEN:
        return {"kind": "draw", "from": "open", "card": SIGNS[view.open[view.open_size - 1]]}
    laid = [SIGNS[kind] for kind in SETS[action]]
    return {"kind": "trio" if action >= TRIO else "discard", "cards": laid, "count": len(laid), "top": laid[-1]}


def ask(view: View, names: Sequence[str]) -> str:
    """Return what the viewer is asked, or what it waits for."""
    if view.phase == OVER:
        return "The game is over."
    if view.phase <= TURN_UP:
        return "The cards are dealt."
    if not view.waiting >> view.viewer & 1:
        return f"Waiting for {names[view.turn]} to {'discard' if view.phase == DISCARD else 'draw'}."
    if view.phase == DRAW:
        top = TITLES[view.open[view.open_size - 1]]
        pile = "take the enemy attack" if view.trigger else "draw from the draw pile"
        return f"Now {pile}, or take the {top} from the open pile."
    last = " This is your last turn." if view.trigger else ""
    if view.effect == FREE:
        return f"Your turn: discard one card, two or three of a kind, or one of each red card.{last}"
    if view.effect == UNDER_TWO:
        escape = " A 2 Scroll carries it on." if not view.sc2_carry else ""
        return f"You are under a 2 Scroll: discard one card only, then two are drawn for you.{escape}{last}"
    return f"You are under a 1 Scroll: discard one card only, then one is drawn for you.{last}"


def refuse(view: View, clause: str, names: Sequence[str]) -> str:
    """Return what a refusal says before the clause's own text, or nothing."""
    if clause == "RT-TURN-4":
        if view.phase == OVER:
            return "The game is over."
        return "The cards are being dealt." if view.phase <= TURN_UP else f"It is {names[view.turn]}'s turn."
    if clause == "RT-R-9":
        return "Discard first." if view.phase == DISCARD else "You have discarded: now draw a card."
    if clause in ("RT-SCROLL-1", "RT-SCROLL-4"):
        layer = names[(view.turn - 1) % len(names)]
        return f"You are under {layer}'s {TITLES[TWO_SCROLL if clause == 'RT-SCROLL-1' else ONE_SCROLL]}."
    return ""


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> dict[str, Any]:
    """Return an event as data, with seats, and as a sentence, with names."""
    return _facts(event, seats) | {"text": _sentence(event, names)}


def _facts(event: Sequence[int], seats: Sequence[str]) -> dict[str, Any]:
    kind = event[KIND]
    told: dict[str, Any] = {"kind": e.NAMES[kind]}
    if kind == e.ENDED:
        reason = ENDINGS[event[TO]][0]
        return told | {"winners": called(event[AT], seats), "losers": called(event[PIECE], seats), "reason": reason}
    told["seat"] = seats[event[AT]]
    if event[TO] != UNKNOWN:
        told["to"] = seats[event[TO]]
    if kind == e.LAID:
        told["cards"] = [SIGNS[card] for card in SETS[event[PIECE]]]
    elif kind == e.SHOWN:
        told |= arithmetic(e.unpacked(event[VALUE]), event[VALUE] & e.ONCE)
    elif kind in (e.TURNED, e.TOOK):
        told["card"] = SIGNS[event[PIECE]]
    elif kind in (e.DEALT, e.DREW):
        told["card"] = None if event[VALUE] == UNKNOWN else SIGNS[event[VALUE]]
    elif kind == e.DRAWS:
        told["cards"] = event[PIECE]
    elif kind == e.ENEMY:
        told["card"] = ENEMY
    return told


def _sentence(event: Sequence[int], names: Sequence[str]) -> str:
    kind, seat = event[KIND], names[event[AT]] if event[KIND] != e.ENDED else ""
    if kind == e.ENDED:
        result = outcome(called(event[AT], names), called(event[PIECE], names))
        why = ENDINGS[event[TO]][2]
        return f"The game ends: {why}. {result}"
    if kind == e.LAID:
        return f"{seat} lays {_laid(event[PIECE])}{_after(event[CLAUSE], names[event[TO]])}."
    if kind == e.SHOWN:
        hand = e.unpacked(event[VALUE])
        return f"{seat} holds {_held(hand)}: {arithmetic(hand, event[VALUE] & e.ONCE)['text']}."
    if kind == e.DRAWS:
        return f"{seat} {_drawing(event)}."
    takes = "is forced to take" if event[CLAUSE] == C.RT_R_34 else "takes"
    to = names[event[TO]] if event[TO] != UNKNOWN else ""
    return _SENTENCES[kind].format(seat=seat, card=_card(event), takes=takes, to=to)


_SENTENCES = {
    e.DEALT: "{seat} is dealt {card}.",
    e.TURNED: "The open pile starts with {card}. {seat} begins.",
    e.CARRIED: "{seat} carries the 2 Scroll on to {to} and may draw freely.",
    e.DREW: "{seat} gets {card}.",
    e.TOOK: "{seat} takes {card} from the open pile.",
    e.ANNOUNCED: "The enemy attack lies on top of the draw pile: the last round begins with {to} and ends with {seat}.",
    e.STOPPED: "{seat} draws no second card: the last round only begins with the next player.",
    e.SPARED: "{seat} is spared the enemy attack and draws from the open pile.",
    e.ENEMY: "{seat} {takes} the enemy attack.",
    e.ZERO: "{seat} holds no soldiers.",
}


def _card(event: Sequence[int]) -> str:
    number = event[PIECE] if event[KIND] in (e.TURNED, e.TOOK) else event[VALUE]
    return "a card" if number == UNKNOWN else TITLES[number]


def _drawing(event: Sequence[int]) -> str:
    """Return a draw from the draw pile in words. A draw that was not a choice comes with its reason."""
    if event[CLAUSE] == C.RT_TURN_2:
        return "draws from the draw pile"
    cards = "two cards" if event[PIECE] == 2 else "one card"
    why = ", as the open card was taken too many times in a row" if event[CLAUSE] == C.RT_R_39 else ""
    return f"must draw {cards} from the draw pile{why}"


def _laid(action: int) -> str:
    """Return a discard in words."""
    laid = SETS[action]
    if action >= TRIO:
        return f"the red trio with {TITLES[laid[-1]]} on top"
    return TITLES[laid[0]] if len(laid) == 1 else f"{('two', 'three')[len(laid) - 2]} {TITLES[laid[0]]} cards"


def _held(hand: Sequence[int]) -> str:
    """Return a hand in words: `2 × 3 Soldiers, Advisor`."""
    cards = [f"{n} × {TITLES[kind]}" if n > 1 else TITLES[kind] for kind, n in enumerate(hand) if n]
    return ", ".join(cards) or "no card"


def _after(clause: int, next_name: str) -> str:
    """Return what a discard means for the next player, or nothing."""
    if clause == C.RT_SCROLL_1:
        return f": {next_name} may discard one card only and draws two"
    if clause == C.RT_SCROLL_4:
        return f": {next_name} may discard one card only and draws one from the draw pile"
    return ""
