"""Write web/src/protocol.ts, the messages as types of the client: `python -m scripts.protocol_types`."""

from __future__ import annotations

import typing
from pathlib import Path

import msgspec
from scripts.typescript import TypeScript, union

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
HEAD = """/*
 * The messages between the browser and the host.
 * Made by `make docs` from src/sandtable/host/wire/acts.py, src/sandtable/host/protocol/ and
 * src/sandtable/review/report.py.
 */
import type * as game from './game';
"""
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
    written = TypeScript(WORDS, "game.", FROM_CLIENT.__contains__)
    words = map(written.alias, WORDS)
    kinds = (written.interface(kind) for kind in (*FROM_CLIENT, *FROM_HOST) if _described(kind))
    unions = (
        union("Command", [kind.__name__ for kind in acts.ACTS]),
        union("HostMessage", [kind.__name__ for kind in HOST_MESSAGES]),
        union("LobbyRequest", [kind.__name__ for kind in typing.get_args(lobby.LobbyRequest)]),
        union("LobbyMessage", [kind.__name__ for kind in typing.get_args(lobby.LobbyMessage)]),
    )
    return "\n".join([HEAD, *words, "", *kinds, *unions]).rstrip() + "\n"


def _described(kind: type[msgspec.Struct]) -> bool:
    return bool(kind.__struct_fields__ or kind.__struct_config__.tag)


if __name__ == "__main__":
    FILE.write_text(types(), encoding="utf-8")
