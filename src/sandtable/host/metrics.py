"""The counts that /metrics shows, kept by the client library of Prometheus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

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


@dataclass(frozen=True)
class PoolCounts:
    """The numbers of questions that wait in a pool of bots, and of its workers on this machine and on others."""

    waiting: int
    local: int
    remote: int


class Metrics:
    """The counts of one server, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        count, gauge = partial(Counter, registry=self._registry), partial(Gauge, registry=self._registry)
        self._rooms = gauge("sandtable_rooms", "tables in memory")
        self._connections = gauge("sandtable_connections", "open WebSockets, and sessions in their place")
        self.tables_founded = count("sandtable_tables_founded_total", "tables made since the start")
        waiting = "choices that wait for a free computer player, quick and slow ones"
        self._bots_waiting = gauge("sandtable_bots_waiting", waiting, ["pool"])
        workers = "processes of computer players, on this machine (local) and on others (remote)"
        self._bot_workers = gauge("sandtable_bot_workers", workers, ["pool", "place"])
        stood_in = "choices another level made for one that gave no answer in time"
        self.bot_stand_ins = count("sandtable_bot_stand_ins_total", stood_in)
        self.bot_fallbacks = count("sandtable_bot_fallbacks_total", "choices the host made for a computer player")
        self.resyncs_of_slow = count("sandtable_slow_resyncs_total", "queues of slow listeners replaced by a resync")
        told = "from an action's arrival until everyone is told"
        self._acts = Histogram("sandtable_act_seconds", told, buckets=BUCKETS, registry=self._registry)
        self._refusals = count("sandtable_refusals_total", "requests and messages refused, by reason", ["error"])

    def refused(self, refusal: Refusal) -> None:
        """Count a refusal."""
        if refusal.counted:
            self._refusals.labels(refusal.error).inc()

    def acted(self, seconds: float) -> None:
        """Count an act that was carried out, stored and sent."""
        self._acts.observe(seconds)

    def text(self, rooms: int, connections: int, bots: Mapping[str, PoolCounts]) -> str:
        """Return all metrics in the text format of Prometheus."""
        self._rooms.set(rooms)
        self._connections.set(connections)
        for pool, counts in bots.items():
            self._bots_waiting.labels(pool).set(counts.waiting)
            self._bot_workers.labels(pool, "local").set(counts.local)
            self._bot_workers.labels(pool, "remote").set(counts.remote)
        return generate_latest(self._registry).decode()
