"""Leaks, planted one at a time, that two worlds must catch: `python -m tests.every_game.plants NAME`.

Each plant changes the rules of a game in this process. The rules must therefore run interpreted, because compiled code
cannot be changed from outside. For how to read the output, see docs/two-worlds.md.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

os.environ["SANDTABLE_BACKEND"] = "interpreted"
os.environ["SANDTABLE_CACHE"] = tempfile.mkdtemp()

from tests.every_game.deep import Hunt
from tests.every_game.worlds import Leak, from_the_middle, from_the_start
from tests.toy import TOY
from tests.toy.rules import law as toy_rules
from tests.toy.rules.schema import ANSWER

from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE, COMMON, PUBLIC, Schema
from sandtable.games import soldier, stratego
from sandtable.games.soldier.rules import law as soldier_law
from sandtable.games.soldier.rules import refill, turn
from sandtable.games.soldier.rules import tell as tell_soldier
from sandtable.games.soldier.rules.cards import SNIPER
from sandtable.games.stratego.rules import battle, law, placement, tell, walking
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.schema import BOMB, EMPTY, EVERYBODY, MARSHALL, OFF, PIECES, PLAY, SPY, schema
from sandtable.games.stratego.rules.schema import MOVED as MOVED_ONCE
from sandtable.games.stratego.rules.tables import FROM, TO, ZONE
from sandtable.games.stratego.rules.turn import begin_turn

LIGHTNING = stratego.LIGHTNING_VARIANT
FAR_APART = 120  # pairs, of which the rarest leak here needs a hundred


def instead(name: str, leaky: Callable[..., Any], *modules: ModuleType) -> None:
    """Replace the function of this name in the modules."""
    for module in modules:
        setattr(module, name, leaky)


def nothing() -> Variant:
    """Plant nothing: no leak must be found."""
    return LIGHTNING


def event_with_rank() -> Variant:
    """Plant: the event of every move holds the rank of the piece, as the number of a space."""
    original = battle.apply_move

    def leaky(s: Any, seat: int, a: int, ev: Any) -> None:
        piece = s.board[FROM[s.side][seat][a]] - 1
        original(s, seat, a, ev)
        tell.moved(ev, piece, seat, s.rank[piece], s.rank[piece], C.ST_MOVE_1, EVERYBODY)

    instead("apply_move", leaky, law)
    return LIGHTNING


def numbered_by_rank() -> Variant:
    """Plant: pieces get their public numbers by rank instead of by space."""

    def leaky(s: Any, ev: Any) -> None:
        for seat in range(s.players):
            first = seat * PIECES
            kinds = s.rank[first : first + PIECES]
            order = sorted((k for k in range(PIECES) if kinds[k] != EMPTY), key=lambda k: kinds[k])
            s.numbers = len(order)
            for k in range(PIECES):
                piece = first + k
                s.rank[piece] = kinds[order[k]] if k < s.numbers else EMPTY
                s.at[piece] = ZONE[s.side][seat][order[k]] if k < s.numbers else OFF
                if k < s.numbers:
                    s.board[s.at[piece]] = piece + 1
                else:
                    s.known[piece] = EVERYBODY
        s.phase = PLAY
        begin_turn(s, s.turn, ev)

    instead("_open", leaky, placement)
    return LIGHTNING


def telling_refusal() -> Variant:
    """Plant: an attack on a Bomb is refused, although nobody can know that it is one."""
    drivers = LIGHTNING.game.kernels
    original = drivers.act_at

    def leaky(states: Any, i: int, seat: int, a: int, *room: Any) -> int:
        s = states[i]
        if seat != CHANCE and s.phase == PLAY and s.waiting >> seat & 1 and a < len(TO[s.side][seat]):
            struck = s.board[TO[s.side][seat][a]] - 1
            if struck >= 0 and struck // PIECES != seat and s.rank[struck] == BOMB:
                return -int(C.ST_BOMB_2)
        return int(original(states, i, seat, a, *room))

    instead("act_at", leaky, drivers)
    return LIGHTNING


def all_seeing_spectator() -> Variant:
    """Plant: the spectator's view shows every piece."""
    drivers = LIGHTNING.game.kernels
    original = drivers.observe

    def leaky(s: Any, viewer: int, v: Any) -> None:
        original(s, viewer, v)
        if viewer == schema.spectator:
            v.rank = list(s.rank)

    instead("observe", leaky, drivers)
    return LIGHTNING


def public_counter() -> Variant:
    """Plant: a public field counts the moves of high ranks."""
    fields = {field.name: (field.shape, field.audience) for field in schema.fields if field.name not in COMMON}
    counting = Schema(schema.seats, high=((), PUBLIC), **fields)
    original = battle.apply_move

    def leaky(s: Any, seat: int, a: int, ev: Any) -> None:
        s.high += 7 <= s.rank[s.board[FROM[s.side][seat][a]] - 1] <= MARSHALL
        original(s, seat, a, ev)

    instead("apply_move", leaky, law)
    return replace(LIGHTNING, game=replace(LIGHTNING.game, name="stratego", schema=counting))


def asked_if_it_matters() -> Variant:
    """Plant: in the toy, a seat without a card to guard with is not asked."""
    original = toy_rules.apply

    def leaky(s: Any, seat: int, a: int, ev: Any) -> None:
        original(s, seat, a, ev)
        if s.phase == ANSWER and s.hand[s.target][s.named] == 0:
            toy_rules._answer(s, s.target, False, ev)

    instead("apply", leaky, toy_rules)
    return TOY


def two_snipers() -> Variant:
    """Plant: a public bit is set when a seat passes with two Snipers in hand, which are two of 115 cards."""
    original = soldier_law._apply_pass

    def leaky(s: Any, seat: int, ev: Any) -> None:
        s.barred |= (s.hand[seat][SNIPER] > 1) << seat
        original(s, seat, ev)

    instead("_apply_pass", leaky, soldier_law)
    return soldier.VARIANTS[0]


def told_to_the_neighbour() -> Variant:
    """Plant: a drawn card is disclosed to the next seat, too."""
    original = refill.draw

    def leaky(s: Any, seat: int, kind: int, refills: int, clause: int, ev: Any) -> None:
        original(s, seat, kind, refills, clause, ev)
        tell_soldier.drew(ev, seat, kind, refills, clause, 1 << (seat + 1) % s.players)

    instead("draw", leaky, refill, turn)
    return soldier.VARIANTS[0]


def spy_counted_twice() -> Variant:
    """Plant: the counter of quiet moves counts the moves of a Spy twice."""
    original = walking.set_out

    def leaky(s: Any, origin: int, target: int) -> int:
        piece = original(s, origin, target)
        s.quiet += s.rank[piece] == SPY
        return piece

    instead("set_out", leaky, battle, walking)
    return LIGHTNING


def battle_tells_of_spy() -> Variant:
    """Plant: a piece that is named in a battle also tells whether the Spy of its army has moved."""
    original = battle._show

    def leaky(s: Any, piece: int, clause: int, ev: Any) -> None:
        original(s, piece, clause, ev)
        army = range(piece // PIECES * PIECES, (piece // PIECES + 1) * PIECES)
        s.traits[piece] |= 1024 * any(s.rank[k] == SPY and s.traits[k] & MOVED_ONCE for k in army)

    instead("_show", leaky, battle)
    return LIGHTNING


PLANTS: dict[str, Callable[[], Variant]] = {
    "nothing": nothing,
    "event-with-rank": event_with_rank,
    "numbered-by-rank": numbered_by_rank,
    "telling-refusal": telling_refusal,
    "all-seeing-spectator": all_seeing_spectator,
    "public-counter": public_counter,
    "asked-if-it-matters": asked_if_it_matters,
    "two-snipers": two_snipers,
    "told-to-the-neighbour": told_to_the_neighbour,
    "spy-counted-twice": spy_counted_twice,
    "battle-tells-of-spy": battle_tells_of_spy,
}


def find_leak(variant: Variant, seeds: range) -> tuple[str, Leak] | None:
    """Return the first leak and where it was found, or None."""
    for seed in seeds:
        for where, worlds in (("middle", from_the_middle), ("start", from_the_start)):
            leak = worlds(variant, seed).play(60)
            if leak:
                return f"seed {seed}, from the {where}", leak
    leak = next(Hunt(variant, seed=0).leaks(FAR_APART), None)
    return ("seed 0, far apart", leak) if leak else None


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in PLANTS:
        print(f"usage: python -m tests.every_game.plants NAME\nNAME is one of: {', '.join(PLANTS)}")
        return 2
    try:
        found = find_leak(PLANTS[arguments[0]](), range(3 if arguments[0] == "nothing" else 12))
    finally:
        shutil.rmtree(os.environ["SANDTABLE_CACHE"])
    print(f"{found[0]}: {found[1]}" if found else "no leak was found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
