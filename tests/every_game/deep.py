"""Two worlds that differ as much as possible, and very many of them.

`worlds.py` compares texts; this module compares only bytes: views, choices, who is waited for, and rows of events. A
pair therefore takes milliseconds, so rare leaks can be looked for. Positions are taken just before rare events. Of
several determinizations, the two play on that hold the rarest values. The module counts what was covered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from tests.every_game.tables import Table, table
from tests.every_game.worlds import Leak, Outcome, Worlds, where_they_differ

from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Variant
from sandtable.engine.record.events import AUDIENCE, KIND
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Step

DETERMINIZATIONS = 8  # of which the two farthest and rarest play on
PAIRS = 16  # from one game
PLIES = 12  # that a pair plays on
ALIKE = 20  # worlds in a phase that were all alike: in others more is hidden
TRIES = 3  # of outcomes of chance, for one that looks the same
BARREN = 50  # decisions on end in such phases, after which a game is left
LONGEST = 3000  # decisions of a game from which positions are taken

Words = npt.NDArray[np.int16]


class Bare(Worlds):
    """Two worlds of which only bytes are compared.

    Texts are made only when rows of events differ, to see whether the difference is lawful.
    """

    def play(self, decisions: int, first: tuple[int, int] | None = None) -> Leak | None:
        """Play on, and return the first leak; `first` is carried out in both worlds before all else."""
        if first is None or self.unlike:
            return super().play(decisions)
        seat, action = first
        outcome = self._compare() or self._both(seat, action, action) or self._compare()
        if outcome is not None:
            return outcome if isinstance(outcome, Leak) else None
        return super().play(decisions)

    def _overhear(self, seat: int, action: int) -> None:
        """Do nothing: no texts are tried here."""

    def _looking_like(self, ours: int) -> list[int]:
        """Return another outcome that looks the same, if a few tries find one, and otherwise the same outcome."""
        world = self.one.copy()
        before, outcomes, plies = world.mark(), world.outcomes(), world.public().ply
        look = self._look_of(world, ours)
        if world.public().ply < plies:
            return [ours]  # a new round has begun, and views no longer show what was drawn
        for outcome in self.rng.sample(outcomes, min(TRIES, len(outcomes))):
            world.back_to(before)
            if any(mine == yours for mine, yours in zip(look, self._look_of(world, outcome), strict=True)):
                return [outcome]
        return [ours]

    def _look_of(self, world: Table, outcome: int) -> tuple[list[tuple[int, ...]], bytes]:
        """Return what the viewer is told of an outcome, and its view afterwards."""
        told = _rows(world.replay(CHANCE, outcome), self.viewer)
        return told, world.packed(self.viewer)

    def _compare_stories(self, mine: Step | None, yours: Step | None) -> Outcome:
        if _rows(mine, self.viewer) == _rows(yours, self.viewer):
            return None
        return super()._compare_stories(mine, yours)

    def _compare(self) -> Leak | None:
        ours, theirs = _bytes_sent(self.one, self.viewer), _bytes_sent(self.other, self.viewer)
        for what in ours:
            if ours[what] != theirs[what]:
                return Leak(what, *where_they_differ(ours[what], theirs[what]))
        return None


def _rows(step: Step | None, viewer: int) -> list[tuple[int, ...]]:
    return [row for row in step.events if row[AUDIENCE] >> viewer & 1] if step else []


def _bytes_sent(world: Table, viewer: int) -> dict[str, Any]:
    return {
        "the view's record": world.packed(viewer).hex(),
        "the list of choices": world.legal(viewer),
        "who is waited for": world.waiting,
    }


def _told_of(world: Table, moment: Moment, viewer: int) -> list[tuple[int, ...]] | None:
    """Return the rows that a viewer would be told of a decision, or None if it cannot be carried out."""
    before = world.mark()
    try:
        return _rows(world.replay(moment.seat, moment.action), viewer)
    except SandtableError:
        return None
    finally:
        world.back_to(before)


@dataclass(frozen=True)
class Moment:
    """A position of a game, and the decision that followed."""

    state: bytes
    phase: int
    kinds: frozenset[int]  # of the events of it
    seat: int
    action: int


@dataclass
class Coverage:
    """Counts of the values that hidden fields have held, and of where the two worlds differed."""

    held: Counter[tuple[int, int, int]] = field(default_factory=Counter)  # field, its last index, value
    met: Counter[int] = field(default_factory=Counter)  # kinds of event after which, or before which, worlds began
    phases: Counter[int] = field(default_factory=Counter)
    alike: Counter[int] = field(default_factory=Counter)  # phases in which nothing was hidden from the viewer
    differed: Counter[tuple[str, int]] = field(default_factory=Counter)  # hidden field, phase
    pairs: int = 0


@dataclass
class Hunt:
    """A search for leaks: pairs of worlds of one variant, one after another."""

    variant: Variant
    seed: int
    seen: Coverage = field(default_factory=Coverage)

    def __post_init__(self) -> None:
        schema = self.variant.game.schema
        self.rng = Random(self.seed)
        self.names: list[str] = []
        self._places: list[tuple[int, int]] = []  # of each word of a state: its field's number and last index
        self._hidden: list[bool] = []
        for number, one in enumerate(schema.fields):
            self.names.append(one.name)
            last = one.shape[-1] if one.shape else 1
            self._places += [(number, word % last) for word in range(one.words)]
            self._hidden += [one.audience.kind != "public"] * one.words

    def leaks(self, pairs: int) -> Iterator[Leak]:
        """Play on `pairs` pairs that differ, and yield every leak that is found.

        In variants that hide little, the search gives up after as many games.
        """
        for _ in range(pairs):
            for one, moment in self._positions():
                leak = self._pair(one, moment)
                if leak:
                    yield leak
            if self.seen.pairs >= pairs:
                return

    def _positions(self) -> list[tuple[Table, Moment]]:
        """Return moments of one game, chosen with a bias towards those just before something rare."""
        game = table(self.variant, self.rng, people=True)
        moments: list[Moment] = []
        barren = 0
        while not game.over and len(moments) < LONGEST and barren < BARREN:
            state = game.state()
            phase = int(game.game.schema.read_state(state).phase)
            barren = barren + 1 if self._is_barren(phase) else 0
            step = game.replay(*game.pick(self.rng))
            kinds = frozenset(row[KIND] for row in step.events)
            moments.append(Moment(state, phase, kinds, step.seat, step.action))
        chosen = []
        for _ in range(min(PAIRS, len(moments))):
            weights = [self._rarity_of(moment.phase, moment.kinds) for moment in moments]
            if not any(weights):
                break
            moment = moments.pop(self.rng.choices(range(len(moments)), weights)[0])
            self.seen.phases[moment.phase] += 1
            self.seen.met.update(moment.kinds)
            world = game.copy()
            world.put(moment.state)
            world.at_once = game.at_once
            chosen.append((world, moment))
        return chosen

    def _rarity_of(self, phase: int, kinds: frozenset[int]) -> float:
        if self._is_barren(phase):
            return 0
        return 1 / (1 + self.seen.phases[phase]) + sum(1 / (1 + self.seen.met[kind]) for kind in kinds)

    def _is_barren(self, phase: int) -> bool:
        """Return whether a phase has been tried often and never hid anything."""
        return self.seen.alike[phase] > ALIKE and self.seen.alike[phase] == self.seen.phases[phase]

    def _pair(self, one: Table, moment: Moment) -> Leak | None:
        """Play on a pair of worlds from a moment, and return a leak if there is one.

        In half of the pairs, the decision of the moment is carried out first, in worlds in which the viewer is told the
        same of it. The worlds are then still alike after a battle, for example, and anything else that it gives away
        shows up.
        """
        viewer = self.rng.choice(one.viewers)
        worlds = [one, *(one.determinized(viewer, self.rng.getrandbits(63)) for _ in range(DETERMINIZATIONS))]
        alike = self._alike_after(worlds, moment, viewer) if self.rng.random() < 0.5 else []
        ours, theirs = self._far_apart(alike if len(alike) > 1 else worlds, moment.phase)
        self.seen.pairs += ours.state() != theirs.state()
        pair = Bare(ours, theirs, viewer, self.rng)
        return pair.play(PLIES, (moment.seat, moment.action) if len(alike) > 1 else None)

    def _alike_after(self, worlds: list[Table], moment: Moment, viewer: int) -> list[Table]:
        """Return the worlds in which a decision can be carried out and the viewer is told the same of it."""
        told = [_told_of(world, moment, viewer) for world in worlds]
        return [world for world, rows in zip(worlds, told, strict=True) if rows is not None and rows == told[0]]

    def _far_apart(self, worlds: list[Table], phase: int) -> tuple[Table, Table]:
        """Return the two worlds that differ most, with rare values counting more."""
        words = [np.frombuffer(world.state(), dtype=np.int16) for world in worlds]
        best, pair = -1.0, (0, 1)
        for i in range(len(worlds)):
            for j in range(i):
                rarity = self._rarity(words[i], words[j])
                if rarity > best:
                    best, pair = rarity, (i, j)
        self._note(words[pair[0]], words[pair[1]], phase)
        return worlds[pair[0]], worlds[pair[1]]

    def _rarity(self, ours: Words, theirs: Words) -> float:
        held = self.seen.held
        return sum(
            1 / (1 + held[*self._places[k], int(ours[k])]) + 1 / (1 + held[*self._places[k], int(theirs[k])])
            for k in self._unlike(ours, theirs)
        )

    def _unlike(self, ours: Words, theirs: Words) -> list[int]:
        return [int(k) for k in np.flatnonzero(ours != theirs) if self._hidden[k]]

    def _note(self, ours: Words, theirs: Words, phase: int) -> None:
        unlike = self._unlike(ours, theirs)
        self.seen.alike[phase] += not unlike
        for k in unlike:
            self.seen.held[*self._places[k], int(ours[k])] += 1
            self.seen.held[*self._places[k], int(theirs[k])] += 1
        self.seen.differed.update({(self.names[self._places[k][0]], phase) for k in unlike})

    def told(self) -> list[str]:
        """Return the lines of a report: for each hidden field, in how many pairs it differed, phase by phase."""
        lines = [f"{self.variant.id}: {self.seen.pairs:,} pairs"]
        for name in dict.fromkeys(name for name, _ in sorted(self.seen.differed)):
            counts = {phase: n for (other, phase), n in sorted(self.seen.differed.items()) if other == name}
            lines.append(f"  {name}: " + ", ".join(f"phase {phase} {n:,}" for phase, n in counts.items()))
        return lines
