"""The host's answers about the caller's player: games at many tables, and devices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct

from sandtable.host.protocol.answers import Problem
from sandtable.host.protocol.fields import Messages, SameAsMessages


class Player(Struct):
    """A player. A guest has no account: the player is known by the sessions of browsers alone."""

    name: Annotated[str, Meta(description="of the account; a guest's is the last one, empty: none yet")]
    kind: Literal["guest", "account", "bot"]


class OtherSeat(Struct):
    """A seat beside yours."""

    seat: str
    kind: Literal["human", "bot"]
    name: Annotated[str | None, Meta(description="what its player is called; null: nobody sits there")]


class MyGame(Struct):
    """A game at which you have a seat, as that seat sees it."""

    table: str
    variant: str
    title: str
    created: Annotated[int, Meta(description="when the table was made, in seconds since 1970")]
    seat: Annotated[str, Meta(description="your seat; empty where the game cannot be read any more")]
    others: list[OtherSeat]
    missing: Annotated[int, Meta(description="seats that are still free")] = 0
    turn: Annotated[list[str], Meta(description="the seats that are asked, as far as your seat sees it")] = []
    asked: Annotated[bool, Meta(description="you are asked: your turn, or a reaction")] = False
    time_left: Annotated[int | None, Meta(description="seconds on the clock that runs; null: none runs")] = None
    reserve: Annotated[
        int, Meta(description="seconds of it that are of a reserve, for when the turn's days are over")
    ] = 0
    left: Annotated[bool, Meta(description="you have got up, and the game waits for you")] = False
    ended: Annotated[str | None, Meta(description="how it ended, in English; null while it goes on")] = None
    said: Annotated[Messages | None, Meta(description="the same as messages; null if there are none")] = None
    rematch: Annotated[list[str], Meta(description="the seats that want to play again and wait for you")] = []
    lost: Annotated[
        Literal["replaced", "moved", "left"] | None,
        Meta(
            description="what has become of your seat: a computer player has it, another person, or nobody; null: it "
            "is yours"
        ),
    ] = None
    duel: Annotated[bool, Meta(description="it is an attempt at Today's duel")] = False
    held_back: Annotated[bool, Meta(description="its replay and record are given when the day is over")] = False
    problem: Annotated[str | None, Meta(description="why this game cannot be shown; else null")] = None
    problem_said: SameAsMessages = UNSET


class Me(Struct):
    """Your player, and some of your games: first those that go on, then those that are over, the newest tables
    first. Without a session there is no player.
    """

    player: Player | None
    games: list[MyGame]
    more: Annotated[bool, Meta(description="there are further games: ask with `skip`")]


class SeatBinding(Struct):
    """What has come of a seat that was to be bound to your player."""

    table: str
    problem: Annotated[Problem | None, Meta(description="why it was not bound; null: it is yours on every device")]


class SeatBindings(Struct):
    """What has come of each seat that was to be bound to your player."""

    seats: list[SeatBinding]


class DeviceLink(Struct):
    """A link that adds another browser to your player. It works once."""

    link: Annotated[str, Meta(description="the code is its fragment, which browsers do not send")]
    seconds: Annotated[int, Meta(description="so long it is good")]


class Device(Struct):
    """A browser that is known as your player."""

    id: str
    browser: Annotated[str, Meta(description="such as Firefox; empty: unknown")]
    system: Annotated[str, Meta(description="such as Linux; empty: unknown")]
    seen: Annotated[str, Meta(description="the day on which it was last used: YYYY-MM-DD")]
    here: Annotated[bool, Meta(description="the browser that asks")]


class Devices(Struct):
    """The browsers that are known as your player: this one, then those that were used last."""

    devices: list[Device]
