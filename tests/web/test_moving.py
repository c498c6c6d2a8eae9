"""Tests of the seat handoff to another browser by a link that only its owner sees, and of sharing invite links."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person, moved
from tests.web.together import sit_down_together, waits


def link_of(person: Person) -> str:
    """Return a link to the person's seat, as it is shown beside the board."""
    person.page.get_by_role("tab", name="Table").click()
    person.button("Make the link").click()
    expect(person.page.get_by_role("img", name="Link to your seat as a QR code")).to_be_visible()
    return person.page.get_by_label("Link to your seat", exact=True).input_value()


def test_a_seat_moves_to_another_device_and_the_old_one_may_watch(sit: Sit) -> None:
    anna, boris, phone, late = sit(), sit(), sit(**PHONE), sit()
    sit_down_together(anna, boris)
    table, link = anna.page.url, link_of(anna)
    assert re.search(r"/table/\w+#seat=[\w-]{30,}$", link)
    told = len(boris.frames)
    phone.visit(link)
    phone.on_turn()
    assert "#" not in phone.page.url, "the code is left in the address bar"
    expect(anna.page.get_by_text("Your seat has moved to another device.")).to_be_visible()
    expect(anna.page.get_by_text("You are watching. Waiting for Anna.")).to_be_visible()
    assert not any(frame["type"] in ("delta", "resync") for frame in boris.frames[told:])
    start, end = phone.move()
    for person in (anna, boris):
        expect(person.log).to_contain_text(moved(start, end, "Anna"))
    phone.visit()
    expect(phone.page.get_by_role("button", name=re.compile("^Resume"))).to_have_count(1)
    anna.visit()
    expect(anna.page.get_by_role("button", name=re.compile("^Resume"))).to_have_count(0)
    late.visit(link)
    expect(late.page.get_by_text("This link has been used")).to_be_visible()
    expect(late.page.get_by_text("You are watching.")).to_be_visible()

    # Whoever opens the own link where the seat is keeps it.
    phone.visit(table)
    link = link_of(phone)
    phone.page.goto("about:blank")
    phone.visit(link)
    waits(phone)

    # Back to where it was, while the phone shows another page: that is told when it comes back.
    phone.page.goto("about:blank")
    anna.visit(link)
    waits(anna)
    phone.visit()
    expect(phone.page.get_by_text("Your seat is on another device")).to_be_visible()
    phone.visit(table)
    expect(phone.page.get_by_text("Your seat has moved to another device.")).to_be_visible()


def test_an_invite_is_copied_shared_and_shown_as_a_square(sit: Sit) -> None:
    anna = sit(permissions=["clipboard-read", "clipboard-write"], **PHONE)
    anna.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    link = anna.invite("Anna")
    anna.button("Copy the link").click()
    expect(anna.button("Copied")).to_be_visible()
    assert anna.page.evaluate("navigator.clipboard.readText()") == link
    anna.button("Share").click()
    assert anna.page.evaluate("window.shared") == {"url": link}
    anna.button("QR code").click()
    expect(anna.page.get_by_role("img", name="Invite link as a QR code")).to_be_visible()
    anna.button("Hide the QR code").click()
    expect(anna.page.get_by_role("img", name="Invite link as a QR code")).to_have_count(0)
