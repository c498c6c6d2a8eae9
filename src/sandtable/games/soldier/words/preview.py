"""Previews of half-made choices: whether a choice is legal, what a lay demands of the opponent, what a card does."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from sandtable.engine import BadInput, ViewRules, of
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules import actions as a
from sandtable.games.soldier.rules.boosts import strength, weapon_level
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    BOMB,
    COUNTS,
    KIND_OF,
    MOST_POINTS,
    SIGNS,
    SNIPER,
    SOLDIER_OF,
    SOLDIER_SIGNS,
    TRAINING,
)
from sandtable.games.soldier.rules.numbers import ANSWERS
from sandtable.games.soldier.rules.schema import MOVE
from sandtable.games.soldier.words.answers import (
    answering,
    demanded,
    other_fighter,
    power_weapon,
    unready,
    without,
)
from sandtable.games.soldier.words.documents import DECK
from sandtable.games.soldier.words.notation import read, say
from sandtable.games.soldier.words.shown import Begun, Help, OnlyDiscarded, SoldierPreview, Verdict
from sandtable.games.soldier.words.titles import CLAUSES, DOES, SOLDIER_TITLES, TITLES


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
        return Begun(legal=True, clause=None, choices=begun, text=f"It may go on as {' or '.join(begun)}.")
    if clause:
        return Verdict(legal=False, clause=clause)
    if a.verb_of(action) == a.DISCARDS and view.phase == MOVE:
        return _discarded(view, action - a.DISCARD, rules)
    lays = a.verb_of(action) == a.LAYS_DOWN
    return Verdict(legal=True, clause=None, text=_meaning(view, action, names) if lays else UNSET)


def _begun(view: View, partial: str, rules: ViewRules) -> list[str]:
    """Return the legal actions, in notation, that begin with the words of `partial` and go on."""
    lead = " ".join(partial.upper().split()) + " "
    texts = (say(view, view.viewer, action) for action in rules.legal())
    return [text for text in texts if text.upper().startswith(lead)]


def _meaning(view: View, action: int, names: Sequence[str]) -> str:
    """Return what the other fighter would have to do after a lay."""
    kind, weapon, intensity = a.lay_of(action)
    other = other_fighter(view, view.viewer)
    if kind not in ANSWERS:
        return "It ends the combat."
    me = view.viewer
    counted = strength(view, me, weapon, intensity)
    need = demanded(view, weapon_level(view, me, weapon), int(intensity > 0), counted, other)
    cards = " or ".join(TITLES[card] for card in answering(view, kind))
    added = "" if need.kind == "none" else f" {need.text}"
    none = "the combat is a tie" if without(kind) == "tie" else f"{names[other]} loses"
    return f"{names[other]} must answer with {cards}.{added} Without an answer {none}."


def _discarded(view: View, kind: int, rules: ViewRules) -> Verdict | OnlyDiscarded:
    """Return that a card may be discarded and, if it cannot be played now, why not and the clause that says so.

    An Attack that can be laid after an Advance gets a hint to choose the Advance first.
    """
    verbs = {verb for verb in map(a.verb_of, rules.legal()) if verb in _MOVES_WITH.get(kind, ())}
    if kind == ATTACK and a.ADVANCES in verbs:
        return _only_discarded("An Attack comes after an Advance. Choose the Advance first.", ATTACK)
    if verbs:
        return Verdict(legal=True, clause=None)
    if kind in (ADVANCE, ATTACK):
        need = "To start a combat you need an Advance, an Attack and a soldier, and a soldier to attack."
        return _only_discarded(f"{_lacking(view)}{need}", ADVANCE)
    return _only_discarded(f"You cannot play it now. {DOES[kind]}", kind)


def _only_discarded(why: str, kind: int) -> OnlyDiscarded:
    return OnlyDiscarded(legal=True, clause=None, text=why, because=CLAUSES[kind])


def _lacking(view: View) -> str:
    """Return a sentence on the first of Advance and Attack that the viewer's hand lacks, or nothing if it has both."""
    hand = view.hand[view.viewer]
    lacking = [kind for kind in (ADVANCE, ATTACK) if not hand[kind]]
    return f"You have no {TITLES[lacking[0]]}. " if lacking else ""


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
        does = f"{TITLES[card]}: {_in_deck(view, card)} in the deck. {DOES[card]}"
        told = (does, *DECK.about(view, card), unready(view, card))
        return Help(card=SIGNS[card], text=" ".join(filter(None, told)), clause=CLAUSES[card])
    if soldier is not None:
        return Help(soldier=SOLDIER_SIGNS[soldier], text=_about(view, soldier, names), clause="US-BOOST-4")
    if thing.upper() not in _PLACES:
        raise BadInput(f"there is no {thing[:20]!r}; there are {', '.join((*KIND_OF, *SOLDIER_OF, *_PLACES))}")
    text, clause = _PLACES[thing.upper()]
    told = (text.format(**_sizes(view)), *DECK.about(view, *_KEYS.get(thing.upper(), ())))
    return Help(text=" ".join(told), clause=clause)


def _in_deck(view: View, card: int) -> int:
    """Return how many of a card the deck has. A position that was set up may have fewer, of which nothing is said."""
    return view.deck[card] if view.amended else COUNTS[card]


_CARDS = {sign.upper(): kind for sign, kind in KIND_OF.items()}
_SOLDIERS = {sign.upper(): soldier for sign, soldier in SOLDIER_OF.items()}


def _about(view: View, soldier: int, names: Sequence[str]) -> str:
    """Return what a soldier's power weapon is, and where the soldier is."""
    owners = [seat for seat in range(view.players) if soldier in view.soldier[seat][: view.soldiers[seat]]]
    where = f"It is {of(names[owners[0]])} soldier." if owners else "It is in the soldier pile."
    weapon = f"{SOLDIER_TITLES[soldier]}: the {power_weapon(soldier)} is its power weapon and counts one level more."
    return f"{weapon} {where}"


def _sizes(view: View) -> dict[str, int]:
    return {
        "pile": view.pile,
        "discard": view.discard_size,
        "used": sum(view.used),
        "removed": sum(view.removed),
        "unseen": view.unseen_size,
        "returned": view.returned_size,
    }


_PLACES = {
    "PILE": ("The draw pile, {pile} cards face down. When it is empty, the discarded and used cards are shuffled.",
             "US-PILE-1"),
    "DISCARD": ("The discard pile, {discard} cards face up. You may draw its top card instead of a hidden one.",
                "US-R-15"),
    "USED": ("{used} used cards, from combats, training, Snipers and Mirrors. They come back with the next shuffle.",
             "US-R-60"),
    "REMOVED": ("{removed} cards are out of the game: each Bomb, Dud and Super Dud that was played.", "US-R-60"),
    "SOLDIERS": ("The soldier pile: {unseen} that nobody has seen, and under them {returned} that came back, in a "
                 "known order.", "US-R-10"),
    "TOKEN": ("One token for each battle won. Three tokens win the game, and so do four soldiers.", "US-WIN-1"),
    "TRAINING": ("A training stack. Four points earn a soldier; points beyond four are lost.", "US-TRAIN-3"),
    "STUNNED": ("A stunned player loses the next turn.", "US-R-36"),
    "BARRED": ("The victim of a Radio refills at the start of its next turn or after its next combat. A Bomb does "
               "not refill it.", "US-RADIO-3"),
}  # fmt: skip
_KEYS = {"TOKEN": ("battles_to_win", "soldiers_to_win"), "TRAINING": ("training",)}
"""What a document may say about these places."""
