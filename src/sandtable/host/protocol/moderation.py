"""Reports, and what moderators do about players."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.host.protocol.daily import Date
from sandtable.host.protocol.fields import MAX_TITLE, Short
from sandtable.host.protocol.requests import Body
from sandtable.host.protocol.talk import About, ChatLine

MOST_WORDS = 1000
"""Characters of a report, a reason or an answer."""
LONGEST_DAYS = 3650

ReportReason = Literal["rude", "cheating", "name", "away", "other"]
PlayerMeasure = Literal["mute", "ban", "rename", "remove"]
MeasureKind = Literal["mute", "ban", "rename", "remove", "call_off"]
Days = Annotated[int, Meta(ge=1, le=LONGEST_DAYS)]
Prose = Annotated[str, Meta(max_length=4 * MOST_WORDS, description=f"up to {MOST_WORDS} characters after trimming")]


class PostReport(Body):
    """Something that moderators are to look at: a line, a player, or a table without a seat."""

    about: About
    reason: ReportReason
    words: Prose = ""


class PostMeasure(Body):
    """What is to be done about somebody: to mute or ban, for some days or for good, to take a name away, or to remove a
    line or a remark. The person is told the reason, and of a bot its owner.
    """

    about: About
    kind: PlayerMeasure
    reason: Prose
    days: Annotated[Days | None, Meta(description="of a mute or a ban; null: for good")] = None
    name: Annotated[
        Short | None, Meta(description="of an account or a bot from now on; a bot keeps ` (bot)` behind it")
    ] = None
    report: Annotated[Short | None, Meta(description="the report that is closed by it")] = None


class CallOff(Body):
    """Why a tournament is called off. Its holder is told."""

    reason: Prose


class RenameTournament(Body):
    """What a tournament is called from now on, and why. Its holder is told."""

    name: Annotated[str, Meta(max_length=200, description=f"1 to {MAX_TITLE} characters after trimming")]
    reason: Prose


class PostAnswer(Body):
    """What a player says to a measure. Each can be answered once."""

    text: Prose


class Reported(Struct):
    """A report that is open."""

    id: str
    at: Annotated[int, Meta(description="in seconds since 1970")]
    sender: str
    player: Annotated[str | None, Meta(description="the id of the player whom it is about")]
    name: str | None
    table: str | None
    line: ChatLine | None
    remark: Annotated[str | None, Meta(description="what the player has remarked on the duel of the day `duel`")]
    duel: Date | None
    reason: ReportReason
    words: str


class LoggedMeasure(Struct):
    """What was done about a player."""

    id: str
    kind: MeasureKind
    name: str
    reason: str
    subject: Annotated[
        str, Meta(description="the line that was removed, the name that was taken away, or that of a tournament")
    ]
    moderator: str | None
    at: Annotated[int, Meta(description="in seconds since 1970")]
    ends: Annotated[int | None, Meta(description="null: for good, or nothing that lasts")]
    in_force: bool
    answer: str | None


class Desk(Struct):
    """What moderators see: open reports, the oldest first, and what was done, the newest first."""

    reports: list[Reported]
    measures: list[LoggedMeasure]


class OwnMeasure(Struct):
    """What a moderator has done about the caller, and why."""

    id: str
    kind: MeasureKind
    reason: str
    subject: str
    at: Annotated[int, Meta(description="in seconds since 1970")]
    ends: int | None
    in_force: bool
    answer: Annotated[str | None, Meta(description="null: the caller has not answered yet")]


class OwnMeasures(Struct):
    """All that moderators have done about the caller, the newest first."""

    measures: list[OwnMeasure]
    moderator: Annotated[bool, Meta(description="the caller is a moderator")]


class OwnReport(Struct):
    """A report of the caller."""

    reason: ReportReason
    words: str
    at: int
    closed: bool
