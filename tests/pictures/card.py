"""Pictures of War Kings: a desktop, a phone and two bots round the table."""

from __future__ import annotations

import random

from playwright.sync_api import Browser
from tests.host.servers import Server
from tests.pictures.camera import sit, take
from tests.web.cardtable import CardTable
from tests.web.conftest import DESKTOP, PHONE

ROUNDS = 3


def take_all(browser: Browser, server: Server, _: random.Random) -> None:
    """Play one game to the end. A game that ends early, for instance, raises and gives no pictures."""
    anna = CardTable(sit(browser, server, DESKTOP))
    boris = CardTable(sit(browser, server, PHONE))
    boris.person.join(anna.invite("Anna", C="Sergeant", D="Sergeant"), "Boris")
    for _round in range(ROUNDS):
        keep_sets(anna)
        keep_sets(boris)
    choose_several(anna)
    draw(boris)
    while anna.take_turn() and boris.take_turn():
        pass
    take(anna.person, "cards-end")


def keep_sets(table: CardTable) -> None:
    """Play a turn that discards one of the rarest cards in the hand."""
    assert table.wait(), "it ended early"
    hand = table.hand()
    table.choose(min(hand, key=hand.count))
    finish(table)


def finish(table: CardTable) -> None:
    table.lay_chosen()
    table.settled()
    if table.draw.is_visible():
        table.draw_unseen()


def choose_several(table: CardTable) -> None:
    """Take a picture with several cards chosen that will be laid together."""
    assert table.wait()
    assert len(table.hand()) > 3 and table.choose_most()[1] > 1, "nothing can be laid together"
    take(table.person, "cards")
    finish(table)


def draw(table: CardTable) -> None:
    """Take a picture at the moment at which the player is asked where to draw from."""
    assert table.wait()
    table.lay()
    table.settled()
    assert table.draw.is_visible(), "the draw is forced"
    take(table.person, "cards-phone")
    table.draw_unseen()
