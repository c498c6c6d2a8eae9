"""Tests of how the suites are shared out to parts that run side by side."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import durations, processor
from tools.checks import HOST, SERVERS, Tally, shares
from tools.steps import ROOT


def test_each_file_is_in_one_part_and_parts_take_about_as_long() -> None:
    """No part takes longer than another one and the shortest of its own files."""
    files = [file.relative_to(ROOT).as_posix() for suite in HOST for file in (ROOT / suite).glob("test_*.py")]
    parts, known = shares(SERVERS, *HOST), durations.read()
    assert sorted(file for part in parts for file in part) == sorted(files)
    seconds = [[known.get(file, durations.SHORT) for file in part] for part in parts]
    shortest = min(map(sum, seconds))
    assert all(sum(part) - min(part) <= shortest for part in seconds)


def test_durations_are_those_of_the_last_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(durations, "FILE", tmp_path / "durations.json")
    durations.FILE.write_text('{"tests/test_dev.py": 9, "tests/test_gone.py": 5, "tests/test_site.py": 3}')
    report = tmp_path / "part.xml"
    took = [("tests.test_dev", 4.4), ("tests.test_dev", 3.2), ("tests.test_docs", 0.4)]
    cases = "".join(f"<testcase classname='{name}' time='{seconds}'/>" for name, seconds in took)
    report.write_text(f"<a>{cases}</a>")
    durations.renew([report])
    assert durations.read() == {"tests/test_dev.py": 8, "tests/test_site.py": 3}


@pytest.mark.parametrize(
    ("nightly", "used", "slowness", "holds"),
    [(False, 0.9, 1.0, True), (False, 1.1, 1.0, False), (False, 1.8, 2.0, True), (True, 1.1, 1.0, True)],
)
def test_the_daily_tests_keep_to_a_bound_of_processor_time(
    nightly: bool, used: float, slowness: float, holds: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = Tally(nightly=nightly, passed=1)
    tally.bound(used * processor.MOST, slowness)
    assert f"{used * processor.MOST:.0f}  in all" in capsys.readouterr().out
    assert (tally.broken == []) is holds
