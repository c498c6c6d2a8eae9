"""Computer players in processes of their own: stuck, dying, lying, and well."""

from __future__ import annotations

import asyncio
import sys
import textwrap
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from tests.host.games import SEED, SOUTH, VARIANT

from sandtable.games import variant
from sandtable.host.hub.bots import Pool, Question, fallback
from sandtable.umpire.umpire import Umpire

PRELUDE = """
import os, sys, time
import msgspec
from sandtable.host.hub.bots import Choice, Question, frame
def read():
    length = sys.stdin.buffer.read(4)
    if not length:
        sys.exit()
    return msgspec.msgpack.decode(sys.stdin.buffer.read(int.from_bytes(length, "big")), type=Question)
def write(choice):
    sys.stdout.buffer.write(frame(choice))
    sys.stdout.buffer.flush()
"""

MakePool = Callable[..., Awaitable[Pool]]


@pytest.fixture
async def make_pool(tmp_path: Path) -> AsyncIterator[MakePool]:
    """Pools whose workers run the program given."""
    pools = []

    async def make(program: str, workers: int = 1, deadline: float = 60.0) -> Pool:
        path = tmp_path / "worker.py"
        path.write_text(PRELUDE + textwrap.dedent(program))
        pool = Pool(workers, deadline, (sys.executable, str(path)))
        pools.append(pool)
        await pool.ready()
        return pool

    yield make
    for pool in pools:
        await pool.close()


async def ask_until_answered(pool: Pool) -> int | None:
    """The first choice of a worker that replaces another; how long it takes to start varies."""
    for _ in range(60):
        if (choice := await ask(pool)) is not None:
            return choice
    return None


async def ask(pool: Pool) -> int | None:
    return await pool.choose("recruit", VARIANT, b"view", [3, 5, 8], 1)


async def test_a_choice(make_pool: MakePool) -> None:
    pool = await make_pool("""
        write(Choice(None))
        while True:
            write(Choice(read().legal[-1]))
    """)
    assert [await ask(pool) for _ in range(3)] == [8, 8, 8]


async def test_a_player_is_given_a_view_and_its_choices_and_nothing_else(make_pool: MakePool) -> None:
    assert Question.__struct_fields__ == ("level", "variant", "packed", "legal", "seed", "wants", "talk")
    pool = await make_pool("""
        write(Choice(None))
        while True:
            question = read()
            assert question.packed == b"view"
            write(Choice(question.legal[question.seed]))
    """)
    assert [await ask(pool) for _ in range(3)] == [5, 5, 5], "a player keeps its seed all through a game"


async def test_what_can_wait_is_asked_when_nobody_has_to_play(make_pool: MakePool) -> None:
    pool = await make_pool("""
        write(Choice(None))
        asked = 0
        while True:
            question = read()
            asked += 1
            write(Choice(question.legal[0], why=f"{asked}"))
    """)
    first = asyncio.create_task(ask(pool))
    await asyncio.sleep(0)
    hint = asyncio.create_task(pool.ask_last(Question("recruit", VARIANT, b"view", [3], 1, "hint")))
    await asyncio.sleep(0)
    second = asyncio.create_task(ask(pool))
    await asyncio.gather(first, second)
    last = await hint
    assert last is not None and last.why == "3", "both decisions came first"


async def test_a_stuck_player_is_replaced_and_does_not_stop_the_table(make_pool: MakePool, tmp_path: Path) -> None:
    flag = tmp_path / "stuck"
    pool = await make_pool(
        f"""
        write(Choice(None))
        while True:
            question = read()
            if not os.path.exists({str(flag)!r}):
                open({str(flag)!r}, "w").close()
                time.sleep(1000)
            write(Choice(question.legal[0]))
    """,
        deadline=2.0,
    )
    assert await ask(pool) is None
    assert await ask_until_answered(pool) == 3


async def test_a_dying_player_is_replaced(make_pool: MakePool, tmp_path: Path) -> None:
    flag = tmp_path / "died"
    pool = await make_pool(
        f"""
        write(Choice(None))
        question = read()
        if not os.path.exists({str(flag)!r}):
            open({str(flag)!r}, "w").close()
            os.abort()
        write(Choice(question.legal[0]))
        read()
    """,
        deadline=5.0,
    )
    assert await ask(pool) is None
    assert await ask_until_answered(pool) == 3


async def test_a_choice_that_is_none_is_not_taken(make_pool: MakePool) -> None:
    pool = await make_pool("""
        write(Choice(None))
        for answer in (Choice(7), Choice(None, "ValueError: lost"), Choice(5)):
            read()
            write(answer)
        read()
    """)
    assert [await ask(pool) for _ in range(3)] == [None, None, 5]


async def test_answers_that_cannot_be_read(make_pool: MakePool) -> None:
    pool = await make_pool("""
        write(Choice(None))
        read()
        sys.stdout.buffer.write(b"\\0\\0\\0\\3abc")
        sys.stdout.buffer.flush()
        read()
    """)
    assert await ask(pool) is None


async def test_workers_that_never_start_leave_the_host_to_play(tmp_path: Path) -> None:
    pool = Pool(1, 0.2, (sys.executable, "-c", "raise SystemExit(1)"))
    assert await ask(pool) is None
    await pool.close()


async def test_no_workers_at_all() -> None:
    pool = Pool(0, 1.0)
    assert await ask(pool) is None
    await pool.close()


async def test_the_real_players_lay_out_an_army() -> None:
    pool = Pool(1, 60.0)
    try:
        for level in ("recruit", "sergeant"):
            umpire = Umpire(variant(VARIANT), seed=SEED)
            while SOUTH in umpire.waiting:
                packed, legal = umpire.packed(SOUTH), umpire.legal(SOUTH)
                choice = await pool.choose(level, VARIANT, packed, legal, 1)
                assert choice in legal
                umpire.act(SOUTH, choice)
    finally:
        await pool.close()


def test_the_host_plays_anything_that_is_allowed() -> None:
    assert {fallback([3, 5]) for _ in range(100)} == {3, 5}
