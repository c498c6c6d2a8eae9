"""The umpire of one game: the only Python object that holds a state.

Everything else is given views, choices and events, each made for one viewer.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from msgspec import to_builtins

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import Record, scratch
from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Variant, ViewRules
from sandtable.engine.json_data import Json
from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Reader, Said, Tongue
from sandtable.engine.record import events
from sandtable.engine.record.chance import ChanceStream, generator, seed_from_int
from sandtable.engine.record.observation import flat, shaped
from sandtable.engine.record.schema import CHANCE, WAITING_BITS, StandIn
from sandtable.engine.record.view import View
from sandtable.engine.sentences import addressing
from sandtable.engine.shown import plain
from sandtable.engine.situation import Situation

Event = tuple[int, ...]
"""A row of a buffer, see `sandtable.engine.record.events`."""


_ROOM = frozenset(
    ("game", "_drivers", "_states", "_views", "_events", "_out", "_asks_on", "_seen", "_listed", "_count", "_readings")
)
"""The work buffers of an umpire, which a copy gets anew."""
_NEXT = tuple(
    CHANCE if bits >> CHANCE else (bits & -bits).bit_length() - 1 if bits else None for bits in range(1 << WAITING_BITS)
)
"""The seat that is asked next, for each value of `waiting`, as in the driver `ask_on`."""
_WAITING = (1 << WAITING_BITS) - 1


@dataclass(frozen=True)
class Result:
    """How a game ended: the winning seats (none: a draw), and the word for it."""

    winners: tuple[int, ...]
    reason: str


@dataclass(frozen=True)
class Step:
    """One decision of a seat or of chance, and the events that followed."""

    seat: int
    action: int
    text: str
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Mark:
    """A position of a game under way, to go back to. It holds the state: only the umpire may use it."""

    state: bytes
    moves: int
    seed: bytes  # of the chance that comes next
    drawn: int


@dataclass(frozen=True)
class Earlier:
    """Chance of an earlier game: its seed decides up to so many decisions, where a game goes on from a position of
    another.
    """

    decisions: int
    seed: bytes


class Umpire:
    """One game under way. `seed` (32 bytes) decides all chance; the default is a fresh secret one.

    With `asks_chance` nothing is drawn: chance waits like a seat, and its outcomes are given to `replay`. With
    `earlier` the seed decides from there on; the decisions before that are still to be replayed.
    """

    waiting_bits: int
    """The seats that must choose now as bits, and the bit of chance."""

    def __init__(
        self,
        variant: Variant,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: bytes | None = None,
        asks_chance: bool = False,
        earlier: Sequence[Earlier] = (),
    ) -> None:
        self.variant = variant
        self.game = variant.game
        self.seats = variant.seats(players)
        self.options = variant.read_options({} if options is None else options)
        self.names: Sequence[str] = self.seats
        """The names of the players, for sentences."""
        self.addresses = False
        """Whether sentences for a viewer call it `you` (`sentences.py`). Records and programs read names."""
        self.asks_chance = asks_chance
        self.spectator = self.game.schema.spectator
        self.seed = seed if seed is not None else secrets.token_bytes(32)
        self.earlier = tuple(earlier)
        self.stream = ChanceStream(earlier[0].seed if earlier else self.seed)
        self.moves: list[tuple[int, int]] = []
        self._make_room()
        numbers = variant.setting(len(self.seats), self.options)
        setting = scratch(len(numbers))
        for k, number in enumerate(numbers):
            setting[k] = number
        self._drivers.start_at(self._states, 0, setting)
        self._read_waiting()
        self.opening = self._let_chance_act()
        """The chance steps before the first decision."""
        self.rooted = True
        """Whether the moves reach back to the beginning of the game; if not, it has no record."""

    def _make_room(self) -> None:
        """Create the states and the buffers that the rules work in."""
        schema = self.game.schema
        self._drivers = self.game.drivers
        self._states, self._views = schema.states(1), schema.views(1)
        self._events, self._out = self.game.events.buffer(), scratch(self.variant.actions)
        self._asks_on = None if INTERPRETED else self._out  # to cross the border into compiled rules once a decision
        self._seen: int | None = None  # whose present view stands in `_views`
        self._listed: int | None = None  # whose choices are listed in `_out`, or CHANCE with its weights
        self._count = 0  # how many those are
        self._readings: dict[int, StandIn] = {}  # present views as objects, for words

    @classmethod
    def staged(
        cls,
        variant: Variant,
        players: int | None,
        options: Mapping[str, Any],
        arrange: Callable[[Record], None],
        asks_chance: bool = False,
    ) -> Umpire:
        """Return a game that begins at a position: `arrange` writes it into the state record."""
        umpire = cls(variant, players, options, bytes(32), asks_chance)
        state = umpire.game.schema.read_state(umpire._pack())
        arrange(state)
        umpire._load(state.pack())
        return umpire

    # -- what everybody may ask --------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return tuple(seat for seat in range(len(self.seats)) if self.waiting_bits >> seat & 1)

    @property
    def over(self) -> bool:
        return self.waiting_bits == 0

    @property
    def decisions(self) -> int:
        """How many actions have been carried out, including those of chance."""
        return len(self.moves)

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        if not self.over:
            return None
        state = self.game.schema.read_state(self._pack())
        winners = tuple(seat for seat in range(len(self.seats)) if state.winner >> seat & 1)
        return Result(winners, self.game.words.ending(state.reason))

    @property
    def reason(self) -> int:
        """How it ended as the rules' own number; 0 while the game goes on."""
        return int(self._read_look(self.spectator).reason)

    @property
    def scores(self) -> tuple[float, ...]:
        """What each seat has won or lost; all 0 while the game goes on."""
        return tuple(float(self._drivers.score_at(self._states, 0, seat)) for seat in range(len(self.seats)))

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: what is promised before the game."""
        return ChanceStream(self.seed).commitment

    def state_hash(self) -> str:
        """SHA-256 of the state: a fingerprint that says nothing until the game is over."""
        return hashlib.sha256(self._pack()).hexdigest()

    @property
    def phase(self) -> int:
        """The phase of the game, by the rules' own number."""
        return int(self._read_look(self.spectator).phase)

    def situation(self, brought: Sequence[tuple[int, int]] = ()) -> Situation:
        """Return all of the state, for a scenario. It must not leave the server before the game is over."""
        state = self.game.schema.read_state(self._pack())
        return Situation(state, self.variant, self.seats, self.options, brought)

    # -- what one viewer may ask -------------------------------------------------------------------------------------

    # What is said is a text in the language of `words`, or with None the game's messages, if it has catalogues.

    def view(self, viewer: int, words: Tongue = ENGLISH) -> View:
        """Return all that a viewer may know now."""
        packed = self.packed(viewer)
        seen = self.game.schema.read_view(packed)
        shown = self.game.show(seen, self.seats, self._names_for(viewer), self.variant.id)
        if words is not None and self.game.catalogues:
            shown = self.reader(viewer, words).shown(shown)
        return View(shown, packed)

    def packed(self, viewer: int) -> bytes:
        """Return the bytes of a view's record alone: enough to tell whether anything is new to the viewer."""
        self._look(viewer)
        return self.game.schema.pack(self._views, 0)

    def observation(self, viewer: int) -> npt.NDArray[np.int8]:
        """Return the viewer's view as numbers, see `Variant.observation`."""
        seen = self.variant.observation
        out = flat(seen.size)
        self._look(viewer)
        self._drivers.encode_at(self._views, 0, out)
        return shaped(out, seen)

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, ascending, without resigning; none if it is not its turn."""
        chosen: Any = self.choices(seat)
        return sorted(chosen if INTERPRETED else chosen.tolist())

    def choices(self, seat: int) -> Sequence[int]:
        """Return the same as `legal`, in the order in which the rules find them; an array when they are compiled."""
        if self._listed != seat:
            self._count = self._drivers.ask(self._states, 0, int(seat), self._views, 0, self._out)
            self._listed = self._seen = seat
        chosen: Any = self._out[: self._count]
        copied: Sequence[int] = chosen if INTERPRETED else chosen.copy()
        return copied

    def offer(self, seat: int) -> list[Json]:
        """Return the choices of a seat as clients show them, resigning among them."""
        view = self._read_look(seat)
        listed = self.legal(seat)
        extra = [a for a in self.variant.unlisted if a not in listed and self._why(seat, a) == 0]
        return self._offered(view, seat, [*listed, *extra])

    def notation(self, seat: int, offers: Sequence[Mapping[str, Any]]) -> str | None:
        """Return the notation in which a seat writes the choices that `offer` leaves out; None if it leaves out
        none.
        """
        setups = self.game.setups
        if setups is None or {offer["id"] for offer in offers}.issuperset(self.legal(seat)):
            return None
        return setups.notation

    def offer_of(self, seat: int, action: int) -> Json | None:
        """Return one choice of a seat as a client would be shown it now."""
        offers = self._offered(self._read_look(seat), seat, [action])
        return next((offer for offer in offers if offer["id"] == action), None)

    def _offered(self, view: StandIn, seat: int, actions: Sequence[int]) -> list[Json]:
        offers: list[Json] = to_builtins(self.game.words.offer(view, seat, actions))
        return offers

    def ask(self, viewer: int) -> str:
        """Return the question that the viewer is asked, or a sentence that says what it waits for."""
        return self.reader(viewer).say(self.asked(viewer))

    def asked(self, viewer: int, words: Tongue = None) -> Said:
        """Return the same as it is said."""
        asked = self.game.words.ask(self._read_look(viewer), self._names_for(viewer))
        return asked if words is None else self.reader(viewer, words).say(asked)

    def preview(self, viewer: int, partial: str, words: Tongue = ENGLISH) -> Json:
        """Return what a half-made choice would mean, by the rules and from the viewer's view."""
        view, names = self._read_look(viewer), self._names_for(viewer)
        rules = ViewRules(
            legal=lambda: self.legal(viewer),
            why=lambda action: self._clause(self._why(viewer, action)),
            then=lambda action: self._then(viewer, action),
            sum_up=lambda action: self._sum_up(viewer, action),
            refusal=lambda clause: self.game.refusal(view, clause, names),
            planned=lambda: self._planned(viewer),
        )
        found = plain(self.game.words.preview(view, partial, self.seats, names, rules))
        if words is None:
            return found
        spoken: dict[str, Any] = self.reader(viewer, words).spoken(found)
        return spoken

    def told(self, step: Step, viewer: int, words: Tongue = ENGLISH) -> list[Json]:
        """Return what a viewer is told of a step."""
        heard = [event for event in step.events if event[events.AUDIENCE] >> viewer & 1]
        names = self._names_for(viewer)
        told = [self._tell(event, names) for event in heard]
        return told if words is None or not self.game.catalogues else list(map(self.reader(viewer, words).event, told))

    def headline(self, told: Sequence[Mapping[str, Any]], viewer: int) -> str:
        """Return one sentence for events that a viewer was told together, or '' if the game has none for them."""
        return self.reader(viewer).say(self.summed_up(told, viewer))

    def summed_up(self, told: Sequence[Mapping[str, Any]], viewer: int) -> Said:
        """Return the same as it is said."""
        headline = self.game.headline
        return headline(told, self.seats, self._names_for(viewer)) if headline and len(told) > 1 else ""

    def story(self, step: Step) -> list[Json]:
        """Return all that happened in a step, as the record of a finished game tells it."""
        reader = self.game.reader(self.seats, self.seats)
        return [reader.event(self._tell(event, self.seats)) for event in step.events]

    def say(self, seat: int, action: int) -> str:
        """Return an action in the notation of the rulebook, as it would be written now."""
        if seat == CHANCE:
            return self.game.words.chance(action, self.seats)
        return self.game.words.say(self._read_look(seat), seat, action)

    # -- acting ------------------------------------------------------------------------------------------------------

    def read(self, seat: int, action: int | str) -> tuple[int, ...]:
        """Return the small decisions that an id or a text stands for, allowed or not; raises BadInput."""
        if isinstance(action, str):
            return tuple(map(index, self.game.words.read(self._read_look(seat), seat, action, self.seats)))
        whole = hasattr(action, "__index__") and not isinstance(action, bool)
        if not whole or not 0 <= index(action) < self.variant.actions:
            raise BadInput(f"there is no action {action!r}; they go from 0 to {self.variant.actions - 1}")
        return (index(action),)

    def act(self, seat: int, action: int | str) -> list[Step]:
        """Carry out an action of a seat, completely or not at all, and chance that follows. Raises IllegalAction,
        BadInput.
        """
        decisions = self.read(seat, action)
        if len(decisions) == 1:
            return [self._step(seat, decisions[0]), *self._let_chance_act()]
        before, steps = self.mark(), list[Step]()
        try:
            for decision in decisions:
                steps += [self._step(seat, decision), *self._let_chance_act()]
        except IllegalAction:
            self.back_to(before)
            raise
        return steps

    def mark(self) -> Mark:
        """Return the present position, to go back to."""
        return Mark(self._pack(), len(self.moves), self.stream.seed, self.stream.drawn)

    def back_to(self, mark: Mark) -> None:
        """Undo what has happened since a mark. Chance will draw the same outcomes again."""
        self._load(mark.state)
        del self.moves[mark.moves :]
        self.stream = ChanceStream(mark.seed)
        self.stream.drawn = mark.drawn

    def replay(self, seat: int, action: int) -> Step:
        """Carry out one recorded decision exactly, also one of chance; raises IllegalAction."""
        if seat != CHANCE:
            return self._step(seat, action)
        weights = self.weights() if self.waiting_bits >> CHANCE & 1 else []
        if not 0 <= action < len(weights) or not weights[action]:
            raise BadInput(f"chance cannot do {action} here")
        return self._chance_step(action)

    def decide(self, seat: int, action: int) -> None:
        """Carry out one small decision of a seat, and chance after it, without making any text: the fast path."""
        self._carry_out(seat, action)
        while self.waiting_bits >> CHANCE and not self.asks_chance:
            self._carry_out(CHANCE, self.stream.draw(self.weights()))

    def _carry_out(self, seat: int, action: int) -> None:
        """Carry out a decision of a seat or an outcome of chance; raises IllegalAction."""
        if seat not in (self._seen, CHANCE):
            self._look(seat)
        code = self.game.act_at(self._states, 0, seat, action, self._views, 0, self._events, self._asks_on)
        if code < 0:
            raise self._refusal(self._read_look(seat), self._clause(-code), action)
        self._readings.clear()
        self.waiting_bits, self._count = code & _WAITING, code >> WAITING_BITS
        self._listed = self._seen = _NEXT[self.waiting_bits] if self._asks_on is not None else None
        self.moves.append((seat, action))
        if self.earlier:
            self._change_seeds()

    def _step(self, seat: int, action: int) -> Step:
        before = self._read_look(seat)
        self._carry_out(seat, action)
        return Step(seat, action, self.game.words.say(before, seat, action), self.happened())

    def _refusal(self, view: StandIn, clause: str, action: int) -> IllegalAction:
        said = self.game.refusal(view, clause, self._names_for(view.viewer), action)
        return IllegalAction(clause, self.reader(view.viewer).say(said), said)

    def _names_for(self, viewer: int) -> Sequence[str]:
        if self.game.catalogues:
            return self.seats
        return addressing(self.names, viewer) if self.addresses else self.names

    def reader(self, viewer: int, language: str = ENGLISH) -> Reader:
        """Return the viewer as a reader of what the game says."""
        own = self.seats[viewer] if self.addresses and viewer < len(self.seats) else None
        return self.game.reader(self.seats, self.names, own, language)

    def _clause(self, number: int) -> str:
        return self.game.rulebook.id(number) if number else ""

    def _let_chance_act(self) -> list[Step]:
        steps: list[Step] = []
        if self.asks_chance:
            return steps
        while self.waiting_bits >> CHANCE & 1:
            steps.append(self._chance_step(self.stream.draw(self.weights())))
        return steps

    def weights(self) -> list[int]:
        """Return the weight of each outcome if chance is to act: integers, to be divided by their sum."""
        if self._listed != CHANCE:
            self._count = self._drivers.chances_at(self._states, 0, self._out)
            self._listed = CHANCE
        return self._numbers(self._count)

    def _chance_step(self, outcome: int) -> Step:
        self._carry_out(CHANCE, outcome)
        return Step(CHANCE, outcome, self.game.words.chance(outcome, self.seats), self.happened())

    def _change_seeds(self) -> None:
        """Go on with this game's own seed once the last decision that it shares with an earlier game is done."""
        for number, part in enumerate(self.earlier, start=1):
            if len(self.moves) == part.decisions:
                following = self.earlier[number].seed if number < len(self.earlier) else self.seed
                self.stream = ChanceStream(following)

    # -- the state, which stays here ---------------------------------------------------------------------------------

    def __getstate__(self) -> Json:
        """Return what is copied and pickled: the state as bytes, without the work buffers."""
        kept = {name: value for name, value in self.__dict__.items() if name not in _ROOM}
        return kept | {
            "stream": (self.stream.seed, self.stream.drawn),
            "moves": list(self.moves),
            "state": self._pack(),
        }

    def __setstate__(self, kept: Json) -> None:
        state, (seed, drawn) = kept.pop("state"), kept.pop("stream")
        self.__dict__.update(kept)
        self.game = self.variant.game
        self.stream = ChanceStream(seed)
        self.stream.drawn = drawn
        self._make_room()
        self.game.schema.unpack_state(state, self._states, 0)

    def copy(self) -> Self:
        """Return a copy: what is done to one of the two leaves the other as it is."""
        other = object.__new__(type(self))
        other.__setstate__(self.__getstate__())
        return other

    def from_here(self, seed: int | None = None) -> Self:
        """Return a game that begins at this position and has no past; chance goes on by a seed of its own."""
        other = self.copy()
        other._forget(secrets.token_bytes(32) if seed is None else seed_from_int(seed))
        other.asks_chance = False
        other.opening = other._let_chance_act()
        return other

    def _forget(self, seed: bytes) -> None:
        """Delete the past, and let a seed decide future chance."""
        self.seed, self.stream = seed, ChanceStream(seed)
        self.moves, self.opening, self.earlier, self.rooted = [], [], (), False

    def laid_open(self) -> bytes:
        """Return the state itself, for the review of a finished game: nothing of it may leave before the end."""
        return self._pack()

    def determinized(self, viewer: int, seed: int) -> Self:
        """Return another game that looks the same to `viewer`: what the viewer cannot know is filled in at random.

        So is future chance; and the new game has no past, since the true one would tell what is hidden.
        """
        other = self.copy()
        other._forget(seed_from_int(seed))
        self._look(viewer)
        if not self._drivers.determinize_at(self._views, 0, generator(seed), other._states, 0):
            raise RuntimeError("no arrangement fits what this viewer has seen")
        return other

    def _tell(self, event: Event, names: Sequence[str]) -> Json:
        return self.game.tell(event, self.seats, names, self.variant.id)

    def happened(self) -> tuple[Event, ...]:
        """Return all events of the decision that was carried out last."""
        rows: Any = self._events[1 : self._events[0][0] + 1]
        return tuple(tuple(map(int, row)) for row in rows) if INTERPRETED else tuple(map(tuple, rows.tolist()))

    def _why(self, seat: int, action: int) -> int:
        self._look(seat)
        return int(self._drivers.why_at(self._views, 0, int(action)))

    def _then(self, viewer: int, action: int) -> tuple[StandIn, list[int]]:
        """Return the view and the choices after a first pick, made from the viewer's view alone."""
        schema = self.game.schema
        states, views = schema.states(1), schema.views(1)
        schema.unpack_view(self.packed(viewer), views, 0)
        n = self._drivers.simulate(views, 0, int(action), states, 0, self.game.events.buffer(), self._out)
        self._listed = None
        return schema.read_view(schema.pack(views, 0)), sorted(self._numbers(n))

    def _planned(self, viewer: int) -> list[int]:
        """Return the set-up that a computer player would choose, made from the viewer's view alone."""
        plan = self.game.planned
        return plan(self.game.schema.read_view(self.packed(viewer)), viewer) if plan else []

    def _sum_up(self, viewer: int, action: int) -> list[int]:
        self._look(viewer)
        n = self._drivers.sum_up_at(self._views, 0, int(action), self._out)
        self._listed = None
        return self._numbers(n)

    def _numbers(self, n: int) -> list[int]:
        """Return the first n numbers of `_out`."""
        written: Any = self._out[:n]
        numbers: list[int] = written if INTERPRETED else written.tolist()
        return numbers

    def _look(self, viewer: int) -> None:
        """Write the viewer's present view into `_views`."""
        if self._seen != viewer:
            self._drivers.observe_at(self._states, 0, int(viewer), self._views, 0)
            self._seen = viewer

    def _read_look(self, viewer: int) -> StandIn:
        reading = self._readings.get(viewer)
        if reading is None:
            reading = self._readings[viewer] = self.game.schema.read_view(self.packed(viewer))
        return reading

    def _pack(self) -> bytes:
        return self.game.schema.pack(self._states, 0)

    def _load(self, packed: bytes) -> None:
        self.game.schema.unpack_state(packed, self._states, 0)
        self._seen = self._listed = None
        self._readings.clear()
        self._read_waiting()

    def _read_waiting(self) -> None:
        self.waiting_bits = self.game.schema.read_state(self._pack()).waiting
