"""Tables as the lobby creates them, alone or with friends, but by its HTTP requests alone, without a page."""

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
    """Return the first variant whose title begins with this, as the lobby is told of it."""
    status, variants = server.call("/api/games")
    assert status == 200, variants
    return dict(next(variant for variant in variants if variant["title"].startswith(title)))


def take_first_seat(server: Server, title: str, level: str | None = None) -> dict[str, Any]:
    """Create a table with bots on all other seats, and sit down; return the game as a browser keeps it.

    The bots are of the usual level if none is given.
    """
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


def take_all_seats(
    server: Server, title: str, names: Sequence[str], time: Mapping[str, Any] | None = None
) -> list[dict[str, Any]]:
    """Create a table of friends with all seats taken; return the game as each one's browser keeps it."""
    variant = variant_called(server, title)
    made = founded(server, variant, [HUMAN for _ in names], time)
    seats = variant["seats"]["names"][: len(names)]
    return [taken(server, variant, made, seat, name) for seat, name in zip(seats, names, strict=True)]


def lay_out(server: Server, game: Mapping[str, Any]) -> None:
    """Lay out an army of Stratego for the seat that a browser keeps."""
    army = setup({"South": SOUTH, "North": NORTH}[game["seat"]])
    act(server, game, {"action": army, "seq": 0})


def finished_game(server: Server, moves: int) -> dict[str, Any]:
    """Play Stratego against the computer, and resign after `moves` moves; return it as a browser keeps it.

    Each move is the first that is offered.
    """
    game = take_first_seat(server, "Ultimate Stratego")
    lay_out(server, game)
    for _ in range(moves):
        now = asked(server, game)
        act(server, game, {"action": now["legal"][0]["id"], "seq": now["seq"]})
    act(server, game, {"action": "resign", "seq": asked(server, game)["seq"]})
    return game


def asked(server: Server, game: Mapping[str, Any]) -> dict[str, Any]:
    """Return the table as its seat sees it, as soon as the seat is asked for something."""
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


def founded(
    server: Server,
    variant: Mapping[str, Any],
    sitters: Sequence[Mapping[str, str]],
    time: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Create a table with the rules that the lobby proposes; return the server's answer."""
    request = {"variant": variant["id"], "options": changed(variant), "seats": sitters, "players": len(sitters)}
    status, made = server.call("/api/tables", {**request, "time": time})
    assert status == 201, made
    return dict(made)


def taken(server: Server, variant: Mapping[str, Any], made: Mapping[str, Any], seat: str, name: str) -> dict[str, Any]:
    """Take a seat of a new table; return the game as the browser keeps it."""
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
    """Return the options that the lobby proposes and that differ from the rulebook's defaults."""
    usual = {option["key"]: option["default"] for option in variant["options"]}
    return {key: value for key, value in variant["proposal"].items() if value != usual[key]}


def first_order(variant: Mapping[str, Any]) -> dict[str, str]:
    """Return the standing order of a new player, if there are orders: of two the last, of more the last but one."""
    orders = variant["orders"]
    return {"order": orders[-2 if len(orders) > 2 else -1]["id"]} if orders else {}
