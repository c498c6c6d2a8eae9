"""Swiss pairings after the criteria of the FIDE (Dutch) System, Handbook C.04.3.

The criteria are numbers in the order of their weight, added up over all pairs of a round. A matching of maximal weight
makes the least of the first one, then of the second, and so on. Entrants are in score groups, the highest first, and a
pair counts in the group of its lower entrant:

1. Everybody meets somebody, or has the bye of an odd field; nobody meets twice, or has a second bye (C1, C2, C4).
2. Nobody gets a seat three times running, or three times more often than the other (C3).
3. In each group, few entrants play in a lower one (C6 to C8).
4. In each group, entrants get the seat that they are due (C12, C13).
5. In each group, few entrants leave their group who have done so in the last two rounds (C14 to C17).
6. In each group the upper half meets the lower half, each in its order.

Where there are nearly as many rounds as entrants, a pairing also has to leave the later rounds possible.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from sandtable.host.club.tournaments import games as of_games
from sandtable.host.club.tournaments.colours import ABSOLUTE, STRONG, Due, due, higher_is_first
from sandtable.host.club.tournaments.games import WIN, Entrant, Game, firsts
from sandtable.host.club.tournaments.later_rounds import LaterRounds, Pair

BYE = 0
"""The number that stands for a bye in a matching."""
MOST_TRIES = 6
"""The most matchings of a round. Each but the first knows the halves of the groups that the last one has left."""

ANYBODY = -1
"""The group of entrants of all groups."""

Halves = dict[int, frozenset[int]]
Criterion = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Standing:
    """What counts of an entrant when a round is paired."""

    number: int
    points: int
    due: Due
    had_bye: bool
    floats: Sequence[int]  # of the last two rounds, the last one first: 1 down, -1 up, 0 neither


NOBODY = Standing(BYE, -1, due(()), False, ())
"""The opponent of an entrant who has a bye."""


def pair(entrants: Sequence[Entrant], games: Sequence[Game], round: int, rounds: int) -> list[Game]:
    """Return the pairings of a round of so many `rounds`, the highest first, with a bye, which is won, in an odd field.

    There are none if the round cannot be paired whole. In the last round entrants with more than half of all points get
    any seat.
    """
    standings = [_standing(entrant.number, games, round) for entrant in entrants if entrant.is_in(round)]
    ranking = sorted(standings, key=lambda one: (-one.points, one.number))
    if len(ranking) < 2:
        return []
    top = WIN * (round - 1) // 2 if round == rounds else ranking[0].points
    pairs = _pairs(ranking, of_games.met(games), top, rounds - round)
    found = [_seated(higher, lower, round) for higher, lower in pairs if lower is not NOBODY]
    return found + [Game(round, higher.number, None, "first") for higher, lower in pairs if lower is NOBODY]


def _pairs(ranking: Sequence[Standing], met: Collection[Pair], top: int, later: int) -> list[tuple[Standing, Standing]]:
    """Return the best pairs after which as many of the `later` rounds can be paired as possible, if everybody stays.

    Of the best pairing of this round the higher pairs are kept, as far as they leave the later rounds possible.
    """
    field = [*ranking, *([NOBODY] if len(ranking) % 2 else [])]
    closed = {*met, *(_pair(one, NOBODY) for one in ranking if one.had_bye)}
    rounds = LaterRounds(
        {one.number: [o.number for o in field if o is not one and _pair(one, o) not in closed] for one in field}
    )
    if rounds.are_sure(later + 1):
        return _best(field, closed, top)
    later, plan = next(((count, found) for count in range(later, -1, -1) if (found := rounds.find(count))), (0, None))
    if plan is None:
        return []
    kept = list[Pair]()
    while True:
        pairs = _best(field, closed, top)
        for higher, lower in pairs[len(kept) :]:
            new = _pair(higher, lower)
            found = plan if new in plan else rounds.find(later, [*kept, new])
            if found is None:
                closed.add(new)
                break
            plan = found
            kept.append(new)
            closed |= {_pair(one, other) for one in (higher, lower) for other in field} - {new}
        else:
            return pairs


def _best(field: Sequence[Standing], closed: Collection[Pair], top: int) -> list[tuple[Standing, Standing]]:
    """Return the best pairs of a round by its criteria, the highest first, none of which is `closed`."""
    halves: Halves = {}
    for _ in range(MOST_TRIES):
        pairs = Matching(field, closed, halves, top).pairs()
        former, halves = halves, _upper_halves(field, pairs)
        if halves == former:
            break
    return pairs


def _pair(one: Standing, other: Standing) -> Pair:
    return frozenset((one.number, other.number))


def _standing(number: int, games: Sequence[Game], round: int) -> Standing:
    own = of_games.of(number, games)
    had_bye = any(game.is_bye for game in own)
    floats = [_float(number, games, round - back) for back in (1, 2)]
    return Standing(number, of_games.points(number, own), due(firsts(number, own)), had_bye, floats)


def _float(number: int, games: Sequence[Game], round: int) -> int:
    """Return whether an entrant has played in another group than its own in a round: 1 lower, -1 higher, 0 not."""
    game = next((game for game in games if game.round == round and game.has(number)), None)
    if game is None:
        return 0
    other = game.other(number)
    if other is None:
        return 1
    before = [game for game in games if game.round < round]
    own, others = of_games.points(number, before), of_games.points(other, before)
    return (own > others) - (own < others)


def _seated(higher: Standing, lower: Standing, round: int) -> Game:
    first, second = higher.number, lower.number
    if not higher_is_first(higher.due, lower.due, odd=bool(first % 2)):
        first, second = second, first
    return Game(round, first, second)


def _upper_halves(ranking: Sequence[Standing], pairs: Sequence[tuple[Standing, Standing]]) -> Halves:
    """Return the upper half of each group, by its points: of those who do not play somebody from a higher group."""
    taken = {lower.number for higher, lower in pairs if higher.points > lower.points}
    halves: Halves = {}
    for points in {one.points for one in ranking}:
        count = sum(higher.points == lower.points == points for higher, lower in pairs)
        rest = [one.number for one in ranking if one.points == points and one.number not in taken]
        halves[points] = frozenset(rest[:count])
    return halves


class Matching:
    """The matching of a round, without pairs that are `closed`. `halves`: the upper halves of groups, as far as they
    are known. Entrants with more than `top` points get any seat.
    """

    def __init__(self, field: Sequence[Standing], closed: Collection[Pair], halves: Halves, top: int) -> None:
        self._top = top
        self._all = field
        self._closed = closed
        self._halves = halves
        self._place = {one.number: place for place, one in enumerate(self._all)}
        points = sorted({one.points for one in self._all}, reverse=True)
        self._group = {one.number: points.index(one.points) for one in self._all}
        self._bits = 2 * (len(self._all) + 2).bit_length()
        self._order = {criterion: place for place, criterion in enumerate(reversed(self._criteria(len(points))))}

    def _criteria(self, groups: int) -> list[Criterion]:
        """Return the criteria, the most important one first."""
        found: list[Criterion] = [("forbidden", 0, 0), *_leaving(0)]
        for group in range(groups):
            found += [*_leaving(group + 1), ("undue", group, 0), ("badly undue", group, 0)]
            found += [(kind, group, back) for back in (0, 1) for kind in ("down again", "up again")]
            found += [("opponent", group, one.number) for one in self._all if self._group[one.number] < group]
            found += [("exchanged", group, 0), ("how far", group, 0)]
            found += [("opponent", group, one.number) for one in self._all if self._group[one.number] == group]
        return found

    def pairs(self) -> list[tuple[Standing, Standing]]:
        """Return who meets, the higher entrant of each pair first, and the highest pair first."""
        import networkx as nx  # it is large, and pairs are made seldom

        graph = nx.Graph()
        for higher, lower in combinations(self._all, 2):
            if _pair(higher, lower) not in self._closed:
                cost = sum(count << self._bits * self._order[which] for which, count in self._costs(higher, lower))
                graph.add_edge(higher.number, lower.number, weight=(1 << self._bits * len(self._order)) - cost)
        matched = nx.max_weight_matching(graph, maxcardinality=True)
        places = sorted(sorted(self._place[number] for number in pair) for pair in matched)
        return [(self._all[higher], self._all[lower]) for higher, lower in places]

    def _costs(self, higher: Standing, lower: Standing) -> Iterator[tuple[Criterion, int]]:
        """Yield what a pair costs by each criterion."""
        from_group, group = self._group[higher.number], self._group[lower.number]
        for left in range(from_group, group):
            yield ("leave", left, ANYBODY), 1
            yield ("leave", left, from_group), 1
        if from_group < group:
            for back in (0, 1):
                yield ("down again", from_group, back), int(higher.floats[back] == 1)
                yield ("up again", group, back), int(lower is not NOBODY and lower.floats[back] == -1)
        if higher.due.against(lower.due):
            degrees = sorted((higher.due.degree, lower.due.degree))
            yield ("forbidden", 0, 0), int(degrees[0] == ABSOLUTE and higher.points <= self._top)
            yield ("undue", group, 0), 1
            yield ("badly undue", group, 0), int(degrees[0] >= STRONG)
        yield from self._order_of(higher, lower)

    def _order_of(self, higher: Standing, lower: Standing) -> Iterator[tuple[Criterion, int]]:
        """Yield how far a pair is from the order of its group: that each of the upper half meets the first who is left
        of the lower half. Some are exchanged between the halves if that is impossible, those next to the middle first.
        """
        from_group, group, lowest = self._group[higher.number], self._group[lower.number], len(self._all)
        half = self._halves.get(higher.points, frozenset())
        if from_group < group and not self._halves:
            yield ("opponent", from_group, higher.number), lowest
        elif from_group < group and higher.number in half:
            yield from _exchanged(from_group, lowest - self._place[higher.number])
        elif from_group == group and lower.number in half:
            yield from _exchanged(group, lowest - self._place[lower.number])
        elif from_group == group and self._halves and higher.number not in half:
            yield ("how far", group, 0), self._place[higher.number]
        yield ("opponent", group, higher.number), self._place[lower.number]


def _exchanged(group: int, far: int) -> Iterator[tuple[Criterion, int]]:
    yield ("exchanged", group, 0), 1
    yield ("how far", group, 0), far


def _leaving(group: int) -> list[Criterion]:
    """Return the criteria that few entrants play below a group, and few of those from the highest groups."""
    return [("leave", group, from_group) for from_group in range(ANYBODY, group + 1)]
