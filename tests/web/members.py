"""Accounts in the browser."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.person import Person

PASSWORD = "four wet dogs"


def register(person: Person, name: str) -> list[str]:
    """Register with a password; return the recovery codes."""
    person.visit("/account")
    person.page.get_by_role("button", name="Register", exact=True).first.click()
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password", exact=True).fill(PASSWORD)
    person.page.locator("form").get_by_role("button", name="Register", exact=True).click()
    codes = person.page.locator("li code")
    expect(codes).to_have_count(10)
    return codes.all_inner_texts()
