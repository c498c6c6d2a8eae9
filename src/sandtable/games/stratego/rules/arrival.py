"""The board as seen by a player who is asked for a rescue in secret (ST-R-107): its piece has arrived."""

from __future__ import annotations

from copy import deepcopy

from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.schema import RESCUE


def arrived(view: View) -> View:
    """Return the view after the viewer's own move that is held back from the others; the view itself if none is."""
    if view.viewer >= view.players or view.arrival[view.viewer][0] == 0:
        return view
    seen = deepcopy(view)
    origin, target = view.arrival[view.viewer][0] - 1, view.arrival[view.viewer][1]
    piece = view.board[origin] - 1
    seen.board[origin], seen.board[target] = 0, piece + 1
    seen.at[piece] = target
    seen.mover, seen.origin, seen.last = piece + 1, origin, [piece + 1, origin, target]
    seen.phase = RESCUE
    return seen
