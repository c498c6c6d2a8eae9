"""Scenario files: YAML documents read strictly, with a line number for everything that can be wrong."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from sandtable.engine.text_files import NotUtf8, decoded

ENDINGS = (".yaml", ".yml")
COMMON = ("id", "title", "game", "options", "clauses", "shows", "script", "expect")
CLAUSE_LIST = re.compile(r"[A-Z0-9-]+(\|[A-Z0-9-]+)*")


class Malformed(Exception):
    """An error: a scenario that cannot be read. `line` is the line of the fault, if it is known better than the
    beginning.
    """

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line


@dataclass(frozen=True)
class Step:
    """One line of a script: a plain action, a refusal (`! `) or a list of what is legal (`? `)."""

    line: int
    text: str
    mark: str  # "", "!" or "?"
    seat: str
    action: str  # of a `?` step the word before the colon, "" if there is none
    clauses: tuple[str, ...] = ()  # a refusal cites one of these
    listed: tuple[str, ...] = ()  # of a `?` step


@dataclass(frozen=True)
class Scenario:
    id: str
    title: str
    game: str
    options: Mapping[str, object]
    clauses: tuple[str, ...]
    shows: tuple[str, ...]  # clauses that the scenario is the clearest example of
    position: Mapping[str, object]
    script: tuple[Step, ...]
    expect: Mapping[str, object]
    beside: Mapping[str, object]  # values of the further keys that the reader has asked for
    line: int
    lines: dict[str, int] = field(default_factory=dict)  # of the keys of the document
    seed: int = 0  # seed of a new game, if the scenario is tried with several (`fresh`)

    def line_of(self, key: str) -> int:
        return self.lines.get(key, self.line)


@dataclass(frozen=True)
class Faulty:
    """A document that is not a scenario."""

    line: int
    reason: str
    id: str = ""


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """Return the files that `paths` name, with those in folders; each once, in order."""
    found: dict[Path, None] = {}
    for path in paths:
        inside = (p for p in path.rglob("*") if p.suffix in ENDINGS) if path.is_dir() else [path]
        found.update(dict.fromkeys(sorted(inside)))
    return list(found)


def read_scenarios(path: Path, beside: Collection[str] = ()) -> list[Scenario | Faulty]:
    """Return every document of a file, in order; what cannot be read is Faulty, never skipped.

    `beside` holds keys that belong neither to scenarios nor to positions (those of lessons).
    """
    try:
        text = decoded(path.read_bytes())
    except NotUtf8 as error:
        return [Faulty(1, str(error))]
    except OSError as error:
        return [Faulty(1, f"the file cannot be read: {error.strerror}")]
    documents = list(read_text(text, beside))
    return documents or [Faulty(1, "there is no scenario in this file")]


def read_text(text: str, beside: Collection[str] = (), written: bool = False) -> Iterator[Scenario | Faulty]:
    """Yield every document of a text; with `written`, this program wrote it, and it is read less strictly."""
    seen: set[str] = set()
    for first, chunk in _documents(text):
        document = _read_document(first, chunk, beside, written)
        if document.id in seen and document.id:
            yield Faulty(document.line, "this id stands in the file twice", document.id)
        else:
            yield document
        seen.add(document.id)


def _documents(text: str) -> Iterator[tuple[int, str]]:
    """Yield the documents of a stream with the number of their first line. They are split before YAML parses them, so
    that one that YAML cannot read does not make the others unreadable. Comments alone are no document.
    """
    first, lines = 1, list[str]()
    for number, line in enumerate([*text.split("\n"), "---"], start=1):
        if re.match(r"(---|\.\.\.)(\s|$)", line):
            if any(re.match(r"\s*[^\s#%]", kept.removeprefix("---")) for kept in lines):
                yield first, "\n".join(lines)
            first, lines = number, [line] if line.startswith("---") else []
        else:
            lines.append(line)


class _Once:
    """YAML 1.1 in which every key must be unique; lines are counted from the document's first."""

    first = 1
    text = ""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    raise Malformed(f"the key '{key.value}' stands twice", self.line_of(key))
                seen.add(key.value)
        constructed: dict[Hashable, Any] = super().construct_mapping(node, deep)  # type: ignore[misc]
        return constructed

    def line_of(self, node: yaml.Node) -> int:
        return self.first + int(node.start_mark.line)


class _Loader(_Once, yaml.SafeLoader):
    """The loader for what people write."""


class _Quick(_Once, getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """The loader for what this program has written: ten times faster, and more forgiving than `_Loader`."""


def _read_document(first: int, chunk: str, beside: Collection[str], written: bool) -> Scenario | Faulty:
    id = ""
    try:
        loader = (_Quick if written else _Loader)(chunk)
        loader.first, loader.text = first, chunk
        node = loader.get_single_node()
        if not isinstance(node, yaml.MappingNode):
            raise Malformed("a scenario is a mapping with keys such as id, game and expect", first)
        document = loader.construct_document(node)
        id = document["id"] if isinstance(document.get("id"), str) else ""
        return _scenario(loader, node, document, beside)
    except Malformed as error:
        return Faulty(error.line or first, error.reason, id)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line if error.problem_mark else 0
        return Faulty(first + line, f"this is not YAML: {error.problem or error.context}")
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        reason = " ".join(str(error).split())
        return Faulty(first, f"this is not YAML that a scenario may hold: {reason}")


def _scenario(loader: _Once, node: yaml.MappingNode, document: dict[Any, Any], beside: Collection[str]) -> Scenario:
    lines: dict[str, int] = {}
    script: list[tuple[int, Any]] = []
    for key, value in node.value:
        name = key.value if isinstance(key, yaml.ScalarNode) else "?"
        lines[name] = loader.line_of(key)
        if name == "script":
            script = _script_lines(loader, value, document["script"])
    first = loader.line_of(node)
    for name in ("id", "game"):
        if not isinstance(document.get(name), str) or not document[name].strip():
            raise Malformed(f"a scenario needs '{name}', a text", lines.get(name, first))
    for name in ("options", "expect"):
        if not isinstance(document.get(name) or {}, dict):
            raise Malformed(f"'{name}' must be a mapping of keys to values", lines[name])
    steps = tuple(read_step(line, step) for line, step in script)
    expect = document.get("expect") or {}
    if not steps and not expect:
        raise Malformed("nothing is checked: there is neither a script nor anything expected", first)
    for part in (document, document.get("options") or {}, expect):
        for key in part:
            if not isinstance(key, str):
                raise Malformed(f"the key {key!r} is no text (quote it)", first)
    return Scenario(
        id=document["id"],
        title=str(document.get("title") or ""),
        game=document["game"],
        options=document.get("options") or {},
        clauses=_clause_ids(document.get("clauses"), lines.get("clauses", first)),
        shows=_clause_ids(document.get("shows"), lines.get("shows", first)),
        position={key: value for key, value in document.items() if key not in COMMON and key not in beside},
        script=steps,
        expect=expect,
        beside={key: value for key, value in document.items() if key in beside},
        line=first,
        lines=lines,
    )


def _script_lines(loader: _Once, node: yaml.Node, script: Any) -> list[tuple[int, Any]]:
    if script is None:
        return []
    if isinstance(node, yaml.SequenceNode):
        for item in node.value:
            if loader.text[item.start_mark.index] == "!":  # YAML would read it as a tag
                raise Malformed("a step that begins with '!' must stand in quotes", loader.line_of(item))
        steps = zip(node.value, script, strict=True)
        return [(loader.line_of(item), one) for item, step in steps for one in _repeated(step)]
    return [(loader.line_of(node), script)]


def _repeated(step: Any) -> list[Any]:
    """Return the step three times for `3*SEAT ACTION`, and so for other numbers."""
    times = re.fullmatch(r"([1-9]\d{0,2})\*(.+)", step) if isinstance(step, str) else None
    return [times[2]] * int(times[1]) if times else [step]


def _clause_ids(value: Any, line: int) -> tuple[str, ...]:
    ids = value.replace(",", " ").split() if isinstance(value, str) else value or []
    if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
        raise Malformed("'clauses' and 'shows' are lists of clause ids", line)
    return tuple(ids)


def read_step(line: int, step: Any) -> Step:
    """Return one step of a script; raise Malformed with the line."""
    if not isinstance(step, str):
        raise Malformed(f"the step {step!r} is no text; write it in quotes", line)
    text = " ".join(step.split())
    mark, rest = (text[0], text[1:].lstrip()) if text[:1] in ("!", "?") else ("", text)
    if mark == "?":
        return _listing(line, text, rest)
    rest, dashes, cited = rest.partition(" -- ")
    clauses = tuple(cited.replace(" ", "").split("|")) if dashes else ()
    if dashes and (mark != "!" or not CLAUSE_LIST.fullmatch(cited.replace(" ", ""))):
        raise Malformed(f"'{text}': only a refusal ends in ' -- CLAUSE' or ' -- CLAUSE|CLAUSE'", line)
    seat, _, action = rest.partition(" ")
    if not action:
        raise Malformed(f"'{text}' is no step: write SEAT ACTION", line)
    return Step(line, text, mark, seat, action.strip(), clauses)


def _listing(line: int, text: str, rest: str) -> Step:
    head, colon, tail = rest.partition(":")
    seat, _, word = head.strip().partition(" ")
    if not colon or not seat:
        raise Malformed(f"'{text}' is no step: write ? SEAT: action | action", line)
    listed = tuple(part.strip() for part in tail.split("|") if part.strip())
    if listed == ("none",):
        listed = ()
    return Step(line, text, "?", seat, word.strip(), listed=listed)
