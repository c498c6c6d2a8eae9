"""What an operator does to the ratings of a server: `admin rerate`."""

from __future__ import annotations

import asyncio

from sandtable.cli.admin import admin
from sandtable.cli.common import say
from sandtable.cli.databases import Db, DbFile, database_of
from sandtable.engine.errors import BadInput


@admin.command()
def rerate(db: Db = None, db_file: DbFile = None) -> int:
    """Compute all ratings anew from the results of the rated games. No server may be using the database."""
    from sandtable.host.store.database import StoreProblem
    from sandtable.host.store.store import Store

    async def compute() -> tuple[int, int]:
        store = await Store.open(database_of(db, db_file))
        try:
            return await store.ratings.rerate()
        finally:
            await store.close()

    try:
        ratings, changed = asyncio.run(compute())
    except StoreProblem as problem:
        raise BadInput(str(problem)) from None
    say(f"Ratings: {ratings}. With another value than before: {changed}.")
    return 0
