"""Tests of bots in processes of their own: stuck, dying, lying, and well behaved ones."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from tests.host.games import SEED, SOUTH, VARIANT
from tests.host.slow_workers import general

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import QUICK, STEPS_BACK, BotPools, fallback
from sandtable.host.bots.pacing import LATELY, Pace

__all__ = ["general"]
PRELUDE = """
import os, sys, time
import msgspec
from sandtable.host.bots.asking import Choice, Question, frame
def read():
    length = sys.stdin.buffer.read(4)
    if not length:
        sys.exit()
    return msgspec.msgpack.decode(sys.stdin.buffer.read(int.from_bytes(length, "big")), type=Question)
def write(choice):
    sys.stdout.buffer.write(frame(choice))
    sys.stdout.buffer.flush()
"""

MakePool = Callable[..., Awaitable[BotPools]]


@pytest.fixture
async def make_pool(tmp_path: Path) -> AsyncIterator[MakePool]:
    """Return a function that makes pools whose workers run the given program."""
    pools = []

    async def make(program: str, workers: int = 1, deadline: float = 60.0, slow_workers: int = 0) -> BotPools:
        path = tmp_path / "worker.py"
        path.write_text(PRELUDE + textwrap.dedent(program))
        pool = BotPools(workers, deadline, (sys.executable, str(path)), slow_workers=slow_workers)
        pools.append(pool)
        await pool.ready()
        return pool

    yield make
    for pool in pools:
        await pool.close()


async def ask_until_answered(pool: BotPools) -> int | None:
    """Return the first choice of a replacement worker, which may take a while to start."""
    for _ in range(60):
        if (choice := await ask(pool)) is not None:
            return choice
    return None


async def ask(pool: BotPools) -> int | None:
    answer = await pool.choose(Question("recruit", VARIANT, b"view", [3, 5, 8], 1), "table")
    return answer.action if answer else None


async def test_a_choice(make_pool: MakePool) -> None:
    pool = await make_pool("""
        write(Choice(None))
        while True:
            write(Choice(read().legal[-1]))
    """)
    assert [await ask(pool) for _ in range(3)] == [8, 8, 8]


async def test_a_player_is_given_a_view_and_its_choices_and_nothing_else(make_pool: MakePool) -> None:
    fields = ("level", "variant", "packed", "legal", "seed", "seen", "wants", "talk", "task")
    assert Question.__struct_fields__ == fields, "the task is a review's, of a game that is over"
    pool = await make_pool("""
        write(Choice(None))
        while True:
            question = read()
            assert question.packed == b"view" and not question.task
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
    hint = asyncio.create_task(pool.ask(Question("recruit", VARIANT, b"view", [3], 1, wants="hint"), "table"))
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
    pool = BotPools(1, 0.2, (sys.executable, "-c", "raise SystemExit(1)"))
    assert await ask(pool) is None
    await pool.close()


async def test_no_workers_at_all() -> None:
    pool = BotPools(0, 1.0)
    assert await ask(pool) is None
    await pool.close()


THINKER = """
    write(Choice(None))
    while True:
        question = read()
        if question.level == "general":
            assert question.seen == [b"before", b"view"]
            time.sleep({seconds})
        write(Choice(question.legal[0 if question.level == "general" else -1]))
"""
PATIENT = Question("general", VARIANT, b"view", [3, 5, 8], 1, [b"before", b"view"])


async def test_who_answers_in_a_moment_waits_for_nobody_who_thinks(make_pool: MakePool, general: str) -> None:
    pool = await make_pool(THINKER.format(seconds=1000), slow_workers=1)
    thinking = [asyncio.create_task(pool.choose(PATIENT, table)) for table in ("a", "b")]
    assert await ask(pool) == 8
    while pool.counts["slow"].waiting != 1:  # the evaluator is still starting
        await asyncio.sleep(0.01)
    assert await ask(pool) == 8
    for task in thinking:
        task.cancel()


async def test_another_level_plays_for_one_that_takes_too_long(
    make_pool: MakePool, general: str, caplog: pytest.LogCaptureFixture
) -> None:
    pool = await make_pool(THINKER.format(seconds=1000), deadline=2.0, slow_workers=1)
    answer = await pool.choose(PATIENT, "table")
    assert answer is not None and (answer.action, answer.stood_in) == (8, True)
    assert "sergeant plays for general at table table" in caplog.messages


async def test_a_level_that_answers_in_time_plays_itself(make_pool: MakePool, general: str) -> None:
    pool = await make_pool(THINKER.format(seconds=0.2), slow_workers=1)
    answer = await pool.choose(PATIENT, "table")
    assert answer is not None and (answer.action, answer.stood_in) == (3, False) and answer.seconds >= 0.2


async def test_another_process_chooses_what_the_one_that_was_killed_did(
    make_pool: MakePool, general: str, tmp_path: Path
) -> None:
    flag = tmp_path / "die"
    pool = await make_pool(
        f"""
        write(Choice(None))
        while True:
            question = read()
            if question.seen and os.path.exists({str(flag)!r}):
                os.remove({str(flag)!r})
                os.abort()
            write(Choice(question.legal[sum(map(sum, question.seen)) % 3]))
        """,
        slow_workers=1,
    )
    first = await pool.choose(PATIENT, "table")
    flag.touch()
    stand_in = await pool.choose(PATIENT, "table")
    again = await pool.choose(PATIENT, "table")
    assert first is not None and stand_in is not None and again is not None
    assert [answer.stood_in for answer in (first, stand_in, again)] == [False, True, False]
    assert first.action == again.action != stand_in.action


def test_an_answer_comes_as_late_as_the_latest_of_its_kind() -> None:
    pace, kind = Pace(), (VARIANT, "general", "play", False)
    given = [round(seconds + pace.after(kind, seconds), 6) for seconds in (0.01, 0.72, 0.0, 0.31, 0.8)]
    assert given == [0.1, 0.8, 0.8, 0.8, 0.8]
    assert round(pace.after((VARIANT, "general", "setup", False), 0.0), 6) == 0.0
    for _ in range(LATELY):
        pace.after(kind, 0.2)
    assert round(pace.after(kind, 0.0), 6) == 0.2, "what was long ago counts no more"
    assert round(pace.after((*kind[:3], True), 0.0), 6) == 0.0, "answers by a plan are delayed among themselves"


def test_a_server_that_shares_games_begins_with_the_time_that_a_level_may_take() -> None:
    kind = (VARIANT, "general", "play", False)
    assert round(0.3 + Pace(shared=True).after(kind, 0.3, 2.0), 6) == 2.0
    assert round(0.3 + Pace().after(kind, 0.3, 2.0), 6) == 0.3


async def test_the_real_players_lay_out_an_army() -> None:
    pool = BotPools(1, 60.0)
    try:
        for level in ("recruit", "sergeant"):
            umpire = Umpire(variant(VARIANT), seed=SEED)
            while SOUTH in umpire.waiting:
                packed, legal = umpire.packed(SOUTH), umpire.legal(SOUTH)
                choice = await pool.choose(Question(level, VARIANT, packed, legal, 1), "table")
                assert choice is not None and choice.action in legal
                umpire.act(SOUTH, choice.action)
        command = ["ps", "-ww", "-o", "ni=,args=", "--ppid", str(os.getpid())]
        listed = subprocess.run(command, capture_output=True, text=True)
        behind = [line.split()[0] for line in listed.stdout.splitlines() if "sandtable.host.bots.worker" in line]
        assert behind == [str(min(19, os.getpriority(os.PRIO_PROCESS, 0) + STEPS_BACK[QUICK]))]
    finally:
        await pool.close()


def test_the_host_plays_anything_that_is_allowed() -> None:
    assert {fallback([3, 5]) for _ in range(100)} == {3, 5}
