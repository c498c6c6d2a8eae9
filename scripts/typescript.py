"""msgspec Structs as types of TypeScript, formatted as prettier does."""

from __future__ import annotations

import inspect
import textwrap
import typing
from collections.abc import Callable, Collection, Iterator, Mapping
from types import NoneType, UnionType

import msgspec

from sandtable.engine.shown import descriptions, is_said

WIDTH = 110  # as in prettier
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    msgspec.Raw: "unknown",
    typing.Any: "unknown",
}


class TypeScript:
    """Writes types. `named` are the types that have names of their own; `titled` is put before titles of fields.

    `may_be_missing` says of which Structs fields with a default may be left out, `leave_out` which fields are not
    written.
    """

    def __init__(
        self,
        named: Mapping[str, object],
        titled: str = "",
        may_be_missing: Callable[[type], bool] = lambda kind: False,
        leave_out: Collection[str] = (),
    ) -> None:
        self._named = named
        self._titled = titled
        self._may_be_missing = may_be_missing
        self._leave_out = leave_out

    def alias(self, name: str) -> str:
        """Return the type of a name."""
        hint = self._named[name]
        comment = _comment(_description(hint), "")
        if typing.get_origin(hint) is typing.Literal:
            return "\n".join([*comment, union(name, list(map(repr, typing.get_args(hint))))])
        parts = [self._type(one) for one in _of_union(hint)] if _of_union(hint) else [self._unnamed(hint)]
        return "\n".join([*comment, union(name, parts)])

    def interface(self, kind: type[msgspec.Struct]) -> str:
        """Return the type of a Struct, and an empty line."""
        hints, docs = typing.get_type_hints(kind, include_extras=True), descriptions(kind)
        lines = [*_comment(inspect.getdoc(kind) or "", ""), f"export interface {kind.__name__} {{"]
        config = kind.__struct_config__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {config.tag!r};")
        for field in msgspec.structs.fields(kind):
            if field.name in self._leave_out:
                continue
            hint = hints[field.name]
            own = "" if hint in self._named.values() else _description(hint)
            lines += _comment(docs.get(field.name) or own, "  ")
            lines.append(f"  {field.encode_name}{self._mark(kind, field)}: {self._type(hint)};")
        return "\n".join([*lines, "}\n"])

    def _mark(self, kind: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> str:
        """Return `?` for a field that may be missing; the host leaves out few."""
        omitted = kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET
        return "?" if (omitted or self._may_be_missing(kind)) and not field.required else ""

    def _type(self, hint: object) -> str:
        if is_said(hint):
            nothing = " | null" if NoneType in typing.get_args(hint) else ""
            return f"string{nothing}"  # to games in the page, where it is said when it comes (web/src/text/arrivals.ts)
        name = next((name for name, known in self._named.items() if known == hint), None)
        return name or self._unnamed(hint)

    def _unnamed(self, hint: object) -> str:
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            title = next((meta.title for meta in _metas(hint) if meta.title), None)
            if title:
                return f"{self._titled}{title}"
            return (
                self._row(arguments[0], hint) if typing.get_origin(arguments[0]) is list else self._type(arguments[0])
            )
        if origin is typing.Literal:
            return " | ".join(map(repr, arguments))
        if parts := _of_union(hint):
            return " | ".join(self._type(one) for one in parts)
        if origin is list:
            one = self._type(arguments[0])
            return f"({one})[]" if " | " in one else f"{one}[]"
        if origin is tuple:
            return f"[{', '.join(map(self._type, arguments))}]"
        if origin is dict:
            record = f"Record<{', '.join(map(self._type, arguments))}>"
            return f"Partial<{record}>" if typing.get_origin(arguments[0]) is typing.Literal else record
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return hint.__name__
        return PLAIN[hint]

    def _row(self, items: object, hint: object) -> str:
        """Return the type of a list: a tuple if the list always has the same length."""
        meta = next(_metas(hint), msgspec.Meta())
        if meta.max_length is None or meta.min_length != meta.max_length:
            return self._type(items)
        return f"[{', '.join([self._type(typing.get_args(items)[0])] * meta.max_length)}]"


def union(name: str, parts: list[str]) -> str:
    """Return a union on one line, on two, or on a line for each part, as prettier formats it."""
    head, whole = f"export type {name} =", f"{' | '.join(parts)};"
    if len(f"{head} {whole}") <= WIDTH:
        return f"{head} {whole}"
    if len(f"  {whole}") <= WIDTH:
        return f"{head}\n  {whole}\n"
    return "\n  | ".join([head, *parts]) + ";\n"


def _of_union(hint: object) -> list[object]:
    """Return the types of a union that are sent; none if it is no union."""
    if typing.get_origin(hint) not in (typing.Union, UnionType):
        return []
    return [one for one in typing.get_args(hint) if one is not msgspec.UnsetType]


def _metas(hint: object) -> Iterator[msgspec.Meta]:
    return (part for part in getattr(hint, "__metadata__", ()) if isinstance(part, msgspec.Meta))


def _description(hint: object) -> str:
    return next((meta.description for meta in _metas(hint) if meta.description), "")


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    words = " ".join(text.split())
    line = f"{indent}/** {words} */"
    if len(line) <= WIDTH:
        return [line]
    wrapped = textwrap.wrap(words, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return [f"{indent}/**", *wrapped, f"{indent} */"]
