"""Tests of the pairing of seeks: what holds for any seeks, in whatever order they come."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from sandtable.host.club.pairing import Pair, Waiting, agree, choose, class_of, reach, times_of
from sandtable.host.protocol.lobby import SeekGame, Wish
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.store.seeks import Member, Seek

TEN, FIVE = Live(600, 10), Live(300, 5)
LIGHTNING, CAMPAIGN = SeekGame("stratego-lightning", 2), SeekGame("stratego-campaign", 2)
GAMES = [LIGHTNING, CAMPAIGN, SeekGame("soldier", 2), SeekGame("soldier", 3)]
CLASSES: list[list[Live | ByDay]] = [[TEN, FIVE, Live(1200, 20)], [ByDay(1), ByDay(3)], []]
PLAYERS = "abcdefgh"


def some_of(things: list[object], at_least: int = 1) -> some.SearchStrategy[list[object]]:
    return (
        some.lists(some.sampled_from(things), min_size=at_least, max_size=3, unique_by=repr)
        if things
        else some.just([])
    )


wishes = some.sampled_from(CLASSES).flatmap(lambda times: some.builds(Wish, some_of(list(GAMES)), some_of(list(times))))
seeks = some.builds(
    Seek,
    some.uuids().map(str),
    some.lists(some.sampled_from(PLAYERS), min_size=1, max_size=2, unique=True).map(
        lambda players: tuple(Member(player, player) for player in players)
    ),
    wishes,
    some.just("none"),
    met=some.frozensets(some.sampled_from(PLAYERS), max_size=2),
)
waitings = some.builds(Waiting, seeks, some.booleans())


def seek_of(players: str, wish: Wish, met: str = "") -> Seek:
    return Seek(players, tuple(Member(player, player) for player in players), wish, "live", met=frozenset(met))


def here(*seeks: Seek) -> list[Waiting]:
    return [Waiting(seek, here=True) for seek in seeks]


@given(wishes, wishes)
def test_what_is_agreed_on_is_what_both_want(one: Wish, other: Wish) -> None:
    agreed, other_way = agree(one, other), agree(other, one)
    assert (agreed is None) == (other_way is None)
    for found in (agreed, other_way):
        if found is not None:
            for wish in (one, other):
                assert found.game in wish.games and found.time in times_of(wish)
    if agreed is None:
        common = [game for game in one.games if game in other.games]
        assert not common or not [time for time in times_of(one) if time in times_of(other)]


@given(wishes, wishes)
def test_classes_are_never_mixed(one: Wish, other: Wish) -> None:
    assert class_of(one) is not None
    assert agree(one, other) is None or class_of(one) == class_of(other)


def test_a_wish_for_clocks_and_days_has_no_class() -> None:
    assert class_of(Wish([LIGHTNING], [TEN, ByDay(1)])) is None


@given(seeks, some.lists(waitings, max_size=6))
def test_the_first_who_fits_is_chosen(seek: Seek, waiting: list[Waiting]) -> None:
    """Unless they met last, or cannot begin at once, and another who fits waits."""
    pair = choose(seek, waiting)
    fitting = [
        one
        for one in waiting
        if agree(one.seek.wish, seek.wish)
        and len(one.seek.members) == len(seek.members)
        and not one.seek.players & seek.players
    ]
    assert (pair is None) == (not fitting)
    if pair is None:
        return
    assert pair.chosen in fitting and pair.agreed == agree(pair.chosen.seek.wish, seek.wish)
    for passed_over in fitting[: fitting.index(pair.chosen)]:
        away = pair.chosen.here and not passed_over.here
        assert away or seek.met & passed_over.seek.players or passed_over.seek.met & seek.players


@given(some.lists(seeks, max_size=12))
def test_nobody_waits_beside_somebody_who_fits(arrivals: list[Seek]) -> None:
    waiting: list[Seek] = []
    for seek in arrivals:
        pair = choose(seek, here(*waiting))
        if pair is None:
            waiting.append(seek)
        else:
            waiting.remove(pair.chosen.seek)
        for one in waiting:
            assert choose(one, here(*(other for other in waiting if other is not one))) is None


@given(some.lists(some.sampled_from(PLAYERS[:4]), min_size=2, max_size=30))
def test_a_pair_never_meets_twice_running_while_a_third_waits(arrivals: list[str]) -> None:
    """Everybody wants the same. Players come again and again, in any order."""
    wish, last = Wish([LIGHTNING], [TEN]), dict[str, str]()
    waiting: list[Seek] = []
    for player in arrivals:
        if any(player in seek.players for seek in waiting):
            continue
        seek = seek_of(player, wish, met=last.get(player, ""))
        pair = choose(seek, here(*waiting))
        if pair is None:
            waiting.append(seek)
            continue
        (other,) = pair.chosen.seek.players
        names = [one.id for one in waiting]
        met = {name for name in names if last.get(player) == name or last.get(name) == player}
        assert other not in met or set(names) == met, "a third waits whom they have not just met"
        waiting.remove(pair.chosen.seek)
        last[player], last[other] = other, player


def test_two_who_have_just_met_meet_again_if_nobody_else_is_there() -> None:
    wish = Wish([LIGHTNING], [TEN])
    anna, berta, clara = seek_of("a", wish, met="b"), seek_of("b", wish, met="a"), seek_of("c", wish)
    pair = choose(anna, here(berta))
    assert pair is not None and pair.chosen.seek is berta
    pair = choose(anna, here(berta, clara))
    assert pair is not None and pair.chosen.seek is clara


def test_who_came_first_chooses_the_game() -> None:
    first = seek_of("a", Wish([CAMPAIGN, LIGHTNING], [FIVE, TEN]))
    pair = choose(seek_of("b", Wish([LIGHTNING, CAMPAIGN], [TEN, FIVE])), here(first))
    assert pair is not None and pair.agreed == (CAMPAIGN, FIVE, False)


def test_somebody_who_is_here_goes_before_somebody_who_is_not() -> None:
    wish = Wish([LIGHTNING], [TEN])
    away, present = Waiting(seek_of("a", wish), here=False), Waiting(seek_of("b", wish), here=True)
    pair = choose(seek_of("c", wish), [away, present])
    assert pair is not None and pair.chosen is present
    pair = choose(seek_of("c", wish), [away])
    assert pair is not None and pair.chosen is away


def test_partners_meet_partners() -> None:
    wish = Wish([SeekGame("stratego-alliance", 4)], [TEN])
    partners, others = seek_of("ab", wish), seek_of("cd", wish)
    assert choose(partners, here(seek_of("e", wish))) is None
    assert choose(partners, here(seek_of("bc", wish))) is None
    pair = choose(partners, here(seek_of("e", wish), others))
    assert pair is not None and pair.chosen.seek is others


@given(wishes, wishes)
def test_ratings_are_agreed_on_or_there_is_no_game(one: Wish, other: Wish) -> None:
    rated = replace(other, rated=True)
    assert agree(one, rated) is None and agree(rated, one) is None
    agreed = agree(replace(one, rated=True), rated)
    assert (agreed is None) == (agree(one, other) is None)
    assert agreed is None or agreed.rated


@given(some.lists(waitings, max_size=6), seeks)
def test_the_nearest_of_those_who_fit_is_chosen(waiting: list[Waiting], seek: Seek) -> None:
    """But not one who is too far, or whom one has just met while somebody else waits."""
    points = {one.seek.id: 100 * (number % 3) for number, one in enumerate(waiting)}
    far = {one.seek.id for number, one in enumerate(waiting) if number % 4 == 3}
    pair = choose(seek, waiting, lambda other, agreed: None if other.id in far else points[other.id])
    near = [one for one in waiting if one.seek.id not in far]
    assert (pair is None) == (choose(seek, near) is None)
    if pair is not None:
        assert pair.chosen.seek.id not in far
        nearer = [one for one in near if points[one.seek.id] < points[pair.chosen.seek.id]]
        found = choose(seek, nearer)
        assert found is None or found.chosen.here < pair.chosen.here or (_met(found, seek) and not _met(pair, seek))


def _met(pair: Pair, seek: Seek) -> bool:
    other = pair.chosen.seek
    return not seek.met.isdisjoint(other.players) or not other.met.isdisjoint(seek.players)


def test_a_range_widens_by_itself_with_each_minute() -> None:
    assert [reach(100, waited) for waited in (0, 30, 60, 600)] == [100, 150, 200, 1100]
    assert reach(None, 0) > 10**6
