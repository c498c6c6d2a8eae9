"""Tests that every text that strangers send has a length, before anything else is done with it."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import msgspec
import pytest
from msgspec import inspect as kinds

import sandtable.host.wire
from sandtable.host.protocol.accounts import Register
from sandtable.host.wire.acts import ClientMessage


def wire() -> Iterator[ModuleType]:
    for part in pkgutil.iter_modules(sandtable.host.wire.__path__):
        yield importlib.import_module(f"sandtable.host.wire.{part.name}")


def read(module: ModuleType) -> Iterator[object]:
    """Yield what a module reads of requests and messages: the arguments of `read_body` and of decoders."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("read_body", "msgspec.json.Decoder"):
            named = ast.unparse(node.args[-1])
            if named != "kind":  # of a command at a table, or of the caller of `read_body`
                yield eval(named, vars(module))


def unbounded(kind: kinds.Type, at: str, seen: set[type]) -> Iterator[str]:
    """Yield the places in a type whose text, or whose number of entries, has no bound. The size of a Raw is checked by
    what reads it.
    """
    if isinstance(kind, kinds.StrType | kinds.ListType | kinds.DictType) and kind.max_length is None:
        yield at
    match kind:
        case kinds.AnyType():
            yield at
        case kinds.Metadata() | kinds.UnionType():
            for one in kind.types if isinstance(kind, kinds.UnionType) else (kind.type,):
                yield from unbounded(one, at, seen)
        case kinds.ListType():
            yield from unbounded(kind.item_type, f"{at}[]", seen)
        case kinds.DictType():
            yield from unbounded(kind.key_type, f"{at} key", seen)
            yield from unbounded(kind.value_type, f"{at}{{}}", seen)
        case kinds.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from unbounded(field.type, f"{kind.cls.__name__}.{field.name}", seen)


def test_every_text_of_every_request_and_message_has_a_length() -> None:
    sent = [kind for module in wire() for kind in read(module)]
    assert len(sent) > 50 and ClientMessage in sent and Register in sent
    assert [at for kind in sent for at in unbounded(kinds.type_info(kind), str(kind), set())] == []


@pytest.mark.parametrize("kind", [str, list[int], dict[str, int], msgspec.defstruct("Free", [("text", str)])])
def test_a_type_without_a_length_is_found(kind: type) -> None:
    assert [*unbounded(kinds.type_info(kind), "here", set())]
