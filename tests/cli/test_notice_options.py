"""Tests of the options of `serve` for notices: secrets may stand in files, and what cannot work is told in one line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from sandtable.host.settings import Settings

SMTP = "smtps://anna:pass-word@mail.example.org"
HOOK = "https://discord.com/api/webhooks/1/pass-word"
HTTPS = ("--public-url", "https://play.example.org")
FROM = ("--mail-from", "notices@example.org")


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """The variables that name files with the secrets."""
    for name, secret in (("smtp", SMTP), ("webhook", HOOK)):
        (tmp_path / name).write_text(f"{secret}\n")
    return {f"SANDTABLE_{name.upper()}_URL_FILE": str(tmp_path / name) for name in ("smtp", "webhook")}


def test_nothing_is_sent_unless_it_is_asked_for(run: Run, started: list[Settings]) -> None:
    assert run("serve", *HTTPS).status == 0
    assert not started[0].sends_notices and not started[0].club_hour


def test_secrets_may_stand_in_files(
    run: Run, started: list[Settings], files: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, file in files.items():
        monkeypatch.setenv(name, file)
    monkeypatch.setenv("SANDTABLE_MAIL_FROM", FROM[1])
    monkeypatch.setenv("SANDTABLE_PUSH", "true")
    assert run("serve", *HTTPS).status == 0
    [settings] = started
    assert (settings.smtp_url, settings.webhook_url, settings.mail_from) == (SMTP, HOOK, FROM[1])
    assert settings.push and settings.sends_notices
    assert not os.environ.keys() & files.keys(), "computer players need not know them"


def test_secrets_leave_the_environment(run: Run, started: list[Settings], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDTABLE_SMTP_URL", SMTP)
    monkeypatch.setenv("SANDTABLE_WEBHOOK_URL", HOOK)
    assert run("serve", *HTTPS, *FROM).status == 0
    assert (started[0].smtp_url, started[0].webhook_url) == (SMTP, HOOK)
    assert "pass-word" not in str(os.environ)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--push",), "--push needs --public-url https://"),
        (("--push", "--public-url", "http://play.example.org"), "--push needs --public-url https://"),
        (("--smtp-url", SMTP, *FROM), "--smtp-url needs --public-url https://"),
        (("--smtp-url", SMTP, *HTTPS), "--mail-from must be the address"),
        ((*FROM, *HTTPS), "--smtp-url must be smtp:// or smtps://"),
        (("--smtp-url", "mail.example.org", *FROM, *HTTPS), "--smtp-url must be smtp:// or smtps://"),
        (("--smtp-url", SMTP, "--smtp-url-file", "x", *FROM, *HTTPS), "leave one of them out"),
        (("--smtp-url-file", "nowhere", *FROM, *HTTPS), "No such file"),
        (("--webhook-url", HOOK.replace("https", "http")), "--webhook-url cannot be used: only https://"),
        (("--club-hour", "thursday"), "--club-hour needs a day, a time and a time zone"),
    ],
)
def test_what_cannot_work_is_told_in_one_line(
    run: Run, started: list[Settings], words: tuple[str, ...], why: str
) -> None:
    ran = run("serve", *words)
    assert ran.status == 2 and why in ran.err and "pass-word" not in ran.err and ran.err.count("\n") == 1
    assert not started


def test_vendors_for_pushes_are_domains(run: Run, started: list[Settings]) -> None:
    for host in ("https://push.example.org", "push.example.org/", "push example", ""):
        ran = run("serve", *HTTPS, "--push", "--push-host", host)
        assert ran.status == 2 and "--push-host must be a domain" in ran.err
    assert run("serve", *HTTPS, "--push", "--push-host", "Push.example.org:8443").status == 0
    assert started[0].push_hosts == ("push.example.org:8443",)
