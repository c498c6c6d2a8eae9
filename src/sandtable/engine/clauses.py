"""The rulebook as data: clauses, rulings and definitions read from a game's `rules.md`.

A rulebook is a Markdown file. Every table whose header has the columns `id` and `kind` holds clauses, one
a row; all other text and tables are for readers only. Rulings have a `question` and a `ruling` column
instead of `rule`, and may name an option. Compiled code cites clauses by number: see `clause_numbers.py`.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from pathlib import Path

from sandtable.engine.text_files import read_text

KINDS = ("clause", "ruling", "definition")
ID = re.compile(r"[A-Z]{2}-(?:[A-Z]+-)*[1-9]\d*")


class RulebookError(Exception):
    """A rulebook file that cannot be read; the message names file and line."""


@dataclass(frozen=True)
class Clause:
    """One numbered line of the law. `text` stands alone: it is the sentence that a refused player reads."""

    id: str
    kind: str
    text: str
    section: str
    applies: frozenset[str]  # the variants it concerns; empty = all
    question: str = ""  # of a ruling
    option: str = ""  # of a ruling that players may switch

    def concerns(self, variant: str) -> bool:
        return not self.applies or variant in self.applies


@dataclass(frozen=True)
class Section:
    heading: str
    level: int
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rulebook:
    title: str
    sections: tuple[Section, ...]
    clauses: Mapping[str, Clause]
    numbers: Mapping[str, int] = field(default_factory=dict)
    markdown: str = ""
    tests: Mapping[str, list[str]] = field(default_factory=dict)
    """The tests and scenarios that hold each clause, as `scripts/clause_map.py` found them."""

    def number(self, id: str) -> int:
        """Return the number by which compiled code cites a clause; it never changes."""
        return self.numbers[id]

    def id(self, number: int) -> str:
        """Return the id of the clause with this number."""
        return self._ids[number]

    @cached_property
    def _ids(self) -> dict[int, str]:
        return {number: id for id, number in self.numbers.items()}

    def applying(self, variant: str) -> list[Clause]:
        return [clause for clause in self.clauses.values() if clause.concerns(variant)]


def load_rulebook(path: Path, numbers: type[IntEnum] | None = None) -> Rulebook:
    """Read a rulebook file; `numbers` is the game's enum of clause numbers, once there is one."""
    book = parse(read_text(path), str(path))
    known = {member_id(member.name): int(member) for member in numbers} if numbers else {}
    tests = path.with_name("clause_map.json")
    held = json.loads(tests.read_text(encoding="utf-8")) if tests.exists() else {}
    return Rulebook(book.title, book.sections, book.clauses, known, book.markdown, held)


def member_name(id: str) -> str:
    return id.replace("-", "_")


def member_id(name: str) -> str:
    return name.replace("_", "-")


def parse(text: str, name: str) -> Rulebook:
    """Read the rulebook in `text`; `name` is the file's name for error messages."""
    return _Reader(name).read(text)


class _Reader:
    """Walks the lines of one rulebook."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.title = ""
        self.headings: list[tuple[str, int, list[Clause]]] = []
        self.clauses: dict[str, Clause] = {}
        self.variants: dict[str, str] = {}

    def read(self, text: str) -> Rulebook:
        columns: list[str] = []
        for number, line in _prose_lines(text):
            if line.startswith("|"):
                columns = self.table_line(number, _cells(line), columns)
                continue
            columns = []
            if line.startswith("#"):
                self.heading(line)
        if not self.title:
            raise RulebookError(f"{self.name}: the rulebook has no title (a line '# Title')")
        sections = tuple(Section(h, level, tuple(clauses)) for h, level, clauses in self.headings)
        return Rulebook(self.title, sections, self.clauses, markdown=text)

    def heading(self, line: str) -> None:
        level = len(line) - len(line.lstrip("#"))
        heading = line.lstrip("#").strip()
        if level == 1 and not self.title:
            self.title = heading
        else:
            self.headings.append((heading, level, []))

    def table_line(self, number: int, cells: list[str], columns: list[str]) -> list[str]:
        if not columns:
            return [cell.lower() for cell in cells]
        if all(set(cell) <= {"-", ":"} for cell in cells):
            return columns
        if {"id", "kind"} <= set(columns) or {"key", "variant"} <= set(columns):
            if len(cells) != len(columns):
                raise self.error(number, f"the row has {len(cells)} cells, its table {len(columns)} columns")
            row = dict(zip(columns, cells, strict=True))
            if "kind" in row:
                self.clause(number, row)
            else:
                self.variants[row["key"].strip("`")] = row["variant"].strip("`")
        return columns

    def clause(self, number: int, row: dict[str, str]) -> None:
        id, kind = row["id"], row["kind"]
        text = row.get("ruling") or row.get("rule") or ""
        if not ID.fullmatch(id):
            raise self.error(number, f"'{id}' is no clause id (such as AB-MOVE-1)")
        if id in self.clauses:
            raise self.error(number, f"{id} stands in the rulebook twice")
        if kind not in KINDS:
            raise self.error(number, f"{id} is of kind '{kind}'; kinds are {', '.join(KINDS)}")
        if not text:
            raise self.error(number, f"{id} has no text")
        if not self.headings:
            raise self.error(number, f"{id} stands before the first section")
        heading, _, clauses = self.headings[-1]
        applies = self.applies(number, row.get("variants", "all"))
        clause = Clause(id, kind, text, heading, applies, row.get("question", ""), row.get("option", ""))
        self.clauses[id] = clause
        clauses.append(clause)

    def applies(self, number: int, cell: str) -> frozenset[str]:
        if cell == "all":
            return frozenset()
        for key in cell.split():
            if key not in self.variants:
                raise self.error(number, f"'{key}' is no variant of this rulebook")
        return frozenset(self.variants[key] for key in cell.split())

    def error(self, number: int, message: str) -> RulebookError:
        return RulebookError(f"{self.name}:{number}: {message}")


def _prose_lines(text: str) -> Iterator[tuple[int, str]]:
    """Yield the numbered lines outside fenced blocks (boards are drawn in those)."""
    fenced = False
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, line.rstrip()


def _cells(line: str) -> list[str]:
    r"""Split a table line into its cells; a bar inside a cell is written `\|`."""
    inner = line.strip().removeprefix("|").removesuffix("|")
    return [cell.replace("\\|", "|").strip() for cell in re.split(r"(?<!\\)\|", inner)]
