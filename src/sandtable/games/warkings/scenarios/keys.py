"""The keys of a scenario of War Kings, with an explanation of each."""

from __future__ import annotations

from sandtable.scenarios import NEW_GAMES

ABOUT = "Cards are written by their signs; `EA` is the enemy attack."

KEYS = {
    "hands": "by seat: its cards",
    "pile": "the draw pile, next card first",
    "open": "the open pile, bottom first",
    "effect": "the Scroll effect on the seat on turn: `none`, `SC1`, `SC2`",
    "turn": "the seat on turn",
    "last_round": "the seat that opened the last round, or `none`",
    "streak": "turns in a row that ended with an open draw",
    "seen": "by seat: those of its cards that everybody knows",
    "sure": "how many of the next cards of the draw pile are known not to be the enemy attack",
    "ply": "turns played",
    "first": "the seat that began; the one on turn where it is not said",
}
POSITION = {**KEYS, "players": "how many play, where the hands do not say it", **NEW_GAMES}

EXPECT = {
    "hands": "by seat: its cards, in any order",
    "size": "by seat: how many cards it has",
    "pile": "the draw pile, next card first; not in a new game",
    "pile_left": "how many cards the draw pile has",
    "open": "the open pile, bottom first",
    "open_left": "how many cards the open pile has",
    "effect": "the Scroll effect on the seat on turn: `none`, `SC1`, `SC2`",
    "totals": "by seat: what its soldiers add up to",
    "streak": "turns in a row that ended with an open draw",
    "last_round": "the seat that opened the last round, or `none`",
    "above_enemy": "`[FEWEST, MOST]`: how many cards may lie above the enemy attack",
    "cards": "by kind: how many there are in the whole game",
    "known": "by viewer, what its own view shows of `SEAT.hand`, `SEAT.took` (in the latest turn), `pile`, `open`; `?` "
    "is a card that it does not know",
    "next": "the seat that is asked, and if you like for what: `A`, `A discard`, `A draw`",
    "over": "`no`, or `SEAT REASON` with all winners: `A+C REASON`",
    "losers": "the seats that have lost",
}
