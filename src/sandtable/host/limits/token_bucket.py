"""Token buckets, which limit rates."""

from __future__ import annotations

from collections import OrderedDict

from sandtable.host.clocks import Clock
from sandtable.host.settings import Rate

REMEMBERED = 10_000  # buckets; the one unused for longest is dropped first


class Bucket:
    """A token bucket, filled at a steady rate."""

    __slots__ = ("_clock", "_left", "_rate", "_when")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._clock = Clock()
        self._when = self._clock.now()

    def take(self, price: float = 1.0) -> bool:
        """Spend this much and return True, or return False if the bucket holds less."""
        return self.reserve(price, 0.0) is not None

    def reserve(self, price: float, patience: float) -> float | None:
        """Return the wait in seconds until this much can be spent, and spend it. Return None if that is longer than
        `patience`.

        Later callers wait longer.
        """
        wait = self.wait(price)
        if wait > patience:
            return None
        self._left -= price
        return wait

    def wait(self, price: float = 1.0) -> float:
        """Return the seconds until this much can be spent."""
        now = self._clock.now()
        self._left = min(self._rate.burst, self._left + (now - self._when) * self._rate.per_second)
        self._when = now
        return max(0.0, price - self._left) / self._rate.per_second

    def give_back(self, price: float = 1.0) -> None:
        """Undo that this much was spent."""
        self._left += price


class Buckets:
    """One bucket for each address, player or table."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, price: float = 1.0) -> bool:
        """Spend this much from the bucket of a key, as `Bucket.take` does."""
        return self.reserve(key, price, 0.0) is not None

    def reserve(self, key: str, price: float, patience: float) -> float | None:
        """Reserve this much from the bucket of a key, as `Bucket.reserve` does."""
        return self._of(key).reserve(price, patience)

    def wait(self, key: str, price: float = 1.0) -> float:
        """Return the seconds until this much can be spent from the bucket of a key."""
        return self._of(key).wait(price)

    def give_back(self, key: str, price: float = 1.0) -> None:
        """Undo that this much was spent from the bucket of a key."""
        self._of(key).give_back(price)

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
