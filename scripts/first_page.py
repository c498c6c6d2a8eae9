"""Measure how long a slow phone waits for the lobby and for a table: `python scripts/first_page.py [ADDRESS]`.

The browser has an empty cache and is slowed down as by web developers' tools: a processor four times slower, 1.6
Mbit/s, 150 ms from here to the server and back. Each wait is measured several times; the medians are printed. The wait
ends when the first thing that a person would press can be pressed.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import time
from collections.abc import Callable

from playwright.sync_api import Browser, Page, sync_playwright

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SLOWER = 4
BYTES_A_SECOND = 1_600_000 / 8
LATENCY_MS = 150
TIMES = 5


def slow_phone(browser: Browser) -> Page:
    """Return a new page with an empty cache."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    speed = {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND, "latency": LATENCY_MS}
    line.send("Network.emulateNetworkConditions", {"offline": False, **speed})
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def lobby(browser: Browser, address: str) -> float:
    """Return the seconds until *Play* can be pressed."""
    page = slow_phone(browser)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator("button.play").first.click(trial=True, timeout=60_000)
    took = time.perf_counter() - began
    page.context.close()
    return took


def table(browser: Browser, address: str) -> float:
    """Return the seconds until a person who opens the link of a waiting table can sit down and see the board."""
    made = browser.new_context()
    answer = made.request.post(
        f"{address}/api/tables",
        data={"variant": "stratego-lightning", "seats": [{"kind": "human"}, {"kind": "bot", "level": "recruit"}]},
        headers={"Origin": address},
    )
    assert answer.ok, answer.text()
    id = answer.json()["id"]
    made.close()
    page = slow_phone(browser)
    began = time.perf_counter()
    page.goto(f"{address}/table/{id}", wait_until="commit")
    page.locator("#board svg").first.click(trial=True, timeout=60_000)
    took = time.perf_counter() - began
    page.context.close()
    return took


def main() -> None:
    address = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        sys.exit("There is no Chromium (Debian: apt install chromium-headless-shell).")
    measures: dict[str, Callable[[Browser, str], float]] = {"lobby": lobby, "table": table}
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=program)
        for name, measure in measures.items():
            found = [measure(browser, address) for _ in range(TIMES)]
            print(f"{name}: {statistics.median(found):.2f} s (of {TIMES}: {min(found):.2f} to {max(found):.2f})")
        browser.close()


if __name__ == "__main__":
    main()
