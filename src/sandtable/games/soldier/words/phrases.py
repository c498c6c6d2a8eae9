"""The phrases of the game: questions and refusals as messages, choices as a client is shown them."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Message, sayings
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules import actions as a
from sandtable.games.soldier.rules import schema
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
    ASK_DUD,
    ASK_MIRROR,
    DEAL_CARDS,
    DEAL_SOLDIERS,
    ENDINGS,
    LAY,
    LOSE,
    OVER,
    PICK,
)
from sandtable.games.soldier.words.answers import (
    answering,
    demand,
    fighting_soldier,
    other_fighter,
    points_to_earn,
    without,
)
from sandtable.games.soldier.words.notation import SEAT_NAMES, across, passing, read, say, standing_at
from sandtable.games.soldier.words.preview import preview
from sandtable.games.soldier.words.show import PHASES, WINDOWS, show, soldier_of
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


def ask(view: View, names: Sequence[str]) -> Message | list[Message]:
    """Return what the viewer is asked, or what it waits for."""
    if view.phase == OVER:
        return Message("over")
    if view.phase in (DEAL_SOLDIERS, DEAL_CARDS):
        return Message("ask-dealing")
    if view.waiting >> view.viewer & 1 and view.viewer < view.players:
        return _asked(view, names)
    return _waits(view, names)


def _asked(view: View, names: Sequence[str]) -> Message | list[Message]:
    match view.phase:
        case schema.DRAW:
            return _ask_for_draw(view)
        case schema.MOVE:
            return _ask_for_move(view)
        case schema.ANSWER:
            return _ask_for_answer(view, names)
        case schema.ASK_MIRROR:
            return Message("ask-mirror", {"seat": names[view.shooter], "target": _target(view)})
        case schema.ASK_DUD:
            return Message("ask-dud", {"seat": names[view.bomber]})
        case schema.LIMIT:
            over = view.hand_size[view.viewer] - view.hand_limit
            return Message("ask-limit", {"cards": over, "keep": view.hand_limit})
        case schema.W_OPEN if _may_interfere(view):
            return Message("ask-react-first")
        case _:
            return Message(_ASKS.get(view.phase, "ask-react"))


_ASKS = {LAY: "ask-lay", LOSE: "ask-lose", PICK: "ask-pick"}


def _ask_for_draw(view: View) -> Message:
    if not view.discard_size:
        return Message("ask-draw", {"left": view.to_draw})
    top = SIGNS[view.discard[view.discard_size - 1]]
    return Message("ask-draw-or-take", {"left": view.to_draw, "card": top})


def _ask_for_move(view: View) -> Message:
    """Return the question for a move. It names only what the viewer's hand allows: no combat without an Advance."""
    hand = view.hand[view.viewer]
    trains = any(hand[TRAINING : TRAINING + MOST_POINTS])
    fights = hand[ADVANCE] and hand[ATTACK] and view.soldiers[view.viewer]
    return Message("ask-move", {"trains": trains, "fights": bool(fights)})


def _ask_for_answer(view: View, names: Sequence[str]) -> list[Message]:
    """Return the question for an answer: the pending lay, what no answer means, and what an answer must add."""
    about = {
        "seat": names[other_fighter(view, view.answerer)],
        "card": SIGNS[view.pending],
        "none": without(view.pending),
        "soldier": SOLDIER_SIGNS[fighting_soldier(view, view.viewer)],
    }
    need = demand(view)
    return [Message("ask-answer", about), *(sayings(need.text) if need.kind != "none" else ())]


def _target(view: View) -> str:
    return SOLDIER_SIGNS[soldier_of(view, view.target, view.target_slot)]


def _may_interfere(view: View) -> bool:
    """Return whether the viewer is not in the combat and has a soldier (US-R-49)."""
    return bool(view.viewer not in (view.assaulter, view.defender) and view.soldiers[view.viewer])


def _waits(view: View, names: Sequence[str]) -> Message:
    """Return what everybody waits for. In a window the text does not tell which players are still to be asked."""
    if view.phase == ASK_MIRROR:
        at = {"target_seat": names[view.target], "target": _target(view)}
        return Message("wait-mirror", {"seat": names[view.shooter], **at})
    if view.phase == ASK_DUD:
        return Message("wait-dud", {"seat": names[view.bomber]})
    if view.phase in WINDOWS:
        return Message("wait-react")
    acting = [seat for seat in range(view.players) if view.waiting >> seat & 1]
    return Message("wait", {"seat": names[acting[0] if acting else view.turn], "phase": PHASES[view.phase]})


# -- refusals ----------------------------------------------------------------------------------------------------------

_REFUSALS = {
    "US-INTER-2": "refuse-interfere",
    "US-R-18": "refuse-pass",
    "US-R-78": "refuse-not-held",
    "US-R-62": "refuse-persuasion",
    "US-R-56": "refuse-own-soldier",
    "US-R-49": "refuse-own-soldier",
    "US-R-22": "refuse-pick",
    "US-COMBAT-1": "refuse-combat",
    "US-R-25": "refuse-target",
    "US-R-44": "refuse-target",
    "US-REDIR-1": "refuse-target",
    "US-R-77": "refuse-shot-own",
    "US-SNIPE-3": "refuse-shot",
    "US-SNIPE-4": "refuse-shot-fighting",
    "US-REDIR-3": "refuse-redirect",
    "US-R-45": "refuse-turning-back",
    "US-R-51": "refuse-radio",
    "US-RADIO-1": "refuse-radio-fighting",
    "US-INTER-1": "refuse-interfere-fighting",
    "US-COMBAT-4": "refuse-lay",
    "US-R-37": "refuse-boosts",
    "US-R-42": "refuse-spare",
}


def refuse(view: View, clause: str, names: Sequence[str]) -> Message | list[Message]:
    """Return what a refusal says: what may be done now."""
    if clause in _REFUSALS:
        return Message(_REFUSALS[clause])
    match clause:
        case "US-R-20":
            return Message("refuse-exact", {"points": points_to_earn(view, view.viewer)})
        case "US-BOOST-3" | "US-BOOST-5" | "US-R-39":
            return sayings(demand(view).text)
        case "US-ANS-1" | "US-ANS-3" | "US-ANS-5" | "US-R-32" | "US-R-33":
            return answered(view)
        case _:
            return ask(view, names)


def answered(view: View) -> Message:
    """Return by which cards the pending lay is answered."""
    card, cards = SIGNS[view.pending], answering(view, view.pending)
    if not cards:
        return Message("refuse-answer-none", {"card": card})
    return Message("refuse-answer", {"card": card, "answers": [SIGNS[kind] for kind in cards]})
