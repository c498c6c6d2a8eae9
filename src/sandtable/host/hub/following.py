"""For whom computer players move: somebody at an address listens at the table, or has looked at it not long ago. At so
many tables at most they move for one address; a table that nobody follows stands still, and may leave the memory.
"""

from __future__ import annotations

from sandtable.host.clocks import Clock
from sandtable.host.settings import Settings
from sandtable.host.table.active_table import ActiveTable

FOR_EVER = float("inf")


class Following:
    """The tables with computer players that each address follows, and until when."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self._settings = settings
        self._clock = clock
        self._tables: dict[str, dict[str, float]] = {}
        self._party: dict[str, str] = {}

    def note(self, active: ActiveTable, address: str) -> None:
        """Somebody has looked or acted."""
        self._follow(active, address, self._clock.now() + self._settings.followed_for)

    def listen(self, active: ActiveTable, address: str) -> None:
        """Somebody listens from now on."""
        self._follow(active, address, FOR_EVER)

    def renew(self, active: ActiveTable) -> None:
        """Computers may have come, or other tables be followed no more: it goes on for those who listen."""
        for address in {connection.address for connection in active.connections}:
            self.listen(active, address)

    def leave(self, active: ActiveTable, address: str) -> None:
        """Somebody listens no more."""
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
        """Whether its computers move."""
        table, now = active.spec.id, self._clock.now()
        return any(tables.get(table, now) > now for tables in self._tables.values())

    def party(self, table: str) -> str:
        """With whom a table shares turns where many want computers to think."""
        return self._party.get(table, table)

    def sweep(self) -> None:
        """Forgets what is followed no more."""
        for tables in self._tables.values():
            self._forget(tables)
        self._tables = {address: tables for address, tables in self._tables.items() if tables}
        followed = {table for tables in self._tables.values() for table in tables}
        self._party = {table: address for table, address in self._party.items() if table in followed}

    def _forget(self, tables: dict[str, float]) -> None:
        now = self._clock.now()
        for table in [table for table, until in tables.items() if until <= now]:
            del tables[table]
