"""The count of soldiers, and every way in which a game ends (rulebook 1.3, 3.4, 3.5)."""

from __future__ import annotations

from sandtable.engine import Events, Ints, discloses, kernel
from sandtable.games.warkings.fields import Seen, State
from sandtable.games.warkings.rules import tell
from sandtable.games.warkings.rules.cards import ADVISOR, KINDS
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.numbers import TIMES, counts_as, number
from sandtable.games.warkings.rules.schema import (
    BY_FAILING,
    BY_LAST_ROUND,
    BY_LIMIT,
    BY_TAKING,
    BY_ZERO,
    EVERYBODY,
    OVER,
)


@kernel
def total(v: Seen, hand: Ints) -> int:
    """Return the total of a hand: the sum of its values, multiplied by its Advisors (RT-CARD-4, RT-R-26)."""
    return multiplied(v, _sum(v, hand), hand[ADVISOR])


@kernel
def _sum(v: Seen, hand: Ints) -> int:
    """Return the sum of what the cards of a hand count as."""
    soldiers = 0
    for kind in range(KINDS):
        soldiers += counts_as(v, kind) * hand[kind]
    return soldiers


@kernel
def multiplied(v: Seen, soldiers: int, advisors: int) -> int:
    """Return soldiers as so many Advisors beside them make them count."""
    for _ in range(min(1, advisors) if v.advisor else advisors):
        soldiers *= number(v, TIMES)
    return soldiers


@kernel
@discloses("RT-WIN-1", "hand", why="A player without soldiers wins, and everybody sees it.")
def holds_none(s: State, seat: int) -> bool:
    """Return whether the total of a seat's hand is 0."""
    return total(s, s.hand[seat]) == 0


@kernel
@discloses("RT-R-40", "hand", why="When the game is over all hands are shown.")
def _show_hands(s: State, ev: Events) -> None:
    """End play and show all hands. From here on hands are compared in the open."""
    s.waiting = 0
    s.phase = OVER
    for seat in range(s.players):
        for kind in range(KINDS):
            s.shown[seat][kind] = s.hand[seat][kind]
        if ev is not None:
            hand = s.hand[seat]
            tell.shown(ev, seat, hand, _sum(s, hand), hand[ADVISOR], total(s, hand), C.RT_R_40, EVERYBODY)


@kernel
def _with_total(s: State, wanted: int) -> int:
    """Return the bits of the seats whose hands have a total of `wanted`."""
    bits = 0
    for seat in range(s.players):
        if total(s, s.shown[seat]) == wanted:
            bits |= 1 << seat
    return bits


@kernel
def _fewest(s: State) -> int:
    low = total(s, s.shown[0])
    for seat in range(1, s.players):
        low = min(low, total(s, s.shown[seat]))
    return low


@kernel
def _most(s: State) -> int:
    high = total(s, s.shown[0])
    for seat in range(1, s.players):
        high = max(high, total(s, s.shown[seat]))
    return high


@kernel
def end_by_zero(s: State, ev: Events) -> None:
    """End the game because the seat on turn holds no soldiers, and wins (RT-WIN-1)."""
    tell.zero(ev, s.turn, C.RT_WIN_1, EVERYBODY)
    _show_hands(s, ev)
    _one_wins(s, BY_ZERO, C.RT_WIN_1, ev)


@kernel
def end_by_enemy(s: State, clause: int, ev: Events) -> None:
    """End the game because the seat on turn takes the enemy attack, freely or by force.

    Hands are compared at once (RT-R-31).
    """
    s.pile -= 1
    tell.enemy(ev, s.turn, clause, EVERYBODY)
    _show_hands(s, ev)
    low = _fewest(s)
    if total(s, s.shown[s.turn]) == low:
        _one_wins(s, BY_TAKING, C.RT_LAST_4, ev)
    else:
        _finish(s, _with_total(s, low), 1 << s.turn, BY_FAILING, C.RT_LAST_5, ev)


@kernel
def end_unclaimed(s: State, ev: Events) -> None:
    """End the game because nobody took the enemy attack in the last round (RT-LAST-6)."""
    _fewest_win(s, BY_LAST_ROUND, C.RT_LAST_6, ev)


@kernel
def end_at_limit(s: State, ev: Events) -> None:
    """End the game at the limit of turns (RT-R-39)."""
    _fewest_win(s, BY_LIMIT, C.RT_R_39, ev)


@kernel
def _one_wins(s: State, reason: int, clause: int, ev: Events) -> None:
    """Make the seat on turn the only winner.

    The seats with the most soldiers lose, unless the winner holds as many (RT-R-27).
    """
    high = _most(s)
    losers = 0 if total(s, s.shown[s.turn]) == high else _with_total(s, high)
    _finish(s, 1 << s.turn, losers, reason, clause, ev)


@kernel
def _fewest_win(s: State, reason: int, clause: int, ev: Events) -> None:
    """Make the seats with the fewest soldiers win and those with the most lose (RT-R-33).

    If all are equal, nobody loses.
    """
    _show_hands(s, ev)
    low, high = _fewest(s), _most(s)
    _finish(s, _with_total(s, low), _with_total(s, high) if high > low else 0, reason, clause, ev)


@kernel
def _finish(s: State, winners: int, losers: int, reason: int, clause: int, ev: Events) -> None:
    """Record and announce the result. `winners` and `losers` are bits of seats; the hands have been shown."""
    s.winner = winners
    s.losers = losers
    s.reason = reason
    tell.ended(ev, winners, losers, reason, clause, EVERYBODY)
