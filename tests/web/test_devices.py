"""Tests of a player's games on several devices: a second one is added by a link, plays on, and is signed out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import PHONE, Sit
from tests.web.looks import AXE, check, no_overflow
from tests.web.person import Person, moved
from tests.web.together import sit_down_together, waits


def my_games(person: Person) -> Locator:
    return person.page.get_by_role("region", name="My games")


def device_link(person: Person) -> str:
    """Make a link to another device in the lobby; return it."""
    person.visit()
    person.page.get_by_text("My devices", exact=True).click()
    person.button("Make the link").click()
    expect(person.page.get_by_role("img", name="Link to your games as a QR code")).to_be_visible()
    return person.page.get_by_label("Link to your games", exact=True).input_value()


def open_link(person: Person, link: str) -> None:
    person.visit(link)
    person.button("Bring my games").click()


def test_a_second_device_has_the_games_and_plays_on(sit: Sit) -> None:
    anna, boris, phone = sit(), sit(), sit(**PHONE)
    sit_down_together(anna, boris)
    table = anna.page.url
    link = device_link(anna)
    assert re.search(r"/link#[\w-]{32}$", link)
    open_link(phone, link)
    assert "#" not in phone.page.url, "the code is left in the address bar"
    for person in (anna, phone):
        expect(my_games(person).get_by_text("Your turn")).to_be_visible()
    expect(phone.page.get_by_text("Playing as Anna")).to_be_visible()
    my_games(phone).get_by_role("button", name=re.compile("^Resume")).click()
    phone.on_turn()
    start, end = phone.move()
    anna.visit(table)
    for person in (anna, boris):
        expect(person.log).to_contain_text(moved(start, end, "Anna"))
    boris.move()
    for person in (anna, phone):
        person.on_turn()
    anna.move()
    waits(phone)

    late = sit()
    open_link(late, link)
    expect(late.page.get_by_text("This link has been used.")).to_be_visible()
    late.button("Lobby").click()
    expect(my_games(late)).to_have_count(0)


def test_a_device_that_is_signed_out_has_no_seat_any_more(sit: Sit) -> None:
    anna, boris, phone = sit(), sit(), sit(**PHONE)
    sit_down_together(anna, boris)
    table, link = anna.page.url, device_link(anna)
    open_link(phone, link)
    expect(my_games(phone).get_by_text("Your turn")).to_be_visible()
    phone.visit(table)
    phone.on_turn()
    anna.visit()
    anna.page.get_by_text("My devices", exact=True).click()
    devices = anna.page.get_by_role("list", name="My devices")
    expect(devices.get_by_role("listitem")).to_have_count(2)
    devices.get_by_role("button", name="Sign out").click()
    anna.button("Yes").click()
    expect(devices.get_by_role("listitem")).to_have_count(1)
    expect(phone.page.get_by_text("This browser was signed out")).to_be_visible()
    expect(phone.page.get_by_text("You are watching.")).to_be_visible()
    anna.visit(table)
    anna.on_turn()
    phone.visit()
    expect(my_games(phone)).to_have_count(0)

    anna.visit()
    anna.page.get_by_text("My devices", exact=True).click()
    anna.button("Forget me here").click()
    anna.button("Yes").click()
    expect(my_games(anna)).to_have_count(0)
    anna.visit(table)
    expect(anna.page.get_by_text("You are watching.")).to_be_visible()


def test_games_that_were_begun_on_both_devices_are_on_both(sit: Sit) -> None:
    anna, phone = sit(), sit(**PHONE)
    for person in (anna, phone):
        person.from_lobby()
    open_link(phone, device_link(anna))
    for person in (anna, phone):
        person.visit()
        expect(my_games(person).get_by_role("button", name=re.compile("^Resume"))).to_have_count(2)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
def test_devices_and_the_page_of_a_link_are_accessible_and_fit(sit: Sit) -> None:
    anna, phone = sit(bypass_csp=True), sit(**PHONE, color_scheme="dark", bypass_csp=True)
    anna.from_lobby()
    link = device_link(anna)
    check(anna, "devices")
    phone.visit(link)
    expect(phone.button("Bring my games")).to_be_visible()
    check(phone, "link")
    no_overflow(phone)
    phone.button("Bring my games").click()
    expect(my_games(phone).get_by_text("Your turn")).to_be_visible()
    phone.page.get_by_text("My devices", exact=True).click()
    expect(phone.button("Sign out")).to_be_visible()
    check(phone, "devices")
    no_overflow(phone)
