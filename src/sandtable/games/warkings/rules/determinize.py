"""Determinization: a random state that looks the same to a viewer. The unseen cards are dealt anew.

Everybody remembers which cards went into a hand from the open pile, and that a player whose turn ended without
winning held a soldier (RT-WIN-1). The enemy attack needs no place: chance decides on it as cards are drawn.
"""

from __future__ import annotations

from sandtable.engine import Ints, draw, kernel
from sandtable.games.warkings.fields import State, View
from sandtable.games.warkings.rules.actions import LAYS, SIZE
from sandtable.games.warkings.rules.cards import KINDS
from sandtable.games.warkings.rules.numbers import counts_as
from sandtable.games.warkings.rules.schema import OVER, SEATS

_TRIES = 1000


@kernel
def determinize(v: View, rng: Ints, s: State) -> bool:
    """Complete `s`, which holds what the view knows, with random cards. Return False if no deal was found."""
    for attempt in range(_TRIES + 1):
        _gather(v, s)
        fits = True
        for seat in range(SEATS):
            if seat != v.viewer and s.phase != OVER:
                wanting = _has_not_won(s, seat) and not _armed(s, seat)
                _deal(s, seat, wanting and attempt == _TRIES, rng)
                fits = fits and (_armed(s, seat) or not wanting)
        if fits:
            return True
    return False


@kernel
def _gather(v: View, s: State) -> None:
    """Fill the hands with the cards that the viewer knows, and the stock with all that it has not seen."""
    for kind in range(KINDS):
        s.stock[kind] = s.deck[kind]
        for seat in range(SEATS):
            if s.phase == OVER:
                s.hand[seat][kind] = s.shown[seat][kind]
            elif seat != v.viewer:
                s.hand[seat][kind] = s.known[seat][kind]
            s.stock[kind] -= s.hand[seat][kind]
    for k in range(s.open_size):
        s.stock[s.open[k]] -= 1
    if s.laid and not s.open_take:
        for k in range(SIZE[s.laid - 1]):
            s.stock[LAYS[s.laid - 1][k]] -= 1


@kernel
def _deal(s: State, seat: int, soldier_first: bool, rng: Ints) -> None:
    """Fill a hand up to its size with random cards from the stock. With `soldier_first` the first of them is a soldier.

    In a deck with few soldiers (RT-R-98) hardly any deal fits by itself.
    """
    missing = s.hand_size[seat]
    for kind in range(KINDS):
        missing -= s.known[seat][kind]
    for k in range(missing):
        kind = draw(rng, s.stock, KINDS)
        if soldier_first and k == 0:
            for _ in range(_TRIES):
                if counts_as(s, kind) == 0:
                    kind = draw(rng, s.stock, KINDS)
        s.hand[seat][kind] += 1
        s.stock[kind] -= 1


@kernel
def _armed(s: State, seat: int) -> bool:
    """Return whether a hand holds a soldier."""
    for kind in range(KINDS):
        if counts_as(s, kind) * s.hand[seat][kind] > 0:
            return True
    return False


@kernel
def _has_not_won(s: State, seat: int) -> bool:
    """Return whether the present hand has been checked for zero soldiers and did not win (RT-R-24)."""
    if seat >= s.players:
        return False
    if seat == s.turn and s.laid:
        return s.zero_check == 1
    return s.ply > (seat - s.first) % s.players
