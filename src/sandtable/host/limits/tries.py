"""Tries to prove oneself by a password or a code: after a few, there is a pause before the next one.

Tries are counted for the name that is tried and for the address that tries, and given back when one succeeds. A browser
that the account is known in has a count of its own, which nobody else can use up.
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

    def begin(self, name: str, address: str, device: str | None) -> Try:
        """Count a try; raise Refusal if there has to be a pause first.

        `name` is compared as it is given, `device` is the browser if the account is known in it.
        """
        counts = (
            [(self._names, f"device {device}")]
            if device is not None
            else [(self._names, f"name {name}"), (self._addresses, address)]
        )
        wait = max(buckets.wait(key) for buckets, key in counts)
        if wait > 0:
            minutes = math.ceil(wait / 60)
            when = "a minute" if minutes == 1 else f"{minutes} minutes"
            raise Refusal(429, "too_many_tries", f"Too many tries. Try again in {when}.")
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
