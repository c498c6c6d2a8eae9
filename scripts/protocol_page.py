"""Write docs/protocol.md from the structs of the messages: `python scripts/protocol_page.py`."""

from __future__ import annotations

import inspect
import typing
from pathlib import Path
from types import NoneType, UnionType

import msgspec

from sandtable import study_progress
from sandtable.host.protocol import answers, fields, lab, news, requests, structs, table
from sandtable.host.wire import acts
from sandtable.review import report

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "protocol.md"
HOST_MESSAGES = typing.get_args(news.HostMessage)
HEAD = """<!-- Made by `make docs` from host/wire/acts.py, host/protocol/ and review/report.py in src/sandtable/ -->

# The protocol

A table is followed over one WebSocket, `WS /api/tables/{table}/ws?since=N`. Each message is one
JSON text with a `type`. The client says `hello` first, with the token of its seat, or `null` to
watch; the host answers `welcome`, and then `resync`, or, where `since` allows it, the updates that
are missing. Everything that happens later comes as `update`, numbered for this viewer alone:
nothing is sent, and no number passes, when something happens that this viewer may not notice. Each
event carries as `n` the number of the update that it came in: what happened together.

`ask` says what the seat is asked, and is null while it has nothing to answer. `legal` holds its choices, with one
exception: a whole set-up is sent as one text that stands for many small choices. Then `legal` leaves these out, and
may be empty, and `ask.notation` says how the text is written, in Stratego `setup 10@a1 9@b1 ...`. A `preview` of
`setup` answers with such a text as its `action`. [A whole program](programs.md#at-a-table-over-http) that sets up and
plays over HTTP has 40 lines.

`seq` names the question that the seat is asked. It rises only when the seat's own choices change.
`act` answers the question; sent again, after a lost connection for instance, it gets the same
answer. An act for another question gets `stale`, with everything as it stands. Whatever is not done
is answered by `refused` and a sentence.

With a `ref` the answer says what it answers: `preview`, `advice`, `refused`, `stale` and `asked` carry it back, and
`done` says that all else was done. `advice` to a `hint` may come after other answers: it is thought about. An act
that is played has its `update` for an answer.

The host ends a connection with `bye` and a closing code: from 4400 on the same attempt would fail
again, otherwise come back; after 1012 at once, because the server starts again. Then say once more
what had no answer: an act, a preview, an order or a message to the partners gets the answer it got
before, and is not done twice; another wish that was done already may be refused now. Where a listener
is too slow, updates and answers may be left out and a `resync` sent instead.

Where seats play in teams, partners have a channel of their own: `team` tells a seat what its partners
say (`talk`), point at and ask. Nothing of it, not even that there is anything, goes to anybody else.
An act that needs the partners' yes, resigning, is answered by `asked` (HTTP: 202) and played when they
have given it (`consent`).

In some games several seats may react at once: a *window* opens, and each seat that is asked gets a question of
its own, with a view and choices as if all seats before it had passed. An answer is sealed, and its seat gets
an `update` without choices. When everybody has answered, when standing orders have (`order`) or the clock has
run down, the answers are played in the rulebook's order, and a seat whose answer has become impossible is
asked anew. Nobody learns before that who has answered, or what: no message is sent, and no number passes.
`window` tells all listeners the same of it, besides the own answer and the own order.

What a client may do at a table it may also do over HTTP, at the path that stands beside the message: the message is the
body, its `type` and `ref` may be left out. The answer is a `Snapshot`, and to an act its `update`. All paths are
described at `/openapi.json`. Errors are `Problem`.

Some networks let no WebSocket through. There the same messages go over HTTP, and all that is possible over a
WebSocket is possible: presence, talk, clocks and hints, too. Only the line differs:

1. `POST /api/tables/{table}/poll/open` with `hello` as the body begins a *session*. The answer is its secret name,
   `session`.
2. `POST /api/tables/{table}/poll/receive` with `{"session"}` waits until there are messages, and fetches all of them,
   in order. After twenty seconds without any the list is empty: ask again at once. What it fetches is what a WebSocket
   would have sent at that moment, no more and no sooner. `closed` is null, or the closing code and the reason: then the
   session has ended.
3. `POST /api/tables/{table}/poll/send` with `{"session", "message"}` brings one message. Its answer, 204, says only
   that it will be read; what comes of it is fetched by `receive`. Wait for the 204 before the next message, or they may
   change places.

A session ends when a request that waits breaks off, and when ten seconds pass without one. If an answer was lost, open
another session with `since`, and say once more what had no answer. The page of Sandtable does all this by itself where
three WebSockets in a row came to nothing, or one hung for eight seconds, and tries a WebSocket again once a minute.

Limits: %d kB a message, %d kB a body. Unknown fields and wrong types are refused.
"""

ACCOMPANYING = tuple(kind for kind in structs(news) if kind not in HOST_MESSAGES)
PARTS = (
    ("From the client", typing.get_args(acts.ClientMessage)),
    ("From the host, WebSocket", HOST_MESSAGES),
    ("Parts of these", (*ACCOMPANYING, *structs(table))),
    ("Other bodies of requests, HTTP", structs(requests)),
    ("Answers, HTTP", structs(answers)),
    ("Reviews, HTTP", structs(report)),
    ("The lab, HTTP", structs(study_progress, lab)),
)


def page() -> str:
    """Return the whole page."""
    text = [HEAD % (fields.MAX_MESSAGE // 1024, fields.MAX_BODY // 1024)]
    for heading, kinds in PARTS:
        text += [f"## {heading}\n", *(_section(kind) for kind in kinds)]
    return "\n".join(text)


def _section(kind: type[msgspec.Struct]) -> str:
    tag = kind.__struct_config__.tag
    lines = [f"### {tag if isinstance(tag, str) else kind.__name__}\n", f"{inspect.getdoc(kind)}\n"]
    if issubclass(kind, acts.Command):
        lines.append(f"HTTP: `POST /api/tables/{{table}}/{kind.path()}`\n")
    hints = typing.get_type_hints(kind, include_extras=True)
    listed = [_field(field, hints[field.name]) for field in msgspec.structs.fields(kind)]
    return "\n".join(lines + listed) + ("\n" if listed else "")


def _field(field: msgspec.structs.FieldInfo, hint: object) -> str:
    optional = "" if field.required else ", may be left out"
    return f"- `{field.name}`: {_words(hint)}{optional}{_note(hint)}"


def _words(hint: object) -> str:
    """Return a type in words."""
    plain = {
        str: "text",
        int: "number",
        float: "number",
        bool: "true or false",
        NoneType: "null",
        typing.Any: "any JSON",
        msgspec.Raw: "any JSON",
    }
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _words(arguments[0])
    if origin is typing.Literal:
        return " or ".join(f'"{value}"' for value in arguments)
    if origin in (typing.Union, UnionType):
        return " or ".join(_words(argument) for argument in arguments)
    if origin is list:
        return f"list of {_words(arguments[0])}"
    if origin is dict:
        return "object"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return next(words for known, words in plain.items() if hint is known)


def _note(hint: object) -> str:
    """Return the description in a field's annotation."""
    note = next((part for part in getattr(hint, "__metadata__", ()) if isinstance(part, msgspec.Meta)), None)
    return f": {note.description}" if note and note.description else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
