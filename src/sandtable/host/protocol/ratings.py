"""The host's answers about ratings: players' pages, leaderboards, and what a rated game has changed."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.host.protocol.table import Rating

Pace = Literal["live", "by_day"]
Result = Literal["won", "drawn", "lost"]


class PlayerRating(Struct):
    """The rating of a player in a game at one pace, and the games that it is made of."""

    game: Annotated[str, Meta(description="of all its variants together, as `game` of `GET /api/games`")]
    pace: Pace
    rating: Rating
    won: int
    drawn: int
    lost: int


class RatedPlayer(Struct):
    """A player of a rated game that is over."""

    seat: str
    name: Annotated[str | None, Meta(description="null: the player has left this server")]
    result: Result
    rating: Annotated[Rating, Meta(description="after the game")]


class RatedGame(Struct):
    """A rated game that is over."""

    table: Annotated[str | None, Meta(description="null: its table is no longer kept")]
    variant: str
    pace: Pace
    at: Annotated[int, Meta(description="when it was over, in seconds since 1970")]
    players: list[RatedPlayer]


class OwnRatedGame(RatedGame):
    """A rated game that is over, as it ended for one of its players."""

    seat: Annotated[str, Meta(description="of the player whose games were asked for")]


class PlayerPage(Struct):
    """A player with an account. Nothing of games under way is in it, and of other games only those that were rated."""

    id: Annotated[str, Meta(description="by which the lobby names the player")]
    name: str
    kind: Annotated[str, Meta(description="account, or bot: a computer program")]
    since: Annotated[str, Meta(description="YYYY-MM-DD")]
    standings: Annotated[list[PlayerRating], Meta(description="those of the most games first")]
    games: Annotated[list[OwnRatedGame], Meta(description="twenty of them, the last one first")]
    more: Annotated[bool, Meta(description="there are further games: ask with `skip`")]


class BestPlayer(Struct):
    """A player on a leaderboard."""

    name: str
    rating: Rating
    games: int


class LevelRating(Struct):
    """A level of the computer players, at the fixed place that games among them have shown."""

    variant: str
    level: str
    title: str
    points: int


class Leaderboard(Struct):
    """The players with the highest ratings in a game at one pace, after ten rated games or more, of which one
    was over in the last 180 days.
    """

    game: str
    pace: Pace
    people: list[BestPlayer]
    bots: Annotated[list[BestPlayer], Meta(description="accounts of computer programs")]
    levels: Annotated[list[LevelRating], Meta(description="strongest first")]
