"""The counts that /metrics shows, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sandtable.host.refusals import Refusal


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.acts = 0
        self.act_seconds = 0.0
        self.tables_founded = 0
        self.bot_stand_ins = 0
        self.bot_fallbacks = 0
        self.resyncs_of_slow = 0
        self.refusals: Counter[str] = Counter()

    def refused(self, refusal: Refusal) -> None:
        """Count a refusal."""
        if refusal.counted:
            self.refusals[refusal.error] += 1

    def acted(self, seconds: float) -> None:
        """Count an act that was carried out, stored and sent."""
        self.acts += 1
        self.act_seconds += seconds

    def text(self, rooms: int, connections: int, bots_waiting: Mapping[str, int]) -> str:
        """Return all metrics, one a line."""
        lines = [
            *_metric("sandtable_rooms", "gauge", "tables in memory", rooms),
            *_metric("sandtable_connections", "gauge", "open WebSockets, and sessions in their place", connections),
            *_metric(
                "sandtable_tables_founded_total",
                "counter",
                "tables made since the start",
                self.tables_founded,
            ),
            "# HELP sandtable_bots_waiting choices that wait for a free computer player, quick and slow ones",
            "# TYPE sandtable_bots_waiting gauge",
            *(f'sandtable_bots_waiting{{pool="{pool}"}} {count}' for pool, count in bots_waiting.items()),
            *_metric(
                "sandtable_bot_stand_ins_total",
                "counter",
                "choices another level made for one that gave no answer in time",
                self.bot_stand_ins,
            ),
            *_metric(
                "sandtable_bot_fallbacks_total",
                "counter",
                "choices the host made for a computer player",
                self.bot_fallbacks,
            ),
            *_metric(
                "sandtable_slow_resyncs_total",
                "counter",
                "queues of slow listeners replaced by a resync",
                self.resyncs_of_slow,
            ),
            "# HELP sandtable_act_seconds from an action's arrival until everyone is told",
            "# TYPE sandtable_act_seconds summary",
            f"sandtable_act_seconds_sum {self.act_seconds:.6f}",
            f"sandtable_act_seconds_count {self.acts}",
            "# HELP sandtable_refusals_total requests and messages refused, by reason",
            "# TYPE sandtable_refusals_total counter",
            *(f'sandtable_refusals_total{{error="{error}"}} {count}' for error, count in sorted(self.refusals.items())),
        ]
        return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, words: str, value: int) -> list[str]:
    return [f"# HELP {name} {words}", f"# TYPE {name} {kind}", f"{name} {value}"]
