"""Tests of quanta: an answer leaves a whole number of quanta after its request came."""

import asyncio
import random
import time

from sandtable.host.clocks import JITTER, QUANTUM, Alarm, Clock


async def test_what_was_done_at_once_is_told_after_a_grain() -> None:
    clock = Clock()
    began = clock.now()
    await clock.wait_for_quantum(began)
    assert clock.now() >= began + QUANTUM


async def test_what_took_longer_is_told_after_as_many_grains_as_that_took() -> None:
    clock = Clock()
    began = clock.now() - 2.5 * QUANTUM
    await clock.wait_for_quantum(began)
    assert clock.now() >= began + 3 * QUANTUM


async def test_equal_work_is_not_told_after_equal_times() -> None:
    clock, ends = Clock(), set[float]()
    for _ in range(20):
        began = clock.now()
        await clock.wait_for_quantum(began)
        ends.add(round((clock.now() - began) / JITTER, 2))
    assert len(ends) > 1


async def test_an_alarm_rings_for_each_and_for_nobody_before_their_moment() -> None:
    alarm, now, rung = Alarm(), time.monotonic(), list[float]()

    async def wait(moment: float) -> None:
        await alarm.ring(moment)
        assert time.monotonic() >= moment
        rung.append(moment)

    moments = [now + number / 100 for number in range(12)]
    await asyncio.gather(*(wait(moment) for moment in random.sample(moments, len(moments))))
    assert sorted(rung) == moments


async def test_an_alarm_rings_for_others_when_somebody_waits_no_more() -> None:
    alarm, now = Alarm(), time.monotonic()
    gone = asyncio.create_task(alarm.ring(now + 0.02))
    stays = asyncio.create_task(alarm.ring(now + 0.04))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert gone.cancelled()


def test_an_alarm_rings_for_a_loop_that_began_after_another_was_closed() -> None:
    alarm = Alarm()

    async def leave_somebody_waiting() -> None:
        waiting = asyncio.create_task(alarm.ring(time.monotonic() + 0.02))
        await asyncio.sleep(0)
        del waiting

    asyncio.run(leave_somebody_waiting())
    asyncio.run(alarm.ring(time.monotonic() + 0.04))
