"""Tests that tests have a home of their own: see tests/home.py."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests import home

WHERE = """
from sandtable.host.store.database_names import default_database
from sandtable.engine.compile.cache_folder import cache_folder
print(cache_folder(), default_database(), sep="\\n")
"""


def test_what_tests_start_keeps_nothing_with_the_user() -> None:
    printed = subprocess.run([sys.executable, "-c", WHERE], check=True, capture_output=True, text=True).stdout
    rules, database = map(Path, printed.splitlines())
    assert rules == home.RULES
    assert database.is_relative_to(os.environ[home.MOVED_IN])


def test_what_tests_start_compiles_no_module_again(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text("")
    subprocess.run([sys.executable, "-c", "import module"], check=True, cwd=tmp_path)
    assert len([*tmp_path.glob("__pycache__/module.*")]) == 1


LOOKS = (open, os.listdir, os.mkdir, os.remove)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.__name__)
@pytest.mark.parametrize("users", os.environ[home.USERS].split(os.pathsep))
def test_whoever_looks_into_the_users_folders_is_found_out(users: str, look: Callable[[str], object]) -> None:
    with pytest.raises(OSError):
        look(f"{users}/no-such-folder/file")
    assert len(home.touched) == 1 and users in home.touched[0]
    home.touched.clear()
