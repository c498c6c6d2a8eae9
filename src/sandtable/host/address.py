"""Addresses: the one to show in invite links, and checks of where a request comes from."""

from __future__ import annotations

import re
import socket
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sandtable.host.settings import Settings

if TYPE_CHECKING:  # the process that holds the socket needs only `lan_address`
    from starlette.datastructures import Headers

AT_HOME = ("local", "lan", "home.arpa", "internal", "localdomain")
"""Endings of names that nobody can register in the internet."""
NAMED = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?", re.ASCII | re.IGNORECASE)
"""A name or a number, and a port. Other characters are refused, because the address is put into the links that are
shown."""
EVERYWHERE = ("0.0.0.0", "::", "")


def lan_address() -> str | None:
    """Return this machine's address in its network, or None.

    No packet is sent: connecting a datagram socket only chooses a route.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def reachable(settings: Settings, scheme: str, host_header: str) -> str:
    """Return the beginning of a link that other people can open."""
    if settings.public_url:
        return settings.public_url
    if settings.host in EVERYWHERE:
        asked = _name(f"//{host_header}")
        local = asked in ("localhost", "::1") or asked.startswith("127.")
        lan = lan_address() if local else None
        if lan:
            return f"{scheme}://{lan}:{settings.port}"
    return f"{scheme}://{host_header}"


def invite_link(base: str, table: str, secret: str) -> str:
    """Return the link for a friend. Browsers do not send the fragment, which holds the secret."""
    return f"{base}/table/{table}#{secret}"


def seat_link(base: str, table: str, code: str) -> str:
    """Return the link that takes a seat to another device."""
    return f"{base}/table/{table}#seat={code}"


def device_link(base: str, code: str) -> str:
    """Return the link that adds another browser to a player."""
    return f"{base}/link#{code}"


def foreign_origin(headers: Headers, public_url: str | None) -> str | None:
    """Return the origin of this request if it comes from a page of another site, or None. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return None
    if public_url and _place(origin) == _place(public_url):
        return None if urlsplit(origin).scheme == urlsplit(public_url).scheme else origin
    return None if _place(origin) == headers.get("host", "").lower() and origin != "null" else origin


def _place(url: str) -> str:
    """Return the host and port of a URL, or an empty string if it is malformed."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def foreign_host(headers: Headers, settings: Settings) -> str | None:
    """Return the name under which this server was called if it is none of its own, or None.

    Another site may point its name at this server, and its pages would then have the same origin. An IP address cannot
    be pointed elsewhere, so it is always accepted.
    """
    host = headers.get("host", "")
    if not NAMED.fullmatch(host):
        return host
    name = _name(f"//{host}")
    return None if _is_number(name) or name in _own_names(settings) else host


def _name(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""


@cache
def _own_names(settings: Settings) -> frozenset[str]:
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    names = {"localhost", machine, short, settings.host.lower(), *(f"{short}.{zone}" for zone in AT_HOME)}
    if settings.public_url:
        names.add(_name(settings.public_url))
    return frozenset({*names, *(host.lower() for host in settings.hosts)} - {""})


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_here(address: str, host: str) -> bool:
    """Return whether a request comes from this machine and was sent to it. The host is checked because another site's
    name may point here.
    """
    name = _name(f"//{host}")
    return is_loopback(address) and (name == "localhost" or is_loopback(name))


def is_loopback(name: str) -> bool:
    """Return whether a name is an address by which this machine reaches itself."""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def household(address: str) -> str:
    """Return the key under which an address is counted: the address itself or, for IPv6, its /64 network, which is what
    one customer has.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False).network_address)


def is_own_machine(household: str) -> bool:
    """Return whether the key of an address is that of the server's own machine."""
    return household.startswith("127.") or household == "::"
