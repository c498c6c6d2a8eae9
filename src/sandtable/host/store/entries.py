"""The log of a table, as it is stored, line by line. Folding it again gives the same room."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from sandtable.host.protocol.fields import Answer, Consent, Talk


class Kept(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One line of a table's log."""


class Took(Kept, frozen=True, tag="took"):
    """A person sat down. Only the hash of the token is kept."""

    seat: int
    name: str
    token: str
    order: str | None = None  # the standing order for reaction windows; null: the one that is always asked


class Acted(Kept, frozen=True, tag="acted"):
    """A seat answered its question number `seq`; the action stands as it was submitted. In a reaction window the
    answer is sealed by that.
    """

    seat: int
    action: int | str
    seq: int


class Undone(Kept, frozen=True, tag="undone"):
    """A seat took back its last act, while its question number `seq` was open. The act's line stays before this one."""

    seat: int
    seq: int


class Ordered(Kept, frozen=True, tag="ordered"):
    """A seat changed its standing order."""

    seat: int
    order: str


class TimeUp(Kept, frozen=True, tag="time_up"):
    """The clock of a reaction window ran down: whoever had not answered passed."""

    window: int


class DrawSaid(Kept, frozen=True, tag="draw"):
    """A draw was offered, accepted or declined."""

    seat: int
    answer: Answer


class Aborted(Kept, frozen=True, tag="aborted"):
    """The game was called off before it had really begun."""

    seat: int


class Filled(Kept, frozen=True, tag="filled"):
    """Computer players took the seats that were free."""

    seat: int


class Left(Kept, frozen=True, tag="left"):
    """A person got up."""

    seat: int


class Returned(Kept, frozen=True, tag="returned"):
    """A person who had got up sat down again."""

    seat: int


class Absent(Kept, frozen=True, tag="absent"):
    """A person had been away for so many seconds while others waited for them."""

    seat: int
    seconds: int


class Back(Kept, frozen=True, tag="back"):
    """A person who had been away is there again."""

    seat: int


class Replaced(Kept, frozen=True, tag="replaced"):
    """Somebody said whether a computer player is to play on in the seat `left`, whose person has got up or is away; or,
    with `off`, whether the game is to be called off.
    """

    seat: int
    left: int
    yes: bool
    off: bool = False


class Lent(Kept, frozen=True, tag="lent"):
    """The holder of a seat asked for a code to take it to another device. Only its hash is kept."""

    seat: int
    code: str
    until: int


class Moved(Kept, frozen=True, tag="moved"):
    """The seat is held by another token from now on: somebody came with the code in time."""

    seat: int
    code: str
    token: str
    at: int


class Said(Kept, frozen=True, tag="said"):
    """A message to the partners alone, by the sender's own reference."""

    seat: int
    text: str
    place: str | None = None
    ref: str | None = None


class Asked(Kept, frozen=True, tag="asked"):
    """An action that needs the partners' yes was submitted as the answer to question number `seq`."""

    seat: int
    action: int | str
    seq: int


class Consented(Kept, frozen=True, tag="consented"):
    """A partner answered what is asked in line `line` of the team's talk; or the asker took it back."""

    seat: int
    line: int
    answer: Consent


class RematchSaid(Kept, frozen=True, tag="rematch"):
    """Somebody said, when the game was over, whether to play again."""

    seat: int
    yes: bool


class Rematched(Kept, frozen=True, tag="rematched"):
    """All have agreed, with the last one's yes: the same people play on at another table."""

    table: str


Entry = (
    Took
    | Acted
    | Undone
    | Ordered
    | TimeUp
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
)

RATE_CAPPED = Took | Ordered | Lent | Returned | Replaced | Said | RematchSaid
"""What may be done again and again without the game going on."""

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def read_entry(text: str) -> Entry:
    """An entry from the store."""
    return _decoder.decode(text)


class TableSpec(Struct, frozen=True):
    """What is fixed when a table is made."""

    id: str
    created: int
    variant: str
    rules_version: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    seed: bytes
    invite: str
    talk: Talk | None = None  # null where nobody has a partner
    clock: int | None = None  # seconds for a reaction window, 0: it waits for everybody; null where there are none
    hints: bool = False  # players may ask what a computer player would do
    earlier: Beginning | None = None  # what has been played already


class Beginning(Struct, frozen=True):
    """The beginning of another game, which a table goes on from: its acts, in the parts that its replay showed, and the
    seeds by which chance went, each up to so many decisions.
    """

    table: str
    at: int
    acts: list[list[tuple[int, int | str]]]
    seeds: list[tuple[int, bytes]]


class SeatPlan(Struct, frozen=True):
    """Whether a person or a computer player is to sit here."""

    kind: Literal["human", "bot"]
    level: str | None = None
