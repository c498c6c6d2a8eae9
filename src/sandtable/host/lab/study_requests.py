"""The study file of a request, and the limits of what may be requested."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, prod

import msgspec
import yaml

from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json
from sandtable.games import variant
from sandtable.host.protocol.lab import MOST_CELLS, MOST_GAMES, StudyRequest
from sandtable.host.refusals import Refusal

SETUPS = ("first_setup", "second_setup")
"""The keys that may vary besides the options of a game. Players and numbers of games are given where they can be
checked."""


def file_of(request: StudyRequest) -> str:
    """Return the study file of a request; raise Refusal. What a study itself forbids is found when the file is read."""
    _check_title(request.title)
    _check_players((*request.players, *request.meet))
    _check_varied(request)
    if request.meet and (request.vary or request.restrict):
        raise _no("if players meet, each pair is a cell: compare rules or parts in another study")
    cells = _cells(request)
    if cells > MOST_CELLS:
        raise _no(f"{cells} cells are too many; the limit here is {MOST_CELLS}")
    games = cells * max(request.games or 0, request.until.at_most if request.until else 0)
    if games > MOST_GAMES:
        raise _no(
            f"{games:,} games in all are too many; the limit here is {MOST_GAMES:,}: ask for fewer games or fewer cells"
        )
    content = {key: value for key, value in _plain(request).items() if value not in ([], {}, None, False)}
    return yaml.safe_dump(content, sort_keys=False, allow_unicode=True, default_flow_style=None, width=100)


def _plain(request: StudyRequest) -> Json:
    """Return the keys of the study file, in the order that is best to read."""
    decode = msgspec.json.decode
    vary = {key: [decode(value) for value in values] for key, values in request.vary.items()}
    if request.restrict:
        vary["restrict"] = [[], *([part] for part in request.restrict)]
    return {
        "title": request.title.strip(),
        "game": request.game,
        "seats": request.seats,
        "players": request.players,
        "meet": request.meet,
        "options": {key: decode(value) for key, value in request.options.items()},
        "vary": vary,
        "games": request.games,
        "until": msgspec.to_builtins(request.until),
        "pair": request.pair,
        "seed": request.seed,
        "measure": request.measure,
    }


def _cells(request: StudyRequest) -> int:
    """Return the number of cells: every combination of values and restrictions, and every pair of players who meet."""
    meetings = comb(len(request.meet), 2) if request.meet else 1
    return meetings * (1 + len(request.restrict)) * prod(map(len, request.vary.values()))


def _check_title(title: str) -> None:
    if not title.strip():
        raise _no("a study needs a `title`: its question")


def _check_players(players: Sequence[str]) -> None:
    """Allow only levels of this server: users of the page must not run anything else on this machine."""
    for name in players:
        if ":" in name:
            raise _no(
                f"{name!r} cannot play here: in the browser a player is a level of the game, or `random`. Your own "
                "classes and programs play in a terminal, with `sandtable study`"
            )


def _check_varied(request: StudyRequest) -> None:
    try:
        chosen = variant(request.game)
    except BadInput as problem:
        raise _no(str(problem)) from None
    known = {*SETUPS, *(option.key for option in chosen.options)}
    stranger = next((key for key in request.vary if key not in known), None)
    if stranger is not None:
        raise _no(f"vary: {chosen.title} has no option {stranger!r}")


def _no(sentence: str) -> Refusal:
    return Refusal(400, "unreadable", why=sentence)
