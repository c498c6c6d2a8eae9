"""Computer players for servers on other machines: `players`."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.common import app, progress_bar, without_compiler
from sandtable.cli.playing import SECRET_FILE, LogFormat, check_log_format, secret_of
from sandtable.engine.errors import BadInput

PARTS = ("players", "review")
"""The parts of the rules that computer players need."""


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
    rules: Annotated[
        str,
        typer.Option(metavar="compiled|interpreted", help="How to run the rules; by default as they come, compiled."),
    ] = "",
    log_format: LogFormat = "text",
) -> int:
    """Run computer players for servers on other machines.

    They get views of single seats, and answer with actions. The servers must have the same version.
    """
    without_compiler()
    check_log_format(log_format)
    if rules not in ("", "compiled", "interpreted"):
        raise BadInput(f"--rules must be compiled or interpreted, not {rules!r}")
    rules = rules or ("wasm" if find_spec("wasmtime") else "compiled")
    if not server:
        raise BadInput("name a server: --server https://play.example.org")
    if secret_file is None:
        raise BadInput(f"name the file of the secret: --secret-file FILE, or {SECRET_FILE}")
    if slow_workers is None:
        slow_workers = max(1, (os.cpu_count() or 1) - 1) if rules != "interpreted" else 0
    if slow_workers and rules == "interpreted":
        raise BadInput("levels that make playouts need compiled rules: leave out --slow-workers or --rules")
    if not workers + slow_workers:
        raise BadInput("there are no workers: --workers or --slow-workers must be at least 1")
    secret = secret_of(secret_file, "--secret-file")
    from sandtable.host.bots.bots import QUICK, SLOW
    from sandtable.host.bots.players import run
    from sandtable.host.public_url import read_public_url

    servers = [read_public_url(url, "--server") for url in dict.fromkeys(server)]
    if rules == "compiled":
        _compile()
    return run(servers, secret, {QUICK: workers, SLOW: slow_workers}, rules, log_format)


def _compile() -> None:
    from sandtable.batches.precompile import precompile
    from sandtable.games import at_tables

    with progress_bar("compiling the rules") as progress:
        precompile(
            at_tables().values(), PARTS, lambda standing: progress(standing.ready, standing.total), backend="compiled"
        )
