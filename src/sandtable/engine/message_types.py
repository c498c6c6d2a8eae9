"""Writes the messages of games as code: `python -m sandtable.engine.message_types FOLDER...`.

`words/said.py` of a game's folder is made from its English catalogue: a function for each message, whose parameters are
what the sentence is about. A misspelt message or argument is so found by a type-checker. The type of a parameter
follows from how the sentence uses it:

- in `WHO` and `PLAYERS` it is seats, in `NAME` a word, in `NAMES` several;
- a choice between `yes` and `no` takes a bool, one between numbers or plurals an int, one between words these words;
- a variant `[none]` takes None, too;
- anything else is a number or a text.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sandtable.engine.catalogue import SHARED

SAID = "words/said.py"
_WIDTH = 120
_PLURALS = frozenset(("one", "many", "other"))
_HEAD = '''"""The messages of the game, a function for each.

Made from words/en.ftl by `python -m sandtable.engine.message_types`: change that file, not this one.
"""

from __future__ import annotations

'''


class _Uses(Visitor):
    """How a sentence uses its arguments, and what else it refers to."""

    def __init__(self) -> None:
        self.seats: set[str] = set()
        self.names: set[str] = set()
        self.lists: set[str] = set()
        self.plain: set[str] = set()
        self.choices: dict[str, list[ast.Variant]] = {}
        self.messages: set[str] = set()
        self.families: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        place = {"NAME": self.names, "NAMES": self.lists}.get(node.id.name, self.seats)
        place.update(one.id.name for one in node.arguments.positional if isinstance(one, ast.VariableReference))
        self.families.update(one.value.value for one in node.arguments.named if one.name.name == "of")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.choices.setdefault(node.selector.id.name, []).extend(node.variants)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.attribute is None:
            self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.plain.add(node.id.name)

    def arguments(self) -> set[str]:
        return self.seats | self.names | self.lists | self.plain | self.choices.keys()


def functions(folder: Path) -> str:
    """Return the text of `said.py`: a function for each message of `words/en.ftl` that is no name of a thing.

    Raises TypeError for an id or an argument that cannot be a name in Python.
    """
    own, shared = (_sentences(place / "en.ftl") for place in (folder / "words", SHARED))
    uses = {id: _uses(one) for id, one in (shared | own).items()}
    families = tuple(f"{family}-" for one in uses.values() for family in one.families)
    parts = [
        "\n".join(_function(id, _parameters(id, uses)))
        for id in (*shared, *own)
        if not id.startswith(families or ("\0",))
    ]
    text = "\n\n\n".join(parts)
    needed = {"Sequence[": "from collections.abc import Sequence", "Literal[": "from typing import Literal"}
    imports = [line for word, line in needed.items() if word in text]
    lines = [*imports, *([""] if imports else []), "from sandtable.engine import Message", "", "", ""]
    return f"{_HEAD}{chr(10).join(lines)}{text}\n"


def _sentences(file: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {one.id.name: one for one in body if isinstance(one, ast.Message) and one.value is not None}


def _uses(one: ast.Message) -> _Uses:
    uses = _Uses()
    uses.visit(one.value)
    return uses


def _parameters(id: str, uses: dict[str, _Uses]) -> dict[str, str]:
    """Return the types of what a message is about, in the order of the names; with those of the messages in it."""
    found, due = [], [id]
    for one in due:
        found.append(uses[one])
        due += sorted(uses[one].messages.difference(due))
    names = sorted(set[str]().union(*(one.arguments() for one in found)))
    return {name: _type(name, found) for name in names}


def _type(name: str, uses: list[_Uses]) -> str:
    variants = [variant for one in uses for variant in one.choices.get(name, ())]
    words = {str(variant.key.name) for variant in variants if isinstance(variant.key, ast.Identifier)}
    none = " | None" if "none" in words else ""
    if any(name in one.lists for one in uses):
        return f"Sequence[str]{none}"
    if any(name in one.seats for one in uses):
        return "str | Sequence[str]"
    if any(name in one.names for one in uses):
        return f"str{none}"
    return f"{_chosen(words - {'none'}, variants)}{none}" if variants else "float | str"


def _chosen(words: set[str], variants: list[ast.Variant]) -> str:
    """Return the type of what chooses between variants with these words as keys, besides numbers."""
    numbers = any(isinstance(variant.key, ast.NumberLiteral) for variant in variants) or bool(words & _PLURALS)
    if words and words <= {"yes", "no"}:
        return "bool"
    rest = words - _PLURALS
    if not rest:
        return "int"
    is_open = any(variant.default and str(getattr(variant.key, "name", "")) in _PLURALS for variant in variants)
    literal = f"Literal[{', '.join(f'{chr(34)}{word}{chr(34)}' for word in sorted(rest))}]"
    return ("int | str" if is_open else f"int | {literal}") if numbers else literal


def _function(id: str, parameters: dict[str, str]) -> Iterator[str]:
    name = id.replace("-", "_").lower()
    named = {each: f"{each}_" if iskeyword(each) else each for each in parameters}
    for each in (name, *named.values()):
        if not each.isidentifier() or iskeyword(each):
            raise TypeError(f"{id}: {each!r} cannot be a name in Python")
    if not parameters:
        yield f"def {name}() -> Message:"
        yield f'    return Message("{id}")'
        return
    typed = [f"{named[each]}: {kind}" for each, kind in parameters.items()]
    yield from _call(f"def {name}(", ["*", *typed], ") -> Message:", "")
    given = [f'"{each}": {called}' for each, called in named.items()]
    yield from _call("    return Message(", [f'"{id}"', f"{{{', '.join(given)}}}"], ")", "    ")


def _call(head: str, parts: list[str], tail: str, indent: str) -> Iterator[str]:
    """Yield a call as ruff lays it out."""
    inner = ", ".join(parts)
    if len(head + inner + tail) <= _WIDTH:
        yield head + inner + tail
        return
    yield head
    if len(indent + inner) <= _WIDTH - 4:
        yield f"{indent}    {inner}"
    else:
        for part in parts:
            yield from _part(part, f"{indent}    ")
    yield f"{indent}{tail}"


def _part(part: str, indent: str) -> Iterator[str]:
    """Yield a part of a call; of a mapping that is too long, an item in each line."""
    if len(f"{indent}{part},") <= _WIDTH:
        yield f"{indent}{part},"
        return
    yield f"{indent}{{"
    yield from (f"{indent}    {item}," for item in part.strip("{}").split(", "))
    yield f"{indent}}},"


def main(folders: list[str]) -> None:
    for folder in map(Path, folders):
        (folder / SAID).write_text(functions(folder), encoding="utf-8")
        print(f"{folder / SAID} written")


if __name__ == "__main__":
    main(sys.argv[1:])
