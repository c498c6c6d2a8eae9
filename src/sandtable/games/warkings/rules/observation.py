"""The observation: a view as a vector for learning programs.

Seats are counted from the viewer: place 0 is the viewer's own seat, place 1 the next.
"""

from __future__ import annotations

from sandtable.engine import Ints, Observation, kernel
from sandtable.games.warkings.fields import Seen, View
from sandtable.games.warkings.rules.actions import FREE, LAYS, SIZE
from sandtable.games.warkings.rules.cards import CARDS, KINDS, TITLES
from sandtable.games.warkings.rules.schema import DRAW, SEATS

_HIGH = 100

# The entries, block after block.
_HAND = 0  # + kind
_KNOWN = _HAND + KINDS  # + place * KINDS + kind
_SIZES = _KNOWN + SEATS * KINDS  # + place
_OPEN = _SIZES + SEATS  # + kind
_TOP = _OPEN + KINDS  # + kind
_ASIDE = _TOP + KINDS  # + kind
_TURN = _ASIDE + KINDS  # + place
_TRIGGER = _TURN + SEATS  # + place
_EFFECT = _TRIGGER + SEATS  # + effect - 1
_DRAW = _EFFECT + 2
_PILE = _DRAW + 1
_SURE = _PILE + 1
_STREAK = _SURE + 1
_AGE = _STREAK + 1
ENTRIES = _AGE + 1

_PLACES = ("self", *(f"seat +{place}" for place in range(1, SEATS)))
OBSERVATION = Observation(
    shape=(ENTRIES,),
    meaning=(
        *(f"{title} in the own hand" for title in TITLES),
        *(f"{title} that everybody knows in the hand of {place}" for place in _PLACES for title in TITLES),
        *(f"cards in the hand of {place}" for place in _PLACES),
        *(f"{title} in the open pile" for title in TITLES),
        *(f"{title} on top of the open pile" for title in TITLES),
        *(f"{title} held aside in this turn" for title in TITLES),
        *(f"{place} is on turn" for place in _PLACES),
        *(f"{place} opened the last round" for place in _PLACES),
        "the seat on turn is under a 1 Scroll",
        "the seat on turn is under a 2 Scroll",
        "a draw is asked for",
        "cards in the draw pile",
        "of these, so many lie above the enemy attack for sure",
        f"turns in a row that ended with an open draw, at most {_HIGH}",
        f"turns played, at most {_HIGH}",
    ),
    high=_HIGH,
)
assert CARDS <= _HIGH


@kernel
def encode(v: View, out: Ints) -> None:
    """Write the view into `out`: ENTRIES numbers, seats counted from the viewer. The spectator sits with seat 0."""
    for k in range(ENTRIES):
        out[k] = 0
    me = v.viewer if v.viewer < v.players else 0
    for place in range(v.players):
        seat = (me + place) % v.players
        out[_SIZES + place] = v.hand_size[seat]
        out[_TURN + place] = seat == v.turn
        out[_TRIGGER + place] = seat + 1 == v.trigger
        for kind in range(KINDS):
            out[_KNOWN + place * KINDS + kind] = v.known[seat][kind]
    if v.viewer < v.players:
        for kind in range(KINDS):
            out[_HAND + kind] = v.hand[v.viewer][kind]
    _encode_piles(v, out)
    if v.effect != FREE:
        out[_EFFECT + v.effect - 1] = 1
    out[_DRAW] = v.phase == DRAW
    out[_STREAK] = min(v.streak, _HIGH)
    out[_AGE] = min(v.ply, _HIGH)


@kernel
def _encode_piles(v: Seen, out: Ints) -> None:
    for k in range(v.open_size):
        out[_OPEN + v.open[k]] += 1
    if v.open_size:
        out[_TOP + v.open[v.open_size - 1]] = 1
    if v.laid and not v.open_take:
        for k in range(SIZE[v.laid - 1]):
            out[_ASIDE + LAYS[v.laid - 1][k]] += 1
    out[_PILE] = v.pile
    out[_SURE] = min(v.sure, _HIGH)
