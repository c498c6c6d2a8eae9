"""Tests of what the lab of a server is told on the command line."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Run

from sandtable.host.settings import Settings


@pytest.mark.parametrize(("chosen", "backend"), [(None, "compiled"), ("interpreted", "interpreted")])
def test_studies_are_compiled_unless_the_operator_says_otherwise(
    run: Run, started: list[Settings], monkeypatch: pytest.MonkeyPatch, chosen: str | None, backend: str
) -> None:
    """The server itself may run the rules another way."""
    monkeypatch.setenv("SANDTABLE_BACKEND", chosen or "")  # so that what the command sets is taken back
    if chosen is None:
        monkeypatch.delenv("SANDTABLE_BACKEND")
    assert run("serve", "--lab").status == 0
    assert started[0].lab_backend == backend
