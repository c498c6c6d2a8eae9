"""Two people who sit down at one table and play."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.person import Person, moved
from tests.web.seating import lay_out, take_all_seats


def waits(person: Person) -> None:
    """Check that the person waits at a seat, and not as a spectator."""
    expect(person.page.locator("#ask .sentence").first).to_have_text("Waiting for Boris.")


def sit_down_together(host: Person, guest: Person) -> None:
    """Bring two people to the first move, at a table that is created without the lobby."""
    names = ("Anna", "Boris")
    games = take_all_seats(host.server, "Ultimate Stratego", names)
    for game in games:
        lay_out(host.server, game)
    for person, game, name in zip((host, guest), games, names, strict=True):
        person.come_to(game, name)
        expect(person.page.locator("#ask .sentence").first).to_be_visible()
    host.on_turn()


def quiet_turn(person: Person) -> None:
    start, end = person.move()
    expect(person.log).to_contain_text(moved(start, end))
