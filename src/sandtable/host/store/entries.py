"""The log of a table, entry by entry, as it is stored. Carrying out its entries again gives the same room."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from sandtable.engine.json_data import Json
from sandtable.host.protocol.fields import Answer, Consent, Talk
from sandtable.host.protocol.table import ByDay, Live, Rating

T = TypeVar("T")


class NewerRelease(Exception):
    """A newer release has stored something that this one cannot read."""


class Kept(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """One entry of a table's log.

    A field that a later release adds has a default, and is written only where it has another value: releases that do
    not know it then refuse no more than they must.
    """


class Timed(Kept, frozen=True, kw_only=True):
    """An entry that may stop the clock that runs, and the tenths of a second that had run on it; null: none ran."""

    spent: int | None = None


class Took(Kept, frozen=True, tag="took"):
    """A person took the seat. Only the hash of the token is stored."""

    seat: int
    name: str
    token: str
    order: str | None = None  # the standing order for reaction windows; null: the one that is always asked
    rating: Rating | None = None  # of the player's account, at a rated table
    shared_line: bool = False  # somebody who sits there has come by the same line lately
    account: bool = False  # it is the name of an account or a bot


class Relieved(Kept, frozen=True, tag="relieved"):
    """A person took the seat of a stand-in. Only the hash of the token is stored."""

    seat: int
    name: str
    token: str
    order: str | None = None  # as in `Took`
    account: bool = False  # as in `Took`


class Acted(Timed, frozen=True, tag="acted", omit_defaults=True):
    """A seat answered its question number `seq`. The action is stored as it was submitted. In a reaction window this
    seals the answer.
    """

    seat: int
    action: int | str
    seq: int


class Undone(Kept, frozen=True, tag="undone"):
    """A seat took back its last act while its question number `seq` was open. The entry of the act remains before this
    one.
    """

    seat: int
    seq: int


class Ordered(Kept, frozen=True, tag="ordered"):
    """A seat changed its standing order."""

    seat: int
    order: str


class TimeUp(Kept, frozen=True, tag="time_up"):
    """The clock of a reaction window ran out. Seats that had not answered passed."""

    window: int


class MoreTime(Kept, frozen=True, tag="more_time"):
    """A seat had the clock of a reaction window restarted."""

    seat: int
    window: int


class Flagged(Kept, frozen=True, tag="flagged"):
    """The clock of a seat ran out, or with null that of several seats. `turn` counts the clocks of the table."""

    seat: int | None
    turn: int


class DrawSaid(Timed, frozen=True, tag="draw"):
    """A seat offered, accepted or declined a draw."""

    seat: int
    answer: Answer


class Aborted(Timed, frozen=True, tag="aborted"):
    """A seat called the game off before it had really begun."""

    seat: int


class Filled(Kept, frozen=True, tag="filled"):
    """A seat had computer players take the free seats."""

    seat: int


class Left(Timed, frozen=True, tag="left"):
    """A person left the seat. `decide`: those who stay have a clock to decide what becomes of it, if the game waits."""

    seat: int
    decide: bool = False


class Returned(Timed, frozen=True, tag="returned"):
    """A person who had left took the seat again."""

    seat: int


class Absent(Timed, frozen=True, tag="absent"):
    """A person had been away for this many seconds while others waited."""

    seat: int
    seconds: int


class Back(Kept, frozen=True, tag="back"):
    """A person who had been away came back."""

    seat: int


class Replaced(Timed, frozen=True, tag="replaced"):
    """A seat voted on whether a computer player goes on in seat `left`, whose person has left or is away; or, with
    `off`, on whether the game is called off.
    """

    seat: int
    left: int
    yes: bool
    off: bool = False


class Lent(Kept, frozen=True, tag="lent"):
    """The holder of a seat asked for a code to take it to another device. Only the hash of the code is stored."""

    seat: int
    code: str
    until: int


class Moved(Kept, frozen=True, tag="moved"):
    """The seat changed to another token, because somebody used the code in time."""

    seat: int
    code: str
    token: str
    at: int


class Said(Kept, frozen=True, tag="said"):
    """A message of a seat to its partners. `ref` is the sender's own reference."""

    seat: int
    text: str
    place: str | None = None
    ref: str | None = None


class Asked(Kept, frozen=True, tag="asked"):
    """A seat submitted an action that needs the partners' consent as the answer to question number `seq`."""

    seat: int
    action: int | str
    seq: int


class Consented(Timed, frozen=True, tag="consented"):
    """A partner answered the request in line `line` of the team's talk, or its sender withdrew it."""

    seat: int
    line: int
    answer: Consent


class RematchSaid(Kept, frozen=True, tag="rematch"):
    """A seat said, after the end of the game, whether to play again."""

    seat: int
    yes: bool


class Rematched(Timed, frozen=True, tag="rematched"):
    """All people agreed to play again, at the table with this id."""

    table: str


class NewRules(Kept, frozen=True, tag="new_rules"):
    """The game goes on under this version of its rules, which carries out all that was played before alike.

    Servers with earlier rules must not carry out what follows.
    """

    version: int


Entry = (
    Took
    | Relieved
    | Acted
    | Undone
    | Ordered
    | TimeUp
    | MoreTime
    | Flagged
    | DrawSaid
    | Aborted
    | Filled
    | Left
    | Returned
    | Absent
    | Back
    | Replaced
    | Lent
    | Moved
    | Said
    | Asked
    | Consented
    | RematchSaid
    | Rematched
    | NewRules
)

OF_THE_HOLDER = (
    Acted
    | Undone
    | Ordered
    | MoreTime
    | DrawSaid
    | Aborted
    | Filled
    | Left
    | Replaced
    | Lent
    | Said
    | Asked
    | Consented
    | RematchSaid
)
"""Entries that only the holder of their seat may cause."""

RATE_CAPPED = Took | Relieved | Ordered | Lent | Returned | Replaced | Said | RematchSaid
"""Entries that can be repeated without the game going on. Each seat may have only so many."""


class TableSpec(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The properties of a table that are fixed when it is created. For fields of later releases, see `Kept`."""

    id: str
    created: int
    variant: str
    rules_version: int
    options: Json
    seats: list[SeatPlan]
    seed: bytes
    invite: str
    talk: Talk | None = None  # null where nobody has a partner
    clock: int | None = None  # seconds for a reaction window; 0: it waits for everybody; null: the game has no windows
    hints: bool = False  # players may ask what a computer player would do
    earlier: Beginning | None = None  # the game that this table goes on from
    time: Live | ByDay | None = None  # the players' time; null: as long as they like
    open: bool = False  # anybody may sit down, and the lobby lists it
    bots: bool = False  # bots may sit down, too
    standin: bool = False  # stand-ins take the seats that the first person leaves free
    rated: bool = False  # the players' ratings change by the game
    day: int | None = None  # of the duel that is played at it, in days since 1970; null: no duel of a day


class Beginning(Struct, frozen=True):
    """The beginning of another game that a table goes on from.

    It holds the acts, in the parts that its replay showed, and the seeds of chance, each with the number of decisions
    up to which it is used.
    """

    table: str
    at: int
    acts: list[list[tuple[int, int | str]]]
    seeds: list[tuple[int, bytes]]


class SeatPlan(Struct, frozen=True):
    """The kind of player of a seat: a person or a computer player."""

    kind: Literal["human", "bot"]
    level: str | None = None


_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_spec: msgspec.json.Decoder[TableSpec] = msgspec.json.Decoder(TableSpec)


def read_entry(text: str) -> Entry:
    """Return an entry from its stored form; raise NewerRelease."""
    return _read(_entry, text)


def read_spec(text: bytes) -> TableSpec:
    """Return a table's spec from its stored form; raise NewerRelease."""
    return _read(_spec, text)


def _read(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as problem:
        raise NewerRelease(str(problem)) from None
