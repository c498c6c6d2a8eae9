"""A short run of chaos, and tests that its checker finds what it is there for."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from tests.chaos.checker import faults_of, history_of
from tests.chaos.faults import CUT, FREEZE, HOLD, KILL, RESTART
from tests.chaos.planted import PresentServer
from tests.chaos.players import Transcript
from tests.chaos.run import Chaos
from tests.host.games import NORTH, SOUTH, setup, spec
from tests.host.postgres import Postgres

from sandtable.host.store.entries import Acted, Entry, Took
from sandtable.host.tokens import digest

LOG: list[Entry] = [
    Took(SOUTH, "Anna", digest("south")),
    Took(NORTH, "Ben", digest("north")),
    Acted(SOUTH, setup(SOUTH), 0),
    Acted(NORTH, setup(NORTH), 0),
    Acted(SOUTH, "a4-a5", 2),
]


def test_nothing_is_lost_when_servers_die(postgres: Postgres) -> None:
    report = Chaos(postgres, nodes=2, tables=4).run([KILL, FREEZE, HOLD, RESTART])
    assert report.wrong == [] and report.moves > 0, report.text()


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("plant", "faults", "says"),
    [
        ("tell before commit", [KILL] * 4, "is lost|another view|went back"),
        ("ignore Taken", [CUT], "another view"),
        ("never look", [CUT], "stood still"),
    ],
)
def test_a_fault_of_all_servers_is_found(postgres: Postgres, plant: str, faults: list[str], says: str) -> None:
    report = Chaos(postgres, nodes=2, tables=6, server=partial(PresentServer, plant=plant), patience=8.0).run(faults)
    assert re.search(says, "\n".join(report.wrong)), report.text()


# ---- the checker ----


def faithful() -> Transcript:
    """Return what South was sent, as the log says."""
    seen = history_of(spec(), LOG)[SOUTH]
    views = [("resync" if n == min(seen) else "delta", n, view) for n, view in sorted(seen.items())]
    return Transcript(spec().id, SOUTH, views, [(0, setup(SOUTH)), (2, "a4-a5")])


def test_a_faithful_transcript_has_no_fault() -> None:
    assert faults_of([faithful()], spec(), LOG) == []


def skip(one: Transcript) -> None:
    del one.views[1]


def repeat(one: Transcript) -> None:
    one.views.append(("resync", *one.views[0][1:]))


def alter(one: Transcript) -> None:
    one.views[-1] = ("delta", one.views[-1][1], "another view")


def invent(one: Transcript) -> None:
    one.views.append(("delta", one.views[-1][1] + 1, "a view"))


def acknowledge(one: Transcript) -> None:
    one.acknowledged.append((3, "a5-a6"))


@pytest.mark.parametrize(
    ("plant", "says"),
    [
        (skip, "came after"),
        (repeat, "went back"),
        (alter, "another view"),
        (invent, "another view"),
        (acknowledge, "act 3 is lost"),
    ],
)
def test_what_is_wrong_is_found(plant: Callable[[Transcript], None], says: str) -> None:
    transcript = faithful()
    plant(transcript)
    [fault] = faults_of([transcript], spec(), LOG)
    assert says in fault
