"""Token buckets: nobody may ask for more than their share."""

from __future__ import annotations

from collections import OrderedDict

from sandtable.host.clocks import Clock
from sandtable.host.settings import Rate

REMEMBERED = 10_000  # buckets kept; the longest unused goes first


class Bucket:
    """One account that fills up steadily."""

    __slots__ = ("_clock", "_left", "_rate", "_when")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._clock = Clock()
        self._when = self._clock.now()

    def take(self, price: float = 1.0) -> bool:
        """Spends this much, if there is so much."""
        return self.reserve(price, 0.0) is not None

    def reserve(self, price: float, patience: float) -> float | None:
        """Returns the seconds until this much can be spent, and spends it; None if that is longer than the patience.
        Later callers wait longer.
        """
        now = self._clock.now()
        self._left = min(self._rate.burst, self._left + (now - self._when) * self._rate.per_second)
        self._when = now
        wait = max(0.0, price - self._left) / self._rate.per_second
        if wait > patience:
            return None
        self._left -= price
        return wait


class Buckets:
    """A bucket for each address, player or table."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, price: float = 1.0) -> bool:
        """Spends so much of this key's."""
        return self.reserve(key, price, 0.0) is not None

    def reserve(self, key: str, price: float, patience: float) -> float | None:
        """The same, if there is so much within the seconds of patience; how long that takes."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.reserve(price, patience)
