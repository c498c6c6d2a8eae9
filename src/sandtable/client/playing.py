"""A player that answers the challenges of a server, and plays at the tables that come of them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import traceback
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from sandtable.client.client import Client
from sandtable.client.lobby import Lobby
from sandtable.client.requests import Problem
from sandtable.client.table import Position, Table
from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json

Answer = Callable[[Table, Position], Awaitable[int | str]]
"""A function from a question at a table to the id of a choice, or to a text in notation."""
MISSED = 2.0
"""Seconds after which a seek that was refused is tried again, and a table that could not be reached."""


class Says(Protocol):
    """What is told of what happens."""

    def __call__(self, line: str, /) -> None: ...


class Playing:
    """A bot that plays, `at_once` games at the same time. `answers` makes the answers of one game, by its variant and
    a seed; None: it does not play that. With `seek`, games and their numbers of players, it looks for opponents too;
    with `bots` also among other bots.
    """

    def __init__(
        self,
        client: Client,
        answers: Callable[[str, int], Answer | None],
        say: Says,
        at_once: int = 1,
        seek: Sequence[tuple[str, int]] = (),
        times: Sequence[Json] = (),
        bots: bool = False,
    ) -> None:
        self._client = client
        self._answers = answers
        self._say = say
        self._at_once = at_once
        self._seek, self._times, self._bots = seek, times, bots
        self._games: dict[str, asyncio.Task[None]] = {}
        self._free = asyncio.Event()  # there may be room for one more game
        self._changed = asyncio.Event()  # it plays one game more, or one fewer

    async def run(self) -> None:
        """Play until cancelled; raise Problem if the server wants to hear no more of the bot."""
        lobby = self._client.lobby()
        async with asyncio.TaskGroup() as group:
            for game in (await self._client.me())["games"]:
                if game["ended"] is None and game["lost"] is None and game["problem"] is None:
                    self._begin(group, game["table"])
            group.create_task(self._look_for_games(lobby))
            group.create_task(self._be_listed(lobby))
            async for own in lobby.news():
                await self._answer(lobby, own, group)

    async def _answer(self, lobby: Lobby, own: Json, group: asyncio.TaskGroup) -> None:
        """Answer the challenges, and go to the table that was found."""
        for challenge in own["challenges"]:
            if challenge["yours"] or challenge["state"] != "open":
                continue
            try:
                await self._consider(lobby, challenge, group)
            except (Problem, OSError) as problem:  # it is over, or its sender or the server has gone for a moment
                self._say(f"{challenge['name']}: {problem}")
                with contextlib.suppress(Problem, OSError):
                    await lobby.decline(challenge["id"], "later")  # so that its sender does not wait for it
        if own["seek"] is None:
            self._free.set()
        elif own["seek"]["table"] is not None:
            self._begin(group, own["seek"]["table"])
            with contextlib.suppress(Problem, OSError):  # it ends by itself
                await lobby.stop_seeking()

    async def _consider(self, lobby: Lobby, challenge: Json, group: asyncio.TaskGroup) -> None:
        [*games] = challenge["wish"]["games"]
        if challenge["kind"] == "team" or any(self._answers(game["variant"], 0) is None for game in games):
            await lobby.decline(challenge["id"], "game")
        elif self._full:
            await lobby.decline(challenge["id"], "later")
        elif (table := await lobby.accept(challenge["id"])) is not None:
            self._say(f"{challenge['name']} has challenged: {games[0]['variant']}.")
            self._begin(group, table)

    async def _look_for_games(self, lobby: Lobby) -> None:
        """Seek a game whenever there is room for one more."""
        while self._seek:
            self._free.clear()
            if not self._full:
                try:
                    await lobby.seek(self._seek, self._times, self._bots)
                except (Problem, OSError) as problem:
                    self._say(str(problem))
                    await asyncio.sleep(MISSED)
                    continue
            await self._free.wait()

    @property
    def _full(self) -> bool:
        """Whether it plays as many games as it may at the same time."""
        return len(self._games) >= self._at_once

    async def _be_listed(self, lobby: Lobby) -> None:
        """Let others challenge the bot while there is room for one more game."""
        while True:
            self._changed.clear()
            await lobby.be_open(not self._full)
            await self._changed.wait()

    def _begin(self, group: asyncio.TaskGroup, table: str) -> None:
        if table not in self._games:
            self._games[table] = group.create_task(self._play(table))
            self._changed.set()

    async def _play(self, id: str) -> None:
        """Play one game to its end. What goes wrong in it leaves the others alone."""
        try:
            while (ended := await self._try(id)) is None:
                await asyncio.sleep(MISSED)
            self._say(f"table {id}: {ended}")
        except Exception as problem:
            self._say(f"table {id}: {_told(problem)}")
        finally:
            del self._games[id]
            self._free.set()
            self._changed.set()

    async def _try(self, id: str) -> str | None:
        """Play at a table; return how that has ended, or None if the server could not be reached."""
        table, answer = self._client.table(id), None
        try:
            async for position in table.positions():
                assert table.shown is not None
                answer = answer or self._answers(table.shown["variant"], secrets.randbits(62))
                if answer is None:
                    return f"this bot does not play {table.shown['variant']}."
                await table.act(position, await answer(table, position))
        except OSError as problem:
            self._say(f"table {id}: {problem}")
            return None
        return str(table.ended["text"]) if table.ended else "it is over"


def _told(problem: Exception) -> str:
    """Return what went wrong in a line: what a server has refused as it says it, and else where it was, too."""
    if isinstance(problem, Problem | BadInput):
        return str(problem)
    [*_, last] = traceback.extract_tb(problem.__traceback__)
    what = f"{type(problem).__name__}: {problem}" if str(problem) else type(problem).__name__
    return f"{what} ({last.filename}, line {last.lineno})"
