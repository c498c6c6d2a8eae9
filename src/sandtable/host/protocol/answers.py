"""The host's answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct

from sandtable.host.protocol.fields import Offer, OptionsInForce, Said, SameAsMessages, Told, View
from sandtable.host.protocol.news import Standing
from sandtable.host.protocol.table import Clocks, Reactions, Seat, Table, Team


class Snapshot(Standing):
    """The table, and everything the caller may know of the game."""

    table: Table
    you: str | None
    log: list[Told]
    team: Annotated[Team | None, Meta(description="null for who watches, and where nobody has a partner")]
    window: Annotated[Reactions | None, Meta(description="null in games without reaction windows")]
    clocks: Annotated[Clocks | None, Meta(description="null at a table without `time`")] = None


class Log(Struct):
    """The first lines of what the caller was told."""

    log: list[Told]


class Created(Struct):
    """A new table. Anybody who has the invite may take a seat."""

    id: str
    invite: Annotated[str, Meta(description="a link; the secret is its fragment, which browsers do not send")]
    secret: str
    seats: list[Seat]


class Checked(Struct):
    """The options of a game that can be played: all of them, with defaults filled in, and documents in their normal
    form.
    """

    options: OptionsInForce


class Seated(Struct):
    """Your seat, and the token that proves it: `Authorization: Bearer TOKEN`."""

    seat: str
    token: str


class SeatLink(Struct):
    """A link for the owner of a seat that takes it to another device. It works once."""

    link: Annotated[str, Meta(description="the code is its fragment, which browsers do not send")]
    seconds: Annotated[int, Meta(description="so long it is good")]


class Replayed(Struct):
    """The position after `at` of `total` actions, as each viewer saw it."""

    at: int
    total: int
    text: str
    told: list[Told]
    views: dict[str, View]


ReviewStage = Literal["waiting", "looking", "elsewhere"]
"""What is done for a review: it waits for others, its rules are compiled, the game is looked at, or another server
makes it."""


class ReviewUnderWay(Struct):
    """The progress of a review that is being made. Ask again in a second.

    `percent` is how much of the present stage is done, and `left` the seconds that it will still take, if that can be
    told.
    """

    percent: int
    stage: ReviewStage
    left: int | None


class Opened(Struct):
    """A session that follows a table without a WebSocket. Its name is secret: anybody who knows it can fetch its
    messages.
    """

    session: str


class Closed(Struct):
    """The closing code and reason with which the host ended a session, as it closes a WebSocket."""

    code: int
    reason: str


class Received(Struct):
    """The messages of the host, in order."""

    messages: Annotated[list[Raw], Meta(description="as over the WebSocket")]
    closed: Annotated[Closed | None, Meta(description="null as long as the session goes on")]


class Forbidden(Struct):
    """A refusal by the umpire. An empty clause means that the action cannot be read."""

    clause: str
    message: str


class Moment(Struct):
    """A step of an example: an action that was carried out or refused, or the list of choices."""

    text: str
    told: list[Told]
    views: dict[str, View]
    refused: Forbidden | None
    choices: list[str]


class Example(Struct):
    """A scenario that shows a clause, step by step. The first moment is the beginning."""

    id: str
    title: str
    variant: str
    options: OptionsInForce
    clauses: list[str]
    moments: list[Moment]


class Lesson(Struct):
    """A task on a small position, with its hint."""

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
    """The state of a try at a lesson."""

    view: View
    legal: list[Offer]
    ask: Said
    told: Annotated[list[Told], Meta(description="what came of the latest act")]
    window: LessonWindow | None
    left: int
    solved: bool
    over: Annotated[bool, Meta(description="nothing more can be done in this try")]


class Problem(Struct, omit_defaults=True):
    """The reason why a request was not carried out."""

    error: str
    message: Said
    clause: str | None = None
    said: SameAsMessages = UNSET


class StaleProblem(Struct):
    """An answer to an act of an earlier question. `present` is the present position."""

    error: Literal["stale"]
    message: str
    present: Snapshot
