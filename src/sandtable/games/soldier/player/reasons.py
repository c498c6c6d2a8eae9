"""The reason for an action, in a sentence made of what its evaluation takes into account."""

from __future__ import annotations

from sandtable.engine import Ints, Term, because, scratch
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.player.odds import NOTES, SURE, survey, unanswered
from sandtable.games.soldier.player.sergeant import evaluate
from sandtable.games.soldier.player.worth import WON, card_worth, danger
from sandtable.games.soldier.rules.actions import (
    ADVANCES,
    BOMBS,
    DISCARD,
    DISCARDS,
    DRAW_PILE,
    DRAWS,
    DUDS,
    INTERFERES,
    LAYS_DOWN,
    LOSES,
    MIRRORS,
    PERSUADES,
    PICKS,
    RADIOS,
    REDIRECTS,
    SNIPES,
    TRAIN,
    TRAINS,
    aim,
    lay_of,
    verb_of,
)
from sandtable.games.soldier.rules.boosts import weapon_level
from sandtable.games.soldier.rules.cards import BLOCK, RETREAT, SIGNS, STUN
from sandtable.games.soldier.rules.duel import other_fighter
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.numbers import BATTLES_WIN, EARNS, SOLDIERS_WIN, number
from sandtable.games.soldier.rules.schema import ANSWER, BARE, NOBODY

SEATS = "ABCD"
NOTHING_BETTER = "you gain more by keeping your cards"


def reason(v: Seen, seat: int, a: int) -> str:
    """Return the sentence, from the view of the player that chooses."""
    notes = scratch(NOTES)
    survey(v, seat, notes)
    return because(_terms(v, seat, a, notes), NOTHING_BETTER)


def _terms(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    verb = verb_of(a)
    if verb == ADVANCES:
        return _of_advance(v, seat, a, notes)
    if verb == LAYS_DOWN:
        return _of_lay(v, seat, a, notes)
    if verb in (SNIPES, REDIRECTS, RADIOS):
        return _of_aim(v, seat, verb, a, notes)
    if verb == TRAINS:
        return _of_training(v, seat, a - TRAIN + 1)
    if verb == DRAWS:
        return [_of_draw(v, seat, a, notes)]
    if verb == DISCARDS:
        return [Term(1, f"the {SIGNS[a - DISCARD]} is the card you need least")]
    if verb in _PLAIN:
        return [Term(1, _PLAIN[verb])]
    if v.phase == ANSWER and v.pending == BLOCK:
        return [Term(1, "without an answer the combat is a tie, and you keep your cards")]
    found = [Term(2, NOTHING_BETTER)]
    if v.phase == ANSWER and v.wins[other_fighter(v, seat)] >= number(v, BATTLES_WIN) - 2:
        last = v.wins[other_fighter(v, seat)] == number(v, BATTLES_WIN) - 1
        found.append(Term(-1, f"your opponent then {'wins the game' if last else 'needs only one more battle'}"))
    return found


_PLAIN = {
    BOMBS: "the others lose more soldiers than you do",
    INTERFERES: "your soldier has a good answer there",
    MIRRORS: "it saves your soldier",
    PERSUADES: "it replaces a card that you lack",
    DUDS: "it saves your soldiers from the Bomb",
    LOSES: "it is the soldier you need least",
    PICKS: "its power weapon suits your hand",
}


_ORDINALS = {2: "second", 3: "third", 4: "fourth"}


def _of_draw(v: Seen, seat: int, a: int, notes: Ints) -> Term:
    if not v.discard_size:
        return Term(1, "only the draw pile has cards")
    top = SIGNS[v.discard[v.discard_size - 1]]
    if a == DRAW_PILE:
        return Term(1, f"a card from the draw pile helps you more on average than the {top}")
    return Term(1, f"the {top} helps you more than an average card from the draw pile")


def _of_training(v: Seen, seat: int, points: int) -> list[Term]:
    needed, soldiers = number(v, EARNS), number(v, SOLDIERS_WIN)
    if training_points(v, seat) + points < needed:
        return [Term(1, f"that is {points} of the {needed} points for your next soldier")]
    if v.soldiers[seat] == soldiers - 1:
        return [Term(WON, f"it brings your {_ORDINALS[soldiers]} soldier, and you win the game")]
    return [Term(1, "it brings you one more soldier")]


def _of_advance(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    _own, rel, _slot = aim(ADVANCES, a)
    other = (seat + rel) % v.players
    found = [_silence(v, seat, other, unanswered(v, seat, other, BARE, 0, 1, notes))]
    if v.players > 2 and danger(v, other) == max(danger(v, one) for one in range(v.players) if one != seat):
        found.append(Term(SURE // 4, f"{SEATS[other]} is closest to winning"))
    return found


def _silence(v: Seen, seat: int, other: int, odds: int) -> Term:
    """Return the term for the chance (`odds`, in thousandths) that an attack has no answer, and what that wins."""
    prize = "and you win the game" if v.wins[seat] == number(v, BATTLES_WIN) - 1 else "and you win a battle"
    return Term(SURE, f"{SEATS[other]} has no answer in about {odds // 10} of 100 cases, {prize} then")


def _of_lay(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    kind, weapon, intensity = lay_of(a)
    cost = Term(-card_worth(v, seat, kind, notes), f"you give up the {SIGNS[kind]}")
    if kind == BLOCK:
        return [Term(SURE // 10, "a Block seldom loses, and the combat is a tie if nobody answers it"), cost]
    if kind == STUN:
        return [Term(SURE // 10, "it ends the combat and costs the other fighter a turn"), cost]
    if kind == RETREAT:
        return [Term(SURE // 10, "it saves your soldier and costs only one card"), cost]
    opens = v.answerer == NOBODY
    other = v.defender if opens else other_fighter(v, seat)
    odds = unanswered(v, seat, other, weapon_level(v, seat, weapon), int(intensity > 0), int(opens), notes)
    found = [_silence(v, seat, other, odds)]
    if weapon or intensity:
        found.append(Term(SURE // 2, "the cards added to it make an answer harder"))
    return found


def _of_aim(v: Seen, seat: int, verb: int, a: int, notes: Ints) -> list[Term]:
    _own, rel, _slot = aim(verb, a)
    other = (seat + rel) % v.players
    if verb == RADIOS:
        return [Term(1, f"it takes two cards from {SEATS[other]} that could be used against you")]
    if verb == REDIRECTS:
        odds = unanswered(v, seat, other, v.weapon, v.intense, 1, notes)
        return [Term(SURE, f"{SEATS[other]} must answer instead of you, and cannot in about {odds // 10} of 100 cases")]
    return [Term(max(1, evaluate(v, seat, a, notes)), f"{SEATS[other]} is close to winning and loses a soldier")]
