"""Actions that a seat could try at a moment, as the rulebook writes them; the referee says which are legal."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.soldier.referee_cards import DECK, INTENSITIES, POWER, SEATS, WEAPONS
from tests.games.soldier.referee_table import Table

LAYS = ("Attack", "Block", "Retaliate", "Stun", "Retreat")
WINDOWS = ("W-START", "W-OPEN", "W-LAY")
OFFERED = {
    "W-START": {"PASS", "SNIPE", "BOMB"},
    "draw": {"DRAW_PILE", "DRAW_DISCARD"},
    "move": {"TRAIN", "ADVANCE", "DISCARD", "PASS", "SNIPE", "BOMB"},
    "lay": {"LAY"},
    "W-OPEN": {"PASS", "SNIPE", "BOMB", "INTERFERE"},
    "W-LAY": {"PASS", "SNIPE", "BOMB"},
    "answer": {"LAY", "NO_RESPONSE", "REDIRECT", "RADIO", "SNIPE", "BOMB", "PERSUADE"},
    "MIRROR": {"MIRROR", "NO_MIRROR"},
    "DUD": {"DUD", "SUPERDUD", "NO_DUD"},
    "lose": {"LOSE"},
    "limit": {"DISCARD"},
    "pick": {"PICK"},
}
"""The kinds of action that are on offer in each phase (section 5)."""
PASSING = {"W-START": "PASS", "W-OPEN": "PASS", "W-LAY": "PASS", "MIRROR": "NO_MIRROR", "DUD": "NO_DUD"}
ALONE = {"DRAW_PILE", "DRAW_DISCARD", "PASS", "BOMB", "NO_RESPONSE", "PERSUADE"} | OFFERED["MIRROR"] | OFFERED["DUD"]


def target(text: str) -> tuple[int, str]:
    """Return the seat and the soldier of a target such as `B.Marine`."""
    seat, soldier = text.split(".")
    return SEATS.index(seat), soldier


def texts(table: Table, seat: int, words: set[str]) -> Iterator[str]:
    """Yield all actions with these words for the cards held and the soldiers on the table, and some more."""
    yield from words & ALONE
    hand = sorted(set(table.hands[seat]))
    aims = [f"{SEATS[other]}.{soldier}" for other in range(table.n) for soldier in table.soldiers[other]]
    if "TRAIN" in words:
        yield from (f"TRAIN {points}" for points in (1, 2, 3))
    if "DISCARD" in words:
        yield from (f"DISCARD {card}" for card in hand)
    for word in words & {"SNIPE", "REDIRECT"}:
        yield from (f"{word} {aim}" for aim in aims)
    if "ADVANCE" in words:
        yield from (f"ADVANCE {own} {aim}" for own in table.soldiers[seat] for aim in aims)
    for word in words & {"INTERFERE", "LOSE"}:
        yield from (f"{word} {own}" for own in table.soldiers[seat])
    if "RADIO" in words:
        yield from (f"RADIO {SEATS[other]}" for other in range(table.n))
    if "PICK" in words:
        yield from (f"PICK {soldier}" for soldier, _ in table.pile)
    if "LAY" in words:
        weapons = ["", *(card for card in hand if card in WEAPONS)]
        intensities = ["", *(card for card in hand if card in INTENSITIES)]
        yield from (lay(card, w, i) for card in hand if card in LAYS for w in weapons for i in intensities)


def lay(card: str, weapon: str = "", intensity: str = "") -> str:
    return " ".join([f"LAY {card}", *(f"+{boost}" for boost in (weapon, intensity) if boost)])


def every_text(players: int) -> list[str]:
    """Return every action that can be written at all, possible or not."""
    seats = SEATS[:players]
    aims = [f"{seat}.{soldier}" for seat in seats for soldier in POWER]
    return [
        *sorted(ALONE),
        *(f"TRAIN {points}" for points in (1, 2, 3)),
        *(f"DISCARD {card}" for card in DECK),
        *(f"{word} {aim}" for word in ("SNIPE", "REDIRECT") for aim in aims),
        *(f"ADVANCE {own} {aim}" for own in POWER for aim in aims),
        *(f"{word} {own}" for word in ("INTERFERE", "LOSE", "PICK") for own in POWER),
        *(f"RADIO {seat}" for seat in seats),
        *(lay(card, w, i) for card in LAYS for w in ("", *WEAPONS) for i in ("", *INTENSITIES)),
        *(lay(card, w, "Knife") for card in LAYS for w in WEAPONS),
        *(lay(card, *INTENSITIES) for card in LAYS),
    ]
