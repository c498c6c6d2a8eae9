"""Fixtures for the tests of the command line: a command, run in this process."""

from __future__ import annotations

import json
from typing import Any, Protocol

import pytest

from sandtable import cli
from sandtable.host.settings import Settings


class Ran:
    """The exit status and the output of a command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


class Run(Protocol):
    """A function that runs `sandtable` with these arguments."""

    def __call__(self, *arguments: str) -> Ran: ...


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def run(*arguments: str) -> Ran:
        capsys.readouterr()
        status = cli.run(arguments)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Return the settings of the servers that are started; none is."""
    seen: list[Settings] = []

    def run(settings: Settings, ready: Any = None) -> int:
        seen.append(settings)
        return 0

    monkeypatch.setattr("sandtable.host.serve.run", run)
    return seen
