"""A game as the rest of the package uses it: its rules, its words, its variants and their options."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import index
from pathlib import Path
from pprint import pformat
from types import ModuleType
from typing import Any, Protocol, TypeAlias, cast

import numpy as np
import numpy.typing as npt
from msgspec import Struct, to_builtins

from sandtable.engine.clauses import Rulebook
from sandtable.engine.compile.backend import WASM
from sandtable.engine.compile.codegen import compiled_once, drivers_source, generate, machine_code
from sandtable.engine.compile.converted import converted
from sandtable.engine.compile.jit import for_these, scratch
from sandtable.engine.contract import Evaluator, Measures, Planner, Rules
from sandtable.engine.document import Document, is_written, written
from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json
from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Reader, Said, about, sayings
from sandtable.engine.record.event_kinds import UNDECLARED, EventKinds, Told
from sandtable.engine.record.events import CLAUSE
from sandtable.engine.record.observation import Observation, flat, shaped
from sandtable.engine.record.schema import AMENDMENT, Schema, StandIn
from sandtable.engine.shown import Shown, ShownChoice, ShownTable, ShownTypes, plain
from sandtable.engine.spelling import yes_no
from sandtable.engine.typed_drivers import Drivers
from sandtable.engine.view_reader import Seen, read_record

Plain = int | str
Value = Plain | Mapping[str, Any]
"""The value of an option: a number, a name, or a document."""
Options: TypeAlias = Mapping[str, Any]
"""The options of a table by their keys, each a `Value`; what is in a document is known to its game alone."""
Fields: TypeAlias = dict[str, Any]
"""Fields of a state by their names: numbers, and lists of numbers."""


@dataclass(frozen=True)
class Option:
    """A switch of the rules: its key, the ruling that offers it, and its allowed values.

    `values` are the allowed values, or a `range` of integers. The field of the state that the option `fills` (by
    default the one with its key) is given an integer as it is, anything else as its number in `codes`. `values` need
    not list every integer: those from `least` to `most` are allowed too. With a `document` the value may also be
    written out; then the variant says what names and documents fill (`Variant.pack`).
    """

    key: str
    ruling: str
    text: str
    values: Sequence[Plain]
    default: Plain
    codes: Mapping[Plain, int] = field(default_factory=dict)
    self_play: tuple[Plain, ...] = ()  # values for games between programs; people's waiting would tell secrets
    least: int = 0
    most: int = -1
    document: Document | None = None
    fills: str = ""
    amends: bool = False
    """Whether a document changes the rules themselves. The option is left out of those of a game that is played by the
    printed rules, so that its record says what it said before there were such documents.
    """

    @property
    def field(self) -> str:
        """Return the field that the option fills, or None."""
        return "" if self.document else self.fills or self.key

    def read(self, value: Any) -> Value:
        """Return the allowed value that a value stands for; raises BadInput."""
        if isinstance(self.values, range):
            return self._integer(value)
        if self.document and is_written(value):
            return self._written(self.document, value)
        wanted = yes_no(value)
        for known in self.values:
            if str(value).lower() == str(known) or (wanted is not None and yes_no(known) is wanted):
                return known
        if re.fullmatch(r"\d{1,5}", str(value), re.ASCII) and self.least <= int(str(value)) <= self.most:
            return int(str(value))
        if self.most >= 0:
            words = ", ".join(known for known in self.values if isinstance(known, str))
            choices = f"a whole number from {self.least} to {self.most}, or {words}"
        else:
            choices = ", ".join(str(known) for known in self.values)
            choices += ", or a document, written out (not the name of a file)" if self.document else ""
        raise BadInput(f"option {self.key} is {_short(value)}; it may be {choices} ({self.ruling})")

    def _written(self, document: Document, value: Any) -> Value:
        try:
            return document.read(written(value))
        except BadInput as error:
            raise BadInput(f"option {self.key}: {error}") from None

    def _integer(self, value: Any) -> int:
        try:
            number = int(str(value))
        except ValueError:
            number = -1
        if number not in self.values:
            bounds = f"a whole number from {self.values[0]} to {self.values[-1]}"
            raise BadInput(f"option {self.key} is {_short(value)}; it may be {bounds} ({self.ruling})")
        return number

    def is_printed(self, value: Value) -> bool:
        """Return whether the option could change the rules themselves and does not."""
        return self.amends and value == self.default

    def code(self, value: Value) -> int:
        """Return the number by which the rules know a plain value."""
        assert not isinstance(value, Mapping)
        return self.codes[value] if value in self.codes else int(value)

    def describe(self) -> Json:
        values: Any = list(self.values)
        if isinstance(self.values, range):
            values = {"min": self.values[0], "max": self.values[-1]}
        return {
            "key": self.key,
            "default": self.default,
            "values": values,
            "numbers": {"min": self.least, "max": self.most} if self.most >= 0 else None,
            "ruling": self.ruling,
            "text": self.text,
            "document": self.document.describe() if self.document else None,
        }


def _short(value: Any) -> str:
    """Return a value, shortened to fit into a sentence."""
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


@dataclass(frozen=True)
class ViewRules:
    """The rules of a game, asked about one view."""

    legal: Callable[[], list[int]]
    why: Callable[[int], str]  # '' or the id of the clause that forbids the action
    then: Callable[[int], tuple[StandIn, list[int]]]  # the view and the choices after the first pick of an act
    sum_up: Callable[[int], list[int]]  # the numbers behind an act, as the game's `sum_up` gives them
    refusal: Callable[[str], Said]  # what is said when a clause forbids an action
    planned: Callable[[], list[int]]  # the game's `planned`; nothing where it has none


class Words(Protocol):
    """How a game speaks. Every method is given a view or an event, never a state.

    `view` is the record as an object (`Schema.read_view`), `seats` are the names of the seats, which stand in data;
    `names` are what the players are called, which stands in sentences. `variant` is the id. What is said (`Said`) is a
    text in English, or messages if the game has catalogues: then `names` are the seats.
    """

    def show(self, view: StandIn, seats: Sequence[str], names: Sequence[str], variant: str) -> ShownTable | Json:
        """Return what the viewer is shown, as a Struct or as plain JSON.

        Besides the game's own fields: `game`, `variant`, `viewer`, `seats`, `phase`, `to_act`, and `result`: null, or
        `winners`, `reason`, `clause`, `text`, and `losers` where some seats have neither won nor lost.
        """

    def say(self, view: StandIn, seat: int, action: int) -> str:
        """Return an action in the notation of the rulebook; `view` is from before the action."""

    def read(self, view: StandIn, seat: int, text: str, seats: Sequence[str]) -> Sequence[int]:
        """Return the small decisions that a text stands for; raises BadInput.

        A text that can be understood and stands for no action is a number beyond the last one, which `why` refuses.
        """

    def offer(self, view: StandIn, seat: int, actions: Sequence[int]) -> Sequence[ShownChoice] | list[Json]:
        """Return the choices as clients show them: `id`, `text`, and what the board needs to mark them.

        Only choices that `SetUps.notation` can write as text may be left out.
        """

    def ask(self, view: StandIn, names: Sequence[str]) -> Said:
        """Return the question that the viewer is asked, or a sentence that says what it waits for."""

    def tell(self, event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Json | Told:
        """Return an event: `kind`, `text` and what it speaks of. The text calls the players by `names`.

        In a game that declares its events (`Game.events`) it is one of the classes that are made from that.

        A game with catalogues may leave out `text`: then the event is told by the message `told-KIND`, and its fields
        are what that is about.
        """

    def refuse(self, view: StandIn, clause: str, names: Sequence[str]) -> Said:
        """Return what a refusal says: all of it or, of a game without catalogues, what comes before the clause's own
        text.
        """

    def preview(
        self, view: StandIn, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules
    ) -> Shown | Json:
        """Return what a half-made choice would mean."""

    def chance(self, outcome: int, seats: Sequence[str]) -> str:
        """Return an outcome of chance in the notation of records."""

    def ending(self, reason: int) -> str:
        """Return the word for how a game ended, by the state's `reason`."""


class Dialect(Protocol):
    """A text protocol that programs of the field speak, for one game.

    Its methods are given only what a seat sees and hears: `told` are events as `Words.tell` makes them.
    """

    def question(self, view: StandIn, seat: int, told: Sequence[Mapping[str, Any]]) -> tuple[str, int]:
        """Return what a seat is sent before a choice, and how many lines it answers with; `told` holds the events since
        the last one.
        """

    def read(self, view: StandIn, seat: int, lines: Sequence[str]) -> Sequence[int]:
        """Return the decisions that such lines stand for; raises BadInput."""

    def farewell(self, told: Sequence[Mapping[str, Any]]) -> str:
        """Return what a seat is sent when the game is over."""


def as_data(view: Mapping[str, Any], board: Mapping[str, Any]) -> str:
    """Return a view for terminals, as long as its game has no better picture."""
    return pformat(dict(view))


@dataclass(frozen=True)
class SetUps:
    """Whole set-ups, sent as one text that stands for many small choices.

    The game proposes set-ups as one types: its `preview` answers `word`, alone or with a name, with a set-up as an
    `action`, and `listing` with the `presets` that have names.
    """

    word: str
    notation: str  # how one is written, for programs: `Words.offer` may leave out the small choices that it stands for
    listing: str
    taking: str  # what is typed to take the one that is proposed
    lay_out: Callable[[Mapping[str, Any], str], Mapping[str, Any]]  # a view with such an action carried out


class Change(Struct, frozen=True):
    """What one table changes about a clause of the printed rules."""

    clause: str
    text: Said
    """A sentence that begins with "At this table", so that it can stand behind the clause's own text."""


@dataclass(frozen=True)
class Figures:
    """What a game counts of itself for the review. `told` is all that happened, as `Words.tell` makes it."""

    titles: Mapping[str, str]  # of what is counted, by keys, in the order in which it is shown
    count: Callable[[Sequence[Mapping[str, Any]], Sequence[str]], Mapping[str, Sequence[float]]]  # for each of `seats`
    secrets: str = ""  # what players can find out about one another, as a title
    known: Callable[[StandIn], tuple[int, int]] | None = None  # how much of it the seat of a view has, of how much


@dataclass(frozen=True, eq=False)
class Game:
    """A family of variants that share rules, schema and rulebook: one folder under `games/`."""

    name: str
    version: int  # rises when the rules behave differently, and only then
    folder: Path  # where all of it lies
    schema: Schema
    rules: Rules
    words: Words
    rulebook: Rulebook
    stage: Any  # the game's part of the scenario runner, a class
    outcomes: int  # the most that chance ever chooses among
    short_texts: Mapping[str, str] = field(default_factory=dict)  # for refusals: clauses that are long, in a sentence
    shown: ShownTypes | None = None  # what `words` returns, as Structs; None: plain data that nothing describes
    picture: Callable[[Mapping[str, Any], Mapping[str, Any]], Any] = as_data  # a view on its board as text
    narrow: Callable[[Mapping[str, Any], Mapping[str, Any], int], Any] | None = None
    """The same for a terminal of so many columns that `picture` is too wide for, or as narrow as possible."""
    setups: SetUps | None = None
    sheet: Callable[[], str] | None = None  # what players look up at a table, as a page of HTML to be printed
    events: EventKinds = UNDECLARED
    evaluator: Evaluator | None = None
    measures: Measures = field(default_factory=Measures)
    sum_up: Callable[[Any, int, int, Any], int] | None = None  # the numbers behind an act, a rule function
    reason: Callable[[StandIn, int, int], str] | None = None  # why it likes an action of a seat, in a sentence
    meaning: Callable[[Mapping[str, Any], int], str] | None = None
    """What an action means in any position, by what is fixed in its variant: `Variant.action_meaning`."""
    limits: tuple[int, ...] = ()  # the state's `reason` where a bound on length, and not play, ended a game
    first_picks: range = range(0)  # actions that only name who is to act: the next choice says what
    planned: Callable[[StandIn, int], list[int]] | None = None  # a whole set-up as it would be made
    planner: Planner | None = None
    figures: Figures | None = None
    headline: Callable[[Sequence[Mapping[str, Any]], Sequence[str], Sequence[str]], Said] | None = None
    """The sentence for what a viewer was told together, from the events (as `Words.tell` makes them), the seats and the
    names; '' if the events need none. Logs show it, and the events when the reader asks for them.
    """
    quiet: Callable[[StandIn], bool] | None = None  # whether nothing has moved on for long, by what everybody sees
    takes_back: Callable[[StandIn, StandIn], bool] | None = None
    """Whether a seat may take back its own act that led from one position to the other. Both are what everybody sees,
    so that the answer tells nothing. It is asked only while that seat goes on and neither chance nor anybody else has
    acted since; what has been revealed or sealed is for the game to exclude. A game whose chance is a secret has none.
    """
    replays: tuple[int, ...] = ()  # older versions whose decisions these rules carry out alike
    wording: int = 1  # rises when events are told in other sentences, by which records are compared
    lobby_position: int = (
        100  # where it stands in the lobby among the games of this house: low numbers first, then by name
    )
    dialects: Mapping[str, Dialect] = field(default_factory=dict)  # for programs of the field, by the protocols' names
    changes: Callable[[StandIn], Sequence[Change]] | None = None
    """What a document has changed about the printed rules (`Option.amends`), by what everybody sees of a game."""

    def __repr__(self) -> str:
        return f"<Game {self.name}, version {self.version} of its rules>"

    def carries_out(self, version: int) -> bool:
        """Return whether a game that began under this version can be played on, and replayed."""
        return version == self.version or version in self.replays

    @cached_property
    def drivers(self) -> Drivers:
        """The drivers of the game; they are made at the first use."""
        found: Any = self.kernels if not WASM else self._compiled_once()
        return cast(Drivers, found)

    def _compiled_once(self) -> Any:
        """Return the drivers in `rules.wasm`, or interpreted ones if it is missing or was made from other rules."""
        source = self.drivers_source
        found = compiled_once(self.name, self.folder, self.schema, source)
        return found or converted(self.kernels, source, self.schema)

    @cached_property
    def kernels(self) -> ModuleType:
        """The drivers as a module with the rule functions in it, for what calls single ones or compiles them on.

        On the backend `wasm` it is plain Python.
        """
        return generate(self.name, self.folder, self.drivers_source)

    @cached_property
    def drivers_source(self) -> str:
        """The text of the drivers, which is made from the rules, the schema and the templates."""
        return drivers_source(self.name, self.schema, self.rules, self.evaluator, self.measures, self.sum_up)

    @cached_property
    def act_at(self) -> Callable[..., int]:
        """The driver `act_at` for the arguments of an umpire."""
        schema = self.schema
        return for_these(
            self.drivers.act_at, schema.states(1), 0, 0, 0, schema.views(1), 0, self.events.buffer(), scratch(1)
        )

    def machine_code(self, backend: str) -> Path:
        """Return the folder of the compiled rules, on the present backend or another."""
        return machine_code(self.name, self.folder, self.drivers_source, backend)

    @cached_property
    def catalogues(self) -> Path | None:
        """The folder with the catalogues of its sentences, one for each language; None: it makes them itself, in
        English.

        A game with catalogues is given seats in place of names. The names are filled in when its messages are said.
        """
        folder = self.folder / "words"
        return folder if (folder / f"{ENGLISH}.ftl").exists() else None

    def reader(
        self, seats: Sequence[str], names: Sequence[str], you: str | None = None, language: str = ENGLISH
    ) -> Reader:
        """Return somebody who reads what the game says. `you` is the reader's own seat."""
        return Reader(self.catalogues, language, dict(zip(seats, names, strict=True)), you)

    def refusal(self, view: StandIn, clause: str, names: Sequence[str]) -> Said:
        """Return what is said in a refusal: what the game says of the situation, and what this table has changed about
        the clause.

        A game without catalogues adds the clause's own text. A ruling is told as its question and answer, or in brief.
        """
        lead = self.words.refuse(view, clause, names)
        changed = [change.text for change in self.changes_in(view) if change.clause == clause]
        if self.catalogues:
            return sayings(lead, *changed)
        found = self.rulebook.clauses[clause]
        quoted = (self.short_texts[clause],) if clause in self.short_texts else (found.question, found.text)
        return " ".join(str(part) for part in (lead, *quoted, *changed) if part)

    def show(self, view: StandIn, seats: Sequence[str], names: Sequence[str], variant: str) -> Json:
        """Return a view as plain JSON (`Words.show`), with `changes` where a document has changed the printed rules."""
        shown = plain(self.words.show(view, seats, names, variant))
        changes = [to_builtins(change) for change in self.changes_in(view)]
        return {**shown, "changes": changes} if changes else shown

    def show_in_english(self, view: StandIn, seats: Sequence[str], variant: str) -> Json:
        """Return a view as plain JSON, with texts that call players by their seats."""
        return self.reader(seats, seats).shown(self.show(view, seats, seats, variant))

    def tell(self, event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Json:
        """Return an event as plain JSON (`Words.tell`), with its clause."""
        told = self.words.tell(event, seats, names, variant)
        clause = self.rulebook.id(event[CLAUSE]) if event[CLAUSE] else None
        if not isinstance(told, Told):
            return {**told, "clause": clause}
        said, told.text, told.clause = told.text, "", clause
        found: Json = to_builtins(told)
        if said or not self.catalogues:
            return found | {"text": to_builtins(about(said, found))}
        return {key: found[key] for key in found if key != "text"}

    def changes_in(self, view: StandIn) -> Sequence[Change]:
        """Return what a document has changed about the printed rules in the game of a view."""
        return self.changes(view) if self.changes and self._is_amended(view) else ()

    def _is_amended(self, view: StandIn) -> bool:
        """Return whether a field of a view differs from the printed rules, by which all of them are zero."""
        values = (getattr(view, name) for name in self._amendments)
        return any(value if isinstance(value, int) else any(value) for value in values)

    @cached_property
    def _amendments(self) -> tuple[str, ...]:
        return tuple(field.name for field in self.schema.fields if field.audience == AMENDMENT)


@dataclass(frozen=True)
class Window:
    """A moment at which several seats may react, as everybody sees it.

    The rules ask one seat after the other, whether or not it holds an answer.
    """

    kind: str  # the phase
    asks: tuple[int, ...]  # the seats still to be asked, in the rulebook's order: the rules ask the first
    passing: int  # the action that does nothing
    grade: int  # the lowest standing order that is stopped by it: its place in `Variant.orders`
    own: tuple[int, ...] = ()  # whose own act it is about: only the highest order stops them


@dataclass(frozen=True)
class Order:
    """A standing order: in which windows a player wants to be asked; in others the host passes at once."""

    id: str
    title: str
    text: str

    def describe(self) -> dict[str, str]:
        return {"id": self.id, "title": self.title, "text": self.text}


@dataclass(frozen=True, eq=False)
class Variant:
    """One way to play a game."""

    id: str
    title: str
    game: Game
    seat_names: tuple[str, ...]
    players: tuple[int, int]  # fewest, most
    options: tuple[Option, ...]
    actions: int  # they are numbered from 0
    observation: Observation
    most_plies: Callable[[int, Options], int]  # no game of so many players, with these options, is longer
    most_draws: Callable[[int, Options], int]  # nor has chance more to decide in one
    zero_sum: bool = True  # where two play, one loses what the other wins
    most_told: Callable[[int, Options], int] | None = None
    """Returns the most events and own actions in a seat's past, by players and options; None: no useful bound."""
    tree: bool = False  # its whole tree is small enough to be written out, and to be solved
    unlisted: tuple[int, ...] = ()  # actions that `why` may allow but lists of choices leave out: resigning
    teams: tuple[tuple[int, ...], ...] = ()  # seats that win and lose together, if any do
    fixed: Mapping[str, int | npt.ArrayLike] = field(default_factory=dict)  # fields of the state that no option changes
    pack: Callable[[Options], Mapping[str, npt.ArrayLike]] | None = None  # fields that documents fill
    line: str = ""  # the variant in one sentence
    board: Mapping[str, Any] = field(default_factory=dict)  # what a client needs to draw it
    places: tuple[str, ...] = ()  # what partners may point at when they talk
    confers: Callable[[StandIn], bool] | None = None  # whether partners may talk, by what everybody sees of the game
    window: Callable[[StandIn], Window | None] | None = None  # the window that is open, by what everybody sees
    orders: tuple[Order, ...] = ()  # for windows, from the one that is asked least to the one that is always asked
    check: Callable[[Mapping[str, Value]], None] | None = None  # raises BadInput where options do not fit together
    proposal: Mapping[str, Value] = field(default_factory=dict)  # what the lobby sets first, beside the defaults
    at_tables: bool = True  # False: it has no client, and is played by programs, in terminals and from Python alone

    def __post_init__(self) -> None:
        known = {field.name for field in self.game.schema.settings}
        unknown = {*self.fixed, *(option.field for option in self.options if option.field)} - known
        if unknown:
            raise TypeError(f"{self.id} fills {', '.join(sorted(unknown))}: fields that are no SETTING")

    def __repr__(self) -> str:
        return f"<Variant {self.id}: {self.title}, {self.sizes} players>"

    @property
    def sizes(self) -> str:
        """The numbers of players in words: `2`, or `2 to 6`."""
        fewest, most = self.players
        return f"{fewest}" if fewest == most else f"{fewest} to {most}"

    def seats(self, players: int | None = None) -> tuple[str, ...]:
        """Return the names of the seats at a table of so many players; raises BadInput."""
        fewest, most = self.players
        n = fewest if players is None else players
        if isinstance(n, bool) or not isinstance(n, int) or not fewest <= n <= most:
            raise BadInput(f"{self.title} is played by {self.sizes}, not by {players!r}")
        return self.seat_names[:n]

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """Return all options, with defaults for those not given; raises BadInput.

        One that changes the rules themselves (`Option.amends`) is there only if it does.
        """
        if not isinstance(given, Mapping):
            raise BadInput(f"options are given by name, not as {_short(given)}")
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise BadInput(f"{self.title} has no option {_short(key)}; it has {', '.join(known)}")
        options = {key: option.read(given.get(key, option.default)) for key, option in known.items()}
        options = {key: value for key, value in options.items() if not known[key].is_printed(value)}
        if self.check:
            self.check(options)
        return options

    def amended(self, options: Mapping[str, Value]) -> bool:
        """Return whether these options, as `read_options` gives them, change the printed rules by a document."""
        return any(option.amends and option.key in options for option in self.options)

    def setting(self, players: int, options: Mapping[str, Value]) -> list[int]:
        """Return the numbers that fill the fields of a state before it starts, as every player has agreed on them.

        They are those of the options and of the variant, and `players` if there is such a field.
        """
        values = {"players": players, **self.fixed}
        coded = {option.field: option.code(options[option.key]) for option in self.options if option.field}
        packed = self.pack(options) if self.pack else {}
        return self.game.schema.setting({**values, **coded, **packed})

    def observe(self, view: Seen) -> npt.NDArray[np.int8]:
        """Return a view as numbers: int8 of shape `observation.shape`, the same as its seat's `Game.observation`.

        Takes a `View` (what a computer player is given), or the JSON of one that a server has sent with its record.
        Raises BadInput.
        """
        out = flat(self.observation.size)
        self.game.drivers.encode_at(self._record(view), 0, out)
        return shaped(out, self.observation)

    def legal(self, view: Seen) -> list[int]:
        """Return the ids of the seat's legal actions by its view, ascending, without resigning. Raises BadInput."""
        schema, records, out = self.game.schema, self._record(view), scratch(self.actions)
        if schema.read_view(schema.pack(records, 0)).viewer == schema.spectator:
            return []
        return sorted(int(a) for a in out[: self.game.drivers.legal_at(records, 0, out)])

    def _record(self, view: Seen) -> Any:
        return read_record(view, self.game.schema, self.fixed, self.title)

    def mask(self, view: Seen) -> npt.NDArray[np.bool_]:
        """Return the legal actions as a mask: bool of shape (actions,). Raises BadInput."""
        mask = np.zeros(self.actions, dtype=np.bool_)
        mask[self.legal(view)] = True
        return mask

    def action_meaning(self, action: int) -> str:
        """Return what an action id means in any position; spaces are counted from the seat that acts.

        If the meaning depends on the position, the text says so. Raises BadInput for an unknown id.
        """
        if isinstance(action, bool) or not hasattr(action, "__index__") or not 0 <= index(action) < self.actions:
            raise BadInput(f"there is no action {action!r}; they go from 0 to {self.actions - 1}")
        meaning = self.game.meaning
        return meaning(self.fixed, index(action)) if meaning else "only the position tells"

    def describe(self) -> Json:
        fewest, most = self.players
        return {
            "id": self.id,
            "title": self.title,
            "line": self.line,
            "game": self.game.name,
            "seats": {"min": fewest, "max": most, "names": list(self.seat_names)},
            "options": [option.describe() for option in self.options],
            "board": dict(self.board),
            "teams": [[self.seat_names[seat] for seat in team] for team in self.teams],
            "places": list(self.places),
            "orders": [order.describe() for order in self.orders],
            "proposal": dict(self.proposal),
            "hints": self.game.reason is not None,
        }
