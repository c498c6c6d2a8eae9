"""Writes the events of games as code: `python -m sandtable.engine.event_types FOLDER...`.

Two files of a game's folder are made from what `rules/events.py` declares. `rules/tell.py` holds a rule function for
each kind of event: rules are compiled from files, so it is one. `words/told.py` holds a class for each kind, and
`read`, which makes one of a row.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from textwrap import wrap

from sandtable.engine.field_types import declared_in
from sandtable.engine.record.composite_facts import Composite, Part, parts_of
from sandtable.engine.record.event_kinds import Event, EventKinds, Fact, Words, is_known
from sandtable.engine.record.facts import NAMED
from sandtable.engine.record.schema import OWN, UNKNOWN

TELL = "rules/tell.py"
TOLD = "words/told.py"
_WIDTH = 120
_MADE = "Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one."


def rule_functions(events: EventKinds) -> str:
    """Return the text of `tell.py`: the number of each kind, the columns of its facts, and the function to tell it."""
    several = any(_in_rows(fact) or is_known(fact) for kind in events.kinds.values() for fact in kind.facts.values())
    lines = [
        '"""The events, as rules tell them: a function for each kind.',
        "",
        f"{_MADE}",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        f"from sandtable.engine import Events, {'Ints, ' if several else ''}kernel, new_event",
        "",
    ]
    for number, (name, kind) in enumerate(events.kinds.items(), start=1):
        lines.append(f"{name.upper()} = {number}")
        lines += [line for fact, place in kind.places.items() for line in _columns(name, fact, kind.given[fact], place)]
    for name, kind in events.kinds.items():
        lines += _rule_function(name, kind)
    return "\n".join([*lines, ""])


def _in_rows(fact: Fact) -> bool:
    """Return whether rules give a row of numbers for the fact."""
    return fact.columns > 1 and not parts_of(fact)


def _columns(kind: str, name: str, fact: Fact, place: int) -> Iterator[str]:
    """Yield the names of the columns of a fact, as code: one, or one for each of the numbers that tell it together."""
    for k, part in enumerate(_numbers(name, fact)):
        yield f"{_column_name(kind, part)} = {place + k}"


def _numbers(name: str, fact: Fact) -> list[str]:
    """Return the names of the numbers that tell a fact together, or its own."""
    return [f"{name.removesuffix('_')}_{part}" for part in parts_of(fact)] or [name]


def _column_name(kind: str, fact: str) -> str:
    """Return the name by which rules know the (first) column of a fact."""
    return f"{kind}_{fact}".upper()


def _rule_function(name: str, kind: Event) -> Iterator[str]:
    facts = kind.given
    given = [parameter for fact, each in facts.items() for parameter in _parameters(fact, each)]
    yield from ("", "", "@kernel")
    yield from _listed(f"def {name}(", ["ev: Events", *given, "clause: int", "audience: int"], ") -> None:")
    yield f'    """{kind.about}"""'
    yield from (f"    {each.to.mask}[{each.of}] |= audience" for each in facts.values() if each.to and each.to.mask)
    yield "    if ev is not None:"
    new = f"new_event(ev, {name.upper()}, clause, audience)"
    yield f"        row = ev[{new}]" if facts else f"        {new}"
    for fact, each in facts.items():
        column = _column_name(name, fact)
        if _in_rows(each):
            yield f"        for k in range({each.columns}):"
            yield f"            row[{column} + k] = {fact}[k]"
        elif parts_of(each):
            yield from (f"        row[{_column_name(name, part)}] = {part}" for part in _numbers(fact, each))
        else:
            yield f"        row[{column}] = {fact}{f'[{each.of}]' if each.of else ''}"


def _parameters(name: str, fact: Fact) -> Iterator[str]:
    """Yield what a rule function is given for a fact: a number, or several, or a whole hidden field and its mask."""
    yield from (f"{number}: {'Ints' if _in_rows(fact) or fact.of else 'int'}" for number in _numbers(name, fact))
    if fact.to and fact.to.mask:
        yield f"{fact.to.mask}: Ints"


def structs(events: EventKinds) -> str:
    """Return the text of `told.py`: a class for each kind, `read` for rows, and `known` for what was sent."""
    kinds = events.kinds
    vocabulary = _vocabularies(events)
    typed = any(not words.are_names for words in vocabulary.values())
    facts = [fact for kind in kinds.values() for fact in kind.facts.values()]
    left_out = any(fact.optional for fact in facts)
    renamed = any(fact.endswith("_") for kind in kinds.values() for fact in kind.facts)
    lines = [
        '"""The events, as Python and clients are told them: a class for each kind.',
        "",
        f"{_MADE}",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from collections.abc import Callable, Iterable, Mapping, Sequence",
        f"from typing import {'Literal, ' if typed else ''}TypeAlias",
        "",
        f"from msgspec import {'UNSET, UnsetType, ' if left_out else ''}convert{', field' if renamed else ''}",
        "",
        "from sandtable.engine import Told",
        *_imports(facts),
    ]
    for words in vocabulary.values():
        lines += ["", *_vocabulary(words)]
    for name, kind in kinds.items():
        lines += _struct(name, kind)
    lines += ["", "", *_union([_class_name(name) for name in kinds])]
    for name, kind in kinds.items():
        lines += _reader(name, kind)
    lines += ["", "", *_readers(list(kinds))]
    return "\n".join([*lines, ""])


def _imports(facts: Iterable[Fact]) -> Iterator[str]:
    """Yield the imports of what composite facts are made of."""
    wanted = sorted({each for fact in facts if isinstance(fact, Composite) for each in fact.imports})
    for module, group in groupby(wanted, key=itemgetter(0)):
        names = ", ".join(sorted((name for _, name in group), key=lambda name: (name.islower(), name)))
        yield f"from {module} import {names}"


def _vocabularies(events: EventKinds) -> dict[str, Words]:
    """Return what numbers stand for in these events, by the names of the types; raise TypeError for a name that is used
    for two.
    """
    found: dict[str, Words] = {}
    for words in (words for kind in events.kinds.values() for fact in kind.facts.values() for words in fact.words):
        if found.setdefault(words.name, words) != words:
            raise TypeError(f"{words.name} is the name of two different sets of words")
    return found


def _vocabulary(words: Words) -> Iterator[str]:
    if words.are_names:
        yield f"_{words.name.upper()} = ("
        *lines, last = wrap(" ".join(words.values.values()), _WIDTH - 10)
        yield from (f"    {_quoted(line)}" for line in (*(f"{line} " for line in lines), last))
        yield ").split()"
        return
    if not words.of:
        quoted = list(dict.fromkeys(map(_quoted, words.values.values())))
        yield from _listed(f"{words.name}: TypeAlias = Literal[", quoted, "]")
    of = f"tuple[{words.of}, ...]" if words.of else words.name
    values = [f"{number}: {_spelled(value)}" for number, value in words.values.items()]
    yield from _listed(f"_{words.name.upper()}: dict[int, {of}] = {{", values, "}")


def _spelled(value: str | tuple[str, ...]) -> str:
    if isinstance(value, str):
        return _quoted(value)
    return f"({', '.join(map(_quoted, value))}{',' if len(value) == 1 else ''})"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _struct(name: str, kind: Event) -> Iterator[str]:
    yield from ("", "", f'class {_class_name(name)}(Told, tag="{name}"):', f'    """{kind.about}"""')
    if kind.facts:
        yield ""
    for fact, each in kind.facts.items():
        yield f"    {fact}: {_type(each)}{_default(fact, each)}"
        if each.about:
            yield f'    """{each.about}"""'


def _default(name: str, fact: Fact) -> str:
    """Return what follows the type of a fact. One that has the name of a keyword of Python is told without its `_`."""
    called = name.removesuffix("_")
    named = [f'name="{called}"'] if called != name else []
    if fact.optional:
        return f" = field({', '.join(['default=UNSET', *named])})" if named else " = UNSET"
    return f" = field({', '.join(named)})" if named else ""


def _type(fact: Fact) -> str:
    if fact.optional:
        return f"{fact.type} | UnsetType"
    return f"{fact.type} | None" if _may_be_unknown(fact) else fact.type


def _may_be_unknown(fact: Fact) -> bool:
    """Return whether some viewers are told the event without the fact."""
    return fact.to in (OWN, NAMED)


def _class_name(name: str) -> str:
    return "".join(part.title() for part in name.split("_"))


def _union(names: list[str]) -> Iterator[str]:
    line = f"Event: TypeAlias = {' | '.join(names)}"
    if len(line) <= _WIDTH:
        yield line
        return
    inner = f"    {' | '.join(names)}"
    if len(inner) > _WIDTH:
        inner = "\n    | ".join([f"    {names[0]}", *names[1:]])
    yield from ("Event: TypeAlias = (", inner, ")")


def _reader(name: str, kind: Event) -> Iterator[str]:
    title = _class_name(name)
    yield from ("", "", f"def _{name}(row: Sequence[int], seats: Sequence[str]) -> {title}:")
    values = [_value(each, _place(kind, fact, each)) for fact, each in kind.facts.items()]
    yield from _listed(f"    return {title}(", values, ")", indent="    ")


def _place(kind: Event, name: str, fact: Fact) -> int:
    """Return the first column of a fact."""
    if not isinstance(fact, Part):
        return kind.places.get(name, 0)
    return kind.places[fact.whole] + parts_of(kind.facts[fact.whole]).index(fact.part)


def _value(fact: Fact, place: int) -> str:
    if not fact.columns and not isinstance(fact, Part):
        return fact.value
    number = f"row[{place}]"
    numbers = [f"row[{place + k}]" for k in range(fact.columns if parts_of(fact) else 1)]
    value = fact.value.format(*numbers, row="row", first=place)
    if fact.optional:
        return f"UNSET if {number} == {UNKNOWN} else {value}"
    return f"None if {number} == {UNKNOWN} else {value}" if _may_be_unknown(fact) else value


def _readers(names: list[str]) -> Iterator[str]:
    readers = [f"_{name}" for name in names]
    yield from _listed("_READERS: tuple[Callable[[Sequence[int], Sequence[str]], Event], ...] = (", readers, ")")
    classes = [f"{_quoted(name)}: {_class_name(name)}" for name in names]
    yield from _listed("_CLASSES: dict[str, type[Event]] = {", classes, "}")
    yield from (
        "",
        "",
        "def read(row: Sequence[int], seats: Sequence[str]) -> Event:",
        '    """Return the event that a row tells, without its sentence."""',
        "    return _READERS[row[0] - 1](row, seats)",
        "",
        "",
        "def known(told: Iterable[Mapping[str, object]]) -> list[Event]:",
        '    """Return events as they were sent; what else was told together with them is left out."""',
        '    return [convert(event, _CLASSES[kind]) for event in told if (kind := str(event["kind"])) in _CLASSES]',
    )


def _listed(head: str, parts: list[str], tail: str, indent: str = "") -> Iterator[str]:
    """Yield a head, parts and a tail as ruff lays them out."""
    whole = ", ".join(parts)
    single = "," if len(parts) == 1 and head.endswith("= (") else ""
    if len(f"{head}{whole}{single}{tail}") <= _WIDTH:
        yield f"{head}{whole}{single}{tail}"
        return
    yield head
    if head.endswith(("(", "Literal[")) and not head.endswith("= (") and len(f"{indent}    {whole}") <= _WIDTH:
        yield f"{indent}    {whole}"
    else:
        yield from (f"{indent}    {part}," for part in parts)
    yield f"{indent}{tail}"


def main(folders: list[str]) -> None:
    for folder in map(Path, folders):
        events: EventKinds = declared_in(folder, "events").events
        for file, text in ((TELL, rule_functions(events)), (TOLD, structs(events))):
            (folder / file).write_text(text, encoding="utf-8")
            print(f"{folder / file} written")


if __name__ == "__main__":
    main(sys.argv[1:])
