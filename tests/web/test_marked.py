"""One walk through every page in a pseudo-language in which every text is marked: nothing unmarked is on the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.host.servers import Server
from tests.web.conftest import DESKTOP, Sit
from tests.web.person import Person

MARKED = Path(__file__).with_name("marked.js").read_text(encoding="utf-8")
GAMES = ("Stratego", "Ultimate Soldier", "War Kings", "Ultimate Combat")
PAGES = (
    "/learn/stratego", "/learn/stratego/LS-STEP", "/learn/warkings/LW-ZERO", "/rules/warkings", "/daily",
    "/tournaments", "/account", "/player/nobody", "/leaderboards", "/moderation", "/link", "/recover", "/confirm",
    "/stop", "/workshop/combat", "/table/nowhere", "/lab",
)  # fmt: skip
NAMES = re.compile(
    r"Sandtable|Stratego|Ultimate|Lightning|Campaign|Alliance|Six by Six|Soldier|War Kings|Enemy Attack|Combat|Classic"
    r"|Sergeant|Pike|Moss|Rudd"
    r"|English|Deutsch|Français|North|South|East|West|Elo|UTC|YAML|JSON|SHA-256|Buchholz|Sonneborn-Berger|QR|min\b"
    r"|[A-Z]{2}(-[A-Z0-9]+)+|[0-9a-f]{64}|nobody|(lun|mar|mercre|jeu|vendre|same)di|dimanche"
    r"|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre"
)
"""Names that are the same in every language, of games, seats and clauses, and what the browser says of days."""


def rest(page: Page) -> list[str]:
    found: list[str] = page.evaluate("unmarked()")
    return sorted({one for one in found if re.search(r"[^\W\d_]{2}", NAMES.sub("", one))})


def at_tables(person: Person, game: str) -> list[str]:
    """Return what is unmarked at a table of a game, before anything is done there and in the rooms beside the board."""
    page = person.page
    person.visit()
    card = page.get_by_role("article", name=re.compile(game))
    card.get_by_role("button", name=re.compile("contre l’ordinateur")).first.click()
    expect(page.locator("#ask")).to_contain_text("\u27e6")
    found = rest(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        found += rest(page)
    page.keyboard.press("?")
    return sorted({*found, *rest(page)})


@pytest.mark.nightly
def test_nothing_unmarked_is_on_any_page(sit: Sit, club: Server) -> None:
    person = sit(club, **DESKTOP, locale="fr-FR")
    page = person.page
    page.add_init_script(MARKED)
    seen = dict[str, list[str]]()
    person.visit()
    expect(page.locator("article").first).to_contain_text("\u27e6")
    page.get_by_role("button", name=re.compile("Réglages")).click()
    seen["lobby"] = rest(page)
    page.keyboard.press("Escape")
    for button in page.get_by_role("button", name=re.compile("Adversaire, place|Joueurs, places")).all():
        button.click()
        seen["lobby"] += rest(page)
        page.keyboard.press("Escape")
    for path in PAGES:
        person.visit(path)
        page.wait_for_load_state("networkidle")
        seen[path] = rest(page)
    seen |= {game: at_tables(person, game) for game in GAMES}
    holes = [f"{place}: {one}" for place, found in seen.items() for one in found]
    assert not holes, "\n".join(holes)
