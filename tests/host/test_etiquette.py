"""Tests of bots' etiquette towards people: draws, resigning, kind words. Their estimates are given by the tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.comparing import assert_same
from tests.host.company import Answers, Company, company, expecting
from tests.host.games import NORTH, SOUTH, VARIANT, setup, umpire

from sandtable.engine.compile.jit import Record
from sandtable.host.bots import etiquette
from sandtable.host.store.entries import Aborted, Consented, DrawSaid
from sandtable.host.table import showing
from sandtable.host.table.room import Room

QUICK = "stratego-alliance-lightning"
S, W, N, E = range(4)
HOPELESS, EVEN, WINNING = -900, 0, 700


@pytest.fixture(autouse=True)
def looks_up_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(etiquette, "EVERY", 1)


async def begin(table: Company, *people: int) -> None:
    """Let the people lay out the proposed armies; it is South's turn then."""
    for seat in people or (SOUTH,):
        await table.act(seat, table.room.match.preview(seat, "setup")["action"])


def hopeless_north(table: Company) -> Answers:
    """Return bots of which only North believes that the game is lost."""
    return lambda question: expecting(HOPELESS if table.room.match.umpire.waiting == (N,) else EVEN)(question)


async def turn(table: Company, seat: int) -> None:
    await table.act(seat, table.room.match.umpire.offer(seat)[0]["id"])


@pytest.mark.parametrize(("expected", "agreed"), [(HOPELESS, True), (EVEN, False), (WINNING, False)])
async def test_a_draw_is_taken_by_who_is_worse_and_declined_by_who_is_not(
    tmp_path: Path, expected: int, agreed: bool
) -> None:
    async with company(tmp_path, VARIANT, "human", "sergeant", answers=expecting(EVEN)) as table:
        await begin(table)
        table.answers = expecting(expected)
        await table.do(DrawSaid(SOUTH, "offer"))
        room = table.room
        assert (room.ended is not None and room.ended.termination == "agreed") == agreed
        assert room.draw.by is None


async def test_where_nothing_moves_it_offers_one_and_takes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Room, "quiet", True)
    async with company(tmp_path, VARIANT, "human", "sergeant", answers=expecting(EVEN)) as table:
        await begin(table)
        await turn(table, SOUTH)
        assert showing.table(table.room, SOUTH).offers.draw == "North"
        assert table.room.match.umpire.waiting == (SOUTH,), "and plays on"
        await table.do(DrawSaid(SOUTH, "decline"))
        await table.do(DrawSaid(SOUTH, "offer"))
        assert table.room.ended is not None and table.room.ended.termination == "agreed"


@pytest.mark.parametrize(("quiet", "still"), [(59, False), (60, True)])
def test_nothing_moves_after_thirty_rounds_without_attack(quiet: int, still: bool) -> None:
    game = umpire()
    for seat in (SOUTH, NORTH):
        game.act(seat, setup(seat))
    view: Record = game.game.schema.read_view(game.packed(game.spectator))
    view.quiet = quiet
    assert game.game.quiet is not None and game.game.quiet(view) is still


async def test_a_lost_game_is_resigned_and_good_game_said_once(tmp_path: Path) -> None:
    async with company(tmp_path, VARIANT, "human", "sergeant", answers=expecting(HOPELESS)) as table:
        await begin(table)
        assert showing.table(table.room, SOUTH).thanks == []
        await turn(table, SOUTH)
        ended = table.room.ended
        assert ended is not None and ended.winners == ["South"] and ended.termination == "resign"
        assert showing.table(table.room, SOUTH).thanks == ["North"]
        rebuilt = await table.again()
        assert rebuilt.ended == ended and rebuilt.thanks == table.room.thanks


async def test_the_person_beside_is_asked_before_and_once_a_game(tmp_path: Path) -> None:
    kinds = ("human", "sergeant", "sergeant", "sergeant")
    async with company(tmp_path, QUICK, *kinds, answers=expecting(EVEN)) as table:
        await begin(table)
        table.answers = hopeless_north(table)
        await turn(table, S)
        question = table.question(S)
        assert question is not None and (question.seat, question.waits) == ("North", ["South"])
        assert table.room.match.umpire.waiting == (N,) and table.room.ended is None, "it waits for the answer"
        await table.do(Consented(S, question.line, "no"))
        assert table.room.match.umpire.waiting == (S,), "then it plays on"
        await turn(table, S)
        assert table.question(S) is None, "and does not ask again"
        assert table.room.match.umpire.waiting == (S,)


async def test_yes_resigns_for_both(tmp_path: Path) -> None:
    kinds = ("human", "sergeant", "sergeant", "sergeant")
    async with company(tmp_path, QUICK, *kinds, answers=expecting(EVEN)) as table:
        await begin(table)
        table.answers = hopeless_north(table)
        await turn(table, S)
        question = table.question(S)
        assert question is not None
        await table.do(Consented(S, question.line, "yes"))
        ended = table.room.ended
        assert ended is not None and set(ended.winners) == {"West", "East"}
        rebuilt = await table.again()
        assert rebuilt.ended == ended and rebuilt.match.played == table.room.match.played


async def test_a_computer_partner_says_to_a_draw_what_its_person_says(tmp_path: Path) -> None:
    kinds = ("human", "human", "sergeant", "sergeant")
    async with company(tmp_path, QUICK, *kinds, answers=expecting(HOPELESS)) as table:
        await begin(table, S, W)
        table.answers = expecting(WINNING)
        await table.do(DrawSaid(W, "offer"))
        assert table.room.draw.agreed == {W, E}, "its own side has offered it; North waits for South"
        await table.do(DrawSaid(S, "accept"))
        assert table.room.ended is not None and table.room.ended.termination == "agreed"


async def test_it_expects_what_its_own_view_says(tmp_path: Path) -> None:
    """There are two worlds: in one, South's army is mirrored from left to right."""
    async with (
        company(tmp_path, VARIANT, "human", "sergeant") as plain,
        company(tmp_path, VARIANT, "human", "sergeant") as mirrored,
    ):
        for table, turned in ((plain, False), (mirrored, True)):
            await table.act(SOUTH, setup(SOUTH, turned))
            table.pool.asked.clear()
            await table.do(DrawSaid(SOUTH, "offer"))
        assert plain.room.match.packed(SOUTH) != mirrored.room.match.packed(SOUTH)
        assert plain.pool.asked
        assert_same(plain.pool.asked, mirrored.pool.asked)
        assert_same(plain.sent(-1), mirrored.sent(-1))


async def test_a_game_that_was_called_off_is_no_good_game(tmp_path: Path) -> None:
    async with company(tmp_path, VARIANT, "human", "sergeant", answers=expecting(EVEN)) as table:
        await table.do(Aborted(SOUTH))
        assert table.room.ended is not None and table.room.thanks == []
