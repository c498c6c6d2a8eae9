"""The messages of the lobby: who is here, open tables, what players seek, and challenges."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.host.protocol.fields import MAX_NAME, HasPage, Key, OptionsInForce, Short
from sandtable.host.protocol.greeting import FromClient, Ping, Visible
from sandtable.host.protocol.news import Bye, FromHost, Pong, Refused
from sandtable.host.protocol.requests import Body
from sandtable.host.protocol.table import ByDay, Live, Rating

MOST_GAMES = 16
"""The most games of one seek."""
MOST_TIMES = 8
"""The most times of one seek."""

Reason = Literal["later", "game", "time", "no"]
"""Why a challenge was declined: not now, another game, another time, or without a reason."""
ChallengeKind = Literal["play", "table", "team"]
State = Literal["open", "accepted", "declined"]

Name = Annotated[str, Meta(max_length=200, description=f"1 to {MAX_NAME} characters after trimming")]
OneKey = Annotated[
    Key | None,
    Meta(description="random and kept to oneself: asked again with the same key, the host makes no second player"),
]


class SeekGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with its usual options, and for how many players."""

    variant: Short
    players: Annotated[int, Meta(ge=2, le=16)]


class Wish(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player wants to play: one of these games, with one of these times."""

    games: Annotated[list[SeekGame], Meta(min_length=1, max_length=MOST_GAMES)]
    times: Annotated[
        list[Live | ByDay],
        Meta(max_length=MOST_TIMES, description="all of them live, or all by the day; none: without clocks"),
    ] = []
    rated: Annotated[bool, Meta(description="the players' ratings change by the game: all need accounts")] = False
    within: Annotated[
        Annotated[int, Meta(ge=50, le=1000)] | None,
        Meta(
            description="of a rated seek: by so many points the rating of the others may differ at first, and by as "
            "many more with each minute; null: by any"
        ),
    ] = None


# ---- requests over HTTP ----


class Enter(Body):
    """A name under which to be in the lobby. The player is made if there is none."""

    name: Name
    key: OneKey = None


class PostSeek(Body):
    """A seek, in place of what the player sought before."""

    name: Name
    wish: Wish
    stays: Annotated[bool, Meta(description="it counts for a day, whether or not a page is open")] = False
    bots: Annotated[bool, Meta(description="a bot may answer it; a bot looks for other bots, too")] = False
    key: OneKey = None


class PostChallenge(Body):
    """A challenge to a player who is here."""

    name: Name
    player: Annotated[Short, Meta(description="the id of the player")]
    wish: Annotated[Wish | None, Meta(description="one game and one time; for partners, several")] = None
    table: Annotated[Short | None, Meta(description="in the place of `wish`: a table at which you sit")] = None
    team: Annotated[bool, Meta(description="to seek two others together, as partners")] = False
    key: OneKey = None


class Decline(Body):
    """Why a challenge is declined."""

    reason: Reason = "no"


# ---- what everybody in the lobby sees ----


class HereNow(Struct, frozen=True, omit_defaults=True):
    """A player who is here and open to a game."""

    id: str
    name: str
    bot: Annotated[bool, Meta(description="it is a program")] = False
    account: HasPage = False


class OfferedSeat(Struct, frozen=True):
    """A seat of an open table, and who sits there; null: it is free."""

    seat: str
    name: str | None
    relievable: Annotated[bool, Meta(description="a stand-in sits there: anybody may take its seat")] = False
    account: HasPage = False


class OpenTable(Struct, frozen=True, omit_defaults=True):
    """A table at which anybody may sit down, or relieve a stand-in."""

    id: str
    variant: str
    title: str
    options: Annotated[
        OptionsInForce,
        Meta(description="those that are not as in the rulebook; null for a document that is written out"),
    ]
    time: Annotated[Live | ByDay | None, Meta(description="null: without clocks")]
    seats: list[OfferedSeat]
    rated: Annotated[bool, Meta(description="only players with an account may sit down")] = False
    bots: Annotated[bool, Meta(description="a bot may sit down, too")] = False


class GameRating(Struct, frozen=True):
    """The rating of a player in all variants of a game."""

    game: Annotated[str, Meta(description="as `game` of `GET /api/games`")]
    rating: Rating


class OpenSeek(Struct, frozen=True, omit_defaults=True):
    """What a player seeks, or what two partners seek."""

    id: str
    names: list[str]
    wish: Wish
    bots: Annotated[bool, Meta(description="a bot may answer it")] = False
    ratings: Annotated[
        list[GameRating], Meta(description="of a rated seek of one player: what the player's ratings are at its pace")
    ] = []
    accounts: Annotated[
        list[str], Meta(description="those of `names` that are of accounts and bots, as `account` of `HereNow`")
    ] = []


# ---- what a player alone sees ----


class OwnSeek(Struct, frozen=True):
    """What you seek."""

    id: str
    wish: Wish
    partner: Annotated[str | None, Meta(description="with whom you seek two others; else null")]
    stays: bool
    since: Annotated[int, Meta(description="for so many seconds")]
    table: Annotated[str | None, Meta(description="at which you have a seat now; null: nothing was found yet")]
    told: Annotated[
        int | None, Meta(description="players who were told that you wait; null: nobody is told, or not yet")
    ] = None
    pairing: Annotated[
        bool,
        Meta(description="somebody was found: send `confirm` within five seconds. You play when all have done so"),
    ] = False


class Challenge(Struct, frozen=True):
    """A challenge to you, or one of yours."""

    id: str
    kind: Annotated[
        ChallengeKind,
        Meta(description="to play, to sit down at a table, or to seek two others together, as partners"),
    ]
    yours: bool
    called: Annotated[
        bool, Meta(description="it was sent because one seeks what the other one, who is not here, has sought")
    ]
    player: Annotated[str, Meta(description="the id of the other player")]
    name: str
    wish: Wish
    state: State
    reason: Annotated[Reason | None, Meta(description="why it was declined")]
    table: Annotated[
        str | None, Meta(description="at which you are to play; once it is accepted, you have a seat there")
    ]
    left: Annotated[int, Meta(description="seconds")]


class Begun(Struct, frozen=True):
    """A live game of yours that has begun by itself: it was found for you, or is one of a tournament."""

    table: str
    tournament: Annotated[str | None, Meta(description="the name of the tournament; null: it was found for you")]
    left: Annotated[
        int | None, Meta(description="seconds until its first clock runs out; null: that has stopped, or there is none")
    ]


class Own(Struct):
    """Your player in the lobby, what you seek, your challenges, and the games to which you should go."""

    player: Annotated[HereNow | None, Meta(description="null: you have not entered the lobby yet")]
    seek: OwnSeek | None
    challenges: list[Challenge]
    begun: list[Begun]


class FoundTable(Struct):
    """The table at which you have a seat now; null: partners seek two others first."""

    table: str | None


# ---- messages ----


class LobbyHello(FromClient, tag="hello"):
    """The first message."""

    open: Annotated[bool, Meta(description="you are open to a game: others see you and may challenge you")] = False


class OpenToGame(FromClient, tag="open"):
    """Be open to a game, or not."""

    open: bool


class Confirm(FromClient, tag="confirm"):
    """Say that you are here and can play now, when `pairing` of your seek is true. The seek of a player who does not
    say so ends, and the others seek on.
    """


class WholeLobby(FromHost, tag="lobby"):
    """All that is in the lobby. It comes first, and later in the place of changes that were missed."""

    here: list[HereNow]
    tables: list[OpenTable]
    seeks: list[OpenSeek]


class LobbyChanges(Struct, tag_field="type", tag="lobby_changes", omit_defaults=True):
    """What has come to the lobby or changed there, and the ids of what is gone."""

    here: list[HereNow] = []
    tables: list[OpenTable] = []
    seeks: list[OpenSeek] = []
    gone: list[str] = []


class OwnNews(Own, tag_field="type", tag="own"):
    """What concerns you alone, as it is now."""


LobbyRequest = LobbyHello | OpenToGame | Confirm | Ping | Visible
LobbyMessage = WholeLobby | LobbyChanges | OwnNews | Refused | Pong | Bye
