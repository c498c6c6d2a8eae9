"""Tests of bots that plan with partners: they use only the partners' channel and what their seat sees."""

from __future__ import annotations

from pathlib import Path

from tests.comparing import assert_same
from tests.host.company import Company, company

from sandtable.host.store.entries import Acted, Said
from sandtable.host.table import showing

QUICK = "stratego-alliance-lightning"
S, W, N, E = range(4)
TOGETHER = ("human", "human", "sergeant", "human")


async def lay_out(table: Company, seat: int, preset: int = 0) -> None:
    named = table.room.match.preview(seat, "presets")["presets"][preset]["name"]
    await table.act(seat, table.room.match.preview(seat, f"setup {named}")["action"])


async def test_it_proposes_a_place_and_agrees_or_says_why_not(tmp_path: Path) -> None:
    async with company(tmp_path, QUICK, *TOGETHER, talk="plan") as table:
        [(seat, text, place)] = table.said(S)
        assert (seat, text) == ("North", "Let our Flags meet here.") and place is not None
        await table.do(Said(S, "", "g8"))
        assert table.said(S)[-1] == ("North", "Agreed.", "g8")
        await table.do(Said(S, "Better here?", "a8"))
        seat, text, other = table.said(S)[-1]
        assert text == f"I cannot reach a8. How about {other}?" and other not in ("a8", None)
        await table.do(Said(S, "Agreed.", None))
        assert len(table.said(S)) == 6, "what is agreed needs no more words"
        rebuilt = await table.again()
        assert rebuilt.partners.shown(S) == table.room.partners.shown(S)


async def test_what_it_cannot_know_changes_no_word_and_nobody_else_hears_one(tmp_path: Path) -> None:
    """South's and West's armies differ between the worlds, and the partner says the same in both."""
    async with (
        company(tmp_path, QUICK, *TOGETHER, talk="always") as one,
        company(tmp_path, QUICK, *TOGETHER, talk="always") as other,
    ):
        for table, preset in ((one, 0), (other, 1)):
            for seat in (S, W, E):
                await lay_out(table, seat, preset if seat != E else 0)
        assert one.room.match.packed(S) != other.room.match.packed(S), "the worlds do differ"
        for table in (one, other):
            await table.do(Said(S, "", "b5"))
            await table.do(Said(S, "", "f4"))
        assert one.said(S) == other.said(S) and len(one.said(S)) == 5
        for viewer in (-1, E):
            assert_same(one.sent(viewer), other.sent(viewer))
        assert not any("b5" in text for text in (*one.sent(E), *one.sent(-1)) if '"type":"team"' in text)


async def test_two_computer_partners_agree_and_nobody_sees_it(tmp_path: Path) -> None:
    async with company(tmp_path, QUICK, "sergeant", "human", "sergeant", "sergeant", talk="plan") as table:
        lines = table.said(S)
        assert [(seat, text) for seat, text, _ in lines] == [
            ("South", "Let our Flags meet here."),
            ("North", "Agreed."),
        ]
        assert lines[0][2] == lines[1][2]
        assert [seat for seat, _, _ in table.said(W)] == ["East"]
        assert "Agreed" not in "".join(table.sent(W)) and "Agreed" not in showing.record_of(table.room, W)()


async def test_what_is_agreed_goes_with_every_decision(tmp_path: Path) -> None:
    async with company(tmp_path, QUICK, *TOGETHER, talk="always") as table:
        await table.do(Said(S, "", "g8"))
        for seat in (S, W, E):
            await lay_out(table, seat)
        table.pool.asked.clear()
        for seat in (S, W):
            await table.act(seat, table.room.match.umpire.legal(seat)[0])
        [decision] = [question for question in table.pool.asked if question.wants == "choice"]
        assert [tuple(said)[1:] for said in decision.talk][-1] == ("Agreed.", "g8")


async def test_a_recruit_and_a_room_that_is_closed_say_nothing(tmp_path: Path) -> None:
    async with company(tmp_path, QUICK, "human", "human", "recruit", "human", talk="plan") as table:
        team = table.room.partners.shown(S)
        assert team is not None and team.closed is not None and "computer player" in team.closed and not team.lines
    async with company(tmp_path, QUICK, *TOGETHER, talk="off") as table:
        assert table.said(S) == []
    async with company(tmp_path, QUICK, *TOGETHER, talk="plan") as table:
        for seat in (S, W, E):
            await lay_out(table, seat)
        before = table.said(S)
        await table.do(Acted(S, table.room.match.umpire.legal(S)[0], table.room.match.viewers[S].seq))
        assert table.said(S) == before, "play has begun"
