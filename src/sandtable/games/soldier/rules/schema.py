"""The schema of Ultimate Soldier: the fields of a state, and who may see each (US-R-72).

Undealt cards are kept as counts. The upper part of the soldier pile is unseen and has no order yet. The soldiers that
came back lie under it, in an order that everybody knows (US-R-10).
"""

from __future__ import annotations

from typing import Literal

from sandtable.engine import AMENDMENT, OWN, PUBLIC, SECRET, SETTING, Schema
from sandtable.games.soldier.rules.cards import KINDS, SOLDIERS
from sandtable.games.soldier.rules.numbers import BATTLES_WIN, EARNS, PRINTED, SOLDIERS_WIN

SEATS = 4
EVERYBODY = 0b11111  # four seats and the spectator
# What documents may make smaller: soldiers of one player that end the game, training points that earn a soldier
# (US-TRAIN-3), battles won that end the game (US-WIN-2).
SLOTS, GROUP, BATTLES = PRINTED[SOLDIERS_WIN], PRINTED[EARNS], PRINTED[BATTLES_WIN]
MATCH = 7  # points that win a match (US-ROUND-4)
MOST_CARDS = 250  # the most cards in a game: a scenario may have more copies of a card than the deck
NOBODY = -1

# Phases in which a seat decides; phases in which chance decides; phases that need no decision.
W_START, DRAW, MOVE, LAY, W_OPEN, W_LAY, ANSWER, ASK_MIRROR, ASK_DUD, LOSE, LIMIT, PICK, OVER = range(13)
DEAL_SOLDIERS, DEAL_CARDS, TAKE, FILL, EARN, ROB = range(13, 19)
BEGIN_TURN, END_TURN = range(19, 21)

# The continuations after a refill (`after_fill`).
THEN_WINDOW, THEN_DRAW, THEN_END = range(3)

# The endings of a game (`reason`).
BY_BATTLES, BY_SOLDIERS, BY_LIMIT, BY_POINTS = range(1, 5)
EndingWord = Literal["battles", "soldiers", "limit", "points"]
ENDINGS: dict[int, EndingWord] = {
    BY_BATTLES: "battles", BY_SOLDIERS: "soldiers", BY_LIMIT: "limit", BY_POINTS: "points",
}  # fmt: skip
"""The word for each."""

# The outcomes of the latest combat (`outcome`). A combat that was won has WON + the winner's seat.
NO_COMBAT, TIE, RETREATED, WON = range(4)

# The levels of a lay's weapon: none, an ordinary one, or the soldier's power weapon.
BARE, ORDINARY, POWER_WEAPON = range(3)

schema = Schema(
    seats=SEATS,
    # the settings; where there are two values, 0 is the rulebook's default
    players=((), SETTING),
    rounds=((), SETTING),  # 1: a match by rounds
    retaliate_plain=((), SETTING),  # 1: Stun and Retreat do not answer a Retaliate (US-R-32)
    no_counter_attack=((), SETTING),  # 1: an Attack does not answer a Retaliate (US-R-33)
    by_strength=((), SETTING),  # 1: boosts are matched by strength (US-R-39)
    to_winner=((), SETTING),  # 1: a defeated soldier joins the winner's (US-R-41)
    no_turning_back=((), SETTING),  # 1: Redirect cannot aim at the attacker (US-R-45)
    exact=((), SETTING),  # 1: a training card must not overshoot (US-R-20)
    select=((), SETTING),  # 1: an earned soldier is chosen (US-R-22)
    hand_limit=((), SETTING),  # 0: none (US-R-17)
    refill_each_turn=((), SETTING),  # 1: the active player refills at the start of each turn (US-R-52)
    truce=((), SETTING),  # 1: Persuasion ends a combat (US-R-62)
    holders=((), SETTING),  # 1: only seats that could react are asked (US-R-64)
    max_turns=((), SETTING),
    max_rounds=((), SETTING),
    # the cards
    deck=((KINDS,), SETTING),  # how many of each kind are in the game
    stock=((KINDS,), SECRET),  # how many of each kind are in the draw pile
    pile=((), PUBLIC),  # how many cards are in the draw pile
    discard=((MOST_CARDS,), PUBLIC),  # kinds, bottom first
    discard_size=((), PUBLIC),
    used=((KINDS,), PUBLIC),
    removed=((KINDS,), PUBLIC),
    hand=((SEATS, KINDS), OWN),
    hand_size=((SEATS,), PUBLIC),
    known=((SEATS, KINDS), PUBLIC),  # cards that everybody knows to be in a hand
    learnt=((SEATS, SEATS, KINDS), OWN),  # [viewer][owner]: cards known to the viewer, including those of `known`
    # the soldiers
    soldier=((SEATS, SLOTS), PUBLIC),  # the soldiers of each seat, in order of arrival
    soldiers=((SEATS,), PUBLIC),  # how many soldiers each seat has
    unseen=((SOLDIERS,), PUBLIC),  # how many of each soldier (0 or 1) are in the upper part of the soldier pile
    unseen_size=((), PUBLIC),
    returned=((SOLDIERS,), PUBLIC),  # the soldiers that came back, next first
    returned_size=((), PUBLIC),
    training=((SEATS, GROUP), PUBLIC),  # points of the cards in the stack, in order; 0: no card
    # the match
    wins=((SEATS,), PUBLIC),  # battles won
    stunned=((), PUBLIC),  # bits of seats
    barred=((), PUBLIC),  # bits of seats that may not refill yet (US-RADIO-3)
    points=((SEATS,), PUBLIC),
    rounds_won=((SEATS,), PUBLIC),
    round=((), PUBLIC),  # 1 for the first
    # the turn; `ply` counts the turns begun in this round
    turn=((), PUBLIC),  # the active player; during the deal, the seat that gets the next card
    place=((), PUBLIC),  # in windows and after a Bomb: how many seats have had their turn to answer
    to_draw=((), PUBLIC),  # cards left in the draw step
    outcome=((), PUBLIC),  # of the latest combat
    # the combat; `answerer` is NOBODY if there is none, or if its Attack has not been laid
    assaulter=((), PUBLIC),  # NOBODY: no combat
    defender=((), PUBLIC),
    assaulter_slot=((), PUBLIC),
    defender_slot=((), PUBLIC),
    answerer=((), PUBLIC),
    pending=((), PUBLIC),  # the action card of the latest lay
    opening=((), PUBLIC),  # 1: the latest lay is the opening Attack
    weapon=((), PUBLIC),  # its weapon: BARE, ORDINARY or POWER_WEAPON
    intense=((), PUBLIC),  # 1: it has an intensity card
    took_part=((), PUBLIC),  # bits of the seats that have laid a card in this combat
    laid=((MOST_CARDS,), PUBLIC),  # cards on the table in the order laid, see `piles.lay`
    laid_size=((), PUBLIC),
    # interrupts
    back=((), PUBLIC),  # the phase that a shot interrupted
    shooter=((), PUBLIC),  # NOBODY: no shot
    target=((), PUBLIC),  # the seat whose soldier is shot at
    target_slot=((), PUBLIC),
    bomber=((), PUBLIC),  # NOBODY: no bomb
    saved=((), PUBLIC),  # bits of the bomber and of the seats that a Dud saves
    thief=((), PUBLIC),
    victim=((), PUBLIC),
    to_rob=((), PUBLIC),  # cards still to be taken by the Radio
    # refills
    fill=((SEATS,), PUBLIC),  # seats in the order in which they refill
    fill_size=((), PUBLIC),
    fill_next=((), PUBLIC),  # the place in `fill` of the seat that refills now
    after_fill=((), PUBLIC),
    amended=((), AMENDMENT),  # 1: a document has changed the printed deck (US-R-94)
    changed=((len(PRINTED),), AMENDMENT),  # by how much a document has changed each of `numbers.PRINTED`
)
