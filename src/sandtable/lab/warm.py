"""Fills the cache of compiled rules: `python -m sandtable.lab.warm`.

One process compiles, under a lock, while others wait: two that write one cache folder at once have been seen to crash.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from filelock import FileLock

from sandtable.games import variants
from sandtable.lab.batch import Batch
from sandtable.umpire.chance import generator
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import CACHE, INTERPRETED, scratch
from sandtable.umpire.umpire import Umpire

Part = Callable[[Variant], None]


def warm(chosen: Sequence[Variant], say: Callable[[str], None] = lambda line: None, with_batches: bool = True) -> None:
    """Compile the rules of these variants' games into the cache, unless that is done; without those of batches if only
    single games are to be played."""
    parts = (_call_umpire, _call_batch) if with_batches else (_call_umpire,)
    games = {variant.game.name: variant for variant in chosen}
    if INTERPRETED or not any(_missing(variant, parts) for variant in games.values()):
        return
    with FileLock(CACHE / "lock"):
        for name, variant in games.items():
            missing = _missing(variant, parts)
            if missing:
                say(f"Compiling the rules of {name}; this happens once and takes a minute or two ...")
                start = time.perf_counter()
                for part in missing:
                    part(variant)
                    _marker(variant, part).touch()
                say(f"Rules of {name} compiled in {time.perf_counter() - start:.0f} s.")


def _missing(variant: Variant, parts: Sequence[Part]) -> list[Part]:
    return [part for part in parts if not _marker(variant, part).exists()]


def _marker(variant: Variant, part: Part) -> Path:
    return CACHE / f"filled-{variant.game.name}{part.__name__}"


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
    """For those who are about to play; whoever needs batches calls `warm` for them."""
    warm(list(variants().values()), lambda line: print(line, flush=True), with_batches=False)


if __name__ == "__main__":
    main()
