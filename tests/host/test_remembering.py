"""Tests of bots that remember: each question holds all that their seat has seen, whichever process is asked."""

from __future__ import annotations

import asyncio
import random
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from tests.comparing import assert_same
from tests.host.games import NORTH, SEED, SOUTH, VARIANT, new_match, setup, spec, submit
from tests.host.reactions import Memory, StillClock, everything_else
from tests.host.slow_workers import general

from sandtable.bots import plan_search
from sandtable.bots.belief_search import Rememberer
from sandtable.bots.plan_search import Planner
from sandtable.engine.messages import Message
from sandtable.engine.record.view import Packed, PackedView
from sandtable.engine.strength import Plans
from sandtable.engine.umpire import Umpire
from sandtable.games import variants
from sandtable.games.combat.player.weights import FIRST_WAY, LIEUTENANT
from sandtable.host.bots import answering
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import Answer, BotPools
from sandtable.host.bots.pacing import STEP
from sandtable.host.hub.hub import Hub
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.metrics import Metrics
from sandtable.host.settings import Settings
from sandtable.host.store.entries import Acted, Took
from sandtable.host.store.store import Store
from sandtable.host.table import showing
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.table.given import Act, AllSeated
from sandtable.host.table.match import Match
from sandtable.host.tokens import digest

__all__ = ["general"]


# ---- what a seat has seen ----


def test_a_seat_has_seen_every_step_that_showed_it_anything() -> None:
    match, rng = new_match(), random.Random(1)
    shown = {seat: [match.packed(seat)] for seat in (SOUTH, NORTH)}
    for _ in range(80):
        viewer = rng.choice([viewer for viewer in match.viewers.values() if viewer.question])
        submit(match, viewer.number, rng.choice(viewer.question))
        for seat, views in shown.items():
            if match.packed(seat) != views[-1]:
                views.append(match.packed(seat))
    assert {seat: match.seen(seat) for seat in shown} == shown


@pytest.mark.parametrize("id", ["soldier", "warkings", "stratego-alliance-lightning"])
def test_whoever_asks_late_is_told_the_same(id: str) -> None:
    """A game that is replayed from the start gives the same, with chance, windows and sealed answers."""
    chosen, rng = variants()[id], random.Random(2)

    def make() -> Umpire:
        return Umpire(chosen, chosen.players[1], seed=SEED)

    match, seats = Match(make), range(chosen.players[1])
    match.take(AllSeated())
    asked = [match.seen(seat) for seat in seats]
    for _ in range(60):
        viewer = rng.choice([viewer for viewer in match.viewers.values() if viewer.question])
        match.act(Act(viewer.number, rng.choice(viewer.question), viewer.seq))
        asked = [match.seen(seat) for seat in seats]
    again = Match(make)
    for given in match.given:
        again.take(given)
    assert [again.seen(seat) for seat in seats] == asked
    assert all(len(set(views)) > 1 for views in asked)


# ---- at a table ----


THINKS = 1.0
"""Seconds that a bot thinks, by a clock that moves only when the test says so."""


class Recorder(BotPools):
    """A bot whose choice depends on every byte that it is given."""

    def __init__(self, clock: StillClock) -> None:
        super().__init__(0, 1.0)
        self.asked: list[Question] = []
        self._clock = clock

    async def choose(self, question: Question, table: str, rank: Rank = Rank.TURN) -> Answer | None:
        self.asked.append(question)
        await self._clock.sleep(THINKS)
        number = int.from_bytes(blake2b(msgspec.msgpack.encode(question)).digest()[:8], "big")
        return Answer(question.legal[number % len(question.legal)], THINKS, stood_in=False)


class Game:
    """A game between a person, South, and a bot, North.

    A bot is shown who has laid out an army, so what it is asked depends on who is first. South lays out its army while
    North thinks about its first piece, or once North has laid out its own; never just when it happens to.
    """

    def __init__(self, level: str) -> None:
        self.plan = spec("human", level)
        self.clock = StillClock()
        self.store = Memory(self.clock)
        self.rng = random.Random(5)
        self.players: list[Recorder] = []
        self._open()

    def _open(self) -> None:
        self.players.append(Recorder(self.clock))
        store: Store = self.store  # type: ignore[assignment]
        settings = Settings(db="unused", bot_delay=0.0)
        self.hub = self.clock.hub = Hub(settings, store, self.players[-1], Metrics(), self.clock)

    @classmethod
    async def begin(cls, level: str, army: str, first: int = SOUTH, held_up: float = 0.0) -> Game:
        """Return a game in which both have laid out their armies. The machine is held up for some time before."""
        game = cls(level)
        await game.hub.create(game.plan, [Took(SOUTH, "Anna", digest("south"))])
        await game.listen()
        while not game.asked:
            await asyncio.sleep(0)
        await asyncio.sleep(held_up)
        if first == NORTH:
            await game.rest()
        await game.act(army)
        return game

    async def listen(self) -> None:
        self.watching = Connection(-1, 100_000)
        await self.hub.listen(self.plan.id, self.watching, None, None)
        await everything_else(self.hub)

    async def restart(self) -> None:
        async with self.active.lock:  # when what was under way is kept
            self.active.drop(Message("bye-fault"))
        self._open()
        await self.listen()

    @property
    def active(self) -> ActiveTable:
        active = self.hub.tables.in_memory[self.plan.id]
        assert isinstance(active, ActiveTable)
        return active

    async def rest(self) -> None:
        """Let time pass until the bot owes nothing."""
        while self.active.thinking:
            await self.clock.pass_by(THINKS)

    async def act(self, action: int | str) -> None:
        async with self.hub.tables.at(self.plan.id) as active:
            await self.hub.change(active, Acted(SOUTH, action, active.room.match.viewers[SOUTH].seq))
        await self.rest()

    async def play(self, turns: int) -> None:
        for _ in range(turns):
            if self.active.room.ended:
                return
            await self.act(self.rng.choice(self.active.room.match.viewers[SOUTH].question))

    @property
    def asked(self) -> list[Question]:
        return [question for player in self.players for question in player.asked]

    def story(self) -> list[Any]:
        """Return the stored log, and what each viewer is shown."""
        viewers = (SOUTH, NORTH, self.active.room.match.spectator)
        shown = [msgspec.json.encode(self.active.snapshot(viewer)) for viewer in viewers]
        records = [showing.record_of(self.active.room, viewer)() for viewer in viewers]
        return [self.store.tables[self.plan.id].lines, shown, records]


async def test_a_host_that_starts_again_asks_the_same(general: str) -> None:
    whole, broken = [await Game.begin(general, setup(SOUTH)) for _ in range(2)]
    await whole.play(16)
    for _ in range(4):
        await broken.play(4)
        await broken.restart()
    assert_same(broken.asked, whole.asked)
    assert len(whole.asked[-1].seen) > 16
    assert_same(broken.story(), whole.story())


async def test_only_who_remembers_is_told_what_was(general: str) -> None:
    game = await Game.begin("sergeant", setup(SOUTH))
    await game.play(2)
    assert game.asked and not any(question.seen for question in game.asked)


@pytest.mark.parametrize("first", [SOUTH, NORTH])
async def test_what_its_seat_cannot_know_is_in_no_question(general: str, first: int) -> None:
    """South's army is mirrored from left to right in one world, and has met no enemy piece yet.

    The machine is held up there for longer than the step of a bot's answers, so that these come in another order if
    the test lets them.
    """
    plain = await Game.begin(general, setup(SOUTH), first)
    mirrored = await Game.begin(general, setup(SOUTH, mirrored=True), first, held_up=1.2 * STEP)
    for _ in range(5):
        assert_same(plain.asked, mirrored.asked)
        common = set(plain.active.room.match.viewers[SOUTH].question)
        common &= set(mirrored.active.room.match.viewers[SOUTH].question)
        met = len(plain.active.room.match.viewers[SOUTH].log)
        for game in (plain, mirrored):
            await game.act(min(common))
        told = plain.active.room.match.viewers[SOUTH].log[met:]
        if any(b"attacked" in bytes(event) for event in told):
            break
    assert len(plain.asked[-1].seen) > 3
    assert plain.active.room.match.seen(SOUTH) != mirrored.active.room.match.seen(SOUTH), "the worlds do differ"


# ---- in the process of computer players ----


class Witness(Rememberer):
    """A player that chooses by all that it has been shown."""

    def __init__(self) -> None:
        self.shown: list[bytes] = []

    def see(self, view: Packed) -> None:
        self.shown.append(view.packed)

    def choose(self, view: Packed, legal: Any) -> int:
        digest = blake2b(b"".join([*self.shown, view.packed])).digest()
        return int(legal[int.from_bytes(digest[:8], "big") % len(legal)])


def test_any_process_chooses_what_one_who_was_there_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "make", lambda *_: Witness())
    match, rng, there = new_match(), random.Random(3), Witness()
    there.see(PackedView(match.packed(NORTH)))
    for _ in range(60):
        viewer = rng.choice([viewer for viewer in match.viewers.values() if viewer.question])
        before = match.packed(NORTH)
        submit(match, viewer.number, rng.choice(viewer.question))
        if match.packed(NORTH) != before:
            there.see(PackedView(match.packed(NORTH)))
        if legal := list(match.viewers[NORTH].question):
            packed = match.packed(NORTH)
            question = Question("general", VARIANT, packed, legal, 1, match.seen(NORTH))
            assert answering.answer(question).action == there.choose(PackedView(packed), legal)


def test_an_answer_says_whether_it_follows_a_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the answers in a half-turn the first one needs time, whichever player is made for each."""
    monkeypatch.setattr(plan_search, "planned_style", lru_cache(lambda *_: FIRST_WAY))
    budget = Plans((FIRST_WAY,), rounds=1, worlds=1, style=LIEUTENANT)
    monkeypatch.setattr(answering, "make", lambda _, chosen, seed: Planner(chosen, seed, budget))
    umpire = Umpire(variants()["combat"], None, {"scenario": "skirmish", "army": "rifle"}, SEED)
    seen: dict[int, list[bytes]] = {SOUTH: [], NORTH: []}
    at_once: dict[bool, list[bool]] = {True: [], False: []}
    while umpire.view(SOUTH)["round"] < 2:
        for seat, views in seen.items():
            views.append(umpire.packed(seat))
        seat = umpire.waiting[0]
        question = Question("general", "combat", umpire.packed(seat), umpire.legal(seat), seat, seen[seat])
        choice = answering.answer(question)
        assert choice.action is not None
        at_once[umpire.view(seat)["half"] == umpire.seats[seat]].append(choice.at_once)
        umpire.act(seat, choice.action)
    assert all(at_once[False]), "nothing is planned while units are placed, and in the other's half-turn"
    assert at_once[True].count(False) == 2, "each side has planned its half-turn once"
