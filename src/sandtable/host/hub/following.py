"""The tables that are followed: somebody at an address listens there, or has looked at them recently.

Bots move at followed tables only. An address can follow a limited number of tables with bots. A table that nobody
follows stands still and may be unloaded.
"""

from __future__ import annotations

from sandtable.host.clocks import Clock
from sandtable.host.settings import Settings
from sandtable.host.table.active_table import ActiveTable

FOR_EVER = float("inf")


class Following:
    """The tables with bots that each address follows, and until when."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._tables: dict[str, dict[str, float]] = {}
        self._party: dict[str, str] = {}

    def note(self, active: ActiveTable, address: str) -> None:
        """Count a view or act of an address at a table."""
        self._follow(active, address, self._clock.now() + self._settings.followed_for)

    def listen(self, active: ActiveTable, address: str) -> None:
        """Count a new listener at a table."""
        self._follow(active, address, FOR_EVER)

    def renew(self, active: ActiveTable) -> None:
        """Count the listeners of a table again, because bots may have joined it, or their address may follow fewer
        tables now.
        """
        for address in {connection.address for connection in active.connections}:
            self.listen(active, address)

    def leave(self, active: ActiveTable, address: str) -> None:
        """Count a listener as gone."""
        tables = self._tables.get(address, {})
        if active.spec.id in tables and not any(one.address == address for one in active.connections):
            tables[active.spec.id] = self._clock.now()

    def _follow(self, active: ActiveTable, address: str, until: float) -> None:
        table = active.spec.id
        if active.over or not any(plan.kind == "bot" for plan in active.plans):
            return
        tables = self._tables.setdefault(address, {})
        if table not in tables:
            self._forget(tables)
            if len(tables) >= self._settings.computers_of_address:
                return
        tables[table] = max(until, tables.get(table, until))
        self._party.setdefault(table, address)

    def followed(self, active: ActiveTable) -> bool:
        """Return whether the bots of a table move."""
        table, now = active.spec.id, self._clock.now()
        return any(tables.get(table, now) > now for tables in self._tables.values())

    def party(self, table: str) -> str:
        """Return the address with which a table shares turns when many tables wait for bots."""
        return self._party.get(table, table)

    def sweep(self) -> None:
        """Forget the tables that are not followed any more."""
        for tables in self._tables.values():
            self._forget(tables)
        self._tables = {address: tables for address, tables in self._tables.items() if tables}
        followed = {table for tables in self._tables.values() for table in tables}
        self._party = {table: address for table, address in self._party.items() if table in followed}

    def _forget(self, tables: dict[str, float]) -> None:
        now = self._clock.now()
        for table in [table for table, until in tables.items() if until <= now]:
            del tables[table]
