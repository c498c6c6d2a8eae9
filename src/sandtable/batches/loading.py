"""Loading rules before they are needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sandtable.engine.compile.backend import NATIVE, WASM
from sandtable.engine.game import Variant


def load(chosen: Iterable[Variant], parts: Sequence[str]) -> None:
    """Load parts of games into memory, compiling what is not cached, so that no player waits for it later."""
    for variant in {variant.game.name: variant for variant in chosen}.values():
        if WASM:
            _ = variant.game.drivers
        elif NATIVE:
            from sandtable.batches.compiled_functions import steps

            for step in steps(variant, parts):
                step()
