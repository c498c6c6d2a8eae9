"""Where machine code is kept: by game, by what the sources mean, the last two of a kind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sandtable.umpire import cache

SOURCE = '''"""Rules."""
from game.constants import LIMIT

@kernel
def rule(n):
    """What it does."""
    return n + LIMIT  # why
'''


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "rules.py").write_text(SOURCE)
    (folder / "constants.py").write_text("LIMIT = 3\n")
    (folder / "words.py").write_text("TEXT = 'a move'\n")
    return folder


@pytest.fixture
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "cache_folder", lambda: tmp_path / "caches")
    return tmp_path / "caches"


def digest(game: Path, leg: str = "compiled", woven: str = "") -> str:
    return cache.digest(leg, game, woven)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("rules.py", SOURCE.replace("n + LIMIT", "n - LIMIT")),
        ("constants.py", "LIMIT = 4\n"),
    ],
)
def test_another_rule_is_another_folder(game: Path, file: str, text: str) -> None:
    before = digest(game)
    (game / file).write_text(text)
    assert digest(game) != before


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("rules.py", SOURCE.replace("# why", "# because").replace("What it does.", "What else it does.")),
        ("words.py", "TEXT = 'another move'\n"),
    ],
)
def test_comments_and_words_are_not(game: Path, file: str, text: str) -> None:
    before = digest(game)
    (game / file).write_text(text)
    assert digest(game) == before


def test_each_leg_and_each_weaving_has_its_own(game: Path) -> None:
    assert len({digest(game), digest(game, leg="checked"), digest(game, woven="more")}) == 3


def test_a_change_in_one_game_leaves_the_others(game: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "rules.py").write_text(SOURCE)
    before = digest(other)
    (game / "rules.py").write_text(SOURCE.replace("+", "-"))
    assert digest(other) == before


def test_it_does_not_matter_where_the_sources_lie(game: Path, tmp_path: Path) -> None:
    before = digest(game)
    assert digest(game.rename(tmp_path / "elsewhere")) == before


def open_folders(caches: Path, *names: str) -> None:
    """Opened one after the other, a second apart."""
    for second, name in enumerate(names):
        cache.open_folder(caches / name)
        for folder in caches.glob(name):
            os.utime(folder, (1000 + second, 1000 + second))


def test_the_last_two_of_a_kind_are_kept(caches: Path) -> None:
    open_folders(caches, "a-compiled-1", "b-compiled-1", "a-checked-1", "a-compiled-2", "a-compiled-3")
    assert {folder.name for folder in caches.iterdir()} == {
        "a-compiled-2", "a-compiled-3", "a-checked-1", "b-compiled-1",
    }  # fmt: skip


def test_what_is_used_again_is_not_old(caches: Path) -> None:
    open_folders(caches, "a-compiled-1", "a-compiled-2", "a-compiled-1", "a-compiled-3")
    assert {folder.name for folder in caches.iterdir()} == {"a-compiled-1", "a-compiled-3"}


def test_a_folder_that_is_being_written_stays(caches: Path) -> None:
    open_folders(caches, "a-compiled-1", "a-compiled-2")
    with type(cache.lock(caches))(caches / "a-compiled-1" / "lock"):
        open_folders(caches, "a-compiled-3")
        assert (caches / "a-compiled-1").exists()


def test_folders_of_all_games_together_go(caches: Path) -> None:
    (caches / "kernels-0123").mkdir(parents=True)
    open_folders(caches, "a-compiled-1")
    assert [folder.name for folder in caches.iterdir()] == ["a-compiled-1"]
