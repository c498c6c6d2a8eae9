"""The settings of a server. The defaults suit tables of friends."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit: a steady rate, and the burst that is allowed after a pause."""

    per_second: float
    burst: int

    def share(self, parts: int) -> Rate:
        """Return one of so many equal parts of the rate."""
        return Rate(self.per_second / parts, max(1, self.burst // parts))


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server. Times are in seconds."""

    db: str
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # the address for browsers, as `public_url.py` reads it

    proxies: str = ""  # web servers in front, as `proxies.py` reads them; empty: one on this machine, if there is one

    nodes: int = 1  # servers that share the database, this one included

    hosts: tuple[str, ...] = ()  # more host names of this server, besides its own, IP addresses and the public URL
    metrics_access: str = "here"  # who may read /metrics: "here" (this machine) or "all"

    log_format: str = "text"  # or "json": each line of the log is one JSON object
    # from SIGTERM until new connections are refused, so that the balancer in front notices; 0: end at once
    drain_seconds: float = 0.0

    bot_workers: int = 2  # at most, for quick levels; each starts when it is needed
    # for levels that make playouts
    bot_slow_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    # with which players on other machines join; empty: there are none
    players_secret: str = field(default="", repr=False)
    bot_deadline: float = 5.0  # beyond the time of a level; then another level answers for it, or the host
    bot_delay: float = 0.6  # before a bot's move, so that people see that it was its turn
    bot_reaction: float = 0.3  # in a reaction window all bots answer at multiples of this, whatever their answers

    # how long a seat may be away on its turn before the others decide how the game goes on
    absent_after: float = 120.0

    # Rates are in tokens. Most requests cost 1; see limits/accounts.py.
    messages: Rate = Rate(300, 1000)  # per player; a program that plays as fast as it can stays below
    requests: Rate = Rate(300, 1000)  # per address and kind of request, for all its callers without a seat
    costly: Rate = Rate(100, 400)  # per table, for costly requests
    frames: Rate = Rate(2000, 2000)  # per address: WebSocket frames of any kind
    bytes: Rate = Rate(8_000_000, 8_000_000)  # per address: bytes of requests; further bytes are read later
    talk: Rate = Rate(0.5, 8)  # messages of one seat to its partners
    chat: Rate = Rate(0.25, 6)  # lines of one player in the chat of all tables
    # standing orders and seat links of one seat: waiting for them shows what other seats do
    private_requests: Rate = Rate(1, 30)
    new_tables: Rate = Rate(10, 200)  # per address; its players and its other callers have a limit each
    new_tables_of_player: Rate = Rate(1, 30)
    new_tables_a_day: int = 5000  # per address: a school of fifty people with a hundred games each
    new_guests: Rate = Rate(1, 20)  # per address: players who are made when a page takes its first seat
    new_guests_a_day: int = 500  # per address; beyond it a seat is known by its token alone
    device_links: Rate = Rate(0.5, 20)  # per address: links to further devices, made or opened
    downloads: Rate = Rate(1 / 60, 5)  # per player: all that the server knows of the player, with every game
    entries: Rate = Rate(2, 60)  # per address: registering, logging in and recovering, whatever comes of it
    new_accounts: Rate = Rate(0.2, 30)  # per address: a school of thirty registers at once
    new_accounts_a_day: int = 200  # per address
    mails: Rate = Rate(100 / 86_400, 40)  # per address: mails that ask whether notices may go somewhere
    # passwords of one name by strangers, or all in one browser that an account is known in; passwords and codes by one
    # address
    tries_of_name: Rate = Rate(5 / 600, 5)
    tries_of_address: Rate = Rate(20 / 600, 20)
    new_table_waits: float = 10.0  # how long table creation may wait for its rate limit
    too_fast_waits: float = 3.0  # how long a request may wait for its rate limit, and how long a refusal is delayed
    at_once: int = 4  # requests of one address that are processed at the same time
    in_line: int = 100  # requests that wait for it, per player, or for all other callers of an address
    max_rooms: int = 2000  # tables in memory; idle ones are unloaded, and loaded again when somebody looks at them
    # log lines of all tables in memory, about 1.5 kB each; beyond this, idle tables are unloaded sooner
    max_lines: int = 300_000
    max_connections: int = 5000
    # a school behind one router: fifty browsers with six connections and a table each
    connections_of_address: int = 600
    sockets_of_address: int = 300
    sockets_of_table: int = 500
    sockets_of_address_at_table: int = 100
    computers_of_address: int = 60  # tables at which bots move because somebody at this address follows them
    followed_for: float = 60.0  # after a request at a table without a listener
    asks_within: float = 10.0  # a connection that sends no complete request within this time is closed
    answered_within: float = 60.0  # a connection that does not take its answer within this time is closed
    idle_after: float = 600.0
    outbox: int = 64  # messages that wait for a slow listener before one resync replaces them
    stalled_after: float = 30.0  # a listener who takes no message for this time is disconnected
    hello_within: float = 10.0
    # how long a polling request waits for messages; proxies cut longer requests
    polled_for: float = 20.0
    polls_within: float = 10.0  # a polling listener who sends no request for this time is gone

    keep_days: int = 0  # days without activity until an unfinished table is deleted; 0: never
    keep_finished_days: int = 0  # the same for finished games

    club: bool = False  # players who do not know one another meet here: the lobby, seeks and challenges

    # Notices to players who are away need the public URL, because links lead there.
    smtp_url: str = field(default="", repr=False)  # the mail server, as `notices/mail.py` reads it; empty: no mails
    mail_from: str = ""  # the address from which mails come
    push: bool = False  # browsers are told by their vendors' servers
    push_hosts: tuple[str, ...] = ()  # more domains of such servers, with `:PORT` if that is not 443
    # where lines of text go about players who wait; empty: nowhere
    webhook_url: str = field(default="", repr=False)
    club_hour: str = ""  # when players meet each week, as `notices/club_hour.py` reads it; empty: never

    lab: str = ""  # who may run studies in the browser: "here" (this machine) or "all"; empty: nobody
    lab_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    lab_nice: int = 12  # niceness of study processes, as `nice` counts

    @property
    def sends_notices(self) -> bool:
        """Whether anything is sent to players who are away."""
        return bool(self.push or self.smtp_url or self.webhook_url)

    @property
    def shared(self) -> bool:
        """Whether other servers share the database."""
        return self.nodes > 1

    def share(self) -> Settings:
        """Return the settings with this server's share of the limits, where several share the database.

        An address that reaches all of them then gets no more than one that reaches a server alone.
        """
        if self.nodes == 1:
            return self
        return replace(
            self,
            requests=self.requests.share(self.nodes),
            frames=self.frames.share(self.nodes),
            bytes=self.bytes.share(self.nodes),
            new_tables=self.new_tables.share(self.nodes),
            new_tables_of_player=self.new_tables_of_player.share(self.nodes),
            new_guests=self.new_guests.share(self.nodes),
            new_guests_a_day=max(1, self.new_guests_a_day // self.nodes),
            device_links=self.device_links.share(self.nodes),
            downloads=self.downloads.share(self.nodes),
            entries=self.entries.share(self.nodes),
            new_accounts=self.new_accounts.share(self.nodes),
            mails=self.mails.share(self.nodes),
            new_accounts_a_day=max(1, self.new_accounts_a_day // self.nodes),
            tries_of_name=self.tries_of_name.share(self.nodes),
            tries_of_address=self.tries_of_address.share(self.nodes),
            connections_of_address=max(1, self.connections_of_address // self.nodes),
            sockets_of_address=max(1, self.sockets_of_address // self.nodes),
            computers_of_address=max(1, self.computers_of_address // self.nodes),
        )

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server by TLS."""
        return (self.public_url or "").lower().startswith("https:")

    @property
    def path(self) -> str:
        """The path of the server for browsers, such as `/games`; empty at the root of a host."""
        return urlsplit(self.public_url or "").path
