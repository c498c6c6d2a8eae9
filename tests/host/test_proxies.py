"""Tests of web servers in front: whose word for the address of a caller is believed, and who is told otherwise."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from sandtable.engine.errors import BadInput
from sandtable.host.limits import Limits
from sandtable.host.proxies import HERE, read_proxies
from sandtable.host.settings import Settings
from sandtable.host.wire import forwarded
from sandtable.host.wire.connection_guard import ConnectionGuard
from sandtable.host.wire.forwarded import Forwarded

CALLER = "203.0.113.9"


async def caller(proxies: Forwarded, peer: str, *named: tuple[bytes, bytes]) -> tuple[str, str]:
    """Return the address and the scheme of a request that comes from this peer with these fields."""
    scope: Any = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": named}
    await proxies(scope, receive=None, send=None)  # type: ignore[arg-type]
    return scope["client"][0], scope["scheme"]


async def nothing(*_: Any) -> None:
    """Answer nothing."""


def counted(settings: Settings, address: str) -> bool:
    """Return whether connections from an address are limited."""
    return ConnectionGuard(Limits(settings), settings, 1000).counted((address, 1)) is not None


@pytest.mark.parametrize(
    ("named", "believed", "not_believed"),
    [
        (HERE, ["127.0.0.1", "::1", "::ffff:127.0.0.1"], ["172.17.0.1"]),
        ("172.16.0.0/12", ["172.17.0.1", "172.31.255.255", "::ffff:172.17.0.1"], ["172.32.0.1", "127.0.0.1"]),
        ("172.17.0.1/16", ["172.17.0.1", "172.17.3.4"], ["172.18.0.1"]),
        ("10.0.0.2 , 2001:db8::/32", ["10.0.0.2", "2001:db8:7::1"], ["10.0.0.3", "2001:db9::1"]),
        ("*", ["10.0.0.2", "2001:db8:7::1"], []),
    ],
)
async def test_who_is_believed_is_not_counted(named: str, believed: list[str], not_believed: list[str]) -> None:
    settings, proxies = Settings(db="", proxies=named), Forwarded(nothing, read_proxies(named))
    says = (b"x-forwarded-for", CALLER.encode()), (b"x-forwarded-proto", b"https")
    for peer in believed:
        assert await caller(proxies, peer, *says) == (CALLER, "https")
        assert not counted(settings, peer)
    for peer in not_believed:
        assert await caller(proxies, peer, *says) == (peer, "http")
        assert counted(settings, peer)


@pytest.mark.parametrize(("public_url", "limited"), [(None, True), ("https://play.example", False)])
def test_a_web_server_on_this_machine_is_not_counted_if_there_is_one(public_url: str | None, limited: bool) -> None:
    settings = Settings(db="", public_url=public_url)
    assert counted(settings, "127.0.0.1") == counted(settings, "::1") == limited
    assert counted(settings, "172.17.0.1")


@pytest.mark.parametrize("named", ["localhost", "10.0.0.300", "10.0.0.0/33", "10.0.0.1;10.0.0.2"])
def test_what_is_no_address_is_refused(named: str) -> None:
    with pytest.raises(BadInput, match=r"FORWARDED_ALLOW_IPS names .*, which is no address and no network: write "):
        read_proxies(named)


async def test_the_log_names_who_is_not_believed(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(forwarded, "time", SimpleNamespace(monotonic=lambda: now))
    proxies, says = Forwarded(nothing, read_proxies(HERE)), (b"x-forwarded-for", CALLER.encode())
    await caller(proxies, "172.17.0.1")
    await caller(proxies, "127.0.0.1", says)
    assert caplog.messages == []
    for peer in ("172.17.0.1", "172.17.0.1", "::ffff:172.17.0.1", "10.0.0.3"):
        await caller(proxies, peer, says)
    first, second = caplog.messages
    assert first.startswith("172.17.0.1 names callers in X-Forwarded-For and is not believed")
    assert "FORWARDED_ALLOW_IPS=172.17.0.1" in first and "FORWARDED_ALLOW_IPS=10.0.0.3" in second
    for number in range(100):
        await caller(proxies, f"198.51.100.{number}", says)
    assert len(caplog.messages) == forwarded.MOST_SAID
    now = 24 * 3600.0
    await caller(proxies, "172.17.0.1", says)
    assert len(caplog.messages) == forwarded.MOST_SAID + 1
