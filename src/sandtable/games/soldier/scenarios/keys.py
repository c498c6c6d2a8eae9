"""The keys of a scenario of Ultimate Soldier, with an explanation of each."""

from __future__ import annotations

from sandtable.scenarios import NEW_GAMES

ABOUT = """On the way to a step the runner passes windows, declines Mirror and Dud and draws from the draw pile for the
seat of the step; a reaction so comes at the first moment at which it is legal."""

OF_A_MATCH = {
    "round": "in a match: the number of the round",
    "points": "in a match, by seat: its points",
    "rounds_won": "in a match, by seat: the rounds that it has won",
}
KEYS = {
    "hands": "by seat: its cards",
    "soldiers": "by seat: its soldiers in order of arrival",
    "training": "by seat: the points of the cards in its training stack",
    "draw": "the draw pile, next card first",
    "discard": "the discard pile, top last",
    "pile": "the soldier pile, next soldier first",
    "used": "cards that have been used",
    "removed": "cards that are out of the game",
    "wins": "by seat: battles won",
    "stunned": "the seats that are stunned",
    "barred": "the seats that may not refill yet",
    "turn": "the active player",
    "drawn": "`yes`: the turn's player has drawn and is due to move",
    **OF_A_MATCH,
    "passed": "the seats that have passed already in the window at the beginning of the turn",
    "ply": "turns that have begun in the round, the present one too; 1 where it is not said",
    "returned": "soldiers that came back and lie under the soldier pile, next one first",
    "seen": "by seat: those of its cards that everybody knows",
    "learnt": "by viewer and seat: those of the seat's cards that the viewer knows besides, as in `{A: {B: Knife}}`",
    "result": "of the latest combat: `win SEAT`, or the word for how else it ended",
    "lot": "what chance brings first, before the order of the piles counts: cards and soldiers",
}
POSITION = {**KEYS, "players": "how many play, where hands and soldiers do not say it", **NEW_GAMES}

EXPECT = {
    "hands": "by seat: its cards, in any order",
    "size": "by seat: how many cards it has",
    "soldiers": "by seat: its soldiers in order of arrival",
    "soldier_count": "by seat: how many soldiers it has",
    "pile": "the soldier pile, next soldier first; not in a new game",
    "pile_left": "how many soldiers the soldier pile has",
    "used": "cards that have been used, in any order",
    "removed": "cards that are out of the game, in any order",
    "discard": "the discard pile, top last",
    "training": "by seat: the points of the cards in its training stack, in any order",
    "wins": "by seat: battles won",
    "stunned": "the seats that are stunned",
    "barred": "the seats that may not refill yet",
    "draw_left": "how many cards the draw pile has",
    "round": "the number of the round",
    "points": "by seat: its points in the match",
    "cards": "by kind: how many there are in the whole game",
    "result": "of the latest combat: `win SEAT`, or the word for how else it ended",
    "next": "the seat that is asked, and if you like for what: `B`, `B answer`",
    "over": "`no`, or `SEAT REASON` with all winners: `A+C REASON`",
    "window": "the open window and the seat asked in it, as in `W-LAY B`; nothing is passed after the last step",
    "known": "by viewer, what its own view shows of `SEAT.hand`, `SEAT.took` (the latest taking), `pile`, `discard`; "
    "`?` is what it does not know",
}
