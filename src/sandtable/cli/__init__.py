"""The command line. Each command reads its arguments, calls the room that does the work, and prints.

Exit status: 0; 1 if the thing checked did not hold, or the output cannot be written; 2 for bad input, told in one line;
130 after Ctrl-C, 141 where nobody reads the output any more, 143 after SIGTERM.
"""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from sandtable.cli import (
    admin,
    bot,
    compiling,
    former_options,
    players,
    playing,
    reading,
    records,
    rerate,
    secrets,
    server_bots,
    streams,
    studies,
    tournaments,
)
from sandtable.cli.common import BAD_INPUT, CLOSED, DID_NOT_HOLD, INTERRUPTED, SIGNALLED, app, say
from sandtable.engine.errors import SandtableError

COMMANDS = admin, bot, compiling, players, playing, reading, records, rerate, secrets, server_bots, studies, tournaments
"""The modules of the commands: importing them defines the commands."""
SELDOM = (20_000, 10, 50)
"""Thresholds of garbage collection: imports make many objects that stay, and collecting took a seventh of the time."""


@app.callback(invoke_without_command=True)
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """What the installed program runs. SIGTERM ends it as Ctrl-C does: nothing that it has started is left."""
    gc.set_threshold(*SELDOM)
    signal.signal(signal.SIGTERM, _end)
    streams.settle()
    try:
        sys.exit(run(sys.argv[1:]))
    finally:
        streams.drop_complaints()


def _end(number: int, frame: object) -> None:
    sys.exit(SIGNALLED + number)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit status."""
    try:
        status = _carry_out(arguments)
        streams.write_out()
        return status
    except BrokenPipeError:
        streams.give_up(sys.stdout)
        return CLOSED
    except SystemExit as end:  # Rich and Typer take a broken pipe for themselves, and end the program so
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        return CLOSED
    except OSError as problem:
        if problem.errno not in streams.NO_ROOM:
            raise
        streams.give_up(sys.stdout)
        say(f"sandtable: the output cannot be written: {problem.strerror}")
        return DID_NOT_HOLD


def _carry_out(arguments: Sequence[str]) -> int:
    arguments, notes = former_options.present(arguments)
    for note in notes:
        say(f"sandtable: {note}")
    try:
        status = app(args=arguments, prog_name="sandtable", standalone_mode=False)
    except typer.Exit as end:
        status = end.exit_code
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    except SandtableError as error:
        return _complain(str(error))
    except TyperException as error:
        return _complain(f"{error.format_message().rstrip('.')}; see: sandtable --help")
    if status == INTERRUPTED:
        say("stopped")
    return status if isinstance(status, int) else 0


def _complain(message: str) -> int:
    """Say in one line what is wrong with the input."""
    say(f"sandtable: {' '.join(message.split())}")
    return BAD_INPUT
