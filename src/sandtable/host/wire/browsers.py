"""The browsers of players: the session of a request, the guests who are made for pages, and seats that are bound to
players. A bot has a token in the place of a session.
"""

from __future__ import annotations

import contextlib
from typing import TypeVar

from starlette.requests import HTTPConnection

from sandtable.host.club import accounts
from sandtable.host.club.accounts import Accounts
from sandtable.host.club.bots import MOST_GAMES
from sandtable.host.club.club import Club
from sandtable.host.club.devices import NO_DEVICE, Device, device_of
from sandtable.host.club.meeting import Meeting
from sandtable.host.club.moderation import Moderation
from sandtable.host.club.own_seats import SeatAtTable
from sandtable.host.club.sessions import this_day
from sandtable.host.club.talk import Talk
from sandtable.host.club.voices import Voices
from sandtable.host.protocol import me
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.accounts import ACCOUNT
from sandtable.host.store.measures import Measure
from sandtable.host.store.players import Player
from sandtable.host.store.seats import BoundSeat, HeldSeat
from sandtable.host.store.seeks import GUEST, Member
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.texts import NAME, read_text
from sandtable.host.tokens import digest, is_of_bot, new_secret, token_by
from sandtable.host.wire import bot_tokens, session_cookie
from sandtable.host.wire.banned import is_open_to_banned
from sandtable.host.wire.request_guard import address

Part = TypeVar("Part")
WELCOME = "sandtable.welcome"
"""The key of a request's scope that says that it was found to come from nobody who is banned."""


def club_of(request: HTTPConnection) -> Club:
    """Return the players of the server."""
    club: Club = request.app.state.club
    return club


def offered(part: Part | None, otherwise: str) -> Part:
    """Return a part of what the server does for players; raise Refusal with this sentence if it does not do that."""
    if part is None:
        raise Refusal(404, otherwise)
    return part


def meeting_of(request: HTTPConnection) -> Meeting:
    """Return how players meet here."""
    return offered(club_of(request).meeting, "no_club-meeting")


def accounts_of(request: HTTPConnection) -> Accounts:
    """Return the accounts of the server."""
    return offered(club_of(request).accounts, "no_club-accounts")


def talk_of(request: HTTPConnection) -> Talk:
    """Return what players say here."""
    return offered(club_of(request).talk, "no_club-chat")


def voices_of(request: HTTPConnection) -> Voices:
    """Return who may write what others read."""
    return offered(club_of(request).voices, "no_club-accounts")


def moderation_of(request: HTTPConnection) -> Moderation:
    """Return the moderation of the server."""
    return offered(club_of(request).moderation, "no_club-moderators")


# ---- the session of a request ----


def secret_of(request: HTTPConnection) -> str | None:
    """Return the secret of the session of a request, or the token of a bot, or None."""
    return bot_tokens.token_of(request) or session_cookie.secret_in(request.scope, request.headers, _settings(request))


def need_own_page(request: HTTPConnection) -> None:
    """Raise Refusal if a request does not come from one of our pages, so that it can have no session."""
    if not session_cookie.is_of_own_page(request.scope, request.headers):
        raise Refusal(403, "not_a_page")


async def player_of(request: HTTPConnection) -> Player | None:
    """Return the player of a request's session, or the bot of its token, or None; raise Refusal for a token that is not
    good for the request, and for somebody who is banned.
    """
    player = await _known_player(request)
    if not is_open_to_banned(request):
        await _need_welcome(request, player)
    return player


async def _need_welcome(request: HTTPConnection, player: Player | None) -> None:
    """Raise Refusal if the player of a request is banned, or somebody who was known in the same browser."""
    moderation = club_of(request).moderation
    if moderation is not None and not request.scope.get(WELCOME):
        await moderation.need_welcome(player, _mark_in(request))
        request.scope[WELCOME] = True


async def ban_of(request: HTTPConnection) -> Measure | None:
    """Return the ban that holds for the player of a request, or for the browser; None: there is none."""
    moderation = club_of(request).moderation
    return None if moderation is None else await moderation.ban_of(await player_of(request), _mark_in(request))


async def visitor(request: HTTPConnection) -> Player | None:
    """Return the player of a page of the lobby. Somebody who is banned only looks, and others see nothing of that."""
    return await player_of(request) if await ban_of(request) is None else None


def _mark_in(request: HTTPConnection) -> str | None:
    return session_cookie.mark_in(request.scope, request.headers, _settings(request))


async def _known_player(request: HTTPConnection) -> Player | None:
    secret = secret_of(request)
    player = None if secret is None else await club_of(request).sessions.find(secret)
    if secret is not None and player is not None:
        if player.scopes is not None:
            bot_tokens.need_scope(request, player.scopes)
        await _renew(request, secret, player.id, player.seen)
        _note_browser(request, player.id)
    elif bot_tokens.token_of(request) is not None:
        raise bot_tokens.unknown()
    return player


def _note_browser(request: HTTPConnection, player: str) -> None:
    """Remember in which browser a player is."""
    moderation, mark = club_of(request).moderation, _mark_in(request)
    if moderation is not None and mark is not None:
        moderation.note_browser(player, mark)


async def need_player(request: HTTPConnection) -> Player:
    """Return the player of a request's session; raise Refusal if there is none."""
    player = await player_of(request)
    if player is None:
        raise Refusal(401, "no_player-browser")
    return player


async def need_no_ended_session(request: HTTPConnection) -> None:
    """Raise Refusal if a page's session has ended. The browser forgets it: the page can go on as a new guest."""
    if secret_of(request) is not None and await player_of(request) is None:
        keep(request, None)
        raise Refusal(401, "signed_out")


async def own_seat(request: HTTPConnection, table: str) -> BoundSeat | None:
    """Return the seat at a table that belongs to the player of a request's session, or None."""
    secret = secret_of(request)
    own = None if secret is None else await club_of(request).seats.at(table, secret)
    if secret is not None and own is not None:
        if own.scopes is not None:
            bot_tokens.need_scope(request, own.scopes)
        await _renew(request, secret, own.player, own.seen)
        _note_browser(request, own.player)
    elif bot_tokens.token_of(request) is not None:
        await player_of(request)  # refuses a token that has ended
    return own


async def _renew(request: HTTPConnection, secret: str, player: str, seen: int) -> None:
    """Let a session that is used for the first time today last longer, here and in the browser."""
    if seen == this_day():
        return
    if is_of_bot(secret):
        await club_of(request).sessions.renew(secret, player, NO_DEVICE)
    elif request.scope["type"] == "http":  # a WebSocket's answer sets no cookie
        await club_of(request).sessions.renew(secret, player, device_in(request))
        keep(request, secret)


def shown(player: Player) -> me.Player:
    """Return a player as the page is told."""
    return me.Player(player.name, player.kind)


# ---- new sessions ----


def device_in(request: HTTPConnection) -> Device:
    """Return the device that sends a request."""
    return device_of(request.headers.get("user-agent", ""))


def new_session_secret(key: str | None) -> str:
    """Return the secret of a new session. The same key gives the same secret."""
    return new_secret() if key is None else token_by(key, "session", "")


def keep(request: HTTPConnection, secret: str | None) -> None:
    """Let the browser keep the secret of its session; None: let it forget the secret."""
    session_cookie.remember(request.scope, request.headers, _settings(request), secret)


async def player_or_guest(request: HTTPConnection, name: str, key: str | None) -> Player | None:
    """Return the player of a request's session, or a new guest for a page without one. None: there is to be none.

    The same `key` makes the same session, so that a request that is sent again makes no second guest.
    """
    player = await player_of(request)
    if player is not None or not session_cookie.is_of_own_page(request.scope, request.headers):
        return player
    secret = new_session_secret(key)
    guest = await club_of(request).sessions.begin(secret, name, device_in(request), address(request.scope))
    if guest is not None:
        keep(request, secret)
        _note_browser(request, guest.id)
    return guest


async def member(request: HTTPConnection, name: str, key: str | None) -> Member:
    """Return the caller's player under this name. The player is made if there is none; raise Refusal if not."""
    if bot_tokens.token_of(request) is not None:
        return await playing_bot(request)
    need_own_page(request)
    name, account = await called(request, read_text(name, NAME))
    player = await player_or_guest(request, name, key)
    if player is None:
        raise Refusal(429, "too_fast-players")
    await club_of(request).sessions.rename(player, name)
    return Member(player.id, name, account=account)


async def known_member(request: HTTPConnection) -> Member:
    """Return the player of a request's session; raise Refusal if there is none."""
    player = await need_player(request)
    return Member.of(player.id, player.name, player.kind)


async def joining(request: HTTPConnection) -> Member:
    """Return the player of a request that begins another game; raise Refusal for a bot that plays as many as it may."""
    return await (known_member if bot_tokens.token_of(request) is None else playing_bot)(request)


async def bot_of(request: HTTPConnection) -> bool:
    """Return whether a bot sends a request to sit down; raise Refusal if it plays as many games as it may."""
    return bot_tokens.token_of(request) is not None and (await playing_bot(request)).bot


async def playing_bot(request: HTTPConnection) -> Member:
    """Return the bot of a request that begins another game; raise Refusal if it plays as many as it may."""
    bot = await known_member(request)
    if len(await club_of(request).seats.going(bot.id)) >= MOST_GAMES:
        raise Refusal(409, "busy-bot", most=MOST_GAMES)
    return bot


async def entering(request: HTTPConnection, key: str | None = None) -> accounts.Browser:
    """Return the browser of a request, with the secret of a session that it may get. The same `key` makes the same, by
    which a browser is known that has not heard the first answer.
    """
    need_own_page(request)
    sent = _mark_in(request)
    secret, before = new_session_secret(key), await player_of(request)
    if before is None and key is not None:
        before = await club_of(request).sessions.find(secret)
    return accounts.Browser(secret, device_in(request), address(request.scope), before, sent)


async def enter(request: HTTPConnection, browser: accounts.Browser, player: Player) -> None:
    """Let a browser keep its new session, and the mark of the account."""
    if player.session == digest(browser.secret):
        keep(request, browser.secret)
    await _mark(request, player)


async def _mark(request: HTTPConnection, player: Player) -> None:
    """Let a browser keep the mark of the account of its player, if it has none yet. It keeps that of an account about
    which a measure is in force, so that this stays with the browser.
    """
    known, moderation, settings = club_of(request).accounts, club_of(request).moderation, _settings(request)
    if known is None or player.kind != ACCOUNT:
        return
    sent = _mark_in(request)
    if known.devices.device(sent, player.id) is None:
        if moderation is not None and await moderation.is_of_measured(sent):
            return
        session_cookie.remember_mark(request.scope, request.headers, settings, known.devices.mark(player.id))


async def called(request: HTTPConnection, name: str) -> tuple[str, bool]:
    """Return how the sender of a request is called who gives this name: never like somebody else's account; and whether
    this is the name of the sender's own account, or of a bot. Raise Refusal if a guest who is mute gives another name.
    """
    known = club_of(request).accounts
    if known is None:
        return name, False
    player = await player_of(request)
    called = await known.called(name, player)
    if player is not None and player.name not in ("", called):
        await voices_of(request).need(player.id)
    return called, player is not None and player.kind != GUEST


async def welcome(request: HTTPConnection) -> None:
    """Make a guest of a page that has founded a table. If that fails, the page goes on without."""
    with contextlib.suppress(Refusal):
        await player_or_guest(request, "", None)


# ---- seats ----


def seat_at(table: OpenTable, seat: int) -> SeatAtTable:
    """Return a seat that a person holds, as it can be bound to a player."""
    people = [person for person in table.people() if person is not None]
    person = table.people()[seat]
    assert person is not None
    holders = {one.token for one in people}
    return SeatAtTable(HeldSeat(table.spec.id, seat, person.token), person.name, holders, table.spec.rated)


async def take(request: HTTPConnection, seat: SeatAtTable, key: str | None) -> None:
    """Bind a seat that has just been taken to the player of the page. If that fails, only its token holds it."""
    with contextlib.suppress(Refusal):
        player = await player_or_guest(request, seat.name, key)
        if player is not None:
            await club_of(request).sessions.rename(player, seat.name)
            await club_of(request).seats.bind(seat, player)


def _settings(request: HTTPConnection) -> Settings:
    settings: Settings = request.app.state.hub.settings
    return settings
