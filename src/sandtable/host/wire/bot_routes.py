"""The HTTP routes of the bots of the caller's account, and of their tokens."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sandtable.host.club.bots import Bots
from sandtable.host.club.days import written
from sandtable.host.protocol import accounts as messages
from sandtable.host.store.bots import Bot
from sandtable.host.wire.account_routes import DONE, need_account
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.browsers import club_of, offered, voices_of
from sandtable.host.wire.callers import hub_of
from sandtable.host.wire.departing import leave_all
from sandtable.host.wire.entering import end_sessions
from sandtable.host.wire.openapi import gives, takes
from sandtable.host.wire.rekeying import rekey

router = APIRouter(prefix="/api/me/bots")
CHANGES = (400, 401, 403, 404, 409, 413, 422, 429, 503)


def bots_of(request: Request) -> Bots:
    """Return the bots of the server."""
    return offered(club_of(request).bots, "no_club-accounts")


@router.get("", responses=gives(messages.OwnBots, 401, 403, 404, 429, 503))
async def show(request: Request) -> Response:
    """Return the bots of the caller's account."""
    bots, owner = bots_of(request), await need_account(request)
    return answer(messages.OwnBots([shown(bot) for bot in await bots.all_of(owner.id)]))


@router.post("", openapi_extra=takes(messages.MakeBot), responses=gives(messages.NewBotToken, *CHANGES))
async def make(request: Request) -> Response:
    """Make a bot of the caller's account. Its token is shown only now."""
    bots, body = bots_of(request), await read_body(request, messages.MakeBot)
    owner = await need_account(request)
    await voices_of(request).need(owner.id)
    return _token(*await bots.make(owner.id, body.name))


@router.post("/{bot}/tokens", openapi_extra=takes(messages.MakeToken), responses=gives(messages.NewBotToken, *CHANGES))
async def add_token(bot: str, request: Request) -> Response:
    """Make another token of a bot, which is shown only now."""
    bots, body = bots_of(request), await read_body(request, messages.MakeToken)
    owner = await need_account(request)
    return _token(*await bots.add_token(owner.id, bot, body.scopes))


@router.delete("/{bot}/tokens/{token}", status_code=204, responses=DONE)
async def end_token(bot: str, token: str, request: Request) -> Response:
    """End a token of a bot. Programs that use it are disconnected."""
    bots, owner = bots_of(request), await need_account(request)
    end_sessions(request, await bots.end_token(owner.id, bot, token))
    await rekey(hub_of(request), club_of(request).seats, bot)
    return Response(status_code=204)


@router.delete("/{bot}", status_code=204, responses=DONE)
async def delete(bot: str, request: Request) -> Response:
    """Delete a bot. Its tokens end, it leaves its games under way, and after two weeks its name is removed
    everywhere.
    """
    bots, owner = bots_of(request), await need_account(request)
    found = await bots.find(owner.id, bot)
    await leave_all(hub_of(request), club_of(request).seats, found.id)
    end_sessions(request, await bots.delete(found))
    hub_of(request).due.look()
    return Response(status_code=204)


def shown(bot: Bot) -> messages.OwnBot:
    """Return a bot as its owner is told of it."""
    tokens = [
        messages.BotToken(
            one.id,
            one.scopes.split(),  # type: ignore[arg-type]
            written(one.made),
            None if one.used is None else written(one.used),
        )
        for one in bot.tokens
    ]
    return messages.OwnBot(bot.id, bot.name, written(bot.since), tokens)


def _token(bot: Bot, secret: str) -> Response:
    return answer(messages.NewBotToken(shown(bot), secret))
