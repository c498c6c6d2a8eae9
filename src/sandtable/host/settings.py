"""What an operator can set, with the values that suit a table of friends."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may be done: steadily, and at once after a pause."""

    per_second: float
    burst: int


@dataclass(frozen=True, slots=True)
class Settings:
    """One server. Times are seconds."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # as `public_url.py` reads it

    hosts: tuple[str, ...] = ()  # names by which it is called, besides its own, numbers and the public address
    metrics_access: str = "here"  # or all

    rules: str = ""  # compiled or interpreted; without a word interpreted until the compiled ones are ready
    bots_backend: str = ""  # the same for computer players that answer in a moment, if it is not the server's
    bot_workers: int = 2  # for those, at most: each starts when it is needed
    bot_slow_workers: int = field(
        default_factory=lambda: max(1, (os.cpu_count() or 1) - 1)
    )  # for those that make playouts
    bot_deadline: float = 5.0  # beyond what its level may take; then another level plays for it, or the host
    bot_delay: float = 0.6  # a person wants to see that it was the other's turn
    bot_reaction: float = 0.3  # in a reaction window: the same for all and whatever they answer

    absent_after: float = 120.0  # so long away on their turn, and the others may decide how the game goes on

    # What is asked for is paid for, most of it with 1; see limits/accounts.py.
    messages: Rate = Rate(300, 1000)  # of one player; a program that plays as fast as it can stays below
    requests: Rate = Rate(300, 1000)  # of one address, for all who come from it and hold no seat: of each kind
    costly: Rate = Rate(100, 400)  # at one table, for what is worked out beside the loop
    frames: Rate = Rate(2000, 2000)  # of one address: WebSocket frames of any kind
    bytes: Rate = Rate(8_000_000, 8_000_000)  # of one address: of its requests; what is more is read later
    talk: Rate = Rate(0.5, 8)  # messages of one seat to its partners
    private_requests: Rate = Rate(
        1, 30
    )  # standing orders of one seat, and links to it: by waiting for them one notices others
    new_tables: Rate = Rate(10, 200)  # of one address: of its players, and of all others there
    new_tables_of_player: Rate = Rate(1, 30)
    new_tables_a_day: int = 5000  # of one address: a school of fifty, a hundred games each
    new_table_waits: float = 10.0  # seconds that a caller who founds a table may have to wait in line
    too_fast_waits: float = 3.0  # seconds that a caller who asks too fast waits in line, or waits to be refused
    at_once: int = 4  # of one address, worked on at the same time
    in_line: int = 100  # of one player, or of all strangers at an address, that wait for it
    max_rooms: int = 2000  # tables in memory; idle ones leave it and come back when somebody looks
    max_lines: int = 300_000  # of the logs of all of them, about 1.5 kB each: beyond it idle ones leave it sooner
    max_connections: int = 5000
    connections_of_address: int = 600  # a school behind one router: fifty browsers with six lines and a table each
    sockets_of_address: int = 300
    sockets_of_table: int = 500
    sockets_of_address_at_table: int = 100
    computers_of_address: int = 60  # tables at which computers move because somebody there follows them
    followed_for: float = 60.0  # after a look or an act, where nobody listens
    asks_within: float = 10.0  # a connection that sends no whole request for so long is closed
    answered_within: float = 60.0  # and one that does not take its answer
    idle_after: float = 600.0
    outbox: int = 64  # messages waiting for a slow listener before they are replaced by one resync
    stalled_after: float = 30.0  # a listener who takes nothing for so long is disconnected
    hello_within: float = 10.0
    polled_for: float = (
        20.0  # so long a request waits for messages where there is no WebSocket: proxies cut longer ones
    )
    polls_within: float = 10.0  # a listener without a WebSocket who does not come for messages for so long is gone

    keep_days: int = 0  # then a table is deleted that nobody has finished and where nothing has happened; 0: never
    keep_finished_days: int = 0  # the same for finished games

    lab: str = ""  # studies in the browser: "here" for callers of this machine, "all", or not at all
    lab_backend: str = "compiled"  # on which they are played
    lab_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    lab_nice: int = 12  # so far behind the tables

    @property
    def path(self) -> str:
        """Below which path browsers reach the server, such as `/games`; empty at the root of a host."""
        return urlsplit(self.public_url or "").path
