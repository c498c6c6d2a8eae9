"""The first message of a client, and those that it may send at any time."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.engine.languages import ENGLISH
from sandtable.host.protocol.fields import InWords, Number, Secret


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class Hello(FromClient, tag="hello"):
    """The first message. Without a token the client watches. `since`, or `?since=N`, resumes after that update."""

    token: Secret | None
    since: Number | None = None
    deltas: Annotated[bool, Meta(description="whether `delta` is sent rather than `update`")] = False
    words: InWords = ENGLISH


class Renew(FromClient, tag="resync"):
    """Ask for everything anew, after an update that was missed or could not be applied."""


class Ping(FromClient, tag="ping"):
    """Ask whether the host is there."""


class Visible(FromClient, tag="visible"):
    """Say that somebody has this page in sight, when that begins and every 20 seconds. A player who has seen a table
    within the last minute gets no notice of it.
    """
