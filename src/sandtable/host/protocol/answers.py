"""What the host answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from sandtable.host.protocol.fields import Offer, OptionsInForce, Told, View
from sandtable.host.protocol.news import Standing
from sandtable.host.protocol.table import Reactions, Seat, Table, Team


class Snapshot(Standing):
    """The table, and everything the asker may know of the game."""

    table: Table
    you: str | None
    log: list[Told]
    team: Annotated[Team | None, Meta(description="null for who watches, and where nobody has a partner")]
    window: Annotated[Reactions | None, Meta(description="null in games without reaction windows")]


class Created(Struct):
    """A new table. Whoever has the invite may take a seat."""

    id: str
    invite: Annotated[str, Meta(description="a link; the secret is its fragment, which browsers do not send")]
    secret: str
    seats: list[Seat]


class Checked(Struct):
    """It can: all options, those left out at their defaults, documents in their normal form."""

    options: OptionsInForce


class Seated(Struct):
    """Your seat, and the token that proves it: `Authorization: Bearer TOKEN`."""

    seat: str
    token: str


class SeatLink(Struct):
    """A link that takes the seat to another device, for its owner alone: it is good once."""

    link: Annotated[str, Meta(description="the code is its fragment, which browsers do not send")]
    seconds: Annotated[int, Meta(description="so long it is good")]


class Replayed(Struct):
    """The position after `at` of `total` actions, as each viewer saw it."""

    at: int
    total: int
    text: str
    told: list[Told]
    views: dict[str, View]


class ReviewUnderWay(Struct):
    """A review is being made: so much of it is done, in per cent. Ask again in a second."""

    percent: int


class Opened(Struct):
    """A session by which a table is followed without a WebSocket. Whoever knows it fetches its messages."""

    session: str


class Closed(Struct):
    """How the host has ended a session: as it closes a WebSocket."""

    code: int
    reason: str


class Received(Struct):
    """What the host has to say, in order."""

    messages: Annotated[list[Raw], Meta(description="as over the WebSocket")]
    closed: Annotated[Closed | None, Meta(description="null as long as the session goes on")]


class Forbidden(Struct):
    """What the umpire said no with; an empty clause: nothing is written so."""

    clause: str
    message: str


class Moment(Struct):
    """One step of an example: carried out, refused, or a look at what may be done."""

    text: str
    told: list[Told]
    views: dict[str, View]
    refused: Forbidden | None
    choices: list[str]


class Example(Struct):
    """A scenario that shows a clause, step by step; the first moment is how it begins."""

    id: str
    title: str
    variant: str
    options: OptionsInForce
    clauses: list[str]
    moments: list[Moment]


class Lesson(Struct):
    """A task on a small position, and what helps on."""

    id: str
    title: str
    variant: str
    seat: str
    task: str
    hint: str
    last: Annotated[str, Meta(description="said when it is solved")]
    moves: Annotated[int, Meta(description="acts that may be done")]
    clauses: list[str]


class LessonWindow(Struct):
    """An open reaction window that asks the learner."""

    kind: str
    asks: list[str]


class LessonTry(Struct):
    """How a try at a lesson stands."""

    view: View
    legal: list[Offer]
    ask: str
    told: Annotated[list[Told], Meta(description="what came of the latest act")]
    window: LessonWindow | None
    left: int
    solved: bool
    over: Annotated[bool, Meta(description="nothing more can be done in this try")]


class Problem(Struct, omit_defaults=True):
    """Why not."""

    error: str
    message: str
    clause: str | None = None


class StaleProblem(Struct):
    """It answered an earlier question; `present` is how things stand."""

    error: Literal["stale"]
    message: str
    present: Snapshot
