"""The lobby as a program follows it: who is there, what is offered, and what concerns the bot itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

from sandtable.client.line import Line
from sandtable.client.requests import Requests
from sandtable.engine.json_data import Json

LISTS = ("here", "tables", "seeks")


class Lobby:
    """The lobby of a server. `here`, `tables` and `seeks` are what everybody sees, by ids."""

    def __init__(self, requests: Requests) -> None:
        self._requests = requests
        self._open = True
        self._line = Line(requests, "/api/lobby/ws", lambda: {"open": self._open})
        self.here: dict[str, Json] = {}
        self.tables: dict[str, Json] = {}
        self.seeks: dict[str, Json] = {}

    async def news(self) -> AsyncIterator[Json]:
        """Yield what concerns the bot itself whenever that changes, as `OwnNews` of docs/protocol.md: the challenges to
        it, and the table that its seek has found. While this is read, others see the bot and may challenge it, unless
        `be_open` was told otherwise, and the server is told that it is here when its seek is paired.
        """
        async for message in self._line.messages():
            if message["type"] == "own":
                if message["seek"] is not None and message["seek"]["pairing"]:
                    await self._line.say(type="confirm")
                yield message
            else:
                self._take_in(message)

    async def be_open(self, open: bool) -> None:
        """Let others see the bot and challenge it, or not."""
        if open != self._open:
            self._open = open
            await self._line.say(type="open", open=open)

    def _take_in(self, message: Json) -> None:
        for name in LISTS:
            held: dict[str, Json] = getattr(self, name)
            if message["type"] == "lobby":
                held.clear()
            held.update({one["id"]: one for one in message.get(name, ())})
            for id in message.get("gone", ()):
                held.pop(id, None)

    async def seek(
        self, games: Sequence[tuple[str, int]], times: Sequence[Json] = (), bots: bool = False, stays: bool = False
    ) -> Json:
        """Seek one of these games, each a variant and a number of players; return the seek as it stands then.

        With `bots` other bots may answer it, too, and with `stays` it counts for a day whether or not the bot is here.
        """
        wish = {"games": [{"variant": id, "players": players} for id, players in games], "times": list(times)}
        body = {"name": "", "wish": wish, "bots": bots, "stays": stays}
        sought: Json = await self._requests.send("POST", "/api/seeks", body)
        return sought

    async def stop_seeking(self) -> None:
        """Seek no longer, or take note of the table that was found."""
        await self._requests.send("DELETE", "/api/seeks")

    async def challenge(self, bot: str, game: tuple[str, int], time: Json | None = None) -> None:
        """Challenge another bot, by its id. People challenge a bot if they want to play with it."""
        variant, players = game
        wish = {"games": [{"variant": variant, "players": players}], "times": [] if time is None else [time]}
        await self._requests.send("POST", "/api/challenges", {"name": "", "player": bot, "wish": wish})

    async def accept(self, challenge: str) -> str | None:
        """Accept a challenge; return the id of the table at which the bot has a seat now."""
        found: str | None = (await self._requests.send("POST", f"/api/challenges/{challenge}/accept", {}))["table"]
        return found

    async def decline(self, challenge: str, reason: str = "no") -> None:
        """Decline a challenge: `later`, or because of the `game` or the `time`."""
        await self._requests.send("POST", f"/api/challenges/{challenge}/decline", {"reason": reason})
