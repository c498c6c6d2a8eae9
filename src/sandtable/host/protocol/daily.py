"""The messages of Today's duel: one position a day, the same for all who play it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.host.protocol.fields import MAX_LINE, ActionText, Short
from sandtable.host.protocol.lobby import Name, OneKey
from sandtable.host.protocol.requests import Body

Date = Annotated[str, Meta(max_length=10, description="a day in UTC, as 2026-11-27")]


# ---- requests over HTTP ----


class PostRemark(Body):
    """What you remark on the duel, in place of what you have remarked before."""

    text: Annotated[str, Meta(max_length=2000, description=f"1 to {MAX_LINE} characters after trimming")]


class SendArmy(Body):
    """An army for a duel to come, in place of the one that you have sent for this game before."""

    name: Name
    variant: Short
    seat: Annotated[Short, Meta(description="for which it is laid out; a computer player takes that seat")]
    army: Annotated[ActionText, Meta(description="a whole set-up in the notation of the game: `setup ...`")]
    key: OneKey = None


# ---- answers ----


class DuelResult(Struct, frozen=True):
    """How a duel has ended for its player. A player who leaves it, or calls it off, has given it up."""

    how: Literal["won", "drawn", "lost", "given_up"]
    turns: Annotated[int, Meta(description="of the player")]


class DuelToCome(Struct, frozen=True):
    """A duel of which is known what is played, and the hash that its shuffle will be proved by."""

    date: Date
    variant: str
    title: str
    hash: Annotated[str, Meta(description="sha256 of the secret seed of every shuffle")]
    published: Annotated[int, Meta(description="when this hash was drawn and published, in seconds since 1970")]


class Duel(DuelToCome, frozen=True):
    """The duel of a day, as everybody sees it."""

    level: Annotated[str, Meta(description="of the computer player")]
    army_of: Annotated[str | None, Meta(description="who has sent in its army; null: it sets up by itself")]


class BoardRow(Struct, frozen=True):
    """A player who has finished the duel of a day in time."""

    player: Annotated[str, Meta(description="the id of the player, to challenge")]
    name: str
    result: DuelResult
    remark: str | None
    yours: bool
    table: Annotated[str | None, Meta(description="where the game can be replayed; null until the day is over")]


class OwnAttempt(Struct, frozen=True):
    """Your attempt at a duel."""

    table: str
    result: Annotated[DuelResult | None, Meta(description="null: it goes on")]
    counts: Annotated[bool, Meta(description="it is on the board: you have finished it, and on that day")]


class PastDuel(Duel, frozen=True):
    """The duel of the day before, with everything that was secret."""

    seed: str
    attempt: OwnAttempt | None
    board: list[BoardRow]


class Daily(Struct):
    """Today's duel. The day ends at midnight UTC, by the clock of the database."""

    today: Duel
    left: Annotated[int, Meta(description="seconds until the day ends")]
    finished: Annotated[int, Meta(description="how many players have finished it")]
    attempt: OwnAttempt | None
    own_army: Annotated[bool, Meta(description="you have sent in its army: you see the board, and do not play")]
    board: Annotated[
        list[BoardRow] | None, Meta(description="null: before the day ends, only players who have finished see it")
    ]
    yesterday: Annotated[PastDuel | None, Meta(description="null: there was none")]
    tomorrow: DuelToCome
    armies: Annotated[list[str], Meta(description="the variants for which you can send in an army")]
    sent: Annotated[list[str], Meta(description="those of them for which an army of yours waits")]


class DuelTable(Struct):
    """The table at which you play Today's duel."""

    table: str
