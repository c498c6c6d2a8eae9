"""Servers of two releases: in the newer one the toy has new rules, which carry out what was played under the former."""

from __future__ import annotations

from multiprocessing.connection import Connection as WireToTest
from typing import Any

from tests.host.servers import Server, serve
from tests.versions import ruled

FORMER, NEWER = 1, 2
"""The versions of the rules."""
SEATS = ("Ada", "Bo")


def serve_former(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server of the former release in this process."""
    with ruled(FORMER):
        serve(settings, says)


def serve_newer(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server of the newer release in this process."""
    with ruled(NEWER, replays=(FORMER,)):
        serve(settings, says)


class FormerServer(Server):
    """A server of the former release."""

    target = staticmethod(serve_former)


class NewerServer(Server):
    """A server of the newer release."""

    target = staticmethod(serve_newer)


class Table:
    """A table of the toy for two people, with their tokens."""

    def __init__(self, server: Server) -> None:
        status, made = server.call("/api/tables", {"variant": "toy", "players": 2, "options": {"ply_limit": 6}})
        assert status == 201, made
        self.made = made
        self.path = f"/api/tables/{made['id']}"
        self.tokens = {seat: server.sit(made, seat) for seat in SEATS}

    def play(self, server: Server, most: int = 1000) -> bool:
        """Let everybody answer their questions at a server, so often at most; return whether the game is over."""
        acts = 0
        while acts < most:
            shown = {seat: server.call(self.path, None, token)[1] for seat, token in self.tokens.items()}
            if shown["Ada"]["table"]["ended"]:
                return True
            seat = next(seat for seat, now in shown.items() if now["legal"])
            choice = {"action": shown[seat]["legal"][0]["id"], "seq": shown[seat]["seq"]}
            status, answer = server.call(f"{self.path}/actions", choice, self.tokens[seat])
            assert status == 200, answer
            acts += 1
        return False
