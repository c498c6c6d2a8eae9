"""Bots that are arrays: a linear or two-layer net over observations. They also play inside compiled loops."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.bots.seeded_choice import seeded_choice
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import scratch, within_reach, zeros
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json
from sandtable.engine.record.chance import generator
from sandtable.engine.record.observation import flat
from sandtable.engine.record.view import Packed

PREFIX = "net:"
"""The prefix of a file's name in a player spec."""
NETS = 3
"""The number for this kind of player in a row of `compiled_specs`."""
NAMES = ("hidden", "hidden_bias", "out", "out_bias", "heat")

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Net:
    """Scores for all actions: `out @ relu(hidden @ observation + hidden_bias) + out_bias`, or without a hidden layer
    `out @ observation + out_bias`. Observations are flat, of size `variant.observation.size`.

    `out` has the shape (actions, inputs), `out_bias` (actions,), `hidden` (units, observation.size), `hidden_bias`
    (units,). With `heat` 0 the net takes the legal action with the highest score, else it draws one with the
    probabilities softmax(scores / heat) over the legal ones. All arithmetic is float64 in one order, so that a game is
    the same on every machine.
    """

    out: Floats
    out_bias: Floats
    hidden: Floats | None = None
    hidden_bias: Floats | None = None
    heat: float = 0.0

    @property
    def units(self) -> int:
        """The number of hidden units; 0 if the net is linear."""
        return 0 if self.hidden is None else len(self.hidden)

    def row(self) -> Floats:
        """Return all numbers of the net in one row, as `engine/templates/networks.py` reads them."""
        parts = [np.array([self.heat])]
        if self.hidden is not None and self.hidden_bias is not None:
            parts += [np.asarray(self.hidden).T.ravel(), np.asarray(self.hidden_bias)]
        parts.append(np.column_stack((self.out, self.out_bias)).ravel())
        return np.concatenate(parts).astype(np.float64)

    def check(self, variant: Variant) -> None:
        """Raise BadInput unless the net fits a variant."""
        seen, actions = variant.observation.size, variant.actions
        if (self.hidden is None) is not (self.hidden_bias is None):
            raise BadInput("a net has both `hidden` and `hidden_bias`, or neither")
        wanted = {"out": (actions, self.units or seen), "out_bias": (actions,)}
        if self.hidden is not None:
            wanted |= {"hidden": (self.units, seen), "hidden_bias": (self.units,)}
        for name, shape in wanted.items():
            found = np.asarray(getattr(self, name))
            if found.shape != shape or not np.issubdtype(found.dtype, np.floating) or not np.isfinite(found).all():
                raise BadInput(f"`{name}` is finite numbers of shape {shape} for {variant.title}, not {found.shape}")
        if not 0 <= self.heat < np.inf:
            raise BadInput(f"`heat` is 0 or more, not {self.heat}")

    def save(self, file: str | Path) -> None:
        """Save the net to a NumPy file (.npz), which the player spec `net:FILE` names."""
        kept: Json = {name: value for name in NAMES if (value := getattr(self, name)) is not None}
        with Path(file).open("wb") as out:
            np.savez_compressed(out, **kept)

    @classmethod
    def load(cls, file: str | Path) -> Net:
        """Return the net in a file written by `save`; raise BadInput."""
        try:
            with Path(file).open("rb") as raw, np.load(raw, allow_pickle=False) as found:
                arrays = {name: found[name] for name in found.files}
        except (OSError, ValueError, EOFError, zipfile.BadZipFile) as problem:
            raise BadInput(f"{file} holds no net: {problem}") from None
        if not {"out", "out_bias"} <= set(arrays) <= set(NAMES):
            raise BadInput(f"{file} holds no net: it has {', '.join(arrays) or 'nothing'}, not {', '.join(NAMES)}")
        return cls(**{**arrays, "heat": float(arrays.get("heat", 0.0))})


def named(name: str, variant: Variant) -> Net:
    """Return the net that `net:FILE` names; raise BadInput."""
    net = Net.load(name.removeprefix(PREFIX))
    net.check(variant)
    return net


class Nets:
    """Several nets: the `weights` of all, the row of each net's player, and the working memory that they need."""

    ROW = ("kind", "where its numbers begin", "hidden units")

    def __init__(self, variant: Variant, nets: Sequence[Net]) -> None:
        parts = [net.row() for net in nets]
        begin = np.cumsum([0, *map(len, parts)]).tolist()
        self.rows = [(NETS, at, net.units) for at, net in zip(begin, nets, strict=False)]
        self.weights: Any = within_reach(np.concatenate([*parts, np.zeros(1)]))
        self._units, self._size = max((net.units for net in nets), default=0), variant.observation.size
        if INTERPRETED:
            self.weights = self.weights.tolist()

    def room(self) -> tuple[Any, Any]:
        """Return working memory for one thread: an observation, and the hidden units."""
        return flat(self._size), [0.0] * self._units if INTERPRETED else zeros(max(1, self._units), np.float64)


class NetPlayer:
    """A net as a player at a table; the same seed and view give the same choice."""

    def __init__(self, variant: Variant, seed: int, net: Net) -> None:
        net.check(variant)
        nets = Nets(variant, [net])
        self._variant, self._seed, self._net = variant, seed, net
        self._row = within_reach(np.array(nets.rows[0], np.int64))
        self._weights, self._room = nets.weights, nets.room()
        self._views, self._acts = variant.game.schema.views(1), scratch(variant.actions)

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        self._variant.game.schema.unpack_view(view.packed, self._views, 0)
        self._acts[: len(legal)] = legal
        luck = generator(seeded_choice(self._seed, view))
        return int(
            self._variant.game.drivers.net_at(
                self._views, 0, self._acts, len(legal), self._row, self._weights, *self._room, luck
            )
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return NetPlayer, (self._variant, self._seed, self._net)
