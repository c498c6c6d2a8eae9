"""Text files that people have saved, with any editor."""

from __future__ import annotations

import codecs
from pathlib import Path

from sandtable.engine.errors import BadInput

MARK = "\ufeff"
"""The byte-order mark as a character, with which some editors begin a file."""
_OTHERS = (
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)
"""The byte-order marks of other encodings; the longer ones first, since one begins with the other."""


_LOOKED_AT = 16
"""How many bytes are checked for UTF-16."""


class NotUtf8(BadInput):
    """Bytes that are not UTF-8 text; `reason` names the encoding if it can be told, `file` the file."""

    def __init__(self, reason: str, file: Path | None = None) -> None:
        super().__init__(f"{file}: {reason}" if file else reason)
        self.reason = reason


def read_text(path: Path) -> str:
    """Return the text of a file, decoded as by `decoded`. Raises BadInput, which names the file."""
    try:
        return decoded(path.read_bytes())
    except OSError as problem:
        raise BadInput(f"{path} cannot be read: {problem.strerror}") from None
    except NotUtf8 as problem:
        raise NotUtf8(problem.reason, path) from None


def decoded(raw: bytes) -> str:
    """Return UTF-8 bytes as text without a byte-order mark, with lines ended by `\n` alone. Raises NotUtf8."""
    other = next((name for mark, name in _OTHERS if raw.startswith(mark)), "")
    if other or _is_utf16(raw):
        raise NotUtf8(f"this file is {other or 'UTF-16'}; save it as UTF-8")
    if b"\0" in raw:
        raise NotUtf8("this file is no text: it has zero bytes")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = raw.count(b"\n", 0, problem.start) + 1
        raise NotUtf8(
            f"this file is not UTF-8, see line {line} (perhaps it is Windows-1252 or Latin-1); save it as UTF-8"
        ) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _is_utf16(raw: bytes) -> bool:
    """Return whether bytes begin with Latin letters in UTF-16 without a mark."""
    return any(set(raw[parity:_LOOKED_AT:2]) == {0} for parity in (0, 1))
