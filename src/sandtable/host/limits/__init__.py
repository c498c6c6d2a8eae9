"""What everybody may have of the server: who pays for a request or a frame (`accounts`), how much of one address is
worked on at a time (`turns`), what is bounded in number (`doors`). Work that takes long is in `hub/background.py`.
"""

from __future__ import annotations

from sandtable.host.limits.accounts import Accounts
from sandtable.host.limits.concurrency import Turns
from sandtable.host.limits.connection_limits import ConnectionLimits
from sandtable.host.settings import Settings


class Limits:
    """All of them, for one server process."""

    def __init__(self, settings: Settings) -> None:
        self.accounts = Accounts(settings)
        self.turns = Turns(settings.at_once, settings.in_line)
        self.connections = ConnectionLimits(settings)
