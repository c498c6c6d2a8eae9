"""Moments of a finished game: links to them."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.web.conftest import PHONE, Sit
from tests.web.person import Person

SHARED = "navigator.share = async ({ url }) => { window.shared = url; }"


def finished(player: Person) -> str:
    """A short game that is over; its address."""
    player.into_play()
    player.turns(2)
    if not player.result.is_visible():
        player.resign()
    expect(player.button("One back")).to_be_visible()
    return player.page.url.partition("#")[0]


def test_a_link_opens_the_replay_at_its_moment_and_through_its_eyes(sit: Sit) -> None:
    player = sit(permissions=["clipboard-read", "clipboard-write"])
    address = finished(player)
    assert player.page.url == address, "the address is left alone until the replay is used"
    slider = player.page.get_by_role("slider", name="Position in the game")
    player.button("To the beginning").click()
    player.button("One on").click()
    expect(player.page).to_have_url(f"{address}#at=1")
    player.page.get_by_label("As seen by").select_option("North")
    expect(player.page).to_have_url(f"{address}#at=1&by=North")
    player.button("Copy link").click()
    expect(player.button("Copied")).to_be_visible()
    link = player.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{address}#at=1&by=North"

    friend = sit()
    friend.visit(link)
    expect(friend.page.get_by_role("slider", name="Position in the game")).to_have_value("1")
    expect(friend.page.get_by_label("As seen by")).to_have_value("North")
    friend.page.keyboard.press("ArrowRight")
    expect(friend.page).to_have_url(f"{address}#at=2&by=North")
    friend.page.evaluate("location.hash = '#at=0'")
    expect(friend.page.get_by_role("slider", name="Position in the game")).to_have_value("0")
    friend.page.reload()
    expect(friend.page.get_by_role("slider", name="Position in the game")).to_have_value("0")
    expect(slider).to_have_value("1")


def test_a_phone_passes_the_link_on_by_its_sheet(sit: Sit) -> None:
    player = sit(**PHONE)
    player.page.add_init_script(SHARED)
    finished(player)
    player.button("One back").tap()
    expect(player.page).to_have_url(re.compile(r"#at=\d+$"))
    player.page.get_by_role("group", name=re.compile("^From position")).get_by_role("button", name="Share").tap()
    player.page.wait_for_function("window.shared === location.href")
