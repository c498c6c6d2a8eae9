"""Addresses of servers on the command line: what `--public-url` and the like may be."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from sandtable.engine.errors import BadInput
from sandtable.host.address import NAMED

EXAMPLE = "https://play.example.org"
PORTS = {"http": ":80", "https": ":443"}
"""The ports that browsers leave out."""
SEGMENT = re.compile(r"[A-Za-z0-9_~-][A-Za-z0-9._~-]*")
OURS = (
    *("api", "assets", "parts", "svelte", "healthz", "readyz", "metrics", "internal", "openapi.json", "index.html"),
    *("favicon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "worker.js"),
)
"""The server's own paths. Behind a web server that strips the public path, one of these could not be told from it."""


def read_public_url(text: str, option: str = "--public-url") -> str:
    """Return the address that an option holds as browsers write it, without a slash at its end; raise BadInput."""
    if not text:
        raise BadInput(f"{option} is empty: write {EXAMPLE}, or leave it out")
    if re.search(r"[\s\\\x00-\x1f\x7f]", text):
        raise BadInput(f"{option} holds a blank or a backslash: take it out")
    if "@" in text:
        raise BadInput(f"{option} holds a user name or an @: links would show it; take it out")
    scheme, separator, rest = text.partition("://")
    if not separator:
        raise BadInput(f"{option} needs https:// or http:// before it: write https://{text.lstrip('/')}")
    if scheme.lower() not in PORTS:
        raise BadInput(f"{option} begins with https:// or http://, not {scheme}://")
    if found := re.search(r"[?#]", rest):
        raise BadInput(f"{option} ends before a {found[0]}: write {text[: text.index(found[0])]}")
    place, _, path = rest.partition("/")
    return f"{scheme.lower()}://{_place(place, scheme.lower(), option)}{_path(path, option)}"


def _place(place: str, scheme: str, option: str) -> str:
    """Return the host and port as browsers write them; raise BadInput."""
    if not place.isascii():
        raise BadInput(f"{option} needs the name of its host as browsers send it, in ASCII: xn--...")
    if not NAMED.fullmatch(place):
        raise BadInput(f"{option} needs a host, and a port at most, after {scheme}://: write {EXAMPLE}")
    try:
        port = urlsplit(f"//{place}").port
    except ValueError:
        port = 0
    if port == 0:
        raise BadInput(f"{option} has a port that is none: one from 1 to 65535 will do")
    return place.lower().removesuffix(PORTS[scheme])


def _path(path: str, option: str) -> str:
    """Return the path of the server without a slash at its end; raise BadInput."""
    path = path.removesuffix("/")
    if not path:
        return ""
    segments = path.split("/")
    if not all(map(SEGMENT.fullmatch, segments)):
        raise BadInput(f"{option} has a path of letters, digits, and - . _ ~ between single slashes")
    if segments[0] in OURS:
        raise BadInput(f"{option} cannot begin its path with /{segments[0]}, which is the server's own: take another")
    return f"/{path}"
