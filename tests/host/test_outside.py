"""Tests of requests to servers in the internet: they cannot reach the server's own network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from tests.host.outside_world import Vendor, vendor

from sandtable.engine.errors import BadInput
from sandtable.host.notices.outside import Outside, Unreachable, is_public
from sandtable.host.notices.webhook import Webhook, read_webhook


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Vendor]:
    async with vendor(tmp_path) as made:
        yield made


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "2001:db8::1",
    ],
)
def test_addresses_of_networks_of_their_own_are_known(address: str) -> None:
    assert not is_public(ip_address(address))


async def test_a_name_that_no_host_can_have_is_refused() -> None:
    with pytest.raises(Unreachable, match="cannot be asked"):
        await Outside().post(f"https://{'a' * 64}.example.org/", {}, b"")


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_addresses_of_the_internet_are_known(address: str) -> None:
    assert is_public(ip_address(address))


def names(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every name have these addresses; return the names that are looked up."""
    asked: list[str] = []

    async def look_up(_: Any, host: str, port: int, **__: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(asyncio.get_running_loop().__class__, "getaddrinfo", look_up)
    return asked


@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("1.1.1.1", "10.0.0.1")])
async def test_a_name_that_leads_inside_is_not_asked(
    service: Vendor, monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    names(monkeypatch, *addresses)
    with pytest.raises(Unreachable, match=r"^push\.test is in a network of its own"):
        await Outside(tls=service.trusting).post(f"https://push.test:{service.port}/", {}, b"")
    assert service.requests.all == []


async def test_the_address_that_was_checked_is_the_one_that_is_asked(
    service: Vendor, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = names(monkeypatch, "127.0.0.1")
    assert await service.outside.post(service.endpoint("x"), {}, b"body") == 201
    assert [host for host in asked if host == "localhost"] == ["localhost"]
    assert service.requests.all[0].headers["host"] == f"localhost:{service.port}"


async def test_a_name_that_leads_inside_later_is_not_asked_any_more(
    service: Vendor, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside = Outside(lambda address: str(address) == "127.0.0.1", service.trusting)
    for addresses in (("127.0.0.1",), ("127.0.0.2",), ("127.0.0.1", "127.0.0.2")):
        names(monkeypatch, *addresses)
        if addresses == ("127.0.0.1",):
            assert await outside.post(service.endpoint("x"), {}, b"") == 201
        else:
            with pytest.raises(Unreachable, match=r"^localhost is in a network of its own"):
                await outside.post(service.endpoint("x"), {}, b"")
    assert len(service.requests.all) == 1


async def test_the_certificate_is_checked(service: Vendor) -> None:
    with pytest.raises(Unreachable, match=r"^localhost cannot be asked: .*certificate"):
        await Outside(lambda address: True).post(service.endpoint("x"), {}, b"")


async def test_an_answer_without_end_is_not_read(service: Vendor) -> None:
    service.answer = lambda _: "200 OK\r\n" + "X: y\r\n" * 10_000
    with pytest.raises(Unreachable):
        await service.outside.post(service.endpoint("x"), {}, b"")


async def test_the_webhook_gets_a_line_that_calls_nobody(service: Vendor) -> None:
    await Webhook(service.endpoint("hook"), service.outside).send("Somebody looks for a game.")
    [request] = service.requests.all
    body = request.body.decode()
    assert '"content": "Somebody looks for a game."' in body and '"allowed_mentions": {"parse": []}' in body
    service.answer = lambda _: "404 Not Found"
    with pytest.raises(Unreachable, match=r"^localhost answers 404$"):
        await Webhook(service.endpoint("hook"), service.outside).send("again")


@pytest.mark.parametrize("url", ["", "http://discord.com/x", "https://", "https://a@b/", "ftp://x", "https://x y/"])
def test_webhooks_are_addresses_of_https(url: str) -> None:
    with pytest.raises(BadInput, match=r"^--webhook-url cannot be used: "):
        read_webhook(url)
