"""Tests of the cache of machine code: keyed by game and by what the sources mean; the last two of a kind are kept."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.compile import cache
from sandtable.engine.compile.backend import NATIVE
from sandtable.engine.compile.rule import Rule
from sandtable.engine.compile.sources import sources
from sandtable.engine.game import Variant

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


def digest(game: Path, backend: str = "native", generated: str = "") -> str:
    return cache.digest(backend, game, generated)


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


def test_each_backend_and_each_generation_has_its_own(game: Path) -> None:
    assert len({digest(game), digest(game, backend="checked"), digest(game, generated="more")}) == 3


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
    """Open these cache folders one after the other, a second apart."""
    for second, name in enumerate(names):
        cache.open_folder(caches / name)
        for folder in caches.glob(name):
            os.utime(folder, (1000 + second, 1000 + second))


def test_the_last_two_of_a_kind_are_kept(caches: Path) -> None:
    open_folders(caches, "a-native-1", "b-native-1", "a-checked-1", "a-native-2", "a-native-3")
    assert {folder.name for folder in caches.iterdir()} == {
        "a-native-2", "a-native-3", "a-checked-1", "b-native-1",
    }  # fmt: skip


def test_what_is_used_again_is_not_old(caches: Path) -> None:
    open_folders(caches, "a-native-1", "a-native-2", "a-native-1", "a-native-3")
    assert {folder.name for folder in caches.iterdir()} == {"a-native-1", "a-native-3"}


def test_a_folder_that_is_being_written_stays(caches: Path) -> None:
    open_folders(caches, "a-native-1", "a-native-2")
    with type(cache.lock(caches))(caches / "a-native-1" / "lock"):
        open_folders(caches, "a-native-3")
        assert (caches / "a-native-1").exists()


def test_folders_of_all_games_together_go(caches: Path) -> None:
    (caches / "kernels-0123").mkdir(parents=True)
    open_folders(caches, "a-native-1")
    assert [folder.name for folder in caches.iterdir()] == ["a-native-1"]


def rules_of(function: Callable[..., Any], found: set[Rule]) -> Iterator[Rule]:
    """Yield the rules that a function calls, directly or through other rules."""
    for name in function.__code__.co_names:
        rule = function.__globals__.get(name)
        if isinstance(rule, Rule) and rule not in found:
            found.add(rule)
            yield rule
            yield from rules_of(rule.function, found)


@pytest.mark.skipif(not NATIVE, reason="nothing is compiled")
def test_the_source_of_every_rule_that_a_driver_calls_is_hashed(variant: Variant) -> None:
    """Every file that holds such a rule is hashed, wherever it lies: else its old machine code would stay in use."""
    game = variant.game
    drivers = [one for name in dir(game.drivers) if hasattr(one := getattr(game.drivers, name), "py_func")]
    found: set[Rule] = set()
    files = {Path(rule.function.__code__.co_filename) for one in drivers for rule in rules_of(one.py_func, found)}
    generated = {Path(one.py_func.__code__.co_filename) for one in drivers}
    assert len(found) > 20 and len(files - generated) > 2, "rules are found"
    assert files - generated <= {source.path for source in sources(game.folder).values()}
