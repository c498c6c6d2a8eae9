"""The folders of studies. Each holds the study file, its games as `sandtable study` stores them, and its last known
progress.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from sandtable.host.protocol.lab import MOST_STUDIES, StudyLine, StudyRequest, StudyShown
from sandtable.host.refusals import Refusal
from sandtable.study_progress import Progress

FILE, KEPT, RESULTS = "study.yaml", "progress.json", "study.results"
_ID = re.compile(r"[0-9]{8}-[0-9]{6}(?:-[a-z0-9]+)*(?:\.[0-9]+)?", re.ASCII)
_NAME = re.compile(r"[a-z]+\.csv|report\.html", re.ASCII)


class _Kept(Struct):
    title: str
    game: str
    progress: Progress


_read = msgspec.json.Decoder(_Kept).decode


class StudyFolders:
    """The study folders of a server. Every method accesses the disk."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def add(self, request: StudyRequest, content: str) -> str:
        """Create a folder for a new study and return its id; raise Refusal if there are too many, or it cannot be
        created.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if sum(1 for _ in self._ids()) >= MOST_STUDIES:
                raise Refusal(409, "too_many", most=MOST_STUDIES)
            id = self._free(request.title)
            (self.folder / id).mkdir()
            (self.folder / id / FILE).write_text(content, encoding="utf-8")
            self._write(id, _Kept(request.title.strip(), request.game, Progress("starting")))
        except OSError as problem:
            raise Refusal(503, "no_room", folder=str(self.folder), why=str(problem.strerror)) from None
        return id

    def _free(self, title: str) -> str:
        """Return a free id, made from the time and the title."""
        words = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:40].rstrip("-")
        name = "-".join(filter(None, (f"{datetime.now():%Y%m%d-%H%M%S}", words)))
        names = (f"{name}.{number}" if number else name for number in range(MOST_STUDIES + 1))
        return next(free for free in names if not (self.folder / free).exists())

    def remove(self, id: str) -> None:
        shutil.rmtree(self._place(id))

    def to_play(self, id: str) -> tuple[Path, Path]:
        """Return the file of a study and the folder for its games; raise Refusal."""
        place = self._place(id)
        (place / RESULTS).mkdir(exist_ok=True)
        return place / FILE, place / RESULTS

    def keep(self, id: str, progress: Progress) -> None:
        """Store the progress of a study."""
        kept = self._kept(id)
        kept.progress = progress
        self._write(id, kept)

    def progress(self, id: str) -> Progress:
        return self._kept(id).progress

    def show(self, id: str, now: Progress | None) -> StudyShown:
        """Return a study; raise Refusal. `now` is its progress if it is being played."""
        place, kept = self._place(id), self._kept(id)
        content = (place / FILE).read_text(encoding="utf-8")
        listed = sorted(file.name for file in (place / RESULTS).glob("*") if _NAME.fullmatch(file.name))
        files = [FILE, *sorted(listed, key=lambda name: not name.endswith(".html"))]
        return StudyShown(id, kept.title, kept.game, content, str(place), now or kept.progress, files)

    def lines(self) -> list[StudyLine]:
        """Return all studies, the newest first."""
        found = []
        for id in sorted(self._ids(), reverse=True):
            try:
                kept = self._kept(id)
            except Refusal:
                continue
            told = kept.progress
            found.append(StudyLine(id, kept.title, kept.game, told.state, told.played, told.total))
        return found

    def file(self, id: str, name: str) -> Path:
        """Return the path of a file of a study; raise Refusal."""
        place = self._place(id)
        found = place / FILE if name == FILE else place / RESULTS / name
        if (name != FILE and not _NAME.fullmatch(name)) or not found.is_file():
            raise Refusal(404, "not_found-file", file=repr(name[:64]))
        return found

    def _ids(self) -> Iterator[str]:
        return (one.name for one in self.folder.glob("*") if _ID.fullmatch(one.name))

    def _place(self, id: str) -> Path:
        place = self.folder / id
        if not _ID.fullmatch(id) or not place.is_dir():
            raise Refusal(404, "no_study-such", study=repr(id[:64]))
        return place

    def _kept(self, id: str) -> _Kept:
        try:
            return _read((self._place(id) / KEPT).read_bytes())
        except (OSError, msgspec.MsgspecError):
            raise Refusal(404, "no_study-unread", study=repr(id[:64])) from None

    def _write(self, id: str, kept: _Kept) -> None:
        file = self.folder / id / KEPT
        fresh = file.with_name(f"{KEPT}.new")
        fresh.write_bytes(msgspec.json.encode(kept))
        fresh.replace(file)
