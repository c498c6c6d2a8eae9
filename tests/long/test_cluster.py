"""Tests of studies on a Ray cluster of three nodes of which one dies: the results are those of one process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.studies.running import Standing, run
from sandtable.studies.study import study_of

pytest.importorskip("ray", reason="the extra [cluster] is not installed")

STUDY = study_of(
    {
        "title": "Two ways to take", "game": "warkings", "players": ["sergeant", "random"], "seed": 7, "games": 2400,
        "vary": {"open_take": ["previous", "own"]}, "measure": ["wins"],
    }
)  # fmt: skip


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Start three nodes of one processor each on this machine."""
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    from ray.cluster_utils import Cluster

    found: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        for _ in range(2):
            found.add_node(num_cpus=1)
        yield found
    finally:
        found.shutdown()


def test_a_node_that_dies_costs_nothing_but_its_batches(tmp_path: Path, cluster: Any) -> None:
    doomed = sorted(cluster.worker_nodes, key=lambda node: node.unique_id)[0]
    alive: list[int] = []

    def kill_one(standing: Standing) -> None:
        alive.append(len(cluster.list_all_nodes()))
        if standing.played >= 800 and doomed in cluster.worker_nodes:
            cluster.remove_node(doomed, allow_graceful=False)

    run(STUDY, tmp_path / "cluster", on=cluster.address, report=kill_one)
    assert alive[0] == 3 and alive[-1] == 2
    run(STUDY, tmp_path / "one", workers=1)
    kept = [{file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("cluster", "one")]
    assert kept[0] == kept[1] and len(kept[0]) == 2 * 6 + 1
