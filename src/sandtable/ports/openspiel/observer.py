"""OpenSpiel's observers: what a player sees, or has seen, as numbers and as text."""

from __future__ import annotations

import json
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from sandtable.engine.umpire import Umpire

_NONE = pyspiel.PrivateInfoType.NONE
_SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


_OWN, _TOLD = 1, 2


def supported(kind: Any) -> bool:
    """Return whether there is such an observer: it needs some information, and private information alone has no perfect
    recall.
    """
    return bool(kind.public_info or (kind.private_info != _NONE and not kind.perfect_recall))


class Observer:
    """An observer of the present view, or with perfect recall of the stream of all that was told and done.

    `tensor` is flat, float32; `dict` holds the same numbers by name in the shape of `Variant.observation`. The name is
    `observation` with the private information of one player, `public` with that of none (the spectator's view), and
    each seat's name with that of all. Private information alone is available as text only.

    Perfect recall has numbers only in small games: a row for each word of the stream, in order, and rows of zeros after
    them. A row begins with 1 for an own action, which follows, or 2 for an event, whose numbers follow.
    """

    def __init__(self, game: Any, kind: Any) -> None:
        self._kind = kind
        self._seats = range(game.num_players())
        self._shape: tuple[int, ...] = ()
        if kind.public_info:
            seen = game.variant.observation.shape
            self._shape = (
                ((game.told, game.variant.game.events.width) if game.told else ()) if kind.perfect_recall else seen
            )
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._shape:
            self._lay_out(game)

    def _lay_out(self, game: Any) -> None:
        names = {_NONE: ["public"], _SINGLE: ["observation"]}.get(self._kind.private_info, game.seats)
        self.tensor = np.zeros(len(names) * prod(self._shape), np.float32)
        self.dict = dict(zip(names, self.tensor.reshape(len(names), *self._shape), strict=True))

    def _viewers(self, state: Any, player: int) -> list[int]:
        """Return the viewers whose information is requested."""
        if player not in self._seats:
            raise pyspiel.SpielError(f"there is no player {player}; they go from 0 to {self._seats[-1]}")
        if self._kind.private_info == _NONE:
            return [state.table.umpire.spectator]
        return [player] if self._kind.private_info == _SINGLE else list(self._seats)

    def set_from(self, state: Any, player: int) -> None:
        """Fill `tensor` with what the player sees, or has seen."""
        if self.tensor is None:
            raise pyspiel.SpielError("this kind of observation has no tensor; it is a string")
        for numbers, viewer in zip(self.dict.values(), self._viewers(state, player), strict=True):
            if self._kind.perfect_recall:
                _write(state.table.streams[viewer], numbers)
            else:
                numbers[...] = state.table.umpire.observation(viewer)

    def string_from(self, state: Any, player: int) -> str:
        """Return a stream (see `Table.streams`), or a view as JSON. For private information alone, return the parts of
        the view that the spectator does not see.
        """
        viewers = self._viewers(state, player)
        if self._kind.perfect_recall:
            return "\n".join(state.table.streams[viewer] for viewer in viewers)
        umpire: Umpire = state.table.umpire
        views: list[Any] = [umpire.view(viewer) for viewer in viewers]
        if not self._kind.public_info:
            public = umpire.view(umpire.spectator)
            views = [_beyond(view, public) for view in views]
        return "\n".join(json.dumps(view, separators=(",", ":")) for view in views)


def _write(stream: str, rows: npt.NDArray[np.float32]) -> None:
    """Write the stream of a seat or the spectator as rows of numbers."""
    rows[...] = 0
    for row, word in zip(rows, stream.split()[1:], strict=False):
        if word[0] == ">":
            row[:2] = _OWN, int(word[1:])
        else:
            row[:] = _TOLD, *map(int, word.split(","))


def _beyond(view: Any, public: Any) -> Any:
    """Return the parts of a view that differ from the spectator's; parts of a list by their indices."""
    if isinstance(view, dict) and isinstance(public, dict):
        return {key: _beyond(part, public.get(key)) for key, part in view.items() if part != public.get(key)}
    if isinstance(view, list) and isinstance(public, list) and len(view) == len(public):
        pairs = enumerate(zip(view, public, strict=True))
        return {str(k): _beyond(part, known) for k, (part, known) in pairs if part != known}
    return view
