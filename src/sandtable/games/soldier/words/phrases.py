"""The phrases of the game: events and questions as sentences, choices as a client is shown them."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import begun, of, sentence
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules import actions as a
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    INTENSITY,
    MOST_POINTS,
    SIGNS,
    SOLDIER_SIGNS,
    TRAINING,
    WEAPON,
)
from sandtable.games.soldier.rules.law import SOLDIER_OUTCOME
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    ASK_DUD,
    ASK_MIRROR,
    DEAL_CARDS,
    DEAL_SOLDIERS,
    DRAW,
    ENDINGS,
    LAY,
    LIMIT,
    LOSE,
    MOVE,
    OVER,
    PICK,
    W_OPEN,
)
from sandtable.games.soldier.words.answers import demand, fighting_soldier, other_fighter, without
from sandtable.games.soldier.words.notation import SEAT_NAMES, across, passing, read, say, standing_at
from sandtable.games.soldier.words.preview import preview
from sandtable.games.soldier.words.show import WINDOWS, show, soldier_of
from sandtable.games.soldier.words.shown import (
    Advance,
    Aim,
    ChooseSoldier,
    Draw,
    Interfere,
    Kind,
    LayDown,
    Pass,
    PlayAlone,
    PlayedAlone,
    Radio,
    SoldierChoice,
    Train,
)
from sandtable.games.soldier.words.telling import tell
from sandtable.games.soldier.words.titles import SOLDIER_TITLES, TITLES

__all__ = ["ask", "chance", "ending", "offer", "preview", "read", "refuse", "say", "show", "tell"]


def chance(outcome: int, seats: Sequence[str]) -> str:
    if outcome >= SOLDIER_OUTCOME:
        return f"soldier {SOLDIER_SIGNS[outcome - SOLDIER_OUTCOME]}"
    return f"card {SIGNS[outcome]}"


def ending(reason: int) -> str:
    """Return the word for an ending of a game, as in `over` of scenarios."""
    return ENDINGS[reason]


# -- choices -----------------------------------------------------------------------------------------------------------


def offer(view: View, seat: int, actions: Sequence[int]) -> list[SoldierChoice]:
    """Return choices with the cards and soldiers that they name, so that a client can build them step by step."""
    return [_offered(view, seat, action, say(view, seat, action)) for action in actions]


def _offered(view: View, seat: int, action: int, text: str) -> SoldierChoice:
    if action == a.PASS:
        return Pass(id=action, text=text, kind="pass", word=passing(view.phase))
    verb = int(a.verb_of(action))
    if verb in (a.SNIPES, a.ADVANCES, a.REDIRECTS, a.RADIOS, a.INTERFERES, a.LOSES):
        return _aimed(view, seat, verb, action, text)
    if verb == a.DRAWS:
        return _draw(view, action, text)
    if verb == a.TRAINS:
        points = action - a.TRAIN + 1
        return Train(id=action, text=text, kind="train", card=SIGNS[TRAINING + points - 1], points=points)
    if verb == a.DISCARDS:
        return PlayAlone(id=action, text=text, kind="discard", card=SIGNS[action - a.DISCARD])
    if verb == a.LAYS_DOWN:
        return _lay(action, text)
    if verb == a.PICKS:
        return ChooseSoldier(id=action, text=text, kind="pick", soldier=SOLDIER_SIGNS[action - a.PICKING])
    kind, card = _CARDS_ALONE[action]
    return PlayAlone(id=action, text=text, kind=kind, card=card)


_CARDS_ALONE: dict[int, tuple[PlayedAlone, Kind]] = {
    a.BOMBING: ("bomb", "Bomb"),
    a.MIRRORING: ("mirror", "Mirror"),
    a.DUDDING: ("dud", "Dud"),
    a.SUPER_DUDDING: ("superdud", "SuperDud"),
    a.PERSUADING: ("persuade", "Persuasion"),
}


def _draw(view: View, action: int, text: str) -> Draw:
    if action == a.DRAW_PILE:
        return Draw(id=action, text=text, kind="draw", source="pile", card=None)
    return Draw(id=action, text=text, kind="draw", source="discard", card=SIGNS[view.discard[view.discard_size - 1]])


def _lay(action: int, text: str) -> LayDown:
    kind, weapon, intensity = a.lay_of(action)
    return LayDown(
        id=action,
        text=text,
        kind="lay",
        card=SIGNS[kind],
        weapon=SIGNS[WEAPON + weapon - 1] if weapon else None,
        intensity=SIGNS[INTENSITY + intensity - 1] if intensity else None,
    )


def _aimed(view: View, seat: int, verb: int, action: int, text: str) -> SoldierChoice:
    own, rel, slot = a.aim(verb, action)
    other = across(view, seat, rel)
    mine, theirs, owner = standing_at(view, seat, own), standing_at(view, other, slot), SEAT_NAMES[other]
    if verb == a.ADVANCES:
        return Advance(id=action, text=text, kind="advance", card="Advance", soldier=mine, seat=owner, target=theirs)
    if verb == a.SNIPES:
        return Aim(id=action, text=text, kind="snipe", card="Sniper", seat=owner, soldier=theirs)
    if verb == a.REDIRECTS:
        return Aim(id=action, text=text, kind="redirect", card="Redirect", seat=owner, soldier=theirs)
    if verb == a.RADIOS:
        return Radio(id=action, text=text, kind="radio", card="Radio", seat=owner)
    if verb == a.INTERFERES:
        return Interfere(id=action, text=text, kind="interfere", card="Interfere", soldier=mine)
    return ChooseSoldier(id=action, text=text, kind="lose", soldier=mine)


# -- questions ---------------------------------------------------------------------------------------------------------


def ask(view: View, names: Sequence[str]) -> str:
    """Return what the viewer is asked, or what it waits for."""
    if view.phase == OVER:
        return "The game is over."
    if view.phase in (DEAL_SOLDIERS, DEAL_CARDS):
        return "The cards are dealt."
    if view.waiting >> view.viewer & 1 and view.viewer < view.players:
        return _asked(view, names)
    return _waits(view, names)


def _asked(view: View, names: Sequence[str]) -> str:
    if view.phase == DRAW:
        return _ask_for_draw(view)
    if view.phase == MOVE:
        return _ask_for_move(view)
    if view.phase == ANSWER:
        return _ask_for_answer(view, names)
    if view.phase == W_OPEN and _may_interfere(view):
        return "Interfere, use a Sniper or a Bomb, or pass?"
    if view.phase == ASK_MIRROR:
        return f"{names[view.shooter]} shoots at your {_target(view)}. A Mirror saves it."
    if view.phase == ASK_DUD:
        return f"{names[view.bomber]} plays a Bomb. A Dud saves you, a Super Dud saves everybody."
    if view.phase == LIMIT:
        over = view.hand_size[view.viewer] - view.hand_limit
        return f"Discard {over} {'card' if over == 1 else 'cards'}: you may keep {view.hand_limit}."
    return _ASKS.get(view.phase, "Use a Sniper or a Bomb, or pass?")


_ASKS = {
    LAY: "Play your Attack, with a weapon, an intensity card, both or neither.",
    LOSE: "The Bomb takes one of your soldiers. Choose which.",
    PICK: "You have earned a soldier. Choose one from the pile.",
}


def _ask_for_draw(view: View) -> str:
    cards = "a card" if view.to_draw == 1 else f"{view.to_draw} cards, one at a time"
    if not view.discard_size:
        return f"Your turn: draw {cards}."
    top = TITLES[view.discard[view.discard_size - 1]]
    return f"Your turn: draw {cards}, from the draw pile or the discard pile ({top} on top)."


def _ask_for_move(view: View) -> str:
    """Return the question for a move. It names only what the viewer's hand allows: no combat without an Advance."""
    hand = view.hand[view.viewer]
    trains = any(hand[TRAINING : TRAINING + MOST_POINTS])
    fights = hand[ADVANCE] and hand[ATTACK] and view.soldiers[view.viewer]
    if trains and fights:
        return "Your move: train, start a combat, or discard a card."
    if trains:
        return "Your move: train, or discard a card."
    return "Your move: start a combat, or discard a card." if fights else "Your move: discard a card."


def _ask_for_answer(view: View, names: Sequence[str]) -> str:
    """Return the question for an answer: the pending lay, what no answer means, and what an answer must add."""
    layer = other_fighter(view, view.answerer)
    lay = f"{of(names[layer])} {_fighting(view, layer)} plays {TITLES[view.pending]} against your"
    none = "the combat is a tie" if without(view.pending) == "tie" else "you lose the combat"
    need = demand(view)
    added = "" if need.kind == "none" else f" {need.text}"
    return f"{lay} {_fighting(view, view.viewer)}. Answer it, or {none}.{added}"


def _fighting(view: View, seat: int) -> str:
    return SOLDIER_TITLES[fighting_soldier(view, seat)]


def _target(view: View) -> str:
    return SOLDIER_TITLES[soldier_of(view, view.target, view.target_slot)]


def _may_interfere(view: View) -> bool:
    """Return whether the viewer is not in the combat and has a soldier (US-R-49)."""
    return bool(view.viewer not in (view.assaulter, view.defender) and view.soldiers[view.viewer])


def _waits(view: View, names: Sequence[str]) -> str:
    """Return what everybody waits for. In a window the text does not tell which players are still to be asked."""
    if view.phase == ASK_MIRROR:
        owner, shot = names[view.target], _target(view)
        pattern = "{seat} [shoots|shoot] at {owner's} {shot}. {owner} may use a Mirror."
        return sentence(pattern, names[view.shooter], owner=owner, shot=shot)
    if view.phase == ASK_DUD:
        return sentence("{seat} [plays|play] a Bomb. The others may use a Dud.", names[view.bomber])
    if view.phase in WINDOWS:
        return "Waiting for the others: they may use a Sniper or a Bomb."
    acting = [seat for seat in range(view.players) if view.waiting >> seat & 1]
    who = names[acting[0]] if acting else names[view.turn]
    return f"Waiting for {who} {_PURPOSES.get(view.phase, 'to go on')}."


_PURPOSES = {
    DRAW: "to draw", MOVE: "to move", LAY: "to play the Attack", ANSWER: "to answer", LOSE: "to give up a soldier",
    LIMIT: "to discard", PICK: "to choose a soldier",
}  # fmt: skip


def refuse(view: View, clause: str, names: Sequence[str]) -> str:
    """Return what a refusal says before the clause's own text, or nothing."""
    if clause in ("US-R-63", "US-SNIPE-5", "US-BOMB-5", "US-R-18", "US-COMBAT-4", "US-INTER-2", "US-R-56", "US-R-22"):
        return ask(view, names)
    if clause in ("US-BOOST-3", "US-BOOST-5", "US-R-39", "US-R-42"):
        return demand(view).text
    if clause in ("US-ANS-1", "US-ANS-3", "US-ANS-5", "US-R-32", "US-R-33", "US-REDIR-3"):
        return f"You answer {'an' if view.pending == ATTACK else 'a'} {TITLES[view.pending]}."
    if clause == "US-SNIPE-4":
        return f"{_centre(view, names)} in the centre."
    return ""


def _centre(view: View, names: Sequence[str]) -> str:
    """Return the start of a sentence about the two soldiers that fight: `A's Ninja and B's Marine are`."""
    pair = (f"{of(names[seat])} {_fighting(view, seat)}" for seat in (view.assaulter, view.defender))
    return begun(f"{' and '.join(pair)} are")
