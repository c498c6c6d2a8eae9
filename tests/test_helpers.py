"""A test that modules of tests import nothing from each other: what several of them use is in a module named for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("bench", "scripts", "studies", "tests", "tools")
BY_NAME = re.compile(r"\b(?:from|import) tests[\w.]*\.test_\w+")
FROM_FOLDER = re.compile(r"\bfrom tests[\w.]* import (?:\([^)]*?|[^(\n]*?)\btest_\w+")


def imported(text: str) -> list[str]:
    """Return the imports from modules of tests in a text, which may be a program in a string too."""
    return [*BY_NAME.findall(text), *FROM_FOLDER.findall(text)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_is_imported_from_a_module_of_tests(folder: str) -> None:
    files = (file for file in (ROOT / folder).rglob("*.py") if file != Path(__file__))
    found = {str(file.relative_to(ROOT)): imported(file.read_text(encoding="utf-8")) for file in files}
    found = {file: imports for file, imports in found.items() if imports}
    assert not found, f"move what is imported to a module that is named for it, as tests/host/rooms.py is: {found}"


def test_each_way_to_import_is_found() -> None:
    for line in (
        "from tests.host.test_room import play",
        "import tests.host.test_room as rooms",
        "from tests.host import rooms, test_room",
        "from tests.host import (\n    rooms,\n    test_room,\n)",
        "    from tests.host import test_room",
        'code = "import sys; from tests.host.test_room import play"',
    ):
        assert imported(line), line
    assert not imported("from tests.host.rooms import play\n\n\ndef test_it() -> None:")
