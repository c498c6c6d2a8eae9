"""Fills the cache of compiled rules: `python -m sandtable.lab.warm`.

One process compiles, under a lock, while others wait: two that write one cache folder at once have been seen to crash.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from filelock import FileLock

from sandtable.games import variants
from sandtable.lab.batch import Batch
from sandtable.umpire.chance import generator
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import CACHE, INTERPRETED, scratch
from sandtable.umpire.umpire import Umpire

_DONE = CACHE / "filled"


def warm(chosen: Sequence[Variant], say: Callable[[str], None] = lambda line: None, with_batches: bool = True) -> None:
    """Compile the rules of these variants into the cache, unless that is done; those of batches are a third of it."""
    if INTERPRETED or _DONE.exists():
        return
    with FileLock(CACHE / "lock"):
        if _DONE.exists():
            return
        say("Compiling the rules; this happens once and takes about a minute ...")
        start = time.perf_counter()
        for variant in {variant.game.name: variant for variant in chosen}.values():
            _call_umpire(variant)
            if with_batches:
                _call_batch(variant)
        _DONE.touch()
        say(f"Rules compiled in {time.perf_counter() - start:.0f} s.")


def _call_umpire(variant: Variant) -> None:
    """Call each driver of single games the way it is called later, so that each is compiled for the right arguments."""
    umpire = Umpire(variant, None, {}, bytes(32))
    seat = umpire.waiting[0]
    umpire.decide(seat, umpire.legal(seat)[0])
    umpire.offer(seat)
    umpire.redealt(umpire.spectator, 0)
    umpire.observation(seat)
    umpire.weights()
    _call_previews(umpire)
    _call_thinker(variant, umpire.view(seat).packed)


def _call_previews(umpire: Umpire) -> None:
    if not umpire.waiting:
        return
    seat = umpire.waiting[0]
    drivers, schema = umpire.game.drivers, umpire.game.schema
    views, out = schema.views(1), scratch(umpire.variant.actions)
    schema.unpack_view(umpire.packed(seat), views, 0)
    pick = umpire.legal(seat)[0]
    if hasattr(drivers, "weigh_at"):
        drivers.weigh_at(views, 0, pick, out)
    drivers.suppose(views, 0, pick, schema.states(1), 0, out)


def _call_batch(variant: Variant) -> None:
    """Two games are enough for every function of a batch."""
    games = Batch(variant, 2, threads=1)
    games.random_playouts()
    games.reset()
    games.observe()
    games.legal()
    listed = games.legal(as_list=True)
    games.step(listed.actions[listed.offsets[:-1]])


def _call_thinker(variant: Variant, view: bytes) -> None:
    game = variant.game
    if game.thinker:
        views = game.schema.views(1)
        game.schema.unpack_view(view, views, 0)
        out = scratch(variant.actions)
        n = game.drivers.legal_at(views, 0, out)
        game.drivers.best(views, 0, out, n, scratch(game.thinker.SCRATCH), generator(0))


def main() -> None:
    warm(list(variants().values()), lambda line: print(line, flush=True))


if __name__ == "__main__":
    main()
