"""The accounts that every request and message is charged to.

An address is charged for all its callers. A caller who has shown the token of a seat, or the session of a player who
holds one, is charged as a player from then on, over any number of connections. Costly requests are also charged to
their table.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from dataclasses import dataclass
from enum import Enum

from sandtable.host.limits.token_bucket import REMEMBERED, Buckets
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Rate, Settings
from sandtable.host.tokens import digest

FILE = 0.25  # a page, or a file that it needs
ASKED = 1.0  # a request or a message
LATE = 4.0  # surcharge for a late act, because its answer holds the whole table
COSTLY = 4.0  # a background job, or a very long answer
LISTED = 20.0  # many tables, each of which may have to be loaded
OPENED = 5.0  # a WebSocket, or a polling session
FOUNDED = 10.0  # a new table
DAY = 24 * 3600.0

DOWNLOAD = "/api/me/data"

_COSTLY = re.compile(
    r"/(record|replay|scenario|review|example|solution)$|^/api/lessons/[^/]+/[^/]+$|^/api/daily/army$|^/openapi\.json$"
)
_FOUNDING = re.compile(r"^/api/(tables(/[^/]+/continuations)?|seeks(/[^/]+/answer)?|challenges(/[^/]+/accept)?|daily)$")
_LISTING = re.compile(r"^/api/me(/seats|/data)?$")
_LINKING = re.compile(r"^/api/(me/)?link$")
_ENTERING = re.compile(r"^/api/(register|login|recover|recover/mail|passkeys/[^/]+)$")
_OPENING = re.compile(r"^/api/(tables/[^/]+|lobby)/poll/open$")
_TABLE = re.compile(r"^/api/tables/([^/]+)/")


class Kind(Enum):
    """The kind of a request. An address has an account for each kind, so that many views of a table do not stop other
    callers of the address from taking a seat.
    """

    PAGE = "page"
    LOOK = "look"
    ACT = "act"
    SOCKET = "socket"


@dataclass(frozen=True, slots=True)
class Payer:
    """The account that is charged: a known player, or else an address."""

    address: str
    player: str | None = None


class Accounts:
    """The accounts of addresses, players and tables."""

    def __init__(self, settings: Settings) -> None:
        self._addresses = Buckets(settings.requests)
        self._players = Buckets(settings.messages)
        self._tables = Buckets(settings.costly)
        self._founders = Buckets(settings.new_tables)
        self._players_founding = Buckets(settings.new_tables_of_player)
        # None: the servers that share the database count new tables there (`Hub.create`)
        self._days = (
            None if settings.shared else Buckets(Rate(settings.new_tables_a_day / DAY, settings.new_tables_a_day))
        )
        self._guests = Buckets(settings.new_guests)
        self._guest_days = Buckets(Rate(settings.new_guests_a_day / DAY, settings.new_guests_a_day))
        self._links = Buckets(settings.device_links)
        self._downloads = Buckets(settings.downloads)
        self._entries = Buckets(settings.entries)
        self._new_accounts = Buckets(settings.new_accounts)
        self._account_days = Buckets(Rate(settings.new_accounts_a_day / DAY, settings.new_accounts_a_day))
        self._mails = Buckets(settings.mails)
        self._lines = Buckets(settings.chat)
        self._patience, self._founding_patience = settings.too_fast_waits, settings.new_table_waits
        self._frames = Buckets(settings.frames)
        self._bytes = Buckets(settings.bytes)
        self._proven: OrderedDict[str, str] = OrderedDict()  # hashes of tokens and sessions, and the accounts charged

    # ---- who pays ----

    def prove(self, token: str) -> None:
        """Remember that this token holds a seat."""
        self._prove(digest(token), digest(token))

    def prove_session(self, session: str, player: str) -> str:
        """Remember that the session with this hash is of a player who holds a seat; return the player's account."""
        account = f"player {player}"
        self._prove(session, account)
        return account

    def _prove(self, key: str, account: str) -> None:
        self._proven[key] = account
        self._proven.move_to_end(key)
        if len(self._proven) > REMEMBERED:
            self._proven.popitem(last=False)

    def payer(self, address: str, secret: str | None) -> Payer:
        """Return the account for a caller at this address with this token or session."""
        return Payer(address, None if secret is None else self._proven.get(digest(secret)))

    # ---- paying ----

    def pay(self, payer: Payer, kind: Kind, price: float = ASKED) -> bool:
        """Charge the price; return whether the account held enough."""
        return self._reserve(payer, kind, price, 0.0) is not None

    def _reserve(self, payer: Payer, kind: Kind, price: float, patience: float) -> float | None:
        if payer.player is not None:
            return self._players.reserve(payer.player, price, patience)
        return self._addresses.reserve(f"{kind.value} {payer.address}", price, patience)

    def pay_request(self, payer: Payer, method: str, path: str) -> float:
        """Charge a request by its method and path; return its wait in seconds.

        `method` is the HTTP method, or empty for a WebSocket. Raises Refusal if the wait would be too long.
        """
        founds = method == "POST" and _FOUNDING.search(path)
        costly = method and _COSTLY.search(path)
        usual = LISTED if _LISTING.search(path) else COSTLY if costly else ASKED
        if not method or _OPENING.search(path):
            kind, price = Kind.SOCKET, OPENED
        elif not path.startswith("/api/"):
            kind, price = Kind.PAGE, COSTLY if costly else FILE
        else:
            kind, price = Kind.ACT if method in ("POST", "PUT", "PATCH", "DELETE") else Kind.LOOK, usual
        if founds:
            return self.pay_table(payer)
        patience = self._patience
        waits = [self._reserve(payer, kind, price, patience)]
        if costly and (table := _TABLE.search(path)):
            waits.append(self._tables.reserve(table[1], price, patience))
        if _LINKING.search(path):
            waits.append(self._links.reserve(payer.address, ASKED, patience))
        if path == DOWNLOAD:
            waits.append(self._downloads.reserve(payer.player or payer.address, ASKED, patience))
        if _ENTERING.search(path):
            waits.append(self._entries.reserve(payer.address, ASKED, patience))
        return _longest(waits, "too_fast-requests")

    def pay_table(self, payer: Payer) -> float:
        """Charge a new table, requested or made by a rematch; return the wait in seconds, as `pay_request` does.

        Players of an address and callers without a seat have separate queues, because anybody may be such a caller.
        """
        patience, known = self._founding_patience, payer.player is not None
        waits = [
            self._reserve(payer, Kind.ACT, FOUNDED, patience),
            self._founders.reserve(f"{'players' if known else 'strangers'} {payer.address}", ASKED, patience),
        ]
        if payer.player is not None:
            waits.append(self._players_founding.reserve(payer.player, ASKED, patience))
        wait = _longest(waits, "too_fast-tables")
        if self._days is not None and not self._days.take(payer.address):
            raise too_many_tables()
        return wait

    def pay_guest(self, address: str) -> bool:
        """Charge a new player, who has shown nothing yet; return whether the address may have one more."""
        return self._guests.take(address) and self._guest_days.take(address)

    def pay_account(self, address: str) -> bool:
        """Charge a new account; return whether the address may have one more."""
        return self._new_accounts.take(address) and self._account_days.take(address)

    def pay_mail(self, address: str) -> bool:
        """Charge a mail that asks whether notices may go somewhere; return whether the address may have one more."""
        return self._mails.take(address)

    def give_back_mail(self, address: str) -> None:
        """Undo the charge of a mail that was not sent."""
        self._mails.give_back(address)

    def pay_line(self, player: str) -> bool:
        """Charge a line in the chat; return whether the player may write one more."""
        return self._lines.take(player)

    def pay_frames(self, address: str, count: int) -> bool:
        """Charge the frames of a WebSocket, including empty frames and pings."""
        return self._frames.take(address, count)

    def pay_bytes(self, address: str, count: int) -> bool:
        """Charge the bytes of requests, whether they are answered or refused."""
        return self._bytes.take(address, count)


def too_many_tables() -> Refusal:
    """Return the refusal of a table by an address that has founded as many as it may in a day."""
    return Refusal(429, "too_many_tables-today")


def _longest(waits: list[float | None], too_long: str) -> float:
    """Return the longest wait in seconds; raise Refusal if one of the accounts does not hold enough."""
    if any(wait is None for wait in waits):
        raise Refusal(429, too_long)
    return max(wait for wait in waits if wait is not None)
