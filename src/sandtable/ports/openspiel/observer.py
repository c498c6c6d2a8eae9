"""What OpenSpiel calls observers: what a player sees, or has seen, as numbers and as text."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from sandtable.umpire.umpire import Umpire

_NONE = pyspiel.PrivateInfoType.NONE
_SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


def supported(kind: Any) -> bool:
    """Whether there is such an observer: some information is asked for, and none private alone with all its past."""
    return bool(kind.public_info or (kind.private_info != _NONE and not kind.perfect_recall))


class Observer:
    """The present view, or with perfect recall the stream of all that was told and done.

    `tensor` is flat, float32; `dict` holds the same numbers by name in the shape of `Variant.observation`. With the
    private information of one player the name is `observation`, with that of none it is `public` (the spectator's
    view), with that of all each seat's name. Private information alone, and perfect recall, are texts only.
    """

    def __init__(self, game: Any, kind: Any) -> None:
        self._kind = kind
        self._seats = range(game.num_players())
        self._now = kind.public_info and not kind.perfect_recall
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._now:
            self._lay_out(game)

    def _lay_out(self, game: Any) -> None:
        names = {_NONE: ["public"], _SINGLE: ["observation"]}.get(self._kind.private_info, game.seats)
        shape = game.variant.observation.shape
        self.tensor = np.zeros(len(names) * game.variant.observation.size, np.float32)
        self.dict = dict(zip(names, self.tensor.reshape(len(names), *shape), strict=True))

    def _viewers(self, state: Any, player: int) -> list[int]:
        """Whose information is asked for."""
        if player not in self._seats:
            raise pyspiel.SpielError(f"there is no player {player}; they go from 0 to {self._seats[-1]}")
        if self._kind.private_info == _NONE:
            return [state.table.umpire.spectator]
        return [player] if self._kind.private_info == _SINGLE else list(self._seats)

    def set_from(self, state: Any, player: int) -> None:
        """Fill `tensor` with what the player sees."""
        if self.tensor is None:
            raise pyspiel.SpielError("this kind of observation has no tensor; it is a string")
        for numbers, viewer in zip(self.dict.values(), self._viewers(state, player), strict=True):
            numbers[...] = state.table.umpire.observation(viewer)

    def string_from(self, state: Any, player: int) -> str:
        """A stream (see `Table.streams`), or a view as JSON, of private information what the spectator lacks."""
        viewers = self._viewers(state, player)
        if self._kind.perfect_recall:
            return "\n".join(state.table.streams[viewer] for viewer in viewers)
        umpire: Umpire = state.table.umpire
        views: list[Any] = [umpire.view(viewer) for viewer in viewers]
        if not self._kind.public_info:
            public = umpire.view(umpire.spectator)
            views = [_beyond(view, public) for view in views]
        return "\n".join(json.dumps(view, separators=(",", ":")) for view in views)


def _beyond(view: Any, public: Any) -> Any:
    """The parts of a view that differ from the spectator's; of a list by their places in it."""
    if isinstance(view, dict) and isinstance(public, dict):
        return {key: _beyond(part, public.get(key)) for key, part in view.items() if part != public.get(key)}
    if isinstance(view, list) and isinstance(public, list) and len(view) == len(public):
        pairs = enumerate(zip(view, public, strict=True))
        return {str(k): _beyond(part, known) for k, (part, known) in pairs if part != known}
    return view
