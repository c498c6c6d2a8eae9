"""The kinds of event in Ultimate Soldier, and what each tells. `rules/tell.py` and `words/told.py` follow."""

from __future__ import annotations

from sandtable.engine import (
    FLAG,
    NAMED,
    NUMBER,
    OWN,
    SEAT,
    SEATS,
    Event,
    EventKinds,
    disclosed,
    one_of,
    optional,
    or_none,
    seat_or,
)
from sandtable.games.soldier.rules.cards import SIGNS, SOLDIER_SIGNS
from sandtable.games.soldier.rules.schema import ENDINGS

_CARD = one_of("Card", SIGNS)
_DRAWN = disclosed(_CARD, to=OWN)
_SOLDIER = one_of("Soldier", SOLDIER_SIGNS)
_POINTS = NUMBER("How many points.")
_TARGET_SEAT = SEAT("The seat of the soldier that it is aimed at.")
_TARGET = _SOLDIER("That soldier.")

events = EventKinds(
    round=Event("A round begins.", round=NUMBER("Its number."), seat=SEAT("The seat that starts.")),
    soldier_dealt=Event("A soldier is dealt.", seat=SEAT, soldier=_SOLDIER),
    dealt=Event("A card is dealt.", seat=SEAT, card=_DRAWN),
    turn=Event("A turn begins.", seat=SEAT),
    skipped=Event("A stunned player loses a turn.", seat=SEAT),
    drew=Event(
        "A card is drawn from the draw pile.",
        seat=SEAT,
        card=_DRAWN,
        refill=optional(FLAG("Whether it fills up a hand; left out if not.")),
    ),
    took=Event("The top card of the discard pile is taken.", seat=SEAT, card=_CARD),
    shuffled=Event("A new draw pile is made.", cards=NUMBER("How many cards it has.")),
    trained=Event("A training card is laid onto the stack.", seat=SEAT, card=_CARD),
    earned=Event("A soldier is earned by training.", seat=SEAT, soldier=_SOLDIER),
    discarded=Event("A card is discarded.", seat=SEAT, card=_CARD),
    passed=Event("A player without cards passes the move.", seat=SEAT),
    advanced=Event(
        "A soldier advances on another.",
        seat=SEAT,
        target_seat=_TARGET_SEAT,
        target=_TARGET,
        soldier=_SOLDIER,
    ),
    laid=Event(
        "A card is laid in a combat.",
        seat=SEAT,
        card=_CARD,
        weapon=or_none(_CARD),
        intensity=or_none(_CARD),
        power=FLAG("Whether the weapon is the power weapon of the soldier that fights with it."),
    ),
    no_answer=Event("A lay is not answered.", seat=SEAT),
    redirected=Event("The attack is turned on another soldier.", seat=SEAT, target_seat=_TARGET_SEAT, target=_TARGET),
    interfered=Event(
        "A soldier takes the place of the attacked one.",
        seat=SEAT,
        soldier=_SOLDIER,
        for_=SEAT("The seat whose place is taken."),
    ),
    radioed=Event("Cards are taken from a hand by a Radio.", seat=SEAT, victim=SEAT("The seat that gives them.")),
    robbed=Event("A card is taken by a Radio.", seat=SEAT, card=disclosed(_CARD, to=NAMED), victim=SEAT),
    barred=Event("A seat may not refill for a while.", seat=SEAT),
    persuaded=Event("A combat ends with a truce.", seat=SEAT),
    won=Event("A combat is won.", seat=SEAT, loser=SEAT),
    tied=Event("A combat is a tie."),
    retreated=Event("A combat ends without a winner.", seat=SEAT("The seat that ends it.")),
    stunned=Event("A seat will lose its next turn.", seat=SEAT),
    surrendered=Event(
        "A defeated soldier leaves its player.",
        seat=SEAT,
        soldier=_SOLDIER,
        to=seat_or("pile")("The seat that gets it, or `pile`."),
    ),
    token=Event("A seat gets a token for a battle won.", seat=SEAT, wins=NUMBER("How many it has now.")),
    shot=Event("A Sniper shoots.", seat=SEAT, target_seat=_TARGET_SEAT, target=_TARGET),
    mirrored=Event("A Mirror saves a soldier.", seat=SEAT),
    fell=Event("A soldier is shot.", seat=SEAT, soldier=_SOLDIER),
    bombed=Event("A Bomb is played.", seat=SEAT),
    voided=Event("A combat is called off."),
    dud=Event("A Dud saves its player from a Bomb.", seat=SEAT),
    superdud=Event("A Super Dud saves everybody from a Bomb.", seat=SEAT),
    lost=Event("A soldier is lost to a Bomb.", seat=SEAT, soldier=_SOLDIER),
    scored=Event("Points are given for a round.", seat=SEAT, points=_POINTS, total=NUMBER("All that it has now.")),
    ended=Event("The game is over.", winners=SEATS, reason=one_of("EndingWord", ENDINGS)),
)
