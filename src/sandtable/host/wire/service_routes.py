"""What is served beside the tables: health, metrics, the description of the API, and the pages."""

from __future__ import annotations

from fastapi import APIRouter, FastAPI, Request, Response
from starlette.responses import RedirectResponse

from sandtable.host.address import is_here
from sandtable.host.bots.bots import BotPools
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import CONTENT_TYPE
from sandtable.host.protocol import encode
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.wire.bodies import answer, ready
from sandtable.host.wire.request_guard import address
from sandtable.host.wire.static_files import Pages

router = APIRouter()


def add_service(app: FastAPI, pages: Pages, players: BotPools, settings: Settings) -> None:
    """Add these routes, behind all others: the last one takes every path."""
    app.state.pages, app.state.players, app.state.settings, app.state.described = pages, players, settings, None
    app.routes.extend(router.routes)


@router.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
async def healthz() -> Response:
    return answer({"ok": True})


@router.api_route("/readyz", methods=["GET", "HEAD"], include_in_schema=False)
async def readyz(request: Request) -> Response:
    reason = await request.app.state.readiness.why_not()
    return answer({"ready": True}) if reason is None else answer({"ready": False, "reason": reason}, 503)


@router.get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    state = request.app.state
    if state.described is None:
        state.described = encode(request.app.openapi())
    return ready(state.described, request)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    state = request.app.state
    settings: Settings = state.settings
    if settings.metrics_access != "all" and not is_here(address(request.scope), request.headers.get("host", "")):
        raise Refusal(403, "not_here-counts")
    hub: Hub = state.hub
    text = hub.metrics.text(hub.tables.count, hub.tables.connections, state.players.counts)
    return Response(text, media_type=CONTENT_TYPE)


@router.get("/.well-known/change-password", include_in_schema=False)
async def change_password(request: Request) -> Response:
    """Lead password managers to the page where a password is changed."""
    return RedirectResponse(f"{request.app.state.settings.path}/account", 302)


@router.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
async def page(path: str, request: Request) -> Response:
    pages: Pages = request.app.state.pages
    return pages.get(path, request.headers.get("accept-encoding", ""))
