"""Every route of the server that needs no secret of its own, in the order in which they are tried."""

from __future__ import annotations

from starlette.routing import BaseRoute

from sandtable.host.wire import (
    account_routes,
    act_routes,
    api,
    bot_routes,
    chat_routes,
    daily_routes,
    device_routes,
    handoff_routes,
    lab_routes,
    lesson_routes,
    lobby_routes,
    lobby_socket,
    me_routes,
    moderation_routes,
    notice_routes,
    own_data,
    polling,
    rating_routes,
    sockets,
    tournament_routes,
)

ROUTERS = (
    api.router,
    lesson_routes.router,
    act_routes.router,
    handoff_routes.router,
    me_routes.router,
    device_routes.router,
    account_routes.router,
    bot_routes.router,
    own_data.router,
    notice_routes.router,
    chat_routes.router,
    moderation_routes.router,
    lab_routes.router,
    sockets.router,
    polling.router,
    lobby_routes.router,
    lobby_socket.router,
    daily_routes.router,
    rating_routes.router,
    tournament_routes.router,
)
ROUTES: tuple[BaseRoute, ...] = tuple(route for router in ROUTERS for route in router.routes)
"""An application takes these as they are: `include_router` would make each anew for each application, at its first
request.
"""
