"""Determinization: a random state that looks the same to a viewer.

The cards that the viewer has not seen are dealt anew.

The soldier pile needs no new order: chance chooses the soldiers of its unseen part as they are drawn.
"""

from __future__ import annotations

from sandtable.engine import Ints, draw, kernel
from sandtable.games.soldier.fields import State, View
from sandtable.games.soldier.rules.cards import KINDS, TRAINING
from sandtable.games.soldier.rules.schema import SEATS


@kernel
def determinize(v: View, rng: Ints, s: State) -> bool:
    """Complete `s`, which holds what the view knows, with random cards. Return True, as there is always a deal."""
    _gather(v, s)
    for seat in range(SEATS):
        if seat != v.viewer:
            _deal(s, seat, rng)
    for viewer in range(SEATS):
        for owner in range(SEATS):
            if viewer != v.viewer:
                for kind in range(KINDS):
                    s.learnt[viewer][owner][kind] = s.known[owner][kind] if viewer != owner else 0
    return True


@kernel
def _gather(v: View, s: State) -> None:
    """Fill the hands with the cards that the viewer knows, and the stock with all that it has not seen."""
    for kind in range(KINDS):
        s.stock[kind] = s.deck[kind] - s.used[kind] - s.removed[kind]
        for seat in range(SEATS):
            if seat != v.viewer:
                s.hand[seat][kind] = v.known[seat][kind] if v.viewer >= SEATS else v.learnt[v.viewer][seat][kind]
            s.stock[kind] -= s.hand[seat][kind]
    for k in range(s.discard_size):
        s.stock[s.discard[k]] -= 1
    for k in range(s.laid_size):
        s.stock[s.laid[k] % KINDS] -= 1
    _leave_out_training(s)


@kernel
def _leave_out_training(s: State) -> None:
    for seat in range(s.players):
        for points in s.training[seat]:
            if points:
                s.stock[TRAINING + points - 1] -= 1


@kernel
def _deal(s: State, seat: int, rng: Ints) -> None:
    """Fill a hand up to its size with random cards from the stock."""
    missing = s.hand_size[seat]
    for kind in range(KINDS):
        missing -= s.hand[seat][kind]
    for _ in range(missing):
        kind = draw(rng, s.stock, KINDS)
        s.hand[seat][kind] += 1
        s.stock[kind] -= 1
