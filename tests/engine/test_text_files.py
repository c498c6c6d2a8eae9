"""Tests of reading text files as editors save them."""

from __future__ import annotations

from pathlib import Path

import pytest

import sandtable
from sandtable.engine.clauses import load_rulebook
from sandtable.engine.errors import BadInput
from sandtable.engine.text_files import NotUtf8, decoded, read_text

TEXT = '[Game "warkings"]\n\nZoë × 2\n'


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig"])
def test_marks_and_line_ends_make_no_difference(encoding: str, ends: str) -> None:
    assert decoded(TEXT.replace("\n", ends).encode(encoding)) == TEXT


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("utf-16", "this file is UTF-16; save it as UTF-8"),
        ("utf-16-le", "this file is UTF-16; save it as UTF-8"),
        ("utf-16-be", "this file is UTF-16; save it as UTF-8"),
        ("utf-32", "this file is UTF-32; save it as UTF-8"),
        ("cp1252", r"not UTF-8, see line 3 \(perhaps it is Windows-1252 or Latin-1\); save it as UTF-8"),
    ],
)
def test_another_encoding_is_named(encoding: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(TEXT.encode(encoding))
    with pytest.raises(NotUtf8, match=name) as refused:
        read_text(file)
    assert str(refused.value) == f"{file}: {refused.value.reason}"


def test_what_is_no_text_is_said() -> None:
    with pytest.raises(NotUtf8, match="no text"):
        decoded(b"PK\x03\x04" + bytes(20) + b"game")
    assert decoded(b"") == ""


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=f"{tmp_path} cannot be read: "):
        read_text(tmp_path)


def test_a_document_may_begin_with_a_mark() -> None:
    for text in ('\ufeff{"pieces": []}', "\ufeffname: Bare\npieces: []\n"):
        game = sandtable.make("combat", options={"map": text})
        assert game.umpire.options["map"] == sandtable.make("combat", options={"map": text[1:]}).umpire.options["map"]


def test_a_rulebook_may_begin_with_a_mark(tmp_path: Path) -> None:
    (tmp_path / "rules.md").write_text("# War Kings\n", encoding="utf-8-sig")
    assert load_rulebook(tmp_path / "rules.md").title == "War Kings"
