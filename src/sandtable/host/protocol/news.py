"""The messages of the host over the WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct

from sandtable.host.protocol.fields import Change, Columns, Meaning, Offer, Said, SameAsMessages, Told, View
from sandtable.host.protocol.table import Clocks, Reactions, Table, Team


class Ask(Struct):
    """The question to the seat, in a sentence. Some answers are one text that stands for many small choices, such as a
    whole set-up. `legal` leaves these choices out, and `notation` says how the text is written.
    """

    kind: str
    text: Said
    notation: Annotated[str | None, Meta(description="null where `legal` holds every choice")] = None


class Standing(Struct):
    """The view of a viewer after update `n`, and their open question `seq`."""

    n: int
    view: View
    legal: Annotated[list[Offer], Meta(description="the choices; with `ask.notation` not all of them, or none")]
    seq: int
    ask: Annotated[Ask | None, Meta(description="null where the viewer has nothing to answer now")]


class FromHost(Struct, tag_field="type"):
    """A message of the host."""


class Welcome(FromHost, tag="welcome"):
    """The answer to hello. `you` is the seat, or null for spectators."""

    table: Table
    you: str | None
    commitment: str


class Update(Standing, tag_field="type", tag="update"):
    """New events, view and choices for this viewer. Updates are numbered for each viewer separately."""

    told: list[Told]


class NewChoices(Struct, omit_defaults=True):
    """A change of the choices: `come` are added to those of question `of`, without those that are `gone`. Without `of`
    they are all the choices. The choices are then sorted by id.
    """

    of: Annotated[int | None, Meta(description="the `seq` of the last question that this viewer was asked")] = None
    gone: Annotated[list[int], Meta(description="ids")] = []
    come: list[Columns] = []


class Delta(Struct, tag_field="type", tag="delta", omit_defaults=True):
    """The same news as `update`, as changes since update `n - 1`. A field that is left out has not changed; but without
    `ask` the viewer has nothing to answer now, and has no choices.
    """

    n: int
    seq: int
    view: Change = {}
    legal: Annotated[NewChoices | None, Meta(description="null: as in the last question")] = None
    ask: Ask | None = None
    told: list[Told] = []


class Resync(Standing, tag_field="type", tag="resync"):
    """Everything this viewer may know. `log` holds what the viewer was told: all of it, or for viewers who follow by
    `delta` the latest lines. `earlier` lines came before them; `GET log` has them.
    """

    log: list[Told]
    earlier: int


class TableChanged(FromHost, tag="table"):
    """A change of seats, names, presence, offers, thinking or the end."""

    table: Table


class TeamNews(FromHost, tag="team"):
    """The partners' channel of a seat: at first all of it, later with the new lines only."""

    team: Team


class ChatNews(FromHost, tag="chat"):
    """Something has changed in the chat of the table that the viewer reads: `GET chat` has it."""


class WindowNews(Reactions, tag_field="type", tag="window"):
    """A change of the reaction window or of the viewer's part in it: it opened or closed, its clock was restarted, or
    the own answer or standing order changed. In games with windows it is also sent on joining.
    """


class ClockNews(Clocks, tag_field="type", tag="clocks"):
    """A change of the clocks: another one runs, or none. At a table with `time` it is also sent on joining. Until the
    next one the clock that runs goes down.
    """


class Asked(FromHost, tag="asked"):
    """An act that needs the partners' yes has been put to them. It is played when they have given it."""

    ref: str | None
    message: str
    said: SameAsMessages = UNSET


class Refused(FromHost, tag="refused"):
    """A request that was not carried out, with the reason. `clause` names the rule that forbids it."""

    ref: str | None
    error: str
    message: Said
    seq: int
    clause: str | None = None
    said: SameAsMessages = UNSET


class Stale(Resync, tag="stale", kw_only=True):
    """An answer to an act of an earlier question, with the present one. If that has been sent before, the answer is
    `refused` with the error `stale`.
    """

    ref: str | None
    message: str


class Done(FromHost, tag="done"):
    """A request was carried out. Earlier messages have shown its result."""

    ref: str


class Previewed(FromHost, tag="preview"):
    """The answer to a preview."""

    ref: str | None
    result: Meaning


class Advice(Struct):
    """The action that a computer player would take in the sender's place, from the sender's own view. It answers
    question `seq`.
    """

    seq: int
    action: Annotated[int, Meta(description="the id of one of the choices")]
    text: Annotated[str, Meta(description="the choice in the rulebook's notation")]
    why: Annotated[str, Meta(description="what speaks for it most, in a sentence")]


class Advised(Advice, tag_field="type", tag="advice"):
    """The answer to a hint. It may come after other answers."""

    ref: str | None


class Pong(FromHost, tag="pong"):
    """The answer to ping."""


class Bye(FromHost, tag="bye"):
    """The end of the connection, with the reason."""

    reason: str
    said: SameAsMessages = UNSET


HostMessage = (
    Welcome
    | Update
    | Delta
    | Resync
    | TableChanged
    | TeamNews
    | ChatNews
    | WindowNews
    | ClockNews
    | Asked
    | Refused
    | Stale
    | Done
    | Previewed
    | Advised
    | Pong
    | Bye
)
