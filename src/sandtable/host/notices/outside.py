"""Requests to servers in the internet. They cannot be made to reach the server's own network.

The name of the host is looked up once, all its addresses are checked, and one of these addresses is connected to.
Redirects are not followed. The time and the size of an answer are limited.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import h11

Address = IPv4Address | IPv6Address

SECONDS = 5.0
"""The longest that a request takes, from the look-up to the end of the answer."""
LONGEST_URL = 1024
LONGEST_ANSWER = 4096
"""Bytes of an answer that are read. Nothing in it is needed but the status."""
MOST_ADDRESSES = 3
"""Addresses of a host that are tried."""
EMBEDDING = ip_network("64:ff9b::/96")
"""IPv6 addresses that translators turn into the IPv4 address in their last 32 bits."""


class Unreachable(Exception):
    """A server gave no answer, or may not be asked. The message says why in a sentence."""


@dataclass(frozen=True, slots=True)
class Target:
    """The parts of an `https` URL."""

    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The scheme and the host, with the port if it is an unusual one."""
        return f"https://{self.host}" if self.port == 443 else f"https://{self.host}:{self.port}"


def read_target(url: str) -> Target:
    """Return the parts of an `https` URL; raise Unreachable for any other text."""
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise Unreachable("this is no address of a server")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise Unreachable("this is no address of a server") from None
    if parts.scheme != "https":
        raise Unreachable("only https:// is asked")
    if not host or "@" in parts.netloc:
        raise Unreachable("this is no address of a server")
    query = f"?{parts.query}" if parts.query else ""
    return Target(host, port, (parts.path or "/") + query)


def is_public(address: Address) -> bool:
    """Return whether an address belongs to the internet, not to this machine or a network of its own."""
    if isinstance(address, IPv6Address):
        embedded = address.ipv4_mapped or address.sixtofour
        if address in EMBEDDING:
            embedded = IPv4Address(int(address) & 0xFFFFFFFF)
        if embedded is not None:
            return is_public(embedded)
    return address.is_global and not address.is_multicast


@dataclass(frozen=True, slots=True)
class Outside:
    """The servers in the internet. Tests let it reach a server of their own, and trust its certificate."""

    may_reach: Callable[[Address], bool] = is_public
    tls: ssl.SSLContext = field(default_factory=ssl.create_default_context)
    seconds: float = SECONDS

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a body; return the status of the answer. Raise Unreachable."""
        target = read_target(url)
        try:
            async with asyncio.timeout(self.seconds):
                return await self._post(target, headers, body)
        except TimeoutError:
            raise Unreachable(f"{target.host} gives no answer within {self.seconds:g} s") from None
        except (OSError, UnicodeError, h11.ProtocolError) as problem:  # a name of a host may be none
            raise Unreachable(f"{target.host} cannot be asked: {problem}") from None

    async def _post(self, target: Target, headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await self._connect(target)
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_ANSWER)
            named = {"Host": target.origin.removeprefix("https://"), "Connection": "close", **headers}
            request = h11.Request(
                method="POST", target=target.path, headers=[*named.items(), ("Content-Length", str(len(body)))]
            )
            for event in (request, h11.Data(body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await _status(connection, reader)
        finally:
            writer.transport.abort()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _connect(self, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to a host, unless one of its addresses may not be reached; raise Unreachable or OSError."""
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not all(self.may_reach(ip_address(address.partition("%")[0])) for address in addresses):
            raise Unreachable(f"{target.host} is in a network of its own: only servers in the internet are asked")
        problem = OSError("it has no address")
        for address in addresses[:MOST_ADDRESSES]:
            try:
                return await asyncio.open_connection(
                    address, target.port, ssl=self.tls, server_hostname=target.host, limit=LONGEST_ANSWER
                )
            except OSError as failed:
                problem = failed
        raise problem


async def _status(connection: h11.Connection, reader: asyncio.StreamReader) -> int:
    """Return the status of an answer, of which no more is read than its head."""
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return int(event.status_code)
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(LONGEST_ANSWER))
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("the answer breaks off")
