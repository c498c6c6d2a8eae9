"""The ASGI application: its routes, its guard, and the objects that live as long as the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import RedirectResponse

from sandtable.engine.messages import Message
from sandtable.games import variant
from sandtable.host.address import is_here
from sandtable.host.bots.bots import BotPools
from sandtable.host.clocks import Clock
from sandtable.host.club.accounts import Accounts
from sandtable.host.club.bots import Bots
from sandtable.host.club.club import Club
from sandtable.host.club.daily import Daily
from sandtable.host.club.meeting import Meeting
from sandtable.host.club.moderation import Moderation
from sandtable.host.club.own_seats import OwnSeats
from sandtable.host.club.rated import RatedPlay
from sandtable.host.club.talk import Talk
from sandtable.host.club.tournaments.tournaments import Tournaments
from sandtable.host.club.voices import Voices
from sandtable.host.hub.archiving import keep_older_games
from sandtable.host.hub.clearing import clear_daily, forget_former_days
from sandtable.host.hub.forgetting import Forgetting
from sandtable.host.hub.hub import Hub
from sandtable.host.hub.other_servers import OtherServers
from sandtable.host.lab.lab import Lab
from sandtable.host.limits import Limits
from sandtable.host.log import request_id
from sandtable.host.metrics import CONTENT_TYPE, Metrics
from sandtable.host.notices import lobby_notices, table_notices
from sandtable.host.notices.club_hour import read_club_hour
from sandtable.host.notices.hour_notices import ClubHours
from sandtable.host.protocol import encode
from sandtable.host.protocol.public import Public
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.forgetting import FORGET
from sandtable.host.store.seats import HeldSeat
from sandtable.host.store.store import Store
from sandtable.host.tokens import new_id
from sandtable.host.wire.bodies import answer, ready, refuse, words_of
from sandtable.host.wire.club_games import ClubGames, reserved_names
from sandtable.host.wire.duel_games import DuelGames
from sandtable.host.wire.leaving import Leaving
from sandtable.host.wire.openapi import document
from sandtable.host.wire.player_routes import player_routes
from sandtable.host.wire.polling import Sessions
from sandtable.host.wire.readiness import Readiness
from sandtable.host.wire.request_guard import Guard, address
from sandtable.host.wire.request_ids import HEADER, RequestIds
from sandtable.host.wire.routes import ROUTES
from sandtable.host.wire.signing_out import follow_ended
from sandtable.host.wire.static_files import Pages

if TYPE_CHECKING:  # loaded if notices are sent
    from sandtable.host.notices.notices import Notices
    from sandtable.host.notices.outside import Outside

log = logging.getLogger("sandtable.app")
SWEEP_SECONDS = 60.0
WORTH_PACKING = 2000  # bytes; below this, compression costs more than it saves
PACKED_BY = 5  # of 9: content that is sent once does not deserve more processor time
WORDS = (
    "Tables of people and computer players. Everything that is sent is made for one viewer. "
    "The messages of the WebSocket `/api/tables/{table}/ws` are described in docs/protocol.md."
)


def create_app(
    settings: Settings,
    store: Store | None = None,
    pool: BotPools | None = None,
    pages: Pages | None = None,
    limits: Limits | None = None,
    clock: Clock | None = None,
    outside: Outside | None = None,
) -> FastAPI:
    """Return the server as an ASGI application.

    It opens the database when it starts, and closes what it was given when it ends. `outside` are the servers in the
    internet.
    """
    metrics, limits, clock = (
        Metrics(),
        limits or Limits(settings.share()),
        clock or Clock(settings.shared),
    )
    players = pool or BotPools(
        settings.bot_workers,
        settings.bot_deadline,
        slow_workers=settings.bot_slow_workers,
        open_to_others=bool(settings.players_secret),
    )

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = store or await Store.open(settings.db, shared=settings.shared)
        hub = app.state.hub = Hub(settings, kept, players, metrics, clock, limits=limits)
        await hub.resume([*table_notices.KINDS, *lobby_notices.DELAYS])
        club = app.state.club = Club(kept.people, limits.accounts)
        rated = club.rated = RatedPlay(kept.ratings) if settings.club else None
        node = new_id()
        sessions = app.state.sessions = Sessions(hub, limits)
        others = OtherServers(hub, kept, kept.channel(), node) if settings.shared else None
        meeting = club.meeting = await _open_lobby(hub, kept, rated, clock, node, others) if rated else None
        if rated:
            hub.acted = rated.note_at
        daily = club.daily = Daily(kept.lobby, DuelGames(hub)) if settings.club else None
        tournaments = club.tournaments = _open_tournaments(hub, kept, rated) if rated else None
        if meeting is not None and tournaments is not None:
            tournaments.begun = meeting.lobby.touch
        if settings.club:
            known = club.accounts = await _open_accounts(hub, kept, clock, limits, others)
            club.moderation = Moderation(kept.moderation, known)
            club.voices = Voices(kept.talk, club.moderation)
            club.talk = Talk(kept.talk, limits.accounts, club.voices)
            hub.why_mute = partial(_why_mute, club.seats, club.moderation)
            club.bots = Bots(kept.accounts, known)
        hours = app.state.club_hours = _club_hours(kept, settings)
        notices = app.state.notices = await _open_notices(hub, kept, settings, clock, outside, meeting, hours)
        hear = [notices and notices.tables.publish, meeting and meeting.hear, tournaments and tournaments.hear]
        hub.publish = _all([listen for listen in hear if listen])
        readiness = app.state.readiness = Readiness(kept, others)
        app.state.leaving = Leaving(readiness, hub.tables, sessions, meeting.lobby if meeting else None)
        lab = app.state.lab = Lab(settings) if settings.lab else None
        beside = [
            _sweep(hub),
            clear_daily(hub.tables, kept, settings, clock),
            club.clear_daily(clock),
            keep_older_games(kept, clock, hub.background),
            players.ready(),
            *([lab.open()] if lab else []),
            hub.do_what_is_due(),
            forget_former_days(kept, clock),
            *([others.follow()] if others else []),
            follow_ended(club, hub.tables),
            *([meeting.follow()] if meeting else []),
            *([daily.follow(clock)] if daily else []),
            *([tournaments.follow()] if tournaments else []),
            *([notices.run()] if notices else []),
        ]
        tasks = [asyncio.create_task(work) for work in beside]
        for task in tasks:
            task.add_done_callback(_log_fault)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            readiness.close()
            await sessions.close()
            if lab:
                await lab.close()
            if meeting:
                await meeting.lobby.close()
            if club.accounts:
                club.accounts.passwords.close()
            await hub.reviews.close()
            await hub.tables.close()
            hub.background.close()
            await players.close()
            await kept.close()

    app = FastAPI(
        title="Sandtable", version="1", description=WORDS, openapi_url=None, lifespan=lifespan, routes=[*ROUTES]
    )
    app.state.lab, app.state.lab_is_for = None, settings.lab
    app.state.limits = limits
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKED_BY)
    app.add_middleware(Guard, settings=settings, metrics=metrics, limits=limits)
    app.add_middleware(RequestIds)
    if settings.players_secret:
        app.routes.extend(player_routes(settings.players_secret, players, metrics).routes)
    _add_service(app, pages or Pages(below=settings.path), players, settings)
    _add_refusals(app, metrics)
    app.openapi = lambda: document(app, settings.path)  # type: ignore[method-assign]
    return app


async def _open_accounts(hub: Hub, store: Store, clock: Clock, limits: Limits, others: OtherServers | None) -> Accounts:
    """Return the accounts of this server, which forgets players who want it."""
    tell = others.tell_rewritten if others else lambda table: None
    forgetting = Forgetting(store, hub.tables, hub.background, clock, tell)
    hub.when_due[FORGET] = forgetting.forget
    return await Accounts.open(store.accounts, limits.accounts, limits.tries, reserved_names())


async def _why_mute(seats: OwnSeats, moderation: Moderation, place: HeldSeat) -> Message | None:
    """Return why the player to whom a seat belongs may write nothing, or None."""
    player = await seats.owner(place)
    return None if player is None else await moderation.why_mute(player)


async def _open_lobby(
    hub: Hub, store: Store, rated: RatedPlay, clock: Clock, node: str, others: OtherServers | None
) -> Meeting:
    """Return how players meet at this server, and let it hear of the other servers."""
    meeting = Meeting(store.lobby, ClubGames(hub, store.people, rated), rated, clock, node, hub.due.look)
    hub.when_due |= meeting.handlers
    if others is not None:
        others.heard_of_lobby = meeting.lobby.look_soon
        meeting.lobby.tell_others = others.tell_of_lobby
    await meeting.lobby.look()
    return meeting


def _open_tournaments(hub: Hub, store: Store, rated: RatedPlay) -> Tournaments:
    """Return the tournaments of this server."""
    tournaments = Tournaments(store.lobby, ClubGames(hub, store.people, rated), hub.due.look)
    hub.when_due |= tournaments.handlers
    return tournaments


def _all(listeners: Sequence[Callable[[Public], None]]) -> Callable[[Public], None] | None:
    """Return what tells all of these listeners of a table, or None if there are none."""

    def publish(table: Public) -> None:
        for listen in listeners:
            listen(table)

    return publish if listeners else None


def _club_hours(store: Store, settings: Settings) -> ClubHours | None:
    return ClubHours(store.notices, read_club_hour(settings.club_hour)) if settings.club_hour else None


async def _open_notices(
    hub: Hub,
    store: Store,
    settings: Settings,
    clock: Clock,
    outside: Outside | None,
    meeting: Meeting | None,
    hours: ClubHours | None,
) -> Notices | None:
    """Return the notices of this server, and let them hear of the lobby; None: it sends none."""
    if not settings.sends_notices:
        return None
    from sandtable.host.notices.notices import Notices
    from sandtable.host.notices.outside import Outside

    notices = await Notices.open(store.notices, settings, hub.due, hub, clock, outside or Outside())
    hub.visited = notices.visits.note
    base = settings.public_url or ""
    if meeting is not None:
        lobby = notices.follow_lobby(store.lobby, lambda game: variant(game).title, base, meeting.lobby.touch)
        meeting.lobby.looked, meeting.lobby.in_sight = lobby.look, notices.visits.note_lobby
        lobby.look(meeting.lobby.seen)
    if hours is not None:
        await notices.follow_hour(hours, base)
    hub.when_due |= notices.handlers
    return notices


def _log_fault(task: asyncio.Task[None]) -> None:
    """Log why work that goes on as long as the server runs has ended before."""
    if not task.cancelled() and (fault := task.exception()) is not None:
        log.error("a part of the server has failed", exc_info=fault)


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        hub.tables.sweep()
        hub.following.sweep()


def _add_service(app: FastAPI, pages: Pages, players: BotPools, settings: Settings) -> None:
    """Add what is served beside the tables. FastAPI keeps all handlers for good: they must not hold the application."""

    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthz() -> Response:
        return answer({"ok": True})

    @app.api_route("/readyz", methods=["GET", "HEAD"], include_in_schema=False)
    async def readyz(request: Request) -> Response:
        reason = await request.app.state.readiness.why_not()
        return answer({"ready": True}) if reason is None else answer({"ready": False, "reason": reason}, 503)

    described = list[bytes]()

    @app.get("/openapi.json", include_in_schema=False)
    async def openapi(request: Request) -> Response:
        if not described:
            described.append(encode(request.app.openapi()))
        return ready(described[0], request)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if settings.metrics_access != "all" and not is_here(address(request.scope), request.headers.get("host", "")):
            raise Refusal(403, "not_here-counts")
        hub: Hub = request.app.state.hub
        text = hub.metrics.text(hub.tables.count, hub.tables.connections, players.counts)
        return Response(text, media_type=CONTENT_TYPE)

    @app.get("/.well-known/change-password", include_in_schema=False)
    async def change_password() -> Response:
        """Lead password managers to the page where a password is changed."""
        return RedirectResponse(f"{settings.path}/account", 302)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        return pages.get(path, request.headers.get("accept-encoding", ""))


def _add_refusals(app: FastAPI, metrics: Metrics) -> None:
    """Register the handlers that give every refusal the same form."""

    def refused(refusal: Refusal, request: Request) -> Response:
        metrics.refused(refusal)
        return refuse(refusal, words_of(request))

    async def own(request: Request, problem: Any) -> Response:
        return refused(problem, request)

    async def bad_parameters(request: Request, problem: Any) -> Response:
        first = problem.errors()[0]
        return refused(Refusal(422, "malformed-parameter", place=str(first["loc"][-1]), why=first["msg"]), request)

    async def http(request: Request, problem: Any) -> Response:
        known = {404: Refusal(404, "not_found-address"), 405: Refusal(405, "refused-method")}
        other = Refusal(problem.status_code, "refused", why=str(problem.detail))
        response = refused(known.get(problem.status_code, other), request)
        response.headers.update(problem.headers or {})
        return response

    async def fault(request: Request, _: Exception) -> Response:
        response = refused(Refusal(500, "fault"), request)
        response.headers[HEADER] = request_id.get()  # this answer passes no middleware
        return response

    app.add_exception_handler(Refusal, own)
    app.add_exception_handler(RequestValidationError, bad_parameters)
    app.add_exception_handler(HTTPException, http)
    app.add_exception_handler(Exception, fault)
