"""The counts that /metrics shows, kept by the client library of Prometheus."""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client import (
    CONTENT_TYPE_PLAIN_0_0_4,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

from sandtable.host.refusals import Refusal

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
BUCKETS = (0.012, 0.022, 0.032, 0.052, 0.102, 0.252, 0.502, 1.002, 2.502, 5.002)
"""Seconds. Acts take whole quanta of 10 ms and a little (`host.clocks`), so each bound is just above a quantum."""

# else every counter has a second series with the time of its first value, which nobody asks for
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The counts of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._rooms = Gauge("sandtable_rooms", "tables in memory", registry=registry)
        self._connections = Gauge(
            "sandtable_connections", "open WebSockets, and sessions in their place", registry=registry
        )
        self.tables_founded = Counter(
            "sandtable_tables_founded_total", "tables made since the start", registry=registry
        )
        self._bots_waiting = Gauge(
            "sandtable_bots_waiting",
            "choices that wait for a free computer player, quick and slow ones",
            ["pool"],
            registry=registry,
        )
        self.bot_stand_ins = Counter(
            "sandtable_bot_stand_ins_total",
            "choices another level made for one that gave no answer in time",
            registry=registry,
        )
        self.bot_fallbacks = Counter(
            "sandtable_bot_fallbacks_total", "choices the host made for a computer player", registry=registry
        )
        self.resyncs_of_slow = Counter(
            "sandtable_slow_resyncs_total", "queues of slow listeners replaced by a resync", registry=registry
        )
        self._acts = Histogram(
            "sandtable_act_seconds",
            "from an action's arrival until everyone is told",
            buckets=BUCKETS,
            registry=registry,
        )
        self._refusals = Counter(
            "sandtable_refusals_total", "requests and messages refused, by reason", ["error"], registry=registry
        )

    def refused(self, refusal: Refusal) -> None:
        """Count a refusal."""
        if refusal.counted:
            self._refusals.labels(refusal.error).inc()

    def acted(self, seconds: float) -> None:
        """Count an act that was carried out, stored and sent."""
        self._acts.observe(seconds)

    def text(self, rooms: int, connections: int, bots_waiting: Mapping[str, int]) -> str:
        """Return all metrics in the text format of Prometheus."""
        self._rooms.set(rooms)
        self._connections.set(connections)
        for pool, count in bots_waiting.items():
            self._bots_waiting.labels(pool).set(count)
        return generate_latest(self._registry).decode()
