"""Tables of people: `play`, `serve`, and a game of one's own to play."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli import notices
from sandtable.cli.common import (
    OptionPairs,
    app,
    line_of,
    need_lab,
    options_of,
    out,
    say,
    variant_of,
)
from sandtable.cli.databases import Db, DbFile, database_of
from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json

if TYPE_CHECKING:
    from sandtable.engine.game import Variant
    from sandtable.host.settings import Settings

Port = Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")]
Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines connect.")]
Club = Annotated[
    str,
    typer.Option(
        "--club",
        metavar="on|off",
        help="Whether players who do not know one another find games in the lobby; by default on, if others can "
        "reach the server.",
    ),
]
PublicUrl = Annotated[str | None, typer.Option(help="Address that invite links begin with: https://...")]
LogFormat = Annotated[
    str, typer.Option(envvar="SANDTABLE_LOG_FORMAT", metavar="text|json", help="How log lines are written.")
]

SECRET_FILE = "SANDTABLE_PLAYERS_SECRET_FILE"
SHORTEST_SECRET = 16


@app.command()
def play(
    variant: Annotated[
        str | None, typer.Argument(metavar="[VARIANT]", help="Start a game of this variant at once.")
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play as text in this terminal.")] = False,
    level: Annotated[str, typer.Option(help="Level of the computer player: recruit, corporal, sergeant ...")] = "",
    players: Annotated[int | None, typer.Option(help="Number of players, including you.")] = None,
    option: OptionPairs = [],  # noqa: B006
    seed: Annotated[
        int | None, typer.Option(help="Repeat the computer player's choices (only with --terminal).")
    ] = None,
    port: Port = 8000,
    host: Host = "127.0.0.1",
    public_url: PublicUrl = None,
    db: Db = None,
    db_file: DbFile = None,
    club: Club = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
) -> int:
    """Play in the browser or in the terminal.

    Starts a local server and opens the lobby, or a game against the computer if you name a VARIANT.
    """
    if terminal:
        from sandtable.games import variants
        from sandtable.terminal import TerminalGame

        chosen = variant_of(variant or next(iter(variants())))
        level = _level(level, chosen)
        chosen.seats(players)
        options = _first_options(chosen, option)
        seed = random.randrange(1 << 32) if seed is None else seed
        TerminalGame(out, chosen, level, seed, options, players).play()
        return 0
    from sandtable.browser import opener
    from sandtable.host.address import is_loopback

    table = None
    if variant is not None:
        chosen = variant_of(variant)
        if not chosen.at_tables:
            raise BadInput(f"{chosen.title} cannot be played in the browser; add --terminal")
        level = _level(level, chosen)
        table = chosen.id, len(chosen.seats(players)), level, _first_options(chosen, option)
    settings = _settings(host, port, database_of(db, db_file), public_url)
    settings = replace(settings, club=_club(club, alone=is_loopback(host) or host == "localhost"))
    from sandtable.host.serve import run

    return run(settings, opener(table, browse=not no_browser, say=say))


def _level(id: str, variant: Variant) -> str:
    """The level that is meant: without a word, a fair opponent."""
    from sandtable.bots.levels import level, usual

    return level(id or usual(variant), variant).id


def _first_options(variant: Variant, pairs: Sequence[str]) -> Json:
    """The options of a game that somebody sits down to: without a word, those that the lobby begins with."""
    return variant.read_options(options_of(pairs) if pairs else variant.proposal)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    db: Db = None,
    db_file: DbFile = None,
    public_url: PublicUrl = None,
    club: Club = "",
    lab: Annotated[bool, typer.Option("--lab", help="Open the lab at /lab; same as --lab-access here.")] = False,
    lab_access: Annotated[
        str,
        typer.Option(
            metavar="here|all",
            help="Who may run studies at /lab on the server's processors: this machine, or everybody.",
        ),
    ] = "",
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Accept requests for this host name too; may be repeated."),
    ] = None,
    metrics_access: Annotated[
        str, typer.Option(metavar="here|all", help="Who may read /metrics: this machine, or everybody.")
    ] = "here",
    keep_days: Annotated[
        int, typer.Option(min=0, help="Delete unfinished tables after this many idle days; 0: never.")
    ] = 90,
    keep_finished_days: Annotated[
        int, typer.Option(min=0, help="Delete finished games after this many idle days; 0: never.")
    ] = 0,
    nodes: Annotated[
        int, typer.Option(min=1, envvar="SANDTABLE_NODES", help="Number of servers that share the PostgreSQL database.")
    ] = 1,
    log_format: LogFormat = "text",
    bot_workers: Annotated[
        int | None, typer.Option(min=0, help="Processes for levels of the computer that answer quickly; by default 2.")
    ] = None,
    bot_slow_workers: Annotated[
        int | None,
        typer.Option(min=0, help="Processes for levels that make playouts; by default one fewer than there are cores."),
    ] = None,
    players_secret_file: Annotated[
        Path | None,
        typer.Option(
            envvar=SECRET_FILE,
            metavar="FILE",
            help="File whose one line is the secret with which computer players on other machines join.",
        ),
    ] = None,
    drain_seconds: Annotated[
        float,
        typer.Option(
            envvar="SANDTABLE_DRAIN_SECONDS",
            min=0,
            max=600,
            help="On SIGTERM let a balancer notice for this long before connections are refused; 0: end at once.",
        ),
    ] = 0.0,
    smtp_url: notices.SmtpUrl = "",
    smtp_url_file: notices.SmtpUrlFile = None,
    mail_from: notices.MailFrom = "",
    push: notices.Push = False,
    push_host: notices.PushHosts = None,
    webhook_url: notices.WebhookUrl = "",
    webhook_url_file: notices.WebhookUrlFile = None,
    club_hour: notices.ClubHour = "",
) -> int:
    """Run the server for others."""
    for name, access in (("--lab-access", lab_access), ("--metrics-access", metrics_access)):
        if access not in ("", "here", "all"):
            raise BadInput(f"{name} must be here or all, not {access!r}")
    check_log_format(log_format)
    lab_access = lab_access or ("here" if lab else "")
    if lab_access:
        need_lab("--lab")
    settings = _settings(host, port, database_of(db, db_file), public_url, lab=lab_access)
    settings = replace(settings, keep_days=keep_days, keep_finished_days=keep_finished_days, nodes=nodes)
    settings = replace(settings, club=_club(club), log_format=log_format, drain_seconds=drain_seconds)
    if players_secret_file is not None:
        settings = replace(settings, players_secret=secret_of(players_secret_file, "--players-secret-file"))
    elif 0 in (bot_workers, bot_slow_workers):
        raise BadInput("--bot-workers 0 and --bot-slow-workers 0 need players elsewhere: give --players-secret-file")
    if bot_workers is not None:
        settings = replace(settings, bot_workers=bot_workers)
    if bot_slow_workers is not None:
        settings = replace(settings, bot_slow_workers=bot_slow_workers)
    settings = notices.with_notices(
        settings, smtp_url, smtp_url_file, mail_from, push, push_host, webhook_url, webhook_url_file, club_hour
    )
    from sandtable.host.serve import run

    return run(replace(settings, hosts=tuple(allowed_host or ()), metrics_access=metrics_access or "here"))


def _club(given: str, alone: bool = False) -> bool:
    """Return whether the server has a club. By default it has one, unless its player is alone."""
    if given not in ("", "on", "off"):
        raise BadInput(f"--club must be on or off, not {given!r}")
    return given == "on" or (not given and not alone)


def check_log_format(log_format: str) -> None:
    """Raise BadInput unless this is a form of the log."""
    if log_format not in ("text", "json"):
        raise BadInput(f"--log-format must be text or json, not {log_format!r}")


def secret_of(file: Path, option: str) -> str:
    """Return the secret of computer players that a file holds; raise BadInput. No message holds a part of it."""
    secret = line_of(file, option, "the secret")
    if len(secret) < SHORTEST_SECRET or not secret.isascii() or not secret.isprintable() or " " in secret:
        raise BadInput(
            f"the secret in {file} must have {SHORTEST_SECRET} characters or more, in ASCII and without blanks: "
            "`openssl rand -hex 24` makes one"
        )
    return secret


def _settings(host: str, port: int, db: str, public_url: str | None, lab: str = "") -> Settings:
    from sandtable.host.proxies import VARIABLE, read_proxies
    from sandtable.host.public_url import read_public_url
    from sandtable.host.settings import Settings
    from sandtable.host.store.database import StoreProblem
    from sandtable.host.store.database_names import beside, read_database

    try:
        beside(db, "lab") if lab else read_database(db)
    except StoreProblem as problem:
        raise BadInput(str(problem)) from None
    proxies = os.environ.get(VARIABLE, "")
    read_proxies(proxies)
    return Settings(
        db=db,
        host=host,
        port=port,
        public_url=None if public_url is None else read_public_url(public_url),
        proxies=proxies,
        lab=lab,
    )


@app.command(name="new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Python name of the game: small letters and digits.")],
    kind: Annotated[str, typer.Option(metavar="cards|board", help="Kind of game to start from.")] = "cards",
    folder: Annotated[
        Path, typer.Option("--in", metavar="FOLDER", help="Folder to create the game's folder in.")
    ] = Path("."),
) -> int:
    """Write a small, complete game as a package to build on."""
    from sandtable.skeletons.copying import write

    made = write(name, kind, folder)
    print(f"{made} holds a game that can be played, and its tests; {made / 'README.md'} says what to do with it.")
    return 0
