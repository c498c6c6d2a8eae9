"""Previews of half-made choices: whether a choice is legal, what a lay demands of the opponent, what a card does."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import BadInput, Message, ViewRules, sayings
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules import actions as a
from sandtable.games.soldier.rules.boosts import strength, weapon_level
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    BLOCK,
    BOMB,
    COUNTS,
    GROUPS,
    KIND_OF,
    MOST_POINTS,
    PERSUASION,
    POWER_SIGNS,
    REDIRECT,
    RETALIATE,
    RETREAT,
    SIGNS,
    SNIPER,
    SOLDIER_OF,
    SOLDIER_SIGNS,
    STUN,
    TRAINING,
)
from sandtable.games.soldier.rules.numbers import ANSWERS, BATTLES_WIN, EARNS, SOLDIERS_WIN, number
from sandtable.games.soldier.rules.schema import MOVE
from sandtable.games.soldier.words import said
from sandtable.games.soldier.words.answers import (
    answering,
    demanded,
    other_fighter,
    points_to_earn,
    unready,
    without,
)
from sandtable.games.soldier.words.documents import DECK
from sandtable.games.soldier.words.notation import read, say
from sandtable.games.soldier.words.shown import Begun, Help, LegalLay, OnlyDiscarded, SoldierPreview, Verdict
from sandtable.games.soldier.words.titles import CLAUSES


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> SoldierPreview:
    """Return what a half-made choice would mean; raise BadInput if it is none of these:

    - `help Knife`, `help Ninja`: what a card or soldier is.
    - `help PILE` and the like: what lies there, or what a mark of a player means.
    - Any action: whether it is legal. For a legal lay, also what the other fighter would have to do. For a legal
      discard as a move, also why the card cannot be played.
    - The beginning of legal actions: how it may go on.
    """
    word, _, rest = partial.strip().partition(" ")
    if word == "help":
        return _help(view, rest.strip(), names)
    try:
        [action] = read(view, view.viewer, partial, seats)
        clause = rules.why(action)
    except BadInput:
        begun = _begun(view, partial, rules)
        if not begun:
            raise
        return Begun(legal=True, clause=None, choices=begun, text=said.goes_on(count=len(begun)))
    if clause:
        return Verdict(legal=False, clause=clause)
    if a.verb_of(action) == a.DISCARDS and view.phase == MOVE:
        return _discarded(view, action - a.DISCARD, rules)
    if a.verb_of(action) == a.LAYS_DOWN:
        return LegalLay(legal=True, clause=None, text=_meaning(view, action, names))
    return Verdict(legal=True, clause=None)


def _begun(view: View, partial: str, rules: ViewRules) -> list[str]:
    """Return the legal actions, in notation, that begin with the words of `partial` and go on."""
    lead = " ".join(partial.upper().split()) + " "
    texts = (say(view, view.viewer, action) for action in rules.legal())
    return [text for text in texts if text.upper().startswith(lead)]


def _meaning(view: View, action: int, names: Sequence[str]) -> list[Message]:
    """Return what the other fighter would have to do after a lay."""
    kind, weapon, intensity = a.lay_of(action)
    if kind not in ANSWERS:
        return [said.lay_ends()]
    me, other = view.viewer, other_fighter(view, view.viewer)
    seat, cards = names[other], [SIGNS[card] for card in answering(view, kind)]
    if not cards:
        return [said.lay_answers_none(seat=seat)]
    counted = strength(view, me, weapon, intensity)
    need = demanded(view, weapon_level(view, me, weapon), int(intensity > 0), counted, other)
    return [
        said.lay_answers(seat=seat, answers=cards),
        *(sayings(need.text) if need.kind != "none" else ()),
        said.lay_none(seat=seat, none=without(kind)),
    ]


def _discarded(view: View, kind: int, rules: ViewRules) -> Verdict | OnlyDiscarded:
    """Return that a card may be discarded and, if it cannot be played now, why not and the clause that says so.

    An Attack that can be laid after an Advance gets a hint to choose the Advance first.
    """
    verbs = {verb for verb in map(a.verb_of, rules.legal()) if verb in _MOVES_WITH.get(kind, ())}
    if kind == ATTACK and a.ADVANCES in verbs:
        return _only_discarded(said.only_after_advance(), ATTACK)
    if verbs:
        return Verdict(legal=True, clause=None)
    return _only_discarded(_why_only(view, kind), ADVANCE if kind in (ADVANCE, ATTACK) else kind)


def _only_discarded(why: Message, kind: int) -> OnlyDiscarded:
    return OnlyDiscarded(legal=True, clause=None, text=why, because=CLAUSES[kind])


def _why_only(view: View, kind: int) -> Message:
    """Return why a card can only be discarded as a move."""
    sign = SIGNS[kind]
    if kind in (ADVANCE, ATTACK):
        hand = view.hand[view.viewer]
        lacking = [SIGNS[card] for card in (ADVANCE, ATTACK) if not hand[card]]
        return said.only_without(card=lacking[0]) if lacking else said.only_combat()
    if kind == SNIPER:
        return said.only_sniper()
    if GROUPS[kind] == "training":
        return said.only_exact(card=sign, points=points_to_earn(view, view.viewer))
    if GROUPS[kind] in ("weapon", "intensity"):
        return said.only_boost(card=sign)
    if kind in _ANSWERING or (kind == PERSUASION and view.truce):
        return said.only_answer(card=sign)
    return Message(f"only-{sign}")


_ANSWERING = (BLOCK, RETALIATE, STUN, RETREAT, REDIRECT)
_MOVES_WITH = {
    ADVANCE: (a.ADVANCES,),
    ATTACK: (a.ADVANCES,),
    **dict.fromkeys(range(TRAINING, TRAINING + MOST_POINTS), (a.TRAINS,)),
    SNIPER: (a.SNIPES,),
    BOMB: (a.BOMBS,),
}


# -- what things are ---------------------------------------------------------------------------------------------------


def _help(view: View, thing: str, names: Sequence[str]) -> Help:
    card, soldier = _CARDS.get(thing.upper()), _SOLDIERS.get(thing.upper())
    if card is not None:
        about = said.help_card(card=SIGNS[card], count=_in_deck(view, card))
        told = [about, *_does(card), *DECK.about(view, card), *unready(view, card)]
        return Help(card=SIGNS[card], text=sayings(*told), clause=CLAUSES[card])
    if soldier is not None:
        return Help(soldier=SOLDIER_SIGNS[soldier], text=_about(view, soldier, names), clause="US-BOOST-4")
    place = thing.upper()
    if place not in _PLACES:
        raise BadInput(f"there is no {thing[:20]!r}; there are {', '.join((*KIND_OF, *SOLDIER_OF, *_PLACES))}")
    told = [_there(view, place), *DECK.about(view, *_KEYS.get(place, ()))]
    return Help(text=sayings(*told), clause=_PLACES[place])


def _does(card: int) -> list[Message]:
    """Return what a card does. Cards of some groups do the same."""
    match GROUPS[card]:
        case "weapon":
            return [said.help_weapon(), said.help_power()]
        case "training":
            return [said.help_points()]
        case "intensity":
            return [said.help_intensity()]
        case _:
            return [Message(f"help-{SIGNS[card]}")]


def _in_deck(view: View, card: int) -> int:
    """Return how many of a card the deck has. A position that was set up may have fewer, of which nothing is said."""
    return view.deck[card] if view.amended else COUNTS[card]


_CARDS = {sign.upper(): kind for sign, kind in KIND_OF.items()}
_SOLDIERS = {sign.upper(): soldier for sign, soldier in SOLDIER_OF.items()}


def _about(view: View, soldier: int, names: Sequence[str]) -> list[Message]:
    """Return what a soldier's power weapon is, and where the soldier is."""
    owners = [seat for seat in range(view.players) if soldier in view.soldier[seat][: view.soldiers[seat]]]
    return [
        said.help_soldier(soldier=SOLDIER_SIGNS[soldier], weapon=POWER_SIGNS[soldier]),
        said.help_soldier_of(seat=names[owners[0]]) if owners else said.help_soldier_free(),
    ]


def _there(view: View, place: str) -> Message:
    """Return what lies at a place, or what a mark of a player means."""
    match place:
        case "PILE":
            return said.help_pile(cards=view.pile)
        case "DISCARD":
            return said.help_discard(cards=view.discard_size)
        case "USED":
            return said.help_used(cards=sum(view.used))
        case "REMOVED":
            return said.help_removed(cards=sum(view.removed))
        case "SOLDIERS":
            return said.help_soldiers(unseen=view.unseen_size, known=view.returned_size)
        case "TOKEN":
            return said.help_token(battles=number(view, BATTLES_WIN), soldiers=number(view, SOLDIERS_WIN))
        case "TRAINING":
            return said.help_training(points=number(view, EARNS))
        case "STUNNED":
            return said.help_stunned()
        case _:
            return said.help_barred()


_PLACES = {
    "PILE": "US-PILE-1", "DISCARD": "US-R-15", "USED": "US-R-60", "REMOVED": "US-R-60", "SOLDIERS": "US-R-10",
    "TOKEN": "US-WIN-1", "TRAINING": "US-TRAIN-3", "STUNNED": "US-R-36", "BARRED": "US-RADIO-3",
}  # fmt: skip
"""What else can be asked about, with the clause about each."""
_KEYS = {"TOKEN": ("battles_to_win", "soldiers_to_win"), "TRAINING": ("training",)}
"""What a document may say about these places."""
