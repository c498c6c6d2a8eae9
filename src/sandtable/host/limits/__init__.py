"""Limits on callers: the rates of requests and frames (`accounts`), the work of one address at a time (`concurrency`),
the number of connections (`connection_limits`), and the tries of passwords (`tries`). Long work is done in
`hub/background.py`.
"""

from __future__ import annotations

from sandtable.host.limits.accounts import Accounts
from sandtable.host.limits.concurrency import Turns
from sandtable.host.limits.connection_limits import ConnectionLimits
from sandtable.host.limits.tries import Tries
from sandtable.host.settings import Settings


class Limits:
    """The limits of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.accounts = Accounts(settings)
        self.tries = Tries(settings)
        self.turns = Turns(settings.at_once, settings.in_line)
        self.connections = ConnectionLimits(settings)
