"""Habits of players that move pieces of hidden rank: baselines that games between hidden armies have in common.

A habit picks, from the legal choices, those that a player with the habit would make. Where it leaves none, all choices
count.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from sandtable.engine.contract import Habit
from sandtable.engine.record.arrays import Ints


class OfPlaces(Protocol):
    """A view with what stands on each place, 0 for nothing."""

    board: Ints


View = TypeVar("View", bound=OfPlaces)
Wanted = Callable[[View, int, int], bool]
"""Whether a player with a view wants to move a piece from a place to another."""

_BACK_ROWS = 2


def both(*wanted: Wanted[View]) -> Wanted[View]:
    """Accept moves that all of these accept."""
    return lambda v, origin, target: all(one(v, origin, target) for one in wanted)


def unlike(wanted: Wanted[View]) -> Wanted[View]:
    """Accept the other moves."""
    return lambda v, origin, target: not wanted(v, origin, target)


@dataclass(frozen=True)
class Habits(Generic[View]):
    """The habits of moving in a game, made of what it says of a view and of places on its board."""

    moves: Callable[[View, Sequence[int]], Iterable[tuple[int, int, int]]]  # among choices: action, origin, target
    around: Callable[[View, int], Sequence[int]]  # the occupied places beside a place
    row: Callable[[View, int], int]  # how many rows ahead of the viewer's back row a place lies
    column: Callable[[View, int], int]
    size: Callable[[View], tuple[int, int]]  # how many rows and columns there are
    kind: Callable[[View, int], int]  # of the piece on a place, as far as it is certain; else 0
    is_known: Callable[[View, int], bool]  # whether the viewer has been told what stands on a place
    is_shown: Callable[[View, int], bool]  # whether the piece on a place has been shown to the other side
    is_enemy: Callable[[View, int], bool]
    has_moved: Callable[[View, int], bool]
    wins: Callable[[View, int, int], bool]  # whether a kind that attacks another wins
    low: Container[int]  # the kinds that are called so
    high: Container[int]
    scout: int
    spy: int
    highest: int
    highest_title: str

    def attacks(self, v: View, origin: int, target: int) -> bool:
        return bool(v.board[target] > 0)

    def stays_at_home(self, v: View, origin: int, target: int) -> bool:
        return self.row(v, target) < self.size(v)[0] // 2

    def leads_ahead(self, v: View, origin: int, target: int) -> bool:
        return self.row(v, target) > self.row(v, origin)

    def goes_ahead(self, v: View, origin: int, target: int) -> bool:
        return self.attacks(v, origin, target) or self.leads_ahead(v, origin, target)

    def of_kind(self, kinds: Container[int]) -> Wanted[View]:
        """Accept moves of these kinds of piece."""
        return lambda v, origin, target: self.kind(v, origin) in kinds

    def moving(self, *wanted: Wanted[View]) -> Habit:
        """Return the habit of making only the moves that the first of `wanted` accepts, or else the next."""

        def habit(v: View, legal: Sequence[int]) -> Sequence[int]:
            moves = list(self.moves(v, legal))
            found = ([a for a, origin, target in moves if one(v, origin, target)] for one in wanted)
            return next(filter(None, found), [])

        return habit

    @property
    def named(self) -> Mapping[str, Habit]:
        """Return the habits that all such games have."""
        moving, attacks, moved = self.moving, self.attacks, self._has_moved
        high, low, scout = self.of_kind(self.high), self.of_kind(self.low), self.of_kind([self.scout])
        spy, highest = self.of_kind([self.spy]), self.of_kind([self.highest])
        march = both(high, moved, self.goes_ahead)
        step = both(self.leads_ahead, unlike(attacks))
        return {
            "attacks-everything": moving(attacks),
            "attacks-no-unknown": moving(unlike(self._attacks_unknown)),
            "attacks-no-unmoved": moving(unlike(self._attacks_unmoved)),
            "turtle": moving(self.stays_at_home),
            "rush": moving(self.goes_ahead),
            "high-first": moving(high),
            "scouts-first": moving(scout),
            "few-move": moving(moved),
            "high-march": moving(march),
            f"lone-{self.highest_title}": moving(both(highest, self.goes_ahead)),
            "low-march": moving(both(low, moved, self.goes_ahead)),
            "selective-march": moving(self._surely_wins, both(high, moved, step), unlike(attacks)),
            "lure-and-march": moving(self._surely_wins, both(low, self._lures), both(high, step)),
            "scout-rush": moving(both(scout, attacks), both(scout, self.leads_ahead)),
            "shuffle": moving(both(self.stays_at_home, moved, unlike(attacks)), unlike(attacks)),
            "ambush": moving(both(high, attacks), both(unlike(high), self.stays_at_home), unlike(high)),
            "bluff": moving(self._surely_wins, both(low, self._bluffs), both(low, step)),
            "spy-escort": moving(both(spy, self._surely_wins), both(spy, self._escorts), both(unlike(highest), march)),
            "one-flank": moving(both(self._on_the_left, self.goes_ahead)),
            "avenger": moving(self._surely_wins, both(self.stays_at_home, unlike(attacks))),
            "flag-hunt": moving(self._strikes_the_back, step),
        }

    def _has_moved(self, v: View, origin: int, target: int) -> bool:
        return self.has_moved(v, origin)

    def _attacks_unknown(self, v: View, origin: int, target: int) -> bool:
        return self.attacks(v, origin, target) and not self.is_known(v, target)

    def _attacks_unmoved(self, v: View, origin: int, target: int) -> bool:
        return self._attacks_unknown(v, origin, target) and not self.has_moved(v, target)

    def _surely_wins(self, v: View, origin: int, target: int) -> bool:
        return self.attacks(v, origin, target) and self.wins(v, self.kind(v, origin), self.kind(v, target))

    def _on_the_left(self, v: View, origin: int, target: int) -> bool:
        return self.column(v, origin) < self.size(v)[1] // 3

    def _strikes_the_back(self, v: View, origin: int, target: int) -> bool:
        """Attack an unmoved piece in the back rows, where a Flag may be."""
        return self._attacks_unmoved(v, origin, target) and self.row(v, target) >= self.size(v)[0] - _BACK_ROWS

    def _lures(self, v: View, origin: int, target: int) -> bool:
        """Put a weak piece between an enemy and a strong one that would take revenge."""
        around = [place for place in self.around(v, target) if place != origin]
        backed = any(not self.is_enemy(v, place) and self.kind(v, place) in self.high for place in around)
        return backed and not self.attacks(v, origin, target) and any(self.is_enemy(v, place) for place in around)

    def _bluffs(self, v: View, origin: int, target: int) -> bool:
        """Bring a piece that has not been shown beside a shown enemy, as if it were stronger."""
        faced = any(self.is_enemy(v, place) and self.is_shown(v, place) for place in self.around(v, target))
        return faced and not self.is_shown(v, origin) and not self.attacks(v, origin, target)

    def _escorts(self, v: View, origin: int, target: int) -> bool:
        """Bring the piece beside a strong one of its own that has moved and may be taken for the highest."""
        friends = [place for place in self.around(v, target) if place != origin and not self.is_enemy(v, place)]
        bold = any(self._is_bold(v, place) for place in friends)
        return bold and not self.attacks(v, origin, target)

    def _is_bold(self, v: View, place: int) -> bool:
        kind = self.kind(v, place)
        return kind in self.high and kind != self.highest and self.has_moved(v, place)
