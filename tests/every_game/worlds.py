"""Two worlds: two games that differ only in what a viewer cannot know, played on side by side.

The public choices are the same in both. Whatever the viewer is sent must be the same, byte for byte. The comparison
ends when a value that is lawfully disclosed differs between the worlds, because the viewer may tell them apart then.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from tests.every_game.tables import Table, somewhere, table

from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game, Variant
from sandtable.engine.record.events import AUDIENCE, KIND
from sandtable.engine.record.schema import CHANCE, UNKNOWN
from sandtable.engine.umpire import Step


@dataclass(frozen=True)
class Secrets:
    """What two worlds must know of a game: `SECRETS` in `tests/games/<game>/two_worlds.py`."""

    answers: Mapping[str, str] = field(default_factory=dict)
    """Kinds of event that tell something by coming or not coming, and the clause that allows it."""
    look: Callable[[Table, int, int, int], Hashable] = lambda world, seat, viewer, action: action
    """What a viewer will see of another seat's choice, where that is not all: what looks alike differs in secret."""
    at_once: frozenset[int] = frozenset()
    """Phases in which choices are secret till all are made, even where a single seat has one to make."""
    unheard: Callable[[Table, int], int | None] = lambda world, seat: None
    """Where a seat is asked in secret in the course of its turn: the answer of which nobody hears. Else None."""


def secrets(game: Game) -> Secrets:
    """Return the `SECRETS` that the tests of a game declare, also of a game in another package; empty if none do."""
    house = Path(__file__).parents[1] / "games" / game.name
    guest = game.folder.parent / "tests"
    for path in (house / "two_worlds.py", guest / "two_worlds.py"):
        if path.is_file():
            spec = spec_from_file_location(f"two_worlds_of_{game.name}", path)
            assert spec and spec.loader
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
            known: Secrets = module.SECRETS
            return known
    return Secrets()


PARTED = "parted"
"""The worlds cannot be played on alike, or may lawfully be told apart."""


@dataclass(frozen=True)
class Leak:
    """Something that the viewer was sent and that told the worlds apart."""

    what: str
    one: Any
    other: Any

    def __str__(self) -> str:
        return f"{self.what} tells the worlds apart:\n  {self.one}\n  {self.other}"


Outcome = Leak | str | None
"""A leak, PARTED, or None: all the same so far."""


class Worlds:
    """Two games and the viewer who must not be able to tell them apart."""

    def __init__(self, one: Table, other: Table, viewer: int, rng: Random, probes: int = 4) -> None:
        self.one, self.other, self.viewer, self.rng, self.probes = one, other, viewer, rng, probes
        self.secrets = secrets(one.game)
        self.texts: list[str] = ["nonsense"]
        self.steps = 0
        # Secret choices were made, or made up, that will not look the same when the screens are gone.
        self.unlike = one.state() != other.state() and self._choose_in_secret()

    def play(self, decisions: int) -> Leak | None:
        """Play on, and return the first leak."""
        outcome: Outcome = self._compare()
        while outcome is None and self.steps < decisions and not self.one.over:
            outcome = self.step()
        return outcome if isinstance(outcome, Leak) else None

    def step(self) -> Outcome:
        """Carry out one decision in both worlds, and compare them."""
        self.steps += 1
        outcome = self._chance() if self.one.chance_waits else self._choice()
        if outcome is None and self.unlike and not self._choose_in_secret():
            return PARTED
        return outcome or self._compare()

    # One decision in both.

    def _chance(self) -> Outcome:
        """Carry out an outcome of chance: the same in both if the viewer learns it, else one that looks like it."""
        ours = self.rng.choice(self.one.outcomes())
        theirs = [outcome for outcome in self._looking_like(ours) if outcome in self.other.outcomes()]
        return self._both(CHANCE, ours, self.rng.choice(theirs)) if theirs else PARTED

    def _looking_like(self, ours: int) -> list[int]:
        """Return the outcomes after which the view, or what is told, is the same.

        A leak would stay undetected here only if it were in both.
        """
        after = self._after_each()
        look, tale = after[ours]
        return [outcome for outcome, (other, told) in after.items() if look == other or tale == told]

    def _after_each(self) -> dict[int, tuple[bytes, str]]:
        """Return the viewer's view and what it is told, after each outcome."""
        world, found = self.one.copy(), {}
        before = world.mark()
        for outcome in world.outcomes():
            told = world.told(world.replay(CHANCE, outcome), self.viewer)
            found[outcome] = world.packed(self.viewer), json.dumps(told)
            world.back_to(before)
        return found

    def _choice(self) -> Outcome:
        seat = self.one.pick_seat(self.rng)
        if seat != self.viewer and self._choose_in_secret():
            return self._secret_choice(seat)
        ours, theirs = self._by_look(self.one, seat), self._by_look(self.other, seat)
        common = [look for look in ours if look in theirs]
        if not common:
            return PARTED
        look = self.rng.choice(common)
        action, counterpart = self.rng.choice(ours[look]), self.rng.choice(theirs[look])
        self._overhear(seat, action)
        return self._both(seat, action, counterpart)

    def _overhear(self, seat: int, action: int) -> None:
        """Remember what others do as a text that the viewer will try, too."""
        if seat != self.viewer:
            self.texts = [*self.texts[-20:], self.one.say(seat, action)]

    def _by_look(self, world: Table, seat: int) -> dict[Hashable, list[int]]:
        """Return a seat's choices, grouped by what the viewer will see of them."""
        found: dict[Hashable, list[int]] = {}
        for action in world.legal(seat):
            found.setdefault(self._look(seat, action), []).append(action)
        return found

    def _look(self, seat: int, action: int) -> Hashable:
        return action if seat == self.viewer else self.secrets.look(self.one, seat, self.viewer, action)

    def _choose_in_secret(self) -> bool:
        return self.one.public().phase in self.one.at_once | self.secrets.at_once

    def _secret_choice(self, seat: int) -> Outcome:
        """Let another seat choose while others do: any choice in either world, carried out in both together."""
        ours = self.rng.choice(self.one.legal(seat))
        theirs = self._counterpart(seat, ours)
        done, done_there = _is_done(self.one, seat, ours), _is_done(self.other, seat, theirs)
        return self._both(seat, None if done and not done_there else ours, None if done_there and not done else theirs)

    def _counterpart(self, seat: int, ours: int) -> int:
        """Return a choice for the other world that will look the same once it is revealed, if there is one."""
        choices = self.other.legal(seat)
        alike = self._by_look(self.other, seat).get(self._look(seat, ours), [])
        self.unlike = self.unlike or not alike
        return self.rng.choice(alike or choices)

    def _both(self, seat: int, ours: int | None, theirs: int | None) -> Outcome:
        """Carry out a decision in each world (None: nothing happens there), and compare what the viewer is told."""
        before = self.one.packed(self.viewer), self.other.packed(self.viewer)
        mine, yours = _carry_out(self.one, seat, ours), _carry_out(self.other, seat, theirs)
        if isinstance(mine, str) or isinstance(yours, str):
            if seat != self.viewer:
                return PARTED
            return Leak("a refusal" if mine != yours else "a choice that is none", mine, yours)
        unheard = [self._unheard(world, seat) for world in (self.one, self.other)]
        if unheard == [None, None]:
            return self._compare_stories(mine, yours)
        return self._answer_unheard(seat, unheard, before, (mine, yours))

    def _unheard(self, world: Table, seat: int) -> int | None:
        """Return the answer that the viewer will not be told, if another seat is asked in secret."""
        return None if seat in (self.viewer, CHANCE) else self.secrets.unheard(world, seat)

    def _answer_unheard(
        self, seat: int, unheard: list[int | None], before: tuple[bytes, bytes], steps: tuple[Step | None, Step | None]
    ) -> Outcome:
        """Let a seat that is asked in secret answer before the worlds are compared.

        If the other world does not ask the seat, the answer is the one of which nobody is told. Until the answer,
        nothing at all has happened for the viewer.
        """
        worlds = (self.one, self.other)
        asked = [world for world, answer in zip(worlds, unheard, strict=True) if answer is not None]
        for world, step, old in zip(worlds, steps, before, strict=True):
            if world in asked and (self._heard(world, step) or world.packed(self.viewer) != old):
                return Leak("a question that is asked in secret", *map(_text, (self._heard(world, step), [])))
        if len(asked) == len(worlds):
            answer = self.rng.choice([action for action in self.one.legal(seat) if action in self.other.legal(seat)])
            unheard = [answer, answer]
        mine, yours = (
            step if answer is None else world.replay(seat, answer)
            for world, step, answer in zip(worlds, steps, unheard, strict=True)
        )
        return self._compare_stories(mine, yours)

    # Comparing.

    def _compare_stories(self, mine: Step | None, yours: Step | None) -> Outcome:
        pairs = zip_longest(self._heard(self.one, mine), self._heard(self.other, yours))
        for ours, theirs in pairs:
            if _text(ours) != _text(theirs):
                return PARTED if self._lawful(ours, theirs) else Leak("an event", _text(ours), _text(theirs))
        return None

    def _heard(self, world: Table, step: Step | None) -> list[tuple[tuple[int, ...], dict[str, Any]]]:
        if step is None:
            return []
        rows = [row for row in step.events if row[AUDIENCE] >> self.viewer & 1]
        return list(zip(rows, world.told(step, self.viewer), strict=True))

    def _lawful(self, ours: Any, theirs: Any) -> bool:
        """Return whether the first events that differ are a lawful disclosure, or an answer that the rules give.

        A disclosure differs in what it discloses alone, which both worlds tell. What is disclosed to a viewer is in its
        view from then on, so a value that is not in its view was told to the wrong viewer.
        """
        if any(heard and heard[1]["kind"] in self.secrets.answers for heard in (ours, theirs)):
            return True
        if ours is None or theirs is None:
            return False
        columns = self.one.game.events.disclosed(ours[0][KIND])
        if not columns or any(UNKNOWN in (ours[0][column], theirs[0][column]) for column in columns):
            return False
        in_view = self.one.packed(self.viewer) != self.other.packed(self.viewer)
        return in_view and _without(columns, ours[0]) == _without(columns, theirs[0])

    def _compare(self) -> Leak | None:
        """Compare everything that the viewer can see or ask for now."""
        ours, theirs = _sent(self.one, self.viewer), _sent(self.other, self.viewer)
        for what in ours:
            if ours[what] != theirs[what]:
                return Leak(what, *where_they_differ(ours[what], theirs[what]))
        return self._compare_probes()

    def _compare_probes(self) -> Leak | None:
        """Compare what the viewer is answered when it tries things: refusals and previews."""
        own = [self.one.say(self.viewer, action) for action in self._some(self.one.legal(self.viewer))]
        texts = [*own, *self._some(self.texts)]
        numbers = [self.rng.randrange(self.one.variant.actions) for _ in range(self.probes)]
        for probe in [*numbers, *texts]:
            ours, theirs = _tried(self.one, self.viewer, probe), _tried(self.other, self.viewer, probe)
            if ours != theirs:
                return Leak(f"the answer to {probe!r}", ours, theirs)
        words = [text.split("-")[0] for text in texts]
        for partial in dict.fromkeys([*texts, *words, *(f"help {word}" for word in words)]):  # each once
            ours, theirs = (
                _preview(self.one, self.viewer, partial),
                _preview(self.other, self.viewer, partial),
            )
            if ours != theirs:
                return Leak(f"the preview of {partial!r}", ours, theirs)
        return None

    def _some(self, things: list[Any]) -> list[Any]:
        return self.rng.sample(things, min(2, len(things)))


def _carry_out(world: Table, seat: int, action: int | None) -> Step | str | None:
    try:
        return None if action is None else world.replay(seat, action)
    except SandtableError as refusal:
        return str(refusal)


def _is_done(world: Table, seat: int, action: int) -> bool:
    """Return whether this choice is the seat's last for now."""
    trial = world.copy()
    trial.replay(seat, action)
    return seat not in trial.waiting or trial.public().phase != world.public().phase


def _sent(world: Table, viewer: int) -> dict[str, Any]:
    """Return what a viewer is sent at this moment."""
    return {
        "the view's record": world.packed(viewer).hex(),
        "the view": _text(world.view(viewer)),
        "the list of choices": world.legal(viewer),
        "the choices shown": _text(world.offer(viewer)),
        "the question": world.ask(viewer),
        "who is waited for": world.waiting,
        "the result": repr(world.result),
    }


def _tried(world: Table, viewer: int, action: int | str) -> str:
    """Return the text of an action's refusal, or "allowed"; an allowed action is taken back."""
    state, length = world.state(), len(world.moves)
    try:
        world.act(viewer, action)
    except SandtableError as refusal:
        return f"{getattr(refusal, 'clause', None)} {refusal}"
    world.put(state)
    del world.moves[length:]
    return "allowed"


def _preview(world: Table, viewer: int, partial: str) -> str:
    try:
        return _text(world.preview(viewer, partial))
    except SandtableError as refusal:
        return str(refusal)


def _text(value: Any) -> str:
    return json.dumps(value[1] if isinstance(value, tuple) else value)


def _without(columns: Sequence[int], row: tuple[int, ...]) -> list[int]:
    return [number for column, number in enumerate(row) if column not in columns]


def where_they_differ(one: Any, other: Any) -> tuple[str, str]:
    """Return the part of two long texts around their first difference."""
    ours, theirs = str(one), str(other)
    alike = 0
    while ours[alike : alike + 1] == theirs[alike : alike + 1] != "":
        alike += 1
    return ours[max(0, alike - 80) : alike + 80], theirs[max(0, alike - 80) : alike + 80]


def from_the_start(variant: Variant, seed: int) -> Worlds:
    """Return the same game twice; what others choose in secret and are dealt will differ."""
    rng = Random(seed)
    one = table(variant, rng, people=True)
    return Worlds(one, one.copy(), rng.choice(one.viewers), rng)


def from_the_middle(variant: Variant, seed: int) -> Worlds:
    """Return a game under way, and one that looks the same to the viewer."""
    rng = Random(seed)
    one = somewhere(variant, rng, people=True)
    viewer = rng.choice(one.viewers)
    return Worlds(one, one.determinized(viewer, seed), viewer, rng)
