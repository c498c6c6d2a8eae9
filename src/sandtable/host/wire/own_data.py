"""All that the server knows of the caller, as one file."""

from __future__ import annotations

from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Tongue
from sandtable.host.hub.hub import Hub
from sandtable.host.notices.bell import read_bell
from sandtable.host.protocol import accounts as messages
from sandtable.host.protocol import encode
from sandtable.host.refusals import Refusal
from sandtable.host.store.accounts import ACCOUNT
from sandtable.host.store.keeping import kept
from sandtable.host.store.players import Player
from sandtable.host.store.seats import HeldSeat
from sandtable.host.wire import browsers
from sandtable.host.wire.account_routes import account_shown
from sandtable.host.wire.bodies import InWords, tongue_of
from sandtable.host.wire.bot_routes import shown
from sandtable.host.wire.browsers import accounts_of, club_of, meeting_of, moderation_of, talk_of
from sandtable.host.wire.callers import hub_of
from sandtable.host.wire.daily_routes import daily_of
from sandtable.host.wire.device_routes import devices_of
from sandtable.host.wire.openapi import gives
from sandtable.host.wire.rated_seats import rated_of
from sandtable.host.wire.rating_routes import own_game_shown, standing_shown
from sandtable.host.wire.tournament_routes import tournaments_of

router = APIRouter(prefix="/api/me")
MOST_RATED = 10_000
"""The most rated games of a player that are told."""


@router.get("/data", responses=gives(messages.OwnData, 401, 404, 429, 503))
async def data(request: Request, words: InWords = ENGLISH) -> Response:
    """Return all that the server knows of the caller: of finished games the record, and of others what the caller's
    own seat sees.
    """
    accounts_of(request)
    player = await browsers.need_player(request)
    known = await _known(request, player)
    head = encode(known).removesuffix(b"]}")

    async def parts() -> AsyncIterator[bytes]:
        yield head
        first = True
        async for game in _games(request, player, tongue_of(words)):
            yield (b"" if first else b",") + encode(game)
            first = False
        yield b"]}"

    headers = {"Content-Disposition": 'attachment; filename="sandtable.json"', "Cache-Control": "no-store"}
    return StreamingResponse(parts(), media_type="application/json", headers=headers)


async def _known(request: Request, player: Player) -> messages.OwnData:
    settings = await accounts_of(request).notice_settings(player)
    affairs = await meeting_of(request).lobby.own(player.id)
    store = rated_of(request).store
    duels, armies = await daily_of(request).all_of(player.id)
    return messages.OwnData(
        player.name,
        player.kind,
        await account_shown(request, player) if player.kind == ACCOUNT else None,
        devices_of(player, await club_of(request).sessions.all_of(player)).devices,
        await accounts_of(request).former_names(player),
        settings.mail,
        await accounts_of(request).endpoints(player),
        None if settings.bell is None else read_bell(settings.bell),
        settings.coming,
        affairs.seek,
        affairs.challenges,
        duels,
        armies,
        await talk_of(request).own_lines(player.id),
        await moderation_of(request).own_reports(player.id),
        (await moderation_of(request).own(player)).measures,
        (await talk_of(request).blocks(player.id)).blocked,
        [standing_shown(one) for one in await kept(store.standings(player.id))],
        [own_game_shown(game) for game in await kept(store.games(player.id, 0, MOST_RATED))],
        [shown(bot) for bot in await club_of(request).bots_of(player)],
        await tournaments_of(request).all_about(player.id),
        [],
    )


async def _games(request: Request, player: Player, words: Tongue) -> AsyncIterator[messages.OwnGame]:
    skip, more = 0, True
    while more:
        places, more = await club_of(request).seats.games(player, skip, hidden=True)
        skip += len(places)
        for place in places:
            try:
                yield await _game(hub_of(request), place, words)
            except Refusal:
                yield messages.OwnGame(place.table, "", {}, 0, "", None, None, None)


async def _game(hub: Hub, place: HeldSeat, words: Tongue) -> messages.OwnGame:
    spec, shown, record = await hub.own_game(place, words)
    own = shown.table.seats[place.seat]
    name, view = (own.name, None if record else shown.view) if shown.you else (None, None)
    return messages.OwnGame(spec.id, spec.variant, shown.table.options, spec.created, own.seat, name, record, view)
