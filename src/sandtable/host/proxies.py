"""The web servers in front of this one, whose word for the address of a caller is believed."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sandtable.engine.errors import BadInput

VARIABLE = "FORWARDED_ALLOW_IPS"
"""The environment variable that names them."""
EVERYBODY = "*"
HERE = "127.0.0.1,::1"
"""A web server on the same machine."""
MAPPED = IPv6Network("::ffff:0:0/96")
"""The addresses that IPv4 ones have on a socket for both."""


@dataclass(frozen=True, slots=True)
class Proxies:
    """Addresses and networks of web servers in front."""

    networks: tuple[IPv4Network | IPv6Network, ...]
    everybody: bool = False

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return self.everybody
        return self.everybody or any(found in network for network in self.networks)

    @property
    def listed(self) -> list[str]:
        """The networks, as uvicorn takes them."""
        return [EVERYBODY] if self.everybody else [str(network) for network in self.networks]


def read_proxies(text: str) -> Proxies:
    """Return the addresses and networks in a list with commas; raise BadInput."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    if EVERYBODY in words:
        return Proxies((), everybody=True)
    return Proxies(tuple(network for word in words for network in _networks(word)))


def _networks(word: str) -> list[IPv4Network | IPv6Network]:
    """Return a network, or the network of a single address, and how it looks on a socket for IPv4 and IPv6."""
    try:
        network = ip_network(word, strict=False)
    except ValueError:
        raise BadInput(
            f"{VARIABLE} names {word!r}, which is no address and no network: write addresses such as 10.0.0.2 or "
            "networks such as 10.0.0.0/24, with commas between them"
        ) from None
    if isinstance(network, IPv6Network):
        return [network]
    mapped = int(MAPPED.network_address) | int(network.network_address)
    return [network, IPv6Network((mapped, MAPPED.prefixlen + network.prefixlen))]
