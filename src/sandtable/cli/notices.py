"""The options of notices to players who are away."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.common import line_of
from sandtable.engine.errors import BadInput

if TYPE_CHECKING:
    from sandtable.host.settings import Settings

PUSH_HOST = re.compile(r"[a-z0-9.-]+(:[1-9][0-9]{0,4})?", re.IGNORECASE | re.ASCII)
SMTP, SMTP_FILE = "SANDTABLE_SMTP_URL", "SANDTABLE_SMTP_URL_FILE"
WEBHOOK, WEBHOOK_FILE = "SANDTABLE_WEBHOOK_URL", "SANDTABLE_WEBHOOK_URL_FILE"
"""The variables that hold a secret, or say where it is."""

SmtpUrl = Annotated[
    str,
    typer.Option(
        envvar=SMTP,
        metavar="URL",
        help="Tell players who are away by mail, through this server: smtp://USER:PASSWORD@HOST:587, or smtps://...",
    ),
]
SmtpUrlFile = Annotated[
    Path | None,
    typer.Option(
        envvar=SMTP_FILE,
        metavar="FILE",
        help="File whose one line is what --smtp-url would be, so that others cannot see it.",
    ),
]
MailFrom = Annotated[
    str, typer.Option(envvar="SANDTABLE_MAIL_FROM", metavar="ADDRESS", help="Address that these mails come from.")
]
Push = Annotated[
    bool,
    typer.Option("--push", envvar="SANDTABLE_PUSH", help="Tell players who are away by their browsers (Web Push)."),
]
PushHosts = Annotated[
    list[str] | None,
    typer.Option(
        "--push-host", metavar="NAME", help="Domain (or DOMAIN:PORT) of another vendor for pushes; may be repeated."
    ),
]
WebhookUrl = Annotated[
    str,
    typer.Option(
        envvar=WEBHOOK,
        metavar="URL",
        help="Send a line of text there when somebody waits for a game, for example to a webhook of Discord.",
    ),
]
WebhookUrlFile = Annotated[
    Path | None,
    typer.Option(
        envvar=WEBHOOK_FILE,
        metavar="FILE",
        help="File whose one line is what --webhook-url would be, so that others cannot see it.",
    ),
]
ClubHour = Annotated[
    str,
    typer.Option(
        envvar="SANDTABLE_CLUB_HOUR",
        metavar="WHEN",
        help="Show in the lobby when players meet each week: 'thursday 20:00 Europe/Berlin'.",
    ),
]


def with_notices(
    settings: Settings,
    smtp_url: str,
    smtp_url_file: Path | None,
    mail_from: str,
    push: bool,
    push_hosts: list[str] | None,
    webhook_url: str,
    webhook_url_file: Path | None,
    club_hour: str,
) -> Settings:
    """Return the settings with these options; raise BadInput.

    Secrets are removed from the environment, because what is started later need not know them.
    """
    for name in (SMTP, SMTP_FILE, WEBHOOK, WEBHOOK_FILE):
        os.environ.pop(name, None)
    smtp = _secret("--smtp-url", smtp_url, smtp_url_file)
    webhook = _secret("--webhook-url", webhook_url, webhook_url_file)
    if (push or smtp) and not (settings.public_url or "").startswith("https://"):
        raise BadInput(f"{'--push' if push else '--smtp-url'} needs --public-url https://..., to which notices lead")
    if smtp or mail_from:
        from sandtable.host.notices.mail import read_mail_server

        read_mail_server(smtp, mail_from)
    if webhook:
        from sandtable.host.notices.webhook import read_webhook

        read_webhook(webhook)
    for host in push_hosts or ():
        if not PUSH_HOST.fullmatch(host):
            raise BadInput(f"--push-host must be a domain such as push.example.org, not {host!r}")
    if club_hour:
        from sandtable.host.notices.club_hour import read_club_hour

        read_club_hour(club_hour)
    return replace(
        settings,
        smtp_url=smtp,
        mail_from=mail_from,
        push=push,
        push_hosts=tuple(host.lower() for host in push_hosts or ()),
        webhook_url=webhook,
        club_hour=club_hour,
    )


def _secret(option: str, value: str, file: Path | None) -> str:
    if value and file is not None:
        raise BadInput(f"both {option} and {option}-file are given: leave one of them out")
    return value if file is None else line_of(file, f"{option}-file", f"what {option} would be")
