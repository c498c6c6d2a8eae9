"""Tries to prove oneself by a password or a code: after a few, there is a pause before the next one.

Tries are counted for the address that tries and, of passwords, for the name that is tried, and given back when one
succeeds. Codes are too long to be guessed, so that those of a name are not counted: nobody can keep its holder from
recovering. A browser that the account is known in has a count of its own, which nobody else can use up.
"""

from __future__ import annotations

import math

from sandtable.host.limits.token_bucket import Buckets
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings


class Tries:
    """The tries that are counted."""

    def __init__(self, settings: Settings) -> None:
        self._names = Buckets(settings.tries_of_name)
        self._addresses = Buckets(settings.tries_of_address)

    def begin(self, name: str | None, address: str, device: str | None) -> Try:
        """Count a try; raise Refusal if there has to be a pause first.

        `name` is compared as it is given, None: it is not counted. `device` is the browser if the account is known in
        it.
        """
        if device is not None:
            counts = [(self._names, f"device {device}")]
        else:
            counts = [(self._addresses, address)] + ([] if name is None else [(self._names, f"name {name}")])
        wait = max(buckets.wait(key) for buckets, key in counts)
        if wait > 0:
            raise Refusal(429, "too_many_tries", minutes=math.ceil(wait / 60))
        for buckets, key in counts:
            buckets.take(key)
        return Try(counts)


class Try:
    """A try that is counted."""

    def __init__(self, counts: list[tuple[Buckets, str]]) -> None:
        self._counts = counts

    def succeed(self) -> None:
        """Count it no more."""
        for buckets, key in self._counts:
            buckets.give_back(key)
