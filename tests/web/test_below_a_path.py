"""Tests of a server below a path of its host: a page asks for nothing at the root."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.host.servers import Server
from tests.web.conftest import Sit
from tests.web.person import moved

BELOW = "/war/games"


@pytest.fixture
def below(chromium: str, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "sandtable.db", public_url=f"https://play.example{BELOW}") as server:
        yield server


def test_a_visit(sit: Sit, below: Server) -> None:
    visitor = sit(below)
    page, asked = visitor.page, list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    visitor.visit(f"{BELOW}/")
    visitor.now().click()
    visitor.begin()
    expect(page).to_have_url(re.compile(rf"{visitor.address}{BELOW}/table/\w+$"))
    page.reload()
    visitor.on_turn()
    start, end = visitor.move()
    expect(visitor.log).to_contain_text(moved(start, end))
    visitor.button("Lobby").first.click()
    expect(page).to_have_url(f"{visitor.address}{BELOW}/")
    visitor.card().get_by_role("button", name="How to play").click()
    expect(page).to_have_url(f"{visitor.address}{BELOW}/learn/stratego")
    page.evaluate("window.stayed = true")
    page.get_by_role("link", name="Who wins a battle").click()
    expect(page.get_by_role("region", name="Your task")).to_be_visible()
    assert page.evaluate("window.stayed"), "the client was not loaded anew"
    page.go_back()
    page.go_back()
    assert visitor.invite("Anna").startswith(f"https://play.example{BELOW}/table/")
    paths = {urlsplit(url).path for url in asked if not url.startswith("data:")}
    assert {path for path in paths if not path.startswith(f"{BELOW}/")} == {"/"}, "of `invite`"
