"""Notices to players who are away: requests, and what a server offers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.host.protocol.fields import MailAddress, Short
from sandtable.host.protocol.requests import Body

MOST_BELL_GAMES = 32

Language = Annotated[Literal["en", "de", "fr"], Meta(description="of the notices")]


# ---- requests ----


class PutPush(Body):
    """The push subscription of the caller's browser: `PushSubscription.toJSON()`, and a language."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    language: Language = "en"


class PutMail(Body):
    """An address for notices. A mail asks there first."""

    address: MailAddress
    language: Language = "en"


class MailCode(Body):
    """The code of a link in a mail."""

    code: Annotated[str, Meta(max_length=200)]


class Bell(Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody who waits for a game may call the player."""

    games: Annotated[list[Short], Meta(max_length=MOST_BELL_GAMES, description="variants; empty: any game")]
    first: Annotated[int, Meta(ge=0, le=23, description="the first hour of the day")]
    last: Annotated[int, Meta(ge=1, le=24, description="the hour before which it ends; below `first`: on the next day")]
    zone: Annotated[str, Meta(max_length=64, description="the time zone of the hours, such as Europe/Berlin")]


class PutBell(Body):
    """A wish to be called when somebody waits."""

    bell: Bell
    language: Language = "en"


class Coming(Body):
    """Whether the player comes to the next club hour."""

    coming: bool


# ---- answers ----


class MailState(Struct):
    """The address of a player for notices."""

    address: Annotated[str | None, Meta(description="null: none was given")]
    confirmed: Annotated[bool, Meta(description="the link in the first mail was opened")]


class ClubHour(Struct):
    """The club hour: when the next one begins, or the one that goes on. A calendar file is at `GET /api/hour.ics`."""

    begins: Annotated[int, Meta(description="in seconds since 1970")]
    coming: Annotated[int, Meta(description="players who come")]
    yours: Annotated[bool, Meta(description="you come")]


class NoticeState(Struct):
    """What this server offers to players who are away, and what the caller has chosen."""

    push: Annotated[str | None, Meta(description="the server's key for push subscriptions; null: it sends none")]
    here: Annotated[bool, Meta(description="this browser gets notices")]
    mail: Annotated[MailState | None, Meta(description="null: the server sends no mails")]
    rings: Annotated[bool, Meta(description="the server calls players when somebody waits")]
    bell: Annotated[Bell | None, Meta(description="when you may be called; null: never")]
    hour: Annotated[ClubHour | None, Meta(description="null: there is none")]
