"""How strong a computer player is, as a game says it of its levels (`thinker.strengths`). What each of them does is in
`thinking.py`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Careless:
    """Looks one ply ahead, and overlooks each choice in so many of 1,000 cases."""

    misses: int


@dataclass(frozen=True)
class Playouts:
    """Tries its best choices in worlds that look like what it sees. A number of playouts, never a time."""

    keep: int  # candidates: the choices that the appraisal likes most
    rounds: int  # after each the worse half is dropped
    worlds: int  # in each round
    plies: int  # of a playout; where it is cut, the game's `estimate` stands for the rest
    doubt: int = 10  # tenths of a standard error by which another must be better than the favourite


Strength = Careless | Playouts
