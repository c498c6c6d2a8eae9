"""A long finished game in a database, for the attacks that ask for it again and again."""

from __future__ import annotations

import asyncio
import random
import sys

from tests.host.company import Thinking

from sandtable.games import variant
from sandtable.host.bots.asking import Choice, Question
from sandtable.host.hub.hub import Hub
from sandtable.host.metrics import Metrics
from sandtable.host.settings import Settings
from sandtable.host.store.entries import SeatPlan, TableSpec
from sandtable.host.store.store import Store
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.connection import Connection
from sandtable.host.tokens import digest

VARIANT = "stratego-campaign"
ID = "l" * 12


async def play(database: str, most: int | None = None) -> None:
    """Let two computer players move at random, and end the game after at most `most` acts."""
    chance = random.Random(1)

    def answers(question: Question) -> Choice | None:
        return Choice(chance.choice(question.legal)) if question.wants == "choice" else Choice(None)

    chosen = variant(VARIANT)
    options = chosen.read_options({} if most is None else {"ply_limit": most})
    seats = [SeatPlan("bot", "recruit")] * 2
    plan = TableSpec(ID, 0, VARIANT, chosen.game.version, options, seats, bytes(32), digest("invite"))
    store = await Store.open(database)
    hub = Hub(Settings(db=database, bot_delay=0), store, Thinking(answers), Metrics())
    await hub.create(plan, [])
    active = await hub.listen(ID, Connection(-1, 1), None, None)
    assert isinstance(active, ActiveTable)
    while not active.over:
        await asyncio.sleep(0.05)
    async with active.lock:
        pass
    await hub.tables.close()
    await store.close()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
