"""Tests of the security headers of responses, and of pages that obey them."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest
from tests.host.conftest import Api

from sandtable.host.settings import Settings
from sandtable.host.wire.app import create_app
from sandtable.host.wire.request_guard import HEADERS, POLICY
from sandtable.host.wire.static_files import NOT_BUILT, STATIC

RULES = {name: set(sources) for name, *sources in (rule.split() for rule in POLICY.split("; "))}


def test_scripts_and_style_sheets_are_files_of_the_server() -> None:
    assert RULES["default-src"] == {"'none'"} and RULES["script-src"] == RULES["style-src"] == {"'self'"}
    for name, sources in RULES.items():
        assert name == "style-src-attr" or not sources & {"'unsafe-inline'", "'unsafe-eval'", "*", "https:", "http:"}
    for name in ("object-src", "base-uri", "frame-ancestors"):
        assert RULES[name] == {"'none'"}


def test_the_page_keeps_to_it() -> None:
    page = STATIC / "index.html"
    if not page.is_file():
        pytest.skip("the client is not built (python3 dev.py test builds it)")
    text = page.read_text(encoding="utf-8")
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", text, re.DOTALL)
    assert scripts and all("src=" in attributes and not body.strip() for attributes, body in scripts)
    assert not re.search(r"<style|\son\w+=|javascript:", text)


def test_the_page_without_a_client_runs_nothing() -> None:
    assert "<script" not in NOT_BUILT and "<style" not in NOT_BUILT


@pytest.mark.parametrize(
    ("url", "secure"), [("https://play.example", True), ("http://play.example", False), (None, False)]
)
async def test_every_answer_has_them(tmp_path: Path, url: str | None, secure: bool) -> None:
    app = create_app(Settings(db=str(tmp_path / "games.db"), public_url=url, bot_workers=0))
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http:
            answers = [await http.get(path) for path in ("/", "/api/games", "/nowhere", "/api/tables/none", "/metrics")]
            answers.append(await http.get("/", headers={"Host": "evil.example"}))
            answers.append(await http.post("/api/check", json={}, headers={"Origin": "http://evil.example"}))
            answers.append(await http.get("/" + "a" * 5000))
    for answer in answers:
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS
        assert ("strict-transport-security" in answer.headers) == secure


@pytest.mark.parametrize("name", ["Host", "Origin", "Authorization"])
@pytest.mark.parametrize("second", ["localhost", "evil.example"])
async def test_two_fields_of_which_one_decides_are_refused(api: Api, name: str, second: str) -> None:
    answer = await api.http.get("/api/games", headers=[(name, "localhost"), (name, second)])
    assert (
        answer.status_code == 400 and answer.json()["message"] == f"A request has one header field {name}, not several."
    )
