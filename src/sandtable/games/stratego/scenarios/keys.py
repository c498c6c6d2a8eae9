"""The keys that a scenario of the Stratego family may hold, each with a sentence about it."""

from __future__ import annotations

ABOUT = """A position needs `board`; without one the game starts in set-up. Pieces are written `7@b9`, and without a
space where they stand nowhere. After a piece or its space `!` means known to all, `*` has made a rescue, `.` has moved,
`>` has moved as only a Scout does, `^` as only a Captain does, `~` as only one of the two does, `+` came out of the
Reserve, `++` when a Cannon had gone back into it, `+++` two Cannons; `&` its partner knows it, `/` its partner has
claimed in vain that it is the Flag. `7'` is a piece of a second army."""

POSITION = {
    "board": "by seat: its pieces on the board",
    "hold": "by seat: the pieces that it has captured; of four players, if you like, by owner: `{South: {West: 9 2}}`",
    "gone": "by seat: its pieces that are out of the game",
    "reserve": "by seat: the pieces that may still enter",
    "recalled": "by seat: its Cannons that went back into the Reserve and have not been seen since",
    "captive": "by stockade: the seat whose Flag it holds, as in `{b8: South}`",
    "rescues": "by seat: how many rescues it has made",
    "quiet": "turns since the last attack, entry or rescue",
    "ply": "turns played",
    "recent": "by seat: its last quiet moves, oldest first; `-` for a turn that was none, `e4-e5@f5` where the piece "
    "has gone on since",
    "last": "the last move or attack of all, as in `South e4-e5`",
    "turn": "the seat whose turn it is",
}

EXPECT = {
    "board": "by seat: all its pieces on the board",
    "hold": "by seat: the pieces that it has captured",
    "gone": "by seat: its pieces that are out of the game",
    "reserve": "by seat: the pieces that may still enter, or are still to be placed",
    "captive": "by stockade: the seat whose Flag it holds",
    "at": "by space: `SEAT PIECE` or `empty`",
    "known": "by seat and space, what the seat's own view shows: a piece, `?` for one that it does not know, `empty`",
    "rescues": "by seat: how many rescues it has made",
    "next": "the seat that is asked, and if you like for what: `North`, `North rescue`",
    "over": "`no`, `SEAT REASON`, `SEAT+SEAT REASON`, `draw quiet` or `draw ply`",
}
