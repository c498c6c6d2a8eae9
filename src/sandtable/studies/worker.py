"""A process that plays a study for a client that follows it: `python -m sandtable.studies.worker FILE WORKERS NICE`.

It writes its progress as JSON, an object a line (`host.protocol.lab.Progress`). The word `stop` on its standard input
stops it; it then writes the page of the games so far. When the input ends, as it does when the process that started it
ends, it ends at once. Games that were played are kept either way. Without a file it writes what can be asked, and ends.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from contextlib import suppress
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import msgspec
from msgspec import structs

from sandtable.batches.precompile import Standing as Compiled
from sandtable.batches.precompile import precompile
from sandtable.engine.errors import BadInput, SandtableError
from sandtable.engine.text_files import read_text
from sandtable.engine.yaml_text import read_yaml
from sandtable.games import at_tables, variant
from sandtable.studies.cells import cells_of, parts_of
from sandtable.studies.finding import Finding, Picture
from sandtable.studies.measures import MEASURES, check_cells
from sandtable.studies.report.files import write_files
from sandtable.studies.results import Results
from sandtable.studies.running import Run, Standing
from sandtable.studies.spreading import Processes
from sandtable.studies.study import WIDEST, Study, study_of
from sandtable.study_progress import Answered, Askable, Chart, Figure, Measured, Part, Progress, StudyState

PARTS = ("table", "players", "study")
STOP = "stop"
AT_MOST = 0.1
"""The greatest share of the time that reporting progress may take."""
SOONEST = 0.5  # seconds between two lines, at least


def _listen() -> None:
    """Read standard input while the study is played."""
    for line in sys.stdin:
        if line.strip() == STOP:
            _interrupt()
    for worker in active_children():
        worker.kill()
    os._exit(0)  # a batch is stored completely or not at all


def _interrupt() -> None:
    """Interrupt the main thread as Ctrl-C does. The signal must reach that thread: it may be waiting for workers."""
    if hasattr(signal, "pthread_kill"):
        ident = threading.main_thread().ident
        assert ident is not None
        signal.pthread_kill(ident, signal.SIGINT)
    else:
        signal.raise_signal(signal.SIGINT)


class _Telling:
    """A study that is played and reported."""

    def __init__(self, study: Study, file: Path) -> None:
        self._study, self._file = study, file
        self._run = Run(study, file.with_suffix(".results"), self._reached)
        self._began = self._now = time.monotonic()
        self._next = 0.0
        self._standing = Standing(0, 0, 0)
        self._whole = False

    def play(self, workers: int) -> None:
        """Play the study to its end, or until it is stopped."""
        precompile([variant(self._study.game)], PARTS, self._compiled)
        _say(Progress("playing"))
        self._began = time.monotonic()
        with Processes(workers) as spreader:  # even for one worker: it can be stopped in the middle of a batch
            self._run.play(spreader)
        self._whole = True

    def write(self) -> None:
        """Write the page of the games so far, and the last line."""
        results = self._run.results()
        found: list[Finding] = []
        if results.games:
            found, _ = write_files(self._answerable(results), f"sandtable study {self._file.name}", csv=True)
        _say(self._progress("done" if self._whole else "stopped", found))

    def _answerable(self, results: Results) -> Results:
        """Return the results without measures that cannot be answered yet because cells are missing."""
        names = []
        for name in self._study.measure:
            with suppress(BadInput):
                MEASURES[name].check(self._study, results.cells)
                names.append(name)
        return replace(results, study=structs.replace(self._study, measure=tuple(names)))

    def _compiled(self, standing: Compiled) -> None:
        _say(Progress("compiling", standing.ready, standing.total, left=standing.left))

    def _reached(self, standing: Standing) -> None:
        self._standing = standing
        self._now = now = time.monotonic()
        if now < self._next:
            return
        _say(self._progress("playing", self._first_answer()))
        self._next = time.monotonic() + max(SOONEST, (time.monotonic() - now) / AT_MOST)

    def _first_answer(self) -> list[Finding]:
        """Return a first finding from the games so far: on wins, or on the first measure of the study."""
        results = self._run.results()
        names = self._answerable(results).study.measure if results.games else ()
        return [MEASURES["wins" if "wins" in names else names[0]].find(results)] if names else []

    def _progress(self, state: StudyState, found: list[Finding]) -> Progress:
        standing, spent = self._standing, self._now - self._began
        fresh = standing.played - standing.found
        rate = fresh / spent if fresh and spent > 0 else None
        left = (standing.total - standing.played) / rate if rate and state == "playing" else None
        return Progress(state, standing.played, standing.total, rate, left, [_answered(one) for one in found])


def _answered(found: Finding) -> Answered:
    charts = [_chart(picture) for picture in found.pictures if picture.kind == "intervals"]
    return Answered(found.measure, found.question, list(found.sentences), charts)


def _chart(picture: Picture) -> Chart:
    figures = [
        Figure(str(row.get("cell", "")), str(row[picture.label]), row["value"], row["low"], row["high"])
        for row in picture.table.iter_rows(named=True)
    ]
    return Chart(picture.title, picture.unit, picture.line, figures)


def _say(what: Progress | Askable) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


def _askable() -> Askable:
    measures = [Measured(name, measure.asks) for name, measure in MEASURES.items()]
    parts = {id: [Part(*part) for part in parts_of(game).items()] for id, game in at_tables().items()}
    return Askable(measures, parts, WIDEST)


def _read(file: Path) -> Study:
    """Return the study, checked completely; raise BadInput."""
    study = study_of(read_yaml(read_text(file)))
    check_cells(study, cells_of(study))
    return study


def main(file: Path, workers: int) -> None:
    threading.Thread(target=_listen, daemon=True).start()
    telling: _Telling | None = None
    try:
        telling = _Telling(_read(file), file)
        telling.play(workers)
        telling.write()
    except KeyboardInterrupt:
        if telling is None:
            _say(Progress("stopped"))
        else:
            telling.write()
    except SandtableError as problem:
        _say(Progress("failed", message=str(problem)))


if __name__ == "__main__":
    if len(sys.argv) == 1:
        _say(_askable())
    else:
        if hasattr(os, "nice"):
            os.nice(int(sys.argv[3]))
        main(Path(sys.argv[1]), int(sys.argv[2]))
