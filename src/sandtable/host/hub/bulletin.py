"""What the hub tells the club of a table: what the spectators have been sent of it, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from sandtable.engine.json_data import Json
from sandtable.games import variant
from sandtable.host.protocol.public import Public, PublicClock, PublicSeat, PublicWindow
from sandtable.host.protocol.table import Clocks, Table
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.timing import BeforeImage


def public(table: ActiveTable) -> Public:
    """Return a table as the spectators have been told that it is. The caller holds its lock."""
    return structs.replace(as_spectators_see(table.image(table.spectator)), bots=table.spec.bots)


def as_spectators_see(shown: BeforeImage) -> Public:
    """Return a table of which a spectator is shown this."""
    table, window = shown.table, shown.window and shown.window.window
    plays = table.started and table.ended is None
    return Public(
        table=table.id,
        variant=table.variant,
        title=table.title,
        open=table.open,
        options=changed_options(table),
        time=table.time,
        seats=[
            PublicSeat(seat.seat, seat.kind, seat.name, seat.here, seat.relievable, seat.account is True)
            for seat in table.seats
        ],
        turn=[] if not plays else list(window.asks) if window else list(shown.view["to_act"]),
        window=PublicWindow(window.kind, list(window.asks)) if window else None,
        begun=table.started,
        ended=None if table.ended is None else table.ended.text,
        clock=_clock(shown.clocks),
        rated=table.rated is not None,
    )


def _clock(clocks: Clocks | None) -> PublicClock | None:
    return None if clocks is None or clocks.left is None else PublicClock(clocks.n, clocks.left)


def changed_options(table: Table) -> Json:
    """Return the options of a table that are not as in the rulebook. Of a document only that there is one."""
    usual = {option.key: option.default for option in variant(table.variant).options}
    changed = {key: value for key, value in table.options.items() if value != usual.get(key)}
    return {key: None if isinstance(value, Mapping) else value for key, value in changed.items()}
