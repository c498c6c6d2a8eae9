"""How long a phone takes from a tap to the picture of it, in Ultimate Combat against the weakest computer player.

By itself: `python -m bench.phone [ACTS [FOLDER]]`; FOLDER gets screenshots. The phone is Chromium with a processor
slowed down, behind a slow line: a proxy that holds back and counts bytes, because Chromium's own slow line limits the
bytes of a WebSocket but delays no message. The start of TCP connections and lost packets are not imitated.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from playwright.async_api import Page, async_playwright

from bench.moves import Serve

ACTS = 20
SEAT = "West"
BROWSER = "chromium-headless-shell"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOWER = 4
"""By so many times the page's main thread is slowed down."""
DOWN, UP = 1.6e6 / 8, 750e3 / 8
"""Bytes a second."""
ONE_WAY = 0.075
"""Seconds."""
PATIENCE_MS = 60_000
SECONDS_AN_ACT = 15
"""After so many the game is given up."""
STRIDES = [(4, 0), (3, 2), (3, -2), (5, 1), (5, -1), (2, 0)]
"""Where a unit is sent, in cells from where it stands: the first of them where it can go."""

# Sand and paper are left out, which without a GPU are slow to draw. `heard` is when the page takes up the first news of
# the table after a tap; `seen` becomes times after the tap: of that news, and of the second frame after a unit of the
# seat stands elsewhere.
IN_PAGE = """
document.addEventListener('readystatechange', () => {
  for (const sand of ['--grain', '--ripples', '--contours']) document.documentElement.style.setProperty(sand, 'none');
});
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (/^{"type":"(update|delta|resync|stale)"/.test(data)) window.heard ??= performance.now();
    });
  }
};
window.watch = seat => {
  const units = () => [...document.querySelectorAll(`[data-unit^="${seat}."]`)];
  const stands = () => units().map(unit => unit.dataset.unit + unit.style.transform).sort().join();
  const before = stands();
  let tapped;
  addEventListener('click', event => {
    tapped = event.timeStamp;
    window.heard = undefined;
  }, { capture: true, once: true });
  window.seen = new Promise(seen => {
    const observer = new MutationObserver(() => {
      if (stands() === before) return;
      observer.disconnect();
      const heard = window.heard;
      requestAnimationFrame(() => requestAnimationFrame(() => seen([heard - tapped, performance.now() - tapped])));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
};
"""
# Where a cell of the floor lies on the screen, once the floor is at rest; null if a finger cannot reach it.
ON_SCREEN = """
([x, y]) => new Promise(found => {
  const svg = document.querySelector('[role=application]');
  let before = '', still = 0;
  const look = () => {
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    still = `${left} ${top}` === before ? still + 1 : 0;
    before = `${left} ${top}`;
    if (still < 3) return requestAnimationFrame(look);
    found(svg.contains(document.elementFromPoint(left, top)) ? [left, top] : null);
  };
  look();
})
"""
UNIT, HIGH = 20, 32
"""Drawing units a cell, and cells from South to North."""


class Line:
    """One direction of a slow line, shared by all connections."""

    def __init__(self, rate: float) -> None:
        self.bytes = 0
        self._rate = rate
        self._free = 0.0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Bring what comes, each piece as late as the line makes it, until the connection ends."""
        loop, under_way = asyncio.get_running_loop(), asyncio.Queue[tuple[float, bytes]](64)

        async def deliver() -> None:
            while True:
                due, piece = await under_way.get()
                await asyncio.sleep(due - loop.time())
                if not piece:
                    return writer.close()
                self.bytes += len(piece)
                writer.write(piece)

        delivering = asyncio.create_task(deliver())
        try:
            piece = b"-"
            while piece:
                piece = await reader.read(1400)
                self._free = max(self._free, loop.time()) + len(piece) / self._rate
                await under_way.put((self._free + ONE_WAY, piece))
            await delivering
        except OSError:
            writer.close()
        finally:
            delivering.cancel()


async def slow_line(address: str) -> tuple[asyncio.Server, str, Line]:
    """Open a slow line to a server; return the proxy, its address, and the line to the browser."""
    host, port = address.removeprefix("http://").split(":")
    down, up = Line(DOWN), Line(UP)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection(host, int(port))
        with suppress(asyncio.CancelledError):  # the browser is closed, and the proxy with it
            await asyncio.gather(up.carry(reader, to_server), down.carry(from_server, writer))

    proxy = await asyncio.start_server(connected, "127.0.0.1", 0)
    return proxy, f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}", down


@dataclass(frozen=True)
class Act:
    """What one act cost."""

    kind: str
    heard: float
    """Milliseconds from the tap until the page takes up the first news of the table."""
    seen: float
    """Milliseconds from the tap until the answer is painted."""
    bytes: int
    """Received until the next question, as they pass over the line."""


class Phone:
    """A player at a phone, who looks at the table by requests past the slow line to know what to tap."""

    def __init__(self, server: Serve, page: Page, line: Line, folder: Path | None) -> None:
        self._server, self._page, self._line, self._folder = server, page, line, folder
        self._free = iter(range(2, HIGH - 1, 3))

    async def sit_down(self, address: str) -> None:
        """Create a table, and take the first seat as the browser would have."""
        seats = [{"kind": "human"}, {"kind": "bot", "level": "recruit"}]
        wanted = {"variant": "combat", "seats": seats, "options": {"scenario": "hold", "army": "mixed"}}
        made = self._server.call("/api/tables", wanted)
        self._table = f"/api/tables/{made['id']}"
        who = {"name": "Ada", "invite": made["secret"]}
        self._token = self._server.call(f"{self._table}/seats/{SEAT}", who)["token"]
        game = {"id": made["id"], "variant": "combat", "title": "Ultimate Combat", "seat": SEAT, "token": self._token}
        game |= {"seen": 0, "opponents": [], "partners": [], "ended": None}
        await self._page.goto(f"{address}/favicon.svg")
        keep = "game => localStorage.setItem('sandtable.games', JSON.stringify([game]))"
        await self._page.evaluate(keep, game)
        await self._page.goto(f"{address}/table/{made['id']}")
        await self._tap("Hide guide")

    async def play(self, acts: int) -> list[Act]:
        """Place and move units until there were so many acts."""
        done: list[Act] = []
        stuck: set[tuple[int, str]] = set()
        while len(done) < acts:
            view = (await self._question())["view"]
            mine = [unit for unit in view["units"] if unit["side"] == SEAT]
            act = None
            if view["phase"] == "deploy":
                act = await self._place(next(unit for unit in mine if unit["at"] is None))
            elif view["phase"] == "move":
                may = [unit for unit in mine if unit["at"] and not unit["moved"] and not unit["frozen"]]
                unit = next((unit for unit in may if (view["round"], unit["id"]) not in stuck), None)
                if unit:
                    act = await self._move(unit)
                    stuck.add((view["round"], unit["id"]))
            if act:
                done.append(act)
                await self._picture(f"{len(done):02}-{act.kind}")
            elif view["phase"] != "move" or unit is None:
                await self._end()
        return done

    async def _question(self) -> dict[str, Any]:
        """Return the table as soon as the player is asked and the page shows the question."""
        await self._page.locator("#ask .asked").wait_for()
        while not (now := await asyncio.to_thread(self._look))["ask"]:
            await asyncio.sleep(0.1)
        await self._page.locator("#ask .asked").wait_for()
        await asyncio.sleep(0.5)  # for what the page still has to draw
        return now

    def _look(self) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self._token}"}
        with urllib.request.urlopen(
            urllib.request.Request(self._server.address + self._table, None, headers)
        ) as answer:
            return dict(json.load(answer))

    async def _place(self, unit: dict[str, Any]) -> Act:
        """Place a unit so far from the others that a finger tells them apart."""
        for y in self._free:
            await self._choose(unit)
            if await self._point(3, y) and await self._offered("Place here"):
                return await self._do("Place here", "place")
        raise AssertionError(f"there is no place for {unit['id']}")

    async def _move(self, unit: dict[str, Any]) -> Act | None:
        x, y = unit["at"]
        for right, upwards in STRIDES:
            await self._choose(unit)  # a finger may have chosen another that stands there
            if await self._point(x + right, y + upwards) and await self._offered("Move here"):
                return await self._do("Move here", "move")
        return None

    async def _choose(self, unit: dict[str, Any]) -> None:
        button = self._page.get_by_role("list", name="Your units").locator(f'[data-name="{unit["name"]}"]')
        if await button.get_attribute("aria-pressed") != "true":
            await button.tap()

    async def _point(self, x: int, y: int) -> bool:
        """Tap a cell; return whether it can be seen."""
        spot = await self._page.evaluate(ON_SCREEN, [(x + 0.5) * UNIT, (HIGH - y - 0.5) * UNIT])
        if spot:
            await self._page.touchscreen.tap(*spot)
            await asyncio.sleep(0.3)
        return bool(spot)

    async def _offered(self, name: str) -> bool:
        return await self._page.get_by_role("button", name=name, exact=True).is_visible()

    async def _do(self, name: str, kind: str) -> Act:
        await self._page.evaluate("seat => watch(seat)", SEAT)
        before = self._line.bytes
        await self._tap(name)
        async with asyncio.timeout(PATIENCE_MS / 1000):
            heard, seen = await self._page.evaluate("seen")
        await self._question()
        return Act(kind, heard, seen, self._line.bytes - before)

    async def _end(self) -> None:
        """End a step, or let a shot come."""
        stay = self._page.get_by_role("button", name="Stay up", exact=True)
        if await stay.is_visible():
            return await stay.tap()
        asks = self._page.locator("#ask").get_by_role("button")
        await asks.filter(has_text="End").or_(asks.filter(has_text="Keep")).first.tap()
        await asyncio.sleep(0.5)
        if await self._offered("Yes"):
            await self._tap("Yes")
        await asyncio.sleep(1)

    async def _tap(self, name: str) -> None:
        await self._page.get_by_role("button", name=name, exact=True).tap()

    async def _picture(self, name: str) -> None:
        if self._folder:
            await self._page.screenshot(path=self._folder / f"{name}.png")


async def measure_phone(server: Serve, acts: int = ACTS, folder: Path | None = None) -> list[Act]:
    """Play so many acts."""
    proxy, address, line = await slow_line(server.address)
    async with proxy, async_playwright() as tool:
        browser = await tool.chromium.launch(executable_path=shutil.which(BROWSER))
        context = await browser.new_context(**PHONE)
        context.set_default_timeout(PATIENCE_MS)
        await context.add_init_script(IN_PAGE)
        page = await context.new_page()
        slow = await context.new_cdp_session(page)
        await slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        phone = Phone(server, page, line, folder)
        try:
            await phone.sit_down(address)
            async with asyncio.timeout(SECONDS_AN_ACT * acts):
                return await phone.play(acts)
        finally:
            if folder:
                await page.screenshot(path=folder / "last.png")
            await browser.close()


def table(acts: Sequence[Act]) -> str:
    """Return median and worst of each kind of act as lines."""
    titles = "".join(f"{title:>16}" for title in ("heard ms", "painted ms", "page ms", "bytes"))
    lines = [f"{'':8}{'acts':>5}{titles}", f"{'':13}" + f"{'median':>9}{'worst':>7}" * 4]
    for kind in dict.fromkeys(act.kind for act in acts):
        of = [act for act in acts if act.kind == kind]
        columns = ([act.heard for act in of], [act.seen for act in of], [act.seen - act.heard for act in of])
        figures = "".join(f"{median(each):9.0f}{max(each):7.0f}" for each in (*columns, [act.bytes for act in of]))
        lines.append(f"{kind:8}{len(of):5}{figures}")
    return "\n".join(lines)


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else ACTS
    pictures = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as place, Serve(Path(place) / "sandtable.db") as running:
        print(table(asyncio.run(measure_phone(running, wanted, pictures))))
