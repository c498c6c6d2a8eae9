"""How a client begins, and what it may say at any time."""

from __future__ import annotations

from msgspec import Struct

from sandtable.host.protocol.fields import Number, Secret


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client may say."""


class Hello(FromClient, tag="hello"):
    """The first message. Without a token one watches. `since`, or `?since=N`, resumes after that update."""

    token: Secret | None
    since: Number | None = None


class Ping(FromClient, tag="ping"):
    """Is anybody there?"""
