"""Tests of the lab in the browser: a designer asks without Python, watches, and takes the answer away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import expect
from tests.host.servers import Server
from tests.web.conftest import DESKTOP, PHONE, Sit
from tests.web.looks import AXE, no_overflow, violations

PLAYED_MS = 120_000  # a study has a process of its own, which starts from nothing


@pytest.fixture(scope="module")
def laboratory(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with a lab."""
    place = tmp_path_factory.mktemp("lab") / "sandtable.db"
    with Server(place, lab="here", lab_workers=1, lab_nice=0) as running:
        yield running


@pytest.mark.parametrize(
    ("screen", "light"), [("desktop", "light"), pytest.param("phone", "dark", marks=pytest.mark.nightly)]
)
def test_a_small_study_to_its_end(sit: Sit, laboratory: Server, screen: str, light: str) -> None:
    designer = sit(laboratory, **{"desktop": DESKTOP, "phone": PHONE}[screen], color_scheme=light, bypass_csp=True)
    page = designer.page
    designer.visit("/lab")
    page.get_by_role("combobox", name="Game", exact=True).select_option("warkings")
    page.get_by_label("Add a rule").select_option("open_take")
    rule = page.get_by_role("group", name="The open card")
    for box in rule.get_by_role("checkbox").all():
        box.check()
    page.get_by_label("Games per cell").fill("20")
    expect(page.get_by_text("40 games in all.")).to_be_visible()
    if AXE.exists():
        assert violations(designer) == []
    no_overflow(designer)
    page.get_by_role("button", name="Run").press("Enter")
    expect(page.get_by_role("status")).to_have_text("Done", timeout=PLAYED_MS)
    expect(page.get_by_text("40 of 40 games")).to_be_visible()
    wins = page.get_by_role("table", name="Wins by player")
    expect(wins.get_by_role("row", name="open_take own")).to_have_count(2)
    expect(page.get_by_text("A wins").first).to_be_visible()
    if AXE.exists():
        assert violations(designer) == []
    no_overflow(designer)
    with page.expect_popup() as report:
        page.get_by_role("link", name="Open the report").click()
    expect(report.value.get_by_role("heading", level=1)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Study file").click()
    assert "open_take" in Path(saved.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="All studies").click()
    expect(page.get_by_role("link", name="Sergeant and Random").first).to_be_visible()


@pytest.mark.parametrize(
    ("screen", "light"), [pytest.param("desktop", "light", marks=pytest.mark.nightly), ("phone", "dark")]
)
def test_more_can_be_asked(sit: Sit, laboratory: Server, screen: str, light: str) -> None:
    """From the lobby to the file: first a forbidden part, then players who meet until enough is known."""
    designer = sit(laboratory, **{"desktop": DESKTOP, "phone": PHONE}[screen], color_scheme=light, bypass_csp=True)
    page = designer.page
    designer.visit()
    page.get_by_role("link", name="The lab").click()
    page.get_by_text("More", exact=True).click()
    page.get_by_role("group", name="What the first player may not use").get_by_label("Spy").check()
    expect(page.get_by_text("2 cells, 800 games in all.")).to_be_visible()
    page.get_by_role("combobox", name="Game", exact=True).select_option("warkings")
    expect(page.get_by_label("Spy")).to_have_count(0)
    page.get_by_label("Tournament: every pair of players is a cell").check()
    page.get_by_role("button", name="Another player").click()
    page.get_by_label("win rate is known").fill("45")
    page.get_by_label("Games per cell, at most").fill("200")
    expect(page.get_by_text("3 cells, 600 games in all at most.")).to_be_visible()
    if AXE.exists():
        assert violations(designer) == []
    no_overflow(designer)
    page.get_by_role("button", name="Run").press("Enter")
    expect(page.get_by_role("status")).to_have_text("Done", timeout=PLAYED_MS)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Study file").click()
    asked = yaml.safe_load(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert len(asked["meet"]) == 3 and asked["until"] == {"half_width": 0.45, "at_most": 200}
    assert "restrict" not in asked and "players" not in asked


def test_what_does_not_fit_is_said_where_it_was_asked(sit: Sit, laboratory: Server) -> None:
    designer = sit(laboratory, **DESKTOP)
    designer.visit("/lab")
    designer.page.get_by_label("Games per cell").fill("900000")
    designer.page.get_by_label("Add a rule").select_option(index=1)
    boxes = designer.page.get_by_role("group", name="Ruling").get_by_role("checkbox")
    for box in boxes.all():
        box.check()
    designer.page.get_by_role("button", name="Run").click()
    expect(designer.page.get_by_role("alert").get_by_text("are too many")).to_be_visible()


def test_a_server_without_one(sit: Sit) -> None:
    designer = sit(**DESKTOP)
    designer.visit("/lab")
    expect(designer.page.get_by_text("sandtable serve --lab")).to_be_visible()
    designer.visit()
    expect(designer.card()).to_be_visible()
    expect(designer.page.get_by_role("link", name="The lab")).to_have_count(0)
