"""Bots of a server itself, which belong to no account: `admin bot`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.admin import admin
from sandtable.cli.common import say
from sandtable.cli.databases import Db, DbFile, database_of
from sandtable.engine.errors import BadInput

if TYPE_CHECKING:
    from sandtable.host.club.bots import Bots


@admin.command()
def bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the bot, as of an account.")],
    db: Db = None,
    db_file: DbFile = None,
    end: Annotated[bool, typer.Option("--end", help="Delete the bot.")] = False,
) -> int:
    """Make a bot of the server itself, and print its token; of a bot that there is, print another token. A server
    may be using the database.
    """
    from sandtable.host.refusals import Refusal
    from sandtable.host.store.database import StoreProblem

    try:
        print(asyncio.run(_carry_out(database_of(db, db_file), name, end)))
    except (StoreProblem, Refusal) as problem:
        raise BadInput(problem.message if isinstance(problem, Refusal) else str(problem)) from None
    if not end:
        say("This token is shown only now. It is what `sandtable bot --token-file` reads.")
    return 0


async def _carry_out(database: str, name: str, end: bool) -> str:
    """Return what is printed."""
    from sandtable.host.club.accounts import Accounts
    from sandtable.host.club.bots import PLAY, READ, Bots
    from sandtable.host.limits import Limits
    from sandtable.host.settings import Settings
    from sandtable.host.store.appointing import accounts_of
    from sandtable.host.wire.club_games import reserved_names

    store, limits = await accounts_of(database), Limits(Settings(db=database))
    bots = Bots(store, await Accounts.open(store, limits.accounts, limits.tries, reserved_names()))
    known = await _find(bots, name)
    if end:
        await bots.delete(await bots.find(None, known or ""))
        return "deleted"
    _, token = await (bots.add_token(None, known, (PLAY, READ)) if known else bots.make(None, name))
    return token


async def _find(bots: Bots, name: str) -> str | None:
    """Return the id of the server's own bot of this name, or None."""
    from sandtable.host.club.names import fold, of_bot

    return next((bot.id for bot in await bots.all_of(None) if fold(bot.name) == fold(of_bot(name))), None)
