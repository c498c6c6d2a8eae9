"""A sheet of pictures: every game in every phase, in windows of every size, by day and by lamplight.

    python scripts/pictures.py                                   # all of it: build/pictures/index.html
    python scripts/pictures.py --tables warkings-4 --sizes phone,sideways --lights day

Needs the built client and a Chromium. One table is played for each row of `TABLES`, by its first seat, in two
browsers: the sizes of a desktop share one, those of a phone the other. What is not at the table (lobby, rules,
lessons) is taken once a game. `--phases` takes only those, but plays all the same.
"""

from __future__ import annotations

import argparse
import html
import json
import multiprocessing
import random
import shutil
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, sync_playwright

from sandtable.host.serve import run
from sandtable.host.settings import Settings

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FOLDER = Path(__file__).parents[1] / "build" / "pictures"

SIZES = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "zoomed": (720, 450),  # the desktop at 200 %
    "phone": (390, 844),
    "sideways": (844, 390),
    "small": (320, 640),
}
TOUCHED = ("phone", "sideways", "small")
LIGHTS = {"day": "day", "lamplight": "night"}
SETTLE_MS = 120
NEWS_MS = 500  # until the page shows what was done
PATIENCE_S = 60.0
PAGE_MS = 3000
MOST_TOUCHES = 8
MOST_ACTS = 1500
BEGUN = 4  # own acts after which a picture of the board makes sense
SETTING_UP = ("setup", "deploy", "buy")

CHOICES = {  # what to touch to begin a choice, in games where the board does not begin one
    "stratego": '[data-space][aria-label*="May move to"], [data-space][aria-label*="May attack"]',
    "soldier": '[role=toolbar] .slot:not(.pale) button:not([aria-label*="not now"])',
    "warkings": "[role=toolbar] .slot button",
    "combat": "ul.units button.may",
}
ANSWERS = "#ask .item, .lays button, .ways button"  # the answers that are then offered

READY = ".answers .button.main"
HINT = "role=button[name=/^(Hint|Tipp)$/]"
REACTING = ("soldier",)


@dataclass(frozen=True)
class Setting:
    """A table to be played: its variant, number of players and options."""

    variant: str
    game: str
    players: int | None = None
    options: dict[str, Any] = field(default_factory=dict)


TABLES = {
    "lightning": Setting("stratego-lightning", "stratego"),
    "campaign": Setting("stratego-campaign", "stratego"),
    "six-by-six": Setting("stratego-small", "stratego"),
    "alliance": Setting("stratego-alliance", "stratego"),
    "soldier-2": Setting("soldier", "soldier", 2, {"max_turns": 40}),
    "soldier-3": Setting("soldier", "soldier", 3, {"max_turns": 40}),
    "soldier-4": Setting("soldier", "soldier", 4, {"max_turns": 40}),
    "warkings-2": Setting("warkings", "warkings", 2),
    "warkings-4": Setting("warkings", "warkings", 4),
    "warkings-6": Setting("warkings", "warkings", 6),
    "combat": Setting("combat", "combat"),
}


# ---- the server ----


def serve(db: str, says: Connection) -> None:
    settings = Settings(db=db, port=0, bot_workers=0, bot_delay=0.0, bot_reaction=0.0)
    sys.exit(run(settings, ready=says.send, say=lambda _: None))


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """Run a server for the block and return its address."""
    spawn = multiprocessing.get_context("spawn")
    listens, says = spawn.Pipe(duplex=False)
    process = spawn.Process(target=serve, args=(str(folder / "pictures.db"), says))
    process.start()
    try:
        yield str(listens.recv())
    finally:
        process.terminate()
        process.join()


def call(address: str, body: object = None, token: str | None = None) -> Any:
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"} if token else {})
    if body is not None:
        request.data = json.dumps(body).encode()
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


class Table:
    """One table: two people whose acts are chosen here at random, and computer players."""

    def __init__(self, server: str, setting: Setting) -> None:
        self.server, self.setting = server, setting
        self.chance = random.Random(1)
        variant = next(one for one in call(f"{server}/api/games") if one["id"] == setting.variant)
        number = setting.players or variant["seats"]["max"]
        level = next(level["id"] for level in variant["levels"] if level["id"] == "recruit")
        person, computer = {"kind": "human"}, {"kind": "bot", "level": level}
        choice = {"variant": setting.variant, "options": setting.options, "hints": True}
        seats = [person, person, *[computer] * (number - 2)]
        made = call(f"{server}/api/tables", {**choice, "players": setting.players, "seats": seats})
        self.id, self.invite, self.title = made["id"], made["invite"], variant["title"]
        self.seats = [seat["seat"] for seat in made["seats"]]
        self.tokens: list[str] = []
        self.acts = 0  # of the first seat

    def sit(self, seat: int, name: str) -> None:
        path = f"/api/tables/{self.id}/seats/{self.seats[seat]}"
        self.tokens.append(call(self.server + path, {"name": name, "invite": self.invite})["token"])

    def standing(self, seat: int) -> Any:
        return call(f"{self.server}/api/tables/{self.id}", token=self.tokens[seat])

    def act(self, seat: int, standing: Any, kind: str | None = None) -> None:
        """Do something at random, or something of a kind, but never resign."""
        offers = [
            offer for offer in standing["legal"] if (offer["kind"] == kind if kind else offer["kind"] != "resign")
        ]
        if not offers:
            return
        body = {"action": self.chance.choice(offers)["text"], "seq": standing["seq"]}
        # A choice that has become stale meanwhile is made again.
        with suppress(urllib.error.HTTPError):
            call(f"{self.server}/api/tables/{self.id}/actions", body, self.tokens[seat])
            self.acts += seat == 0

    def until(self, wanted: Callable[[Any], Any], seats: tuple[int, ...] = (0, 1)) -> bool:
        """Play until the first seat sees something wanted; return False if the game is over before."""
        began = time.monotonic()
        for _ in range(MOST_ACTS):
            mine = self.standing(0)
            if wanted(mine):
                return True
            if mine["table"]["ended"] or time.monotonic() - began > PATIENCE_S:
                return False
            for seat in seats:
                standing = mine if seat == 0 else self.standing(seat)
                if standing["legal"]:
                    self.act(seat, standing)
                    break
            else:
                time.sleep(0.02)
        return False

    def finish(self) -> None:
        """Resign, if the partners agree, or play to the end."""
        self.until(lambda mine: mine["legal"])
        self.act(0, self.standing(0), "resign")
        self.until(lambda mine: mine["table"]["ended"])

    def kept(self, seat: int) -> str:
        """Return what a browser would have stored for the person on a seat."""
        game = {"id": self.id, "variant": self.setting.variant, "title": self.title, "seat": self.seats[seat]}
        return json.dumps([{**game, "token": self.tokens[seat], "seen": 0, "opponents": [], "ended": None}])


# ---- the camera ----


class Camera:
    """Two browsers that are shown the same, and the pictures taken in them."""

    def __init__(self, contexts: dict[bool, BrowserContext], choice: argparse.Namespace) -> None:
        self.pages: dict[bool, Page] = {touch: context.new_page() for touch, context in contexts.items()}
        self.choice = choice
        self.taken: dict[str, dict[str, list[tuple[str, Path]]]] = {}
        self.place = ""

    def visit(self, address: str) -> None:
        for page in self.pages.values():
            page.goto(address)

    def run(self, script: str, value: Any = None) -> None:
        for page in self.pages.values():
            page.evaluate(script, value)

    def touch(self, selector: str, until: str | None = None) -> None:
        """Touch the first match; with `until`, touch the matches in turn until that selector matches."""
        for page in self.pages.values():
            with suppress(Error):
                page.locator(selector).first.wait_for(state="attached", timeout=PAGE_MS)
            for found in page.locator(selector).all()[: MOST_TOUCHES if until else 1]:
                with suppress(Error):
                    found.dispatch_event("click")
                if until and page.locator(until).count():
                    break

    def see(self, selector: str) -> None:
        for page in self.pages.values():
            with suppress(Error):
                page.locator(selector).first.wait_for(state="attached", timeout=PAGE_MS)

    def take(self, phase: str) -> None:
        if self.choice.phases and phase not in self.choice.phases:
            return
        next(iter(self.pages.values())).wait_for_timeout(NEWS_MS)
        for size in self.choice.sizes:
            page = self.pages[size in TOUCHED]
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for light in self.choice.lights:
                page.evaluate("light => (document.documentElement.dataset.light = light)", LIGHTS[light])
                page.wait_for_timeout(SETTLE_MS)
                path = FOLDER / f"{self.place}-{phase}-{size}-{light}.jpg"
                page.screenshot(path=path, type="jpeg", quality=80)
                self.taken.setdefault(self.place, {}).setdefault(phase, []).append((f"{size}, {light}", path))


KEEP = """([games, invite, id]) => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('sandtable.games', games);
  if (invite) localStorage.setItem('sandtable.invite.' + id, JSON.stringify(invite));
}"""


def photograph(camera: Camera, server: str, name: str, setting: Setting) -> None:
    """Take the pictures of a table from first to last."""
    camera.place = name
    table = Table(server, setting)
    begin(camera, table)
    play(camera, table, setting.game)
    table.finish()
    camera.visit(f"{server}/table/{table.id}")
    camera.see("input[type=range]")
    camera.take("end")
    camera.touch(".buttons .button:nth-child(2)")
    camera.take("replay")
    camera.touch("#tab-rules")
    camera.see("[data-clause]")
    camera.take("rules")


def begin(camera: Camera, table: Table) -> None:
    """Take the pictures before the first move."""
    page = f"{table.server}/table/{table.id}"
    table.sit(0, "Ada")
    camera.visit(table.server)
    camera.run(KEEP, [table.kept(0), table.invite, table.id])
    camera.visit(page)
    camera.see(".frame")
    camera.take("invite")
    table.sit(1, "Bertrand the Bold")
    setting_up = table.standing(0)["view"]["phase"] in SETTING_UP
    if table.standing(1)["view"]["phase"] == "setup":
        desk = next(iter(camera.pages.values()))
        desk.evaluate(KEEP, [table.kept(1), None, table.id])
        desk.goto(page)
        desk.locator(READY).click()
        desk.wait_for_timeout(SETTLE_MS)
    camera.run(KEEP, [table.kept(0), None, table.id])
    camera.visit(page)
    camera.see(".slip")
    camera.take("guide")
    camera.touch(".slip .skip")
    if setting_up:
        camera.take("setup")
        camera.touch(READY)


def play(camera: Camera, table: Table, game: str) -> None:
    """Take the pictures during the game."""
    table.until(lambda mine: mine["view"]["phase"] not in SETTING_UP)
    table.acts = 0
    if table.until(lambda mine: len(mine["legal"]) > 2 and table.acts >= BEGUN and not open_window(mine)):
        camera.take("turn")
        camera.touch(CHOICES[game], ANSWERS)
        camera.take("chosen")
        camera.touch(HINT)
        camera.see(".hint")
        camera.take("hint")
    if table.until(lambda mine: not mine["legal"] and not mine["table"]["ended"], seats=(0,)):
        camera.take("waiting")
    if game in REACTING and table.until(open_window):
        camera.see(".reactions.asked")
        camera.take("window")


def open_window(mine: Any) -> bool:
    window = mine["window"]
    return bool(window and window["mine"] and window["mine"]["state"] == "open")


def around(camera: Camera, server: str, games: dict[str, str]) -> None:
    """Take the pictures of everything that is not at a table."""
    camera.place = "lobby"
    camera.visit(server)
    camera.see("article")
    camera.take("lobby")
    for game, variant in games.items():
        camera.place = game
        camera.visit(f"{server}/learn/{game}")
        camera.see("h1")
        camera.take("learn")
        lessons = call(f"{server}/api/lessons/{game}")
        if lessons:
            camera.visit(f"{server}/learn/{game}/{lessons[0]['id']}")
            camera.see(".field, .tray")
            camera.take("lesson")
        camera.visit(f"{server}/rules/{variant}")
        camera.see("h1")
        camera.take("rulebook")


# ---- the sheet ----

STYLE = """
body { margin: 1rem; background: #222; color: #eee; font: 15px sans-serif; }
h2 { position: sticky; top: 0; margin: 1.5rem 0 0; padding: .3rem; background: #222; }
h3 { margin: .8rem 0 .3rem; } .row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: start; }
figure { margin: 0; } img { display: block; height: 300px; border: 1px solid #555; } figcaption { font-size: 12px; }
nav a { margin-right: 1rem; color: #fc8; }
"""


def sheet(taken: dict[str, dict[str, list[tuple[str, Path]]]]) -> str:
    links = "".join(f'<a href="#{place}">{place}</a>' for place in taken)
    parts = [f"<!doctype html><title>Pictures</title><style>{STYLE}</style><nav>{links}</nav>"]
    for place, phases in taken.items():
        parts.append(f'<h2 id="{place}">{html.escape(place)}</h2>')
        for phase, pictures in phases.items():
            shown = "".join(
                f'<figure><a href="{path.name}"><img loading="lazy" src="{path.name}" alt=""></a>'
                f"<figcaption>{html.escape(label)}</figcaption></figure>"
                for label, path in pictures
            )
            parts.append(f'<h3>{html.escape(place)}: {html.escape(phase)}</h3><div class="row">{shown}</div>')
    return "\n".join(parts)


def choices() -> argparse.Namespace:
    def listed(allowed: Collection[str]) -> Callable[[str], list[str]]:
        def read(words: str) -> list[str]:
            unknown = [word for word in words.split(",") if allowed and word not in allowed]
            if unknown:
                raise argparse.ArgumentTypeError(f"{unknown[0]} is none of {', '.join(allowed)}")
            return words.split(",")

        return read

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=listed([*TABLES, "none"]), default=list(TABLES), help=", ".join(TABLES))
    parser.add_argument("--sizes", type=listed(SIZES), default=list(SIZES), help=", ".join(SIZES))
    parser.add_argument("--lights", type=listed(LIGHTS), default=list(LIGHTS), help=", ".join(LIGHTS))
    parser.add_argument("--phases", type=listed(()), default=[], help="lobby, guide, setup, turn, chosen, ...")
    parser.add_argument("--language", default="en", help="of the browser: en, de")
    return parser.parse_args()


def main() -> None:
    choice = choices()
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        sys.exit("there is no Chromium (Debian: apt install chromium-headless-shell)")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as address, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=chromium)
        contexts = {
            touch: browser.new_context(
                locale=choice.language, reduced_motion="reduce", has_touch=touch, is_mobile=touch
            )
            for touch in sorted({size in TOUCHED for size in choice.sizes})
        }
        camera = Camera(contexts, choice)
        chosen = {name: TABLES[name] for name in choice.tables if name != "none"}
        if not {"lobby", "learn", "lesson", "rulebook"}.isdisjoint(choice.phases or ["lobby"]):
            around(camera, address, {setting.game: setting.variant for setting in chosen.values()})
        for name, setting in chosen.items():
            photograph(camera, address, name, setting)
            (FOLDER / "index.html").write_text(sheet(camera.taken))
        browser.close()
    (FOLDER / "index.html").write_text(sheet(camera.taken))
    print(FOLDER / "index.html")


if __name__ == "__main__":
    main()
