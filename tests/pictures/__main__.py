"""Take the pictures of the README and the pages for players, from real games between two browsers.

    python -m tests.pictures [GAME ...]

The program needs Chromium and a built client (python3 dev.py builds it). The pictures go to docs/pictures, where the
texts look for them. Without GAME, all pictures are taken anew.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, expect, sync_playwright
from tests.host.servers import Server
from tests.pictures import alliance, battle, board, card, duel
from tests.pictures.camera import PICTURES
from tests.web.conftest import BROWSERS
from tests.web.person import PATIENCE_MS

TRIES = 5
GAMES = {
    "stratego": board.take_all,
    "alliance": alliance.take_all,
    "soldier": duel.take_all,
    "warkings": card.take_all,
    "combat": battle.take_all,
}


def main() -> int:
    games = sys.argv[1:] or list(GAMES)
    if unknown := set(games) - set(GAMES):
        print(f"No pictures of {', '.join(sorted(unknown))}: of {', '.join(GAMES)} there are.", file=sys.stderr)
        return 2
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        print("There is no Chromium (Debian: apt install chromium-headless-shell).", file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=PATIENCE_MS)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder) / "pictures.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium)
        return 0 if all(photograph(browser, server, game) for game in games) else 1


def photograph(browser: Browser, server: Server, game: str) -> bool:
    """Play until a game has given all its pictures; return whether it has."""
    for seed in range(TRIES):
        try:
            GAMES[game](browser, server, random.Random(seed))
        except (Error, AssertionError, IndexError) as problem:
            print(f"game {seed} gave no good pictures: {str(problem).splitlines()[0]}", file=sys.stderr)
            for context in browser.contexts:
                context.close()
        else:
            return True
    return False


if __name__ == "__main__":
    sys.exit(main())
