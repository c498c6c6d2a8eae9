"""Makes `rules.wasm` of a game from its sources. It needs numba and a linker, and the backend `native`."""

from __future__ import annotations

from sandtable.engine.compile.codegen import ARTEFACT
from sandtable.engine.compile.faces import exported, faces
from sandtable.engine.compile.sources import rules_digest
from sandtable.engine.compile.wasm.artefact import Artefact, packed, unpacked
from sandtable.engine.game import Game


def made(game: Game) -> bytes:
    """Return the bytes of the `rules.wasm` of a game. The same sources give the same bytes."""
    from sandtable.engine.compile.wasm import ir, link
    from sandtable.engine.compile.wasm.wrappers import wrappers

    text = game.drivers_source
    found = faces(text)
    records = {"state": game.schema.state.itemsize, "view": game.schema.view.itemsize}
    code, compiled = ir.module(game.kernels, found, game.schema)
    module = link.module(f"{code}\n{wrappers(found, compiled, records)}", map(exported, found))
    return packed(Artefact(module, rules_digest(game.folder, text), records, found))


def fits(game: Game) -> bool:
    """Return whether the `rules.wasm` of a game was made from the present sources."""
    try:
        found = unpacked((game.folder / ARTEFACT).read_bytes())
    except (FileNotFoundError, ValueError):
        return False
    return found.sources == rules_digest(game.folder, game.drivers_source)
