"""The player that tries its choices out in worlds that agree with what it saw before, as well as with what it sees.

What an enemy did, and what it left undone, is evidence of what it is: the game's `heed` notes it in `memory`, from two
views of the player's seat that follow one another, and its `weigh_world` holds one world likelier than another by it.
"""

from __future__ import annotations

from sandtable.players.improving import Improver
from sandtable.umpire.view import Packed

NOW, BEFORE = 0, 1  # places of views


class Rememberer(Improver):
    """Chooses by playouts and memory: the same seed and the same views in order give the same choice."""

    _last: bytes | None = None

    def see(self, view: Packed) -> None:
        """What its seat sees: at the start, and after each step of the game, before it is asked to choose."""
        if view.packed == self._last:
            return
        if self._last is not None:
            self.schema.unpack_view(self._last, self.views, BEFORE)
            self.schema.unpack_view(view.packed, self.views, NOW)
            self.drivers.heed_at(self.views, NOW, BEFORE, self.memory)
        self._last = view.packed
