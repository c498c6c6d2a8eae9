"""The text of a source without what compiled code cannot depend on: comments, docstrings and blank lines.

Patterns find it: Python's own parser takes ten times as long, and every start waits for this. Where a pattern cannot be
sure, the text is taken as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


def _string(quote: str, other: str) -> str:
    """Return the pattern of what a quotation mark begins: a string, or what is not surely one."""
    formatted = f"(?:(?<=[fFtT]{quote})|(?<=[fFtT][rR]{quote}))"  # an f-string's braces may hold marks of their own
    held = rf"{other}[^{other}{{}}\\\n#]*{other}"
    braces = rf"""\{{(?:[^{{}}"'\\\n#]|{held}|\{{[^{{}}"'\\\n#]*\}})*\}}"""
    sure = rf"(?!{quote}{quote})(?:[^{{}}{quote}\\\n]|\\[^{{}}\n]|\{{\{{|\}}\}}|{braces})*{quote}"
    long = rf"{quote}{quote}(?:[^{quote}\\]|\\[\s\S]|{quote}(?!{quote}{quote}))*{quote}{quote}{quote}"
    short = rf"(?:[^{quote}\\\n]|\\[\s\S])*{quote}"
    return f"{quote}(?:{formatted}(?:{sure}|(?P<unsure{ord(quote)}>))|{long}|{short})"


_PARTS = re.compile(rf"(?P<comment>#[^\n]*)|{_string(chr(34), chr(39))}|{_string(chr(39), chr(34))}|[\"']")
"""Comments and strings, and quotation marks that begin none."""
_MARK = '"'
"""What stands for a string in the code."""
_STATEMENT = re.compile(rf"^[ \t]*[rR]?{_MARK}[ \t]*$", re.MULTILINE)
_IMPORT = re.compile(r"(?:f(?<!\wf)rom\b([\w\s.]*?)\bimport|i(?<!\wi)mport)\b\s*(\([^)]*\)|[^\n;]*)")
_NAME = re.compile(r"[\w.]+")


@dataclass(frozen=True)
class SourceText:
    """A source: what it means, and what it may import, as pairs of a module and a name in it."""

    meaning: str
    imports: tuple[tuple[str, str], ...]


def read(text: str) -> SourceText:
    """Return what a source means."""
    code, strings = _parted(text)
    if strings is None:
        return SourceText(text, tuple(("", word) for word in sorted(set(re.findall(r"\w+", text)))))
    code, strings = _without_statements(code, strings)
    lines = (line.rstrip() for line in code.split("\n"))
    return SourceText("\0".join(("\n".join(filter(None, lines)), *strings)), tuple(_imports(code)))


def _parted(text: str) -> tuple[str, list[str] | None]:
    """Return the code without comments, with a mark for each string, and the strings; or None if that is not sure."""
    strings: list[str] = []
    sure = True

    def replaced(found: re.Match[str]) -> str:
        nonlocal sure
        if found.lastgroup == "comment":
            return ""
        sure = sure and found.lastgroup is None and len(found[0]) > 1
        strings.append(found[0])
        return _MARK

    code = _PARTS.sub(replaced, text)
    return code, strings if sure and "\\" not in code else None  # a line that goes on may end at a blank one


def _without_statements(code: str, strings: list[str]) -> tuple[str, list[str]]:
    """Leave out strings that are statements, as docstrings are: alone in their line, with no bracket open."""
    kept: list[str] = []
    parts: list[str] = []
    at = opened = used = 0
    for found in _STATEMENT.finditer(code):
        part = code[at : found.start()]
        opened += sum(map(part.count, "([{")) - sum(map(part.count, ")]}"))
        count = part.count(_MARK)
        kept += strings[used : used + count]
        used, at = used + count, found.start()
        parts.append(part)
        if not opened:
            used, at = used + 1, found.end()
    return "".join((*parts, code[at:])), kept + strings[used:]


def _imports(code: str) -> Iterator[tuple[str, str]]:
    for module, names in _IMPORT.findall(code):
        home = "".join(module.split())
        yield from ((home, name.rpartition(".")[2]) for name in _NAME.findall(names))
