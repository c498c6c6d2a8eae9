"""The rulebook's table of refusals, row by row: the first clause that applies is the one that forbids an action."""

from __future__ import annotations

from collections import Counter

from tests.games.soldier.referee_cards import INTENSITIES, POWER, SEATS, WEAPONS, Boosts
from tests.games.soldier.referee_table import Combat, Table
from tests.games.soldier.referee_texts import OFFERED, target

CARDS = {
    "BOMB": "Bomb",
    "SNIPE": "Sniper",
    "REDIRECT": "Redirect",
    "RADIO": "Radio",
    "INTERFERE": "Interfere",
    "MIRROR": "Mirror",
    "DUD": "Dud",
    "SUPERDUD": "SuperDud",
    "PERSUADE": "Persuasion",
}
"""The card that an action of this word needs."""
QUESTIONS = {"MIRROR": "US-SNIPE-5", "DUD": "US-BOMB-5"}
ANSWERS = {"Attack": ("Block", "Retaliate", "Retreat", "Stun"), "Block": ("Attack",)}
WRONG = {"Attack": "US-ANS-1", "Block": "US-ANS-3"}


def refusal(table: Table, seat: int, text: str) -> str:
    """Return the clause that forbids an action, or '' for a legal one."""
    word, _, rest = text.partition(" ")
    question = table.question
    phase = question.phase if question else ""
    if word == "INTERFERE" and phase != "W-OPEN":
        return "US-INTER-2"
    if question is None or seat != question.seat:
        return "US-R-63"
    if word not in OFFERED[phase]:
        return QUESTIONS.get(phase, "US-R-63")
    if word == "DRAW_DISCARD" and not table.discard:
        return "US-R-63"
    if word == "ADVANCE":
        return _advance(table, seat, rest)
    needed = _cards(word, rest)
    if Counter(needed) - Counter(table.hands[seat]):
        return "US-R-78"
    if word == "LAY":
        return _lay(table, seat, phase, rest)
    return _others(table, seat, phase, word, rest)


def _cards(word: str, rest: str) -> list[str]:
    """Return the cards that must be in the hand for an action."""
    if word == "TRAIN":
        return [f"T{rest}"]
    if word == "DISCARD":
        return [rest]
    if word == "LAY":
        return rest.replace("+", "").split()
    return [CARDS[word]] if word in CARDS else []


def _advance(table: Table, seat: int, rest: str) -> str:
    own, aim = rest.split()
    other, soldier = target(aim)
    if not {"Advance", "Attack"} <= set(table.hands[seat]) or own not in table.soldiers[seat]:
        return "US-COMBAT-1"
    if other == seat or soldier not in table.soldiers[other]:
        return "US-R-25"
    return ""


def _lay(table: Table, seat: int, phase: str, rest: str) -> str:
    card, *added = rest.replace("+", "").split()
    if phase == "lay" and card != "Attack":
        return "US-COMBAT-4"
    if any(sum(boost in kind for boost in added) > 1 for kind in (WEAPONS, INTENSITIES)):
        return "US-R-37"
    combat = table.combat
    assert combat
    if phase == "lay":
        return ""
    if card not in ANSWERS.get(combat.pending, (card,)):
        return WRONG[combat.pending]
    if combat.pending == "Retaliate" and card in ("Stun", "Retreat") and not table.on("retaliate_full"):
        return "US-R-32"
    if combat.pending == "Retaliate" and card == "Attack" and not table.on("attack_answers_retaliate"):
        return "US-R-33"
    return _boosts(combat, card, boosts(added, combat.side(seat).soldier), table.chosen("boost"))


def boosts(added: list[str], soldier: str) -> Boosts:
    """Return the boosts laid by a soldier, whose own weapon is its power weapon (US-R-38)."""
    weapon = next((card for card in added if card in WEAPONS), "")
    intensity = next((card for card in added if card in INTENSITIES), "")
    return Boosts(weapon, intensity, bool(weapon) and POWER[soldier] == weapon)


def _boosts(combat: Combat, card: str, added: Boosts, rule: str) -> str:
    if not added.meets(combat.boosts, rule):
        return {"ordinary": "US-BOOST-3", "power": "US-BOOST-5", "strength": "US-R-39"}[combat.boosts.demand(rule)]
    if card in ("Stun", "Retreat") and added.spare(combat.boosts, rule):
        return "US-R-42"
    return ""


def _others(table: Table, seat: int, phase: str, word: str, rest: str) -> str:
    if word == "PASS" and phase == "move" and table.hands[seat]:
        return "US-R-18"
    if word == "TRAIN" and table.chosen("overflow") == "exact" and sum(table.training[seat]) + int(rest) > 4:
        return "US-R-20"
    if word == "REDIRECT":
        return _redirect(table, seat, *target(rest))
    if word == "RADIO":
        victim = SEATS.index(rest)
        if victim == seat:
            return "US-R-51"
        if victim in table.fighters:
            return "US-RADIO-1"
        return "" if table.hands[victim] else "US-R-51"
    if word == "INTERFERE":
        if seat in table.fighters:
            return "US-INTER-1"
        return "" if rest in table.soldiers[seat] else "US-R-49"
    if word == "SNIPE":
        return _snipe(table, seat, *target(rest))
    if word == "PERSUADE" and table.chosen("persuasion") == "blank":
        return "US-R-62"
    if word == "LOSE" and rest not in table.soldiers[seat]:
        return "US-R-56"
    if word == "PICK" and rest not in [soldier for soldier, _ in table.pile]:
        return "US-R-22"
    return ""


def _redirect(table: Table, seat: int, other: int, soldier: str) -> str:
    combat = table.combat
    assert combat
    if not combat.opening:
        return "US-REDIR-3"
    if other == seat:
        return "US-R-44"
    if other == combat.assaulter.seat and not table.on("redirect_attacker"):
        return "US-R-45"
    return "" if soldier in table.soldiers[other] else "US-REDIR-1"


def _snipe(table: Table, seat: int, other: int, soldier: str) -> str:
    if other == seat:
        return "US-R-77"
    if table.engaged(other, soldier):
        return "US-SNIPE-4"
    return "" if soldier in table.soldiers[other] else "US-SNIPE-3"
