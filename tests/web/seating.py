"""Tables as the lobby makes them, alone or with friends, but made by the requests that it sends, without a page."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from tests.host.games import NORTH, SOUTH, setup
from tests.host.servers import Server

NAME = "Ada"
HUMAN = {"kind": "human"}
LOOK = 0.05  # seconds
ASKED = 600  # looks
KEEP = """
([name, game]) => {
  const others = JSON.parse(localStorage.getItem('sandtable.games') ?? '[]');
  localStorage.setItem('sandtable.games', JSON.stringify([game, ...others]));
  localStorage.setItem('sandtable.name', localStorage.getItem('sandtable.name') ?? JSON.stringify(name));
}
"""
"""Done in a page: this browser has a seat there."""


def variant_called(server: Server, title: str) -> dict[str, Any]:
    """The first variant whose title begins so, as the lobby is told of it."""
    status, variants = server.call("/api/games")
    assert status == 200, variants
    return dict(next(variant for variant in variants if variant["title"].startswith(title)))


def take_first_seat(server: Server, title: str, level: str | None = None) -> dict[str, Any]:
    """A table with computer players on all other seats, the usual ones if no level is given; the game as a browser
    keeps it."""
    variant = variant_called(server, title)
    least, most = variant["seats"]["min"], variant["seats"]["max"]
    seats = variant["seats"]["names"][: (least + most) // 2]
    sits = next(each for each in variant["levels"] if (each["usual"] if level is None else each["id"] == level))
    others = [{"kind": "bot", "level": sits["id"]} for _ in seats[1:]]
    made = founded(server, variant, [HUMAN, *others])
    beside = [seat for team in variant["teams"] if seats[0] in team for seat in team]
    return {
        **taken(server, variant, made, seats[0], NAME),
        "opponents": [sits["title"] for seat in seats[1:] if seat not in beside],
        "partners": [sits["title"] for seat in seats[1:] if seat in beside],
    }


def take_all_seats(server: Server, title: str, names: Sequence[str]) -> list[dict[str, Any]]:
    """A table of friends, by whom all seats are taken; the game as the browser of each keeps it."""
    variant = variant_called(server, title)
    made = founded(server, variant, [HUMAN for _ in names])
    seats = variant["seats"]["names"][: len(names)]
    return [taken(server, variant, made, seat, name) for seat, name in zip(seats, names, strict=True)]


def lay_out(server: Server, game: Mapping[str, Any]) -> None:
    """An army of Stratego, for the seat that a browser keeps."""
    army = setup({"South": SOUTH, "North": NORTH}[game["seat"]])
    act(server, game, {"action": army, "seq": 0})


def finished_game(server: Server, moves: int) -> dict[str, Any]:
    """Stratego against the computer, resigned after so many own moves, the first offered each time; as a browser keeps
    it."""
    game = take_first_seat(server, "Ultimate Stratego")
    lay_out(server, game)
    for _ in range(moves):
        now = asked(server, game)
        act(server, game, {"action": now["legal"][0]["id"], "seq": now["seq"]})
    act(server, game, {"action": "resign", "seq": asked(server, game)["seq"]})
    return game


def asked(server: Server, game: Mapping[str, Any]) -> dict[str, Any]:
    """The table as its seat sees it, as soon as that is asked for something."""
    for _ in range(ASKED):
        status, now = server.call(f"/api/tables/{game['id']}", None, game["token"])
        assert status == 200, now
        if now["ask"]:
            return dict(now)
        time.sleep(LOOK)
    raise AssertionError("it is never asked")


def act(server: Server, game: Mapping[str, Any], what: Mapping[str, Any]) -> None:
    status, answer = server.call(f"/api/tables/{game['id']}/actions", what, game["token"])
    assert status == 200, answer


def founded(server: Server, variant: Mapping[str, Any], sitters: Sequence[Mapping[str, str]]) -> dict[str, Any]:
    """A new table with the rules that the lobby proposes, as the server answers."""
    request = {"variant": variant["id"], "options": changed(variant), "seats": sitters, "players": len(sitters)}
    status, made = server.call("/api/tables", request)
    assert status == 201, made
    return dict(made)


def taken(server: Server, variant: Mapping[str, Any], made: Mapping[str, Any], seat: str, name: str) -> dict[str, Any]:
    """A seat of a new table, as the browser of whoever has sat down there keeps it."""
    body = {"name": name, "invite": made["secret"], **first_order(variant)}
    status, answer = server.call(f"/api/tables/{made['id']}/seats/{seat}", body)
    assert status == 200, answer
    return {
        "id": made["id"],
        "variant": variant["id"],
        "title": variant["title"],
        "seat": seat,
        "token": answer["token"],
        "seen": int(time.time() * 1000),
        "opponents": [],
        "partners": [],
        "ended": None,
    }


def changed(variant: Mapping[str, Any]) -> dict[str, Any]:
    """The rules that the lobby proposes, where they are not the rulebook's."""
    usual = {option["key"]: option["default"] for option in variant["options"]}
    return {key: value for key, value in variant["proposal"].items() if value != usual[key]}


def first_order(variant: Mapping[str, Any]) -> dict[str, str]:
    """With what order somebody new sits down, where there are any: of two the last, of more the last but one."""
    orders = variant["orders"]
    return {"order": orders[-2 if len(orders) > 2 else -1]["id"]} if orders else {}
