"""Previews of half-made choices: what would be left of the hand, whether a choice is legal, what a card does."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import BadInput, Message, ViewRules
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.actions import PILE, SETS
from sandtable.games.warkings.rules.cards import CARD_KINDS, ENEMY, KIND_OF
from sandtable.games.warkings.words import said
from sandtable.games.warkings.words.documents import about
from sandtable.games.warkings.words.notation import read
from sandtable.games.warkings.words.show import counted
from sandtable.games.warkings.words.shown import Help, Verdict, WarkingsPreview


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> WarkingsPreview:
    """Return what a half-made choice would mean; raise BadInput if it is none of these:

    - `help 1S`: what a card is.
    - `help PILE`, `help OPEN`: what lies there.
    - Any action: whether it is legal and, for a legal discard, what it would leave in the hand before the draw.
    """
    word, _, rest = partial.strip().partition(" ")
    if word == "help":
        return _help(view, rest.strip().upper())
    [action] = read(view, view.viewer, partial, seats)
    clause = rules.why(action)
    if clause or action >= PILE:
        return Verdict(legal=not clause, clause=clause or None)
    left = list(view.hand[view.viewer])
    for kind in SETS[action]:
        left[kind] -= 1
    return Verdict(legal=True, clause=None, left=counted(view, left))


def _help(view: View, thing: str) -> Help:
    if thing in _PLACES:
        counts = {"PILE": view.pile, "OPEN": view.open_size}
        return Help(text=Message(f"help-{thing}", {"count": counts.get(thing, 1)}), clause=_PLACES[thing])
    if thing not in KIND_OF:
        raise BadInput(f"there is no {thing[:12]!r}; there are {', '.join((*KIND_OF, *_PLACES))}")
    kind = KIND_OF[thing]
    card = CARD_KINDS[kind]
    counts_as = said.help_card(card=thing, soldiers=card.soldiers, count=view.deck[kind])
    does = [Message(f"help-{thing}")] if card.does else []
    return Help(card=thing, text=[counts_as, *does, *about(view, kind)], clause=card.clause)


_PLACES = {ENEMY: "RT-LAST-3", "PILE": "RT-TURN-2", "OPEN": "RT-R-11"}
"""What else can be asked about, with the clause about each."""
