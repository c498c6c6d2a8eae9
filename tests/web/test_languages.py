"""Tests of languages: the browser's or the chosen one is used, and the text of the rulebook is marked as English."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE, Sit

GERMAN = {"locale": "de-DE"}
night = partial(pytest.param, marks=pytest.mark.nightly)


def test_a_german_browser_reads_german_everywhere(sit: Sit) -> None:
    player = sit(**DESKTOP, **GERMAN)
    page = player.page
    player.visit()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    card = page.get_by_role("article", name=re.compile("Stratego"))
    expect(card.get_by_text("Zwei verdeckte Armeen mit je 20 Figuren.")).to_be_visible()
    page.evaluate("document.fonts.ready")  # letters come to their places, and a click hits what it was meant for
    card.get_by_role("button", name="Gegner, Platz und Regeln").click()
    expect(card.get_by_text("Partien gegen den Sergeant").first).to_be_visible()
    expect(page.get_by_text("games against the")).to_have_count(0)
    page.keyboard.press("Escape")
    card.get_by_role("button", name=re.compile("^Spielen gegen den Computer")).click()
    expect(page.get_by_text("Stell deine Armee auf.")).to_be_visible()
    expect(page.get_by_role("complementary", name="Einführung").get_by_text("Armee").first).to_be_visible()
    page.get_by_role("button", name="Bereit", exact=True).click()
    expect(page.locator("#ask").get_by_text("Wähle eine Figur.")).to_be_visible()


def test_what_happens_is_told_in_german_and_what_the_rulebook_says_is_marked_as_english(sit: Sit) -> None:
    player = sit(**DESKTOP, **GERMAN)
    page = player.page
    player.visit()
    page.get_by_role("button", name=re.compile("^Spielen gegen den Computer: .*Lightning")).click()
    page.get_by_role("button", name="Bereit", exact=True).click()
    log = page.get_by_role("region", name="Verlauf")
    begun = log.get_by_text(re.compile(r"^Beide Armeen stehen\. (Du beginnst|.+ beginnt)\.$"))
    expect(begun.first).to_be_visible()
    expect(log.locator("p:lang(en)")).to_have_count(0)
    expect(log.get_by_text("steht hier auf Englisch")).to_have_count(0)
    page.get_by_role("tab", name="Regeln").click()
    rules = page.get_by_role("region", name="Regeln")
    expect(rules.locator("[data-clause] p[lang=en]").first).to_be_visible()
    expect(rules.get_by_text("Das Regelbuch ist auf Englisch.")).to_have_count(1)
    expect(rules.locator("[lang=de]").get_by_text("Jede Seite hat 20 Figuren").first).to_be_attached()


@pytest.mark.parametrize(
    ("game", "short", "title", "task"),
    [
        ("stratego", "Jede Seite hat 20 Figuren", "Ein Schritt nach dem anderen", "mit deinem Leutnant"),
        night("soldier", "Zwei bis vier Spieler führen Soldaten", "Dein erster Kampf", "Schlag den Ninja von B."),
        night("warkings", "Zwei bis sechs Generale", "Keine Soldaten mehr", "Du hast zwei Züge."),
        night("combat", "Zwei Seiten mit Spielzeugsoldaten", "In die Grube", "Bring ihn hinein."),
    ],
)
def test_a_game_is_learned_in_german_and_no_other_language_is_loaded(
    sit: Sit, game: str, short: str, title: str, task: str
) -> None:
    learner = sit(**PHONE, **GERMAN)
    page, loaded = learner.page, list[str]()
    page.on("request", lambda request: loaded.append(request.url))
    learner.visit(f"/learn/{game}")
    expect(page.locator("[lang=de]").get_by_text(short).first).to_be_visible()
    page.get_by_role("link", name=title).click()
    expect(page.get_by_role("heading", level=1, name=title)).to_have_attribute("lang", "de")
    expect(page.get_by_role("region", name="Deine Aufgabe").get_by_text(task)).to_be_visible()
    assert len([url for url in loaded if "/pack.de-" in url]) == 1
    assert not [url for url in loaded if "/pack.en-" in url]


def test_the_language_is_chosen_and_kept(sit: Sit) -> None:
    player = sit(**DESKTOP)
    page = player.page
    player.visit()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("heading", name="Spiele")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Sprache").select_option("English")
    expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
