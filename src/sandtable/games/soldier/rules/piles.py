"""The piles of cards: drawing, discarding and reshuffling (US-R-60, US-R-61)."""

from __future__ import annotations

from sandtable.engine import Events, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules import tell
from sandtable.games.soldier.rules.cards import KINDS
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.hands import most_of
from sandtable.games.soldier.rules.schema import EVERYBODY, SEATS


@kernel
def can_draw(v: Seen) -> bool:
    """Return whether there is a card to draw, before or after a shuffle."""
    return v.pile > 0 or v.discard_size > 0 or most_of(v.used) > 0


@kernel
def ready_pile(s: State, ev: Events) -> None:
    """If the draw pile is empty, rebuild it from the discarded and used cards (US-PILE-1)."""
    if s.pile > 0:
        return
    s.pile = most_of(s.used) + s.discard_size
    for kind in range(KINDS):
        s.stock[kind] = s.used[kind]
        s.used[kind] = 0
    for k in range(s.discard_size):
        s.stock[s.discard[k]] += 1
        s.discard[k] = 0
    s.discard_size = 0
    tell.shuffled(ev, s.pile, C.US_PILE_1, EVERYBODY)


@kernel
def discard(s: State, kind: int) -> None:
    """Put a card onto the discard pile."""
    s.discard[s.discard_size] = kind
    s.discard_size += 1


@kernel
def take_discard(s: State) -> int:
    """Take the top card from the discard pile, and return its kind."""
    s.discard_size -= 1
    kind = s.discard[s.discard_size]
    s.discard[s.discard_size] = 0
    return kind


@kernel
def lay(s: State, seat: int, kind: int, power: int) -> None:
    """Put a card onto the table of the running combat, and mark the seat as having taken part.

    `power` is 1 for a power weapon. The entry in `laid` is `kind + KINDS * (seat + SEATS * power)`.
    """
    s.laid[s.laid_size] = kind + KINDS * (seat + SEATS * power)
    s.laid_size += 1
    s.took_part |= 1 << seat


@kernel
def clear_table(s: State) -> None:
    """Move the cards of the combat to the used cards (US-R-60)."""
    for k in range(s.laid_size):
        s.used[s.laid[k] % KINDS] += 1
        s.laid[k] = 0
    s.laid_size = 0
