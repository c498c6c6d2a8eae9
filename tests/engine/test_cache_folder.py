"""Tests of the folder for compiled rules: which folder is taken, and what happens if none can be used."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sandtable.engine.compile.cache import open_folder
from sandtable.engine.compile.cache_folder import NoCacheFolder, cache_folder

MAKE = """
import sandtable
game = sandtable.make("warkings", 2, seed=1)
print(len(game.legal(game.to_act[0])) > 0)
"""


@pytest.fixture
def look(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], Path]:
    """Return a function that says which folder `cache_folder` chooses for a path."""

    def find(place: Path) -> Path:
        monkeypatch.setenv("SANDTABLE_CACHE", str(place))
        return cache_folder.__wrapped__()

    return find


def test_a_folder_is_made_for_its_user_alone(tmp_path: Path, look: Callable[[Path], Path]) -> None:
    assert look(tmp_path / "a" / "cache") == tmp_path / "a" / "cache"
    assert (tmp_path / "a" / "cache").stat().st_mode & 0o077 == 0


def test_a_file_is_no_folder(tmp_path: Path, look: Callable[[Path], Path]) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(
        NoCacheFolder, match=r"/file cannot be written .*\. Set SANDTABLE_CACHE to a folder of your own\."
    ):
        look(tmp_path / "file")


@pytest.mark.skipif(os.name != "posix", reason="about the owners and modes of POSIX")
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o775, 0o707])
def test_what_others_can_write_is_not_loaded(tmp_path: Path, look: Callable[[Path], Path], mode: int) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(mode)
    with pytest.raises(NoCacheFolder, match=r"other users can write .*/open, until you say: chmod go-w .*/open\."):
        look(tmp_path / "open")


@pytest.mark.skipif(os.name != "posix", reason="about the modes of POSIX")
def test_others_cannot_write_the_folder_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.engine.compile.cache.cache_folder", lambda: tmp_path)
    (tmp_path / "former").mkdir()
    (tmp_path / "former").chmod(0o775)
    before = os.umask(0)
    try:
        for name in ("former", "new"):
            open_folder(tmp_path / name)
    finally:
        os.umask(before)
    assert [(tmp_path / name).stat().st_mode & 0o022 for name in ("former", "new")] == [0, 0]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root gives folders away")
def test_a_strangers_folder_is_not_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_CACHE", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 54321)
    os.chown(tmp_path, 54322, 54322)
    with pytest.raises(NoCacheFolder, match="belongs to another user"):
        cache_folder.__wrapped__()


def without(tmp_path: Path, **variables: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SANDTABLE_", "XDG_", "HOME"))}
    return {**kept, **variables}


def test_rules_that_come_compiled_need_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    here = without(tmp_path, HOME=str(tmp_path), SANDTABLE_CACHE=str(tmp_path / "file"))
    ran = subprocess.run([sys.executable, "-c", MAKE], env=here, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "True\n", "")


UNKNOWN = 54321
"""No user has this number."""


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root becomes another user")
def test_a_user_without_a_home_plays(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", MAKE],
        env=without(tmp_path),
        capture_output=True,
        text=True,
        cwd="/",
        user=UNKNOWN,
        group=UNKNOWN,
        extra_groups=[],
    )
    if "Permission denied" in ran.stderr:
        pytest.skip("other users cannot read this clone")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "True\n", "")
