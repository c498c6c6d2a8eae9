"""The HTTP routes of players' pages, leaderboards, and what rated games have changed. They show nothing before the end
of a game.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from sandtable.games import at_tables, variants
from sandtable.host.club.days import written
from sandtable.host.club.names import fold
from sandtable.host.protocol.ratings import (
    BestPlayer,
    Leaderboard,
    OwnRatedGame,
    Pace,
    PlayerPage,
    PlayerRating,
    RatedGame,
    RatedPlayer,
)
from sandtable.host.refusals import Refusal
from sandtable.host.store import ratings
from sandtable.host.store.keeping import kept
from sandtable.host.store.results import Pool
from sandtable.host.wire.bodies import answer
from sandtable.host.wire.level_ratings import level_standings
from sandtable.host.wire.openapi import gives
from sandtable.host.wire.rated_seats import rated_of

router = APIRouter(prefix="/api")

PAGE = 20
"""Games that are shown at once."""


@router.get("/players/{name}", responses=gives(PlayerPage, 404, 422, 429, 503))
async def player(name: str, request: Request, skip: Annotated[int, Query(ge=0, le=10**6)] = 0) -> Response:
    """Return the page of a player with an account, with twenty of the rated games."""
    store = rated_of(request).store
    known = await kept(store.by_name(fold(name)))
    if known is None:
        raise Refusal(404, "no_player-named")
    games = await kept(store.games(known.id, skip, PAGE + 1))
    page = PlayerPage(
        known.id,
        known.name,
        known.kind,
        written(known.since),
        [standing_shown(one) for one in await kept(store.standings(known.id))],
        [own_game_shown(game) for game in games[:PAGE]],
        len(games) > PAGE,
    )
    return answer(page)


@router.get("/leaderboards/{game}/{pace}", responses=gives(Leaderboard, 404, 422, 429, 503))
async def leaderboard(game: str, pace: Pace, request: Request) -> Response:
    """Return the players with the highest ratings in a game: people and programs apart, and the levels of the
    computer.
    """
    store = rated_of(request).store
    if game not in {variant.game.name for variant in at_tables().values()}:
        raise Refusal(404, "no_game-such")
    people, bots = [
        [BestPlayer(one.name, one.rating, one.games) for one in await kept(store.best(Pool(game, pace), bots))]
        for bots in (False, True)
    ]
    return answer(Leaderboard(game, pace, people, bots, [*level_standings(game)]))


@router.get("/tables/{table}/ratings", responses=gives(RatedGame, 404, 422, 429, 503))
async def changed(table: str, request: Request) -> Response:
    """Return the ratings after a rated game that is over."""
    game = await kept(rated_of(request).store.at_table(table))
    if game is None:
        raise Refusal(404, "no_result")
    return answer(RatedGame(*_parts(game)))


def standing_shown(one: ratings.Standing) -> PlayerRating:
    """Return a player's standing as it is shown."""
    lost = one.games - one.won - one.drawn
    return PlayerRating(one.pool.game, one.pool.pace, one.rating, one.won, one.drawn, lost)


def own_game_shown(game: ratings.RatedGame) -> OwnRatedGame:
    """Return a rated game as it is shown to those who ask for the games of one of its players."""
    return OwnRatedGame(*_parts(game), _seat(game, game.seat))


def _parts(game: ratings.RatedGame) -> tuple[str | None, str, Pace, int, list[RatedPlayer]]:
    players = [RatedPlayer(_seat(game, one.seat), one.name, one.result, one.rating) for one in game.players]
    return game.table if game.there else None, game.variant, game.pool.pace, game.at, players


def _seat(game: ratings.RatedGame, number: int) -> str:
    """Return the name of a seat, or its number if this server no longer has the game."""
    known = variants().get(game.variant)
    return known.seats(len(game.players))[number] if known is not None else str(number + 1)
