"""The writer of positions, in the form that scenarios use and `position` reads."""

from __future__ import annotations

from sandtable.engine import Situation, Unwritable, as_list, signs_of, without_empty
from sandtable.games.warkings.fields import State
from sandtable.games.warkings.rules.cards import ENEMY, KIND_OF, KINDS
from sandtable.games.warkings.rules.law import ENEMY_NEXT
from sandtable.games.warkings.rules.schema import DISCARD
from sandtable.games.warkings.scenarios.position import EFFECTS

SIGN_OF = {kind: sign for sign, kind in KIND_OF.items()}


def write_position(situation: Situation) -> dict[str, object]:
    """Return the position keys of a game.

    Raise Unwritable during the deal, between a discard and the end of its turn, and after the game.
    """
    s: State = situation.state
    if s.phase != DISCARD:
        raise Unwritable("A position can be written only at the start of a turn.")
    seats, effects = situation.seats, {code: word for word, code in EFFECTS.items()}
    return {
        "players": len(seats),
        "hands": {seat: as_list(signs_of(s.hand[k], SIGN_OF)) for k, seat in enumerate(seats)},
        **without_empty(seen=situation.by_seat(as_list(signs_of(known, SIGN_OF)) for known in s.known)),
        "pile": as_list(_pile(situation)),
        "open": as_list(SIGN_OF[kind] for kind in s.open[: s.open_size]),
        **without_empty(sure=0 if s.trigger else s.sure, effect=effects[s.effect] if s.effect else ""),
        "turn": seats[s.turn],
        **without_empty(last_round=seats[s.trigger - 1] if s.trigger else "", streak=s.streak, ply=s.ply),
        "first": seats[s.first],
    }


def _pile(situation: Situation) -> list[str]:
    """Return the draw pile: the cards that chance drew from it, then the rest, which has no order yet.

    The enemy attack has no place until chance puts it right below a drawn card. Until then it goes to the bottom.
    """
    s: State = situation.state
    left, drawn, enemy = list(s.stock), list[str](), 0 if s.trigger else None
    for _, outcome in situation.brought:
        kind = outcome % ENEMY_NEXT
        left[kind] -= 1
        drawn.append(SIGN_OF[kind])
        if outcome >= ENEMY_NEXT:
            enemy = len(drawn)
    order = [*drawn, *signs_of(left[:KINDS], SIGN_OF)]
    place = len(order) if enemy is None else enemy
    return [*order[:place], ENEMY, *order[place:]]
