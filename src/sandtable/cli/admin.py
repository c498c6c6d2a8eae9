"""What an operator does to a server's database: `admin backup`, `admin moderator` and `admin restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.common import app, say
from sandtable.cli.databases import Db, DbFile, database_of
from sandtable.engine.errors import BadInput

admin = typer.Typer(rich_markup_mode=None)
app.add_typer(admin, name="admin", help="Look after a server's database.")


@admin.callback(invoke_without_command=True)
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="File to write; it must not exist.")],
    db: Db = None,
    db_file: DbFile = None,
) -> int:
    """Write a backup of the database. A server may be using it."""
    from sandtable.host.store.backups import back_up
    from sandtable.host.store.database import StoreProblem

    try:
        back_up(database_of(db, db_file), file)
    except StoreProblem as problem:
        raise BadInput(str(problem)) from None
    say(f"The backup is in {file}. It holds every secret of games under way.")
    return 0


@admin.command()
def moderator(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of an account.")],
    db: Db = None,
    db_file: DbFile = None,
    remove: Annotated[bool, typer.Option("--remove", help="Let the account be a moderator no more.")] = False,
) -> int:
    """Make an account a moderator. A server may be using the database."""
    from sandtable.host.club.names import fold
    from sandtable.host.store.appointing import appoint
    from sandtable.host.store.database import StoreProblem

    try:
        called = asyncio.run(appoint(database_of(db, db_file), fold(name), not remove))
    except StoreProblem as problem:
        raise BadInput(str(problem)) from None
    if called is None:
        raise BadInput(f"there is no account named {name!r}")
    say(f"{called} is a moderator no more." if remove else f"{called} is a moderator. The page is /moderation.")
    return 0


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    db: Db = None,
    db_file: DbFile = None,
    replace: Annotated[bool, typer.Option("--replace", help="Lose what the database holds.")] = False,
) -> int:
    """Put a backup into the database. No server may be using it."""
    from sandtable.host.store.backups import restore as put_back
    from sandtable.host.store.database import StoreProblem

    try:
        put_back(database_of(db, db_file), file, replace)
    except StoreProblem as problem:
        raise BadInput(str(problem)) from None
    say("The database holds what the backup held.")
    return 0
