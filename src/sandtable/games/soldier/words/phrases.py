"""The phrases of the game: questions and refusals as messages, choices as a client is shown them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

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
    OVER,
)
from sandtable.games.soldier.words import said
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
        return said.over()
    if view.phase in (DEAL_SOLDIERS, DEAL_CARDS):
        return said.ask_dealing()
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
            return said.ask_mirror(seat=names[view.shooter], target=_target(view))
        case schema.ASK_DUD:
            return said.ask_dud(seat=names[view.bomber])
        case schema.LIMIT:
            over = view.hand_size[view.viewer] - view.hand_limit
            return said.ask_limit(cards=over, keep=view.hand_limit)
        case schema.LAY:
            return said.ask_lay()
        case schema.LOSE:
            return said.ask_lose()
        case schema.PICK:
            return said.ask_pick()
        case schema.W_OPEN if _may_interfere(view):
            return said.ask_react_first()
        case _:
            return said.ask_react()


def _ask_for_draw(view: View) -> Message:
    if not view.discard_size:
        return said.ask_draw(left=view.to_draw)
    top = SIGNS[view.discard[view.discard_size - 1]]
    return said.ask_draw_or_take(left=view.to_draw, card=top)


def _ask_for_move(view: View) -> Message:
    """Return the question for a move. It names only what the viewer's hand allows: no combat without an Advance."""
    hand = view.hand[view.viewer]
    trains = any(hand[TRAINING : TRAINING + MOST_POINTS])
    fights = hand[ADVANCE] and hand[ATTACK] and view.soldiers[view.viewer]
    return said.ask_move(trains=trains, fights=bool(fights))


def _ask_for_answer(view: View, names: Sequence[str]) -> list[Message]:
    """Return the question for an answer: the pending lay, what no answer means, and what an answer must add."""
    question = said.ask_answer(
        seat=names[other_fighter(view, view.answerer)],
        card=SIGNS[view.pending],
        none=without(view.pending),
        soldier=SOLDIER_SIGNS[fighting_soldier(view, view.viewer)],
    )
    need = demand(view)
    return [question, *(sayings(need.text) if need.kind != "none" else ())]


def _target(view: View) -> str:
    return SOLDIER_SIGNS[soldier_of(view, view.target, view.target_slot)]


def _may_interfere(view: View) -> bool:
    """Return whether the viewer is not in the combat and has a soldier (US-R-49)."""
    return bool(view.viewer not in (view.assaulter, view.defender) and view.soldiers[view.viewer])


def _waits(view: View, names: Sequence[str]) -> Message:
    """Return what everybody waits for. In a window the text does not tell which players are still to be asked."""
    if view.phase == ASK_MIRROR:
        return said.wait_mirror(seat=names[view.shooter], target_seat=names[view.target], target=_target(view))
    if view.phase == ASK_DUD:
        return said.wait_dud(seat=names[view.bomber])
    if view.phase in WINDOWS:
        return said.wait_react()
    acting = [seat for seat in range(view.players) if view.waiting >> seat & 1]
    return said.wait(seat=names[acting[0] if acting else view.turn], phase=_AWAITED.get(view.phase, "draw"))


_AWAITED: Mapping[int, Literal["draw", "move", "lay", "answer", "lose", "limit", "pick"]] = {
    schema.MOVE: "move", schema.LAY: "lay", schema.ANSWER: "answer", schema.LOSE: "lose", schema.LIMIT: "limit",
    schema.PICK: "pick",
}  # fmt: skip
"""What the others wait for in a phase. In all others it is a draw, or what chance decides at once."""


# -- refusals ----------------------------------------------------------------------------------------------------------

_REFUSALS: Mapping[str, Callable[[], Message]] = {
    "US-INTER-2": said.refuse_interfere,
    "US-R-18": said.refuse_pass,
    "US-R-78": said.refuse_not_held,
    "US-R-62": said.refuse_persuasion,
    "US-R-56": said.refuse_own_soldier,
    "US-R-49": said.refuse_own_soldier,
    "US-R-22": said.refuse_pick,
    "US-COMBAT-1": said.refuse_combat,
    "US-R-25": said.refuse_target,
    "US-R-44": said.refuse_target,
    "US-REDIR-1": said.refuse_target,
    "US-R-77": said.refuse_shot_own,
    "US-SNIPE-3": said.refuse_shot,
    "US-SNIPE-4": said.refuse_shot_fighting,
    "US-REDIR-3": said.refuse_redirect,
    "US-R-45": said.refuse_turning_back,
    "US-R-51": said.refuse_radio,
    "US-RADIO-1": said.refuse_radio_fighting,
    "US-INTER-1": said.refuse_interfere_fighting,
    "US-COMBAT-4": said.refuse_lay,
    "US-R-37": said.refuse_boosts,
    "US-R-42": said.refuse_spare,
}


def refuse(view: View, clause: str, names: Sequence[str]) -> Message | list[Message]:
    """Return what a refusal says: what may be done now."""
    if clause in _REFUSALS:
        return _REFUSALS[clause]()
    match clause:
        case "US-R-20":
            return said.refuse_exact(points=points_to_earn(view, view.viewer))
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
        return said.refuse_answer_none(card=card)
    return said.refuse_answer(card=card, answers=[SIGNS[kind] for kind in cards])
