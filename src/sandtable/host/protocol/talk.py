"""The chat at tables, and players who block others."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct

from sandtable.host.protocol.daily import Date
from sandtable.host.protocol.fields import MAX_LINE, HasPage, SameAsMessages, Short
from sandtable.host.protocol.lobby import Name, OneKey
from sandtable.host.protocol.requests import Body

Room = Literal["players", "watchers"]
"""Players talk to one another; those who watch, apart from them."""
Says = Literal["words", "phrases", "nothing"]
Phrase = Literal["hello", "good_luck", "well_played", "thanks", "sorry", "moment", "soon_back", "good_game"]
"""What may be said where the rules allow no words, and by everybody who is new."""
Spoken = Annotated[str, Meta(max_length=2000, description=f"1 to {MAX_LINE} characters after trimming, no links")]


class PostLine(Body):
    """A line in the chat of a table: a text, or one of the phrases. Somebody who watches gives a name."""

    text: Spoken | None = None
    phrase: Phrase | None = None
    name: Name = ""
    key: OneKey = None


class ChatLine(Struct):
    """A line in the chat of a table."""

    id: str
    room: Room
    seat: Annotated[str | None, Meta(description="of a player; null: somebody who watches")]
    name: str
    text: Annotated[str | None, Meta(description="null: a phrase, or a line that was removed")]
    phrase: Phrase | None
    at: Annotated[int, Meta(description="in seconds since 1970")]
    own: bool
    removed: Annotated[bool, Meta(description="by a moderator")] = False
    account: HasPage = False


class Chat(Struct):
    """The chat of a table as the caller reads it: players see what is said by those who watch when the game is over."""

    room: Annotated[Room, Meta(description="where the caller writes")]
    says: Annotated[Says, Meta(description="what the caller may write now: `why` says why not all")]
    why: str | None
    first: Annotated[bool, Meta(description="the caller has not finished a game here yet")]
    lines: Annotated[list[ChatLine], Meta(description="the newest, the oldest of them first")]
    why_said: SameAsMessages = UNSET


class OwnLine(Struct):
    """A line that the caller has written in the chat of a table."""

    table: str
    text: str | None
    phrase: Phrase | None
    at: Annotated[int, Meta(description="in seconds since 1970")]
    removed: Annotated[bool, Meta(description="by a moderator")]


class About(Body):
    """Somebody, by one of these: a line, a seat at a table, or the id of a player; with `duel`, what this player has
    remarked on the duel of that day.
    """

    line: Short | None = None
    table: Short | None = None
    seat: Short | None = None
    player: Short | None = None
    duel: Date | None = None


class Blocked(Struct):
    """A player whom the caller blocks."""

    player: Annotated[str, Meta(description="the id of the player")]
    name: str


class Blocks(Struct):
    """All whom the caller blocks, the last one first."""

    blocked: list[Blocked]
