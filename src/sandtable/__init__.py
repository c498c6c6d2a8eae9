"""Sandtable: war games to play, study and improve.

`make` opens one game, `batch` many; `games` lists the variants.
"""

from __future__ import annotations

from sandtable.face import Action, Game, make
from sandtable.games import variant, variants
from sandtable.lab.batch import Batch, batch
from sandtable.umpire.errors import BadInput, IllegalAction
from sandtable.umpire.view import View

__all__ = ["Action", "BadInput", "Batch", "Game", "IllegalAction", "View", "batch", "make", "variant", "variants"]
__version__ = "0.1.0"
