"""What the host says over the WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.host.protocol.fields import Meaning, Offer, Told, View
from sandtable.host.protocol.table import Reactions, Table, Team


class Ask(Struct):
    """What the seat is asked, in a sentence. Some answers are one text that stands for many small choices, such as a
    whole set-up: `legal` leaves these choices out, and `notation` says how the text is written.
    """

    kind: str
    text: str
    notation: Annotated[str | None, Meta(description="null where `legal` holds every choice")] = None


class Standing(Struct):
    """Where a viewer stands: the view after update `n`, and the question `seq` that is open to them."""

    n: int
    view: View
    legal: Annotated[list[Offer], Meta(description="the choices; with `ask.notation` not all of them, or none")]
    seq: int
    ask: Annotated[Ask | None, Meta(description="null where the viewer has nothing to answer now")]


class FromHost(Struct, tag_field="type"):
    """What the host says."""


class Welcome(FromHost, tag="welcome"):
    """The answer to hello. `you` is the seat, null for those who watch."""

    table: Table
    you: str | None
    commitment: str


class Update(Standing, tag_field="type", tag="update"):
    """What is new to this viewer: events, view, own choices. Numbered for each viewer apart."""

    told: list[Told]


class Resync(Standing, tag_field="type", tag="resync"):
    """Everything this viewer may know, `log` being all that he was ever told."""

    log: list[Told]


class TableChanged(FromHost, tag="table"):
    """Seats, names, presence, offers, thinking or the end have changed."""

    table: Table


class TeamNews(FromHost, tag="team"):
    """What the partners of a seat have for themselves: at first all of it, then with those lines only that are new."""

    team: Team


class WindowNews(Reactions, tag_field="type", tag="window"):
    """A reaction window has opened or closed, its clock was started anew, or the own answer or standing order has
    changed. Sent on joining too, in games with windows.
    """


class Asked(FromHost, tag="asked"):
    """The act needs the partners' yes: they are asked, and it is played when they have said it."""

    ref: str | None
    message: str


class Refused(FromHost, tag="refused"):
    """It was not done, and why. `clause` names the rule that forbids it."""

    ref: str | None
    error: str
    message: str
    seq: int
    clause: str | None = None


class Stale(Resync, tag="stale"):
    """It answered an earlier question; here is the present one. Where that was said already, the answer is `refused`,
    with the error `stale`.
    """

    ref: str | None
    message: str


class Done(FromHost, tag="done"):
    """It was done; the news before this have told what came of it."""

    ref: str


class Previewed(FromHost, tag="preview"):
    """The answer to a preview."""

    ref: str | None
    result: Meaning


class Advice(Struct):
    """What a computer player would do in place of the asker, by the asker's own view: an answer to question `seq`."""

    seq: int
    action: Annotated[int, Meta(description="the id of one of the choices")]
    text: Annotated[str, Meta(description="the choice in the rulebook's notation")]
    why: Annotated[str, Meta(description="what speaks for it most, in a sentence")]


class Advised(Advice, tag_field="type", tag="advice"):
    """The answer to a hint that was asked for. It comes when somebody has had time for it."""

    ref: str | None


class Pong(FromHost, tag="pong"):
    """Here I am."""


class Bye(FromHost, tag="bye"):
    """The host closes the connection, and why."""

    reason: str


HostMessage = (
    Welcome
    | Update
    | Resync
    | TableChanged
    | TeamNews
    | WindowNews
    | Asked
    | Refused
    | Stale
    | Done
    | Previewed
    | Advised
    | Pong
    | Bye
)
