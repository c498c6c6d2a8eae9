"""Tests of a game of another package in the browser: the toy, installed from its wheel, with its own client part."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.host.servers import free_port
from tests.skeletons.wheels import build_part, environment, install, toy

NPM_PACKAGES = Path(__file__).parents[2] / "web" / "node_modules"


@pytest.fixture(scope="module")
def site(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder in which the toy is installed as others install it."""
    if not NPM_PACKAGES.exists():
        pytest.skip("the web packages are not there (python3 dev.py test fetches them)")
    folder = tmp_path_factory.mktemp("guest")
    package, site = toy(folder), folder / "site"
    build_part(package / "toy")
    install(package, site)
    return site


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    """Start a server that finds the toy; return its address."""
    port = str(free_port())
    command = [sys.executable, "-m", "sandtable.cli", "play", "--no-browser", "--port", port]
    command += ["--db", str(site / "tables.db")]
    with subprocess.Popen(command, env=environment(site), stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr and "http://" in server.stderr.readline()
        yield f"http://127.0.0.1:{port}"
        server.terminate()


def test_a_wheel_holds_the_built_part_and_not_its_source(site: Path) -> None:
    assert (site / "toy" / "static" / "index.js").exists() and not (site / "toy" / "client").exists()


def test_a_game_of_another_package_is_in_the_lobby_and_is_played(browser: Browser, address: str) -> None:
    page, problems = browser.new_page(), list[str]()
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(address)
    page.get_by_role("button", name=re.compile("^Play the computer at Toy")).click()
    page.get_by_role("button", name=re.compile("^stake [1-4]$")).first.click()
    expect(page.get_by_text(re.compile("Your hand: ")).first).to_be_visible()
    expect(page.locator("#side").get_by_text("lays a stake.").first).to_be_visible()
    assert problems == []
    page.close()


def test_a_part_for_another_client_is_left_out(browser: Browser, address: str, site: Path) -> None:
    """The part asks for a version of Svelte that this server does not have."""
    part = site / "toy" / "static" / "index.js"
    built = part.read_text(encoding="utf-8")
    part.write_text(re.sub(r"/svelte/[\d.]+/", "/svelte/0.0.1/", built), encoding="utf-8")
    page, said = browser.new_page(), list[str]()
    page.on("console", lambda message: said.append(message.text))
    page.goto(address)
    expect(page.get_by_role("article")).to_have_count(4)
    assert any("The client of toy cannot be loaded" in line for line in said)
    page.close()
