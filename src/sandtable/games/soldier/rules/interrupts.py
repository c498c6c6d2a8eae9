"""The interrupts: Sniper and Bomb, which may be played at any time, and Mirror and Duds, which answer them.

See *Sniper* and *Bomb* in the rulebook.
"""

from __future__ import annotations

from sandtable.engine import Events, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules import tell
from sandtable.games.soldier.rules.cards import BOMB, DUD, MIRROR, SNIPER, SUPER_DUD
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.hands import lose
from sandtable.games.soldier.rules.refill import add_to_fill, begin_fill
from sandtable.games.soldier.rules.schema import (
    ASK_DUD,
    ASK_MIRROR,
    EVERYBODY,
    LOSE,
    NO_COMBAT,
    NOBODY,
    THEN_DRAW,
)
from sandtable.games.soldier.rules.soldiers import dismiss, put_under
from sandtable.games.soldier.rules.table import end_combat
from sandtable.games.soldier.rules.windows import asks_to_save


@kernel
def shoot(s: State, seat: int, target: int, slot: int, ev: Events) -> None:
    """Aim a Sniper at a soldier, whose owner is then asked for a Mirror (US-SNIPE-2, US-R-64)."""
    lose(s, seat, SNIPER)
    s.used[SNIPER] += 1
    tell.shot(ev, seat, target, s.soldier[target][slot], C.US_SNIPE_1, EVERYBODY)
    s.back = s.phase
    s.shooter = seat
    s.target = target
    s.target_slot = slot
    s.phase = ASK_MIRROR
    s.waiting = 0


@kernel
def ask_for_mirror(s: State, ev: Events) -> None:
    """Ask the owner of the soldier for a Mirror.

    With the option `holders`, an owner without a Mirror is not asked, and the shot hits at once.
    """
    if asks_to_save(s, s.target, MIRROR):
        s.waiting = 1 << s.target
    else:
        hit(s, ev)


@kernel
def mirror(s: State, ev: Events) -> None:
    """Play the Mirror, which saves the soldier (US-SNIPE-5)."""
    lose(s, s.target, MIRROR)
    s.used[MIRROR] += 1
    tell.mirrored(ev, s.target, C.US_SNIPE_5, EVERYBODY)
    _play_on(s)


@kernel
def hit(s: State, ev: Events) -> None:
    """Move the soldier that was shot to the bottom of the soldier pile (US-SNIPE-6)."""
    soldier = dismiss(s, s.target, s.target_slot)
    put_under(s, soldier)
    tell.fell(ev, s.target, soldier, C.US_SNIPE_6, EVERYBODY)
    _play_on(s)


@kernel
def _play_on(s: State) -> None:
    """Return to the phase that the shot interrupted. In a window, the seat that shot is asked again (US-R-63)."""
    s.phase = s.back
    s.shooter = NOBODY
    s.waiting = 0


@kernel
def bomb(s: State, seat: int, ev: Events) -> None:
    """Play the Bomb. A running combat is void, and all other seats are asked for a Dud (US-R-57, US-R-74)."""
    lose(s, seat, BOMB)
    s.removed[BOMB] += 1
    tell.bombed(ev, seat, C.US_BOMB_1, EVERYBODY)
    if s.assaulter != NOBODY:
        tell.voided(ev, C.US_BOMB_12, EVERYBODY)
        s.outcome = NO_COMBAT
        end_combat(s)
    s.bomber = seat
    s.saved = 1 << seat
    s.place = 0
    s.phase = ASK_DUD
    s.waiting = 0


def other_at(v: Seen, place: int) -> int:
    """Return the seat that answers the Bomb at a place of the order, which is clockwise from the bomber.

    It is a plain function, as `words` calls it with a view as an object.
    """
    return (v.bomber + 1 + place) % v.players


_other_at = kernel(other_at)


@kernel
def nth_other(s: State) -> int:
    """Return the seat that answers the Bomb now."""
    return _other_at(s, s.place)


@kernel
def ask_for_dud(s: State) -> None:
    """Ask the next seat for a Dud. Once all have been asked, soldiers are lost."""
    while s.place < s.players - 1:
        seat = nth_other(s)
        if asks_to_save(s, seat, DUD) or asks_to_save(s, seat, SUPER_DUD):
            s.waiting = 1 << seat
            return
        s.place += 1
    s.place = 0
    s.phase = LOSE


@kernel
def dud(s: State, ev: Events) -> None:
    """Play a Dud, which saves only its player (US-BOMB-7)."""
    seat = nth_other(s)
    lose(s, seat, DUD)
    s.removed[DUD] += 1
    s.saved |= 1 << seat
    s.place += 1
    s.waiting = 0
    tell.dud(ev, seat, C.US_BOMB_7, EVERYBODY)


@kernel
def super_dud(s: State, ev: Events) -> None:
    """Play a Super Dud, which saves everybody, so that nobody else is asked (US-BOMB-8, US-R-57)."""
    seat = nth_other(s)
    lose(s, seat, SUPER_DUD)
    s.removed[SUPER_DUD] += 1
    s.saved = (1 << s.players) - 1
    s.place = s.players
    s.waiting = 0
    tell.superdud(ev, seat, C.US_BOMB_8, EVERYBODY)


@kernel
def ask_for_loss(s: State, ev: Events) -> None:
    """Make each seat that is hit lose a soldier, then begin a refill for all (US-R-56, US-R-58).

    A seat with several soldiers is asked which one it loses.
    """
    while s.place < s.players - 1:
        seat = nth_other(s)
        if not s.saved >> seat & 1 and s.soldiers[seat] > 0:
            if s.soldiers[seat] > 1:
                s.waiting = 1 << seat
                return
            lose_soldier(s, 0, ev)
        else:
            s.place += 1
    s.bomber = NOBODY
    begin_fill(s, THEN_DRAW)
    for k in range(s.players):
        seat = (s.turn + k) % s.players
        if not s.barred >> seat & 1:
            add_to_fill(s, seat)


@kernel
def lose_soldier(s: State, slot: int, ev: Events) -> None:
    """Move a soldier of the seat that answers the Bomb now under the soldier pile (US-BOMB-10)."""
    seat = nth_other(s)
    soldier = dismiss(s, seat, slot)
    put_under(s, soldier)
    s.place += 1
    s.waiting = 0
    tell.lost(ev, seat, soldier, C.US_BOMB_10, EVERYBODY)
