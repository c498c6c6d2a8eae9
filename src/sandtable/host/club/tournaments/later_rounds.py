"""Which rounds of a tournament can still be paired, if everybody stays and nobody meets twice. No I/O, no clock.

Rounds that are paired one by one can end in two rings of three who have met all others: an even field in which two are
left over. So a round is paired only in a way for which the search here finds all the later rounds, too.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence

Pair = frozenset[int]

STEPS = 600
"""The steps of one search. A search in which the first choices were unlucky is begun anew."""
SEARCHES = 24
"""The most searches before the rounds count as impossible: a second or so of a slow processor."""


class LaterRounds:
    """The rounds that can still be played. `open`: for each number, an even count of them, whom it may still meet."""

    def __init__(self, open: Mapping[int, Collection[int]]) -> None:
        self._numbers = list(open)
        place = {number: at for at, number in enumerate(self._numbers)}
        self._field = [sum(1 << place[other] for other in open[number]) for number in self._numbers]
        self._place = place

    def are_sure(self, rounds: int) -> bool:
        """Return whether so many rounds can be paired in any way whatever: each of them leaves half the field to meet,
        and in such a field there is always a pairing (Dirac's theorem).
        """
        return _are_sure(self._field, rounds)

    def find(self, rounds: int, first: Sequence[Pair] = ()) -> set[Pair] | None:
        """Return pairs of this round, some of them given, after which `rounds` others can be paired; None: none were
        found.
        """
        given = [(self._place[one], self._place[other]) for one, other in map(sorted, first)]
        for seed in range(SEARCHES):
            search = _Search(seed)
            found = search.this_round(self._field, given, rounds)
            if found is not None:
                return {frozenset((self._numbers[one], self._numbers[other])) for one, other in found}
            if search.steps > 0:  # there is nothing else to be found
                return None
        return None


Field = list[int]
"""For each place the set of those whom it may still meet, as bits."""
Pairs = list[tuple[int, int]]


class _Search:
    """A search of the later rounds, in an order of chance that is always the same."""

    def __init__(self, seed: int) -> None:
        self.steps = STEPS
        self._chance = random.Random(seed)

    def this_round(self, field: Field, given: Pairs, later: int) -> Pairs | None:
        """Return pairs of a round, some of them given, after which so many others can be paired."""
        taken = sum(1 << one | 1 << other for one, other in given)
        for rest in self._pairings(field, (1 << len(field)) - 1 & ~taken):
            pairs = [*given, *rest]
            if self._can_pair(_without(field, pairs), later):
                return pairs
        return None

    def _can_pair(self, field: Field, rounds: int) -> bool:
        if rounds == 0 or _are_sure(field, rounds):
            return True
        if min(one.bit_count() for one in field) < rounds or any(part.bit_count() % 2 for part in _parts(field)):
            return False
        return self.this_round(field, [], rounds - 1) is not None

    def _pairings(self, field: Field, free: int) -> Iterator[Pairs]:
        """Yield the ways to pair all who are free, those with the fewest opponents first."""
        self.steps -= 1
        if not free:
            yield []
            return
        one = min(_places(free), key=lambda place: (field[place] & free).bit_count())
        others = [*_places(field[one] & free)]
        self._chance.shuffle(others)
        for other in others:
            for rest in self._pairings(field, free & ~(1 << one | 1 << other)):
                yield [(one, other), *rest]
                if self.steps <= 0:
                    return
            if self.steps <= 0:
                return


def _are_sure(field: Field, rounds: int) -> bool:
    return rounds == 0 or 2 * (min(one.bit_count() for one in field) - (rounds - 1)) >= len(field)


def _without(field: Field, pairs: Pairs) -> Field:
    left = [*field]
    for one, other in pairs:
        left[one] &= ~(1 << other)
        left[other] &= ~(1 << one)
    return left


def _parts(field: Field) -> Iterator[int]:
    """Yield the parts of a field whose members can meet nobody of another part."""
    rest = (1 << len(field)) - 1
    while rest:
        part, new = 0, rest & -rest
        while new:
            part |= new
            for place in _places(new):
                new |= field[place]
            new &= ~part
        rest &= ~part
        yield part


def _places(bits: int) -> Iterator[int]:
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1
