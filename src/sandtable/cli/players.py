"""Computer players for servers on other machines: `players`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.common import app
from sandtable.cli.playing import SECRET_FILE, LogFormat, check_log_format, secret_of
from sandtable.engine.errors import BadInput


@app.command()
def players(
    server: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Address of a server: https://...; may be repeated."),
    ] = None,
    secret_file: Annotated[
        Path | None,
        typer.Option(envvar=SECRET_FILE, metavar="FILE", help="File whose one line is the servers' players secret."),
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes for levels that answer quickly.")] = 2,
    slow_workers: Annotated[
        int | None,
        typer.Option(min=0, help="Processes for levels that make playouts; by default one fewer than there are cores."),
    ] = None,
    log_format: LogFormat = "text",
) -> int:
    """Run computer players for servers on other machines.

    They get views of single seats, and answer with actions. The servers must have the same version.
    """
    check_log_format(log_format)
    if not server:
        raise BadInput("name a server: --server https://play.example.org")
    if secret_file is None:
        raise BadInput(f"name the file of the secret: --secret-file FILE, or {SECRET_FILE}")
    if slow_workers is None:
        slow_workers = max(1, (os.cpu_count() or 1) - 1)
    if not workers + slow_workers:
        raise BadInput("there are no workers: --workers or --slow-workers must be at least 1")
    secret = secret_of(secret_file, "--secret-file")
    from sandtable.host.bots.bots import QUICK, SLOW
    from sandtable.host.bots.players import run
    from sandtable.host.public_url import read_public_url

    servers = [read_public_url(url, "--server") for url in dict.fromkeys(server)]
    return run(servers, secret, {QUICK: workers, SLOW: slow_workers}, log_format)
