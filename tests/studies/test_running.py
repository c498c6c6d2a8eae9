"""Tests of playing studies: the games are the same on any number of processes, after a stop, and after damage."""

from __future__ import annotations

import errno
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.intervals import wilson
from sandtable.engine.errors import BadInput
from sandtable.studies import folder as folders
from sandtable.studies.batches import batches_of
from sandtable.studies.cells import cells_of
from sandtable.studies.playing import deal_of, seated_in
from sandtable.studies.running import Run, Standing, run
from sandtable.studies.spreading import spread
from sandtable.studies.study import Study, study_of

STUDY: dict[str, Any] = {
    "title": "Two ways to take", "game": "warkings", "players": ["sergeant", "random"], "seed": 7, "games": 1000,
    "vary": {"open_take": ["previous", "own"]}, "measure": ["wins", "course"],
}  # fmt: skip


def study(**changed: Any) -> Study:
    return study_of({key: value for key, value in {**STUDY, **changed}.items() if value is not None})


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_one_process_and_several_write_the_same_bytes(tmp_path: Path) -> None:
    run(study(), tmp_path / "one", workers=1)
    run(study(), tmp_path / "two", workers=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    assert len(files(tmp_path / "one")) == 2 * 3 + 1


class Stopped(Exception):
    pass


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    whole = run(study(), tmp_path / "whole", workers=1)

    def stop(standing: Standing) -> None:
        if standing.played > 800:
            raise Stopped

    with pytest.raises(Stopped):
        run(study(), tmp_path / "parts", workers=1, report=stop)
    kept = files(tmp_path / "parts")
    assert 1 < len(kept) < 7
    told: list[Standing] = []
    again = run(study(), tmp_path / "parts", workers=1, report=told.append)
    assert told[0].found > 0 and told[-1] == Standing(2000, 2000, told[0].found)
    assert files(tmp_path / "parts") == files(tmp_path / "whole")
    assert all(one.equals(other) for one, other in zip(again.games, whole.games, strict=True))


def test_what_is_there_at_a_stop_is_a_study_of_fewer_games(tmp_path: Path) -> None:
    """Cells are played in turn, so all of them have some games."""

    def stop(standing: Standing) -> None:
        if standing.played >= 1200:
            raise Stopped

    stopped = Run(study(), tmp_path / "parts", stop)
    with pytest.raises(Stopped), spread("", 1) as here:
        stopped.play(here)
    fewer = run(study(games=800), tmp_path / "fewer", workers=1)
    there = stopped.results()
    assert [len(games) for games in there.games] == [800, 400]
    assert there.games[0].equals(fewer.games[0]) and there.games[1].equals(fewer.games[1][:400])


def test_before_the_first_batch_there_is_nothing(tmp_path: Path) -> None:
    assert Run(study(), tmp_path).results().games == []


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    run(study(games=800), tmp_path, workers=1)
    told: list[Standing] = []
    results = run(study(games=1600), tmp_path, workers=1, report=told.append)
    assert told[0].found == 1600 and [len(games) for games in results.games] == [1600, 1600]
    assert results.games[0]["game"].to_list() == list(range(1600))


def test_a_damaged_file_is_played_again(tmp_path: Path) -> None:
    run(study(), tmp_path, workers=1)
    whole = files(tmp_path)
    for number, file in enumerate(sorted(tmp_path.glob("*.parquet"))[:3]):
        content = file.read_bytes()
        file.write_bytes([b"", content[: len(content) // 2], b"PAR1" + bytes(200)][number])
    (tmp_path / "0123.parquet.new").write_bytes(b"begun")
    run(study(), tmp_path, workers=1)
    assert files(tmp_path) == whole


def test_results_of_another_version_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(study(), tmp_path, workers=1)
    before = files(tmp_path)
    monkeypatch.setattr("sandtable.studies.running.version_of", lambda game, players: "rules 9, abc")
    with pytest.raises(BadInput, match=r"holds results of warkings, rules 1.*give --out another folder"):
        run(study(), tmp_path, workers=1)
    assert files(tmp_path) == before


def test_a_folder_of_other_things_is_not_written_into(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadInput, match="other files than a study's"):
        run(study(), tmp_path, workers=1)
    assert list(files(tmp_path)) == ["letter.txt"]


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = folders._write
    written: list[Path] = []

    def write(file: Path, content: bytes) -> None:
        if len(written) == 3:
            raise OSError(errno.ENOSPC, "No space left on device")
        written.append(file)
        whole(file, content)

    monkeypatch.setattr(folders, "_write", write)
    with pytest.raises(BadInput, match=r"No space left on device. 2 batches are kept"):
        run(study(), tmp_path, workers=1)
    monkeypatch.undo()
    told: list[Standing] = []
    run(study(), tmp_path, workers=1, report=told.append)
    assert told[0].found == 800


def test_until_it_is_known_well_enough(tmp_path: Path) -> None:
    until = {"half_width": 0.03, "at_most": 4000}
    results = run(study(games=None, until=until, players=["sergeant"]), tmp_path, workers=1)
    played = [len(games) for games in results.games]
    assert all(0 < games < 4000 for games in played)
    for games in results.games:
        assert wilson(len(games) / 2, len(games)).half_width < 0.031
    assert played == [len(games) for games in run(results.study, tmp_path / "again", workers=1).games]


def test_pairs_share_their_deals_and_exchange_seats() -> None:
    (cell,) = cells_of(study(vary=None, seats=3))
    (batch,) = batches_of(cell, range(6), 7, True, False, "")
    deals = [deal_of(batch, game) for game in range(6)]
    assert deals[:3] == deals[:1] * 3 and deals[3:] == deals[3:4] * 3 and deals[0] != deals[3]
    assert [seated_in(batch, game) for game in range(3)] == [(0, 1, 1), (1, 1, 0), (1, 0, 1)]


class Mine:
    """A player defined in this file."""

    def __init__(self, variant: Any, seed: int) -> None:
        self.seed = seed

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[0]


class Failing(Mine):
    def choose(self, view: Any, legal: list[int]) -> int:
        raise RuntimeError("out of ideas")


def test_players_that_are_classes_are_measured_alike(tmp_path: Path) -> None:
    results = run(study(players=[f"{__name__}:Mine", "sergeant"], games=30, vary=None), tmp_path, workers=1)
    (games,) = results.games
    assert len(games) == 30 and (games["plies"] > 0).all()
    with pytest.raises(BadInput, match=r"failed .out of ideas"):
        run(study(players=[f"{__name__}:Failing"], games=30, vary=None), tmp_path / "failing", workers=1)


SCRIPT = """
import signal, sys
from pathlib import Path
from sandtable.studies.running import run
from sandtable.studies.study import study_of
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored
    run(study_of({study!r}), Path(sys.argv[1]), workers=2)
"""


LONG = {**STUDY, "games": 10_000}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Return the files of a long study that was not killed."""
    folder = tmp_path_factory.mktemp("whole")
    run(study_of(LONG), folder, workers=1)
    return files(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGINT])
def test_a_study_that_is_killed_goes_on(tmp_path: Path, whole: dict[str, bytes], by: signal.Signals) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.format(study=LONG))
    process = subprocess.Popen([sys.executable, str(script), str(tmp_path / "killed")], stderr=subprocess.DEVNULL)
    while len(list((tmp_path / "killed").glob("*.parquet"))) < 3:
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(by)
    process.wait()
    kept = list((tmp_path / "killed").glob("*.parquet"))
    assert 3 <= len(kept) < sum(name.endswith(".parquet") for name in whole)
    run(study_of(LONG), tmp_path / "killed", workers=1)
    assert files(tmp_path / "killed") == whole
