"""Write web/src/protocol.ts, the messages as types of the client: `python scripts/protocol_types.py`."""

from __future__ import annotations

import inspect
import textwrap
import typing
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType

import msgspec

from sandtable import study_progress
from sandtable.host.protocol import (
    accounts,
    answers,
    daily,
    fields,
    lab,
    lobby,
    me,
    moderation,
    news,
    notices,
    ratings,
    requests,
    structs,
    table,
    talk,
    tournaments,
)
from sandtable.host.wire import acts
from sandtable.review import report

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "protocol.ts"
WIDTH = 110  # as in prettier
HEAD = """/*
 * The messages between the browser and the host.
 * Made by `make docs` from src/sandtable/host/wire/acts.py, src/sandtable/host/protocol/ and
 * src/sandtable/review/report.py.
 */
import type * as game from './game';
"""
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    msgspec.Raw: "unknown",
    typing.Any: "unknown",
}
CLIENT_MESSAGES = typing.get_args(acts.ClientMessage)
HOST_MESSAGES = typing.get_args(news.HostMessage)
WORDS = {
    name: hint
    for name, hint in (
        *vars(fields).items(),
        *vars(talk).items(),
        *vars(moderation).items(),
        *vars(study_progress).items(),
    )
    if typing.get_origin(hint) is typing.Literal
}
FROM_LOBBY = tuple(
    kind for kind in structs(lobby) if issubclass(kind, requests.Body) or kind in (lobby.LobbyHello, lobby.OpenToGame)
)
NOTICE_REQUESTS = tuple(kind for kind in structs(notices) if issubclass(kind, requests.Body))
DAILY_REQUESTS = tuple(kind for kind in structs(daily) if issubclass(kind, requests.Body))
TALK_REQUESTS = tuple(kind for kind in structs(talk, moderation) if issubclass(kind, requests.Body))
TOURNAMENT_REQUESTS = tuple(kind for kind in structs(tournaments) if issubclass(kind, requests.Body))
ACCOUNT_REQUESTS = tuple(kind for kind in structs(accounts) if issubclass(kind, requests.Body))
FROM_CLIENT = (
    *CLIENT_MESSAGES,
    *structs(requests),
    *FROM_LOBBY,
    *NOTICE_REQUESTS,
    *DAILY_REQUESTS,
    *TALK_REQUESTS,
    *TOURNAMENT_REQUESTS,
    *ACCOUNT_REQUESTS,
    lab.StudyRequest,
)
LOBBY = tuple(kind for kind in structs(lobby) if kind not in FROM_LOBBY)
NOTICES = tuple(kind for kind in structs(notices) if kind not in NOTICE_REQUESTS)
DAILY = tuple(kind for kind in structs(daily) if kind not in DAILY_REQUESTS)
TALK = tuple(kind for kind in structs(talk, moderation) if kind not in TALK_REQUESTS)
TOURNAMENTS = tuple(kind for kind in structs(tournaments) if kind not in TOURNAMENT_REQUESTS)
ACCOUNTS = tuple(kind for kind in structs(accounts) if kind not in ACCOUNT_REQUESTS)
LAB = tuple(kind for kind in structs(study_progress, lab) if kind not in FROM_CLIENT)
FROM_HOST = (
    *structs(table),
    *structs(news),
    *structs(answers),
    *structs(me),
    *ACCOUNTS,
    *LOBBY,
    *NOTICES,
    *DAILY,
    *TALK,
    *structs(ratings),
    *TOURNAMENTS,
    *structs(report),
    *LAB,
)


def types() -> str:
    """Return the whole file."""
    words = (_union(name, [repr(word) for word in typing.get_args(hint)]) for name, hint in WORDS.items())
    kinds = (_interface(kind) for kind in (*FROM_CLIENT, *FROM_HOST) if _described(kind))
    unions = (
        _union("Command", [kind.__name__ for kind in acts.ACTS]),
        _union("HostMessage", [kind.__name__ for kind in HOST_MESSAGES]),
        _union("LobbyRequest", [kind.__name__ for kind in typing.get_args(lobby.LobbyRequest)]),
        _union("LobbyMessage", [kind.__name__ for kind in typing.get_args(lobby.LobbyMessage)]),
    )
    return "\n".join([HEAD, *words, "", *kinds, *unions]).rstrip() + "\n"


def _described(kind: type[msgspec.Struct]) -> bool:
    return bool(kind.__struct_fields__ or kind.__struct_config__.tag)


def _union(name: str, parts: list[str]) -> str:
    """Return a union on one line, on two, or on a line for each part, as prettier formats it."""
    head, whole = f"export type {name} =", f"{' | '.join(parts)};"
    if len(f"{head} {whole}") <= WIDTH:
        return f"{head} {whole}"
    if len(f"  {whole}") <= WIDTH:
        return f"{head}\n  {whole}\n"
    return "\n  | ".join([head, *parts]) + ";\n"


def _interface(kind: type[msgspec.Struct]) -> str:
    hints = typing.get_type_hints(kind, include_extras=True)
    lines = [*_comment(inspect.getdoc(kind) or "", ""), f"export interface {kind.__name__} {{"]
    tag = kind.__struct_config__.tag
    if tag is not None:
        lines.append(f"  type: {tag!r};")
    for field in msgspec.structs.fields(kind):
        hint = hints[field.name]
        lines += _comment(_description(hint), "  ")
        lines.append(f"  {field.name}{_mark(kind, field)}: {_type(hint)};")
    return "\n".join([*lines, "}\n"])


def _mark(kind: type[msgspec.Struct], field: msgspec.structs.FieldInfo) -> str:
    """Return `?` for a field that may be missing; the host leaves out few."""
    may_be_missing = kind in FROM_CLIENT or kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET
    return "?" if may_be_missing and not field.required else ""


def _type(hint: object) -> str:
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        title = next((meta.title for meta in _metas(hint) if meta.title), None)
        return f"game.{title}" if title else _type(arguments[0])
    if origin is typing.Literal:
        name = next((name for name, words in WORDS.items() if words == hint), None)
        return name or " | ".join(map(repr, arguments))
    if origin in (typing.Union, UnionType):
        return " | ".join(_type(one) for one in arguments if one is not msgspec.UnsetType)
    if origin is list:
        one = _type(arguments[0])
        return f"({one})[]" if " | " in one else f"{one}[]"
    if origin is dict:
        return f"Record<string, {_type(arguments[1])}>"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return PLAIN[hint]


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


if __name__ == "__main__":
    FILE.write_text(types(), encoding="utf-8")
