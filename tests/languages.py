"""The languages of the client besides English, and its text files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

CLIENT = Path(__file__).parents[1] / "web" / "src" / "text"
LANGUAGES = [
    code
    for code in re.findall(r"(\w\w): '", (CLIENT / "languages.ts").read_text(encoding="utf-8").split("LANGUAGES = ")[1])
    if code != "en"
]
each_language = pytest.mark.parametrize("language", LANGUAGES)


def words(file: Path) -> dict[str, Any]:
    """Return the object in a text file of the client, which is YAML except for its functions."""
    literal = re.search(r"^export const served\b[^=]*= (\{.*^\});", file.read_text(encoding="utf-8"), re.S | re.M)
    assert literal, file
    read: dict[str, Any] = yaml.safe_load(re.sub(r"\w+: \([^)]*\) =>.*,\n", "", literal[1]))
    return read
