"""A game in short: one page from the file `short.md` of its folder, which docs/players.md shows too.

Each section of the file is a heading, a comment that names its variants, paragraphs and lists. Pictures and links to
other pages are for the documentation alone. A comment with a clause's id at the end of an item names the example that
shows it. Other languages have only the parts that the client shows.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from sandtable.engine.languages import ENGLISH, beside, told
from sandtable.engine.text_files import read_text

FILE = "short.md"
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
VARIANTS = re.compile(r"<!-- ([a-z0-9 -]+) -->")
CLAUSE = re.compile(r" *<!-- ([A-Z]+(?:-[A-Z]+)*-[0-9]+) -->$")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
ITEM = "- "


@dataclass(frozen=True)
class Block:
    """A paragraph, or an item of a list, in the subset of Markdown that clauses use."""

    item: bool
    text: str
    clause: str | None = None
    """The clause whose example shows it."""


@dataclass(frozen=True)
class Section:
    title: str
    variants: frozenset[str]
    blocks: tuple[Block, ...]


def in_short(folder: Path, variant: str, language: str = ENGLISH) -> list[Section]:
    """Return the sections for a variant, its own first; nothing if the game has no such file."""
    file = beside(folder / FILE, told(folder / FILE, language))
    text = read_text(file) if file.exists() else ""
    found = [section for section in sections(text) if variant in section.variants]
    return sorted(found, key=lambda section: len(section.variants))


def sections(text: str) -> list[Section]:
    """Return all sections of a file."""
    _, *parts = HEADING.split(text)
    return [_section(title, body) for title, body in zip(parts[::2], parts[1::2], strict=True)]


def _section(title: str, body: str) -> Section:
    named = VARIANTS.search(body)
    blocks = tuple(_block(chunk) for chunk in _chunks(VARIANTS.sub("", body, count=1)) if not _is_elsewhere(chunk))
    return Section(title.removesuffix(" in short"), frozenset(named[1].split() if named else ()), blocks)


def _chunks(body: str) -> list[str]:
    """Return paragraphs and items, each on one line."""
    chunks: list[list[str]] = [[]]
    for line in body.splitlines():
        if not line.strip() or line.startswith((ITEM, "![")):
            chunks.append([])
        chunks[-1].append(line.strip())
    return [text for chunk in chunks if (text := " ".join(chunk).strip())]


def _is_elsewhere(chunk: str) -> bool:
    """Return whether this is a picture, or a link to another page."""
    return chunk.startswith("![") or any(not target.startswith("#") for _, target in LINK.findall(chunk))


def _block(chunk: str) -> Block:
    shown = CLAUSE.search(chunk)
    words = CLAUSE.sub("", chunk).removeprefix(ITEM)
    return Block(chunk.startswith(ITEM), LINK.sub(r"\1", words), shown[1] if shown else None)
