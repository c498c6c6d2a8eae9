"""Tables against the computer as the lobby's button makes them, without the lobby: by the requests that it sends."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from tests.host.servers import Server

NAME = "Ada"
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
    wish = {"variant": variant["id"], "options": changed(variant), "seats": [{"kind": "human"}, *others]}
    status, made = server.call("/api/tables", {**wish, "players": len(seats)})
    assert status == 201, made
    body = {"name": NAME, "invite": made["secret"], **first_order(variant)}
    status, taken = server.call(f"/api/tables/{made['id']}/seats/{seats[0]}", body)
    assert status == 200, taken
    beside = [seat for team in variant["teams"] if seats[0] in team for seat in team]
    return {
        "id": made["id"],
        "variant": variant["id"],
        "title": variant["title"],
        "seat": seats[0],
        "token": taken["token"],
        "seen": int(time.time() * 1000),
        "opponents": [sits["title"] for seat in seats[1:] if seat not in beside],
        "partners": [sits["title"] for seat in seats[1:] if seat in beside],
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
