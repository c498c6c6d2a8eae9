"""The process that plays a study, and its reports."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import structs

from sandtable import sandbox
from sandtable.engine.compile.backend import BACKEND
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.study_progress import Askable, Progress

MODULE = "sandtable.studies.worker"
LONGEST_LINE = 16 * 1024 * 1024
ENDS = ("stopped", "done", "failed")
PATIENCE = 2.0  # seconds for the process to end by itself

_progress: msgspec.json.Decoder[Progress] = msgspec.json.Decoder(Progress)
_askable: msgspec.json.Decoder[Askable] = msgspec.json.Decoder(Askable)


class Player:
    """A study that is being played. `progress` is its present progress, `ended` its last one after the process has
    ended.
    """

    def __init__(self, id: str, title: str, process: Process) -> None:
        self.id, self.title = id, title
        self.progress = Progress("starting")
        self.ended: Progress | None = None
        self.checked = asyncio.Event()  # the study has been read, or has failed
        self._process = process
        self._stopping = False

    @classmethod
    async def start(cls, id: str, title: str, file: Path, results: Path, settings: Settings) -> Player:
        """Start a process that reads the file and writes into the folder of results, which must exist."""
        may = ("--reads", str(file), "--writes", str(results))
        words = (str(file), str(settings.lab_workers), str(settings.lab_nice))
        return cls(id, title, await _spawn(settings, may, words))

    async def play(self) -> Progress:
        """Follow the process to its end; return its last progress."""
        assert self._process.stdout is not None
        last: Progress | None = None
        while line := await self._process.stdout.readline():
            try:
                told = _progress.decode(line)
            except msgspec.MsgspecError:  # output of a library
                continue
            if told.state in ENDS:
                last = told
                continue
            if self._stopping:
                told.state = "stopping"
            self.progress = told
            self.checked.set()
        status = await self._process.wait()
        if last is None:
            why = f"the process that played it has ended ({status}); it can go on from where it was"
            last = structs.replace(self.progress, state="failed", message=why)
        self.ended = last
        self.checked.set()
        return last

    def stop(self) -> None:
        """Have the process write a page of its games so far, and end."""
        if not self._stopping:
            self._stopping = True
            self.progress.state = "stopping"
            self._say(b"stop\n")

    async def end(self) -> None:
        """End the process at once. Its games are stored already."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._process.wait(), PATIENCE)
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    def _say(self, word: bytes) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(ConnectionError):  # it has ended
            self._process.stdin.write(word)


async def askable(settings: Settings) -> Askable:
    """Return what can be asked; raise Refusal."""
    process = await _spawn(settings)
    said, _ = await process.communicate()
    try:
        return _askable.decode(said)
    except msgspec.MsgspecError:
        raise Refusal(503, "no_lab-broken") from None


async def _spawn(settings: Settings, may: Sequence[str] = (), words: Sequence[str] = ()) -> Process:
    """Start a process in the sandbox of bots. It has a session of its own, because Ctrl-C is for the server, which ends
    it.
    """
    return await asyncio.create_subprocess_exec(
        *sandbox.COMMAND,
        *may,
        MODULE,
        *words,
        stdin=PIPE,
        stdout=PIPE,
        limit=LONGEST_LINE,
        start_new_session=True,
        env=sandbox.environment(**sandbox.how_rules_run(BACKEND)),
    )
