"""Tests of chat and moderators in the browser: a line is reported, its writer is muted and banned, reads why, and
answers.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.host.servers import Server
from tests.web.conftest import PHONE, Sit
from tests.web.looks import AXE, check
from tests.web.members import register
from tests.web.person import Person, ask

WHY = "You said Hello too often."


def at_a_table(anna: Person, boris: Person) -> str:
    """Let two guests sit down at a new table; return its path."""
    for person in (anna, boris):
        person.visit()
    made = ask(anna, "/api/tables", variant="stratego-lightning")
    for person, seat, name in ((anna, "South", "Anna"), (boris, "North", "Boris")):
        ask(person, f"/api/tables/{made['id']}/seats/{seat}", name=name, invite=made["secret"])
        person.visit(f"/table/{made['id']}")
        person.page.get_by_role("tab", name="Chat").click()
    return f"/table/{made['id']}"


def report(anna: Person) -> None:
    """Report the first line of the chat."""
    anna.page.get_by_role("button", name="What to do about Boris").first.click()
    anna.button("Report").click()
    form = anna.page.get_by_role("form", name="Tell the moderators")
    form.get_by_label("In your words").fill("He does not stop.")
    form.get_by_role("button", name="Send").click()
    expect(anna.page.get_by_text("The moderators have your report.")).to_be_visible()


def decide(mo: Person, kind: str) -> None:
    """Do something about the only report."""
    mo.visit("/moderation")
    paper = mo.page.get_by_role("article", name="Boris")
    expect(paper.get_by_text("He does not stop.")).to_be_visible()
    paper.get_by_label("What to do").select_option(label=kind)
    paper.get_by_label("Why?").fill(WHY)
    paper.get_by_role("button", name="Do it").click()
    paper.get_by_role("button", name="Yes").click()
    expect(mo.page.get_by_text("No reports are open.")).to_be_visible()


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
def test_a_player_is_muted_and_banned_and_reads_why(club: Server, sit: Sit, tmp_path: Path) -> None:
    mo, anna = sit(club, bypass_csp=True), sit(club, bypass_csp=True)
    boris = sit(club, **PHONE, color_scheme="dark", bypass_csp=True)
    register(mo, "Mona")
    appoint = [
        sys.executable,
        "-m",
        "sandtable.cli",
        "admin",
        "moderator",
        "Mona",
        "--db",
        str(tmp_path / "sandtable.db"),
    ]
    subprocess.run(appoint, check=True, capture_output=True)
    table = at_a_table(anna, boris)
    boris.button("Hello").click()
    expect(boris.page.get_by_role("listitem").filter(has_text="Boris").filter(has_text="Hello")).to_be_visible()
    check(boris, "chat on a phone")
    report(anna)
    check(anna, "chat with a report")

    decide(mo, "Mute")
    check(mo, "moderation")
    boris.visit(table)
    boris.page.get_by_role("tab", name="Chat").click()
    expect(boris.page.get_by_text(WHY)).to_be_visible()
    expect(boris.button("Hello")).to_have_count(0)
    boris.visit("/account")
    expect(boris.page.get_by_text(f"Why: {WHY}")).to_be_visible()
    check(boris, "what moderators have done")
    boris.page.get_by_label("Your answer").fill("I am sorry.")
    boris.button("Send the answer").click()
    expect(boris.page.get_by_text("You have answered: I am sorry.")).to_be_visible()
    mo.visit("/moderation")
    expect(mo.page.get_by_text("The answer: I am sorry.")).to_be_visible()

    anna.visit(table)
    anna.page.get_by_role("tab", name="Chat").click()
    report(anna)
    decide(mo, "Ban")
    boris.visit("/account")
    expect(boris.page.get_by_text("You cannot play here").first).to_be_visible()
    refused = ask(boris, "/api/lobby/enter", name="Boris")
    assert refused["error"] == "banned" and WHY in refused["message"]


def test_the_page_for_moderators_shows_nothing_to_others(club: Server, sit: Sit) -> None:
    anna = sit(club)
    anna.visit("/moderation")
    expect(anna.page.get_by_text("This page is for moderators.")).to_be_visible()
