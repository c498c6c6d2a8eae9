"""Addresses: which one an invite link should show, and whether a request comes from our own page."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sandtable.host.settings import Settings

if TYPE_CHECKING:  # the process that holds the socket needs no more than `lan_address`
    from starlette.datastructures import Headers

EVERYWHERE = ("0.0.0.0", "::", "")


def lan_address() -> str | None:
    """This machine's address in its network.

    Nothing is sent: connecting a datagram socket only chooses a route.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def reachable(settings: Settings, scheme: str, host_header: str) -> str:
    """The beginning of a link that others can open."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.host in EVERYWHERE:
        asked = urlsplit(f"//{host_header}").hostname or ""
        local = asked in ("localhost", "::1") or asked.startswith("127.")
        lan = lan_address() if local else None
        if lan:
            return f"{scheme}://{lan}:{settings.port}"
    return f"{scheme}://{host_header}"


def invite_link(base: str, table: str, secret: str) -> str:
    """The link for a friend. Browsers keep what stands after the # to themselves."""
    return f"{base}/table/{table}#{secret}"


def seat_link(base: str, table: str, code: str) -> str:
    """The link that takes a seat to another device."""
    return f"{base}/table/{table}#seat={code}"


def foreign_origin(headers: Headers, public_url: str | None) -> str | None:
    """The origin of another site's page from which this request comes, or None. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return None
    own = {headers.get("host", "").lower()}
    if public_url:
        own.add(urlsplit(public_url).netloc.lower())
    return None if urlsplit(origin).netloc.lower() in own and origin != "null" else origin
