"""What is done at the tables of a server that was paused: stopped by a signal, or asleep with its machine."""

from __future__ import annotations

from sandtable.host.hub.tables import Tables
from sandtable.host.table.active_table import ActiveTable


async def go_on_after_pause(tables: Tables, alone: bool) -> None:
    """Let the tables in memory go on.

    If no server ran meanwhile (`alone`), all clocks stood still, and pages are told how they stand. Otherwise other
    servers may have done anything, so the tables are loaded again.
    """
    for table in [*tables.in_memory.values()]:
        if alone and not (isinstance(table, ActiveTable) and table.is_timed):
            continue
        async with table.lock:
            if table.gone:
                continue
            if alone:
                table.tell_of_time()
            else:
                tables.abandon(table)
