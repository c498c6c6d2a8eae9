"""The pairing of seeks: which players play with one another. No I/O, no clock.

Two seeks fit if they have a game and a time in common, and if neither is too strong or too weak for the other; a bot's
only fits one that bots may answer. Of several that fit, the one with the nearest rating is chosen, and among equals the
first to come. But nobody meets the same player twice running while somebody else who fits waits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sandtable.host.protocol.lobby import SeekGame, Wish
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.store.seeks import Class, Seek

Time = Live | ByDay | None
MINUTE = 60.0
"""Seconds after which a seek reaches twice as far."""


class Waiting(NamedTuple):
    """A seek that waits, and whether its players can begin to play at once."""

    seek: Seek
    here: bool


class Agreed(NamedTuple):
    """The game and the time that two seeks have in common, and whether it is to be rated."""

    game: SeekGame
    time: Time
    rated: bool


Apart = Callable[[Seek, Agreed], float | None]
"""A function that returns how many points lie between the ratings of a seek and of this other one, in the game on which
they agree; None: too many for one of them."""


class Pair(NamedTuple):
    """The seek that was chosen for another one, and what both want."""

    chosen: Waiting
    agreed: Agreed


def class_of(wish: Wish) -> Class | None:
    """Return the class of the times of a wish, or None if they are of both classes."""
    classes: set[Class] = {"live" if isinstance(time, Live) else "by_day" for time in wish.times}
    if len(classes) > 1:
        return None
    return classes.pop() if classes else "none"


def agree(first: Wish, second: Wish) -> Agreed | None:
    """Return what two wishes have in common, or None. Of several games and times, those count that `first` names
    first.
    """
    games = [game for game in first.games if game in second.games]
    times = [time for time in times_of(first) if time in times_of(second)]
    return Agreed(games[0], times[0], first.rated) if games and times and first.rated == second.rated else None


def times_of(wish: Wish) -> Sequence[Time]:
    """Return the times of a wish: without any, that is a game without clocks."""
    return wish.times or [None]


def reach(within: int | None, waited: float) -> float:
    """Return by how many points ratings may differ after so many seconds."""
    return math.inf if within is None else within * (1 + waited / MINUTE)


def no_ratings(other: Seek, agreed: Agreed) -> float | None:
    """Return that all are equally near."""
    return 0


def choose(seek: Seek, waiting: Sequence[Waiting], apart: Apart = no_ratings) -> Pair | None:
    """Return the seek that is paired with another one, or None. `waiting` is in the order in which they came.

    One that cannot begin at once is chosen only if no other fits.
    """
    found = [(apart(other.seek, pair.agreed), pair) for other in waiting if (pair := _fit(other, seek))]
    fitting = [(points, pair) for points, pair in found if points is not None]
    at_once = [one for one in fitting if one[1].chosen.here] or fitting
    others = [one for one in at_once if not _have_met(one[1].chosen.seek, seek)]
    _, nearest = min(others or at_once, key=lambda one: one[0], default=(None, None))
    return nearest


def _fit(waiting: Waiting, seek: Seek) -> Pair | None:
    other = waiting.seek
    if len(other.members) != len(seek.members) or other.players & seek.players:
        return None
    if (seek.of_bot and not other.bots) or (other.of_bot and not seek.bots):
        return None
    agreed = agree(other.wish, seek.wish)
    return None if agreed is None else Pair(waiting, agreed)


def _have_met(one: Seek, other: Seek) -> bool:
    return not one.met.isdisjoint(other.players) or not other.met.isdisjoint(one.players)
