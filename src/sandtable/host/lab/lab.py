"""The lab of a server. One study is played at a time, and all are stored."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

from sandtable.host.lab.study_folders import StudyFolders
from sandtable.host.lab.study_process import Player, askable
from sandtable.host.lab.study_requests import file_of
from sandtable.host.protocol.lab import MOST_CELLS, MOST_GAMES, Laboratory, StudyRequest, StudyShown
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.database_names import beside
from sandtable.study_progress import Askable, Progress, StudyState

UNDER_WAY = ("compiling", "playing")
ACTIVE = (*UNDER_WAY, "starting", "stopping")


class Lab:
    """The lab, which creates, plays and shows studies."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._shelf = StudyFolders(beside(settings.db, "lab"))
        self._player: Player | None = None
        self._following: asyncio.Task[None] | None = None
        self._askable: asyncio.Task[Askable] | None = None
        self._one_at_a_time = asyncio.Lock()
        self._writing = asyncio.Lock()  # progress is written in the order in which it was reported
        self._opening = True

    async def open(self) -> None:
        """Resume the study that was being played when the last server ended."""
        for line in await asyncio.to_thread(self._shelf.lines):
            if line.state in UNDER_WAY:
                with contextlib.suppress(Refusal):
                    await self.go_on(line.id)
                break
        self._opening = False

    async def close(self) -> None:
        """Stop the study that is being played, so that the next server resumes it."""
        if self._askable is not None:
            self._askable.cancel()
        if self._following is not None:
            self._following.cancel()
        if self._player is not None:
            await asyncio.to_thread(self._shelf.keep, self._player.id, self._player.progress)
            await self._player.end()

    async def about(self) -> Laboratory:
        """Return what can be asked, and all studies."""
        if self._askable is None or (self._askable.done() and self._askable.exception()):
            self._askable = asyncio.create_task(askable(self._settings))
        known = await asyncio.shield(self._askable)
        lines = await asyncio.to_thread(self._shelf.lines)
        for line in lines:
            if self._player is not None and line.id == self._player.id:
                told = self._player.progress
                line.state, line.played, line.total = told.state, told.played, told.total
            else:
                line.state = self._now(line.state)
        return Laboratory(known.measures, known.parts, known.widest, MOST_CELLS, MOST_GAMES, lines)

    async def create(self, request: StudyRequest) -> StudyShown:
        """Create a study and play it; raise Refusal for whatever a study file would be refused for."""
        content = file_of(request)
        async with self._one_at_a_time:
            self._only_one()
            id = await asyncio.to_thread(self._shelf.add, request, content)
            try:
                await self._begin(id, request.title.strip())
            except Refusal:
                await asyncio.to_thread(self._shelf.remove, id)
                raise
        return await self.show(id)

    async def go_on(self, id: str) -> StudyShown:
        """Play the missing games of a study."""
        shown = await self.show(id)
        async with self._one_at_a_time:
            self._only_one()
            await self._begin(id, shown.title)
        return await self.show(id)

    async def stop(self, id: str) -> StudyShown:
        """Stop a study if it is being played."""
        if self._player is not None and self._player.id == id:
            self._player.stop()
        return await self.show(id)

    async def remove(self, id: str) -> None:
        """Remove a study and its games."""
        if self._player is not None and self._player.id == id:
            raise Refusal(409, "busy-study")
        await asyncio.to_thread(self._shelf.remove, id)

    async def show(self, id: str) -> StudyShown:
        now = self._player.progress if self._player is not None and self._player.id == id else None
        shown = await asyncio.to_thread(self._shelf.show, id, now)
        if now is None:
            shown.progress.state = self._now(shown.progress.state)
        return shown

    def _now(self, kept: StudyState) -> StudyState:
        """Return the state of a study that is not being played. One that was in progress when a server ended is about
        to be resumed, or stopped.
        """
        if kept in UNDER_WAY and self._opening:
            return "starting"
        return "stopped" if kept in ACTIVE else kept

    async def file(self, id: str, name: str) -> Path:
        return await asyncio.to_thread(self._shelf.file, id, name)

    def _only_one(self) -> None:
        if self._player is not None:
            raise Refusal(409, "busy-lab", title=self._player.title)

    async def _begin(self, id: str, title: str) -> None:
        """Start the process of a study and wait until it has read the study; raise Refusal."""
        file, results = await asyncio.to_thread(self._shelf.to_play, id)
        player = await Player.start(id, title, file, results, self._settings)
        self._player = player
        self._following = asyncio.create_task(self._follow(player))
        await player.checked.wait()
        if player.ended is not None and player.ended.state == "failed":
            await self._following
            raise Refusal(400, "unreadable", why=player.ended.message)
        async with self._writing:
            if player.ended is None:
                told = player.progress
                await asyncio.to_thread(self._shelf.keep, id, Progress("playing", told.played, told.total))

    async def _follow(self, player: Player) -> None:
        """Follow a study to its end, and allow the next one."""
        told = await player.play()
        with contextlib.suppress(Refusal):
            async with self._writing:
                before = await asyncio.to_thread(self._shelf.progress, player.id)
                if told.total == 0 and told.state != "done":  # it ended before it played a game this time
                    told = Progress(
                        told.state, before.played, before.total, answers=before.answers, message=told.message
                    )
                await asyncio.to_thread(self._shelf.keep, player.id, told)
        self._player = None
