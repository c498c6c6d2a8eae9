"""Tests of the arithmetic of ratings, and of computing all of them anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from itertools import permutations
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as some
from tests.host.browsers import House
from tests.host.lobbies import club
from tests.host.postgres import Postgres
from tests.host.rated import begin, lose, member, pair, resign

from sandtable import cli
from sandtable.host.store import ratings, results
from sandtable.host.store.database_clock import now
from sandtable.host.store.rating_model import DRAWN, LAST, LOST, NEW, WON, Placing, Strength, rate, shown
from sandtable.host.store.results import Outcome, Pool
from sandtable.host.store.schema import METADATA, PLAYERS, RANKS, RATINGS, SEATS, TABLES

STRONG, WEAK = Strength(30, 5), Strength(20, 5)


def one_each(*ranks: int) -> list[Placing]:
    """Return the placings of players who play each for himself."""
    return [Placing(side, rank, gone=False) for side, rank in enumerate(ranks)]


# ---- what a result says ----


@pytest.mark.parametrize("rank", [WON, DRAWN, LOST, LAST])
def test_a_tie_of_unequal_players_brings_them_nearer(rank: int) -> None:
    """Whatever rank they share. By scores openskill rated such ties as wins (vivekjoshy/openskill.py#173)."""
    for before in ([STRONG, WEAK], [WEAK, STRONG]):
        strong, weak = sorted(rate(one_each(rank, rank), before), reverse=True)
        assert WEAK.mu < weak.mu < strong.mu < STRONG.mu
        assert strong.mu - STRONG.mu == pytest.approx(WEAK.mu - weak.mu)


def test_a_tie_of_equals_leaves_them_equal() -> None:
    one, other = rate(one_each(DRAWN, DRAWN), [NEW, NEW])
    assert one.mu == pytest.approx(other.mu) and one.mu == pytest.approx(NEW.mu)
    assert one.sigma < NEW.sigma


def test_who_wins_against_the_stronger_gains_more() -> None:
    (by_weak, _), (by_strong, _) = rate(one_each(WON, LOST), [WEAK, STRONG]), rate(one_each(WON, LOST), [STRONG, WEAK])
    assert by_weak.mu - WEAK.mu > by_strong.mu - STRONG.mu > 0


def test_equal_losers_are_rated_as_equals() -> None:
    _, one, other = rate(one_each(WON, LOST, LOST), [NEW, NEW, NEW])
    assert one.mu < NEW.mu and one.mu == pytest.approx(other.mu, abs=0.1)


def test_the_seats_do_not_matter() -> None:
    ranks, before = (WON, LOST, LOST, DRAWN), (STRONG, WEAK, NEW, Strength(27, 2))
    expected = dict(zip(before, rate(one_each(*ranks), before), strict=True))
    for order in permutations(range(4)):
        after = rate(one_each(*(ranks[seat] for seat in order)), [before[seat] for seat in order])
        for seat, strength in zip(order, after, strict=True):
            assert strength.mu == pytest.approx(expected[before[seat]].mu, abs=0.5)


def test_partners_win_and_lose_together() -> None:
    placings = [Placing(0, WON, False), Placing(1, LOST, False), Placing(0, WON, False), Placing(1, LOST, False)]
    a, b, c, d = rate(placings, [NEW] * 4)
    assert a == c and b == d and a.mu > NEW.mu > b.mu


@pytest.mark.parametrize("rank", [WON, LOST])
def test_a_partner_who_was_left_behind_is_not_rated_for_a_loss(rank: int) -> None:
    """Nor do the opponents lose by the computer player that went on."""
    other = LOST if rank == WON else WON
    placings = [Placing(0, rank, True), Placing(1, other, False), Placing(0, rank, False), Placing(1, other, False)]
    left, opponent, partner, opponents_partner = rate(placings, [NEW] * 4)
    assert left.mu < NEW.mu, "who has left has lost"
    assert (partner.mu > NEW.mu) if rank == WON else partner == NEW
    assert opponent == opponents_partner
    assert opponent == NEW if rank == WON else opponent.mu > NEW.mu


def test_who_leaves_a_table_of_many_comes_last_and_the_others_play_on() -> None:
    """The computer player that went on may win: among the others it changes nothing."""
    placings = [Placing(0, WON, True), Placing(1, LOST, False), Placing(2, LOST, False)]
    left, one, other = rate(placings, [NEW] * 3)
    assert left.mu < NEW.mu < one.mu and one.mu == pytest.approx(other.mu, abs=0.1)


def test_a_rating_is_shown_in_points() -> None:
    assert (shown(NEW).points, shown(NEW).spread) == (1500, 333)
    assert (shown(Strength(26, 2)).points, shown(Strength(26, 2)).spread) == (1540, 80)


# ---- all anew ----

PEOPLE = "abcdef"
pools = some.sampled_from([Pool("stratego", "live"), Pool("stratego", "by_day"), Pool("soldier", "live")])


@some.composite
def outcomes(draw: some.DrawFn) -> tuple[Pool, list[Placing], list[str]]:
    players = draw(some.permutations(PEOPLE))
    teams = draw(some.booleans())
    count = 4 if teams else draw(some.integers(2, 5))
    sides = [seat % 2 for seat in range(count)] if teams else list(range(count))
    ranks = {side: draw(some.sampled_from([WON, DRAWN, LOST])) for side in sides}
    placings = [Placing(side, ranks[side], draw(some.integers(0, 5)) == 0) for side in sides]
    return draw(pools), placings, list(players[:count])


@contextmanager
def database() -> Iterator[sa.Connection]:
    engine = sa.create_engine("sqlite://")
    METADATA.create_all(engine)
    with engine.begin() as connection:
        rows = [{"id": id, "kind": "account", "name": id, "created": 0, "seen": 0} for id in PEOPLE]
        connection.execute(sa.insert(PLAYERS), rows)
        yield connection
    engine.dispose()


def play(
    number: int,
    pool: Pool,
    placings: Sequence[Placing],
    players: Sequence[str],
    to: sa.Connection,
    at: int = 0,
) -> None:
    """Write the result of a game at a table of its own."""
    table, holders = f"t{number}", [f"{number} {player}" for player in players]
    to.execute(sa.insert(TABLES), {"id": table, "created": 0, "variant": "x", "founding": b""})
    seats = [
        {"table_id": table, "seat": seat, "player": player, "holder": holder, "hidden": False}
        for seat, (player, holder) in enumerate(zip(players, holders, strict=True))
    ]
    to.execute(sa.insert(SEATS), seats)
    for _ in range(2):  # the second time it is known already
        results.add(Outcome(table, "x", pool, placings, holders), at, to)


def kept(connection: sa.Connection) -> tuple[list[sa.Row[tuple[object, ...]]], list[sa.Row[tuple[object, ...]]]]:
    by_key = sa.select(RATINGS).order_by(RATINGS.c.player, RATINGS.c.game, RATINGS.c.pace)
    return list(connection.execute(by_key)), list(connection.execute(sa.select(RANKS)))


@given(some.lists(outcomes(), max_size=12))
def test_ratings_that_are_computed_anew_agree_to_the_bit(history: list[tuple[Pool, list[Placing], list[str]]]) -> None:
    with database() as connection:
        for number, (pool, placings, players) in enumerate(history):
            play(number, pool, placings, players, connection)
        before = kept(connection)
        assert sum(row.games for row in before[0]) == len(before[1]) == sum(len(one[2]) for one in history)
        assert results.rerate(connection) == (len(before[0]), 0)
        assert kept(connection) == before
        connection.execute(sa.update(RATINGS).values(mu=RATINGS.c.mu + 1e-9))
        connection.execute(sa.update(RANKS).values(sigma=1.0))
        assert results.rerate(connection) == (len(before[0]), len(before[0]))
        assert kept(connection) == before


def test_a_leaderboard_holds_those_who_have_played_there_lately() -> None:
    stratego, soldier = Pool("stratego", "live"), Pool("soldier", "live")
    with database() as connection:
        at = now(connection) // 1000
        for number in range(ratings.ON_LEADERBOARDS):
            play(2 * number, stratego, one_each(WON, LOST), "ab", connection, at - ratings.ACTIVE_FOR - 60)
            play(2 * number + 1, soldier, one_each(WON, LOST), "ab", connection, at)
        assert ratings.best(stratego, False, connection) == [], "their last games are long ago"
        assert [one.name for one in ratings.best(soldier, False, connection)] == ["a", "b"]
        play(100, stratego, one_each(WON, LOST), "ac", connection, at)
        assert [one.name for one in ratings.best(stratego, False, connection)] == ["a"]


def test_who_is_forgotten_leaves_the_others_ratings_as_they_are() -> None:
    with database() as connection:
        for number, players in enumerate(("ab", "bc", "ca")):
            play(number, Pool("soldier", "live"), one_each(WON, LOST), players, connection)
        connection.execute(sa.delete(RATINGS).where(RATINGS.c.player == "a"))
        connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id == "a"))
        before = kept(connection)
        assert results.rerate(connection) == (2, 0)
        assert kept(connection) == before


# ---- at servers ----


@pytest.fixture
async def servers(postgres: Postgres) -> AsyncIterator[tuple[House, House, str]]:
    database = postgres.fresh()
    async with club(database, nodes=2) as one, club(database, nodes=2) as other:
        yield one, other, database


async def test_two_servers_rate_each_game_once_and_one_after_the_other(servers: tuple[House, House, str]) -> None:
    """Each of two players ends games at both servers at once: no result is lost, and all agree when computed anew."""
    one, other, _ = servers
    anna, berta = await member(one, "Anna"), await member(one, "Berta")
    phones = []
    for page in (anna, berta):
        phone = await other.browser()
        phone.http.cookies = page.browser.http.cookies
        phones.append(phone)
    paths = [await begin(anna, berta, path=await pair(anna, berta)) for _ in range(3)]
    await asyncio.gather(
        *(browser.post(f"{path}/leave", {}) for path in paths for browser in (anna.browser, phones[1], phones[0]))
    )
    assert sorted(f"/api/tables/{row.table_id}" for row in await one.rows("results")) == sorted(paths)
    assert [row.games for row in await other.rows("ratings")] == [3, 3]
    assert await one.store.ratings.rerate() == (2, 0)


async def test_a_line_that_two_came_by_at_two_servers_is_one(servers: tuple[House, House, str]) -> None:
    anna, berta = await member(servers[0], "Anna", "203.0.113.7"), await member(servers[1], "Berta", "203.0.113.7")
    path = await pair(anna, berta)
    assert (await anna.browser.get(path)).json()["table"]["rated"] == "shared_line"
    await begin(anna, berta, path=path)
    await resign(anna, path)
    assert await servers[0].rows("results") == []
    assert all("203" not in str(value) for row in await servers[0].rows("lines_today") for value in row)


async def test_the_operator_has_all_ratings_computed_anew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "games.db"
    async with club(database) as here:
        await lose(await member(here, "Anna"), await member(here, "Berta"))
        await here.store.change(lambda connection: connection.execute(sa.update(RATINGS).values(games=7)))

    def rerate() -> str:
        assert cli.run(["admin", "rerate", "--db", str(database)]) == 0
        return capsys.readouterr().err.strip()

    assert await asyncio.to_thread(rerate) == "Ratings: 2. With another value than before: 2."
    assert await asyncio.to_thread(rerate) == "Ratings: 2. With another value than before: 0."
