"""The kinds of event in War Kings, and what each tells. `words/told.py` and `rules/tell.py` are made from this."""

from __future__ import annotations

from sandtable.engine import (
    NUMBER,
    OWN,
    PUBLIC,
    SEAT,
    SEATS,
    Event,
    EventKinds,
    always,
    counts,
    disclosed,
    list_of,
    one_of,
    optional,
)
from sandtable.games.warkings.rules.actions import SETS
from sandtable.games.warkings.rules.cards import ENEMY, SIGNS
from sandtable.games.warkings.rules.schema import ENDINGS

_CARD = one_of("Card", SIGNS)
_DISCARD = list_of("Discard", _CARD, SETS)
_ENDING = one_of("Ending", ENDINGS)
_NEXT = SEAT("The next seat.")

events = EventKinds(
    dealt=Event("A card is dealt.", seat=SEAT, card=disclosed(_CARD, to=OWN)),
    turned=Event(
        "A card is turned up, with which the open pile starts.",
        seat=SEAT("The seat that starts."),
        card=_CARD,
    ),
    laid=Event(
        "Cards are discarded.",
        seat=SEAT,
        to=_NEXT,
        cards=_DISCARD("Bottom first."),
        draws=optional(NUMBER("How many cards their effect makes the next seat draw, if a document changes that.")),
    ),
    carried=Event("A Scroll is passed on.", seat=SEAT, to=_NEXT),
    draws=Event("Cards are to be drawn from the draw pile.", seat=SEAT, cards=NUMBER("How many.")),
    drew=Event("A card is drawn from the draw pile.", seat=SEAT, card=disclosed(_CARD, to=OWN)),
    took=Event("The top card of the open pile is taken.", seat=SEAT, card=_CARD),
    announced=Event(
        "The enemy attack is on top: the last round begins.",
        seat=SEAT("The seat that drew the card above it, with which the round ends."),
        to=SEAT("The next seat, with which the round starts."),
    ),
    stopped=Event("A seat draws no second card, which would be the enemy attack.", seat=SEAT),
    spared=Event("A seat need not pick up the enemy attack.", seat=SEAT),
    enemy=Event("The enemy attack is picked up.", seat=SEAT, card=always(ENEMY)),
    zero=Event("A hand counts no soldiers.", seat=SEAT),
    shown=Event(
        "A hand is shown at the end, and counted.",
        seat=SEAT,
        cards=disclosed(counts(_CARD), to=PUBLIC),
        sum=disclosed(NUMBER("The sum of what its cards count as."), to=PUBLIC),
        advisors=disclosed(NUMBER("How many Advisors are in it."), to=PUBLIC),
        total=disclosed(NUMBER("How many soldiers it stands for."), to=PUBLIC),
    ),
    ended=Event("The game is over.", winners=SEATS, losers=SEATS, reason=_ENDING),
)
