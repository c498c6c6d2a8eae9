"""A player of this machine as a bot on a server: `bot`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.common import app, line_of, say
from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json

if TYPE_CHECKING:
    from sandtable.client.playing import Answer
    from sandtable.client.table import Position, Table
    from sandtable.engine.game import Variant

MOST_GAMES = 4
LIVE = {"type": "live", "initial": 600, "increment": 10}
"""The time of the games that a bot looks for: 10+10."""


@app.command()
def bot(
    player: Annotated[str, typer.Argument(metavar="MODULE:CLASS", help="The player, as for `sandtable duel`.")],
    server: Annotated[str, typer.Option(metavar="URL", help="Address of the server.")],
    token_file: Annotated[
        Path, typer.Option("--token-file", metavar="FILE", help="File whose one line is the token of the bot.")
    ],
    games: Annotated[
        int, typer.Option("--games", min=1, max=MOST_GAMES, help="Games that it plays at the same time.")
    ] = 1,
    seek: Annotated[
        list[str] | None,
        typer.Option("--seek", metavar="VARIANT", help="Look for opponents in this game, too; may be repeated."),
    ] = None,
    bots: Annotated[bool, typer.Option("--bots", help="Look for them among other bots as well.")] = False,
) -> int:
    """Play on a server as a bot: accept challenges, and seek games if told so, until stopped."""
    from sandtable.client import Client, Problem
    from sandtable.client.playing import Playing

    token = line_of(token_file, "--token-file", "the token of a bot")
    answers = _Answers(player)
    answers.check()
    sought = [(found.id, found.players[0]) for found in map(answers.need, seek or ())]

    async def play() -> None:
        async with Client(server, token) as client:
            say(f"{(await client.me())['player']['name']} plays at {server}.")
            await Playing(client, answers.of, say, games, sought, [LIVE], bots).run()

    try:
        asyncio.run(play())
    except* Problem as refused:
        raise BadInput(str(refused.exceptions[0])) from None
    except* OSError as problem:
        raise BadInput(f"{server} cannot be reached: {problem.exceptions[0]}") from None
    return 0


class _Answers:
    """The answers of a player of this machine."""

    def __init__(self, name: str) -> None:
        self._name = name

    def check(self) -> None:
        """Raise BadInput if the player is written as a class of which no player can be made."""
        from sandtable.bots.specs import check_class

        check_class(self._name)

    def need(self, id: str) -> Variant:
        """Return a variant that the player plays; raise BadInput."""
        from sandtable.bots.specs import OURS, check
        from sandtable.games import variant

        found = variant(id)
        if self._name.partition(":")[0] in (OURS, *found.game.dialects):
            raise BadInput(f"{self._name}: a bot is a class, MODULE:CLASS, or a level")
        check(self._name, found)
        return found

    def of(self, id: str, seed: int) -> Answer | None:
        """Return the answers of a new player, or None if it does not play that."""
        from sandtable.bots.levels import read_answer
        from sandtable.bots.programs.conversation import Chair
        from sandtable.bots.specs import enter
        from sandtable.engine.record.view import PackedView

        try:
            variant = self.need(id)
        except BadInput:
            return None
        player = enter(self._name, Chair(variant, (), {}, 0, seed, 0.0))

        async def answer(table: Table, position: Position) -> int | str:
            if position.ask["notation"] is not None:
                return await table.set_up()
            view, legal = PackedView(await table.record()), _choices(position.legal)
            return read_answer(await asyncio.to_thread(player.choose, view, legal))

        return answer


def _choices(legal: Sequence[Json]) -> list[int]:
    """Return the ids of the choices. A player is never asked whether to resign."""
    return [choice["id"] for choice in legal if choice["kind"] != "resign"]
