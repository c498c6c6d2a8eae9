"""Fixtures for the tests of the client: a real server, a real browser, and the people who use it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.host.seeded import SeededServer
from tests.host.servers import Server
from tests.web.person import PATIENCE_MS, Person

import sandtable.host

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CLIENT = Path(sandtable.host.__file__).with_name("static") / "index.html"

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Every table is dealt alike, so that a test plays the same game each time: what may happen in a game is for the
# tests of the games to explore.
SEED = bytes(32)

Sit = Callable[..., Person]

# Sand and paper are noise that is made anew wherever something is drawn: a tenth of the processor's time without a GPU.
UNSANDED = """
document.addEventListener('readystatechange', () => {
  for (const sand of ['--grain', '--ripples', '--contours']) document.documentElement.style.setProperty(sand, 'none');
});
"""

# No page lives long enough to gain by the machine code that V8 makes meanwhile: a fifth of the browser's time.
UNOPTIMISED = "--js-flags=--no-opt,--no-maglev"


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the browser."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("there is no Chromium (Debian: apt install chromium-headless-shell)")
    if not CLIENT.exists():
        pytest.skip("the client is not built (python3 dev.py test builds it)")
    return found


@pytest.fixture(scope="session")
def server(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server for all tests that leave it running."""
    with SeededServer(tmp_path_factory.mktemp("web") / "sandtable.db", SEED, bot_delay=0.02) as running:
        yield running


@pytest.fixture
def mortal(chromium: str, tmp_path: Path) -> Iterator[Server]:
    """Start a server that may be killed."""
    with SeededServer(tmp_path / "sandtable.db", SEED) as server:
        yield server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put tests of the client last: no test can have its own event loop once the browser runs."""
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """Start one browser for all tests of the client."""
    with sync_playwright() as tool:
        launched = tool.chromium.launch(executable_path=chromium, args=[UNOPTIMISED])
        yield launched
        launched.close()


@pytest.fixture
def sit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Sit]:
    """Return a function that makes people, each in a browser of their own, with reduced motion by default."""
    people: list[Person] = []

    def come(at: Server | None = None, **context: Any) -> Person:
        opened = browser.new_context(**{"reduced_motion": "reduce", **DESKTOP, **context})
        opened.set_default_timeout(PATIENCE_MS)
        opened.add_init_script(UNSANDED)
        person = Person(opened.new_page(), at or request.getfixturevalue("server"))
        people.append(person)
        return person

    expect.set_options(timeout=PATIENCE_MS)
    yield come
    for person in people:
        person.page.context.close()
    broken = [problem for person in people for problem in person.problems]
    assert not broken, broken


@pytest.fixture
def club(chromium: str, tmp_path: Path) -> Iterator[Server]:
    with SeededServer(tmp_path / "sandtable.db", SEED, club=True, bot_delay=0.02) as running:
        yield running
