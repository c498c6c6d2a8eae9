"""Four people at a table of pairs, over HTTP."""

from __future__ import annotations

from typing import Any

import httpx2
from tests.host.conftest import Api
from tests.host.pairs import NAMES, SEATS


class Four:
    """A table, and each person's token."""

    def __init__(self, api: Api, made: dict[str, str], tokens: dict[str, str]) -> None:
        self.api = api
        self.made = made
        self.path = f"/api/tables/{made['id']}"
        self.tokens = tokens

    @classmethod
    async def sit(cls, api: Api, *levels: str, **request: object) -> Four:
        """Create a table with its people seated; the last seats are for bots of these levels."""
        people = len(SEATS) - len(levels)
        kinds = [{"kind": "human"}] * people + [{"kind": "bot", "level": level} for level in levels]
        made = await api.table("pairs", seats=kinds, **request)
        seated = zip(SEATS[:people], NAMES, strict=False)
        return cls(api, made, {seat: await api.sit(made, seat, name) for seat, name in seated})

    async def look(self, seat: str | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, is shown."""
        seen = await self.api.get(self.path, self.tokens[seat] if seat else None)
        assert seen.status_code == 200, seen.text
        return dict(seen.json())

    async def team(self, seat: str) -> dict[str, Any]:
        return dict((await self.look(seat))["team"])

    async def lines(self, seat: str) -> list[tuple[str, str, str | None]]:
        """Return the kind, the text and the place of each line of a seat's team."""
        return [(line["kind"], line["text"], line["place"]) for line in (await self.team(seat))["lines"]]

    async def post(self, seat: str | None, what: str, /, **body: object) -> httpx2.Response:
        return await self.api.post(f"{self.path}/{what}", body, self.tokens[seat] if seat else None)

    async def do(self, seat: str, what: str, /, **body: object) -> dict[str, Any]:
        done = await self.post(seat, what, **body)
        assert done.status_code == 200, done.text
        return dict(done.json())

    async def refused(self, seat: str | None, what: str, /, **body: object) -> tuple[int, str]:
        """Return the status and the error code of a refusal; its message is one line."""
        answer = await self.post(seat, what, **body)
        problem = answer.json()
        assert answer.status_code >= 400 and problem["message"] and "\n" not in problem["message"], answer.text
        return answer.status_code, problem["error"]

    async def say(self, seat: str, text: str, place: str | None = None) -> None:
        await self.do(seat, "talk", text=text, place=place)

    async def act(self, seat: str, action: str | None = None) -> httpx2.Response:
        """Carry out the named action, or the seat's first choice."""
        now = await self.look(seat)
        return await self.post(seat, "actions", action=action or now["legal"][0]["text"], seq=now["seq"])

    async def turn(self, seat: str) -> None:
        """Play a whole turn: a discard and the open card, unless a Scroll forces the draw."""
        for action in (None, "DRAW OPEN"):
            if action and (await self.look(seat))["view"]["phase"] != "draw":
                return
            done = await self.act(seat, action)
            assert done.status_code == 200, done.text
