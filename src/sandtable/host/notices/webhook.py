"""One line of text to an address that the operator has named, such as a channel of Discord, Slack or Mattermost.

No name of a player is in it: others read it, and a name could call everybody in the channel.
"""

from __future__ import annotations

import json

from sandtable.engine.errors import BadInput
from sandtable.host.notices.outside import Outside, Unreachable, read_target


def read_webhook(url: str) -> str:
    """Return the address of `--webhook-url`; raise BadInput."""
    try:
        read_target(url)
    except Unreachable as problem:
        raise BadInput(f"--webhook-url cannot be used: {problem}; write https://HOST/...") from None
    return url


class Webhook:
    """The operator's address for lines of text."""

    def __init__(self, url: str, outside: Outside) -> None:
        self._url = url
        self._outside = outside

    async def send(self, line: str) -> None:
        """Send a line; raise Unreachable if it was not taken."""
        body = {"content": line, "text": line, "allowed_mentions": {"parse": []}}
        status = await self._outside.post(self._url, {"Content-Type": "application/json"}, json.dumps(body).encode())
        if not 200 <= status < 300:
            raise Unreachable(f"{read_target(self._url).host} answers {status}")
