"""Tests of accounts in the browser: a guest registers, is known on a second device by a passkey, and is forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, expect
from tests.host.servers import Server
from tests.web.conftest import PHONE, Sit
from tests.web.looks import AXE, check, no_overflow
from tests.web.members import PASSWORD, register
from tests.web.person import Person


def at_localhost(person: Person) -> Person:
    """Let a person open the server under a name, in a secure context."""
    person.address = person.address.replace("127.0.0.1", "localhost")
    return person


def authenticator(person: Person) -> tuple[CDPSession, str]:
    """Give a browser a virtual authenticator that checks the person; return its session and id."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def log_in(person: Person, name: str, password: str) -> None:
    person.visit("/account")
    person.page.get_by_label("Name", exact=True).fill(name)
    person.page.get_by_label("Password", exact=True).fill(password)
    person.page.locator("form").get_by_role("button", name="Log in", exact=True).click()


def prove(person: Person, button: str) -> None:
    """Press a button, and prove by the password who presses it."""
    person.button(button).click()
    person.page.get_by_label("Your present password").fill(PASSWORD)
    person.button(button).click()


def test_a_guest_registers_and_comes_back_on_a_phone_by_a_passkey(club: Server, sit: Sit) -> None:
    anna, phone = at_localhost(sit(club)), at_localhost(sit(club, **PHONE))
    anna.from_lobby()
    session, device = authenticator(anna)
    register(anna, "Anna")
    anna.button("I have kept them").click()
    expect(anna.page.get_by_role("heading", name="Anna", level=1)).to_be_visible()
    prove(anna, "Add a passkey")
    expect(anna.page.get_by_role("list", name="Passkeys").get_by_role("listitem")).to_have_count(1)
    anna.visit()
    expect(anna.page.get_by_text("Playing as Anna", exact=True)).to_be_visible()

    [made] = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    other, passkeys = authenticator(phone)
    other.send("WebAuthn.addCredential", {"authenticatorId": passkeys, "credential": made})
    phone.visit("/account")
    phone.button("Use a passkey").click()
    expect(phone.page.get_by_role("heading", name="Anna", level=1)).to_be_visible()
    phone.visit()
    parts = phone.page.get_by_role("navigation", name="Parts of the lobby")
    parts.get_by_role("button", name="My games").click()
    expect(phone.page.get_by_role("button", name=re.compile("^Resume"))).to_have_count(1)
    parts.get_by_role("button", name="Me", exact=True).click()
    expect(phone.page.get_by_role("link", name="Account")).to_be_visible()


def test_a_lost_password_is_replaced_by_a_code_and_other_devices_are_signed_out(club: Server, sit: Sit) -> None:
    anna, phone = sit(club), sit(club, **PHONE)
    codes = register(anna, "Anna")
    log_in(phone, "Anna", "five dry cats")
    expect(phone.page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    phone.button("Lost password").click()
    phone.page.get_by_label("Recovery code").fill(codes[0])
    phone.page.get_by_label("New password").fill("five dry cats")
    phone.button("Save password").click()
    expect(phone.page.get_by_text("You have 9 left.")).to_be_visible()
    anna.visit("/account")
    expect(anna.page.get_by_role("heading", name="Your account")).to_be_visible()
    log_in(anna, "anna", "five dry cats")
    expect(anna.page.get_by_role("heading", name="Anna", level=1)).to_be_visible()


def test_an_account_is_downloaded_and_deleted(club: Server, sit: Sit) -> None:
    anna = sit(club)
    anna.from_lobby()
    register(anna, "Anna")
    anna.button("I have kept them").click()
    with anna.page.expect_download() as taken:
        anna.page.get_by_role("link", name="Download").click()
    assert '"name":"Anna"' in Path(taken.value.path()).read_text()
    anna.page.locator("summary", has_text="Delete the account").click()
    prove(anna, "Delete the account")
    expect(anna.page.get_by_role("heading", name="Your account")).to_be_visible()
    anna.visit()
    expect(anna.page.get_by_role("link", name="Log in")).to_be_visible()
    expect(anna.page.get_by_role("button", name=re.compile("^Resume"))).to_have_count(0)


def test_where_there_are_no_passkeys_none_are_offered(club: Server, sit: Sit) -> None:
    anna = sit(club)
    register(anna, "Anna")
    anna.button("I have kept them").click()
    expect(anna.button("Change password")).to_be_visible()
    expect(anna.page.get_by_text("Passkeys")).to_have_count(0)
    anna.button("Log out").click()
    expect(anna.button("Lost password")).to_be_visible()
    expect(anna.page.get_by_text("passkey")).to_have_count(0)


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (python3 dev.py test brings it)")
def test_the_pages_of_an_account_are_accessible_and_fit(club: Server, sit: Sit) -> None:
    anna, phone = sit(club, bypass_csp=True), sit(club, **PHONE, color_scheme="dark", bypass_csp=True)
    for person, name in ((anna, "Anna"), (phone, "Berta-with-a-long-1")):
        person.visit("/account")
        expect(person.button("Lost password")).to_be_visible()
        check(person, "ways to an account")
        register(person, name)
        check(person, "recovery codes")
        no_overflow(person)
        person.button("I have kept them").click()
        expect(person.button("Change password")).to_be_visible()
        check(person, "account")
        no_overflow(person)
