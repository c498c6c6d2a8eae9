"""What a seat may expect of a position or a choice when the game's evaluator plays on: an interface to the drivers.

Every answer about a view depends only on that view and on what its seat has noted in its memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from sandtable.engine.compile.jit import rows, scratch
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import generator

GAIN, SQUARES = 0, 1  # columns of a tally
DOUBT = 2.0
"""How many standard errors a gain must exceed to count as one."""
BLUR = 450
"""The greatest uncertainty of a choice's gain, in thousandths, at which choices can be told apart; a defeat and a win
are two thousand apart. In board games the trials of a review are that certain of nine choices in ten, in games of
hidden cards of hardly any: there a review gives no share of good choices.
"""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice beside others: its worth, the other choice that was better beyond doubt, and by how much. `told` says
    whether enough was tried to tell them apart.
    """

    worth: int
    better: int | None
    loss: int
    told: bool


def foresees(variant: Variant) -> bool:
    """Return whether the game can estimate a position before its end."""
    evaluator = variant.game.evaluator
    return evaluator is not None and evaluator.foresees


class Foresight:
    """Working memory for the drivers of one variant. `seats` is the number of seats at the table."""

    def __init__(self, variant: Variant, seats: int, style: int = 0) -> None:
        evaluator, self._schema, self._drivers = variant.game.evaluator, variant.game.schema, variant.game.drivers
        assert evaluator is not None
        self._seats = seats
        self._views, self._states = self._schema.views(2), self._schema.states(2)
        self._acts, self._out, self._worths = (scratch(variant.actions) for _ in range(3))
        self._notes = scratch(evaluator.notes)
        if style and evaluator.style is not None:
            self._notes[evaluator.style] = style
        self._blank = scratch(evaluator.memory)

    def of_view(self, view: bytes, seed: int, worlds: int, draws: int = 1, memory: Any = None) -> list[int]:
        """Return what each seat may expect (-1000 to 1000), averaged over worlds that look like a view; zeros where
        none was found.
        """
        self._schema.unpack_view(view, self._views, 0)
        memory, expected_worth = self._blank if memory is None else memory, scratch(self._seats)
        room = (self._views, self._states, memory, generator(seed))
        seen = int(self._drivers.expect(*room, worlds, draws, expected_worth, self._seats))
        return [round(int(total) / seen) if seen else 0 for total in expected_worth]

    def of_state(self, state: bytes) -> list[int]:
        """Return what each seat may expect (-1000 to 1000) of a position in which everything is known."""
        self._schema.unpack_state(state, self._states, 0)
        return [int(self._drivers.worth_at(self._states, 0, seat)) for seat in range(self._seats)]

    def weigh(
        self,
        view: bytes,
        chosen: int,
        legal: Sequence[int],
        seed: int,
        keep: int,
        worlds: int,
        plies: int,
        draws: int = 1,
        memory: Any = None,
    ) -> Weighed:
        """Compare a seat's choice, by its view, with the others that the evaluator likes most, `keep` in all."""
        self._schema.unpack_view(view, self._views, 0)
        acts = [chosen, *(action for action in legal if action != chosen)]
        self._acts[: len(acts)] = acts
        keep = min(keep, len(acts))
        tally, expected_worth = rows(keep, 2), scratch(1)
        memory, rng = self._blank if memory is None else memory, generator(seed)
        room = (self._notes, self._out, self._worths, tally, memory, rng, generator(0))
        seen = int(
            self._drivers.compare_choices(
                self._views, self._states, self._acts, len(acts), *room, keep, worlds, plies, draws, expected_worth
            )
        )
        if seen < 2:
            return Weighed(0, None, 0, told=False)
        gains = [_sure_gain(int(row[GAIN]), int(row[SQUARES]), seen) for row in tally]
        top = max(range(keep), key=gains.__getitem__)
        loss = round(gains[top])
        better = int(self._acts[top]) if loss > 0 else None
        told = all(_doubt(int(row[GAIN]), int(row[SQUARES]), seen) <= BLUR for row in tally)
        return Weighed(round(int(expected_worth[0]) / seen), better, max(loss, 0), told)


def _sure_gain(gain: int, squares: int, seen: int) -> float:
    """Return how much better a choice did on average in `seen` worlds, less the uncertainty; below 0 if in doubt."""
    return gain / seen - _doubt(gain, squares, seen)


def _doubt(gain: int, squares: int, seen: int) -> float:
    noise = max(0, seen * squares - gain * gain)
    return DOUBT * sqrt(noise / (seen - 1)) / seen
