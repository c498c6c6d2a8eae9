"""Tests of the web servers in front that the environment names."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from sandtable.host.settings import Settings

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_what_is_no_address_is_refused(run: Run, started: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "172.17.0.1, the-gateway")
    for command in (("serve",), ("play", "--no-browser")):
        ran = run(*command)
        assert ran.status == 2 and "FORWARDED_ALLOW_IPS names 'the-gateway'" in ran.err and not started


def test_the_container_of_the_documentation_believes_its_gateway(
    run: Run, started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = HOSTING.read_text(encoding="utf-8").replace("\\\n", " ")
    _, behind = (shlex.split(line) for line in re.findall(r"^    docker run (.*)$", text, re.MULTILINE))
    options, words = behind[: behind.index("sandtable")], behind[behind.index("sandtable") + 1 :]
    name, _, value = options[options.index("-e") + 1].partition("=")
    monkeypatch.setenv(name, value)
    assert run(*words).status == 0
    [settings] = started
    assert settings.proxies == "172.17.0.1" and settings.host == "0.0.0.0"
    assert settings.public_url and settings.db.startswith("/var/lib/sandtable/")
